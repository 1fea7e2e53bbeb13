"""`battlemap export` and the choosing part of `battlemap import`, as a user types them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import NeedDice
from battlemap.encounter.scenario import read_scenario
from battlemap.importers import import_map
from battlemap.importers.picture import check_picture
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from tests.cli.running import battlemap
from tests.importers.files import picture
from tests.importers.foundry_files import scene, written
from tests.storage.fights import did, fight, furnished_scene, put

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def kept(tmp_path) -> Path:
    """A fight in its first round, a step of it undone."""
    path = tmp_path / "crypt.battlemap"
    data = picture(1400, 840)
    lies = check_picture(data).placed(140.0, -0.25)
    state = fight(scene=replace(furnished_scene(), picture=lies))
    with FightFile.create(path, state, {lies.sha256: data}) as file:
        document = file.document(find_ruleset)
        faces: list[int] = []
        while isinstance(outcome := document.do(c.Begin(), faces), NeedDice):
            faces += [10] * len(outcome.sides)
        did(document, put("gob", 2, 4))
        did(document, put("ana", 3, 1))
        document.undo()
    return path


# ---------------------------------------------------------------- export
def test_a_map_is_written_and_opens_again(run, tmp_path, kept):
    out = tmp_path / "crypt.dd2vtt"
    code, said, err = run("export", kept, "-o", out)
    assert (code, err) == (0, "")
    assert said.splitlines()[0] == f"written: {out}"
    assert "1 secret door" in said and "redrawn" in said
    found = import_map(out)
    assert (found.scene.width, found.scene.height, len(found.scene.doors)) == (10, 6, 1)
    assert found.picture is not None


def test_a_scenario_is_written_and_plays(run, tmp_path, kept):
    out = tmp_path / "crypt.toml"
    code, said, _ = run("export", kept, "-o", out)
    assert code == 0 and "Whose turn it is" in said
    tokens = read_scenario(out, find_ruleset).state.tokens
    assert {name: token.at for name, token in tokens.items()} == {"ana": (1, 1), "gob": (2, 4), "nob": (7, 4)}
    assert run("play", out) == (0, "", "")
    assert run("play", "--check", out)[1] == "1 passed, 0 failed\n"


@pytest.mark.parametrize("ending", ["md", "html", "htm", "MD"])
def test_a_log_is_written_in_the_windows_words(run, tmp_path, kept, ending):
    out = tmp_path / f"crypt.{ending}"
    assert run("export", kept, "-o", out)[0] == 0
    text = out.read_text(encoding="utf-8")
    assert "Brücke" in text and "The fight begins: Ana 10" in text
    undone = "~~Ana" if ending.lower() == "md" else "<del>Ana"
    assert undone in text and "Gob" in text


def test_nothing_is_replaced_unasked_and_nothing_left_behind(run, tmp_path, kept):
    out = tmp_path / "crypt.toml"
    out.write_text("mine")
    code, said, err = run("export", kept, "-o", out)
    assert (code, said, len(err.splitlines())) == (1, "", 1) and "crypt.toml" in err
    assert out.read_text() == "mine"
    assert run("export", kept, "-o", out, "--force")[0] == 0
    assert "[[token]]" in out.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["crypt.battlemap", "crypt.toml"]


@pytest.mark.parametrize("out", ["crypt.gif", "crypt", "crypt.battlemap", ""])
def test_another_ending_is_a_wrong_command_line(run, tmp_path, kept, out):
    code, said, err = run("export", kept, "-o", tmp_path / out if out else "")
    assert (code, said) == (2, "") and "expected a file that ends in .dd2vtt" in err


# ---------------------------------------------------------------- pictures
def test_a_picture_is_what_the_players_know_unless_the_game_masters_is_asked_for(run, tmp_path, kept, qapp):
    for name, words in (("players.png", ()), ("gm.png", ("--view", "gm"))):
        code, said, err = run("export", kept, "-o", tmp_path / name, "--px", 20, *words)
        assert (code, err) == (0, "") and said == f"written: {tmp_path / name} (200 x 120 pixels)\n"
    players, gm = (QImage(str(tmp_path / name)) for name in ("players.png", "gm.png"))
    assert players.size().toTuple() == gm.size().toTuple() == (200, 120) and players != gm


def test_a_part_as_a_drawing_and_pages_to_cut_out(run, tmp_path, kept, qapp):
    assert run("export", kept, "-o", tmp_path / "part.svg", "--squares", "B2:D3", "--view", "gm")[0] == 0
    assert QSvgRenderer(str(tmp_path / "part.svg")).viewBoxF().size().toTuple() == (192, 128)
    code, said, err = run("export", kept, "-o", tmp_path / "pages.pdf", "--paper", "A5", "--view", "table")
    assert (code, said, err) == (0, f"written: {tmp_path / 'pages.pdf'} (2 pages)\n", "")


@pytest.mark.parametrize(("words", "code", "sentence"), [
    (("-o", "x.png", "--squares", "Z99"), 1, "Z99:Z99 is not on the map, which ends at J6."),
    (("-o", "x.png", "--px", "4000"), 1, "expected 5 to 600 pixels a square, got 4000"),
    (("-o", "x.png", "--paper", "A4"), 2, "--paper: only for .pdf"),
    (("-o", "x.toml", "--px", "70", "--view", "gm"), 2, "--view, --px: only for pictures"),
    (("-o", "no/such/x.png"), 1, "x.png: cannot be written, there is no such file or folder"),
])  # fmt: skip
def test_what_cannot_be_painted_is_one_sentence_and_no_file(run, tmp_path, kept, qapp, monkeypatch, words, code, sentence):
    monkeypatch.chdir(tmp_path)
    found, said, err = run("export", kept, *words)
    assert (found, said, len(err.splitlines())) == (code, "", 1) and sentence in err
    assert [path.name for path in tmp_path.iterdir()] == ["crypt.battlemap"]


def test_a_picture_needs_no_screen(tmp_path, kept):
    done = battlemap("export", kept, "-o", tmp_path / "crypt.webp", "--view", "table")
    assert (done.returncode, done.stderr) == (0, "") and QImage(str(tmp_path / "crypt.webp")).width() == 1400


def test_export_wants_a_file_to_write(run, kept):
    code, _, err = run("export", kept)
    assert code == 2 and "--out" in err


@pytest.mark.parametrize("content", [None, b"", b"nonsense"])
def test_a_fight_that_is_none_is_one_line_and_nothing_is_written(run, tmp_path, content):
    path, out = tmp_path / "old.battlemap", tmp_path / "out.md"
    if content is not None:
        path.write_bytes(content)
    code, said, err = run("export", path, "-o", out)
    assert (code, said, len(err.splitlines())) == (1, "", 1)
    assert "old.battlemap" in err and not out.exists()


def test_a_folder_that_is_not_there_is_one_line(run, tmp_path, kept):
    code, said, err = run("export", kept, "-o", tmp_path / "none" / "out.toml")
    assert (code, said, len(err.splitlines())) == (1, "", 1)


def test_only_a_log_loads_the_windows_toolkit(tmp_path, kept):
    code = (
        "import sys\nfrom battlemap.__main__ import main\nmain(sys.argv[1:])\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6')])"
    )
    for out in ("crypt.dd2vtt", "crypt.toml"):
        command = [sys.executable, "-c", code, "export", str(kept), "-o", str(tmp_path / out)]
        ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
        assert ran.stdout.splitlines()[-1] == "[]", ran.stderr


# ---------------------------------------------------------------- import: which map, which picture
def a_pack(folder: Path) -> Path:
    lines = [json.dumps(scene(8, _id="a", name="Mill")), json.dumps(scene(8, _id="b", name="Old Inn", width=500))]
    return written(folder, "\n".join(lines), "maps.db")


def test_the_maps_in_a_pack_are_listed_and_one_is_chosen(run, tmp_path):
    path = a_pack(tmp_path)
    assert run("import", path, "--list") == (0, "Mill\nOld Inn\n", "")
    assert json.loads(run("import", path, "--list", "--json")[1]) == ["Mill", "Old Inn"]
    code, out, _ = run("import", path, "--map", "old inn")
    assert code == 0 and "10 x 8" in out and "a Foundry scene" in out
    code, out, err = run("import", path)
    assert (code, out) == (1, "") and "expected the name of one: Mill, Old Inn" in err


def test_a_map_of_one_is_listed_too(run, tmp_path):
    (tmp_path / "mill.png").write_bytes(picture())
    assert run("import", tmp_path / "mill.png", "--list") == (0, "mill\n", "")


def test_the_picture_of_a_map_without_one_is_given(run, tmp_path):
    (tmp_path / "other.png").write_bytes(picture(240, 160))
    path, out = written(tmp_path, scene(12)), tmp_path / "mill.battlemap"
    assert "one mill.webp of 12 x 8 squares belongs there (--picture)" in run("import", path)[1]
    code, said, _ = run("import", path, "--picture", tmp_path / "other.png", "-o", out)
    assert code == 0 and "240 x 160 pixels, 20 a square" in said
    with FightFile.open(out) as file:
        assert file.picture(file.base.scene.picture.sha256) == picture(240, 160)
        assert file.base.title == "Mill"


def test_a_wrong_picture_writes_nothing(run, tmp_path):
    path, out = written(tmp_path, scene(12)), tmp_path / "mill.battlemap"
    code, said, err = run("import", path, "--picture", tmp_path / "none.png", "-o", out)
    assert (code, said, len(err.splitlines())) == (1, "", 1)
    assert not out.exists()
