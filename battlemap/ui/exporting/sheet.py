"""A picture of a part of the map, with or without a rim of letters and numbers: how any piece of it is painted.

Not here: its sizes (`frame`), the files (`files`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil, floor

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from battlemap.ui.exporting.frame import Frame
from battlemap.ui.exporting.look import Look
from battlemap.ui.exporting.part import Part
from battlemap.ui.exporting.steps import Steps
from battlemap.ui.exporting.views import Drawn
from battlemap.ui.inks import PAPER_INKS
from battlemap.ui.player.rim import GROUND, INK, paint_rim
from battlemap.ui.theme import Palette

PIXELS_A_STEP, SQUARES_A_STEP = 4_000_000, 1500
EMBEDDED_A_STEP = 500_000
"""Pixels of images put into a drawing in one step: an SVG packs each at once."""
BLEED = 1.0
"""Scene units by which bands of a drawing overlap: where they only meet, programs show a hair between them."""


class Sheet:
    """What `drawn` shows in a frame.  `colours` are those `drawn` was made with."""

    def __init__(self, drawn: Drawn, frame: Frame, look: Look, colours: Palette) -> None:
        self.drawn, self.frame = drawn, frame
        self._ground = QColor(colours.canvas)
        self._inks = PAPER_INKS if look.ink else (INK, GROUND)

    def paint(self, image: QImage, top_px: int) -> None:
        """Paint an image as wide as the frame, from `top_px` device pixels down."""
        frame = self.frame
        image.setDevicePixelRatio(frame.ratio)
        image.fill(self._ground)
        top = top_px / frame.ratio
        painter = QPainter(image)
        window = QRect(0, -round(top), ceil(frame.size.width()), ceil(frame.size.height()))
        painter.setWindow(window)  # words that would leave the picture are drawn back into it: into all of it, not this piece
        painter.setViewport(window)
        shown = QRectF(0, top, frame.size.width(), image.height() / frame.ratio)
        painter.translate(0, -top)
        painter.save()
        painter.setTransform(frame.from_scene, True)
        area = frame.from_scene.inverted()[0].mapRect(shown).intersected(frame.part.rect)
        if not area.isEmpty():
            self.drawn.paint_ground(painter, area, frame.px)
            self.drawn.paint_above(painter, area)
        painter.restore()
        self._paint_rim(painter)
        painter.end()

    def drawing(self, painter: QPainter, embedded_px: float) -> Iterator[float]:
        """Paint all of it on a device that keeps lines (PDF, SVG), a band of rows at a time; the shares done.  What has to be
        pixels has `embedded_px` to the square."""
        with kept(painter):
            painter.setTransform(self.frame.from_scene, True)
            for share in drawn_in_bands(painter, self.drawn, self.frame.part, embedded_px):
                yield 0.95 * share
        self._paint_rim(painter)

    def _paint_rim(self, painter: QPainter) -> None:
        if self.frame.rimmed:
            size = self.drawn.columns, self.drawn.rows
            paint_rim(painter, self.frame.map_area, self.frame.from_scene, *size, self.frame.font_px, self._inks)


@contextmanager
def kept(painter: QPainter) -> Iterator[None]:
    """Afterwards it is as it was, also when painting is called off."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def drawn_in_bands(painter: QPainter, drawn: Drawn, part: Part, embedded_px: float) -> Iterator[float]:
    """A part of the map on a device that keeps lines, a band of rows at a time; the shares done.  The painter's transform leads
    from scene units."""
    high = max(1, min(SQUARES_A_STEP // part.columns, round(EMBEDDED_A_STEP / (part.columns * embedded_px**2))))
    for top in range(part.top, part.bottom, high):
        band = Part(part.left, top, part.right, min(part.bottom, top + high)).rect
        band.setBottom(min(part.rect.bottom(), band.bottom() + BLEED))
        drawn.paint_ground(painter, band, embedded_px)
        yield 0.95 * (band.bottom() - part.rect.top()) / part.rect.height()
    drawn.paint_above(painter, part.rect)
    yield 1.0


def strips(frame: Frame) -> Iterator[tuple[int, int]]:
    """(first row, number of rows) of device pixels that are painted in one step: so many squares high.  Qt begins its hatchings
    anew in every image; only there do they go on as they would.  `frame.px` is a whole number."""
    size, px = frame.size_px, round(frame.px)
    most = min(PIXELS_A_STEP // (size.width() * px), SQUARES_A_STEP // frame.part.columns)
    high = px * max(1, most)
    for top in range(0, size.height(), high):
        yield top, min(high, size.height() - top)


def painted(sheet: Sheet) -> Steps[QImage]:
    """All of a small sheet as one image; `frame.px` may be any number."""
    size = sheet.frame.size_px
    image = QImage(size, QImage.Format.Format_RGB32)
    high = max(8, floor(SQUARES_A_STEP / sheet.frame.part.columns * sheet.frame.px))
    for top in range(0, size.height(), high):
        strip = QImage(QSize(size.width(), min(high, size.height() - top)), QImage.Format.Format_RGB32)
        sheet.paint(strip, top)
        strip.setDevicePixelRatio(1)
        painter = QPainter(image)
        painter.drawImage(0, top, strip)
        painter.end()
        yield (top + strip.height()) / size.height()
    return image
