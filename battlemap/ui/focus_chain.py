"""In which order Qt's own Tab goes through a window.

    for widget in focus_chain(dialog):        all that is in it, whether Tab stops there or not
        if hands_on(widget): continue         the keyboard goes to another than it

PySide takes what either of Qt's own questions gives for a child of what was asked: with that it would be given up, though it
lives; or, a child of its own child, it would never be.  So each is told its own parent again.

Not here: what Tab does where the controls come and go (`panel.tabbing`).
"""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def focus_chain(start: QWidget) -> list[QWidget]:
    """What comes after it, up to the last before it."""
    found, last = list[QWidget](), start.previousInFocusChain()
    widget: QWidget | None = start
    while widget is not None and widget is not last and (widget := widget.nextInFocusChain()) is not None:
        found.append(widget)
    _given_back(found)
    return found


def hands_on(widget: QWidget) -> bool:
    """Does the keyboard go to another when it comes to it, as from the line within a spin box?"""
    proxy = widget.focusProxy()
    if proxy is not None:
        _given_back([proxy])
    return proxy is not None


def _given_back(found: Iterable[QWidget]) -> None:
    """To their own parents."""
    for parent in {one.parentWidget() for one in found}:
        if parent is not None:
            parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
