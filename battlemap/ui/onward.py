"""A move that takes one more action than it has: asked for once, given as its commands one after the other.

    move = long_move(session, reach, plan, command)     None where the way takes nothing more, or cannot be had so
    onward.ask(move)                                    the notice offers it; Enter takes it

A ruleset with a dash dashes first and then moves; where actions buy moves the way is split on the last square the first of them
reaches and may end on.  What waits for answers in between is offered again when all have answered.  Each command is a step of its
own.  Not here: the way itself (`tools.drag`), how it lies on the map meanwhile (`tools.laying`).
"""

from dataclasses import dataclass

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from battlemap.encounter import commands as c
from battlemap.encounter.apply import apply_all
from battlemap.encounter.change import Change
from battlemap.encounter.decide import decide
from battlemap.encounter.outcome import Done
from battlemap.model import Encounter
from battlemap.rules.movement import Plan, Reach, payment
from battlemap.rules.standing import acts_now
from battlemap.ui import words
from battlemap.ui.notice import Notice
from battlemap.ui.session import Session, overruled


@dataclass(frozen=True, slots=True)
class LongMove:
    """What it says, what the button says, the commands in their order, and the one move they stand for."""

    text: str
    button: str
    commands: tuple[c.Command, ...]
    whole: c.MoveToken


def _say(sentence: str, **holes: object) -> str:
    return QCoreApplication.translate("Onward", sentence).format(**holes)


# ---------------------------------------------------------------- what such a way takes
def takes_more(session: Session, reach: Reach, plan: Plan) -> bool:
    """Does this way end where only one more action carries its mover, whose turn it is?"""
    state = session.state
    if not state.turn.begun or not plan.path or not acts_now(state, state.tokens[plan.token]):
        return False
    end, problem = plan.path[-1], plan.problems[0].kind if plan.problems else ""
    return problem == "no_movement" and plan.cost <= reach.budget and bool(reach.ground.may_stop[end.y, end.x])


def long_move(session: Session, reach: Reach, plan: Plan, command: c.MoveToken) -> LongMove | None:
    """The way as the rules let it be walked now; None where they do not."""
    if not takes_more(session, reach, plan) or not command.path:
        return None
    pays = session.ruleset.movement.pays
    commands = _halves(session, reach, plan, command) if pays else _dashing(session, command)
    if not commands or not _may_be_done(session, commands):
        return None
    text = words.refusal(plan.problems[0], session.state)
    button = _say("Move with both actions (Enter)") if pays else ""
    if isinstance(dash := commands[0], c.Act):
        button = _say("{action} and move (Enter)", action=words.word(dash.action))
    return LongMove(text, button, commands, command)


def _dashing(session: Session, command: c.MoveToken) -> tuple[c.Command, ...]:
    dash = next((rule for rule in session.ruleset.actions.values() if rule.deed == "dash"), None)
    return (c.Act(token=command.token, action=dash.name), command) if dash is not None else ()


def _halves(session: Session, reach: Reach, plan: Plan, command: c.MoveToken) -> tuple[c.Command, ...]:
    """Up to the last square the first move reaches and may end on, then the rest, if that is no more than a second one."""
    assert command.path is not None
    for steps in range(len(plan.path) - 1, 0, -1):
        end, cost = plan.path[steps - 1], plan.costs[steps - 1]
        if cost <= reach.left and reach.ground.may_stop[end.y, end.x]:
            if plan.cost - cost > reach.budget - reach.left:
                return ()
            return replace(command, path=command.path[:steps]), replace(command, path=command.path[steps:])
    return ()


def _may_be_done(session: Session, commands: tuple[c.Command, ...]) -> bool:
    """Would all of them be done, as far as nobody's answer comes between?"""
    state, ruleset = session.state, session.ruleset
    for command in commands:
        outcome = decide(state, ruleset, paid(session, command, state))
        if not isinstance(outcome, Done):
            return False
        state = apply_all(state, outcome.events)
        if state.waiting:
            return True
    return True


def paid(session: Session, command: c.Command, state: Encounter | None = None) -> c.Command:
    """A move with the action that buys it now, or in `state`."""
    now = session.state if state is None else state
    if isinstance(command, c.MoveToken) and session.ruleset.movement.pays:
        return replace(command, pays=payment(now, session.ruleset, now.tokens[command.token]))
    return command


# ---------------------------------------------------------------- asking and giving
class Onward:
    """One such move at a time.  `follow` is told every change after the window has cleared its notice."""

    def __init__(self, session: Session, notice: Notice) -> None:
        self._session, self._notice = session, notice
        self._rest: tuple[c.Command, ...] = ()
        self._start: tuple[int, int] = (0, 0)
        self._running = False
        notice.dismissed.connect(self.forget)
        session.opened.connect(self.forget)

    def ask(self, move: LongMove) -> None:
        """Offer it; the game master may overrule instead (F8)."""
        forced = overruled(move.whole)
        overrule = (lambda: self._session.do(forced)) if forced is not None else None
        self._notice.offer(move.text, move.button, lambda: self.run(move.commands), overrule)

    def withdraw(self) -> None:
        """What was asked is no longer of any use."""
        self._notice.withdraw()
        self.forget()

    def take(self) -> bool:
        """Enter: was there anything offered to take?"""
        return self._notice.take_offer()

    def forget(self) -> None:
        """Nothing is to follow; what is being given now is not stopped by its own changes."""
        if not self._running:
            self._rest = ()

    def run(self, commands: tuple[c.Command, ...]) -> None:
        """Give them one after the other, up to a refusal or to where somebody has to answer first."""
        self._rest, self._running = commands, True
        try:
            while self._rest and not self._session.state.waiting:
                first, self._rest = self._rest[0], self._rest[1:]
                self._start = _end_of(first)
                if self._session.do(paid(self._session, first)) is None:
                    self._rest = ()
        finally:
            self._running = False

    def follow(self, change: Change) -> None:
        """Offer the rest again once nothing waits any more, for as long as it can be walked from where the first part ended."""
        if self._running or not self._rest or self._session.state.waiting:
            return
        state, following = self._session.state, self._rest[0]
        token = state.token(following.token) if isinstance(following, c.MoveToken) else None
        if token is None or token.at != self._start:
            self.forget()
            return
        command = paid(self._session, following)
        outcome = self._session.document.preview(command)
        if not isinstance(outcome, Done) or not isinstance(command, c.MoveToken):
            self.forget()
            return
        cost = words.metres_text(round(outcome.answer["cost"] * 10))
        told = {"name": token.name, "square": words.cell_name(token.at), "cost": cost}
        text = _say("{name} has come to {square}; the rest of its way is {cost}.", **told)
        if command.pays:
            resource = words.word(command.pays).lower()
            text = _say("{name} has come to {square}; the rest of its way takes the {resource}.", **told, resource=resource)
        rest = self._rest
        self._notice.offer(text, _say("Move on (Enter)"), lambda: self.run(rest))


def _end_of(command: c.Command) -> tuple[int, int]:
    """The square a move ends on; whole squares, as a token's `at`."""
    if isinstance(command, c.MoveToken) and command.path:
        return int(command.path[-1][0]), int(command.path[-1][1])
    return 0, 0
