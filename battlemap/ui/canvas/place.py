"""The middle of the window: the map, and beside it in the tree of widgets what lies over it.

A scroll area tells screen readers of its viewport and its scroll bars only: a tool's bar that were the map's own child would be
hidden from them.  So bars and cards over the map are children of this place (`view.over`), at nearly the same coordinates.
"""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from battlemap.ui.canvas.view import MapView
from battlemap.ui.theme import palette

FRAME_PX = 2
KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)


class MapPlace(QWidget):
    """A key that a bar has no use for is the map's; a frame round the map tells that it has the keyboard."""

    def __init__(self, view: MapView) -> None:
        super().__init__()
        self.view = view
        layout = QVBoxLayout(self)
        layout.setContentsMargins(FRAME_PX, FRAME_PX, FRAME_PX, FRAME_PX)
        layout.addWidget(view)
        self.setFocusProxy(view)
        self.setAccessibleName(self.tr("Map"))
        view.over = self
        view.focus_changed.connect(self.update)

    def event(self, event: QEvent) -> bool:
        if event.type() in KEYS and not self.view.hasFocus():
            return self.view.event(event)
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), palette()
        pen = QPen(QColor(colours.accent if self.view.hasFocus() else colours.canvas), FRAME_PX)
        painter.setPen(pen)
        half = FRAME_PX // 2
        painter.drawRect(self.rect().adjusted(half, half, -half, -half))
