"""Old-School Essentials as text: a line a figure, all in one line, in an entry of the Campaign Logger."""

import json
import re

import pytest

from battlemap.importers.stat_blocks import read
from tests.importers.stat_blocks.pages import GOBLIN_OSE
from tests.importers.stat_blocks.support import BOOKS, notes, only, paths

LINE = (
    "AC 7 [12], HD 2* (9hp), Att 2 × claw (1d3), 1 × bite (1d6), THAC0 18 [+1], MV 120' (40'), SV D12 W13 P14 B15 S16 (1), ML 8, "
    "AL Neutral, XP 25"
)


def test_a_page_with_a_line_a_figure_and_one_in_a_line():
    goblin, wyvern = read(GOBLIN_OSE, BOOKS)
    creature = goblin.block.creature
    assert (goblin.name, creature.ac, creature.max_hp, goblin.block.hit_dice, goblin.block.xp) == ("Goblin", 6, 3, "1d8-1", 5)
    assert creature.sheet == {"thac0": 19, "attack_bonus": 0, "aac": 13, "morale": 7, "rate": 60}
    assert goblin.block.saves == {"death": 14, "wands": 15, "paralysis": 16, "breath": 17, "spells": 18}
    assert {"Morale: 7 (9 with king)", "weapon: or by weapon", "Hate the sun: its text"} <= set(goblin.left)
    creature = wyvern.block.creature
    assert (wyvern.name, creature.speed, creature.sheet["rate"], creature.sheet["attacks_per_round"]) == (
        "Wyvern",
        {"fly": 240},
        90,
        2,
    )
    assert [(attack.name, attack.damage) for attack in creature.attacks] == [("bite", "2d8"), ("sting", "1d6")]
    assert "sting: poison" in wyvern.left and paths(wyvern) == {"size"}


def test_an_entry_with_its_own_name_and_kind():
    entry = {
        "tagValue": "Marsh Ape",
        "labels": ["HD: 02", "Monster", "Animal"],
        "rawText": "```\ntitle: Marsh Ape\nstats:\n- " + re.sub(r", (?=[A-Z])", "\n- ", LINE) + "\n```",
    }
    read_ = only({"campaignEntries": [entry, {"tagValue": "Rules", "rawText": "Nothing."}]})
    assert (read_.name, read_.block.kind) == ("Marsh Ape", "animal") and read_.block.creature.sheet["attacks_per_round"] == 3


def test_markdown_and_escaped_brackets():
    text = (
        "#### Marsh Ape\n\nBig.\n\n**AC** 7 \\[12\\], **HD** 2\\* (9hp), **Att** 1 × bite (1d6), **THAC0** 18 \\[+1\\], "
        "**MV** 120’ (40’), **SV** D12 W13 P14 B15 S16 (1), **ML** 8, **AL** Neutral, **XP** 25\n"
    )
    read_ = only(json.loads(json.dumps({"rawText": text, "tagValue": "x"})))
    assert read_.name == "Marsh Ape" and read_.block.creature.sheet["thac0"] == 18 and read_.block.hit_dice == "2d8"


@pytest.mark.parametrize(
    "old, new, field, why",
    [
        ("AC 7 [12]", "AC 7 [13]", "ac", "contradicts"),
        ("THAC0 18 [+1]", "THAC0 18 [+3]", "sheet.thac0", "contradicts"),
        ("2* (9hp)", "2* (19hp)", "max_hp", "contradicts"),
        ("2* (9hp)", "2*", "max_hp", "guessed"),
        ("bite (1d6)", "bite (swallow)", "attacks.bite.damage", "guessed"),
        ("claw (1d3), 1", "claw (1d3) or 1", "sheet.attacks_per_round", "guessed"),
        ("D12 W13 P14", "D12", "saves", "guessed"),
    ],
)
def test_what_does_not_fit_is_said(old, new, field, why):
    assert old in LINE
    read_ = only("Marsh Ape\n" + LINE.replace(old, new))
    assert (field, why) in [(doubt.field, doubt.why) for doubt in read_.doubts], notes(read_)


def test_by_weapon_is_a_guess_of_a_d6():
    read_ = only("Marsh Ape\n" + LINE.replace("2 × claw (1d3)", "1 × weapon (by weapon)"))
    assert read_.block.creature.attack("weapon").damage == "1d6" and "attacks.weapon.damage" in paths(read_)
