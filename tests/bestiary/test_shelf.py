"""What is shipped: how many, under which names, with which figures; and what a damaged file says."""

import json
import re
import tomllib

import pytest

from battlemap.bestiary import ShelfError, attribution, load
from battlemap.bestiary.shelf import read
from battlemap.resources import resource_path
from battlemap.rules.dice import parse_dice
from battlemap.rulesets.catalog import RULESETS

COUNTS = {"dnd2014": 334, "dnd2024": 330, "ose": 40, "dnd4e": 10, "alternating": 10}


@pytest.mark.parametrize("name", COUNTS)
def test_a_ruleset_has_its_creatures_once_each_by_name(name):
    entries = load(RULESETS[name])
    names = [entry.name for entry in entries]
    assert len(names) == len(set(names)) == COUNTS[name]
    assert names == sorted(names, key=str.casefold)
    assert {entry.ruleset for entry in entries} == {name}


def test_the_srds_are_credited_as_they_ask_and_nobody_else_is():
    for name, number in (("dnd2014", "5.1"), ("dnd2024", "5.2.1")):
        said = attribution(RULESETS[name])
        assert f"System Reference Document {number}" in said and "Wizards of the Coast LLC" in said
        assert "Creative Commons Attribution 4.0 International License" in said
    assert attribution(RULESETS["dnd4e"]) == attribution(RULESETS["alternating"]) == ""


def test_the_credits_travel_beside_the_files():
    said = " ".join(resource_path("assets", "bestiary", "CREDITS.txt").read_text(encoding="utf-8").split())
    for ruleset in RULESETS.values():
        assert attribution(ruleset) in said


def test_every_creature_is_something_somewhere(shipped):
    _, entry = shipped
    assert entry.kind and entry.environments and entry.creature.max_hp > 0
    assert set(entry.creature.speed.values()) != {0} or entry.name in ("Shrieker",)


def test_average_hit_points_are_those_of_the_dice(shipped):
    _, entry = shipped
    if entry.hit_dice:
        average = int(parse_dice(entry.hit_dice).average)
        assert abs(max(1, average) - entry.creature.max_hp) <= 1 or entry.name in HIT_POINTS_AS_PRINTED


# The SRDs print these so: SRD 5.1 has other averages than its dice.
HIT_POINTS_AS_PRINTED: set[str] = set()


LONGEST, MOST_WORDS = 45, 7  # "Nightmare Haunting (1/Day; Requires Soul Bag)", "Hand Crossbow (Humanoid or Hybrid Form Only)"


def texts(value):
    """Every text of a shipped file, keys and all."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, held in value.items():
            yield from (key, *texts(held))
    elif isinstance(value, list):
        for held in value:
            yield from texts(held)


@pytest.mark.parametrize("path", sorted(resource_path("assets", "bestiary").glob("*.json")), ids=lambda path: path.name)
def test_nothing_as_long_as_a_sentence_is_in_a_file(path):
    """Names, words and dice; only the credit the licence asks for is a sentence."""
    data = json.loads(path.read_text(encoding="utf-8"))
    found = list(texts(data["creatures"]))
    assert max(map(len, found)) <= LONGEST and max(len(text.split()) for text in found) <= MOST_WORDS
    assert not [text for text in found if text.endswith(".")]


@pytest.mark.parametrize("path", sorted(resource_path("assets", "bestiary").glob("*.toml")), ids=lambda path: path.name)
def test_nothing_as_long_as_a_sentence_is_written_by_hand(path):
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert max(map(len, texts(data["creature"]))) <= LONGEST


def test_no_sentence_of_a_source_is_shipped(shipped):
    """Names, words and dice only: nothing with a full stop inside, nothing as long as a sentence."""
    _, entry = shipped
    for deed in entry.deeds:
        assert len(deed.name) < 60 and not re.search(r"\. |\.$", deed.name), deed.name
    for attack in entry.creature.attacks:
        assert len(attack.name) < 60 and "." not in attack.name


def test_a_goblin_and_a_dragon_as_their_pages_have_them():
    goblin = {entry.name: entry for entry in load(RULESETS["dnd2014"])}["Goblin"]
    assert (goblin.creature.ac, goblin.creature.max_hp, goblin.hit_dice, goblin.xp) == (15, 7, "2d6", 50)
    assert goblin.creature.skills == {"stealth": 6} and goblin.creature.senses == {"darkvision": 180}
    assert "nimble_escape" in goblin.creature.traits
    bow = goblin.creature.attack("Shortbow")
    assert bow is not None and (bow.kind, bow.to_hit, bow.range, bow.long, bow.damage) == ("ranged", 4, 240, 960, "1d6+2")
    dragon = {entry.name: entry for entry in load(RULESETS["dnd2024"])}["Adult Red Dragon"]
    breath = dragon.creature.attack("Fire Breath")
    assert breath is not None and breath.save is not None and breath.area is not None
    assert (breath.damage, breath.save.ability, breath.save.dc, breath.save.half) == ("17d6", "dex", 21, True)
    assert (breath.area.shape, breath.area.size, breath.recharge) == ("cone", 180, 5)
    assert dragon.creature.sheet == {"legendary_actions": 3, "legendary_resistances": 3}
    assert dragon.creature.attacks_per_action == 3


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("x.json", '{"ruleset": "dnd2024", "creatures": [{"creature": {"size": "vast"}}]}', "size"),
        ("x.json", "{", "x.json"),
        ("x.toml", 'ruleset = "a"\n[[creature]]\nname = "Crab"\nlegs = 8', "legs: unknown field"),
        ("x.toml", 'ruleset = "a"\n[[creature]]\nhp = 8', "creature[0].name"),
        ("x.toml", "creature = 3", "x.toml"),
    ],
)
def test_a_damaged_file_says_which_field(tmp_path, name, text, said):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ShelfError) as problem:
        read(path)
    assert said in str(problem.value) and str(problem.value).startswith(name)


@pytest.mark.parametrize("text", ["hp = " + "9" * 5000, "x = " + "[" * 5000, "[[creature]]\nname = 'a\\nb'\nhp = 1\nodd = 2"])
def test_a_file_of_hostile_numbers_or_nests_is_one_sentence(text, tmp_path):
    path = tmp_path / "odd.toml"
    path.write_text(f'ruleset = "ose"\n{text}', encoding="utf-8")
    with pytest.raises(ShelfError, match=r"^odd\.toml: [^\n]+$"):
        read(path)
