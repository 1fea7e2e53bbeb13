"""The suggestions, at most three, with their reasons: a digit lays the way of one on the map, Enter goes it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QStyle, QWidget

from battlemap.rules.advice import Advice
from battlemap.rules.space import footprint
from battlemap.ui.advice.advice_words import choice_why, reasons_text, title_text
from battlemap.ui.advice.overlay import swatch
from battlemap.ui.advice.weighing import Weighing
from battlemap.ui.flow import FlowLayout
from battlemap.ui.lengths import unbroken
from battlemap.ui.panel.parts import Bar, Card, big, button, dim, row
from battlemap.ui.session import Session
from battlemap.ui.theme import palette, px
from battlemap.ui.why.asking import explain_at
from battlemap.ui.why.reason import Why

WIDTH, MARGIN, LEAST_LIST = 440, 14, 90
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class AdviceCard(Card):
    """`advised(advice)` when it is known; `picked(number)`: the way of that suggestion is wanted, from 0; `gone(number)`: it is
    to be gone."""

    advised = Signal(object)
    picked = Signal(int)
    gone = Signal(int)

    def __init__(self, session: Session, token_id: str, weighing: Weighing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self.token_id, self._weighing = session, token_id, weighing
        self.advice: Advice | None = None
        self.chosen = -1
        self.setFixedWidth(px(WIDTH))
        name = session.state.tokens[token_id].name
        self.setAccessibleName(self.tr("What next for {name}?").format(name=name))
        title = big(self.tr("What next for {name}?").format(name=name), 1.15)
        title.setWordWrap(True)
        self.body.addWidget(title)
        self._progress = Bar()
        self._show_progress(0.0)
        self.body.addWidget(self._progress)
        self._none = QLabel()
        self._none.setWordWrap(True)
        self._none.hide()
        self.body.addWidget(self._none)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Suggestions"))
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(lambda item: self.pick(self.list.row(item)))
        self.list.installEventFilter(self)
        self.list.hide()
        explain_at(self.list.viewport(), self._why)
        self.body.addWidget(self.list)
        self._legend = self._make_legend()
        self.body.addWidget(self._legend)
        self._keys = dim(self.tr("1–3: show the way · Enter: go it · Esc: close"))
        self._keys.setWordWrap(True)
        self.body.addWidget(self._keys)
        self.close_button = button(self.tr("Close"), self.tr("Esc"))
        self.close_button.clicked.connect(self.leave)
        self.body.addLayout(row(self.close_button))
        weighing.progressed.connect(self._show_progress)
        weighing.done.connect(self._show_advice)
        session.changed.connect(self.leave)
        session.opened.connect(self.leave)
        self.closed.connect(weighing.cancel)

    def _make_legend(self) -> QWidget:
        """The patterns of the map, each with its meaning; long words take several lines."""
        box = QWidget()
        found = FlowLayout(box, gap=14, line_gap=4)
        for what, text in (
            ("quiet", self.tr("provokes nothing")), ("strikes", self.tr("somebody to attack")), ("cover", self.tr("cover")),
        ):  # fmt: skip
            mark, pair = QLabel(), QWidget()
            mark.setPixmap(swatch(what))
            line = row(mark, dim(text))
            line.setContentsMargins(0, 0, 0, 0)
            pair.setLayout(line)
            found.addWidget(pair)
        return box

    # ------------------------------------------------------------ what is known
    def _show_progress(self, share: float) -> None:
        text = self.tr("Looking at the squares: {percent}%").format(percent=round(share * 100))
        self._progress.show_value(share, text, palette().accent)

    def _show_advice(self, advice: Advice) -> None:
        self.advice, state = advice, self._session.state
        self._progress.hide()
        for number, choice in enumerate(advice.choices, 1):
            title = title_text(choice, number, footprint(state.tokens[self.token_id]))
            item = QListWidgetItem(unbroken(f"{title}\n{reasons_text(choice, state, self._session.ruleset)}"))
            self.list.addItem(item)
        if not advice.choices:
            self._none.setText(self.tr("There is no enemy it knows of."))
            self._none.show()
            self._legend.hide()
            self._keys.hide()
            self.first = self.close_button
        else:
            self.list.show()
            self.list.setCurrentRow(0)
            self.first = self.list
            self._fit_list()
        if self.isVisible():
            self.settle()
            if self.first is not None and self.isAncestorOf(self.focusWidget() or self):
                self.first.setFocus()
        self.advised.emit(advice)

    def _fit_list(self) -> None:
        """As high as its words are at this width."""
        margins = self.body.contentsMargins()
        bar = self.list.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        inner = px(WIDTH) - margins.left() - margins.right() - 2 * MARGIN - bar
        whole = 2 * self.list.frameWidth()
        for i in range(self.list.count()):
            item, metrics = self.list.item(i), self.list.fontMetrics()
            flags = int(Qt.TextFlag.TextWordWrap.value)
            height = metrics.boundingRect(0, 0, inner, 10_000, flags, item.text()).height() + MARGIN
            item.setSizeHint(QSize(inner, height))
            whole += height
        parent = self.parentWidget()
        if parent is not None:  # on a low screen the list scrolls, and what stands below it stays in sight
            others = self.body.totalHeightForWidth(self.width()) - self.list.sizeHint().height()
            whole = min(whole, max(px(LEAST_LIST), parent.height() - others - 2 * MARGIN))
        self.list.setFixedHeight(whole + 4)

    def _why(self, at: QPoint) -> Why | None:
        """A suggestion's numbers, one by one."""
        number = self.list.row(item) if (item := self.list.itemAt(at)) is not None else -1
        return choice_why(self._session, self.advice.choices[number]) if self.advice is not None and number >= 0 else None

    # ------------------------------------------------------------ picking
    def pick(self, number: int) -> None:
        """The way of that suggestion, from 0."""
        if self.advice is None or not 0 <= number < len(self.advice.choices):
            return
        self.chosen = number
        self.list.setCurrentRow(number)
        self.picked.emit(number)

    def go(self) -> None:
        """Enter: the way that lies there, else that of the row one is on is laid first."""
        row_at = self.list.currentRow()
        if self.advice is None or row_at < 0:
            return
        if self.chosen == row_at:
            self.gone.emit(row_at)
        else:
            self.pick(row_at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the list the card's keys are the card's."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._take(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take(event):
            super().keyPressEvent(event)

    def _take(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.leave()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.pick(key - Qt.Key.Key_1)
        elif key in ENTERS and not self.close_button.hasFocus():
            self.go()
        else:
            return False
        return True
