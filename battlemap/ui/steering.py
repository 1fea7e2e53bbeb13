"""Keys that mean a way over the squares: the arrows, the number pad with or without NumLock, and for the diagonals the four keys
above the arrows.

Not here: what is led that way (`tools.laying`, `canvas.cursor`).
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

Step = tuple[int, int]
K = Qt.Key
ARROWS: dict[int, Step] = {K.Key_Left: (-1, 0), K.Key_Right: (1, 0), K.Key_Up: (0, -1), K.Key_Down: (0, 1)}
CORNERS: dict[int, Step] = {K.Key_Home: (-1, -1), K.Key_PageUp: (1, -1), K.Key_End: (-1, 1), K.Key_PageDown: (1, 1)}
DIGITS: dict[int, Step] = {
    K.Key_7: (-1, -1), K.Key_8: (0, -1), K.Key_9: (1, -1), K.Key_4: (-1, 0), K.Key_6: (1, 0),
    K.Key_1: (-1, 1), K.Key_2: (0, 1), K.Key_3: (1, 1),
}  # fmt: skip
PAD, SHIFT = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier
ENTERS = (K.Key_Return, K.Key_Enter)


def step_of(event: QKeyEvent, corners: bool = False) -> Step | None:
    """Where the key leads, None for nowhere.  `corners`: Home, End and the page keys mean diagonals off the number pad too."""
    key, held = event.key(), event.modifiers()
    if held & ~(PAD | SHIFT):
        return None
    if key in ARROWS:
        return ARROWS[key]
    if key in CORNERS and (corners or held & PAD):
        return CORNERS[key]
    return DIGITS.get(key) if held & PAD else None


def is_middle(event: QKeyEvent) -> bool:
    """The five of the number pad, among the directions the one that leads nowhere: here."""
    return event.key() == K.Key_Clear or bool(event.key() == K.Key_5 and event.modifiers() & PAD)


def is_free(event: QKeyEvent) -> bool:
    """Is it meant as the game master's own hand, whatever the rules say?"""
    return bool(event.modifiers() & SHIFT)
