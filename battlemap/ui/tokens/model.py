"""Every token as a row: who, side, hit points, what holds for it, where, how far from who acts, whether the players see it.

    model.show(session)           the rows of the state as it is; nothing is asked before a row is looked at
    Found(model).look_for("orc p")  only rows that have each of these words somewhere

Rows are in the order of the round.  Not here: the table and its keys (`pane`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)  # fmt: skip
from PySide6.QtGui import QFont

from battlemap.encounter import asks
from battlemap.model import Encounter, Token
from battlemap.ui import words
from battlemap.ui.panel.parts import side_mark
from battlemap.ui.session import Session
from battlemap.ui.tokens.told import conditions, hit_points, say, square, told
from battlemap.ui.turns import acts, ranked

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
ID, SORT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
NAME, SIDE, HP, HELD, SQUARE, AWAY, HIDDEN = range(7)
FAR = 1_000_000


@dataclass(frozen=True, slots=True)
class Column:
    """Its heading, what it says, and what it is sorted by."""

    title: str
    text: Callable[[Encounter, Token], str]
    key: Callable[[Encounter, Token], Any]


class TokenModel(QAbstractTableModel):
    """Read-only; the session's own document is asked for distances, each once per state."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._ids: list[str] = []
        self._state = session.state
        self._away: dict[str, int] = {}
        self._actor = ""
        self._columns = (
            Column(self.tr("Token"), lambda _s, t: t.name, lambda _s, t: t.name.casefold()),
            Column(self.tr("Side"), lambda _s, t: words.side(t.side), lambda _s, t: words.side(t.side)),
            Column(self.tr("Hit points"), lambda _s, t: hit_points(t), lambda _s, t: t.hp),
            Column(self.tr("Conditions"), lambda _s, t: conditions(t), lambda _s, t: conditions(t)),
            Column(self.tr("Square"), square, lambda _s, t: (t.at[1], t.at[0])),
            Column(self.tr("Distance"), self._away_text, lambda _s, t: self.away(t.id)),
            Column(self.tr("Players"), _seen_text, lambda _s, t: t.hidden),
        )

    def show(self) -> None:
        """The state as it is now."""
        state, ids = self._session.state, ranked(self._session.state)
        was, self._state, self._actor = self._state, state, state.turn.active
        self._away.clear()
        if ids != self._ids:
            self.beginResetModel()
            self._ids = ids
            self.endResetModel()
        elif ids and (was.tokens is not state.tokens or was.turn is not state.turn):
            self.dataChanged.emit(self.index(0, 0), self.index(len(ids) - 1, len(self._columns) - 1))

    # ------------------------------------------------------------ rows
    def id_at(self, row: int) -> str:
        return self._ids[row]

    def row_of(self, token_id: str) -> int:
        """Its row, -1 for none."""
        return self._ids.index(token_id) if token_id in self._ids else -1

    def away(self, token_id: str) -> int:
        """Squares from who acts, 0 for itself; `FAR` where nobody acts."""
        if self._actor not in self._state.tokens:
            return FAR
        if token_id not in self._away:
            mine = token_id == self._actor
            self._away[token_id] = 0 if mine else self._session.ask(asks.AskDistance(start=self._actor, to=token_id))["squares"]
        return self._away[token_id]

    def _away_text(self, state: Encounter, token: Token) -> str:
        squares = self.away(token.id)
        if squares == FAR:
            return ""
        return say("acts now") if token.id == self._actor else words.metres_text(squares * state.scene.square)

    # ------------------------------------------------------------ what Qt asks
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if way == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        token = self._state.token(self._ids[index.row()])
        if token is None:
            return None
        column = self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(self._state, token)
        if role == SORT:
            return column.key(self._state, token)
        if role == ID:
            return token.id
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if index.column() == NAME:
                return told(self._state, token)
            return f"{column.title}: {column.text(self._state, token)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return column.text(self._state, token)
        if role == Qt.ItemDataRole.DecorationRole and index.column() == NAME:
            return side_mark(token.side, token.colour, 18)
        if role == Qt.ItemDataRole.FontRole and acts(self._state, token):
            font = QFont()
            font.setBold(True)
            return font
        return None


def _seen_text(_state: Encounter, token: Token) -> str:
    return QCoreApplication.translate("TokenModel", "hidden") if token.hidden else ""


class Found(QSortFilterProxyModel):
    """What is shown of it; unsorted it keeps the order of the round."""

    def __init__(self, model: TokenModel) -> None:
        super().__init__()
        self._words: list[str] = []
        self.setSourceModel(model)
        self.setSortRole(SORT)

    def look_for(self, text: str) -> None:
        self._words = text.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        if not self._words:
            return True
        model = self.sourceModel()
        said = " ".join(str(model.index(row, column).data()) for column in (NAME, SIDE, HELD, SQUARE, HIDDEN)).casefold()
        return all(word in said for word in self._words)

    def lessThan(self, left: Index, right: Index) -> bool:
        one, other = left.data(SORT), right.data(SORT)
        return bool(one < other)
