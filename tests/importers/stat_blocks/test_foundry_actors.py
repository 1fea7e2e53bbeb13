"""Folders of Foundry's that hold actors, their items beside them."""

import json

import pytest

from battlemap.importers import ImportProblem
from battlemap.importers.stat_blocks import read
from tests.importers import leveldb_writer as write
from tests.importers.stat_blocks.support import BOOKS
from tests.importers.stat_blocks.test_foundry_fifth import actor, weapon


def pack(path):
    reeve = {**actor(), "items": ["Cleaver", "Rapier"]}
    other = {**actor(), "name": "Ash Page", "items": []}
    records = {
        b"!actors!a": reeve,
        b"!actors!b": other,
        b"!actors.items!a.Cleaver": weapon(),
        b"!actors.items!a.Rapier": weapon("Rapier"),
        b"!folders!x": {"name": "no actor"},
    }
    entries = sorted((key, number, json.dumps(value).encode()) for number, (key, value) in enumerate(records.items(), 1))
    return write.folder(path, {5: entries})


def test_each_actor_has_its_own_items(tmp_path):
    reeve, page = read(pack(tmp_path / "actors"), BOOKS)
    assert [attack.name for attack in reeve.block.creature.attacks] == ["Cleaver", "Rapier"]
    assert page.name == "Ash Page" and not page.block.creature.attacks and page.block.source == "actors"


def test_a_file_within_the_folder_means_the_folder(tmp_path):
    assert len(read(pack(tmp_path / "actors") / "CURRENT", BOOKS)) == 2


def test_a_damaged_folder_and_one_of_another_kind_are_refused_in_a_sentence(tmp_path):
    path = pack(tmp_path / "actors")
    (table,) = path.glob("*.ldb")
    table.write_bytes(table.read_bytes()[:-10])
    with pytest.raises(ImportProblem, match=r"^actors: the pack cannot be read"):
        read(path, BOOKS)
    scenes = write.folder(tmp_path / "scenes", {5: [(b"!scenes!a", 1, b"{}")]})
    with pytest.raises(ImportProblem, match=r"^scenes: no creature is in it"):
        read(scenes, BOOKS)
