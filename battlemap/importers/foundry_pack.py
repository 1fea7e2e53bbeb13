"""Foundry packs: many scenes in one place.  Up to version 10 a file of lines, each a JSON object (`.db`); later a LevelDB folder.

Of a file of lines the last one of each `_id` counts, and `$$deleted` takes it away.  In a folder a scene lies under `!scenes!ID`,
its walls each under `!scenes.walls!ID.WALL`, and so on.  Only names are read until a scene is chosen.  Not here: scenes
(`foundry`), LevelDB (`leveldb`).
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from battlemap.importers.found import Atlas, Found, ImportProblem, distinct, shown
from battlemap.importers.foundry import Map, import_scene, is_scene, maps_in
from battlemap.importers.json_file import listed, read_json, signs_in, table, too_much
from battlemap.importers.leveldb import DamagedFolder, newest
from battlemap.sentence import Sentence

PARTS = ("walls", "lights", "notes", "levels")
"""The parts of a scene that are read; of the others only how many there are."""
MOST_LINES, MOST_SIGNS = 30_000, 4_000_000
"""Of a file of lines: entries, and brackets, commas and colons in all (`json_file`)."""
MARKS = b"\xef\xbb\xbf \t\r\n"
IN_FOLDER = ("CURRENT", "LOCK", "LOG", "LOG.old")


class _Chosen(NamedTuple):
    """A map of a pack: how to read its scene once more, and which of its maps it is (a scene may have levels)."""

    scene: Callable[[], Mapping[str, Any]]
    number: int


def _atlas(path: Path, names: list[str], chosen: list[_Chosen], of_what: str) -> Atlas:
    if not chosen:
        raise ImportProblem("{file}: no scene is in this pack of Foundry's, {of_what}", file=shown(path), of_what=of_what)

    def read(which: int) -> Found:
        scene = chosen[which].scene()
        maps = maps_in(scene)
        return import_scene(path, Map(names[which], maps[chosen[which].number].scene, maps[chosen[which].number].level))

    return Atlas(distinct(names), read)


# ---------------------------------------------------------------- lines
def is_lines(data: bytes) -> bool:
    """Is this a file of lines, each a whole JSON object?  (One object alone may be anything.)"""
    end = data.find(b"\n", max(0, data.find(b"{")))
    if end <= 0:
        return False
    head, last, rest = data[:256].lstrip(MARKS), data[max(0, end - 256) : end].rstrip(), data[end : end + 4096].lstrip()
    return head[:1] == b"{" and last[-1:] == b"}" and rest[:1] == b"{"


def atlas_of_lines(path: Path, data: bytes) -> Atlas:
    spans: dict[str, tuple[int, int]] = {}
    found: dict[str, list[Map]] = {}
    if data.count(b"\n") > MOST_LINES or signs_in(data) > MOST_SIGNS:
        raise too_much(path, wanted=Sentence("a pack of Foundry's"))
    start, line = 0, 0
    while start < len(data):
        end = data.find(b"\n", start)
        end = len(data) if end < 0 else end
        line += 1
        text = data[start:end].strip(MARKS)
        if text:
            entry = table(read_json(path, text, f"line {line}"))
            key = str(entry.get("_id", line))
            spans.pop(key, None)
            found.pop(key, None)
            if is_scene(entry) and not entry.get("$$deleted"):
                spans[key] = start, end
                found[key] = [each._replace(scene={}) for each in maps_in(entry)]
        start = end + 1

    def again(key: str) -> Callable[[], Mapping[str, Any]]:
        first, last = spans[key]
        return lambda: table(read_json(path, data[first:last].strip(MARKS)))

    names = [each.name for maps in found.values() for each in maps]
    chosen = [_Chosen(again(key), number) for key, maps in found.items() for number in range(len(maps))]
    return _atlas(path, names, chosen, f"only {line:,} entries of other kinds")


# ---------------------------------------------------------------- folders
def folder_of(path: Path) -> Path | None:
    """The folder of a pack, where this is one or a file in one."""
    try:
        if path.is_dir():
            return path if (path / "CURRENT").is_file() else None
        inside = path.name in IN_FOLDER or path.name.startswith("MANIFEST-") or path.suffix in (".ldb", ".sst", ".log")
        return path.parent if inside and (path.parent / "CURRENT").is_file() else None
    except (OSError, ValueError):
        return None


def atlas_of_folder(folder: Path) -> Atlas:
    names: list[str] = []
    chosen: list[_Chosen] = []
    for key, value in _held(folder, b"!scenes!").items():
        scene = _document(folder, key, value)
        scene_id = key.partition(b"!scenes!")[2]
        levels = _parts(folder, scene_id, "levels", scene) if len(listed(scene.get("levels"))) > 1 else None
        for number, each in enumerate(maps_in({"walls": [], "grid": {}, **scene, **({"levels": levels} if levels else {})})):
            names.append(each.name)
            chosen.append(_Chosen(lambda scene=scene, scene_id=scene_id: _whole(folder, scene_id, scene), number))  # type: ignore[misc]
    return _atlas(folder, names, chosen, Sentence("or it is a pack of another kind"))


def _whole(folder: Path, scene_id: bytes, scene: Mapping[str, Any]) -> dict[str, Any]:
    """A scene with its parts, which lie beside it under keys of their own."""
    return {"walls": [], "grid": {}, **scene, **{part: _parts(folder, scene_id, part, scene) for part in PARTS if part in scene}}


def _parts(folder: Path, scene_id: bytes, part: str, scene: Mapping[str, Any]) -> list[Any]:
    """The parts a scene lists by their ids, or as they are where it holds them itself."""
    entries = listed(scene.get(part))
    if not any(isinstance(entry, str) for entry in entries):
        return entries
    start = b"!scenes.%b!%b." % (part.encode(), scene_id)
    held = {key[len(start) :]: value for key, value in _held(folder, start).items()}
    found = [entry if isinstance(entry, dict) else held.get(str(entry).encode()) for entry in entries]
    missing = sum(entry is None for entry in found)
    if missing:
        raise ImportProblem(
            "{file}: of a scene's {number:,} {part} {missing:,} are missing in the pack", file=shown(folder),
            number=len(entries), part=part, missing=missing
        )
    return [_document(folder, start, entry) if isinstance(entry, bytes) else entry for entry in found]


def _held(folder: Path, prefix: bytes) -> dict[bytes, bytes]:
    try:
        return newest(folder, prefix)
    except DamagedFolder as wrong:
        raise ImportProblem("{file}: the pack cannot be read, {why}", file=shown(folder), why=wrong) from None


def _document(folder: Path, key: bytes, value: bytes) -> Mapping[str, Any]:
    return table(read_json(folder, value, f"entry {key.decode('ascii', 'replace')[:60]}"))
