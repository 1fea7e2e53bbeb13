"""Stat blocks of the fourth edition as text, in both of its layouts."""

from battlemap.importers.stat_blocks import read
from tests.importers.stat_blocks.pages import FOURTH
from tests.importers.stat_blocks.support import BOOKS, only, paths

CUTTER = FOURTH.partition("Silt Hulk")[0]


def test_the_earlier_layout():
    read_ = read(FOURTH, BOOKS)[0]
    block, creature = read_.block, read_.block.creature
    assert (read_.name, block.ruleset, creature.level, block.kind, block.xp) == ("Silt Cutter", "dnd4e", 3, "humanoid", 150)
    assert (creature.size, creature.max_hp, creature.initiative, block.tags) == ("small", 44, 6, ("skirmisher", "goblin"))
    assert creature.sheet["defenses"] == {"ac": 17, "fort": 14, "ref": 16, "will": 13}
    assert creature.sheet["resist"] == {"acid": 5, "poison": 10} and creature.sheet["vulnerable"] == {"cold": 5}
    assert creature.speed == {"walk": 90, "climb": 60} and creature.abilities["dex"] == 17
    assert creature.skills == {"stealth": 10, "thievery": 10, "perception": 2}
    sword, bow, cloud = creature.attacks
    assert (sword.kind, sword.reach, sword.to_hit, sword.damage, sword.sheet) == ("melee", 15, 8, "1d6+5", {})
    assert (bow.kind, bow.range, bow.long) == ("ranged", 225, 450)
    assert (cloud.area.shape, cloud.area.size, cloud.sheet, cloud.recharge) == ("burst", 30, {"versus": "fort"}, 5)
    assert cloud.conditions == ("blinded",) and cloud.type == "poison"
    (step,) = [deed for deed in block.deeds if deed.name == "Silt Step"]
    assert (step.kind, step.uses, step.per) == ("bonus", 1, "rest")
    assert {"Silt Step: its text", "Senses: low-light vision", "Languages: Common, Goblin"} <= set(read_.left) and read_.clean


def test_the_later_layout_with_headings():
    read_ = read(FOURTH, BOOKS)[1]
    creature = read_.block.creature
    assert (read_.name, creature.level, read_.block.tags) == ("Silt Hulk", 6, ("elite", "brute", "leader"))
    assert creature.sheet["action_points"] == 1 and creature.speed == {"walk": 75, "swim": 105}
    slam, bury = creature.attacks
    assert (slam.reach, slam.damage, slam.conditions) == (30, "2d8+7", ("grabbed",))
    assert (bury.range, bury.area.size, bury.type, bury.recharge, bury.sheet) == (150, 15, "acid", 5, {"versus": "ref"})
    assert {"Silt Skin: its text", "Bury: ongoing 5 acid", "Bury: its further effects"} <= set(read_.left)
    assert paths(read_) == {"senses.darkvision"}


def test_bloodied_that_is_not_half_contradicts():
    doubts = only(CUTTER.replace("Bloodied 22", "Bloodied 30")).doubts
    assert [(doubt.field, doubt.why) for doubt in doubts] == [("max_hp", "contradicts")]


def test_what_is_missing_is_said():
    text = (
        CUTTER.replace("HP 44; Bloodied 22\n", "")
        .replace("Speed 6, climb 4; see also silt step\n", "")
        .replace("1d6 + 5 damage", "it cuts")
    )
    assert paths(only(text)) == {"max_hp", "speed", "attacks.Short Sword.damage"}
