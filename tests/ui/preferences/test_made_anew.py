"""Another language, unit or size of letters while something is open: nothing that waits for an answer is lost, nor the fight."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.ui import application
from battlemap.ui.settings import Settings

LONG = 20_000


def test_a_dialog_that_waits_for_its_answer_is_answered_first(shown, qtbot):
    first = shown.window
    Settings().set_text("units", "feet")
    shown._soon.setInterval(0)
    shown._take("units")
    seen = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        seen.append((shown.window is first, dialog.parent() is first))
        dialog.reject()

    QTimer.singleShot(400, look)
    first.actions_.house_rules()
    assert seen == [(True, True)]
    qtbot.waitUntil(lambda: shown.window is not first, timeout=LONG)


def test_made_anew_twice_at_once_the_fight_is_still_there(shown, qtbot):
    session = shown.window.session
    session.do(c.Begin())
    path, state = session.fight_file.path, session.state
    shown.remake()
    shown.remake()
    session = shown.window.session
    assert session.fight_file.path == path and session.state == state and not session.fight_file.is_read_only
    shown.window.session.undo()
    assert not shown.window.session.state.turn.begun


def test_where_no_other_window_can_be_made_the_old_one_stays(shown, qtbot, monkeypatch):
    first, state = shown.window, shown.window.session.state

    def fails(*_given, **_named):
        raise RuntimeError("planted")

    monkeypatch.setattr(application, "open_window", fails)
    with pytest.raises(RuntimeError):
        shown.remake()
    assert shown.window is first and first.isVisible() and first.session.state == state
    assert first.session.do(c.Begin()) is not None and QApplication.quitOnLastWindowClosed()


def test_a_fault_as_the_window_closes_still_closes_the_file(shown, qtbot, monkeypatch):
    window = shown.window
    monkeypatch.setattr(window.view.tool, "leave", lambda: {}["planted"])
    with pytest.raises(KeyError, match="planted"):
        window.close()
    assert window.session.fight_file is None and not window.isVisible()
    monkeypatch.undo()
