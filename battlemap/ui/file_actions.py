"""The File menu: fights and maps opened, saved and copied."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu

from battlemap.importers import ENDINGS
from battlemap.ui import words
from battlemap.ui.exporting.actions import ExportActions
from battlemap.ui.keys import Add
from battlemap.ui.library.actions import LibraryActions

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow


class FileActions(QObject):
    """Its entries go into the File menu by `add(menu, text, deed, keys)`, those of the library and of exports among them."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add

    def fill_menu(self, menu: QMenu, library: LibraryActions, exports: ExportActions) -> None:
        self._add(menu, self.tr("&New fight…"), self.new_fight, QKeySequence.StandardKey.New)
        self._add(menu, self.tr("&Open…"), self.open, QKeySequence.StandardKey.Open)
        self._recent = menu.addMenu(self.tr("Open &recent"))
        library.fill_file_menu(menu)
        self._add(menu, self.tr("&Import a map or picture…"), self.import_, "Ctrl+I")
        self._add(menu, self.tr("Import a &folder of maps…"), self.import_pack)
        self._add(menu, self.tr("Open the &sample fights…"), self.open_sample)
        menu.addSeparator()
        self._add(menu, self.tr("Save &as…"), self.save_as, QKeySequence.StandardKey.SaveAs)
        self._add(menu, self.tr("&Duplicate…"), self.duplicate)
        self._add(menu, self.tr("&Copy to another ruleset…"), self.copy_fight)
        menu.addSeparator()
        exports.fill_file_menu(menu)
        menu.addSeparator()
        self._add(menu, self.tr("&Quit"), self._window.close, QKeySequence.StandardKey.Quit)

        self.fill_recent()

    def new_fight(self) -> None:
        from battlemap.ui.dialogs.new_fight import NewFightDialog

        NewFightDialog(self._window.session, self._window, self._window.settings).exec()

    def open(self) -> None:
        endings = " ".join(f"*{ending}" for ending in (".battlemap", *ENDINGS))
        patterns = self.tr("Fights and maps ({endings});;All files (*)").format(endings=endings)
        if path := self._window.ask_path(self.tr("Open"), patterns):
            self._window.open_file(path)

    def open_sample(self) -> None:
        from battlemap.resources import resource_path

        folder = str(resource_path("maps"))
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Sample fights"), folder, "*.battlemap *.dd2vtt")
        if name:
            from battlemap.ui.application import open_sample

            open_sample(self._window, Path(name))

    def import_(self) -> None:
        endings = " ".join(f"*{ending}" for ending in ENDINGS)
        patterns = self.tr("Maps and pictures ({endings});;All files (*)").format(endings=endings)
        if path := self._window.ask_path(self.tr("Import a map or picture"), patterns):
            self.import_file(path)

    def import_pack(self) -> None:
        """A pack that is a folder, which no dialog for files would give."""
        title = self.tr("Import a folder of maps (a Foundry pack)")
        if name := QFileDialog.getExistingDirectory(self._window, title, self._window.settings.folder()):
            self._window.settings.set_folder(str(Path(name).parent))
            self.import_file(Path(name))

    def import_file(self, path: Path) -> bool:
        from battlemap.ui.dialogs.import_map import ImportDialog

        dialog = ImportDialog.opened(self._window.session, path, self._window, self._window.settings)
        if dialog is None:
            return False
        is_taken = bool(dialog.exec())
        dialog.deleteLater()
        return is_taken

    def save_as(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save as"), self._suggested(), "*.battlemap")
        if name:
            self._window.session.save_as(_with_suffix(name))

    def duplicate(self) -> None:
        suggested = self._suggested(self.tr(" copy"))
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Duplicate"), suggested, "*.battlemap")
        if name and self._window.session.duplicate(_with_suffix(name)):
            self._window.notice.say(self.tr("A copy was written to {name}.").format(name=_with_suffix(name).name))

    def copy_fight(self) -> None:
        from battlemap.ui.dialogs.copy_fight import CopyFightDialog

        CopyFightDialog(self._window.session, self._window).exec()

    def _suggested(self, tail: str = "") -> str:
        file = self._window.session.fight_file
        if file is None:
            return self._window.session.title() + ".battlemap"
        return str(file.path.with_name(f"{file.path.stem}{tail}.battlemap"))

    def fill_recent(self) -> None:
        self._recent.clear()
        for number, path in enumerate(self._window.settings.recent(), 1):
            action = self._recent.addAction(f"&{number}  {words.as_written(path.stem)}")
            action.setToolTip(str(path))
            action.triggered.connect(lambda _on=False, chosen=path: self._window.open_file(chosen))
        self._recent.setEnabled(not self._recent.isEmpty())


def _with_suffix(name: str) -> Path:
    path = Path(name)
    return path if path.suffix == ".battlemap" else path.with_name(path.name + ".battlemap")
