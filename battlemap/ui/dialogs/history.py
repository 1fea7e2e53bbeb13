"""The whole history, by rounds and turns: Enter or a double-click goes to a step, arrows by turns go one on or back; what lies
ahead can be done again until something new is done.

It stands beside the map and does not hold it up: the table is seen as it was.  Not here: walking itself (`session.walk_to`),
lines of the log (`log_words`).
"""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QLabel, QTreeWidget, QTreeWidgetItem, QWidget

from battlemap.encounter import events as e
from battlemap.encounter.document import Step
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.icons import icon
from battlemap.ui.panel.parts import button, row
from battlemap.ui.session import Session
from battlemap.ui.theme import palette
from battlemap.ui.turns import DECLARE

POSITION, BESIDE_PX = Qt.ItemDataRole.UserRole, 100
SILENT = (e.RoundStarted, e.TurnStarted)


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("HistoryDialog", text).format(**holes)


@dataclass(slots=True)
class _Place:
    """Where in the fight the lines have come to: the round's and the turn's name, "" where there is none."""

    round: str
    turn: str = ""

    def follow(self, step: Step, names: dict[str, str]) -> None:
        """After a step: what ends a turn stands under the one it starts."""
        for event in step.events:
            match event:
                case e.EncounterBegun():
                    self.round, self.turn = _say("Round {round}", round=1), ""
                case e.RoundStarted():
                    self.round, self.turn = _say("Round {round}", round=event.round), ""
                case e.EncounterEnded():
                    self.round, self.turn = _say("After the fight"), ""
                case e.TurnStarted():
                    self.turn = words.name_of(names, event.token)
                case e.TurnSet() if event.why == "phase":
                    self.turn = _phase(event, names)


def _phase(event: e.TurnSet, names: dict[str, str]) -> str:
    if event.turn.phase == DECLARE:
        return _say("Declarations")
    who = " + ".join(words.who(names, each) for each in event.turn.acting)
    return _say("{who}, {phase}", who=who, phase=words.phase(event.turn.phase))


def line_of(step: Step, names: dict[str, str]) -> str:
    """What a step did, in the log's words; rounds and turns are told by where it stands."""
    told = [text for event in step.events if not isinstance(event, SILENT) and (text := words.event(event, names))]
    if told:
        return " ".join(told[:4]) + (" …" if len(told) > 4 else "")
    starts = next((event for event in step.events if isinstance(event, e.TurnStarted)), None)
    if starts is not None:
        return _say("{name}'s turn begins.", name=words.name_of(names, starts.token))
    if any(isinstance(event, e.TurnEnded) for event in step.events):
        return _say("The turn ends.")
    return _say("A small change.")


class HistoryDialog(Dialog):
    def __init__(self, session: Session, parent: QWidget | None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("History"))
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(560, 620)
        self._session = session
        self._items: list[QTreeWidgetItem] = []
        self._told = 0
        gap = QPixmap(16, 16)
        gap.fill(Qt.GlobalColor.transparent)
        self._gap = QIcon(gap)  # keeps the words of all lines in one column
        hint = QLabel(self.tr("Enter or a double-click goes there; later steps can be done again until something new is done."))
        hint.setWordWrap(True)
        self.body.addWidget(hint)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("Steps"))
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(16)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tree.itemActivated.connect(self._go)
        self.body.addWidget(self.tree, 1)
        self.back = button(self.tr("A turn back"), self.tr("To where this turn began, then to the one before"))
        self.on = button(self.tr("A turn on"), self.tr("To where the next turn begins, as it was done"))
        self.back.setIcon(icon("undo"))
        self.on.setIcon(icon("redo"))
        self.back.clicked.connect(lambda: self._turn(-1))
        self.on.clicked.connect(lambda: self._turn(1))
        self.body.addLayout(row(self.back, self.on))
        session.changed.connect(self._follow)
        session.opened.connect(self._fill)
        self._fill()

    @classmethod
    def beside(cls, session: Session, window: QWidget) -> "HistoryDialog":
        """Open it, or come back to the one that is open; the map stays in use."""
        found = next((each for each in window.findChildren(cls) if each.isVisible()), None) or cls(session, window)
        if not found.isVisible():  # over the map's left, so that the panel is seen beside it
            place = window.geometry()
            found.move(place.left() + BESIDE_PX, max(place.top(), place.center().y() - found.height() // 2))
        found.show()
        found.raise_()
        found.activateWindow()
        return found

    # ------------------------------------------------------------ showing
    def _follow(self) -> None:
        """Something was done, or walked: new lines, or other marks on the old ones."""
        if len(self._session.document.steps) + 1 != self._told or self._session.document.position == self._told - 1:
            self._fill()
        else:
            self._mark()

    def _fill(self) -> None:
        """All lines anew."""
        self.tree.clear()
        document, names = self._session.document, self._session.names()
        at = _Place(self.tr("At first") if self._begun_before() else self.tr("Before the fight"))
        round_item = turn_item = self._head(None, at.round)
        heads = (at.round, "")
        self._items = [self._line(round_item, 0, self.tr("The start"))]
        for number, step in enumerate(document.steps, 1):
            at.follow(step, names)
            if at.round != heads[0]:
                round_item = turn_item = self._head(None, at.round)
                heads = (at.round, "")
            if at.turn != heads[1] or _starts(step):
                turn_item = self._head(round_item, at.turn) if at.turn else round_item
                heads = (at.round, at.turn)
            self._items.append(self._line(turn_item, number, line_of(step, names)))
        self._told = len(self._items)
        self.tree.expandAll()
        self._mark()

    def _begun_before(self) -> bool:
        """Does the history start within a fight?"""
        document = self._session.document
        return self._session.state.turn.begun and not any(
            isinstance(event, e.EncounterBegun) for step in document.steps for event in step.events
        )

    def _head(self, above: QTreeWidgetItem | None, text: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([text])
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        if above is None:
            self.tree.addTopLevelItem(item)
        else:
            above.addChild(item)
        return item

    def _line(self, above: QTreeWidgetItem, position: int, text: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([text])
        item.setData(0, POSITION, position)
        item.setToolTip(0, text)
        above.addChild(item)
        return item

    def _mark(self) -> None:
        """Where the table is; what lies ahead is struck through."""
        now, colours = self._session.document.position, palette()
        for position, item in enumerate(self._items):
            font = QFont(item.font(0))
            font.setBold(position == now)
            font.setStrikeOut(position > now)
            item.setFont(0, font)
            item.setForeground(0, QBrush(QColor(colours.text_dim if position > now else colours.text)))
            item.setIcon(0, icon("right", colours.accent) if position == now else self._gap)
        self.tree.setCurrentItem(self._items[now])
        self.tree.scrollToItem(self._items[now])
        self.back.setEnabled(self._turn_at(-1) is not None)
        self.on.setEnabled(self._turn_at(1) is not None)

    # ------------------------------------------------------------ walking
    def _go(self, item: QTreeWidgetItem) -> None:
        """To that step; a round or a turn goes to where it begins."""
        found: QTreeWidgetItem | None = item
        while found is not None and found.data(0, POSITION) is None:
            found = found.child(0)
        position = None if found is None else found.data(0, POSITION)
        if position is not None:
            self._session.walk_to(int(position))

    def _turn_at(self, way: int) -> int | None:
        """The position at which the turn before or behind begins; back from within a turn: its own beginning."""
        document = self._session.document
        starts = [0, *(number for number, step in enumerate(document.steps, 1) if _starts(step))]
        now = document.position
        found = [start for start in starts if (start > now if way > 0 else start < now)]
        if way > 0:
            return found[0] if found else (len(document.steps) if now < len(document.steps) else None)
        return found[-1] if found else None

    def _turn(self, way: int) -> None:
        if (position := self._turn_at(way)) is not None:
            self._session.walk_to(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a line goes there; it presses no button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            return
        super().keyPressEvent(event)


def _starts(step: Step) -> bool:
    """Does a turn or phase begin with it?"""
    return any(
        isinstance(event, e.TurnStarted) or isinstance(event, e.TurnSet) and event.why == "phase" for event in step.events
    )
