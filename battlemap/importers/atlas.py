"""Which maps are in a file: the kind is told by what is in it.

One row in `JSON_KINDS` is one kind of JSON file.  Not here: reading a map (each format's own module).
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from battlemap.importers.found import Atlas, Found, ImportProblem, printable, shown
from battlemap.importers.picture import LARGEST_BYTES, Squares, import_picture, is_picture
from battlemap.importers.whole_file import whole_file
from battlemap.model.picture_kinds import kind_of
from battlemap.sentence import Sentence

WANTED = Sentence(
    "a map (Universal VTT, Foundry, watabou, donjon, Tiled) or a picture (PNG, JPEG, WebP, AVIF, TIFF, GIF, BMP)"
)


def atlas_of(path: Path, squares: Squares) -> Atlas:
    """The maps in a file or, of a pack, in a folder.  Raises ImportProblem."""
    from battlemap.importers.foundry_pack import atlas_of_folder, folder_of

    folder = folder_of(path)
    if folder is not None:
        return atlas_of_folder(folder)
    data = whole_file(path, LARGEST_BYTES, folder=Sentence("a folder but no pack of Foundry's"))
    if is_picture(data):
        return _one(path.stem, lambda: import_picture(path, data, squares))
    kind = kind_of(data)
    if kind == "a SQLite file" and path.suffix.lower() == ".battlemap":
        raise ImportProblem("{file}: this is a fight of Battlemap, which is opened, not imported", file=shown(path))
    if kind:
        raise ImportProblem("{file}: this is {kind}, expected {wanted}", file=shown(path), kind=kind, wanted=WANTED)
    start = data[:256].lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n")[:1]
    if start in (b"{", b"[", b'"'):
        return _of_json(path, data, squares)
    if start == b"<":
        from battlemap.importers.tiled import import_tmx

        return _one(path.stem, lambda: import_tmx(path, data))
    from battlemap.importers.donjon_table import import_table, is_table

    if is_table(data):
        return _one(path.stem, lambda: import_table(path, data))
    raise ImportProblem("{file}: this is of no known format, expected {wanted}", file=shown(path), wanted=WANTED)


def _one(name: str, read: Callable[[], Found]) -> Atlas:
    return Atlas((printable(name),), lambda _which: read())


# ---------------------------------------------------------------- JSON
def _of_json(path: Path, data: bytes, squares: Squares) -> Atlas:
    from battlemap.importers.foundry_pack import atlas_of_lines, is_lines
    from battlemap.importers.json_file import read_json

    if is_lines(data):
        return atlas_of_lines(path, data)
    value = read_json(path, data, lifts=True)
    if isinstance(value, (dict, list)):
        for fits, atlas in JSON_KINDS:
            if fits(value):
                return atlas(path, value, squares)
    if not isinstance(value, dict):
        raise ImportProblem("{file}: expected a JSON object, {wanted}", file=shown(path), wanted=WANTED)
    raise ImportProblem("{file}: no map is in it, expected {wanted}", file=shown(path), wanted=WANTED)


def _is_universal_vtt(value: Any) -> bool:
    from battlemap.importers.universal_vtt import MARKS

    return isinstance(value, dict) and any(mark in value for mark in MARKS)


def _universal_vtt(path: Path, value: Any, squares: Squares) -> Atlas:
    from battlemap.importers.universal_vtt import import_universal_vtt, title_of

    return _one(title_of(path), lambda: import_universal_vtt(path, value, squares))


def _is_foundry(value: Any) -> bool:
    from battlemap.importers.foundry import is_scenes

    return is_scenes(value)


def _foundry(path: Path, value: Any, _squares: Squares) -> Atlas:
    from battlemap.importers.foundry import atlas_of

    return atlas_of(path, value)


def _is_watabou(value: Any) -> bool:
    return isinstance(value, dict) and "rects" in value and any(key in value for key in ("doors", "notes"))


def _watabou(path: Path, value: Any, _squares: Squares) -> Atlas:
    from battlemap.importers.watabou import import_dungeon, title_of

    return _one(title_of(path, value), lambda: import_dungeon(path, value))


def _is_donjon(value: Any) -> bool:
    return isinstance(value, dict) and "cells" in value and any(key in value for key in ("cell_bit", "rooms", "settings"))


def _donjon(path: Path, value: Any, _squares: Squares) -> Atlas:
    from battlemap.importers.donjon import import_dungeon, title_of

    return _one(title_of(path, value), lambda: import_dungeon(path, value))


def _is_tiled(value: Any) -> bool:
    return isinstance(value, dict) and "layers" in value and any(key in value for key in ("tiledversion", "tilewidth"))


def _tiled(path: Path, value: Any, _squares: Squares) -> Atlas:
    from battlemap.importers.tiled import import_json

    return _one(path.stem, lambda: import_json(path, value))


JSON_KINDS: tuple[tuple[Callable[[Any], bool], Callable[[Path, Any, Squares], Atlas]], ...] = (
    (_is_universal_vtt, _universal_vtt), (_is_foundry, _foundry), (_is_watabou, _watabou), (_is_donjon, _donjon),
    (_is_tiled, _tiled),
)  # fmt: skip
"""How a kind is recognised, and its maps; the first that fits counts."""
