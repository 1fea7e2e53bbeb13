"""What the user keeps beside fights: readable files, never half written, each trouble a sentence."""

import errno
import json
import os

import pytest
from msgspec.structs import replace

from battlemap.bestiary import load
from battlemap.encounter.tables import token_from
from battlemap.model import Creature, Reserved, StatBlock
from battlemap.rulesets import find_ruleset, names
from battlemap.storage import SaveError, roster
from battlemap.storage.portraits import keep_portrait, portrait
from battlemap.storage.readable import read, write
from battlemap.storage.roster import Party, Roster
from battlemap.storage.shelves import CREATURES, ENCOUNTERS, SavedEncounter

ANA = token_from({"id": "ana", "name": "Ana", "character": True, "at": [0, 0], "hp": 7, "max_hp": 20, "conditions": ["prone"]})
BEN = token_from({"id": "ben", "name": "Ben", "character": True, "at": [0, 0], "hp": 9})
CRAB = StatBlock(creature=Creature(name="Marsh Crab", max_hp=9, speed={"walk": 90}), kind="beast", hit_dice="2d6+2")


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("battlemap.storage.places.platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_creature_of_ones_own_comes_back(own_folder):
    kept = CREATURES.keep(CRAB)
    assert CREATURES.all() == ([kept], []) and kept.path == own_folder / "creatures" / "Marsh Crab.json"
    assert json.loads(kept.path.read_text())["content"] == {
        "creature": {"name": "Marsh Crab", "speed": {"walk": 90}, "max_hp": 9}, "kind": "beast", "hit_dice": "2d6+2",
    }  # fmt: skip


def test_another_of_the_same_name_has_a_file_of_its_own():
    one, other = CREATURES.keep(CRAB), CREATURES.keep(replace(CRAB, kind="fiend"))
    assert one.path != other.path and len(CREATURES.all()[0]) == 2
    CREATURES.keep(replace(CRAB, kind="fey"), one.path)
    assert sorted(kept.value.kind for kept in CREATURES.all()[0]) == ["fey", "fiend"]
    CREATURES.remove(one.path)
    assert [kept.path for kept in CREATURES.all()[0]] == [other.path]


@pytest.mark.parametrize("name", names())
def test_every_shipped_creature_is_written_and_read_unchanged(name, tmp_path):
    for entry in load(find_ruleset(name)):
        write(tmp_path / "one.json", "creature", entry)
        assert read(tmp_path / "one.json", "creature", StatBlock) == entry


@pytest.mark.parametrize(("spoiled", "says"), [
    ("", "truncated"), ("{", "truncated"), ("[]", "Expected"), ('{"battlemap": "creature"}', "version"),
    ('{"battlemap": "encounter", "version": 1, "content": {}}', 'not "creature"'),
    ('{"battlemap": "creature", "version": 9, "content": {}}', "newer version"),
    ('{"battlemap": "creature", "version": 1, "content": {"creature": {"max_hp": "many"}}}', "max_hp"),
    ('{"battlemap": "creature", "version": 1, "content": {"creature": {"size": "vast"}}}', "size"),
])  # fmt: skip
def test_a_spoiled_file_is_one_sentence_and_the_others_are_there(spoiled, says):
    kept = CREATURES.keep(CRAB)
    (CREATURES.folder / "bad.json").write_text(spoiled)
    found, troubles = CREATURES.all()
    assert found == [kept] and len(troubles) == 1
    assert troubles[0].startswith("bad.json: ") and says in troubles[0] and "\n" not in troubles[0]


def test_an_encounter_keeps_places_hidden_ones_and_who_comes_later():
    encounter = SavedEncounter(
        name="Ambush", ruleset="ose", tokens=(replace(ANA, at=(2, 1), hidden=True),), reserve=(Reserved(token=BEN, round=3),),
    )  # fmt: skip
    ENCOUNTERS.keep(encounter)
    assert [kept.value for kept in ENCOUNTERS.all()[0]] == [encounter]


def test_a_picture_is_kept_once_by_its_hash():
    sha256 = keep_portrait(b"a picture")
    assert keep_portrait(b"a picture") == sha256 and portrait(sha256) == b"a picture"
    assert portrait("0" * 64) is None and portrait("../../etc/passwd") is None


# ---------------------------------------------------------------- the party
def test_the_party_comes_back_as_it_was():
    assert roster.load() == roster.Loaded(Roster())
    party = Party(name="Thursday", ruleset="dnd2024", members=(BEN, ANA))
    roster.save(Roster().with_party(party))
    assert roster.load().roster.party == party
    assert roster.load().roster.party.member("ana").conditions == ("prone",)


def test_several_parties_by_name():
    both = Roster().with_party(Party(name="One", members=(ANA,))).with_party(Party(name="Two", members=(BEN,)))
    assert both.party.name == "Two" and [party.name for party in both.parties] == ["One", "Two"]
    renamed = both.with_party(Party(name="Three", members=(BEN,)), "Two")
    assert [party.name for party in renamed.parties] == ["One", "Three"] and renamed.party.name == "Three"
    assert renamed.without("Three").party.name == "One"


def test_a_member_keeps_its_place_in_the_marching_order():
    party = Party(name="One").with_member(ANA).with_member(BEN).with_member(replace(ANA, hp=1))
    assert [(token.id, token.hp) for token in party.members] == [("ana", 1), ("ben", 9)]
    assert party.without("ana").members == (BEN,)


def test_of_a_spoiled_roster_the_state_before_is_there_and_that_is_said():
    roster.save(Roster().with_party(Party(name="One")))
    roster.save(Roster().with_party(Party(name="Two")))
    roster.roster_path().write_bytes(b"{")
    loaded = roster.load()
    assert loaded.roster.party.name == "One" and loaded.trouble.startswith("parties.json: ")
    assert roster.roster_path().with_suffix(".damaged.json").exists()
    roster.save(loaded.roster)
    assert roster.load() == roster.Loaded(loaded.roster)


def test_a_spoiled_roster_without_a_state_before_is_a_sentence():
    roster.save(Roster())
    roster.roster_path().write_bytes(b"nonsense")
    with pytest.raises(SaveError, match=r"parties\.json: "):
        roster.load()


def test_on_a_full_disk_the_old_state_stays(monkeypatch):
    roster.save(Roster().with_party(Party(name="One")))

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("battlemap.storage.readable.os.replace", full)
    with pytest.raises(SaveError, match=r"parties.json: cannot be written, the disk is full"):
        roster.save(Roster())
    assert roster.load().roster.party.name == "One"
    assert [path.name for path in roster.roster_path().parent.glob(".*")] == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_among_the_files_is_not_waited_for(own_folder):
    CREATURES.keep(CRAB)
    os.mkfifo(CREATURES.folder / "Aboleth.json")
    kept, troubles = CREATURES.all()
    assert [each.value.name for each in kept] == ["Marsh Crab"]
    assert troubles == ["Aboleth.json: this is a folder, a pipe or a device, expected a file"]
