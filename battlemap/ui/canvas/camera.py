"""What part of the map the window shows, and how large: the whole of it, a zoom, a place.

Not here: gestures that lead there, and what the map is (`view`).
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from battlemap.ui.canvas.units import SQUARE

SMALLEST_ZOOM, LARGEST_ZOOM = 0.03, 4.0
BEYOND = 6 * SQUARE
"""How far one can scroll over the map's edges."""
BELOW_BAR_PX = 8


class Camera(QGraphicsView):
    """Shows all of the map until it is told otherwise: `is_fitted`."""

    zoomed = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.is_fitted = True
        self._whole = QRectF()
        self._covered_px = self._covers_next = 0
        self._changes_bars = False

    def set_map(self, columns: int, rows: int) -> None:
        """The map has so many squares."""
        self._whole = QRectF(0, 0, columns * SQUARE, rows * SQUARE)
        self._set_reach(self._whole)

    def _set_reach(self, shown: QRectF) -> None:
        """How far one can scroll: some squares beyond the map, and at least as far as `shown` goes."""
        self.scene().setSceneRect(self._whole.adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND).united(shown))

    def in_sight(self) -> QRectF:
        """What the window shows, in scene units."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    # ------------------------------------------------------------ all of it, or that part again
    def fit(self) -> None:
        """The whole map in the window, below a bar that covers its upper edge."""
        margin = SQUARE * 0.4
        whole = self._whole.adjusted(-margin, -margin, margin, margin)
        width, height = self.viewport().width(), self.viewport().height()
        scale = min(width / whole.width(), height / whole.height())
        if (height - whole.height() * scale) / 2 < self._covered_px < height / 2:
            scale = min(width / whole.width(), (height - self._covered_px) / whole.height())
            whole.setTop(whole.top() - self._covered_px / scale)
        self._set_reach(whole)
        self.fitInView(whole, Qt.AspectRatioMode.KeepAspectRatio)
        self.is_fitted = True
        self._zoom_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_fitted:
            self.fit()

    def seen(self) -> tuple[float, QPointF] | None:
        """The zoom and the middle of what is shown; None where it is the whole map."""
        return None if self.is_fitted else (self.zoom, self.mapToScene(self.viewport().rect().center()))

    def see(self, seen: tuple[float, QPointF] | None) -> None:
        """Show that part again."""
        if seen is not None:
            self.zoom_by(seen[0] / self.zoom)
            self.centerOn(seen[1])

    # ------------------------------------------------------------ bars over the upper edge
    def cover_top(self, pixels: int) -> None:
        """A bar lies over the upper edge, down to there: the map, while all of it is shown, stands below.  0 when it has gone:
        from one bar to the next the map stays where it is, unless the next is higher."""
        if self._changes_bars:
            self._covers_next = pixels
            return
        covered = pixels + BELOW_BAR_PX if pixels else 0
        if covered != self._covered_px:
            self._covered_px = covered
            if self.is_fitted:
                self.fit()

    @contextmanager
    def changing_bars(self) -> Iterator[None]:
        """Within, one bar goes and the next comes."""
        self._changes_bars, self._covers_next = True, 0
        try:
            yield
        finally:
            self._changes_bars = False
        kept = self._covered_px - BELOW_BAR_PX
        self.cover_top(max(self._covers_next, kept) if self._covers_next else 0)

    # ------------------------------------------------------------ zoom and pan
    @property
    def zoom(self) -> float:
        """Pixels of the screen to a scene unit."""
        return self.transform().m11()

    def zoom_by(self, factor: float, anchor: QPoint | None = None) -> None:
        """Zoom about a viewport position (the middle by default)."""
        goal = min(LARGEST_ZOOM, max(SMALLEST_ZOOM, self.zoom * factor))
        about = anchor or self.viewport().rect().center()
        before = self.mapToScene(about)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.scale(goal / self.zoom, goal / self.zoom)
        moved = self.mapFromScene(before) - about
        self.scroll_by(moved.x(), moved.y())
        self._zoom_changed()

    def scroll_by(self, dx: int, dy: int) -> None:
        """Another part of the map, so many pixels to the right and down."""
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + dx)
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + dy)
        self.is_fitted = False

    def _zoom_changed(self) -> None:
        self.zoomed.emit(self.zoom)
