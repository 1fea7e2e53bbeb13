"""Every sample stat block of other people's programs against the shipped creature of the same name, field by field.

What differs must be listed here with its reason, or be something the source does not say and the reading says it lacks.
"""

from pathlib import Path

import pytest

from battlemap.importers.stat_blocks import Read, read
from battlemap.importers.stat_blocks.trait_names import trait_of
from tests.importers.stat_blocks.support import BOOKS, differences, paths, shipped

SAMPLES = Path(__file__).parents[4] / "shared" / "samples" / "statblocks"
pytestmark = pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample files are not here")

# Not said by these programs, which work it out from the challenge or from Wisdom; or said by the bestiary of its own.
WORKED_OUT = {"xp", "passive", "environments", "source", "deeds", "initiative"}
# (folder, creature, field) -> why the source's figure stands.
SETTLED = {
    ("5e-bits", "Aboleth", "saves"): "the file has no saving throw of Dexterity",
    ("5e-bits", "Aboleth", "creature.saves"): "the file has no saving throw of Dexterity",
    ("5etools", "Archmage", "tags"): "the file says any race",
    ("foundry-dnd5e", "Adult Red Dragon", "attacks.Frightful Presence.save.dc"): "the file says 16; it is doubted",
    ("foundry-dnd5e", "Adult Red Dragon", "tags"): "the file does not say that it is chromatic",
    ("open5e", "Goblin", "tags"): "the file has no subtype",
    ("open5e", "Guard", "tags"): "the file has no subtype",
}
# Another game's own figures.
OTHER_GAMES = ("bfrpg",)


def answers():
    if not SAMPLES.is_dir():
        return []
    return [(path, answer) for path in sorted(SAMPLES.rglob("*.json")) for answer in read(path, BOOKS)]


def named(pair):
    return f"{pair[0].parent.name}-{pair[0].stem}-{pair[1].name}"


@pytest.mark.parametrize("pair", answers(), ids=named)
def test_a_sample_is_read_as_the_bestiary_has_it(pair):
    path, answer = pair
    folder = path.parent.name
    assert isinstance(answer, Read), answer
    entry = shipped(answer.block.ruleset, answer.name)
    if entry is None or folder in OTHER_GAMES:
        return
    wrong = [
        (field, ours, theirs)
        for field, ours, theirs in differences(answer.block, entry)
        if field.rpartition(".")[2] not in WORKED_OUT and (folder, answer.name, field) not in SETTLED
    ]
    assert not wrong
    for field in ("xp", "passive"):
        assert getattr(answer.block, field) in (None, getattr(entry, field))


@pytest.mark.parametrize("pair", answers(), ids=named)
def test_every_entry_of_a_sample_is_read_or_said_to_be_left(pair):
    """An entry is an attack, an aura, a trait the program knows, a list of spells, or said to be left."""
    _, answer = pair
    block = answer.block
    known = {attack.name.partition(" (")[0] for attack in block.creature.attacks} | {aura.name for aura in block.auras}
    left = " ".join(answer.left)
    for deed in block.deeds:
        named = deed.name.partition(" (")[0]
        assert (
            any(name.startswith(named) or named in name for name in known)
            or named in left
            or trait_of(deed.name)
            or deed.name == "Spellcasting"
            and block.spells is not None
            or deed.name == "Legendary Resistance"
            and block.creature.sheet.get("legendary_resistances")
            or deed.kind == "legendary"
            and told_by_an_attack(deed.name, known)
        ), deed


def told_by_an_attack(name, known):
    """ "Tail Attack" is the attack Tail once more."""
    return any(word in name.split() for word in known) or name in ("Lash",)


def test_a_save_that_fits_no_ability_is_doubted():
    (dragon,) = [answer for path, answer in answers() if path.match("foundry-dnd5e/2014_adult*")]
    assert "attacks.Frightful Presence.save" in paths(dragon)


def test_werewolf_forms_and_figures():
    (werewolf,) = [answer for path, answer in answers() if answer.name == "Werewolf"]
    creature = werewolf.block.creature
    assert (creature.ac, creature.max_hp, creature.speed) == (11, 58, {"walk": 90})
    assert "ac" in paths(werewolf) and any("40 ft. in wolf form" in left for left in werewolf.left)
    assert creature.traits == ("keen_hearing_and_smell", "shapechanger", "unless_silvered")
    assert creature.attack("Spear (Humanoid Form Only)").kind == "thrown"


def test_figures_of_open_five_creatures_that_are_not_shipped():
    found = {answer.name: answer.block for path, answer in answers() if path.name.startswith("v1_api")}
    kuk = found["A-mi-kuk"]
    assert (kuk.creature.size, kuk.kind, kuk.creature.ac, kuk.creature.max_hp, kuk.hit_dice) == (
        "huge",
        "aberration",
        14,
        115,
        "10d12+50",
    )
    assert kuk.creature.challenge == 7 and kuk.creature.skills == {"athletics": 10, "perception": 5, "stealth": 2}
    assert kuk.creature.speed == {"walk": 90, "burrow": 60, "swim": 120}
    rolled = {attack.name: (attack.to_hit, attack.reach, attack.damage) for attack in kuk.creature.attacks if attack.to_hit}
    assert rolled == {"Bite": (8, 15, "2d6+5"), "Grasping Claw": (8, 30, "3d8+5")}
    assert kuk.creature.attack("Strangle").save.dc == 16 and kuk.creature.attack("Strangle").damage == "6d8"
    assert [part.of for part in kuk.multiattack[0]] == [("Bite",), ("Grasping Claw",)]
    assert kuk.creature.resist == ("acid", "nonmagical_bludgeoning", "nonmagical_piercing", "nonmagical_slashing")


def test_old_school_figures():
    found = {answer.name: answer.block for path, answer in answers() if path.parent.name == "ose"}
    snakes = found["Conjured Snakes"]
    assert (snakes.creature.ac, snakes.creature.sheet["aac"], snakes.creature.max_hp, snakes.xp) == (6, 13, 4, 10)
    assert snakes.creature.attack("bite").damage == "1d4" and snakes.creature.sheet["rate"] == 90
    air = found["Air Elemental"]
    assert (air.creature.ac, air.hit_dice, air.creature.max_hp, air.xp) == (-2, "16d8", 72, 2300)
    assert air.creature.speed == {"fly": 360} and air.creature.sheet["thac0"] == 8 and air.creature.sheet["attack_bonus"] == 11
    assert air.saves == {"death": 2, "wands": 3, "paralysis": 4, "breath": 3, "spells": 6}


def test_basic_fantasy_figures_come_to_the_same_chance_to_hit():
    found = {answer.name: answer.block.creature for path, answer in answers() if path.parent.name == "bfrpg"}
    goblin = found["Goblin"]
    # Theirs: d20 + 0 against 14; ours: d20 - 1 against 13.
    assert (goblin.ac, goblin.sheet["aac"], goblin.sheet["attack_bonus"], goblin.sheet["thac0"]) == (6, 13, -1, 20)
    assert goblin.attacks[0].damage == "1d6" and goblin.sheet["rate"] == 60 and goblin.sheet["morale"] == 7
