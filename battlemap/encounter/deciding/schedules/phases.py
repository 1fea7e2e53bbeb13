"""Sides go through the phases of a round one after the other (OSE A2-1, OR-1, OR-5).

Everybody declares first ("declare"), then each side rolls; ties are rolled again or the tied share their phases.  What is shared
lands together when the phase ends.  As an option creatures roll instead of sides: then the order lists tokens.
"""

from itertools import groupby
from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.harm import land_held
from battlemap.encounter.deciding.schedules.schedule import (
    Schedule,
    begin_refusal,
    no,
    take_out,
    taken_refusal,
)
from battlemap.encounter.deciding.turn_ends import end_round_of, lasting, start_round_of
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.model import Encounter, Place, Token, Turn
from battlemap.rules.ruling import Refusal
from battlemap.rules.turns import initiative_bonus, rollers

DECLARE = "declare"


# ---------------------------------------------------------------- declaring and rolling
def declare(turn: Turnover, command: c.Declare) -> Ruling:
    """What a token announces for the round to come; an empty `what` takes it back."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    if token.dead:
        return Refusal("dead", {"token": token.id})
    if phase_of(turn.state) != DECLARE:
        return Refusal("wrong_phase", {"phase": turn.state.turn.phase, "wanted": DECLARE})
    if command.what not in ("", *turn.ruleset.turns.declarations):
        return Refusal("not_allowed", {"rule": "no_such_declaration", "what": command.what})
    turn.emit(e.Declared(token=token.id, what=command.what))
    return {"declared": command.what}


def phase_of(state: Encounter) -> str:
    return state.turn.phase if state.turn.begun else DECLARE


def begin(turn: Turnover, command: c.Begin) -> Ruling:
    """The first roll, then the first phase."""
    refusal = begin_refusal(turn, command.surprised)
    if refusal:
        return refusal
    order, faces = _roll(turn, command.totals)
    if isinstance(order, Refusal):
        return order
    if not order:
        return Refusal("not_allowed", {"rule": "nobody_here"})
    record = Turn(round=1, order=order, sides=_by_side(turn))
    turn.emit(e.EncounterBegun(order=order, turn=record, faces=faces))
    _enter(turn, _blocks(turn)[0], turn.ruleset.turns.phases[0])
    return answer(turn.state)


def open_round(turn: Turnover, command: c.OpenRound) -> Ruling:
    """The roll of the next round: everything spent comes back."""
    now = turn.state.turn
    if not now.begun or now.phase != DECLARE:
        return Refusal("wrong_phase", {"phase": phase_of(turn.state), "wanted": DECLARE})
    order, faces = _roll(turn, command.totals)
    if isinstance(order, Refusal):
        return order
    if not order:
        return Refusal("not_allowed", {"rule": "nobody_here"})
    for token in list(turn.state.tokens.values()):
        turn.emit(e.Refreshed(token=token.id, kept=lasting(turn, token), paced=token.paced))
    turn.emit(e.RoundStarted(round=now.round + 1))
    record = replace(turn.state.turn, order=order, sides=_by_side(turn), acting=(), active="")
    turn.emit(e.TurnSet(turn=record, why="order"))
    for name, rolled in faces.items():
        turn.emit(e.DiceRolled(token=name, what="initiative", dice=f"1d{turn.ruleset.turns.die}", faces=rolled, total=rolled[-1]))
    start_round_of(turn)
    _enter(turn, _blocks(turn)[0], turn.ruleset.turns.phases[0])
    return answer(turn.state)


def _by_side(turn: Turnover) -> bool:
    return bool(turn.ruleset.option(turn.state, "initiative") != "individual")


def _roll(
    turn: Turnover, known: dict[str, int]
) -> tuple[tuple[Place, ...] | Refusal, dict[str, tuple[int, ...]]]:
    """A die per side in order of first appearance, or per token or group with its modifier; the tied roll again to rank them
    among themselves, unless they share their phases."""
    who: dict[str, tuple[str, ...]] = {}
    bonus: dict[str, int] = {}
    if _by_side(turn):
        for token in turn.state.tokens.values():
            if not token.dead:
                who[token.side] = (token.side,)
    else:
        for name, tokens in rollers(turn.state).items():
            who[name] = tuple(token.id for token in tokens)
            bonus[name] = initiative_bonus(turn.ruleset, tokens[0])
    for name in known:
        if not any(name in names for names in who.values()):
            return Refusal("no_such", {"id": name}), {}
    totals: dict[str, int] = {}
    faces: dict[str, tuple[int, ...]] = {}
    for name, names in who.items():
        given = [known[each] for each in names if each in known]
        if not given:
            faces[name] = turn.roll("initiative", name, (turn.ruleset.turns.die,))
        totals[name] = given[0] if given else faces[name][0] + bonus.get(name, 0)
    ranked = _ranked(turn, list(who), totals, totals, bonus, faces)
    return tuple(Place(who=each, total=totals[name]) for name in ranked for each in who[name]), faces


def _ranked(
    turn: Turnover, names: list[str], rolls: dict[str, int], totals: dict[str, int], bonus: dict[str, int],
    faces: dict[str, tuple[int, ...]],
) -> list[str]:  # fmt: skip
    """Highest first; equal ones by another roll in the same order."""
    found: list[str] = []
    shares = turn.ruleset.option(turn.state, "ties") == "simultaneous"
    for total in sorted({rolls[name] for name in names}, reverse=True):
        tied = [name for name in names if rolls[name] == total]
        if len(tied) > 1 and not shares:
            again: dict[str, int] = {}
            for name in tied:
                face = turn.roll("initiative", name, (turn.ruleset.turns.die,))
                faces[name] = (*faces.get(name, ()), *face)
                again[name] = face[0] + bonus.get(name, 0)
            tied = _ranked(turn, tied, again, totals, bonus, faces)
        found += tied
    return found


# ---------------------------------------------------------------- phases
def _blocks(turn: Turnover, done: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Who act together, in order: each alone, or the tied ones; who has nobody left, or is done, is passed over."""
    order = [place for place in turn.state.turn.order if place.who not in done and _living(turn, place.who)]
    if turn.ruleset.option(turn.state, "ties") != "simultaneous":
        return [(place.who,) for place in order]
    return [tuple(place.who for place in tied) for _, tied in groupby(order, key=lambda place: place.total)]


def _living(turn: Turnover, who: str, slow: bool = False) -> list[Token]:
    sides = turn.state.turn.sides
    return [
        token
        for token in turn.state.tokens.values()
        if not token.dead and (token.side if sides else token.id) == who and (not slow or _is_slow(turn, token))
    ]


def _is_slow(turn: Turnover, token: Token) -> bool:
    return any(turn.ruleset.attacks.phase(attack) == turn.ruleset.turns.slow for attack in token.creature.attacks)


def _enter(turn: Turnover, block: tuple[str, ...], phase: str) -> None:
    now = turn.state.turn
    started = tuple(dict.fromkeys((*now.started, *block)))
    acted = (*now.acted, *block) if phase == turn.ruleset.turns.slow else now.acted
    record = replace(now, phase=phase, acting=block, active=block[0], started=started, acted=acted)
    turn.emit(e.TurnSet(turn=record, why="phase"))


def end_phase(turn: Turnover, command: c.EndPhase) -> Ruling:
    """On to the next phase, or to the next of that name."""
    now, rules = turn.state.turn, turn.ruleset.turns
    if not now.begun or now.phase == DECLARE:
        return Refusal("wrong_phase", {"phase": DECLARE})
    if command.to not in ("", DECLARE, rules.slow, *rules.phases):
        return Refusal("not_allowed", {"rule": "no_such_phase", "phase": command.to})
    while True:
        _next_phase(turn)
        if command.to in ("", turn.state.turn.phase) or turn.state.turn.phase == DECLARE:
            return answer(turn.state)


def _next_phase(turn: Turnover) -> None:
    """The block's next phase, else the next block's first; after all of them the slow ones, then declarations.  Who is next is
    the first in the order as it is now who has not had the phase this round."""
    land_held(turn)
    now, rules = turn.state.turn, turn.ruleset.turns
    if now.acting and now.phase in rules.phases[:-1]:
        _enter(turn, now.acting, rules.phases[rules.phases.index(now.phase) + 1])
        return
    later = _blocks(turn, now.started)
    slow = [tuple(who for who in block if _living(turn, who, slow=True)) for block in _blocks(turn, now.acted)]
    slow = [block for block in slow if block]
    if now.phase != rules.slow and later:
        _enter(turn, later[0], rules.phases[0])
    elif slow and rules.slow:
        _enter(turn, slow[0], rules.slow)
    else:
        _open_declarations(turn)


def _open_declarations(turn: Turnover) -> None:
    """The round is over: what was declared for it no longer holds, who moved has paced one round more (OR-10)."""
    end_round_of(turn)
    turn.emit(e.TurnSet(turn=replace(turn.state.turn, phase=DECLARE, acting=(), active=""), why="phase"))
    for token in list(turn.state.tokens.values()):
        if token.declared:
            turn.emit(e.Declared(token=token.id, what="", why="over"))
        if token.budget.moved:
            turn.emit(e.Refreshed(token=token.id, kept=token.budget.spent, paced=token.paced + 1))


def answer(state: Encounter) -> dict[str, Any]:
    now = state.turn
    order = [place.who for place in now.order]
    return {
        "order": order, "round": now.round, "phase": phase_of(state), "active": now.active, "acting": list(now.acting),
        "slots": order[order.index(now.active) :] if now.active in order else [],
    }  # fmt: skip


# ---------------------------------------------------------------- coming and going
def join(turn: Turnover, command: c.Join) -> Ruling:
    """A newcomer shares its side's roll; a new side waits for the next one."""
    if refusal := taken_refusal(turn.state, command.new.id):
        return refusal
    turn.emit(e.TokenJoined(token=command.new, origin=command.origin))
    return {"order": answer(turn.state)["order"]}


def leave(turn: Turnover, command: c.Leave) -> Ruling:
    """Someone leaving does not move the phase, unless it was the only creature acting in it."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    acted = turn.state.turn.acting
    take_out(turn, token, command)
    now = turn.state.turn
    if acted and not now.acting:
        _next_phase(turn)
    elif now.acting and now.active != now.acting[0]:
        turn.emit(e.TurnSet(turn=replace(now, active=now.acting[0]), why="phase"))
    return answer(turn.state)


PHASES = Schedule(
    begin=begin, end_turn=no("phases_not_turns"), join=join, leave=leave, answer=answer, declare=declare,
    open_round=open_round, end_phase=end_phase,
)  # fmt: skip
