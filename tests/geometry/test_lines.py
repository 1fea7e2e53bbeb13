"""Lines, cover and sight: known drawings in eight forms, and the oracle on random maps."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry import (
    Barrier,
    BarrierState,
    Block,
    Cell,
    Grid,
    Walls,
    cover_between,
    crossings,
    degree_between,
    degrees_to,
    lines_stopped,
    seen_cells,
    sees_between,
    vision,
)
from battlemap.geometry.lines import Fan
from tests.geometry.random_maps import bodies, cell_in, form_of, plans
from tests.support import lines as oracle
from tests.support.ascii_map import drawing_of, forms

KNOWN = {
    "a partition between neighbours": ([". . .", "     ", "a|t .", "     ", ". . ."], 2),
    "a partition beside the attacker": ([". . . .", "       ", "a|. t .", "       ", ". . . ."], 1),
    "pillars that meet, near": (["a #", "   ", "# t"], 3),
    "pillars that meet, far": (["a . . .", "       ", ". . # .", "       ", ". # . .", "       ", ". . . t"], 3),
    "one pillar beside a diagonal": (["a #", "   ", ". t"], 0),
    "two walls to the crossed corner": (["a|.", "-  ", ". t"], 3),
    "the free end of a wall lets a line pass": ([". .|. . .", "         ", "a . . . t"], 0),
    "a wall end-on along the face": (["a . . . . . t", "    - - -    ", ". . . . . . ."], 0),
    "a long wall between": ([". .|. . .", "         ", "a .|. . t", "         ", ". .|. . ."], 3),
    "a low obstacle between": (["a . o . t"], 1),
    "a wall from rim to rim leaves no gap": (["a .|. . t"], 3),
}


@pytest.mark.parametrize("rows, degree", KNOWN.values(), ids=KNOWN.keys())
def test_cover_in_a_drawing(rows: list[str], degree: int) -> None:
    for form in forms(rows):
        walls, marks = drawing_of(form)
        assert degree_between(walls, marks["a"], marks["t"]) == degree, form
        assert sees_between(walls, marks["a"], marks["t"]) == (degree < 3), form


def test_the_oracle_still_knows_its_own_answers() -> None:
    oracle.self_check()


def test_a_creature_between_gives_half_cover_and_is_named() -> None:
    walls = Walls.build(Grid(5, 1), [])
    cover = cover_between(walls, [Cell(0, 0)], [Cell(4, 0)], [Block(Cell(2, 0), 1, "token:ben")])
    assert (cover.degree, cover.by) == (1, ("token:ben",))
    assert [line.end for line in cover.lines] == [(4.0, 0.0), (5.0, 0.0), (4.0, 1.0), (5.0, 1.0)]


def test_what_stands_in_the_own_squares_never_counts() -> None:
    walls = Walls.build(Grid(4, 1), [], {Cell(3, 0): "square:3,0"}, {Cell(0, 0): "square:0,0"})
    blocks = [Block(Cell(0, 0), 1, "token:a"), Block(Cell(3, 0), 1, "token:t")]
    assert degree_between(walls, [Cell(0, 0)], [Cell(3, 0)], blocks) == 0


def test_a_one_way_wall_covers_one_way() -> None:
    walls = Walls.build(Grid(6, 3), [Barrier((3, 0), (3, 3), "wall:0", one_way="left")])
    assert degree_between(walls, [Cell(2, 1)], [Cell(4, 1)]) == 0
    assert degree_between(walls, [Cell(4, 1)], [Cell(2, 1)]) == 3
    assert seen_cells(walls, [Cell(2, 1)]).all() and not seen_cells(walls, [Cell(4, 1)])[:, :3].any()


def test_an_opened_door_is_seen_through_and_a_portcullis_gives_three_quarters() -> None:
    closed = Walls.build(Grid(4, 1), [Barrier((2, 0), (2, 1), "door:d")])
    raised = closed.switched({"door:d": BarrierState(move=False, sight=False, cap=0)})
    barred = closed.switched({"door:d": BarrierState(move=True, sight=False, cap=2)})
    here, there = [Cell(0, 0)], [Cell(3, 0)]
    assert [degree_between(walls, here, there) for walls in (closed, raised, barred)] == [3, 0, 2]
    assert [sees_between(walls, here, there) for walls in (closed, raised, barred)] == [False, True, True]


def test_a_line_to_a_centre_may_start_anywhere() -> None:
    walls = Walls.build(Grid(6, 4), [Barrier((4, 0), (4, 4), "wall:0")])
    assert lines_stopped(walls, (3, 2), np.array([[0, 0], [4, 0]])).tolist() == [False, True]
    assert lines_stopped(walls, (2.9, 1.3), np.array([[5, 3], [3, 3]]), "sight").tolist() == [True, False]
    assert lines_stopped(walls, (-3, 2), np.array([[0, 2]])).tolist() == [True]             # outside the map is solid


@pytest.mark.parametrize("attacker, target", [([], [Cell(0, 0)]), ([Cell(0, 0)], [])])
def test_a_body_without_squares_is_a_programmers_error(attacker: list[Cell], target: list[Cell]) -> None:
    with pytest.raises(ValueError, match="at least one square"):
        cover_between(Walls.build(Grid(2, 2), []), attacker, target)


@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_cover_and_its_lines_are_the_oracles(data: st.DataObject) -> None:
    plan = data.draw(plans())
    attacker, target = data.draw(bodies(plan)), data.draw(bodies(plan))
    walls, blocks = plan.walls(), plan.creatures()
    degree, lines = oracle.cover(attacker, target, plan.obstacles())
    cover = cover_between(walls, attacker, target, blocks)
    assert oracle.DEGREES[cover.degree] == degree
    assert degree_between(walls, attacker, target, blocks) == cover.degree
    for line, (start, end, names) in zip(cover.lines, lines, strict=True):
        assert (line.start, line.end) == (start, end)
        assert set(line.blocked_by) == set(names) - {""}
    assert set(cover.by) == {name for _, _, names in lines for name in names} - {""}


@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_who_sees_whom_is_the_oracles(data: st.DataObject) -> None:
    plan = data.draw(plans())
    viewer, target = data.draw(bodies(plan)), data.draw(bodies(plan))
    total = oracle.cover(viewer, target, plan.obstacles(only_sight=True))[0] == "total"
    assert sees_between(plan.walls(), viewer, target) == (not total)


@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_seen_squares_are_those_a_target_filling_them_would_be_seen_in(data: st.DataObject) -> None:
    plan = data.draw(plans(largest=5))
    viewer = data.draw(bodies(plan))
    walls, obstacles = plan.walls(), plan.obstacles(only_sight=True)
    seen = seen_cells(walls, viewer)
    near = seen_cells(walls, viewer, 2)
    for x, y in walls.grid.cells():
        want = (x, y) not in plan.solids and (
            (x, y) in viewer or oracle.cover(viewer, [(x, y)], obstacles)[0] != "total")
        assert seen[y, x] == want, (x, y)
        gap = min(max(abs(x - i), abs(y - j)) for i, j in viewer)
        assert near[y, x] == (want and gap <= 2)


@settings(max_examples=40, deadline=None)
@given(data=st.data(), near_part=st.sampled_from((1.0, 2.5, 8.0)), few=st.sampled_from((0, 900)))
def test_seen_squares_agree_with_single_questions_on_larger_maps(data: st.DataObject, near_part: float, few: int) -> None:
    plan = data.draw(plans(largest=12))
    viewer = data.draw(bodies(plan, largest=3))
    walls = plan.walls()
    with pytest.MonkeyPatch.context() as patch:             # small maps, so that sights leave the near part
        patch.setattr(vision, "NEAR_PART", near_part)
        patch.setattr(vision, "FEW", few)
        seen = seen_cells(walls, viewer)
    for cell in walls.grid.cells():
        assert seen[cell.y, cell.x] == (cell not in walls.solids and (cell in viewer or sees_between(walls, viewer, [cell])))


@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_all_eight_forms_of_a_map_answer_alike(data: st.DataObject) -> None:
    plan = data.draw(plans())
    attacker, target = data.draw(bodies(plan)), data.draw(bodies(plan))
    answers = set()
    for form in range(8):
        turned = form_of(plan, form)
        walls = turned.walls()
        a, t = ([cell_in(plan, form, cell) for cell in cells] for cells in (attacker, target))
        seen = seen_cells(walls, a)
        back = frozenset(cell for cell in plan.walls().grid.cells() if seen[cell_in(plan, form, cell)[::-1]])
        answers.add((degree_between(walls, a, t, turned.creatures()), sees_between(walls, a, t), back))
    assert len(answers) == 1


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_many_targets_at_once_are_the_single_answers(data: st.DataObject) -> None:
    plan = data.draw(plans())
    attacker = data.draw(bodies(plan))
    targets = data.draw(st.lists(bodies(plan), max_size=6))
    walls, blocks = plan.walls(), plan.creatures()
    assert degrees_to(walls, attacker, targets, blocks).tolist() == [
        degree_between(walls, attacker, target, blocks) for target in targets]


@settings(max_examples=150, deadline=None)
@given(data=st.data(), kind=st.sampled_from(("sight", 1, 3)))
def test_touches_decided_all_at_once_are_what_the_rule_says_of_each(data: st.DataObject, kind: str | int) -> None:
    plan = data.draw(plans())
    fan = Fan.of(data.draw(bodies(plan)), data.draw(st.lists(bodies(plan), min_size=1, max_size=6)))
    obstacles = plan.walls().obstacles(kind)
    for rays, bundles in ((fan.rays.reshape(-1, 8), fan.bundles()), fan.to_centres(np.arange(len(fan.squares)))):
        at_once = crossings.stopped(obstacles, rays, bundles)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(crossings, "_settle_by_sides", lambda *_: None)
            assert (at_once == crossings.stopped(obstacles, rays, bundles)).all()
