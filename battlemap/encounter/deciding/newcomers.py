"""Several come at once, or are prepared to come later: where they stand, what they roll, who waits in the reserve."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.moves import position, split
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.encounter.deciding.turns import schedule_of
from battlemap.encounter.travellers import packed
from battlemap.geometry import Cell
from battlemap.model import Encounter, Reserved, Token
from battlemap.rules.dice import Dice, parse_dice
from battlemap.rules.gathering import gathered, in_formation
from battlemap.rules.ruling import Refusal
from battlemap.rules.space import walls_of
from battlemap.rules.terrain import free_spot
from battlemap.rules.turns import group_total

HIT_POINTS = "hit_points"


def join_group(turn: Turnover, command: c.JoinGroup) -> Ruling:
    """All of them or none: places first, then hit dice, then initiative."""
    later = tuple(waits.token for waits in command.later)
    refusal = _new_refusal(turn.state, (*command.tokens, *later)) or _empty_refusal(command.tokens)
    if refusal:
        return refusal
    dice = _hit_dice((*command.tokens, *later), command.hit_dice)
    if isinstance(dice, Refusal):
        return dice
    places = _places(turn.state, command.tokens, command.at, command.formation)
    if isinstance(places, Refusal):
        return places
    tokens, rolls = _rolled(turn, command.tokens, dice)
    if later:
        waiting, more = _rolled(turn, later, dice)
        due = {waits.token.id: waits.round for waits in command.later}
        turn.emit(e.ReserveChanged(put=tuple(Reserved(token=token, round=due[token.id]) for token in waiting)))
        rolls += more
    how = c.Join(new=tokens[0], total=command.total, origin=command.origin)
    return _join(turn, tokens, places, how, rolls)


def _join(
    turn: Turnover, tokens: Sequence[Token], places: Mapping[str, Cell], how: c.Join, rolls: Sequence[e.DiceRolled] = ()
) -> Ruling:
    """Each on its square, as newcomers join; of a group only the first rolls.  `rolls`: their hit dice, to be told."""
    schedule = schedule_of(turn.ruleset)
    for token in tokens:
        cell = places[token.id]
        placed = replace(token, at=(cell.x, cell.y), spot=free_spot(turn.state, token, cell, token.spot))
        total = how.total if how.total is not None else group_total(turn.state, token.group)
        joined = schedule.join(turn, c.Join(new=placed, total=total, origin=how.origin))
        if isinstance(joined, Refusal):
            return joined
    for roll in rolls:
        turn.emit(roll)
    at = {token.id: position(turn.token(token.id)) for token in tokens}
    hp = {token.id: turn.token(token.id).hp for token in tokens}
    return {"order": schedule.answer(turn.state)["order"], "at": at, "hp": hp}


def _new_refusal(state: Encounter, tokens: Sequence[Token]) -> Refusal | None:
    """Nobody who is known already."""
    ids = [token.id for token in tokens]
    taken = next((who for who in ids if who in state.tokens or who in state.reserve or ids.count(who) > 1), None)
    return None if taken is None else Refusal("not_allowed", {"rule": "id_taken", "id": taken})


def _empty_refusal(tokens: Sequence[Token]) -> Refusal | None:
    return None if tokens else Refusal("not_allowed", {"rule": "nobody_comes"})


def _places(
    state: Encounter, tokens: Sequence[Token], at: c.Square | None, formation: bool
) -> dict[str, Cell] | Refusal:
    start = split(at)[0] if at is not None else Cell(*tokens[0].at)
    if not walls_of(state.scene).grid.contains(start):
        return Refusal("off_map", {"at": list(start)})
    if at is None or formation:
        places = in_formation(state, tokens, start, {token.id: Cell(*token.at) for token in tokens})
    else:
        places = gathered(state, tokens, start)
    if len(places) == len(tokens):
        return places
    return Refusal("not_allowed", {"rule": "too_little_room", "number": len(tokens), "room": len(places)})


# ---------------------------------------------------------------- hit points
def _hit_dice(tokens: Sequence[Token], given: Mapping[str, str]) -> dict[str, Dice] | Refusal:
    ids = {token.id for token in tokens}
    found: dict[str, Dice] = {}
    for who, text in given.items():
        if who not in ids:
            return Refusal("no_such", {"id": who})
        try:
            found[who] = parse_dice(text)
        except ValueError as wrong:
            return Refusal("not_allowed", {"rule": "field", "message": str(wrong)})
    return found


def _rolled(
    turn: Turnover, tokens: Sequence[Token], dice: Mapping[str, Dice]
) -> tuple[list[Token], list[e.DiceRolled]]:
    """With the hit points their dice give, one at least; and the rolls."""
    found, told = list[Token](), list[e.DiceRolled]()
    for token in tokens:
        if token.id in dice and (wanted := dice[token.id]).sides:
            text = _written(wanted)
            faces = turn.roll(HIT_POINTS, token.id, wanted.sides, text)
            total = max(1, wanted.total(faces))
            told.append(e.DiceRolled(token=token.id, what=HIT_POINTS, dice=text, faces=faces, total=total))
            token = replace(token, hp=total, creature=replace(token.creature, max_hp=total))
        found.append(token)
    return found, told


def _written(dice: Dice) -> str:
    parts = [f"{'+' if sign > 0 else '-'}{number}d{sides}" for sign, number, sides in dice.groups]
    parts += [f"{dice.flat:+d}"] if dice.flat else []
    return "".join(parts).removeprefix("+")


# ---------------------------------------------------------------- the reserve
def reserve(turn: Turnover, command: c.Reserve) -> Ruling:
    """All of them or none; who is taken off the map keeps its place in mind."""
    if not command.new and not command.tokens:
        return Refusal("not_allowed", {"rule": "nobody_comes"})
    refusal = _new_refusal(turn.state, command.new)
    if refusal is None and command.round < 0:
        refusal = Refusal("not_allowed", {"rule": "field", "message": "round: expected 0 or more"})
    if refusal:
        return refusal
    dice = _hit_dice(command.new, command.hit_dice)
    if isinstance(dice, Refusal):
        return dice
    waiting = _off_the_map(turn, tuple(dict.fromkeys(command.tokens)))
    if isinstance(waiting, Refusal):
        return waiting
    new, rolls = _rolled(turn, command.new, dice)
    turn.emit(e.ReserveChanged(put=tuple(Reserved(token=token, round=command.round) for token in (*waiting, *new))))
    for roll in rolls:
        turn.emit(roll)
    return _answer(turn.state)


def _off_the_map(turn: Turnover, ids: Sequence[str]) -> list[Token] | Refusal:
    """Those named, as they wait; who acts now leaves last, so that nobody who leaves too begins a turn."""
    for who in ids:
        if turn.state.token(who) is None and who not in turn.state.reserve:
            return Refusal("no_such", {"id": who})
    if any(blow.target in ids for blow in turn.state.turn.held):
        return Refusal("not_allowed", {"rule": "blows_held"})
    known = {who: waits.token for who, waits in turn.state.reserve.items()}
    known |= {token.id: token for token in packed(turn.state, ids, turn.ruleset.lasting)}
    here, active = [who for who in ids if who in turn.state.tokens], turn.state.turn.active
    for who in sorted(here, key=lambda who: who == active):
        left = schedule_of(turn.ruleset).leave(turn, c.Leave(token=who))
        if isinstance(left, Refusal):
            return left
    return [known[who] for who in ids]


def call_in(turn: Turnover, command: c.CallIn) -> Ruling:
    """All of them or none, as newcomers."""
    tokens = _waiting(turn.state, command.tokens)
    if isinstance(tokens, Refusal):
        return tokens
    places = _places(turn.state, tokens, command.at, command.at is None)
    if isinstance(places, Refusal):
        return places
    ids, names = tuple(token.id for token in tokens), tuple(token.name for token in tokens)
    turn.emit(e.ReserveChanged(gone=ids, names=names, why="called"))
    return _join(turn, tokens, places, c.Join(new=tokens[0], total=command.total))


def dismiss(turn: Turnover, command: c.Dismiss) -> Ruling:
    tokens = _waiting(turn.state, command.tokens)
    if isinstance(tokens, Refusal):
        return tokens
    ids, names = tuple(token.id for token in tokens), tuple(token.name for token in tokens)
    turn.emit(e.ReserveChanged(gone=ids, names=names, why="dismissed"))
    return _answer(turn.state)


def _waiting(state: Encounter, ids: Sequence[str]) -> list[Token] | Refusal:
    if not ids:
        return Refusal("not_allowed", {"rule": "nobody_comes"})
    for who in ids:
        if who not in state.reserve:
            return Refusal("not_allowed", {"rule": "not_in_reserve", "id": who})
    return [state.reserve[who].token for who in dict.fromkeys(ids)]


def _answer(state: Encounter) -> dict[str, Any]:
    return {"reserve": list(state.reserve)}
