"""A new fight: its ruleset and a bare map of any size."""

from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from battlemap.model import Encounter, Scene
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.session import Session


class NewFightDialog(Dialog):
    def __init__(self, session: Session, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("New fight"))
        self.accept_text(self.tr("Create"))
        self._session = session
        form = QFormLayout()
        self.title = QLineEdit(self.tr("Fight"))
        self.ruleset = QComboBox()
        for name in names():
            self.ruleset.addItem(find_ruleset(name).title, name)
        self.columns, self.rows = QSpinBox(), QSpinBox()
        for field, value in ((self.columns, 30), (self.rows, 20)):
            field.setRange(1, 500)
            field.setValue(value)
        form.addRow(self.tr("&Name"), self.title)
        form.addRow(self.tr("&Ruleset"), self.ruleset)
        form.addRow(self.tr("&Columns"), self.columns)
        form.addRow(self.tr("R&ows"), self.rows)
        self.body.addLayout(form)
        self.title.setMinimumWidth(260)
        self.title.selectAll()

    def finish(self) -> None:
        ruleset = find_ruleset(str(self.ruleset.currentData()))
        scene = Scene(rows=("." * self.columns.value(),) * self.rows.value(), square=ruleset.square)
        title = self.title.text().strip() or self.tr("Fight")
        if self._session.new_fight(Encounter(ruleset=ruleset.name, scene=scene, title=title)):
            self.accept()
