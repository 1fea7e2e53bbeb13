"""Which screen a window is on, or will be.

Not by `widget.screen()`: PySide makes what it hands out the widget's child, and a window that Python clears away takes the screen
with it, so that the next window ends the program.
"""

from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


def screen_of(widget: QWidget) -> QScreen:
    """By the middle of its window, for one that is not shown yet of the window it belongs to."""
    window, parent = widget.window(), widget.parentWidget()
    if not window.isVisible() and parent is not None:
        window = parent.window()
    return QGuiApplication.screenAt(window.frameGeometry().center()) or QGuiApplication.primaryScreen()
