"""Walls made from walls, without a window."""

import pytest

from battlemap.model import Door, Light, Note, Scene, Wall
from battlemap.ui.drawing import clipboard, lines, wall_edits
from battlemap.ui.drawing.snapping import snapped
from battlemap.ui.drawing.stroke import Stroke, with_free_ids

SCENE = Scene(rows=("." * 10,) * 8)
LONG = Wall(points=((1, 2), (6, 2)), cover="half", material="stone")
RING = Wall(points=((1, 1), (5, 1), (5, 4), (1, 4), (1, 1)))


def test_a_wall_is_split_at_a_point_and_joined_again() -> None:
    one, other = wall_edits.split(LONG, (3.2, 2.1))
    assert (one.points, other.points) == (((1, 2), (3.2, 2)), ((3.2, 2), (6, 2)))
    assert one.material == other.material == "stone"
    assert wall_edits.joined(one, other) == LONG
    assert wall_edits.joined(other, one) == LONG


def test_a_wall_is_not_split_at_its_end() -> None:
    assert wall_edits.split(LONG, (0, 2)) == ()


def test_a_ring_split_once_is_one_open_wall() -> None:
    (open_,) = wall_edits.split(RING, (3, 1))
    assert open_.points[0] == open_.points[-1] == (3, 1)
    assert lines.length_of(open_.points) == lines.length_of(RING.points)


@pytest.mark.parametrize("points", [((6, 2), (8, 2)), ((8, 2), (6, 2)), ((1, 2), (0, 5)), ((0, 5), (1, 2))])
def test_walls_join_at_any_common_end_and_keep_the_first_ones_direction(points) -> None:
    both = wall_edits.joined(LONG, Wall(points=points))
    assert both is not None and both.cover == "half"
    assert lines.length_of(both.points) == pytest.approx(lines.length_of(LONG.points) + lines.length_of(points))
    assert both.points.index((1, 2)) < len(both.points) - 1


def test_walls_without_a_common_end_do_not_join() -> None:
    assert wall_edits.joined(LONG, Wall(points=((7, 2), (8, 2)))) is None


def test_several_walls_become_as_few_as_can_be() -> None:
    sides = [Wall(points=pair) for pair in (((0, 0), (2, 0)), ((5, 5), (6, 6)), ((4, 0), (2, 0)), ((4, 0), (4, 3)))]
    assert [wall.points for wall in wall_edits.joined_all(sides)] == [((0, 0), (4, 0), (4, 3)), ((5, 5), (6, 6))]


def test_a_door_cuts_its_wall_and_walling_it_up_closes_it() -> None:
    ((wall, left),) = wall_edits.openings([LONG], (3, 2), (4, 2))
    assert wall is LONG
    assert [part.points for part in left] == [((1, 2), (3, 2)), ((4, 2), (6, 2))]
    gone, closed = wall_edits.closed(left, Door(id="d1", points=((3, 2), (4, 2))))
    assert set(gone) == set(left) and closed == LONG


def test_a_door_in_a_ring_leaves_one_wall_and_closes_to_a_ring_again() -> None:
    ((_, left),) = wall_edits.openings([RING], (2, 1), (3, 1))
    (open_,) = left
    assert {open_.points[0], open_.points[-1]} == {(2, 1), (3, 1)}
    _, closed = wall_edits.closed(left, Door(id="d1", points=((2, 1), (3, 1))))
    assert closed is not None and lines.is_ring(closed.points)


def test_a_door_over_a_whole_wall_leaves_nothing_of_it() -> None:
    short = Wall(points=((3, 2), (4, 2)))
    assert wall_edits.openings([short], (3, 2), (4, 2)) == [(short, ())]


def test_a_wall_that_only_crosses_is_not_cut() -> None:
    assert wall_edits.openings([Wall(points=((3.5, 0), (3.5, 5)))], (3, 2), (4, 2)) == []


@pytest.mark.parametrize(
    ("points", "at", "place"),
    [
        (((1, 2), (6, 2)), (3.7, 2.1), ((3, 2), (4, 2))),
        (((6, 2), (1, 2)), (3.7, 2.1), ((4, 2), (3, 2))),
        (((2, 6), (2, 1)), (2, 1.2), ((2, 2), (2, 1))),
        (((3.5, 0), (3.5, 4)), (3.4, 2.9), ((3.5, 2), (3.5, 3))),
        (((0.5, 2), (2, 2)), (0.6, 2), ((0.5, 2), (1.5, 2))),
        (((3, 3), (3.6, 3)), (3.2, 3), ((3, 3), (3.6, 3))),
    ],
)
def test_a_door_stands_on_the_nearest_edge_of_a_square(points, at, place) -> None:
    assert wall_edits.door_place(points, at) == place


def test_a_door_in_a_slanting_wall_is_a_square_wide() -> None:
    a, b = wall_edits.door_place(((0, 0), (3, 4)), (1.5, 2))
    assert lines.apart(a, b) == pytest.approx(1, abs=0.01)
    assert lines.nearest_on(((0, 0), (3, 4)), a)[0] < 0.01


def test_moving_the_first_corner_of_a_ring_keeps_it_closed() -> None:
    assert lines.is_ring(wall_edits.with_corner_moved(RING, 0, (0, 0)).points)
    assert wall_edits.without_corner(LONG, 0) is None
    fewer = wall_edits.without_corner(RING, 4)
    assert fewer is not None and lines.is_ring(fewer.points) and len(fewer.points) == 4


def test_snapping_to_corners_halves_and_ends_off_the_grid() -> None:
    scene = Scene(rows=("." * 10,) * 8, walls=(Wall(points=((2.3, 2.4), (6, 2))),))
    assert snapped((2.2, 2.45), "corner", SCENE) == (2, 2)
    assert snapped((2.2, 2.45), "half", SCENE) == (2, 2.5)
    assert snapped((2.2, 2.45), "free", SCENE) == (2.2, 2.45)
    assert snapped((2.2, 2.45), "corner", scene, 0.2) == (2.3, 2.4)
    assert snapped((2.2, 2.45), "corner", scene, 0.2, [(2.3, 2.4)]) == (2, 2)
    assert snapped((12, -3), "corner", SCENE) == (10, 0)


def test_a_line_drawn_by_hand_is_made_simple() -> None:
    shaky = [(x / 10, 2 + (0.02 if x % 2 else -0.02)) for x in range(31)]
    assert len(lines.simplified(shaky, 0.1)) == 2


def test_a_stroke_names_what_goes_by_number_and_forgets_what_it_only_just_added() -> None:
    scene = Scene(rows=("..",) * 2, walls=(RING, LONG, LONG), doors=(Door(id="d1", points=((0, 0), (1, 0))),))
    stroke = Stroke(scene)
    stroke.remove(scene.walls[2], scene.doors[0])
    stroke.add(RING)
    stroke.remove(replaced := Wall(points=((0, 0), (0, 1))))
    stroke.add(replaced)
    stroke.remove(replaced)
    command = stroke.command()
    assert command.walls_gone == (2,) or command.walls_gone == (1,)
    assert command.doors_gone == ("d1",)
    assert command.walls == (RING,)
    assert stroke.walls() == [RING, LONG, RING]


def test_drawn_things_come_back_from_text_and_lights_keep_the_squares_they_reach() -> None:
    drawn = [LONG, Door(id="d1", points=((3, 2), (4, 2)), hp=3), Light(at=(2, 2), bright=30, dim=60), Note(at=(1, 1), text="x")]
    text = clipboard.text_of(drawn, SCENE)
    assert clipboard.drawn_in(text, SCENE) == drawn
    wide = Scene(rows=("..",) * 2, square=30)
    assert clipboard.drawn_in(text, wide)[2] == Light(at=(2, 2), bright=60, dim=120)
    (door,) = with_free_ids([drawn[1]], [drawn[1]])
    assert isinstance(door, Door) and door.id == "d2"


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "{}", "hello", '{"battlemap": "drawing", "walls": [{"points": [[1, 2]]}]}',
        '{"battlemap": "drawing", "walls": [{"points": [[NaN, 2], [1, 1]]}]}', '{"battlemap": "drawing", "square": 0}',
        '{"battlemap": "drawing", "square": "x"}', '{"battlemap": "drawing", "doors": 3}', "[" * 100_000,
        '{"battlemap": "drawing", "walls": [{"points": [[1, 1], [2, 2]], "cover": "much"}]}',
        '{"battlemap": "drawing", "lights": [{"at": [1, 1], "bright": -30, "dim": 30}]}',
        '{"battlemap": "drawing", "lights": [{"at": [1, 1], "bright": 30, "dim": 1000000000000}]}',
    ],
)  # fmt: skip
def test_any_other_text_is_no_drawing(text) -> None:
    with pytest.raises(clipboard.NothingDrawn):
        clipboard.drawn_in(text, SCENE)
