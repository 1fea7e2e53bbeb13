"""What a screen reader and a keyboard find: every control has a name, hangs in the tree, and shows that it has the focus."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.canvas.place import MapPlace
from battlemap.ui.panel.parts import Bar
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.window import MainWindow
from tests.ui.accessible import NAME, controls, focus_unseen, name_of, nameless, seen_by_readers, unreached
from tests.ui.every_dialog import EVERY_DIALOG, gone, put_away, window_on_the_fight
from tests.ui.every_face import faces, settle, take_off
from tests.ui.ruleset_fights import session_for

LOOKED_AT = (
    "dialogs.token.TokenDialog", "dialogs.house_rules.HouseRulesDialog", "dialogs.rest.RestDialog", "dialogs.travel.TravelDialog",
    "library.moving.MovePartyDialog", "exporting.picture_dialog.PictureDialog", "bestiary.sheet.SheetWindow",
)  # fmt: skip


@pytest.fixture
def window(qtbot):
    window = window_on_the_fight()
    window.resize(1280, 800)
    window.show()
    settle()
    yield window
    put_away(window)


# ---------------------------------------------------------------- the tests' own eyes
def test_the_walk_finds_what_has_no_name(qtbot):
    box = QWidget()
    qtbot.addWidget(box)
    layout = QVBoxLayout(box)
    sign, field, named = QToolButton(), QLineEdit(), QPushButton("Keep")
    sign.setText("×")
    sign.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for widget in (sign, field, named):
        layout.addWidget(widget)
    box.show()
    assert len(nameless(box)) == 2 and all("Keep" not in line for line in nameless(box))
    sign.setAccessibleName("Close")
    field.setAccessibleName("Name")
    assert nameless(box) == [] and unreached(box) == []


def test_the_walk_sees_no_focus_where_none_is_shown(qtbot):
    apply_theme(QApplication.instance())
    box = QWidget()
    qtbot.addWidget(box)
    layout = QVBoxLayout(box)
    blind, seen = QWidget(), QPushButton("Keep")
    blind.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    blind.setMinimumHeight(40)
    for widget in (blind, seen):
        layout.addWidget(widget)
    box.show()
    assert [line.split()[0] for line in focus_unseen(box)] == ["QWidget"]


# ---------------------------------------------------------------- names
def test_every_control_of_the_window_has_a_name_and_is_found(window):
    """Whatever face it shows: tools, panes, cards, the manual, the tour."""
    window.actions_.tokens.dock.open_()
    found = set()
    for face, put_on in faces(window):
        steps = window.session.document.position
        for shown in put_on(window):
            settle()
            found |= {f"{face}: {line}" for line in (*nameless(shown), *unreached(shown))}
        take_off(window, steps)
    assert found == set()


@pytest.mark.parametrize(("name", "opener"), EVERY_DIALOG, ids=[name for name, _ in EVERY_DIALOG])
def test_every_control_of_every_dialog_has_a_name_and_is_found(window, tmp_path: Path, name, opener):
    dialog = opener(window, tmp_path)
    dialog.show()
    settle()
    assert [*nameless(dialog), *unreached(dialog)] == []
    assert dialog.windowTitle()
    gone(dialog)


@pytest.mark.parametrize("ruleset", names())
def test_every_control_has_a_name_whatever_the_ruleset(qtbot, ruleset):
    session = session_for(ruleset, ana={"concentrating": "Bless"})
    window = MainWindow(session, Settings())
    qtbot.addWidget(window)
    window.show()
    settle()
    assert [*nameless(window), *unreached(window)] == []
    phases = find_ruleset(ruleset).turns.schedule == "phases"
    session.do(c.Begin(totals={"party": 5, "foes": 2} if phases else {"ana": 20, "ben": 12, "orc": 3, "gob-1": 2, "gob-2": 1}))
    session.select(("ana",))
    settle()
    assert [*nameless(window), *unreached(window)] == []


def test_the_players_panel_too(window):
    window.actions_.player.open_panel()
    panel = window.actions_.player._panel
    settle()
    assert [*nameless(panel), *unreached(panel)] == []
    panel.close()


# ---------------------------------------------------------------- what is painted
def test_bars_and_rows_that_are_painted_have_texts(window):
    bars = [bar for bar in window.panel.findChildren(Bar) if bar.isVisible()]
    assert bars and all(name_of(bar) for bar in bars)
    for view in window.panel.findChildren(QAbstractItemView):
        face = QAccessible.queryAccessibleInterface(view)
        rows = view.model().rowCount()
        assert face.childCount() >= rows > 0
        assert all(face.child(row).text(NAME) for row in range(rows))


def test_the_map_is_named_and_says_who_is_selected(window):
    face = QAccessible.queryAccessibleInterface(window.view)
    assert face.text(NAME) == "Battle map" and face.text(QAccessible.Text.Description).startswith("Ana")
    assert isinstance(window.centralWidget(), MapPlace) and window.view in set(seen_by_readers(window))


# ---------------------------------------------------------------- the focus
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_focus_is_seen_in_the_window(window, theme):
    apply_theme(QApplication.instance(), theme)
    window.actions_.tokens.dock.open_()
    settle()
    assert focus_unseen(window) == []
    apply_theme(QApplication.instance())


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_focus_is_seen_in_dialogs(window, tmp_path: Path, theme):
    apply_theme(QApplication.instance(), theme)
    found = []
    for name, opener in EVERY_DIALOG:
        if name in LOOKED_AT:
            dialog = opener(window, tmp_path)
            dialog.show()
            settle()
            found += [f"{name}: {line}" for line in focus_unseen(dialog)]
            gone(dialog)
    assert found == []
    apply_theme(QApplication.instance())


def test_tab_goes_through_a_dialog_and_comes_back(window, tmp_path: Path):
    dialog = next(opener for name, opener in EVERY_DIALOG if name == "dialogs.new_fight.NewFightDialog")(window, tmp_path)
    dialog.show()
    settle()
    first, seen = dialog.focusWidget(), []
    for _ in range(len(controls(dialog)) + 2):
        seen.append(dialog.focusWidget())
        dialog.focusNextChild()
    assert first is seen[0] and seen.count(first) == 2 and isinstance(first, QLineEdit)
    gone(dialog)
