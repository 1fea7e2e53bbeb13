"""Stat blocks pasted as text: from a book, a PDF with broken lines, a web page, Markdown; in English, Portuguese and Italian."""

import pytest

from battlemap.importers.stat_blocks import read
from tests.importers.stat_blocks import pages
from tests.importers.stat_blocks.support import BOOKS, differences, notes, only, paths


@pytest.mark.parametrize("tongue", ["en", "pt", "it"])
def test_a_page_in_three_tongues_has_the_same_figures(tongue):
    read_ = only(pages.STALKER[tongue])
    block, creature = read_.block, read_.block.creature
    assert (creature.size, block.kind, creature.ac, creature.max_hp, block.hit_dice) == ("medium", "humanoid", 15, 44, "8d8+8")
    assert creature.speed == {"walk": 90, "swim": 90} and creature.senses == {"darkvision": 180} and block.passive == 13
    assert creature.abilities == {"str": 15, "dex": 10, "con": 13, "int": 7, "wis": 12, "cha": 7}
    assert block.saves == {"str": 4, "con": 3} and creature.skills == {"perception": 3, "stealth": 4, "survival": 5}
    assert creature.resist == ("cold", "nonmagical_bludgeoning", "nonmagical_piercing", "nonmagical_slashing")
    assert creature.condition_immune == ("poisoned",) and creature.challenge == 2 and block.xp == 450
    assert creature.traits == ("pack_tactics",) and block.ruleset == "dnd2014"
    bite, club, javelin, breath = (creature.attack(name) for name in pages.NAMES[tongue])
    assert (bite.to_hit, bite.reach, bite.damage, bite.type) == (4, 15, "1d6+2", "piercing")
    assert [(extra.damage, extra.type) for extra in bite.extra] == [("1d6", "poison")]
    assert (club.damage, club.type) == ("1d6+2", "bludgeoning")
    assert (javelin.kind, javelin.reach, javelin.range, javelin.long) == ("thrown", 15, 90, 360)
    assert (breath.save.ability, breath.save.dc, breath.save.half, breath.recharge) == ("con", 11, True, 5)
    assert (breath.area.shape, breath.area.size, breath.damage, breath.type) == ("cone", 45, "3d6", "poison")
    assert creature.attacks_per_action == 2
    assert [(part.count, part.of[0]) for part in block.multiattack[0]] == [(1, bite.name), (1, club.name)]
    assert read_.clean and not [left for left in read_.left if left.startswith("Text")]


def test_markdown_of_2024_with_modifiers_and_saves_in_a_table():
    block = only(pages.LANTERN).block
    creature = block.creature
    assert (block.name, creature.size, block.kind, block.ruleset) == ("Bog Lantern", "small", "elemental", "dnd2024")
    assert (creature.ac, creature.initiative, creature.max_hp, block.xp) == (13, 3, 22, 100)
    assert creature.speed == {"walk": 15, "fly": 120} and creature.hover
    assert creature.abilities["dex"] == 17 and block.saves == {"dex": 5}
    assert creature.immune == ("fire", "poison") and creature.condition_immune == ("exhaustion", "grappled", "poisoned")
    flare = creature.attack("Flare")
    assert (flare.recharge, flare.damage, flare.save.dc, flare.area.shape) == (6, "2d8", 11, "emanation")
    (vanish,) = [deed for deed in block.deeds if deed.kind == "bonus"]
    assert (vanish.uses, vanish.per) == (2, "day")


def test_a_page_with_each_value_on_a_line_of_its_own():
    block = only(pages.WARDEN).block
    creature = block.creature
    assert (creature.ac, creature.max_hp, block.hit_dice, creature.proficiency) == (17, 93, "11d10+33", 3)
    assert list(creature.abilities.values()) == [18, 12, 17, 3, 10, 1] and not block.saves
    assert creature.immune[-1] == "nonmagical_slashing" and "unless_adamantine" in creature.traits
    assert creature.sheet == {"legendary_actions": 2, "legendary_resistances": 2}
    assert [[(part.count, part.of) for part in parts] for parts in block.multiattack] == [
        [(2, ("Slam",))],
        [(1, ("Slam",)), (1, ("Chain",))],
    ]
    assert creature.attack("Chain").escape == 15
    assert [(deed.name, deed.cost) for deed in block.deeds if deed.kind == "legendary"] == [("Step", 1), ("Slam", 2)]


def test_several_blocks_in_one_text():
    mage, rat = read(pages.TWO, BOOKS)
    assert (mage.name, rat.name) == ("Hedge Mage", "Gutter Rat")
    assert mage.block.spells.dc == 13 and mage.block.spells.lists["1st level (4 slots)"] == (
        "Mage Armor",
        "Magic Missile",
        "Shield",
    )
    assert any("15 with mage armor" in left for left in mage.left)
    assert (rat.block.creature.max_hp, rat.block.creature.challenge, rat.block.creature.attack("Bite").damage) == (1, 0, "1")


def test_a_web_page():
    read_ = only(pages.HOUND)
    assert read_.block.creature.abilities["int"] == 3 and read_.block.creature.attack("Bite").extra[0].damage == "1d4"
    # Wisdom 12 and no skill: 11 is what it perceives, its page says 13.
    assert paths(read_) == {"passive"}


def test_homebrew_markdown_in_a_quote():
    creature = only(pages.KNIGHT).block.creature
    assert creature.attack("Greatsword").damage == "2d6+3" and creature.attacks_per_action == 2


def test_portuguese_with_short_labels():
    block = only(pages.DRAGON_PT).block
    creature = block.creature
    assert (block.name, creature.ac, creature.max_hp, block.xp) == ("Dragão do Lodo", 17, 127, 2900)
    assert creature.speed == {"walk": 120, "swim": 120, "fly": 240} and creature.hover
    assert creature.immune == ("acid",) and creature.condition_immune == ("poisoned", "prone")
    assert creature.sheet == {"legendary_actions": 3, "legendary_resistances": 3} and creature.attacks_per_action == 3
    breath, wings, claws = (creature.attack(name) for name in ("Sopro Ácido", "Ataque de Asas", "Garras"))
    assert (breath.area.shape, breath.area.size, breath.area.width) == ("line", 90, 15)
    assert (wings.save.dc, wings.save.conditions, wings.damage) == (15, ("prone",), "2d6+4")
    assert (claws.conditions, claws.escape) == (("grappled",), 14)


def test_italian_with_colons_and_a_column_of_abilities():
    block = only(pages.SPECTRE_IT).block
    creature = block.creature
    assert block.kind == "undead" and creature.speed == {"fly": 150} and creature.hover
    assert creature.condition_immune == ("grappled", "poisoned", "prone", "unconscious")
    drain = creature.attack("Risucchio di Vita")
    assert (drain.magical, drain.damage, drain.type, drain.save.dc) == (True, "3d6", "necrotic", 10)


def test_lines_broken_anywhere_read_the_same():
    """Every space of an entry may be the end of a line, but those behind a full stop."""
    text = pages.STALKER["en"]
    head, _, rest = text.partition("Actions\n")
    broken = head + "Actions\n" + "\n".join(_wrapped(line) for line in rest.split("\n"))
    assert not differences(only(text).block, only(broken).block)


def _wrapped(line):
    words, lines = line.split(" "), [""]
    for word in words:
        if len(lines[-1]) > 36 and not lines[-1].endswith((".", ":")):
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)


@pytest.mark.parametrize(
    "line, field",
    [
        ("Hit Points 44 (8d8 + 8)", "max_hp"),
        ("Speed 30 ft., swim 30 ft.", "speed"),
        ("Challenge 2 (450 XP)", "challenge"),
        ("Medium humanoid (lizardfolk), neutral evil", "size"),
    ],
)
def test_a_line_that_is_missing_is_a_guess_that_is_said(line, field):
    read_ = only(pages.STALKER["en"].replace(line + "\n", ""))
    assert field in paths(read_) and field not in read_.told
    assert field in only(pages.STALKER["en"].replace(line + "\n", "")).doubts[0].field or notes(read_)


@pytest.mark.parametrize(
    "old, new, field",
    [
        ("44 (8d8 + 8)", "60 (8d8 + 8)", "max_hp"),
        ("2 (450 XP)", "2 (700 XP)", "xp"),
        ("Perception 13", "Perception 17", "passive"),
        ("Str +4, Con +3", "Str +9, Con +3", "saves.str"),
        ("5 (1d6 + 2) bludgeoning", "9 (1d6 + 2) bludgeoning", "attacks.Heavy Club.damage"),
        ("DC 11 Con", "DC 18 Con", "attacks.Swamp Breath.save"),
    ],
)
def test_figures_that_contradict_each_other_are_said(old, new, field):
    text = pages.STALKER["en"]
    assert old in text
    doubts = only(text.replace(old, new)).doubts
    assert [(doubt.field, doubt.why) for doubt in doubts] == [(field, "contradicts")]


def test_prose_is_no_stat_block():
    from battlemap.importers import ImportProblem

    with pytest.raises(ImportProblem, match="no creature is in it"):
        read("The old mill stands by the river. Its armor class is nobody's business.\n" * 20, BOOKS)


BREATHS = """\
Actions
Breath Weapons (Recharge 5-6). The stalker uses one of the following breath weapons.
Fire Breath. The dragon exhales fire in a 30-foot line that is 5 feet wide. Each creature in that line must make a DC 11 Dexterity
saving throw, taking 14 (4d6) fire damage on a failed save, or half as much damage on a successful one.
Sleep Breath. The dragon exhales sleep gas in a 15-foot cone. Each creature in that area must succeed on a DC 11
Constitution saving
throw or fall unconscious for 1 minute.
"""


def test_options_under_a_common_name_recharge_with_it():
    creature = only(pages.STALKER["en"].partition("Actions\n")[0] + BREATHS).block.creature
    fire, sleep = creature.attacks
    assert [(attack.name, attack.recharge) for attack in (fire, sleep)] == [("Fire Breath", 5), ("Sleep Breath", 5)]
    assert fire.damage == "4d6" and sleep.save.conditions == ("unconscious",)


def test_an_entry_behind_one_without_a_full_stop():
    """Behind a list of spells, or where the line before has none at its end."""
    text = pages.TWO.replace(
        "3rd level (2 slots): fireball\n", "3rd level (2 slots): fireball\nMagic Resistance. The mage has advantage.\n"
    )
    mage = read(text, BOOKS)[0].block
    assert mage.creature.traits == ("magic_resistance",) and mage.spells.lists["3rd level (2 slots)"] == ("Fireball",)
    text = pages.STALKER["en"].replace("heavy club.\nBite", "heavy club\nBite")
    assert not differences(only(text).block, only(pages.STALKER["en"]).block)


def test_a_name_in_brackets_and_an_alignment_in_shares():
    block = only(
        pages.STALKER["en"]
        .replace("Marsh Stalker", "Stalker (Old)")
        .replace("neutral evil", "neutral good (50%) or neutral evil (50%)")
    ).block
    assert block.name == "Stalker (Old)" and block.tags == ("lizardfolk",)


def test_several_fields_on_one_line():
    lines = pages.STALKER["en"].split("\n")
    head, rest = lines[:14], lines[14:]
    joined = [*head[:2], " ".join(head[3:6]), *head[7:9], " ".join(head[10:14]), *rest]
    assert not differences(only("\n".join(joined)).block, only(pages.STALKER["en"]).block)
