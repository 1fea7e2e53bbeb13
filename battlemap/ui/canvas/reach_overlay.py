"""Where a token can go, shown while it is held."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.geometry import Cell
from battlemap.rules.movement import Reach
from battlemap.ui.canvas.overlay import Overlay, bounds_of, outline, squares
from battlemap.ui.theme import palette


class ReachOverlay(Overlay):
    """Bands of where it may stop, by movement and by Dash; squares it may only pass are hatched; enemies' reach outlined."""

    def __init__(self) -> None:
        super().__init__(z=2)
        self._near = self._far = self._passing = self._threat = QPainterPath()
        self._near_edge = self._far_edge = QPainterPath()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_reach(self, reach: Reach, threatened: Iterable[Cell]) -> None:
        threatened = list(threatened)
        self._near, self._far = squares(reach.costs), squares(reach.dash)
        self._passing = squares(reach.pass_only)
        self._near_edge = outline([*reach.costs, *reach.pass_only])
        self._far_edge = outline([*reach.costs, *reach.dash, *reach.pass_only]) if reach.dash else QPainterPath()
        self._threat = outline(threatened)
        self._set_bounds(bounds_of([*reach.costs, *reach.dash, *reach.pass_only, *threatened], 1, 8))

    def clear(self) -> None:
        if not self._bounds.isEmpty():
            self._near = self._far = self._passing = self._threat = self._near_edge = self._far_edge = QPainterPath()
            self._set_bounds(QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours = palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillPath(self._near, QColor(colours.reach))
        painter.fillPath(self._far, QColor(colours.reach_dash))
        hatch = QBrush(QColor(colours.reach_pass), Qt.BrushStyle.BDiagPattern)
        hatch.setTransform(painter.worldTransform().inverted()[0])
        painter.fillPath(self._passing, hatch)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for path, colour, style in (
            (self._far_edge, colours.reach_dash_edge, Qt.PenStyle.DashLine),
            (self._near_edge, colours.reach_edge, Qt.PenStyle.SolidLine),
            (self._threat, colours.threat, Qt.PenStyle.DotLine),
        ):
            painter.setPen(QPen(QColor(colour), 3, style))
            painter.drawPath(path)
