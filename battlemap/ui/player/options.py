"""How the players' display is to look, as the game master chose it: one frozen record, remembered between starts.

    choices.set(curtain=True)          kept, and `changed` goes out when anything differs
    choices.now.camera                 what holds now

The scale of a screen (pixels to the millimetre) is kept by the screen's name.  Not here: what each choice does (`camera`,
`display`), which screen the window is on (`placing`).
"""

import math
from pathlib import Path
from typing import Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from battlemap.storage import is_there
from battlemap.ui.settings import Settings, kept

CameraMode = Literal["whole", "known", "fixed", "follows", "framed"]
Rect = tuple[float, float, float, float]
CARD_MM = (85.6, 54.0)
MM_PER_INCH = 25.4
DARKEST = 20
PICTURES_KEPT = 8
FARTHEST = 10_000.0  # squares
KEY = "player/display"


class Options(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`here` and `frame` are (left, top, width, height) in squares: what the fixed and the framed camera show.  `followed`: so
    many squares round who acts.  `mm`: the side of a square at true scale.  `turns`: quarter turns clockwise.  `brightness` in
    percent.  `picture`: the handout over the map, "" for none; `pictures` are those shown last, the newest first."""

    camera: CameraMode = "whole"
    here: Rect | None = None
    frame: Rect | None = None
    followed: float = 14.0
    true_scale: bool = False
    mm: float = MM_PER_INCH
    turns: int = 0
    strip: bool = True
    coordinates: bool = False
    grid: bool = True
    brightness: int = 100
    curtain: bool = False
    curtain_picture: str = ""
    picture: str = ""
    pictures: tuple[str, ...] = ()


class Choices(QObject):
    """The options in use."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.now = _read(settings.text(KEY))

    def set(self, **fields: object) -> None:
        """Change some, keep them, tell it."""
        wanted = msgspec.structs.replace(self.now, **fields)
        if wanted != self.now:
            self.now = wanted
            self._settings.set_text(KEY, msgspec.json.encode(msgspec.structs.replace(wanted, picture="")).decode())
            self.changed.emit()

    def turn(self) -> None:
        """A quarter turn more."""
        self.set(turns=(self.now.turns + 1) % 4)

    def dim_by(self, percent: int) -> None:
        self.set(brightness=max(DARKEST, min(100, self.now.brightness + percent)))

    def show_picture(self, path: str) -> None:
        """Over the map, and at the head of those shown last."""
        others = tuple(other for other in self.now.pictures if other != path)
        self.set(picture=path, pictures=(path, *others)[:PICTURES_KEPT])

    def recent_pictures(self) -> list[str]:
        """Those shown last that are still there."""
        return [path for path in self.now.pictures if is_there(Path(path)) and Path(path).is_file()]

    # ------------------------------------------------------------ the scale of a screen
    def px_per_mm(self, screen: str) -> float:
        """Device pixels to the millimetre of a screen; 0 for unknown."""
        return _number(self._settings.text(_scale_key(screen)))

    def set_px_per_mm(self, screen: str, px_per_mm: float) -> None:
        """Keep what was measured."""
        if math.isfinite(px_per_mm) and px_per_mm > 0:
            self._settings.set_text(_scale_key(screen), f"{px_per_mm:.6f}")
            self.changed.emit()


def px_per_mm_of(diagonal_inch: float, width_px: float, height_px: float) -> float:
    """By the diagonal of the picture on the wall or the table."""
    return math.hypot(width_px, height_px) / (diagonal_inch * MM_PER_INCH)


def diagonal_of(px_per_mm: float, width_px: float, height_px: float) -> float:
    """In inches; 0 for an unknown scale."""
    return math.hypot(width_px, height_px) / (px_per_mm * MM_PER_INCH) if px_per_mm > 0 else 0.0


def _scale_key(screen: str) -> str:
    return "player/scale/" + "".join(letter if letter.isalnum() or letter in "-_." else "_" for letter in screen or "-")


def _number(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        return 0.0
    return found if math.isfinite(found) and found > 0 else 0.0


def _read(text: str) -> Options:
    """What was kept; the defaults where it cannot be read."""
    found = kept(text, Options)
    within = max(DARKEST, min(100, found.brightness))
    return msgspec.structs.replace(
        found, brightness=within, turns=found.turns % 4, mm=min(500.0, max(1.0, found.mm)), picture="",
        followed=min(200.0, max(3.0, found.followed)), here=_sound(found.here), frame=_sound(found.frame),
    )  # fmt: skip


def _sound(rect: Rect | None) -> Rect | None:
    """Squares that may be a part of a map, else None."""
    if rect is None or not all(math.isfinite(edge) and abs(edge) <= FARTHEST for edge in rect) or min(rect[2:]) <= 0:
        return None
    return rect
