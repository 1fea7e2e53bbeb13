"""The tour, played through by the gestures it asks for; left, begun anew, and out of everybody's way."""

import shutil
import subprocess

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from battlemap.resources import resource_path
from battlemap.storage import fights_folder
from battlemap.ui import languages
from battlemap.ui.application import Shown, application, open_sample, open_window
from battlemap.ui.help.callout import Spotlight, place_for
from battlemap.ui.help.tour import Tour
from battlemap.ui.help.tour_steps import STEPS
from battlemap.ui.help.tour_table import BESIDE, FOE_AT, FURTHER, GOAL, HERO, START
from battlemap.ui.panel import HitCard, ReactionCard
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette
from battlemap.ui.window import MainWindow
from tests.ui.clipped import faults_in

LEFT = Qt.MouseButton.LeftButton


class Hand:
    def __init__(self, window: MainWindow, qtbot) -> None:
        self.window, self.qtbot, self.view = window, qtbot, window.view

    def point(self, cell) -> QPoint:
        return self.view.viewport_point(cell)

    def press(self, cell) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.point(cell))
        self.qtbot.wait(10)

    def drag_on(self, *cells) -> None:
        for cell in cells:
            QTest.mouseMove(self.view.viewport(), self.point(cell))
            self.qtbot.wait(10)
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.point(cells[-1]))
        self.qtbot.wait(10)

    def click(self, cell) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.point(cell))
        self.qtbot.wait(10)

    def key(self, key, keys=Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        QTest.keyClick(QApplication.focusWidget(), key, keys)
        self.qtbot.wait(10)

    @property
    def tour(self):
        return self.window.actions_.help.tour

    @property
    def step(self) -> int:
        return self.tour.place[0] + 1


@pytest.fixture(autouse=True)
def no_fights_yet():
    for path in fights_folder().glob("crypt*"):
        path.unlink()
    yield
    for path in fights_folder().glob("crypt*"):
        path.unlink()


@pytest.fixture
def hand(qtbot, qapp):
    """The sample as at a first start, the tour begun."""
    application()
    Settings().is_first_start()
    window = open_window(resource_path("maps", "ford.dd2vtt").with_name("nothing.battlemap"))
    qtbot.addWidget(window)
    open_sample(window, resource_path("maps", "crypt.battlemap"))
    window.resize(1200, 760)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.wait(50)
    window.view.fit()
    window.actions_.help.start_tour()
    qtbot.wait(20)
    yield Hand(window, qtbot)
    languages.speak(qapp, languages.SOURCE)
    window.close()


class XdotoolHand(Hand):
    """A real pointer and keyboard."""

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, timeout=10)
        self.qtbot.wait(60)

    def _to(self, cell) -> None:
        point = self.view.viewport().mapToGlobal(self.point(cell))
        self._do("mousemove", str(point.x()), str(point.y()))

    def press(self, cell) -> None:
        self._to(cell)
        self._do("mousedown", "1")

    def drag_on(self, *cells) -> None:
        for cell in cells:
            self._to(cell)
        self._do("mouseup", "1")
        self.qtbot.wait(80)

    def click(self, cell) -> None:
        self._to(cell)
        self._do("click", "1")
        self.qtbot.wait(80)

    def key(self, key, keys=Qt.KeyboardModifier.NoModifier) -> None:
        names = {Qt.Key.Key_1: "1", Qt.Key.Key_Return: "Return", Qt.Key.Key_Escape: "Escape", Qt.Key.Key_Space: "space"}
        self._do("key", "--clearmodifiers", names.get(key, "ctrl+z"))


def play_to(hand: Hand, step: int) -> None:
    """By gestures, until that step is asked for."""
    if step > 1:
        hand.press(START)
    if step > 2:
        hand.drag_on((13, 12), (14, 11), GOAL)
    elif step > 1:
        hand.drag_on(START)
    if step > 3:
        hand.key(Qt.Key.Key_1)
        hand.qtbot.waitUntil(lambda: not hand.window.session.state.waiting)
    if step > 4:
        hand.click(hand.window.session.state.tokens[FURTHER].at)
        hand.qtbot.waitUntil(lambda: hand.window.findChild(HitCard) is not None)
        hand.key(Qt.Key.Key_Return)
    assert hand.step == step


def test_all_five_steps_by_the_gestures_they_ask_for(hand):
    play_all(hand)


@pytest.mark.xcb
def test_all_five_steps_in_a_real_window(hand):
    assert shutil.which("xdotool"), "xdotool drives this test"
    play_all(XdotoolHand(hand.window, hand.qtbot))


def play_all(hand: Hand) -> None:
    state = hand.window.session.state
    assert (tuple(state.tokens[HERO].at), tuple(state.tokens[BESIDE].at)) == (tuple(START), tuple(FOE_AT))
    assert hand.step == 1 and hand.tour.note.title == "Press on Ilda, and hold"
    hand.press(START)
    assert hand.step == 2 and hand.window.select_tool.is_busy()
    hand.drag_on((13, 12), (14, 11), GOAL)
    assert hand.step == 3 and hand.window.findChild(ReactionCard).isVisible()
    assert hand.tour.note.title == "Skeleton 1 may strike: take or skip"
    hand.key(Qt.Key.Key_1)
    hand.qtbot.waitUntil(lambda: hand.step == 4)
    assert tuple(hand.window.session.state.tokens[HERO].at) == tuple(GOAL)
    assert hand.tour.note.title == "Click Skeleton 2"
    hand.click(hand.window.session.state.tokens[FURTHER].at)
    hand.qtbot.waitUntil(lambda: hand.tour.note.title == "Enter rolls")
    hand.key(Qt.Key.Key_Return)
    hand.qtbot.waitUntil(lambda: hand.step == 5)
    assert hand.tour.note.title == "Space ends the turn"
    hand.key(Qt.Key.Key_Escape)
    hand.key(Qt.Key.Key_Space)
    hand.qtbot.waitUntil(lambda: hand.tour.note.title == "Ctrl+Z takes it back")
    assert hand.window.session.state.turn.active != HERO
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.qtbot.waitUntil(lambda: hand.tour.is_over)
    assert hand.window.session.state.turn.active == HERO
    assert hand.tour.note.title == "That was a whole turn"


def test_all_five_steps_by_the_keyboard_alone(hand):
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up):
        hand.key(key)
    hand.qtbot.waitUntil(lambda: hand.step == 2)
    hand.key(Qt.Key.Key_Return)
    assert hand.step == 3
    hand.key(Qt.Key.Key_Return)
    hand.qtbot.waitUntil(lambda: hand.step == 4)
    assert tuple(hand.window.session.state.tokens[HERO].at) == tuple(GOAL)
    hand.window.view.setFocus()
    hand.key(Qt.Key.Key_1)
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Return)
    hand.qtbot.waitUntil(lambda: hand.tour.note.title == "Enter rolls")
    hand.key(Qt.Key.Key_Return)
    hand.qtbot.waitUntil(lambda: hand.step == 5)
    hand.key(Qt.Key.Key_Escape)
    hand.key(Qt.Key.Key_Space)
    hand.qtbot.waitUntil(lambda: hand.window.session.state.turn.active != HERO)
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.qtbot.waitUntil(lambda: hand.tour.is_over)


def test_at_the_end_everything_is_put_back_or_stays_as_played(hand, qtbot):
    session = hand.window.session
    for _ in range(5):
        qtbot.mouseClick(hand.tour.note.next, LEFT)
    assert hand.tour.is_over
    begun = session.document.position
    qtbot.mouseClick(hand.tour._keep, LEFT)
    assert hand.tour is None and session.document.position == 0 and not session.state.turn.begun
    assert session.document.can_redo
    file = hand.window.session.fight_file.path
    open_sample(hand.window, resource_path("maps", "ford.battlemap"))
    hand.window.actions_.help.start_tour()
    assert session.fight_file.path == file, "a copy more for every tour"
    for _ in range(6):
        qtbot.mouseClick(hand.tour.note.next, LEFT)
    assert hand.tour is None and session.state.title == "Ambush at the ford", "what lay there before is back"
    session.open_path(file)
    assert session.document.position == begun and session.state.turn.begun


def test_skipped_in_the_middle_of_a_game_it_gives_the_game_back(hand, qtbot):
    open_sample(hand.window, resource_path("maps", "ford.battlemap"))
    session, game = hand.window.session, hand.window.session.fight_file.path
    hand.window.actions_.help.start_tour()
    assert session.fight_file.path != game and hand.step == 1
    hand.press(START)
    hand.drag_on((13, 13))
    qtbot.mouseClick(hand.tour.note.skip, LEFT)
    assert session.fight_file.path == game and hand.tour is None


@pytest.mark.parametrize("step", [1, 2, 3, 4, 5])
def test_it_can_be_left_at_every_step_and_what_was_played_put_back(hand, qtbot, step):
    play_to(hand, step)
    qtbot.mouseClick(hand.tour.note.skip, LEFT)
    assert hand.tour is None
    notice = hand.window.notice
    assert "What was played stays" in notice.text
    notice.act()
    assert hand.window.session.document.position == 0 and not hand.window.session.state.waiting
    hand.qtbot.wait(250)
    assert hand.window.findChild(type(notice)) is notice


def test_next_goes_on_without_playing_and_what_is_said_is_about_what_is_there(hand, qtbot):
    qtbot.mouseClick(hand.tour.note.next, LEFT)
    assert hand.step == 2
    qtbot.mouseClick(hand.tour.note.next, LEFT)
    assert hand.tour.note.title == "On this way nobody could strike"
    qtbot.mouseClick(hand.tour.note.next, LEFT)
    assert hand.tour.note.title == "Click Skeleton 1"


def test_another_way_and_another_answer_go_on_too(hand):
    hand.press(START)
    hand.drag_on((13, 13))
    assert hand.step == 3 and hand.tour.note.title == "On this way nobody could strike"


def test_a_band_on_bare_ground_is_not_what_the_first_step_asks_for(hand):
    hand.press((14, 14))
    QTest.mouseMove(hand.view.viewport(), hand.point((16, 15)))
    hand.qtbot.wait(150)
    assert hand.step == 1
    hand.drag_on((16, 15))


def test_esc_drops_a_drag_and_the_tour_waits_for_the_next(hand):
    hand.press(START)
    QTest.mouseMove(hand.view.viewport(), hand.point((13, 12)))
    hand.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.point((13, 12)))
    assert hand.step == 2 and tuple(hand.window.session.state.tokens[HERO].at) == tuple(START)
    hand.press(START)
    hand.drag_on((13, 12), (14, 11), GOAL)
    assert hand.step == 3


def test_the_mouse_on_the_note_leaves_the_keyboard_to_the_map(hand, qtbot):
    qtbot.mouseClick(hand.tour.note.next, LEFT)
    assert QApplication.focusWidget() is hand.view


def test_the_note_keeps_off_what_it_points_at_however_the_window_changes(hand, qtbot):
    for size in ((1200, 760), (900, 600), (1260, 780)):
        hand.window.resize(*size)
        qtbot.wait(30)
        hand.view.fit()
        hand.tour.follow()
        note = hand.tour.note.geometry()
        target = hand.tour._steps[0].target()
        assert hand.window.rect().contains(note) and not target.isEmpty()
        assert not note.intersects(target), size


def test_another_fight_ends_it(hand, qtbot):
    open_sample(hand.window, resource_path("maps", "ford.battlemap"))
    assert hand.tour is None
    qtbot.wait(150)


def test_begun_again_in_its_midst_everything_is_put_back_and_the_first_step_asked_for(hand, qtbot):
    file = hand.window.session.fight_file.path
    play_to(hand, 4)
    hand.window.actions_.help.start_tour()
    assert hand.step == 1 and hand.window.session.fight_file.path == file
    assert tuple(hand.window.session.state.tokens[HERO].at) == tuple(START)
    play_to(hand, 2)


def test_a_copy_that_was_played_on_is_left_alone(hand, qtbot):
    for _ in range(6):
        qtbot.mouseClick(hand.tour.note.next, LEFT)
    played = hand.window.session.fight_file.path
    position = hand.window.session.document.position
    hand.window.actions_.help.start_tour()
    assert hand.window.session.fight_file.path != played and hand.step == 1
    hand.window.session.open_path(played)
    assert hand.window.session.document.position == position


def test_in_another_language_it_goes_on_where_it_was(qtbot, qapp):
    application()
    Settings().is_first_start()
    shown = Shown(qapp, open_window(None))
    window = shown.window
    qtbot.waitUntil(lambda: window.actions_.help._welcome is None or window.actions_.help._welcome.isVisible())
    qtbot.wait(20)
    window.actions_.help.start_tour()
    window.actions_.help.tour._onward()
    window.actions_.looks.choose_language("it")
    qtbot.waitUntil(lambda: shown.window is not window and shown.window.actions_.help.tour is not None)
    tour = shown.window.actions_.help.tour
    assert tour.place[:2] == (1, 0) and shown.window.session.state.turn.active == HERO
    assert "Ilda" in shown.window.session.state.tokens[HERO].name
    shown.window.close()
    shown.window.deleteLater()
    languages.speak(qapp, languages.SOURCE)


@pytest.mark.parametrize("code", languages.LANGUAGES)
@pytest.mark.parametrize("at", range(len(STEPS) + 1))
def test_every_note_has_room_for_its_words_in_every_language(window_in, code, at):
    window = window_in(code)
    tour = Tour(window)
    tour._run(at, 0)
    QApplication.processEvents()
    assert faults_in(tour.note) == []
    tour.leave()


# ------------------------------------------------------------ where a note stands
ROOM = QRect(0, 0, 1200, 760)


@pytest.mark.parametrize("target", [
    QRect(20, 20, 40, 40), QRect(1150, 700, 40, 40), QRect(600, 380, 40, 40), QRect(0, 300, 60, 60), QRect(500, 0, 300, 60),
])  # fmt: skip
def test_a_note_stands_in_the_room_and_beside_its_target(target):
    size = QSize(360, 200)
    note = QRect(place_for(size, target, target.adjusted(-80, -80, 80, 80), ROOM), size)
    assert ROOM.contains(note) and not note.intersects(target)


def test_a_note_without_a_target_stands_low_in_the_middle():
    note = QRect(place_for(QSize(360, 200), QRect(), QRect(), ROOM), QSize(360, 200))
    assert abs(note.center().x() - ROOM.center().x()) < 3 and note.top() > ROOM.center().y()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_the_last_note_is_put_away_by_the_keyboard_too(hand, qtbot, key):
    for _ in range(5):
        qtbot.mouseClick(hand.tour.note.next, LEFT)
    position = hand.window.session.document.position
    hand.key(key)
    assert hand.tour is None and hand.window.session.document.position == position, "as it was played"


def test_while_one_drags_only_the_goal_is_ringed(qtbot):
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(400, 300)
    light = Spotlight(over)
    light.resize(400, 300)
    target, goal = QRect(50, 200, 24, 24), QRect(250, 80, 24, 24)
    ring, way = QPoint(target.left() - 5, target.center().y()), (target.center() + goal.center()) / 2
    gold = QColor(palette().active)

    def has_gold(at: QPoint, dims: bool) -> bool:
        light.show_target(target, goal, QRect(), dims)
        image = light.grab().toImage()
        near = [image.pixelColor(at.x() + x, at.y() + y) for x in range(-6, 7) for y in range(-6, 7)]
        return any(max(abs(a - b) for a, b in zip(one.getRgb(), gold.getRgb(), strict=True)) < 12 for one in near)

    assert has_gold(ring, True) and has_gold(way, True)
    assert not has_gold(ring, False) and not has_gold(way, False)
    assert has_gold(QPoint(goal.left() - 5, goal.center().y()), False)
