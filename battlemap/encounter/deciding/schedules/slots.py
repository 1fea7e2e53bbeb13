"""Sides alternate; how many act in each turn of a side follows from their sizes, who acts is free (ALT A3-1 to A3-8, AR-1).

A round's slots are counted when it begins: as many per side as the smallest side has members; what is left over of the others
goes one each to the last ones.
"""

from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.lapses import pass_by
from battlemap.encounter.deciding.schedules.schedule import (
    Schedule,
    begin_refusal,
    roll_totals,
    take_out,
    taken_refusal,
)
from battlemap.encounter.deciding.turn_ends import finish, start_turn
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.model import Encounter, Place, Token, Turn
from battlemap.model.token import NEUTRAL
from battlemap.rules.ruling import Refusal
from battlemap.rules.turns import initiative_added


def begin(turn: Turnover, command: c.Begin) -> Ruling:
    """Everybody rolls; the side with the best total starts every round, who struck first only this one (A3-4, A3-8)."""
    opening = (command.opening,) if command.opening else ()
    refusal = begin_refusal(turn, (*command.surprised, *command.totals, *opening))
    if refusal:
        return refusal
    totals, faces = roll_totals(turn, command.totals, ())
    ranked = _ranked(turn, _sides(turn), totals)
    first = ranked[0] if ranked else ""
    if command.opening and (side := turn.token(command.opening).side) in ranked:
        at = ranked.index(side)
        ranked = ranked[at:] + ranked[:at]
    slots = _counted(turn, ranked)
    record = Turn(round=1, order=slots, slots=slots, sides=True, first=first)
    turn.emit(e.EncounterBegun(order=slots, turn=record, faces=faces, surprised=command.surprised))
    return answer(turn.state)


def _sides(turn: Turnover) -> list[str]:
    """Sides with somebody alive, in order of first appearance; bystanders take no part."""
    return list(dict.fromkeys(t.side for t in turn.state.tokens.values() if not t.dead and t.side != NEUTRAL))


def _ranked(turn: Turnover, sides: list[str], totals: dict[str, int]) -> list[str]:
    """By each side's best; the tied best (the first of a side in file order) roll again until they differ."""
    best: dict[str, Token] = {}
    for side in sides:
        own = [token for token in turn.state.tokens.values() if token.side == side and token.id in totals]
        if own:
            best[side] = max(own, key=lambda token: totals[token.id])
    found: list[str] = []
    for total in sorted({totals[token.id] for token in best.values()}, reverse=True):
        tied = [side for side in best if totals[best[side].id] == total]
        if len(tied) > 1:
            again = dict(totals)
            for side in tied:
                again = {key: value for key, value in again.items() if turn.token(key).side != side}
                face = turn.roll("initiative", best[side].id, (turn.ruleset.turns.die,))[0]
                again[best[side].id] = face + initiative_added(turn.ruleset, best[side])
            tied = _ranked(turn, tied, again)
        found += tied
    return found


def _counted(turn: Turnover, ranked: list[str]) -> tuple[Place, ...]:
    """The slots of a round; with fewer than two sides there is no fight."""
    sizes = {side: _number(turn, side) for side in ranked}
    present = [side for side in ranked if sizes[side]]
    if len(present) < 2:
        return ()
    fewest = min(sizes[side] for side in present)
    return tuple(
        Place(who=side, total=sizes[side] // fewest + (1 if slot >= fewest - sizes[side] % fewest else 0))
        for slot in range(fewest)
        for side in present
    )


def _number(turn: Turnover, side: str) -> int:
    return sum(1 for token in turn.state.tokens.values() if token.side == side and not token.dead)


def answer(state: Encounter) -> dict[str, Any]:
    now = state.turn
    return {
        "order": [[slot.who, slot.total] for slot in now.order], "round": now.round, "phase": now.phase,
        "active": now.active, "slots": [[slot.who, slot.total] for slot in now.slots],
        "acting": [now.active] if now.active else [],
    }  # fmt: skip


# ---------------------------------------------------------------- turns
def activate(turn: Turnover, command: c.Activate) -> Ruling:
    """This one acts now."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    refusal = activation_refusal(turn.state, token)
    if refusal:
        return refusal
    start_turn(turn, token.id)
    return answer(turn.state)


def activation_refusal(state: Encounter, token: Token) -> Refusal | None:
    """Why it may not act now."""
    now = state.turn
    if token.dead:
        return Refusal("dead", {"token": token.id})
    if not now.begun:
        return Refusal("not_allowed", {"rule": "not_begun"})
    another = now.active not in ("", token.id)
    if another or not now.slots or now.slots[0].who != token.side:
        return Refusal("not_your_turn", {"token": token.id, "active": now.active})
    if token.id in (*now.acted, now.active):
        return Refusal("already_acted", {"token": token.id})
    return Refusal("not_allowed", {"rule": "next_round", "token": token.id}) if token.id in now.late else None


def end_turn(turn: Turnover, command: c.EndTurn) -> Ruling:
    """Its turn ends; the slot goes on with the next of its side, or is over."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    if not turn.state.turn.begun:
        return Refusal("not_allowed", {"rule": "not_begun"})
    if turn.state.turn.active != token.id:
        return Refusal("not_your_turn", {"token": token.id, "active": turn.state.turn.active})
    finish(turn, token)
    _one_less(turn)
    _settle(turn)
    return answer(turn.state)


def _one_less(turn: Turnover) -> None:
    slot, *rest = turn.state.turn.slots
    slots = (Place(who=slot.who, total=slot.total - 1), *rest) if slot.total > 1 else tuple(rest)
    turn.emit(e.TurnSet(turn=replace(turn.state.turn, slots=slots), why="slots"))


def _settle(turn: Turnover) -> None:
    """Pass over slots whose side has nobody left to act; after the last one the next round begins."""
    now = turn.state.turn
    slots = now.slots
    while slots and not _able(turn, slots[0].who):
        slots = slots[1:]
    if slots != now.slots:
        turn.emit(e.TurnSet(turn=replace(now, slots=slots), why="slots"))
    sides = _sides(turn)
    if slots and len(sides) > 1:
        return
    if len(sides) < 2:
        if slots:
            turn.emit(e.TurnSet(turn=replace(turn.state.turn, slots=()), why="slots"))
        return
    for token in list(turn.state.tokens.values()):
        if token.dead:
            pass_by(turn, token.id)
    turn.emit(e.RoundStarted(round=now.round + 1))
    counted = _counted(turn, _lasting_order(turn, sides))
    turn.emit(e.TurnSet(turn=replace(turn.state.turn, order=counted, slots=counted, late=()), why="slots"))


def _lasting_order(turn: Turnover, sides: list[str]) -> list[str]:
    """The sides as they were ranked: the first roll's order whoever struck first, newcomers behind (A3-4, A3-8)."""
    now = turn.state.turn
    known = list(dict.fromkeys(slot.who for slot in now.order))
    start = known.index(now.first) if now.first in known else 0
    return [side for side in dict.fromkeys((*known[start:], *known[:start], *sides)) if side in sides]


def settle(turn: Turnover) -> None:
    """Between two turns: who died meanwhile leaves no slot behind."""
    if turn.state.turn.begun and not turn.state.turn.active and turn.state.turn.slots:
        _settle(turn)


def _able(turn: Turnover, side: str) -> list[Token]:
    now = turn.state.turn
    return [
        token
        for token in turn.state.tokens.values()
        if token.side == side and not token.dead and token.id not in (*now.acted, *now.late)
    ]


# ---------------------------------------------------------------- coming and going
def join(turn: Turnover, command: c.Join) -> Ruling:
    """A newcomer counts and acts from the next round on; where there was no fight left, that begins now."""
    token = command.new
    if refusal := taken_refusal(turn.state, token.id):
        return refusal
    turn.emit(e.TokenJoined(token=token, origin=command.origin))
    if turn.state.turn.begun:
        late = tuple(dict.fromkeys((*turn.state.turn.late, token.id)))
        turn.emit(e.TurnSet(turn=replace(turn.state.turn, late=late), why="slots"))
        if not turn.state.turn.slots and not turn.state.turn.active:
            _settle(turn)
    return {"order": answer(turn.state)["order"]}


def leave(turn: Turnover, command: c.Leave) -> Ruling:
    """Who leaves while acting has ended the turn."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    was_active = turn.state.turn.active == token.id
    if was_active:
        turn.emit(e.TurnEnded(token=token.id))
        _one_less(turn)
    take_out(turn, token, command)
    if turn.state.turn.begun and not turn.state.turn.active:
        _settle(turn)
    return answer(turn.state)


SLOTS = Schedule(
    begin=begin, end_turn=end_turn, join=join, leave=leave, answer=answer, activate=activate, settle=settle
)
