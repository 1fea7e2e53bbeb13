"""Readying: what is waited for, and what is done then."""

from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from battlemap.encounter import commands as c
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.session import Session


class ReadyDialog(Dialog):
    def __init__(self, session: Session, token: str, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("{name} readies").format(name=words.name_of(session.state, token)))
        self.accept_text(self.tr("Ready"))
        self._session, self._token = session, token
        form = QFormLayout()
        self.trigger = QLineEdit()
        self.trigger.setPlaceholderText(self.tr("when the door opens"))
        self.trigger.setMinimumWidth(280)
        self.deed = QComboBox()
        for text, value in ((self.tr("Attack"), "attack"), (self.tr("Move"), "move"), (self.tr("Cast a spell"), "cast")):
            self.deed.addItem(text, value)
        self.spell = QLineEdit()
        self.spell.setEnabled(False)
        self.deed.currentIndexChanged.connect(lambda _i: self.spell.setEnabled(self.deed.currentData() == "cast"))
        form.addRow(self.tr("&When"), self.trigger)
        form.addRow(self.tr("&Then"), self.deed)
        form.addRow(self.tr("&Spell"), self.spell)
        self.body.addLayout(form)
        self.trigger.setFocus()

    def finish(self) -> None:
        trigger = self.trigger.text().strip()
        if not trigger:
            self.complain(self.tr("Say what is waited for."), self.trigger)
            return
        command = c.Ready(token=self._token, trigger=trigger, action=self.deed.currentData(), on=self.spell.text().strip())
        if self._session.do(command) is not None:
            self.accept()
