"""Whatever is in a file, of whatever kind: a map, or one sentence that begins with its name; never half, never for long."""

import random
import time
from pathlib import Path

import pytest

from battlemap.importers import ImportProblem, import_map, maps
from tests.importers.files import written
from tests.importers.kinds import files, places, spoiled, values

FILES, VALUES = files(), values()
ODD = [
    None, True, False, -1, 0, 3, 0.5, 1e308, -1e308, float("nan"), float("inf"), 10**400, 2**63, "", "x", "7", "NaN", "\ud800",
    "\0", "a" * 5000, [], {}, [[]], [None], [0] * 5, {"x": 1}, {"x": 1, "y": 2}, [{}], [[1, 2], [3, 4]],
]  # fmt: skip


def outcome(path: Path) -> str:
    """ "map", or the sentence; all that may come of a file."""
    try:
        names = maps(path)
        found = import_map(path, name=names[0])
    except ImportProblem as problem:
        sentence = str(problem)
        assert sentence.startswith(f"{path.name}: "), sentence
        assert "\n" not in sentence and len(sentence) < 700, sentence
        return sentence
    assert all("\n" not in note and len(note) < 500 for note in found.notes), found.notes
    assert all("\n" not in name and name.isprintable() for name in names), names
    assert (found.scene.picture is None) == (found.picture is None)
    return "map"


@pytest.mark.parametrize("kind", FILES)
def test_the_file_itself_is_a_map(tmp_path, kind):
    assert outcome(written(tmp_path, FILES[kind], "some.file")) == "map"


@pytest.mark.parametrize("kind", VALUES)
def test_any_value_anywhere_gives_a_map_or_one_sentence(tmp_path, kind):
    dice = random.Random(5)
    begun = time.monotonic()
    for place in places(VALUES[kind]):
        for value in dice.sample(ODD, 8):
            outcome(written(tmp_path, spoiled(VALUES[kind], place, value), "some.json"))
    assert time.monotonic() - begun < 60


@pytest.mark.parametrize("kind", FILES)
def test_a_file_cut_anywhere_is_one_sentence(tmp_path, kind):
    whole = FILES[kind]
    for length in range(1, len(whole) - 2, max(1, len(whole) // 120)):
        said = outcome(written(tmp_path, whole[:length], "some.file"))
        assert said != "map" or kind == "donjon table" or whole[:length].count(b"\n"), length


@pytest.mark.parametrize("kind", FILES)
def test_any_byte_turned_is_a_map_or_one_sentence(tmp_path, kind):
    dice = random.Random(11)
    for _ in range(150):
        spoilt = bytearray(FILES[kind])
        for _ in range(dice.randint(1, 4)):
            spoilt[dice.randrange(len(spoilt))] = dice.randrange(256)
        outcome(written(tmp_path, bytes(spoilt), "some.file"))


@pytest.mark.parametrize("kind", VALUES)
@pytest.mark.parametrize("depth", [500, 200_000])
def test_nests_without_end_are_one_sentence(tmp_path, kind, depth):
    whole = FILES[kind].rstrip()
    said = outcome(written(tmp_path, whole[:-1] + b', "deep": ' + b"[" * depth + b"]" * depth + b"}", "some.json"))
    assert said == "map" or "nested too deeply" in said


def test_more_values_than_any_map_has_are_refused_before_they_are_read(tmp_path):
    path = written(tmp_path, b'{"walls": [' + b"{},0," * 8_000_000 + b'0], "grid": 1}', "some.json")
    begun = time.process_time()
    assert outcome(path) == "some.json: the file holds more than a map could"
    assert time.process_time() - begun < 2


MILLION = 1_000_000
MANY = {
    "foundry": (b'{"width": 600, "height": 400, "grid": 50, "walls": [', b'{"c":[1,2,3,4]},', b"0]}"),
    "universal vtt": (
        b'{"resolution": {"map_size": {"x": 9, "y": 9}}, "line_of_sight": [', b'[{"x":1,"y":2},{"x":3,"y":4}],', b"[]]}",
    ),
    "tiled": (
        b"<map orientation='orthogonal' width='9' height='9' tilewidth='9' tileheight='9'><objectgroup>",
        b"<object x='1' y='1' width='3' height='3'/>", b"</objectgroup></map>",
    ),
    "tags": (b"<map>", b"<a/><b/>", b"</map>"),
    "signs": (b'{"walls":[', b"{},1.5,", b'0],"grid":1}'),
    "lines": (b"", b'{"walls":[],"grid":50,"width":500,"height":500,"name":"a"}\n', b""),
}  # fmt: skip


JUST_TAKEN = {"foundry": 59_000, "universal vtt": 104_000, "tiled": 39_000, "lines": 29_000, "tags": 800_000, "signs": 800_000}


@pytest.mark.parametrize("kind", MANY)
@pytest.mark.parametrize("is_taken", [True, False])
def test_a_million_of_anything_is_refused_and_what_is_taken_read_in_time(tmp_path, kind, is_taken):
    before, one, after = MANY[kind]
    path = written(tmp_path, before + one * (JUST_TAKEN[kind] if is_taken else MILLION) + after, "some.file")
    begun, memory = time.process_time(), peak_mb(reset=True)
    said = outcome(path)
    assert time.process_time() - begun < 3  # two seconds, and one for a machine that is busy
    assert peak_mb() - memory < 500
    assert kind in ("tags", "signs") or (said == "map") == is_taken, said


def peak_mb(reset: bool = False) -> int:
    """What this process had in use at most, `reset`: from now on; 0 where the system does not tell."""
    try:
        if reset:
            Path("/proc/self/clear_refs").write_text("5")
        return int(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0]) // 1024
    except OSError:
        return 0


@pytest.mark.parametrize("kind", FILES)
def test_a_name_of_any_script_or_sign_stays_on_one_line(tmp_path, kind):
    path = tmp_path / "Höhle\n◊\x07.json"
    path.write_bytes(FILES[kind])
    for name in maps(path):
        assert name.isprintable()
        assert import_map(path, name=name).scene.width > 0
