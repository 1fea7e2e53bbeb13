"""Visible polygons: against the union of every wall's shadow, and the squares seen."""

import math

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry import (
    Barrier,
    Cell,
    Grid,
    Walls,
    seen,
    seen_cells,
    seen_shape,
    seen_together,
    visible_polygon,
    vision,
)
from battlemap.geometry.noding import noded, noding_of, outline_of
from battlemap.geometry.vision import sight_pieces
from tests.geometry.random_maps import Plan, bodies, plans

Box = tuple[float, float, float, float]


def shadow_union(segments: list[tuple[float, ...]], origin: tuple[float, float], box: Box) -> shapely.Geometry:
    """The box without the shadow each wall throws as seen from the origin."""
    far = 100.0
    shadows = []
    for x1, y1, x2, y2 in segments:
        a, b = np.array((x1, y1)) - origin, np.array((x2, y2)) - origin
        if abs(a[0] * b[1] - a[1] * b[0]) > 1e-9:
            middle = (a / np.hypot(*a) + b / np.hypot(*b)) * far
            ends = [a, a / np.hypot(*a) * far, middle * 50 / max(np.hypot(*middle) / far, 1e-3), b / np.hypot(*b) * far, b]
            shadows.append(shapely.Polygon([tuple(end + origin) for end in ends]))
    return shapely.difference(shapely.box(*box), shapely.union_all(shadows))


@settings(max_examples=80, deadline=None)
@given(plan=plans(largest=8), place=st.tuples(st.floats(0.01, 0.99), st.floats(0.01, 0.99)),
       reach=st.sampled_from((None, 1.5, 3.0)), near_part=st.sampled_from((1.0, 8.0)), few=st.sampled_from((0, 900)))
def test_a_visible_polygon_is_the_box_without_shadows(plan: Plan, place: tuple[float, float], reach: float | None,
                                                      near_part: float, few: int) -> None:
    walls = plan.walls()
    origin = (round(place[0] * plan.width, 3) + 0.00017, round(place[1] * plan.height, 3) + 0.00031)
    if any(x < origin[0] < x + 1 and y < origin[1] < y + 1 for x, y in plan.solids):
        return
    box = (0.0, 0.0, float(plan.width), float(plan.height)) if reach is None else (
        max(origin[0] - reach, 0.0), max(origin[1] - reach, 0.0),
        min(origin[0] + reach, float(plan.width)), min(origin[1] + reach, float(plan.height)))
    segments = [tuple(piece) for piece in sight_pieces(walls, origin).tolist()]
    want = shadow_union(segments, origin, box).area
    with pytest.MonkeyPatch.context() as patch:             # small maps, so that sights leave the near part
        patch.setattr(vision, "NEAR_PART", near_part)
        patch.setattr(vision, "FEW", few)
        outline = visible_polygon(walls, origin, reach)
    assert math.isclose(shapely.Polygon(outline).area, want, abs_tol=1e-9)


def test_walls_are_cut_where_they_cross() -> None:
    walls = Walls.build(Grid(4, 4), [Barrier((0, 2), (4, 2), "wall:0"), Barrier((1, 0), (3, 4), "wall:1")])
    noding = noding_of(walls)
    inner = noding.pieces[noding.owners >= 0]
    assert len(inner) == 4 and sum((row == (2, 2)).all() for row in inner.reshape(-1, 2, 2).reshape(-1, 2)) == 4


def test_the_outline_of_solids_is_joined_into_runs() -> None:
    solid = np.zeros((5, 6), np.bool_)
    solid[2, 2:4] = True
    assert sorted(map(tuple, (outline_of(solid) // 19200).tolist())) == [(1, 1, 1, 2), (1, 1, 3, 1), (1, 2, 3, 2), (3, 1, 3, 2)]
    assert len(noded(np.empty((0, 4), np.int64), np.empty(0, np.bool_), solid).pieces) == 4


@pytest.mark.parametrize("origin", [(0.0, 0.0), (2.0, 0.0), (4.0, 1.5), (2.0, 1.0)])
def test_a_light_on_the_rim_or_on_a_wall_lights_what_lies_before_it(origin: tuple[float, float]) -> None:
    walls = Walls.build(Grid(4, 3), [Barrier((2, 1), (2, 2), "wall:0")])
    area = shapely.Polygon(visible_polygon(walls, origin)).area
    assert 8 < area <= 12 + 1e-9


def test_off_the_map_nothing_is_seen() -> None:
    assert visible_polygon(Walls.build(Grid(3, 3), []), (-1.0, 1.0)) == []


def test_a_one_way_wall_hides_one_way() -> None:
    walls = Walls.build(Grid(6, 3), [Barrier((3, 0), (3, 3), "wall:0", one_way="left")])
    assert seen_shape(walls, [Cell(1, 1)]).area == pytest.approx(18)
    assert seen_shape(walls, [Cell(4, 1)]).area == pytest.approx(9)


@settings(deadline=None)
@given(st.data())
def test_what_is_known_is_not_asked_again_and_nothing_else_is_lost(data: st.DataObject) -> None:
    plan = data.draw(plans())
    walls, viewer = plan.walls(), data.draw(bodies(plan))
    known = np.random.default_rng(data.draw(st.integers(0, 999))).random((walls.grid.height, walls.grid.width)) < 0.5
    more = seen_cells(walls, viewer, known=known)
    assert not (more & known).any()
    assert ((more | known) == (seen_cells(walls, viewer) | known)).all()


@settings(max_examples=60, deadline=None)
@given(data=st.data(), near_part=st.sampled_from((1.0, 2.5, 8.0)), at_once=st.sampled_from((1, 7, 64)))
def test_what_many_see_together_is_what_each_of_them_sees(data: st.DataObject, near_part: float, at_once: int) -> None:
    plan = data.draw(plans(largest=9))
    walls, viewers = plan.walls(), data.draw(st.lists(bodies(plan, largest=3), max_size=3))
    if data.draw(st.booleans()):                            # side by side, walls between them
        viewers += [[cell] for viewer in viewers for cell in viewer]
        viewers = data.draw(st.permutations([viewer for viewer in viewers if len(viewer) == 1]))
    want = np.zeros((walls.grid.height, walls.grid.width), np.bool_)
    for viewer in viewers:
        want |= seen_cells(walls, viewer)
    with pytest.MonkeyPatch.context() as patch:             # small maps, so that sights leave the near part
        patch.setattr(vision, "NEAR_PART", near_part)
        patch.setattr(vision, "FEW", 0)
        patch.setattr(seen, "AT_ONCE", at_once)
        assert (seen_together(walls, viewers) == want).all()


def test_a_shared_corner_at_a_wall_is_asked_about_for_each_who_stands_at_it() -> None:
    walls = Walls.build(Grid(6, 3), [Barrier((4, 2), (7, 2), "wall:0", one_way="left"), Barrier((4, 2), (4, 3), "wall:1")])
    above, below = seen_cells(walls, [Cell(3, 1)]), seen_cells(walls, [Cell(3, 2)])
    assert (seen_together(walls, [[Cell(3, 1)], [Cell(3, 2)]]) == (above | below)).all()


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_most_of_what_is_lit_belongs_to_seen_squares(data: st.DataObject) -> None:
    plan = data.draw(plans(largest=8))
    squares = [cell for cell in data.draw(bodies(plan)) if cell not in plan.solids]
    if not squares:
        return
    walls = plan.walls()
    shape, seen = seen_shape(walls, squares), seen_cells(walls, squares)
    for cell in walls.grid.cells():
        middle = shapely.Point(cell.x + 0.5, cell.y + 0.5)
        if shape.contains(middle.buffer(0.02)):
            assert seen[cell.y, cell.x]
