"""Lists of creatures, parties, encounters: a face, a name, a line of figures; rows are dragged from here onto the map.

The list keeps the mouse while it is dragged and tells where it is, in global pixels (`dragged`, `let_go`, `called_off`): no
desktop's own drag and drop is needed, and the map can show each place on the way.  Not here: what is found (`stock`), what a
company is (`companies`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from battlemap.model import Creature
from battlemap.storage.portraits import portrait
from battlemap.ui.canvas.token_face import face_of
from battlemap.ui.canvas.token_look import Look
from battlemap.ui.icons import pixmap
from battlemap.ui.theme import hp_colour, palette

Index = QModelIndex | QPersistentModelIndex
LINE, VALUE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
HEIGHT, FACE, PADDING, ICON = 52, 40, 6, 15
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Line:
    """What a row says: a face, a name, a line below it, something at the right; `mark` is an icon's name beside that.
    `share`: of its hit points, drawn as a bar below; None for none."""

    look: Look | None
    name: str
    detail: str
    right: str = ""
    mark: str = ""
    share: float | None = None
    picture: str = ""


def coin(creature: Creature, side: str = "foes", colour: str = "") -> Look:
    """Its coin without name and hit points."""
    return Look(
        name=creature.name, side=side, colour=colour, n=1, tiny=True, hp=None, max_hp=creature.max_hp, temp_hp=0, state="up",
        conditions=(), hidden=False, picture="", height_squares=0, character=creature.character,
    )  # fmt: skip


class LineModel(QAbstractListModel, Generic[T]):
    """Values, and how each is told."""

    def __init__(self, line_of: Callable[[T], Line]) -> None:
        super().__init__()
        self._line_of = line_of
        self.values: tuple[T, ...] = ()

    def show(self, values: Sequence[T]) -> None:
        self.beginResetModel()
        self.values = tuple(values)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.values)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        value = self.values[index.row()]
        if role == VALUE:
            return value
        line = self._line_of(value)
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return line.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (line.name, line.detail, line.right) if part)
        return None


class LineRow(QStyledItemDelegate):
    """One row, drawn."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line = index.data(LINE)
        colours = palette()
        row: QRect = option.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        font: QFont = option.font  # type: ignore[attr-defined]
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(row).adjusted(2, 2, -2, -2)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(QColor(colours.accent if chosen else colours.line), 2 if chosen else 1))
            painter.setBrush(QColor(colours.raised))
            painter.drawRoundedRect(box, 7, 7)
        left = row.left() + PADDING + 4
        if line.look is not None:
            _paint_face(painter, line, row.left() + PADDING, row.center().y() - FACE // 2 + 2)
            left = row.left() + FACE + 2 * PADDING + 2
        bold, small = QFont(font), QFont(font)
        bold.setBold(True)
        small.setPointSizeF(font.pointSizeF() * 0.9)
        last = row.right() - PADDING - 4
        right = _paint_right(painter, line, QRect(left, row.top() + 7, last - left, 20), bold)
        _write(painter, QRect(left, row.top() + 7, right - left, 20), line.name, bold, colours.text)
        _write(painter, QRect(left, row.top() + 26, last - left, 18), line.detail, small, colours.text_dim)
        if line.share is not None:
            _paint_bar(painter, QRectF(left, row.bottom() - 7, last - left, 3), line.share)
        painter.restore()


def _paint_right(painter: QPainter, line: Line, box: QRect, font: QFont) -> int:
    """What stands at the right, and its mark; where the name has to end."""
    colours = palette()
    width = QFontMetrics(font).horizontalAdvance(line.right)
    painter.setFont(font)
    painter.setPen(QColor(colours.accent))
    painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, line.right)
    right = box.right() - width - (8 if width else 0)
    if line.mark:
        right -= ICON + 2
        painter.drawPixmap(right + 2, box.center().y() - ICON // 2, pixmap(line.mark, ICON, colours.text_dim, _ratio(painter)))
    return right


def _paint_bar(painter: QPainter, box: QRectF, share: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette().line))
    painter.drawRoundedRect(box, 1.5, 1.5)
    painter.setBrush(QColor(hp_colour(round(share * 100), 100)))
    painter.drawRoundedRect(QRectF(box.left(), box.top(), box.width() * max(0.0, min(1.0, share)), box.height()), 1.5, 1.5)


def _ratio(painter: QPainter) -> float:
    device = painter.device()
    return device.devicePixelRatio() if device is not None else 1.0


def _write(painter: QPainter, box: QRect, text: str, font: QFont, ink: str) -> None:
    painter.setFont(font)
    painter.setPen(QColor(ink))
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _paint_face(painter: QPainter, line: Line, left: int, top: int) -> None:
    if line.look is None:
        return
    ratio = _ratio(painter)
    face = face_of(line.look, round(FACE * ratio), palette(), _portrait(line.picture))
    wide, high = face.width() / ratio, face.height() / ratio
    painter.drawPixmap(QRectF(left - (wide - FACE) / 2, top, wide, high), face, QRectF(face.rect()))


@lru_cache(maxsize=256)
def _portrait(sha256: str) -> QPixmap | None:
    """A picture the user keeps, read once."""
    found, data = QPixmap(), portrait(sha256) if sha256 else None
    return found if data is not None and found.loadFromData(data) else None


# ---------------------------------------------------------------- dragged out of a list
class DraggedList(QListView):
    """A list whose rows can be carried off with the mouse.  `taken` tells which row is in hand, once."""

    taken = Signal(QModelIndex)
    dragged = Signal(QPoint)
    let_go = Signal(QPoint)
    called_off = Signal()
    typed = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._press: QPoint | None = None
        self._carried = False
        self.setAccessibleName(name)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.restyle()

    def restyle(self) -> None:
        """In the palette in use now."""
        self.setStyleSheet(f"QListView {{ background: {palette().window}; border-radius: 8px; outline: none; }}")

    @property
    def is_carrying(self) -> bool:
        return self._carried

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        on_row = event.button() == Qt.MouseButton.LeftButton and self.indexAt(event.position().toPoint()).isValid()
        self._press = event.position().toPoint() if on_row else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if not held or self._press is None:
            super().mouseMoveEvent(event)
            return
        here = event.position().toPoint()
        if not self._carried and (here - self._press).manhattanLength() >= QApplication.startDragDistance():
            self._carried = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.taken.emit(self.currentIndex())
        if self._carried:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carried, self._press = self._carried, None
        self._end()
        if carried:
            self.let_go.emit(event.globalPosition().toPoint())
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def call_off(self) -> None:
        """Esc while it is in the air."""
        self._press = None
        if self._carried:
            self._end()
            self.called_off.emit()

    def _end(self) -> None:
        self._carried = False
        self.viewport().unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters go to the search; Esc calls off what is carried."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Escape and self._carried:
            self.call_off()
        elif plain and event.text().strip() and event.text().isprintable():
            self.typed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)
