"""The roll log: every roll of the fight with its seed; any of them is drawn again on the spot.

What was undone is struck through and says so; typed and corrected rolls are marked.  Not here: where the rows come from
(`encounter.roll_log`), how a face follows from a seed (`encounter.dice`).
"""

import csv
import io
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)  # fmt: skip

from battlemap.encounter.dice import is_as_drawn
from battlemap.encounter.roll_log import Row, roll_rows
from battlemap.model import BattlemapError
from battlemap.storage.replacing import made_beside
from battlemap.ui.columns import ColumnWidths
from battlemap.ui.dialogs.giving import RoomyDialog
from battlemap.ui.dice.roll_words import (
    COLUMNS,
    FACES,
    HOW,
    NUMBER,
    TOTAL,
    WHAT,
    WHO,
    checked_text,
    heads,
    kind_text,
    row_texts,
    seeds_text,
    who_text,
)
from battlemap.ui.exporting.places import Place, ask_place
from battlemap.ui.panel.parts import dim
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
SIZE = (940, 640)
WIDTHS_KEPT = "dice/columns"
MOST_LETTERS, WIDEST = 16, 240
CSV_HEADS = ("number", "who", "for", "dice", "faces", "total", "rolled_by", "undone", "secret", "seeds")


class RollModel(QAbstractTableModel):
    """The rows that are searched for, the newest first."""

    def __init__(self, rows: Sequence[Row], names: Mapping[str, str]) -> None:
        super().__init__()
        self._names = names
        self._all = list(reversed(rows))
        self._sought: dict[int, str] = {}
        self._shown = self._all

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        shown = role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal
        return heads()[section] if shown else None

    def row(self, at: int) -> Row | None:
        return self._shown[at] if 0 <= at < len(self._shown) else None

    def search(self, text: str, who: str | None, what: str | None) -> None:
        """Only rows with all these words, of that creature and kind; None: of any."""
        wanted = text.casefold().split()
        self.beginResetModel()
        self._shown = [
            row for row in self._all
            if (who is None or row.who == who) and (what is None or row.what == what)
            and all(word in self._sought_in(row) for word in wanted)
        ]  # fmt: skip
        self.endResetModel()

    def _sought_in(self, row: Row) -> str:
        """What is searched, made when it is first asked for."""
        if row.number not in self._sought:
            self._sought[row.number] = " ".join((*self.texts(row), seeds_text(row))).casefold()
        return self._sought[row.number]

    def texts(self, row: Row) -> list[str]:
        return row_texts(row, self._names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self._shown[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self.texts(row)[column]
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{heads()[column]}: {self.texts(row)[column]}"
            case Qt.ItemDataRole.FontRole:
                font = QFont()
                font.setStrikeOut(not row.stands and column not in (NUMBER, HOW))
                font.setBold(column == TOTAL)
                return font
            case Qt.ItemDataRole.ForegroundRole:
                dimmed = not row.stands or column in (NUMBER, HOW) and row.how in ("drawn", "old")
                marked = column == HOW and row.how in ("corrected", "mixed")
                return QColor(palette().text_dim if dimmed else palette().warning if marked else palette().text)
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if column in (NUMBER, TOTAL) else Qt.AlignmentFlag.AlignLeft
                return int(side | Qt.AlignmentFlag.AlignVCenter)
            case _:
                return None


class RollLogDialog(RoomyDialog):
    """Search above, what the chosen roll's seed gives below."""

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Roll log"))
        self._session, self._settings = session, settings
        self._rows = roll_rows(session.document)
        self.model_ = RollModel(self._rows, session.names())
        self.resize(*SIZE)
        self.entry, self.whose, self.kind = QLineEdit(), QComboBox(), QComboBox()
        self.entry.setPlaceholderText(self.tr("Name, number or seed"))
        self.entry.setToolTip(self.entry.placeholderText())
        self.entry.setClearButtonEnabled(True)
        self.entry.setAccessibleName(self.tr("Search the rolls"))
        self._choices()
        line = QHBoxLayout()
        line.addWidget(self.entry, 2)
        line.addWidget(self.whose, 1)
        line.addWidget(self.kind, 1)
        self.body.addLayout(line)
        self.table = self._table()
        self.body.addWidget(self.table, 1)
        self.nothing = dim("")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.body.addWidget(self.nothing, 1)
        self.seed, self.told = QLabel(), QLabel()
        for label in (self.seed, self.told):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            self.body.addWidget(label)
        self.seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        roles = QDialogButtonBox.ButtonRole
        self.check = self.buttons.addButton(self.tr("&Check this roll"), roles.ActionRole)
        self.check_all = self.buttons.addButton(self.tr("Check &all"), roles.ActionRole)
        self.save = self.buttons.addButton(self.tr("Save as a &table…"), roles.ActionRole)
        for button, deed in ((self.check, self.check_chosen), (self.check_all, self.check_every), (self.save, self.write)):
            button.setAutoDefault(False)
            button.clicked.connect(deed)
        self.entry.textChanged.connect(lambda _text: self._search())
        for box in (self.whose, self.kind):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(MOST_LETTERS)
            box.currentIndexChanged.connect(lambda _i: self._search())
        self._search()
        self.entry.setFocus()

    def _choices(self) -> None:
        names = self._session.names()
        whose = {row.who: who_text(row, names) for row in self._rows if row.who}
        self.whose.addItem(self.tr("Everybody"), None)
        for token_id, name in sorted(whose.items(), key=lambda each: each[1].casefold()):
            self.whose.addItem(name, token_id)
        self.whose.setAccessibleName(self.tr("Whose rolls"))
        self.kind.addItem(self.tr("Every kind"), None)
        for what in sorted({row.what for row in self._rows}, key=kind_text):
            self.kind.addItem(kind_text(what), what)
        self.kind.setAccessibleName(self.tr("What kind of roll"))

    def _table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model_)
        table.setAccessibleName(self.tr("Rolls, the newest first"))
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(max(30, table.fontMetrics().height() + 12))
        head = table.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setResizeContentsPrecision(200)
        table.resizeColumnsToContents()
        for column in range(COLUMNS):
            stretches = column in (WHAT, FACES)
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch if stretches else QHeaderView.ResizeMode.Interactive)
        if table.columnWidth(WHO) > WIDEST:  # a very long name is cut
            table.setColumnWidth(WHO, WIDEST)
        ColumnWidths(head, self._settings, WIDTHS_KEPT).restore()
        table.selectionModel().currentRowChanged.connect(lambda *_: self._chosen())
        table.doubleClicked.connect(lambda _index: self.check_chosen())
        return table

    def _search(self) -> None:
        self.model_.search(self.entry.text(), self.whose.currentData(), self.kind.currentData())
        found = self.model_.rowCount() > 0
        self.table.setVisible(found)
        self.nothing.setHidden(found)
        empty = self.tr("Nothing has been rolled yet.") if not self._rows else self.tr("No roll has all of that.")
        self.nothing.setText(empty)
        for one in (self.check_all, self.save):
            one.setEnabled(bool(self._rows))
        if found:
            self.table.selectRow(0)
        self._chosen()

    # ------------------------------------------------------------ drawing again
    def chosen(self) -> Row | None:
        return self.model_.row(self.table.currentIndex().row()) if self.table.currentIndex().isValid() else None

    def _chosen(self) -> None:
        row = self.chosen()
        self.check.setEnabled(row is not None)
        self.told.clear()
        seeds = list(dict.fromkeys(die.seed for die in row.rolled.dies if die.seed)) if row is not None else []
        text = self.tr("Seed {seed}, die {first} to {last}")
        if row is None or not seeds:
            self.seed.setText("" if row is None else self.tr("No seed"))
            return
        numbers = [die.number + 1 for die in row.rolled.dies if die.seed]
        one = self.tr("Seed {seed}, die {first}")
        text = one if min(numbers) == max(numbers) else text
        self.seed.setText(text.format(seed=", ".join(seeds), first=min(numbers), last=max(numbers)))

    def check_chosen(self) -> None:
        row = self.chosen()
        if row is not None:
            self._tell(*checked_text(row))

    def check_every(self) -> None:
        """All that were drawn; the first that comes out otherwise is shown."""
        drawn = [(row, same) for row in self._rows if (same := is_as_drawn(row.rolled)) is not None]
        wrong = next((row for row, same in drawn if not same), None)
        if wrong is not None:
            self.entry.setText("")
            self.whose.setCurrentIndex(0)
            self.kind.setCurrentIndex(0)
            self.table.selectRow(len(self._rows) - wrong.number)
            self._tell(*checked_text(wrong))
        elif not drawn:
            self._tell(self.tr("No roll was drawn from a seed."), palette().text_dim)
        else:
            one = self.tr("✓ The program's one roll comes out the same.")
            text = one if len(drawn) == 1 else self.tr("✓ All {number} rolls of the program come out the same.")
            self._tell(text.format(number=len(drawn)), palette().good)

    def _tell(self, text: str, colour: str) -> None:
        self.told.setText(text)
        self.told.setStyleSheet(f"color: {colour}; font-weight: 600;")
        self.make_room()

    # ------------------------------------------------------------ a file
    def write(self) -> None:
        """All rolls, secret ones too, as a table for a spreadsheet."""
        name = self.tr("{fight} rolls").format(fight=self._session.title())
        path = ask_place(self, self._settings, Place(self.tr("Roll log"), name, {"CSV (*.csv)": ("csv",)}))
        if path is None:
            return
        try:
            with made_beside(path, "written", True) as part:
                part.write_bytes(self.as_csv().encode("utf-8-sig"))
        except BattlemapError as wrong:
            self._tell(said(wrong), palette().bad)
            return
        self._tell(self.tr("Written: {name}.").format(name=path.name), palette().good)

    def as_csv(self) -> str:
        """Its heads are the same in every language, for programs."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\r\n")
        writer.writerow(CSV_HEADS)
        for row in self._rows:
            texts = [*self.model_.texts(row)[:HOW], row.how]
            flags = ("no" if row.stands else "yes", "yes" if row.secret else "no")
            writer.writerow([*(_harmless(text) for text in texts), *flags, seeds_text(row)])
        return out.getvalue()


def _harmless(text: str) -> str:
    """A name that a spreadsheet would take for a formula stays a name."""
    return f"'{text}" if text[:1] in "=+-@\t" and not text.lstrip("-").isdecimal() else text
