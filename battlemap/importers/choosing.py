"""Which reader a file is for, by what is in it: its name may lie (".dd2vtt.png")."""

import json
from pathlib import Path
from typing import Any

from battlemap.importers.found import LARGEST_FILE, Found, ImportProblem
from battlemap.importers.picture import kind_of, read_picture
from battlemap.importers.universal_vtt import read_universal_vtt

NAMES = (".dd2vtt", ".uvtt", ".df2vtt")


def import_map(path: Path, columns: int | None = None, rows: int | None = None, px: float | None = None) -> Found:
    """Read a map file or a picture; an `ImportProblem` of one sentence when it is neither."""
    path = Path(path)
    data = _bytes(path)
    if kind_of(data):
        return read_picture(path, data, columns, rows, px)
    table = _json(path, data)
    if not isinstance(table, dict):
        raise ImportProblem(f"{path.name}: expected a map, found a JSON {type(table).__name__}")
    if "resolution" in table or "line_of_sight" in table or "portals" in table:
        return read_universal_vtt(path, table)
    raise ImportProblem(f"{path.name}: {_foreign(table)}")


def _bytes(path: Path) -> bytes:
    try:
        if path.is_dir():
            raise ImportProblem(f"{path.name}: this is a folder, expected a map file or a picture")
        if path.stat().st_size > LARGEST_FILE:
            raise ImportProblem(f"{path.name}: the file is larger than {LARGEST_FILE // 2**20} MB")
        data = path.read_bytes()
    except OSError as wrong:
        raise ImportProblem(f"{path.name}: cannot be read ({wrong.strerror or wrong})") from None
    if not data.strip():
        raise ImportProblem(f"{path.name}: the file is empty")
    return data


def _json(path: Path, data: bytes) -> Any:
    """The file's JSON: UTF-8 with or without a BOM, UTF-16 with one."""
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        return json.loads(data.decode(encoding), parse_int=_whole)
    except UnicodeDecodeError:
        raise ImportProblem(f"{path.name}: this is no map or picture this program knows") from None
    except json.JSONDecodeError as wrong:
        if path.suffix.lower() in NAMES or data.lstrip()[:1] in (b"{", b"["):
            raise ImportProblem(f"{path.name}: damaged JSON at line {wrong.lineno} ({wrong.msg})") from None
        raise ImportProblem(f"{path.name}: this is no map or picture this program knows") from None
    except RecursionError:
        raise ImportProblem(f"{path.name}: damaged JSON, nested too deeply") from None


def _whole(text: str) -> float:
    """Whole numbers of absurd length would take for ever; as floats they become infinite and are dropped."""
    return int(text) if len(text) < 19 else float(text)


def _foreign(table: dict[str, Any]) -> str:
    """What else it is, as far as one can tell."""
    if "walls" in table and ("grid" in table or "gridType" in table):
        grid = table.get("grid")
        kind = grid.get("type") if isinstance(grid, dict) else table.get("gridType", 1)
        if kind in (2, 3, 4, 5):
            return "a hex map; only square grids can be used"
        return "a Foundry scene; these cannot be imported yet, a Universal VTT export of it can"
    if "rects" in table and "doors" in table:
        return "a watabou dungeon; these cannot be imported yet"
    if "cells" in table and "cell_bit" in table:
        return "a donjon dungeon; these cannot be imported yet"
    return "this JSON is no map this program knows"
