"""Where tokens look: asked for by the menu, turned by keys and by moving, seen by the players too, and gone again."""

import pytest
from PySide6.QtCore import Qt

from battlemap.encounter import commands as c
from battlemap.ui.player.placing import IN_A_WINDOW
from tests.ui.player.conftest import pixels

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def session(calm):
    return calm.window.session


def looks(session) -> dict[str, int | None]:
    return {token.id: token.facing for token in session.state.tokens.values()}


@pytest.fixture
def facing(calm):
    """The action, once all look somewhere."""
    action = calm.window.actions_.looks.facing
    action.trigger()
    return action


def test_nobody_looks_anywhere_until_it_is_asked_for_and_one_undo_ends_it(calm, session):
    action, plain = calm.window.actions_.looks.facing, calm.view.grab().toImage()
    assert set(looks(session).values()) == {None} and not action.isChecked()
    action.trigger()
    assert set(looks(session).values()) == {180} and action.isChecked() and session.document.position == 1
    assert calm.view.grab().toImage() != plain
    session.undo()
    assert set(looks(session).values()) == {None} and not action.isChecked()
    assert calm.view.grab().toImage() == plain


def test_it_is_taken_away_for_all(session, facing):
    facing.trigger()
    assert set(looks(session).values()) == {None} and session.document.position == 2


@pytest.mark.parametrize(("key", "keys", "end"), [
    (Qt.Key.Key_BracketLeft, Qt.KeyboardModifier.NoModifier, 135), (Qt.Key.Key_BracketRight, Qt.KeyboardModifier.NoModifier, 225),
    (Qt.Key.Key_Left, CTRL, 135), (Qt.Key.Key_Right, CTRL, 225),
])  # fmt: skip
def test_keys_turn_the_selected_in_one_step(calm, session, facing, key, keys, end):
    session.select(["orc", "ogre"])
    calm.key(key, keys)
    assert looks(session) == {"ana": 180, "ben": 180, "rat": 180, "orc": end, "ogre": end} and session.document.position == 2
    session.undo()
    assert looks(session)["orc"] == 180


def test_eight_turns_go_round(calm, session, facing):
    session.select(["orc"])
    seen = []
    for _ in range(8):
        calm.key(Qt.Key.Key_BracketRight)
        seen.append(looks(session)["orc"])
    assert seen == [225, 270, 315, 0, 45, 90, 135, 180]


def test_while_nobody_looks_anywhere_the_keys_do_nothing(calm, session):
    session.select(["orc"])
    calm.key(Qt.Key.Key_BracketRight)
    assert session.document.position == 0 and not calm.window.actions_.turn_right.isEnabled()


def test_with_the_brush_brackets_are_the_brushs(calm, session, facing):
    session.select(["orc"])
    calm.window.choose_tool("terrain")
    bar = calm.window.tools["terrain"].bar
    before = bar.size_squares
    calm.key(Qt.Key.Key_BracketRight)
    assert bar.size_squares == before + 1 and looks(session)["orc"] == 180


def test_who_is_dragged_looks_where_it_went(calm, session, facing):
    calm.drag((3, 3), (4, 3))
    assert looks(session)["ana"] == 90


def test_the_players_see_where_those_look_whom_they_see(calm, session, facing):
    calm.window.placing.open_on(IN_A_WINDOW)
    players = calm.window.placing.window
    before = pixels(players)
    session.do(c.Edit(token="orc", fields={"facing": 90}))
    seen = pixels(players)
    assert seen != before
    session.do(c.Edit(token="orc", fields={"hidden": True}))
    unseen = pixels(players)
    session.do(c.Edit(token="orc", fields={"facing": 0}))
    assert pixels(players) == unseen != seen
    calm.window.placing.close()
