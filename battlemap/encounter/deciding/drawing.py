"""Strokes on the map: walls, doors, ground, lights, notes, areas."""

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.deciding.turnover import Ruling, Turnover
from battlemap.model import Scene
from battlemap.model.scene import GROUND
from battlemap.rules.ruling import Refusal

NUMBERED = ("walls", "lights", "notes", "areas")


def edit_scene(turn: Turnover, command: c.EditScene) -> Ruling:
    """One stroke; nothing of it is done when any of it cannot be."""
    refusal = _refused(turn.state.scene, command)
    if refusal:
        return refusal
    stroke = {field: getattr(command, field) for field in e.SceneEdited.__struct_fields__}
    turn.emit(e.SceneEdited(**stroke))
    return {}


def _refused(scene: Scene, command: c.EditScene) -> Refusal | None:
    for name in NUMBERED:
        known = len(getattr(scene, name))
        for number in getattr(command, f"{name}_gone"):
            if not 0 <= number < known:
                return Refusal("no_such", {"id": f"{name}[{number}]"})
    ids = [door.id for door in scene.doors]
    for door_id in command.doors_gone:
        if door_id not in ids:
            return Refusal("no_such", {"id": door_id})
    left = [door_id for door_id in ids if door_id not in command.doors_gone] + [door.id for door in command.doors]
    if len(set(left)) < len(left):
        return Refusal("not_allowed", {"rule": "id_taken", "id": next(x for x in left if left.count(x) > 1)})
    for points in (*(wall.points for wall in command.walls), *(door.points for door in command.doors)):
        if len(points) < 2 or points[0] == points[1]:
            return Refusal("not_allowed", {"rule": "no_line"})
    runs = [run for _, painted in command.ground for run in painted] + [run for area in command.areas for run in area.runs]
    if any(not (0 <= y < scene.height and 0 <= a < b <= scene.width) for y, a, b in runs):
        return Refusal("off_map", {"at": list(runs[0][:2][::-1])})
    if any(len(letter) != 1 or letter not in GROUND for letter, _ in command.ground):
        return Refusal("not_allowed", {"rule": "no_such_ground"})
    return None
