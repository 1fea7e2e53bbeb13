"""How large a picture may get: what its format holds, what this machine's memory holds, and what others can open.

    verdict = weigh("png", QSize(45_000, 30_000))
    verdict.is_refused, verdict.text
"""

import os
import sys
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QLocale, QSize

from battlemap.ui import words
from battlemap.ui.exporting.part import Part

Kind = Literal["png", "webp", "pdf", "svg"]
KINDS: tuple[Kind, ...] = ("png", "webp", "pdf", "svg")
PIXEL_KINDS = ("png", "webp")
LARGEST_SIDE = {"png": 32_000, "webp": 16_383}
"""A PNG is painted in strips as wide as itself, and Qt paints nothing wider than 32,767; WebP has 14 bits for a side."""
MOST_WEBP_PIXELS = 64_000_000
"""As many are taken in within half a second, and nothing else is done then; of line art with three times as many, WebP's own
tables run over."""
PIXEL_BYTES = {"png": 4, "webp": 12}
"""Memory to the pixel: of a PNG when somebody opens it, of a WebP while it is packed."""
SHARE = 0.6
USUAL_SIDE, MANY_PIXELS = 16_384, 100_000_000
LONGEST_PAGE_MM = 5080
FALLBACK_BYTES = 4 * 1024**3
LEAST_PX, MOST_PX = 5, 600


@dataclass(frozen=True, slots=True)
class Verdict:
    """`text`: what is to be said of the size, "" for nothing."""

    text: str = ""
    is_refused: bool = False


def weigh(kind: Kind, size: QSize, memory: int | None = None) -> Verdict:
    """Can a picture of so many pixels be written, and opened again?"""
    width, height, most = size.width(), size.height(), LARGEST_SIDE[kind]
    if max(width, height) > most:
        text = _say("{kind} pictures have at most {most} pixels a side.")
        return Verdict(text.format(kind=kind.upper().replace("WEBP", "WebP"), most=_number(most)), True)
    if kind == "webp" and width * height > MOST_WEBP_PIXELS:
        text = _say("WebP pictures are written up to {most} million pixels; a PNG may have more.")
        return Verdict(text.format(most=MOST_WEBP_PIXELS // 1_000_000), True)
    room = (memory_bytes() if memory is None else memory) * SHARE
    if width * height * PIXEL_BYTES[kind] > room:
        text = _say("A picture of {size} would need more memory than this computer has to spare ({room}).")
        wanted = width * height * PIXEL_BYTES[kind]
        return Verdict(text.format(size=_gigabytes(wanted), room=_gigabytes(room)), True)
    if max(width, height) > USUAL_SIDE:
        text = _say("Virtual tables and many programs show no more than {most} pixels a side.")
        return Verdict(text.format(most=_number(USUAL_SIDE)))
    if width * height > MANY_PIXELS:
        text = _say("A large picture: it takes {size} of memory wherever it is opened.")
        return Verdict(text.format(size=_gigabytes(4 * width * height)))
    return Verdict()


def weigh_page(width_mm: float, height_mm: float) -> Verdict:
    """Can a page of a PDF be so large?"""
    if max(width_mm, height_mm) > LONGEST_PAGE_MM:
        text = _say("Some programs open no page longer than {most} m.")
        return Verdict(text.format(most=words.number(LONGEST_PAGE_MM / 1000)))
    return Verdict()


def most_px(kind: Kind, part: Part, memory: int | None = None) -> int:
    """The most pixels per square at which this part can be written as such a picture; 0 where it cannot at all."""
    low, high = 0, MOST_PX
    while low < high:
        px = (low + high + 1) // 2
        if weigh(kind, QSize(part.columns * px, part.rows * px), memory).is_refused:
            high = px - 1
        else:
            low = px
    return low


def usual_px(part: Part, picture_px: float | None) -> int:
    """The map's own pixels per square, else a hundred; fewer where others could not show the picture."""
    wanted = round(picture_px) if picture_px else 100
    return max(LEAST_PX, min(MOST_PX, wanted, USUAL_SIDE // max(part.columns, part.rows)))


def memory_bytes() -> int:
    """How much memory the machine has."""
    if sys.platform == "win32":
        import ctypes

        class Status(ctypes.Structure):
            _fields_ = [("length", ctypes.c_ulong), ("load", ctypes.c_ulong), ("total", ctypes.c_ulonglong),
                        ("rest", ctypes.c_ulonglong * 6)]  # fmt: skip

        status = Status()
        status.length = ctypes.sizeof(Status)
        return int(status.total) if ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)) else FALLBACK_BYTES
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError, AttributeError):
        return FALLBACK_BYTES


def size_text(size: QSize) -> str:
    """ "3,000 × 2,000 pixels"."""
    return _say("{width} × {height} pixels").format(width=_number(size.width()), height=_number(size.height()))


def _number(value: int) -> str:
    return f"{value:,}".replace(",", QLocale().groupSeparator())


def _gigabytes(value: float) -> str:
    if value < 1024**3:
        return f"{value / 1024**2:.0f} MB"
    return f"{value / 1024**3:.1f} GB".replace(".", QLocale().decimalPoint())


def _say(text: str) -> str:
    return QCoreApplication.translate("Exporting", text)
