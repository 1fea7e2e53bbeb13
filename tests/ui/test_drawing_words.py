"""The log says what a stroke was."""

import pytest

from battlemap.encounter.events import SceneEdited
from battlemap.model import Door, Light, Note, Wall
from battlemap.ui import words
from battlemap.ui.drawing_words import GROUND, stroke_line
from battlemap.ui.tools.terrain_bar import TerrainBar

WALL = Wall(points=((0, 0), (1, 0)))
DOOR = Door(id="d1", points=((0, 0), (1, 0)))
LIGHT = Light(at=(1, 1), bright=10, dim=20)


@pytest.mark.parametrize(
    ("stroke", "line"),
    [
        (SceneEdited(walls=(WALL,) * 3), "3 walls drawn."),
        (SceneEdited(walls=(WALL,)), "1 wall drawn."),
        (SceneEdited(walls_gone=(0, 1)), "2 walls removed."),
        (SceneEdited(walls_gone=(0,), walls=(WALL, WALL)), "2 walls changed."),
        (SceneEdited(walls_gone=(0,), walls=(WALL, WALL), doors=(DOOR,)), "1 door set."),
        (SceneEdited(walls=(WALL,), doors=(DOOR,), lights=(LIGHT,)), "1 wall drawn, 1 door set, 1 light placed."),
        (SceneEdited(lights_gone=(0,), lights=(LIGHT,)), "1 light changed."),
        (SceneEdited(notes=(Note(at=(1, 1), text="a secret"),)), "1 note written."),
        (SceneEdited(areas_gone=(2,)), "1 area removed."),
        (SceneEdited(ground=(("~", ((0, 2, 9), (1, 2, 7))),)), "Difficult ground on 12 squares."),
        (SceneEdited(ground=((".", ((0, 2, 3),)),)), "Bare floor on 1 square."),
        (SceneEdited(dark=True), "It is dark but for lights."),
        (SceneEdited(name="Mill"), 'The map is called "Mill".'),
        (SceneEdited(), "The map is drawn on."),
    ],
)
def test_a_stroke_is_told(qapp, stroke, line):
    assert stroke_line(stroke) == line and words.event(stroke, {}) == line


def test_every_kind_of_ground_has_its_words(qapp, session_view):
    kinds = [kind for kind in TerrainBar(session_view).kinds if len(kind) == 1]
    assert len(kinds) > 5 and set(kinds) == set(GROUND)


@pytest.fixture
def session_view(qtbot, qapp):
    from battlemap.ui.canvas import MapView
    from battlemap.ui.session import Session

    view = MapView(Session())
    qtbot.addWidget(view)
    return view
