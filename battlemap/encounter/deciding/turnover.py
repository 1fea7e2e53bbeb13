"""A command under decision: the state as its events change it, the dice it takes, the events so far.

What the ends of turns bring is done thing by thing (`due`), so that each can be told beforehand and left out by the game master.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from battlemap.encounter.apply import apply
from battlemap.encounter.dice import Cup
from battlemap.encounter.events import Event, InspirationSet, OpportunityTaken, PassedOver, ResourceSpent
from battlemap.model import Encounter, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Reason, Refusal
from battlemap.rules.standing import act_refusal, may_react, one_action, ready_of

Ruling = dict[str, Any] | Refusal


class Due(msgspec.Struct, frozen=True):
    """One thing an end of a turn brings: `what` ("save", "ongoing", "expires" ...) to whom, `detail` which one of its kind,
    at which `moment` of a turn ("start", "end"); `facts` say why it comes."""

    what: str
    token: str
    detail: str = ""
    moment: str = ""
    facts: Mapping[str, Any] = msgspec.field(default_factory=dict)

    @property
    def key(self) -> str:
        """By which a command names it (`without`)."""
        return f"{self.moment}:{self.what}:{self.token}:{self.detail}"


class Turnover:
    """`state` is always the state after the events emitted so far; `without` are keys of dues to be left out."""

    def __init__(self, state: Encounter, ruleset: Ruleset, cup: Cup, without: Sequence[str] = ()) -> None:
        self.state = state
        self.ruleset = ruleset
        self.cup = cup
        self.events: list[Event] = []
        self.without = frozenset(without)

    def due(self, due: Due, deed: Callable[[], None]) -> None:
        """Do what is due, unless the game master leaves it out."""
        if due.key in self.without:
            self.emit(PassedOver(token=due.token, what=due.what, detail=due.detail))
        else:
            deed()

    def emit(self, event: Event) -> None:
        self.state = apply(self.state, event)
        self.events.append(event)

    def token(self, token_id: str) -> Token:
        return self.state.tokens[token_id]

    def find(self, token_id: str) -> Token | Refusal:
        """The token, or the refusal that there is none."""
        token = self.state.token(token_id)
        return token if token is not None else Refusal("no_such", {"id": token_id})

    def roll(self, what: str, who: str, sides: Sequence[int], dice: str = "") -> tuple[int, ...]:
        return self.cup.take(what, who, sides, dice)

    def lacks(self, token_id: str, resource: str) -> Refusal | None:
        """The refusal when a resource is used up; before the fight nobody pays."""
        if not self.state.turn.begun or not resource or resource in self.ruleset.free:
            return None
        ready = ready_of(self.state, self.ruleset, self.token(token_id))
        if resource not in ready:
            return Refusal("not_allowed", {"rule": "no_such_resource", "resource": resource})
        return None if ready[resource] > 0 else Refusal("spent", {"token": token_id, "resource": resource})

    def pay(self, token_id: str, resource: str, reason: str = "") -> None:
        """Spend it.  Who has only one action now has none left of any kind."""
        if not (self.state.turn.begun and resource) or resource in self.ruleset.free:
            return
        self.emit(ResourceSpent(token=token_id, resource=resource, reason=reason))
        if resource in self.ruleset.off_turn or not one_action(self.state, self.ruleset, self.token(token_id)):
            return
        for name, left in ready_of(self.state, self.ruleset, self.token(token_id)).items():
            if left and name not in (*self.ruleset.off_turn, *self.ruleset.lasting):
                self.emit(ResourceSpent(token=token_id, resource=name, amount=left, reason="one_action"))


def off_turn_refusal(turn: Turnover, token: Token, pays: str) -> Refusal | None:
    """For what belongs into somebody else's turn: not in its own, once in each where it is an opportunity."""
    if turn.state.turn.begun and turn.state.turn.active == token.id:
        return Refusal("not_allowed", {"rule": "own_turn", "resource": pays})
    refusal = act_refusal(turn.ruleset, token)
    if refusal is None and not may_react(turn.ruleset, token):
        refusal = Refusal("cannot_act", {"token": token.id})
    if refusal is None and pays not in turn.ruleset.resources and token.id in turn.state.turn.struck:
        refusal = Refusal("spent", {"token": token.id, "resource": pays})
    return refusal or (turn.lacks(token.id, pays) if pays in turn.ruleset.resources else None)


def pay_off_turn(turn: Turnover, token: Token, pays: str, reason: str) -> None:
    if pays in turn.ruleset.resources:
        turn.pay(token.id, pays, reason)
    elif turn.state.turn.begun:
        turn.emit(OpportunityTaken(token=token.id))


def inspiration_refusal(turn: Turnover, token: Token, wanted: bool) -> Refusal | None:
    """Nobody rolls again without Heroic Inspiration (D24, A1-6)."""
    if not wanted or (token.inspired and turn.ruleset.inspiration):
        return None
    return Refusal("not_allowed", {"rule": "no_inspiration", "token": token.id})


def roll_d20(
    turn: Turnover, what: str, token: Token, mode: str, detail: str = "", inspiration: bool = False
) -> tuple[tuple[int, ...], int]:
    """The faces and the one that counts.  With inspiration the lower die is rolled again, one only, and the new face stays."""
    faces = turn.roll(what, token.id, d20s(mode), detail)
    if inspiration:
        again = turn.roll("reroll", token.id, (20,), detail)
        at = faces.index(min(faces))
        faces = (*faces[:at], *again, *faces[at + 1 :])
        turn.emit(InspirationSet(token=token.id, inspired=False))
    return faces, pick(faces, mode)


def pick(faces: Sequence[int], mode: str) -> int:
    """The die that counts."""
    if mode == "advantage":
        return max(faces)
    return min(faces) if mode == "disadvantage" else faces[0]


def d20s(mode: str) -> tuple[int, ...]:
    return (20,) if mode == "normal" else (20, 20)


def gm_reasons(advantage: bool, disadvantage: bool) -> tuple[Reason, ...]:
    """What the game master gives."""
    given = [Reason("game_master", "advantage")] if advantage else []
    return (*given, *([Reason("game_master", "disadvantage")] if disadvantage else []))


def as_data(reasons: Sequence[Reason]) -> tuple[dict[str, Any], ...]:
    return tuple(reason.as_answer() for reason in reasons)
