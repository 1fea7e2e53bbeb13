"""The list of creatures: a face, a name, a line of figures, how strong; dragged from here onto the map.

The list keeps the mouse while it is dragged and tells where it is, in global pixels (`dragged`, `let_go`, `called_off`): no
desktop's own drag and drop is needed, and the map can show each place on the way.  Not here: what is found (`stock`), what a
company is (`companies`).
"""

from collections.abc import Sequence

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
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from battlemap.model import StatBlock
from battlemap.ui.bestiary.figures import line_text, rank_text
from battlemap.ui.bestiary.stock import Held
from battlemap.ui.canvas.token_face import face_of
from battlemap.ui.canvas.token_look import Look
from battlemap.ui.icons import pixmap
from battlemap.ui.theme import palette

Index = QModelIndex | QPersistentModelIndex
HELD = Qt.ItemDataRole.UserRole
HEIGHT, FACE, PADDING, ICON = 52, 40, 6, 15


def face_look(block: StatBlock, side: str = "foes") -> Look:
    """Its coin without name and hit points."""
    creature = block.creature
    return Look(
        name=creature.name, side=side, colour="", n=1, tiny=True, hp=None, max_hp=creature.max_hp, temp_hp=0, state="up",
        conditions=(), hidden=False, picture="", height_squares=0, character=creature.character,
    )  # fmt: skip


class CreatureModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.held: tuple[Held, ...] = ()

    def show(self, held: Sequence[Held]) -> None:
        self.beginResetModel()
        self.held = tuple(held)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.held)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        held = self.held[index.row()]
        if role == HELD:
            return held
        if role == Qt.ItemDataRole.DisplayRole:
            return held.block.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{held.block.name}, {line_text(held.block)}, {rank_text(held.block)}"
        return None


class CreatureRow(QStyledItemDelegate):
    """One row, drawn."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        held: Held = index.data(HELD)
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
        _paint_face(painter, held.block, row.left() + PADDING, row.center().y() - FACE // 2 + 2)
        left, right = row.left() + FACE + 2 * PADDING + 2, row.right() - PADDING - 4
        bold, small = QFont(font), QFont(font)
        bold.setBold(True)
        small.setPointSizeF(font.pointSizeF() * 0.9)
        right = self._rank(painter, held, QRect(left, row.top() + 7, right - left, 20), bold)
        _write(painter, QRect(left, row.top() + 7, right - left, 20), held.block.name, bold, colours.text)
        line = QRect(left, row.top() + 27, row.right() - PADDING - left, 18)
        _write(painter, line, line_text(held.block), small, colours.text_dim)
        painter.restore()

    def _rank(self, painter: QPainter, held: Held, box: QRect, font: QFont) -> int:
        """How strong, at the right, and a pencil for the user's own; where the name has to end."""
        text, colours = rank_text(held.block), palette()
        width = QFontMetrics(font).horizontalAdvance(text)
        painter.setFont(font)
        painter.setPen(QColor(colours.accent))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        right = box.right() - width - 8
        if held.is_own:
            right -= ICON + 2
            painter.drawPixmap(right + 2, box.center().y() - ICON // 2, pixmap("edit", ICON, colours.text_dim, _ratio(painter)))
        return right


def _ratio(painter: QPainter) -> float:
    device = painter.device()
    return device.devicePixelRatio() if device is not None else 1.0


def _write(painter: QPainter, box: QRect, text: str, font: QFont, ink: str) -> None:
    painter.setFont(font)
    painter.setPen(QColor(ink))
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _paint_face(painter: QPainter, block: StatBlock, left: int, top: int) -> None:
    ratio = _ratio(painter)
    face = face_of(face_look(block, "party" if block.creature.character else "foes"), round(FACE * ratio), palette(), None)
    wide, high = face.width() / ratio, face.height() / ratio
    painter.drawPixmap(QRectF(left - (wide - FACE) / 2, top, wide, high), face, QRectF(face.rect()))


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
