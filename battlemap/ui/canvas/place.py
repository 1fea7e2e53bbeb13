"""The middle of the window: the map, and beside it in the tree of widgets what lies over it.

A scroll area tells screen readers of its viewport and its bars only: a tool's bar that were the map's own child would be hidden from
them.  So bars and cards over the map are children of this place (`view.over`), at the same coordinates.
"""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from battlemap.ui.canvas.view import MapView

KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)


class MapPlace(QWidget):
    """A key that a bar has no use for is the map's."""

    def __init__(self, view: MapView) -> None:
        super().__init__()
        self.view = view
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(view)
        self.setFocusProxy(view)
        self.setAccessibleName(self.tr("Map"))
        view.over = self

    def event(self, event: QEvent) -> bool:
        if event.type() in KEYS and not self.view.hasFocus():
            return self.view.event(event)
        return super().event(event)
