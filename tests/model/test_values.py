"""Nouns that check themselves, lengths that add up."""

import msgspec
import pytest

from battlemap.model import (
    Attack,
    Creature,
    Encounter,
    Note,
    Scene,
    Token,
    Zone,
    decimetres,
    half_in_feet,
    metres,
)
from battlemap.model.creature import ABILITIES
from battlemap.model.scene import _hold_to_ground as scene_rows
from battlemap.sentence import BREAKING


@pytest.mark.parametrize(("rows", "field"), [((), "map.rows"), (("..", "."), r"map.rows\[1\]"), (("x",), r"map.rows\[0\]")])
def test_a_bad_map_names_its_field(rows: tuple[str, ...], field: str) -> None:
    with pytest.raises(ValueError, match=field):
        Scene(rows=rows)


def test_a_bad_map_stays_bad_and_a_good_one_is_looked_through_once() -> None:
    rows = tuple(".~" * 9 for _ in range(7))
    scene = Scene(rows=rows)
    looked = scene_rows.cache_info().misses
    for nth in range(3):
        scene = msgspec.structs.replace(scene, name=f"after change {nth}")
        with pytest.raises(ValueError, match=r"map.rows\[7\]"):
            Scene(rows=(*rows, "x" * 18))
    assert scene.rows is rows and scene_rows.cache_info().misses == looked + 3


def test_a_square_is_longer_than_nothing() -> None:
    with pytest.raises(ValueError, match="square"):
        Scene(rows=("..",), square=0)


@pytest.mark.parametrize(("length", "half"), [(75, 36), (90, 45), (45, 21), (0, 0)])
def test_halves_round_down_in_feet(length: int, half: int) -> None:
    assert half_in_feet(length) == half


def test_metres_and_decimetres_are_inverse_to_a_centimetre() -> None:
    assert all(metres(decimetres(length)) == length for length in (0, 1.5, 7.5, 10.5, 13))


@pytest.mark.parametrize(("score", "modifier"), [(1, -5), (8, -1), (10, 0), (11, 0), (20, 5), (30, 10)])
def test_ability_modifiers(score: int, modifier: int) -> None:
    assert Creature(abilities={ABILITIES[0]: score}).modifier("str") == modifier


def test_off_the_map_is_solid() -> None:
    assert Scene(rows=("~",)).ground(-1, 0) == "#"


@pytest.mark.parametrize("odd", ["Gnash\nthe red", "\u202eGnash", "Gnash\x1b[2J", "\u2066Gnash\u2069"])
def test_a_name_of_a_file_is_one_line_read_in_its_own_order(odd):
    """Shown in lists, on the map and in the turn order; the id stands for a name that says nothing, and is one line too."""
    for token in (Token(id="gob", creature=Creature(name=odd)), Token(id=odd, creature=Creature(name=" "))):
        assert BREAKING.search(token.name) is None and "Gnash" in token.name
    rows = ("..",)
    scene = Scene(rows=rows, name=odd)
    held = (
        Attack(name=odd).name, Zone(id="z", name=odd).name, scene.name,
        Encounter(ruleset="dnd2024", scene=scene, title=odd).title,
        Token(id="a", creature=Creature(), concentrating=odd).concentrating, Token(id="a", creature=Creature(), group=odd).group,
    )  # fmt: skip
    assert all(BREAKING.search(name) is None and "Gnash" in name for name in held)
    read = msgspec.json.decode(msgspec.json.encode({"rows": rows, "name": odd}), type=Scene)
    assert read == scene


def test_a_note_keeps_its_lines_and_nothing_else_that_steers():
    text = "A trap:\n\u202eDC 15\x1b[2J\n\n  pit"
    kept = "A trap:\n\ufffdDC 15\ufffd[2J\n\n  pit"
    assert Note(at=(1, 1), text=text).text == Token(id="a", creature=Creature(), note=text).note == kept
