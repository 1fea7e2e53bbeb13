"""File > Export > Map as a picture, as a game master uses it: keys, fields, names typed; stopped, refused, done again."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QDesktopServices, QImageReader
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from battlemap.ui.exporting import picture_dialog
from battlemap.ui.exporting import sheet as sheet_module
from battlemap.ui.exporting.limits import LARGEST_SIDE
from battlemap.ui.exporting.picture_dialog import PictureDialog
from tests.ui.exporting.conftest import name_it
from tests.ui.exporting.pdf_reading import page_sizes
from tests.ui.library.conftest import when_open

CTRL = Qt.KeyboardModifier.ControlModifier


def press(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(box, data) -> None:
    """By the keyboard."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(data)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == data


def with_dialog(window, deed) -> None:
    """Ctrl+E, then this with the dialog, which is open until the deed closes it."""
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    when_open(PictureDialog, deed)
    QTest.keyClick(window, Qt.Key.Key_E, CTRL)


def export(window, path, deed=lambda dialog: None) -> None:
    """Choose in the dialog what the deed does, and write it there."""

    def fill(dialog):
        deed(dialog)
        name_it(path)
        press(dialog.ok)

    with_dialog(window, fill)


def test_ctrl_e_writes_what_the_players_know_and_says_so(window, folder):
    export(window, folder / "map.png", lambda dialog: choose(dialog.kind, "png"))
    assert [path.name for path in folder.iterdir()] == ["map.png"]
    assert QImageReader(str(folder / "map.png")).size() == QSize(12 * 20, 8 * 20)  # the map's own pixels
    assert window.notice.text == "Written: map.png, 240 × 160 pixels."


def test_the_folder_is_shown_by_a_button(window, folder, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()) or True)
    export(window, folder / "map.png")
    window.notice.act()
    assert shown == [str(folder)]


@pytest.mark.parametrize(("kind", "px"), [("webp", 33), ("svg", 0), ("pdf", 0)])
def test_every_kind_is_written_with_its_ending(window, folder, kind, px):
    def fill(dialog):
        choose(dialog.kind, kind)
        choose(dialog.fields.view, "gm")
        if px:
            dialog.px.setValue(px)

    export(window, folder / "room 1.2", fill)
    path = folder / f"room 1.2.{kind}"
    assert [each.name for each in folder.iterdir()] == [path.name]
    if kind == "webp":
        assert QImageReader(str(path)).size() == QSize(12 * 33, 8 * 33)
    if kind == "pdf":
        assert page_sizes(path) == [(305, 203)]
    if kind == "svg":
        assert "Ξένος" in path.read_text(encoding="utf-8") and "<title>Ζητα</title>" in path.read_text(encoding="utf-8")


def test_a_drawing_for_players_does_not_bear_the_fights_title(window, folder):
    export(window, folder / "map.svg", lambda dialog: choose(dialog.kind, "svg"))
    assert "Ζητα" not in (folder / "map.svg").read_text(encoding="utf-8")


def test_names_of_files_say_whom_they_are_for(window, folder):
    names = []

    def fill(dialog):
        for view in ("players", "gm"):
            choose(dialog.fields.view, view)
            names.append(dialog.suggested())
        dialog.reject()

    with_dialog(window, fill)
    assert names == ["Ζητα for players", "Ζητα"]


def test_notes_and_lamps_are_only_the_game_masters_to_leave_out(window):
    told = []

    def fill(dialog):
        for view in ("players", "gm"):
            choose(dialog.fields.view, view)
            told.append(dialog.fields.marks.isVisible())
        QTest.keyClick(dialog.fields.marks, Qt.Key.Key_Space)
        told.append(dialog.look().marks)
        dialog.reject()

    with_dialog(window, fill)
    assert told == [False, True, False]


def test_a_dialog_that_begins_with_the_game_masters_map_is_one_window(window):
    window.settings.set_text("export/picture", '{"view": "gm"}')
    told = []

    def look(dialog):
        told.append((dialog.fields.marks.isVisible(), [each for each in QApplication.topLevelWidgets() if each.isVisible()]))
        dialog.reject()

    before = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    with_dialog(window, look)
    assert told[0][0] and len(told[0][1]) == len(before) + 1


def test_what_was_chosen_is_offered_the_next_time(window, folder):
    def fill(dialog):
        choose(dialog.fields.view, "table")
        choose(dialog.kind, "webp")
        dialog.px.setValue(40)
        for box in (dialog.fields.grid, dialog.fields.coordinates):
            QTest.keyClick(box, Qt.Key.Key_Space)

    export(window, folder / "map.webp", fill)
    found = []

    def look(dialog):
        look_ = dialog.look()
        found.append((look_.view, look_.grid, look_.coordinates, dialog.kind.currentData(), dialog.px.value()))
        dialog.reject()

    with_dialog(window, look)
    assert found == [("table", False, True, "webp", 40)]


def test_squares_are_typed_and_wrong_ones_are_a_sentence(window, folder):
    told = []

    def fill(dialog):
        dialog.fields.squares.selectAll()
        QTest.keyClicks(dialog.fields.squares, "B2:Z9")
        told.append((dialog.verdict_told.text(), dialog.ok.isEnabled()))
        dialog.fields.squares.selectAll()
        QTest.keyClicks(dialog.fields.squares, "B2:D5")
        told.append((dialog.size_told.text(), dialog.ok.isEnabled()))

    export(window, folder / "part.png", fill)
    assert told == [("B2:Z9 is not on the map, which ends at L8.", False), ("60 × 80 pixels", True)]
    assert QImageReader(str(folder / "part.png")).size() == QSize(60, 80)


def test_squares_to_be_typed_begin_with_those_round_the_selected(window):
    told = []

    def fill(dialog):
        for which in ("typed", "whole"):
            choose(dialog.fields.which, which)
            told.append((dialog.fields.squares.text(), dialog.fields.part().columns))
        dialog.reject()

    window.session.select(["ana", "gob"])
    with_dialog(window, fill)
    assert told == [("C3:E4", 3), ("A1:L8", 12)]


def test_too_large_is_said_with_the_most_that_can_be_had(window, monkeypatch):
    monkeypatch.setitem(LARGEST_SIDE, "webp", 1000)
    told = []

    def fill(dialog):
        choose(dialog.kind, "webp")
        dialog.px.setValue(100)
        told.append((dialog.verdict_told.text(), dialog.ok.isEnabled()))
        dialog.px.setValue(83)
        told.append((dialog.verdict_told.text(), dialog.ok.isEnabled()))
        dialog.reject()

    with_dialog(window, fill)
    assert told == [("WebP pictures have at most 1,000 pixels a side. At most 83 px a square.", False), ("", True)]


def test_a_preview_shows_what_will_be_written(window, qtbot):
    seen = []

    def fill(dialog):
        for _ in range(2):
            qtbot.waitUntil(lambda: dialog.preview.is_settled, timeout=900)
            seen.append(dialog.preview.image)
            assert seen[-1].width() <= dialog.preview.room.width() and seen[-1].height() <= dialog.preview.room.height()
            QTest.keyClick(dialog.fields.coordinates, Qt.Key.Key_Space)
        dialog.reject()

    with_dialog(window, fill)
    assert len(seen) == 2 and seen[0].width() > 300 and seen[0] != seen[1]


# ---------------------------------------------------------------- stopped and refused
def test_escape_stops_first_then_leaves(window, folder, monkeypatch):
    monkeypatch.setattr(sheet_module, "SQUARES_A_STEP", 12)
    told = []

    def stop(dialog):
        """Before the first step."""
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        told.append((dialog.isVisible(), dialog.wrong.text(), dialog.ok.isEnabled(), sorted(folder.iterdir())))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        told.append(dialog.isVisible())

    def fill(dialog):
        name_it(folder / "map.png")
        press(dialog.ok)
        assert dialog.line.is_busy
        stop(dialog)

    with_dialog(window, fill)
    assert told == [(True, "Stopped: nothing was written.", True, []), False] and window.notice.text == ""


def test_a_folder_that_has_gone_is_a_sentence_and_another_can_be_chosen(window, folder, qtbot, monkeypatch):
    told = []

    def fill(dialog):
        with monkeypatch.context() as gone:  # after it was chosen
            gone.setattr(picture_dialog, "ask_place", lambda *_: folder / "gone" / "map.png")
            press(dialog.ok)
            qtbot.waitUntil(lambda: not dialog.line.is_busy, timeout=900)
        told.append((dialog.wrong.text(), dialog.ok.isEnabled()))
        name_it(folder / "map.png")
        press(dialog.ok)

    with_dialog(window, fill)
    assert told == [("map.png: cannot be written, there is no such file or folder", True)]
    assert [path.name for path in folder.iterdir()] == ["map.png"]


def test_replacing_is_asked_and_no_leaves_the_file(window, folder):
    (folder / "map.png").write_bytes(b"mine")
    asked = []

    def no(box):
        asked.append(box.text())
        press(box.button(QMessageBox.StandardButton.No))
        QApplication.activeModalWidget().reject()

    def fill(dialog):
        when_open(QMessageBox, no)
        name_it(folder / "map.png")
        press(dialog.ok)
        dialog.reject()

    with_dialog(window, fill)
    assert len(asked) == 1 and "map.png" in asked[0] and (folder / "map.png").read_bytes() == b"mine"


def test_replacing_is_asked_too_when_the_ending_was_left_to_the_program(window, folder):
    (folder / "room 1.2.png").write_bytes(b"mine")
    asked = []

    def no(box):
        asked.append(box.text())
        press(box.button(QMessageBox.StandardButton.No))

    def fill(dialog):
        name_it(folder / "room 1.2", lambda _dialog: when_open(QMessageBox, no))
        press(dialog.ok)
        dialog.reject()

    with_dialog(window, fill)
    assert asked == ["There is already a file room 1.2.png. Replace it?"]
    assert (folder / "room 1.2.png").read_bytes() == b"mine"


def test_settings_that_cannot_be_read_are_the_first_ones_again(window):
    window.settings.set_text("export/picture", '{"view": "everything"}')
    found = []

    def look(dialog):
        found.append((dialog.look().view, dialog.kind.currentData()))
        dialog.reject()

    with_dialog(window, look)
    assert found == [("players", "png")]


def test_the_menu_has_all_of_it(window):
    words = {action.text().replace("&", "") for action in window.all_actions()}
    assert {"Map as a picture…", "Map as Universal VTT…", "Fight as a scenario…", "Log of the fight…", "Print…"} <= words
