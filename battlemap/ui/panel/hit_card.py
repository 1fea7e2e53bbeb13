"""The hit card: before the roll everything it rests on, then the roll (here or of paper dice), then what it did."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit, QWidget

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Done, NeedDice, Refused
from battlemap.model import Attack
from battlemap.rules.attacks import attack_named
from battlemap.ui import words
from battlemap.ui.panel.dice_fields import DamageField, DiceField, EntryError, damage_wanted, rolled_out
from battlemap.ui.panel.gm_row import GmRow
from battlemap.ui.panel.hit_texts import (
    facts_text,
    large_text,
    needs_text,
    reasons_text,
    told_text,
)
from battlemap.ui.panel.parts import Card, big, button, dim, pressed, row, warned
from battlemap.ui.panel.sheet_facts import armour_name, roll_facts
from battlemap.ui.panel.telling import headline, refusal_of, told_lines
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.strikes import damage_parts
from battlemap.ui.theme import palette, px
from battlemap.ui.turns import payers, strikes_as_readied
from battlemap.ui.why import roll_whys
from battlemap.ui.why.asking import explain
from battlemap.ui.why.reason import Why

WIDTH = 420


class HitCard(Card):
    """One attack on one target.  Enter rolls; typed dice win over rolled ones; Esc closes; 1 to 9 choose the attack.

    Where the table rolls itself it says with what, and `damage_wanted(target, told, type)` follows.  `reacts`: it is a reaction
    to whatever the table named.
    """

    damage_wanted = Signal(str, str, str)

    def __init__(
        self, session: Session, attacker: str, target: str, attack: str = "", parent: QWidget | None = None,
        *, reacts: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._session, self._attacker, self._target, self._reacts = session, attacker, target, reacts
        self._rolls = session.ruleset.attacks.rolls
        self._done_at: int | None = None
        self._wants_damage = False
        self._answer: Mapping[str, Any] = {}
        self.setFixedWidth(px(WIDTH))
        self.setAccessibleName(self.tr("Attack"))
        self._names = [own.name for own in session.state.tokens[attacker].creature.attacks]
        self._names += [] if "unarmed" in self._names or (reacts and self._names) else ["unarmed"]
        self._build()
        if not reacts and strikes_as_readied(session.state.tokens[attacker]):
            self.pays.setCurrentIndex(max(0, self.pays.findData(session.ruleset.reaction)))
        self.choice.setCurrentIndex(max(0, self.choice.findData(attack or self._best())))
        self.choice.currentIndexChanged.connect(lambda _i: self._ask())
        self.pays.currentIndexChanged.connect(lambda _i: self._ask())
        self._gm.changed.connect(self._ask)
        session.changed.connect(self._follow)
        session.opened.connect(self.leave)
        session.dice_mode_changed.connect(self._roll_otherwise)
        self._ask()
        self._focus_roll()

    def _build(self) -> None:
        self._title = big("", 1.25)
        self._title.setWordWrap(True)
        self.body.addWidget(self._title)
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Which attack"))
        for number, name in enumerate(self._names, 1):
            self.choice.addItem(f"{number}  {words.word(name)}" if number < 10 else words.word(name), name)
        self.pays = QComboBox()
        self.pays.setAccessibleName(self.tr("What it takes"))
        ruleset = self._session.ruleset
        for name in [ruleset.reaction] if self._reacts else payers(ruleset, self._session.state.tokens[self._attacker]):
            self.pays.addItem(words.word(name or ruleset.main_resource), name)
        self.body.addLayout(row(self.choice, self.pays))
        # Only once it has a parent: shown before, it would flash up as a window of its own and take the focus away.
        self.pays.setVisible(self._session.state.turn.begun)
        self._chance, self._needs = big("", 2.6), dim("")
        self._needs.setWordWrap(True)
        self.body.addLayout(row(self._chance, self._needs, stretch_last=True))
        self._facts, self._why, self._refused = QLabel(), dim(""), warned("")
        for text in (self._facts, self._why, self._refused):
            text.setWordWrap(True)
            self.body.addWidget(text)
        for told in (self._chance, self._needs):
            explain(told, self._explained)
        explain(self._facts, lambda: roll_whys.cover_why(self._session, self._attacker, self._target))
        self._gm = GmRow(self._session, self._attacker, self._target)
        self.body.addWidget(self._gm)
        self.d20, self.damage = DiceField(self.tr("d20")), DamageField()
        self._d20_label, self._damage_label = QLabel(), QLabel(self.tr("Damage"))
        self._d20_label.setBuddy(self.d20)
        self._damage_label.setBuddy(self.damage.entry)
        for label in (self._d20_label, self._damage_label):
            label.setMinimumWidth(84)
        self._rows = (self._boxed(self._d20_label, self.d20), self._boxed(self._damage_label, self.damage))
        for box in self._rows:
            self.body.addWidget(box)
        self.knock_out = QCheckBox(self.tr("Knock out rather than kill"))
        self.body.addWidget(self.knock_out)
        self._problem, self._result = warned(""), QLabel()
        for text in (self._problem, self._result):
            text.setWordWrap(True)
            self.body.addWidget(text)
        self.roll_button = button(self.tr("Roll") if self._rolls else self.tr("Done"), self.tr("Enter"), primary=True)
        self.roll_button.clicked.connect(lambda: self.roll(by_program=True))
        self.undo_button = button(self.tr("Undo"), self.tr("Take this attack back"))
        self.undo_button.clicked.connect(self.take_back)
        word = self.tr("By the game master's word: only damage is rolled, nothing is spent")
        self.overrule_button = button(self.tr("Overrule: it hits"), word)
        self.overrule_button.clicked.connect(self._overrule)
        self.close_button = button(self.tr("Close"), self.tr("Esc"))
        self.close_button.clicked.connect(self.leave)
        self.body.addLayout(row(self.roll_button, self.overrule_button, self.undo_button, self.close_button))

    def _explained(self) -> Why | None:
        """Before the roll the chance, after it what was rolled."""
        if self._done_at is None:
            return roll_whys.chance_why(self._session, self._attacker, self._target, self._answer)
        return roll_whys.step_why(self._session, self._done_at - 1)

    def _boxed(self, *widgets: QWidget) -> QWidget:
        box = QWidget()
        line = row(*widgets)
        line.setContentsMargins(0, 0, 0, 0)
        box.setLayout(line)
        return box

    # ------------------------------------------------------------ before the roll
    @property
    def attack(self) -> str:
        return str(self.choice.currentData())

    def _best(self) -> str:
        """The first attack that may be made as things stand, else the first that only this target does not allow."""
        found = {name: self._question(name, str(self.pays.currentData())) for name in self._names}
        for name, answer in found.items():
            if answer.get("legal"):
                return name
        kinds = {name: [no.get("kind") for no in answer.get("refused", [])] for name, answer in found.items()}
        return next((name for name in self._names if "wrong_phase" not in kinds[name]), self._names[0])

    def _question(self, name: str, pays: str = "") -> dict[str, Any]:
        gm = self._gm
        return self._session.ask(
            asks.AskAttack(
                token=self._attacker, target=self._target, attack=name, pays=pays, advantage=gm.advantage,
                disadvantage=gm.disadvantage, penalty=gm.penalty,
            )
        )  # fmt: skip

    def _command(self, total: int | None = None) -> c.MakeAttack | c.React:
        if self._reacts:
            return c.React(token=self._attacker, attack=self.attack, target=self._target, damage_total=total)
        gm = self._gm
        return c.MakeAttack(
            token=self._attacker, target=self._target, attack=self.attack, pays=str(self.pays.currentData()),
            advantage=gm.advantage, disadvantage=gm.disadvantage, damage_total=total, penalty=gm.penalty,
            knock_out=self.knock_out.isChecked() and not self.knock_out.isHidden(),
        )  # fmt: skip

    def _follow(self, _change: object) -> None:
        """The fight went on below the card: what stands in it is asked anew."""
        tokens = self._session.state.tokens
        if self._attacker not in tokens or self._target not in tokens:
            self.leave()
        elif self._done_at is None:
            self._ask()
        elif self._session.document.position < self._done_at:
            self._done_at = None
            self._ask()
        else:  # once something else was done, an undo would take that back
            self.undo_button.setVisible(self._session.document.position == self._done_at)

    def _ask(self) -> None:
        """Show what the attack rests on now."""
        if self._done_at is not None:
            return
        state = self._session.state
        self._title.setText(
            self.tr("{attacker} → {target}").format(
                attacker=words.name_of(state, self._attacker), target=words.name_of(state, self._target)
            )
        )
        self._wants_damage = False
        answer = self._question(self.attack, str(self.pays.currentData()))
        outcome = self._session.document.preview(self._command())
        no = outcome.refusals[0] if isinstance(outcome, Refused) else refusal_of(answer)
        legal = bool(answer.get("legal") or self._reacts) and not isinstance(outcome, Refused)
        self._show_stage(asking=True, legal=legal)
        self._refused.setText("" if legal or no is None else words.refusal(no, state))
        self._refused.setVisible(not legal)
        self.overrule_button.setVisible(not legal and self._may_overrule())
        if answer.get("ok"):
            self._show_numbers(answer, legal)
        self.settle()

    def _show_numbers(self, answer: Mapping[str, Any], legal: bool) -> None:
        state, colours = self._session.state, palette()
        attack = attack_named(state.tokens[self._attacker], self.attack)
        self._chance.setText(large_text(answer))
        armour = armour_name(state, self._session.ruleset)
        self._needs.setText(needs_text(answer, words.name_of(state, self._target), attack, armour))
        self._chance.setStyleSheet(f"color: {colours.accent if legal else colours.text_dim};")
        self._answer = answer
        own = self._roll_facts(attack) if attack is not None else []
        self._facts.setText("  ·  ".join([facts_text(answer, state), *own]))
        reasons = reasons_text(answer, state)
        self._why.setText(reasons)
        self._why.setVisible(bool(reasons))
        self._show_dice()
        downs = self._session.ruleset.harm.at_zero == "saves"
        self.knock_out.setVisible(downs and self._rolls and bool(answer["melee"]) and not answer["save"])

    def _roll_facts(self, attack: Attack) -> list[str]:
        state, ruleset = self._session.state, self._session.ruleset
        attacker, target = state.tokens[self._attacker], state.tokens[self._target]
        parts = damage_parts(state, ruleset, attacker, attack, target, str(self.pays.currentData()))
        return roll_facts(state, ruleset, attacker, target, [kind for _, kind in parts])

    def _show_dice(self) -> None:
        """Which dice the fields are for."""
        wanted = self._session.document.preview(self._command())
        has_d20 = isinstance(wanted, NeedDice) and wanted.what != "damage"
        self._rows[0].setVisible(has_d20)
        self._rows[1].setVisible(isinstance(wanted, NeedDice))
        if isinstance(wanted, NeedDice) and has_d20:
            self.d20.show_dice(wanted)
            self._roll_ahead(wanted)
            who = words.name_of(self._session.state, wanted.who)
            self._d20_label.setText(self.tr("{who}'s save").format(who=who) if wanted.what == "save" else self.tr("d20"))
        state, pays = self._session.state, str(self.pays.currentData())
        attacker, target = state.tokens[self._attacker], state.tokens[self._target]
        attack = attack_named(attacker, self.attack)
        parts = damage_parts(state, self._session.ruleset, attacker, attack, target, pays) if attack else []
        self.damage.show_dice((), " + ".join(text for text, _ in parts))

    def _roll_otherwise(self) -> None:
        """Others roll from now on: what was only proposed goes, what was typed stays."""
        if self._done_at is None:
            for field in (self.d20, self.damage):
                field.forget()
            self._follow(None)

    def _roll_ahead(self, wanted: NeedDice) -> None:
        """In the mode "both" the field shows what the program rolled, to be corrected; new when other dice are wanted."""
        if self._session.dice_mode == "both" and self.d20.is_untouched and self.d20.proposed != len(wanted.sides):
            self.d20.propose(self._session.roller.roll(wanted.sides))

    # ------------------------------------------------------------ the roll
    def roll(self, *, by_program: bool = False) -> None:
        """Attack with the dice typed so far.  In "typed" mode Enter wants them, only the Roll button rolls."""
        if self._done_at is not None:
            self.leave()
            return
        if not self.roll_button.isEnabled():
            return
        try:
            self._roll(by_program)
        except EntryError as wrong:
            self._problem.setText(said(wrong))
            self._problem.setVisible(True)
            self.settle()

    def _roll(self, by_program: bool) -> None:
        self._problem.setVisible(False)
        d20 = self.d20.faces() if self._rows[0].isVisibleTo(self) else []
        rolls = by_program or self._session.dice_mode == "program"
        first = self._session.document.preview(self._command())
        if not d20 and isinstance(first, NeedDice) and first.what != "damage":
            if not rolls:
                self.d20.setFocus()
                raise EntryError(self.tr("Type what the d20 shows, or press Roll."))
            d20 = self._session.roller.roll(first.sides)
        dice = damage_wanted(self._session, self._command(), d20)
        self.damage.show_dice(dice, self.damage.entry.placeholderText())
        faces, total = self.damage.read() if dice else ([], None)
        typed_d20 = bool(self.d20.text().strip()) or not rolls
        if dice and not faces and total is None and typed_d20 and not self._wants_damage and not by_program:
            self._ask_damage(d20, [side for need in dice for side in need.sides])
            return
        command = self._command(total)
        given = [*d20, *faces]
        done = self._session.do(command, rolled_out(self._session, command, given) if rolls else given)
        if done is None:
            return
        if self._session.state.waiting and not self._reacts:
            self.leave()  # who may strike first is asked on a card of its own
        elif not self._rolls:
            self.leave()
            name = words.name_of(self._session.state, self._attacker)
            answer = done.answer
            told = told_text(name, self.attack, answer.get("modifier", 0), answer.get("damage_bonus_percent", 0))
            attack = attack_named(self._session.state.tokens[self._attacker], self.attack)
            self.damage_wanted.emit(self._target, told, attack.type if attack is not None else "")
        else:
            self._show(done)

    def _foretold(self, d20: list[int]) -> tuple[str, str]:
        """What these d20s come to, whatever the other dice show: "Hit" or "Critical hit", and its colour."""
        faces = list(d20)
        while isinstance(outcome := self._session.document.preview(self._command(), faces), NeedDice):
            faces += [1] * len(outcome.sides)
        return headline(outcome.events if isinstance(outcome, Done) else ())

    def _ask_damage(self, d20: list[int], sides: list[int]) -> None:
        """The typed d20 hits: now the damage; Enter on the empty field rolls it."""
        self._wants_damage = True
        if self._session.dice_mode == "both":
            self.damage.propose(self._session.roller.roll(sides))
        word, colour = self._foretold(d20)
        self._chance.setText(word)
        self._chance.setStyleSheet(f"color: {colour};")
        self._needs.setText(self.tr("Type the damage, or press Enter to roll it"))
        self.damage.setFocus()
        self.settle()

    def _show(self, done: Done) -> None:
        """What happened, in the log's own words."""
        self._done_at = self._session.document.position
        word, colour = headline(done.events)
        self._chance.setText(word)
        self._chance.setStyleSheet(f"color: {colour};")
        self._needs.clear()
        self._result.setText("\n".join(told_lines(done.events, self._session.state)))
        self._show_stage(asking=False, legal=True)
        self.settle()
        self.close_button.setFocus()

    def _show_stage(self, *, asking: bool, legal: bool) -> None:
        """Either the question or the result."""
        for widget in (self.choice, self._facts, self._why, self.knock_out, self.roll_button):
            widget.setVisible(asking)
        for box in self._rows:
            box.setVisible(asking and self._rolls)
        self._gm.show_for(self.attack, asking)
        self.pays.setVisible(asking and self._session.state.turn.begun)
        self._problem.setVisible(False)
        self._refused.setVisible(False)
        self.overrule_button.setVisible(False)
        self._result.setVisible(not asking)
        self.undo_button.setVisible(not asking)
        self.roll_button.setEnabled(legal)
        self._rows[0].setEnabled(legal)

    def take_back(self) -> None:
        """One undo; the card is as it was before the roll."""
        if self._done_at is not None:
            self._done_at = None
            for field in (self.d20, self.damage):
                field.forget()
            self._session.undo()
            self._ask()
            self._focus_roll()

    def _may_overrule(self) -> bool:
        """Not while a move waits for its answer, nor on the dead."""
        target = self._session.state.tokens[self._target]
        attack = attack_named(self._session.state.tokens[self._attacker], self.attack)
        return not self._session.state.waiting and not target.dead and attack is not None and bool(attack.damage)

    def _overruling(self, total: int | None) -> c.Command | None:
        """The game master's word: it hits, and only the damage is rolled.  Nothing is spent."""
        attack = attack_named(self._session.state.tokens[self._attacker], self.attack)
        if attack is None or not attack.damage:
            return None
        if total is not None:
            return c.ApplyDamage(target=self._target, parts=(c.DamagePart(amount=total, type=attack.type),))
        parts = tuple(c.DamagePart(roll=more.damage, type=more.type) for more in attack.extra if more.damage)
        return c.ApplyDamage(target=self._target, roll=attack.damage, type=attack.type, parts=parts)

    def _overrule(self) -> None:
        try:
            faces, total = self.damage.read()
        except EntryError:
            faces, total = [], None
        command = self._overruling(total)
        done = self._session.do(command, faces) if command is not None else None
        if done is not None:
            self._show(done)

    def _focus_roll(self) -> None:
        if self._session.dice_mode != "program" and self.roll_button.isEnabled():
            self.d20.setFocus()
        else:
            (self.roll_button if self.roll_button.isEnabled() else self.close_button).setFocus()

    # ------------------------------------------------------------ keys
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.leave()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not pressed(self):
                self.roll()
        elif event.text().isdigit() and self._done_at is None and self.d20.isVisible():
            # What is typed is what the paper dice showed; which attack it is was chosen before, or is in the list.
            self.d20.setFocus()
            self.d20.insert(event.text())
        elif event.text().isdigit() and not self._rolls and self._done_at is None:
            self.roll()  # the table has rolled: the digit begins the damage that is asked for next
            if isinstance(entry := QApplication.focusWidget(), QLineEdit):
                entry.insert(event.text())
        else:
            super().keyPressEvent(event)
