"""Entries of a tree that wrap their words instead of ending in dots, whole at every width."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

GAP_PX, SIDE_PX = 4, 4
HIGHEST = 10_000


class Wrapped(QStyledItemDelegate):
    """As high as its words need in the width of its column; a heading that spans the row has the whole row.  `gap`: above and
    below the words; `side`: beside them."""

    def __init__(self, tree: QTreeWidget, gap: int = GAP_PX, side: int = SIDE_PX) -> None:
        super().__init__(tree)
        self._tree, self._gap, self._side = tree, gap, side
        tree.setWordWrap(True)
        tree.setUniformRowHeights(False)
        tree.header().sectionResized.connect(lambda *_sizes: tree.scheduleDelayedItemsLayout())

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        tree = self._tree
        item = tree.itemFromIndex(index) if isinstance(index, QModelIndex) else None
        spans = item is not None and item.isFirstColumnSpanned()
        width = tree.viewport().width() if spans else tree.columnWidth(index.column())
        if index.column() == 0:
            width -= (2 if index.parent().isValid() else 1) * tree.indentation()
        font = index.data(Qt.ItemDataRole.FontRole)
        metrics = QFontMetrics(font if isinstance(font, QFont) else tree.font())
        room = max(40, width - 2 * self._side)
        box = metrics.boundingRect(0, 0, room, HIGHEST, int(Qt.TextFlag.TextWordWrap), str(index.data()))
        return QSize(box.width() + 2 * self._side, box.height() + 2 * self._gap)
