"""Summaries and thumbnails in the user's cache folder, one file each, by what they were made of.

A cache that cannot be written or read is no trouble: what is missing is made again.
"""

import hashlib
import os
import time
from pathlib import Path

import msgspec
import platformdirs

from battlemap.storage import private
from battlemap.storage.replacing import beside
from battlemap.ui.library.shelf import key_of
from battlemap.ui.library.summary import Summary

VERSION = 1
"""Another one forgets all that is kept: when summaries or thumbnails are made otherwise."""
SUFFIX = ".card"
MOST, DAYS = 600, 120


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """`png` is empty where there is no thumbnail."""

    summary: Summary
    png: bytes = b""


_decoder = msgspec.msgpack.Decoder(Kept)


def folder() -> Path:
    return Path(platformdirs.user_cache_dir("battlemap", appauthor=False)) / "library"


def key_for(path: Path, theme: str) -> str:
    """The same as long as nobody writes to the file, nor to what lies beside it."""
    parts = [str(VERSION), theme, key_of(path)]
    for file in (path, *beside(path)):
        found = file.stat()
        parts.append(f"{found.st_size} {found.st_mtime_ns}")
    return hashlib.sha256("\n".join(parts).encode("utf-8", "surrogateescape")).hexdigest()[:40]


def read(key: str) -> Kept | None:
    try:
        return _decoder.decode((folder() / (key + SUFFIX)).read_bytes())
    except (OSError, ValueError, RecursionError):
        return None


def write(key: str, kept: Kept) -> None:
    place = folder()
    part = place / f".{key}.{os.getpid()}"
    try:
        private.make_folder(place)
        part.unlink(missing_ok=True)
        private.begin(part, place / (key + SUFFIX))
        part.write_bytes(msgspec.msgpack.encode(kept))
        os.replace(part, place / (key + SUFFIX))
    except (OSError, ValueError):  # a name that is no text (bytes of another encoding) cannot be kept
        part.unlink(missing_ok=True) if place.is_dir() else None


def sweep() -> None:
    """Throw away what nobody has made or asked for in a long time, and what is too much."""
    try:
        files = sorted(((file.stat().st_mtime, file) for file in folder().glob("*" + SUFFIX)), reverse=True)
        old = time.time() - DAYS * 24 * 60 * 60
        for number, (when, file) in enumerate(files):
            if number >= MOST or when < old:
                file.unlink(missing_ok=True)
    except OSError:
        return
