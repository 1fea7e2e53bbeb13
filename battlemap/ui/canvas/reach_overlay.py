"""Where a token can go, shown while it is held."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.rules.movement import Reach
from battlemap.ui.canvas.overlay import Mask, Overlay, bounds_of, mask_outline, outline, squares
from battlemap.ui.inks import veil
from battlemap.ui.theme import palette

EDGES = {"dash": Qt.PenStyle.DashLine, "move": Qt.PenStyle.SolidLine, "threat": Qt.PenStyle.DotLine}
"""The line of each band, told apart without its colour."""
EDGE, CASING = 3.0, 5.5


class ReachOverlay(Overlay):
    """Bands of where it may stop, by movement and by Dash; squares it may only pass are hatched; enemies' reach outlined."""

    def __init__(self) -> None:
        super().__init__(z=2)
        self._near = self._far = self._passing = self._threat = QPainterPath()
        self._near_edge = self._far_edge = QPainterPath()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.shown = 0
        """Another number whenever another reach is shown."""

    def show_reach(self, reach: Reach, threatened: Mask | None) -> None:
        """`threatened` [H, W] of the map: where enemies reach and stand."""
        self.shown += 1
        self._near, self._far = squares(reach.costs), squares(reach.dash)
        self._passing = squares(reach.pass_only)
        self._near_edge = outline([*reach.costs, *reach.pass_only])
        self._far_edge = outline([*reach.costs, *reach.dash, *reach.pass_only]) if reach.dash else QPainterPath()
        self._threat = QPainterPath() if threatened is None else mask_outline(threatened)
        bounds = bounds_of([*reach.costs, *reach.dash, *reach.pass_only], 1, 8)
        self._set_bounds(bounds if self._threat.isEmpty() else bounds.united(self._threat.boundingRect().adjusted(-8, -8, 8, 8)))

    def clear(self) -> None:
        if not self._bounds.isEmpty():
            self._near = self._far = self._passing = self._threat = self._near_edge = self._far_edge = QPainterPath()
            self._set_bounds(QRectF())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours = palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillPath(self._near, QColor(colours.reach))
        painter.fillPath(self._far, QColor(colours.reach_dash))
        painter.fillPath(self._passing, veil(50))
        hatch = QBrush(QColor(colours.reach_pass), Qt.BrushStyle.BDiagPattern)
        scale = painter.worldTransform().m11()  # of the screen's pixels, but it stays on the map
        hatch.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
        painter.fillPath(self._passing, hatch)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        bands = (
            (self._far_edge, colours.reach_dash_edge, "dash"), (self._near_edge, colours.reach_edge, "move"),
            (self._threat, colours.threat, "threat"),
        )  # fmt: skip
        for path, colour, band in bands:
            for pen in (QPen(QColor(colours.path_edge), CASING), QPen(QColor(colour), EDGE, EDGES[band])):
                painter.setPen(pen)  # on a dark line any map lets it be seen
                painter.drawPath(path)
