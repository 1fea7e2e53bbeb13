"""The list behind the cards: a row per file, filled as files are read; found by words, kinds, and put in order.

    model = LibraryModel()                  rows by `set_entries`, what is known of them by `take`
    shown = Shelf(model)                    `search`, `show_kind`, `order_by`
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QImage, QPixmap

from battlemap.ui.library.shelf import Entry, key_of
from battlemap.ui.library.summary import Summary, fits, folded, spoken

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
ROW = Qt.ItemDataRole.UserRole
Kind = Literal["all", "fights", "maps"]
Order = Literal["recent", "name"]


@dataclass(slots=True)
class Row:
    """`summary` and `picture` are None until the file has been read; `is_open`: the fight on the table."""

    entry: Entry
    is_open: bool = False
    summary: Summary | None = None
    picture: QPixmap | None = None

    @property
    def title(self) -> str:
        return self.summary.title if self.summary is not None else self.entry.path.stem

    @property
    def is_map(self) -> bool:
        return self.summary.is_map if self.summary is not None else self.entry.shipped

    @property
    def trouble(self) -> str:
        return self.summary.trouble if self.summary is not None else ""

    @property
    def last(self) -> float:
        """When it was played, or until that is known, changed."""
        played = self.summary.played if self.summary is not None else None
        return played if played is not None else self.entry.touched


class LibraryModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []

    def set_entries(self, entries: Iterable[Entry], opened: Path | None = None) -> None:
        """These files now; what is known of those that stay the same is kept."""
        known = {row.entry: row for row in self._rows}
        own = key_of(opened) if opened is not None else ""
        self.beginResetModel()
        self._rows = []
        for entry in entries:
            row = known.get(entry) or Row(entry)
            row.is_open = key_of(entry.path) == own
            self._rows.append(row)
        self.endResetModel()

    def entries(self) -> list[Entry]:
        """The latest first: what one looks for is read first."""
        return [row.entry for row in sorted(self._rows, key=lambda row: -row.last)]

    def take(self, path: Path, summary: Summary, image: QImage) -> None:
        """A file has been read."""
        for number, row in enumerate(self._rows):
            if row.entry.path == path:
                row.summary = summary
                row.picture = None if image.isNull() else QPixmap.fromImage(image)
                index = self.index(number)
                self.dataChanged.emit(index, index)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(row.summary, date.today()) if row.summary is not None else row.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.trouble or (row.title if row.entry.shipped else str(row.entry.path))
        return None


class Shelf(QSortFilterProxyModel):
    """What is shown of it."""

    def __init__(self, model: LibraryModel) -> None:
        super().__init__()
        self.wanted = ""
        self.kind: Kind = "all"
        self.order: Order = "recent"
        self.setSourceModel(model)
        self.setDynamicSortFilter(True)
        self.sort(0)

    def search(self, wanted: str) -> None:
        self.wanted = wanted
        self.invalidate()

    def show_kind(self, kind: Kind) -> None:
        self.kind = kind
        self.invalidate()

    def order_by(self, order: Order) -> None:
        self.order = order
        self.invalidate()

    def row(self, number: int) -> Row:
        row: Row = self.index(number, 0).data(ROW)
        return row

    def filterAcceptsRow(self, number: int, parent: Index) -> bool:
        row: Row = self.sourceModel().index(number, 0, parent).data(ROW)
        if self.kind != "all" and row.is_map != (self.kind == "maps"):
            return False
        summary = row.summary or Summary(title=row.title)
        return fits(summary, self.wanted, row.entry.path)

    def lessThan(self, left: Index, right: Index) -> bool:
        """What cannot be read comes last."""
        one, other = left.data(ROW), right.data(ROW)
        if bool(one.trouble) != bool(other.trouble):
            return bool(other.trouble)
        if self.order == "recent" and one.last != other.last:
            return bool(one.last > other.last)
        return (folded(one.title), str(one.entry.path)) < (folded(other.title), str(other.entry.path))
