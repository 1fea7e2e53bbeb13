"""Work beside the window: who goes away while it runs waits for nothing, and no pool of threads is anybody's child."""

from threading import Event

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from shiboken6 import isValid

from battlemap.ui.dialogs.import_map_work import Work
from battlemap.ui.threads import pool
from tests.house.layout import PACKAGE, sources


def test_a_dialog_that_is_cleared_away_does_not_wait_for_its_work(qapp):
    begun, over, ended = Event(), Event(), Event()

    def task(_work, _stop):
        begun.set()
        over.wait(20)
        ended.set()

    dialog = QObject()
    work = Work(dialog)
    work.start(task)
    assert begun.wait(20)
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(work) and not ended.is_set()
    over.set()
    assert pool("import", 2).waitForDone(20_000) and ended.is_set()


def test_nothing_is_started_that_pyside_keeps():
    assert [path.name for path in sources(PACKAGE) if "(QRunnable)" in path.read_text(encoding="utf-8")] == []


def test_pools_are_made_in_one_place():
    made = [path.name for path in sources(PACKAGE) if "QThreadPool(" in path.read_text(encoding="utf-8")]
    assert made == ["threads.py"]
