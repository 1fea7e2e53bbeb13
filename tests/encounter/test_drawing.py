"""Strokes on the map: one command each, all of it or nothing, undone like everything else."""

import pytest

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done, Refused
from battlemap.model import Area, Creature, Door, Encounter, Light, Note, Scene, Token, Wall
from battlemap.rulesets import find_ruleset

WALL = Wall(points=((2, 0), (2, 3)))


def table() -> Document:
    scene = Scene(rows=("......",) * 3, walls=(WALL,), doors=(Door(id="d1", points=((4, 1), (4, 2))),))
    ana = Token(id="ana", creature=Creature(character=True), at=(0, 0))
    return Document(Encounter(ruleset="dnd2024", scene=scene, tokens={"ana": ana}), find_ruleset)


def test_a_stroke_takes_away_and_adds() -> None:
    play = table()
    first = play.state
    new = Wall(points=((1, 1), (3, 1)), cover="half")
    stroke = c.EditScene(
        walls_gone=(0,), walls=(new,), doors_gone=("d1",), doors=(Door(id="d2", points=((5, 0), (5, 1))),),
        lights=(Light(at=(1, 1), bright=30, dim=60),), notes=(Note(at=(2, 2), text="trap"),),
        areas=(Area(kind="elevation", runs=((0, 0, 2),), value=30),), ground=(("~", ((1, 0, 3),)), ("#", ((2, 5, 6),))),
        dark=True,
    )  # fmt: skip
    assert isinstance(play.do(stroke), Done)
    scene = play.state.scene
    assert scene.walls == (new,) and [door.id for door in scene.doors] == ["d2"]
    assert scene.rows == ("......", "~~~...", ".....#") and scene.dark
    assert len(scene.lights) == len(scene.notes) == len(scene.areas) == 1
    assert isinstance(play.do(c.EditScene(lights_gone=(0,), notes_gone=(0,), areas_gone=(0,))), Done)
    assert not (play.state.scene.lights or play.state.scene.notes or play.state.scene.areas)
    play.undo(2)
    assert play.state == first


@pytest.mark.parametrize(
    "stroke",
    [
        c.EditScene(walls_gone=(1,)),
        c.EditScene(doors_gone=("d9",)),
        c.EditScene(doors=(Door(id="d1", points=((0, 0), (0, 1))),)),
        c.EditScene(walls=(Wall(points=((1, 1), (1, 1))),)),
        c.EditScene(ground=(("~", ((3, 0, 1),)),)),
        c.EditScene(ground=(("?", ((0, 0, 1),)),)),
        c.EditScene(ground=(("~", ((0, 2, 2),)),)),
    ],
)
def test_a_stroke_that_cannot_be_changes_nothing(stroke: c.EditScene) -> None:
    play = table()
    first = play.state
    assert isinstance(play.do(stroke), Refused)
    assert play.state is first


def test_a_wall_drawn_stops_a_step_at_once() -> None:
    play = table()
    play.do(c.EditScene(walls=(Wall(points=((1, 0), (1, 3))),)))
    assert not play.ask(asks.AskPath(token="ana", path=((1, 0),)))["ok"]
