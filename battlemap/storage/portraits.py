"""Pictures of the user's own creatures and characters, by content hash, so that they go into any fight's file.

Not here: pictures of a fight, which are in its file (`pictures`).
"""

import hashlib
import os
import re
from contextlib import suppress
from pathlib import Path

from battlemap.storage import private
from battlemap.storage.errors import SaveError, explained
from battlemap.storage.pictures import LARGEST_PICTURE
from battlemap.storage.places import user_folder

_HASH = re.compile(r"[0-9a-f]{64}")


def keep_portrait(data: bytes) -> str:
    """Keep a picture, once; its content hash.  Raises SaveError."""
    sha256 = hashlib.sha256(data).hexdigest()
    path = _folder() / sha256
    if path.exists():
        return sha256
    if len(data) > LARGEST_PICTURE:
        raise SaveError("the picture is larger than {limit} MB", limit=LARGEST_PICTURE // 2**20)
    part = path.with_name(f".{sha256}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        private.begin(part, path)
        part.write_bytes(data)
        os.replace(part, path)
    except OSError as wrong:
        raise explained(path, wrong, "written") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return sha256


def portrait(sha256: str) -> bytes | None:
    """A picture's bytes, which are what the hash says; None where there is none."""
    if not _HASH.fullmatch(sha256):
        return None
    try:
        data = (_folder() / sha256).read_bytes()
    except OSError:
        return None
    return data if hashlib.sha256(data).hexdigest() == sha256 else None


def _folder() -> Path:
    return user_folder("portraits")
