"""Areas on the game master's map: higher and lower floor, where the party starts.  Calm: a rim, a tint, a few words."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from battlemap.geometry import Cell
from battlemap.model import Area
from battlemap.model.fog import Run
from battlemap.ui import words
from battlemap.ui.canvas.overlay import outline, squares
from battlemap.ui.canvas.units import SQUARE, centre_of
from battlemap.ui.inks import WHITE, veil
from battlemap.ui.theme import Palette

LABEL_PX, SMALLEST_SQUARE_PX = 12, 7.0


def paint_areas(
    painter: QPainter, areas: Iterable[Area], colours: Palette, zoom: float, area: QRectF, *, labels: bool = True
) -> None:
    """Those that come near `area` (scene units)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for each in areas:
        body, rim, middle = _shape(each.runs)
        if not body.boundingRect().intersects(area):
            continue
        ink = ink_of(each, colours)
        tint = QColor(ink)
        tint.setAlphaF(0.13)
        painter.fillPath(body, tint)
        if each.kind == "elevation" and each.value:
            tint.setAlphaF(0.16)
            slant = Qt.BrushStyle.FDiagPattern if each.value > 0 else Qt.BrushStyle.BDiagPattern
            painter.fillPath(body, QBrush(tint, slant))
        ink.setAlphaF(0.85)
        pen = QPen(ink, max(2.0, 1.5 / zoom))
        pen.setDashPattern([6, 3] if each.kind == "start" else [10, 3, 2, 3])
        painter.setPen(pen)
        painter.drawPath(rim)
        if labels:
            _write(painter, middle, area_text(each), ink, zoom, body.boundingRect())
    painter.restore()


def reach_of_area(area: Area) -> QRectF:
    """How far any of it, its words too, may reach, in scene units."""
    box = _shape(area.runs)[0].boundingRect()
    across = max(box.width(), 2 * SQUARE) / 2 + SQUARE
    return box.adjusted(-across, -SQUARE, across, SQUARE)


def ink_of(area: Area, colours: Palette) -> QColor:
    """Start areas green, higher floor warm, lower floor cool."""
    if area.kind == "start":
        return QColor(colours.good)
    return QColor(colours.warning if area.value >= 0 else colours.accent)


def area_text(area: Area) -> str:
    """ "+3 m", or where the party starts."""
    if area.kind == "start":
        return QCoreApplication.translate("Areas", "Start")
    sign = "+" if area.value > 0 else "−" if area.value < 0 else "±"
    return f"{sign}{words.metres_text(abs(area.value))}"


@lru_cache(maxsize=256)
def _shape(runs: tuple[Run, ...]) -> tuple[QPainterPath, QPainterPath, QPointF]:
    """The squares, their rim, and the middle of all, or of the square nearest to it where that is not one of them."""
    cells = [Cell(x, y) for y, first, behind in runs for x in range(first, behind)]
    if not cells:
        return QPainterPath(), QPainterPath(), QPointF()
    mx, my = sum(cell.x for cell in cells) / len(cells), sum(cell.y for cell in cells) / len(cells)
    body, middle = squares(cells), QPointF((mx + 0.5) * SQUARE, (my + 0.5) * SQUARE)
    if not body.contains(middle):
        middle = centre_of(min(cells, key=lambda cell: ((cell.x - mx) ** 2 + (cell.y - my) ** 2, cell)))
    return body, outline(cells), middle


def _write(painter: QPainter, at: QPointF, text: str, ink: QColor, zoom: float, room: QRectF) -> None:
    """Small words of one size on the screen, left away where they would cover more than the area."""
    font = QFont()
    font.setPixelSize(LABEL_PX)
    font.setBold(True)
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(text) + 8, metrics.height() + 2
    if SQUARE * zoom < SMALLEST_SQUARE_PX or width > max(room.width(), 2 * SQUARE) * zoom:
        return
    painter.save()
    painter.translate(at)
    painter.scale(1 / zoom, 1 / zoom)
    box = QRectF(-width / 2, -height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil(120) if ink.lightness() > 110 else QColor(f"#aa{WHITE[1:]}"))
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
