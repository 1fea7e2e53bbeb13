"""The foot of a dialog that writes something: how far it is, and a way to call it off."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from battlemap.ui.exporting.steps import Steps, Work

SHOWN_AFTER_MS, STILL_MS = 400, 1500
THOUSAND = 1000


class WorkLine(QWidget):
    """Shown while a deed takes longer than a moment.  `done(answer)`, `failed(sentence)`, `cancelled`: one of them ends it."""

    appeared = Signal()
    done = Signal(object)
    failed = Signal(str)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._work: Work | None = None
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("How far it is"))
        self.stop = QPushButton(self.tr("&Stop"))
        self.stop.setAutoDefault(False)
        self.stop.clicked.connect(self.cancel)
        line = QHBoxLayout()
        line.addWidget(self.bar, 1)
        line.addWidget(self.stop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)
        layout.addLayout(line)
        self._late, self._still = QTimer(self), QTimer(self)
        for timer, milliseconds, deed in ((self._late, SHOWN_AFTER_MS, self.show), (self._still, STILL_MS, self._sway)):
            timer.setSingleShot(True)
            timer.setInterval(milliseconds)
            timer.timeout.connect(deed)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appeared.emit()

    @property
    def is_busy(self) -> bool:
        return self._work is not None

    def begin(self, steps: Steps[Any], text: str) -> None:
        self.text.setText(text)
        self.bar.setRange(0, THOUSAND)
        self.bar.setValue(0)
        self._work = Work(steps, self)
        self._work.progressed.connect(self._show_share)
        self._work.done.connect(self._done)
        self._work.failed.connect(self._failed)
        self._late.start()
        self._work.start()

    def cancel(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._leave()
            self.cancelled.emit()

    def _show_share(self, share: float) -> None:
        """A share that stays where it is means that a thread is at work which tells nothing: then the bar only sways."""
        value = round(share * THOUSAND)
        if value != self.bar.value() or not self._still.isActive() and self.bar.maximum():
            self.bar.setRange(0, THOUSAND)
            self.bar.setValue(value)
            self._still.start()

    def _sway(self) -> None:
        self.bar.setRange(0, 0)

    def _done(self, answer: object) -> None:
        self._leave()
        self.done.emit(answer)

    def _failed(self, sentence: str) -> None:
        self._leave()
        self.failed.emit(sentence)

    def _leave(self) -> None:
        self._work = None
        self._late.stop()
        self._still.stop()
        self.hide()


class WorkDialog(QDialog):
    """A deed that needs no dialog of its own: nothing is to be seen of it while it is quick.  `stopped`: it was called off."""

    stopped = Signal()

    def __init__(self, title: str, text: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(420)
        self._text = text
        self._then: tuple[Callable[[Any], None], Callable[[str], None]] | None = None
        self.line = WorkLine(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 16)
        layout.addWidget(self.line)
        self.line.done.connect(self._done)
        self.line.failed.connect(self._failed)
        self.line.cancelled.connect(self._cancelled)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(SHOWN_AFTER_MS)
        self._late.timeout.connect(self.open)

    def do(self, steps: Steps[Any], done: Callable[[Any], None], failed: Callable[[str], None]) -> None:
        """Begin; the window cannot be used meanwhile, so that the fight stays as it is written."""
        self._then = (done, failed)
        self.line.begin(steps, self._text)
        self._late.start()

    def reject(self) -> None:
        self.line.cancel()

    def _done(self, answer: object) -> None:
        self._end()
        if self._then is not None:
            self._then[0](answer)

    def _failed(self, sentence: str) -> None:
        self._end()
        if self._then is not None:
            self._then[1](sentence)

    def _cancelled(self) -> None:
        self._end()
        self.stopped.emit()

    def _end(self) -> None:
        self._late.stop()
        self.accept()
        self.deleteLater()
