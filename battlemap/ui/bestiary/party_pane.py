"""The party as it is kept between fights: who, how they fare, in which order they march; into the fight and home again.

Every change is on disk at once.  Not here: the form of a character (`own`), how they come home (`homecoming`), the file
(`storage.roster`).
"""

from collections.abc import Callable, Collection

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter.change import Change
from battlemap.model import BattlemapError, Budget, Encounter, Token
from battlemap.storage.roster import Party, Roster, Shown
from battlemap.ui import words
from battlemap.ui.bestiary.companies import Comers
from battlemap.ui.bestiary.figures import DOT, armour_text
from battlemap.ui.bestiary.homecoming import joined, keep_faces, taken_home, there, with_back
from battlemap.ui.bestiary.lines import VALUE, DraggedList, Line, LineModel, LineRow, coin
from battlemap.ui.bestiary.putting import PutTool
from battlemap.ui.bestiary.rules import ruleset_or, title_of
from battlemap.ui.icons import icon
from battlemap.ui.library.starting import NameDialog
from battlemap.ui.notice import Notice
from battlemap.ui.panel.parts import button
from battlemap.ui.sentences import said
from battlemap.ui.session import Session, free_id
from battlemap.ui.theme import palette

MOST_CONDITIONS = 3


class PartyPane(QWidget):
    """`sheet_wanted(token)`: a member's whole page; `import_wanted`: characters from elsewhere."""

    sheet_wanted = Signal(object)
    import_wanted = Signal()

    def __init__(self, session: Session, put: PutTool, notice: Notice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._put, self._notice = session, put, notice
        self._carried: Comers | None = None
        self._shown = Shown()
        self.parties, self.menu = QComboBox(), QToolButton()
        self.model, self.list = LineModel[Token](self._line_of), DraggedList(self.tr("Party"))
        self.bring = button(self.tr("&Bring them in…"), self.tr("Then click where their first is to stand"), primary=True)
        self.home = button(self.tr("&Take results home"), self.tr("Hit points, conditions and resources as they are on the map"))
        self.add, self.edit = button(self.tr("&Add…")), button(self.tr("&Edit…"))
        self.up, self.down, self.remove = QToolButton(), QToolButton(), QToolButton()
        self._build()
        self._lay_out()
        self._connect()
        self.restyle()
        self.reload()

    def restyle(self) -> None:
        """In the palette in use now."""
        for told in (self.empty, self.told):
            told.setStyleSheet(f"color: {palette().text_dim};")
        for tool, picture in ((self.up, "up"), (self.down, "down"), (self.remove, "remove"), (self.menu, "more")):
            tool.setIcon(icon(picture))
        self.list.restyle()

    # ------------------------------------------------------------ building
    def _build(self) -> None:
        self.parties.setAccessibleName(self.tr("Which party"))
        self.parties.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.list.setModel(self.model)
        self.list.setItemDelegate(LineRow(self.list))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.empty = QLabel(self.tr(
            "Nobody is in this party yet. Add a character, import one, or take the selected of the map in."
        ))  # fmt: skip
        self.empty.setWordWrap(True)
        self.told = QLabel()
        self.told.setWordWrap(True)
        for tool, text in (
            (self.up, self.tr("Further to the front (Alt+Up)")), (self.down, self.tr("Further back (Alt+Down)")),
            (self.remove, self.tr("Out of the party")), (self.menu, self.tr("More")),
        ):  # fmt: skip
            tool.setToolTip(text)
            tool.setAccessibleName(text)
        for keys, by in (("Alt+Up", -1), ("Alt+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda by=by: self._move(by))
        menu = QMenu(self.menu)
        menu.addAction(icon("plus"), self.tr("&New party…"), self._new_party)
        self.renamed = menu.addAction(icon("edit"), self.tr("&Rename the party…"), self._rename)
        self.gone = menu.addAction(icon("remove"), self.tr("&Throw the party away"), self._throw_away)
        menu.addSeparator()
        self.selected = menu.addAction(icon("target"), self.tr("Take the &selected of the map in"), self.take_selected)
        menu.addAction(icon("import"), self.tr("&Import characters…"), self.import_wanted.emit)
        menu.aboutToShow.connect(lambda: self.selected.setEnabled(bool(self._session.selection)))
        self.menu.setMenu(menu)
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _lay_out(self) -> None:
        outer, top, grid, small = QVBoxLayout(self), QHBoxLayout(), QGridLayout(), QHBoxLayout()
        outer.setContentsMargins(0, 6, 0, 0)
        outer.setSpacing(8)
        top.addWidget(self.parties, 1)
        top.addWidget(self.menu)
        grid.setSpacing(6)
        grid.addWidget(self.bring, 0, 0)
        grid.addWidget(self.home, 0, 1)
        for column in range(2):
            grid.setColumnStretch(column, 1)
        small.setSpacing(6)
        small.addWidget(self.add, 1)
        small.addWidget(self.edit, 1)
        for tool in (self.up, self.down, self.remove):
            small.addWidget(tool)
        outer.addLayout(top)
        outer.addWidget(self.told)
        outer.addWidget(self.empty)
        outer.addWidget(self.list, 1)
        outer.addLayout(small)
        outer.addLayout(grid)
        outer.addStretch(0)

    def _connect(self) -> None:
        self.parties.activated.connect(lambda _index: self._choose_party())
        self.list.selectionModel().currentChanged.connect(lambda _now, _before: self._refresh_buttons())
        self.list.doubleClicked.connect(lambda _index: self.edit_current())
        self.list.activated.connect(lambda _index: self.edit_current())
        self.list.taken.connect(lambda _index: self._take_up_one())
        self.list.dragged.connect(lambda at: self._put.follow(self._at(at)))
        self.list.let_go.connect(self._let_go)
        self.list.called_off.connect(self._put.drop)
        self.list.customContextMenuRequested.connect(self._row_menu)
        self.bring.clicked.connect(self.bring_in)
        self.home.clicked.connect(self.take_home)
        self.add.clicked.connect(self.add_member)
        self.edit.clicked.connect(self.edit_current)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.remove.clicked.connect(self._remove)
        self._session.changed.connect(self._changed)
        self._session.opened.connect(self.refresh)

    # ------------------------------------------------------------ what there is
    def reload(self) -> None:
        """As it is on disk; a spoiled file is told, and what was kept before it shown."""
        try:
            if trouble := self._shown.read():
                text = self.tr("{trouble}. The party is shown as it was before the last change.").format(trouble=said(trouble))
                QTimer.singleShot(0, self, lambda: self._notice.say(text, milliseconds=0))
        except BattlemapError as wrong:
            text = said(wrong)
            QTimer.singleShot(0, self, lambda: self._notice.say(text, milliseconds=0))
        self.refresh()

    @property
    def roster(self) -> Roster:
        return self._shown.roster

    @property
    def party(self) -> Party:
        """The one shown; an empty one by the fight's rules where there is none yet."""
        return self.roster.party or Party(name=self.tr("Party"), ruleset=self._session.ruleset.name)

    def keep(self, party: Party, old_name: str = "") -> bool:
        """It, on disk and shown."""
        return self._keep(self.roster.with_party(party, old_name))

    def _keep(self, wanted: Roster) -> bool:
        try:
            is_kept = self._shown.keep(wanted)
        except BattlemapError as wrong:
            self._notice.say(said(wrong))
            return False
        self.refresh()
        if not is_kept:
            self._notice.say(self.tr("Another window has changed the party meanwhile. It is shown as it is now; do it again."))
        return is_kept

    def showEvent(self, event: QShowEvent) -> None:
        """Another window may have changed it."""
        super().showEvent(event)
        if self._shown.follow():
            self.refresh()

    def refresh(self) -> None:
        party, kept = self.party, self.current()
        self.parties.clear()
        for each in self.roster.parties or (party,):
            self.parties.addItem(each.name, each.name)
        self.parties.setCurrentIndex(max(0, self.parties.findData(party.name)))
        self.model.show(party.members)
        row = next((row for row, token in enumerate(party.members) if kept is not None and token.id == kept.id), 0)
        if party.members:
            self.list.setCurrentIndex(self.model.index(row))
        self.list.setVisible(bool(party.members))
        self.empty.setVisible(not party.members)
        other = party.ruleset not in ("", self._session.ruleset.name)
        if other:
            text = self.tr("Their figures are for {rules}; this fight is played by {others}.")
            self.told.setText(text.format(rules=title_of(party.ruleset), others=words.rules_title(self._session.ruleset)))
        self.told.setVisible(other)
        self._refresh_buttons()

    def _line_of(self, member: Token) -> Line:
        creature = member.creature
        level = self.tr("Level {level}").format(level=creature.level) if creature.level is not None else ""
        hp = self.tr("{hp}/{max} HP").format(hp=member.hp, max=creature.max_hp)
        hp += f" +{member.temp_hp}" if member.temp_hp else ""
        ails = [words.word(name).lower() for name in member.conditions[:MOST_CONDITIONS]]
        ails += ["…"] if len(member.conditions) > MOST_CONDITIONS else []
        ails = [words.word("dead"), *ails] if member.dead else ails
        detail = DOT.join(part for part in (level, armour_text(creature), hp, *ails) if part)
        mark = "target" if member.id in there(self.party, self._session.state) else ""
        share = member.hp / creature.max_hp if creature.max_hp else 0.0
        return Line(coin(creature, member.side, member.colour), member.name, detail, "", mark, share, creature.picture)

    def current(self) -> Token | None:
        index = self.list.currentIndex()
        member = index.data(VALUE) if index.isValid() else None
        return member if isinstance(member, Token) else None

    def _refresh_buttons(self) -> None:
        members, here = self.party.members, there(self.party, self._session.state)
        chosen = self.current()
        for one in (self.edit, self.remove, self.up, self.down):
            one.setEnabled(chosen is not None)
        self.bring.setEnabled(bool(members))
        self.home.setEnabled(bool(here))
        self.renamed.setEnabled(bool(self.roster.parties))
        self.gone.setEnabled(bool(self.roster.parties))

    def _changed(self, change: Change) -> None:
        """Who is on the map is marked."""
        if change.before.tokens.keys() != change.after.tokens.keys() or change.kind == "opened":
            self.refresh()

    def offer_home(self) -> None:
        """A fight that is over is a good moment to take them home."""
        if self.differs(self._session.state):
            text = self.tr("The fight is over. {party} can take hit points and conditions home.").format(party=self.party.name)
            self._notice.say(text, self.tr("Take them home"), self.take_home, 0)

    def differs(self, state: Encounter) -> bool:
        """Do they fare otherwise on the map than they are kept?"""
        return self.roster.party is not None and taken_home(self.party, state, self._session.ruleset.lasting) != self.party

    # ------------------------------------------------------------ members
    def add_member(self) -> None:
        from battlemap.ui.bestiary.own import edit_member, new_member

        party = self.party
        ruleset = ruleset_or(party.ruleset, self._session.ruleset)
        made = edit_member(new_member(ruleset, "new"), ruleset, self.window())
        if made is not None:
            self.take_in((made,))

    def take_in(self, tokens: tuple[Token, ...]) -> bool:
        """Newcomers to the party, each with an id of its own in it."""
        party = self.party
        for token in tokens:
            taken = [member.id for member in party.members]
            new = free_id(Encounter(ruleset=party.ruleset, scene=self._session.state.scene), token.name, taken)
            party = party.with_member(replace(token, id=new, side="party"))
        if not self.keep(party):
            return False
        self.list.setCurrentIndex(self.model.index(len(party.members) - 1))
        return True

    def edit_current(self) -> None:
        from battlemap.ui.bestiary.own import edit_member

        member, party = self.current(), self.party
        if member is None:
            return
        made = edit_member(member, ruleset_or(party.ruleset, self._session.ruleset), self.window())
        if made is not None and made != member:
            self.keep(party.with_member(replace(made, id=member.id)))

    def _move(self, by: int) -> None:
        member, members = self.current(), list(self.party.members)
        if member is None:
            return
        here = members.index(member)
        goal = max(0, min(len(members) - 1, here + by))
        members.insert(goal, members.pop(here))
        self.keep(replace(self.party, members=tuple(members)))

    def _remove(self) -> None:
        member, before = self.current(), self.party
        if member is not None and self.keep(before.without(member.id)):
            text = self.tr("{name} is not in the party any more.").format(name=member.name)
            self._notice.say(text, self.tr("Bring back"), lambda: self._bring_back(before, (member.id,)), 12_000)

    def _bring_back(self, before: Party, ids: Collection[str]) -> None:
        """What was changed since stays, here or in another window."""
        self._shown.follow()
        self._keep(with_back(self.roster, before, ids))

    def take_selected(self) -> None:
        ids, party = self._session.selection, self.party
        more = joined(party, self._session.state, ids, self._session.ruleset.lasting)
        if more.members == party.members:
            self._notice.say(self.tr("They are in the party already."))
            return
        keep_faces(self._session, (self._session.state.tokens[who] for who in ids))
        self.keep(more)

    def _row_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if not index.isValid():
            return
        self.list.setCurrentIndex(index)
        member = self.current()
        menu = QMenu(self)
        menu.addAction(icon("plus"), self.tr("Bring in alone…"), self._take_up_one)
        menu.addAction(icon("note"), self.tr("Sheet"), lambda: self.sheet_wanted.emit(member))
        menu.addAction(icon("edit"), self.tr("Edit…"), self.edit_current)
        menu.addAction(icon("heal"), self.tr("Rested: all hit points, no conditions"), self._rested)
        menu.addAction(icon("remove"), self.tr("Out of the party"), self._remove)
        menu.exec(self.list.viewport().mapToGlobal(at))
        menu.deleteLater()

    def _rested(self) -> None:
        member = self.current()
        if member is not None:
            whole = replace(member, hp=member.creature.max_hp, temp_hp=0, effects=(), dead=False, stable=False)
            whole = replace(whole, successes=0, failures=0, budget=Budget())
            self.keep(self.party.with_member(whole))

    # ------------------------------------------------------------ parties
    def _choose_party(self) -> None:
        name = str(self.parties.currentData())
        if any(party.name == name for party in self.roster.parties):
            self._keep(replace(self.roster, current=name))

    def _named(self, title: str, name: str, button_: str, take: Callable[[str], bool]) -> None:
        def taken(text: str) -> str:
            text = text.strip()
            if not text:
                return self.tr("Give it a name.")
            if text != name and any(party.name == text for party in self.roster.parties):
                return self.tr("There is a party of that name already.")
            return "" if take(text) else self.tr("It could not be kept on disk.")

        NameDialog(title, name, button_, taken, self.window()).exec()

    def _new_party(self) -> None:
        ruleset = self._session.ruleset.name
        self._named(self.tr("New party"), "", self.tr("Make it"), lambda name: self.keep(Party(name=name, ruleset=ruleset)))

    def _rename(self) -> None:
        party = self.party

        def take(name: str) -> bool:
            return self.keep(replace(party, name=name), party.name)

        self._named(self.tr("Rename the party"), party.name, self.tr("Rename"), take)

    def _throw_away(self) -> None:
        before = self.party
        if self._keep(self.roster.without(before.name)):
            text, ids = self.tr("The party {name} is gone.").format(name=before.name), [member.id for member in before.members]
            self._notice.say(text, self.tr("Bring back"), lambda: self._bring_back(before, ids), 12_000)

    # ------------------------------------------------------------ into the fight and home
    def bring_in(self) -> None:
        """All of them follow the pointer, their first in front."""
        self._take_up(tuple(member.id for member in self.party.members))

    def _take_up_one(self) -> None:
        member = self.current()
        if member is not None:
            self._take_up((member.id,))

    def _take_up(self, who: tuple[str, ...]) -> None:
        if who:
            self._put.take_up(Comers(self.party, who))

    def take_home(self) -> None:
        party, state = self.party, self._session.state
        home = taken_home(party, state, self._session.ruleset.lasting)
        if home == party:
            self._notice.say(self.tr("They are kept already as they fare here."))
            return
        here = there(party, state)
        keep_faces(self._session, (state.tokens[who] for who in here.values()))
        if self.keep(home):
            names = ", ".join(member.name for member in home.members if member.id in here)
            text = self.tr("{names}: kept as they fare here.").format(names=names)
            self._notice.say(text, self.tr("Take it back"), lambda: self._bring_back(party, tuple(here)), 12_000)

    def _at(self, globally: QPoint) -> QPoint:
        return self._put.view.viewport().mapFromGlobal(globally)

    def _let_go(self, at: QPoint) -> None:
        if self._put.follow(self._at(at)):
            self._put.put()
        else:
            self._put.drop()
