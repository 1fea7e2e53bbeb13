"""The cards with what finds them: words typed, a kind, an order.  For whichever dialog wants a fight or map chosen."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from battlemap.ui.library.card import CardDelegate
from battlemap.ui.library.model import ROW, LibraryModel, Row, Shelf
from battlemap.ui.library.reading import Reader, Table
from battlemap.ui.library.shelf import Entry, key_of
from battlemap.ui.panel.parts import button
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

SPACE, LEAST_SEARCH = 14, 140
TO_THE_CARDS = (Qt.Key.Key_Down, Qt.Key.Key_PageDown)
KIND, ORDER = "library/kind", "library/order"


class Cards(QListView):
    """Icons in rows that use the whole width.  What is typed goes to the search."""

    typed = Signal(str)
    menu_wanted = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(f"QListView {{ background: {palette().window}; border-radius: 8px; outline: none; }}")
        self._cards = CardDelegate(self)
        self.setItemDelegate(self._cards)
        self.setAccessibleName(self.tr("Fights and maps"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for, the rest shared between them."""
        card = self._cards.card_size()
        width = self.viewport().width() - 2
        columns = max(1, width // (card.width() + SPACE))
        self.setGridSize(QSize(width // columns, card.height() + SPACE))
        super().resizeEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Of the card below the pointer; by its key, of the current one."""
        index, at = self.indexAt(event.pos()), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            at = self.viewport().mapToGlobal(self.visualRect(index).center())
        if index.isValid():
            self.setCurrentIndex(index)
            self.menu_wanted.emit(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if plain and event.text().strip() and event.text().isprintable():
            self.typed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())  # whatever the desktop takes for activating
        else:
            super().keyPressEvent(event)


class LibraryPane(QWidget):
    """`chosen`: a card was opened (Enter, double click); `current_changed`: another one is current, or tells something else."""

    chosen = Signal(object)
    current_changed = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.model = LibraryModel(self)
        self.shelf = Shelf(self.model)
        self.reader = Reader(self)
        self.search, self.cards, self.order = QLineEdit(), Cards(), QComboBox()
        self.cards.setModel(self.shelf)
        self.empty = QLabel(self.cards)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setStyleSheet(f"color: {palette().text_dim}; background: transparent;")
        self.empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lay_out()
        self._connect()

    # ------------------------------------------------------------ laying out
    def _lay_out(self) -> None:
        self.search.setPlaceholderText(self.tr("Search titles, maps and creatures"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.setToolTip(self.search.placeholderText())
        self.search.setMinimumWidth(LEAST_SEARCH)
        self.kinds = QButtonGroup(self)
        self.kind_buttons = {}
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.search, 1)
        for kind, text in (("all", self.tr("&All")), ("fights", self.tr("&Fights")), ("maps", self.tr("&Maps"))):
            one = button(text)
            one.setCheckable(True)
            one.setAutoDefault(False)
            one.setProperty("kind", kind)
            one.setStyleSheet(f"QPushButton:checked {{ background: {palette().accent}; color: {palette().text_on_accent}; }}")
            self.kinds.addButton(one)
            self.kind_buttons[kind] = one
            line.addWidget(one)
        for order, text in (("recent", self.tr("Last played")), ("name", self.tr("Name"))):
            self.order.addItem(text, order)
        self.order.setAccessibleName(self.tr("Order"))
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.order.setMinimumContentsLength(10)
        line.addWidget(self.order)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(10)
        outer.addLayout(line)
        outer.addWidget(self.cards, 1)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.installEventFilter(self)
        self.cards.typed.connect(self._type)
        self.cards.activated.connect(self._activate)
        self.cards.menu_wanted.connect(self.menu_wanted)
        self.cards.selectionModel().currentChanged.connect(lambda _now, _before: self.current_changed.emit())
        self.model.dataChanged.connect(lambda *_: self._told())
        self.reader.done.connect(self.model.take)
        for kind, one in self.kind_buttons.items():
            one.clicked.connect(lambda _on=False, kind=kind: self.show_kind(kind))
            one.clicked.connect(self.cards.setFocus)
        self.order.currentIndexChanged.connect(lambda _i: self._order_by(str(self.order.currentData())))
        self.order.setCurrentIndex(max(0, self.order.findData(self._settings.text(ORDER, "recent"))))
        self.show_kind(self._settings.text(KIND, "all"))

    # ------------------------------------------------------------ what is there
    def fill(self, entries: Iterable[Entry], table: Table | None) -> None:
        """These files; the current card stays current where it still is there."""
        current = self.current()
        self.model.set_entries(entries, table.path if table is not None else None)
        self.reader.want(self.model.entries(), table)
        if current is None or not self.choose(current.entry.path):
            self._first()
        self._tell_empty()

    def current(self) -> Row | None:
        index = self.cards.currentIndex()
        return index.data(ROW) if index.isValid() else None

    def choose(self, path: Path) -> bool:
        """Make this file's card the current one; is it there to be seen?"""
        for number in range(self.shelf.rowCount()):
            if key_of(self.shelf.row(number).entry.path) == key_of(path):
                self._go_to(number)
                return True
        return False

    def show_kind(self, kind: str) -> None:
        if kind not in self.kind_buttons:
            kind = "all"
        self.kind_buttons[kind].setChecked(True)
        self._settings.set_text(KIND, kind)
        self.shelf.show_kind(kind)  # type: ignore[arg-type]
        self._keep_one()

    def _order_by(self, order: str) -> None:
        self._settings.set_text(ORDER, order)
        self.shelf.order_by("name" if order == "name" else "recent")
        self._keep_one()

    def _search(self, wanted: str) -> None:
        self.shelf.search(wanted)
        self._keep_one()

    def _told(self) -> None:
        """A file has been read; it may turn out to be a map, or to hold a creature that is searched for."""
        self._tell_empty()
        self.current_changed.emit()

    def _keep_one(self) -> None:
        if not self.cards.currentIndex().isValid():
            self._first()
        self.cards.scrollTo(self.cards.currentIndex())
        self._tell_empty()
        self.current_changed.emit()

    def _first(self) -> None:
        if self.shelf.rowCount():
            self._go_to(0)

    def go_to(self, number: int) -> None:
        """The card of that number, or the last."""
        if self.shelf.rowCount():
            self._go_to(max(0, min(number, self.shelf.rowCount() - 1)))

    def _go_to(self, number: int) -> None:
        index = self.shelf.index(number, 0)
        self.cards.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.cards.scrollTo(index)

    def _tell_empty(self) -> None:
        text = ""
        if not self.shelf.rowCount():
            if self.search.text().strip():
                text = self.tr("Nothing here has \"{words}\" in it.").format(words=self.search.text().strip())
            elif self.shelf.kind == "maps":
                text = self.tr("No maps yet. File > Keep the map in the library keeps the one on the table.")
            else:
                text = self.tr("No fights yet. Start one on a map, or press Ctrl+N in the window.")
        self.empty.setText(text)
        self.empty.setVisible(bool(text))
        self._place_empty()

    # ------------------------------------------------------------ hands
    def _activate(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(ROW))

    def _type(self, text: str) -> None:
        self.search.setFocus()
        self.search.setText(self.search.text() + text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search down to the cards, and Enter opens the current one."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in TO_THE_CARDS:
                self.cards.setFocus()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (row := self.current()) is not None:
                self.chosen.emit(row)
                return True
        return super().eventFilter(watched, event)

    def _place_empty(self) -> None:
        self.empty.setGeometry(self.cards.viewport().geometry().adjusted(40, 20, -40, -20))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_empty()
