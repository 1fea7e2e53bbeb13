"""In which order Qt's own Tab goes through a window.

    for widget in focus_chain(dialog):        all that is in it, whether Tab stops there or not

Not here: what Tab does where the controls come and go (`panel.tabbing`).
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def focus_chain(start: QWidget) -> list[QWidget]:
    """What comes after it, up to the last before it.  PySide takes what `nextInFocusChain` gives for a child of what was asked:
    with that it would be given up, though it lives; so each is told its own parent again."""
    found, last = list[QWidget](), start.previousInFocusChain()
    widget: QWidget | None = start
    while widget is not None and widget is not last and (widget := widget.nextInFocusChain()) is not None:
        found.append(widget)
    for parent in {one.parentWidget() for one in found}:
        if parent is not None:
            parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found
