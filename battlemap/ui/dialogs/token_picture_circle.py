"""Choosing the circle of a picture that a token shows: the picture is moved and zoomed below a round window.

Beside it the token as it will stand on the map, large and small.  Not here: cutting (`imaging.disc`), where the picture comes
from (`creature_pictures`).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QWheelEvent,
)  # fmt: skip
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from battlemap.imaging.disc import CLOSEST, Cut, Uncut
from battlemap.ui.canvas.token_face import overhang_px, paint_face
from battlemap.ui.canvas.token_look import Look
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.inks import OUTSIDE_CUT, WHITE, veil
from battlemap.ui.panel.parts import button
from battlemap.ui.theme import palette

SIDE, RIM = 360, 22
WHEEL, KEY_ZOOM = 1.12, 1.25
NUDGE, FINE_NUDGE = 0.05, 0.01
STEPS = 1000
SHOWN_PX = (128, 64, 32)
PREVIEW_PX = 256
ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class Circle(QWidget):
    """A round window on the picture: drag moves the picture, wheel and keys zoom it, a double click starts anew."""

    changed = Signal()

    def __init__(self, whole: Uncut, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole, self.cut = whole, whole.usual_cut()
        image = QImage(whole.pixels(), whole.width, whole.height, whole.width * 4, QImage.Format.Format_RGBA8888)
        self.picture = QPixmap.fromImage(image)
        self._dragged: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFixedSize(SIDE, SIDE)
        self.setAccessibleName(self.tr("Part of the picture"))
        self.setAccessibleDescription(self.tr("Arrow keys move the picture, + and - zoom it"))

    # ------------------------------------------------------------ the circle
    @property
    def widest(self) -> float:
        return self._whole.widest()

    def choose(self, cut: Cut) -> None:
        held = cut.held_in(self._whole.width, self._whole.height)
        if held != self.cut:
            self.cut = held
            self.update()
            self.changed.emit()

    def zoom_to(self, across: float) -> None:
        self.choose(Cut(self.cut.x, self.cut.y, across))

    def move_by(self, dx: float, dy: float) -> None:
        """Look further right and down, in diameters of the circle."""
        shorter = min(self._whole.width, self._whole.height) * self.cut.across
        x, y = self.cut.x + dx * shorter / self._whole.width, self.cut.y + dy * shorter / self._whole.height
        self.choose(Cut(x, y, self.cut.across))

    def _diameter(self) -> int:
        return SIDE - 2 * RIM

    def place(self) -> QRectF:
        """Where the whole picture lies in the widget."""
        scale = self._diameter() / (self.cut.across * min(self._whole.width, self._whole.height))
        width, height = self._whole.width * scale, self._whole.height * scale
        return QRectF(SIDE / 2 - self.cut.x * width, SIDE / 2 - self.cut.y * height, width, height)

    # ------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), palette()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame, hole = QPainterPath(), QPainterPath()
        frame.addRoundedRect(QRectF(self.rect()), 10, 10)
        painter.setClipPath(frame)
        painter.fillRect(self.rect(), QColor(colours.token_face))
        painter.drawPixmap(self.place(), self.picture, QRectF(self.picture.rect()))
        disc = QRectF(RIM, RIM, self._diameter(), self._diameter())
        hole.addEllipse(disc)
        painter.fillPath(frame.subtracted(hole), OUTSIDE_CUT)
        for colour, width in ((veil(200), 5.0), (QColor(colours.accent if self.hasFocus() else WHITE), 2.5)):
            painter.setPen(QPen(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)

    # ------------------------------------------------------------ gestures
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            moved = event.position() - self._dragged
            self._dragged = event.position()
            self.move_by(-moved.x() / self._diameter(), -moved.y() / self._diameter())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.choose(self._whole.usual_cut())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """What lies under the pointer stays there."""
        off = (event.position() - QPointF(SIDE / 2, SIDE / 2)) / self._diameter()
        before = self.cut.across
        across = before / WHEEL ** (event.angleDelta().y() / 120)
        across = Cut(self.cut.x, self.cut.y, across).held_in(self._whole.width, self._whole.height).across
        shorter = min(self._whole.width, self._whole.height) * (before - across)
        x, y = self.cut.x + off.x() * shorter / self._whole.width, self.cut.y + off.y() * shorter / self._whole.height
        self.choose(Cut(x, y, across))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            step = FINE_NUDGE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else NUDGE
            self.move_by(ARROWS[key][0] * step, ARROWS[key][1] * step)
        elif event.text() in ("+", "="):
            self.zoom_to(self.cut.across / KEY_ZOOM)
        elif event.text() == "-":
            self.zoom_to(self.cut.across * KEY_ZOOM)
        else:
            super().keyPressEvent(event)


class Shown(QWidget):
    """The token as it will stand on the map, at three sizes."""

    def __init__(self, look: Look, picture: Callable[[], QPixmap], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._picture = look, picture
        self.setFixedWidth(SHOWN_PX[0] + 40)
        self.setMinimumHeight(sum(SHOWN_PX) + 120)
        self.setAccessibleName(self.tr("The token as it will look"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, picture, y = QPainter(self), self._picture(), 6
        for side in SHOWN_PX:
            painter.save()
            painter.translate((self.width() - side) / 2, y)
            paint_face(painter, self._look, side, palette(), picture)
            painter.restore()
            y += round(side * 1.1) + 26

    def sizeHint(self) -> QSize:
        return QSize(SHOWN_PX[0] + 2 * overhang_px(self._look, SHOWN_PX[0]), sum(SHOWN_PX) + 120)


class CircleDialog(Dialog):
    """Take the circle with Enter; `cut` is what was chosen."""

    def __init__(self, whole: Uncut, look: Look, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("Cut the picture"))
        self.accept_text(self.tr("Use it"))
        self.circle = Circle(whole, self)
        self.zoom = QSlider(Qt.Orientation.Horizontal)
        self.zoom.setRange(0, STEPS)
        self.zoom.setAccessibleName(self.tr("Zoom"))
        self.zoom.valueChanged.connect(lambda value: self.circle.zoom_to(self._across(value)))
        again = button(self.tr("Start again"))
        again.setAutoDefault(False)
        again.clicked.connect(lambda: self.circle.choose(whole.usual_cut()))
        self.shown = Shown(look, self._preview, self)
        self.circle.changed.connect(self._follow)
        hint = QLabel(self.tr("Drag to move, wheel to zoom."))
        hint.setStyleSheet(f"color: {palette().text_dim};")
        below = QHBoxLayout()
        below.addWidget(self.zoom, 1)
        below.addWidget(again)
        left, both = QVBoxLayout(), QHBoxLayout()
        left.addWidget(self.circle)
        left.addLayout(below)
        left.addWidget(hint)
        both.addLayout(left)
        both.addSpacing(14)
        both.addWidget(self.shown)
        self.body.addLayout(both)
        self._follow()
        self.circle.setFocus()

    @property
    def cut(self) -> Cut:
        return self.circle.cut

    def _across(self, value: int) -> float:
        """Even steps of the slider are even factors."""
        widest = self.circle.widest
        return float(widest * (CLOSEST / widest) ** (value / STEPS))

    def _follow(self) -> None:
        widest = self.circle.widest
        self.zoom.blockSignals(True)
        self.zoom.setValue(round(STEPS * log(self.cut.across / widest) / log(CLOSEST / widest)))
        self.zoom.blockSignals(False)
        self.shown.update()

    def _preview(self) -> QPixmap:
        """What the circle holds, quickly."""
        place, found = self.circle.place(), QPixmap(PREVIEW_PX, PREVIEW_PX)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scale = PREVIEW_PX / (SIDE - 2 * RIM)
        painter.scale(scale, scale)
        painter.translate(-RIM, -RIM)
        painter.drawPixmap(place, self.circle.picture, QRectF(self.circle.picture.rect()))
        painter.end()
        return found
