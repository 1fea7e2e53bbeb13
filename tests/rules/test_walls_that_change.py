"""Walls that are drawn and rubbed out, doors that are made, opened and closed: whatever the order, what is known of the map is
what it would be of one built from nothing, to the last bit."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from battlemap.geometry import Walls, cover_between, fits, seen_cells, seen_shape, step_mask, visible_polygon
from battlemap.geometry.noding import noding_of
from battlemap.geometry.walls import KINDS, Barrier
from battlemap.model import Area, Door, Light, Note, Scene, Wall
from battlemap.rules import space
from battlemap.rules.space import walls_of
from tests.support.fights import fight

WIDE, HIGH = 8, 7
ROWS = ("........", "..#.....", "..##....", "........", ".....o..", "..~.....", "........")
PARTS = (0, 0, 0, 0.5, 0.25, 1 / 3)


@st.composite
def lines(draw: st.DrawFn) -> tuple[tuple[float, float], ...]:
    part = draw(st.sampled_from(PARTS))
    spots = st.tuples(st.integers(0, WIDE - 1), st.integers(0, HIGH - 1)).map(lambda spot: (spot[0] + part, float(spot[1])))
    return tuple(draw(st.lists(spots, min_size=2, max_size=4, unique=True)))


@st.composite
def edits(draw: st.DrawFn) -> list[tuple[Any, ...]]:
    """What is done to a map, and whether anybody asks about it then."""
    walls = st.builds(
        Wall, points=lines(), move=st.sampled_from((True, True, False)), sight=st.sampled_from((True, True, False)),
        cover=st.sampled_from(("total", "total", "half")), one_way=st.sampled_from(("", "", "", "left", "right")),
    )  # fmt: skip
    number = st.integers(0, 9)
    one = st.one_of(
        st.tuples(st.just("draw"), walls), st.tuples(st.just("draw"), walls), st.tuples(st.just("rub"), number),
        st.tuples(st.just("move"), number, walls), st.tuples(st.just("door"), lines()), st.tuples(st.just("undoor"), number),
        st.tuples(st.just("turn"), number), st.tuples(st.just("swap"), number),
    )  # fmt: skip
    return [(*edit, draw(st.booleans())) for edit in draw(st.lists(one, min_size=1, max_size=9))]


def edited(scene: Scene, kind: str, *about: Any) -> Scene:
    walls, doors = scene.walls, scene.doors
    if kind == "draw":
        return replace(scene, walls=(*walls, about[0]))
    if kind == "door":
        free = next(name for name in "abcdefghijk" if name not in [door.id for door in doors])
        return replace(scene, doors=(*doors, Door(id=free, points=about[0])))
    nth = about[0]
    if kind in ("undoor", "turn") and nth < len(doors):
        turned = replace(doors[nth], state="closed" if doors[nth].state == "open" else "open")
        return replace(scene, doors=(*doors[:nth], *((turned,) if kind == "turn" else ()), *doors[nth + 1 :]))
    if kind in ("rub", "move") and nth < len(walls):
        return replace(scene, walls=(*walls[:nth], *walls[nth + 1 :], *about[1:]))
    if kind == "swap" and nth + 1 < len(walls):
        return replace(scene, walls=(*walls[:nth], walls[nth + 1], walls[nth], *walls[nth + 2 :]))
    return scene


def known_of(walls: Walls) -> list[Any]:
    """All that is kept of a map, and some of what is made of it."""
    noding = noding_of(walls)
    found = [walls.segments, walls.hands, walls.real, noding.walls, noding.barrier, noding.pieces, noding.wall]
    order = np.lexsort((noding.cuts.at, noding.cuts.other, noding.cuts.wall))
    found += [noding.cuts.wall[order], noding.cuts.other[order], noding.cuts.at[order]]
    for kind in KINDS:
        obstacles = walls.obstacles(kind)
        found += [obstacles.segments, obstacles.boxes, obstacles.hands, obstacles.filled, obstacles.sums, obstacles.meeting]
    found += [mask(walls, n) for mask in (fits, step_mask) for n in (1, 2, 3)]
    found += [seen_cells(walls, [cell]) for cell in ((0, 0), (6, 3))]
    return [*found, np.array(visible_polygon(walls, (4.5, 3.3)))]


def from_nothing(scene: Scene) -> Walls:
    return space._build(scene).switched({f"door:{door.id}": space.door_state(door) for door in scene.doors})


@settings(max_examples=60, deadline=None)
@given(begun=st.lists(lines(), max_size=4), changes=edits())
def test_a_map_that_was_drawn_on_is_one_built_from_nothing(begun: list[Any], changes: list[tuple[Any, ...]]) -> None:
    scene = replace(fight(ROWS).scene, walls=tuple(Wall(points=points) for points in begun))
    known_of(walls_of(scene))
    for *edit, is_asked in changes:
        scene = edited(scene, *edit)
        walls, want = walls_of(scene), from_nothing(scene)
        assert walls.barriers == want.barriers and walls.solids == want.solids and walls.low == want.low
        if is_asked:
            for one, other in zip(known_of(walls), known_of(want), strict=True):
                assert one.dtype == other.dtype and one.shape == other.shape and one.tobytes() == other.tobytes()
    a, b = [(0, 0)], [(6, 5)]
    assert cover_between(walls_of(scene), a, b) == cover_between(from_nothing(scene), a, b)


def test_only_new_walls_are_held_against_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(["........"] * 7, wall=[{"points": [[x, 0], [x, 7]]} for x in range(1, 8)]).scene
    known_of(walls_of(scene))
    monkeypatch.setattr("battlemap.geometry.noding._near", lambda walls: pytest.fail("all walls were noded anew"))
    monkeypatch.setattr(space, "_build", lambda scene: pytest.fail("all walls were made anew"))
    drawn = replace(scene, walls=(*scene.walls[:3], *scene.walls[4:], Wall(points=((0.5, 3.5), (7.5, 3.5)))))
    pieces = [int((noding_of(walls_of(one)).owners >= 0).sum()) for one in (scene, drawn)]
    assert pieces == [7, 6 * 2 + 7]


def test_what_a_map_was_is_told_in_order() -> None:
    walls = walls_of(fight(ROWS).scene)
    two = walls.revised([Barrier((0, 0), (1, 0), "wall:0"), Barrier((2, 0), (3, 0), "wall:1")], [-1, -1])
    for was in ([1, 0], [0, 0], [0]):
        with pytest.raises(ValueError, match="later one"):
            two.revised(two.barriers, was)
    with pytest.raises(ValueError, match="cap"):
        walls.revised([Barrier((0, 0), (1, 0), "wall:0", cap=4)], [-1])


def test_a_map_with_another_light_or_note_has_the_walls_it_had():
    scene = Scene(rows=ROWS, walls=(Wall(points=((1, 1), (1, 4))),), doors=(Door(id="a", points=((3, 0), (3, 1))),))
    walls = walls_of(scene)
    lit = replace(scene, lights=(Light(at=(2.5, 2.5), bright=30, dim=60),), dark=True)
    noted = replace(lit, notes=(Note(at=(1, 1), text="a trap"),), name="Cellar")
    assert walls_of(lit) is walls and walls_of(noted) is walls
    assert seen_shape(walls, [(5, 5)]) is seen_shape(walls_of(noted), [(5, 5)])


@pytest.mark.parametrize("change", [
    {"doors": (Door(id="a", points=((3, 0), (3, 1)), state="open"),)}, {"square": 10}, {"walls": ()},
    {"areas": (Area(kind="elevation", value=15, runs=((1, 1, 3),)),)}, {"rows": tuple(row.replace("#", ".") for row in ROWS)},
])  # fmt: skip
def test_what_is_kept_with_walls_is_not_taken_for_that_of_another_map(change):
    scene = Scene(rows=ROWS, walls=(Wall(points=((1, 1), (1, 4))),), doors=(Door(id="a", points=((3, 0), (3, 1))),))
    assert walls_of(replace(scene, **change)) is not walls_of(scene)
