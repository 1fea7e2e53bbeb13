"""What every schedule answers to: one function per verb about turns; those it does not have refuse."""

from collections.abc import Callable
from typing import Any

import msgspec

from battlemap.encounter import events as e
from battlemap.encounter.commands import Leave
from battlemap.encounter.deciding.harm import let_go
from battlemap.encounter.deciding.lapses import forget
from battlemap.encounter.deciding.turnover import Ruling, Turnover, d20s, pick
from battlemap.model import Encounter, Token
from battlemap.rules.policies.advantage import roll_reasons
from battlemap.rules.ruling import Reason, Refusal, mode_of
from battlemap.rules.standing import conditions_of
from battlemap.rules.turns import initiative_added, rollers

Verb = Callable[[Turnover, Any], Ruling]


def no(rule: str) -> Verb:
    """A verb this schedule does not have."""
    return lambda turn, command: Refusal("not_allowed", {"rule": rule})


NO_DECLARATIONS, ONE_ROLL, FIXED_ORDER = no("no_declarations"), no("initiative_once"), no("order_is_fixed")
NO_PHASES, NO_DELAY = no("no_phases"), no("no_delay")


class Schedule(msgspec.Struct, frozen=True):
    """`answer(state)`: order, round, phase, active, slots and acting, in the scenario format's words.  `settle(turn)` comes after
    every command of a fight: whoever it put out of action or brought in, the fight goes on."""

    begin: Verb
    end_turn: Verb
    join: Verb
    leave: Verb
    answer: Callable[[Encounter], dict[str, Any]]
    settle: Callable[[Turnover], None] = lambda turn: None
    declare: Verb = NO_DECLARATIONS
    open_round: Verb = ONE_ROLL
    activate: Verb = FIXED_ORDER
    end_phase: Verb = NO_PHASES
    delay: Verb = NO_DELAY
    rejoin: Verb = NO_DELAY


def begin_refusal(turn: Turnover, ids: tuple[str, ...]) -> Refusal | None:
    if turn.state.turn.begun:
        return Refusal("not_allowed", {"rule": "already_begun"})
    for token_id in ids:
        if turn.state.token(token_id) is None:
            return Refusal("no_such", {"id": token_id})
    return None if turn.state.tokens else Refusal("not_allowed", {"rule": "nobody_here"})


def taken_refusal(state: Encounter, token_id: str) -> Refusal | None:
    """Nobody joins by the id of somebody who is there, or waits in the reserve."""
    taken = token_id in state.tokens or token_id in state.reserve
    return Refusal("not_allowed", {"rule": "id_taken", "id": token_id}) if taken else None


def roll_totals(
    turn: Turnover, known: dict[str, int], surprised: tuple[str, ...]
) -> tuple[dict[str, int], dict[str, tuple[int, ...]]]:
    """A die per token or group in file order; where the ruleset says so, the surprised roll two and keep the worse (D24
    A1-16)."""
    totals: dict[str, int] = {}
    faces: dict[str, tuple[int, ...]] = {}
    for name, tokens in rollers(turn.state).items():
        given = [known[token.id] for token in tokens if token.id in known]
        if given:
            totals |= {token.id: known.get(token.id, given[0]) for token in tokens}
            continue
        mode = roll_mode(turn, tokens[0], any(token.id in surprised for token in tokens))
        sides = tuple(turn.ruleset.turns.die for _ in d20s(mode))
        faces[name] = turn.roll("initiative", tokens[0].id, sides)
        for token in tokens:
            totals[token.id] = pick(faces[name], mode) + initiative_added(turn.ruleset, token)
    return totals, faces


def roll_mode(turn: Turnover, token: Token, surprised: bool = False) -> str:
    """Does it roll one die or two, and which of them counts?"""
    hampered = roll_reasons(turn.state, turn.ruleset, token, "check", "dex")
    reasons = [reason for reason in hampered if reason.sign == "disadvantage"]
    if turn.ruleset.turns.surprise != "bad_roll":
        return mode_of(tuple(reasons))
    if surprised:
        reasons.append(Reason("surprised", "disadvantage"))
    if any(rule.incapacitates for rule, _ in conditions_of(turn.ruleset, token)):
        reasons.append(Reason("incapacitated", "disadvantage"))
    if any(rule.hides for rule, _ in conditions_of(turn.ruleset, token)):
        reasons.append(Reason("invisible", "advantage"))
    return mode_of(tuple(reasons))


def take_out(turn: Turnover, token: Token, command: Leave) -> None:
    """Out of the fight, with all that hangs on it."""
    heir = _heir(turn.state, token.id)
    turn.emit(e.TokenLeft(token=token.id, why=command.why, goal=command.goal))
    if command.why == "dead":
        let_go(turn, token.id)
    forget(turn, token.id, heir)


def _heir(state: Encounter, token_id: str) -> str:
    """In whose turns rounds are counted from now on: the one before it in the order, whose turns come a little sooner, or
    behind it where it has had no turn this round; else the first who stays."""
    order = [place.who for place in state.turn.order]
    at = order.index(token_id) if token_id in order else 0
    near = [*order[at:], *order[:at]] if token_id not in state.turn.started else [*order[:at][::-1], *order[at:][::-1]]
    known = [who for who in (*near, *state.tokens) if who in state.tokens and who != token_id]
    return known[0] if known else ""
