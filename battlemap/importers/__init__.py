"""Maps of other programs, brought in: a `Found` (scene, picture, what was left out) or an `ImportProblem` of one sentence.

Here: `import_map`, which chooses by what is in a file, not by its name (.dd2vtt.png is a map, a renamed photograph a
picture); the formats (`universal_vtt`, `picture`); what they share (`polylines`, `doorways`, `json_file`).  Not here: Qt,
rules, the fight's own file (`storage`).

    found = import_map(Path("crypt.dd2vtt"))
    found = import_map(Path("mill.jpg"), columns=30, rows=20)
"""

import stat
from pathlib import Path

from battlemap.importers.found import Found, ImportProblem, shown
from battlemap.importers.picture import LARGEST_BYTES, Squares
from battlemap.model.picture_kinds import format_of, kind_of

__all__ = ["Found", "ImportProblem", "import_map"]

# What else a JSON file may be, by the keys it has: each group of keys, any of which will do, must be met.
_OTHER_JSON = (
    ("a Foundry scene", (("walls", "lights", "tokens", "drawings"), ("grid", "gridType", "_stats", "padding", "shiftX"))),
    ("a watabou dungeon", (("rects",), ("doors", "notes"))),
    ("a donjon dungeon", (("cell_bit",), ("cells",))),
    ("a Tiled map", (("tiledversion", "tilewidth"), ("layers", "tilesets"))),
)


def import_map(path: Path, *, columns: int | None = None, rows: int | None = None, px: float | None = None) -> Found:
    """Read a map or a picture.  `columns` and `rows`, or `px` (pixels per square), say how a plain picture is cut.

    Raises ImportProblem, and nothing else, for whatever is in the file.
    """
    path = Path(path)
    data = _read(path)
    if format_of(data):
        from battlemap.importers.picture import import_picture

        return import_picture(path, data, Squares(columns, rows, px))
    kind = kind_of(data)
    if kind == "a SQLite file" and path.suffix.lower() == ".battlemap":
        raise ImportProblem(f"{shown(path)}: this is a fight of Battlemap, which is opened, not imported")
    if kind:
        raise ImportProblem(f"{shown(path)}: this is {kind}, expected a Universal VTT map, a PNG, a JPEG or a WebP")
    return _import_json(path, data, Squares(columns, rows, px))


def _read(path: Path) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):  # a pipe or a device might never end
            what = "a folder" if stat.S_ISDIR(status.st_mode) else "a pipe or a device"
            raise ImportProblem(f"{shown(path)}: this is {what}, expected a file")
        if status.st_size > LARGEST_BYTES:
            raise ImportProblem(f"{shown(path)}: the file is larger than {LARGEST_BYTES // 2**20} MB")
        data = path.read_bytes()
    except OSError as wrong:
        raise ImportProblem(f"{shown(path)}: the file cannot be read ({wrong.strerror or wrong})") from None
    except ValueError:
        raise ImportProblem(f"{shown(path)}: no file can have this name") from None
    if not data.strip():
        raise ImportProblem(f"{shown(path)}: the file is empty")
    return data


def _import_json(path: Path, data: bytes, squares: Squares) -> Found:
    from battlemap.importers.json_file import read_json
    from battlemap.importers.universal_vtt import MARKS, import_universal_vtt

    wanted = "a Universal VTT map, a PNG, a JPEG or a WebP"
    if not _looks_like_json(data):
        raise ImportProblem(f"{shown(path)}: this is of no known format, expected {wanted}")
    value = read_json(path, data)
    if not isinstance(value, dict):
        raise ImportProblem(f"{shown(path)}: expected a JSON object, {wanted}")
    for name, groups in _OTHER_JSON:
        if not any(mark in value for mark in MARKS) and all(any(key in value for key in keys) for keys in groups):
            raise ImportProblem(f"{shown(path)}: this is {name}, which is not supported yet")
    if not any(mark in value for mark in MARKS):
        raise ImportProblem(f"{shown(path)}: no map is in it, expected the fields resolution and line_of_sight")
    return import_universal_vtt(path, value, squares)


def _looks_like_json(data: bytes) -> bool:
    """Does the first sign, whatever the encoding, begin a JSON value?"""
    return data[:64].lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n")[:1] in (b"{", b"[", b'"')
