"""A newcomer's way from a plain picture to the first drag of a token, in how many gestures.  Seconds are not counted."""

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from battlemap.ui.application import application
from battlemap.ui.dialogs.import_map_picture import PictureDialog
from battlemap.ui.dialogs.token import TokenDialog
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.window import MainWindow
from tests.imaging.drawn import Lines, printed

LEFT = Qt.MouseButton.LeftButton


class Newcomer:
    """Makes gestures and counts them: a key, a click, a drag, a file chosen."""

    def __init__(self, window: MainWindow, qtbot) -> None:
        self.window, self.qtbot, self.gestures = window, qtbot, []

    def key(self, target, key, keys=Qt.KeyboardModifier.NoModifier) -> None:
        self.gestures.append(f"key {Qt.Key(key).name}")
        QTest.keyClick(target, key, keys)

    def when_there(self, kind: type[QDialog], deed) -> None:
        """As soon as such a dialog is open (it holds up whoever opened it)."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            deed(dialog)
        else:
            QTimer.singleShot(10, self.window, lambda: self.when_there(kind, deed))

    def drop(self, path) -> None:
        self.gestures.append("drop a file")
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path))])
        at, copy, none = QPoint(500, 300), Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(self.window, QDragEnterEvent(at, copy, mime, LEFT, none))
        QApplication.sendEvent(self.window, QDropEvent(QPointF(at), copy, mime, LEFT, none))

    def drag(self, start, end) -> None:
        self.gestures.append("drag a token")
        view = self.window.view
        port, first, last = view.viewport(), view.viewport_point(start), view.viewport_point(end)
        QTest.mousePress(port, LEFT, pos=first)
        QTest.mouseMove(port, (first + last) / 2)
        QTest.mouseMove(port, last)
        self.qtbot.wait(10)
        QTest.mouseRelease(port, LEFT, pos=last)


@pytest.fixture
def newcomer(qtbot, qapp):
    application()
    window = MainWindow(Session(), Settings())
    qtbot.addWidget(window)
    window.resize(1200, 760)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield Newcomer(window, qtbot)
    window.close()


@pytest.fixture
def ruin(tmp_path):
    """A picture with printed squares of 70 pixels that begin inside it."""
    path = tmp_path / "ruin.png"
    Image.fromarray(printed(1400, 1000, Lines(70.0, 20.0, 45.0, 2, 0.5), 3)).save(path)
    return path


def add_and_drag(newcomer: Newcomer) -> None:
    """The picture is on the table: somebody comes onto it and is dragged two squares."""
    window, session = newcomer.window, newcomer.window.session
    newcomer.qtbot.waitUntil(lambda: session.state.scene.picture is not None and QApplication.activeModalWidget() is None)
    assert (session.state.scene.width, session.state.scene.picture.px_per_square) == (20, 70)
    window.activateWindow()  # a desktop does that by itself
    newcomer.qtbot.waitUntil(window.isActiveWindow)
    newcomer.when_there(TokenDialog, lambda dialog: newcomer.key(dialog, Qt.Key.Key_Return))
    newcomer.key(window, Qt.Key.Key_N)
    (token,) = session.state.tokens.values()
    x, y = token.at
    newcomer.drag((x, y), (x + 2, y))
    assert session.state.tokens[token.id].at == (x + 2, y)


def test_from_a_dropped_picture_to_the_first_drag_in_five_gestures(newcomer, ruin):
    newcomer.when_there(PictureDialog, lambda dialog: newcomer.key(dialog, Qt.Key.Key_Return))
    newcomer.drop(ruin)
    add_and_drag(newcomer)
    assert newcomer.gestures == ["drop a file", "key Key_Return", "key Key_N", "key Key_Return", "drag a token"]


def test_from_the_menus_key_to_the_first_drag_in_six_gestures(newcomer, ruin, monkeypatch):
    def choose(*_asked):
        newcomer.gestures.append("choose a file")
        return str(ruin), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(choose))
    newcomer.when_there(PictureDialog, lambda dialog: newcomer.key(dialog, Qt.Key.Key_Return))
    newcomer.key(newcomer.window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    add_and_drag(newcomer)
    assert newcomer.gestures == [
        "key Key_I", "choose a file", "key Key_Return", "key Key_N", "key Key_Return", "drag a token",
    ]  # fmt: skip
