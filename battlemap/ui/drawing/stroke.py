"""A stroke being put together out of drawn things as they are, and given as one command that names them by number and id.

    stroke = Stroke(scene)
    stroke.replace(wall, longer)
    stroke.add(Light(at=(2, 3), bright=60, dim=120))
    session.do(stroke.command())

Drawn things are values: `Wall`, `Door`, `Light`, `Note`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from battlemap.encounter.commands import EditScene
from battlemap.model import Door, Light, Note, Scene, Wall

Drawn = Wall | Door | Light | Note
PLURALS: dict[type[Any], str] = {Wall: "walls", Door: "doors", Light: "lights", Note: "notes"}


class Stroke:
    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._gone: dict[str, list[Any]] = {name: [] for name in PLURALS.values()}
        self._new: dict[str, list[Any]] = {name: [] for name in PLURALS.values()}
        self._also: dict[str, Any] = {}
        self._numbers: dict[str, dict[Any, list[int]]] = {}

    @property
    def new(self) -> list[Drawn]:
        """All that comes, in the order it was added by kind."""
        return [drawn for name in self._new for drawn in self._new[name]]

    @property
    def is_empty(self) -> bool:
        return not (self._also or self.new or any(self._gone.values()))

    def add(self, *drawn: Drawn) -> None:
        for each in drawn:
            self._new[PLURALS[type(each)]].append(each)

    def remove(self, *drawn: Drawn) -> None:
        """It goes, if it is still there; what this stroke has only just added is simply not added."""
        for each in drawn:
            name = PLURALS[type(each)]
            if each in self._new[name]:
                self._new[name].remove(each)
            elif (key := self._key(each)) is not None and key not in self._gone[name]:
                self._gone[name].append(key)

    def replace(self, old: Drawn, *new: Drawn) -> None:
        if new != (old,):
            self.remove(old)
            self.add(*new)

    def also(self, **fields: Any) -> None:
        """Fields of the command that are no drawn things: ground, areas, dark."""
        self._also |= fields

    def walls(self) -> list[Wall]:
        """The walls as this stroke would leave them."""
        gone = self._gone["walls"]
        return [wall for i, wall in enumerate(self._scene.walls) if i not in gone] + self._new["walls"]

    def doors(self) -> list[Door]:
        return [door for door in self._scene.doors if door.id not in self._gone["doors"]] + self._new["doors"]

    def command(self) -> EditScene:
        fields: dict[str, Any] = {name: tuple(values) for name, values in self._new.items() if values}
        fields |= {f"{name}_gone": tuple(sorted(keys)) for name, keys in self._gone.items() if keys}
        return EditScene(**fields, **self._also)

    def _key(self, drawn: Drawn) -> int | str | None:
        if isinstance(drawn, Door):
            return drawn.id if self._scene.door(drawn.id) is not None else None
        name = PLURALS[type(drawn)]
        if name not in self._numbers:
            numbers = self._numbers[name] = {}
            for number, value in enumerate(getattr(self._scene, name)):
                numbers.setdefault(value, []).append(number)
        left = self._numbers[name].get(drawn, [])
        return left.pop() if left else None


def still_there(scene: Scene, drawn: Iterable[Drawn]) -> list[Drawn]:
    """Those of them the map still has, doors as they are now."""
    doors, known = {door.id: door for door in scene.doors}, {*scene.walls, *scene.lights, *scene.notes}
    found: list[Drawn] = []
    for each in drawn:
        if isinstance(each, Door):
            if each.id in doors:
                found.append(doors[each.id])
        elif each in known:
            found.append(each)
    return found


def free_door_id(doors: Iterable[Door]) -> str:
    """d1, d2 ...: the first nobody has."""
    taken = {door.id for door in doors}
    number = 1
    while f"d{number}" in taken:
        number += 1
    return f"d{number}"


def with_free_ids(drawn: Sequence[Drawn], doors: Iterable[Door]) -> list[Drawn]:
    """The same things, doors with names of their own; none is broken that was only copied."""
    known, found = list(doors), list[Drawn]()
    for each in drawn:
        if isinstance(each, Door):
            each = replace(each, id=free_door_id(known))
            known.append(each)
        found.append(each)
    return found
