"""What has changed on the map is baked anew, and nothing else; the map looks as if all of it had been."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import fields, replace
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.model import Area, Door, Encounter, Light, Scene, Wall
from battlemap.rulesets import find_ruleset
from battlemap.ui.canvas.ground_changes import DRAWN_BY_OTHERS, changed_parts
from battlemap.ui.canvas.terrain_look import _letters
from battlemap.ui.canvas.tile_grid import SIDE_PX, keys_on
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.canvas.wall_look import _boxes, _lines
from battlemap.ui.session import Session
from tests.ui.canvas.conftest import open_on

SIDE = 40
WALLS = tuple(Wall(points=((x, 2.0), (x, 7.0)), material=kind) for x, kind in ((4.0, "stone"), (20.0, "hedge"), (35.0, "wood")))
DOORS = (Door(id="near", points=((12.0, 5.0), (13.0, 5.0))), Door(id="far", points=((30.0, 30.0), (30.0, 32.0))))
SCENE = Scene(rows=("." * SIDE,) * SIDE, walls=WALLS, doors=DOORS, areas=(Area(kind="start", runs=((20, 3, 6), (21, 3, 6))),))


@pytest.fixture
def view(qtbot):
    session = Session()
    session.document = Document(Encounter(ruleset="dnd2024", scene=SCENE, title="Ground"), find_ruleset)
    session.document.subscribe(session._on_change)
    view = open_on(session, qtbot).window.view
    view.zoom_by(1.0 / view.zoom)
    view.centerOn(12 * SQUARE, 6 * SQUARE)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not view.leisure.is_busy)
    return view


def _baked(view) -> list[QRectF]:
    """What is drawn of the ground from now on."""
    drawn, paint = [], view.static._paint_marks
    view.static._paint_marks = lambda painter, area, zoom: (drawn.append(area), paint(painter, area, zoom))
    return drawn


def _changed(view, **fields) -> None:
    """The scene is another one, as after a command."""
    before = view.session.state
    view.session.document.state = replace(before, scene=replace(before.scene, **fields))
    view.static.forget(changed_parts(before.scene, view.session.state.scene))


def _seen(view):
    QApplication.processEvents()
    return view.viewport().grab().toImage()


def test_a_door_that_opens_is_drawn_with_what_lies_beside_it_and_no_more(view, qtbot):
    there, drawn, place = len(view.static._tiles), _baked(view), QRectF(12 * SQUARE, 5 * SQUARE, SQUARE, 1)
    view.session.do(c.SetDoor(door="near", state="open"))
    _seen(view)
    qtbot.waitUntil(lambda: not view.leisure.is_busy)
    assert drawn and all(area.intersects(place.adjusted(-6 * SQUARE, -6 * SQUARE, 6 * SQUARE, 6 * SQUARE)) for area in drawn)
    assert len(drawn) < there / 2 and len(view.static._tiles) == there


def test_a_door_out_of_sight_draws_nothing_that_is_seen(view):
    drawn = _baked(view)
    _changed(view, doors=(DOORS[0], replace(DOORS[1], state="open")))
    assert _seen(view) and drawn == []


def test_what_the_ground_shows_nothing_of_draws_nothing(view):
    drawn = _baked(view)
    _changed(view, lights=(Light(at=(12.0, 5.0), bright=60, dim=120),), dark=True, name="Cellar")
    assert _seen(view) and drawn == []


def test_where_the_door_is_the_window_is_painted(view):
    painted, paint = [], view.static.paint
    view.static.paint = lambda painter, option, widget=None: (painted.append(QRectF(option.exposedRect)), paint(painter, option))
    view.session.do(c.SetDoor(door="near", state="open"))
    QApplication.processEvents()
    assert any(area.contains(QRectF(12 * SQUARE, 4 * SQUARE, SQUARE, 2 * SQUARE)) for area in painted)


def test_undoing_draws_the_door_shut_again(view):
    shut = _seen(view)
    view.session.do(c.SetDoor(door="near", state="open"))
    assert _seen(view) != shut
    view.session.undo()
    assert _seen(view) == shut


@pytest.mark.parametrize("zoom", [0.05, 0.3, 1.0, 2.2])
def test_after_any_change_the_map_looks_as_if_all_of_it_had_been_drawn_anew(view, zoom):
    view.zoom_by(zoom / view.zoom)
    view.centerOn(12 * SQUARE, 6 * SQUARE)
    chance, looks = random.Random(7), [_seen(view)]
    for _ in range(12):
        scene = view.session.state.scene
        rows, x, y = list(scene.rows), chance.randrange(9, 14), chance.randrange(4, 9)
        rows[y] = rows[y][:x] + chance.choice(("~~~", "###", "...", "_o:")) + rows[y][x + 3 :]
        wall = Wall(points=((float(x), float(y)), (x + 2.5, y + 1.0)), material=chance.choice(("", "curtain")), one_way="left")
        door = replace(scene.doors[0], state=chance.choice(("open", "closed", "locked", "secret")))
        raised = Area(kind="elevation", runs=((y, x, x + 3),), value=30)
        _changed(view, **chance.choice((
            {"rows": tuple(rows)}, {"walls": (*scene.walls[1:], wall)}, {"walls": scene.walls[::-1]}, {"doors": (door, DOORS[1])},
            {"areas": (*scene.areas, raised)}, {"areas": scene.areas[:1]},
        )))  # fmt: skip
        looks.append(_seen(view))
        view.refresh()
        assert looks[-1] == _seen(view)
    assert sum(a != b for a, b in pairwise(looks)) > 5


@pytest.mark.parametrize(("zoom", "beyond_px", "one_way"), [(1.0, 3.0, ""), (1.0, 12.0, "right"), (0.15, 4.5, "right")])
def test_a_wall_beside_a_tile_is_drawn_on_it_as_far_as_it_reaches(view, zoom, beyond_px, one_way):
    view.zoom_by(zoom / view.zoom)
    column = 1 if zoom < 0.5 else 3
    x = (column * SIDE_PX + beyond_px) / zoom / SQUARE
    view.centerOn(x * SQUARE, 6 * SQUARE)
    before, drawn = _seen(view), _baked(view)
    _changed(view, walls=(*WALLS, Wall(points=((x, 2.5), (x, 9.5)), one_way=one_way)))
    soon = _seen(view)
    columns = {round((area.center().x() * zoom) / SIDE_PX - 0.5) for area in drawn}
    assert {column - 1, column} <= columns and soon != before
    view.refresh()
    assert soon == _seen(view)


def test_what_changes_while_the_wheel_rests_is_not_shown_as_it_was(view, qtbot):
    view.haste.hurry()
    view.zoom_by(1.5)
    steps, place = view.static.steps(view), keys_on(QRectF(12 * SQUARE, 4.5 * SQUARE, SQUARE, SQUARE), view.zoom)
    while not set(place) <= set(view.static._coming):
        next(steps)
    _changed(view, doors=(replace(DOORS[0], state="open"), DOORS[1]))
    for _ in steps:
        pass
    view.haste.stop()
    soon = _seen(view)
    view.refresh()
    assert soon == _seen(view)


def test_every_field_of_a_scene_is_drawn_here_or_by_others():
    other = {
        "rows": ("~" * SIDE,) * SIDE, "walls": WALLS[:1], "doors": (), "areas": (), "square": 20, "lights": (Light(),),
        "notes": (), "dark": True, "name": "Cellar",
    }  # fmt: skip
    for field in fields(Scene):
        if field.name != "picture":  # a scene's picture is all of the map
            parts = changed_parts(SCENE, replace(SCENE, **{field.name: other[field.name]}))
            assert bool(parts) is (field.name not in DRAWN_BY_OTHERS), field.name
    assert changed_parts(SCENE, replace(SCENE, rows=("." * SIDE,))) is None


def test_a_wall_more_or_less_makes_only_its_own_line_anew():
    lines, _ = _lines(WALLS)
    more = (*WALLS[:1], Wall(points=((1.0, 1.0), (2.0, 3.0))), *WALLS[1:])
    found, boxes = _lines(more)
    assert [each in lines for each in found] == [True, False, True, True] and (boxes == _boxes(more)).all()
    fewer = more[1:]
    found, boxes = _lines(fewer)
    assert len(found) == 3 and found[1] is lines[1] and (boxes == _boxes(fewer)).all()


def test_letters_of_a_map_are_those_of_its_rows_however_often_they_change():
    chance, rows = random.Random(3), list(SCENE.rows)
    for _ in range(30):
        y = chance.randrange(SIDE)
        rows[y] = "".join(chance.choice(".~#o_:") for _ in range(SIDE))
        assert ["".join(row) for row in _letters(tuple(rows))] == rows
    assert _letters(("..", "~~")).tolist() == [[".", "."], ["~", "~"]]
