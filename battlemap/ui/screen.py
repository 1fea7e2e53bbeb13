"""Which screen a window is on, or will be.

Not by `widget.screen()`: PySide makes what it hands out the widget's child, and a window that Python clears away takes the screen
with it, so that the next window ends the program.
"""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

FRAME_MS = 250
"""When a desktop has drawn its frame around a window that is shown."""
TITLE_PX = 40
"""What a desktop's title bar may take of the screen's height."""


def screen_of(widget: QWidget) -> QScreen:
    """By the middle of its window, for one that is not shown yet of the window it belongs to."""
    window, parent = widget.window(), widget.parentWidget()
    if not window.isVisible() and parent is not None:
        window = parent.window()
    return QGuiApplication.screenAt(window.frameGeometry().center()) or QGuiApplication.primaryScreen()


def screens_key() -> str:
    """A name for the screens there are now, by their sizes and places: what was right on them is right again."""
    places = (screen.geometry() for screen in QGuiApplication.screens())
    return "screens_" + "_".join(f"{p.width()}x{p.height()}at{p.x()}.{p.y()}" for p in places)


def room_for(widget: QWidget) -> QSize:
    """The size a dialog may have on its screen, beside its title bar."""
    free = screen_of(widget).availableGeometry().size()
    return QSize(free.width(), free.height() - TITLE_PX)


def keep_whole(window: QWidget, screen: QScreen | None = None) -> None:
    """Whole on its screen, or on that one, with the frame the desktop has drawn around it by now."""
    if window.isMaximized() or window.isFullScreen():
        return
    room, framed = (screen or screen_of(window)).availableGeometry(), window.frameGeometry()
    extra = framed.size() - window.size()
    window.resize(window.size().boundedTo(room.size() - extra))
    framed = window.frameGeometry()
    x = max(room.left(), min(framed.left(), room.right() + 1 - framed.width()))
    y = max(room.top(), min(framed.top(), room.bottom() + 1 - framed.height()))
    if (x, y) != (framed.left(), framed.top()):
        window.move(x, y)
