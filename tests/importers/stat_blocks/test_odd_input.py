"""Whatever stands in a file: one sentence or creatures the engine takes, never a traceback, never long."""

import copy
import json
import math
import random
import time

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.encounter import commands as c
from battlemap.importers import ImportProblem
from battlemap.importers.stat_blocks import Read, read
from battlemap.importers.stat_blocks.formula import worked_out
from battlemap.importers.stat_blocks.plain_abilities import is_of_abilities
from battlemap.importers.stat_blocks.sound import LARGEST, MOST_DICE, MOST_SIDES, is_dice
from battlemap.model import StatBlock
from battlemap.rules.dice import parse_dice
from battlemap.rulesets.catalog import RULESETS
from tests.bestiary.test_in_play import done, fight
from tests.importers.stat_blocks import pages
from tests.importers.stat_blocks.support import BOOKS
from tests.importers.stat_blocks.test_five_tools import creature
from tests.importers.stat_blocks.test_flat_kinds import five_bits, flat, improved, nested
from tests.importers.stat_blocks.test_foundry_fifth import actor, weapon
from tests.importers.stat_blocks.test_foundry_fourth import actor as fourth
from tests.importers.stat_blocks.test_foundry_fourth import power

SOURCES = [five_bits(), flat(), nested(), improved(), creature(), actor([weapon()]), fourth([power()])]
TEXTS = [
    *pages.STALKER.values(),
    pages.LANTERN,
    pages.WARDEN,
    pages.TWO,
    pages.HOUND,
    pages.KNIGHT,
    pages.DRAGON_PT,
    pages.GOBLIN_OSE,
    pages.FOURTH,
]
ODD = [
    None,
    True,
    0,
    -1,
    1e308,
    math.nan,
    math.inf,
    -(10**30),
    10**30,
    3.7,
    "",
    "x",
    "NaN",
    "9" * 400,
    "-5",
    "999d9999",
    "\x00\x02",
    "\N{RIGHT-TO-LEFT OVERRIDE}evil",
    "🐉" * 50,
    [],
    {},
    [[]],
    {"a": {}},
    [None],
    ["x", 1, {}],
    {"value": None},
    {"name": "x"},
    "{@atk {@atk mw}}",
    "[[/attack extended]]",
    "+99999 to hit",
    "1/0",
    "½",
    "@mod",
    "((((",
    "a" * 30_000,
    "<p>" * 2_000,
    "*" * 5_000,
    " " * 9_000,
    "(a" * 4_000,
    "Melee Weapon Attack: +4 to hit, reach 99999 ft., one target. Hit: 99999 (9999d99999 + 99999) " + "fire damage.",
]


def places(value, before=()):
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [before] * bool(before) + [place for key, each in inner for place in places(each, (*before, key))]


def changed(value, dice):
    """A copy in which something odd stands in a few places."""
    value = copy.deepcopy(value)
    for place in dice.sample(places(value), dice.choice((1, 1, 2, 5))):
        held = value
        try:
            for key in place[:-1]:
                held = held[key]
            if dice.random() < 0.2 and isinstance(held, dict):
                del held[place[-1]]
            else:
                held[place[-1]] = copy.deepcopy(dice.choice(ODD))
        except (KeyError, IndexError, TypeError):
            pass  # its place is gone with an earlier change
    return value


def answers(source):
    try:
        return read(source, BOOKS)
    except ImportProblem as problem:
        assert "\n" not in str(problem) and len(str(problem)) < 600
        return ()


def check(found, dice):
    """Each is a record of the bestiary's own kind, whose sentences are short, and one that fights."""
    for answer in found:
        if not isinstance(answer, Read):
            assert answer.why
            continue
        block = answer.block
        assert msgspec.json.decode(msgspec.json.encode(block), type=StatBlock) == block
        assert all(
            said and "\n" not in said and len(said) <= 260 for said in (*answer.left, *(doubt.note for doubt in answer.doubts))
        )
        assert answer.told
    for answer in [answer for answer in found if isinstance(answer, Read)][:1]:
        document = fight(RULESETS[answer.block.ruleset], answer.block)
        for attack in answer.block.creature.attacks[:3]:
            done(document, c.MakeAttack(token="own", target="foe", attack=attack.name), dice)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(sorted(source)[:3]))
def test_a_file_with_anything_in_any_field(source):
    dice = random.Random(json.dumps(source, default=str))
    for _ in range(60):
        check(answers(json.dumps(changed(source, dice))), dice)


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.strip()[:20])
def test_a_page_with_anything_at_any_place(text):
    dice = random.Random(text)
    parts = [
        "",
        "\n",
        "(",
        ")",
        "**",
        "<b>",
        "\x02",
        "AC 15\n",
        "Hit: ",
        "9" * 9,
        *(odd for odd in ODD if isinstance(odd, str)),
    ]
    for _ in range(25):
        told = text
        for _ in range(dice.choice((1, 2, 5))):
            at = dice.randrange(len(told) + 1)
            told = told[:at] + dice.choice(parts) + told[min(len(told), at + dice.choice((0, 1, 5, 40, 200))) :]
        check(answers(told), dice)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from(SOURCES), st.data())
@settings(max_examples=120, deadline=None)
def test_any_value_in_a_field_of_the_head(source, data):
    key = data.draw(st.sampled_from(sorted(source)))
    check(answers(json.dumps({**source, key: data.draw(JSON)})), random.Random(1))


@given(st.text(max_size=200))
@settings(max_examples=150, deadline=None)
def test_any_text(text):
    assert answers(text) == () or "AC" in text or "CA" in text


@given(st.text(alphabet="0123456789d+-*/@mod.() []", max_size=40))
@settings(max_examples=200, deadline=None)
def test_any_formula(text):
    found = worked_out(text, {"mod": 4})
    assert found == "" or all(sign in "0123456789d+-" for sign in found)


@pytest.mark.parametrize(
    "sign", ["(", "**", "_", "<p>", "> ", "#", "|--", "AC 15\nHP 3\n", "AC 7 [12] HD 1 THAC0 19 ", "A. ", " ", "Name. ", "{@a "]
)
def test_endless_repetition_ends(sign):
    for before in ("", "AC 15\nHP 22 (3d6)\nSTR 8 DEX 9 CON 9 INT 9 WIS 9 CHA 9\nActions\nBite. "):
        answers(before + sign * (60_000 // len(sign)))


@pytest.mark.parametrize(
    "text",
    [
        "2d6+3",
        "5",
        f"{MOST_DICE}d{MOST_SIDES}",
        "1d4-1",
        "0d6",
        "1d0",
        f"{MOST_DICE + 1}d6",
        f"1d{MOST_SIDES + 1}",
        "d6",
        "2d6+2d4",
    ],
)
def test_what_is_taken_for_dice_the_program_rolls(text):
    """The bounds of the importers are not wider than those of the rules."""
    try:
        parse_dice(text)
    except ValueError:
        assert not is_dice(text)


def test_numbers_stay_within_those_of_forms():
    from battlemap.encounter import tables

    assert LARGEST <= tables.LARGEST


@pytest.mark.parametrize("row", ["9" * 150, "99 " * 50 + "x", "Str 9" * 30 + "!", "(9)" * 50 + "?", "9+" * 70])
def test_a_row_of_digits_among_the_abilities_is_read_at_once(row):
    """Read as scores it could be taken apart in more ways than anybody can try: the window stood still."""
    begun = time.process_time()
    is_of_abilities(row)
    head = "Thorn Knight\nMedium plant, lawful neutral\nArmor Class 18\nHit Points 52 (8d8 + 16)\nSpeed 30 ft.\nSTR DEX CON\n"
    answers(f"{head}{row}\n")
    assert time.process_time() - begun < 1


def test_rows_of_scores_are_known_as_such_still():
    for line in ("16 (+3) 11 (+0) 15 (+2)", "STR DEX CON INT WIS CHA", "Str 8 -1 -1 Dex 15 +2 +2", "MOD SAVE", "8, 14, 10"):
        assert is_of_abilities(line), line
    for line in ("16 goblins", "Strider", "AC 15", ""):
        assert not is_of_abilities(line), line
