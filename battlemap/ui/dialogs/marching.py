"""The party's marching order, and putting the party in that order before a door or at a square.

Ok keeps the order; "Line up" keeps it and moves the party too.  Both are commands of their own, so each can be undone.  Not
here: who stands where (`rules.marching`).
"""

from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from battlemap.encounter import commands as c
from battlemap.encounter.decide import decide
from battlemap.encounter.outcome import Refusal, Refused
from battlemap.geometry import Cell
from battlemap.model import Door, Encounter
from battlemap.rules.marching import before_door, marching_order
from battlemap.rules.ruleset import Ruleset
from battlemap.ui import words
from battlemap.ui.dialogs.giving import RoomyDialog, give
from battlemap.ui.panel.parts import button, dim, side_mark
from battlemap.ui.session import Session

WHO, NAME = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
WIDTH, ROWS_HIGH = 560, 230
MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class OrderList(QListWidget):
    """Names one drags into order, or moves by Alt and an arrow; each tells its place."""

    def __init__(self, state: Encounter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setAccessibleName(self.tr("Marching order"))
        self.setMinimumHeight(ROWS_HIGH)
        self.setUniformItemSizes(True)
        self.setStyleSheet("QListView { outline: none; } QListView::item { padding: 5px 6px; }")
        for token in marching_order(state):
            item = QListWidgetItem(QIcon(side_mark(token.side, token.colour)), token.name)
            item.setData(WHO, token.id)
            item.setData(NAME, token.name)
            self.addItem(item)
        self.model().rowsMoved.connect(lambda *_moved: self._number())
        self.model().rowsInserted.connect(lambda *_put: self._number())
        self._number()
        self.setCurrentRow(0)

    def order(self) -> tuple[str, ...]:
        """Ids from front to back."""
        return tuple(str(self.item(row).data(WHO)) for row in range(self.count()))

    def move_by(self, rows: int) -> None:
        """The chosen one, forwards or backwards, as far as there is room."""
        row = self.currentRow()
        goal = max(0, min(self.count() - 1, row + rows))
        if row < 0 or goal == row:
            return
        item = self.takeItem(row)
        self.insertItem(goal, item)
        self.setCurrentRow(goal)
        self._number()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in MOVES:
            self.move_by(MOVES[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _number(self) -> None:
        for row in range(self.count()):
            item = self.item(row)
            item.setText(f"{row + 1}.  {item.data(NAME)}")


class MarchingDialog(RoomyDialog):
    """`place`: the square of the map clicked last, if there is one."""

    def __init__(self, session: Session, place: Cell | None, parent: QWidget | None) -> None:
        self._session = session
        party = marching_order(session.state)
        super().__init__("", parent, " " if party else "")
        self.setWindowTitle(self.tr("Marching order"))
        self.setMinimumWidth(WIDTH)
        if not party:
            text = self.tr("There are no characters on the map. Whoever is a player's character marches with the party.")
            self.body.addWidget(_wrapped(QLabel(text)))
            return
        self.accept_text(self.tr("Keep the order"))
        self.body.addWidget(_wrapped(dim(self.tr("From front to back: drag the names, or press Alt+Up and Alt+Down."))))
        self.list = OrderList(session.state)
        self.forwards, self.backwards = button(self.tr("Forwards"), "Alt+Up"), button(self.tr("Backwards"), "Alt+Down")
        self.forwards.clicked.connect(lambda: self.list.move_by(-1))
        self.backwards.clicked.connect(lambda: self.list.move_by(1))
        column, line = QVBoxLayout(), QHBoxLayout()
        for one in (self.forwards, self.backwards):
            one.setAutoDefault(False)
            column.addWidget(one)
        column.addStretch(1)
        line.addWidget(self.list, 1)
        line.addLayout(column)
        self.body.addLayout(line, 1)
        self._line_up_row(place)
        self.overrule = self.buttons.addButton(self.tr("Line up &anyway"), QDialogButtonBox.ButtonRole.ResetRole)
        self.overrule.setAutoDefault(False)
        self.overrule.hide()
        self.overrule.clicked.connect(lambda: self.line_up(force=True))
        self.list.setFocus()

    def _line_up_row(self, place: Cell | None) -> None:
        """Where to: the square clicked last, then the doors, the nearest first."""
        self.where = QComboBox()
        self.where.setAccessibleName(self.tr("Where the party lines up"))
        scene = self._session.state.scene
        if place is not None and 0 <= place.x < scene.width and 0 <= place.y < scene.height:
            text = self.tr("at {cell}, the square clicked last").format(cell=words.cell_name(place))
            self.where.addItem(text, c.LineUp(at=(place.x, place.y)))
        for door, text in self._doors():
            self.where.addItem(text, c.LineUp(door=door.id))
        self.where.currentIndexChanged.connect(lambda _i: self._forget())
        if not self.where.count():
            self.body.addWidget(_wrapped(dim(self.tr("To line the party up, right-click a square of the map."))))
            return
        line = QHBoxLayout()
        self.line_up_button = button(self.tr("&Line up"), self.tr("Keep the order and put the party there"))
        self.line_up_button.setAutoDefault(False)
        self.line_up_button.clicked.connect(lambda: self.line_up())
        label = QLabel(self.tr("&Where"))
        label.setBuddy(self.where)
        line.addWidget(label)
        line.addWidget(self.where, 1)
        line.addWidget(self.line_up_button)
        self.body.addLayout(line)

    def _doors(self) -> Iterator[tuple[Door, str]]:
        """Doors one walks through and what they are called, the nearest to the party first."""
        state = self._session.state
        party = marching_order(state)
        sides = {
            (0, -1): self.tr("north"), (1, -1): self.tr("north-east"), (1, 0): self.tr("east"), (1, 1): self.tr("south-east"),
            (0, 1): self.tr("south"), (-1, 1): self.tr("south-west"), (-1, 0): self.tr("west"), (-1, -1): self.tr("north-west"),
        }  # fmt: skip
        kinds = {"door": self.tr("Door"), "portcullis": self.tr("Portcullis")}
        found: list[tuple[int, Door, str]] = []
        for door in state.scene.doors:
            before = before_door(state, door, party) if door.kind in kinds else None
            if before is None:
                continue
            cell, ahead = before
            text = self.tr("{door} {side} of {cell}, {state}").format(
                door=kinds[door.kind], side=sides.get(ahead, ""), cell=words.cell_name(cell), state=words.word(door.state)
            )
            away = min(max(abs(token.at[0] - cell.x), abs(token.at[1] - cell.y)) for token in party)
            found.append((away, door, text))
        for _away, door, text in sorted(found, key=lambda one: (one[0], one[2])):
            yield door, text

    def _forget(self) -> None:
        """Another place: what was refused is no matter any more."""
        self.complain("")
        self.overrule.hide()

    # ------------------------------------------------------------ doing it
    def _keep(self) -> bool:
        """Keep the order, if it is another one."""
        order = self.list.order()
        if order == tuple(token.id for token in marching_order(self._session.state)):
            return True
        return give(self, self._session, c.SetMarching(order=order)) is not None

    def finish(self) -> None:
        if self._keep():
            self.accept()

    def line_up(self, force: bool = False) -> None:
        """The order and the places; where there is no place for them the order is not kept either."""
        command, session = self.where.currentData(), self._session
        wanted = replace(session.state, marching=self.list.order())
        no = refusal_of(wanted, session.ruleset, replace(command, force=force))
        if no is not None:
            self.complain(words.refusal(no, session.state))
            self.overrule.setVisible(refusal_of(wanted, session.ruleset, replace(command, force=True)) is None)
        elif self._keep() and give(self, session, replace(command, force=force)) is not None:
            self.accept()


def refusal_of(state: Encounter, ruleset: Ruleset, command: c.LineUp) -> Refusal | None:
    """What speaks against it."""
    outcome = decide(state, ruleset, command)
    return outcome.refusals[0] if isinstance(outcome, Refused) else None


def _wrapped(label: QLabel) -> QLabel:
    label.setWordWrap(True)
    return label
