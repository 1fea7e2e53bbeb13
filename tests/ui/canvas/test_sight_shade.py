"""The shade is drawn and painted anew only where it has changed, and looks as if all of it had been."""

import random

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from battlemap.ui.canvas.sight_shade import Seen, SightShade
from battlemap.ui.canvas.units import SQUARE

COLUMNS, ROWS = 30, 20


def _outside(*holes: tuple[float, float, float, float]) -> tuple[QPainterPath, QRectF]:
    path, around = QPainterPath(), QRectF()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRect(0, 0, COLUMNS, ROWS)
    for hole in holes:
        path.addEllipse(QRectF(*hole))
        around |= QRectF(*hole)
    return path, around


def _unlit(*squares: tuple[int, int]) -> QPainterPath:
    path = QPainterPath()
    for x, y in squares:
        path.addRect(x, y, 1, 1)
    return path


class Told(SightShade):
    """Keeps which parts it has had painted."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[QRectF] = []

    def update(self, *area) -> None:
        self.told += area or (self.boundingRect(),)
        super().update(*area)


def _show(shade: SightShade, seen: Seen) -> None:
    shade.draw(seen)
    shade.show_drawn()


def _seen(shade: SightShade, zoom: float, area: QRectF | None = None) -> np.ndarray:
    """Painted on white, all of the map or a part of it."""
    graphics, whole = QGraphicsScene(), QRectF(0, 0, COLUMNS * SQUARE, ROWS * SQUARE)
    graphics.addItem(shade)
    image = QImage(round(whole.width() * zoom), round(whole.height() * zoom), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if area is not None:
        painter.setClipRect(QRectF(area.topLeft() * zoom, area.size() * zoom).toAlignedRect())
    graphics.render(painter, QRectF(image.rect()), whole)
    painter.end()
    graphics.removeItem(shade)
    return np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1).copy()


def _apart(one: np.ndarray, other: np.ndarray) -> int:
    """By how many steps of 255 any pixel differs: a stretch that begins elsewhere rounds otherwise."""
    return int(np.abs((one & 255).astype(int) - (other & 255).astype(int)).max())


@pytest.mark.parametrize("zoom", [0.13, 0.5, 1.0])
def test_whatever_was_seen_before_it_looks_as_if_it_were_the_first(qapp, zoom):
    chance, shade = random.Random(5), SightShade()
    for _ in range(25):
        holes = [(chance.uniform(0, 24), chance.uniform(0, 14), chance.uniform(1, 6), chance.uniform(1, 6)) for _ in range(2)]
        outside, around = _outside(*holes)
        unlit = _unlit((3, 3), (25, 18)) if chance.random() < 0.2 else None
        is_rough = chance.random() < 0.7
        if chance.random() < 0.1:
            shade.clear()
        _show(shade, Seen(outside, around, unlit, is_rough))
        fresh = SightShade()
        _show(fresh, Seen(outside, None, unlit, is_rough))
        assert shade._image == fresh._image
        assert _apart(_seen(shade, zoom), _seen(fresh, zoom)) <= 4


def test_what_has_changed_is_painted_and_not_much_more(qapp):
    chance, shade = random.Random(6), Told()
    x, y = 12.0, 9.0
    _show(shade, Seen(*_outside((x, y, 4, 4)), rough=True))
    for _ in range(30):
        before, shade.told = _seen(shade, 0.5), []
        x, y = x + chance.choice((-1, 0, 1)), y + chance.choice((-1, 0, 1))
        _show(shade, Seen(*_outside((x, y, 4, 4)), rough=True))
        after, stale = _seen(shade, 0.5), np.zeros_like(before, bool)
        for area in shade.told:
            left, top, right, bottom = (max(0, round(side * 0.5)) for side in area.getCoords())
            stale[top:bottom, left:right] = True
        differs = before != after
        assert not (differs & ~stale).any()
        assert stale.sum() <= (7 * 32) ** 2
        assert differs.any() == bool(shade.told)


@pytest.mark.parametrize("zoom", [0.37, 0.5, 1.0])
def test_painted_piece_by_piece_there_is_no_seam(qapp, zoom):
    shade = SightShade()
    _show(shade, Seen(*_outside((11.3, 7.2, 6.1, 5.7)), rough=True))
    whole = _seen(shade, zoom)
    for left, top in ((0, 0), (640, 0), (700, 450), (1000, 600)):
        area = QRectF(left, top, 500, 400)
        piece = _seen(shade, zoom, area)
        inside = np.zeros_like(whole, bool)
        box = QRectF(area.topLeft() * zoom, area.size() * zoom).toAlignedRect()
        inside[box.top() : box.bottom() + 1, box.left() : box.right() + 1] = True
        assert _apart(piece[inside], whole[inside]) <= 2
    assert len(np.unique(whole)) > 3 and whole[0, 0] == whole[-2, -2] != whole[round(10 * 64 * zoom), round(14 * 64 * zoom)]


def test_nothing_is_dimmed_where_nothing_is_asked_for(qapp):
    shade = SightShade()
    _show(shade, Seen(*_outside((3, 3, 4, 4))))
    shade.clear()
    assert (_seen(shade, 0.2) == 0xFFFFFFFF).all() and shade.outside.isEmpty() and shade.boundingRect().isEmpty()


def test_what_is_drawn_is_seen_only_when_it_is_shown(qapp):
    shade = Told()
    _show(shade, Seen(*_outside((3, 3, 4, 4)), rough=True))
    before, shade.told = _seen(shade, 0.25), []
    shade.draw(Seen(*_outside((20, 3, 4, 4)), rough=True))
    shade.draw(Seen(*_outside((20, 10, 4, 4)), rough=True))
    assert (_seen(shade, 0.25) == before).all() and not shade.told
    shade.show_drawn()
    shown = SightShade()
    _show(shown, Seen(*_outside((20, 10, 4, 4)), rough=True))
    assert (_seen(shade, 0.25) == _seen(shown, 0.25)).all() and shade.told
    shade.told = []
    shade.show_drawn()
    assert not shade.told
