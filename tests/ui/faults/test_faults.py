"""Planted faults: in a slot, a paint and a thread.  Told once and calmly, with the fight whole and a report that names nobody."""

import getpass
import logging
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from battlemap.encounter import commands as c
from battlemap.model import BattlemapError
from battlemap.storage import SaveError
from battlemap.ui.application import open_window
from battlemap.ui.faults.report import Fault, anonymous, report, shorter
from battlemap.ui.faults.watch import FaultWatch, whole


class Planted(RuntimeError):
    """A fault of ours."""


def go_wrong(text: str = "planted") -> None:
    raise Planted(text)


@pytest.fixture
def window(qtbot):
    found = open_window()
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    found.session.do(c.Begin())
    return found


@pytest.fixture
def watch(window, tmp_path, monkeypatch):
    """Faults come to it as in the program; `left` is what it was told to do."""
    found = FaultWatch(lambda: window, lambda again: found.left.append(again), tmp_path / "log" / "battlemap.log")
    found.left = []
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    found.begin()
    yield found
    found.end()
    for handler in root.handlers:
        handler.close()
    if found.dialog is not None:
        found.dialog.reject()


def catch(watch, deed) -> None:
    """What Qt does with an exception of a slot; pytest-qt would have it for itself."""
    try:
        deed()
    except Exception as wrong:
        watch.caught(type(wrong), wrong, wrong.__traceback__)


def told(watch, qtbot):
    qtbot.waitUntil(lambda: watch.dialog is not None and watch.dialog.isVisible())
    return watch.dialog


def test_a_fault_in_a_slot_is_told_with_the_fight_read_back(watch, window, qtbot):
    state = window.session.state
    catch(watch, go_wrong)
    dialog = told(watch, qtbot)
    assert dialog.saved.text() == "Your fight is saved. Its file was read back just now and is whole."
    assert "Planted" in dialog.report.toPlainText() and "go_wrong" in dialog.report.toPlainText()
    assert "Planted: planted" in watch.path.read_text(encoding="utf-8")
    QTest.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    assert watch.dialog is None and window.session.state == state
    window.session.undo()
    assert not window.session.state.turn.begun


class Broken(QWidget):
    """Goes wrong whenever it is painted."""

    def __init__(self, watch) -> None:
        super().__init__()
        self.watch, self.painted = watch, 0

    def paintEvent(self, event) -> None:
        self.painted += 1
        had = self.watch.dialog
        catch(self.watch, go_wrong)
        assert self.watch.dialog is had  # nothing opens inside a paint


def test_a_fault_in_every_paint_is_one_dialog_that_counts(watch, qtbot):
    broken = Broken(watch)
    qtbot.addWidget(broken)
    with qtbot.waitExposed(broken):
        broken.show()
    dialog = told(watch, qtbot)
    for _ in range(40):
        broken.repaint()
    qtbot.waitUntil(lambda: dialog.repeats.isVisible() and dialog.repeats.text() != "")
    assert watch.dialog is dialog
    QTest.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    for _ in range(40):
        broken.repaint()
    QTest.qWait(1)
    assert watch.dialog is None
    assert watch.path.read_text(encoding="utf-8").count("Traceback") == 3
    catch(watch, lambda: [][1])
    assert told(watch, qtbot).sign[0] == "IndexError"


def test_a_fault_on_a_thread_is_told_in_the_window(watch, qtbot):
    worker = threading.Thread(target=go_wrong, name="worker")
    worker.start()
    worker.join()
    assert "on the thread worker" in told(watch, qtbot).report.toPlainText()


def test_the_hooks_are_python_s(watch):
    assert sys.excepthook == watch.caught
    watch.end()
    assert sys.excepthook is sys.__excepthook__


def test_a_sentence_of_a_file_is_no_fault(watch, window, qtbot):
    def refuse() -> None:
        raise SaveError("{file}: the file is full", file="crypt.battlemap")

    assert issubclass(SaveError, BattlemapError)
    catch(watch, refuse)
    qtbot.waitUntil(lambda: window.notice.isVisible())
    assert watch.dialog is None


def test_nothing_opens_while_a_menu_is_open(watch, window, qtbot):
    menu = window.menuBar().actions()[0].menu()
    menu.popup(window.mapToGlobal(window.rect().center()))
    catch(watch, go_wrong)
    QTest.qWait(1)
    assert watch.dialog is None
    QTimer.singleShot(0, menu.close)
    told(watch, qtbot)


def test_the_report_is_copied_and_names_nobody(watch, window, qtbot):
    file = window.session.fight_file
    catch(watch, lambda: go_wrong(f"{Path.home() / 'secret' / 'notes.txt'} and {file.path} of {getpass.getuser()}"))
    dialog = told(watch, qtbot)
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert "Battlemap " in text and "Qt " in text and "Python " in text
    assert str(Path.home()) not in text and str(file.path) not in text and file.path.stem not in text
    assert str(Path(__file__).parent) not in text


def test_neither_the_log_nor_the_report_tells_of_the_fight(watch, window, qtbot):
    """Who stands on the map, what is written on them and what the files are called is nobody's business."""
    session = window.session
    ana = next(iter(session.state.tokens.values()))
    assert session.do(c.Edit(token=ana.id, fields={"name": "Strahd von Zarovich", "note": "owes Ireena a dance"}))
    name, note, place = "Strahd von Zarovich", "owes Ireena a dance", "Ravenloft"  # not in the lines that raise
    text = f"no room for {name} ({ana.id}) in /srv/The vampire's cellar.battlemap"
    catch(watch, lambda: go_wrong(text))
    dialog = told(watch, qtbot)
    catch(watch, lambda: {}[note])

    def refuse() -> None:
        raise SaveError("{file}: the file is full", file=place)

    catch(watch, refuse)
    try:
        raise ValueError(f"{name} of /srv/{place}.battlemap")
    except ValueError:
        logging.exception("a card of the library")
    log = watch.path.read_text(encoding="utf-8")
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    for text in (log, QGuiApplication.clipboard().text()):
        assert "Planted: no room for (something of the fight)" in text and "go_wrong" in text
        for word in ("Strahd", "Ireena", "vampire", "Ravenloft", f"({ana.id})", session.fight_file.path.stem, str(Path.home())):
            assert word not in text, word
    assert "SaveError: {file}: the file is full" in log and "KeyError: '(something of the fight)'" in log
    assert "a card of the library" in log and "ValueError: (something of the fight) of /srv/fight.battlemap" in log
    assert str(Path(__file__).parent) not in log


def test_what_the_program_is_made_of_is_told_whatever_the_fight_names(qapp):
    """A creature called like a word of the program takes none of its lines away."""
    trace = '''Traceback (most recent call last):
  File "/opt/battlemap/ui/window.py", line 3, in paint
    self.window.paint(token)
KeyError: 'paint''' + "'"
    clean = anonymous(trace, names=("paint", "window", ""))
    assert "in paint\n    self.window.paint(token)\n" in clean and clean.endswith("KeyError: '(something of the fight)'")


def test_out_or_anew(watch, qtbot):
    for number, button in enumerate(("quit", "restart")):
        catch(watch, go_wrong if number else lambda: {}["no"])
        QTest.mouseClick(getattr(told(watch, qtbot), button), Qt.MouseButton.LeftButton)
    assert watch.left == [False, True]


@pytest.mark.parametrize(("damage", "words"), [
    ("UPDATE records SET record = x'00'", "could not be read back"), ("DELETE FROM records", "the last step on the table is not"),
])  # fmt: skip
def test_a_damaged_file_is_told_as_it_is(window, damage, words):
    session = window.session
    assert session.new_fight(session.state) and session.do(c.EndEncounter()) is not None and whole(session)[0]
    session.fight_file._held.connection.execute(damage)
    is_whole, sentence = whole(session)
    assert not is_whole and words in sentence


def test_a_fight_in_no_file_is_not_called_saved(window):
    window.session.lay_out(window.session.state)
    assert whole(window.session) == (False, "This fight is in no file yet: save it before you close the program.")


@pytest.mark.parametrize(("path", "short"), [
    ("/v/lib/python3.11/site-packages/PySide6/x.py", "PySide6/x.py"),
    ("/opt/b/battlemap/ui/w.py", "battlemap/ui/w.py"),
    ("/usr/lib/python3.11/json/__init__.py", "lib/python3.11/json/__init__.py"), ("/v/ana/mine.py", "mine.py"),
])  # fmt: skip
def test_a_source_file_is_named_from_its_package_on(path, short):
    assert shorter(path) == short


def test_a_line_of_a_traceback_keeps_its_number():
    assert anonymous('  File "/opt/b/battlemap/ui/w.py", line 7, in go') == '  File "battlemap/ui/w.py", line 7, in go'


def test_a_fault_without_a_traceback_has_a_report(qapp):
    assert "ValueError" in report(Fault.of(ValueError("x"), None))


def test_the_events_a_fault_came_through_are_not_told():
    wrong = KeyError("Error calling Python override of QFrame::eventFilter(): " * 200 + "planted")
    assert Fault.of(wrong, None).trace.strip() == "KeyError: 'planted'"


def test_many_at_once_are_one_dialog_that_counts_the_others(watch, qtbot):
    deeds = (go_wrong, lambda: {}["no"], lambda: [][1], lambda: 1 / 0, lambda: int("x"))
    for deed in deeds:
        QTimer.singleShot(0, lambda deed=deed: catch(watch, deed))
    dialog = told(watch, qtbot)
    qtbot.waitUntil(lambda: "4" in dialog.repeats.text())
    assert dialog.repeats.text() == "Other faults meanwhile: 4." and dialog.sign[0] == "Planted"
    assert watch.path.read_text(encoding="utf-8").count("Traceback") == len(deeds)
    QTest.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    assert watch.dialog is None


def test_a_log_nobody_can_write_is_not_said_to_be_written(window, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    (tmp_path / "log").write_text("a file where the folder should be")
    found = FaultWatch(lambda: window, lambda _again: None, tmp_path / "log" / "battlemap.log")
    found.begin()
    catch(found, go_wrong)
    dialog = told(found, qtbot)
    assert not dialog.show_file.isVisible()
    assert any("could not be written down" in label.text() for label in dialog.findChildren(QLabel))
    dialog.reject()
    found.end()


def test_on_a_full_disk_the_fault_is_told_all_the_same(watch, qtbot, monkeypatch):
    def full(_text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(watch._log.stream, "write", full, raising=False)
    catch(watch, go_wrong)
    assert any("could not be written down" in label.text() for label in told(watch, qtbot).findChildren(QLabel))
