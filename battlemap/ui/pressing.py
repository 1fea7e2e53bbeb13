"""A button that has the keyboard is pressed by Space and by Enter, in the panel, the docks and the bars over the map.

Elsewhere Space ends the turn: as a shortcut of the window it would be taken away from the button.  Only for who came to it
by keys: after a click on one Space ends the turn as ever.  Esc, where nothing has a use for it, gives the keyboard to the map.
Not here: cards, which have their keys to themselves.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESSING = (Qt.Key.Key_Space, *ENTERS)
KEYS = (*PRESSING, Qt.Key.Key_Escape)


class Pressing(QObject):
    """Sees the keys that no widget below the window had a use for, before its shortcuts do."""

    def __init__(self, window: QMainWindow, home: QWidget) -> None:
        super().__init__(window)
        self._home = home
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() not in KEYS:
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        button = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            leaves = event.type() == QEvent.Type.KeyPress and button is not self._home
            if leaves:
                self._home.setFocus()
            return leaves
        if not isinstance(button, QAbstractButton) or not button.isEnabled():
            return False
        if not button.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress and event.key() in ENTERS:
            button.click()
            return True
        return False
