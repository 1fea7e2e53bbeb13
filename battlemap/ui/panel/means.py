"""The card's part about the round: what was declared, what there is to spend, how far it can still go and in which way."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QLabel,
    QLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.model import Token
from battlemap.rules.standing import speed_of
from battlemap.ui import lengths, words
from battlemap.ui.flow import Ends, FlowLayout
from battlemap.ui.keys import with_key
from battlemap.ui.moving import kind_for, offered_kinds
from battlemap.ui.panel.parts import Bar, Pips, button, dim, row
from battlemap.ui.session import Session
from battlemap.ui.theme import palette
from battlemap.ui.turns import is_declaring, resources
from battlemap.ui.why import creature_whys
from battlemap.ui.why.asking import explain

WIDEST_BAR = 200
"""What a bar's words may ask for, in pixels, before they end in dots."""


def means_told(session: Session, token: Token) -> object:
    """All that it tells of this creature, beside its facts, as something to compare."""
    state, ruleset = session.state, session.ruleset
    left = session.ask(asks.AskToken(token=token.id))["left"]
    ways = (offered_kinds(session, token.id), kind_for(session, token.id))
    return token, state.turn.begun, is_declaring(state, ruleset), resources(state, ruleset, token), left, ways


class Means(QWidget):
    """Laid out anew with the card; only the kind of moving follows by itself.

    `facts` stand behind what there is to spend; `last` is a button that stands where there is room: beside the only bar, else
    behind the facts."""

    def __init__(
        self, session: Session, token: Token, facts: Sequence[QWidget] = (), last: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._session, self._token, self._facts, self._last = session, token, facts, last
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(5)
        self.declarations: dict[str, QToolButton] = {}
        self.moves: dict[str, QToolButton] = {}
        if not token.dead:
            self._declaring()
        self._pips()
        self._moving(self._bars())
        if token.readied:
            self._readied()
        session.kind_changed.connect(self._follow_kind)

    # ------------------------------------------------------------ declarations
    def _declaring(self) -> None:
        """Before the round what it announces can be chosen; during it the announcement stands there."""
        session, token = self._session, self._token
        if is_declaring(session.state, session.ruleset):
            names = ["", *session.ruleset.turns.declarations]
            told = {name: words.declaration(name) for name in names}
            self.declarations = self._switch(
                self.tr("Declares"), names, token.declared, told,
                lambda name: session.do(c.Declare(token=token.id, what=name)),
            )  # fmt: skip
        elif token.declared:
            title, tip = words.declaration(token.declared)
            mark = QLabel(self.tr("Declared: {what}").format(what=title))
            mark.setStyleSheet(f"color: {palette().warning}; font-weight: 600;")
            mark.setToolTip(tip)
            why = dim(tip)
            why.setWordWrap(True)
            self._layout.addWidget(mark)
            self._layout.addWidget(why)

    def _switch(
        self, title: str, names: Sequence[str], now: str, told: dict[str, tuple[str, str]], choose: Callable[[str], object],
        line: QLayout | None = None,
    ) -> dict[str, QToolButton]:  # fmt: skip
        """A row of buttons of which one is down; with a `line` of its own they stand in there, without the title."""
        group, found = QButtonGroup(self), {}
        if line is None:
            line, label = FlowLayout(gap=4, line_gap=2), dim(title)
            label.setMinimumHeight(28)
            line.addWidget(label)
            self._layout.addLayout(line)
        for name in names:
            choice = QToolButton()
            choice.setText(told[name][0])
            choice.setToolTip(told[name][1])
            choice.setCheckable(True)
            choice.setChecked(name == now)
            choice.setAccessibleName(f"{title}: {told[name][0]}")
            choice.setStyleSheet("QToolButton { padding: 3px 8px; } QToolButton:focus { padding: 2px 7px; }")
            choice.clicked.connect(lambda _on=False, chosen=name: choose(chosen))
            group.addButton(choice)
            line.addWidget(choice)
            found[name] = choice
        return found

    # ------------------------------------------------------------ what there is to spend
    def _pips(self) -> None:
        flow = FlowLayout(gap=10, line_gap=0)
        for resource in resources(self._session.state, self._session.ruleset, self._token):
            pip = Pips(words.short(resource.name))
            tip = words.word(resource.name)
            if resource.off_turn:
                tip = self.tr("{resource}, in the turns of others").format(resource=tip)
            pip.setToolTip(tip)
            explain(pip, partial(creature_whys.resource_why, self._session, self._token.id, resource.name))
            pip.show_count(resource.left, resource.whole)
            flow.addWidget(pip)
        if swings := self._token.budget.swings:
            pip = Pips(self.tr("Attacks left"), colour=palette().good)
            pip.setToolTip(self.tr("The action is spent; these strikes are still in it"))
            pip.show_count(swings, swings)
            flow.addWidget(pip)
        for fact in self._facts:
            flow.addWidget(fact)
        if self._last is not None and not self._is_beside_the_bar():
            flow.addWidget(self._last)
        self._layout.addLayout(flow)

    def _is_beside_the_bar(self) -> bool:
        ways = self._session.ruleset.movement.speeds(self._token)
        return len(ways) == 1 and len(offered_kinds(self._session, self._token.id)) < 2

    # ------------------------------------------------------------ moving
    def _bars(self) -> QLayout | None:
        """Movement left of each speed; where actions buy moves, what one of them buys.  The line of a single bar, which has room
        beside it."""
        state, ruleset, token = self._session.state, self._session.ruleset, self._token
        left_by_mode = self._session.ask(asks.AskToken(token=token.id))["left"]
        bars = QWidget()
        ways = QGridLayout(bars)
        ways.setContentsMargins(0, 0, 0, 0)
        ways.setSpacing(5)
        chooses = len(offered_kinds(self._session, token.id)) > 1
        bought = bool(ruleset.movement.pays) and state.turn.begun
        for i, (mode, left) in enumerate(left_by_mode.items()):
            whole = speed_of(ruleset, token, mode) * (1 + (token.budget.dashes if state.turn.begun else 0))
            have = round(left * 10)
            both = words.both_text(have, state.scene.square)
            numbers = {"mode": words.word(mode), "left": lengths.bare(have), "whole": words.metres_text(whole), "both": both}
            text = self.tr("{mode}: {left} of {whole}").format(**numbers)
            if lengths.unit() != lengths.SQUARES:
                text = f"{text} · {words.squares_text(have // state.scene.square)}"
            if bought and left:
                text = self.tr("{mode}: {both} for a move").format(**numbers)
            bar = Bar(height=24)
            bar.setToolTip(text)
            explain(bar, partial(creature_whys.movement_why, self._session, token.id, mode))
            if len(left_by_mode) > 1:
                text = self.tr("{mode} {left}/{whole}").format(**numbers)
            elif chooses:
                text = both
            bar.show_value(left * 10 / max(whole, 1), text, palette().accent)
            bar.setAccessibleName(bar.toolTip())
            ways.addWidget(bar, i // 2, i % 2)
        if len(left_by_mode) != 1:
            self._layout.addWidget(bars)
            return None
        bar.setMinimumWidth(min(bar.sizeHint().width(), WIDEST_BAR))
        line = Ends(gap=5)
        line.addWidget(bars)
        if self._last is not None and self._is_beside_the_bar():
            line.addWidget(self._last)
        self._layout.addLayout(line)
        return line

    def _moving(self, line: QLayout | None) -> None:
        """The ways of moving, where there are several: the next drag takes the one that is down.  Beside the bar where there is
        but one."""
        known, session = offered_kinds(self._session, self._token.id), self._session
        if len(known) < 2:
            return
        rules = session.ruleset.movement.kinds
        told = {name: words.move_kind(name, rules[name]) for name in known}
        when = with_key(self.tr("For the next move."), "Actions.next_kind")
        told = {name: (title, f"{tip} {when}") for name, (title, tip) in told.items()}
        self.moves = self._switch(
            self.tr("Next move"), known, kind_for(session, self._token.id), told,
            lambda name: session.choose_kind(self._token.id, name), line,
        )  # fmt: skip

    def _follow_kind(self) -> None:
        if self._token.id in self._session.state.tokens:
            if (button := self.moves.get(kind_for(self._session, self._token.id))) is not None:
                button.setChecked(True)

    # ------------------------------------------------------------ readied
    def _readied(self) -> None:
        told = QLabel(self.tr("Readied: {trigger}").format(trigger=self._token.readied.get("trigger", "")))
        told.setWordWrap(True)
        fire = button(self.tr("It happens"), self.tr("The trigger has come: spend the reaction"))
        fire.clicked.connect(self._it_happens)
        self._layout.addLayout(row(told, fire))

    def _it_happens(self) -> None:
        """The reaction is spent; the next click on an enemy is the readied attack."""
        session, name = self._session, self._token.name
        done = session.do(c.Trigger(token=self._token.id))
        if done is not None and done.answer.get("action") == "attack":
            session.select([self._token.id])
            session.message.emit(self.tr("{name} attacks with its reaction: click an enemy.").format(name=name))
