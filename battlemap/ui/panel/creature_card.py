"""The card of the selected creature, else of the acting one: what it has, what it can do, each one click away."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.model import Token, metres
from battlemap.rules.attacks import armour_class
from battlemap.rules.standing import ready_of, speed_of, state_of
from battlemap.ui import words
from battlemap.ui.icons import icon
from battlemap.ui.panel.parts import Bar, Chip, Pips, button, empty, heading, side_mark
from battlemap.ui.session import Session
from battlemap.ui.theme import hp_colour, palette

ANSWERS = ("ask", "skip", "take")
COLUMNS = 3


class CreatureCard(QWidget):
    """`attack_chosen(token, attack)`; `action_chosen(token, action, mode)` for those that want a target."""

    attack_chosen = Signal(str, str)
    target_wanted = Signal(str, str, str)
    condition_wanted = Signal(str)
    edit_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        session.changed.connect(lambda _change: self.show_token())
        session.opened.connect(self.show_token)
        session.selection_changed.connect(lambda _ids: self.show_token())
        self.show_token()

    def token(self) -> Token | None:
        """Whose card it is."""
        selection, state = self._session.selection, self._session.state
        if len(selection) == 1:
            return state.tokens[selection[0]]
        return state.token(state.turn.active) if not selection else None

    def show_token(self) -> None:
        """Lay the card out anew for whom it is about."""
        empty(self._layout)
        token = self.token()
        if token is None:
            number = len(self._session.selection)
            text = self.tr("%n token(s) selected: type -7 or +4 for damage or healing", "", number) if number else self.tr(
                "Select a token to see its card."
            )
            hint = QLabel(text)
            hint.setWordWrap(True)
            hint.setStyleSheet(f"color: {palette().text_dim}; padding: 12px 4px;")
            self._layout.addWidget(hint)
            return
        self._head(token)
        self._hit_points(token)
        self._resources(token)
        self._conditions(token)
        self._attacks(token)
        self._actions(token)

    # ------------------------------------------------------------ parts
    def _head(self, token: Token) -> None:
        line = QHBoxLayout()
        mark = QLabel()
        mark.setPixmap(side_mark(token.side, token.colour, 26))
        name = QLabel(token.name)
        font = name.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        font.setBold(True)
        name.setFont(font)
        armour = QLabel(self.tr("AC {number}").format(number=armour_class(token)))
        armour.setStyleSheet(f"font-weight: 700; border: 1px solid {palette().line}; border-radius: 6px; padding: 3px 8px;")
        edit = QToolButton()
        edit.setIcon(icon("edit"))
        edit.setToolTip(self.tr("Edit this token"))
        edit.setAccessibleName(self.tr("Edit this token"))
        edit.clicked.connect(lambda: self.edit_wanted.emit(token.id))
        line.addWidget(mark)
        line.addWidget(name, 1)
        line.addWidget(armour)
        line.addWidget(edit)
        self._layout.addLayout(line)

    def _hit_points(self, token: Token) -> None:
        line = QHBoxLayout()
        bar = Bar(height=28)
        share = token.hp / token.creature.max_hp if token.creature.max_hp else 0
        text = self.tr("{hp} / {max} HP").format(hp=token.hp, max=token.creature.max_hp)
        if token.temp_hp:
            text += self.tr(" + {temp} temporary").format(temp=token.temp_hp)
        fate = state_of(token)
        if fate != "up":
            text += f" · {words.word(fate)}"
        extra = token.temp_hp / token.creature.max_hp if token.creature.max_hp else 0
        bar.show_value(share, text, hp_colour(token.hp, token.creature.max_hp), extra)
        entry = QLineEdit()
        entry.setPlaceholderText("-7  +4")
        entry.setMaximumWidth(76)
        entry.setAccessibleName(self.tr("Damage or healing"))
        entry.setToolTip(self.tr("-7 is damage, +4 healing"))
        entry.returnPressed.connect(lambda: self._change_hp(token.id, entry.text()))
        line.addWidget(bar, 1)
        line.addWidget(entry)
        self._layout.addLayout(line)
        if fate == "dying" and (token.successes or token.failures or token.creature.character):
            saves = QLabel(
                self.tr("Death saves: {good} of 3 successes, {bad} of 3 failures").format(good=token.successes, bad=token.failures)
            )
            saves.setStyleSheet(f"color: {palette().bad}; font-weight: 600;")
            self._layout.addWidget(saves)

    def _change_hp(self, token_id: str, text: str) -> None:
        try:
            amount = int(text.replace("−", "-").strip())
        except ValueError:
            self._session.message.emit(self.tr("Type a number: -7 is damage, +4 healing."))
            return
        if amount < 0:
            self._session.do(c.ApplyDamage(target=token_id, parts=(c.DamagePart(amount=-amount),)))
        else:
            self._session.do(c.Heal(target=token_id, amount=amount))

    def _resources(self, token: Token) -> None:
        state, ruleset = self._session.state, self._session.ruleset
        answer = self._session.ask(c.AskToken(token=token.id))
        pips = QGridLayout()
        pips.setHorizontalSpacing(12)
        for i, (name, whole) in enumerate(ruleset.resources.items()):
            pip = Pips(words.word(name))
            pip.show_count(answer["ready"].get(name, 0), whole)
            pips.addWidget(pip, i // 2, i % 2)
        self._layout.addLayout(pips)
        for mode, left in answer["left"].items():
            speed = speed_of(ruleset, token, mode)
            whole = max(speed * (1 + (token.budget.dashes if state.turn.begun else 0)), 1)
            bar = Bar(height=22)
            squares = round(left * 10) // state.scene.square
            text = self.tr("{mode}: {left} of {whole} m · {squares}").format(
                mode=words.word(mode), left=words.number(left), whole=words.number(metres(whole if speed else 0)),
                squares=words.squares_text(squares),
            )  # fmt: skip
            bar.show_value(left * 10 / whole, text, palette().accent)
            self._layout.addWidget(bar)
        if token.concentrating:
            line = QHBoxLayout()
            line.addWidget(QLabel(self.tr("Concentrating on {on}").format(on=token.concentrating)), 1)
            end = button(self.tr("End"))
            end.clicked.connect(lambda: self._session.do(c.Concentrate(token=token.id, on="")))
            line.addWidget(end)
            self._layout.addLayout(line)
        if token.readied:
            self._layout.addWidget(QLabel(self.tr("Readied: {trigger}").format(trigger=token.readied.get("trigger", ""))))
            fire = button(self.tr("The trigger has come"))
            fire.clicked.connect(lambda: self._session.do(c.Trigger(token=token.id)))
            self._layout.addWidget(fire)

    def _conditions(self, token: Token) -> None:
        line = QHBoxLayout()
        line.setSpacing(6)
        for name in token.conditions:
            title, tip = words.condition(name)
            chip = Chip(name, title, self.tr("{what} Click to remove.").format(what=tip))
            chip.removed.connect(lambda gone: self._session.do(c.SetCondition(target=token.id, remove=gone)))
            line.addWidget(chip)
        for effect in token.effects:
            if effect.kind == "state":
                mark = QLabel(words.word(effect.name))
                mark.setStyleSheet(f"color: {palette().good};")
                line.addWidget(mark)
        add = QToolButton()
        add.setText(self.tr("+ condition"))
        add.clicked.connect(lambda: self.condition_wanted.emit(token.id))
        line.addWidget(add)
        line.addStretch(1)
        self._layout.addLayout(line)

    def _attacks(self, token: Token) -> None:
        if not token.creature.attacks:
            return
        self._layout.addWidget(heading(self.tr("ATTACKS")))
        for number, attack in enumerate(token.creature.attacks, 1):
            bonus = "" if attack.to_hit is None else f"{attack.to_hit:+d}"
            if attack.save is not None and attack.to_hit is None:
                bonus = self.tr("DC {dc} {ability}").format(dc=attack.save.dc, ability=attack.save.ability.upper())
            parts = [bonus, f"{attack.damage} {attack.type}".strip()]
            parts += [f"+ {extra.damage} {extra.type}".strip() for extra in attack.extra]
            reach = attack.reach if attack.kind == "melee" else attack.range
            if reach:
                parts.append(words.metres_text(reach))
            choose = button(f"{number}   {attack.name}    " + "   ".join(part for part in parts if part))
            choose.setStyleSheet("text-align: left;")
            choose.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            choose.setToolTip(self.tr("Then click the target. Key {number}.").format(number=number))
            choose.clicked.connect(lambda _on=False, name=attack.name: self.attack_chosen.emit(token.id, name))
            self._layout.addWidget(choose)

    def _actions(self, token: Token) -> None:
        state, ruleset = self._session.state, self._session.ruleset
        ready = ready_of(state, ruleset, token)
        self._layout.addWidget(heading(self.tr("ACTIONS")))
        grid = QGridLayout()
        grid.setSpacing(6)
        entries: list[tuple[str, str, bool]] = []
        for name, rule in ruleset.actions.items():
            able = ready.get(rule.pays, 0) > 0 or (rule.replaces_attack and token.budget.swings > 0) or not state.turn.begun
            modes = ("prone", "away") if rule.deed == "shove" else ("",)
            entries += [(name, mode, able) for mode in modes if _is_use(rule.deed, token)]
        for i, (name, mode, able) in enumerate(entries):
            grid.addWidget(self._action(token, name, mode, able), i // COLUMNS, i % COLUMNS)
        self._layout.addLayout(grid)
        more = QHBoxLayout()
        for text, command in self._deeds(token):
            do = button(text)
            do.clicked.connect(lambda _on=False, wanted=command: self._session.do(wanted))
            more.addWidget(do)
        more.addStretch(1)
        self._layout.addLayout(more)
        self._layout.addLayout(self._answer_policy(token))

    def _action(self, token: Token, name: str, mode: str, able: bool) -> QWidget:
        rule = self._session.ruleset.actions[name]
        found = QToolButton()
        found.setText(words.word(name) + (f" ({words.word(mode)})" if mode else ""))
        found.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        found.setEnabled(able)
        paid = words.word(rule.pays).lower()
        tip = self.tr("Takes the {resource}.") if able else self.tr("The {resource} is used up.")
        found.setToolTip(tip.format(resource=paid))
        if rule.needs_target or rule.deed == "search":
            found.clicked.connect(lambda: self.target_wanted.emit(token.id, name, mode))
        else:
            found.clicked.connect(lambda: self._session.do(c.Act(token=token.id, action=name)))
        if able and self._session.state.turn.begun and "bonus" in self._session.ruleset.resources and rule.pays != "object":
            menu = QMenu(found)
            menu.addAction(
                self.tr("As a bonus action"),
                lambda: self._session.do(c.Act(token=token.id, action=name, pays="bonus", mode=mode)),
            )
            found.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            found.customContextMenuRequested.connect(lambda at: menu.exec(found.mapToGlobal(at)))
        return found

    def _deeds(self, token: Token) -> list[tuple[str, c.Command]]:
        """Standing, lying, riding: what fits how it stands now."""
        found: list[tuple[str, c.Command]] = []
        if token.has("prone"):
            found.append((words.word("stand"), c.Stand(token=token.id)))
        else:
            found.append((words.word("drop_prone"), c.DropProne(token=token.id)))
        if token.riding:
            found.append((words.word("dismount"), c.Dismount(token=token.id)))
        else:
            for other in self._session.state.tokens.values():
                near = max(abs(other.at[0] - token.at[0]), abs(other.at[1] - token.at[1])) <= 2
                if "mount" in other.creature.traits and near and other.id != token.id:
                    text = self.tr("Mount {name}").format(name=other.name)
                    found.append((text, c.Mount(token=token.id, target=other.id)))
                    break
        return found

    def _answer_policy(self, token: Token) -> QHBoxLayout:
        """How its opportunity attacks are answered."""
        line = QHBoxLayout()
        text = QLabel(self.tr("Opportunity attacks"))
        text.setStyleSheet(f"color: {palette().text_dim};")
        line.addWidget(text)
        choice = QComboBox()
        side = self._answer_word(self._session.state.answers.get(token.side, "ask"))
        choice.addItem(self.tr("as its side: {answer}").format(answer=side), "")
        for answer in ANSWERS:
            choice.addItem(self._answer_word(answer), answer)
        choice.setCurrentIndex(max(0, choice.findData(token.answer)))
        choice.activated.connect(lambda: self._session.do(c.SetAnswers(token=token.id, answer=choice.currentData())))
        choice.setAccessibleName(self.tr("How opportunity attacks are answered"))
        line.addWidget(choice, 1)
        return line

    def _answer_word(self, answer: str) -> str:
        return {"ask": self.tr("ask"), "skip": self.tr("always skip"), "take": self.tr("always take")}[answer]


def _is_use(deed: str, token: Token) -> bool:
    """Leave out what never fits now: escaping from nobody."""
    return deed != "escape" or token.has("grappled")
