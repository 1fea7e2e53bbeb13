"""A token's face where it is small, in lists and on cards: its picture, drawing or letters in its side's ring.

Not here: the face on the map (`token_face`), where the picture comes from (`view.pictures`).
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from battlemap.model import Token
from battlemap.ui.canvas.pixmap_cache import PixmapCache
from battlemap.ui.canvas.token_face import paint_ring
from battlemap.ui.canvas.token_item import look_of
from battlemap.ui.canvas.token_look import Look
from battlemap.ui.canvas.token_marks import paint_cross
from battlemap.ui.canvas.token_portrait import paint_portrait
from battlemap.ui.theme import Palette, palette

Faces = Callable[[str], QPixmap | None]
"""A picture by its content hash; None for none, or not yet."""
RING_SHARE, SQUARE_DM = 1.9, 15
KEPT_BYTES = 6 * 1024 * 1024
_kept: PixmapCache[tuple[Look, int, float, int, str]] = PixmapCache(KEPT_BYTES)


def small_face(token: Token, side_px: int, ratio: float, pictures: Faces) -> QPixmap:
    """Side so many logical pixels, sharp on a screen of this ratio; the same face is drawn once."""
    picture = pictures(token.creature.picture) if token.creature.picture else None
    plain = replace(
        look_of(token, SQUARE_DM), n=1, tiny=False, hp=None, temp_hp=0, conditions=(), height_squares=0, facing=None,
        hidden=False, note=False, state="dead" if token.dead else "up",
    )  # fmt: skip
    colours = palette()
    key = (plain, side_px, ratio, picture.cacheKey() if picture is not None else 0, colours.name)
    return _kept.get(key) or _kept.put(key, _draw(plain, side_px, ratio, picture, colours))


def _draw(look: Look, side_px: int, ratio: float, picture: QPixmap | None, colours: Palette) -> QPixmap:
    side = round(side_px * ratio)
    found = QPixmap(side, side)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    square, disc = side * RING_SHARE, QRectF(1, 1, side - 2, side - 2)
    paint_portrait(painter, look, disc, max(1.8, square * 0.088), colours, picture)
    paint_ring(painter, look, disc, square, colours)
    if look.is_dead:
        paint_cross(painter, disc, side)
    painter.end()
    found.setDevicePixelRatio(ratio)
    return found
