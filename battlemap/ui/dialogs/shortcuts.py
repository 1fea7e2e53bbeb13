"""F1: every key in one sheet."""

from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHeaderView, QLineEdit, QTableWidget, QTableWidgetItem, QWidget

from battlemap.ui.dialogs.dialog import Dialog


class ShortcutsDialog(Dialog):
    def __init__(self, actions: Sequence[QAction], parent: QWidget | None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Shortcuts"))
        self.resize(560, 640)
        rows = [(a.text().replace("&", ""), _keys(a)) for a in actions if a.shortcuts()]
        rows += [
            (self.tr("Move the selected token"), self.tr("arrow keys, or drag")),
            (self.tr("Another corner on the way"), self.tr("Space or right click while dragging")),
            (self.tr("Move freely as the GM"), self.tr("Shift while dragging")),
            (self.tr("Stop a gesture, select nothing"), "Esc"), (self.tr("Choose an attack"), "1 – 9"),
            (self.tr("Damage or healing"), "-7   +4"), (self.tr("Select several"), self.tr("Ctrl+click, or a band")),
            (self.tr("Zoom"), self.tr("wheel")), (self.tr("Move the map"), self.tr("middle button")),
        ]  # fmt: skip
        table = QTableWidget(len(rows), 2)
        table.setHorizontalHeaderLabels([self.tr("What"), self.tr("Keys")])
        table.verticalHeader().hide()
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        for i, row in enumerate(rows):
            for j, text in enumerate(row):
                table.setItem(i, j, QTableWidgetItem(text))
        table.setAccessibleName(self.tr("Shortcuts"))
        self.search, self.table = QLineEdit(), table
        self.search.setPlaceholderText(self.tr("Find"))
        self.search.setAccessibleName(self.tr("Find a shortcut"))
        self.search.textChanged.connect(self._filter)
        self.body.addWidget(self.search)
        self.body.addWidget(table)

    def _filter(self, text: str) -> None:
        """Only the rows with these letters."""
        for i in range(self.table.rowCount()):
            cells = [self.table.item(i, column) for column in range(2)]
            told = " ".join(cell.text() for cell in cells if cell is not None)
            self.table.setRowHidden(i, text.lower() not in told.lower())


def _keys(action: QAction) -> str:
    form = QKeySequence.SequenceFormat.NativeText
    return ", ".join(sequence.toString(form) for sequence in action.shortcuts())
