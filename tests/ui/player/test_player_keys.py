"""The players' display is driven by keys while the game master's window has the focus."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog

from battlemap.ui.player import telling
from battlemap.ui.player.camera import in_squares
from tests.ui.canvas.conftest import open_on, session_on
from tests.ui.player.conftest import pixels

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def placing(hand, players):
    return hand.window.placing


def picture(tmp_path, name: str = "letter.png", colour: str = "#c02040") -> str:
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    path = tmp_path / name
    assert image.save(str(path))
    return str(path)


def middle(players) -> QColor:
    players.settle()
    return players.display.grab().toImage().pixelColor(players.width() // 2, players.height() // 2)


def test_b_is_the_curtain(hand, players, placing) -> None:
    hand.key(Qt.Key.Key_B)
    assert set(pixels(players)[0::4]) == {0}
    assert "curtain" in telling.short(placing)
    hand.key(Qt.Key.Key_B)
    assert set(pixels(players)[0::4]) != {0}
    assert "map" in telling.short(placing)


def test_a_picture_on_the_curtain(hand, players, placing, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (picture(tmp_path, colour="#2040c0"), ""))
    hand.window.actions_.player.choose_curtain()
    hand.key(Qt.Key.Key_B)
    assert middle(players) == QColor("#2040c0")
    hand.window.actions_.player.bare_curtain()
    assert middle(players) == QColor("#000000")


def test_a_handout_is_shown_whole_until_it_is_put_away(hand, players, placing, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (picture(tmp_path), ""))
    before = pixels(players)
    hand.key(Qt.Key.Key_O, SHIFT)
    assert middle(players) == QColor("#c02040")
    assert "letter.png" in telling.sentence(placing)
    hand.key(Qt.Key.Key_B, SHIFT)
    assert pixels(players) == before
    hand.key(Qt.Key.Key_B, SHIFT)  # the last one again, without asking
    assert middle(players) == QColor("#c02040")


def test_what_is_no_picture_is_said_and_not_shown(hand, players, placing, tmp_path) -> None:
    (tmp_path / "notes.png").write_text("not a picture")
    said = []
    placing.told.connect(said.append)
    hand.window.actions_.player._say = said.append
    assert not hand.window.actions_.player.show_picture(str(tmp_path / "notes.png"))
    assert placing.choices.now.picture == "" and "notes.png" in said[0]


def test_what_i_see_is_what_they_see(hand, players, placing) -> None:
    hand.view.zoom_by(2.0)
    hand.key(Qt.Key.Key_P, SHIFT)
    mine = hand.view.mapToScene(hand.view.viewport().rect()).boundingRect()
    assert placing.choices.now.camera == "framed"
    assert placing.seen_rect().adjusted(-1, -1, 1, 1).contains(mine)
    hand.view.zoom_by(0.4)  # theirs stays
    assert placing.seen_rect().adjusted(-1, -1, 1, 1).contains(mine)
    assert placing.seen_rect().height() < 1.1 * mine.height()


def test_a_frame_given_by_a_rectangle(players, placing) -> None:
    looked = []
    placing.looked.connect(lambda: looked.append(1))
    placing.frame(QRectF(64, 64, 320, 256))
    left, top, width, height = in_squares(placing.seen_rect())
    assert left <= 1.001 and top <= 1.001 and left + width >= 5.999 and top + height >= 4.999
    assert looked
    placing.frame(QRectF())
    assert placing.choices.now.frame == (1, 1, 5, 4)


def test_alt_and_arrows_move_the_players_map(hand, players, placing) -> None:
    placing.frame(QRectF(0, 0, 640, 384))
    start = placing.seen_rect()
    hand.key(Qt.Key.Key_Right, ALT)
    assert placing.seen_rect().x() > start.x()
    hand.key(Qt.Key.Key_Left, ALT)
    hand.key(Qt.Key.Key_Down, ALT)
    assert placing.seen_rect().x() == pytest.approx(start.x()) and placing.seen_rect().y() > start.y()
    hand.key(Qt.Key.Key_Up, ALT)
    hand.key(Qt.Key.Key_Plus, ALT)
    assert placing.seen_rect().width() == pytest.approx(start.width() / 1.25)
    hand.key(Qt.Key.Key_Minus, ALT)
    assert placing.seen_rect().width() == pytest.approx(start.width())
    assert placing.choices.now.camera == "framed"
    hand.key(Qt.Key.Key_Home, ALT)
    assert placing.choices.now.camera == "whole"


def test_the_fixed_camera_stays_as_it_was_left(hand, players, placing, qtbot) -> None:
    hand.key(Qt.Key.Key_Plus, ALT)
    hand.key(Qt.Key.Key_Plus, ALT)
    assert placing.choices.now.camera == "fixed"
    left = placing.seen_rect()
    hand.window.actions_.next_turn()
    assert placing.seen_rect() == left
    hand.window.placing.close()
    hand.window.close()
    again = open_on(session_on(True), qtbot).window.placing
    again.open_on("-")
    again.window.resize(players.size())
    again.window.settle()
    assert in_squares(again.seen_rect()) == pytest.approx(in_squares(left))
    again.close()


def test_it_follows_who_acts(hand, players, placing) -> None:
    players.resize(500, 400)
    hand.key(Qt.Key.Key_End, ALT)
    placing.choices.set(followed=4.0)
    players.settle()
    assert placing.seen_rect().contains(3.5 * 64, 3.5 * 64)
    hand.window.actions_.next_turn()
    players.settle()
    assert placing.seen_rect().contains(3.5 * 64, 6.5 * 64)


def test_the_small_keys(hand, players, placing) -> None:
    choices = placing.choices
    for key, keys, field in (
        (Qt.Key.Key_G, SHIFT, "grid"), (Qt.Key.Key_C, SHIFT, "coordinates"), (Qt.Key.Key_I, SHIFT, "strip"),
        (Qt.Key.Key_R, SHIFT, "turns"), (Qt.Key.Key_PageDown, ALT, "brightness"), (Qt.Key.Key_S, SHIFT, "true_scale"),
    ):  # fmt: skip
        before, was = pixels(players), getattr(choices.now, field)
        if field == "true_scale":
            choices.set_px_per_mm(players.screen().name(), 2.5)
        hand.key(key, keys)
        assert getattr(choices.now, field) != was, field
        assert pixels(players) != before, field


def test_true_scale_keeps_its_size_while_everything_zooms(hand, players, placing) -> None:
    said = []
    placing.told.connect(said.append)
    placing.choices.set_px_per_mm(players.screen().name(), 2.0)
    placing.choices.set(true_scale=True, mm=30.0)
    assert placing.window.display._shot.px == pytest.approx(60.0)
    hand.view.zoom_by(3)
    hand.key(Qt.Key.Key_Plus, ALT)
    assert placing.window.display._shot.px == pytest.approx(60.0) and said
    hand.key(Qt.Key.Key_Right, ALT)
    assert placing.window.display._shot.px == pytest.approx(60.0)


def test_keys_work_in_the_players_window_too(hand, players, placing, qtbot) -> None:
    players.activateWindow()
    qtbot.waitUntil(players.isActiveWindow)
    qtbot.keyClick(players, Qt.Key.Key_B)
    assert placing.choices.now.curtain
    qtbot.keyClick(players, Qt.Key.Key_B)
    assert not placing.choices.now.curtain


def test_the_status_bar_says_what_they_see(hand, players, placing) -> None:
    label = hand.window.status.players
    hand.key(Qt.Key.Key_B)
    assert "curtain" in label.text()
    placing.close()
    assert label.text() == ""


def test_no_letter_of_the_menu_is_given_twice(hand) -> None:
    menu = hand.window.actions_.player._menu
    letters = [action.text().split("&")[1][0].lower() for action in menu.actions() if "&" in action.text()]
    assert len(letters) == len(set(letters)) and len(letters) > 15
