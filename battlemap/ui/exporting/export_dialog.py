"""What both dialogs of exported maps share: fields at the left, pictures at the right, writing with progress and Stop."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QBoxLayout, QDialogButtonBox, QGridLayout, QHBoxLayout, QSpacerItem, QWidget

from battlemap.ui.dialogs.giving import RoomyDialog
from battlemap.ui.exporting.choosing import MapFields, Parts
from battlemap.ui.exporting.look import Look
from battlemap.ui.exporting.preview import Preview
from battlemap.ui.exporting.steps import Steps
from battlemap.ui.exporting.studio import Studio
from battlemap.ui.exporting.work_line import WorkLine
from battlemap.ui.settings import Settings
from battlemap.ui.settings import kept as kept


@dataclass(frozen=True, slots=True)
class Given:
    """What a dialog is opened with; `title` is the fight's, for names of files."""

    studio: Studio
    parts: Parts
    settings: Settings
    title: str


class ExportDialog(RoomyDialog):
    """Once a file is there, `written_to` is it and `told` what is to be said of it."""

    def __init__(self, given: Given, look: Look, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self.given, self.studio = given, given.studio
        self.fields = MapFields(given.parts, look, self)
        self.line = WorkLine(self)
        self.told = ""
        self.written_to: Path | None = None
        self.line.appeared.connect(self.make_room)
        self.line.done.connect(self._done)
        self.line.failed.connect(self._failed)
        self.line.cancelled.connect(lambda: self._failed(self.tr("Stopped: nothing was written.")))

    def lay_beside(self, form: QGridLayout, right: QBoxLayout, width: int) -> None:
        """The form, at least so wide, and the pictures at its right."""
        self._form = QWidget()
        form.setContentsMargins(0, 0, 0, 0)
        self._form.setLayout(form)
        form.addItem(QSpacerItem(width, 0), form.rowCount(), 0, 1, form.columnCount())
        right.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(18)
        both.addWidget(self._form, 1)
        both.addLayout(right)
        self.body.addLayout(both)
        self.body.addWidget(self.line)

    @property
    def ok(self) -> Any:
        return self.buttons.button(QDialogButtonBox.StandardButton.Ok)

    def suggested(self) -> str:
        """A file's name that says whom it is for."""
        text = "{title}" if self.fields.look().view == "gm" else self.tr("{title} for players")
        return text.format(title=self.given.title)

    def title_within(self) -> str:
        """What is for players says nothing of the fight, not even what it is called."""
        return self.studio.state.title if self.fields.look().view == "gm" else ""

    # ------------------------------------------------------------ writing
    def begin(self, steps: Steps[str], text: str) -> None:
        """Do it; nothing can be chosen meanwhile."""
        self.complain("")
        for preview in self.findChildren(Preview):
            preview.stop()
        self._form.setEnabled(False)
        self.may_write(False)
        self.line.begin(steps, text)

    def may_write(self, able: bool) -> None:
        """Can something be written now?"""
        self.ok.setEnabled(able)

    def look_again(self) -> None:
        """The fields are free again: what may be written?"""

    def _done(self, told: str) -> None:
        self.told = told
        self.accept()

    def _failed(self, sentence: str) -> None:
        self._form.setEnabled(True)
        self.look_again()
        self.complain(sentence)

    def reject(self) -> None:
        """Esc stops what is under way first."""
        if self.line.is_busy:
            self.line.cancel()
            return
        super().reject()

    def done(self, result: int) -> None:
        for preview in self.findChildren(Preview):
            preview.stop()
        super().done(result)
