"""All the numbers in sight with their sums, for who has no pointer: a list at the left, the sum of the chosen one beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPlainTextEdit, QWidget

from battlemap.ui.dialogs.giving import RoomyDialog
from battlemap.ui.panel.parts import dim
from battlemap.ui.why.reason import Why

SIZE = (760, 460)


class EveryNumber(RoomyDialog):
    """`whys`: in the order they stand on the screen; `focus` the one to begin with."""

    def __init__(self, whys: Sequence[Why], parent: QWidget | None, first: int = 0) -> None:
        super().__init__("", parent, "")
        self.setWindowTitle(self.tr("Why is that so?"))
        self.whys = list(whys)
        self.list, self.sum = QListWidget(), QPlainTextEdit()
        self.list.setAccessibleName(self.tr("Numbers in sight"))
        self.sum.setAccessibleName(self.tr("How it comes about"))
        self.sum.setReadOnly(True)
        self.sum.setTabChangesFocus(True)
        if not self.whys:
            hint = QLabel(self.tr("There is no number in sight yet. Select a creature: its card has some."))
            hint.setWordWrap(True)
            self.body.addWidget(hint)
            return
        self.resize(*SIZE)
        hint = dim(self.tr("Hovering a number shows the same beside it."))
        hint.setWordWrap(True)
        self.body.addWidget(hint)
        for why in self.whys:
            self.list.addItem(f"{why.title}: {why.total}" if why.total else why.title)
        line = QHBoxLayout()
        line.addWidget(self.list, 2)
        line.addWidget(self.sum, 3)
        self.body.addLayout(line, 1)
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(max(0, min(first, len(self.whys) - 1)))
        self.list.setFocus()

    def _show(self, row: int) -> None:
        if 0 <= row < len(self.whys):
            self.sum.setPlainText(self.whys[row].plain)
