"""What a screen reader is given: the tree of accessible interfaces, and what in it has no name.

    nameless(window)      a line for every control that can have the keyboard and says nothing of itself
    unreached(window)     a line for every control that hangs in no tree a screen reader sees
    focus_unseen(window)  a line for every control that does not show that it has the keyboard
"""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QScrollArea,
    QTabBar,
    QWidget,
)

from battlemap.ui.panel.parts import Card

NAME = QAccessible.Text.Name
WHOLE = (QAbstractSpinBox, QComboBox)
"""Their fields, arrows and lists are theirs: they speak for them."""
LABELLED = (QComboBox, QTabBar)
"""Qt reads their choice as their name: what it is the choice of must be told beside it."""


def seen_by_readers(root: QWidget) -> Iterator[QWidget]:
    """Every widget below `root` that a reader comes to from there, itself included; cells of tables with what stands in them."""
    top = QAccessible.queryAccessibleInterface(root)
    assert top is not None and top.isValid()
    waiting = [top]
    while waiting:
        face = waiting.pop()
        widget = face.object()
        if not isinstance(widget, QWidget):
            continue
        yield widget
        if isinstance(widget, QAbstractItemView):
            yield from (part for part in widget.viewport().findChildren(QWidget))
        elif not isinstance(widget, WHOLE):
            waiting += [child for i in range(face.childCount()) if (child := face.child(i)) is not None]


def controls(root: QWidget) -> list[QWidget]:
    """What the keyboard can go to now, by Tab or a click, in the order of the tree.  A frame that only scrolls is no control."""
    return [widget for widget in root.findChildren(QWidget) if is_control(widget, root)]


def is_control(widget: QWidget, root: QWidget) -> bool:
    if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or isinstance(widget, (QScrollArea, QGroupBox)):
        return False
    if widget.focusProxy() is not None or not widget.isVisibleTo(root) or widget.window() is not root.window():
        return False
    up = widget.parentWidget()
    while up is not None and up is not root:
        if isinstance(up, WHOLE):
            return False
        up = up.parentWidget()
    return True


def name_of(widget: QWidget) -> str:
    """What is read when the keyboard comes to it, besides its value."""
    face = QAccessible.queryAccessibleInterface(widget)
    if face is None:
        return ""
    if isinstance(widget, LABELLED):
        flag = QAccessible.RelationFlag.Label
        labels = [other.text(NAME) for other, relation in face.relations(flag) if other is not None and relation & flag]
        return widget.accessibleName() or " ".join(labels)
    return face.text(NAME).strip()


def nameless(root: QWidget) -> list[str]:
    """Controls whose name is empty, or only a sign like "×"."""
    return [told(widget) for widget in controls(root) if not any(letter.isalnum() for letter in name_of(widget))]


def unreached(root: QWidget) -> list[str]:
    seen = {id(widget) for widget in seen_by_readers(root)}
    return [told(widget) for widget in controls(root) if id(widget) not in seen]


def told(widget: QWidget) -> str:
    """A line to find it by."""
    way: list[str] = []
    up: QWidget | None = widget
    while up is not None and len(way) < 4:
        way.append(type(up).__name__ + (f"#{up.objectName()}" if up.objectName() else ""))
        up = up.parentWidget()
    text = getattr(widget, "text", None)
    return f"{' < '.join(way)} {text() if callable(text) else ''!r} {widget.toolTip()[:60]!r}"


# ---------------------------------------------------------------- the focus
LEAST_PIXELS = 12


def focus_unseen(root: QWidget) -> list[str]:
    """Controls that look the same with the keyboard and without it.  Cards hand the focus on and are left out."""
    root.activateWindow()
    QApplication.processEvents()
    reachable = [
        widget
        for widget in controls(root)
        if widget.isEnabled() and not widget.visibleRegion().isEmpty() and not isinstance(widget, (Card, QLabel))
    ]
    found = []
    for widget in reachable:
        other = next((one for one in reachable if type(one) is not type(widget)), None)
        if other is None:
            continue
        without = _looks(root, widget, other)
        with_it = _looks(root, widget, widget)
        if widget.hasFocus() and _differ(without, with_it) < LEAST_PIXELS:
            found.append(told(widget))
    return found


def _looks(root: QWidget, widget: QWidget, focused: QWidget) -> QImage:
    focused.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    place = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size()).adjusted(-6, -6, 6, 6)
    return root.grab(place.intersected(root.rect())).toImage()


def _differ(one: QImage, other: QImage) -> int:
    """How many pixels differ, counted up to enough of them; all of them where the sizes do."""
    if one.size() != other.size():
        return LEAST_PIXELS
    count = 0
    for y in range(one.height()):
        for x in range(one.width()):
            count += one.pixel(x, y) != other.pixel(x, y)
            if count >= LEAST_PIXELS:
                return count
    return count
