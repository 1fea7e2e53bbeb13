"""The bench on which squares are laid on a picture: grid and cut-off edges over it, two crossings to be dragged, a magnifier.

`squares` is what is laid; whatever a hand does to it is told by `changed`.  The wheel zooms, dragging the picture pans; arrow
keys move what was touched last, a crossing, an edge or else the whole grid, by a pixel (Shift: ten); A, B and G choose it.
Not here: numbers typed beside it (`import_map_picture`), how it is painted (`align_paint`), sums (`imaging.layout`).
"""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from battlemap.imaging.layout import Layout
from battlemap.ui.canvas.tiles import TiledPicture
from battlemap.ui.dialogs.align_paint import paint_bench
from battlemap.ui.dialogs.align_view import AlignView, is_near

REACH = 9.0
SNAP = 7.0
ZOOM_STEP = 1.2
STEP, LONG_STEP = 1.0, 10.0
SMALLEST_CROP = 8.0
CHOSEN = {"a": "a", "b": "b", "g": ""}
EDGES = ("left", "top", "right", "bottom")
KEYS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Marks:
    """The two crossings, in pixels of the picture, and how many squares they are apart."""

    a: tuple[float, float]
    b: tuple[float, float]
    across: int
    down: int


class Bench(QWidget):
    """`held` is what was touched last: "a" or "b" for a crossing, an edge's name, "" for the grid."""

    changed = Signal()

    def __init__(self, width: int, height: int, layout: Layout) -> None:
        super().__init__()
        self.align = AlignView(width, height)
        self.squares = layout
        self.marks = marks_on(layout)
        self.picture: TiledPicture | None = None
        self.held, self.is_dragging = "", False
        self._from: QPointF | None = None
        self._before = (layout, self.marks)
        self._panning: QPointF | None = None
        self._space = False
        self.setMinimumSize(320, 240)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Picture with its squares"))

    def show_picture(self, picture: TiledPicture) -> None:
        self.picture = picture
        picture.grown.connect(self.update)
        self.update()

    # ------------------------------------------------------------ what is laid on it
    def lay(self, layout: Layout, marks: Marks | None = None) -> None:
        """Other squares; the crossings stay as near as they can to where they were."""
        self.squares = layout
        self.marks = marks or marks_near(layout, self.marks)
        self.update()

    def turn(self, quarters: int, angle: float) -> None:
        self.align.quarters, self.align.angle = quarters % 4, angle
        self.align.fit()
        self.update()

    def _drag_to(self, name: str, x: float, y: float) -> None:
        """A crossing or an edge moved there."""
        if name in ("a", "b"):
            a, b = ((x, y), self.marks.b) if name == "a" else (self.marks.a, (x, y))
            marks = Marks(a, b, self.marks.across, self.marks.down)
            if a != b:
                self.lay(self.squares.between(a, b, marks.across, marks.down), marks)
        elif name in EDGES:
            self.lay(self.squares.cropped(self._edge_at(name, x, y)))
        self.changed.emit()

    def _edge_at(self, name: str, x: float, y: float) -> tuple[float, float, float, float]:
        box = list(self.squares.crop)
        vertical, i = name in ("left", "right"), EDGES.index(name)
        other = box[(i + 2) % 4]
        value = x if vertical else y
        limit = (0.0, other - SMALLEST_CROP) if i < 2 else (other + SMALLEST_CROP, float(self.align.size[not vertical]))
        box[i] = min(limit[1], max(limit[0], value))
        return (box[0], box[1], box[2], box[3])

    # ------------------------------------------------------------ what is under the pointer
    def edge_lines(self) -> dict[str, tuple[QPointF, QPointF]]:
        """The edges of the part that is used, in the widget."""
        left, top, right, bottom = self.squares.crop
        corners = [self.align.shown(*at) for at in ((left, top), (right, top), (right, bottom), (left, bottom))]
        return {
            "top": (corners[0], corners[1]), "right": (corners[1], corners[2]), "bottom": (corners[3], corners[2]),
            "left": (corners[0], corners[3]),
        }  # fmt: skip

    def _under(self, point: QPointF) -> str:
        for name, at in (("b", self.marks.b), ("a", self.marks.a)):
            if is_near(self.align.shown(*at), point, REACH + 3):
                return name
        for name, (start, end) in self.edge_lines().items():
            along = QRectF(start, end).normalized().adjusted(-REACH, -REACH, REACH, REACH)
            if along.contains(point):
                return name
        return ""

    # ------------------------------------------------------------ gestures
    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if event.button() == Qt.MouseButton.LeftButton and (name := self._under(point)):
            self.held, self.is_dragging = name, True
            self._before = (self.squares, self.marks)
            at = self._place_of(name)
            self._from = QPointF(at) - self.align.under(point)
        elif event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self.held = ""
            self._panning = point
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if self._panning is not None:
            self.align.pan(point.x() - self._panning.x(), point.y() - self._panning.y())
            self._panning = point
            self.update()
        elif self.is_dragging and self._from is not None:
            goal = self.align.under(point) + self._from
            x, y = goal.x(), goal.y()
            if self.held in EDGES and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                reach = SNAP / self.align.scale
                x, y = self.squares.snapped(x, True, reach), self.squares.snapped(y, False, reach)
            self._drag_to(self.held, x, y)
        else:
            self._show_cursor(self._under(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._panning, self._from, self.is_dragging = None, None, False
        self._show_cursor(self._under(event.position()))
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.align.zoom(ZOOM_STEP ** (event.angleDelta().y() / 120), event.position())
        self.update()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = KEYS.get(Qt.Key(event.key()))
        middle = QPointF(self.width() / 2, self.height() / 2)
        if event.key() == Qt.Key.Key_Escape and self.is_dragging:
            self._let_go()
        elif event.text().lower() in CHOSEN:
            self.held = CHOSEN[event.text().lower()]
        elif way is not None:
            length = LONG_STEP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else STEP
            self._nudge(way[0] * length, way[1] * length)
        elif event.text() in ("+", "="):
            self.align.zoom(ZOOM_STEP, middle)
        elif event.text() == "-":
            self.align.zoom(1 / ZOOM_STEP, middle)
        elif event.key() == Qt.Key.Key_0:
            self.align.fit()
        else:
            event.ignore()
            return
        self.update()

    def _let_go(self) -> None:
        """The drag never was."""
        self.is_dragging, self._from = False, None
        self.lay(*self._before)
        self.changed.emit()

    def _nudge(self, dx: float, dy: float) -> None:
        """What was touched last goes a step; nothing touched, all of the grid does."""
        if self.held:
            at = self._place_of(self.held)
            self._drag_to(self.held, at.x() + dx, at.y() + dy)
        else:
            self.lay(self.squares.at(self.squares.left + dx, self.squares.top + dy))
            self.changed.emit()

    def _place_of(self, name: str) -> QPointF:
        if name in ("a", "b"):
            return QPointF(*(self.marks.a if name == "a" else self.marks.b))
        left, top, right, bottom = self.squares.crop
        return QPointF(left, top) if name in ("left", "top") else QPointF(right, bottom)

    def _show_cursor(self, name: str) -> None:
        shapes = {"": Qt.CursorShape.OpenHandCursor, "a": Qt.CursorShape.CrossCursor, "b": Qt.CursorShape.CrossCursor}
        along = Qt.CursorShape.SizeHorCursor if name in ("left", "right") else Qt.CursorShape.SizeVerCursor
        self.setCursor(shapes.get(name, along))

    def focusInEvent(self, event: QEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QEvent) -> None:
        self.update()

    # ------------------------------------------------------------ showing
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.align.resize(QSizeF(self.size()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_bench(painter, self)
        painter.end()


# ---------------------------------------------------------------- crossings
def marks_on(layout: Layout) -> Marks:
    """Two crossings well apart."""
    columns, rows = layout.columns, layout.rows
    a = (round(columns * 0.2), round(rows * 0.25))
    b = (max(a[0] + 1, round(columns * 0.8)), max(a[1], round(rows * 0.75)))
    return _marks(layout, a, b)


def marks_near(layout: Layout, marks: Marks) -> Marks:
    """The crossings nearest to two places, never the same one twice."""
    a, b = _nearest(layout, marks.a), _nearest(layout, marks.b)
    return _marks(layout, a, b) if a != b else marks_on(layout)


def _nearest(layout: Layout, at: tuple[float, float]) -> tuple[int, int]:
    x, y = layout.origin
    column, row = round((at[0] - x) / layout.px), round((at[1] - y) / layout.px)
    return min(max(0, column), layout.columns), min(max(0, row), layout.rows)


def _marks(layout: Layout, a: tuple[int, int], b: tuple[int, int]) -> Marks:
    x, y = layout.origin
    places = [(x + column * layout.px, y + row * layout.px) for column, row in (a, b)]
    return Marks(places[0], places[1], abs(b[0] - a[0]), abs(b[1] - a[1]))
