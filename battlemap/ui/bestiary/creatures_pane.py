"""The bestiary beside the map: search, filters, the list, how they come, the card of the one chosen.

What is typed or clicked is in hand at once and shown on the map; Enter puts it there.  Not here: the tool that shows and puts
(`putting`), own creatures' form (`own`), the rows (`lines`).
"""

from collections.abc import Callable
from html import escape
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.ui.bestiary.companies import Company, Group
from battlemap.ui.bestiary.figures import line_text, rank_text
from battlemap.ui.bestiary.filter_grid import FilterGrid
from battlemap.ui.bestiary.lines import VALUE, DraggedList, Line, LineModel, LineRow, coin
from battlemap.ui.bestiary.manner_row import MannerRow
from battlemap.ui.bestiary.page import page_html
from battlemap.ui.bestiary.putting import PutTool
from battlemap.ui.bestiary.stock import Held, Stock, Stocks
from battlemap.ui.icons import icon
from battlemap.ui.panel.parts import button
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
TO_THE_LIST = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


class CreaturesPane(QWidget):
    """`edit_wanted(held)`: a stat block is to be changed, or copied and changed; `sheet_wanted(held)`: its whole page;
    `left`: Esc, with nothing in hand."""

    edit_wanted = Signal(object)
    remove_wanted = Signal(object)
    sheet_wanted = Signal(object)
    new_wanted = Signal()
    import_wanted = Signal()
    left = Signal()

    def __init__(self, session: Session, settings: Settings, put: PutTool, stocks: Stocks) -> None:
        super().__init__()
        self._session, self._put, self._stocks = session, put, stocks
        self._shown_for, self._told = session.ruleset.name, ""
        self.search, self.manner = QLineEdit(), MannerRow(settings, (token.side for token in session.state.tokens.values()))
        self.model, self.list = LineModel[Held](_line_of), DraggedList(self.tr("Creatures"))
        self.filters, self.card = FilterGrid(), QTextBrowser()
        self._own: Group | None = None
        self._build()
        self._lay_out()
        self._connect()
        self.restyle()
        self._fill_filters()
        self._refresh()

    def restyle(self) -> None:
        """In the palette in use now."""
        self.empty.setStyleSheet(f"color: {palette().text_dim}; background: transparent;")
        self.card.setStyleSheet(
            f"QTextBrowser {{ background: {palette().panel}; border: 1px solid transparent; }}"
            f"QTextBrowser:focus {{ border-color: {palette().accent}; }}"
        )
        self.list.restyle()
        self.filter.setIcon(icon("settings"))
        self.more.setIcon(icon("more"))
        self._show_card()

    # ------------------------------------------------------------ building
    def _build(self) -> None:
        self.search.setPlaceholderText(self.tr("six goblins, wolf, cr 1-3, forest…"))
        self.search.setAccessibleName(self.tr("Search creatures"))
        self.search.setToolTip(self.tr("A number, a name, a type, a size, where it lives, a challenge (cr 1/4, cr 2-5)"))
        self.search.setClearButtonEnabled(True)
        self.search.setAcceptDrops(False)  # a file dropped here is the window's
        self.search.installEventFilter(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(LineRow(self.list))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.installEventFilter(self)
        self.empty = QLabel(self.list)
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.filter = QToolButton()
        self.filter.setIcon(icon("settings"))
        self.filter.setCheckable(True)
        self.filter.setToolTip(self.tr("Filter by size, type, challenge and place"))
        self.filter.setAccessibleName(self.tr("Filters"))
        self.more = QToolButton()
        self.more.setIcon(icon("more"))
        self.more.setToolTip(self.tr("Own creatures, stat blocks from elsewhere"))
        self.more.setAccessibleName(self.tr("More"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.more)
        menu.addAction(icon("plus"), self.tr("&New creature…"), self.new_wanted.emit)
        menu.addAction(icon("import"), self.tr("&Import stat blocks…"), self.import_wanted.emit)
        self.only_own = menu.addAction(self.tr("Only my &own creatures"))
        self.only_own.setCheckable(True)
        self.more.setMenu(menu)
        self.place = button(self.tr("Place"), self.tr("Put them on the map where they are shown (Enter)"), primary=True)
        self.edit = button(self.tr("Copy…"))
        self.sheet = button(self.tr("Sheet"), self.tr("The whole page in a window of its own"))
        self.card.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.card.setAccessibleName(self.tr("Figures"))
        self.card.setOpenExternalLinks(False)
        self.card.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _lay_out(self) -> None:
        line, low, deeds = QHBoxLayout(), QWidget(), QHBoxLayout()
        line.addWidget(self.search, 1)
        line.addWidget(self.filter)
        line.addWidget(self.more)
        self.filters.hide()
        self.filter.toggled.connect(self.filters.setVisible)
        deeds.setSpacing(6)
        deeds.addWidget(self.place, 1)
        deeds.addWidget(self.edit)
        deeds.addWidget(self.sheet)
        below = QVBoxLayout(low)
        below.setContentsMargins(0, 6, 0, 0)
        below.setSpacing(8)
        below.addWidget(self.manner)
        below.addLayout(deeds)
        below.addWidget(self.card, 1)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self.list)
        split.addWidget(low)
        split.setSizes([330, 380])
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 6, 0, 0)
        outer.setSpacing(8)
        outer.addLayout(line)
        outer.addWidget(self.filters)
        outer.addWidget(split, 1)

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _text: self._typed())
        self.filters.changed.connect(self._refresh)
        self.only_own.toggled.connect(lambda _on: self._refresh())
        self.list.selectionModel().currentChanged.connect(lambda _now, _before: self._show_card())
        self.list.clicked.connect(lambda _index: self.take_up())
        self.list.activated.connect(lambda _index: self.place_now())
        self.list.typed.connect(self._type)
        self.list.taken.connect(lambda _index: self.take_up())
        self.list.dragged.connect(self._dragged)
        self.list.let_go.connect(self._let_go)
        self.list.called_off.connect(self._put.drop)
        self.list.customContextMenuRequested.connect(self._menu)
        self.manner.changed.connect(self._manner_changed)
        self.place.clicked.connect(self.place_now)
        self.edit.clicked.connect(lambda: self._ask(self.edit_wanted.emit))
        self.sheet.clicked.connect(lambda: self._ask(self.sheet_wanted.emit))
        self._session.opened.connect(self._opened)

    # ------------------------------------------------------------ what there is
    def _opened(self) -> None:
        """Another fight may have another ruleset."""
        if self._session.ruleset.name != self._shown_for:
            self.reload()

    @property
    def stock(self) -> Stock:
        return self._stocks.current()

    def reload(self) -> None:
        """Read what there is again: own creatures were changed."""
        self._stocks.forget()
        self._shown_for = self._session.ruleset.name
        self._fill_filters()
        self._refresh()

    def choose(self, path: Path) -> None:
        """Read again, and show the creature of that file."""
        self.search.clear()
        self.reload()
        row = next((row for row, held in enumerate(self.model.values) if held.path == path), None)
        if row is not None:
            self.list.setCurrentIndex(self.model.index(row))
            self.list.scrollTo(self.list.currentIndex())

    def _fill_filters(self) -> None:
        self.filters.fill(self.stock)
        self.manner.offer(has_dice=True, rolls_each=self._session.ruleset.turns.schedule == "order")

    def _refresh(self) -> None:
        found = self.stock.find(self.search.text(), self.filters.filters(self.only_own.isChecked()))
        kept = self.current()
        self.model.show(found.held)
        self.manner.show_number(found.number or 1)
        row = found.held.index(kept) if kept in found.held and not self.search.text().strip() else 0
        if found.held:
            self.list.setCurrentIndex(self.model.index(row))
        self._tell_empty()
        self._show_card()

    def _tell_empty(self) -> None:
        text = ""
        if not self.model.values:
            text = self.tr("Nothing is called so. Try fewer letters, or take the filters off.")
            if not self.stock.held:
                text = self.tr("There are no creatures for this ruleset yet. Import stat blocks, or make one of your own.")
            elif self.only_own.isChecked() and not self.search.text().strip():
                text = self.tr("You have no creatures of your own for this ruleset yet: \"Edit a copy\" makes one of any here.")
        self.empty.setText(text)
        self.empty.setVisible(bool(text))
        self.empty.setGeometry(self.list.rect().adjusted(16, 16, -16, -16))

    def _typed(self) -> None:
        """What is meant is in hand as soon as it is clear."""
        self._refresh()
        if self.search.text().strip() and self.current() is not None:
            self.take_up()
        else:
            self._drop_own()

    # ------------------------------------------------------------ the one chosen
    def current(self) -> Held | None:
        index = self.list.currentIndex()
        held = index.data(VALUE) if index.isValid() else None
        return held if isinstance(held, Held) else None

    def _show_card(self) -> None:
        held = self.current()
        for one in (self.place, self.edit, self.sheet):
            one.setEnabled(held is not None)
        self.card.setHtml("" if held is None else page_html(held.block) + self._credit(held))
        if held is not None:
            self.edit.setText(self.tr("Edit…") if held.is_own else self.tr("Copy…"))
            self.edit.setToolTip(self.tr("Change it") if held.is_own else self.tr("One of your own like it, changed as you like"))
            self.manner.offer(
                has_dice=bool(held.block.hit_dice), rolls_each=self._session.ruleset.turns.schedule == "order"
            )
            self.manner.show_side("party" if held.block.creature.character else self._usual_side())

    def _credit(self, held: Held) -> str:
        """What the licence asks to be said, below the figures it is about."""
        text = "" if held.is_own else escape(self.stock.attribution)
        return f'<div style="color:{palette().text_dim}; font-size:small; margin-top:10px">{text}</div>' if text else ""

    def _usual_side(self) -> str:
        side = self.manner.side.side()
        return "foes" if side == "party" else side

    def group(self) -> Group | None:
        held = self.current()
        return None if held is None else Group(held.block, self.manner.number.value(), self.manner.manner())

    def take_up(self) -> None:
        """The one chosen follows the pointer on the map."""
        group = self.group()
        if group is not None:
            self._own = group
            self._put.take_up(group)

    def place_now(self) -> None:
        """Where they are shown; shown first where they are not yet."""
        if self.group() is None:
            return
        if not self._is_mine(self._put.company):
            self.take_up()
        self._put.put()

    def _is_mine(self, company: Company | None) -> bool:
        return company is not None and company is self._own

    def _drop_own(self) -> None:
        if self._is_mine(self._put.company):
            self._put.drop()

    def follow_tool(self) -> None:
        """What is in hand was changed on the map: more of them, hidden."""
        company = self._put.company
        if isinstance(company, Group) and self._own is not None and company is not self._own:
            self._own = company
            self.manner.show_number(company.number)
            self.manner.show_hidden(company.manner.hidden)

    def was_put(self, company: Company) -> None:
        """Ready for the next: what was typed is marked, so that typing replaces it."""
        if company is self._own and self._put.company is None:
            self._own = None
            self.manner.start_anew()
            self.search.selectAll()

    def _manner_changed(self) -> None:
        if self._is_mine(self._put.company):
            self.take_up()

    # ------------------------------------------------------------ carried
    def _at(self, globally: QPoint) -> QPoint:
        return self._put.view.viewport().mapFromGlobal(globally)

    def _dragged(self, at: QPoint) -> None:
        self._put.follow(self._at(at))

    def _let_go(self, at: QPoint) -> None:
        if self._put.follow(self._at(at)):
            self._put.put()
        else:
            self._put.drop()

    # ------------------------------------------------------------ keys
    def start(self) -> None:
        """Ready to be typed into; files that could not be read are told, once."""
        if self.stock.troubles and self.stock.troubles[0] != self._told:
            self._told = self.stock.troubles[0]
            self._session.message.emit(self._told)
        self.search.setFocus()
        self.search.selectAll()

    def _type(self, text: str) -> None:
        self.search.setFocus()
        self.search.setText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.list:
            QTimer.singleShot(0, self, self._tell_empty)
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.key() == Qt.Key.Key_Escape and not self.list.is_carrying:
            self._escape()
            return True
        if watched is self.search and event.key() in ENTERS:
            self.place_now()
            return True
        if watched is self.search and event.key() in TO_THE_LIST and self.model.values:
            self._step(event)
            return True
        return super().eventFilter(watched, event)

    def _step(self, event: QKeyEvent) -> None:
        """Up and down go through the list while the keyboard stays in the search."""
        far = 6 if event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) else 1
        down = event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown)
        row = self.list.currentIndex().row() + (far if down else -far)
        index = self.model.index(max(0, min(self.model.rowCount() - 1, row)))
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        self.take_up()

    def _escape(self) -> None:
        """First what is in hand, then the dock."""
        if self._put.company is not None:
            self._put.drop()
        else:
            self.left.emit()

    # ------------------------------------------------------------ deeds
    def _ask(self, wanted: Callable[[Held], object]) -> None:
        held = self.current()
        if held is not None:
            wanted(held)

    def _menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if not index.isValid():
            return
        self.list.setCurrentIndex(index)
        held = self.current()
        assert held is not None
        menu = QMenu(self)
        menu.addAction(icon("plus"), self.tr("Place"), self.take_up)
        menu.addAction(icon("note"), self.tr("Full sheet"), lambda: self.sheet_wanted.emit(held))
        text = self.tr("Edit…") if held.is_own else self.tr("Edit a copy…")
        menu.addAction(icon("edit"), text, lambda: self.edit_wanted.emit(held))
        if held.is_own:
            menu.addAction(icon("remove"), self.tr("Throw away"), lambda: self.remove_wanted.emit(held))
        menu.exec(self.list.viewport().mapToGlobal(at))
        menu.deleteLater()


def _line_of(held: Held) -> Line:
    creature = held.block.creature
    look = coin(creature, "party" if creature.character else "foes")
    mark = "edit" if held.is_own else ""
    return Line(look, creature.name, line_text(held.block), rank_text(held.block), mark, picture=creature.picture)
