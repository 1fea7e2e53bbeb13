"""A layout that wraps: chips in as many lines as they need."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QToolButton, QWidget

FRAME = 8


class FlowLayout(QLayout):
    def __init__(self, parent: QWidget | None = None, gap: int = 6, line_gap: int | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap, self._line_gap = gap, gap if line_gap is None else line_gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), moving=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, moving=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lay(self, rect: QRect, *, moving: bool) -> int:
        """Place the items line by line; the height they take."""
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            hint = item.sizeHint()
            if x > rect.x() and x + hint.width() > rect.right() + 1:
                x, y, line = rect.x(), y + line + self._line_gap, 0
            if moving:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self._gap
            line = max(line, hint.height())
        return y + line - rect.y()


def _wish(item: QLayoutItem) -> QSize:
    """What it needs for its words, though its policy lets it be narrower."""
    widget = item.widget()
    if not isinstance(widget, QToolButton):
        return item.sizeHint()
    words = widget.fontMetrics().horizontalAdvance(widget.text()) + widget.iconSize().width() + FRAME
    return QSize(words, widget.sizeHint().height())


class EvenColumns(FlowLayout):
    """Columns of one width, as many as have room for the widest item, at most `most`."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6, most: int = 3) -> None:
        super().__init__(parent, gap)
        self._most = most

    def minimumSize(self) -> QSize:
        return QSize(0, super().minimumSize().height())

    def _lay(self, rect: QRect, *, moving: bool) -> int:
        hints = [_wish(item) for item in self._items]
        if not hints:
            return 0
        widest, tallest = max(hint.width() for hint in hints), max(hint.height() for hint in hints)
        columns = max(1, min(self._most, (rect.width() + self._gap) // (widest + self._gap)))
        width = (rect.width() - self._gap * (columns - 1)) // columns
        for i, item in enumerate(self._items):
            if moving:
                x, y = rect.x() + (i % columns) * (width + self._gap), rect.y() + (i // columns) * (tallest + self._gap)
                item.setGeometry(QRect(x, y, width, tallest))
        lines = -(-len(hints) // columns)
        return lines * tallest + (lines - 1) * self._gap
