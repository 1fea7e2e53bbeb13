"""What a game master's hands do at the window: the mouse on the map, keys, menu entries, buttons, cards, dialogs.

Everything is chosen by `dice`; nothing here knows what comes of it.  A dialog or menu that opens is answered by itself: mostly
left, now and then taken as it is.
"""

import random
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QMenu,
    QWidget,
)

from battlemap.rules.space import cell_of
from battlemap.ui.window import MainWindow
from tests.ui.canvas.conftest import Hand

LOOK_MS, PATIENCE = 4, 6
TAKEN = 0.25
NEVER = (
    "MainWindow.close",  # the night is not over
    "BestiaryActions.keep_selected", "encounters_save_selected", "party_take_home", "LibraryActions.keep_map",
    "FileActions.duplicate", "ExportActions",  # each time one more file on the disk, which nobody would do a hundred times
    "ViewActions.choose_language",  # makes the window anew: told apart (`Table`)
    "ViewActions.toggle_theme",
)  # fmt: skip
LEFT = ("PrintDialog", "PictureDialog", "CopyFightDialog", "NameDialog", "MovePartyDialog", "BackupsDialog", "LibraryDialog")
"""Dialogs that are looked at only."""
KEYS = (
    Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return,
    Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Period, Qt.Key.Key_BracketLeft, Qt.Key.Key_Home, Qt.Key.Key_V,
)  # fmt: skip


class Answering(QObject):
    """Looks every few milliseconds whether a dialog or menu is open, and answers it.  Each look has a timer of its own: what an
    answer opens is answered too, within it."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self._dice, self._seen, self._looks, self._runs = dice, QObject(), 0, True
        self.met: dict[str, int] = {}
        for scheme in ("file", "http", "https"):
            QDesktopServices.setUrlHandler(scheme, self, "nothing")
        self._next()

    @Slot(QUrl)
    def nothing(self, _url: QUrl) -> None:
        """What would be handed to the desktop."""

    def end(self) -> None:
        self._runs = False
        for scheme in ("file", "http", "https"):
            QDesktopServices.unsetUrlHandler(scheme)

    def _next(self) -> None:
        QTimer.singleShot(LOOK_MS, self, self._look)

    def _look(self) -> None:
        if not self._runs:
            return
        self._next()
        open_now = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if open_now is None:
            return
        self._looks = self._looks + 1 if open_now is self._seen else 0
        if self._looks == 0:
            name = type(open_now).__name__
            self.met[name] = self.met.get(name, 0) + 1
        self._seen = open_now
        self._answer(open_now)

    def _answer(self, widget: QWidget) -> None:
        if not isinstance(widget, QDialog) or self._looks > PATIENCE:
            widget.close()
        elif self._looks == 0 and self._is_taken(widget):
            self._take(widget)
        else:
            widget.reject()

    def _is_taken(self, dialog: QDialog) -> bool:
        name = type(dialog).__name__
        return not isinstance(dialog, QFileDialog) and name not in LEFT and self._dice.random() < TAKEN

    def _take(self, dialog: QDialog) -> None:
        box = dialog.findChild(QDialogButtonBox)
        roles = (QDialogButtonBox.ButtonRole.AcceptRole, QDialogButtonBox.ButtonRole.YesRole)
        found = [each for each in (box.buttons() if box is not None else []) if box is not None and box.buttonRole(each) in roles]
        able = [each for each in found if each.isEnabled()]
        if able:
            able[0].click()
        else:
            dialog.reject()


class Hands:
    """Of one window."""

    def __init__(self, window: MainWindow, dice: random.Random) -> None:
        self.window, self.dice = window, dice
        self.hand = Hand(window, QTest)
        self.actions = [each for each in window.all_actions() if not each.objectName().startswith(NEVER)]
        self.all: tuple[tuple[float, Callable[[], None]], ...] = (
            (6, self.hover), (3, self.drag_token), (2, self.use_tool), (2, self.select), (1, self.wheel), (2, self.key),
            (1.5, self.attack_card), (1.5, self.action), (1.5, self.button), (0.3, self.menu_of_the_map), (0.3, self.players),
        )  # fmt: skip

    def anything(self) -> str:
        """One gesture; its name."""
        weights = [weight for weight, _ in self.all]
        deed = self.dice.choices(self.all, weights)[0][1]
        deed()
        return deed.__name__

    # ------------------------------------------------------------ the mouse
    def _place(self) -> tuple[float, float]:
        scene = self.window.session.state.scene
        return self.dice.uniform(0, scene.width), self.dice.uniform(0, scene.height)

    def _near(self, x: float, y: float) -> tuple[float, float]:
        return x + self.dice.uniform(-4, 4), y + self.dice.uniform(-4, 4)

    def _token(self) -> str:
        state = self.window.session.state
        ids = list(state.tokens)
        if not ids:
            return ""
        return state.turn.active if state.turn.active in state.tokens and self.dice.random() < 0.5 else self.dice.choice(ids)

    def hover(self) -> None:
        for _ in range(3):
            self.hand.hover(*self._place())

    def drag_token(self) -> None:
        """Along a way; now and then it is broken off."""
        who = self._token()
        if not who:
            return
        self.window.choose_tool("select")
        cell = cell_of(self.window.session.state.tokens[who])
        at = (cell.x + 0.5, cell.y + 0.5)
        self.hand.press(*at)
        for _ in range(self.dice.randrange(1, 5)):
            at = self._near(*at)
            self.hand.to(*at)
        if self.dice.random() < 0.4:
            self.hand.key(Qt.Key.Key_Escape)
        self.hand.release(*at)

    def use_tool(self) -> None:
        """Any tool: drawn or clicked with, and put away."""
        self.window.choose_tool(self.dice.choice(list(self.window.tools)))
        start = self._place()
        if self.dice.random() < 0.5:
            self.hand.drag(start, self._near(*start), self._near(*start))
        else:
            self.hand.click(*start)
            self.hand.hover(*self._near(*start))
            self.hand.click(*self._near(*start))
        if self.dice.random() < 0.5:
            self.button()
        self.hand.key(Qt.Key.Key_Escape)
        if self.dice.random() < 0.8:
            self.window.choose_tool("select")

    def wheel(self) -> None:
        port = self.window.view.viewport()
        at = QPointF(port.rect().center())
        event = QWheelEvent(
            at, port.mapToGlobal(at), QPoint(), QPoint(0, self.dice.choice([120, -120])), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(port, event)

    def menu_of_the_map(self) -> None:
        who = self._token() if self.dice.random() < 0.7 else ""
        spot = self.hand.point(*self._place())
        self.window.view.menu_wanted.emit(self.window.view.viewport().mapToGlobal(spot), who)

    # ------------------------------------------------------------ keys, entries, buttons
    def key(self) -> None:
        self.hand.key(self.dice.choice(KEYS))

    def select(self) -> None:
        ids = list(self.window.session.state.tokens)
        self.window.session.select(self.dice.sample(ids, min(len(ids), self.dice.choice([0, 1, 1, 1, 2, 5]))))

    def action(self) -> None:
        """Any entry of the menus."""
        able = [each for each in self.actions if each.isEnabled() and each.isVisible()]
        self.dice.choice(able).trigger()

    def button(self) -> None:
        """Any button of the window that can be pressed.

        What a gesture closed is deleted before, as it is when the program is back in its loop: of a child of a dialog that is
        asked for after that dialog was closed PySide keeps a shell for ever."""
        settle()
        found = [each for each in self.window.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
        found = [each for each in found if each.window() is self.window]
        if found:
            self.dice.choice(found).click()

    # ------------------------------------------------------------ cards, windows
    def attack_card(self) -> None:
        """Opened on a target; rolled and taken where it can be; left."""
        state = self.window.session.state
        who, target = self._token(), self._token()
        if not who or who == target or not state.tokens[who].creature.attacks:
            return
        self.window.open_hit_card(who, target, self.dice.choice(state.tokens[who].creature.attacks).name)
        QApplication.processEvents()
        for _ in range(2):
            card = self.window._hit
            able = [each for each in card.findChildren(QAbstractButton) if each.isEnabled()] if card is not None else []
            if able:
                self.dice.choice(able).click()
        if self.window._hit is not None:
            self.window._hit.leave()

    def players(self) -> None:
        """Their window, in a window or on its screen; or away."""
        if self.window.placing.is_open and self.dice.random() < 0.5:
            self.window.placing.close()
        else:
            self.window.placing.open_on(self.dice.choice(["-", "Projector"]))

    def calm(self) -> None:
        """As it always is when it is looked at: nothing held, nothing open but the two windows."""
        for _ in range(2):
            self.hand.key(Qt.Key.Key_Escape)
        self.window._close_cards()
        self.window.choose_tool("select")
        self.window.session.select(())
        self.window.placing.open_on("-")
        for other in QApplication.topLevelWidgets():
            is_ours = other in (self.window, self.window.placing.window)
            if not is_ours and other.isVisible() and not isinstance(other, QMenu):
                other.close()
        settle()


def settle() -> None:
    """What was posted is done, what was to be deleted is gone."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
