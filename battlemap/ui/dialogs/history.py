"""The whole history: double-click a line to walk there; later steps can be done again."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QWidget

from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.session import Session


class HistoryDialog(Dialog):
    def __init__(self, session: Session, parent: QWidget | None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("History"))
        self.resize(560, 520)
        self._session = session
        self.body.addWidget(QLabel(self.tr("Double-click a step (or press Enter) to go there; later steps can be done again.")))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Steps"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._go)
        self.body.addWidget(self.list)
        self._fill()

    def _fill(self) -> None:
        self.list.clear()
        document = self._session.document
        names = self._session.names()
        self._line(0, self.tr("The start"), document.position == 0, False)
        for number, step in enumerate(document.steps, 1):
            told = [text for event in step.events if (text := words.event(event, names))]
            text = "; ".join(told[:3]) or type(step.command).__name__
            self._line(number, f"{number}. {text}", document.position == number, number > document.position)
        if not document.steps:
            self.list.addItem(self.tr("Nothing has happened yet."))
        self.list.setCurrentRow(document.position)

    def _line(self, position: int, text: str, is_now: bool, is_undone: bool) -> None:
        item = QListWidgetItem(("▶ " if is_now else "   ") + text)
        item.setData(Qt.ItemDataRole.UserRole, position)
        font = item.font()
        font.setBold(is_now)
        font.setStrikeOut(is_undone)
        item.setFont(font)
        self.list.addItem(item)

    def _go(self, item: QListWidgetItem) -> None:
        position = item.data(Qt.ItemDataRole.UserRole)
        if position is not None:
            self._session.walk_to(int(position))
            self._fill()
