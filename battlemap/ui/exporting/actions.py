"""File > Export, and Print: what each entry asks, what it begins, and what is said when the file is there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QMenu, QPlainTextEdit

from battlemap.rules.space import cells_of
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.keys import Add
from battlemap.ui.sentences import said

if TYPE_CHECKING:
    from battlemap.ui.exporting.export_dialog import ExportDialog, Given
    from battlemap.ui.exporting.text_files import Kept
    from battlemap.ui.window import MainWindow

LOG_KIND = "export/log"
SHOWN_MS = 12_000


class ExportActions(QObject):
    """Its entries go into the menus by `add(menu, text, deed, keys)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add

    def fill_file_menu(self, menu: QMenu) -> None:
        exports = menu.addMenu(self.tr("E&xport"))
        self._add(exports, self.tr("Map as a &picture…"), self.picture, "Ctrl+E")
        self._add(exports, self.tr("Map as Universal &VTT…"), self.universal_vtt)
        self._add(exports, self.tr("Fight as a &scenario…"), self.scenario)
        self._add(exports, self.tr("&Log of the fight…"), self.log)
        self._add(menu, self.tr("&Print…"), self.print_, "Ctrl+P")

    # ------------------------------------------------------------ pictures and pages
    def picture(self) -> None:
        from battlemap.ui.exporting.picture_dialog import PictureDialog

        self._run(PictureDialog(self._given(), self._window, self._window.actions_.looks.lighting.isChecked()))

    def print_(self) -> None:
        from battlemap.ui.exporting.print_dialog import PrintDialog

        self._run(PrintDialog(self._given(), self._window))

    def _given(self) -> Given:
        from battlemap.ui.exporting import part
        from battlemap.ui.exporting.choosing import Parts
        from battlemap.ui.exporting.export_dialog import Given
        from battlemap.ui.exporting.studio import Studio

        window, view, session = self._window, self._window.view, self._window.session
        scene = session.state.scene
        seen = part.within(view.mapToScene(view.viewport().rect()).boundingRect(), scene)
        chosen = [cell for who in session.selection for cell in cells_of(session.state.tokens[who])]
        parts = Parts(scene, seen, part.around(chosen, scene))
        return Given(Studio(session.state, session.ruleset, view.pictures), parts, window.settings, session.title())

    def _run(self, dialog: ExportDialog) -> None:
        dialog.exec()
        if dialog.written_to is not None:
            self._say(dialog.told, dialog.written_to)
        elif dialog.told:
            self._window.notice.say(dialog.told)
        dialog.deleteLater()

    # ------------------------------------------------------------ for other programs
    def universal_vtt(self) -> None:
        from battlemap.ui.exporting.text_files import map_written

        session = self._window.session
        kinds = {self.tr("Universal VTT (*.dd2vtt *.uvtt *.df2vtt)"): ("dd2vtt", "uvtt", "df2vtt")}
        if path := self._place(self.tr("Map as Universal VTT"), session.title(), kinds):
            scene = session.state.scene
            picture = session.picture(scene.picture.sha256) if scene.picture else None
            self._write(map_written(scene, picture, path), path)

    def scenario(self) -> None:
        from battlemap.ui.exporting.text_files import scenario_written

        session = self._window.session
        kinds = {self.tr("Scenario (*.toml)"): ("toml",)}
        if path := self._place(self.tr("Fight as a scenario"), session.title(), kinds):
            self._write(scenario_written(session.state, session.ruleset, path), path)

    def log(self) -> None:
        from battlemap.encounter.events import FreelyRolled
        from battlemap.ui.dice.roll_words import rolls_table
        from battlemap.ui.exporting.text_files import Log, log_written
        from battlemap.ui.log_words import told

        session, settings = self._window.session, self._window.settings
        if not session.document.steps:
            self._window.notice.say(self.tr("The log is empty: nothing has happened yet."))
            return
        kinds = {self.tr("Markdown (*.md)"): ("md",), self.tr("Page for a browser (*.html)"): ("html", "htm")}
        if settings.text(LOG_KIND) == ".html":
            kinds = dict(reversed(kinds.items()))
        if path := self._place(self.tr("Log of the fight"), session.title(), kinds):
            settings.set_text(LOG_KIND, ".md" if path.suffix.lower() == ".md" else ".html")
            names = session.names()
            steps = tuple(session.document.steps)
            log = Log(
                session.title(), steps, session.document.position,
                lambda event: "" if isinstance(event, FreelyRolled) and event.secret else told(event, names),
                rolls_table(session.document, names),
            )  # fmt: skip
            self._write(log_written(log, path), path)

    def _place(self, title: str, name: str, kinds: Mapping[str, tuple[str, ...]]) -> Path | None:
        from battlemap.ui.exporting.places import Place, ask_place

        return ask_place(self._window, self._window.settings, Place(title, name, kinds))

    def _write(self, steps: Any, path: Path) -> None:
        from battlemap.ui.exporting.work_line import WorkDialog

        notice = self._window.notice
        dialog = WorkDialog(self.tr("Export"), self.tr("Writing {name}…").format(name=path.name), self._window)
        dialog.stopped.connect(lambda: notice.say(self.tr("Stopped: nothing was written.")))
        dialog.do(steps, self._written, notice.say)

    # ------------------------------------------------------------ once it is there
    def _written(self, kept: Kept) -> None:
        text = self.tr("Written: {name}.").format(name=kept.path.name)
        if not kept.notes:
            self._say(text, kept.path)
            return
        count = len(kept.notes)
        more = words.plural(self.tr("%n thing(s) (is/are) not in it as here.", "", count), count)
        told = f"{text} {more}"
        self._window.notice.say(told, self.tr("What?"), lambda: LeftOutDialog(kept, self._window).exec(), 0)

    def _say(self, text: str, path: Path) -> None:
        self._window.notice.say(text, self.tr("Show folder"), lambda: self._show_folder(path.parent), SHOWN_MS)

    def _show_folder(self, folder: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._window.notice.say(self.tr("No program shows folders here. It is {folder}").format(folder=folder))


class LeftOutDialog(Dialog):
    """What the file does not hold, line by line."""

    def __init__(self, kept: Kept, parent: MainWindow) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("What the file does not hold"))
        head = QLabel(self.tr("Not in {name}, or not as it is here:").format(name=kept.path.name))
        self.notes = QPlainTextEdit("\n".join(f"•  {said(note)}" for note in kept.notes))
        self.notes.setReadOnly(True)
        self.notes.setAccessibleName(self.windowTitle())
        self.notes.setMinimumSize(620, 220)
        self.body.addWidget(head)
        self.body.addWidget(self.notes)
