"""The table of tokens with a field to find one: typing filters, Enter shows it on the map, the menu key has what can be done."""

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from battlemap.ui import words
from battlemap.ui.columns import ColumnWidths
from battlemap.ui.panel.parts import ElidedLabel
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.tokens.model import HELD, ID, Found, TokenModel

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
DOWNWARDS = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
WIDTHS_KEPT = "tokens/columns"
MOST_SELECTED, TITLE_PX, WIDEST = 500, 22, 0.4


class TokenTable(QTableView):
    """`wanted(token)`: Enter or a double click; `menu_wanted(place)`: the menu key or a right click; `left`: Esc."""

    wanted = Signal(str)
    menu_wanted = Signal(QPoint)
    left = Signal()

    def __init__(self, found: Found, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.widths: ColumnWidths | None = None
        self.setModel(found)
        self.setAccessibleName(self.tr("Tokens"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setSectionResizeMode(HELD, QHeaderView.ResizeMode.Stretch)
        head.setHighlightSections(False)
        titles = [str(found.headerData(column, Qt.Orientation.Horizontal)) for column in range(found.columnCount())]
        head.setMinimumSectionSize(max(head.fontMetrics().horizontalAdvance(title) for title in titles) + TITLE_PX)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSortIndicatorClearable(True)
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(lambda index: self.wanted.emit(index.data(ID)))

    def fit_columns(self) -> None:
        """As wide as what they say, or as the hand left them; a very long name is cut rather than push the others away."""
        self.resizeColumnsToContents()
        most = int(self.viewport().width() * WIDEST)
        for column in range(self.model().columnCount()):
            if column != HELD and self.columnWidth(column) > most:
                self.setColumnWidth(column, most)
        if self.widths is not None:
            self.widths.restore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.currentIndex()
        if event.key() in ENTERS and current.isValid():
            self.wanted.emit(current.data(ID))
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By key the menu stands at the row, not wherever the mouse is."""
        place = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self.currentIndex().isValid():
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        if self.selectionModel().hasSelection():
            self.menu_wanted.emit(place)
        event.accept()


class TokenPane(QWidget):
    """Selection goes both ways, unless `holds_still()`: while an attack waits for its target, rows are only looked at."""

    def __init__(self, session: Session, settings: Settings | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._model = TokenModel(session)
        self.found = Found(self._model)
        self._following = False
        self._is_stale = True
        self.holds_still = lambda: False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 8)
        layout.setSpacing(6)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Name, side, condition or square"))
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(self.tr("Find a token"))
        self.search.textChanged.connect(self._look_for)
        self.search.installEventFilter(self)
        title = ElidedLabel(self.tr("Find a token"), 0)
        title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        title.setMinimumWidth(1)  # where there is little room it gives way
        title.setBuddy(self.search)
        self.told = ElidedLabel("", quiet=True)  # it gives way to the field
        self.row = QHBoxLayout()
        self.row.addWidget(title)
        self.row.addWidget(self.search, 3)
        self.row.addWidget(self.told, 1)
        self.search.setToolTip(self.search.placeholderText())
        layout.addLayout(self.row)
        self.table = TokenTable(self.found)
        if settings is not None:
            self.table.widths = ColumnWidths(self.table.horizontalHeader(), settings, WIDTHS_KEPT)
        layout.addWidget(self.table, 1)
        self.table.selectionModel().selectionChanged.connect(self._chosen)
        session.changed.connect(lambda _change: self._changed())
        session.opened.connect(self._changed)
        session.selection_changed.connect(lambda _ids: self._show_selection())

    # ------------------------------------------------------------ following the fight
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._changed()
            self.table.fit_columns()

    def _changed(self) -> None:
        """Nothing is done for a list nobody looks at."""
        self._is_stale = not self.isVisible()
        if self._is_stale:
            return
        self._following = True
        self._model.show()
        self._following = False
        self._count()
        self._show_selection()

    def _count(self) -> None:
        shown, whole = self.found.rowCount(), self._model.rowCount()
        if not whole:
            self.told.setText(self.tr("Nobody is on the map"))
        elif not shown:
            self.told.setText(self.tr("None fits"))
        elif shown < whole:
            self.told.setText(self.tr("{shown} of {whole}").format(shown=shown, whole=whole))
        else:
            self.told.setText(words.plural(self.tr("%n token(s)", "", whole), whole))

    def _look_for(self, text: str) -> None:
        self._following = True
        self.found.look_for(text)
        self._following = False
        self._count()
        self._show_selection()
        if text and self.found.rowCount() and not self.table.selectionModel().hasSelection():
            self.table.setCurrentIndex(self.found.index(0, 0))

    # ------------------------------------------------------------ selection
    def _chosen(self, _new: QItemSelection, _old: QItemSelection) -> None:
        if self._following or self.holds_still():
            return
        rows = self.table.selectionModel().selectedRows()
        self._following = True
        self._session.select([index.data(ID) for index in sorted(rows, key=QModelIndex.row)])
        self._following = False

    def _show_selection(self) -> None:
        if self._following or not self.isVisible():
            return
        self._following = True
        rows = QItemSelection()
        last = QModelIndex()
        for token_id in self._session.selection[:MOST_SELECTED]:
            index = self.found.mapFromSource(self._model.index(self._model.row_of(token_id), 0))
            if index.isValid():
                rows.select(index, self.found.index(index.row(), self._model.columnCount() - 1))
                last = index
        select = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.table.selectionModel().select(rows, select)
        if last.isValid():
            self.table.selectionModel().setCurrentIndex(last, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.table.scrollTo(last)
        self._following = False

    # ------------------------------------------------------------ keys
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the field the arrows walk the rows, Enter takes the row, Esc clears the field and then leaves."""
        if watched is not self.search or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() in DOWNWARDS:
            self.table.keyPressEvent(event)
        elif event.key() in ENTERS:
            current = self.table.currentIndex()
            current = current if current.isValid() else self.found.index(0, 0)
            if current.isValid():
                self.table.wanted.emit(current.data(ID))
        elif event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
            else:
                self.table.left.emit()
        else:
            return False
        return True
