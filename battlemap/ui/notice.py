"""A line over the canvas that says something once, with at most one thing to do about it; it goes away by itself."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from battlemap.ui.theme import palette

SHOWN_MS = 6000


class Notice(QFrame):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("Notice")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(18, 8, 10, 8)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._button = QPushButton()
        self._button.clicked.connect(self.act)
        layout.addWidget(self._text)
        layout.addWidget(self._button)
        self._deed: Callable[[], Any] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        parent.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text() if self.isVisible() else ""

    def say(self, text: str, button: str = "", deed: Callable[[], Any] | None = None) -> None:
        """Say it; with `button` there is something to do."""
        colours = palette()
        self.setStyleSheet(
            f"#Notice {{ background: {colours.badge}; border: 1px solid {colours.warning}; border-radius: 16px; }}"
            f"QLabel {{ color: {colours.badge_text}; font-weight: 600; }}"
        )
        self._text.setText(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self._deed = deed
        self._timer.start(SHOWN_MS)
        self.adjustSize()
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
        """Over the canvas, low, in its middle."""
        window = self.parentWidget()
        centre = getattr(window, "centralWidget", lambda: None)()
        area = centre.geometry() if centre is not None else window.rect()
        self.move(max(area.left() + 8, area.center().x() - self.width() // 2), area.bottom() - self.height() - 22)
