"""The light tool's bar: how far the next light, or the selected one, reaches; its colour; who carries it; is the map dark?"""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QColorDialog

from battlemap.model import Encounter, Light
from battlemap.ui import words
from battlemap.ui.canvas.view import MapView
from battlemap.ui.inks import EMBER, FLAME, GREEN_LIGHT, MOONLIGHT, VIOLET, WHITE_LIGHT
from battlemap.ui.tools.pencil_bar import PencilBar

FARTHEST_DM, OTHER = 3000, "other"
USUAL_SQUARES = (4, 8)
"""Bright and dim reach of the first light."""


def spot_of_colour(colour: str) -> QIcon:
    pixmap = QPixmap(18, 18)
    pixmap.fill(QColor(colour))
    return QIcon(pixmap)


class LightBar(PencilBar):
    """`edited(light)` when a value is chosen; `carrier(token)` "" for nobody; `darkened(on)`."""

    edited = Signal(object)
    carrier = Signal(str)
    darkened = Signal(bool)

    def __init__(self, view: MapView) -> None:
        super().__init__(view, "LightBar", view.tr("Lights"))
        side = view.session.state.scene.square
        bright, dim = (squares * side for squares in USUAL_SQUARES)
        self.light = Light(bright=bright, dim=dim, colour=FLAME)
        step = max(5, side)
        self.bright = self.length(self.tr("Bright"), (0, FARTHEST_DM), step, bright)
        self.dim = self.length(self.tr("Dim"), (0, FARTHEST_DM), step, dim)
        self.bright.setToolTip(self.tr("How far it is bright light."))
        self.dim.setToolTip(self.tr("How far it is at least dim light, counted from the light."))
        self.colour = self.combo(self.tr("Colour"), (
            (FLAME, self.tr("Flame")), (WHITE_LIGHT, self.tr("White")), (EMBER, self.tr("Ember")),
            (MOONLIGHT, self.tr("Moonlight")), (GREEN_LIGHT, self.tr("Green")), (VIOLET, self.tr("Violet")),
            (OTHER, self.tr("Other…")),
        ))  # fmt: skip
        for row in range(self.colour.count() - 1):
            self.colour.setItemIcon(row, spot_of_colour(self.colour.itemData(row)))
        self.carried = self.combo(self.tr("Carried by"), (("", self.tr("nobody")),))
        self.gap()
        self.dark = self.tick(
            self.tr("&Dark map"), self.tr("On: only lights give light here. Off: the whole map is bright.")
        )
        self.bright.valueChanged.connect(self._reach)
        self.dim.valueChanged.connect(self._reach)
        self.colour.activated.connect(self._colour)
        self.carried.activated.connect(lambda _index: self.carrier.emit(self.carried.currentData()))
        self.dark.clicked.connect(lambda on: self.darkened.emit(on))

    @contextmanager
    def _silent(self) -> Iterator[None]:
        boxes = (self.bright, self.dim, self.colour, self.carried, self.dark)
        before = [box.blockSignals(True) for box in boxes]
        try:
            yield
        finally:
            for box, was in zip(boxes, before, strict=True):
                box.blockSignals(was)

    def show_light(self, light: Light, state: Encounter) -> None:
        """These values, and everybody who might carry it."""
        self.light = light
        with self._silent():
            self.bright.set_dm(light.bright)
            self.dim.set_dm(light.dim)
            self._show_colour(light.colour)
            self.carried.clear()
            self.carried.addItem(self.tr("nobody"), "")
            for token in state.tokens.values():
                self.carried.addItem(words.name_of(state, token.id), token.id)
            self.carried.setCurrentIndex(max(0, self.carried.findData(light.token)))
            self.dark.setChecked(state.scene.dark)

    def _show_colour(self, colour: str) -> None:
        row = self.colour.findData(colour.lower())
        if row < 0:
            row = self.colour.count() - 1
            self.colour.insertItem(row, spot_of_colour(colour), colour, colour.lower())
        self.colour.setCurrentIndex(row)

    def _reach(self, _value: float) -> None:
        """Dim light reaches as far as bright light at least; the one just changed has its way."""
        bright, dim = self.bright.dm, self.dim.dm
        if dim < bright:
            bright, dim = (bright, bright) if bright != self.light.bright else (dim, dim)
        self._choose(replace(self.light, bright=bright, dim=dim))

    def _colour(self, _index: int) -> None:
        colour = str(self.colour.currentData())
        if colour == OTHER:
            picked = QColorDialog.getColor(QColor(self.light.colour), self, self.tr("Colour of the light"))
            colour = picked.name() if picked.isValid() else self.light.colour
        self._choose(replace(self.light, colour=colour))

    def _choose(self, light: Light) -> None:
        self.light = light
        with self._silent():
            self.bright.set_dm(light.bright)
            self.dim.set_dm(light.dim)
            self._show_colour(light.colour)
        self.edited.emit(light)
