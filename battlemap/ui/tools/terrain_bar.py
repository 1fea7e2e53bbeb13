"""The terrain tool's bar: which ground or area, by which gesture, how large the brush is, how high the floor."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from battlemap.model import Area, Scene
from battlemap.ui import words
from battlemap.ui.canvas.area_look import paint_areas
from battlemap.ui.canvas.ground import paint_ground
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.canvas.view import MapView
from battlemap.ui.theme import Palette, palette
from battlemap.ui.tools.pencil_bar import PencilBar, chosen_key

BRUSH, RECTANGLE, POLYGON = "brush", "rectangle", "polygon"
ELEVATION, START = "elevation", "start"
LARGEST_BRUSH, LOWEST_DM, HIGHEST_DM = 15, -900, 3000
SWATCH_PX = 22


def swatch(key: str, colours: Palette, value: int = 30) -> QIcon:
    """One square of a ground or an area, as the map has it."""
    pixmap = QPixmap(SWATCH_PX * 2, SWATCH_PX * 2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    zoom = SWATCH_PX * 2 / SQUARE
    painter.scale(zoom, zoom)
    square = QRectF(0, 0, SQUARE, SQUARE)
    is_area = key in (ELEVATION, START)
    paint_ground(painter, Scene(rows=("." if is_area else key,)), None, colours, square, zoom, False)
    if is_area:
        area = Area(kind=key, runs=((0, 0, 1),), value=value)  # type: ignore[arg-type]
        paint_areas(painter, (area,), colours, zoom, square, labels=False)
    painter.end()
    pixmap.setDevicePixelRatio(2)
    icon = QIcon()
    for state in (QIcon.State.Off, QIcon.State.On):
        icon.addPixmap(pixmap, QIcon.Mode.Normal, state)
    return icon


class TerrainBar(PencilBar):
    def __init__(self, view: MapView) -> None:
        super().__init__(view, "TerrainBar", view.tr("Terrain"))
        self._named = {
            ".": self.tr("Floor"), "~": self.tr("Difficult ground"), "_": self.tr("Water"), ":": self.tr("Pit or climb face"),
            "'": self.tr("Lightly obscured"), '"': self.tr("Heavily obscured"), "o": self.tr("Low obstacle"),
            "#": self.tr("Solid rock"), ELEVATION: self.tr("Higher or lower floor"), START: self.tr("Where the party starts"),
        }  # fmt: skip
        self.kinds = self.choices([(key, "", text) for key, text in self._named.items()])
        self.kinds["~"].setChecked(True)
        for key, button in self.kinds.items():
            button.setAccessibleName(self._named[key])
            button.setIconSize(QSize(SWATCH_PX, SWATCH_PX))
            button.setFixedSize(QSize(SWATCH_PX + 12, SWATCH_PX + 10))
        self.modes = self.choices((
            (BRUSH, self.tr("&Brush"), self.tr("Draw with the button held.")),
            (RECTANGLE, self.tr("Re&ctangle"), self.tr("Drag from corner to corner.")),
            (POLYGON, self.tr("Pol&ygon"), self.tr("Click corners; Enter or a click on the first closes it.")),
        ))  # fmt: skip
        self.size_ = self.number(self.tr("Size"), 1, LARGEST_BRUSH, 1, 1)
        step = self._step()
        self.height_ = self.length(self.tr("Height"), (LOWEST_DM, HIGHEST_DM), step, 2 * step)
        self._dress()
        self.changed.connect(self.show_needed)
        self.show_needed()

    def _step(self) -> int:
        return max(5, self._view.session.state.scene.square)

    def _dress(self) -> None:
        for key, button in self.kinds.items():
            button.setIcon(swatch(key, palette()))

    def place(self) -> None:
        self._dress()
        super().place()

    def show_needed(self) -> None:
        """The size is the brush's, the height that of elevation; the chosen kind is named."""
        for box, needed in ((self.size_, self.mode == BRUSH), (self.height_, self.kind == ELEVATION)):
            pair = box.parentWidget()
            if pair is not None:
                pair.setVisible(needed)
        told = self.tr("{kind}: left button paints, right button {other}.")
        other = self.tr("makes floor") if len(self.kind) == 1 else self.tr("takes it away")
        ways = {
            BRUSH: "", RECTANGLE: self.tr("Drag from corner to corner."),
            POLYGON: self.tr("Click corners; Enter closes, Backspace takes one back."),
        }  # fmt: skip
        self.say(f"{told.format(kind=self._named[self.kind], other=other)} {ways[self.mode]}".strip())

    @property
    def kind(self) -> str:
        return str(chosen_key(self.kinds))

    @property
    def mode(self) -> str:
        return str(chosen_key(self.modes))

    @property
    def value(self) -> int:
        """The height in dm."""
        return self.height_.dm

    @property
    def size_squares(self) -> int:
        return round(self.size_.value())

    def name_of(self, kind: str) -> str:
        return self._named[kind]

    def height_text(self) -> str:
        return words.metres_text(self.value)
