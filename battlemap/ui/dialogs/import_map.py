"""Bringing in a map: what was found and left out is said before anything is taken.  A picture is told its squares elsewhere
(`import_map_picture`): `opened` chooses.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from battlemap.importers import import_map
from battlemap.importers.found import Found
from battlemap.importers.picture import format_of
from battlemap.model import BattlemapError
from battlemap.ui.dialogs.giving import RoomyDialog, hearing
from battlemap.ui.dialogs.import_map_fields import RulesetFields
from battlemap.ui.dialogs.import_map_picture import PictureDialog
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

PREVIEW = (560, 380)
WIDTH = 680


class ImportDialog(RoomyDialog):
    """A map file's findings."""

    def __init__(
        self, session: Session, path: Path, found: Found, parent: QWidget | None, settings: Settings | None = None
    ) -> None:
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("Import {name}").format(name=path.name))
        self.accept_text(self.tr("Use this map"))
        self._session, self._path, self._found = session, path, found
        self.setMinimumWidth(WIDTH)
        self.preview = QLabel()
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.preview.setMinimumSize(*PREVIEW)
        self.preview.setAccessibleName(self.tr("Preview"))
        self._pixmap = QPixmap()
        if found.picture is not None:
            self._pixmap.loadFromData(found.picture)
        else:
            self.preview.setMinimumSize(PREVIEW[0], 60)
        self.body.addWidget(self.preview)
        self.body.addWidget(QLabel(self._summary()))
        if found.notes:
            notes = QPlainTextEdit("\n".join(found.notes))
            notes.setReadOnly(True)
            notes.setMaximumHeight(120)
            notes.setAccessibleName(self.tr("What was left out"))
            self.body.addWidget(notes)
        self._fields = RulesetFields(settings or Settings())
        self.ruleset, self.told, self.square = self._fields.ruleset, self._fields.told, self._fields.square
        self.body.addWidget(self._fields)
        self._draw()
        self.ruleset.setFocus()

    @classmethod
    def opened(
        cls, session: Session, path: Path, parent: QWidget | None, settings: Settings | None = None
    ) -> ImportDialog | PictureDialog | None:
        """The dialog for a file; on trouble one sentence and no dialog."""
        try:
            if _is_picture(path):
                return PictureDialog.opened(session, path, parent, settings or Settings())
            return cls(session, path, import_map(path), parent, settings)
        except BattlemapError as wrong:
            session.message.emit(str(wrong))
            return None

    def _summary(self) -> str:
        counts = self._found.counts
        return self.tr("{columns} x {rows} squares · {walls} walls · {doors} doors · {lights} lights").format(**counts)

    def _draw(self) -> None:
        if self._pixmap.isNull():
            self.preview.setText(self.tr("No picture: walls and doors only."))
            return
        shown = self._pixmap.scaled(*PREVIEW, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
        painter = QPainter(shown)
        painter.setPen(QPen(QColor(palette().accent), 1))
        area, columns, rows = QRectF(shown.rect()), self._found.counts["columns"], self._found.counts["rows"]
        for i in range(columns + 1):
            x = area.width() * i / columns
            painter.drawLine(int(x), 0, int(x), int(area.height()))
        for j in range(rows + 1):
            y = area.height() * j / rows
            painter.drawLine(0, int(y), int(area.width()), int(y))
        painter.end()
        self.preview.setPixmap(shown)

    def finish(self) -> None:
        with hearing(self, self._session):
            notes = self._session.import_path(self._path, ruleset=self._fields.name, square=self._fields.square_dm)
        if notes is not None:
            self._fields.remember()
            self.accept()


def _is_picture(path: Path) -> bool:
    """By what is in it: a ".dd2vtt.png" may well be a map."""
    try:
        with path.open("rb") as file:
            return bool(format_of(file.read(64)))
    except (OSError, ValueError):
        return False
