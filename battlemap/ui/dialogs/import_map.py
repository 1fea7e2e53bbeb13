"""Bringing in a map: what was found and left out is said before anything is taken; a picture is told its squares.

The new fight has a ruleset, the one chosen last offered first, and squares as wide as that says until another width is typed.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)

from battlemap.importers import import_map
from battlemap.importers.found import Found
from battlemap.importers.picture import format_of
from battlemap.model import BattlemapError
from battlemap.rulesets import DEFAULT, find_ruleset, names
from battlemap.ui import words
from battlemap.ui.dialogs.giving import RoomyDialog, hearing
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

PREVIEW = (560, 380)
WIDTH, TOLD_LINES = 680, 2


class ImportDialog(RoomyDialog):
    """For a map file its findings; for a plain picture columns and rows with the grid drawn on it."""

    def __init__(
        self, session: Session, path: Path, found: Found, is_picture: bool, parent: QWidget | None,
        settings: Settings | None = None,
    ) -> None:  # fmt: skip
        super().__init__("", parent, " ")
        self.setWindowTitle(self.tr("Import {name}").format(name=path.name))
        self.accept_text(self.tr("Use this map"))
        self._session, self._path, self._found, self._is_picture = session, path, found, is_picture
        self._settings = settings or Settings()
        self.setMinimumWidth(WIDTH)
        self.preview = QLabel()
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.preview.setMinimumSize(*PREVIEW)
        self.preview.setAccessibleName(self.tr("Preview"))
        self._pixmap = QPixmap()
        if found.picture is not None:
            self._pixmap.loadFromData(found.picture)
        self.body.addWidget(self.preview)
        if not found.picture and not is_picture:
            self.preview.setMinimumSize(PREVIEW[0], 60)
        self.columns, self.rows = QSpinBox(), QSpinBox()
        for field, value in ((self.columns, found.counts["columns"]), (self.rows, found.counts["rows"])):
            field.setRange(1, 1000)
            field.setValue(value)
        if is_picture:
            self.px = QDoubleSpinBox()
            self.px.setRange(1, 5000)
            self.px.setDecimals(1)
            self.body.addLayout(
                _in_a_row(
                    (self.tr("&Columns"), self.columns), (self.tr("&Rows"), self.rows), (self.tr("&Pixels per square"), self.px)
                )
            )
            self._show_px()
            self.px.valueChanged.connect(self._px_typed)
            self.columns.valueChanged.connect(self._squares_follow)
            self.rows.valueChanged.connect(lambda _v: self._draw())
        else:
            self.body.addWidget(QLabel(self._summary()))
        if found.notes:
            notes = QPlainTextEdit("\n".join(found.notes))
            notes.setReadOnly(True)
            notes.setMaximumHeight(120)
            notes.setAccessibleName(self.tr("What was left out"))
            self.body.addWidget(notes)
        self._ruleset_fields()
        self._draw()
        (self.columns if is_picture else self.ruleset).setFocus()

    def _ruleset_fields(self) -> None:
        self.ruleset, self.told, self.square = QComboBox(), QLabel(), QDoubleSpinBox()
        for name in names():
            self.ruleset.addItem(find_ruleset(name).title, name)
        self.told.setWordWrap(True)
        self.told.setStyleSheet(f"color: {palette().text_dim};")
        self.told.setMinimumHeight(TOLD_LINES * self.told.fontMetrics().lineSpacing())
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.square.setRange(0.1, 100)
        self.square.setDecimals(1)
        self.square.setSingleStep(0.5)
        self.square.setSuffix(self.tr(" m"))
        self.ruleset.setCurrentIndex(max(0, self.ruleset.findData(self._settings.ruleset(DEFAULT))))
        self.ruleset.currentIndexChanged.connect(lambda _i: self._ruleset_chosen())
        self._usual = 0.0
        self._ruleset_chosen()
        self.body.addLayout(_in_a_row((self.tr("R&uleset"), self.ruleset), (self.tr("&Square"), self.square)))
        self.body.addWidget(self.told)

    def _ruleset_chosen(self) -> None:
        """What it says of itself, and its square."""
        ruleset = find_ruleset(str(self.ruleset.currentData()))
        self.told.setText(words.ruleset_told(ruleset))
        if self.square.value() == self._usual or not self._usual:
            self.square.setValue(ruleset.square / 10)
        self._usual = ruleset.square / 10

    @classmethod
    def opened(
        cls, session: Session, path: Path, parent: QWidget | None, settings: Settings | None = None
    ) -> ImportDialog | None:
        """Read the file; on trouble one sentence and no dialog."""
        try:
            is_picture = _is_picture(path)
            found = import_map(path, px=_guessed_px(path)) if is_picture else import_map(path)
        except BattlemapError as wrong:
            session.message.emit(str(wrong))
            return None
        return cls(session, path, found, is_picture, parent, settings)

    def _summary(self) -> str:
        counts = self._found.counts
        return self.tr("{columns} x {rows} squares · {walls} walls · {doors} doors · {lights} lights").format(**counts)

    def _squares_follow(self, columns: int) -> None:
        """Squares are square: rows follow columns until they are typed themselves."""
        if self._pixmap.width():
            self.rows.blockSignals(True)
            self.rows.setValue(max(1, round(columns * self._pixmap.height() / self._pixmap.width())))
            self.rows.blockSignals(False)
        self._show_px()
        self._draw()

    def _show_px(self) -> None:
        self.px.blockSignals(True)
        self.px.setValue(self._pixmap.width() / max(1, self.columns.value()))
        self.px.blockSignals(False)

    def _px_typed(self, px: float) -> None:
        """Columns and rows follow the size of a square."""
        for field, length in ((self.columns, self._pixmap.width()), (self.rows, self._pixmap.height())):
            field.blockSignals(True)
            field.setValue(max(1, round(length / px)))
            field.blockSignals(False)
        self._draw()

    def _draw(self) -> None:
        if self._pixmap.isNull():
            self.preview.setText(self.tr("No picture: walls and doors only."))
            return
        shown = self._pixmap.scaled(*PREVIEW, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
        painter = QPainter(shown)
        painter.setPen(QPen(QColor(palette().accent), 1))
        area, columns, rows = QRectF(shown.rect()), self.columns.value(), self.rows.value()
        for i in range(columns + 1):
            x = area.width() * i / columns
            painter.drawLine(int(x), 0, int(x), int(area.height()))
        for j in range(rows + 1):
            y = area.height() * j / rows
            painter.drawLine(0, int(y), int(area.width()), int(y))
        painter.end()
        self.preview.setPixmap(shown)

    def finish(self) -> None:
        size = (self.columns.value(), self.rows.value()) if self._is_picture else (None, None)
        name = str(self.ruleset.currentData())
        with hearing(self, self._session):
            notes = self._session.import_path(
                self._path, columns=size[0], rows=size[1], ruleset=name, square=round(self.square.value() * 10)
            )
        if notes is not None:
            self._settings.set_ruleset(name)
            self.accept()


def _in_a_row(*fields: tuple[str, QWidget]) -> QHBoxLayout:
    """Fields with their names, side by side."""
    line = QHBoxLayout()
    for text, field in fields:
        label = QLabel(text)
        label.setBuddy(field)
        line.addWidget(label)
        line.addWidget(field)
        line.addSpacing(14)
    line.addStretch(1)
    return line


def _is_picture(path: Path) -> bool:
    """By what is in it: a ".dd2vtt.png" may well be a map."""
    try:
        with path.open("rb") as file:
            return bool(format_of(file.read(64)))
    except (OSError, ValueError):
        return False


def _guessed_px(path: Path) -> float:
    """A first guess of a square: a size in the name ("30x20"), else a 70th of the longer side's usual pixels."""
    import re

    from PySide6.QtGui import QImageReader

    size = QImageReader(str(path)).size()
    named = re.search(r"(\d{1,3})\s*[xX×]\s*(\d{1,3})", path.stem)
    if named and int(named[1]) and size.width() > 0:
        return size.width() / int(named[1])
    return 70.0 if size.width() > 1000 else 50.0
