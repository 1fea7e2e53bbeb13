"""The party as one: its marching order, and placing it by that order."""

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.moves import position, split
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.rules.marching import before_door, line_up, marching_order
from battlemap.rules.ruling import Refusal
from battlemap.rules.space import walls_of


def set_marching(turn: Turnover, command: c.SetMarching) -> Ruling:
    for token_id in command.order:
        found = turn.find(token_id)
        if isinstance(found, Refusal):
            return found
    order = tuple(dict.fromkeys(command.order))
    turn.emit(e.MarchingSet(order=order))
    return {"order": list(order)}


def line_up_party(turn: Turnover, command: c.LineUp) -> Ruling:
    """Everybody to a place, the first nearest to the door or square."""
    if turn.state.turn.begun and not command.force:
        return Refusal("not_allowed", {"rule": "formation_in_a_fight"})
    party = marching_order(turn.state)
    if not party:
        return Refusal("not_allowed", {"rule": "no_party"})
    ground = turn.state
    start, ahead = (split(command.at)[0] if command.at is not None else None), (0, 0)
    if command.door:
        door = turn.state.scene.door(command.door)
        if door is None:
            return Refusal("no_such", {"id": command.door})
        if (found := before_door(turn.state, door, party)) is not None:
            start, ahead = found
            # Nobody lines up on the far side, whether the door stands open or not.
            shut = tuple(replace(d, state="closed") if d.id == door.id else d for d in turn.state.scene.doors)
            ground = replace(turn.state, scene=replace(turn.state.scene, doors=shut))
    if start is None:
        return Refusal("not_allowed", {"rule": "no_goal"})
    if not walls_of(turn.state.scene).grid.contains(start):
        return Refusal("off_map", {"at": list(start)})
    places = line_up(ground, party, start, ahead)
    if len(places) < len(party):
        left_out = next(token.id for token in party if token.id not in places)
        return Refusal("not_allowed", {"rule": "no_room", "token": left_out})
    for token in party:
        cell = places[token.id]
        turn.emit(
            e.TokenMoved(
                token=token.id, start=token.at, path=((cell.x, cell.y),), spot=token.spot, z=token.z, kind="placed",
                forced_by_gm=command.force,
            )
        )  # fmt: skip
    return {"at": {token.id: position(turn.token(token.id)) for token in party}}
