"""A layout of rows: as many items in each as the width allows; hidden ones take no room, low ones stand in the row's middle."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem

GAP = 4


class FlowLayout(QLayout):
    """Items in rows, as many in each as the width allows."""

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), False).height()

    def sizeHint(self) -> QSize:
        return self._arrange(QRect(0, 0, 100_000, 0), False)

    def minimumSize(self) -> QSize:
        widest = max((item.minimumSize().width() for item in self._shown()), default=0)
        return QSize(widest, 0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, True)

    def needed(self, width: int) -> QSize:
        """The room it takes when it may be this wide."""
        return self._arrange(QRect(0, 0, width, 0), False)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, places: bool) -> QSize:
        x, y, row, widest = rect.x(), rect.y(), 0, 0
        line: list[tuple[QLayoutItem, int, QSize]] = []

        def settle() -> None:
            for item, left, size in line:
                if places:
                    item.setGeometry(QRect(QPoint(left, y + (row - size.height()) // 2), size))

        for item in self._shown():
            size = item.sizeHint()
            if line and x + size.width() > rect.x() + rect.width():
                settle()
                x, y, row, line = rect.x(), y + row + GAP, 0, []
            line.append((item, x, size))
            x += size.width() + GAP
            row, widest = max(row, size.height()), max(widest, x - GAP - rect.x())
        settle()
        return QSize(widest, y + row - rect.y())
