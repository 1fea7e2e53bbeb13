"""Checks and saves the game master asks for: what is rolled, against what, what the roll rests on, what came of it.

For one creature the sum is told term by term; several roll one after the other and stand in a table, with who failed.  The
dialog stays for another roll.  Not here: what can be rolled (`rollable`), what a roll does (`encounter.deciding.checks`).
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from battlemap.encounter import commands as c
from battlemap.encounter.events import D20Rolled
from battlemap.encounter.outcome import Done
from battlemap.model import Token
from battlemap.rules.checks import fails_save
from battlemap.rules.policies.advantage import roll_reasons
from battlemap.rules.ruling import Reason, mode_of
from battlemap.ui import words
from battlemap.ui.condition_words import has_advantage
from battlemap.ui.dialogs.giving import RoomyDialog, give, hearing
from battlemap.ui.dialogs.rollable import RollList, bonus_of, has_checks, saves_of, terms_of, usual_dc
from battlemap.ui.panel.parts import big
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

SIZE = (820, 640)
HIGHEST_DC = 60
NAMED = 3  # so many creatures are named in the heading
BONUS, TOTAL, RESULT = 1, 2, 3


class Results(QTableWidget):
    """A row for each of several: who, with what bonus, what came of it."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(len(names), 4, parent)
        self.setHorizontalHeaderLabels([self.tr("Who"), self.tr("Bonus"), self.tr("Total"), self.tr("Result")])
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(34)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Results"))
        self.setStyleSheet("QTableView::item { padding: 0 8px; }")
        for column in range(4):
            mode = QHeaderView.ResizeMode.ResizeToContents if column else QHeaderView.ResizeMode.Stretch
            self.horizontalHeader().setSectionResizeMode(column, mode)
        for row, name in enumerate(names):
            self._write(row, 0, name, "")

    def show_bonus(self, row: int, text: str, tip: str) -> None:
        """Before the roll."""
        for column, shown in ((BONUS, text), (TOTAL, ""), (RESULT, "")):
            self._write(row, column, shown, tip)

    def show_result(self, row: int, total: int, success: bool, tip: str) -> None:
        self._write(row, TOTAL, str(total), tip)
        said = self.tr("✓ success") if success else self.tr("✗ failure")
        self._write(row, RESULT, said, tip, palette().good if success else palette().bad)

    def text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return item.text() if item is not None else ""

    def _write(self, row: int, column: int, text: str, tip: str, colour: str = "") -> None:
        item = QTableWidgetItem(text)
        item.setToolTip(tip)
        if column:
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        if colour:
            item.setForeground(QColor(colour))
        self.setItem(row, column, item)


class CheckDialog(RoomyDialog):
    """`ids`: who rolls.  Ok rolls and the dialog stays; then Enter closes it, and another skill rolls again."""

    def __init__(self, session: Session, ids: Sequence[str], parent: QWidget | None) -> None:
        self._session = session
        self._ids = [token_id for token_id in ids if token_id in session.state.tokens]
        usable = bool(self._ids) and has_checks(session.ruleset)
        super().__init__("", parent, " " if usable else "")
        self.setWindowTitle(self.tr("Check or save"))
        self._usual, self._before, self._rolled = 0, 0, list[tuple[str, Done]]()
        self.title = big(self._names(), 1.25)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.body.addWidget(self.title)
        if not usable:
            nobody = self.tr("Select who is to roll.")
            nothing = self.tr("{ruleset} has no checks or saves.").format(ruleset=words.rules_title(session.ruleset))
            self.body.addWidget(QLabel(nothing if self._ids else nobody))
            return
        self.resize(*SIZE)
        self.accept_text(self.tr("Roll"))
        self.close_button = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        self.close_button.setText(self.tr("Close"))
        self.undo_button = self.buttons.addButton(self.tr("Take it back"), QDialogButtonBox.ButtonRole.ResetRole)
        self.undo_button.clicked.connect(self.take_back)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        columns.addLayout(self._what(), 4)
        columns.addLayout(self._how(), 5)
        self.body.addLayout(columns, 1)
        self._fill()
        self.tree.setFocus()

    def _names(self) -> str:
        names = [words.name_of(self._session.state, token_id) for token_id in self._ids]
        if len(names) <= NAMED:
            return ", ".join(names)
        return self.tr("{names} and {number} more").format(names=", ".join(names[:NAMED]), number=len(names) - NAMED)

    # ------------------------------------------------------------ laying out
    def _what(self) -> QVBoxLayout:
        """Check or save, and the list of them."""
        column = QVBoxLayout()
        self._kind = QButtonGroup(self)
        line = QHBoxLayout()
        for i, text in enumerate((self.tr("Chec&k"), self.tr("&Saving throw"))):
            self._kind.addButton(_choice(text), i)
            line.addWidget(self._kind.button(i))
        line.addStretch(1)
        ruleset = self._session.ruleset
        both = bool(ruleset.skills) and bool(saves_of(ruleset))
        self._kind.button(0 if ruleset.skills else 1).setChecked(True)
        for one in self._kind.buttons():
            one.setHidden(not both)
        self._kind.idClicked.connect(lambda _i: self._fill())
        column.addLayout(line)
        self.tree = RollList(ruleset)
        self.tree.chosen.connect(self._show)
        column.addWidget(self.tree, 1)
        return column

    def _how(self) -> QVBoxLayout:
        """Against what, with what, and what came of it."""
        column, form = QVBoxLayout(), QFormLayout()
        form.setVerticalSpacing(10)
        self.dc = QSpinBox()
        self.dc.setRange(0, HIGHEST_DC)
        self.dc.setAccessibleName(self.tr("Target number"))
        self.typical = QComboBox()
        self.typical.setAccessibleName(self.tr("Typical target numbers"))
        self.typical.addItem(self.tr("other"), -1)
        for name, dc in self._session.ruleset.difficulties.items():
            self.typical.addItem(f"{words.difficulty(name)}  ({dc})", dc)
        self.typical.setHidden(self.typical.count() == 1)
        self.dc.valueChanged.connect(lambda _dc: self._dc_typed())
        self.typical.activated.connect(lambda _i: self._dc_picked())
        numbers = QHBoxLayout()
        numbers.addWidget(self.dc)
        numbers.addWidget(self.typical, 1)
        label = QLabel(self.tr("&Target number"))
        label.setBuddy(self.dc)
        form.addRow(label, numbers)
        self._gm = QButtonGroup(self)
        modes = QHBoxLayout()
        modes.setSpacing(6)
        for i, text in enumerate((self.tr("as is"), self.tr("advantage"), self.tr("disadvantage"))):
            self._gm.addButton(_choice(text), i)
            modes.addWidget(self._gm.button(i))
        self._gm.button(0).setChecked(True)
        modes.addStretch(1)
        self._gm.idClicked.connect(lambda _i: self._show())
        form.addRow(self.tr("Game master"), modes)
        form.setRowVisible(modes, has_advantage(self._session.ruleset))
        self.again = QCheckBox(self.tr("Roll the lower die again (&Heroic Inspiration)"))
        column.addLayout(form)
        column.addWidget(self.again)
        self.sum, self.why = big("", 1.9), QLabel()
        self.outcome, self.told = big("", 1.9), QLabel()
        for label in (self.why, self.told):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.table = Results([token.name for token in self._tokens()])
        self.table.setHidden(not self._is_group)
        self.reroll = QToolButton()
        self.reroll.setText(self.tr("Roll the lower die again: Heroic Inspiration"))
        self.reroll.clicked.connect(self.roll_again)
        for widget in (self.sum, self.why, self.outcome, self.told, self.reroll):
            column.addWidget(widget)
        column.addWidget(self.table, 1)
        column.addStretch(0 if self._is_group else 1)
        return column

    @property
    def _is_group(self) -> bool:
        return len(self._ids) > 1

    # ------------------------------------------------------------ choosing
    def _fill(self) -> None:
        """The list of checks or of saves, and the number usual for them; another number that was typed stays."""
        if self._kind.checkedId() == 1:
            self.tree.show_saves()
        else:
            self.tree.show_checks()
        usual = usual_dc(self._session.ruleset, self.tree.wanted)
        if self.dc.value() in (0, self._usual):
            self.dc.setValue(usual)
        self._usual = usual
        self._dc_typed()

    def _dc_typed(self) -> None:
        """The list follows the number."""
        self.typical.setCurrentIndex(max(0, self.typical.findData(self.dc.value())))
        self._show()

    def _dc_picked(self) -> None:
        if self.typical.currentData() >= 0:
            self.dc.setValue(self.typical.currentData())
        else:
            self.dc.setFocus()
            self.dc.selectAll()

    # ------------------------------------------------------------ before the roll
    def _tokens(self) -> list[Token]:
        return [self._session.state.tokens[token_id] for token_id in self._ids]

    def _reasons(self, token: Token) -> tuple[Reason, ...]:
        """Why its roll has advantage or disadvantage, the game master's word among them."""
        state, ruleset, wanted, gm = self._session.state, self._session.ruleset, self.tree.wanted, self._gm.checkedId()
        ability = wanted.ability or ruleset.skills.get(wanted.skill, "")
        found = roll_reasons(state, ruleset, token, "save" if wanted.is_save else "check", ability)
        given = {1: (Reason("game_master", "advantage"),), 2: (Reason("game_master", "disadvantage"),)}
        return (*found, *given.get(gm, ()))

    def _show(self) -> None:
        """What the roll rests on now; the last result is gone."""
        self._rolled = []
        self._stage(rolled=False)
        ruleset, tokens, wanted = self._session.ruleset, self._tokens(), self.tree.wanted
        if self._is_group:
            for row, token in enumerate(tokens):
                sign = {"advantage": " ▲", "disadvantage": " ▼"}.get(mode_of(self._reasons(token)), "")
                text = f"{bonus_of(ruleset, token, wanted):+d}{sign}"
                self.table.show_bonus(row, text, "\n".join(self._why_lines(token)))
            return
        self.tree.show_bonuses(tokens[0])
        self.again.setHidden(not (ruleset.inspiration and tokens[0].inspired))
        self.sum.setText(f"d20 {bonus_of(ruleset, tokens[0], wanted):+d}")
        self.why.setText("\n".join(self._why_lines(tokens[0])))

    def _why_lines(self, token: Token) -> list[str]:
        """The face that will do, the sum term by term, and every reason."""
        ruleset, wanted, state = self._session.ruleset, self.tree.wanted, self._session.state
        if wanted.is_save and (failing := fails_save(ruleset, token, wanted.ability)):
            return [self.tr("Fails without a roll: {condition}").format(condition=words.word(failing))]
        lines = [self._needs(self.dc.value() - bonus_of(ruleset, token, wanted))]
        own = {"training": self.tr("training"), "proficiency": self.tr("proficiency bonus")}
        terms = [f"{own.get(name) or words.word(name)} {amount:+d}" for name, amount in terms_of(ruleset, token, wanted)]
        lines += [", ".join(terms)] if terms else []
        reasons = self._reasons(token)
        if reasons:
            mode = mode_of(reasons)
            lines.append(self.tr("They cancel out") if mode == "normal" else words.word(mode).capitalize())
        lines += [
            f"{'▲' if given.sign == 'advantage' else '▼'} {words.reason(given.as_answer(), state)}" for given in reasons
        ]
        return lines

    def _needs(self, face: int) -> str:
        if face > 20:
            return self.tr("No d20 is high enough.")
        if face <= 1:
            return self.tr("Any d20 will do.")
        return self.tr("{face} or more on the d20").format(face=face)

    # ------------------------------------------------------------ the roll
    def _command(self, token_id: str, inspiration: bool) -> c.Command:
        wanted, gm = self.tree.wanted, self._gm.checkedId()
        shared: dict[str, Any] = {
            "token": token_id, "dc": self.dc.value(), "advantage": gm == 1, "disadvantage": gm == 2, "inspiration": inspiration,
        }  # fmt: skip
        if wanted.is_save:
            return c.RollSave(ability=wanted.ability, **shared)
        return c.RollCheck(skill=wanted.skill, ability=wanted.ability, **shared)

    def finish(self) -> None:
        """Roll, for all of them; who comes after a refusal or dice called off has not rolled."""
        inspired = self.again.isChecked() and not self._is_group and self._tokens()[0].inspired
        self._show()
        self._before = self._session.document.position
        for token_id in self._ids:
            done = give(self, self._session, self._command(token_id, inspired))
            if done is None:
                break
            self._rolled.append((token_id, done))
        self._tell()

    def roll_again(self) -> None:
        """Heroic Inspiration after the roll was seen: the same faces, and one more for the lower of them."""
        (token_id, done), position = self._rolled[0], self._session.document.position
        faces = _d20(done).faces
        with hearing(self, self._session):
            self._session.walk_to(self._before)
        if self._session.document.position != self._before:
            return
        again = give(self, self._session, self._command(token_id, inspiration=True), faces)
        if again is None:
            self._session.walk_to(position)
            return
        self._rolled = [(token_id, again)]
        self._tell()

    def take_back(self) -> None:
        """As if it had not been rolled."""
        with hearing(self, self._session):
            self._session.walk_to(self._before)
        if self._session.document.position == self._before:
            self._show()
            self.tree.setFocus()

    def _tell(self) -> None:
        """What came of it; Enter closes now."""
        if not self._rolled:
            return
        if self._is_group:
            self._tell_group()
        else:
            self._tell_one(*self._rolled[0])
        self._stage(rolled=True)
        self.close_button.setFocus()

    def _tell_one(self, token_id: str, done: Done) -> None:
        success, total = bool(done.answer["success"]), done.answer["total"]
        said = self.tr("Success: {total}") if success else self.tr("Failure: {total}")
        self.outcome.setText(said.format(total=total) if _d20(done).faces else self.tr("Failure"))
        self.outcome.setStyleSheet(f"color: {palette().good if success else palette().bad};")
        self.told.setText("\n".join([*self._sum_lines(done), *self._lines(done)]))

    def _sum_lines(self, done: Done) -> list[str]:
        rolled = _d20(done)
        if not rolled.faces:
            return [self.tr("Fails without a roll: {condition}").format(condition=words.word(done.answer["reasons"][0]["kind"]))]
        faces = ", ".join(str(face) for face in rolled.faces)
        mode = "" if rolled.mode == "normal" else f" ({words.word(rolled.mode)})"
        line = self.tr("d20: {faces}{mode}, {bonus} makes {total} against {dc}")
        bonus = f"{rolled.total - rolled.natural:+d}"
        lines = [line.format(faces=faces, mode=mode, bonus=bonus, total=rolled.total, dc=rolled.against)]
        state = self._session.state
        return lines + [f"{'▲' if why['sign'] == 'advantage' else '▼'} {words.reason(why, state)}" for why in rolled.reasons]

    def _lines(self, done: Done) -> list[str]:
        """What else happened, in the log's words."""
        told = [words.event(event, self._session.state) for event in done.events if event is not _d20(done)]
        return [line for line in told if line]

    def _tell_group(self) -> None:
        results = {token_id: done for token_id, done in self._rolled}
        for row, token_id in enumerate(self._ids):
            if token_id not in results:
                continue
            done = results[token_id]
            tip = "\n".join([*self._sum_lines(done), *self._lines(done)])
            self.table.show_result(row, done.answer["total"], bool(done.answer["success"]), tip)
        failed = [words.name_of(self._session.state, who) for who, done in self._rolled if not done.answer["success"]]
        self.outcome.setStyleSheet("")
        self.outcome.setText(
            self.tr("{made} of {number} succeed").format(made=len(results) - len(failed), number=len(results))
        )
        said = [self.tr("Failed: {names}").format(names=", ".join(failed))] if failed else []
        waiting = [words.name_of(self._session.state, who) for who in self._ids if who not in results]
        said += [self.tr("Not rolled: {names}").format(names=", ".join(waiting))] if waiting else []
        self.told.setText("\n".join(said))

    def _stage(self, *, rolled: bool) -> None:
        """Either what the roll rests on or what came of it."""
        self.sum.setHidden(rolled or self._is_group)
        self.why.setHidden(rolled or self._is_group)
        self.again.setHidden(rolled or self._is_group)
        self.again.setChecked(self.again.isChecked() and not rolled)
        self.outcome.setHidden(not rolled)
        self.told.setHidden(not rolled or not self.told.text())
        self.undo_button.setEnabled(rolled)
        self.reroll.setHidden(not (rolled and self._may_roll_again()))

    def _may_roll_again(self) -> bool:
        if self._is_group or not _d20(self._rolled[0][1]).faces:
            return False
        return self._session.ruleset.inspiration and self._tokens()[0].inspired


def _d20(done: Done) -> D20Rolled:
    """The roll itself, among what else it brought about."""
    return next(event for event in done.events if isinstance(event, D20Rolled) and event.what in ("check", "save"))


def _choice(text: str) -> QToolButton:
    """One of several, pressed in."""
    found = QToolButton()
    found.setText(text)
    found.setCheckable(True)
    found.setMinimumWidth(found.fontMetrics().horizontalAdvance(text) + 26)
    return found
