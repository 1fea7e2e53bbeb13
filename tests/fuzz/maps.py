"""Maps of other programs: every kind of file, packs as lines and as folders, pictures beside a map."""

import json
import math
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from battlemap.importers import ImportProblem, import_map, maps, with_picture
from battlemap.importers.found import Found
from battlemap.model import Encounter, Scene
from battlemap.rules.space import walls_of
from battlemap.rulesets import DEFAULT
from battlemap.storage.schema import packed
from tests.fuzz import spoiling
from tests.fuzz.reader import Files, Reader, check, check_line, heard, size_of
from tests.importers import foundry_files, kinds, leveldb_writer
from tests.importers.files import encoded, picture, uvtt

FEW_WALLS, FEW_SQUARES = 400, 10_000
"""The geometry of more is not what is asked here."""
BESIDE = {"mill.png": picture(60, 40), "mill.jpg": picture(60, 40, "JPEG"), "sub/mill.webp": picture(60, 40, "WEBP")}


# ---------------------------------------------------------------- what may come of a map
def read(folder: Path) -> Iterator[str]:
    """Every map in it, as the command line imports it; with its picture, where it asks for one."""
    path = next(path for path in sorted(folder.iterdir()) if path.name.startswith("a"))
    try:
        names = maps(path)
        for name in names:
            check_line(name, "a map's name", 250)
        yield size_of("names", len(names))
        for name in names[:3]:
            yield from judged(import_map(path, name=name), path.parent)
    except ImportProblem as problem:
        check(str(problem).startswith(path.name), "a sentence that names no file", problem)
        yield heard(problem)


def judged(found: Found, folder: Path | None = None) -> Iterator[str]:
    """A map that can be kept, shown and walked on."""
    yield found.kind
    for note in found.notes:
        yield heard(note)
    check((found.scene.picture is None) == (found.picture is None), "a picture without its bytes")
    yield from judged_scene(found.scene)
    if found.wanted is not None and folder is not None and (folder / "mill.png").is_file():
        try:
            yield from judged(with_picture(found, folder / "mill.png"))
        except ImportProblem as problem:
            yield heard(problem)


def judged_scene(scene: Scene) -> Iterator[str]:
    check_line(scene.name, "the scene's name", 250)
    spots = [at for line in (*scene.walls, *scene.doors) for at in line.points]
    spots += [light.at for light in scene.lights if light.at] + [note.at for note in scene.notes]
    check(all(math.isfinite(x) and math.isfinite(y) for x, y in spots), "a place that is no number")
    check(all(-1 <= x <= scene.width + 1 and -1 <= y <= scene.height + 1 for x, y in spots), "a place off the map")
    check(all(len(line.points) > 1 for line in (*scene.walls, *scene.doors)), "a wall of one point")
    state = Encounter(ruleset=DEFAULT, scene=scene)
    check(msgspec.msgpack.decode(packed(state)[1], type=Encounter) == state, "a map that does not come back from its file")
    if len(spots) <= FEW_WALLS and scene.width * scene.height <= FEW_SQUARES:
        walls_of(scene)
    for name in ("walls", "doors", "lights", "notes"):
        yield size_of(name, len(getattr(scene, name)))


# ---------------------------------------------------------------- files
def _seeds(*names: str, ending: str = ".json") -> list[Files]:
    found = kinds.files()
    return [{f"a{ending}": found[name], **BESIDE} for name in names]


def _universal() -> list[Files]:
    whole = uvtt(image="mill.png", lights=[], environment={"ambient_light": "ff101010"})
    inside = uvtt(image=encoded(picture(100, 80, "WEBP")))
    odd = uvtt(image=None)
    odd["resolution"]["map_origin"] = {"x": 0.5, "y": -2.25}
    more = [{"a.uvtt": json.dumps(each).encode(), **BESIDE} for each in (whole, inside, odd)]
    return _seeds("universal vtt", ending=".dd2vtt") + more


def _foundry() -> list[Files]:
    levels = {"name": "Two", **foundry_files.scene(14), "lights": [{"x": 300, "y": 200, "config": {"dim": 20, "bright": 10}}]}
    adventure = {"name": "All", "scenes": [foundry_files.scene(11), levels]}
    pictured = foundry_files.scene(9, img="worlds/x/mill.jpg")
    more = [{"a.json": json.dumps(each).encode(), **BESIDE} for each in (levels, adventure, pictured)]
    return _seeds("foundry 8", "foundry 12", "foundry 14") + more


# ---------------------------------------------------------------- packs as folders
def _folders() -> list[Files]:
    """Folders of LevelDB; the first file is the list of their entries, from which they are written."""
    scene = foundry_files.scene(12, name="Mill")
    walls = {f"w{i}": wall for i, wall in enumerate(scene["walls"])}
    entries: dict[str, object] = {"!scenes!m": {**scene, "walls": list(walls)}, "!folders!x": {"name": "none"}}
    entries |= {f"!scenes.walls!m.{key}": wall for key, wall in walls.items()}
    entries["!scenes!n"] = foundry_files.scene(14, name="Inn")
    return [{"entries.json": json.dumps(entries).encode(), "spoil.json": b"[]"}]


def _spoiled_folder(rng: Random, pool: list[Files]) -> Files:
    """Either what is in the entries, or the bytes of the files written from them, with sums that are right all the same."""
    files, others = spoiling.one_of(rng, pool)
    if rng.random() < 0.5:
        files["entries.json"] = spoiling.of_json(rng, files["entries.json"], others)
    else:
        files["spoil.json"] = json.dumps([rng.random() for _ in range(rng.choice((1, 1, 2, 3)) * 3)]).encode()
    return files


def _read_folder(folder: Path) -> Iterator[str]:
    entries, spoil = (spoiling.parsed((folder / name).read_bytes()) for name in ("entries.json", "spoil.json"))
    records = [
        (key.encode("utf-8", "replace"), number, json.dumps(value).encode())
        for number, (key, value) in enumerate(sorted(entries.items() if isinstance(entries, dict) else []), 1)
    ]  # fmt: skip
    if not records:
        return
    half = len(records) // 2
    logged = [leveldb_writer.batch([(key, value) for key, _, value in records[half:]], 500)]
    try:
        pack = leveldb_writer.folder(folder / "a", {5: records[: half or 1]}, logged)
    except UnicodeEncodeError:
        return
    _spoil_written(pack, spoil if isinstance(spoil, list) else [])
    yield from read(folder)


def _spoil_written(pack: Path, spoil: list[float]) -> None:
    """Bytes of the folder's files turned, by shares: which file, where in it, to what."""
    for which, where, what in zip(spoil[::3], spoil[1::3], spoil[2::3], strict=False):
        paths = sorted(path for path in pack.iterdir() if path.stat().st_size)
        path = paths[int(which * len(paths)) % len(paths)]
        data = bytearray(path.read_bytes())
        data[int(where * len(data)) % len(data)] = int(what * 256) % 256
        if path.suffix == ".log" or path.name.startswith("MANIFEST"):
            _mend_log(data)
        elif path.suffix == ".ldb" and int(where * 1e6) % 4:
            _mend_table(data)
        path.write_bytes(data)
        if int(what * 1e6) % 50 == 0:
            path.rename(path.with_name(("²" if int(what * 1e7) % 2 else "x") + path.name))


def _mend_log(data: bytearray) -> None:
    """The sum of its first record is right again."""
    length = int.from_bytes(data[4:6], "little")
    data[0:4] = leveldb_writer.crc32c(bytes(data[6 : 7 + length])).to_bytes(4, "little")


def _mend_table(data: bytearray) -> None:
    """The sums of its blocks are right again, as far as they can be found."""
    at = len(data) - 48
    for _ in range(2):
        offset, at = _varint(data, at)
        size, at = _varint(data, at)
        end = offset + size + 1
        if end + 4 <= len(data):
            data[end : end + 4] = leveldb_writer.crc32c(bytes(data[offset:end])).to_bytes(4, "little")


def _varint(data: bytearray, at: int) -> tuple[int, int]:
    value = shift = 0
    while at < len(data) and shift < 63:
        value, shift, at = value | (data[at] & 0x7F) << shift, shift + 7, at + 1
        if data[at - 1] < 0x80:
            break
    return value, at


READERS = (
    Reader("universal-vtt", _universal, spoiling.with_json, read),
    Reader("foundry", _foundry, spoiling.with_json, read),
    Reader("foundry-lines", lambda: _seeds("foundry pack", ending=".db"), spoiling.with_text, read),
    Reader("foundry-folder", _folders, _spoiled_folder, _read_folder),
    Reader("watabou", lambda: _seeds("watabou"), spoiling.with_json, read),
    Reader("donjon", lambda: _seeds("donjon"), spoiling.with_json, read),
    Reader("donjon-table", lambda: _seeds("donjon table", ending=".txt"), spoiling.with_text, read),
    Reader("tiled-xml", lambda: _seeds("tiled", ending=".tmx"), spoiling.with_text, read),
    Reader("tiled-json", lambda: _seeds("tiled json", ending=".tmj"), spoiling.with_json, read),
)
