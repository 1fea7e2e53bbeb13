"""The bar for drawing doors: where the next one comes to stand and what it is; with doors selected, what they are."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Signal

from battlemap.model import Door
from battlemap.model.scene import PointXY
from battlemap.ui.canvas.view import MapView
from battlemap.ui.drawing.stroke import free_door_id
from battlemap.ui.tools.pencil_bar import PencilBar, chosen_key

ON_WALL, POINTS, SELECT = "wall", "points", "select"


class DoorDrawBar(PencilBar):
    attribute = Signal(str, object)

    def __init__(self, view: MapView) -> None:
        super().__init__(view, "DoorDrawBar", view.tr("Doors and windows"))
        self.modes = self.choices((
            (ON_WALL, self.tr("On a &wall"), self.tr("Click a wall: a door of one square is cut into it. Drag for a wider one.")),
            (POINTS, self.tr("&Between two points"), self.tr("Click or drag from one side to the other.")),
            (SELECT, self.tr("&Select"), self.tr("Move, change, copy and delete doors.")),
        ))  # fmt: skip
        self.kind = self.combo(self.tr("Kind"), (
            ("door", self.tr("Door")), ("window", self.tr("Window")), ("portcullis", self.tr("Portcullis")),
        ))  # fmt: skip
        self.state = self.combo(self.tr("State"), (
            ("closed", self.tr("Closed")), ("open", self.tr("Open")), ("locked", self.tr("Locked")),
            ("barred", self.tr("Barred")), ("secret", self.tr("Secret")),
        ))  # fmt: skip
        self.material = self.combo(self.tr("Material"), (
            ("wood", self.tr("Wood")), ("iron", self.tr("Iron")), ("stone", self.tr("Stone")), ("glass", self.tr("Glass")),
        ))  # fmt: skip
        self.snap = self.combo(self.tr("Snap"), (
            ("corner", self.tr("Corners")), ("half", self.tr("Half squares")), ("free", self.tr("Freely")),
        ))  # fmt: skip
        self.snap.setToolTip(self.tr("Ctrl held: half squares. Alt held: freely."))
        self._model = Door(id="", points=())
        for name, box in self._boxes():
            box.setPlaceholderText(self.tr("several"))
            box.activated.connect(lambda _index, name=name, box=box: self.attribute.emit(name, box.currentData()))

    def _boxes(self) -> tuple[tuple[str, Any], ...]:
        return ("kind", self.kind), ("state", self.state), ("material", self.material)

    @property
    def mode(self) -> str:
        return str(chosen_key(self.modes))

    def choose_mode(self, mode: str) -> None:
        self.modes[mode].setChecked(True)
        self.changed.emit()

    def door(self, points: Sequence[PointXY], doors: Sequence[Door]) -> Door:
        """The next door, with a name none of these has."""
        return replace(self._model, id=free_door_id(doors), points=tuple(points))

    def set_field(self, field: str, value: Any) -> None:
        self._model = with_field(self._model, field, value)
        self.show_next()

    def show_next(self) -> None:
        self.show_doors([self._model])

    def show_doors(self, doors: Sequence[Door]) -> None:
        """What these doors have in common; "several" where they differ."""
        for name, box in self._boxes():
            values = {getattr(door, name) for door in doors}
            if len(values) == 1 and box.findData(next(iter(values))) < 0:
                (value,) = values
                box.addItem(str(value).replace("_", " ").capitalize(), value)
            box.setCurrentIndex(box.findData(next(iter(values))) if len(values) == 1 else -1)


USUAL_MATERIAL = {"door": "wood", "window": "glass", "portcullis": "iron"}


def with_field(door: Door, field: str, value: Any) -> Door:
    """A door with one thing changed: another kind brings its usual material, and a door that was broken is whole when it is
    given another material or kind."""
    changes: dict[str, Any] = {field: value}
    if field == "kind" and door.material == USUAL_MATERIAL[door.kind]:
        changes["material"] = USUAL_MATERIAL[value]
    if field in ("kind", "material"):
        changes |= {"hp": None, "broken": False}
    return replace(door, **changes)
