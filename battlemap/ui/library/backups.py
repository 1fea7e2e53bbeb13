"""Earlier states of a fight, to go back to: when each was made, how it stood, what had happened last.

    dialog = BackupsDialog(session, path, parent)      of the fight at `path`; None: of the one on the table
    if dialog.exec(): notice.say(dialog.said)          the fight is as it was then, on the table

Also for a fight that no longer opens: then what is whole of the file itself stands first, and going there makes a new file beside
it.  Not here: when backups are made (`backing`), how they are kept (`storage.backups`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTime
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from battlemap.encounter.document import Record, Step
from battlemap.model import BattlemapError, Encounter
from battlemap.rulesets import find_ruleset
from battlemap.storage.backups import Backup, fights, has_any, kept
from battlemap.storage.glance import glance
from battlemap.storage.repair import Found, remains
from battlemap.ui.dialogs.giving import RoomyDialog
from battlemap.ui.dialogs.history import line_of
from battlemap.ui.library.shelf import key_of
from battlemap.ui.library.summary import day
from battlemap.ui.panel.parts import dim, warned
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.theme import px

SIZE = (760, 440)
CHOICE = Qt.ItemDataRole.UserRole


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("BackupsDialog", text).format(**holes)


@dataclass(frozen=True, slots=True)
class Line:
    """One row: what there is to go to, in words."""

    when: str
    round: str
    last: str
    choice: Backup | Found


def line_of_backup(backup: Backup, today: date) -> Line:
    local = backup.made.astimezone()
    time = QLocale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    when = _say("{day}, {time}", day=day(local.date(), today), time=time)
    return Line(when, _round(backup.state), _last(backup.last, backup.state, backup.why), backup)


def line_of_found(found: Found) -> Line:
    record = found.records[-1] if found.records else None
    return Line(_say("What is whole of the file"), _round(found.state), _last(record, found.state, ""), found)


def _round(state: Encounter) -> str:
    return str(state.turn.round) if state.turn.begun else _say("not begun")


def _last(record: Record | None, state: Encounter, why: str) -> str:
    """What happened last, as the history has it; before it why the backup was made, where that is not by time alone."""
    told = {"before": _say("Before going back."), "replaced": _say("Before another fight was saved over it.")}.get(why, "")
    if record is None or record.command is None:
        what = _say("Nothing done yet.") if record is None else ""
        what = what or (_say("Steps taken back.") if record is not None and record.kind == "undo" else _say("Steps done again."))
    else:
        names = {token.id: token.name for token in state.tokens.values()}
        what = line_of(Step(record.command, record.events, record.rolls), names)
    return f"{told} {what}".strip()


class BackupsDialog(RoomyDialog):
    """`said`: the sentence for who sees the table afterwards; `gone_back`: the file that was put on it."""

    def __init__(self, session: Session, path: Path | None, parent: QWidget | None, trouble: str = "") -> None:
        """`trouble`: why the last backup could not be made."""
        super().__init__("", parent, QCoreApplication.translate("BackupsDialog", "&Go back to this"))
        self.setWindowTitle(self.tr("Backups"))
        self._session, self.said = session, ""
        self.gone_back: Path | None = None
        self.resize(px(SIZE[0]), px(SIZE[1]))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Close"))
        here = path or (session.fight_file.path if session.fight_file is not None else None)
        self.fights = QComboBox()
        self.fights.setAccessibleName(self.tr("Fight"))
        for each in _paths(here):
            self.fights.addItem(each.stem if each.exists() else _say("{name} (its file is gone)", name=each.stem), each)
            self.fights.setItemData(self.fights.count() - 1, str(each), Qt.ItemDataRole.ToolTipRole)
        self.hint = QLabel(self.tr("Going back keeps the present state too: it is the first in this list afterwards."))
        self.hint.setWordWrap(True)
        self.file = warned("")
        self.file.setTextFormat(Qt.TextFormat.PlainText)
        self.file.setWordWrap(True)
        self.tree = self._list()
        self.empty = dim(self.tr(
            "There is no backup of this fight yet. One is made soon after it is opened, every ten minutes in which something is "
            "done, and when it is put away. The last ten are kept."
        ))  # fmt: skip
        self.empty.setWordWrap(True)
        self.made = warned(trouble)
        self.made.setTextFormat(Qt.TextFormat.PlainText)
        self.made.setWordWrap(True)
        self.made.setVisible(bool(trouble))
        for widget in (self.fights, self.hint, self.file):
            self.body.addWidget(widget)
        self.body.addWidget(self.tree, 1)
        self.body.addWidget(self.empty, 1)
        self.body.addWidget(self.made)
        self.fights.setVisible(self.fights.count() > 1)
        self.fights.currentIndexChanged.connect(lambda _index: self._fill())
        self.tree.currentItemChanged.connect(lambda *_items: self._refresh())
        self.tree.itemActivated.connect(lambda *_item: self.finish())
        self._fill()
        self.tree.setFocus()

    def _list(self) -> QTreeWidget:
        found = QTreeWidget()
        found.setHeaderLabels([self.tr("When"), self.tr("Round"), self.tr("What happened last")])
        found.setAccessibleName(self.tr("Backups"))
        found.setRootIsDecorated(False)
        found.setUniformRowHeights(True)
        found.setAllColumnsShowFocus(True)
        found.setTextElideMode(Qt.TextElideMode.ElideRight)
        head = found.header()
        for column in (0, 1):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(True)
        return found

    # ------------------------------------------------------------ showing
    @property
    def path(self) -> Path | None:
        """Of the fight chosen."""
        found = self.fights.currentData()
        return found if isinstance(found, Path) else None

    @property
    def choice(self) -> Backup | Found | None:
        item = self.tree.currentItem()
        return item.data(0, CHOICE) if item is not None else None

    def _fill(self) -> None:
        path, today = self.path, date.today()
        self.complain("")
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            trouble, found = self._of_the_file(path) if path is not None else ("", None)
            lines = [line_of_found(found)] if found is not None else []
            lines += [line_of_backup(each, today) for each in kept(path)] if path is not None else []
        except BattlemapError as wrong:
            trouble, lines = said(wrong), []
        finally:
            QGuiApplication.restoreOverrideCursor()
        self.file.setText(trouble)
        self.file.setVisible(bool(trouble))
        self._show(lines)

    def _of_the_file(self, path: Path) -> tuple[str, Found | None]:
        """What is wrong with a file that is not on the table, and what is whole of it; nothing for one that is well."""
        file = self._session.fight_file
        if not path.exists() or (file is not None and key_of(file.path) == key_of(path)):
            return "", None
        try:
            glance(path, find_ruleset)
        except BattlemapError as wrong:
            found = remains(path, wrong)
            return said(found.told if found is not None else wrong), found
        return "", None

    def _show(self, lines: Sequence[Line]) -> None:
        self.tree.clear()
        for line in lines:
            item = QTreeWidgetItem([line.when, line.round, line.last])
            item.setData(0, CHOICE, line.choice)
            item.setToolTip(2, line.last)
            self.tree.addTopLevelItem(item)
        self.tree.setVisible(bool(lines))
        self.hint.setVisible(bool(lines))
        self.empty.setVisible(not lines)
        if (first := self.tree.topLevelItem(0)) is not None:
            self.tree.setCurrentItem(first)
        self._refresh()

    def _refresh(self) -> None:
        choice = self.choice
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(choice is not None)
        self.accept_text(self.tr("&Open what is whole") if isinstance(choice, Found) else self.tr("&Go back to this"))

    # ------------------------------------------------------------ going
    def finish(self) -> None:
        choice, path = self.choice, self.path
        if choice is None or path is None:
            return
        told = list[str]()
        self._session.message.connect(told.append)
        try:
            done = self._open_whole(choice) if isinstance(choice, Found) else self._go_back(choice, path)
        except BattlemapError as wrong:
            self.complain(said(wrong), self.tree)
            return
        finally:
            self._session.message.disconnect(told.append)
        if done:
            self.accept()
        else:
            self.complain(told[-1] if told else self.tr("It could not be opened."), self.tree)

    def _open_whole(self, found: Found) -> bool:
        made = found.write()
        self.gone_back = made
        self.said = _say("What is whole is in \"{name}\" now; the damaged file is as it was.", name=made.stem)
        return self._session.open_path(made)

    def _go_back(self, backup: Backup, path: Path) -> bool:
        self.gone_back = path
        item = self.tree.currentItem()
        when = item.text(0) if item is not None else ""
        self.said = _say("\"{name}\" is as it was: {when}.", name=path.stem, when=when)
        return self._session.go_back(backup, path)


def _paths(here: Path | None) -> list[Path]:
    """The fight meant first, then those of which there are backups."""
    others = [each for each in fights() if here is None or key_of(each) != key_of(here)]
    return [*([here] if here is not None else []), *others]


def offer(path: Path, say: Callable[..., None], show: Callable[[], object]) -> None:
    """A file could not be opened: where there is something to go back to, that is offered."""
    try:
        glance(path, find_ruleset)
    except BattlemapError as wrong:
        found = remains(path, wrong)
        if found is not None or has_any(path):
            say(said(found.told if found is not None else wrong), _say("What can be done…"), show, milliseconds=0)
