"""Where the players' window is, and what a key on the game master's side does to it.

It stands full screen on a screen known by its name, remembered; or as a plain window beside or behind the game master's.  When
its screen goes it hides and waits; when a screen of that name comes back it is there again.  It never takes another screen.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from battlemap.ui.background import Pictures
from battlemap.ui.player.camera import in_scene, in_squares, moved, zoomed
from battlemap.ui.player.options import Choices
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings

if TYPE_CHECKING:
    from battlemap.ui.player.window import PlayerWindow

IN_A_WINDOW = "-"
SIZE = QSize(960, 640)
SMALLEST_BESIDE = QSize(420, 300)
TITLE_PX, GAP_PX = 36, 8
KEYS_BACK_SECONDS = 1.5
SCREEN_KEY = "player/screen"


class Placing(QObject):
    """Opens, closes and moves the one players' window of the game master's window `owner`.

    `moved`: it opened, closed or stands elsewhere.  `looked`: it shows another part of the map.  `told`: a sentence for the
    game master.  `on` is the name of the screen it fills, `waits_for` that of the screen it goes to as soon as it is there.
    """

    moved = Signal()
    looked = Signal()
    told = Signal(str)

    def __init__(self, session: Session, settings: Settings, pictures: Pictures, owner: QWidget) -> None:
        super().__init__(owner)
        self._session, self._settings, self._owner = session, settings, owner
        self._pictures = pictures
        self.choices = Choices(settings, self)
        self.window: PlayerWindow | None = None
        self.on = self.waits_for = ""
        self._keys_back_until = 0.0
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._screen_gone)
        app.screenAdded.connect(self._screen_back)
        for screen in app.screens():
            screen.geometryChanged.connect(self._refill)

    @property
    def is_open(self) -> bool:
        return self.window is not None and self.window.isVisible()

    @property
    def wanted(self) -> str:
        """The screen chosen last: its name, "-" for a window, "" for none yet."""
        return self._settings.player_screen()

    # ------------------------------------------------------------ opening and closing
    def toggle(self) -> None:
        """Show it where it was last, else on the second screen, else in a window; or close it."""
        if self.is_open:
            self.close()
        else:
            self.open_on(self.wanted)

    def close(self) -> None:
        self.on = self.waits_for = ""
        if self.window is not None:
            self.window.close()
        self.moved.emit()

    def choose(self, name: str) -> None:
        """Remember a screen and go there."""
        self._settings.set_text(SCREEN_KEY, name)
        self.open_on(name)

    def open_on(self, name: str) -> None:
        """Full screen on the screen of this name; "-" for a window, "" for the only screen that is not the game master's.  A
        screen that is not there is waited for, in a plain window meanwhile."""
        screen = self._screen(name)
        if self.window is None:
            from battlemap.ui.player.window import PlayerWindow  # most evenings begin without

            self.window = PlayerWindow(self._session, self.choices, self._pictures)
            self.destroyed.connect(self.window.deleteLater)  # beside its owner, but not for longer than it
            self.window.closed.connect(self._closed)
            self.window.activated.connect(self._took_the_keys)
            self.window.display.looked.connect(self.looked)
        self.on = screen.name() if screen is not None else ""
        here = {there.name() for there in QGuiApplication.screens()}
        self.waits_for = name if screen is None and name not in ("", IN_A_WINDOW) and name not in here else ""
        if screen is None:
            self._stand_beside(self.window)
        else:
            self._keys_back_until = monotonic() + KEYS_BACK_SECONDS if self._owner.isActiveWindow() else 0.0
            self.window.setScreen(screen)
            self.window.setGeometry(screen.geometry())
            self.window.showFullScreen()
        self.moved.emit()

    def _took_the_keys(self) -> None:
        """Some window managers give the keys to whatever fills a screen; the game master was not done with them."""
        if monotonic() < self._keys_back_until:
            self._owner.activateWindow()

    def _stand_beside(self, window: PlayerWindow) -> None:
        """A plain window that leaves the game master's in sight and at the keys."""
        if window.isVisible() and not window.isFullScreen():
            return
        frame, screen = self._owner.frameGeometry(), self._owner.screen()
        place = beside(frame, screen.availableGeometry())
        window.setScreen(screen)
        window.showNormal()
        window.setGeometry(place or behind(frame, screen.availableGeometry()))
        self._owner.raise_()
        self._owner.activateWindow()

    def _closed(self) -> None:
        """Closed by its own frame."""
        self.on = self.waits_for = ""
        self.moved.emit()

    # ------------------------------------------------------------ screens come and go
    def _screen(self, name: str) -> QScreen | None:
        """Never the screen the game master works on; without a name the other one, if there is only one other."""
        others = [screen for screen in QGuiApplication.screens() if screen is not self._owner.screen()]
        if name == "":
            return others[0] if len(others) == 1 else None
        return next((screen for screen in others if screen.name() == name), None)

    def _screen_gone(self, screen: QScreen) -> None:
        """Its screen was unplugged: better no window than one on another screen."""
        if self.window is not None and self.on and self.on == screen.name():
            self.on, self.waits_for = "", screen.name()
            self.window.hide()
            self.moved.emit()
            text = self.tr("The screen {name} is gone. The players' window waits until it is back.")
            self.told.emit(text.format(name=screen.name()))

    def _screen_back(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._refill)
        if self.waits_for and screen.name() == self.waits_for:
            self.open_on(screen.name())
            if self.on:
                self.told.emit(self.tr("The screen {name} is back, and the players' window on it.").format(name=self.on))

    def _refill(self) -> None:
        """Its screen has another size or place now."""
        screen = self._screen(self.on) if self.on else None
        if self.window is not None and screen is not None and self.window.isVisible():
            self.window.setGeometry(screen.geometry())
            self.window.showFullScreen()

    # ------------------------------------------------------------ where it looks
    def seen_rect(self) -> QRectF:
        """What the players' map shows now, in the canvas's scene units; the whole map while it has never been open."""
        rect = self.window.display.seen_rect() if self.window is not None else QRectF()
        scene = self._session.state.scene
        return rect if not rect.isEmpty() else in_scene((0, 0, scene.width, scene.height))

    def frame(self, rect: QRectF) -> None:
        """Show all of this rectangle, given in the canvas's scene units, and stay with it."""
        if not rect.isEmpty():
            self.choices.set(camera="framed", frame=in_squares(rect))

    def fix(self) -> None:
        """Stay with what is shown now."""
        self.choices.set(camera="fixed", here=in_squares(self.seen_rect()))

    def nudge(self, dx: int, dy: int) -> None:
        """A step aside on the map; a frame moves along, anything else stays where it was moved to."""
        rect = moved(in_squares(self.seen_rect()), dx, dy)
        if self.choices.now.camera == "framed":
            self.choices.set(frame=rect)
        else:
            self.choices.set(camera="fixed", here=rect)

    def zoom(self, factor: float) -> None:
        """Nearer (over 1) or farther; at true scale a square keeps its size."""
        now = self.choices.now
        if now.true_scale and self.px_per_mm() > 0:
            self.told.emit(self.tr("The players' map is at true scale: it keeps its size."))
        elif now.camera == "follows":
            self.choices.set(followed=min(200.0, max(3.0, now.followed / factor)))
        elif now.camera == "framed":
            self.choices.set(frame=zoomed(in_squares(self.seen_rect()), factor))
        else:
            self.choices.set(camera="fixed", here=zoomed(in_squares(self.seen_rect()), factor))

    # ------------------------------------------------------------ its screen
    def screen(self) -> QScreen:
        """The screen it stands on, or would."""
        if self.window is not None and self.window.isVisible():
            return self.window.screen()
        return self._screen(self.wanted) or self._owner.screen()

    def px_per_mm(self) -> float:
        """Of that screen; 0 for unknown."""
        return self.choices.px_per_mm(self.screen().name())


def beside(frame: QRect, room: QRect) -> QRect | None:
    """The largest place on the screen beside a window's frame; None where there is hardly any."""
    sides = (
        QRect(frame.right() + 1, room.top(), room.right() - frame.right(), room.height()),
        QRect(room.left(), room.top(), frame.left() - room.left(), room.height()),
        QRect(room.left(), frame.bottom() + 1, room.width(), room.bottom() - frame.bottom()),
        QRect(room.left(), room.top(), room.width(), frame.top() - room.top()),
    )
    inner = [side.adjusted(GAP_PX, GAP_PX + TITLE_PX, -GAP_PX, -GAP_PX) for side in sides]
    fitting = [side for side in inner if side.width() >= SMALLEST_BESIDE.width() and side.height() >= SMALLEST_BESIDE.height()]
    largest = max(fitting, key=lambda side: side.width() * side.height(), default=None)
    if largest is None:
        return None
    width = min(largest.width(), 2 * SIZE.width())
    height = min(largest.height(), max(SMALLEST_BESIDE.height(), width * SIZE.height() // SIZE.width()))
    return QRect(largest.topLeft(), QSize(width, height))


def behind(frame: QRect, room: QRect) -> QRect:
    """Within the screen, about where the window in front stands."""
    place = QRect(frame.topLeft(), SIZE.boundedTo(room.size() - QSize(2 * GAP_PX, TITLE_PX + 2 * GAP_PX)))
    place.moveCenter(frame.center())
    place.moveLeft(max(room.left() + GAP_PX, min(place.left(), room.right() - place.width() - GAP_PX)))
    place.moveTop(max(room.top() + TITLE_PX, min(place.top(), room.bottom() - place.height() - GAP_PX)))
    return place
