"""The review of stat blocks from elsewhere: what was read, what was not, what is to be looked at; corrected, kept, placed.

Files come by the dialog, by dropping them on it, several at once; text is pasted.  Nothing is kept before it is asked for.  Not
here: the reading (`review_reading`), the form that corrects (`own`), where they are kept (`storage.shelves`).
"""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from battlemap.importers.stat_blocks import ENDINGS, Doubt
from battlemap.model import StatBlock
from battlemap.rules.ruleset import Ruleset
from battlemap.ui import words
from battlemap.ui.bestiary.own import BlockDialog
from battlemap.ui.bestiary.page import page_html
from battlemap.ui.bestiary.review_reading import Reviewed, StatReading, pasted
from battlemap.ui.bestiary.rules import ruleset_or, title_of
from battlemap.ui.dialogs.giving import RoomyDialog
from battlemap.ui.icons import icon
from battlemap.ui.panel.parts import button, dim, heading
from battlemap.ui.screen import screen_of
from battlemap.ui.sentences import said
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

SIZE = (1040, 720)
CHECKED, UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked
KEEP, PLACE, PARTY = "keep", "place", "party"
DOUBT = "doubt:"
LONGEST_OFFERED, FEWEST_LINES = 40_000, 4
LOOKS_LIKE_ONE = re.compile(
    r"armou?r class|hit points|\bAC\b|\bHP\b|\bHD\b|classe de armadura|pontos de vida|classe armatura|punti ferita", re.IGNORECASE
)
FIELDS: dict[str, Any] = {
    "max_hp": QT_TRANSLATE_NOOP("Words", "hit points"), "ac": QT_TRANSLATE_NOOP("Words", "armour class"),
    "hit_dice": QT_TRANSLATE_NOOP("Words", "hit dice"), "passive": QT_TRANSLATE_NOOP("Words", "passive perception"),
    "xp": QT_TRANSLATE_NOOP("Words", "experience"), "challenge": QT_TRANSLATE_NOOP("Words", "challenge"),
    "to_hit": QT_TRANSLATE_NOOP("Words", "bonus to hit"), "kind": QT_TRANSLATE_NOOP("Words", "type"),
}  # fmt: skip
INNER = ("speed", "abilities", "saves", "skills", "senses", "sheet", "attacks")


class ReviewDialog(RoomyDialog):
    """`wanted` is what was asked for in the end: KEEP, PLACE or PARTY, with `chosen()`; "" where it was called off."""

    def __init__(self, ruleset: Ruleset, settings: Settings, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self._ruleset, self._settings = ruleset, settings
        self.setWindowTitle(self.tr("Stat blocks from elsewhere"))
        self.setAcceptDrops(True)
        self.accept_text(self.tr("Keep"))
        room = screen_of(self).availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 60))
        self.wanted = ""
        self.rows: list[Reviewed] = []
        self._as_read: list[StatBlock | None] = []
        self.reading = StatReading(self)
        self.list, self.page, self.text = QListWidget(), QTextBrowser(), QPlainTextEdit()
        self.told, self.why_not = dim(""), dim("")
        self.files, self.read_text = button(self.tr("Add &files…")), button(self.tr("&Read the text"))
        self.stop = button(self.tr("&Stop"))
        self.all = QCheckBox(self.tr("A&ll"))
        self.all.setToolTip(self.tr("Tick all of them, or none"))
        self.correct = button(self.tr("&Correct…"), self.tr("All its figures in the form"))
        self.as_read = button(self.tr("&As it was read"), self.tr("Take the corrections back"))
        self.ours = button(self.tr("&Use it here"), self.tr("Keep its figures for the rules of this fight"))
        self.place = button(self.tr("Keep and &place"))
        self.to_party = button(self.tr("Into the par&ty"))
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        self.list.setAccessibleName(self.tr("Read"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.page.setAccessibleName(self.tr("What was read"))
        self.page.setOpenLinks(False)
        self.text.setPlaceholderText(self.tr("…or paste the text of a stat block here, and read it"))
        self.text.setAccessibleName(self.tr("Text of a stat block"))
        self.text.setTabChangesFocus(True)
        self.text.setAcceptDrops(False)  # files dropped here are the dialog's
        left, right, split = QWidget(), QWidget(), QSplitter(Qt.Orientation.Horizontal)
        column, page = QVBoxLayout(left), QVBoxLayout(right)
        for layout in (column, page):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(8)
        top, deeds, below = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        top.addWidget(heading(self.tr("READ")))
        top.addWidget(self.all)
        top.addStretch(1)
        top.addWidget(self.stop)
        top.addWidget(self.files)
        column.addLayout(top)
        column.addWidget(self.list, 3)
        column.addWidget(self.told)
        column.addWidget(self.text, 1)
        below.addStretch(1)
        below.addWidget(self.read_text)
        column.addLayout(below)
        deeds.addWidget(self.correct)
        deeds.addWidget(self.as_read)
        deeds.addWidget(self.ours)
        deeds.addStretch(1)
        page.addWidget(self.page, 1)
        page.addLayout(deeds)
        for one in (self.files, self.read_text, self.stop, self.correct, self.as_read, self.ours, self.place, self.to_party):
            one.setAutoDefault(False)
        self.told.setWordWrap(True)
        split.addWidget(left)
        split.addWidget(right)
        split.setChildrenCollapsible(False)
        split.setSizes([400, 620])
        self.body.addWidget(split, 1)
        self.why_not.setWordWrap(True)
        self.why_not.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.body.addWidget(self.why_not)
        kinds = self.buttons.ButtonRole
        self.buttons.addButton(self.place, kinds.ActionRole)
        self.buttons.addButton(self.to_party, kinds.ActionRole)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(lambda _row: self._show())
        self.list.itemChanged.connect(lambda _item: self._refresh_buttons())
        self.list.itemActivated.connect(lambda _item: self.correct_current())
        self.page.anchorClicked.connect(self._follow)
        self.files.clicked.connect(self._choose_files)
        self.all.clicked.connect(self._tick_all)
        self.read_text.clicked.connect(self.read_pasted)
        self.text.textChanged.connect(self._refresh_buttons)
        self.correct.clicked.connect(lambda: self.correct_current())
        self.as_read.clicked.connect(self._take_back)
        self.ours.clicked.connect(self._make_ours)
        self.place.clicked.connect(lambda: self._finish(PLACE))
        self.to_party.clicked.connect(lambda: self._finish(PARTY))
        self.stop.clicked.connect(self.reading.stop)
        self.reading.found.connect(self._take)
        self.reading.ended.connect(self._refresh)
        self.finished.connect(lambda _code: self.reading.stop())

    # ------------------------------------------------------------ what comes in
    def offer_text(self, text: str) -> None:
        """What lies on the clipboard, where it looks like a stat block: it is there to be read with Enter."""
        if len(text) <= LONGEST_OFFERED and len(text.splitlines()) >= FEWEST_LINES and LOOKS_LIKE_ONE.search(text):
            self.text.setPlainText(text)
            self.read_text.setDefault(True)
            self.read_text.setFocus()

    def read_files(self, paths: Sequence[Path]) -> None:
        """Read these beside the window, one after the other."""
        self.complain("")
        self.reading.files(list(paths), self._ruleset.name)
        self._refresh()

    def read_pasted(self) -> None:
        text = self.text.toPlainText()
        if text.strip():
            self.complain("")
            self._forget_failures()
            self.reading.text(text, self._ruleset.name)
            self._refresh()

    def _forget_failures(self) -> None:
        """What was pasted before and could not be read: it is tried again."""
        for row in reversed(range(len(self.rows))):
            if self.rows[row].block is None and self.rows[row].source == pasted():
                self.list.takeItem(row)
                del self.rows[row], self._as_read[row]

    def _choose_files(self) -> None:
        patterns = self.tr("Stat blocks ({endings});;All files (*)").format(endings=" ".join(f"*{ending}" for ending in ENDINGS))
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("Stat blocks"), self._settings.folder(), patterns)
        if names:
            self._settings.set_folder(str(Path(names[0]).parent))
            self.read_files([Path(name) for name in names])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()) or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            self.read_files(paths)
        elif event.mimeData().hasText():
            self.text.setPlainText(event.mimeData().text())
            self.read_pasted()
        event.acceptProposedAction()

    def _take(self, part: tuple[Reviewed, ...]) -> None:
        first = len(self.rows)
        for one in part:
            self.rows.append(one)
            self._as_read.append(one.block)
            item = QListWidgetItem()
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            if one.block is not None:
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(CHECKED)
            self.list.addItem(item)
            self._write(len(self.rows) - 1)
        was_pasted = bool(part) and part[0].source == pasted()
        if part and (first == 0 or was_pasted):  # what was just pasted is looked at, below whatever was there before
            self.list.setCurrentRow(first)
        if was_pasted and any(one.block is not None for one in part):
            self.text.clear()
        self._refresh()

    # ------------------------------------------------------------ shown
    def _write(self, row: int) -> None:
        """A row as it stands: its mark, its name, what there is to look at."""
        one, item = self.rows[row], self.list.item(row)
        if one.block is None:
            picture, text = "remove", self.tr("not read")
        elif one.is_corrected:
            picture, text = "edit", self.tr("corrected")
        elif one.doubts:
            picture = "warning"
            text = words.plural(self.tr("%n thing(s) to look at", "", len(one.doubts)), len(one.doubts))
        else:
            picture, text = "check", self.tr("all clear")
        self.list.blockSignals(True)
        item.setIcon(icon(picture))
        item.setText(f"{one.name}   {text}")
        item.setToolTip(one.source)
        self.list.blockSignals(False)

    def current(self) -> Reviewed | None:
        row = self.list.currentRow()
        return self.rows[row] if 0 <= row < len(self.rows) else None

    def _show(self) -> None:
        one = self.current()
        self.page.setHtml(self._empty_html() if one is None else self._html(one))
        self._refresh_buttons()

    def _empty_html(self) -> str:
        text = self.tr(
            "Drop files here, several at once, or paste the text of a stat block. "
            "Read are 5e-bits, Open5e, 5etools, Foundry, Improved Initiative, old-school pages and plain text."
        )
        return f'<div style="color:{palette().text_dim}; margin-top:24px">{escape(text)}</div>'

    def _html(self, one: Reviewed) -> str:
        """What is to be looked at, what was not read, then all that was."""
        colours, parts = palette(), list[str]()
        whence = escape(" · ".join(part for part in (said(one.source), said(one.kind)) if part))
        parts.append(f'<div style="color:{colours.text_dim}">{whence}</div>')
        if one.block is None:
            parts.append(f'<div style="color:{colours.bad}; font-weight:700; margin-top:8px">{escape(said(one.why))}</div>')
            return "".join(parts)
        if one.block.ruleset != self._ruleset.name:
            text = self.tr("Its figures are for {rules}; this fight is played by {others}.").format(
                rules=title_of(one.block.ruleset), others=words.rules_title(self._ruleset)
            )
            parts.append(_box(colours.warning, self.tr("Other rules"), [escape(text)]))
        if one.doubts:
            title = self.tr("Looked at") if one.is_corrected else self.tr("Look at these")
            parts.append(_box(colours.warning, title, [self._doubt(doubt) for doubt in one.doubts]))
        if one.left:
            parts.append(_box(colours.text_dim, self.tr("Not read"), [escape(said(each)) for each in one.left]))
        return "".join(parts) + '<div style="margin-top:12px"></div>' + page_html(one.block)

    def _doubt(self, doubt: Doubt) -> str:
        """A field that is not sure, as a link to its place in the form."""
        how = self.tr("guessed") if doubt.why == "guessed" else self.tr("the source says two things")
        name = field_name(doubt.field)
        link = f'<a href="{DOUBT}{escape(doubt.field)}" style="color:{palette().accent}">{escape(name)}</a>'
        return f"<b>{link}</b> ({escape(how)}): {escape(said(doubt.note))}"

    def _refresh(self) -> None:
        busy = self.reading.is_busy
        self.stop.setVisible(busy)
        read = sum(1 for one in self.rows if one.block is not None)
        unread = len(self.rows) - read
        all_, some = self.tr("%n creature(s) read", "", read), self.tr("%n creature(s) read, {number} not", "", read)
        text = words.plural(some.format(number=unread) if unread else all_, read) if self.rows else ""
        self.told.setText(self.tr("Reading… {told}").format(told=text) if busy else text)
        self.told.setVisible(bool(self.told.text()))
        self._show()

    def _refresh_buttons(self) -> None:
        one, row = self.current(), self.list.currentRow()
        has_block = one is not None and one.block is not None
        self.correct.setEnabled(has_block)
        self.as_read.setEnabled(has_block and one is not None and one.block is not self._as_read[row])
        other = one is not None and one.block is not None and one.block.ruleset != self._ruleset.name
        self.ours.setVisible(other)
        chosen, read = self.chosen(), sum(1 for row in self.rows if row.block is not None)
        self.all.setVisible(read > 1)
        self.all.setChecked(bool(chosen) and len(chosen) == read)
        here = bool(chosen) and all(block.ruleset == self._ruleset.name for block in chosen)
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(bool(chosen))
        for wanting in (self.place, self.to_party):
            wanting.setEnabled(here)
            wanting.setToolTip("" if here or not chosen else self.tr("Only what is for the rules of this fight"))
        self.why_not.setVisible(bool(chosen) and not here)
        told = self.tr("Placed here or in the party is only what is for {rules}: \"Use it here\" makes it so, or untick it.")
        self.why_not.setText(told.format(rules=words.rules_title(self._ruleset)))
        self.read_text.setEnabled(bool(self.text.toPlainText().strip()))

    # ------------------------------------------------------------ corrected
    def correct_current(self, field: str = "") -> None:
        """In the form, at that field."""
        one, row = self.current(), self.list.currentRow()
        if one is None or one.block is None:
            return
        dialog = BlockDialog(one.block, ruleset_or(one.block.ruleset, self._ruleset), self)
        dialog.go_to(field)
        if dialog.exec():
            self._replace(row, replace_row(one, dialog.block()))

    def _replace(self, row: int, one: Reviewed) -> None:
        self.rows[row] = one
        self._write(row)
        self._show()

    def _take_back(self) -> None:
        row, one = self.list.currentRow(), self.current()
        block = self._as_read[row] if one is not None else None
        if one is not None and block is not None:
            fresh = Reviewed(block.name, one.source, one.kind, block, "", one.doubts, one.left)
            self._replace(row, fresh)

    def _make_ours(self) -> None:
        """Its figures as they are, for this fight's rules: whoever asks for it knows what they mean."""
        one = self.current()
        if one is not None and one.block is not None:
            block = replace(one.block, ruleset=self._ruleset.name)
            corrected = Reviewed(one.name, one.source, one.kind, block, "", one.doubts, one.left, one.is_corrected)
            self._replace(self.list.currentRow(), corrected)

    def _follow(self, link: QUrl) -> None:
        text = link.toString()
        if text.startswith(DOUBT):
            self.correct_current(text.removeprefix(DOUBT))

    # ------------------------------------------------------------ in the end
    def chosen(self) -> tuple[StatBlock, ...]:
        """All that are ticked."""
        found = []
        for row, one in enumerate(self.rows):
            item = self.list.item(row)
            if one.block is not None and item is not None and item.checkState() == CHECKED:
                found.append(one.block)
        return tuple(found)

    def _tick_all(self, ticked: bool) -> None:
        self.list.blockSignals(True)
        for row, one in enumerate(self.rows):
            if one.block is not None:
                self.list.item(row).setCheckState(CHECKED if ticked else UNCHECKED)
        self.list.blockSignals(False)
        self._refresh_buttons()

    def finish(self) -> None:
        self._finish(KEEP)

    def _finish(self, wanted: str) -> None:
        if not self.chosen():
            self.complain(self.tr("Tick what is to be kept."), self.list)
            return
        self.wanted = wanted
        self.accept()


def replace_row(one: Reviewed, block: StatBlock) -> Reviewed:
    """The same, corrected."""
    return Reviewed(block.name, one.source, one.kind, block, "", one.doubts, one.left, is_corrected=True)


def field_name(path: str) -> str:
    """ "attacks.Bite.damage" -> "Bite: damage", "abilities.str" -> "Strength"; "" is the page."""
    if not path:
        return words.say(words.N("The whole page"))
    parts = path.split(".")
    if parts[0] in INNER and len(parts) > 1:
        parts = parts[1:]
    named = [words.say(FIELDS[part]) if part in FIELDS else words.word(part) if part.islower() else part for part in parts]
    return ": ".join([named[0][:1].upper() + named[0][1:], *named[1:]])


def _box(colour: str, title: str, rows: Sequence[str]) -> str:
    lines = "".join(f'<div style="margin-top:3px">• {row}</div>' for row in rows)
    return f'<div style="margin-top:10px; color:{colour}; font-weight:700">{escape(title)}</div>{lines}'


__all__ = ["KEEP", "PARTY", "PLACE", "ReviewDialog", "field_name"]
