"""Who may read what the program writes: its user alone, whatever the umask says.

Fights, creatures, parties, backups, settings and logs in the program's own folders are for the user alone (0600, their folders
0700): a fight holds what no player is to see, and whoever else has an account on the machine may be one.  A folder that the user
chose (Save as, another folder of fights, an export) is theirs to share: what is new there follows the umask as with every
program, and what is replaced keeps the rights it had.  On Windows folders of a profile are the user's own anyway.
"""

import os
import stat
from contextlib import suppress
from pathlib import Path

import platformdirs

FILE, FOLDER, OTHERS = 0o600, 0o700, 0o077
_KINDS = ("user_data_dir", "user_config_dir", "user_state_dir", "user_cache_dir", "user_log_dir")


def is_own(path: Path) -> bool:
    """Is it in one of the program's own folders?"""
    place = path.absolute()
    return any(place.is_relative_to(getattr(platformdirs, kind)("battlemap", appauthor=False)) for kind in _KINDS)


def begin(part: Path, goal: Path) -> None:
    """An empty file with the rights that what is made of it shall have at `goal`.  Raises OSError, also where it is there."""
    own = is_own(goal)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE if own else 0o666))
    if own:
        return
    with suppress(OSError):  # a file system without rights, or another user's file
        if goal.exists():
            part.chmod(stat.S_IMODE(goal.stat().st_mode))


def tighten(path: Path) -> None:
    """A file in the program's own folders that an earlier version, or another program, made for everybody."""
    with suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if os.name == "posix" and mode & OTHERS and is_own(path) and not path.is_symlink():
            path.chmod(mode & ~OTHERS)


def opener(path: str, flags: int) -> int:
    """For `open(…, opener=opener)`: a new file is for the user alone."""
    return os.open(path, flags, FILE)


def make_folder(folder: Path) -> None:
    """A folder of the program's own and the one it is in, for the user alone; also when an earlier version made them for
    everybody.  Raises OSError."""
    folder.parent.parent.mkdir(parents=True, exist_ok=True)
    for each in (folder.parent, folder) if is_own(folder.parent) else (folder,):
        each.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        with suppress(OSError):
            mode = stat.S_IMODE(each.stat().st_mode)
            if os.name == "posix" and mode & OTHERS:
                each.chmod(mode & ~OTHERS)
