"""Where the players' display looks: which square is in the middle of it, and how large a square is.

Sizes are in pixels of the display, places in squares.  Not here: what is painted (`display`), what was chosen (`options`).
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.player.options import Options, Rect

SMALLEST_PX, LARGEST_PX = 1.0, 1200.0
CALM, FILLED = 0.6, 0.6
KEY_STEP = 0.12


@dataclass(frozen=True, slots=True)
class Shot:
    """`x`, `y` in squares is in the middle; a square is `px` wide."""

    x: float
    y: float
    px: float

    def transform(self, middle: QPointF) -> QTransform:
        """Scene units to the display's pixels, the shot's place at `middle`."""
        zoom = self.px / SQUARE
        return QTransform(zoom, 0, 0, zoom, middle.x() - self.x * self.px, middle.y() - self.y * self.px)

    def rect(self, room: QSizeF) -> Rect:
        """(left, top, width, height) in squares of what is shown in a room of this size."""
        width, height = room.width() / self.px, room.height() / self.px
        return (self.x - width / 2, self.y - height / 2, width, height)


@dataclass(frozen=True, slots=True)
class Stage:
    """What a shot is taken of: the map, the room for it, where who acts stands (its middle, None for nobody known), how many
    pixels a square must have (0: as it fits), and what is known of the map."""

    columns: int
    rows: int
    room: QSizeF
    acting: tuple[float, float] | None
    true_px: float
    known: Rect | None = None


def aim(options: Options, stage: Stage, held: Shot | None) -> Shot:
    """The shot the options ask for; `held` is the one before, kept where nothing calls for another."""
    mode = options.camera
    if mode == "framed" and options.frame is not None:
        return _scaled(shot_of(options.frame, stage.room), stage)
    if mode == "fixed" and options.here is not None and _touches(options.here, stage):
        return kept_on_map(_scaled(shot_of(options.here, stage.room), stage), stage)
    if mode == "known" and stage.known is not None:
        return _scaled(_around(stage.known, stage, held), stage)
    if mode == "follows":
        return _followed(options, stage, held)
    return _scaled(whole(stage), stage)


def whole(stage: Stage) -> Shot:
    """The whole map."""
    return shot_of((0, 0, stage.columns, stage.rows), stage.room)


def shot_of(rect: Rect, room: QSizeF) -> Shot:
    """All of a rectangle of squares, as large as it fits."""
    left, top, width, height = rect
    px = min(room.width() / max(0.1, width), room.height() / max(0.1, height))
    return Shot(left + width / 2, top + height / 2, min(LARGEST_PX, max(SMALLEST_PX, px)))


def kept_on_map(shot: Shot, stage: Stage) -> Shot:
    """No more beyond the map's edge than must be: a map that is smaller than the room stands in its middle."""
    _, _, width, height = shot.rect(stage.room)
    return Shot(_within(shot.x, width, stage.columns), _within(shot.y, height, stage.rows), shot.px)


def moved(rect: Rect, dx: int, dy: int) -> Rect:
    """A key's step aside."""
    left, top, width, height = rect
    step = KEY_STEP * min(width, height)
    return (left + dx * step, top + dy * step, width, height)


def zoomed(rect: Rect, factor: float) -> Rect:
    """Nearer (over 1) or farther, about the middle."""
    left, top, width, height = rect
    return (left + width * (1 - 1 / factor) / 2, top + height * (1 - 1 / factor) / 2, width / factor, height / factor)


def in_squares(rect: QRectF) -> Rect:
    """A rectangle of a canvas's scene units."""
    return (rect.x() / SQUARE, rect.y() / SQUARE, rect.width() / SQUARE, rect.height() / SQUARE)


def in_scene(rect: Rect) -> QRectF:
    return QRectF(*(value * SQUARE for value in rect))


def _around(known: Rect, stage: Stage, held: Shot | None) -> Shot:
    """All that is known, with a little room to grow; calm while what is known stays within what is shown and fills most of it."""
    left, top, width, height = known
    if held is not None:
        shown_left, shown_top, shown_width, shown_height = held.rect(stage.room)
        inside = shown_left <= left and shown_top <= top
        inside &= left + width <= shown_left + shown_width and top + height <= shown_top + shown_height
        if inside and max(width / shown_width, height / shown_height) > FILLED:
            return held
    border = max(1.0, 0.08 * max(width, height))
    shot = shot_of((left - border, top - border, width + 2 * border, height + 2 * border), stage.room)
    return shot if shot.px > whole(stage).px else whole(stage)


def _followed(options: Options, stage: Stage, held: Shot | None) -> Shot:
    """Near who acts; calm while that one is well within what is shown, and while nobody known acts."""
    side = options.followed
    px = shot_of((0, 0, side, side), stage.room).px
    px = stage.true_px or max(px, whole(stage).px)
    if held is None and stage.acting is None:
        return _scaled(whole(stage), stage)
    x, y = stage.acting or (0.0, 0.0)
    if held is not None:
        _, _, width, height = held.rect(stage.room)
        near = abs(x - held.x) < CALM * width / 2 and abs(y - held.y) < CALM * height / 2
        if stage.acting is None or near:
            x, y = held.x, held.y
    return kept_on_map(Shot(x, y, px), stage)


def _scaled(shot: Shot, stage: Stage) -> Shot:
    return kept_on_map(Shot(shot.x, shot.y, stage.true_px), stage) if stage.true_px else shot


def _within(middle: float, shown: float, size: int) -> float:
    return size / 2 if shown >= size else min(max(middle, shown / 2), size - shown / 2)


def _touches(rect: Rect, stage: Stage) -> bool:
    left, top, width, height = rect
    return left < stage.columns and top < stage.rows and left + width > 0 and top + height > 0
