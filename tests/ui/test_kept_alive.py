"""What is closed is gone from memory: windows with all their panels, dialogs and menus once they have answered."""

import gc
import weakref
from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from shiboken6 import isValid

from battlemap.geometry import Cell
from battlemap.rulesets import names
from battlemap.ui.dialogs.token import TokenDialog
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.window import MainWindow
from tests.ui.bestiary.conftest import ANA, session_in
from tests.ui.every_dialog import EVERY_DIALOG, gone, put_away, until, window_on_the_fight


def _settle() -> None:
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()


def _open_widely(window: MainWindow) -> None:
    """Each tab of the creatures, the sheet, all tools, the players' window."""
    bestiary = window.actions_.bestiary
    for pane in (bestiary.dock.creatures, bestiary.dock.encounters, bestiary.dock.party, bestiary.dock.reserve):
        bestiary.dock.open_on(pane)
    bestiary.open_sheet("ana")
    window.open_entry("-", "ana")
    window.placing.open_on("-")
    for name in window.tools:
        window.choose_tool(name)
    QApplication.processEvents()


@pytest.mark.parametrize("widely", [False, True], ids=["as it opens", "with all it can show"])
def test_a_window_whose_session_goes_on_is_gone_once_it_is_closed(qapp, widely):
    apply_theme(qapp)
    session = session_in("dnd2024", ANA)
    others = QApplication.topLevelWidgets()
    window = MainWindow(session, Settings())
    window.show()
    QApplication.processEvents()
    if widely:
        _open_widely(window)
    parts = [weakref.ref(part) for part in (window, window.view, window.panel, window.actions_, window.select_tool)]
    window.close()
    window.deleteLater()
    del window
    _settle()
    assert [part() for part in parts] == [None] * len(parts)
    assert [left for left in QApplication.topLevelWidgets() if left not in others] == []


ASKED = ("New fight…", "Add tokens…", "House rules…", "New creature of my own…", "Library…", "Find a command…", "Travel…")


@pytest.mark.parametrize("name", ASKED)
def test_a_dialog_is_gone_once_it_has_answered(qapp, qtbot, name):
    apply_theme(qapp)
    window = MainWindow(session_in("dnd2024", ANA), Settings())
    qtbot.addWidget(window)
    window.show()
    window.session.select(["ana"])
    seen: list[weakref.ref] = []

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        seen.append(weakref.ref(dialog))
        dialog.reject()

    action = next(each for each in window.actions_._all if each.text().replace("&", "") == name)
    QTimer.singleShot(0, leave)
    action.trigger()
    _settle()
    assert [each() for each in seen] == [None]


def _shells() -> Counter:
    """What Python still has of objects that Qt has given up, by kind."""
    _settle()
    return Counter(type(each).__qualname__ for each in gc.get_objects() if isinstance(each, QObject) and not isValid(each))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "opener"), EVERY_DIALOG, ids=[name for name, _ in EVERY_DIALOG])
def test_of_a_dialog_that_was_closed_nothing_is_left_not_even_an_empty_shell(qapp, tmp_path, name, opener):
    window = window_on_the_fight()
    window.show()
    try:
        for number in range(4):
            if number == 2:  # what is made once, and kept, is there now
                before = _shells()
            folder = tmp_path / str(number)
            folder.mkdir()
            dialog = opener(window, folder)
            dialog.show()
            QApplication.processEvents()
            gone(dialog)
            del dialog
        until(lambda: _shells() <= before)  # what glides, or fires once more, has come to its end
    finally:
        put_away(window)


@pytest.mark.parametrize("who", [None, "ana"], ids=["new", "edited"])
@pytest.mark.parametrize("ruleset", names())
def test_of_a_token_s_form_no_field_outlives_it_whatever_the_ruleset_has_rows_for(qapp, qtbot, ruleset, who):
    apply_theme(qapp)
    window = MainWindow(session_in(ruleset, ANA), Settings())
    qtbot.addWidget(window)
    before, others = _shells(), QApplication.topLevelWidgets()
    for _ in range(2):
        dialog = TokenDialog(window.session, window.session.state.tokens.get(who), Cell(3, 3), window)
        dialog.show()
        QApplication.processEvents()
        assert [each for each in QApplication.topLevelWidgets() if each not in others and each.parent() is None] == []
        gone(dialog)
        del dialog
    assert _shells() <= before
    assert [each for each in QApplication.topLevelWidgets() if each not in others] == []


def test_a_menu_of_the_map_is_gone_once_it_is_closed(qapp, qtbot):
    apply_theme(qapp)
    window = MainWindow(session_in("dnd2024", ANA), Settings())
    qtbot.addWidget(window)
    window.show()
    seen: list[weakref.ref] = []

    def leave() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        seen.append(weakref.ref(menu))
        menu.close()

    QTimer.singleShot(0, leave)
    window.view.menu_wanted.emit(window.mapToGlobal(QPoint(300, 300)), "ana")
    _settle()
    assert [each() for each in seen] == [None]
