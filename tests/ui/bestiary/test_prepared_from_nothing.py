"""A fight of twelve creatures of four kinds from an empty map: under 25 gestures, each of them made.

A gesture is one press of a key, one click, one drag, or one run of typing.  The seconds a person takes are in the note; here only
what the program needs for all of it is looked at, generously.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from battlemap.model.creature import SIZES
from battlemap.rules.space import cells_of
from tests.ui.bestiary.conftest import ANA, session_in, table_on

MOST = 25


class Counted:
    """The table's hand, every gesture counted."""

    def __init__(self, table) -> None:
        self.table, self.made = table, list[str]()

    def key(self, key) -> None:
        self.made.append(f"key {key}")
        self.table.qtbot.keyClick(QApplication.focusWidget(), key)

    def type(self, text: str) -> None:
        self.made.append(f"type {text}")
        self.table.qtbot.keyClicks(QApplication.focusWidget(), text)

    def click(self, x: int, y: int) -> None:
        self.made.append(f"click {x}, {y}")
        self.table.hover(x, y)
        self.table.click(x, y)

    def press(self, button) -> None:
        self.made.append(f"press {button.text()}")
        self.table.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_twelve_creatures_of_four_kinds_from_nothing_in_under_25_gestures(qtbot):
    table = table_on(session_in("dnd2024", ANA), qtbot)
    hand = Counted(table)
    table.view.setFocus()
    hand.key(Qt.Key.Key_E)
    QApplication.processEvents()
    table.view.fit()
    for text, x, y in (("six goblins", 8, 3), ("3 wolf", 8, 10), ("two ogres", 16, 4)):
        hand.type(text)
        hand.click(x, y)
        hand.key(Qt.Key.Key_E)
    hand.type("hobgoblin captain")
    hand.press(table.pane.manner.hidden)
    hand.click(16, 11)
    table.view.setFocus()
    hand.press(table.window.panel.head.begin)
    assert len(hand.made) < MOST

    foes = [token for token in table.state.tokens.values() if token.side == "foes"]
    assert len(foes) == 12 and table.state.turn.begun
    assert len({token.creature.name.rstrip(" 123456") for token in foes}) == 4
    squares = [cell for token in table.state.tokens.values() for cell in cells_of(token)]
    assert len(squares) == len(set(squares)), "nobody stands on anybody"
    assert [token.hidden for token in foes if "Captain" in token.name] == [True]
    assert {SIZES.index(token.creature.size) for token in foes} == {1, 2, 3}
    totals = {place.who: place.total for place in table.state.turn.order}
    for group in {token.group for token in foes if token.group}:
        assert len({totals[token.id] for token in foes if token.group == group}) == 1, "a group rolls once"


def test_by_the_keyboard_alone_each_kind_is_typed_and_entered(qtbot):
    table = table_on(session_in(), qtbot)
    hand = Counted(table)
    table.view.setFocus()
    hand.key(Qt.Key.Key_E)
    for text in ("six goblins", "3 wolf", "two ogres", "hobgoblin captain"):
        hand.type(text)
        hand.key(Qt.Key.Key_Return)
    assert len(table.state.tokens) == 12 and len(hand.made) == 9
    for _ in range(4):
        table.session.undo()
    assert not table.state.tokens
