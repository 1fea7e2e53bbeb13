"""A game master without a mouse: every key goes to whatever widget has the keyboard, as a keyboard's would; a mouse event fails.

Nothing here sets the focus to a widget, gives a command or looks for a place on the screen.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from battlemap.model import Encounter, Token
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from battlemap.ui.window import MainWindow
from tests.ui.ruleset_fights import session_for

K = Qt.Key
ENTER, ESCAPE, SPACE, TAB, BACK = K.Key_Return, K.Key_Escape, K.Key_Space, K.Key_Tab, K.Key_Backspace
LEFT, RIGHT, UP, DOWN, F6 = K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_F6
CTRL, SHIFT, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
MICE = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel)
MOST_TABS = 60


class NoMouse(QObject):
    """Remembers every mouse event of the program."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MICE:
            self.seen.append(f"{event.type().name} on {type(watched).__name__}")
        return False


class KeyTable:
    """The window on a fight of the ruleset, paper dice from the start."""

    def __init__(self, qtbot, ruleset: str, **changes) -> None:
        apply_theme(QApplication.instance())
        self.qtbot, self.session = qtbot, session_for(ruleset, **changes)
        self.window = MainWindow(self.session, Settings())
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.mouse = NoMouse()
        QApplication.instance().installEventFilter(self.mouse)
        self.said: list[str] = []
        self.window.announcer.said.connect(lambda text, _at_once: self.said.append(text))
        self.press(K.Key_T, CTRL)
        assert self.session.dice_mode == "typed"
        self.start: Encounter = self.session.state

    def done(self) -> None:
        """Was it the keyboard alone?"""
        QApplication.instance().removeEventFilter(self.mouse)
        assert self.mouse.seen == []

    @property
    def state(self) -> Encounter:
        return self.session.state

    def token(self, token_id: str) -> Token:
        return self.state.tokens[token_id]

    def told(self) -> str:
        return f"{self.window.panel.head.round.text()} · {self.window.panel.head.told.text()}"

    # ------------------------------------------------------------ keys
    def focused(self) -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None, "nothing has the keyboard"
        return found

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.focused(), key, modifier)
        QApplication.processEvents()

    def keys(self, *pressed: Qt.Key) -> None:
        for key in pressed:
            self.press(key)

    def type(self, text: object) -> None:
        """Into whatever has the keyboard."""
        QTest.keyClicks(self.focused(), str(text))
        QApplication.processEvents()

    def settle(self) -> None:
        """The map has the keyboard and nothing lies over it."""
        self.qtbot.waitUntil(lambda: self.window.view.hasFocus())

    # ------------------------------------------------------------ what is done with them
    def select(self, token_id: str) -> None:
        """Tab goes round the tokens until it is this one."""
        self.settle()
        for _ in range(len(self.state.tokens) + 1):
            if self.session.selection == (token_id,):
                return
            self.press(TAB)
        raise AssertionError(f"Tab never came to {token_id}")

    def lead(self, *steps: Qt.Key) -> None:
        """A way and Enter."""
        self.settle()
        self.keys(*steps, ENTER)

    def aim(self, target: str, number: int = 1) -> None:
        """The attack's number, Tab to the target, Enter."""
        self.settle()
        self.press(Qt.Key(K.Key_0 + number))
        for _ in range(len(self.state.tokens)):
            self.press(TAB)
            if self.window.select_tool.keys.aim.target == target:
                self.press(ENTER)
                return
        raise AssertionError(f"Tab never came to {target}")

    def attack(self, target: str, d20: int, damage: int | None, number: int = 1) -> None:
        """Paper dice: the d20, Enter, the damage, Enter, away with the card."""
        self.aim(target, number)
        self.type(d20)
        self.press(ENTER)
        if damage is not None:
            self.type(damage)
            self.press(ENTER)
        self.press(ESCAPE)
        self.settle()

    def roll_at_the_table(self, target: str, damage: int, number: int = 1) -> None:
        """Where the table rolls itself: Enter says it is done, then the damage is typed (Esc for a miss)."""
        self.aim(target, number)
        self.press(ENTER)
        self.enter_damage(damage)

    def enter_damage(self, damage: int) -> None:
        if damage:
            self.type(damage)
            self.press(ENTER)
        else:
            self.press(ESCAPE)
        self.settle()

    def end_turn(self) -> None:
        self.settle()
        self.press(SPACE)

    def deed(self, name: str) -> None:
        """F7 goes to the card, Tab to the button, Space presses it; F6 comes back."""
        self.settle()
        self.press(K.Key_F7)
        self.tab_to(name)
        self.press(SPACE)
        self.to_map()

    def tab_to(self, name: str) -> None:
        """Tab until a control whose text begins so has the keyboard."""
        for _ in range(MOST_TABS):
            text = getattr(self.focused(), "text", lambda: "")()
            if isinstance(text, str) and text.strip().startswith(name):
                return
            self.press(TAB)
        raise AssertionError(f"Tab never came to {name}")

    def to_map(self) -> None:
        for _ in range(6):
            if self.window.view.hasFocus():
                return
            self.press(F6)
        raise AssertionError("F6 never came to the map")

    # ------------------------------------------------------------ dialogs
    def in_dialog(self, opens: Callable[[], object], fill: Callable[[], object]) -> None:
        """`fill` types while the dialog that `opens` opens is there, and closes it by a key."""
        seen: list[QWidget] = []

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            assert dialog is not None, "no dialog came"
            seen.append(dialog)
            fill()
            if dialog.isVisible():
                dialog.close()
                seen.append(dialog)

        QTimer.singleShot(150, self.window, answer)
        opens()
        assert len(seen) == 1, "the dialog was not closed by a key"
        self.window.activateWindow()  # a desktop does that when a dialog has gone
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def begin(self, *totals: int) -> None:
        """Ctrl+B, the totals in the order of the list; Enter behind the last of them begins."""

        def fill() -> None:
            for total in totals:
                self.type(total)
                self.press(ENTER)

        self.in_dialog(lambda: self.press(K.Key_B, CTRL), fill)

    def in_file_dialog(self, key: Qt.Key, modifier: Qt.KeyboardModifier, path: object) -> None:
        """A path typed into the file dialog that the key opens."""

        def fill() -> None:
            self.press(K.Key_A, CTRL)
            self.type(path)
            self.press(ENTER)

        self.in_dialog(lambda: self.press(key, modifier), fill)

    def undo_all(self) -> None:
        self.settle()
        for _ in range(400):
            if not self.session.document.can_undo:
                break
            self.press(K.Key_Z, CTRL)
        assert self.session.state == self.start
