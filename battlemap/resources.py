"""Where the files are that Battlemap brings along: pictures and icons (`assets`), sample fights (`maps`).

The two folders stand at the project's top level; the wheel and the frozen program carry them inside the package.
Nobody else needs to know which of these is running.

Not here: the user's own files and settings; those folders are platformdirs' business.

    resource_path("assets", "icons", "sword.svg").read_bytes()
"""

from pathlib import Path

__all__ = ["resource_path"]

_PACKAGE = Path(__file__).resolve().parent
_FOLDERS = ("assets", "maps")


def resource_path(*parts: str) -> Path:
    """The file or folder that Battlemap ships under `parts`, the first of which is "assets" or "maps".

    Raises ValueError for another first part, FileNotFoundError when nothing of that name was shipped.
    """
    if not parts or parts[0] not in _FOLDERS:
        raise ValueError(f"resources are in {' or '.join(_FOLDERS)}, not in {'/'.join(parts) or 'nothing'}")
    for home in (_PACKAGE, _PACKAGE.parent):
        path = home.joinpath(*parts)
        if path.exists():
            return path
    raise FileNotFoundError(f"Battlemap ships no {'/'.join(parts)}")
