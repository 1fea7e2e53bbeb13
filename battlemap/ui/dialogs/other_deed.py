"""A deed of the table's own, where actions may have any name: what it is called, whom it is about, and what pays for it."""

from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Refused
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.session import Session
from battlemap.ui.turns import spendable


class OtherDeedDialog(Dialog):
    """The rules say beforehand what cannot pay now."""

    def __init__(self, session: Session, token: str, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("{name}: another action").format(name=words.name_of(session.state, token)))
        self.accept_text(self.tr("Do it"))
        self._session, self._token = session, token
        form = QFormLayout()
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("healing word"))
        self.name.setMinimumWidth(280)
        self.pays = QComboBox()
        for name in spendable(session.ruleset, session.state.tokens[token]):
            self.pays.addItem(words.word(name), name)
        self.target = QComboBox()
        self.target.addItem(self.tr("nobody in particular"), "")
        for other in session.state.tokens.values():
            self.target.addItem(other.name, other.id)
        form.addRow(self.tr("&What"), self.name)
        form.addRow(self.tr("&Takes the"), self.pays)
        form.addRow(self.tr("&On"), self.target)
        self.body.addLayout(form)
        self.why_not = QLabel()
        self.why_not.setWordWrap(True)
        self.body.addWidget(self.why_not)
        self.pays.currentIndexChanged.connect(lambda _i: self._warn())
        self.pays.setCurrentIndex(max(0, next((i for i in range(self.pays.count()) if not self._refusal(i)), 0)))
        self._warn()
        self.name.setFocus()

    def _command(self, index: int | None = None) -> c.Act:
        pays = self.pays.currentData() if index is None else self.pays.itemData(index)
        name = self.name.text().strip() or "-"
        return c.Act(token=self._token, action=name, pays=str(pays), target=str(self.target.currentData() or ""))

    def _refusal(self, index: int | None = None) -> str:
        outcome = self._session.document.preview(self._command(index))
        return words.refusal(outcome.refusals[0], self._session.state) if isinstance(outcome, Refused) else ""

    def _warn(self) -> None:
        self.why_not.setText(self._refusal())

    def finish(self) -> None:
        if not self.name.text().strip():
            self.complain(self.tr("Say what is done."), self.name)
        elif no := self._refusal():
            self.complain(no, self.pays)
        elif self._session.do(self._command()) is not None:
            self.accept()
