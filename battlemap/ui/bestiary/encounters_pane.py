"""Saved encounters: the selected of a map kept as a group, dropped onto any map in the shape they stood in.

Not here: where each finds room (`companies.Saved`), the files (`storage.shelves`).
"""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QLabel, QMenu, QVBoxLayout, QWidget

from battlemap.encounter.travellers import packed
from battlemap.model import BattlemapError, Token
from battlemap.storage.shelves import ENCOUNTERS, Kept, SavedEncounter
from battlemap.ui import words
from battlemap.ui.bestiary.companies import Company, Saved, several
from battlemap.ui.bestiary.homecoming import keep_faces
from battlemap.ui.bestiary.lines import VALUE, DraggedList, Line, LineModel, LineRow, coin
from battlemap.ui.bestiary.putting import PutTool
from battlemap.ui.icons import icon
from battlemap.ui.library.starting import NameDialog
from battlemap.ui.notice import Notice
from battlemap.ui.panel.parts import button
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

Entry = Kept[SavedEncounter]


class EncountersPane(QWidget):
    """The list and what can be done with one."""

    def __init__(self, session: Session, put: PutTool, notice: Notice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._put, self._notice = session, put, notice
        self._kept: list[Entry] = []
        self.model, self.list = LineModel[Entry](_line_of), DraggedList(self.tr("Encounters"))
        self.place = button(self.tr("&Place…"), self.tr("Then click where on the map; or drag it there"), primary=True)
        self.save = button(self.tr("&Save the selected…"))
        self.rename, self.remove = button(self.tr("&Rename…")), button(self.tr("&Throw away"))
        self.empty = QLabel()
        self.empty.setWordWrap(True)
        self.list.setModel(self.model)
        self.list.setItemDelegate(LineRow(self.list))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._lay_out()
        self._connect()
        self.restyle()
        self.reload()

    def restyle(self) -> None:
        """In the palette in use now."""
        self.empty.setStyleSheet(f"color: {palette().text_dim};")
        self.list.restyle()

    def _lay_out(self) -> None:
        outer, grid = QVBoxLayout(self), QGridLayout()
        outer.setContentsMargins(0, 6, 0, 0)
        outer.setSpacing(8)
        grid.setSpacing(6)
        for number, one in enumerate((self.place, self.save, self.rename, self.remove)):
            grid.addWidget(one, number // 2, number % 2)
        for column in range(2):
            grid.setColumnStretch(column, 1)
        outer.addWidget(self.empty)
        outer.addWidget(self.list, 1)
        outer.addLayout(grid)
        outer.addStretch(0)

    def _connect(self) -> None:
        self.place.clicked.connect(self.take_up)
        self.save.clicked.connect(self.save_selected)
        self.rename.clicked.connect(self._rename)
        self.remove.clicked.connect(self._remove)
        self.list.clicked.connect(lambda _index: self.take_up())
        self.list.activated.connect(lambda _index: self.place_now())
        self.list.taken.connect(lambda _index: self.take_up())
        self.list.dragged.connect(lambda at: self._put.follow(self._at(at)))
        self.list.let_go.connect(self._let_go)
        self.list.called_off.connect(self._put.drop)
        self.list.selectionModel().currentChanged.connect(lambda _now, _before: self._refresh_buttons())
        self.list.customContextMenuRequested.connect(self._menu)
        self._session.selection_changed.connect(self._refresh_buttons)
        self._session.opened.connect(self.refresh)

    # ------------------------------------------------------------ what there is
    def reload(self) -> None:
        """As they are on disk; files that cannot be read are told."""
        troubles: list[str] = []
        try:
            self._kept, troubles = ENCOUNTERS.all()
        except BattlemapError as wrong:
            troubles = [said(wrong)]
        if troubles:
            QTimer.singleShot(0, self, lambda: self._notice.say(said(troubles[0])))
        self.refresh()

    def refresh(self) -> None:
        """Those for this fight's rules."""
        name, kept = self._session.ruleset.name, self.current()
        shown = [entry for entry in self._kept if entry.value.ruleset in ("", name)]
        self.model.show(shown)
        row = next((row for row, entry in enumerate(shown) if kept is not None and entry.path == kept.path), 0)
        if shown:
            self.list.setCurrentIndex(self.model.index(row))
        self.list.setVisible(bool(shown))
        text = self.tr("Nothing saved yet. Select creatures on the map and save them here, to drop them onto any map.")
        if self._kept:
            text = self.tr("Nothing saved for {rules} yet.").format(rules=words.rules_title(self._session.ruleset))
        self.empty.setText(text)
        self.empty.setVisible(not shown)
        self._refresh_buttons()

    def current(self) -> Entry | None:
        index = self.list.currentIndex()
        entry = index.data(VALUE) if index.isValid() else None
        return entry if isinstance(entry, Kept) else None

    def _refresh_buttons(self) -> None:
        for one in (self.place, self.rename, self.remove):
            one.setEnabled(self.current() is not None)
        self.save.setEnabled(bool(self._session.selection))

    # ------------------------------------------------------------ saved
    def save_selected(self) -> None:
        """The selected, with all who wait in the reserve."""
        session = self._session
        tokens = packed(session.state, session.selection, session.ruleset.lasting)
        if not tokens:
            return
        waiting = tuple(session.state.reserve.values())
        title = self.tr("Save {who}").format(who=several(tokens))
        if waiting:
            title = self.tr("Save {who}, and {later} for later").format(
                who=several(tokens), later=several(waits.token for waits in waiting)
            )

        def take(name: str) -> str:
            if not name.strip():
                return self.tr("Give it a name.")
            encounter = SavedEncounter(name=name.strip(), ruleset=session.ruleset.name, tokens=tokens, reserve=waiting)
            keep_faces(session, (*tokens, *(waits.token for waits in waiting)))
            return self._write(encounter)

        NameDialog(title, several(tokens), self.tr("Save"), take, self.window()).exec()

    def _write(self, encounter: SavedEncounter, entry: Entry | None = None) -> str:
        """What is wrong, or ""."""
        try:
            kept = ENCOUNTERS.keep(encounter, entry.path if entry is not None else None)
        except BattlemapError as wrong:
            return said(wrong)
        self.reload()
        row = next((row for row, each in enumerate(self.model.values) if each.path == kept.path), None)
        if row is not None:
            self.list.setCurrentIndex(self.model.index(row))
        return ""

    def _rename(self) -> None:
        entry = self.current()
        if entry is None:
            return

        def take(name: str) -> str:
            return self._write(replace(entry.value, name=name.strip()), entry) if name.strip() else self.tr("Give it a name.")

        NameDialog(self.tr("Rename the encounter"), entry.value.name, self.tr("Rename"), take, self.window()).exec()

    def _remove(self) -> None:
        entry = self.current()
        if entry is None:
            return
        try:
            ENCOUNTERS.remove(entry.path)
        except BattlemapError as wrong:
            self._notice.say(said(wrong))
            return
        self.reload()
        text = self.tr("\"{name}\" is thrown away.").format(name=entry.value.name)
        self._notice.say(text, self.tr("Bring back"), lambda: self._write(entry.value, entry), 12_000)

    def _menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if not index.isValid():
            return
        self.list.setCurrentIndex(index)
        menu = QMenu(self)
        menu.addAction(icon("plus"), self.tr("Place…"), self.take_up)
        menu.addAction(icon("edit"), self.tr("Rename…"), self._rename)
        menu.addAction(icon("remove"), self.tr("Throw away"), self._remove)
        menu.exec(self.list.viewport().mapToGlobal(at))
        menu.deleteLater()

    # ------------------------------------------------------------ onto the map
    def company(self) -> Company | None:
        entry = self.current()
        return None if entry is None or not entry.value.tokens else Saved(entry.value)

    def take_up(self) -> None:
        company = self.company()
        if company is not None:
            self._put.take_up(company)

    def place_now(self) -> None:
        """Enter: where they are shown."""
        if not isinstance(self._put.company, Saved):
            self.take_up()
        self._put.put()

    def _at(self, globally: QPoint) -> QPoint:
        return self._put.view.viewport().mapFromGlobal(globally)

    def _let_go(self, at: QPoint) -> None:
        if self._put.follow(self._at(at)):
            self._put.put()
        else:
            self._put.drop()


def _line_of(entry: Entry) -> Line:
    tokens: Sequence[Token] = entry.value.tokens
    later = sum(1 for _ in entry.value.reserve)
    number = str(len(tokens))
    if later:
        number = QCoreApplication.translate("EncountersPane", "{now} + {later} later").format(now=number, later=later)
    first = tokens[0] if tokens else None
    look = coin(first.creature, first.side, first.colour) if first is not None else None
    return Line(look, entry.value.name, several(tokens), number, picture=first.creature.picture if first is not None else "")
