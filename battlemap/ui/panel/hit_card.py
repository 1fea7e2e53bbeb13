"""The hit card: before the roll everything it rests on, then the roll (here or of paper dice), then what it did."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.outcome import Done, NeedDice, Refusal
from battlemap.rules.attacks import attack_named
from battlemap.ui import words
from battlemap.ui.panel.parts import Card, button
from battlemap.ui.session import Session
from battlemap.ui.theme import palette


class HitCard(Card):
    """One attack on one target.  Enter rolls; typed dice win over rolled ones; Esc closes."""

    def __init__(self, session: Session, attacker: str, target: str, attack: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._attacker, self._target = session, attacker, target
        self._done = False
        names = [own.name for own in session.state.tokens[attacker].creature.attacks] + ["unarmed"]
        self.setMinimumWidth(380)
        self.setAccessibleName(self.tr("Attack"))
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._title.setStyleSheet("font-weight: 700; font-size: 16px;")
        self.body.addWidget(self._title)
        self._choice = QComboBox()
        for name in names:
            self._choice.addItem(words.word(name), name)
        self._choice.setCurrentIndex(max(0, self._choice.findData(attack or self._best(names))))
        self._choice.currentIndexChanged.connect(lambda _i: self._ask())
        self.body.addWidget(self._choice)
        self._chance, self._against, self._why = QLabel(), QLabel(), QLabel()
        self._chance.setStyleSheet("font-size: 30px; font-weight: 800;")
        for text in (self._chance, self._against, self._why):
            text.setWordWrap(True)
            self.body.addWidget(text)
        self._form = QFormLayout()
        self._d20 = QLineEdit()
        self._d20.setPlaceholderText(self.tr("rolled by the program"))
        self._damage = QLineEdit()
        self._damage.setPlaceholderText(self.tr("faces like 4 2, or the total like =9"))
        self._d20_label, self._damage_label = QLabel(self.tr("d20")), QLabel(self.tr("Damage"))
        self._d20_label.setBuddy(self._d20)
        self._damage_label.setBuddy(self._damage)
        self._form.addRow(self._d20_label, self._d20)
        self._form.addRow(self._damage_label, self._damage)
        self.body.addLayout(self._form)
        self._knock = QCheckBox(self.tr("Knock out rather than kill"))
        self.body.addWidget(self._knock)
        self._result = QLabel()
        self._result.setWordWrap(True)
        self.body.addWidget(self._result)
        line = QHBoxLayout()
        self._roll = button(self.tr("Roll"), self.tr("Enter"), primary=True)
        self._roll.clicked.connect(self.roll)
        self._undo = button(self.tr("Undo"))
        self._undo.clicked.connect(self._take_back)
        close = button(self.tr("Close"), self.tr("Esc"))
        close.clicked.connect(self.leave)
        for widget in (close, self._undo, self._roll):
            line.addWidget(widget)
        self.body.addLayout(line)
        for field in (self._d20, self._damage):
            field.returnPressed.connect(self.roll)
        self._ask()
        self._roll.setFocus()

    def _best(self, names: list[str]) -> str:
        """The first attack that may be made as things stand."""
        for name in names:
            if self._question(name).get("legal"):
                return name
        return names[0]

    def _question(self, name: str) -> dict[str, Any]:
        return self._session.ask(c.AskAttack(token=self._attacker, target=self._target, attack=name))

    @property
    def attack(self) -> str:
        return str(self._choice.currentData())

    def _ask(self) -> None:
        state = self._session.state
        attacker, target = words.name_of(state, self._attacker), words.name_of(state, self._target)
        self._title.setText(self.tr("{attacker} attacks {target}").format(attacker=attacker, target=target))
        answer = self._question(self.attack)
        legal = bool(answer.get("legal"))
        self._undo.setVisible(self._done)
        self._roll.setEnabled(legal and not self._done)
        self._roll.setVisible(not self._done)
        if not answer.get("ok"):
            return
        colours = palette()
        if answer["save"]:
            save = answer["save"]
            self._chance.setText(self.tr("DC {dc} {ability} save").format(dc=save["dc"], ability=save["ability"].upper()))
        else:
            self._chance.setText(f"{round(answer['chance'] * 100)} %")
        self._chance.setStyleSheet(f"font-size: 30px; font-weight: 800; color: {colours.accent if legal else colours.text_dim};")
        self._against.setText(self._sum(answer))
        self._why.setText(self._reasons(answer, legal))
        attack = attack_named(state.tokens[self._attacker], self.attack)
        rolls = answer["save"] is None
        two = answer["mode"] != "normal"
        self._d20_label.setText(self.tr("2 x d20") if two else self.tr("d20"))
        for widget in (self._d20, self._d20_label):
            widget.setVisible(rolls and not self._done)
        for widget in (self._damage, self._damage_label):
            widget.setVisible(not self._done)
        self._damage_label.setText(attack.damage if attack and attack.damage else self.tr("Damage"))
        self._knock.setVisible(bool(answer["melee"]) and rolls and not self._done)

    def _sum(self, answer: Mapping[str, Any]) -> str:
        """Bonus and armour class with their terms, distance and cover."""
        parts = []
        if answer["save"] is None:
            armour = self.tr("{modifier} against AC {against}").format(
                modifier=f"{answer['modifier']:+d}", against=answer["against"]
            )
            if answer["cover_bonus"]:
                armour += self.tr(" ({armour} + {bonus} cover)").format(armour=answer["armour"], bonus=answer["cover_bonus"])
            parts.append(armour)
        parts.append(words.word(answer["cover"]))
        parts.append(self.tr("{metres} m away").format(metres=words.number(answer["distance"])))
        return " · ".join(parts)

    def _reasons(self, answer: Mapping[str, Any], legal: bool) -> str:
        if not legal:
            facts = dict(answer["refused"][0])
            self._why.setStyleSheet(f"color: {palette().bad}; font-weight: 600;")
            return words.refusal(Refusal(facts.pop("kind"), facts), self._session.state)
        self._why.setStyleSheet(f"color: {palette().text_dim};")
        lines = []
        if answer["mode"] != "normal":
            lines.append(words.word(answer["mode"]).capitalize() + ":")
        for given in answer["reasons"]:
            sign = "+" if given["sign"] == "advantage" else "−"
            lines.append(f"{sign} {words.reason(given, self._session.state)}")
        return "\n".join(lines)

    # ------------------------------------------------------------ the roll
    def roll(self) -> None:
        """Attack with the dice typed so far; the program rolls the rest."""
        if self._done:
            self.leave()
            return
        faces = _numbers(self._d20.text())
        damage = self._damage.text().strip()
        if faces is None or (damage and not damage.startswith("=") and _numbers(damage) is None):
            self._result.setText(self.tr("Dice are whole numbers, like 14 or 4 2."))
            return
        total = _total(damage)
        two = self._question(self.attack).get("mode") != "normal"
        if faces and len(faces) != (2 if two else 1):
            self._result.setText(self.tr("Type %n d20", "", 2 if two else 1))
            return
        typed = self._typed_damage(damage, total)
        command = c.MakeAttack(
            token=self._attacker, target=self._target, attack=self.attack, knock_out=self._knock.isChecked(), damage_total=total
        )
        done = self._do(command, faces, typed)
        if done is not None:
            self._show(done)

    def _typed_damage(self, text: str, total: int | None) -> list[int]:
        return [] if total is not None or not text else (_numbers(text) or [])

    def _do(self, command: c.MakeAttack, d20: list[int], damage: list[int]) -> Done | None:
        """Typed d20s first; damage faces only when the attack asks for them."""
        if not d20:
            rolled = self._session.roll_first(command)
            if rolled is None:
                return self._session.do(command)
            d20 = rolled
        if damage:
            wanted = self._session.document.preview(command, d20)
            if isinstance(wanted, NeedDice) and wanted.what == "damage":
                if len(damage) != len(wanted.sides):
                    self._result.setText(self.tr("Type %n damage dice, or =total", "", len(wanted.sides)))
                    return None
                return self._session.do(command, [*d20, *damage])
        return self._session.do(command, d20)

    def _show(self, done: Done) -> None:
        """What happened, in the log's own words."""
        self._done = True
        lines = []
        for event in done.events:
            if isinstance(event, (e.AttackRolled, e.DiceRolled, e.DamageTaken, e.LifeChanged, e.D20Rolled, e.EffectAdded)):
                if text := words.event(event, self._session.state):
                    lines.append(text)
                if isinstance(event, e.DamageTaken):
                    lines += [f"   {step_text(step)}" for step in event.steps if step["what"] != "rolled"]
        rolled = next((event for event in done.events if isinstance(event, e.AttackRolled)), None)
        colours = palette()
        if rolled is not None:
            word = self.tr("Critical hit!") if rolled.crit else self.tr("Hit") if rolled.hit else self.tr("Miss")
            colour = colours.good if rolled.hit else colours.bad
            self._chance.setText(word)
            self._chance.setStyleSheet(f"font-size: 30px; font-weight: 800; color: {colour};")
        self._choice.setVisible(False)
        self._against.setVisible(False)
        self._why.setVisible(False)
        self._knock.setVisible(False)
        for widget in (self._d20, self._damage, self._d20_label, self._damage_label, self._roll):
            widget.setVisible(False)
        self._undo.setVisible(True)
        self._result.setText("\n".join(lines))
        self.adjustSize()
        self.setFocus()

    def _take_back(self) -> None:
        self._session.undo()
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.roll()
        else:
            super().keyPressEvent(event)


def step_text(step: Mapping[str, Any]) -> str:
    """One term of a damage sum."""
    kinds = {
        "adjusted": words.N("adjusted by {amount}"), "saved": words.N("save made: {amount}"),
        "immune": words.N("immune to {type}: 0"), "resist": words.N("resists {type}: {amount}"),
        "vulnerable": words.N("vulnerable to {type}: {amount}"),
    }  # fmt: skip
    return words.say(kinds[str(step["what"])], amount=step.get("amount", 0), type=step.get("type", "") or "–")


def _numbers(text: str) -> list[int] | None:
    """ "4 2" -> [4, 2]; None when it is no list of whole numbers."""
    try:
        return [int(part) for part in text.replace(",", " ").split()]
    except ValueError:
        return None


def _total(text: str) -> int | None:
    if text.startswith("=") and text[1:].strip().isdigit():
        return int(text[1:])
    return None

