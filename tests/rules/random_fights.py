"""Small random fights for what is compared with `plain`, by day the same every time, by night always others."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.model import Encounter
from battlemap.rulesets import names
from tests.rules import plain
from tests.support.fights import fight

CLAW = {"name": "claw", "kind": "melee"}
PIKE = {"name": "pike", "kind": "melee", "reach": 3.0}
SPEAR = {"name": "spear", "kind": "thrown", "reach": 1.5, "range": 6.0, "long": 18.0}
BOW = {"name": "bow", "kind": "ranged", "range": 24.0, "long": 96.0}
SIDES = ("party", "foes", "foes", "neutral")
SIZES = ("tiny", "small", "medium", "medium", "large", "large", "huge")
BYS = st.sampled_from(("walk", "walk", "walk", "crawl", "climb", "swim", "fly"))
SHORT, LONG = 25, 20_000                                   # maps, under each ruleset


def hold(check: Callable[..., None], by_night: bool, **drawn: Any) -> None:
    """On some maps, the same every time; by night on many, always others."""
    some = settings(max_examples=SHORT, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    many = settings(max_examples=LONG, deadline=None, suppress_health_check=list(HealthCheck))
    (many if by_night else some)(given(**drawn)(check))()


every_ruleset = pytest.mark.parametrize("name", names())
day_and_night = pytest.mark.parametrize(
    "by_night", [False, pytest.param(True, marks=[pytest.mark.soak, pytest.mark.timeout(0)])], ids=["", "all night"]
)


@st.composite
def fights(draw: st.DrawFn) -> Encounter:
    """A small map of all grounds with walls along the lines, off them and slanted, and some creatures of all sizes."""
    width, height = draw(st.integers(3, 7)), draw(st.integers(3, 6))
    signs = draw(st.lists(st.sampled_from("........~~o:_#"), min_size=width * height, max_size=width * height))
    rows = ["".join(signs[y * width : (y + 1) * width]) for y in range(height)]
    walls = []
    for _ in range(draw(st.integers(0, 4))):
        x, y = draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1))
        part = draw(st.sampled_from((0, 0, 0, 0.5, 0.25)))
        dx, dy = draw(st.sampled_from(((1, 0), (0, 1), (2, 0), (0, 2), (1, 1), (1, -1))))
        end = (min(x + part + dx, width), min(max(y + part + dy, 0), height))
        if (x + part, y + part) != end:
            kind = draw(st.sampled_from(({}, {}, {"cover": "half", "blocks": ["move"]})))
            walls.append({"points": [[x + part, y + part], [*end]], **kind})
    tokens = [_creature(draw, "ana", width, height, "party")]
    for nth in range(draw(st.integers(0, 5))):
        tokens.append(_creature(draw, f"other{nth}", width, height, draw(st.sampled_from(SIDES))))
    options = {"diagonals": "alternating"} if draw(st.integers(0, 3)) == 0 else {"diagonals": "equal"}
    return fight(rows, *tokens, wall=walls, options=options)


def _creature(draw: st.DrawFn, name: str, width: int, height: int, side: str) -> dict[str, Any]:
    size = draw(st.sampled_from(SIZES))
    n = min(plain.SIDE[size], width, height)
    at = [draw(st.integers(0, width - n)), draw(st.integers(0, height - n))]
    asleep = name != "ana" and draw(st.integers(0, 5)) == 0
    attacks = draw(st.sampled_from(([CLAW], [CLAW, PIKE], [SPEAR, BOW], [PIKE], [])))
    speed = draw(st.sampled_from(({"walk": 6}, {"walk": 9}, {"walk": 4.5, "climb": 4.5}, {"walk": 9, "swim": 9, "fly": 9})))
    return {
        "id": name, "side": side, "size": size, "at": at, "z": draw(st.sampled_from((0, 0, 0, 0, 1.5, 3.0))), "hp": 9,
        "conditions": ["unconscious"] if asleep else [], "attacks": attacks, "speed": speed,
        **draw(st.sampled_from(({}, {}, {"reach": 3.0}))),
    }  # fmt: skip


@st.composite
def open_fights(draw: st.DrawFn) -> Encounter:
    """Creatures of all sizes well apart on a larger open map: for what only distances say."""
    width, height = draw(st.integers(9, 16)), draw(st.integers(9, 14))
    tokens = [_creature(draw, "ana", width, height, "party")]
    for nth in range(draw(st.integers(1, 5))):
        tokens.append(_creature(draw, f"other{nth}", width, height, draw(st.sampled_from(SIDES))))
    return fight(["." * width] * height, *tokens)
