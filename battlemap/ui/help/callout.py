"""A note with an arrow to the real thing: the rest a little darker, nothing in the way of the mouse but the note itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from battlemap.ui.inks import veil
from battlemap.ui.panel.parts import big, dim
from battlemap.ui.theme import palette

LETTERS_WIDE = 40
GAP, EDGE, RING_PX, ARROW_PX = 46, 10, 3, 13
ROUND = 12
DARK, BRIGHT = 95, 60
"""How much darker the rest is, of 255: in the dark theme and in the bright one."""


class Callout(QFrame):
    """What to do now, which step this is, and two buttons.  The mouse does not take the keyboard away from the map."""

    onward = Signal()
    skipped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("Callout")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = ""
        self._count, self._title, self._text = dim(""), big("", 1.2), QLabel()
        self.skip, self.next = QPushButton(self.tr("S&kip the tour")), QPushButton(self.tr("Ne&xt"))
        layout, self.buttons = QVBoxLayout(self), QHBoxLayout()
        layout.setContentsMargins(18, 12, 18, 14)
        layout.setSpacing(8)
        for label in (self._count, self._title, self._text):
            label.setWordWrap(True)
            layout.addWidget(label)
        for button in (self.skip, self.next):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.buttons.addWidget(self.skip)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.next)
        layout.addLayout(self.buttons)
        self.skip.clicked.connect(self.skipped)
        self.next.clicked.connect(self.onward)
        self.recolour()

    def recolour(self) -> None:
        """In the colours of the theme in use."""
        colours = palette()
        if colours.name == self._theme:
            return
        self._theme = colours.name
        self.setStyleSheet(
            f"#Callout {{ background: {colours.panel}; border: 2px solid {colours.attention}; border-radius: {ROUND}px; }}"
        )

    def say(self, count: str, title: str, text: str) -> None:
        self._count.setText(count)
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.setAccessibleName(f"{count}. {title}")
        self.setAccessibleDescription(text)
        wide = max(self.fontMetrics().averageCharWidth() * LETTERS_WIDE, self.buttons.sizeHint().width())
        for label in (self._count, self._title, self._text):
            label.setFixedWidth(wide)  # else lines are counted for another width than they get
        if (layout := self.layout()) is not None:
            layout.activate()
            across = layout.totalSizeHint().width()
            self.resize(across, layout.totalHeightForWidth(across))  # `adjustSize` counts no lines but of windows

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def text(self) -> str:
        return self._text.text()


class Spotlight(QWidget):
    """Over the whole window: a ring around what is meant, an arrow from the note to it.  The mouse goes through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._target, self._goal, self._note = QRect(), QRect(), QRect()
        self._dims = True

    def show_target(self, target: QRect, goal: QRect, note: QRect, dims: bool) -> None:
        """`goal`: where what is meant is to be dragged to, or nothing.  Without `dims` (while a gesture is under way) only the
        ring of the goal is drawn: the way in hand tells its cost where the arrow was."""
        if (target, goal, note, dims) != (self._target, self._goal, self._note, self._dims):
            self._target, self._goal, self._note, self._dims = QRect(target), QRect(goal), QRect(note), dims
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        meant = (self._target, self._goal) if self._dims or self._goal.isEmpty() else (self._goal,)
        holes = [QRectF(rect.adjusted(-5, -5, 5, 5)) for rect in meant if not rect.isEmpty()]
        if self._dims and holes:
            shade = QPainterPath()
            shade.addRect(QRectF(self.rect()))
            lit = QPainterPath()
            for hole in holes:
                one = QPainterPath()
                one.addRoundedRect(hole, ROUND, ROUND)
                lit = lit.united(one)
            painter.fillPath(shade.subtracted(lit), veil(DARK if colours.name == "dark" else BRIGHT))
        if not holes:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for edge, width in ((QColor(colours.path_edge), RING_PX + 3), (QColor(colours.active), RING_PX)):
            painter.setPen(QPen(edge, width))
            for hole in holes:
                painter.drawRoundedRect(hole, ROUND, ROUND)
        if len(holes) > 1:
            self._arrow(painter, holes[0], holes[1], dashed=True)
        if self._dims:
            self._arrow(painter, QRectF(self._note), holes[0])

    def _arrow(self, painter: QPainter, start: QRectF, end: QRectF, dashed: bool = False) -> None:
        """From the edge of one to the edge of the other."""
        line = _between(start, end)
        if line is None:
            return
        a, b = line
        angle = math.atan2(b.y() - a.y(), b.x() - a.x())
        head = QPolygonF([b, *(_back_from(b, angle + turn, ARROW_PX) for turn in (0.45, -0.45))])
        neck = _back_from(b, angle, ARROW_PX - 3)
        for colour, width in ((QColor(palette().path_edge), RING_PX + 4), (QColor(palette().active), RING_PX + 1)):
            pen = QPen(colour, width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(a, neck)
            pen = QPen(colour, width - RING_PX)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(colour)
            painter.drawPolygon(head)
            painter.setBrush(Qt.BrushStyle.NoBrush)


def _back_from(point: QPointF, angle: float, far: float) -> QPointF:
    return QPointF(point.x() - far * math.cos(angle), point.y() - far * math.sin(angle))


def _between(start: QRectF, end: QRectF) -> tuple[QPointF, QPointF] | None:
    """The nearest points of two boxes, from the middle of what they have in common; None where they touch."""

    def nearest(low: float, high: float, other_low: float, other_high: float) -> tuple[float, float]:
        if high < other_low:
            return high, other_low
        if other_high < low:
            return low, other_high
        middle = (max(low, other_low) + min(high, other_high)) / 2
        return middle, middle

    x1, x2 = nearest(start.left(), start.right(), end.left(), end.right())
    y1, y2 = nearest(start.top(), start.bottom(), end.top(), end.bottom())
    a, b = QPointF(x1, y1), QPointF(x2, y2)
    away = b - a
    return (a, b) if math.hypot(away.x(), away.y()) > ARROW_PX else None


def place_for(size: QSize, target: QRect, clear: QRect, room: QRect) -> QPoint:
    """Where a note of this size stands: beside `clear` (what must stay free, the target within it), wherever there is room,
    nearest to the target; without a target in the middle, low."""
    room = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    width, height = size.width(), size.height()
    if target.isEmpty():
        return QPoint(room.center().x() - width // 2, room.bottom() - height - GAP)
    clear = clear.united(target)
    across = max(room.left(), min(target.center().x() - width // 2, room.right() - width))
    down = max(room.top(), min(target.center().y() - height // 2, room.bottom() - height))
    spots = [
        QPoint(clear.right() + GAP, down), QPoint(clear.left() - GAP - width, down),
        QPoint(across, clear.bottom() + GAP), QPoint(across, clear.top() - GAP - height),
    ]  # fmt: skip
    fitting = [spot for spot in spots if room.contains(QRect(spot, size))]
    if fitting:
        return min(fitting, key=lambda spot: (QRect(spot, size).center() - target.center()).manhattanLength())
    corners = [
        QPoint(x, y) for x in (room.left(), room.right() - width) for y in (room.top(), room.bottom() - height)
    ]
    return min(corners, key=lambda spot: _overlap(QRect(spot, size), target, clear))


def _overlap(note: QRect, target: QRect, clear: QRect) -> tuple[int, int]:
    """How much it would hide: of the target first."""
    shares = (note.intersected(rect) for rect in (target, clear))
    first, second = (share.width() * share.height() if share.isValid() else 0 for share in shares)
    return first, second
