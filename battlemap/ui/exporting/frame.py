"""How large a picture of a part of the map is, and where on it which square lies.

Sizes come in squares, logical pixels and device pixels.  A square has `unit` logical pixels, as on the canvas at its own size
(`SQUARE`), or fewer on small pictures; each of them is `ratio` device pixels.  So names, pins and lines are as large on a fine
picture, measured in squares, as they are on the screen.
"""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QTransform

from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.exporting.part import Part
from battlemap.ui.player.rim import width_of

RIM_SHARE, SMALLEST_RIM_PX = 0.21, 9.0


@dataclass(frozen=True, slots=True)
class Frame:
    """`part` at `px` device pixels to the square; a drawing (PDF, SVG) has `SQUARE` units to it.  `rimmed`: letters and numbers
    stand all round."""

    part: Part
    px: float = SQUARE
    rimmed: bool = False

    @property
    def unit(self) -> float:
        return min(SQUARE, self.px)

    @property
    def ratio(self) -> float:
        return self.px / self.unit

    @property
    def font_px(self) -> float:
        """Of the rim's letters, in logical pixels."""
        return max(SMALLEST_RIM_PX, self.unit * RIM_SHARE)

    @property
    def rim(self) -> float:
        """Logical pixels at each side; whole device pixels."""
        return ceil(width_of(self.font_px) * self.ratio) / self.ratio if self.rimmed else 0.0

    @property
    def size(self) -> QSizeF:
        """Logical pixels."""
        return QSizeF(self.part.columns * self.unit + 2 * self.rim, self.part.rows * self.unit + 2 * self.rim)

    @property
    def size_px(self) -> QSize:
        """Device pixels."""
        size = self.size * self.ratio
        return QSize(max(1, round(size.width())), max(1, round(size.height())))

    @property
    def size_squares(self) -> QSizeF:
        return self.size / self.unit

    @property
    def map_area(self) -> QRectF:
        """The squares, within the rim; logical pixels."""
        return QRectF(self.rim, self.rim, self.part.columns * self.unit, self.part.rows * self.unit)

    @property
    def from_scene(self) -> QTransform:
        """Scene units to logical pixels."""
        scale = self.unit / SQUARE
        return QTransform(scale, 0, 0, scale, self.rim - self.part.left * self.unit, self.rim - self.part.top * self.unit)
