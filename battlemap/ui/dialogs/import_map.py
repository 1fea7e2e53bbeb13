"""Bringing in a map file: which of its maps, what was found and left out, the picture it wants; said before anything is taken.

Reading and writing are done beside the window (`import_map_reading`); what takes only a moment shows no half-filled dialog.  A
plain picture is told its squares elsewhere (`import_map_picture`): `opened` chooses.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEventLoop, QSize, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from battlemap.importers import PICTURES
from battlemap.importers.found import Atlas, Found, Wanted
from battlemap.importers.picture import is_picture
from battlemap.model import BattlemapError
from battlemap.ui.dialogs.giving import RoomyDialog, hearing
from battlemap.ui.dialogs.import_map_fields import RulesetFields, column_beside
from battlemap.ui.dialogs.import_map_findings import Findings
from battlemap.ui.dialogs.import_map_picture import PictureDialog
from battlemap.ui.dialogs.import_map_preview import Preview
from battlemap.ui.dialogs.import_map_reading import (
    Order,
    Read,
    place_picture,
    read_atlas,
    read_map,
    write_map,
)
from battlemap.ui.dialogs.import_map_work import Work
from battlemap.ui.screen import screen_of
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

SIZE, LIST_WIDTH = QSize(1240, 760), 280
SCREEN_SHARE = 0.94
SEARCHED_FROM = 9
"""So many names one looks through faster by typing."""
MOMENT_MS, CHOSEN_MS = 400, 120


class ImportDialog(RoomyDialog):
    """A map file's findings."""

    def __init__(self, session: Session, path: Path, parent: QWidget | None, settings: Settings) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("Import {name}").format(name=path.name))
        self.setAcceptDrops(True)
        self._session, self._path, self._settings = session, path, settings
        self._atlas: Atlas | None = None
        self._read: Read | None = None
        self._bare: Found | None = None  # as it is in the file, without a picture given by hand
        self._written: Path | None = None
        self._is_finishing = False
        self.trouble = ""
        self.search, self.maps, self.preview, self.findings = QLineEdit(), QListWidget(), Preview(), Findings()
        self.fields, self.progress = RulesetFields(settings, is_narrow=True), QProgressBar()
        self.ruleset, self.told, self.square = self.fields.ruleset, self.fields.told, self.fields.square
        self._lay_out()
        self._work = Work(self)
        self._chosen = QTimer(self)
        self._chosen.setSingleShot(True)
        self._chosen.setInterval(CHOSEN_MS)
        self._connect()
        self._show_ok()
        self._begin(read_atlas(path))

    @classmethod
    def opened(
        cls, session: Session, path: Path, parent: QWidget | None, settings: Settings | None = None
    ) -> ImportDialog | PictureDialog | None:
        """The dialog for a file; on trouble one sentence and no dialog."""
        try:
            if _is_picture(path):
                return PictureDialog.opened(session, path, parent, settings or Settings())
        except BattlemapError as wrong:
            session.message.emit(said(wrong))
            return None
        dialog = cls(session, path, parent, settings or Settings())
        dialog._wait_a_moment()
        if dialog.trouble and (dialog._atlas is None or len(dialog._atlas.names) == 1):
            session.message.emit(dialog.trouble)
            dialog.reject()
            dialog.deleteLater()
            return None
        return dialog

    def _lay_out(self) -> None:
        self._choice = QWidget()
        left = QVBoxLayout(self._choice)
        left.setContentsMargins(0, 0, 0, 0)
        self.search.setPlaceholderText(self.tr("Search the maps"))
        self.search.setClearButtonEnabled(True)
        self.maps.setAccessibleName(self.tr("Maps in the file"))
        self.maps.setUniformItemSizes(True)
        self.maps.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # long names end in dots
        left.addWidget(self.search)
        left.addWidget(self.maps, 1)
        self._choice.setFixedWidth(LIST_WIDTH)
        self._choice.hide()
        scroll = column_beside(self.findings, self.fields)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._choice)
        row.addWidget(self.preview, 1)
        row.addWidget(scroll)
        self.body.addLayout(row, 1)
        keep = self.progress.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keep)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(8)
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("Work under way"))
        self.body.addWidget(self.progress)
        self.resize(SIZE.boundedTo(screen_of(self).availableSize() * SCREEN_SHARE))

    def _connect(self) -> None:
        self._work.done.connect(self._done)
        self._work.failed.connect(self._failed)
        self._chosen.timeout.connect(self._read_chosen)
        self.search.textChanged.connect(self._filter)
        self.maps.currentRowChanged.connect(lambda _row: self._chosen.start())
        self.maps.itemActivated.connect(lambda _item: self.finish())
        self.findings.picture_wanted.connect(self._ask_picture)

    def _wait_a_moment(self) -> None:
        loop = QEventLoop()
        self._work.ended.connect(loop.quit)
        QTimer.singleShot(MOMENT_MS, loop, loop.quit)
        if self._work.is_busy:
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    # ------------------------------------------------------------ what is under way
    @property
    def found(self) -> Found | None:
        """The map as it stands; None while it is being read, or where it cannot be."""
        return self._read.found if self._read is not None else None

    @property
    def _lacked(self) -> Wanted | None:
        """The picture that is not in the file."""
        return self._bare.wanted if self._bare is not None else None

    def _begin(self, task: object) -> None:
        self.trouble = ""
        self.progress.show()
        self._work.start(task)  # type: ignore[arg-type]

    def _done(self, result: object) -> None:
        self.progress.hide()
        if isinstance(result, Path):
            self._written = result
        elif isinstance(result, Atlas):
            self._atlas = result
            self._offer(result.names)
        elif isinstance(result, Read):
            self._bare = self._bare or result.found
            self._take(result)

    def _failed(self, sentence: str) -> None:
        self.progress.hide()
        self.trouble = sentence
        self.complain(sentence)
        if self._read is None:
            self.findings.show_nothing(self.tr("This map cannot be used"))
            self.preview.show_text(self.tr("Nothing to show"))
        self._show_ok()

    def _take(self, read: Read) -> None:
        self._read = read
        self.complain("")
        self.findings.show_found(read.found, self._lacked)
        self.preview.show_image(read.image)
        self.fields.offer(read.found.scene.square)
        self._show_ok()

    # ------------------------------------------------------------ which map
    def _offer(self, names: tuple[str, ...]) -> None:
        self.maps.addItems(names)
        for row, name in enumerate(names):
            self.maps.item(row).setToolTip(name)
        self._choice.setVisible(len(names) > 1)
        self.search.setVisible(len(names) >= SEARCHED_FROM)
        self.maps.setCurrentRow(0)
        if len(names) > 1:
            (self.search if len(names) >= SEARCHED_FROM else self.maps).setFocus()
        self._read_chosen()

    def _filter(self, text: str) -> None:
        """Those whose name has every word; the first of them becomes the current one."""
        wanted = text.casefold().split()
        for row in range(self.maps.count()):
            item = self.maps.item(row)
            item.setHidden(not all(word in item.text().casefold() for word in wanted))
        current = self.maps.currentItem()
        if current is None or current.isHidden():
            there = (row for row in range(self.maps.count()) if not self.maps.item(row).isHidden())
            self.maps.setCurrentRow(next(there, -1))

    def _read_chosen(self) -> None:
        self._chosen.stop()
        self._read = self._bare = None
        self.complain("")
        if self._atlas is None or self.maps.currentRow() < 0:
            self._work.stop()
            self.progress.hide()
            self.findings.show_nothing(self.tr("No map of that name"))
            self.preview.show_text("")
        else:
            self.findings.show_nothing()
            self._begin(read_map(self._atlas, self.maps.currentRow(), palette()))
        self._show_ok()

    # ------------------------------------------------------------ its picture
    def _ask_picture(self) -> None:
        title, endings = self.tr("The map's picture"), " ".join(f"*{ending}" for ending in PICTURES)
        patterns = self.tr("Pictures ({endings})").format(endings=endings)
        name, _ = QFileDialog.getOpenFileName(self, title, str(self._path.parent), patterns)
        if name:
            self.give_picture(Path(name))

    def give_picture(self, path: Path) -> None:
        """Lay the map on this picture, if it can be."""
        if self._bare is not None and self._lacked is not None and not self._is_finishing:
            self._begin(place_picture(self._bare, path, palette()))

    def _dropped(self, event: QDragEnterEvent | QDropEvent) -> Path | None:
        urls = event.mimeData().urls()
        return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() and self._lacked is not None else None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self._dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.give_picture(path)

    # ------------------------------------------------------------ ending
    def _show_ok(self) -> None:
        bare = self.found is not None and self._lacked is not None and self.found.scene.picture is None
        self.accept_text(self.tr("Go on without a picture") if bare else self.tr("Use this map"))
        is_bad = bool(self.trouble) and self._read is None
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(not is_bad and not self._is_finishing)

    def finish(self) -> None:
        """Write the fight and open it; while the map is still being read, as soon as it has been."""
        if self._is_finishing:
            return
        if self._chosen.isActive():
            self._read_chosen()
        self._enable(False)
        self._work.wait()
        if self._read is not None and self._is_finishing:
            order = Order(self._read.found, self._name(), self.fields.name, self.fields.square_dm)
            self._begin(write_map(order))
            self._work.wait()
        if self._written is not None and self._is_finishing:
            with hearing(self, self._session):
                is_open = self._session.open_path(self._written)
            if is_open:
                self.fields.remember()
                self.accept()
                return
        self._enable(True)

    def _name(self) -> str:
        """Of the new fight: the map's, where a file has several."""
        several = self._atlas is not None and len(self._atlas.names) > 1
        return self.maps.currentItem().text() if several else self._path.stem

    def _enable(self, on: bool) -> None:
        self._is_finishing = not on
        for part in (self._choice, self.findings, self.fields):
            part.setEnabled(on)
        self._show_ok()

    def done(self, result: int) -> None:
        self._is_finishing = False
        self._chosen.stop()
        self._work.stop()
        self._atlas = self._read = self._bare = None
        super().done(result)


def _is_picture(path: Path) -> bool:
    """By what is in it: a ".dd2vtt.png" may well be a map."""
    try:
        with path.open("rb") as file:
            return is_picture(file.read(64))
    except (OSError, ValueError):
        return False
