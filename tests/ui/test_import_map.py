"""A map file is brought in: chosen among several, told in words, laid on its picture; read beside the window, and called off."""

import json
import threading

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from battlemap.importers import ENDINGS
from battlemap.importers.found import ImportProblem
from battlemap.rulesets import DEFAULT, find_ruleset
from battlemap.storage import FightFile
from battlemap.storage.places import fights_folder
from battlemap.ui.dialogs import import_map_reading
from battlemap.ui.dialogs.import_map import ImportDialog
from battlemap.ui.dialogs.import_map_findings import counted
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.window import MainWindow
from tests.importers import foundry_files
from tests.importers.files import light, picture, points, portal, uvtt, written

ENTER = Qt.Key.Key_Return


@pytest.fixture
def session(qapp):
    apply_theme(qapp)
    session = Session()
    yield session
    session.close()


@pytest.fixture
def opened(qtbot, session):
    def show(path) -> ImportDialog:
        dialog = ImportDialog.opened(session, path, None, Settings())
        assert isinstance(dialog, ImportDialog)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


@pytest.fixture
def pack(tmp_path):
    """Three scenes in a file of lines; the second has hexes."""
    scenes = [
        {**foundry_files.scene(), "_id": "a", "name": "Mill"},
        {**foundry_files.scene(), "_id": "b", "name": "Moor"},
        {**foundry_files.scene(), "_id": "c", "name": "Mine"},
    ]
    scenes[1]["grid"] = {**scenes[1]["grid"], "type": 2}
    path = tmp_path / "maps.db"
    path.write_text("\n".join(json.dumps(scene) for scene in scenes), encoding="utf-8")
    return path


@pytest.fixture
def mill(tmp_path):
    """A Foundry scene without its picture."""
    return foundry_files.written(tmp_path, foundry_files.scene())


def names(dialog: ImportDialog) -> list[str]:
    items = (dialog.maps.item(row) for row in range(dialog.maps.count()))
    return [item.text() for item in items if not item.isHidden()]


def dropped(widget, path) -> bool:
    """Drag a file there and let it go; is it taken?"""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), copy, mime, left, none)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(50, 50), copy, mime, left, none)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def drop(dialog: ImportDialog, path) -> bool:
    is_taken = dropped(dialog, path)
    dialog._work.wait()
    return is_taken


# ---------------------------------------------------------------- what was found
def test_what_was_found_and_left_out_is_said_in_words(opened, tmp_path):
    line = points((1, 1), (5, 1), (5, 4))
    doors = [portal((2, 3), (3, 3)), portal((6, 3), (7, 3), closed=False)]
    path = written(tmp_path, uvtt(line_of_sight=[line], portals=doors, lights=[light(2, 2), light(900, 2)]))
    dialog = opened(path)
    assert dialog.findings.kind.text() == "A Universal VTT map"
    assert dialog.findings.counts.text().split("\n") == ["1 wall", "2 doors (1 open)", "1 light"]
    assert "1 light outside the picture left out." in dialog.findings.notes.toPlainText()
    assert not dialog.preview._image.isNull() and not dialog._choice.isVisible()


def test_bare_floor_is_called_that(opened, tmp_path):
    dialog = opened(written(tmp_path, uvtt(line_of_sight=[])))
    assert counted(dialog.found) == ["Bare floor, no walls"]
    assert dialog.findings.notes_title.text() == "Nothing was left out." and not dialog.findings.notes.isVisible()


def test_enter_takes_it(opened, session, tmp_path):
    dialog = opened(written(tmp_path, uvtt(line_of_sight=[points((1, 1), (5, 1))])))
    QTest.keyClick(dialog, ENTER)
    assert not dialog.isVisible() and len(session.state.scene.walls) == 1
    assert session.fight_file.path.parent == fights_folder()
    assert (session.state.ruleset, session.state.scene.square) == (DEFAULT, find_ruleset(DEFAULT).square)


def test_squares_are_as_wide_as_the_file_says(opened, session, tmp_path):
    scene = foundry_files.scene()
    scene["grid"] = {**scene["grid"], "distance": 10, "units": "ft"}
    dialog = opened(foundry_files.written(tmp_path, scene))
    assert dialog.square.value() == 3.0
    QTest.keyClick(dialog, ENTER)
    assert session.state.scene.square == 30


# ---------------------------------------------------------------- several maps
def test_each_map_of_a_pack_can_be_chosen(opened, session, pack):
    dialog = opened(pack)
    assert names(dialog) == ["Mill", "Moor", "Mine"] and dialog.maps.hasFocus()
    QTest.keyClick(dialog.maps, Qt.Key.Key_End)
    QTest.keyClick(dialog, ENTER)
    assert session.state.scene.name == "Mine" and session.fight_file.path.stem == "Mine"


def test_a_map_that_cannot_be_used_says_so_and_the_others_can(opened, session, pack, qtbot):
    dialog = opened(pack)
    QTest.keyClick(dialog.maps, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "hex grid" in dialog.wrong.text())
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
    QTest.keyClick(dialog, ENTER)
    assert dialog.isVisible() and session.fight_file is None
    QTest.keyClick(dialog.maps, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: dialog.found is not None)
    assert dialog.wrong.text() == "" and dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()


def test_a_large_pack_is_searched_by_typing(opened, session, tmp_path):
    scenes = [{**foundry_files.scene(), "name": f"Hall {number}"} for number in range(9)]
    path = foundry_files.written(tmp_path, [*scenes, {**foundry_files.scene(), "name": "The old mill"}])
    dialog = opened(path)
    QTest.keyClicks(dialog.focusWidget(), "mill OLD")
    assert names(dialog) == ["The old mill"]
    QTest.keyClick(dialog, ENTER)
    assert session.state.scene.name == "The old mill"


def test_a_name_nobody_has_leaves_nothing_to_take(opened, tmp_path, session):
    path = foundry_files.written(tmp_path, [{**foundry_files.scene(), "name": f"Hall {number}"} for number in range(9)])
    dialog = opened(path)
    QTest.keyClicks(dialog.search, "xyz")
    QTest.keyClick(dialog, ENTER)
    assert dialog.isVisible() and dialog.findings.kind.text() == "No map of that name" and session.fight_file is None


# ---------------------------------------------------------------- its picture
def test_a_scene_without_its_picture_asks_for_it_and_goes_on_without(opened, session, mill):
    dialog = opened(mill)
    ok = dialog.buttons.button(dialog.buttons.StandardButton.Ok)
    assert dialog.findings.choose.isVisible() and ok.text() == "Go on without a picture"
    QTest.keyClick(dialog, ENTER)
    assert not dialog.isVisible() and session.state.scene.picture is None


def test_the_picture_that_is_chosen_lies_below_it(opened, session, mill, tmp_path, monkeypatch):
    wanted = ImportDialog.opened(session, mill, None, Settings()).found.wanted
    given = tmp_path / "below.png"
    given.write_bytes(picture(round(wanted.width * 20), round(wanted.height * 20)))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(given), "")))
    dialog = opened(mill)
    QTest.mouseClick(dialog.findings.choose, Qt.MouseButton.LeftButton)
    dialog._work.wait()
    assert dialog.buttons.button(dialog.buttons.StandardButton.Ok).text() == "Use this map"
    QTest.keyClick(dialog, ENTER)
    placed = session.state.scene.picture
    assert placed.px_per_square == pytest.approx(20, abs=0.1) and session.picture(placed.sha256) == given.read_bytes()


def test_a_picture_dropped_on_it_is_taken_and_a_wrong_one_is_a_sentence(opened, mill, tmp_path):
    dialog = opened(mill)
    wrong, right = tmp_path / "wrong.png", tmp_path / "right.png"
    wrong.write_bytes(b"nothing")
    right.write_bytes(picture(400, 300))
    assert drop(dialog, wrong) and "wrong.png" in dialog.wrong.text() and dialog.found.scene.picture is None
    assert drop(dialog, right) and dialog.wrong.text() == "" and dialog.found.scene.picture is not None
    assert drop(dialog, right) and dialog.found.scene.picture.width_px == 400


# ---------------------------------------------------------------- trouble
def test_trouble_is_one_sentence_and_no_dialog(session, tmp_path, qtbot):
    for name, content in (("a.dd2vtt", "{"), ("b.tmx", "<map"), ("c.json", "[]"), ("d.txt", "hello")):
        path = tmp_path / name
        path.write_text(content)
        with qtbot.waitSignal(session.message) as told:
            assert ImportDialog.opened(session, path, None) is None
        assert told.args[0].startswith(name) and "\n" not in told.args[0]


def test_a_map_that_takes_long_is_read_beside_the_window_and_esc_calls_it_off(session, tmp_path, qtbot, monkeypatch):
    may_go_on = threading.Event()
    path = written(tmp_path, uvtt())
    whole = import_map_reading.atlas_of
    monkeypatch.setattr(import_map_reading, "atlas_of", lambda *asked: may_go_on.wait(20) and whole(*asked))
    dialog = ImportDialog.opened(session, path, None, Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.progress.isVisible() and dialog.findings.kind.text() == "Reading the map…"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    may_go_on.set()
    dialog._work._pool.waitForDone()
    assert session.fight_file is None and dialog.found is None


def test_a_map_found_bad_later_is_told_in_the_dialog(session, tmp_path, qtbot, monkeypatch):
    may_go_on = threading.Event()

    def slow(*_asked):
        may_go_on.wait(20)
        raise ImportProblem("map.dd2vtt: the file is empty")

    monkeypatch.setattr(import_map_reading, "atlas_of", slow)
    dialog = ImportDialog.opened(session, written(tmp_path, uvtt()), None, Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    may_go_on.set()
    dialog._work.wait()
    assert dialog.wrong.text() == "map.dd2vtt: the file is empty" and dialog.isVisible()
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()


def test_esc_while_the_fight_is_written_leaves_none(opened, session, tmp_path, monkeypatch):
    create = FightFile.create
    dialog = opened(written(tmp_path, uvtt()))

    def slowly(*asked):
        made = create(*asked)
        dialog._work._stop.wait(10)  # until somebody presses Esc
        return made

    monkeypatch.setattr(FightFile, "create", slowly)
    before = set(fights_folder().iterdir())
    QTimer.singleShot(200, lambda: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    QTest.keyClick(dialog, ENTER)
    assert not dialog.isVisible() and session.fight_file is None
    assert dialog._work._pool.waitForDone(5000)
    assert set(fights_folder().iterdir()) == before


# ---------------------------------------------------------------- dropped on the window
@pytest.fixture
def window(qtbot, session):
    found = MainWindow(session, Settings())
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    return found


@pytest.mark.parametrize("name", [f"map{ending}" for ending in ENDINGS] + ["pack", "MAP.DD2VTT"])
def test_whatever_may_be_a_map_can_be_dropped_on_the_window(window, tmp_path, monkeypatch, name, qtbot):
    asked = []
    monkeypatch.setattr(ImportDialog, "opened", classmethod(lambda cls, session, path, *rest: asked.append(path)))
    path = tmp_path / name
    if name == "pack":
        path.mkdir()
        (path / "CURRENT").write_text("MANIFEST-000001\n")
    else:
        path.write_text({".db": json.dumps(foundry_files.scene()), ".txt": "F\tF\tDT\n\tF\t\n"}.get(path.suffix, "x"))
    assert dropped(window, path)
    qtbot.waitUntil(lambda: asked == [path])


def test_a_folder_that_is_no_pack_and_other_files_are_not_taken(window, tmp_path):
    (tmp_path / "notes.docx").write_text("x")
    (tmp_path / "photos").mkdir()
    assert not dropped(window, tmp_path / "photos") and not dropped(window, tmp_path / "notes.docx")


def test_a_pack_is_chosen_as_a_folder(window, tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(ImportDialog, "opened", classmethod(lambda cls, session, path, *rest: asked.append(path)))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", staticmethod(lambda *_: str(tmp_path / "pack")))
    next(action for action in window.all_actions() if "folder of maps" in action.text()).trigger()
    assert asked == [tmp_path / "pack"]
