"""One creature after the other, by initiative rolled once (D24 A1-15; D14; D4E A5-1)."""

from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.lapses import lose_turn, pass_by
from battlemap.encounter.deciding.schedules.schedule import (
    Schedule,
    begin_refusal,
    roll_mode,
    roll_totals,
    take_out,
    taken_refusal,
)
from battlemap.encounter.deciding.turn_ends import finish, start_turn
from battlemap.encounter.deciding.turnover import Ruling, Turnover, d20s, pick
from battlemap.model import Effect, Encounter, Place, Token, Turn
from battlemap.rules.ruling import Refusal
from battlemap.rules.standing import SURPRISE
from battlemap.rules.turns import (
    end_turn_refusal,
    initiative_added,
    initiative_bonus,
    inserted,
    next_active,
    ordered,
    takes_turns,
)

SURPRISED = "surprised"


def begin(turn: Turnover, command: c.Begin) -> Ruling:
    """Initiative for everyone, then the first turn."""
    refusal = begin_refusal(turn, (*command.surprised, *command.totals, *command.ties))
    if refusal:
        return refusal
    totals, faces = roll_totals(turn, command.totals, command.surprised)
    order = ordered(turn.state, turn.ruleset, totals, command.ties)
    extra = turn.ruleset.turns.surprise == "extra_round" and bool(command.surprised)
    record = Turn(round=1, order=order, phase=SURPRISE, acted=command.surprised) if extra else None
    turn.emit(e.EncounterBegun(order=order, turn=record, faces=faces, surprised=command.surprised))
    if turn.ruleset.turns.surprise in ("lost_turn", "extra_round"):
        for token_id in command.surprised:
            until = f"end_of_turn:{token_id}" if turn.ruleset.turns.surprise == "lost_turn" else ""
            turn.emit(e.EffectAdded(token=token_id, effect=Effect(name=SURPRISED, until=until)))
    start_next(turn)
    return answer(turn.state)


def answer(state: Encounter) -> dict[str, Any]:
    now = state.turn
    to_come = [p.who for p in now.order if p.who not in now.acted and takes_turns(state, p.who)]
    return {
        "order": [place.who for place in now.order], "round": now.round, "active": now.active, "phase": now.phase,
        "slots": to_come, "acting": [now.active] if now.active else [],
    }  # fmt: skip


def start_next(turn: Turnover) -> None:
    """The next turn of the order, in the next round if need be; nobody left: nobody acts.  Who dies of its turn's start is
    skipped."""
    following = _next_in_order(turn)
    _pass_places(turn, following)
    if not following:
        _next_round(turn)
        following = _next_in_order(turn)
        if following:
            _pass_places(turn, following)
    if not following:
        return
    _end_delay(turn, following)
    start_turn(turn, following)
    if turn.token(following).dead:
        turn.emit(e.TurnEnded(token=following))
        start_next(turn)


def _pass_places(turn: Turnover, following: str) -> None:
    """The places before this one ("": all that are left) whose creatures take no turn (the dead, the ridden) go by: what is
    counted in their turns goes on."""
    now = turn.state.turn
    for place in now.order:
        if place.who == following:
            return
        if place.who in turn.state.tokens and place.who not in now.acted:
            _end_delay(turn, place.who)
            pass_by(turn, place.who)
            turn.emit(e.TurnSet(turn=replace(turn.state.turn, acted=(*turn.state.turn.acted, place.who)), why="passed"))


def _end_delay(turn: Turnover, who: str) -> None:
    """Its place has come again: a turn still put off is lost."""
    delayed = tuple(each for each in turn.state.turn.delayed if each != who)
    if delayed != turn.state.turn.delayed:
        lose_turn(turn, who)
        turn.emit(e.TurnSet(turn=replace(turn.state.turn, delayed=delayed), why="rejoined"))


def _next_in_order(turn: Turnover) -> str:
    """Who delays has acted as far as this round goes; in the next one it comes at its place, if it has not come back before."""
    return next_active(turn.state, replace(turn.state.turn, delayed=()))


def _next_round(turn: Turnover) -> None:
    """A round of surprise is followed by the first one."""
    now = turn.state.turn
    if now.phase == SURPRISE:
        for token in list(turn.state.tokens.values()):
            if token.has(SURPRISED):
                turn.emit(e.EffectRemoved(token=token.id, name=SURPRISED, why="expired"))
        turn.emit(e.TurnSet(turn=replace(now, phase="", acted=(), started=(), delayed=()), why="round"))
        return
    turn.emit(e.RoundStarted(round=now.round + 1))


def end_turn(turn: Turnover, command: c.EndTurn) -> Ruling:
    """The turn ends, the next one starts."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    refusal = end_turn_refusal(turn.state, token)
    if refusal:
        return refusal
    finish(turn, token)
    start_next(turn)
    return answer(turn.state)


def delay(turn: Turnover, command: c.Delay) -> Ruling:
    """Wait: the turn is not over, others go first (ext, rules.md A7)."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    if not turn.ruleset.turns.may_delay:
        return Refusal("not_allowed", {"rule": "no_delay"})
    refusal = end_turn_refusal(turn.state, token)
    if refusal is None and has_acted(turn, token):
        refusal = Refusal("already_acted", {"token": token.id})
    if refusal:
        return refusal
    now = turn.state.turn
    waits = replace(now, active="", acted=(*now.acted, token.id), delayed=(*now.delayed, token.id))
    turn.emit(e.TurnSet(turn=waits, why="delayed"))
    start_next(turn)
    return answer(turn.state)


def has_acted(turn: Turnover, token: Token) -> bool:
    """Has it moved or spent anything in the turn running?  What lasts may have been spent in an earlier one, what belongs into
    others' turns was."""
    kept = (*turn.ruleset.lasting, *turn.ruleset.off_turn)
    return bool(token.budget.moved or token.budget.swings or any(name not in kept for name in token.budget.spent))


def rejoin(turn: Turnover, command: c.Rejoin) -> Ruling:
    """Back at once, before the active one, which must not have acted yet; that is its place from now on."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    now = turn.state.turn
    if not turn.ruleset.turns.may_delay:
        return Refusal("not_allowed", {"rule": "no_delay"})
    if token.dead:
        return Refusal("dead", {"token": token.id})
    if token.id not in now.delayed:
        return Refusal("not_allowed", {"rule": "not_delayed", "token": token.id})
    active = turn.state.token(now.active)
    if active is not None and has_acted(turn, active):
        return Refusal("already_acted", {"token": active.id})
    others = [place for place in now.order if place.who != token.id]
    place = next((i for i, other in enumerate(others) if other.who == now.active), len(others))
    total = others[place].total if place < len(others) else others[-1].total if others else 0
    order = (*others[:place], Place(who=token.id, total=total), *others[place:])
    back = replace(
        now, order=order, active="", acted=tuple(who for who in now.acted if who != token.id),
        delayed=tuple(who for who in now.delayed if who != token.id),
        started=(*(who for who in now.started if who != token.id), token.id),
    )  # fmt: skip
    turn.emit(e.TurnSet(turn=back, why="rejoined"))
    start_turn(turn, token.id)
    return answer(turn.state)


# ---------------------------------------------------------------- coming and going
def join(turn: Turnover, command: c.Join) -> Ruling:
    """A newcomer; in a fight it rolls for itself."""
    token = command.new
    if refusal := taken_refusal(turn.state, token.id):
        return refusal
    total = command.total
    if turn.state.turn.begun and total is None:
        mode = roll_mode(turn, token)
        faces = turn.roll("initiative", token.id, tuple(turn.ruleset.turns.die for _ in d20s(mode)))
        natural = pick(faces, mode)
        total = natural + initiative_added(turn.ruleset, token)
        turn.emit(e.TokenJoined(token=token, origin=command.origin))
        turn.emit(e.D20Rolled(token=token.id, what="initiative", faces=faces, natural=natural, total=total, mode=mode))
    else:
        turn.emit(e.TokenJoined(token=token, origin=command.origin))
    if turn.state.turn.begun and total is not None:
        order = _with_newcomer(turn, Place(who=token.id, total=total))
        turn.emit(e.OrderChanged(order=order, acted=turn.state.turn.acted))
    return {"order": [place.who for place in turn.state.turn.order]}


def _with_newcomer(turn: Turnover, place: Place) -> tuple[Place, ...]:
    """Behind the equal ones; where ties go by the modifier, behind those whose modifier is no smaller."""
    order = turn.state.turn.order
    if turn.ruleset.turns.ties != "modifier":
        return inserted(order, place)

    def rank(one: Place) -> tuple[int, int]:
        token = turn.state.token(one.who)
        return one.total, initiative_bonus(turn.ruleset, token) if token is not None else 0

    at = next((i for i, other in enumerate(order) if rank(other) < rank(place)), len(order))
    return (*order[:at], place, *order[at:])


def leave(turn: Turnover, command: c.Leave) -> Ruling:
    """Out of the fight; if it was its turn, the next one starts."""
    token = turn.find(command.token)
    if isinstance(token, Refusal):
        return token
    was_active = turn.state.turn.active == token.id
    if was_active:
        turn.emit(e.TurnEnded(token=token.id))
    take_out(turn, token, command)
    if was_active:
        start_next(turn)
    return answer(turn.state)


def settle(turn: Turnover) -> None:
    """Where nobody acts because nobody was left, the first who can again does."""
    now = turn.state.turn
    if now.begun and not now.active and any(takes_turns(turn.state, place.who) for place in now.order):
        start_next(turn)


ORDER = Schedule(
    begin=begin, end_turn=end_turn, join=join, leave=leave, answer=answer, settle=settle, delay=delay, rejoin=rejoin
)
