"""Small signs of what is drawn but has no line: lamps where lights stand, pins where the game master's notes are.

They keep a size the eye can tell at any zoom.  A note's text is shown while the pointer is on its pin.
"""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.model import Light, Note
from battlemap.model.scene import PointXY
from battlemap.ui.canvas.overlay import Overlay
from battlemap.ui.canvas.units import SQUARE, corner
from battlemap.ui.inks import NOTE, NOTE_EDGE, NOTE_FOLD, NOTE_LIT
from battlemap.ui.theme import palette, px

LAMP = (0.17, 5.0, 12.0)
PIN = (0.46, 15.0, 30.0)
"""Sizes: in squares, but at least and at most so many pixels."""
LAMP_REACH, PIN_REACH, PEN_PX = 1.65, 0.75, 4.0
"""How far a sign reaches from its point, in its size, and how wide its pen may be on the screen."""
RAYS = [QPointF(*ray) for ray in ((1, 0), (0, 1), (-1, 0), (0, -1))]
RAYS += [QPointF(0.7071 * x, 0.7071 * y) for x in (1, -1) for y in (1, -1)]
TEXT_PX, WIDEST_PX, PAD_PX, LONGEST = 14, 300, 10, 600


def size_of(kind: tuple[float, float, float], zoom: float) -> float:
    """In scene units."""
    share, least, most = kind
    return min(max(share * SQUARE, least / zoom), most / zoom)


def _box(points: Sequence[PointXY]) -> QRectF:
    xs, ys = [x * SQUARE for x, _ in points], [y * SQUARE for _, y in points]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).adjusted(-SQUARE, -SQUARE, SQUARE, SQUARE)


def _about(exposed: QRectF, reach: float, scale: float) -> QRectF:
    """Where a sign's point may lie for something of it, its pen's width too, to be in what is painted."""
    far = reach + PEN_PX / scale
    return exposed.adjusted(-far, -far, far, far)


class LampMarks(Overlay):
    """A lamp in its own colour at every light that stands on the map."""

    margin_px = (12.0, 12.0)

    def __init__(self) -> None:
        super().__init__(z=4)
        self._lights: tuple[Light, ...] = ()

    def show_lights(self, lights: tuple[Light, ...]) -> None:
        if lights is not self._lights:
            self._lights = lights
            points = [light.at for light in lights if light.at is not None]
            self._set_bounds(_box(points) if points else QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = size_of(LAMP, scale)
        shown = _about(option.exposedRect, size * LAMP_REACH, scale)  # type: ignore[attr-defined]
        for light in self._lights:
            if light.at is not None and shown.contains(at := corner(light.at)):
                _lamp(painter, at, size, light.colour, scale)


def _lamp(painter: QPainter, at: QPointF, size: float, colour: str, scale: float) -> None:
    painter.setPen(QPen(QColor(palette().path_edge), 3.4 / scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    rays = [QLineF(at + ray * (size * 1.25), at + ray * (size * LAMP_REACH)) for ray in RAYS if size * scale >= 5.4]
    painter.drawLines(rays)
    painter.setPen(QPen(QColor(colour), 1.6 / scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLines(rays)
    painter.setPen(QPen(QColor(palette().path_edge), 1.4 / scale))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, size * 0.85, size * 0.85)
    painter.setBrush(Qt.BrushStyle.NoBrush)


class NotePins(Overlay):
    """A leaf of paper at every note; the hovered one's text beside it."""

    margin_px = (WIDEST_PX + 60.0, 420.0)

    def __init__(self) -> None:
        super().__init__(z=47)
        self._notes: tuple[Note, ...] = ()
        self.shown: Note | None = None
        self.held: Note | None = None
        """The note being moved or written: its text is not shown."""

    def show_notes(self, notes: tuple[Note, ...]) -> None:
        if notes is self._notes:
            return
        self._notes = notes
        if self.shown not in notes:
            self.shown = None
        self._set_bounds(_box([note.at for note in notes]) if notes else QRectF())

    def note_at(self, point: QPointF) -> Note | None:
        """The note whose pin lies under a scene point, the nearest of several."""
        reach = size_of(PIN, self._zoom) * 0.75
        near = [(_apart(corner(note.at), point), number) for number, note in enumerate(self._notes)]
        found = min(near, default=(reach + 1, -1))
        return self._notes[found[1]] if found[0] <= reach else None

    def hover(self, point: QPointF | None) -> None:
        """The pointer is there now (None: not on the map)."""
        found = self.note_at(point) if point is not None and self._notes else None
        if found is not self.shown:
            self.shown = found
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = _about(option.exposedRect, size_of(PIN, scale) * PIN_REACH, scale)  # type: ignore[attr-defined]
        for note in self._notes:
            if note is not self.held and shown.contains(at := corner(note.at)):
                paint_pin(painter, at, scale, note is self.shown)
        if self.shown is not None and self.shown is not self.held:
            _paint_text(painter, corner(self.shown.at), self.shown.text, scale)


def _apart(a: QPointF, b: QPointF) -> float:
    return float(((a.x() - b.x()) ** 2 + (a.y() - b.y()) ** 2) ** 0.5)


def paint_pin(painter: QPainter, at: QPointF, scale: float, is_lit: bool = False) -> None:
    """A small leaf of paper with a folded corner and two lines."""
    size = size_of(PIN, scale)
    half, fold = size / 2, size * 0.3
    leaf = QPainterPath(at + QPointF(-half, -half))
    for dx, dy in ((half, -half), (half, half - fold), (half - fold, half), (-half, half)):
        leaf.lineTo(at + QPointF(dx, dy))
    leaf.closeSubpath()
    painter.setPen(QPen(QColor(NOTE_EDGE), (2.2 if is_lit else 1.5) / scale))
    painter.setBrush(QColor(NOTE_LIT if is_lit else NOTE))
    painter.drawPath(leaf)
    painter.setPen(QPen(QColor(NOTE_FOLD), 1.3 / scale))
    inner = half - fold
    painter.drawPolyline([at + QPointF(half, inner), at + QPointF(inner, inner), at + QPointF(inner, half)])
    for dy, end in ((-0.2, 0.28), (0.05, 0.28)):
        painter.drawLine(at + QPointF(-0.28 * size, dy * size), at + QPointF(end * size, dy * size))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_text(painter: QPainter, at: QPointF, text: str, scale: float) -> None:
    """Beside the pin, on the side with more room."""
    font = QFont()
    font.setPixelSize(px(TEXT_PX))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
    shown = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    words = QFontMetricsF(font).boundingRect(QRectF(0, 0, WIDEST_PX, 2000), flags, shown)
    box = QRectF(0, 0, words.width() + 2 * PAD_PX, words.height() + 2 * PAD_PX)
    window, here = painter.viewport(), painter.worldTransform().map(at)
    gap = size_of(PIN, scale) * scale / 2 + 6
    left = here.x() + gap if here.x() + gap + box.width() < window.width() else here.x() - gap - box.width()
    top = min(max(here.y() - box.height() / 2, 6.0), max(6.0, window.height() - box.height() - 6))
    painter.save()
    painter.resetTransform()
    box.moveTo(max(6.0, left), top)
    colours = palette()
    painter.setPen(QPen(QColor(NOTE), 1.4))
    painter.setBrush(QColor(colours.badge))
    painter.drawRoundedRect(box, 8, 8)
    painter.setPen(QColor(colours.badge_text))
    painter.setFont(font)
    painter.drawText(box.adjusted(PAD_PX, PAD_PX, -PAD_PX, -PAD_PX), flags, shown)
    painter.restore()
