"""Tiles kept from one start to the next, so that a picture seen before is there at once: by the picture's content hash, for the
user alone, the longest unused gone first where there are too many.

    pyramid = taken(folder, sha256)         None where nothing whole is kept
    keep(folder, sha256, pyramid)           a whole one whose file may be kept; it goes on from there

What is kept can be made again at any time: whatever goes wrong here is no trouble.  Not here: how tiles come to be (`pyramid`).
"""

import contextlib
import os
import shutil
import time
from pathlib import Path

from battlemap.imaging.pyramid import PART, PREFIX, Pyramid

ENDING = ".tiles"
MOST_BYTES = 1024 * 1024 * 1024
LEFT_FREE_BYTES = 2 * 1024 * 1024 * 1024
"""So much room on the disk is nobody's but the user's."""
LEAST_LEVELS = 2
"""Of smaller pictures it is quicker to read them again."""
STALE_S = 3600.0
"""A part that nobody has written for so long is of a program that was killed."""


def taken(folder: Path, sha256: str) -> Pyramid | None:
    """What is kept of a picture."""
    path = folder / f"{sha256}{ENDING}"
    found = Pyramid.from_file(path)
    if found is None:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        return None
    with contextlib.suppress(OSError):
        os.utime(path)
    return found


def is_worth_it(folder: Path, pyramid: Pyramid) -> bool:
    """Is it large, and the disk far from full?"""
    try:
        free = shutil.disk_usage(folder).free
    except OSError:
        return False
    return pyramid.levels >= LEAST_LEVELS and pyramid.bytes_on_disk <= min(MOST_BYTES // 2, free - LEFT_FREE_BYTES)


def keep(folder: Path, sha256: str, pyramid: Pyramid) -> None:
    """From now on it is kept; on any thread but those that build it."""
    if not is_worth_it(folder, pyramid):
        return
    with contextlib.suppress(OSError):
        pyramid.settle(folder / f"{sha256}{ENDING}")
    _thin(folder)


def _thin(folder: Path) -> None:
    found = []
    for path in folder.glob(f"*{ENDING}"):
        with contextlib.suppress(OSError):
            told = path.stat()
            found.append((told.st_mtime, told.st_size, path))
    total = sum(size for _, size, _ in found)
    for _, size, path in sorted(found)[:-1]:  # the one used last stays
        if total <= MOST_BYTES:
            break
        with contextlib.suppress(OSError):  # another program may have it open
            path.unlink()
            total -= size
    for part in folder.glob(f"{PREFIX}*{PART}"):
        with contextlib.suppress(OSError):
            if time.time() - part.stat().st_mtime > STALE_S:
                part.unlink()
