"""What a press and a drag make of each shape: the question that is asked."""

import pytest

from battlemap.encounter.tables import token_from
from battlemap.geometry import Cell
from battlemap.model import Encounter, Scene
from battlemap.ui.tools.area_placing import Measures, Origin, cover_square, origin_of, placed_at

ANA = {"id": "ana", "name": "Ana", "at": [3, 3], "hp": 10}
OGRE = {"id": "ogre", "name": "Ogre", "side": "foes", "size": "large", "at": [8, 3], "hp": 20}
STATE = Encounter(
    ruleset="dnd2024", scene=Scene(rows=("." * 16,) * 10), tokens={each["id"]: token_from(each) for each in (ANA, OGRE)}
)


def placed(shape: str, press, to=None, *, size=60, under="", over="", actor="ana", exact=False):
    origin = origin_of(STATE, actor, shape, press, under, exact)
    return placed_at(STATE, shape, Measures(size, 15), origin, to or press, over)


def test_a_sphere_begins_at_the_nearest_corner():
    question = placed("sphere", (4.3, 2.7)).question
    assert (question.at, question.start, question.size) == ((4.0, 3.0), None, 6.0)


def test_held_exactly_it_begins_at_a_squares_centre():
    question = placed("sphere", (4.3, 2.7), exact=True).question
    assert (question.at, question.start) == (None, (4, 2))


def test_a_cone_goes_out_from_a_creature_towards_a_square_or_a_creature():
    question = placed("cone", (3.5, 3.5), (6.2, 3.9), under="ana").question
    assert (question.start, question.towards) == ("ana", (6, 3))
    assert placed("cone", (3.5, 3.5), (9.1, 4.2), under="ana", over="ogre").question.towards == "ogre"
    assert placed("cone", (5.9, 6.1), (8.5, 6.5)).question.at == (6.0, 6.0)


def test_without_a_direction_nothing_is_asked():
    assert placed("cone", (3.5, 3.5), (3.8, 3.2), under="ana", over="ana").question is None
    assert placed("line", (3.5, 3.5), (3.8, 3.2), exact=True).question is None


def test_a_line_has_its_width_and_others_none():
    assert placed("line", (3.5, 3.5), (9.5, 3.5), under="ana").question.width == 1.5
    assert placed("cone", (3.5, 3.5), (9.5, 3.5), under="ana").question.width is None


@pytest.mark.parametrize(("to", "at"), [((9, 9), (6, 6)), ((3, 9), (3, 6)), ((3, 3), (3, 3)), ((9, 3), (6, 3))])
def test_a_cube_grows_from_its_corner_the_way_it_is_dragged(to, at):
    assert placed("cube", (6.1, 5.9), to, size=45).question.at == at


def test_an_emanation_goes_out_from_whoever_is_pressed_on():
    assert placed("emanation", (9.5, 4.5), under="ogre").question.start == "ogre"
    assert placed("emanation", (1.5, 1.5)).question.start == (1, 1)


def test_a_burst_is_round_who_acts_or_on_the_square_of_anybody_else():
    assert placed("burst", (3.5, 3.5), under="ana", size=15).question.start == "ana"
    assert placed("burst", (9.5, 4.5), under="ogre", size=15).question.start == (9, 4)


@pytest.mark.parametrize("to", [(6, 3.5), (3.5, 9), (0.2, 0.2), (3.5, 3.5), (2.9, 4.4), (14, 3.5)])
def test_a_blast_always_lies_beside_its_origin(to):
    placed_ = placed("blast", (3.5, 3.5), to, under="ana", size=45)
    left, top = placed_.question.at
    touches = left <= 4 and left + 3 >= 3 and top <= 4 and top + 3 >= 3
    overlaps = left < 4 and left + 3 > 3 and top < 4 and top + 3 > 3
    assert touches and not overlaps
    assert placed_.question.start == "ana"


def test_the_bare_shape_is_as_large_as_asked_for():
    assert placed("sphere", (4, 3)).sketch.radius == 4
    wedge = placed("cone", (3.5, 3.5), (9.5, 3.5), under="ana").sketch.corners
    assert wedge == ((3.5, 3.5), (7.5, 5.5), (7.5, 1.5))
    band = placed("line", (3.5, 3.5), (9.5, 3.5), under="ana").sketch.corners
    assert sorted(band) == [(3.5, 3.0), (3.5, 4.0), (7.5, 3.0), (7.5, 4.0)]
    assert placed("burst", (3.5, 3.5), size=30).sketch.corners[0] == (1, 1)


def test_covers_are_counted_from_a_square_of_the_area():
    assert cover_square(Origin(at=(4.0, 4.0)), (Cell(3, 4), Cell(2, 4))) == (3.0, 4.0)
    assert cover_square(Origin(start="ogre", cell=Cell(8, 3), n=2), ()) == (9.0, 4.0)
