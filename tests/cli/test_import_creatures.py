"""`battlemap import` of stat blocks: what was read, doubted and left, in words and as JSON."""

import json

from tests.importers.files import written
from tests.importers.stat_blocks.pages import STALKER, TWO


def test_a_pages_figures_doubts_and_what_was_left(run, tmp_path):
    path = written(tmp_path, STALKER["en"].replace("2 (450 XP)", "2 (700 XP)").encode(), "stalker.txt")
    code, out, err = run("import", path)
    assert (code, err) == (0, "") and out.startswith("stalker.txt: 1 creature\n")
    assert "Marsh Stalker: medium lizardfolk humanoid, AC 15, 44 hit points, for dnd2014" in out
    assert "Bite +4 1d6+2 5 ft." in out and "Swamp Breath DC 11 con 3d6 15 ft." in out
    assert "?  Experience: 700" in out and "-  Languages: Draconic" in out


def test_several_by_name_and_as_json(run, tmp_path):
    path = written(tmp_path, TWO.encode(), "two.txt")
    assert run("import", path, "--list") == (0, "Hedge Mage\nGutter Rat\n", "")
    code, out, _ = run("import", path, "--json")
    mage, rat = json.loads(out)
    assert code == 0 and rat["stat_block"]["creature"]["max_hp"] == 1 and "Armour class: 15 with mage armor" in mage["left"]


def test_creatures_are_no_fight(run, tmp_path):
    code, out, err = run("import", written(tmp_path, TWO.encode(), "two.txt"), "-o", tmp_path / "x.battlemap")
    assert (code, out) == (1, "") and "creatures are in it" in err and not (tmp_path / "x.battlemap").exists()


def test_what_is_neither_is_told_as_before(run, tmp_path):
    code, out, err = run("import", written(tmp_path, b"Once upon a time.", "tale.txt"))
    assert (code, out) == (1, "") and "expected a map" in err


def test_a_creature_that_cannot_be_read_is_named(run, tmp_path):
    rat = {"name": "Rat", "str": 2, "hp": {"average": 1}, "ac": [10], "cr": "0"}
    copies = [{"name": "Old Hag", "_copy": {"name": "Hag"}}, rat]
    code, out, _ = run("import", written(tmp_path, json.dumps({"monster": copies}).encode(), "hags.json"))
    assert code == 0 and "Old Hag: not read. It is a copy of Hag" in out and "Rat: " in out
