"""The bytes of one file a user has named, or one sentence why there are none.

Not here: what the bytes are (`atlas`, `stat_blocks.reading`), and files read in pieces beside the window.
"""

import stat
from pathlib import Path

from battlemap.importers.found import ImportProblem, shown


def whole_file(path: Path, most: int, folder: str = "a folder") -> bytes:
    """At most `most` bytes, at least one that is no white space.  `folder` is what a folder of that name is called.  Raises
    ImportProblem."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):  # a pipe or a device might never end
            what = folder if stat.S_ISDIR(status.st_mode) else "a pipe or a device"
            raise ImportProblem(f"{shown(path)}: this is {what}, expected a file")
        if status.st_size > most:
            raise ImportProblem(f"{shown(path)}: the file is larger than {most // 2**20} MB")
        data = path.read_bytes()
    except OSError as wrong:
        raise ImportProblem(f"{shown(path)}: the file cannot be read ({wrong.strerror or wrong})") from None
    except ValueError:
        raise ImportProblem(f"{shown(path)}: no file can have this name") from None
    if not data.strip():
        raise ImportProblem(f"{shown(path)}: the file is empty")
    return data
