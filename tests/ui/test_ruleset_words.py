"""Every name a ruleset uses has a word people can read, in a table translators find; conditions say what their record says."""

import ast
from pathlib import Path

import pytest

import battlemap
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene
from battlemap.rules.ruling import Refusal
from battlemap.rulesets import DEFAULT, find_ruleset, names
from battlemap.ui import ruleset_words, words
from battlemap.ui.condition_words import IS

RULES = Path(battlemap.__file__).parent / "rules"
ANA = token_from({"id": "ana", "name": "Ana", "at": [0, 0], "hp": 10})
STATE = Encounter(ruleset=DEFAULT, scene=Scene(rows=("....",)), tokens={"ana": ANA})
ALL = names()


def test_every_resource_and_action_has_a_word():
    for ruleset in map(find_ruleset, ALL):
        given = [*ruleset.resources, *ruleset.off_turn, *ruleset.free, *ruleset.actions, *ruleset.saves]
        assert {name for name in given if name not in words.WORDS} == set(), ruleset.name


def test_every_phase_declaration_and_move_has_a_word():
    for ruleset in map(find_ruleset, ALL):
        turns = ruleset.turns
        wanted = {*turns.phases, *turns.phase_of.values(), *([turns.slow] if turns.slow else [])}
        assert wanted <= set(ruleset_words.PHASES), ruleset.name
        assert set(turns.declarations) <= set(ruleset_words.DECLARATIONS) & set(ruleset_words.DECLARED)
        assert set(ruleset.movement.kinds) <= set(ruleset_words.MOVES)
        assert turns.schedule in ruleset_words.SCHEDULES
        assert not turns.surprise or turns.surprise in ruleset_words.SURPRISES


def test_every_area_has_a_name_and_says_how_its_squares_count(qapp):
    for ruleset in map(find_ruleset, ALL):
        assert ruleset.areas and set(ruleset.areas) <= set(ruleset_words.AREAS), ruleset.name
        for shape in ruleset.areas:
            told = words.area_counts(shape, 60, ruleset.square)
            assert told.endswith(".") and "{" not in told


@pytest.mark.parametrize("ruleset", ALL)
def test_every_condition_has_a_name_and_says_what_it_does(ruleset, qapp):
    record = find_ruleset(ruleset)
    for name in record.conditions:
        assert name in ruleset_words.CONDITIONS and name in IS, name
        _, does = words.condition(name, record)
        assert does.endswith(".") and "{" not in does


def test_one_name_says_what_it_does_here(qapp):
    """Prone is no disadvantage where attacks have none, and weighs on its own attacks there."""
    told = {name: words.condition("prone", find_ruleset(name))[1] for name in ALL if "prone" in find_ruleset(name).conditions}
    with_dice = [text for text in told.values() if "disadvantage" in text.lower()]
    with_bonus = [text for text in told.values() if "combat advantage" in text and "-2" in text]
    assert with_dice and with_bonus and not set(with_dice) & set(with_bonus)


def reasons_in_code() -> set[str]:
    found: set[str] = set()
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason" and node.args:
                found |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    return {text for text in found if isinstance(text, str) and not text.endswith("_")}


def test_every_reason_in_the_rules_has_a_sentence():
    known = {*words.REASONS, *words.WORDS}
    assert {kind for kind in reasons_in_code() if kind not in known and not kind.endswith("_")} == set()


def test_combat_advantage_names_its_cause(qapp):
    told = words.reason({"kind": "combat_advantage_prone", "by": "ana", "amount": 2}, STATE)
    assert told == "combat advantage: Ana is prone"


def test_a_ruleset_is_told_in_one_sentence(qapp):
    for name in ALL:
        told = words.ruleset_told(find_ruleset(name))
        assert told.endswith(".") and "_" not in told and "{" not in told


def test_a_way_of_moving_says_what_sets_it_apart(qapp):
    for ruleset in map(find_ruleset, ALL):
        for name, kind in ruleset.movement.kinds.items():
            title, told = words.move_kind(name, kind)
            assert told.startswith(title) and told.endswith(".")


def test_a_refusal_names_the_phase_and_its_rule(qapp):
    no = Refusal("wrong_phase", {"phase": "melee", "wanted": "missile"})
    assert words.refusal(no, STATE) == "That belongs to the phase Missiles; now it is Melee."
    no = Refusal("not_declared", {"rule": "in_melee", "token": "ana"})
    assert words.refusal(no, STATE).startswith("Ana stands beside an enemy")
    assert words.refusal(Refusal("not_your_turn", {"token": "ana", "active": "foes"}), STATE).endswith("Foes acts now.")


def test_a_side_is_named(qapp):
    assert words.who(STATE, "party") == "Party" and words.who(STATE, "ana") == "Ana" and words.who(STATE, "guards") == "Guards"
