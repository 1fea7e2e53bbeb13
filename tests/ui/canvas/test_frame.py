"""The frame the players' map shows, drawn and moved on the game master's."""

from PySide6.QtCore import Qt

from battlemap.ui.player.placing import IN_A_WINDOW


def test_a_frame_is_drawn_and_moved_and_the_players_see_it(calm):
    placing = calm.window.placing
    placing.open_on(IN_A_WINDOW)
    calm.key(Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    calm.drag((15.9, 9.9), (15.0, 9.0))
    calm.drag((-1.0, -1.0), (6.0, 5.0), (8.0, 6.0))
    now = placing.choices.now
    assert now.camera == "framed"
    x, y, width, height = now.frame
    calm.drag((x + width / 2, y + height / 2), (x + width / 2 + 2.0, y + height / 2 + 1.0))
    moved = placing.choices.now.frame
    assert abs(moved[0] - x - 2) < 0.1 and abs(moved[1] - y - 1) < 0.1 and abs(moved[2] - width) < 0.01
    calm.press(12.0, 8.0)
    calm.to(13.0, 9.0)
    calm.key(Qt.Key.Key_Escape)
    assert placing.choices.now.frame == moved
    calm.key(Qt.Key.Key_V)
    placing.close()
