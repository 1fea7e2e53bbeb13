"""Dice, damage, chances: small sums with right values."""

import pytest

from battlemap.model import Creature, Token
from battlemap.rules.attacks import chance_to_hit
from battlemap.rules.dice import parse_dice
from battlemap.rules.harm import hurt
from battlemap.rules.policies.damage import halved_and_doubled as damage_to
from battlemap.rules.policies.death import three_of_either as death_save
from battlemap.rules.ruling import Reason, mode_of
from battlemap.rulesets import DEFAULT, find_ruleset

RULES = find_ruleset(DEFAULT)


@pytest.mark.parametrize(
    ("text", "sides", "flat"),
    [("1d8+3", (8,), 3), ("2d6", (6, 6), 0), ("d4-1", (4,), -1), ("5", (), 5), ("1d6 + 1d4+2", (6, 4), 2)],
)
def test_dice_are_read(text: str, sides: tuple[int, ...], flat: int) -> None:
    assert (parse_dice(text).sides, parse_dice(text).flat) == (sides, flat)


@pytest.mark.parametrize("text", ["x", "1d", "d", "2d6 3", "1d6++2", "999d6", "1d0"])
def test_what_is_no_dice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="dice"):
        parse_dice(text)


def test_a_critical_rolls_every_die_twice_and_the_bonus_once() -> None:
    assert parse_dice("2d6+3").total((1, 2, 3, 4)) == 13


@pytest.mark.parametrize(
    ("resist", "vulnerable", "adjust", "taken"),
    [(("all",), ("fire",), -5, 22), ((), ("fire",), -5, 46), (("all",), (), -5, 11), (("fire", "all"), (), 0, 14)],
)
def test_adjustments_then_resistance_then_vulnerability(
    resist: tuple[str, ...], vulnerable: tuple[str, ...], adjust: int, taken: int
) -> None:
    token = Token(id="x", creature=Creature(resist=resist, vulnerable=vulnerable))
    assert damage_to(RULES, token, [(28, "fire")], adjust).taken == taken


def test_half_of_a_blow_is_rounded_once() -> None:
    token = Token(id="x", creature=Creature())
    assert damage_to(RULES, token, [(9, "fire"), (6, "cold")], half=True).taken == 7


def test_massive_damage_kills_and_one_less_does_not() -> None:
    token = Token(id="x", creature=Creature(character=True, max_hp=12), hp=6)
    assert (hurt(RULES, token, 18).dead, hurt(RULES, token, 17).dead) == (True, False)


def test_death_saves_count() -> None:
    token = Token(id="x", creature=Creature(character=True), hp=0, failures=1)
    assert (death_save(token, 1).dead, death_save(token, 9).failures, death_save(token, 20).hp) == (True, 2, 1)


@pytest.mark.parametrize(
    ("modifier", "against", "mode", "chance"),
    [
        (5, 15, "normal", 0.55), (5, 15, "advantage", 0.7975), (5, 15, "disadvantage", 0.3025), (20, 5, "normal", 0.95),
        (0, 40, "normal", 0.05),
    ],
)
def test_chances(modifier: int, against: int, mode: str, chance: float) -> None:
    assert chance_to_hit(modifier, against, mode) == pytest.approx(chance)


def test_any_of_each_cancel() -> None:
    good, bad = Reason("a", "advantage"), Reason("b", "disadvantage")
    modes = [mode_of(found) for found in ((), (good,), (bad, bad), (good, bad, bad))]
    assert modes == ["normal", "advantage", "disadvantage", "normal"]
