"""Sight, light and fog on the game master's canvas, by keys, buttons and strokes."""

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt

from battlemap.encounter import commands as c
from battlemap.model import Creature, Light, Token
from battlemap.model.fog import unpacked
from battlemap.ui import threads
from battlemap.ui.canvas import sight_overlay
from battlemap.ui.canvas.sight_overlay import AT_ONCE


def explored(hand) -> set[tuple[int, int]]:
    state = hand.window.session.state
    mask = unpacked(state.fog("party").explored, state.scene.width, state.scene.height)
    return {(x, y) for y, row in enumerate(mask.tolist()) for x, told in enumerate(row) if told}


def is_shaded(hand, x: float, y: float) -> bool:
    return bool(hand.view.sight.shade.outside.contains(QPointF(x, y)))


def wait_for_sight(hand) -> None:
    hand.qtbot.waitUntil(lambda: not hand.view.sight._rest.isActive())


def test_what_the_selected_sees_is_bright_and_the_rest_dimmed(calm):
    calm.click(3, 3)
    calm.key(Qt.Key.Key_S)
    wait_for_sight(calm)
    assert not is_shaded(calm, 5.5, 3.5)
    assert is_shaded(calm, 12.5, 1.5)
    calm.key(Qt.Key.Key_S)
    wait_for_sight(calm)
    assert not is_shaded(calm, 12.5, 1.5)


def test_an_opened_door_lets_sight_through(calm):
    calm.click(3, 3)
    calm.key(Qt.Key.Key_S)
    calm.window.session.do(c.SetDoor(door="d1", state="open"))
    wait_for_sight(calm)
    assert not is_shaded(calm, 10.5, 4.8)
    calm.window.session.undo()
    wait_for_sight(calm)
    assert is_shaded(calm, 10.5, 4.8)


def test_sight_follows_a_drag_and_is_exact_when_it_rests(calm):
    calm.window.session.do(c.SetDoor(door="d1", state="open"))
    calm.click(3, 3)
    calm.key(Qt.Key.Key_S)
    wait_for_sight(calm)
    assert is_shaded(calm, 10.5, 1.5)
    calm.press(3, 3)
    calm.to(8, 4)
    calm.to(10, 4)
    wait_for_sight(calm)
    assert not is_shaded(calm, 10.5, 1.5)
    calm.window.view.tool.cancel()
    wait_for_sight(calm)
    assert is_shaded(calm, 10.5, 1.5)


def test_darkness_is_drawn_and_can_be_left_out(calm):
    session = calm.window.session
    scene = replace(session.state.scene, dark=True, lights=(Light(at=(3.5, 3.5), bright=30, dim=60),))
    session.do(c.SetScene(scene=scene))
    wait_for_sight(calm)
    lights = calm.view.sight.lights
    assert lights._image.pixelColor(12, 8).alpha() > lights._image.pixelColor(6, 3).alpha() > 0
    assert lights._image.pixelColor(3, 3).alpha() == 0
    calm.window.actions_.looks.lighting.trigger()
    wait_for_sight(calm)
    assert lights._image.isNull()


def test_brush_strokes_reveal_and_cover_in_one_step_each(calm):
    calm.key(Qt.Key.Key_F)
    tool = calm.view.tool
    assert tool.bar.isVisible() and tool.bar.brush.isChecked() and tool.bar.reveal.isChecked()
    calm.drag((11, 2), (12, 2), (13, 3))
    assert {(10, 1), (12, 2), (14, 4)} <= explored(calm)
    steps = calm.window.session.document.position
    tool.bar.cover.click()
    calm.drag((11, 2), (12, 2))
    assert (12, 2) not in explored(calm)
    assert calm.window.session.document.position == steps + 1
    calm.window.session.undo()
    assert (12, 2) in explored(calm)
    calm.key(Qt.Key.Key_V)
    assert not tool.bar.isVisible()


def test_a_room_is_revealed_by_a_click_and_a_polygon_by_its_corners(calm):
    calm.key(Qt.Key.Key_F)
    tool = calm.view.tool
    tool.bar.room.click()
    calm.click(12, 2)
    assert (10, 8) in explored(calm)
    tool.bar.polygon.click()
    tool.bar.cover.click()
    for corner in ((10.0, 6.0), (13.0, 6.0), (13.0, 9.0)):
        calm.click(*corner)
    assert tool.is_busy()
    calm.key(Qt.Key.Key_Return)
    assert not tool.is_busy() and (12, 6) not in explored(calm) and (10, 8) in explored(calm)
    calm.click(10.0, 6.0)
    calm.key(Qt.Key.Key_Escape)
    assert not tool.is_busy()


def test_fog_off_and_forgotten_from_the_bar(calm):
    calm.key(Qt.Key.Key_F)
    tool = calm.view.tool
    tool.bar.on.click()
    assert not calm.window.session.state.fog("party").on
    tool.bar.on.click()
    tool.bar.room.click()
    calm.click(12, 2)
    tool.bar.reset.click()
    assert (10, 8) not in explored(calm)


def test_hovering_says_who_sees_whom_and_why_not(calm):
    calm.click(3, 3)
    calm.hover(5, 3)
    assert calm.window.status.distance.text() == "3 m · 2 squares from Ana to Orc · Ana sees Orc"
    calm.hover(12, 7)
    assert "Ana does not see Ogre: walls or doors between" in calm.window.status.distance.text()
    session = calm.window.session
    session.do(c.SetScene(scene=replace(session.state.scene, dark=True)))
    calm.hover(5, 3)
    assert calm.window.status.distance.text().endswith("Ana does not see Orc: too dark there · darkness")


# ---------------------------------------------------------------- many eyes
def crowd_of(hand, number: int) -> list[str]:
    """So many more, on the squares of a block at the left."""
    session = hand.window.session
    guard = Creature(name="Guard")
    tokens = [Token(id=f"guard-{nth}", creature=guard, side="foes", at=(nth % 4, nth // 4)) for nth in range(number)]
    for token in tokens:
        assert session.do(c.Join(new=token)) is not None, token.at
    return [token.id for token in tokens]


def together_of(hand):
    return hand.view.sight._together


def look(hand) -> None:
    """As it is asked once the window has nothing else to do; nothing else happens meanwhile."""
    hand.view.sight._rest.stop()
    hand.view.sight._show_exact()


def outline(hand) -> set[tuple[float, float]]:
    path = hand.view.sight.shade.outside
    return {(round(path.elementAt(nth).x, 9), round(path.elementAt(nth).y, 9)) for nth in range(path.elementCount())}


def test_what_many_see_together_is_found_beside_the_window_and_the_same_as_at_once(calm, monkeypatch):
    many = crowd_of(calm, AT_ONCE + 1)
    monkeypatch.setattr(sight_overlay, "AT_ONCE", 100)
    calm.window.session.select(many)
    calm.key(Qt.Key.Key_S)
    wait_for_sight(calm)
    assert not together_of(calm).is_busy
    at_once = outline(calm)
    calm.window.session.select(())
    wait_for_sight(calm)
    assert outline(calm) != at_once
    monkeypatch.setattr(sight_overlay, "AT_ONCE", AT_ONCE)
    calm.window.session.select(many)
    look(calm)
    assert together_of(calm).is_busy and outline(calm) != at_once
    calm.qtbot.waitUntil(lambda: not together_of(calm).is_busy)
    assert outline(calm) == at_once


def test_who_is_chosen_meanwhile_is_shown_and_the_crowd_is_dropped(calm):
    many = crowd_of(calm, AT_ONCE + 1)
    calm.click(3, 3)
    calm.key(Qt.Key.Key_S)
    wait_for_sight(calm)
    one, found = outline(calm), []
    together_of(calm).found.connect(found.append)
    calm.window.session.select(many)
    look(calm)
    assert together_of(calm).is_busy
    calm.click(3, 3)
    wait_for_sight(calm)
    assert outline(calm) == one and not together_of(calm).is_busy
    threads.pool("sight", 2).waitForDone()
    calm.qtbot.wait(10)
    assert found == [] and outline(calm) == one
