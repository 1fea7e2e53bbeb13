"""The players' order of turns: creatures by name, sides by name, and nothing about those they do not see."""

import msgspec
import pytest

from battlemap.encounter.view import PlayerView, TokenView
from battlemap.model import Scene
from battlemap.ui.player.strip import Told, told


def token(token_id: str, name: str, side: str = "party") -> TokenView:
    return TokenView(
        id=token_id, name=name, side=side, at=(0, 0), spot=(0, 0), n=1, z=0, state="up", conditions=(), picture="", colour="",
        own=side == "party",
    )  # fmt: skip


CAST = (token("a", "Ana"), token("b", "Ben"), token("o", "Orc", "foes"))


def view(order: tuple[str, ...], active: str, round_: int = 1, tokens: tuple[TokenView, ...] = CAST) -> PlayerView:
    return PlayerView(
        side="party", scene=Scene(rows=("..",)), tokens=tokens, doors=(), squares_seen=(), seen=b"", explored=b"", dim=b"",
        dark=b"", fog=True, order=order, active=active, round=round_,
    )  # fmt: skip


def names(strip: Told) -> list[str]:
    return [entry.name for entry in strip.entries]


def test_who_acts_is_first_and_the_others_follow() -> None:
    strip = told(view(("a", "b", "o"), "b"), Told())
    assert names(strip) == ["Ben", "Orc", "Ana"] and strip.acting == "b"
    assert strip.text() == "Round 1. Ben acts. In order: Ben, Orc, Ana."


def test_before_a_fight_it_says_nothing() -> None:
    assert told(view((), "", 0), Told()) == Told()
    assert Told().text() == ""


def test_sides_by_name() -> None:
    strip = told(view(("foes", "party"), "party"), Told())
    assert names(strip) == ["Party", "Foes"] and strip.acting == "party"


def test_a_side_of_which_one_was_chosen_acts() -> None:
    strip = told(view(("foes", "party"), "b"), Told())
    assert names(strip) == ["Party", "Foes"] and strip.acting == "party"


def test_a_side_of_the_tables_own_name() -> None:
    assert names(told(view(("party", "the cult"), "party"), Told())) == ["Party", "The cult"]


@pytest.mark.parametrize("round_", [1, 2])
def test_while_one_acts_whom_they_do_not_see_it_stays_as_it_was(round_: int) -> None:
    before = told(view(("a", "b", "o"), "o"), Told())
    assert told(view(("a", "b", "o"), "", round_), before) == before
    after = told(view(("a", "b", "o"), "a", 2), told(view(("a", "b", "o"), "", round_), before))
    assert (after.round, after.acting) == (2, "a")


def test_opened_while_an_unseen_one_acts_nobody_is_marked() -> None:
    strip = told(view(("a", "b"), "", 3), Told())
    assert strip.acting == "" and strip.round == 3 and names(strip) == ["Ana", "Ben"]
    assert strip.text() == "Round 3. In order: Ana, Ben."


def test_one_who_goes_out_of_sight_is_gone_from_it() -> None:
    before = told(view(("a", "b", "o"), "o"), Told())
    assert names(told(view(("a", "b"), "", 1, CAST[:2]), before)) == ["Ana", "Ben"]


def test_a_new_name_is_told_while_an_unseen_one_acts() -> None:
    before = told(view(("a", "b"), "a"), Told())
    renamed = (msgspec.structs.replace(CAST[0], name="Ana the Bold"), *CAST[1:])
    strip = told(view(("a", "b"), "", 1, renamed), before)
    assert names(strip) == ["Ana the Bold", "Ben"] and strip.acting == "a"
