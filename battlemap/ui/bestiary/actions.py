"""The creatures beside the map by menu and key, and what opens a dialog: own creatures, sheets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QObject, QPoint, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from battlemap.encounter.change import Change
from battlemap.model import BattlemapError, StatBlock, Token
from battlemap.ui import words
from battlemap.ui.bestiary.dock import BestiaryDock
from battlemap.ui.bestiary.sniffing import is_stat_block
from battlemap.ui.bestiary.stock import Held
from battlemap.ui.canvas.creature_glyphs import numbered
from battlemap.ui.keys import Add
from battlemap.ui.sentences import said

if TYPE_CHECKING:
    from battlemap.ui.bestiary.panes import Panes
    from battlemap.ui.bestiary.sheet import SheetWindow
    from battlemap.ui.window import MainWindow


class BestiaryActions(QObject):
    """Its entries go into the menus by `add(menu, text, deed, keys, picture)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add
        self.dock = BestiaryDock(window)
        self.dock.on_built = self._connect
        self._sheet: SheetWindow | None = None
        card = window.panel.card
        card.told_of = self._told_of
        card.sheet_wanted.connect(self.open_sheet)
        window.panel.notes.page_of = self.page_of
        window.panel.notes.reserve_wanted.connect(lambda: self.dock.open_on(self.dock.reserve))
        window.session.selection_changed.connect(self._follow)
        window.session.changed.connect(self._changed)

    def _connect(self, panes: Panes) -> None:
        """The tabs are there from now on."""
        from battlemap.ui.bestiary.sheet import page_for

        panes.creatures.edit_wanted.connect(self.edit)
        panes.creatures.new_wanted.connect(self.make)
        panes.creatures.import_wanted.connect(self.review)
        panes.creatures.remove_wanted.connect(self.remove)
        panes.creatures.sheet_wanted.connect(lambda held: self.show_page(held.block))
        panes.party.import_wanted.connect(self.review)
        panes.party.sheet_wanted.connect(lambda token: self.show_page(page_for(token, self.page_of)))

    def _changed(self, change: Change) -> None:
        """Said after the window has taken back what was said before: who is due, and that the party may go home."""
        before, after = change.before.turn, change.after.turn
        QTimer.singleShot(0, self, self._follow)
        if change.kind == "done" and after.round > before.round and change.after.reserve:
            QTimer.singleShot(0, self, lambda: self.dock.reserve.tell_due())
        if change.kind == "done" and before.begun and not after.begun:
            QTimer.singleShot(0, self, lambda: self.dock.party.offer_home())

    def fill_menu(self, menu: QMenu) -> QAction:
        """All of them; the one for the tool strip."""
        dock = self.dock
        opened = self._add(menu, self.tr("&Creatures…"), lambda: dock.open_on(dock.creatures), "E", "group")
        self._add(menu, self.tr("Saved &encounters…"), lambda: dock.open_on(dock.encounters), "Shift+E", "save")
        self._add(menu, self.tr("&Party…"), lambda: dock.open_on(dock.party), "U", "heart")
        self._add(menu, self.tr("&Reinforcements…"), lambda: dock.open_on(dock.reserve), "J", "reserve")
        self._add(menu, self.tr("S&heet…"), self.toggle_sheet, "Q", "note")
        menu.addSeparator()
        self._add(menu, self.tr("&Save the selected as an encounter…"), lambda: dock.encounters.save_selected())
        self._add(menu, self.tr("&Take the party's results home"), lambda: dock.party.take_home())
        menu.addSeparator()
        self._add(menu, self.tr("&Import stat blocks…"), self.review, "Ctrl+Shift+I", "import")
        self._add(menu, self.tr("&New creature of my own…"), self.make)
        self._add(menu, self.tr("&Keep the selected as creatures of my own"), self.keep_selected)
        return opened

    # ------------------------------------------------------------ sheets
    def page_of(self, token: Token) -> StatBlock | None:
        """The page a token was made from, by its name."""
        held = self.dock.stocks.current().page_of(token)
        return None if held is None else held.block

    def _told_of(self, token: Token) -> tuple[str, str]:
        from battlemap.ui.bestiary.sheet import card_html

        page = self.page_of(token)
        return ("", "") if page is None else card_html(page)

    def toggle_sheet(self) -> None:
        """That of whose card is shown; again: away with it."""
        token = self._window.panel.card.token()
        if self._sheet is not None and self._sheet.isVisible():
            self._sheet.close()
        elif token is not None:
            self.open_sheet(token.id)
        else:
            self._window.notice.say(self.tr("Select a creature to see its sheet."))

    def open_sheet(self, token_id: str) -> None:
        self._shown().show_token(self._window.session.state.tokens[token_id])

    def show_page(self, block: StatBlock) -> None:
        self._shown().show_block(block)

    def _shown(self) -> SheetWindow:
        """The one window there is, made when it is first wanted, beside the map."""
        from battlemap.ui.bestiary.sheet import SheetWindow

        window = self._window
        if self._sheet is None:
            self._sheet = SheetWindow(window.session, window.settings, self.page_of, window)
            self._sheet.attack_chosen.connect(self._attack)
            self._sheet.closed.connect(window.view.setFocus)
            if not self._sheet.was_placed:
                self._sheet.move(window.mapToGlobal(QPoint(96, 40)))  # over the dock, so that the map stays free
        self._sheet.show()
        self._sheet.raise_()
        return self._sheet

    def _attack(self, token_id: str, name: str) -> None:
        """Its target is the next click on the map."""
        self._window.select_tool.arm_attack(token_id, name)
        self._window.activateWindow()
        self._window.view.setFocus()

    def _follow(self) -> None:
        """The sheet is that of whose card is shown."""
        token = self._window.panel.card.token()
        if self._sheet is not None and self._sheet.token_id and token is not None and token.id != self._sheet.token_id:
            self._sheet.show_token(token)

    # ------------------------------------------------------------ from elsewhere
    def review(self, paths: Sequence[Path] = ()) -> None:
        """Read stat blocks, look at what was read, keep or place what is wanted."""
        from battlemap.ui.bestiary.review import ReviewDialog

        session = self._window.session
        dialog = ReviewDialog(session.ruleset, self._window.settings, self._window)
        if paths:
            dialog.read_files(paths)
        else:
            dialog.offer_text(QGuiApplication.clipboard().text())
        if dialog.exec():
            self._take(dialog.chosen(), dialog.wanted)
        dialog.deleteLater()

    def _take(self, blocks: tuple[StatBlock, ...], wanted: str) -> None:
        from battlemap.ui.bestiary.companies import Mixed
        from battlemap.ui.bestiary.keeping import keep_all
        from battlemap.ui.bestiary.own import member_of
        from battlemap.ui.bestiary.review import PARTY, PLACE

        if wanted == PARTY:
            self.dock.open_on(self.dock.party)
            self.dock.party.take_in(tuple(member_of(block) for block in blocks))
            return
        try:
            kept = keep_all(blocks, self._window)
        except BattlemapError as wrong:
            self._window.notice.say(said(wrong))
            return
        self.dock.open_on(self.dock.creatures)
        if not kept:
            return
        blocks = blocks[: len(kept)]
        self.dock.creatures.choose(kept[0])
        if wanted == PLACE and len(blocks) == 1:
            self.dock.creatures.take_up()
        elif wanted == PLACE:
            self.dock.put.take_up(Mixed(blocks))
        else:
            here = sum(1 for block in blocks if block.ruleset == self._window.session.ruleset.name)
            text = self.tr("%n creature(s) kept among your own.", "", len(blocks))
            if here < len(blocks):
                text += " " + self.tr("Those for other rules show in fights by those rules.")
            self._window.notice.say(words.plural(text, len(blocks)))

    def take_dropped(self, mime: QMimeData) -> bool:
        """Stat blocks that were dropped on the window go to the review; False where they are something else."""
        paths = self.stat_blocks_in(mime)
        if paths:
            QTimer.singleShot(0, self, lambda: self.review(paths))
        return bool(paths)

    def open_file(self, path: Path) -> bool:
        """A file that is opened, where it is one of stat blocks."""
        if not is_stat_block(path):
            return False
        self.review([path])
        return True

    def stat_blocks_in(self, mime: QMimeData) -> list[Path]:
        paths = (Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile())
        return [path for path in paths if is_stat_block(path)]

    # ------------------------------------------------------------ own creatures
    def edit(self, held: Held) -> None:
        """The user's own; of what ships a copy."""
        from battlemap.ui.bestiary.own import edit_block

        block = held.block
        if not held.is_own:
            name = self.tr("{name} copy").format(name=block.name)
            block = replace(block, creature=replace(block.creature, name=name), source=self.tr("after {source}").format(
                source=block.source or block.name
            ))  # fmt: skip
        self._keep(edit_block(block, self._window.session.ruleset, self._window), held if held.is_own else None)

    def make(self) -> None:
        from battlemap.ui.bestiary.own import edit_block, new_block

        ruleset = self._window.session.ruleset
        self._keep(edit_block(new_block(ruleset), ruleset, self._window))

    def keep_selected(self) -> None:
        """The selected of the map, one of each kind, among the user's own; unhurt, and named without their numbers."""
        from battlemap.storage.shelves import CREATURES
        from battlemap.ui.bestiary.homecoming import keep_faces
        from battlemap.ui.bestiary.sheet import page_for

        window, kept = self._window, list[Path]()
        state, ruleset = window.session.state, window.session.ruleset
        tokens = {numbered(state.tokens[who].name)[0]: state.tokens[who] for who in reversed(window.session.selection)}
        if not tokens:
            window.notice.say(self.tr("Select the creatures that are to be kept first."))
            return
        keep_faces(window.session, tokens.values())
        try:
            for name, token in tokens.items():
                page = page_for(token, self.page_of)
                block = replace(page, creature=replace(token.creature, name=name), ruleset=ruleset.name)
                kept.append(CREATURES.keep(block).path)
        except BattlemapError as wrong:
            window.notice.say(said(wrong))
            return
        self.dock.open_on(self.dock.creatures)
        self.dock.creatures.choose(kept[-1])
        window.notice.say(self.tr("{names}: kept among your own.").format(names=", ".join(reversed(tokens))))

    def _keep(self, block: StatBlock | None, held: Held | None = None) -> None:
        from battlemap.storage.shelves import CREATURES

        if block is None:
            return
        try:
            kept = CREATURES.keep(block, held.path if held is not None else None)
        except BattlemapError as wrong:
            self._window.notice.say(said(wrong))
            return
        self.dock.open_on(self.dock.creatures)
        self.dock.creatures.choose(kept.path)

    def remove(self, held: Held) -> None:
        """One of the user's own; a click brings it back."""
        from battlemap.storage.shelves import CREATURES

        if held.path is None:
            return
        try:
            CREATURES.remove(held.path)
        except BattlemapError as wrong:
            self._window.notice.say(said(wrong))
            return
        self.dock.creatures.reload()
        text = self.tr("{name} is thrown away.").format(name=held.block.name)
        self._window.notice.say(text, self.tr("Bring back"), lambda: self._keep(held.block, held), 12_000)
