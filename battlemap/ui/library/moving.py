"""Moving the party: who goes, where to, and what becomes of fights under way.  What that does is in `journey`."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter.deciding.exploring import player_sides
from battlemap.model import Encounter, Token
from battlemap.rules.marching import marching_order
from battlemap.ui import words
from battlemap.ui.dialogs.giving import RoomyDialog, hearing
from battlemap.ui.library.dialog import table_of
from battlemap.ui.library.journey import Journey, Stopped, travel
from battlemap.ui.library.pane import LibraryPane
from battlemap.ui.library.shelf import Entry, entries, key_of
from battlemap.ui.panel.parts import button, dim, heading, side_mark
from battlemap.ui.screen import screen_of
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings

SIZE, WHO_WIDTH = (1060, 700), 310
WHO = Qt.ItemDataRole.UserRole
CHECKED, UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


def everybody(state: Encounter) -> tuple[list[Token], set[str]]:
    """All on the table, the party in marching order first; and who of them goes unless somebody says otherwise."""
    marching, sides = list(marching_order(state)), player_sides(state)
    own = [token for token in state.tokens.values() if token.side in sides and token not in marching]
    rest = [token for token in state.tokens.values() if token not in (*marching, *own)]
    return [*marching, *own, *rest], {token.id for token in (*marching, *own) if not token.dead}


class Choice(QWidget):
    """One of two things, with a sentence above; hidden where there is nothing to choose."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__()
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.first, self.second = QRadioButton(first), QRadioButton(second)
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.told)
        for one in (self.first, self.second):
            self._group.addButton(one)
            column.addWidget(one)
        self.first.setChecked(True)

    def offer(self, sentence: str) -> None:
        self.told.setText(sentence)
        self.setVisible(bool(sentence))


class MovePartyDialog(RoomyDialog):
    """`goal`: the file chosen already, if any.  `said` is what is to be told once they have come."""

    def __init__(self, session: Session, settings: Settings, goal: Path | None, parent: QWidget | None) -> None:
        somebody = bool(session.state.tokens)
        super().__init__("", parent, " " if somebody else "")
        self.setWindowTitle(self.tr("Move the party"))
        self._session, self._settings = session, settings
        self._more: list[Entry] = []
        self.said = ""
        if not somebody:
            self.body.addWidget(QLabel(self.tr("There is nobody on the map to go anywhere.")))
            return
        self.accept_text(self.tr("Go there"))
        room = screen_of(self).availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 60))
        self.who = QListWidget()
        self.pane = LibraryPane(settings, self)
        self.here = Choice(self.tr("It ends"), self.tr("It goes on without them"))
        self.there = Choice(self.tr("They join it"), self.tr("It ends first"))
        self.elsewhere = button(self.tr("Anot&her file…"))
        self.elsewhere.setAutoDefault(False)
        self._lay_out()
        self._fill_who()
        self.pane.current_changed.connect(self._refresh)
        self.pane.chosen.connect(lambda _row: self.finish())
        self.elsewhere.clicked.connect(self._choose_file)
        self.who.itemChanged.connect(lambda _item: self._refresh())
        self.finished.connect(lambda _code: self.pane.reader.stop())
        turn = session.state.turn
        self.here.offer(self.tr("The fight here is in round {round}.").format(round=turn.round) if turn.begun else "")
        self._fill(goal)
        self.pane.cards.setFocus()

    def _lay_out(self) -> None:
        self.who.setAccessibleName(self.tr("Who goes"))
        self.who.setStyleSheet("QListView { outline: none; } QListView::item { padding: 5px 6px; }")
        left, right, both = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        left.addWidget(heading(self.tr("Who goes")))
        left.addWidget(self.who, 1)
        left.addWidget(_wrapped(dim(self.tr("They come as they are: wounds, conditions, lights. What hangs on a turn ends."))))
        left.addWidget(self.here)
        left.addWidget(self.there)
        line = QHBoxLayout()
        line.addWidget(heading(self.tr("Where to")), 1)
        line.addWidget(self.elsewhere)
        right.addLayout(line)
        right.addWidget(self.pane, 1)
        column = QWidget()
        column.setLayout(left)
        column.setFixedWidth(WHO_WIDTH)
        left.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(16)
        both.addWidget(column)
        both.addLayout(right, 1)
        self.body.addLayout(both, 1)

    def _fill_who(self) -> None:
        tokens, going = everybody(self._session.state)
        for token in tokens:
            item = QListWidgetItem(QIcon(side_mark(token.side, token.colour)), f"{token.name}   {_faring(token)}")
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(CHECKED if token.id in going else UNCHECKED)
            item.setData(WHO, token.id)
            self.who.addItem(item)
        self.who.setCurrentRow(0)

    def chosen(self) -> tuple[str, ...]:
        """Ids of who goes."""
        items = (self.who.item(row) for row in range(self.who.count()))
        return tuple(str(item.data(WHO)) for item in items if item.checkState() == CHECKED)

    # ------------------------------------------------------------ where to
    def _entries(self) -> Iterator[Entry]:
        """All but the fight they are in."""
        opened = self._session.fight_file
        own = key_of(opened.path) if opened is not None else ""
        known = {key_of(entry.path): entry for entry in (*entries(self._settings.recent()), *self._more)}
        return (entry for key, entry in known.items() if key != own)

    def _fill(self, goal: Path | None) -> None:
        self.pane.fill(self._entries(), table_of(self._session))
        if goal is not None and not self.pane.choose(goal):
            self.pane.show_kind("all")
            self.pane.choose(goal)
        self._refresh()

    def _choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Where to"), self._settings.folder(), "*.battlemap")
        if name:
            path = Path(name)
            self._settings.set_folder(str(path.parent))
            self._more.append(Entry(path, path.stat().st_mtime if path.exists() else 0.0))
            self.pane.search.clear()
            self._fill(path)

    def _refresh(self) -> None:
        row = self.pane.current()
        round_ = row.summary.round if row is not None and row.summary is not None else 0
        self.there.offer(self.tr("The fight there is in round {round}.").format(round=round_) if round_ else "")
        self.complain("")

    # ------------------------------------------------------------ going
    def finish(self) -> None:
        row = self.pane.current()
        if row is None:
            self.complain(self.tr("Choose where they go."), self.pane.cards)
            return
        if row.trouble:
            self.complain(f"{row.entry.path.name}: {row.trouble}", self.pane.cards)
            return
        journey = Journey(
            self.chosen(), row.entry, to_map=row.is_map, ends_here=self.here.first.isChecked() and self._session.state.turn.begun,
            ends_there=self.there.second.isChecked(),
        )  # fmt: skip
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            with hearing(self, self._session):
                self.said = travel(self._session, journey)
        except Stopped as no:
            self.complain(str(no))
            return
        finally:
            QApplication.restoreOverrideCursor()
        self.accept()


def _faring(token: Token) -> str:
    """Hit points and what ails it, in a few words."""
    if token.dead:
        return words.word("dead")
    extra = f"+{token.temp_hp}" if token.temp_hp else ""
    conditions = [words.word(name).lower() for name in token.conditions[:2]]
    more = ["…"] if len(token.conditions) > 2 else []
    return " · ".join([f"{token.hp}{extra}/{token.creature.max_hp}", *conditions, *more])


def _wrapped(label: QLabel) -> QLabel:
    label.setWordWrap(True)
    return label
