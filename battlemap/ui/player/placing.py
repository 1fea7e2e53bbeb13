"""Where the players' window is: on a screen by its name, remembered; gone when that screen goes, back when it comes back."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from battlemap.ui.background import Pictures
from battlemap.ui.player.window import PlayerWindow
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings

IN_A_WINDOW = "-"
SIZE = (960, 640)


class Placing(QObject):
    """Opens, closes and moves the one players' window of the game master's window `owner`."""

    moved = Signal()

    def __init__(self, session: Session, settings: Settings, pictures: Pictures, owner: QWidget) -> None:
        super().__init__(owner)
        self._session, self._settings, self._owner = session, settings, owner
        self._pictures = pictures
        self.window: PlayerWindow | None = None
        self._lost = ""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._screen_gone)
        app.screenAdded.connect(self._screen_back)

    @property
    def is_open(self) -> bool:
        return self.window is not None and self.window.isVisible()

    def toggle(self) -> None:
        """Show it where it was last, else on a second screen, else in a window; or close it."""
        self._lost = ""
        if self.is_open:
            self.close()
        else:
            self.open_on(self._settings.player_screen())

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
        self.moved.emit()

    def open_on(self, name: str) -> None:
        """Full screen on the screen of this name; "-" for a window, "" for any screen but the game master's."""
        screen = self._screen(name)
        if self.window is None:
            self.window = PlayerWindow(self._session, self._settings, self._pictures)
            self.window.closed.connect(self.moved)
        if screen is None:
            if not self.window.isVisible() or self.window.isFullScreen():
                self.window.showNormal()
                self.window.resize(*SIZE)
        else:
            self.window.setScreen(screen)
            self.window.setGeometry(screen.geometry())
            self.window.showFullScreen()
        self.moved.emit()

    def choose(self, name: str) -> None:
        """Remember a screen and go there."""
        self._settings.set_text("player/screen", name)
        self.open_on(name)

    def _screen(self, name: str) -> QScreen | None:
        """Never the screen the game master works on, unless it is the one that was named while it was another's."""
        if name == IN_A_WINDOW:
            return None
        others = [screen for screen in QGuiApplication.screens() if screen is not self._owner.screen()]
        named = next((screen for screen in others if screen.name() == name), None)
        if named is None and not name:
            named = others[0] if others else None
        return named

    def _screen_gone(self, screen: QScreen) -> None:
        """Its screen was unplugged: better no window than one in front of the game master."""
        if self.window is not None and self.window.isFullScreen() and self.window.screen().name() == screen.name():
            self._lost = screen.name()
            self.close()

    def _screen_back(self, screen: QScreen) -> None:
        if self._lost and screen.name() == self._lost:
            self._lost = ""
            self.open_on(screen.name())
