"""Where a picture's pixels are on the alignment bench: zoomed and panned, and the picture itself turned.

Not here: painting, gestures (`align_bench`).
"""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from battlemap.imaging.turning import turned_size

MARGIN = 26.0
LARGEST, SMALLEST = 32.0, 0.25
"""Widget pixels to one of the picture at most; and at least, of what shows all of it."""


class AlignView:
    """`size` is the picture's as it will be used, after `quarters` turns clockwise and an `angle`."""

    def __init__(self, width: int, height: int) -> None:
        self.stored = (width, height)
        self.quarters, self.angle = 0, 0.0
        self.room = QSizeF(10, 10)
        self.scale, self.at = 1.0, QPointF()
        self.is_fitted = True

    @property
    def size(self) -> tuple[int, int]:
        return turned_size(*self.stored, self.quarters, self.angle)

    # ------------------------------------------------------------ turning
    def way_up(self) -> QTransform:
        """The stored picture's pixels to those of the turned one."""
        width, height = self.size
        turn = QTransform.fromTranslate(width / 2, height / 2).rotate(90 * self.quarters + self.angle)
        return turn.translate(-self.stored[0] / 2, -self.stored[1] / 2)

    # ------------------------------------------------------------ zooming
    def to_widget(self) -> QTransform:
        """The turned picture's pixels to the widget's."""
        return QTransform(self.scale, 0, 0, self.scale, self.at.x(), self.at.y())

    def shown(self, x: float, y: float) -> QPointF:
        return QPointF(self.at.x() + x * self.scale, self.at.y() + y * self.scale)

    def under(self, point: QPointF) -> QPointF:
        """The picture's pixel below a widget's."""
        return QPointF((point.x() - self.at.x()) / self.scale, (point.y() - self.at.y()) / self.scale)

    def seen(self) -> QRectF:
        """The part of the turned picture that is in the widget."""
        return self.to_widget().inverted()[0].mapRect(QRectF(QPointF(), self.room))

    def fit(self) -> None:
        """All of it."""
        width, height = self.size
        across, down = max(20.0, self.room.width() - 2 * MARGIN), max(20.0, self.room.height() - 2 * MARGIN)
        self.scale = min(across / width, down / height, LARGEST)
        self.at = QPointF((self.room.width() - width * self.scale) / 2, (self.room.height() - height * self.scale) / 2)
        self.is_fitted = True

    def resize(self, room: QSizeF) -> None:
        """Another room: what is shown stays in its middle, or whole."""
        middle = self.under(QPointF(self.room.width() / 2, self.room.height() / 2))
        self.room = room
        if self.is_fitted:
            self.fit()
        else:
            self.at = QPointF(room.width() / 2 - middle.x() * self.scale, room.height() / 2 - middle.y() * self.scale)

    def zoom(self, factor: float, about: QPointF) -> None:
        held = self.under(about)
        width, height = self.size
        whole = min(self.room.width() / width, self.room.height() / height)
        self.scale = min(LARGEST, max(min(1.0, whole) * SMALLEST, self.scale * factor))
        self.at = QPointF(about.x() - held.x() * self.scale, about.y() - held.y() * self.scale)
        self.is_fitted = False

    def pan(self, dx: float, dy: float) -> None:
        """As far as some of the picture stays in sight."""
        width, height = (side * self.scale for side in self.size)
        x = min(self.room.width() - MARGIN, max(MARGIN - width, self.at.x() + dx))
        y = min(self.room.height() - MARGIN, max(MARGIN - height, self.at.y() + dy))
        self.at = QPointF(x, y)
        self.is_fitted = False


def is_near(a: QPointF, b: QPointF, reach: float) -> bool:
    return math.hypot(a.x() - b.x(), a.y() - b.y()) <= reach
