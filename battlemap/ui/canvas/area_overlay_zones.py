"""Areas of effect that stay, drawn calmly under the tokens: a tint, a pattern for what it does to the ground and the air, a name.

`ZonesOverlay` is the game master's, `paint_known_zones` the players'.  Patterns: strokes are difficult
ground, rings thin or thick mist, small flames harm.
"""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlemap.encounter.view import ZoneView
from battlemap.geometry import Cell
from battlemap.model import Zone
from battlemap.model.fog import Run
from battlemap.ui.canvas.overlay import SMALL_PX, Overlay, label, label_size, outline, squares
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.inks import ZONES
from battlemap.ui.theme import palette

COLOURS = ZONES
TINT, PALE_TINT, THICK_TINT, INK = 56, 66, 125, 135
TILE = int(SQUARE)
PLATE_PX = SMALL_PX + 1


def cells_of_runs(runs: Sequence[Run]) -> list[Cell]:
    return [Cell(x, y) for y, a, b in runs for x in range(a, b)]


def colour_of(zone_colour: str) -> str:
    return zone_colour if QColor(zone_colour).isValid() else COLOURS[0]


def patterns_of(difficult: bool, obscures: str, harms: bool) -> tuple[str, ...]:
    """The names of the patterns that lie over one another."""
    mist = {"light": "thin", "heavy": "thick"}.get(obscures, "")
    return tuple(name for name in ("strokes" if difficult else "", mist, "flames" if harms else "") if name)


@lru_cache(maxsize=64)
def tile(pattern: str, colour: str, pale: bool) -> QPixmap:
    """One square of a pattern, its edges meeting those of the next; darker for a pale floor."""
    drawn = QPixmap(TILE, TILE)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = QColor(colour).darker(150) if pale else QColor(colour).lighter(125)
    ink.setAlpha(INK)
    painter.setPen(QPen(ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    part = TILE / 4
    if pattern == "strokes":
        for x, y in ((1, 1), (3, 3)):
            painter.drawLine(QPointF(x * part - 7, y * part + 7), QPointF(x * part + 7, y * part - 7))
    elif pattern == "flames":
        for x, y in ((3, 1), (1, 3)):
            painter.drawPolyline([QPointF(x * part - 6, y * part + 5), QPointF(x * part, y * part - 7),
                                  QPointF(x * part + 6, y * part + 5)])  # fmt: skip
    else:
        spots = ((2, 2),) if pattern == "thin" else ((1, 1), (3, 1), (1, 3), (3, 3), (2, 2))
        for x, y in spots:
            painter.drawEllipse(QPointF(x * part, y * part), 4.5, 4.5)
    painter.end()
    return drawn


def paint_zone(
    painter: QPainter, paths: tuple[QPainterPath, QPainterPath], colour: str, patterns: Sequence[str], pale: bool
) -> None:
    """Tint, patterns and a dashed rim, in scene units; `pale`: on a floor lighter than they are.  Paths of squares and edge."""
    fill, edge = paths
    scale = max(1e-6, abs(painter.worldTransform().determinant()) ** 0.5)
    tint, thick = QColor(colour), "thick" in patterns
    tint.setAlpha(THICK_TINT if thick else PALE_TINT if pale else TINT)
    painter.fillPath(fill, tint)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for pattern in patterns:
        painter.fillPath(fill, QBrush(tile(pattern, colour, pale and not thick)))
    rim = QColor(colour).darker(150) if pale else QColor(colour)
    rim.setAlpha(210)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, max(3.0, 1.6 / scale), Qt.PenStyle.DashLine))
    painter.drawPath(edge)


@lru_cache(maxsize=64)
def _paths(runs: tuple[Run, ...]) -> tuple[QPainterPath, QPainterPath]:
    cells = cells_of_runs(runs)
    return squares(cells), outline(cells)


def plate_of(runs: Sequence[Run]) -> QPointF:
    """Where the name stands: on the upper edge."""
    y, a, b = min(runs, default=(0, 0, 0))
    return QPointF((a + b) / 2 * SQUARE, y * SQUARE)


def paint_known_zones(painter: QPainter, zones: Sequence[ZoneView], to_canvas: QTransform, name_px: int) -> None:
    """The areas players see, each with its name, on a canvas `to_canvas` leads to."""
    painter.save()
    painter.setTransform(to_canvas, True)
    for zone in zones:
        patterns = patterns_of(zone.difficult, zone.obscures, zone.harms)
        paint_zone(painter, _paths(zone.runs), colour_of(zone.colour), patterns, pale=True)
        ink = _readable(colour_of(zone.colour))
        label(painter, plate_of(zone.runs), zone.name, abs(to_canvas.m11()), (ink, palette().badge), name_px)
    painter.restore()


class _Drawn:
    """What is needed to paint one zone, made once."""

    def __init__(self, zone: Zone) -> None:
        self.zone = zone
        self.paths = _paths(zone.runs)
        self.bounds = self.paths[0].boundingRect()
        self.plate = plate_of(zone.runs)
        self.colour = colour_of(zone.colour)
        self.patterns = patterns_of(zone.difficult, zone.obscures, bool(zone.damage))


class ZonesOverlay(Overlay):
    """All areas that stay.  `held`: one drawn elsewhere for a gesture."""

    def __init__(self) -> None:
        super().__init__(z=1.5)
        self._drawn: dict[str, _Drawn] = {}
        self.plates = PlatesOverlay()

    def show_zones(self, zones: Sequence[Zone], held: Zone | None = None, lit: str = "") -> None:
        """What is the same as before is not made anew."""
        shown = [held if held is not None and zone.id == held.id else zone for zone in zones]
        old, self._drawn = self._drawn, {}
        for zone in shown:
            kept = old.get(zone.id)
            self._drawn[zone.id] = kept if kept is not None and kept.zone == zone else _Drawn(zone)
        bounds = QRectF()
        for drawn in self._drawn.values():
            bounds = bounds.united(drawn.bounds)
        self._set_bounds(bounds.adjusted(-4, -4, 4, 4) if self._drawn else QRectF())
        self.plates.show_plates([(each.zone.id, each.zone.name, each.plate, each.colour) for each in self._drawn.values()], lit)

    def zone_at(self, cell: Cell) -> str:
        """The area shown last of those with this square; "" for none."""
        for zone_id, drawn in reversed(self._drawn.items()):
            if any(y == cell.y and a <= cell.x < b for y, a, b in drawn.zone.runs):
                return zone_id
        return ""

    def shown(self, zone_id: str) -> Zone | None:
        drawn = self._drawn.get(zone_id)
        return drawn.zone if drawn is not None else None

    def bounds_of(self, zone_id: str) -> QRectF:
        return self._drawn[zone_id].bounds if zone_id in self._drawn else QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        exposed = option.exposedRect  # type: ignore[attr-defined]
        for drawn in self._drawn.values():
            if drawn.bounds.adjusted(-4, -4, 4, 4).intersects(exposed):
                paint_zone(painter, drawn.paths, drawn.colour, drawn.patterns, palette().name == "light")


Plate = tuple[str, str, QPointF, str]


class PlatesOverlay(Overlay):
    """The names of areas that stay, on their upper edge; the area tool takes hold of them there."""

    margin_px = (160.0, 20.0)

    def __init__(self) -> None:
        super().__init__(z=30)
        self._plates: tuple[Plate, ...] = ()
        self._lit = ""

    def show_plates(self, plates: Sequence[Plate], lit: str = "") -> None:
        self._plates, self._lit = tuple(plates), lit
        bounds = QRectF()
        for _, _, at, _ in self._plates:
            bounds = bounds.united(QRectF(at.x() - 1, at.y() - 1, 2, 2))
        self._set_bounds(bounds)

    def plate_at(self, point: QPointF, zoom: float) -> str:
        """The zone whose name is under a scene point."""
        for zone_id, name, at, _ in reversed(self._plates):
            width, height = label_size(name, PLATE_PX)
            across, down = width / 2 / zoom, (height / 2 + 3) / zoom
            if abs(point.x() - at.x()) <= across and abs(point.y() - at.y()) <= down:
                return zone_id
        return ""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for zone_id, name, at, colour in self._plates:
            ink = palette().active if zone_id == self._lit else _readable(colour)
            label(painter, at, name, scale, (ink, palette().badge), PLATE_PX)


def _readable(colour: str) -> str:
    """The zone's colour, light enough for the dark plate."""
    ink = QColor(colour)
    return colour if ink.lightnessF() > 0.45 else ink.lighter(170).name()


def swatch(colour: str, side: int = 18) -> QPixmap:
    """A zone's colour, small."""
    drawn = QPixmap(side, side)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour).darker(150), 1.5))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(1, 1, side - 2, side - 2), 4, 4)
    painter.end()
    return drawn
