"""Tab within a part of the window whose controls come and go: down it line by line, whenever they were made.

    go_on(card, forward)      the next control of it, from the last back to the first
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from battlemap.ui.focus_chain import hands_on

LINE_PX = 14
"""Controls whose middles are no farther apart stand on one line."""


def in_order(part: QWidget) -> list[QWidget]:
    """What Tab can go to, as it is read."""
    shown = (one for one in part.findChildren(QWidget) if one.isVisible() and one.isEnabled() and not hands_on(one))
    stops = (one for one in shown if one.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(one, QScrollArea))
    return sorted(stops, key=lambda one: _line_of(one, part))


def _line_of(one: QWidget, part: QWidget) -> tuple[int, int]:
    at = one.mapTo(part, one.rect().center())
    return at.y() // LINE_PX, at.x()


def go_on(part: QWidget, forward: bool) -> bool:
    """To the next, and into sight; False where there is none."""
    order, focused = in_order(part), part.focusWidget()
    if not order:
        return False
    here = order.index(focused) if focused in order else -1 if forward else 0
    goal = order[(here + (1 if forward else -1)) % len(order)]
    goal.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    bring_into_sight(goal)
    return True


def bring_into_sight(goal: QWidget) -> None:
    """Whatever it is in scrolls to it."""
    up = goal.parentWidget()
    while up is not None and not up.isWindow():
        if isinstance(up, QScrollArea):
            up.ensureWidgetVisible(goal)
        up = up.parentWidget()
