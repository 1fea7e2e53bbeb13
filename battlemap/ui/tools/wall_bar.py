"""The wall tool's bar: how the next wall is drawn and what it is; with walls selected, what they are."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QToolButton

from battlemap.model import Wall
from battlemap.model.scene import PointXY
from battlemap.ui.canvas.material_look import USUAL
from battlemap.ui.canvas.view import MapView
from battlemap.ui.tools.pencil_bar import PencilBar, chosen_key

LINE, RECTANGLE, FREEHAND, SELECT = "line", "rectangle", "freehand", "select"


def with_field(wall: Wall, field: str, value: Any) -> Wall:
    """A wall with one thing changed, and what usually goes with it: another material brings its own where the wall was as usual
    for the old one; what gives less than total cover is seen past."""
    changes: dict[str, Any] = {field: value}
    if field == "material":
        usual = USUAL.get(wall.material, {})
        if all(getattr(wall, name) == was for name, was in usual.items()):
            changes |= USUAL.get(value, {})
    elif field == "cover" and value != wall.cover and value != "none":
        changes["sight"] = value == "total"
    return replace(wall, **changes)


class WallBar(PencilBar):
    """`attribute(field, value)` when the game master chooses one."""

    attribute = Signal(str, object)

    def __init__(self, view: MapView) -> None:
        super().__init__(view, "WallBar", view.tr("Walls"))
        self.modes = self.choices((
            (LINE, self.tr("&Line"), self.tr("Click corner after corner.")),
            (RECTANGLE, self.tr("Re&ctangle"), self.tr("Drag from corner to corner.")),
            (FREEHAND, self.tr("Freeha&nd"), self.tr("Draw with the button held.")),
            (SELECT, self.tr("&Select"), self.tr("Move, change, copy and delete what is drawn.")),
        ))  # fmt: skip
        self.cover = self.combo(self.tr("Cover"), (
            ("total", self.tr("Total")), ("three_quarters", self.tr("Three quarters")), ("half", self.tr("Half")),
            ("none", self.tr("None")),
        ))  # fmt: skip
        self.stops_move = self.tick(self.tr("Stops moves"), self.tr("Nobody walks through it."), True)
        self.stops_sight = self.tick(self.tr("Stops sight"), self.tr("Nobody sees through it."), True)
        self.one_way = self.combo(self.tr("One-way"), (
            ("", self.tr("No")), ("left", self.tr("To its left")), ("right", self.tr("To its right")),
        ))  # fmt: skip
        self.material = self.combo(self.tr("Material"), (
            ("", self.tr("Plain")), ("stone", self.tr("Stone")), ("wood", self.tr("Wood")), ("bars", self.tr("Bars")),
            ("curtain", self.tr("Curtain")), ("hedge", self.tr("Hedge")), ("glass", self.tr("Glass")),
        ))  # fmt: skip
        self.snap = self.combo(self.tr("Snap"), (
            ("corner", self.tr("Corners")), ("half", self.tr("Half squares")), ("free", self.tr("Freely")),
        ))  # fmt: skip
        self.snap.setToolTip(self.tr("Ctrl held: half squares. Alt held: freely."))
        self.one_way.setToolTip(self.tr("It lets through to one side only; the arrow on the map shows which."))
        self._model = Wall(points=((0, 0), (1, 0)))
        for name, box in (("cover", self.cover), ("one_way", self.one_way), ("material", self.material)):
            box.setPlaceholderText(self.tr("several"))
            box.activated.connect(lambda _index, name=name, box=box: self.attribute.emit(name, box.currentData()))
        for name, button in (("move", self.stops_move), ("sight", self.stops_sight)):
            button.clicked.connect(lambda on, name=name: self.attribute.emit(name, on))

    @property
    def mode(self) -> str:
        return str(chosen_key(self.modes))

    def choose_mode(self, mode: str) -> None:
        self.modes[mode].setChecked(True)
        self.changed.emit()

    # ------------------------------------------------------------ what the next wall is
    def wall(self, points: Sequence[PointXY]) -> Wall:
        return replace(self._model, points=tuple(points))

    def set_field(self, field: str, value: Any) -> None:
        """The next wall is this from now on; of another material it is what that usually is."""
        usual = USUAL.get(value, {}) if field == "material" else {}
        self._model = replace(with_field(self._model, field, value), **usual)
        self.show_next()

    def show_next(self) -> None:
        self.show_walls([self._model])

    def show_walls(self, walls: Sequence[Wall]) -> None:
        """What these walls have in common; "several" where they differ."""
        for name, box in (("cover", self.cover), ("one_way", self.one_way), ("material", self.material)):
            _show(box, {getattr(wall, name) for wall in walls})
        for name, button in (("move", self.stops_move), ("sight", self.stops_sight)):
            _tick(button, all(getattr(wall, name) for wall in walls))


def _show(box: QComboBox, values: set[Any]) -> None:
    box.setCurrentIndex(box.findData(next(iter(values))) if len(values) == 1 else -1)


def _tick(button: QToolButton, on: bool) -> None:
    button.setChecked(on)
