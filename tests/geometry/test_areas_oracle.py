"""Every shape of area among walls is what brute force in fractions says: each square by itself, by the rule of rules.md."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.geometry import squares_in
from battlemap.geometry.areas import SHAPES
from tests.geometry.random_maps import Plan, plans
from tests.support import lines as oracle

SHORT, LONG = 6, 20_000
Cell = tuple[int, int]
Spot = tuple[Fraction, Fraction]


def in_shape(shape: str, cell: Cell, ask: dict[str, Any]) -> bool:
    """Does the shape hold the centre of a square?  A limit is part of it."""
    x, y = oracle.centre(cell)
    size, at, origin = Fraction(ask["size"]), ask.get("at"), ask.get("origin", [])
    if shape in ("burst", "blast", "emanation"):
        left, top = min(c[0] for c in origin), min(c[1] for c in origin)
        right, bottom = max(c[0] for c in origin) + 1, max(c[1] for c in origin) + 1
    if shape == "burst":
        return left - size < x < right + size and top - size < y < bottom + size
    if shape == "blast":
        return at[0] < x < at[0] + size and at[1] < y < at[1] + size
    if shape == "emanation":
        dx, dy = max(left - x, x - right, 0), max(top - y, y - bottom, 0)
        return dx * dx + dy * dy <= size * size
    if shape == "cube":
        return at[0] <= x <= at[0] + size and at[1] <= y <= at[1] + size
    px, py = start_of(ask)
    if shape in ("sphere", "cylinder"):
        return (x - px) ** 2 + (y - py) ** 2 <= size * size
    ax, ay = Fraction(ask["towards"][0]) - px, Fraction(ask["towards"][1]) - py
    along, beside = (x - px) * ax + (y - py) * ay, abs((x - px) * ay - (y - py) * ax)
    far = along > 0 and along * along <= size * size * (ax * ax + ay * ay)
    if shape == "cone":
        return far and 2 * beside <= along
    return far and 4 * beside * beside <= Fraction(ask["width"]) ** 2 * (ax * ax + ay * ay)


def start_of(ask: dict[str, Any]) -> Spot:
    if ask.get("at") is not None:
        return Fraction(ask["at"][0]), Fraction(ask["at"][1])
    xs, ys = [c[0] for c in ask["origin"]], [c[1] for c in ask["origin"]]
    return Fraction(min(xs) + max(xs) + 1, 2), Fraction(min(ys) + max(ys) + 1, 2)


def is_reached(plan: Plan, shape: str, cell: Cell, ask: dict[str, Any]) -> bool:
    """Is some line from where the area begins not stopped by total cover?"""
    own = {*ask.get("origin", []), cell}
    obstacles = [o for o in plan._replace(blocks=()).obstacles() if o.cap == 3 and o.shape not in own]
    if cell in ask.get("origin", []):
        return True
    if shape in ("burst", "blast"):
        return any(oracle.degree_of_pair(p, home, cell, ask["origin"], obstacles) < 3
                   for home in ask["origin"] for p in oracle.corners(home))
    goal = oracle.centre(cell)
    starts: list[tuple[Spot, Spot]] = [(start_of(ask), start_of(ask))]
    if shape == "emanation":
        starts = [(p, oracle.centre(c)) for c in ask["origin"] for p in (oracle.centre(c), *oracle.corners(c))]
    walls, solids = oracle.split(obstacles)
    return any(not oracle.blocked(p, home, goal, goal, walls, solids) for p, home in starts)


@st.composite
def asked(draw: st.DrawFn, shape: str) -> tuple[Plan, dict[str, Any], bool]:
    plan = draw(plans(largest=6))
    corner = st.tuples(st.integers(0, plan.width), st.integers(0, plan.height))
    n = draw(st.integers(1, min(2, plan.width, plan.height)))
    x, y = draw(st.integers(0, plan.width - n)), draw(st.integers(0, plan.height - n))
    body = [(x + i, y + j) for j in range(n) for i in range(n)]
    ask: dict[str, Any] = {"size": draw(st.integers(1, 4))}
    if shape == "blast":
        size, dx, dy = ask["size"], draw(st.integers(-1, 1)), draw(st.integers(-1, 1))
        dx = dx if dx or dy else 1
        beside = {-1: -size, 0: draw(st.integers(1 - size, n - 1)), 1: n}
        ask |= {"origin": body, "at": (x + beside[dx], y + beside[dy])}
    elif shape in ("burst", "emanation"):
        ask["origin"] = body
    elif shape == "cube" or draw(st.booleans()):
        ask["at"] = draw(corner)
    else:
        ask["origin"] = body
    if shape in ("cone", "line"):
        px, py = start_of(ask)
        centres = [(gx + 0.5, gy + 0.5) for gx in range(plan.width) for gy in range(plan.height)]
        goals = [goal for goal in centres if goal != (px, py)]
        ask |= {"towards": draw(st.sampled_from(goals))} | ({"width": draw(st.integers(1, 3))} if shape == "line" else {})
    if shape in ("sphere", "cylinder", "emanation", "cone", "line"):
        ask["size"] = ask["size"] - draw(st.sampled_from((0, 0, 0.5)))
    return plan, ask, draw(st.booleans())


@pytest.mark.parametrize(
    "by_night", [False, pytest.param(True, marks=[pytest.mark.soak, pytest.mark.timeout(0)])], ids=["", "all night"]
)
@pytest.mark.parametrize("shape", SHAPES)
def test_an_area_is_what_every_square_by_itself_says(shape: str, by_night: bool) -> None:
    def check(question: tuple[Plan, dict[str, Any], bool]) -> None:
        plan, ask, with_origin = question
        out = {*plan.solids} if with_origin else {*plan.solids, *ask.get("origin", [])}
        cells = [(x, y) for y in range(plan.height) for x in range(plan.width)]
        want = [c for c in cells if c not in out and in_shape(shape, c, ask) and is_reached(plan, shape, c, ask)]
        assert squares_in(plan.walls(), shape, with_origin=with_origin, **ask) == want

    some = settings(max_examples=SHORT, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    many = settings(max_examples=LONG, deadline=None, suppress_health_check=list(HealthCheck))
    (many if by_night else some)(given(question=asked(shape))(check))()
