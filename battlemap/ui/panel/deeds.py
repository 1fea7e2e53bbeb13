"""What a creature can do, one click each: attacks, the ruleset's actions, standing and riding, reacting, how it answers leavers.

What there is follows the ruleset's record; whether a deed may be done is asked of the rules (a preview), and a button that may
not says why.  Deeds of the table's own are `other_deed`.
"""

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Refusal, Refused
from battlemap.model import Attack, Token
from battlemap.rules.ruleset import ActionRule
from battlemap.rules.standing import swift_payment
from battlemap.ui import words
from battlemap.ui.flow import FullRows
from battlemap.ui.icons import icon, icon_for
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.parts import ElidedTool
from battlemap.ui.session import Session
from battlemap.ui.strikes import damage_parts
from battlemap.ui.turns import MOVE, resources, spendable
from battlemap.ui.why import creature_whys
from battlemap.ui.why.asking import explain

ANSWERS = ("ask", "skip", "take")
GAP = 3
PRONE, MODES = "prone", ("prone", "away")
# Deeds that mean nothing as things stand are left out, not greyed.
POINTLESS = ("not_grappled", "not_burning")


class Deeds(QWidget):
    """`reaction_wanted(token, attack)`: somebody reacts to what the table names; `other_wanted(token)`: a deed by any name."""

    attack_chosen = Signal(str, str)
    target_wanted = Signal(str, str, str)
    ready_wanted = Signal(str)
    reaction_wanted = Signal(str, str)
    other_wanted = Signal(str)

    def __init__(self, session: Session, token: Token, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._token = session, token
        self._owned = {resource.name for resource in resources(session.state, session.ruleset, token)} | {MOVE}
        self._in_menu = self._menu_names()
        self.setStyleSheet("QToolButton { padding: 3px 2px; } QToolButton:focus { padding: 2px 1px; }")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 0)
        layout.setSpacing(8)
        attacks, actions = FullRows(gap=GAP, whole=True), FullRows(gap=GAP)
        for number, attack in enumerate(token.creature.attacks, 1):
            attacks.addWidget(self._attack(number, attack))
        for tool in (*self._deeds(), *self._reactions(), *([self._policy()] if session.ruleset.threat.kind else [])):
            actions.addWidget(tool)
        if attacks.is_filled:
            layout.addLayout(attacks)
        layout.addLayout(actions)

    # ------------------------------------------------------------ attacks
    def _attack(self, number: int, attack: Attack) -> AttackRow:
        ruleset = self._session.ruleset
        parts = damage_parts(self._session.state, ruleset, self._token, attack)
        found = AttackRow(number, attack, parts, own=ruleset.attack_sheet)
        found.clicked.connect(lambda: self.attack_chosen.emit(self._token.id, attack.name))
        hint = found.toolTip().rpartition("\n")[2]
        explain(found, partial(creature_whys.attack_why, self._session, self._token.id, attack, hint))
        return found

    # ------------------------------------------------------------ actions
    def _deeds(self) -> list[QWidget]:
        """The ruleset's actions, readying, standing and riding, as far as they fit now."""
        token, ruleset = self._token, self._session.ruleset
        found: list[QWidget] = []
        for name, rule in ruleset.actions.items():
            if name in self._in_menu or not self._fits(rule):
                continue
            for mode in MODES if rule.deed == "shove" else ("",):
                found += self._action(name, mode)
        if ruleset.reaction:
            why_not = self._why_not(c.Ready(token=token.id, trigger="-", action="attack"))
            ready = self._tool(words.word("ready") + "…", "ready", why_not)
            ready.clicked.connect(lambda: self.ready_wanted.emit(token.id))
            found.append(ready)
        for text, picture, command in self._other():
            tool = self._tool(text, picture, self._why_not(command))
            tool.clicked.connect(lambda _on=False, wanted=command: self._session.do(wanted))
            found.append(tool)
        found += self._more()
        if ruleset.any_action:
            other = self._tool(self.tr("Other…"), "more", "")
            other.setToolTip(self.tr("Any other action, by its name"))
            other.clicked.connect(lambda: self.other_wanted.emit(token.id))
            found.append(other)
        return found

    def _menu_names(self) -> list[str]:
        """The actions whose effect is the table's own: they only pay and are told in the log."""
        rules, main = self._session.ruleset.actions, self._session.ruleset.main_resource
        return [name for name, rule in rules.items() if rule.deed == "note" and rule.pays == main and self._fits(rule)]

    def _fits(self, rule: ActionRule) -> bool:
        """What ends a condition is offered to those who have it; what takes something or a trait, to those who own it."""
        if rule.ends and not any(name in self._token.conditions for name in rule.ends):
            return False
        if rule.trait and rule.trait not in self._token.creature.traits:
            return False
        return rule.pays not in self._session.ruleset.resources or rule.pays in self._owned

    def _more(self) -> list[QWidget]:
        """The rest of the actions in a menu."""
        token, ruleset, names = self._token, self._session.ruleset, self._in_menu
        found, menu = self._tool(self.tr("More…"), "more", ""), QMenu(self)
        found.setToolTip(", ".join(words.word(name) for name in names))
        for name in names:
            rule = ruleset.actions[name]
            action = menu.addAction(icon(icon_for(name) or "swords"), words.word(name))
            why_not = self._why_not(c.Act(token=token.id, action=name))
            action.setEnabled(not why_not)
            action.setToolTip(why_not)
            action.triggered.connect(lambda _on=False, wanted=name, aims=rule.needs_target: self._do(wanted, "", aims))
        menu.setToolTipsVisible(True)
        found.setMenu(menu)
        found.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        if not any(action.isEnabled() for action in menu.actions()):
            found.setEnabled(False)
            found.setToolTip(next((action.toolTip() for action in menu.actions()), ""))
        return [found] if names else []

    def _do(self, name: str, mode: str, aims: bool, pays: str = "") -> None:
        if aims:
            self.target_wanted.emit(self._token.id, name, mode)
        else:
            self._session.do(c.Act(token=self._token.id, action=name, mode=mode, pays=pays))

    def _action(self, name: str, mode: str) -> list[QToolButton]:
        """Its button; none where it means nothing now."""
        rule, token = self._session.ruleset.actions[name], self._token
        texts = {"prone": self.tr("Shove prone"), "away": self.tr("Shove away")}
        text, title = texts.get(mode, words.short(name)), texts.get(mode, words.word(name))
        pays = swift_payment(self._session.state, self._session.ruleset, token, name)
        command = c.Act(token=token.id, action=name, mode=mode, pays=pays)
        no = self._refusal(command)
        if no is not None and no.facts.get("rule") in POINTLESS:
            return []
        found = self._tool(text, name, words.refusal(no, self._session.state) if no is not None else "")
        others = [other for other in spendable(self._session.ruleset, token) if other != (pays or rule.pays)]
        swaps = bool(others) and bool(rule.pays) and rule.deed != "gain" and self._session.state.turn.begun
        if found.isEnabled():
            resource = words.word(pays or rule.pays).lower()
            paid, free = self.tr("{action}: takes the {resource}."), self.tr("{action}.")
            tips = [(paid if rule.pays else free).format(action=title, resource=resource)]
            if rule.needs_target:
                tips.append(self.tr("Then click the target."))
            if swaps and not rule.needs_target:
                tips.append(self.tr("Right click: with something else."))
            found.setToolTip(" ".join(tips))
        found.clicked.connect(lambda: self._do(name, mode, rule.needs_target, pays))
        if swaps and not rule.needs_target:
            self._swaps(found, name, title, others)
        return [found]

    def _swaps(self, tool: QToolButton, name: str, text: str, others: list[str]) -> None:
        """The same deed paid with something else, on the right button; where the ruleset trades actions a plain click offers
        that too once its own is spent.  What each would be refused for is asked only when it is needed: there are many."""
        if not tool.isEnabled() and self._session.ruleset.any_action:
            menu = self._swap_menu(tool, name, text, others)
            if any(action.isEnabled() for action in menu.actions()):
                tool.setEnabled(True)
                tool.setMenu(menu)
                tool.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
                return
        tool.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

        def ask(at: QPoint) -> None:
            menu = self._swap_menu(tool, name, text, others)
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(tool.mapToGlobal(at))

        tool.customContextMenuRequested.connect(ask)

    def _swap_menu(self, tool: QToolButton, name: str, text: str, others: list[str]) -> QMenu:
        menu = QMenu(tool)
        menu.setToolTipsVisible(True)
        for other in others:
            command = c.Act(token=self._token.id, action=name, pays=other)
            told = self.tr("{action} with the {resource}").format(action=text, resource=words.word(other).lower())
            action = menu.addAction(told)
            why_not = self._why_not(command)
            action.setEnabled(not why_not)
            action.setToolTip(why_not)
            action.triggered.connect(lambda _on=False, wanted=command: self._session.do(wanted))
        return menu

    def _tool(self, text: str, picture: str, why_not: str) -> QToolButton:
        found = QToolButton()
        found.setText(words.as_written(text))
        found.setIcon(icon(icon_for(picture) or "swords"))
        found.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        found.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        found.setEnabled(not why_not)
        found.setToolTip(why_not)
        return found

    def _why_not(self, command: c.Command) -> str:
        """The refusal the rules would give, in words; a missing target is none."""
        refusal = self._refusal(command)
        return words.refusal(refusal, self._session.state) if refusal is not None else ""

    def _refusal(self, command: c.Command) -> Refusal | None:
        outcome = self._session.document.preview(command)
        if not isinstance(outcome, Refused) or outcome.refusals[0].kind == "no_such":
            return None
        return outcome.refusals[0]

    def _other(self) -> list[tuple[str, str, c.Command]]:
        """Waiting, standing, lying, riding: what fits how it stands now."""
        token, ruleset, turn = self._token, self._session.ruleset, self._session.state.turn
        found: list[tuple[str, str, c.Command]] = []
        if ruleset.turns.may_delay and turn.active == token.id:
            found.append((self.tr("Delay"), "end_turn", c.Delay(token=token.id)))
        if token.has(PRONE):
            found.append((words.word("stand"), "stand", c.Stand(token=token.id)))
        elif PRONE in ruleset.conditions:
            found.append((words.word("drop_prone"), "prone", c.DropProne(token=token.id)))
        if token.riding:
            found.append((words.word("dismount"), "dismount", c.Dismount(token=token.id)))
            return found
        for other in self._session.state.tokens.values():
            if "mount" not in other.creature.traits or other.id == token.id:
                continue
            if max(abs(other.at[0] - token.at[0]), abs(other.at[1] - token.at[1])) <= 2:
                text = self.tr("Mount {name}").format(name=other.name)
                found.append((text, "mount", c.Mount(token=token.id, target=other.id)))
                break
        return found

    # ------------------------------------------------------------ reactions
    def _reactions(self) -> list[QToolButton]:
        """Where anything may be reacted to: with an attack, with something else, and what has a reaction of its own."""
        session, token, ruleset = self._session, self._token, self._session.ruleset
        if not session.state.turn.begun:
            return []
        named = [self._named_reaction()] if ruleset.names_triggers else []
        owned = {resource.name for resource in resources(session.state, ruleset, token)}
        return [*named, *(self._own_reaction(name) for name in ruleset.open_reactions if name in owned)]

    def _own_reaction(self, name: str) -> QToolButton:
        """What has a resource of its own name."""
        session, command = self._session, c.React(token=self._token.id, attack=name)
        own = self._tool(words.word(name), "shield", self._why_not(command))
        own.clicked.connect(lambda: session.do(command))
        return own

    def _named_reaction(self) -> QToolButton:
        """A reaction to whatever the table names."""
        session, token = self._session, self._token
        found = self._tool(self.tr("Reaction…"), "reaction", self._why_not(c.React(token=token.id)))
        menu = QMenu(self)
        for attack in token.creature.attacks:
            told = self.tr("{attack}, then click the target").format(attack=words.word(attack.name))
            action = menu.addAction(icon("swords"), words.as_written(told))
            action.triggered.connect(lambda _on=False, name=attack.name: self.reaction_wanted.emit(token.id, name))
        menu.addAction(icon("reaction"), self.tr("Something else")).triggered.connect(
            lambda: session.do(c.React(token=token.id))
        )
        found.setMenu(menu)
        found.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return found

    # ------------------------------------------------------------ answers to those who leave
    def _policy(self) -> QToolButton:
        """Opportunity attacks: ask, always skip or always take, for the creature or its whole side."""
        token = self._token
        side = self._session.answer_of(token.side)
        found, menu = ElidedTool(), QMenu(self)
        found.setText(self.tr("Opportunity attacks: {answer}").format(answer=self._answer_word(token.answer or side)))
        found.setIcon(icon("reaction"))
        found.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        found.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        found.setToolTip(f"{found.text()}\n{self.tr('How opportunity attacks are answered')}")
        menu.addSection(words.as_written(token.name))
        as_side = self.tr("{name}: as its side").format(name=token.name)
        self._choice(menu, as_side, not token.answer, c.SetAnswers(token=token.id, answer=""))
        for answer in ANSWERS:
            text = f"{token.name}: {self._answer_word(answer)}"
            self._choice(menu, text, token.answer == answer, c.SetAnswers(token=token.id, answer=answer))  # type: ignore[arg-type]
        menu.addSeparator()
        for answer in ANSWERS:
            text = self.tr("Side {side}: {answer}").format(side=words.side(token.side), answer=self._answer_word(answer))
            self._choice(menu, text, side == answer, c.SetAnswers(side=token.side, answer=answer))  # type: ignore[arg-type]
        found.setMenu(menu)
        found.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return found

    def _choice(self, menu: QMenu, text: str, on: bool, command: c.SetAnswers) -> None:
        action = menu.addAction(words.as_written(text))
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(lambda: self._session.do(command))

    def _answer_word(self, answer: str) -> str:
        return {"ask": self.tr("ask"), "skip": self.tr("always skip"), "take": self.tr("always take")}[answer]
