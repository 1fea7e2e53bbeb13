"""Every door of an imported map opens a way, wherever it lies, and a shut one leaves none."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from battlemap.importers.doorways import HAIR, WIDEST, doorway, walls_with_doorways
from battlemap.model import Door, Scene, Wall
from tests.importers.files import ways

SIXTEENTHS = st.integers(min_value=0, max_value=16 * 8).map(lambda n: n / 16)


def scene_with(walls, door):
    return Scene(
        rows=("." * 12,) * 12,
        walls=tuple(Wall(points=tuple(line)) for line in walls),
        doors=(Door(id="d", points=door),),
    )


def opened(scene):
    return replace(scene, doors=tuple(replace(door, state="open") for door in scene.doors))


def crosses(way, at, upright):
    """Does a step lead from one side of the wall line to the other?"""
    a, b = (way[0], way[2]) if upright else (way[1], way[3])
    return (a + 0.5 < at) != (b + 0.5 < at)


@settings(max_examples=100, deadline=None)
@given(
    start=SIXTEENTHS,
    width=st.integers(min_value=8, max_value=32).map(lambda n: n / 16),
    at=st.integers(min_value=1 * 16, max_value=11 * 16).map(lambda n: n / 16).filter(lambda v: v % 1 != 0.5),
    upright=st.booleans(),
    is_cut=st.booleans(),
)
def test_a_door_along_the_grid_opens_a_straight_way_and_shut_leaves_none(start, width, at, upright, is_cut):
    def turned(*line):
        return [(y, x) if upright else (x, y) for x, y in line]

    low, high = 1 + start, min(11.0, 1 + start + width)
    leaf = tuple(turned((low, at), (high, at)))
    lines = [turned((0, at), (low, at)), turned((high, at), (12, at))] if is_cut else [turned((0, at), (12, at))]
    wide = doorway(leaf, [])
    scene = scene_with(walls_with_doorways(lines, [leaf], [wide]), wide)
    shut = [way for way in ways(scene) if crosses(way, at, upright)]
    free = [way for way in ways(opened(scene)) if crosses(way, at, upright)]
    assert not shut
    assert any(way[0] == way[2] or way[1] == way[3] for way in free) or 0.25 < at % 1 < 0.75, (wide, free)
    assert free


def test_a_door_in_one_square_stays_as_it_is():
    leaf = ((3.0, 6.0), (4.0, 6.0))
    assert doorway(leaf, []) == leaf


def test_a_door_on_half_squares_grows_by_a_hair():
    assert doorway(((4.5, 6.0), (5.5, 6.0)), []) == ((4.5 - HAIR, 6.0), (5.5 + HAIR, 6.0))


def test_a_double_door_never_grows_into_its_other_leaf():
    left, right = ((4.5, 6.0), (5.5, 6.0)), ((5.5, 6.0), (6.5, 6.0))
    assert doorway(left, [right]) == ((4.5 - HAIR, 6.0), (5.5, 6.0))
    assert doorway(right, [left]) == ((5.5, 6.0), (6.5 + HAIR, 6.0))


def test_a_hatch_too_narrow_to_pass_is_not_torn_open():
    leaf = ((4.9, 6.0), (5.1, 6.0))
    wide = doorway(leaf, [])
    assert wide == leaf or leaf[0][0] - wide[0][0] <= WIDEST


def test_a_slanting_door_stays():
    leaf = ((9.233454, 2.233454), (9.766546, 2.766546))
    assert doorway(leaf, []) == leaf


def test_a_wall_that_meets_the_doors_end_from_aside_follows_it():
    leaf = ((4.5, 6.0), (5.5, 6.0))
    wide = doorway(leaf, [])
    lines = walls_with_doorways([[(3.0, 5.0), (4.5, 6.0)], [(5.5, 6.0), (12.0, 6.0)]], [leaf], [wide])
    assert lines[0][-1] == wide[0]
    assert lines[1][0] == wide[1]


def test_a_wall_across_a_door_is_left_alone():
    leaf = ((4.0, 6.0), (5.0, 6.0))
    line = [(4.5, 6.0), (4.5, 9.0)]
    assert walls_with_doorways([line], [leaf], [leaf]) == [line]
