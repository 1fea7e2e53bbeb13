"""The small window with a sum: beside what it explains, inside the window, above everything, gone with the next click or key."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from battlemap.ui.theme import palette, px
from battlemap.ui.why.reason import Why

WIDEST, GAP, EDGE = 420, 12, 6


class WhyPopup(QFrame):
    """One at a time in a window: showing another takes the last one away."""

    def __init__(self, window: QWidget, why: Why) -> None:
        super().__init__(window)
        self.why = why
        self.setObjectName("Why")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        colours = palette()
        self.setStyleSheet(
            f"#Why {{ background: {colours.raised}; border: 2px solid {colours.accent}; border-radius: 8px; }}"
            f"#Why QLabel {{ color: {colours.text}; background: transparent; }}"
            f"#Why QLabel[quiet='true'] {{ color: {colours.text_dim}; }}"
        )
        self.setAccessibleName(why.plain)
        self.setAccessibleDescription(why.plain)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 9, 12, 10)
        layout.setSpacing(5)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(0, 1)
        self._add(why.title, why.total, bold=True)
        if why.lines:
            rule = QFrame()
            rule.setFixedHeight(1)
            rule.setStyleSheet(f"background: {colours.line};")
            self._grid.addWidget(rule, self._grid.rowCount(), 0, 1, 2)
        for line in why.lines:
            self._add(line.text, line.amount)
        layout.addLayout(self._grid)
        for note in why.notes:
            label = self._label(note)
            label.setProperty("quiet", True)
            layout.addWidget(label)
        self._fit()

    def _label(self, text: str, *, bold: bool = False) -> QLabel:
        label = QLabel(text)
        label.setWordWrap(True)
        if bold:
            font = label.font()
            font.setBold(True)
            label.setFont(font)
        return label

    def _add(self, text: str, amount: str, *, bold: bool = False) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(self._label(text, bold=bold), row, 0, 1, 1 if amount else 2)
        if amount:
            number = self._label(amount, bold=True)
            number.setWordWrap(False)
            number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(number, row, 1)

    def _fit(self) -> None:
        """As narrow as its words, no wider than reads well, as high as they need at that width."""
        metrics = self.fontMetrics()
        texts = [f"{self.why.title}  {self.why.total}", *(f"{x.text}  {x.amount}" for x in self.why.lines), *self.why.notes]
        wanted = max(round(metrics.horizontalAdvance(text) * 1.08) for text in texts) + 60
        parent = self.parentWidget()
        room = parent.width() - 2 * EDGE if parent is not None else WIDEST
        width = max(px(160), min(wanted, px(WIDEST), room))
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.setFixedHeight(layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height())

    def place(self, beside: QRect) -> None:
        """Below what it explains where there is room, else above, never over it."""
        parent = self.parentWidget()
        assert parent is not None
        around = parent.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        x = max(around.left(), min(beside.left(), around.right() - self.width()))
        below, above = beside.bottom() + GAP, beside.top() - GAP - self.height()
        y = below if below + self.height() <= around.bottom() or above < around.top() else above
        self.move(QPoint(x, max(around.top(), min(y, around.bottom() - self.height()))))

    # ------------------------------------------------------------ going away
    def leave(self) -> None:
        self.hide()
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """By key it was opened, any key closes it; Esc is nothing else's meanwhile."""
        if event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt):
            self.give_back()

    def give_back(self) -> None:
        """Gone, and the keyboard is where it was."""
        before = self._before
        self.leave()
        if before is not None:
            before.setFocus()

    _before: QWidget | None = None

    def take_keyboard(self, before: QWidget | None) -> None:
        self._before = before
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.leave()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.leave()
        event.accept()
