"""Fog: what a side comes to know by seeing it, and what the game master reveals or covers by hand."""

from typing import Any

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.geometry import Cell, cells_in_polygon, rooms_of
from battlemap.model import Encounter
from battlemap.model.fog import Mask, mask_of, runs_of, unpacked
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Refusal
from battlemap.rules.sight import door_is_beside, eyes_of, lights_of, seen_by_side
from battlemap.rules.space import walls_of
from battlemap.rules.standing import is_blind


def explore(turn: Turnover, before: Encounter) -> None:
    """Remember what the players' sides see now.  Only looked at again when something that matters to sight has changed."""
    for side in player_sides(turn.state):
        fog = turn.state.fog(side)
        known = bool(fog.explored) and before.scene is turn.state.scene
        if not fog.on or (known and _is_unmoved(before, turn.state)):
            continue
        if known and _sight_key(before, turn.ruleset, side) == _sight_key(turn.state, turn.ruleset, side):
            continue
        scene = turn.state.scene
        seen = seen_by_side(turn.state, turn.ruleset, side)
        fresh = seen & ~unpacked(fog.explored, scene.width, scene.height) & ~unpacked(fog.covered, scene.width, scene.height)
        doors: dict[str, str] = {
            door.id: door.state
            for door in scene.doors
            if fog.doors.get(door.id) != door.state and door_is_beside(door, seen)
        }
        if fresh.any() or doors:
            turn.emit(e.Explored(side=side, runs=runs_of(fresh), doors=doors))


def player_sides(state: Encounter) -> tuple[str, ...]:
    """Sides players look through: those with a character."""
    return tuple(dict.fromkeys(token.side for token in state.tokens.values() if token.creature.character))


def _is_unmoved(before: Encounter, after: Encounter) -> bool:
    """Has nothing been touched that anything in `_sight_key` comes from?"""
    return before.tokens is after.tokens and before.zones is after.zones and before.fogs is after.fogs


def _sight_key(state: Encounter, ruleset: Ruleset, side: str) -> Any:
    """All that decides what a side sees, apart from the map itself."""
    carried = {light.token for light in lights_of(state) if light.token}
    lamps = tuple((token.id, token.at, token.z) for token in state.tokens.values() if token.id in carried)
    eyes = tuple(
        (token.id, token.at, token.z, token.creature.size, token.creature.senses, token.dead, is_blind(ruleset, token))
        for token in eyes_of(state, side)
    )
    return eyes, lamps, state.zones


def paint_fog(turn: Turnover, command: c.PaintFog) -> Ruling:
    """By brush, polygon or room."""
    scene = turn.state.scene
    mask: Mask = mask_of(command.runs, scene.width, scene.height)
    if command.polygon:
        if len(command.polygon) < 3:
            return Refusal("not_allowed", {"rule": "polygon"})
        mask |= cells_in_polygon(command.polygon, scene.width, scene.height)
    if command.room is not None:
        cell = Cell(*command.room)
        walls = walls_of(scene)
        if not walls.grid.contains(cell) or cell in walls.solids:
            return Refusal("off_map", {"at": list(cell)})
        labels = rooms_of(walls, ()).labels
        mask |= labels == labels[cell.y, cell.x]
    if not mask.any():
        return Refusal("not_allowed", {"rule": "nothing_painted"})
    turn.emit(e.FogPainted(side=command.side, runs=runs_of(mask), covers=command.covers))
    return {"squares": int(mask.sum())}


def set_fog(turn: Turnover, command: c.SetFog) -> Ruling:
    fog = turn.state.fog(command.side)
    for token_id in command.viewers or ():
        found = turn.find(token_id)
        if isinstance(found, Refusal):
            return found
    on = fog.on if command.on is None else command.on
    viewers = fog.viewers if command.viewers is None else command.viewers
    turn.emit(e.FogSet(side=command.side, on=on, viewers=viewers, forgets=command.forgets))
    return {"on": on, "viewers": list(viewers)}
