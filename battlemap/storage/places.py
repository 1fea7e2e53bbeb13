"""Where fights, and what the user keeps beside them, live when nobody says otherwise."""

import re
from pathlib import Path

import platformdirs

from battlemap.storage import private
from battlemap.storage.errors import explained

SUFFIX = ".battlemap"
LONGEST_NAME = 120  # bytes: file systems allow 255, and a number, a suffix and a journal's ending come on top
_chosen: list[Path] = []
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)  # names Windows keeps for itself


def keep_fights_in(folder: Path | None) -> None:
    """From now on new fights are kept there; None for the usual folder."""
    _chosen[:] = [folder] if folder is not None else []


def fights_folder() -> Path:
    """The user's folder of fights: the one chosen, while it is there; else their own, made when first asked for, for the user
    alone."""
    return next((folder for folder in _chosen if is_folder(folder)), None) or user_folder("fights")


def is_there(path: Path) -> bool:
    """Does this exist, as far as one may look?  A path kept from another day may be no path at all, or where nobody may go."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def is_folder(path: Path) -> bool:
    """Likewise: is it a folder?"""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def user_folder(name: str) -> Path:
    """A folder of the user's own, likewise; "" for the one they are all in."""
    folder = Path(platformdirs.user_data_dir("battlemap", appauthor=False)) / name
    try:
        private.make_folder(folder)
    except OSError as wrong:
        raise explained(folder, wrong, "made") from None
    return folder


def new_fight_path(name: str) -> Path:
    """A path in that folder nobody uses: the name, made safe for every file system, with a number where needed."""
    return free_path(fights_folder(), name)


def free_path(folder: Path, name: str, suffix: str = SUFFIX) -> Path:
    """The same in any folder."""
    stem, number = safe_name(name), 1
    while True:
        path = folder / f"{stem}{'' if number == 1 else f' {number}'}{suffix}"
        if not path.exists():
            return path
        number += 1


def safe_name(name: str) -> str:
    """A title as a file's name: letters, digits, spaces, hyphens and brackets of any script, and not too long."""
    stem = re.sub(r"[^\w \-()]", "_", name).encode("utf-8", "replace")[:LONGEST_NAME].decode("utf-8", "ignore").strip(" _")
    if not stem or _DEVICES.fullmatch(stem):
        return f"fight {stem}".strip()
    return stem
