"""The library as a game master uses it: finding by typing, opening by Enter, renaming, copying, throwing away, maps in use."""

import hashlib

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QFile, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox

from battlemap.encounter import commands as c
from battlemap.model import Light
from battlemap.storage import FightFile
from battlemap.ui.library.dialog import LibraryDialog
from battlemap.ui.library.starting import NameDialog, StartDialog
from battlemap.ui.settings import Settings
from tests.ui.canvas.conftest import open_on
from tests.ui.library.conftest import (
    FRIEND,
    GOBLIN,
    HERO,
    WALLED,
    fight,
    make,
    settled,
    state_of,
    titles,
    when_open,
)
from tests.ui.library.test_cards import png, with_picture

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def shelf(folders, session):
    """Ambush is on the table; Night, The mill (a map) and a broken file lie in the folder."""
    paths = {
        "night": make("Night", fight(FRIEND, GOBLIN), begun=True), "mill": make("The mill", fight(scene=WALLED)),
        "ambush": make("Ambush", fight(HERO, GOBLIN)), "broken": folders / "broken.battlemap",
    }  # fmt: skip
    paths["broken"].write_bytes(b"no fight")
    assert session.open_path(paths["ambush"])
    return paths


def press(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def key(dialog, key_, keys=Qt.KeyboardModifier.NoModifier) -> None:
    """Where the keyboard is, once the dialog has it again."""
    dialog.activateWindow()
    QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(QApplication.focusWidget() or dialog.pane.cards, key_, keys)


def answer(button: QMessageBox.StandardButton) -> None:
    when_open(QMessageBox, lambda box: QTest.mouseClick(box.button(button), Qt.MouseButton.LeftButton))


# ---------------------------------------------------------------- finding
def test_typing_anywhere_finds_and_the_kind_and_order_narrow_it(shelf, library):
    dialog = library()
    assert set(titles(dialog)) == {"Ambush", "Night", "The mill", "broken"} and titles(dialog)[0] == "Ambush"
    QTest.keyClicks(dialog.pane.cards, "tomas")
    assert dialog.pane.search.text() == "tomas" and titles(dialog) == ["Night"]
    assert dialog.pane.current().title == "Night"
    dialog.pane.search.clear()
    press(dialog.pane.kind_buttons["maps"])
    assert titles(dialog) == ["The mill"]
    press(dialog.pane.kind_buttons["fights"])
    dialog.pane.order.setCurrentIndex(dialog.pane.order.findData("name"))
    assert titles(dialog) == ["Ambush", "Night", "broken"]
    assert library().pane.shelf.kind == "fights" and titles(library()) == ["Ambush", "Night", "broken"]


def test_nothing_found_and_nothing_there_are_said(folders, library):
    dialog = library()
    assert dialog.pane.empty.isVisible() and dialog.pane.empty.text().startswith("No fights yet")
    assert not dialog.main.isEnabled() and not dialog.more.isEnabled() and dialog.menu_actions() == []
    press(dialog.pane.kind_buttons["maps"])
    assert dialog.pane.empty.text().startswith("No maps yet")
    QTest.keyClicks(dialog.pane.search, "xyz")
    assert dialog.pane.empty.text() == 'Nothing here has "xyz" in it.'


def test_escape_clears_the_search_first_then_leaves(shelf, library):
    dialog = library()
    dialog.pane.search.setFocus()
    QTest.keyClicks(dialog.pane.search, "night")
    QTest.keyClick(dialog.pane.search, Qt.Key.Key_Escape)
    assert dialog.isVisible() and len(titles(dialog)) == 4
    QTest.keyClick(dialog.pane.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_arrows_go_from_card_to_card_and_from_the_search_down(shelf, library):
    dialog = library()
    dialog.pane.order.setCurrentIndex(dialog.pane.order.findData("name"))
    dialog.pane.go_to(0)
    dialog.pane.search.setFocus()
    key(dialog, Qt.Key.Key_Down)
    assert dialog.pane.cards.hasFocus()
    key(dialog, Qt.Key.Key_Right)
    assert dialog.pane.current().title == "Night"


# ---------------------------------------------------------------- opening
def test_enter_opens_the_chosen_fight_the_windows_way(shelf, library, session):
    dialog = library()
    dialog.pane.choose(shelf["night"])
    key(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible() and session.fight_file.path == shelf["night"] and session.state.turn.round == 1


def test_enter_in_the_search_and_a_double_click_open_too(shelf, library, session):
    dialog = library()
    QTest.keyClicks(dialog.pane.search, "night")
    QTest.keyClick(dialog.pane.search, Qt.Key.Key_Return)
    assert session.fight_file.path == shelf["night"] and not dialog.isVisible()
    again = library()
    again.pane.choose(shelf["ambush"])
    cards = again.pane.cards
    place = cards.visualRect(cards.currentIndex()).center()
    QTest.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.fight_file.path == shelf["ambush"] and not again.isVisible()


def test_enter_on_the_fight_on_the_table_goes_back_to_it(shelf, library, session):
    dialog, document = library(), session.document
    assert dialog.pane.current().is_open and not dialog.main.isEnabled()
    key(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible() and session.document is document


def test_a_broken_file_says_so_on_its_card_and_when_opened(shelf, library, session):
    dialog = library()
    dialog.pane.choose(shelf["broken"])
    assert dialog.pane.current().trouble == "this is no fight of this program"
    assert [action for action in dialog.menu_actions() if action is dialog.start] == []
    key(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible() and "broken.battlemap" in dialog.wrong.text() and session.fight_file.path == shelf["ambush"]


def test_a_fight_another_program_has_open_is_shown_and_not_taken(shelf, library, session):
    with FightFile.open(shelf["night"]):
        dialog = library()
        dialog.pane.choose(shelf["night"])
        key(dialog, Qt.Key.Key_Return)
        assert dialog.isVisible() and "already open" in dialog.wrong.text()


# ---------------------------------------------------------------- names, copies, the trash
def test_f2_renames_and_the_card_stays_current(shelf, library, folders):
    dialog = library()
    dialog.pane.choose(shelf["night"])
    Settings().add_recent(shelf["night"])

    def rename(box: NameDialog) -> None:
        assert box.name.text() == box.name.selectedText() == "Night"
        QTest.keyClicks(box.name, "Dark night?")
        QTest.keyClick(box.name, Qt.Key.Key_Return)

    when_open(NameDialog, rename)
    key(dialog, Qt.Key.Key_F2)
    assert (folders / "Dark night.battlemap").exists() and not shelf["night"].exists()
    assert dialog.pane.current().title == "Dark night"
    assert [path.stem for path in Settings().recent()] == ["Dark night"]


def test_a_name_that_is_taken_or_empty_is_said_where_it_is_typed(shelf, library):
    dialog = library()
    dialog.pane.choose(shelf["night"])
    said = []

    def rename(box: NameDialog) -> None:
        for name in ("  ", "Ambush"):
            box.name.setText(name)
            QTest.keyClick(box.name, Qt.Key.Key_Return)
            said.append(box.wrong.text())
        box.reject()

    when_open(NameDialog, rename)
    dialog.rename_.trigger()
    assert said == ["Give it a name.", "Ambush.battlemap: there is already a file of that name"] and shelf["night"].exists()


def test_the_fight_on_the_table_is_renamed_and_goes_on(shelf, library, session, folders):
    dialog, document = library(), session.document
    when_open(NameDialog, lambda box: (box.name.setText("The ambush"), box.finish()))
    dialog.rename_.trigger()
    assert session.fight_file.path == folders / "The ambush.battlemap" and session.document is document
    assert dialog.pane.current().is_open and dialog.pane.current().title == "The ambush"
    assert session.do(c.MoveToken(token="ana", to=(5, 6))) is not None
    session.close()
    assert state_of(folders / "The ambush.battlemap").tokens["ana"].at == (5, 6)


def test_ctrl_d_copies_with_all_its_history(shelf, library, folders):
    dialog = library()
    dialog.pane.choose(shelf["night"])
    key(dialog, Qt.Key.Key_D, CTRL)
    copy = folders / "Night copy.battlemap"
    assert state_of(copy) == state_of(shelf["night"]) and dialog.pane.current().entry.path == copy
    key(dialog, Qt.Key.Key_D, CTRL)
    assert (folders / "Night copy copy.battlemap").exists()


def test_the_fight_on_the_table_is_copied_as_it_is_now(shelf, library, session, folders):
    session.do(c.MoveToken(token="ana", to=(5, 6)))
    dialog = library()
    dialog.duplicate.trigger()
    assert state_of(folders / "Ambush copy.battlemap").tokens["ana"].at == (5, 6)


def test_del_asks_and_throws_away_into_the_trash(shelf, library, monkeypatch):
    thrown = []

    def throw(name):
        thrown.append(name)
        shelf["night"].unlink()
        return True, "trash"

    monkeypatch.setattr(QFile, "moveToTrash", throw)
    dialog = library()
    dialog.pane.choose(shelf["night"])
    answer(QMessageBox.StandardButton.No)
    key(dialog, Qt.Key.Key_Delete)
    assert shelf["night"].exists() and not thrown
    answer(QMessageBox.StandardButton.Yes)
    key(dialog, Qt.Key.Key_Delete)
    assert thrown == [str(shelf["night"])] and "Night" not in titles(dialog) and dialog.pane.current() is not None


def test_the_trash_is_the_desktops_own(shelf, library):
    dialog = library()
    dialog.pane.choose(shelf["broken"])
    answer(QMessageBox.StandardButton.Yes)
    dialog.trash.trigger()
    assert not shelf["broken"].exists() or "trash" in dialog.wrong.text()


def test_where_there_is_no_trash_nothing_is_lost(shelf, library, monkeypatch):
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: (False, ""))
    dialog = library()
    dialog.pane.choose(shelf["night"])
    answer(QMessageBox.StandardButton.Yes)
    dialog.trash.trigger()
    assert "cannot be moved to the trash" in dialog.wrong.text() and state_of(shelf["night"]).tokens


def test_the_fight_on_the_table_is_never_thrown_away(shelf, library, session, monkeypatch):
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: pytest.fail("thrown away"))
    dialog = library()
    assert not dialog.trash.isEnabled()
    key(dialog, Qt.Key.Key_Delete)
    assert "on the table" in dialog._files.throw_away(dialog.pane.current())
    with FightFile.open(shelf["night"]):
        dialog.pane.choose(shelf["night"])
        answer(QMessageBox.StandardButton.Yes)
        dialog.trash.trigger()
        assert "already open" in dialog.wrong.text()


def test_delete_in_the_search_deletes_letters(shelf, library, monkeypatch):
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: pytest.fail("thrown away"))
    dialog = library()
    dialog.pane.choose(shelf["night"])
    dialog.pane.search.setFocus()
    QTest.keyClicks(dialog.pane.search, "night")
    dialog.pane.search.setCursorPosition(0)
    QTest.keyClick(dialog.pane.search, Qt.Key.Key_Delete)
    assert dialog.pane.search.text() == "ight"


def test_the_folder_is_shown(shelf, library, monkeypatch, folders):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: bool(shown.append(url.toLocalFile())))
    dialog = library()
    dialog.folder.trigger()
    assert shown == [str(folders)] and str(folders) in dialog.wrong.text()


def test_what_comes_along_stays_as_it_is(library, session, monkeypatch, qtbot):
    monkeypatch.undo()  # with what is shipped
    dialog = LibraryDialog(session, Settings(), session.open_path, lambda _row: False, None)
    qtbot.addWidget(dialog)
    settled(dialog, qtbot)
    dialog.pane.show_kind("maps")
    dialog.pane.search.setText("ambush at the ford")
    assert titles(dialog) == ["Ambush at the ford"] and dialog.pane.current().title == "Ambush at the ford"
    for action in (dialog.rename_, dialog.trash, dialog.duplicate, dialog.opening):
        assert not action.isEnabled()
    assert dialog.start.isEnabled()
    row = dialog.pane.current()
    assert dialog._files.rename(row, "x")[0] and dialog._files.duplicate(row)[0] and dialog._files.throw_away(row)


# ---------------------------------------------------------------- maps in use
def test_enter_on_a_map_starts_a_fight_there_and_the_map_stays(shelf, library, session):
    dialog = library()
    dialog.pane.choose(shelf["mill"])
    before = shelf["mill"].read_bytes()

    def start(box: StartDialog) -> None:
        box.ruleset.setCurrentIndex(box.ruleset.findData("alternating"))
        assert box.square.value() == 1.0
        box.title.setText("At the mill")
        box.finish()

    when_open(StartDialog, start)
    key(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible() and session.fight_file.path.stem == "At the mill"
    assert session.state.ruleset == "alternating" and session.state.scene.square == 10
    assert session.state.scene.walls == WALLED.walls and session.state.scene.doors == WALLED.doors
    assert shelf["mill"].read_bytes() == before


def test_a_fights_map_starts_another_without_its_creatures_and_their_lights(folders, library, session):
    data = png("#406080")
    scene = with_picture(WALLED, data)
    lights = (Light(at=(1.0, 1.0), bright=30), Light(token="ana", bright=60))
    state = fight(HERO, GOBLIN, scene=replace(scene, lights=lights))
    make("Lit", state, {hashlib.sha256(data).hexdigest(): data})
    dialog = library()
    when_open(StartDialog, lambda box: box.finish())
    dialog.start.trigger()
    assert session.state.tokens == {} and session.state.scene.lights == lights[:1]
    assert session.picture(session.state.scene.picture.sha256) == data


def test_a_map_is_laid_below_the_fight_on_the_table_as_one_step(folders, library, session):
    data = png("#406080")
    map_ = make("Picture", fight(scene=with_picture(WALLED, data)), {hashlib.sha256(data).hexdigest(): data})
    ambush = make("Ambush", fight(HERO, GOBLIN))
    session.open_path(ambush)
    session.do(c.EditScene(lights=(Light(token="ana", bright=60),)))
    before = session.state
    dialog = library()
    dialog.pane.choose(map_)
    dialog.below.trigger()
    assert not dialog.isVisible() and session.fight_file.path == ambush
    assert session.state.scene.walls == WALLED.walls and set(session.state.tokens) == {"ana", "gob"}
    assert session.state.scene.lights == (Light(token="ana", bright=60),)
    assert session.picture(session.state.scene.picture.sha256) == data
    session.undo()
    assert session.state == before


def test_the_menu_of_a_card_offers_what_can_be_done(shelf, library):
    dialog = library()
    dialog.pane.choose(shelf["mill"])
    shown = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        shown.extend(action.text().replace("&", "") for action in menu.actions() if action.isEnabled() and action.text())
        menu.close()

    QTimer.singleShot(100, dialog, look)
    cards = dialog.pane.cards
    pressed = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(cards.viewport(), pressed)
    assert shown == [
        "New fight here…", "Lay below the fight on the table", "Go on here with the party…", "Open the map itself", "Rename…",
        "Duplicate", "Move to the trash…", "Show in its folder",
    ]  # fmt: skip
    dialog.go_on.trigger()
    assert [row.title for row in dialog.went] == ["The mill"] and not dialog.isVisible()


def test_the_map_itself_can_be_opened(shelf, library, session):
    dialog = library()
    dialog.pane.choose(shelf["mill"])
    dialog.opening.trigger()
    assert session.fight_file.path == shelf["mill"]


# ---------------------------------------------------------------- in the window
def test_the_window_opens_it_by_key_and_keeps_the_map_on_the_table(shelf, session, qtbot, folders):
    hand = open_on(session, qtbot)
    actions = {action.text().replace("&", ""): action for action in hand.window.all_actions()}
    assert actions["Library…"].shortcut().toString() == "Ctrl+L"

    def keep(box: NameDialog) -> None:
        box.name.setText("Meadow")
        box.finish()

    when_open(NameDialog, keep)
    actions["Keep the map in the library…"].trigger()
    kept = state_of(folders / "Meadow.battlemap")
    assert kept.tokens == {} and kept.scene.rows == session.state.scene.rows and kept.scene.name == "Meadow"
    assert hand.window.notice.text == 'The map is kept in the library as "Meadow".'

    def find(dialog: LibraryDialog) -> None:
        settled(dialog, qtbot)
        dialog.pane.show_kind("maps")
        assert "Meadow" in titles(dialog) and "Ambush" not in titles(dialog)
        dialog.pane.show_kind("all")
        dialog.pane.choose(shelf["night"])
        QTest.keyClick(dialog.pane.cards, Qt.Key.Key_Return)

    when_open(LibraryDialog, find)
    hand.window.notice.act()
    assert session.fight_file.path == shelf["night"] and hand.window.windowTitle().startswith("Night")


def test_a_map_that_cannot_be_kept_is_said(session, shelf, qtbot, monkeypatch):
    hand = open_on(session, qtbot)
    from battlemap.storage import SaveError
    from battlemap.ui.library import maps

    def refuse(*_args, **_more):
        raise SaveError("Meadow.battlemap: cannot be written, the disk is full")

    monkeypatch.setattr(maps.FightFile, "create", refuse)
    said = []

    def keep(box: NameDialog) -> None:
        box.finish()
        said.append(box.wrong.text())
        box.reject()

    when_open(NameDialog, keep)
    hand.window.actions_.library.keep_map()
    assert said == ["Meadow.battlemap: cannot be written, the disk is full"]
