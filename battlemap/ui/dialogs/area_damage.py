"""What an area does at once: everybody ticked saves, then one roll of damage for all; what came of it, creature by creature."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.outcome import Done, NeedDice, Refused
from battlemap.rules.dice import parse_dice
from battlemap.ui import creature_words, words
from battlemap.ui.dialogs.area_rows import TargetRows
from battlemap.ui.dialogs.area_texts import Caught
from battlemap.ui.dialogs.rollable import saves_of
from battlemap.ui.panel.dice_fields import DamageField, EntryError, damage_wanted, rolled_out
from battlemap.ui.panel.parts import big, row, warned
from battlemap.ui.panel.telling import step_text, told_lines
from battlemap.ui.ruleset_words import DAMAGE
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

HIGHEST_DC, FIRST_DC = 40, 13


@dataclass(frozen=True, slots=True)
class Harm:
    """What was asked for last: the next area begins with it."""

    roll: str = ""
    type: str = ""
    ability: str = ""
    dc: int = FIRST_DC
    half: bool = True


def type_choice() -> QComboBox:
    """A damage type, one of the usual ones or any other word; the word itself is what counts."""
    choice = QComboBox()
    choice.setEditable(True)
    choice.addItem("")
    choice.addItems([words.word(name) for name in DAMAGE])
    choice.setMinimumContentsLength(11)
    return choice


def type_in(choice: QComboBox) -> str:
    text = choice.currentText().strip()
    return next((name for name in DAMAGE if words.word(name) == text), text.lower())


def half_tick(text: str, tip: str) -> QCheckBox:
    tick = QCheckBox(text)
    tick.setToolTip(tip)
    return tick


class DamagePage(QWidget):
    """`settled` when it needs another height, `aimed` when others are struck, `finished` when all is done and Enter closes."""

    settled = Signal()
    aimed = Signal()
    finished = Signal()

    def __init__(self, session: Session, caught: Caught, last: Harm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._caught = session, caught
        self.done_at: int | None = None
        self._wants_damage = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(9)
        self.rows = TargetRows(session, caught)
        self._nobody = QLabel(self.tr("Nobody stands in it."))
        self._nobody.setVisible(not caught.tokens)
        column.addWidget(self._nobody)
        column.addWidget(self.rows)
        self._form = self._fields()
        column.addWidget(self._form)
        self._headline, self._told, self._problem = big("", 1.5), QLabel(), warned("")
        for text in (self._headline, self._told, self._problem):
            text.setWordWrap(True)
            text.hide()
            column.addWidget(text)
        known = self._attacks()
        self._fill(last if last.roll or not known else known[0][1])
        if known and not last.roll:
            self.like.setCurrentIndex(1)
        self.rows.changed.connect(self._changed)
        self._changed()

    def _fields(self) -> QWidget:
        box = QWidget()
        form = QFormLayout(box)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        self.like = QComboBox()
        self.like.setAccessibleName(self.tr("An attack of its own"))
        self.like.addItem(self.tr("something else"))
        for name, harm in self._attacks():
            self.like.addItem(words.word(name), harm)
        form.addRow(self.tr("As"), self.like)
        form.setRowVisible(self.like, self.like.count() > 1)
        self.like.activated.connect(lambda i: self._fill(self.like.itemData(i) or Harm()))
        self.dice, self.type_ = QLineEdit(), type_choice()
        self.dice.setPlaceholderText("8d6")
        self.dice.setMaximumWidth(120)
        self.dice.setAccessibleName(self.tr("Damage dice"))
        self.type_.setAccessibleName(self.tr("Damage type"))
        self.dice.textChanged.connect(lambda _text: self._changed())
        label = QLabel(self.tr("&Damage"))
        label.setBuddy(self.dice)
        form.addRow(label, row(self.dice, self.type_))
        self.ability, self.dc = QComboBox(), QSpinBox()
        self.ability.setAccessibleName(self.tr("Saving throw"))
        self.ability.addItem(self.tr("no save"), "")
        for wanted in saves_of(self._session.ruleset):
            if wanted.ability:
                self.ability.addItem(words.word(wanted.ability).capitalize(), wanted.ability)
        self.dc.setRange(1, HIGHEST_DC)
        self.dc.setMaximumWidth(72)
        self.dc.setAccessibleName(self.tr("Target number"))
        self._against = QLabel(self.tr("against"))
        self.half = half_tick(self.tr("&halves it"), self.tr("Whoever makes the save takes half the damage, else none."))
        saves = row(self.ability, self._against, self.dc, self.half)
        label = QLabel(self.tr("&Save"))
        label.setBuddy(self.ability)
        form.addRow(label, saves)
        form.setRowVisible(saves, self.ability.count() > 1)
        self.ability.currentIndexChanged.connect(lambda _i: self._changed())
        self.total = DamageField()
        self._total_label = QLabel(self.tr("&Rolled"))
        self._total_label.setBuddy(self.total.entry)
        form.addRow(self._total_label, self.total)
        return box

    def _attacks(self) -> list[tuple[str, Harm]]:
        """What whoever does it has on its sheet that is saved against."""
        doer, found = self._session.state.token(self._caught.by), list[tuple[str, Harm]]()
        for attack in doer.creature.attacks if doer is not None else ():
            if attack.save is not None and attack.damage:
                save = attack.save
                found.append((attack.name, Harm(attack.damage, attack.type, save.ability, save.dc, save.half)))
        return found

    def _fill(self, last: Harm) -> None:
        self.dice.setText(last.roll)
        self.type_.setCurrentText(words.word(last.type) if last.type else "")
        self.ability.setCurrentIndex(max(0, self.ability.findData(last.ability)))
        self.dc.setValue(last.dc)
        self.half.setChecked(last.half)

    # ------------------------------------------------------------ before the roll
    def harm(self) -> Harm:
        ability = str(self.ability.currentData() or "")
        return Harm(self.dice.text().strip(), type_in(self.type_), ability, self.dc.value(), self.half.isChecked())

    def command(self, total: int | None = None) -> c.AreaDamage:
        harm = self.harm()
        return c.AreaDamage(
            targets=self.rows.ticked(), roll=harm.roll, type=harm.type, ability=harm.ability, dc=harm.dc, half=harm.half,
            origin=self._caught.origin, damage_total=total,
        )  # fmt: skip

    @property
    def may_roll(self) -> bool:
        return self.done_at is None and bool(self.rows.ticked()) and bool(self.harm().roll)

    def _changed(self) -> None:
        """Other creatures, another save, other dice: what is shown beside them follows."""
        if self.done_at is not None:
            return
        self._wants_damage = False
        ability = str(self.ability.currentData() or "")
        for widget in (self._against, self.dc, self.half):
            widget.setVisible(bool(ability))
        self.rows.show_save(ability)
        self._show_dice()
        self.aimed.emit()
        self.settled.emit()

    def _show_dice(self) -> None:
        """Which dice the fields are for."""
        text = self.dice.text().strip()
        try:
            sides = parse_dice(text).sides
        except ValueError:
            sides = ()
        needs = (NeedDice("damage", "", sides, text),) if sides else ()
        self.total.show_dice(needs, text)
        for widget in (self.total, self._total_label):
            widget.setVisible(bool(sides))
        if self._session.dice_mode == "both":
            for need in self._saves_wanted(self.command()):
                self.rows.suggest(need.who, need.sides, self._session.roller.roll)

    def _saves_wanted(self, command: c.AreaDamage) -> list[NeedDice]:
        """The dice of all saves, in the order they are rolled."""
        found: list[NeedDice] = []
        faces: list[int] = []
        while isinstance(wanted := self._session.document.preview(command, faces), NeedDice) and wanted.what == "save":
            found.append(wanted)
            faces += [1] * len(wanted.sides)
        return found

    # ------------------------------------------------------------ the roll
    def roll(self, *, by_program: bool = False) -> None:
        """Roll with the dice typed so far.  In "typed" mode Enter wants them, only the button rolls."""
        self._problem.hide()
        try:
            self._roll(by_program)
        except EntryError as wrong:
            self.complain(said(wrong))

    def _roll(self, by_program: bool) -> None:
        if not self.rows.ticked():
            raise EntryError(self.tr("Tick who is struck."))
        if not self.harm().roll:
            self.dice.setFocus()
            raise EntryError(self.tr("Type the damage, like 8d6 or 12."))
        rolls = by_program or self._session.dice_mode == "program"
        command = self.command()
        refused = self._session.document.preview(command)
        if isinstance(refused, Refused):
            raise EntryError(words.refusal(refused.refusals[0], self._session.state))
        saves = self._saves(command, rolls)
        dice = damage_wanted(self._session, command, saves)
        self.total.show_dice(dice, self.harm().roll)
        faces, total = self.total.read() if dice and dice[0].sides else ([], None)
        by_hand = not rolls or self.rows.has_typed()
        if dice and not faces and total is None and by_hand and not self._wants_damage and not by_program:
            self._ask_damage([side for need in dice for side in need.sides])
            return
        command = self.command(total)
        given = [*saves, *faces]
        done = self._session.do(command, rolled_out(self._session, command, given) if rolls else given)
        if done is not None:
            self._show(done)

    def _saves(self, command: c.AreaDamage, rolls: bool) -> list[int]:
        """Everybody's save: typed, else rolled by the program.  From a save that was typed Enter goes on to the next without a
        word."""
        given: list[int] = []
        while isinstance(wanted := self._session.document.preview(command, given), NeedDice) and wanted.what == "save":
            own = self.rows.rows[wanted.who]
            own.d20.show_dice(wanted.sides)
            faces = own.d20.faces()
            if not faces and not rolls:
                goes_on = self.rows.was_typed_in()
                own.d20.setFocus()
                if goes_on:
                    raise EntryError("")
                name = words.name_of(self._session.state, wanted.who)
                raise EntryError(self.tr("Type what {name}'s save shows, or press Roll.").format(name=name))
            given += faces or self._session.roller.roll(wanted.sides)
        return given

    def _ask_damage(self, sides: Sequence[int]) -> None:
        """The saves are typed: now the damage; Enter on the empty field rolls it."""
        self._wants_damage = True
        if self._session.dice_mode == "both":
            self.total.propose(self._session.roller.roll(sides))
        self.complain(self.tr("Type the damage, or press Enter to roll it."))
        self.total.setFocus()

    def complain(self, text: str) -> None:
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self.settled.emit()

    # ------------------------------------------------------------ what came of it
    def _show(self, done: Done) -> None:
        self.done_at = self._session.document.position
        state, colours = self._session.state, palette()
        saved, taken = set(done.answer["saved"]), done.answer["taken"]
        results: dict[str, tuple[str, str, str]] = {}
        for token_id, amount in taken.items():
            rolls = (event for event in done.events if isinstance(event, e.D20Rolled) and event.what == "save")
            rolled = next((event for event in rolls if event.token == token_id), None)
            text = self.tr("{amount} damage").format(amount=amount)
            if rolled is not None and rolled.faces:
                made = self.tr("save made with {total}") if token_id in saved else self.tr("save failed with {total}")
                text = f"{made.format(total=rolled.total)} · {text}"
            elif rolled is not None:
                text = f"{self.tr('save failed')} · {text}"
            steps = [told for x in done.events if isinstance(x, e.DamageTaken) and x.target == token_id
                     for step in x.steps if (told := step_text(step))]  # fmt: skip
            own = [x for x in done.events if isinstance(x, e.D20Rolled) and x is rolled]
            tip = "\n".join([*told_lines(own, state), *steps])
            results[token_id] = (text, colours.good if token_id in saved else colours.text, tip)
        self.rows.show_results(results)
        self._form.hide()
        self._problem.hide()
        self._tell(done)
        self.settled.emit()
        self.finished.emit()

    def _tell(self, done: Done) -> None:
        """One roll for all on top; below it who fell, who lost concentration."""
        rolled = next((x for x in done.events if isinstance(x, e.DiceRolled) and x.what == "damage"), None)
        text = self.tr("Nobody is hurt")
        if rolled is not None:
            typed, plain = self.tr("{total} {kind} damage"), self.tr("{total} damage")
            kind = creature_words.damage(self.harm().type)
            text = (typed if kind else plain).format(total=rolled.total, kind=kind)
        self._headline.setText(text)
        self._headline.show()
        rest = [x for x in done.events if isinstance(x, (e.LifeChanged, e.ConcentrationSet, e.EffectAdded))
                or (isinstance(x, e.D20Rolled) and x.what == "concentration")]  # fmt: skip
        lines = [f"{rolled.dice}: {', '.join(map(str, rolled.faces))}"] if rolled is not None and rolled.faces else []
        lines += told_lines(rest, self._session.state)
        self._told.setText("\n".join(lines))
        self._told.setVisible(bool(lines))

    def back(self) -> None:
        """As before the roll."""
        self.done_at = None
        self._forget()
        self._form.show()
        for text in (self._headline, self._told, self._problem):
            text.hide()
        self.rows.show_results(None)
        self._changed()

    def take_back(self) -> None:
        """One undo."""
        if self.done_at is not None:
            self.done_at = None
            self._session.undo()
            self.back()

    def roll_otherwise(self) -> None:
        """Others roll from now on: what was only proposed goes, what was typed stays."""
        if self.done_at is None:
            self._forget()
            self._changed()

    def _forget(self) -> None:
        self.total.forget()
        for one in self.rows.rows.values():
            one.d20.forget()

    def follow(self) -> None:
        """The fight went on below the card."""
        if self.done_at is not None and self._session.document.position < self.done_at:
            self.back()
        elif self.done_at is None:
            self._changed()
