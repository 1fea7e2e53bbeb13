"""A plain second window for a screen, a projector or a call.  It knows a `PlayerView`, never the state: no hit points, no hidden
token, no path, no tool can be in it.  Where it stands is `placing`'s business, what it shows `display`'s."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from battlemap.encounter.view import view_for
from battlemap.ui.background import Pictures
from battlemap.ui.player.display import Display
from battlemap.ui.player.options import Choices
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

PARTY = "party"
PAUSE_MS = 12  # the game master's window is painted first
SMALLEST = (240, 180)


class PlayerWindow(QWidget):
    """Follows the session's changes and the choices; F11 full screen and back."""

    closed = Signal()
    activated = Signal()

    def __init__(self, session: Session, choices: Choices, pictures: Pictures) -> None:
        super().__init__()
        self._session, self._choices = session, choices
        self.setObjectName("Players")
        self.setWindowTitle(self.tr("Players"))
        self.setStyleSheet(f"#Players {{ background: {palette().unseen}; }}")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setMinimumSize(*SMALLEST)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.display = Display(pictures)
        layout.addWidget(self.display)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE_MS)
        self._soon.timeout.connect(self.refresh)
        session.changed.connect(self._later)
        session.opened.connect(self._opened)
        choices.changed.connect(self.apply)
        self.refresh()

    def _later(self) -> None:
        """Several changes in a row are shown once."""
        if self.isVisible() and not self._soon.isActive():
            self._soon.start()

    def _opened(self) -> None:
        self.display.begin_anew()
        self._later()

    def refresh(self) -> None:
        """What the players may know now, in the choices' way."""
        self._soon.stop()
        self.apply()
        self.display.show_view(view_for(self._session.state, self._session.ruleset, PARTY))

    def settle(self) -> None:
        """Show at once what would be shown in a moment."""
        self.refresh()
        self.display.settle()

    def apply(self) -> None:
        """The choices, at the scale of the screen it stands on."""
        self.display.apply(self._choices.now, self._choices.px_per_mm(self.screen().name()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ScreenChangeInternal, QEvent.Type.DevicePixelRatioChange):
            self.apply()
        elif event.type() == QEvent.Type.WindowActivate:
            self.activated.emit()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.setCursor(Qt.CursorShape.BlankCursor if self.isFullScreen() else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            if self.isFullScreen():
                self.showNormal()
            else:
                self.showFullScreen()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.hide()
        self.closed.emit()
