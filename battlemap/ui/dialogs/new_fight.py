"""A new fight: its ruleset and a bare map of any size."""

from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QSpinBox, QWidget

from battlemap.model import Encounter, Scene
from battlemap.rules.ruleset import Ruleset
from battlemap.rulesets import DEFAULT, find_ruleset, names
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.length_field import LengthField
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

WIDTH = 460


class NewFightDialog(Dialog):
    """The ruleset chosen last is offered first; a square is as wide as the ruleset says until another width is typed."""

    def __init__(self, session: Session, parent: QWidget | None, settings: Settings | None = None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("New fight"))
        self.accept_text(self.tr("Create"))
        self._session, self._settings = session, settings or Settings()
        self.title = QLineEdit(self.tr("Fight"))
        self.ruleset = QComboBox()
        for name in names():
            self.ruleset.addItem(words.rules_title(find_ruleset(name)), name)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setStyleSheet(f"color: {palette().text_dim};")
        self.columns, self.rows = QSpinBox(), QSpinBox()
        for field, value in ((self.columns, 30), (self.rows, 20)):
            field.setRange(1, 500)
            field.setValue(value)
        self.square = LengthField(is_of_square=True)
        self.square.set_range_dm(1, 1000)
        self.square.set_step_dm(5)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.setHorizontalSpacing(14)
        form.addRow(self.tr("&Name"), self.title)
        form.addRow(self.tr("&Ruleset"), self.ruleset)
        form.addRow("", self.told)
        form.addRow(self.tr("&Columns"), self.columns)
        form.addRow(self.tr("R&ows"), self.rows)
        form.addRow(self.tr("&Square"), self.square)
        self.body.addLayout(form)
        self.setMinimumWidth(WIDTH)
        self.title.selectAll()
        self.title.setFocus()
        remembered = self.ruleset.findData(self._settings.ruleset(DEFAULT))
        self.ruleset.setCurrentIndex(max(0, remembered))
        self.ruleset.currentIndexChanged.connect(self._chosen)
        self._usual = 0
        self._chosen()

    def _ruleset(self) -> Ruleset:
        return find_ruleset(str(self.ruleset.currentData()))

    def _chosen(self) -> None:
        """What the ruleset says of itself, and its square."""
        ruleset = self._ruleset()
        self.told.setText(words.ruleset_told(ruleset))
        if self.square.dm == self._usual or not self._usual:
            self.square.set_dm(ruleset.square)
        self._usual = ruleset.square

    def finish(self) -> None:
        ruleset = self._ruleset()
        rows = ("." * self.columns.value(),) * self.rows.value()
        scene = Scene(rows=rows, square=self.square.dm)
        title = self.title.text().strip() or self.tr("Fight")
        if self._session.new_fight(Encounter(ruleset=ruleset.name, scene=scene, title=title)):
            self._settings.set_ruleset(ruleset.name)
            self.accept()
