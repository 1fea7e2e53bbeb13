"""Who waits to join later: a list by kind and round, called in where they were prepared or where one clicks, sent off for good.

Due ones are told when their round begins; calling them stays the game master's.  Not here: how they were prepared
(`creatures_pane`, `encounters_pane`), what calling in does (`encounter`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.model import Encounter, Reserved
from battlemap.ui.bestiary.companies import Called, several
from battlemap.ui.bestiary.manner_row import ROUNDS
from battlemap.ui.bestiary.putting import PutTool
from battlemap.ui.canvas.creature_glyphs import numbered
from battlemap.ui.flow import FullRows
from battlemap.ui.notice import Notice
from battlemap.ui.panel.parts import button, side_mark
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

ROW = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Waiting:
    """Some of a kind and side who are due together."""

    ids: tuple[str, ...]
    names: str
    side: str
    colour: str
    round: int


def waiting(state: Encounter) -> list[Waiting]:
    """By the round they are due in, those who are called last."""
    together: dict[tuple[int, str, str], list[Reserved]] = {}
    for waits in state.reserve.values():
        together.setdefault((waits.round, waits.token.side, numbered(waits.token.name)[0]), []).append(waits)
    found = [
        Waiting(
            tuple(each.token.id for each in those), several(each.token for each in those), side, those[0].token.colour, round_
        )
        for (round_, side, _), those in together.items()
    ]
    return sorted(found, key=lambda row: (row.round == 0, row.round, row.names))


def due(state: Encounter) -> list[Waiting]:
    """Whose round has come."""
    turn = state.turn
    return [row for row in waiting(state) if turn.begun and row.round and row.round <= turn.round]


class ReservePane(QWidget):
    def __init__(self, session: Session, put: PutTool, notice: Notice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._put, self._notice = session, put, notice
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Who comes later"))
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.empty = QLabel(self.tr(
            "Nobody waits. Choose \"Later\" before you place creatures, or send the selected off the map until they are called."
        ))  # fmt: skip
        self.empty.setWordWrap(True)
        self.call = button(self.tr("&Call in"), self.tr("As near as can be to where they were prepared"), primary=True)
        self.here = button(self.tr("Call in &here…"), self.tr("Then click where on the map"))
        self.dismiss = button(self.tr("Send &off for good"))
        self.send = button(self.tr("&The selected wait off the map"))
        self.round = QComboBox()
        self.round.setAccessibleName(self.tr("When they are due"))
        self.round.addItem(self.tr("When called"), 0)
        for number in range(1, 2 * ROUNDS + 1):
            self.round.addItem(self.tr("In round {round}").format(round=number), number)
        self._lay_out()
        self.call.clicked.connect(self._call)
        self.here.clicked.connect(self._call_here)
        self.dismiss.clicked.connect(lambda: self._session.do(c.Dismiss(tokens=self.chosen())))
        self.send.clicked.connect(lambda: self._session.do(c.Reserve(tokens=self._session.selection)))
        self.round.activated.connect(lambda _index: self._change_round())
        self.list.itemSelectionChanged.connect(self._refresh_buttons)
        self.list.itemActivated.connect(lambda _item: self._call())
        session.opened.connect(self.refresh)
        session.changed.connect(self._changed)
        session.selection_changed.connect(self._refresh_buttons)
        self.restyle()
        self.refresh()

    def restyle(self) -> None:
        """In the palette in use now."""
        self.empty.setStyleSheet(f"color: {palette().text_dim};")

    def _lay_out(self) -> None:
        outer, deeds = QVBoxLayout(self), FullRows(whole=True)
        outer.setContentsMargins(0, 6, 0, 0)
        outer.setSpacing(8)
        outer.addWidget(self.empty)
        outer.addWidget(self.list, 1)
        for widget in (self.call, self.here, self.round, self.dismiss):
            deeds.addWidget(widget)
        outer.addLayout(deeds)
        low = QHBoxLayout()
        low.addWidget(self.send, 1)
        outer.addLayout(low)
        outer.addStretch(0)

    # ------------------------------------------------------------ what there is
    def _changed(self, change: Change) -> None:
        if change.before.reserve is not change.after.reserve or change.before.turn.round != change.after.turn.round:
            self.refresh()

    def refresh(self) -> None:
        chosen = set(self.chosen())
        self.list.clear()
        state = self._session.state
        late = {row.ids for row in due(state)}
        for row in waiting(state):
            when = self.tr("when called") if not row.round else self.tr("in round {round}").format(round=row.round)
            when = self.tr("due now") if row.ids in late else when
            item = QListWidgetItem(QIcon(side_mark(row.side, row.colour)), f"{row.names}   {when}")
            item.setData(ROW, row)
            self.list.addItem(item)
            item.setSelected(bool(chosen & set(row.ids)))
        if self.list.count() and not self.list.selectedItems():
            self.list.item(0).setSelected(True)
        self.list.setVisible(self.list.count() > 0)
        self.empty.setVisible(not self.list.count())
        self._refresh_buttons()

    def rows(self) -> list[Waiting]:
        found = (item.data(ROW) for item in self.list.selectedItems())
        return [row for row in found if isinstance(row, Waiting)]

    def chosen(self) -> tuple[str, ...]:
        return tuple(who for row in self.rows() for who in row.ids)

    def _refresh_buttons(self) -> None:
        rows = self.rows()
        for one in (self.call, self.here, self.dismiss, self.round):
            one.setEnabled(bool(rows))
        if rows:
            self.round.setCurrentIndex(max(0, self.round.findData(rows[0].round)))
        self.send.setEnabled(bool(self._session.selection))

    # ------------------------------------------------------------ deeds
    def _call(self) -> None:
        """Where they were prepared."""
        ids = self.chosen()
        if ids and self._session.do(c.CallIn(tokens=ids)) is not None:
            self._session.select(ids)

    def _call_here(self) -> None:
        ids = self.chosen()
        if ids:
            tokens = [self._session.state.reserve[who].token for who in ids]
            self._put.take_up(Called(ids, several(tokens)))

    def _change_round(self) -> None:
        ids = self.chosen()
        if ids:
            self._session.do(c.Reserve(tokens=ids, round=int(self.round.currentData())))

    def tell_due(self) -> None:
        """A round has begun in which somebody may be due."""
        rows = due(self._session.state)
        if rows:
            ids = tuple(who for row in rows for who in row.ids)
            text = self.tr("Due now: {who}.").format(who=", ".join(row.names for row in rows))
            self._notice.say(text, self.tr("Call in"), lambda: self._call_in(ids), 0)

    def _call_in(self, ids: Sequence[str]) -> None:
        there = tuple(who for who in ids if who in self._session.state.reserve)
        if there and self._session.do(c.CallIn(tokens=there)) is not None:
            self._session.select(there)


__all__ = ["ReservePane", "due", "waiting"]
