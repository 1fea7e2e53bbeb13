"""The open fight under another ruleset, as a new file: what cannot come along is said before anything is written."""

import os
import re
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPushButton,
    QWidget,
)

from battlemap.encounter.conversion import converted
from battlemap.model import BattlemapError, Encounter
from battlemap.rules.ruleset import Ruleset
from battlemap.rulesets import find_ruleset, names
from battlemap.storage import FightFile, fights_folder
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

WIDTH, PLACE_WIDTH = 560, 440
SUFFIX = ".battlemap"
NOT_IN_NAMES = re.compile(r'[/\\:*?"<>|\0]')
HASH = re.compile(rb"[0-9a-f]{64}")


class CopyFightDialog(Dialog):
    """The copy is opened; the fight it was made of stays in its file as it is."""

    def __init__(self, session: Session, parent: QWidget | None) -> None:
        others = [name for name in names() if name != session.state.ruleset]
        super().__init__("", parent, " " if others else "")
        self.setWindowTitle(self.tr("Copy to another ruleset"))
        self.setMinimumWidth(WIDTH)
        self._session, self._trouble = session, ""
        self.heading = QLabel(self.tr(
            "The copy stands before its first round: map, tokens, hit points and attacks come along. "
            "The open fight stays in its own file as it is."
        ))  # fmt: skip
        self.heading.setWordWrap(True)
        self.body.addWidget(self.heading)
        if not others:
            self.heading.setText(self.tr("There is no other ruleset to copy to."))
            return
        self.accept_text(self.tr("Copy and open"))
        file = session.fight_file
        self._folder = file.path.absolute().parent if file is not None else fights_folder()
        self._usual = ""
        self.ruleset = QComboBox()
        for name in others:
            self.ruleset.addItem(words.rules_title(find_ruleset(name)), name)
        self.told, self.where = QLabel(), QLabel()
        self.told.setWordWrap(True)
        for label in (self.told, self.where):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setStyleSheet(f"color: {palette().text_dim};")
        self.lost = QListWidget()
        self.lost.setAccessibleName(self.tr("What stays behind"))
        self.lost.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.lost.setWordWrap(True)
        self.lost.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lost.setMinimumHeight(150)
        self.name = QLineEdit()
        self.elsewhere = QPushButton(self.tr("&Elsewhere…"))
        self.elsewhere.setAutoDefault(False)
        self.elsewhere.clicked.connect(self._choose_place)
        self._lay_out()
        self.ruleset.currentIndexChanged.connect(self._chosen)
        self._chosen()
        self.ruleset.setFocus()

    def _lay_out(self) -> None:
        grid, line = QGridLayout(), QHBoxLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        line.setSpacing(8)
        line.addWidget(self.name, 1)
        line.addWidget(self.elsewhere)
        for row, text, buddy in ((0, self.tr("&Ruleset"), self.ruleset), (5, self.tr("&Name"), self.name)):
            grid.addWidget(labelled(text, buddy), row, 0)
        grid.addWidget(self.ruleset, 0, 1)
        grid.addWidget(self.told, 1, 1)
        grid.setRowMinimumHeight(2, 6)
        grid.addWidget(labelled(self.tr("What &stays behind"), self.lost), 3, 0, 1, 2)
        grid.addWidget(self.lost, 4, 0, 1, 2)
        grid.setRowStretch(4, 1)
        grid.addLayout(line, 5, 1)
        grid.addWidget(self.where, 6, 1)
        self.body.addLayout(grid, 1)

    def _ruleset(self) -> Ruleset:
        return find_ruleset(str(self.ruleset.currentData()))

    def _chosen(self) -> None:
        """What the ruleset says of itself, what it cannot take, and a name for its file until one is typed."""
        ruleset, state = self._ruleset(), self._session.state
        self.told.setText(words.ruleset_told(ruleset))
        _, lost = converted(state, ruleset, self._session.ruleset)
        self.lost.clear()
        self.lost.addItems(words.losses(lost, state) or [self.tr("Nothing: everything comes along.")])
        if self.name.text() == self._usual:
            self._usual = self._free_name(ruleset)
            self.name.setText(self._usual)
        self._show_place()

    def _free_name(self, ruleset: Ruleset) -> str:
        """The fight's own name and the ruleset's, with a number where that is taken; of a copy, the name it was copied from."""
        title = self._session.title().removesuffix(NOT_IN_NAMES.sub("_", f" ({self._session.ruleset.title})"))
        stem = NOT_IN_NAMES.sub("_", f"{title} ({ruleset.title})")
        number, name = 1, stem
        while os.path.exists(self._folder / (name + SUFFIX)):  # not Path.exists: it raises where a name is too long
            number += 1
            name = f"{stem} {number}"
        return name

    def _show_place(self) -> None:
        text = self.tr("in {folder}").format(folder=self._folder)
        self.where.setText(self.where.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, PLACE_WIDTH))
        self.where.setToolTip(str(self._folder))

    def _choose_place(self) -> None:
        """Whether a file there is replaced is asked once, on Ok."""
        found, _ = QFileDialog.getSaveFileName(
            self, self.tr("The copy's file"), str(self._path()), "*" + SUFFIX,
            options=QFileDialog.Option.DontConfirmOverwrite,
        )  # fmt: skip
        if found:
            self._folder = Path(found).parent
            self.name.setText(Path(found).name.removesuffix(SUFFIX))
            self._show_place()

    def _path(self) -> Path:
        name = self.name.text().strip()
        return self._folder / (name if name.endswith(SUFFIX) else name + SUFFIX)

    def finish(self) -> None:
        path, file = self._path(), self._session.fight_file
        if not self.name.text().strip():
            self.complain(self.tr("Give the copy a name."), self.name)
            return
        is_there = os.path.exists(path)
        if is_there and file is not None and os.path.exists(file.path) and path.samefile(file.path):
            self.complain(self.tr("That is the open fight itself; give the copy another name."), self.name)
            return
        if is_there and not self._may_replace(path):
            self.name.setFocus()
            return
        copy, _ = converted(self._session.state, self._ruleset(), self._session.ruleset)
        try:
            FightFile.create(path, copy, self._pictures(copy), overwrite=is_there).close()
        except BattlemapError as wrong:
            self.complain(said(wrong), self.name)
            return
        self._open(path)

    def _may_replace(self, path: Path) -> bool:
        text = self.tr("There is already a fight \"{name}\". Replace it?").format(name=path.stem)
        answers = QMessageBox.StandardButton
        return QMessageBox.question(self, self.tr("Replace"), text, answers.Yes | answers.No, answers.No) == answers.Yes

    def _pictures(self, copy: Encounter) -> dict[str, bytes]:
        """Every picture the fight speaks of, wherever in it; one that cannot be read stays behind and is said."""
        file, found = self._session.fight_file, {}
        for sha256 in sorted({text.decode() for text in HASH.findall(msgspec.json.encode(copy))} if file else ()):
            try:
                data = file.picture(sha256) if file is not None else None
            except BattlemapError as wrong:
                self._trouble = said(wrong)
                continue
            if data is not None:
                found[sha256] = data
        return found

    def _open(self, path: Path) -> None:
        """What speaks against it is said here, for the window's notice lies behind this dialog."""
        before = self._session.title()
        self._session.message.connect(self.complain)
        try:
            opened = self._session.open_path(path)
        finally:
            self._session.message.disconnect(self.complain)
        if opened:
            self.accept()
            told = self.tr("This is the copy; \"{name}\" is as it was.").format(name=before)
            self._session.message.emit(self._trouble or told)


def labelled(text: str, buddy: QWidget) -> QLabel:
    """A label whose key goes to its field."""
    label = QLabel(text)
    label.setBuddy(buddy)
    return label
