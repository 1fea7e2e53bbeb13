"""Reaches and shooting beside an enemy: small cases the rulings must not lose, found by mutation."""

from typing import Any

import pytest
from msgspec.structs import replace

from battlemap.geometry import Cell
from battlemap.model import Encounter
from battlemap.rules.attacks import attack_named
from battlemap.rules.cover import degree_of
from battlemap.rules.movement import plan_along
from battlemap.rules.threat import longest_reach, shooting_provocations, threatened_cells
from battlemap.rulesets import DEFAULT, find_ruleset
from tests.support.fights import CLAW, fight

FOUR = find_ruleset("dnd4e")
PIKE = {"name": "pike", "kind": "melee", "reach": 3.0}
SPEAR = {"name": "spear", "kind": "thrown", "reach": 4.5, "range": 6.0, "long": 18.0}
DART = {"name": "dart", "kind": "thrown", "range": 6.0, "long": 18.0}
BOW = {"name": "bow", "kind": "ranged", "reach": 9.0, "range": 24.0, "long": 96.0, "to_hit": 5}
BLAST = {"name": "blast", "kind": "ranged", "range": 9.0, "damage": "4d6", "save": {"ability": "dex", "dc": 13}}
VENOM = {**BOW, "name": "venom", "save": {"ability": "con", "dc": 13}}


@pytest.mark.parametrize(("attacks", "squares"), [
    ([], 1), ([CLAW], 1), ([CLAW, PIKE], 2), ([SPEAR], 3), ([PIKE, SPEAR], 3), ([DART], 1), ([BOW], 1), ([BOW, PIKE], 2),
])  # fmt: skip
def test_the_longest_reach_is_that_of_what_is_held_in_the_hand(attacks: list[dict[str, Any]], squares: int) -> None:
    state = fight(["..."], {"id": "ana", "at": [0, 0], "attacks": attacks})
    assert longest_reach(state, state.tokens["ana"]) == squares


def test_a_reach_ends_at_a_wall() -> None:
    state = fight(["....", "....", "...."], {"id": "ana", "at": [1, 1], "attacks": [CLAW]}, wall=[{"points": [[2, 0], [2, 3]]}])
    assert threatened_cells(state, state.tokens["ana"]) == ((0, 0), (1, 0), (0, 1), (0, 2), (1, 2))


def shooters(*others: dict[str, Any]) -> Encounter:
    ana = {"id": "ana", "at": [2, 1], "attacks": [BOW, BLAST, VENOM]}
    return replace(fight(["....."] * 3, ana, *others), ruleset="dnd4e")


def struck_by(state: Encounter, name: str, melee: bool = False) -> list[tuple[str, str, tuple[str, ...]]]:
    ana = state.tokens["ana"]
    attack = attack_named(ana, name)
    assert attack is not None
    return [(one.by, one.kind, one.attacks) for one in shooting_provocations(state, FOUR, ana, attack, melee)]


def test_of_those_beside_a_shooter_only_enemies_strike() -> None:
    far, orc = {"id": "far", "side": "foes", "at": [0, 0]}, {"id": "orc", "side": "foes", "at": [3, 2]}
    state = shooters({"id": "ben", "at": [1, 1]}, far, orc)
    assert struck_by(state, "bow") == [("orc", "ranged_beside", ("unarmed",))]
    assert struck_by(state, "bow", melee=True) == []


def test_what_is_rolled_against_an_armour_is_no_area_and_what_is_only_saved_against_is() -> None:
    state = shooters({"id": "orc", "side": "foes", "at": [3, 1], "attacks": [CLAW]})
    assert struck_by(state, "blast", melee=True) == [("orc", "area_beside", ("claw", "unarmed"))]
    assert struck_by(state, "venom") == [("orc", "ranged_beside", ("claw", "unarmed"))]


def test_who_is_behind_a_curtain_wall_is_not_struck() -> None:
    """Seen through, and yet total cover: glass."""
    glass = [{"points": [[2, 0], [2, 2]], "cover": "total", "blocks": ["move"]}]
    tokens = {"id": "ana", "at": [1, 0]}, {"id": "orc", "side": "foes", "at": [2, 0], "attacks": [CLAW]}
    for walls, wanted in ((glass, []), ([], ["orc"])):
        state = fight(["....", "...."], *tokens, wall=walls)
        plan = plan_along(state, find_ruleset(DEFAULT), "ana", [Cell(0, 0)], counted=False)
        assert [one.by for one in plan.provokes] == wanted


@pytest.mark.parametrize(("heights", "degree"), [((0, 0, 0), 1), ((0, 3.0, 0), 0), ((3.0, 3.0, 0), 1)])
def test_a_creature_between_is_cover_where_it_stands_between_in_height_too(heights: tuple[float, ...], degree: int) -> None:
    at = ("ana", 0, "party"), ("ben", 2, "party"), ("orc", 4, "foes")
    tokens = [{"id": who, "at": [x, 0], "side": side, "z": z} for (who, x, side), z in zip(at, heights, strict=True)]
    state = fight(["....."], *tokens)
    ana, ben, orc = state.tokens.values()
    assert [degree_of(state, ana, orc), degree_of(state, ana, ben), degree_of(state, ben, orc)] == [degree, 0, 0]
