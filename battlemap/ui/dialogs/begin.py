"""Beginning a fight with what the table knows: totals rolled with paper dice, and whatever else the schedule asks: who is
surprised, or who struck first.  Opening a further round asks for its totals in the same way."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import NeedDice
from battlemap.model import Token
from battlemap.rules.turns import rollers
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.session import Session

MOST, INITIATIVE = 99, "initiative"


class BeginDialog(Dialog):
    """A row for everyone who rolls (a group or a side rolls once).  An empty total is rolled by the program; where the table
    rolls, Enter goes from total to total, and one that is left empty is asked for once."""

    def __init__(self, session: Session, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self._session = session
        self._opens_round = session.state.turn.begun
        self.setWindowTitle(self.tr("Open the round") if self._opens_round else self.tr("Begin the fight"))
        self.accept_text(self.tr("Roll") if self._opens_round else self.tr("Begin"))
        self.resize(480, 520)
        self._has_asked = False
        self._rows: list[tuple[tuple[str, ...], QLineEdit, QCheckBox]] = []
        hint = QLabel(self.tr("Type initiative totals of paper dice; the program rolls where nothing is typed."))
        hint.setWordWrap(True)
        self.body.addWidget(hint)
        self.table = self._table(list(self._who_rolls()))
        self.body.addWidget(self.table)
        self.opening = QComboBox()
        self.opening.addItem(self.tr("nobody: by initiative"), "")
        for token in session.state.tokens.values():
            self.opening.addItem(f"{token.name} ({words.side(token.side)})", token.id)
        if session.ruleset.turns.schedule == "slots":
            form = QFormLayout()
            form.addRow(self.tr("Who &struck first"), self.opening)
            self.body.addLayout(form)
        if self._rows:
            self._rows[0][1].setFocus()

    def _who_rolls(self) -> Sequence[tuple[str, str, tuple[str, ...]]]:
        """(name, tip, the ids a total is given for), one for each roll."""
        state, ruleset = self._session.state, self._session.ruleset
        by_side = ruleset.turns.schedule == "phases" and ruleset.option(state, "initiative") != "individual"
        if not by_side:
            return [
                (self._group_name(tokens), ", ".join(t.name for t in tokens) + f" · {words.side(tokens[0].side)}",
                 tuple(t.id for t in tokens))
                for tokens in rollers(state).values()
            ]  # fmt: skip
        sides: dict[str, list[str]] = {}
        for token in state.tokens.values():
            if not token.dead:
                sides.setdefault(token.side, []).append(token.name)
        return [(words.side(side), ", ".join(names), (side,)) for side, names in sides.items()]

    def _group_name(self, tokens: Sequence[Token]) -> str:
        if len(tokens) == 1:
            return tokens[0].name
        return self.tr("{group} (%n)", "", len(tokens)).format(group=tokens[0].group)

    def _table(self, rolls: Sequence[tuple[str, str, tuple[str, ...]]]) -> QTableWidget:
        asks_surprise = bool(self._session.ruleset.turns.surprise) and not self._opens_round
        table = QTableWidget(len(rolls), 3)
        table.setAccessibleName(self.tr("Initiative"))
        table.setHorizontalHeaderLabels([self.tr("Who"), self.tr("Total"), self.tr("Surprised")])
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(38)
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.setColumnHidden(2, not asks_surprise)
        for i, (name, tip, ids) in enumerate(rolls):
            item = QTableWidgetItem(name)
            item.setToolTip(tip)
            table.setItem(i, 0, item)
            total, surprised = QLineEdit(), QCheckBox()
            total.setPlaceholderText(f"d{self._session.ruleset.turns.die}")
            total.setAccessibleName(self.tr("Total of {name}").format(name=name))
            surprised.setAccessibleName(self.tr("{name} is surprised").format(name=name))
            surprised.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes from total to total
            table.setCellWidget(i, 1, total)
            if asks_surprise:
                table.setCellWidget(i, 2, surprised)
            self._rows.append((ids, total, surprised))
        return table

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where the table rolls, Enter behind a total goes on to the next that is missing."""
        fields = [field for _, field, _ in self._rows]
        here = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._session.dice_mode == "typed"
        if is_enter and isinstance(here, QLineEdit) and here in fields and here.text().strip():
            missing = next((field for field in fields if not field.text().strip()), None)
            if missing is not None:
                missing.setFocus()
                return
        super().keyPressEvent(event)

    def _asks(self) -> bool:
        """Where the table rolls, a total left empty is asked for, once."""
        name, field = next(((name, field) for name, field in self._named() if not field.text().strip()), ("", None))
        if field is None or self._session.dice_mode != "typed" or self._has_asked:
            return False
        self._has_asked = True
        text = self.tr("No total for {name} yet: type it, or press Enter again to have it rolled.")
        self.complain(text.format(name=name), field)
        return True

    def _named(self) -> list[tuple[str, QLineEdit]]:
        return [(name, field) for (name, _, _), (_, field, _) in zip(self._who_rolls(), self._rows, strict=True)]

    def finish(self) -> None:
        if self._asks():
            return
        totals: dict[str, int] = {}
        surprised: list[str] = []
        for ids, field, is_surprised in self._rows:
            text = field.text().strip().replace("−", "-")
            if text:
                is_number = text.lstrip("+-").isdecimal() and len(text) < 4  # "1_5" is a number to Python alone
                try:
                    total = int(text) if is_number else MOST + 1
                except ValueError:
                    total = MOST + 1
                if abs(total) > MOST:
                    self.complain(self.tr("\"{text}\" is no initiative total, like 14.").format(text=text), field)
                    return
                totals |= dict.fromkeys(ids, total)
            if is_surprised.isChecked():
                surprised += ids
        command: c.Command = c.OpenRound(totals=totals)
        if not self._opens_round:
            opening = str(self.opening.currentData() or "")
            command = c.Begin(totals=totals, surprised=tuple(surprised), opening=opening)
        if self._session.do(command, self._rolled(command)) is not None:
            self.accept()

    def _rolled(self, command: c.Command) -> list[int]:
        """The program's initiative dice for all who have no total, and for ties; nobody is asked a second time."""
        faces: list[int] = []
        while isinstance(wanted := self._session.document.preview(command, faces), NeedDice) and wanted.what == INITIATIVE:
            faces += self._session.roller.roll(wanted.sides)
        return faces
