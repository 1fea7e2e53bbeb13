"""The library: every fight and map as a card; opened, started, laid below, renamed, copied, thrown away, gone on to."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QMessageBox, QPushButton, QWidget

from battlemap.model import BattlemapError
from battlemap.ui.dialogs.giving import RoomyDialog, hearing
from battlemap.ui.library.files import Files
from battlemap.ui.library.maps import Map, map_on_table, read_map
from battlemap.ui.library.model import Row
from battlemap.ui.library.pane import LibraryPane
from battlemap.ui.library.reading import Table
from battlemap.ui.library.shelf import entries
from battlemap.ui.library.starting import NameDialog, StartDialog
from battlemap.ui.screen import screen_of
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings

SIZE = (1000, 720)


def table_of(session: Session) -> Table | None:
    """The open fight for the reader; None where it has no file."""
    file, shown = session.fight_file, session.state.scene.picture
    if file is None:
        return None
    return Table(file.path, session.state, session.picture(shown.sha256) if shown is not None else None)


class LibraryDialog(RoomyDialog):
    """`open_path` is the window's own way to open a fight; `move_party(row)` asks who goes there.  Closes when something else is
    on the table."""

    def __init__(
        self, session: Session, settings: Settings, open_path: Callable[[Path], bool], move_party: Callable[[Row], object],
        parent: QWidget | None,
    ) -> None:  # fmt: skip
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Library"))
        self._session, self._settings, self._open_path, self._move_party = session, settings, open_path, move_party
        self._files = Files(session, settings)
        room = screen_of(self).availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 60))
        self.pane = LibraryPane(settings, self)
        self.body.addWidget(self.pane, 1)
        self._build_actions()
        self._build_buttons()
        self.pane.chosen.connect(self._activate)
        self.pane.current_changed.connect(self._refresh)
        self.pane.menu_wanted.connect(self._show_menu)
        self.finished.connect(lambda _code: self.pane.reader.stop())
        self.fill()
        self.pane.cards.setFocus()

    # ------------------------------------------------------------ building
    def _build_actions(self) -> None:
        self.opening = self._action(self.tr("&Open"), self._open)
        self.start = self._action(self.tr("New fight &here…"), self._start)
        self.below = self._action(self.tr("&Lay below the fight on the table"), self._lay_below)
        self.go_on = self._action(self.tr("Go on here with the &party…"), self._go_on)
        self.rename_ = self._action(self.tr("&Rename…"), self._rename, "F2")
        self.duplicate = self._action(self.tr("&Duplicate"), self._duplicate, "Ctrl+D")
        self.trash = self._action(self.tr("Move to the &trash…"), self._throw_away, QKeySequence.StandardKey.Delete)
        self.trash.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # in the search it deletes letters
        self.removeAction(self.trash)
        self.pane.cards.addAction(self.trash)
        self.folder = self._action(self.tr("Show in its &folder"), self._show_folder)
        find = self._action(self.tr("Search"), self.pane.search.setFocus, QKeySequence.StandardKey.Find)
        find.setVisible(False)

    def _action(
        self, text: str, deed: Callable[[], object], key: str | QKeySequence.StandardKey | None = None
    ) -> QAction:
        action = QAction(text, self)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _on=False: deed())
        self.addAction(action)
        return action

    def _build_buttons(self) -> None:
        """What Enter does stands first; all else is in the menu too."""
        self.main, self.second, self.more = QPushButton(), QPushButton(), QPushButton(self.tr("Mo&re"))
        self.main.setProperty("primary", True)
        role = QDialogButtonBox.ButtonRole.ActionRole
        for one in (self.main, self.second, self.more):
            one.setAutoDefault(False)
            self.buttons.addButton(one, role)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        self.main.clicked.connect(lambda: self._main_action().trigger())
        self.second.clicked.connect(lambda: self._second_action().trigger())
        self.more.clicked.connect(lambda: self._show_menu(self.more.mapToGlobal(QPoint(0, 0))))

    def menu_actions(self) -> list[QAction | None]:
        """Of the current card."""
        row = self.pane.current()
        if row is None:
            return []
        use = [self.opening, self.go_on, self.start, self.below]
        if row.is_map:
            use = [self.start, self.below, self.go_on, self.opening]
        possible = [action for action in use if action.isEnabled()]
        return [*possible, None, self.rename_, self.duplicate, self.trash, None, self.folder]

    def _show_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        for action in self.menu_actions():
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        if not menu.isEmpty():
            menu.exec(at)
            menu.deleteLater()

    def _main_action(self) -> QAction:
        row = self.pane.current()
        return self.start if row is not None and row.is_map else self.opening

    def _second_action(self) -> QAction:
        return self.go_on

    def _refresh(self) -> None:
        """What can be done with the current card."""
        row = self.pane.current()
        readable = row is not None and not row.trouble
        own = row is not None and not row.entry.shipped
        is_open = row is not None and row.is_open
        self.opening.setEnabled(own and not is_open)
        self.opening.setText(self.tr("&Open the map itself") if row is not None and row.is_map else self.tr("&Open"))
        for action in (self.start, self.below, self.go_on):
            action.setEnabled(readable)
        self.below.setEnabled(readable and not is_open)
        self.go_on.setEnabled(readable and not is_open and bool(self._session.state.tokens))
        self.rename_.setEnabled(own)
        self.duplicate.setEnabled(own and readable)
        self.trash.setEnabled(own and not is_open)
        self.folder.setEnabled(own)
        for one, action in ((self.main, self._main_action()), (self.second, self._second_action())):
            one.setText(action.text())
            one.setEnabled(action.isEnabled())
        self.more.setEnabled(row is not None)
        self.complain("")

    # ------------------------------------------------------------ what is there
    def fill(self, chosen: Path | None = None) -> None:
        """Look at the folders again; the card of `chosen` becomes the current one."""
        opened = self._session.fight_file
        found = entries(self._settings.recent(), opened.path if opened is not None else None)
        self.pane.fill(found, table_of(self._session))
        if chosen is not None:
            self.pane.choose(chosen)
        self._refresh()

    # ------------------------------------------------------------ deeds
    def _activate(self, row: Row) -> None:
        if row.is_open:
            self.accept()
        else:
            self._main_action().trigger()

    def _open(self) -> None:
        row = self.pane.current()
        if row is None:
            return
        with hearing(self, self._session):
            opened = self._open_path(row.entry.path)
        if opened:
            self.accept()

    def _read_map(self) -> Map | None:
        """The current card's map; what is wrong with it is said."""
        row = self.pane.current()
        if row is None:
            return None
        try:
            return read_map(row.entry)
        except BattlemapError as wrong:
            self.complain(said(wrong))
            return None

    def _start(self) -> None:
        place = self._table_map() or self._read_map()
        if place is not None and StartDialog(self._session, place, self._settings, self).exec():
            self.accept()

    def _table_map(self) -> Map | None:
        """The open fight's file is not read beside it."""
        row = self.pane.current()
        return map_on_table(self._session) if row is not None and row.is_open else None

    def _lay_below(self) -> None:
        place = self._read_map()
        if place is None:
            return
        with hearing(self, self._session):
            laid = self._session.lay_below(place.under(self._session.state.ruleset), place.picture)
        if laid:
            self.accept()

    def _go_on(self) -> None:
        row = self.pane.current()
        if row is not None and self._move_party(row):
            self.accept()

    def _rename(self) -> None:
        row = self.pane.current()
        if row is None:
            return
        now = [row.entry.path]

        def take(name: str) -> str:
            trouble, now[0] = self._files.rename(row, name)
            return trouble

        if NameDialog(self.tr("Rename"), row.title, self.tr("Rename"), take, self).exec():
            self.fill(now[0])

    def _duplicate(self) -> None:
        row = self.pane.current()
        if row is None:
            return
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            trouble, copy = self._files.duplicate(row)
        finally:
            QApplication.restoreOverrideCursor()
        if not trouble:
            self.fill(copy)
        self.complain(trouble)

    def _throw_away(self) -> None:
        row = self.pane.current()
        if row is None:
            return
        answers = QMessageBox.StandardButton
        text = self.tr("Move \"{name}\" to the trash?").format(name=row.title)
        if QMessageBox.question(self, self.tr("Move to the trash"), text, answers.Yes | answers.No, answers.No) != answers.Yes:
            return
        number = self.pane.cards.currentIndex().row()
        trouble = self._files.throw_away(row)
        if not trouble:
            self.fill()
            self.pane.go_to(number)
        self.complain(trouble)

    def _show_folder(self) -> None:
        row = self.pane.current()
        if row is not None:
            self.complain(self._files.show_folder(row))
