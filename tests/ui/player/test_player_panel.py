"""The game master's panel of the players' display."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QRadioButton

from battlemap.ui.player.options import CARD_MM
from battlemap.ui.player.panel import DisplayPanel


@pytest.fixture
def panel(hand, players, qtbot) -> DisplayPanel:
    hand.key(Qt.Key.Key_P)
    found = hand.window.actions_.player._panel
    qtbot.waitUntil(found.isVisible)
    yield found
    found.close()


def box(panel: DisplayPanel, word: str):
    return next(found for found in [*panel.findChildren(QCheckBox), *panel.findChildren(QRadioButton)] if word in found.text())


def test_it_says_what_the_players_see(hand, panel) -> None:
    placing = hand.window.placing
    assert "map" in panel.state.text()
    placing.choices.set(curtain=True)
    assert "curtain" in panel.state.text()
    placing.close()
    assert "closed" in panel.state.text()


def test_its_small_picture_is_what_they_see(hand, panel, qtbot) -> None:
    def shown() -> str:
        image = panel.preview.pixmap().toImage()
        return image.pixelColor(100, 100).name() if image.width() > 100 and image.height() > 100 else ""

    hand.window.placing.choices.set(curtain=True)
    qtbot.waitUntil(lambda: shown() == "#000000")
    hand.window.placing.choices.set(curtain=False)
    qtbot.waitUntil(lambda: shown() not in ("", "#000000"))


def test_boxes_do_what_the_menu_does_and_follow_it(hand, panel) -> None:
    choices = hand.window.placing.choices
    for word, field in (("coordinates", "coordinates"), ("grid", "grid"), ("turn order", "strip"), ("True scale", "true_scale")):
        was = getattr(choices.now, field)
        box(panel, word).click()
        assert getattr(choices.now, field) != was
        assert box(panel, word).isChecked() != was
        choices.set(**{field: was})
        assert box(panel, word).isChecked() == was


def test_one_camera_at_a_time(hand, panel) -> None:
    for word, mode in (("Follow", "follows"), ("known", "known"), ("Stay", "fixed"), ("I see", "framed"), ("whole", "whole")):
        box(panel, word).click()
        assert hand.window.placing.choices.now.camera == mode
        assert [found.isChecked() for found in panel.findChildren(QRadioButton)].count(True) == 1


def test_the_screens_are_listed_without_the_game_masters(hand, panel) -> None:
    listed = [panel.screens.itemData(row) for row in range(panel.screens.count())]
    assert listed == ["Projector", "-"]
    panel.screens.setCurrentIndex(0)
    panel.screens.activated.emit(0)
    assert hand.window.placing.on == "Projector"
    assert panel.screens.currentData() == "Projector"


def test_a_screen_one_waits_for_is_in_the_list(hand, panel) -> None:
    hand.window.placing.choose("Television")
    assert panel.screens.currentData() == "Television"
    assert "Television" in panel.state.text()


def test_brightness(hand, players, panel) -> None:
    panel.brightness.setValue(40)
    players.settle()
    assert hand.window.placing.choices.now.brightness == 40
    assert panel.percent.text() == "40%"
    hand.key(Qt.Key.Key_PageUp, Qt.KeyboardModifier.AltModifier)
    assert panel.brightness.value() == 50


def test_the_keys_of_the_window_work_while_it_is_in_front(hand, panel, qtbot) -> None:
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    qtbot.keyClick(panel, Qt.Key.Key_B)
    assert hand.window.placing.choices.now.curtain


def test_recent_handouts(hand, panel, tmp_path) -> None:
    from tests.ui.player.test_player_keys import picture

    path = picture(tmp_path)
    hand.window.actions_.player.show_picture(path)
    hand.window.placing.choices.set(picture="")
    panel._fill_recent()
    panel.recent.menu().actions()[0].trigger()
    assert hand.window.placing.choices.now.picture == path


# ---------------------------------------------------------------- true scale
def test_the_diagonal_of_the_screen_is_typed(hand, panel) -> None:
    placing = hand.window.placing
    placing.choose("Projector")
    assert panel.scale_rows.inch.text() == "not measured"
    panel.scale_rows.inch.setValue(40)
    panel.scale_rows.mm.setValue(25.4)
    placing.choices.set(true_scale=True)
    assert placing.window.display._shot.px == pytest.approx(55.07, abs=0.01)
    panel.scale_rows.mm.setValue(30)
    assert placing.window.display._shot.px == pytest.approx(65.04, abs=0.01)
    placing.choose("-")
    assert panel.scale_rows.inch.value() == 0  # that screen is another one


def card_px(window) -> int:
    """How wide the drawn card is, on its middle line."""
    image = window.display.grab().toImage()
    ground = image.pixelColor(0, 0)
    row = [image.pixelColor(x, image.height() // 2) != ground for x in range(image.width())]
    return sum(row)


def test_a_card_is_matched_by_arrow_keys(hand, panel, qtbot) -> None:
    placing = hand.window.placing
    placing.choose("Projector")
    panel.scale_rows.match.click()
    slider = panel.scale_rows.card.slider
    slider.setValue(round(300 / 0.25))
    assert card_px(placing.window) == pytest.approx(300, abs=2)
    for _ in range(40):
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert card_px(placing.window) == pytest.approx(310, abs=2)
    qtbot.keyClick(panel.scale_rows.card, Qt.Key.Key_Return)
    assert placing.px_per_mm() == pytest.approx(310 / CARD_MM[0], abs=0.01)
    assert not panel.scale_rows.match.isChecked() and placing.window.display._card is None
    assert panel.scale_rows.inch.value() == pytest.approx(23.9, abs=0.2)


def test_a_card_left_alone_changes_nothing(hand, panel, qtbot) -> None:
    panel.scale_rows.match.click()
    panel.scale_rows.card.slider.setValue(999)
    qtbot.keyClick(panel.scale_rows.card, Qt.Key.Key_Escape)
    assert hand.window.placing.px_per_mm() == 0 and hand.window.placing.window.display._card is None
    panel.scale_rows.match.click()
    panel.close()
    assert hand.window.placing.window.display._card is None


def test_no_stray_marks_of_mnemonics(panel) -> None:
    assert not any("&" in label.text() and label.buddy() is None for label in panel.findChildren(QLabel))


def test_it_opens_as_wide_as_what_is_in_it(panel) -> None:
    scroll = panel._scroll
    assert not scroll.horizontalScrollBar().isVisible() and not scroll.verticalScrollBar().isVisible()
    assert panel.size() == panel.sizeHint()
