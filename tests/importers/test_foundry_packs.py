"""Packs of Foundry's: several scenes in one place, of which one is chosen by its name."""

import json

import pytest

from battlemap.importers import ImportProblem, import_map, maps
from tests.importers import leveldb_writer as write
from tests.importers.foundry_files import scene, wall, written


def line(version=8, **fields) -> str:
    return json.dumps(scene(version, **fields))


# ---------------------------------------------------------------- files of lines
def pack(folder, *lines: str):
    return written(folder, "\n".join(lines) + "\n", "maps.db")


def test_a_scene_is_chosen_by_its_name(tmp_path):
    path = pack(tmp_path, line(_id="a", name="Mill"), line(_id="b", name="Inn", width=500), line(_id="c", name="Inn"))
    assert maps(path) == ("Mill", "Inn", "Inn (2)")
    assert import_map(path, name="Inn").scene.width == 10
    assert import_map(path, name="Inn (2)").scene.width == 12
    assert import_map(path, name=" inn  (2) ").scene.width == 12


def test_without_a_name_the_names_are_told(tmp_path):
    path = pack(tmp_path, line(_id="a", name="Mill"), line(_id="b", name="Inn"))
    with pytest.raises(ImportProblem, match=r"^maps\.db: there are 2 maps in it, expected the name of one: Mill, Inn$"):
        import_map(path)
    with pytest.raises(ImportProblem, match=r"no map of that name in it, expected one of: Mill, Inn$"):
        import_map(path, name="Tower")


def test_of_many_names_the_first_are_told(tmp_path):
    path = pack(tmp_path, *(line(_id=str(i), name=f"Map {i}") for i in range(40)))
    with pytest.raises(ImportProblem, match=r"Map 11 and 28 more$"):
        import_map(path)


def test_the_last_line_of_an_id_counts_and_what_is_deleted_is_gone(tmp_path):
    path = pack(
        tmp_path, line(_id="a", name="Old"), line(_id="b", name="Gone"), '{"$$indexCreated": {"fieldName": "x"}}', "",
        line(_id="a", name="New"), json.dumps({"_id": "b", "$$deleted": True}),
    )  # fmt: skip
    assert maps(path) == ("New",)
    assert import_map(path).scene.name == "New"


def test_a_pack_of_one_line_is_a_scene(tmp_path):
    assert maps(pack(tmp_path, line(name="Mill"))) == ("Mill",)


def test_a_list_of_scenes_and_an_adventure_are_packs_too(tmp_path):
    both = [scene(11, name="Mill"), {"name": "no scene"}, scene(12, name="Inn")]
    for content in (both, {"name": "Adventure", "scenes": both, "actors": []}):
        path = written(tmp_path, content)
        assert maps(path) == ("Mill", "Inn")
        assert import_map(path, name="Inn").scene.name == "Inn"


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ((line(), '{"name": "cut'), "line 2 is cut short"), ((line(), "{} nonsense {}"), "breaks off at column 4 of line 2"),
        ((line(), "{" * 3000), "line 2"), (('{"_id": "a", "type": "npc"}', '{"_id": "b"}'), "no scene is in this pack"),
        ((line(_id="a"), '{"_id": "a", "$$deleted": true}'), "no scene is in this pack"),
    ],
)  # fmt: skip
def test_a_damaged_or_foreign_pack_is_one_sentence(tmp_path, lines, sentence):
    path = written(tmp_path, "\n".join(lines), "maps.db")
    with pytest.raises(ImportProblem, match=rf"^maps\.db: .*{sentence}"):
        maps(path)


# ---------------------------------------------------------------- folders
def folder(path, *scenes, drop=()):
    """A pack of version 11 and later: each part under a key of its own."""
    records: list[write.Record] = []
    for number, each in enumerate(scenes):
        whole, scene_id = dict(each), f"scene{number}"
        for part in ("walls", "lights", "notes"):
            ids = [f"{part}{i}" for i in range(len(whole[part]))]
            for part_id, entry in zip(ids, whole[part], strict=True):
                if part_id not in drop:
                    records.append((f"!scenes.{part}!{scene_id}.{part_id}".encode(), 1, json.dumps(entry).encode()))
            whole[part] = ids
        records.append((f"!scenes!{scene_id}".encode(), 1, json.dumps({**whole, "_id": scene_id}).encode()))
    return write.folder(path, {5: sorted(records)})


def test_a_folder_gives_its_scenes_with_all_their_parts(tmp_path):
    path = folder(tmp_path / "maps", scene(12, name="Mill"), scene(13, name="Inn", walls=[wall((1, 0), (1, 8))], notes=[]))
    assert maps(path) == ("Mill", "Inn")
    mill, inn = import_map(path, name="Mill"), import_map(path, name="Inn")
    assert (mill.counts["walls"], mill.counts["doors"], mill.counts["lights"], len(mill.scene.notes)) == (2, 1, 1, 1)
    assert (inn.counts["walls"], len(inn.scene.notes)) == (1, 0)


@pytest.mark.parametrize("name", ["CURRENT", "MANIFEST-000002", "000005.ldb", "LOCK"])
def test_a_file_in_the_folder_stands_for_it(tmp_path, name):
    path = folder(tmp_path / "maps", scene(12))
    assert import_map(path / name).scene.name == "Mill"


def test_levels_of_a_scene_in_a_folder_are_maps(tmp_path):
    levels = [{"_id": "l1", "name": "Cellar"}, {"_id": "l2", "name": "Loft"}]
    whole = scene(14, levels=["l1", "l2"], walls=[], lights=[], notes=[])
    records = [(b"!scenes!s", 1, json.dumps(whole).encode())]
    records += [(f"!scenes.levels!s.{level['_id']}".encode(), 1, json.dumps(level).encode()) for level in levels]
    path = write.folder(tmp_path / "maps", {5: sorted(records)})
    assert maps(path) == ("Mill: Cellar", "Mill: Loft")
    assert import_map(path, name="Mill: Loft").scene.name == "Mill: Loft"


def test_a_scene_whose_parts_are_missing_is_refused(tmp_path):
    path = folder(tmp_path / "maps", scene(12), drop=("walls1",))
    with pytest.raises(ImportProblem, match=r"^maps: of a scene's 3 walls 1 are missing in the pack$"):
        import_map(path)


def test_a_damaged_folder_is_one_sentence(tmp_path):
    path = folder(tmp_path / "maps", scene(12))
    table = path / "000005.ldb"
    table.write_bytes(table.read_bytes()[:-10])
    with pytest.raises(ImportProblem, match=r"^maps: the pack cannot be read, 000005\.ldb is damaged$"):
        maps(path)
    table.unlink()
    with pytest.raises(ImportProblem, match=r"^maps: the pack cannot be read, 000005\.ldb is missing$"):
        maps(path)


def test_a_pack_of_other_things_and_other_folders_are_refused(tmp_path):
    actors = write.folder(tmp_path / "actors", {5: [(b"!actors!a", 1, b'{"name": "Ogre"}')]})
    with pytest.raises(ImportProblem, match="no scene is in this pack of Foundry's, or it is a pack of another kind"):
        maps(actors)
    with pytest.raises(ImportProblem, match="this is a folder but no pack"):
        maps(tmp_path)


def test_of_a_pack_without_end_only_the_chosen_scene_is_read(tmp_path, monkeypatch):
    """Names come from the scenes' own entries; the parts of a scene are read when it is chosen, and no other's."""
    asked = []
    from battlemap.importers import foundry_pack

    whole = foundry_pack.newest
    monkeypatch.setattr(foundry_pack, "newest", lambda path, prefix: asked.append(prefix) or whole(path, prefix))
    path = folder(tmp_path / "maps", scene(12, name="Mill"), scene(12, name="Inn"))
    assert maps(path) == ("Mill", "Inn") and asked == [b"!scenes!"]
    import_map(path, name="Inn")
    assert {prefix for prefix in asked if prefix != b"!scenes!"} == {
        b"!scenes.walls!scene1.", b"!scenes.lights!scene1.", b"!scenes.notes!scene1.",
    }  # fmt: skip
