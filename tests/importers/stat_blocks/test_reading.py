"""What a file is, where creatures lie in it, several files at once, and the sentence where there is none."""

import json
import os

import pytest

from battlemap.importers import ImportProblem
from battlemap.importers.stat_blocks import ENDINGS, Books, Read, Unread, read, read_each
from battlemap.importers.stat_blocks.reading import MOST_CREATURES
from battlemap.rulesets.catalog import PAGES, RULESETS
from tests.importers.stat_blocks.pages import LANTERN, STALKER, TWO
from tests.importers.stat_blocks.support import BOOKS, only, paths
from tests.importers.stat_blocks.test_flat_kinds import five_bits, flat, improved


def sentence(source):
    with pytest.raises(ImportProblem) as caught:
        read(source, BOOKS)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_every_family_of_pages_has_a_ruleset():
    assert set(PAGES) == {"2014", "2024", "4e", "old school"} and set(PAGES.values()) <= set(RULESETS)


def test_kinds_may_lie_together_anywhere(tmp_path):
    path = tmp_path / "all.json"
    path.write_text(
        json.dumps({"mine": {"a": [five_bits()], "b": {"c": flat(name="Moor Cat")}}, "theirs": [improved(Name="Hill Cat")]})
    )
    assert [answer.name for answer in read(path, BOOKS)] == ["Fen Cat", "Moor Cat", "Hill Cat"]
    assert {answer.kind for answer in read(path, BOOKS)} == {
        "a 5e-bits creature",
        "an Open5e creature",
        "an Improved Initiative creature",
    }


def test_what_has_no_figures_among_creatures_is_named():
    answers = read(json.dumps([five_bits(), {"name": "Mere Title"}, {"text": "x"}]), BOOKS)
    assert [type(answer) for answer in answers] == [Read, Unread] and answers[1].name == "Mere Title"


def test_a_file_of_lines_of_which_the_last_of_an_id_counts(tmp_path):
    lines = [
        {**improved(Name="Fen Cat"), "_id": "1"},
        {**improved(Name="Moor Cat"), "_id": "2"},
        {**improved(Name="Old Fen Cat"), "_id": "1"},
        {"_id": "2", "$$deleted": True},
    ]
    path = tmp_path / "actors.db"
    path.write_text("\n".join(map(json.dumps, lines)))
    assert [answer.name for answer in read(path, BOOKS)] == ["Old Fen Cat"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_any_encoding(tmp_path, encoding):
    path = tmp_path / "page.txt"
    path.write_bytes(STALKER["pt"].encode(encoding, "replace"))
    (answer,) = read(path, BOOKS)
    assert answer.name == "Espreitador do Brejo" and answer.block.creature.senses == {"darkvision": 180}


def test_a_file_is_known_by_what_is_in_it_not_by_its_name(tmp_path):
    path = tmp_path / "page.json"
    path.write_text(LANTERN)
    assert read(path, BOOKS)[0].name == "Bog Lantern" and ".json" in ENDINGS


def test_the_source_is_the_file_where_none_is_told(tmp_path):
    path = tmp_path / "cats.json"
    path.write_text(json.dumps(five_bits()))
    assert read(path, BOOKS)[0].block.source == "cats.json" and only(five_bits()).block.source == ""


def test_several_files_at_once_each_by_itself(tmp_path):
    good, bad, gone = tmp_path / "two.txt", tmp_path / "bad.json", tmp_path / "gone.json"
    good.write_text(TWO)
    bad.write_text('{"a": [1, 2')
    sheaves = list(read_each([good, bad, gone], BOOKS))
    assert [len(sheaf.answers) for sheaf in sheaves] == [2, 0, 0] and not sheaves[0].problem
    assert sheaves[1].problem.startswith("bad.json: ") and sheaves[2].problem.startswith("gone.json: ")


def test_several_files_are_read_one_by_one(tmp_path):
    """So that whoever asks may stop between them."""
    sheaves = read_each([tmp_path / "a.json", tmp_path / "b.json"], BOOKS)
    assert next(sheaves).path.name == "a.json"


def test_what_the_page_does_not_tell_is_of_the_wanted_ruleset():
    page = STALKER["en"].partition("Actions")[0]
    for wanted in ("dnd2014", "dnd2024"):
        read_ = only(page, Books(PAGES, wanted))
        assert read_.block.ruleset == wanted and "ruleset" in paths(read_)


def test_the_paths_of_what_was_told():
    told = set(only(STALKER["en"]).told)
    assert {
        "name",
        "size",
        "ac",
        "max_hp",
        "speed.swim",
        "abilities.cha",
        "saves.con",
        "skills.stealth",
        "senses.darkvision",
    } <= told
    assert {
        "attacks.Bite",
        "resist",
        "condition_immune",
        "challenge",
        "xp",
        "passive",
        "multiattack",
        "traits",
        "hit_dice",
    } <= told
    assert "initiative" not in told


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    "data, words",
    [
        (b"", "empty"),
        (b"   \n", "empty"),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 40, "a picture"),
        (b"PK\x03\x04" + b"\0" * 40, "expected a stat block"),
        (b"%PDF-1.7 x", "expected a stat block"),
        (b"\0\1\2\3" * 400, "no known format"),
        (b"{}", "no creature is in it"),
        (b"[1, 2, 3]", "no creature is in it"),
        (b'{"format": 0.3, "resolution": {}}', "no creature is in it"),
        (b'{"a": ', "cut short"),
        (b"[" * 100_000, "nested too deeply to be a stat block"),
        (b"Once upon a time.", "no creature is in it"),
    ],
)
def test_what_is_no_stat_block_is_refused_in_a_sentence(tmp_path, data, words):
    path = tmp_path / "odd.json"
    path.write_bytes(data)
    said = sentence(path)
    assert said.startswith("odd.json: ") and words in said


def test_a_pasted_text_is_called_so():
    assert sentence("   ").startswith("The text: ") and sentence('{"a": 1}').startswith("The text: ")


def test_folders_pipes_and_large_files_are_refused_unread(tmp_path):
    assert "folder" in sentence(tmp_path)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.json")
        assert "pipe" in sentence(tmp_path / "pipe.json")
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(65 * 2**20)  # a hole: it takes no place on the disk
    assert "larger than 64 MB" in sentence(large)


def test_more_creatures_than_anybody_reviews_are_cut_off_and_said():
    answers = read(json.dumps([{"name": "x", "str": 1, "hp": 1, "ac": 1}] * (MOST_CREATURES + 5)), BOOKS)
    assert len(answers) == MOST_CREATURES + 1 and isinstance(answers[-1], Unread)
