"""Where fights live when nobody says otherwise."""

import re
from pathlib import Path

import platformdirs

from battlemap.storage.errors import explained

SUFFIX = ".battlemap"


def fights_folder() -> Path:
    """The user's folder of fights, made when first asked for."""
    folder = Path(platformdirs.user_data_dir("battlemap", appauthor=False)) / "fights"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise explained(folder, wrong, "written") from None
    return folder


def new_fight_path(name: str) -> Path:
    """A path in that folder nobody uses: the name, made safe for every file system, with a number where needed."""
    stem = re.sub(r"[^\w \-()]", "_", name, flags=re.UNICODE).strip(" ._")[:80] or "fight"
    folder, number = fights_folder(), 1
    while True:
        path = folder / f"{stem}{'' if number == 1 else f' {number}'}{SUFFIX}"
        if not path.exists():
            return path
        number += 1
