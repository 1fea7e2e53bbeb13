"""Who can be asked why: widgets with a number of their own, and those that draw several.

Hovering asks (it takes the place of the plain tip); the key asks what has the focus or is under the pointer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QCursor, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from battlemap.ui.why.popup import WhyPopup
from battlemap.ui.why.reason import Why

Source = Callable[[QPoint], Why | None]
GONE = (
    QEvent.Type.Leave, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.KeyPress, QEvent.Type.Hide,
    QEvent.Type.WindowDeactivate,
)  # fmt: skip
SMALL = 14

KEPT = "why_source"  # on the widget itself: what is asked about it goes when it goes


class _Watcher(QObject):
    """One for all: shows the sum where a tip would come, and takes it away."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ToolTip and isinstance(watched, QWidget) and isinstance(event, QHelpEvent):
            return show_why(watched, event.pos()) is not None
        if _shown and (kind in GONE or (kind == QEvent.Type.MouseMove and _has_gone_on(event))):
            hide_why()
        return False


_watcher: list[_Watcher] = []
_shown: list[tuple[WhyPopup, QPoint]] = []
"""The one that is shown, and where the pointer was then."""


def _has_gone_on(event: QEvent) -> bool:
    """Is the pointer elsewhere than where it asked?"""
    return isinstance(event, QMouseEvent) and (event.globalPosition().toPoint() - _shown[0][1]).manhattanLength() > SMALL


def explain(widget: QWidget, source: Callable[[], Why | None]) -> None:
    """This widget shows one number; asked for when somebody wants to know, never before."""
    _register(widget, lambda _at: source(), whole=True)


def explain_at(widget: QWidget, source: Source) -> None:
    """What stands at a place of this widget, in its own coordinates; None where there is nothing to explain."""
    _register(widget, source, whole=False)


def _register(widget: QWidget, source: Source, *, whole: bool) -> None:
    if not _watcher:
        _watcher.append(_Watcher())
    if not is_explained(widget):
        widget.installEventFilter(_watcher[0])
    setattr(widget, KEPT, (source, whole))


def _source_of(widget: QWidget) -> tuple[Source, bool] | None:
    found: tuple[Source, bool] | None = getattr(widget, KEPT, None)
    return found


def why_of(widget: QWidget, at: QPoint | None = None) -> Why | None:
    """What it has to say, at a place of it (its middle where none is given)."""
    known = _source_of(widget)
    return known[0](at if at is not None else widget.rect().center()) if known is not None else None


def is_explained(widget: QWidget) -> bool:
    return _source_of(widget) is not None


def explained_in(window: QWidget) -> Iterator[tuple[QWidget, Why]]:
    """Every number to be seen in a window with its sum, from the top down."""
    found = [
        widget
        for widget in window.findChildren(QWidget)
        if (known := _source_of(widget)) is not None and known[1] and widget.window() is window and widget.isVisible()
    ]
    for widget in sorted(found, key=lambda one: (one.mapTo(window, QPoint(0, 0)).y(), one.mapTo(window, QPoint(0, 0)).x())):
        if (why := why_of(widget)) is not None:
            yield widget, why


def show_why(widget: QWidget, at: QPoint | None = None) -> WhyPopup | None:
    """The sum beside the widget, or beside a place of one that draws several; None where there is nothing to explain."""
    why, known = why_of(widget, at), _source_of(widget)
    if why is None or known is None:
        return None
    window = widget.window()
    place = widget.rect() if known[1] or at is None else QRect(at - QPoint(SMALL // 2, SMALL // 2), at + QPoint(SMALL, SMALL))
    return show_beside(window, why, QRect(widget.mapTo(window, place.topLeft()), place.size()))


def show_beside(window: QWidget, why: Why, beside: QRect) -> WhyPopup:
    hide_why()
    popup = WhyPopup(window, why)
    popup.place(beside)
    popup.show()
    popup.raise_()
    _shown[:] = [(popup, QCursor.pos())]
    return popup


def hide_why() -> None:
    """What is shown is gone, unless it has the keyboard."""
    for popup, _ in _shown:
        if isValid(popup) and not popup.hasFocus():
            popup.leave()
    _shown.clear()
