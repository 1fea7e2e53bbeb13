"""The window as a whole: what it opens, where cards stand, what the players' screen is given."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel

from battlemap.encounter import commands as c
from battlemap.resources import resource_path
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.panel import QuickEntry
from battlemap.ui.player.tokens import look_of
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow
from tests.ui.canvas.conftest import Hand, open_on, session_on


@pytest.fixture
def hand(qtbot) -> Hand:
    return open_on(session_on(True), qtbot)


@pytest.fixture
def calm(qtbot) -> Hand:
    return open_on(session_on(False), qtbot)


def test_every_action_has_words_and_single_keys_are_not_given_twice(hand):
    actions = hand.window.all_actions()
    assert all(action.text() for action in actions)
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_actions_follow_the_selection(calm):
    calm.window.session.select([])
    assert not calm.window.actions_.remove.isEnabled()
    calm.window.session.select(["ben"])
    assert calm.window.actions_.remove.isEnabled()


def test_with_nobody_selected_actions_are_for_whose_card_is_shown(hand):
    session = hand.window.session
    hand.key(Qt.Key.Key_Escape)
    hand.key(Qt.Key.Key_Escape)
    assert session.selection == () and hand.window.panel.card.token().id == "ana"
    hand.key(Qt.Key.Key_H)
    assert session.state.tokens["ana"].hidden
    hand.window.actions_.damage.trigger()
    assert "Ana" in "\n".join(label.text() for label in hand.window.findChildren(QuickEntry)[0].findChildren(QLabel))
    hand.window.actions_.remove.trigger()
    assert "ana" not in session.state.tokens


def test_an_attack_is_chosen_by_its_key_in_the_turn_order(hand, qtbot):
    order = hand.window.panel.order
    order.setFocus()
    qtbot.keyClick(order, Qt.Key.Key_1)
    assert hand.window.select_tool.attack_name == "Sword" and hand.view.hasFocus()


def test_the_side_panel_stays_divided_as_it_was(qtbot):
    first = open_on(session_on(True), qtbot).window
    first.panel.split.setSizes([250, 200, 180])
    sizes = first.panel.split.sizes()
    first.close()
    again = open_on(session_on(True), qtbot).window
    assert all(abs(one - other) <= 6 for one, other in zip(sizes, again.panel.split.sizes(), strict=True))


def test_the_window_is_kept_whole_on_its_screen(hand):
    window, room = hand.window, hand.window.screen().availableGeometry()
    window.resize(room.width() + 300, room.height() + 200)
    window.keep_on_screen()
    wanted = room.size().expandedTo(window.minimumSizeHint())
    assert window.frameGeometry().width() <= wanted.width() and window.frameGeometry().height() <= wanted.height()


def test_a_dropped_fight_opens(hand, tmp_path):
    copy = tmp_path / "crypt.battlemap"
    copy.write_bytes(resource_path("maps", "crypt.battlemap").read_bytes())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(copy))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(hand.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(hand.window, QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, data, left, none))
    hand.qtbot.waitUntil(lambda: hand.window.session.title() == "crypt")
    assert "crypt" in hand.window.windowTitle()
    assert set(hand.view.items_by_id) == set(hand.window.session.state.tokens)


def test_a_card_hides_neither_its_token_nor_leaves_the_map(hand):
    hand.window.session.select(["ana"])
    hand.click(5, 3)
    card = hand.window._hit
    assert hand.window.centralWidget().geometry().contains(card.geometry())
    corner = hand.view.viewport().mapTo(hand.window, hand.view.viewport_point((5, 3)))
    assert not card.geometry().contains(corner)


def test_players_never_see_what_is_hidden(hand, qtbot):
    placing = hand.window.placing
    placing.toggle()
    qtbot.waitUntil(lambda: placing.is_open)
    display = placing.window.display
    orc = next(token for token in display.view.tokens if token.id == "orc")
    assert look_of(orc, 15).hp is None
    hand.window.session.do(c.Edit(token="orc", fields={"hidden": True}))
    placing.window.settle()
    assert "orc" not in [token.id for token in display.view.tokens]
    placing.toggle()
    qtbot.waitUntil(lambda: not placing.is_open)


def test_home_shows_the_whole_map(hand):
    hand.view.zoom_by(3)
    hand.key(Qt.Key.Key_Home)
    shown = hand.view.mapToScene(hand.view.viewport().rect()).boundingRect()
    assert shown.width() >= 16 * SQUARE
    assert shown.height() >= 10 * SQUARE


def test_a_notice_stays_in_the_middle_of_the_map_when_a_panel_opens(calm, qtbot):
    window = calm.window
    window.resize(1400, 760)  # on a map that stays wide enough to bear it
    window.notice.say("Something.", milliseconds=0)
    window.actions_.bestiary.dock.tabs  # noqa: B018 - built when asked for
    window.actions_.bestiary.dock.show()
    qtbot.waitUntil(lambda: window.centralWidget().x() > 200)
    middle = window.centralWidget().geometry().center().x()
    qtbot.waitUntil(lambda: abs(window.notice.geometry().center().x() - middle) <= 2)


def test_what_is_said_before_the_window_is_there_stands_on_its_map_for_its_whole_time(qtbot):
    """A fight that could not be opened at the start is told of while the window is made, which may take seconds."""
    window = MainWindow(session_on(False), Settings())
    qtbot.addWidget(window)
    window.resize(1280, 760)
    text = "gone away.battlemap: cannot be opened, there is no such file or folder, and it is a long name"
    window.notice.say(text, milliseconds=400)
    qtbot.wait(450)
    with qtbot.waitExposed(window):
        window.show()
    notice, area = window.notice, window.centralWidget().geometry()
    assert notice.isVisible()
    qtbot.waitUntil(lambda: area.contains(notice.geometry()) and abs(notice.geometry().center().x() - area.center().x()) <= 2)
    assert notice.geometry().bottom() > area.bottom() - 40
    qtbot.waitUntil(lambda: not notice.isVisible())


def test_an_undone_turn_is_undone_in_the_status_bar_too(hand):
    hand.hover(6, 4)
    first = hand.window.session.state.turn.active
    name = hand.window.session.state.tokens[first].name
    assert hand.window.status.distance.text().find(name) > 0
    hand.window.actions_.next_turn()
    assert name not in hand.window.status.distance.text()
    hand.window.session.undo()
    assert hand.window.session.state.turn.active == first and name in hand.window.status.distance.text()


def test_a_fight_without_its_ending_is_opened_not_imported(hand, tmp_path):
    """The desktop knows one by its content and starts the program with it: by `open_file`, or by dropping it."""
    bare = tmp_path / "attachment"
    bare.write_bytes(resource_path("maps", "ford.battlemap").read_bytes())
    assert hand.window.open_file(bare)
    assert hand.window.session.fight_file.path == bare
