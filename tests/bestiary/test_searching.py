"""What a few words find, and what comes first."""

import pytest

from battlemap.bestiary import Wanted, load, search
from battlemap.bestiary.searching import SHORTEST_SLIP
from battlemap.model import Creature, StatBlock
from battlemap.rulesets.catalog import RULESETS


def entry(name, **fields):
    own = {key: fields.pop(key) for key in ("size", "challenge") if key in fields}
    return StatBlock(creature=Creature(name=name, **own), **fields)


SHELF = (
    entry("Goblin", kind="fey", size="small", challenge=0.25, environments=("forest", "underground")),
    entry("Goblin Boss", kind="fey", size="small", challenge=1.0, tags=("goblinoid",)),
    entry("Hobgoblin", kind="fey", challenge=0.5, tags=("goblinoid",)),
    entry("Blue Dragon", kind="dragon", size="huge", challenge=16.0, environments=("desert",)),
    entry("Dragon Turtle", kind="dragon", size="gargantuan", challenge=17.0, environments=("water",)),
    entry("Will-o'-Wisp", kind="undead", size="tiny", challenge=2.0),
    entry("Qûasit", kind="fiend", size="tiny", challenge=1.0),
    entry("Winter Regent", kind="dragon"),
)


def found(text="", **wanted):
    return [each.name for each in search(SHELF, Wanted(text=text, **wanted))]


def test_nothing_wanted_is_everything_in_its_order():
    assert found() == [each.name for each in SHELF]


def test_the_very_name_comes_first_then_beginnings_then_insides():
    assert found("goblin") == ["Goblin", "Goblin Boss", "Hobgoblin"]
    assert found("gob") == ["Goblin", "Goblin Boss", "Hobgoblin"]


def test_a_later_word_of_a_name_is_a_beginning_too():
    assert found("dragon")[:2] == ["Dragon Turtle", "Blue Dragon"]
    assert found("wisp") == ["Will-o'-Wisp"]


def test_every_word_must_be_met_in_any_order():
    assert found("dragon blue") == found("blue dragon") == found("blu dra") == ["Blue Dragon"]
    assert found("blue goblin") == []


def test_accents_and_case_count_for_nothing():
    assert found("QUAS") == found("quâs") == ["Qûasit"]


def test_words_about_it_are_found_after_names():
    assert found("goblinoid") == ["Goblin Boss", "Hobgoblin"]
    assert found("desert") == ["Blue Dragon"]
    assert found("dragon")[-1] == "Winter Regent"


@pytest.mark.parametrize("slip", ["gobiln", "golbin", "gobln", "goblinn", "goblen", "hobgobln"])
def test_one_slip_of_the_finger_is_forgiven_where_no_name_is_met(slip):
    assert found(slip)[0] in ("Goblin", "Hobgoblin")


def test_short_words_and_two_slips_are_not():
    assert SHORTEST_SLIP == 4 and found("wsp") == [] and found("goooblin") == []


def test_size_kind_and_challenge_narrow_it():
    assert found(size="tiny") == ["Will-o'-Wisp", "Qûasit"]
    assert found("dragon", kind="dragon", challenge=(17.0, None)) == ["Dragon Turtle"]
    assert found(challenge=(None, 0.5)) == ["Goblin", "Hobgoblin"]
    assert found(challenge=(1.0, 2.0)) == ["Goblin Boss", "Will-o'-Wisp", "Qûasit"]


def test_any_of_the_environments_will_do():
    assert found(environments=("water", "desert")) == ["Blue Dragon", "Dragon Turtle"]
    assert found("goblin", environments=("forest",)) == ["Goblin"]


def test_in_the_shipped_shelves_what_a_game_master_types_comes_first():
    for name, typed, first in (
        ("dnd2014", "gob", "Goblin"), ("dnd2014", "adult red", "Adult Red Dragon"), ("dnd2024", "ogre", "Ogre"),
        ("dnd2024", "skel", "Skeleton"), ("dnd2024", "dire wolf", "Dire Wolf"), ("ose", "orc", "Orc"),
    ):  # fmt: skip
        assert search(load(RULESETS[name]), Wanted(text=typed))[0].name == first, typed
