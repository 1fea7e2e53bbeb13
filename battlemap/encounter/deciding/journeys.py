"""From one map to the next: a party leaves together, and arrives as it was.  What it takes along is packed in `travellers`."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.moves import position, split
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.encounter.deciding.turns import schedule_of
from battlemap.geometry import Cell
from battlemap.model import Encounter, Light, Token
from battlemap.rules.marching import line_up, placed, start_area, way_in
from battlemap.rules.ruling import Refusal
from battlemap.rules.space import cell_of, walls_of
from battlemap.rules.terrain import free_spot, stands_free


# ---------------------------------------------------------------- leaving
def depart(turn: Turnover, command: c.Depart) -> Ruling:
    """All of them or none; who acts now leaves last, so that nobody who leaves too begins a turn."""
    ids = tuple(dict.fromkeys(command.tokens))
    if not ids:
        return Refusal("not_allowed", {"rule": "nobody_goes"})
    for who in ids:
        found = turn.find(who)
        if isinstance(found, Refusal):
            return found
    if any(blow.target in ids for blow in turn.state.turn.held):
        return Refusal("not_allowed", {"rule": "blows_held"})
    _end_fight(turn, command.ends_fight)
    active, schedule = turn.state.turn.active, schedule_of(turn.ruleset)
    for who in sorted(ids, key=lambda who: who == active):
        left = schedule.leave(turn, c.Leave(token=who, goal=command.goal))
        if isinstance(left, Refusal):
            return left
    lights = [light for light in turn.state.scene.lights if light.token and light.token not in ids]
    _party_changed(turn, lights, [who for who in turn.state.marching if who not in ids])
    return schedule.answer(turn.state)


def _end_fight(turn: Turnover, wanted: bool) -> None:
    if wanted and turn.state.turn.begun:
        turn.emit(e.EncounterEnded())


def _party_changed(turn: Turnover, carried: Sequence[Light], marching: Sequence[str]) -> None:
    now = tuple(light for light in turn.state.scene.lights if light.token)
    if (now, turn.state.marching) != (tuple(carried), tuple(marching)):
        turn.emit(e.PartyChanged(carried=tuple(carried), marching=tuple(marching)))


# ---------------------------------------------------------------- arriving
def arrive(turn: Turnover, command: c.Arrive) -> Ruling:
    """All of them or none.  In a fight under way they join it as newcomers do."""
    refusal = _arrival_refusal(turn, command)
    if refusal:
        return refusal
    renamed = _new_ids(turn.state, command.tokens)
    party = [_renamed(token, renamed) for token in command.tokens]
    places = _places(turn.state, party, command.at)
    if isinstance(places, Refusal):
        return places
    _end_fight(turn, command.ends_fight)
    replaced = [token.id for token in party if token.id in turn.state.tokens]
    for token in party:
        refusal = _put(turn, token, places[token.id], command.origin)
        if refusal:
            return refusal
    ids = [token.id for token in party]
    carried = [light for light in turn.state.scene.lights if light.token and light.token not in ids]
    carried += [replace(each, token=renamed[each.token]) for each in command.lights if each.token in renamed]
    _party_changed(turn, carried, [*(who for who in turn.state.marching if who not in ids), *ids])
    at = {token.id: position(turn.token(token.id)) for token in party}
    new = {old: new for old, new in renamed.items() if old != new}
    return {**schedule_of(turn.ruleset).answer(turn.state), "at": at, "renamed": new, "replaced": replaced}


def _arrival_refusal(turn: Turnover, command: c.Arrive) -> Refusal | None:
    if command.ruleset not in ("", turn.state.ruleset):
        return Refusal("not_allowed", {"rule": "other_ruleset"})
    if not command.tokens:
        return Refusal("not_allowed", {"rule": "nobody_goes"})
    ids = [token.id for token in command.tokens]
    twice = next((who for who in ids if ids.count(who) > 1), None)
    if twice is not None:
        return Refusal("not_allowed", {"rule": "id_taken", "id": twice})
    if command.at is not None and not walls_of(turn.state.scene).grid.contains(split(command.at)[0]):
        return Refusal("off_map", {"at": list(split(command.at)[0])})
    return None


def _put(turn: Turnover, token: Token, cell: Cell, origin: str) -> Refusal | None:
    """On its square: its old self gives way, else it joins."""
    spot = free_spot(turn.state, token, cell, token.spot)
    token = replace(token, at=(cell.x, cell.y), spot=spot)
    if turn.state.token(token.id) is not None:
        turn.emit(e.TokenJoined(token=token, origin=origin))
        return None
    joined = schedule_of(turn.ruleset).join(turn, c.Join(new=token, origin=origin))
    return joined if isinstance(joined, Refusal) else None


def _places(state: Encounter, party: Sequence[Token], at: c.Square | None) -> dict[str, Cell] | Refusal:
    """A square for everybody; riders are where their mounts are.  Where the map says nothing of starting, who was put there
    before stands where that was, the others near by."""
    ids = [token.id for token in party]
    afoot = [token for token in party if token.riding not in ids]
    if not afoot:  # they ride each other in a ring
        return Refusal("not_allowed", {"rule": "no_room", "token": ids[0]})
    empty = replace(state, tokens={key: token for key, token in state.tokens.items() if key not in ids})
    before = [] if at is not None or start_area(state) else [token for token in afoot if token.id in state.tokens]
    if at is not None:
        places = line_up(empty, afoot, split(at)[0])
    elif before:
        places = _as_before(state, empty, afoot)
    else:
        places = placed(empty, afoot, way_in(empty, afoot[0]))
    waiting = [token for token in party if token.id not in places]
    while riders := [token for token in waiting if token.riding in places]:
        places |= {token.id: places[token.riding] for token in riders}
        waiting = [token for token in waiting if token.id not in places]
    return Refusal("not_allowed", {"rule": "no_room", "token": waiting[0].id}) if waiting else places


def _as_before(state: Encounter, empty: Encounter, party: Sequence[Token]) -> dict[str, Cell]:
    """Each on its old square where there is room, whoever has none as near as can be to the first of them."""
    old = {token.id: cell_of(state.tokens[token.id]) for token in party if token.id in state.tokens}
    places: dict[str, Cell] = {}
    for token in sorted(party, key=lambda token: token.id not in old):
        cell = old.get(token.id)
        if cell is None or stands_free(empty, token, cell) is not None:
            cell = line_up(empty, [token], next(iter(old.values()))).get(token.id)
        if cell is not None:
            places[token.id] = cell
            empty = replace(empty, tokens={**empty.tokens, token.id: replace(token, at=(cell.x, cell.y))})
    return places


# ---------------------------------------------------------------- ids
def is_same(one: Token, other: Token) -> bool:
    """Is it the same creature, met on two maps: by id and name, of the same side, or a character on whatever side?"""
    character = one.creature.character and other.creature.character
    return one.id == other.id and one.name == other.name and (one.side == other.side or character)


def _new_ids(state: Encounter, party: Iterable[Token]) -> dict[str, str]:
    """Everybody's id there: its own, or with a number where another one has it."""
    found: dict[str, str] = {}
    party = tuple(party)
    taken = {*state.tokens, *state.reserve, *(token.id for token in party)}
    for token in party:
        there, new = state.token(token.id), token.id
        if token.id in state.reserve or (there is not None and not is_same(token, there)):
            number = 2
            while (new := f"{token.id}-{number}") in taken:
                number += 1
            taken.add(new)
        found[token.id] = new
    return found


def _renamed(token: Token, ids: Mapping[str, str]) -> Token:
    effects = tuple(replace(effect, source=ids.get(effect.source, effect.source)) for effect in token.effects)
    return replace(token, id=ids[token.id], riding=ids.get(token.riding, ""), effects=effects)
