"""What the display does when: nothing while it paints, once when several things change, and what it looks like turned."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTransform

from battlemap.encounter import commands as c
from battlemap.ui.player.picture import Darkroom
from battlemap.ui.player.window import PlayerWindow
from battlemap.ui.theme import LIGHT, palette


@pytest.fixture
def developed(monkeypatch) -> list[int]:
    """How often the map was developed."""
    times: list[int] = []
    develop = Darkroom.develop

    def counted(self, plate):
        times.append(1)
        return develop(self, plate)

    monkeypatch.setattr(Darkroom, "develop", counted)
    return times


def test_painting_develops_nothing(players: PlayerWindow, developed) -> None:
    players.settle()
    developed.clear()
    for _ in range(10):
        players.display.repaint()
    players.grab()
    assert developed == []


def test_a_step_that_shows_nothing_new_develops_nothing(hand, players, developed) -> None:
    hand.window.session.do(c.Edit(token="orc", fields={"hp": 14}))
    players.settle()
    developed.clear()
    hand.window.session.do(c.SetCondition(target="orc", add="prone"))
    players.settle()
    assert developed == []
    assert "prone" in next(token for token in players.display.view.tokens if token.id == "orc").conditions


def test_several_changes_are_developed_once(hand, players, developed, qtbot) -> None:
    players.settle()
    developed.clear()
    for square in ((4, 3), (5, 5), (6, 6), (7, 7)):
        hand.window.session.do(c.MoveToken(token="ana", to=square, force=True))
    hand.window.session.do(c.SetDoor(door="d1", state="open"))
    qtbot.waitUntil(lambda: not players._soon.isActive() and not players.display._soon.isActive())
    assert len(developed) == 1


def test_a_closed_window_does_no_work(hand, players, developed, qtbot) -> None:
    players.settle()
    players.close()
    developed.clear()
    hand.window.session.do(c.SetDoor(door="d1", state="open"))
    qtbot.wait(60)
    assert developed == []
    assert not players._soon.isActive()


def test_opened_again_it_shows_what_is_known_by_then(hand, players) -> None:
    players.close()
    hand.window.session.do(c.MoveToken(token="ana", to=(8, 4), force=True))
    hand.window.session.do(c.SetDoor(door="d1", state="open"))
    hand.window.placing.open_on("-")
    players.settle()
    assert next(token.at for token in players.display.view.tokens if token.id == "ana") == (8, 4)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_turned_it_is_the_same_picture_turned(hand, players, turns: int) -> None:
    """On a square display even letters and faces are where a turned screen would have them."""
    players.resize(600, 600)
    hand.window.placing.choices.set(coordinates=True)
    players.settle()
    straight = players.display.grab().toImage().transformed(QTransform().rotate(90 * turns))
    hand.window.placing.choices.set(turns=turns)
    players.settle()
    turned = players.display.grab().toImage()
    spots = [QPoint(x, y) for x in range(0, 600, 7) for y in range(0, 600, 7)]
    alike = sum(abs(straight.pixelColor(at).lightness() - turned.pixelColor(at).lightness()) < 40 for at in spots)
    assert alike > 0.97 * len(spots)


def test_another_theme_is_no_other_picture(hand, players) -> None:
    players.settle()
    before = players.display.grab().toImage()
    hand.window.actions_.looks.light.trigger()
    try:
        assert palette() is LIGHT
        players.settle()
        assert players.display.grab().toImage() == before
    finally:
        hand.window.actions_.looks.light.trigger()


def test_another_fight_begins_anew(hand, players) -> None:
    players.settle()
    assert players.display.strip.entries
    hand.window.session.new_fight()
    players.settle()
    assert players.display.strip.entries == () and players.display.view.tokens == ()
