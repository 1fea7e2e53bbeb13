"""A window on a small map with the players' window beside it, and all that can be known from outside of what it shows."""

import msgspec
import pytest
from PySide6.QtGui import QAccessible

from battlemap.encounter.view import view_for
from battlemap.ui.player.placing import IN_A_WINDOW
from battlemap.ui.player.window import PARTY, PlayerWindow
from tests.ui.canvas.conftest import calm as calm
from tests.ui.canvas.conftest import hand as hand


@pytest.fixture
def players(hand) -> PlayerWindow:
    """The players' window of `hand`, open as a plain window."""
    hand.window.placing.open_on(IN_A_WINDOW)
    yield hand.window.placing.window
    hand.window.placing.close()


def pixels(window: PlayerWindow) -> bytes:
    """What is on the display, byte by byte."""
    window.settle()
    image = window.display.grab().toImage()
    return bytes(image.constBits())


def read_aloud(window: PlayerWindow) -> list[tuple[str, ...]]:
    """Names, descriptions, values and helps of the window's accessible tree."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
    found, left = [], [QAccessible.queryAccessibleInterface(window)]
    while left:
        part = left.pop()
        found.append(tuple(part.text(kind) for kind in kinds))
        left += [part.child(number) for number in range(part.childCount())]
    return found


def view_bytes(session) -> bytes:
    return msgspec.msgpack.encode(view_for(session.state, session.ruleset, PARTY))


def outside(hand, window: PlayerWindow) -> dict[str, object]:
    """Everything a player could look at, hear or read out."""
    shown = pixels(window)
    return {
        "pixels": shown, "view": view_bytes(hand.window.session), "tree": read_aloud(window), "title": window.windowTitle(),
        "strip": window.display.strip, "tip": (window.toolTip(), window.display.toolTip()), "path": window.windowFilePath(),
    }  # fmt: skip
