"""The bytes of one file a user has named, or one sentence why there are none.

Not here: what the bytes are (`atlas`, `stat_blocks.reading`), and files read in pieces beside the window.
"""

import stat
from pathlib import Path

from battlemap.importers.found import ImportProblem, shown
from battlemap.sentence import Sentence, system_says


def whole_file(path: Path, most: int, folder: str = Sentence("a folder")) -> bytes:
    """At most `most` bytes, at least one that is no white space.  `folder` is what a folder of that name is called.  Raises
    ImportProblem."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):  # a pipe or a device might never end
            what = folder if stat.S_ISDIR(status.st_mode) else Sentence("a pipe or a device")
            raise ImportProblem("{file}: this is {what}, expected a file", file=shown(path), what=what)
        if status.st_size > most:
            raise ImportProblem("{file}: the file is larger than {most} MB", file=shown(path), most=most // 2**20)
        data = path.read_bytes()
    except OSError as wrong:
        raise ImportProblem("{file}: the file cannot be read ({why})", file=shown(path), why=system_says(wrong)) from None
    except ValueError:
        raise ImportProblem("{file}: no file can have this name", file=shown(path)) from None
    if not data.strip():
        raise ImportProblem("{file}: the file is empty", file=shown(path))
    return data
