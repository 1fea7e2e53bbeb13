"""A line over the canvas that says something once, with at most one thing to do about it; it goes away by itself."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QPushButton, QToolButton

from battlemap.ui.theme import palette

SHOWN_MS = 6000
WIDEST = 900


class Notice(QFrame):
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
        self._close.clicked.connect(self.clear)
        layout.addWidget(self._text)
        layout.addWidget(self._button)
        layout.addWidget(self._close)
        self._deed: Callable[[], Any] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
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
        colours = palette()
        self.setStyleSheet(
            f"#Notice {{ background: {colours.badge}; border: 1px solid {colours.warning}; border-radius: 16px; }}"
            f"QLabel {{ color: {colours.badge_text}; font-weight: 600; }}"
            f"QToolButton {{ color: {colours.badge_text}; border: none; background: transparent; font-size: 18px; }}"
        )
        self._text.setText(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self._deed = deed
        self._timer.stop()
        if milliseconds:
            self._timer.start(milliseconds)
        self._place()
        self.show()
        self.raise_()

    def act(self) -> None:
        """Do what the button offers, if anything."""
        deed = self._deed
        self.clear()
        if deed is not None:
            deed()

    def clear(self) -> None:
        self._deed = None
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        """Over the canvas, low, in its middle; long sentences take several lines."""
        centre = self._window.centralWidget()
        area = centre.geometry() if centre is not None else self._window.rect()
        most = min(WIDEST, area.width() - 32)
        self._text.setWordWrap(False)
        if self.sizeHint().width() > most:
            self._text.setWordWrap(True)
            self.resize(most, self.heightForWidth(most) if self.hasHeightForWidth() else self.sizeHint().height())
        else:
            self.adjustSize()
        self.move(max(area.left() + 8, area.center().x() - self.width() // 2), area.bottom() - self.height() - 22)
