"""The log: one line per thing told, rounds and turns as headings; what was undone is struck through.  A double click walks there.

The model makes lines once per step and keeps the last of them; a delegate draws each with a small picture.  With every line that
comes Qt asks for the size of all of them, so each is measured once and its size is kept where Qt finds it without asking Python.
Not here: the words (`log_words`), every step of the fight (the history dialog).
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QStandardItemModel,
)
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from battlemap.encounter import events as e
from battlemap.encounter.document import Step
from battlemap.encounter.events import Event
from battlemap.ui import words
from battlemap.ui.icons import icon_for, pixmap
from battlemap.ui.log_words import several_edited
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

Index = QModelIndex | QPersistentModelIndex
LINE, SIZE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.SizeHintRole
MOST_LINES, LINES_KEPT = 1500, 1000
ICON, GUTTER, MARGIN = 16, 26, 4
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Line(msgspec.Struct, frozen=True):
    """A line of one step.  `level` 2 a round, 1 a turn, 0 the rest; `tone` names a colour of the palette."""

    step: int
    text: str
    level: int
    picture: str
    tone: str


def line_of(step: int, event: Event, text: str) -> Line:
    """How an event's line looks."""
    if isinstance(event, (e.RoundStarted, e.EncounterEnded)):
        return Line(step, text, 2, "", "text_dim")
    if isinstance(event, e.TurnStarted) or (isinstance(event, e.TurnSet) and event.why == "phase"):
        return Line(step, text, 1, "right", "accent")
    return Line(step, text, 0, *_look(event))


def _look(event: Event) -> tuple[str, str]:
    match event:
        case e.EncounterBegun() | e.OrderChanged():
            return "initiative", "accent"
        case e.TokenMoved():
            return ("gm", "warning") if event.forced_by_gm else (icon_for(event.by) or "move", "text")
        case e.AttackRolled():
            return "swords", "warning" if event.crit else "good" if event.hit else "text_dim"
        case e.D20Rolled():
            return "d20", "text" if event.success is None else "good" if event.success else "bad"
        case e.DiceRolled() | e.FreelyRolled():
            return "dice", "text_dim"
        case e.DamageTaken():
            return "damage", "bad" if event.taken else "text_dim"
        case e.Healed() | e.TempHpSet():
            return "heal", "good"
        case e.LifeChanged():
            return ("skull", "bad") if event.dead else ("stable", "good") if event.stable else ("dying", "bad")
        case e.EffectAdded():
            return icon_for(event.effect.name) or "info", "text"
        case e.EffectRemoved():
            return icon_for(event.name) or "info", "text_dim"
        case e.ActionTaken():
            return icon_for(event.action) or "begin", "text"
        case e.ConcentrationSet():
            return "concentration", "text"
        case e.ReactionDeclined():
            return "reaction", "text_dim"
        case e.Readied():
            return "ready", "text"
        case e.Declared():
            return "note", "text"
        case e.BlowHeld():
            return "damage", "warning"
        case e.TurnSet():
            return "initiative", "accent"
        case e.Mounted():
            return "mount", "text"
        case e.DoorChanged():
            return icon_for(f"door_{event.state}") or "door", "text"
        case e.TokenJoined():
            return "add_token", "text"
        case e.ReserveChanged():
            return "reserve", "text_dim"
        case e.TokenLeft():
            return ("skull", "bad") if event.why == "dead" else ("escape", "text_dim")
        case e.TokenEdited():
            return "gm", "warning"
        case _:
            return "settings", "text_dim"


class LogModel(QStandardItemModel):
    """Lines are made once per step; a step past the document's position is undone.

    Nothing Qt asks for every line is answered in Python: neither `data` nor `index` may be written anew here.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(0, 1)
        self._session = session
        self._lines: list[Line] = []
        self._steps: list[Step] = []
        self._position = 0
        self._names: dict[str, str] = {}
        self._measured = 0

    def flags(self, _index: Index) -> Qt.ItemFlag:
        """To be read, not to be written in."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def is_undone(self, line: Line) -> bool:
        return line.step >= self._session.document.position

    def step_at(self, row: int) -> int:
        return self._lines[row].step

    def row_from(self, step: int) -> int:
        """The first row of this step or of a later one."""
        return bisect_left(self._lines, step, key=lambda line: line.step)

    def refresh(self) -> None:
        """Follow the document: new steps are told, replaced ones dropped, undone ones restyled."""
        steps, position = list(self._session.document.steps), self._session.document.position
        same = self._kept(steps)
        if same < len(self._steps):
            self._drop(self.row_from(same), len(self._lines))
        self._restyle(*sorted((self._position, position)))
        self._names |= {token.id: token.name for token in self._session.state.tokens.values()}
        self._add([line for number in range(same, len(steps)) for line in self._told(number, steps[number])][-LINES_KEPT:])
        self._steps, self._position = steps, position
        if len(self._lines) > MOST_LINES:
            self._drop(0, len(self._lines) - LINES_KEPT)

    def _add(self, lines: Sequence[Line]) -> None:
        if not lines:
            return
        first = len(self._lines)
        self._lines += lines
        self.insertRows(first, len(lines))
        with self._silently():  # nobody has looked at them yet
            for row, line in enumerate(lines, first):
                self.setItemData(self.index(row, 0), self._told_of(line) | self._style_of(line))

    def _restyle(self, first: int, last: int) -> None:
        """The lines of the steps that were undone or done again."""
        low, high = self.row_from(first), self.row_from(last)
        if low == high:
            return
        with self._silently():
            for row in range(low, high):
                self.setItemData(self.index(row, 0), self._style_of(self._lines[row]))
        self.dataChanged.emit(self.index(low, 0), self.index(high - 1, 0))

    def _told_of(self, line: Line) -> dict[int, Any]:
        return {
            Qt.ItemDataRole.DisplayRole: line.text, Qt.ItemDataRole.AccessibleTextRole: line.text, LINE: line,
        }  # fmt: skip

    def _style_of(self, line: Line) -> dict[int, Any]:
        is_undone = self.is_undone(line)
        font = QFont()
        font.setStrikeOut(is_undone)
        font.setBold(line.level > 0)
        tip = self.tr("Undone. Double-click to go there.") if is_undone else self.tr("Double-click to go there.")
        return {Qt.ItemDataRole.FontRole: font, Qt.ItemDataRole.ToolTipRole: tip}

    def _drop(self, first: int, end: int) -> None:
        if end > first:
            self._measured -= max(0, min(end, self._measured) - first)
            del self._lines[first:end]
            self.removeRows(first, end - first)

    @contextmanager
    def _silently(self) -> Iterator[None]:
        """Without a word for every line."""
        before = self.blockSignals(True)
        try:
            yield
        finally:
            self.blockSignals(before)

    # ------------------------------------------------------------ sizes
    def forget_sizes(self) -> None:
        self._measured = 0

    def measure(self, size_of: Callable[[Line], QSize]) -> None:
        """Have a size kept for every line that has none yet."""
        with self._silently():
            for row in range(self._measured, len(self._lines)):
                self.setData(self.index(row, 0), size_of(self._lines[row]), SIZE)
        self._measured = len(self._lines)

    # ------------------------------------------------------------ what is told

    def _kept(self, steps: Sequence[Step]) -> int:
        """How many steps are still those already told."""
        same = min(len(steps), len(self._steps))
        while same > 0 and steps[same - 1] is not self._steps[same - 1]:
            same -= 1
        return same

    def _told(self, number: int, step: Step) -> list[Line]:
        found, edits = [], [event for event in step.events if isinstance(event, e.TokenEdited)]
        if len(edits) > 1 and len(edits) == len(step.events) and len({event.fields for event in edits}) == 1:
            told = several_edited(edits)
            return [line_of(number, edits[0], told)] if told else []
        for event in step.events:
            if isinstance(event, e.TokenJoined):
                self._names[event.token.id] = event.token.name
            if text := words.event(event, self._names):
                found.append(line_of(number, event, text))
        return found

    def forget(self) -> None:
        """Another fight."""
        self._drop(0, len(self._lines))
        self._steps, self._position, self._names = [], 0, self._session.names()
        self.refresh()


class _LineDelegate(QStyledItemDelegate):
    """A picture in the gutter, the words beside it; rounds are a rule across, turns stand out."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _font(self, line: Line, undone: bool) -> QFont:
        font = QFont(self._view.font())
        font.setBold(line.level > 0)
        font.setStrikeOut(undone)
        return font

    def _width(self) -> int:
        return max(80, self._view.viewport().width() - GUTTER - 2 * MARGIN)

    def size_of(self, line: Line) -> QSize:
        """Of a line at the view's width, wrapped.  (`sizeHint` stays Qt's own: it takes what the model keeps.)"""
        width, metrics = self._width(), QFontMetrics(self._font(line, False))
        height = metrics.boundingRect(QRect(0, 0, width, 10000), WRAP, line.text).height() + (4, 8, 10)[line.level]
        return QSize(width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line, colours = index.data(LINE), palette()
        model = index.model()
        undone = isinstance(model, LogModel) and model.is_undone(line)
        painter.save()
        painter.setFont(self._font(line, undone))
        tone = colours.text_dim if undone else getattr(colours, line.tone)
        box: QRect = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        if line.level == 2:
            self._rule(painter, box, line.text, tone)
        else:
            top = box.top() + (4 if line.level else 2)
            text = QRect(box.left() + GUTTER, top, self._width(), box.height())
            line_height = painter.fontMetrics().height()
            ratio = self._view.devicePixelRatioF()
            painter.setOpacity(0.5 if undone else 1.0)
            drawn = pixmap(line.picture, ICON, tone, ratio)
            painter.drawPixmap(box.left() + 3, top + (line_height - ICON) // 2, drawn)
            painter.setOpacity(1.0)
            ink = colours.text_dim if undone or line.tone == "text_dim" else colours.accent if line.level else colours.text
            painter.setPen(QColor(ink))
            painter.drawText(text, WRAP, line.text)
        painter.restore()

    def _rule(self, painter: QPainter, box: QRect, text: str, tone: str) -> None:
        """A heading; a short one sits in the middle of a rule."""
        painter.setPen(QColor(tone))
        width = painter.fontMetrics().horizontalAdvance(text)
        if width > box.width() - 60:
            painter.drawText(box.adjusted(4, 4, 0, 0), WRAP, text)
            return
        middle = box.center().y()
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.setPen(QPen(QColor(palette().line), 1))
        painter.drawLine(box.left() + 4, middle, box.center().x() - width // 2 - 10, middle)
        painter.drawLine(box.center().x() + width // 2 + 10, middle, box.right() - 4, middle)


class LogView(QListView):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._model = LogModel(session)
        self._delegate = _LineDelegate(self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Log"))
        session.changed.connect(self._follow)
        session.opened.connect(self._opened)
        self.doubleClicked.connect(lambda index: session.walk_to(self._model.step_at(index.row()) + 1))
        self._at_end = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._grown)
        self._opened()

    def _opened(self) -> None:
        self._model.forget()
        self._at_end = True
        self.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - MARGIN

    def _grown(self, _least: int, most: int) -> None:
        """Lines are measured later than they come, and again at another width: the end stays in sight where it was."""
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def _follow(self) -> None:
        """The last thing that holds stays in sight."""
        self._model.refresh()
        if (last := self._model.row_from(self._session.document.position) - 1) >= 0:
            self.scrollTo(self._model.index(last, 0))

    def doItemsLayout(self) -> None:
        self._model.measure(self._delegate.size_of)
        super().doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width wraps otherwise."""
        if event.size().width() != event.oldSize().width():
            self._model.forget_sizes()
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._model.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(QColor(palette().text_dim))
            text = self.tr("What happens is told here.")
            painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, text)
            painter.end()
