"""House rules: what the open fight's ruleset leaves to the table, each with its sentence; Ok is one step that can be undone."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Refusal
from battlemap.rules.ruleset import OptionRule
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.flow import CentredRows
from battlemap.ui.scrolling import ScrollsDown
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

WIDTH, HIGHEST = 600, 560
INDENT = 26  # a check box's mark and the gap after it


class OptionRow:
    """One house rule: its control, its sentence, and a way back to the standard where it differs from it."""

    def __init__(self, name: str, rule: OptionRule, value: Any, dialog: "HouseRulesDialog") -> None:
        self.name, self.rule = name, rule
        title, sentence = words.option(name, rule)
        self.check: QCheckBox | None = None
        self.combo: QComboBox | None = None
        self.label = QLabel(title)
        if all(isinstance(choice, bool) for choice in rule.choices):
            self.check = QCheckBox(title)
            self.check.toggled.connect(lambda _on: dialog.show_standard())
        else:
            self.combo = QComboBox()
            self.combo.addItems([words.choice(choice) for choice in rule.choices])
            self.combo.setAccessibleName(title)
            self.combo.currentIndexChanged.connect(lambda _i: dialog.show_standard())
            self.label.setBuddy(self.combo)
        control = self.control
        font = self.label.font()
        font.setBold(True)
        (self.check or self.label).setFont(font)
        control.setAccessibleDescription(sentence)
        self.sentence = QLabel(sentence)
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setStyleSheet(f"color: {palette().text_dim};")
        if self.check is not None:
            self.sentence.setContentsMargins(INDENT, 0, 0, 0)
        self.reset = QPushButton(dialog.tr("Standard: {choice}").format(choice=words.choice(rule.default)))
        self.reset.setToolTip(dialog.tr("Play {rule} as the rules have it").format(rule=title))
        self.reset.setAccessibleName(dialog.tr("{rule}: back to the standard").format(rule=title))
        self.reset.setAutoDefault(False)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        self.reset.clicked.connect(self.to_standard)
        self.choose(value)

    @property
    def control(self) -> QCheckBox | QComboBox:
        found = self.check or self.combo
        assert found is not None
        return found

    @property
    def value(self) -> Any:
        if self.combo is not None:
            return self.rule.choices[self.combo.currentIndex()]
        return self.check is not None and self.check.isChecked()

    def choose(self, value: Any) -> None:
        """A value of an older file that is no choice any more is played, and shown, as the standard."""
        known = value if value in self.rule.choices else self.rule.default
        if self.check is not None:
            self.check.setChecked(bool(known))
        if self.combo is not None:
            self.combo.setCurrentIndex(self.rule.choices.index(known))

    def to_standard(self) -> None:
        self.choose(self.rule.default)
        self.control.setFocus()

    @property
    def is_standard(self) -> bool:
        return bool(self.value == self.rule.default)

    def put(self, grid: QGridLayout) -> None:
        """Into the grid, below what is there."""
        row = grid.rowCount()
        if self.check is not None:
            grid.addWidget(self.check, row, 0, 1, 2)
        else:
            line = CentredRows(gap=12)
            line.addWidget(self.label)
            line.addWidget(self.control)
            grid.addLayout(line, row, 0, 1, 2)
        grid.addWidget(self.reset, row, 2, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.sentence, row + 1, 0, 1, 3)
        grid.setRowMinimumHeight(row + 2, 12)


class HouseRulesDialog(Dialog):
    """A row for each option of the ruleset; a ruleset without any says so."""

    def __init__(self, session: Session, parent: QWidget | None) -> None:
        ruleset, state = session.ruleset, session.state
        super().__init__("", parent, " " if ruleset.options else "")
        self.setWindowTitle(self.tr("House rules"))
        self._session = session
        self.heading = QLabel(self.tr("How this table plays {ruleset}.").format(ruleset=words.rules_title(ruleset)))
        self.heading.setWordWrap(True)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.body.addWidget(self.heading)
        self.rows: dict[str, OptionRow] = {}
        self.setMinimumWidth(WIDTH)
        if not ruleset.options:
            self.heading.setText(self.tr("{ruleset} leaves nothing to house rules.").format(ruleset=words.rules_title(ruleset)))
            return
        self.accept_text(self.tr("Apply"))
        self.all_standard = self.buttons.addButton(self.tr("All as standard"), QDialogButtonBox.ButtonRole.ResetRole)
        self.all_standard.setAutoDefault(False)
        self.all_standard.clicked.connect(self._all_to_standard)
        inner, grid = QWidget(), QGridLayout()
        grid.setContentsMargins(0, 4, 12, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for name, rule in ruleset.options.items():
            row = OptionRow(name, rule, ruleset.option(state, name), self)
            row.put(grid)
            self.rows[name] = row
        grid.setRowStretch(grid.rowCount(), 1)
        inner.setLayout(grid)
        self.area = ScrollsDown(inner)
        self.area.setMinimumHeight(min(HIGHEST, grid.totalHeightForWidth(WIDTH - 60)))
        self.body.addWidget(self.area, 1)
        self.show_standard()
        next(iter(self.rows.values())).control.setFocus()

    def show_standard(self) -> None:
        """Only what differs from the standard says what the standard is."""
        for row in self.rows.values():
            row.reset.setVisible(not row.is_standard)
        self.all_standard.setEnabled(not all(row.is_standard for row in self.rows.values()))

    def _all_to_standard(self) -> None:
        for row in self.rows.values():
            row.choose(row.rule.default)

    def finish(self) -> None:
        """Only what was changed is asked for; nothing changed is no step at all."""
        ruleset, state = self._session.ruleset, self._session.state
        changed = {name: row.value for name, row in self.rows.items() if row.value != ruleset.option(state, name)}
        if not changed or self._given(c.SetOptions(options=changed)):
            self.accept()

    def _given(self, command: c.SetOptions) -> bool:
        """Was it done?  What speaks against it is said here, for the window's notice lies behind this dialog."""
        session = self._session

        def refused(refusals: tuple[Refusal, ...], _command: object) -> None:
            self.complain(words.refusal(refusals[0], session.state))

        session.refused.connect(refused)
        session.message.connect(self.complain)
        try:
            return session.do(command) is not None
        finally:
            session.refused.disconnect(refused)
            session.message.disconnect(self.complain)
