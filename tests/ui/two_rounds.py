"""A game master's hands on the real window: the map, the panel's buttons, the cards with their dice fields, dialogs, keys.

Nothing here gives a command; every gesture goes through a widget, so that a test which plays two rounds with it shows that the
window alone can.
"""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from battlemap.model import Encounter, Token
from battlemap.ui.dialogs.begin import BeginDialog
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.panel import HitCard, QuickEntry, ReactionCard
from battlemap.ui.panel.dice_fields import DamageField
from tests.ui.canvas.conftest import Hand, open_on
from tests.ui.ruleset_fights import session_for

ENTER, ESCAPE, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space
W = TypeVar("W", bound=QWidget)


class Table:
    """The window on a fight of the ruleset, paper dice, and what has been on the table after every step."""

    def __init__(self, qtbot, ruleset: str, **changes) -> None:
        self.session = session_for(ruleset, **changes)
        self.hand: Hand = open_on(self.session, qtbot)
        self.qtbot, self.window, self.panel = qtbot, self.hand.window, self.hand.window.panel
        self.window.resize(1500, 1200)
        self.window.actions_.dice.modes["typed"].trigger()
        assert self.session.dice_mode == "typed"
        self.start: Encounter = self.session.state
        qtbot.wait(20)

    # ------------------------------------------------------------ what is there
    @property
    def state(self) -> Encounter:
        return self.session.state

    def token(self, token_id: str) -> Token:
        return self.state.tokens[token_id]

    def told(self) -> str:
        """The head of the panel, in words."""
        return f"{self.panel.head.round.text()} · {self.panel.head.told.text()}"

    def log(self) -> str:
        model = self.panel.log.model()
        return "\n".join(str(model.index(i, 0).data()) for i in range(model.rowCount()))

    def card(self, kind: type[W]) -> W:
        """The card of this kind that is open."""
        self.qtbot.waitUntil(lambda: any(card.isVisible() for card in self.window.findChildren(kind)))
        return next(card for card in self.window.findChildren(kind) if card.isVisible())

    def is_open(self, kind: type[QWidget]) -> bool:
        return any(card.isVisible() for card in self.window.findChildren(kind))

    # ------------------------------------------------------------ the map
    def click(self, token_id: str) -> None:
        self.hand.click(*self.token(token_id).at)

    def drag(self, token_id: str, *ways: tuple[int, int], keys: tuple[Qt.Key, ...] = ()) -> None:
        """Press on it, go through these squares, let go; `keys` are pressed while it is held."""
        self.hand.press(*self.token(token_id).at)
        for key in keys:
            QTest.keyClick(self.window.view, key)
        for way in ways:
            self.hand.to(*way)
        self.hand.release(*ways[-1])

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.hand.key(key, keys)

    def space(self) -> None:
        """The next step: end of the turn or phase, the next round."""
        self.key(SPACE)

    # ------------------------------------------------------------ the panel
    def find(self, text: str, within: QWidget | None = None) -> QAbstractButton:
        place = within or self.panel
        found = [b for b in place.findChildren(QAbstractButton) if b.isVisible() and b.text().strip().startswith(text)]
        assert found, f"no button {text!r} among {[b.text() for b in place.findChildren(QAbstractButton) if b.isVisible()]}"
        return found[0]

    def press(self, text: str, within: QWidget | None = None) -> None:
        button = self.find(text, within)
        assert button.isEnabled(), f"{text}: {button.toolTip()}"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def choose(self, button: str, entry: str) -> None:
        """An entry of the menu a button opens."""
        menu = self.find(button).menu()
        assert isinstance(menu, QMenu)
        action = next(action for action in menu.actions() if action.text().startswith(entry))
        assert action.isEnabled(), action.toolTip()
        action.trigger()

    def choose_row(self, token_id: str) -> None:
        """Its row in the list: on the map a click on an enemy of who acts would be an attack."""
        rows = self.panel.order
        item = next(rows.item(i) for i in range(rows.count()) if rows.item(i).data(Qt.ItemDataRole.UserRole) == token_id)
        rows.scrollToItem(item)
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualItemRect(item).center())
        assert self.session.selection == (token_id,)

    def declare(self, token_id: str, what: str) -> None:
        self.click(token_id)
        self.press(what, self.panel.card)

    # ------------------------------------------------------------ dialogs
    def in_dialog(self, opens: Callable[[], object], fill: Callable[[Dialog], None]) -> None:
        """Do what opens a dialog, fill it, press its first button."""
        seen: list[Dialog] = []

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, Dialog)
            seen.append(dialog)
            fill(dialog)
            dialog.finish()
            assert not dialog.isVisible(), dialog.wrong.text()

        QTimer.singleShot(60, self.window, answer)
        opens()
        assert seen

    def begin(
        self, opens: Callable[[], object] | None = None, *, surprised: tuple[str, ...] = (), opening: str = "", **totals: int
    ) -> None:  # fmt: skip
        """Begin (or open the next round) with what the table rolled, by the name in the list."""

        def fill(dialog: Dialog) -> None:
            assert isinstance(dialog, BeginDialog)
            names = [dialog.table.item(i, 0).text() for i in range(dialog.table.rowCount())]
            for name, total in totals.items():
                field = dialog.table.cellWidget(names.index(name.replace("_", " ")), 1)
                QTest.keyClicks(field, str(total))
            for name in surprised:
                QTest.keyClick(dialog.table.cellWidget(names.index(name), 2), SPACE)
            if opening:
                dialog.opening.setCurrentIndex(dialog.opening.findData(opening))

        self.in_dialog(opens or (lambda: self.press("Begin fight")), fill)

    # ------------------------------------------------------------ cards
    def attack(self, target: str, d20: int, damage: int | None, number: int = 0) -> None:
        """A click on an enemy (after the attack's number), the d20, the damage if it hits, and away with the card."""
        if number:
            self.key(Qt.Key(Qt.Key.Key_0 + number))
        self.click(target)
        card = self.card(HitCard)
        self._type(card.d20, d20)
        if damage is not None:
            self._damage(card.damage, damage)
        assert not card.d20.isVisible(), "the attack was not rolled"
        QTest.keyPress(card, ESCAPE)  # the release would come to a card that has gone
        self.qtbot.waitUntil(lambda: not self.is_open(HitCard))

    def strike(self, d20: int, damage: int) -> None:
        """Take the first strike the reaction card offers, with these dice."""
        card = self.card(ReactionCard)
        QTest.keyClicks(card.d20, str(d20))
        QTest.keyClicks(card.damage.entry, str(damage))
        self.press("1", card)

    def skip(self) -> None:
        self.press("Skip", self.card(ReactionCard))

    def done(self, target: str, damage: int, *, number: int = 0) -> None:
        """An attack the table rolls: Done, then its damage (0 for a miss)."""
        if number:
            self.key(Qt.Key(Qt.Key.Key_0 + number))
        self.click(target)
        self.press("Done", self.card(HitCard))
        self.enter_damage(damage)

    def enter_damage(self, damage: int) -> None:
        """The ordinary damage entry that follows."""
        entry = self.card(QuickEntry)
        if damage:
            QTest.keyClicks(entry.amount, str(damage))
            QTest.keyClick(entry.amount, ENTER)
        else:
            QTest.keyClick(entry.amount, ESCAPE)
        self.qtbot.waitUntil(lambda: not self.is_open(QuickEntry))

    def _type(self, field: QWidget, number: int) -> None:
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        QTest.keyClicks(field, str(number))
        QTest.keyClick(field, ENTER)

    def _damage(self, field: DamageField, number: int) -> None:
        QTest.keyClicks(field.entry, str(number))
        QTest.keyClick(field.entry, ENTER)

    # ------------------------------------------------------------ back
    def undo_all(self) -> None:
        """Ctrl+Z until nothing is left to undo: the table is as it was."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        for _ in range(400):
            if not self.session.document.can_undo:
                break
            self.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not self.session.document.can_undo
        assert self.session.state == self.start
