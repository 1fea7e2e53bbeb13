"""A line over the canvas that says something once, with at most one thing to do about it; it goes away by itself.

An offer is a question: it stays until it is answered, Enter on the map takes it, F8 overrules where there is something to
overrule.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QPushButton, QToolButton

from battlemap.ui.theme import palette, px

SHOWN_MS = 6000
WIDEST, LEAST_MAP = 900, 420


class Notice(QFrame):
    """`dismissed`: an offer was closed, or something else was said in its place.  `spoken`: this is said now."""

    dismissed = Signal()
    spoken = Signal(str)

    def __init__(self, parent: QMainWindow) -> None:
        super().__init__(parent)
        self._window = parent
        self.setObjectName("Notice")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(18, 8, 10, 8)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._button = QPushButton()
        self._button.clicked.connect(self.act)
        self._close = QToolButton()
        self._close.setText("×")
        self._close.setToolTip(self.tr("Dismiss"))
        self._close.setAccessibleName(self.tr("Dismiss"))
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self._dismiss)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._button)
        layout.addWidget(self._close)
        self._deed: Callable[[], Any] | None = None
        self._overrule: Callable[[], Any] | None = None
        self._offers = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._milliseconds = 0
        self._timer.timeout.connect(self.clear)
        parent.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text() if self.isVisible() else ""

    def say(
        self, text: str, button: str = "", deed: Callable[[], Any] | None = None, milliseconds: int = SHOWN_MS
    ) -> None:
        """Say it; with `button` there is something to do; 0 milliseconds: it stays until dismissed or something else is said."""
        if self._offers:
            self._dismiss()
        colours = palette()
        self.setStyleSheet(
            f"#Notice {{ background: {colours.badge}; border: 1px solid {colours.warning}; border-radius: 16px; }}"
            f"QLabel {{ color: {colours.badge_text}; font-weight: 600; }}"
            f"QToolButton {{ color: {colours.badge_text}; border: none; background: transparent; font-size: {px(18)}px; }}"
        )
        self._text.setText(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self._deed = deed
        self._timer.stop()
        self._milliseconds = milliseconds
        self._place()
        self.show()
        if self.isVisible():
            self._count_down()
        self.raise_()
        self.spoken.emit(". ".join(part for part in (text, button) if part))

    def offer(
        self, text: str, button: str, deed: Callable[[], Any], overrule: Callable[[], Any] | None = None
    ) -> None:
        """Ask; `overrule` is what F8 does instead."""
        self.withdraw()
        self.say(text, button, deed, 0)
        self._offers, self._overrule = True, overrule

    def take_offer(self) -> bool:
        """Enter was pressed on the map: do what is offered; was there anything?"""
        if not self._offers or not self.isVisible():
            return False
        self.act()
        return True

    def hush(self) -> None:
        """What was said is no longer so; a question stays."""
        if not self._offers:
            self.clear()

    def withdraw(self) -> None:
        """Take back what is offered."""
        if self._offers:
            self.clear()

    def overrule(self) -> None:
        """F8: what was just refused, all the same."""
        if not self._offers:
            self.act()
        elif self._overrule is not None:
            self._deed = self._overrule
            self.act()

    def act(self) -> None:
        """Do what the button offers, if anything."""
        deed = self._deed
        self.clear()
        if deed is not None:
            deed()

    def clear(self) -> None:
        self._deed = self._overrule = None
        self._offers = False
        self.hide()

    def _dismiss(self) -> None:
        was_offer = self._offers
        self.clear()
        if was_offer:
            self.dismissed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """What was said before there was a window finds its place, and its time begins, as the window is there."""
        super().showEvent(event)
        self._place()
        self._count_down()

    def _count_down(self) -> None:
        if self._milliseconds:
            self._timer.start(self._milliseconds)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        """Over the canvas, low, in its middle; long sentences take several lines."""
        centre = self._window.centralWidget()
        area = self._window.rect()
        if centre is not None:
            area.setBottom(centre.geometry().bottom())
            if centre.width() > LEAST_MAP:
                area = centre.geometry()
            centre.installEventFilter(self)  # a panel that opens beside it moves it; a second time changes nothing
        most = min(WIDEST, area.width() - 32)
        self._text.setWordWrap(False)
        if self.sizeHint().width() > most:
            self._text.setWordWrap(True)
            self.resize(most, self.heightForWidth(most) if self.hasHeightForWidth() else self.sizeHint().height())
        else:
            self.adjustSize()
        self.move(max(area.left() + 8, area.center().x() - self.width() // 2), area.bottom() - self.height() - 22)
