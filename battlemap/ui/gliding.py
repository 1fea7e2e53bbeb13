"""The one place where things move by themselves for a moment: a share that goes from 0 to 1, at once where nothing may move.

    self._glide = Glide(self)
    self._glide.start(200, lambda share: self._draw_at(share))
    self._glide.finish()                                             any gesture ends it: nobody waits for it

What is decided, asked and clicked never depends on it.  Not here: what breathes as long as a turn lasts (`canvas.view`).
"""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from battlemap.ui.motion import may_move

LONGEST_MS, FADE_MS = 250, 120


class Glide(QObject):
    """One movement at a time; a new one ends the last."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._step: Callable[[float], None] | None = None
        self._running = QVariantAnimation(self)
        self._running.setStartValue(0.0)
        self._running.setEndValue(1.0)
        self._running.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._running.valueChanged.connect(self._go)
        self._running.finished.connect(self._end)

    @property
    def is_running(self) -> bool:
        return self._step is not None

    def start(self, milliseconds: int, step: Callable[[float], None]) -> None:
        self.finish()
        if not may_move():
            step(1.0)
            return
        self._step = step
        step(0.0)
        self._running.setDuration(min(milliseconds, LONGEST_MS))
        self._running.start()

    def finish(self) -> None:
        """Be at the end now."""
        if self._step is not None:
            self._running.stop()
            self._end()

    def _go(self, share: float) -> None:
        if self._step is not None:
            self._step(share)

    def _end(self) -> None:
        step, self._step = self._step, None
        if step is not None:
            step(1.0)


def fade_in(widget: QWidget) -> None:
    """A card comes up softly; it can be clicked and typed in from the start."""
    if not may_move():
        return
    veil, glide = QGraphicsOpacityEffect(widget), Glide(widget)
    widget.setGraphicsEffect(veil)

    def step(share: float) -> None:
        if share < 1.0:
            veil.setOpacity(share)
        else:
            widget.setGraphicsEffect(None)  # type: ignore[arg-type]  # and Qt clears it away
            glide.deleteLater()

    glide.start(FADE_MS, step)
