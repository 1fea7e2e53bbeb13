"""The pages of the preferences but for the keys: general, look, units, dice, play."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget

from battlemap.storage import fights_folder
from battlemap.ui import languages
from battlemap.ui.flow import CentredRows
from battlemap.ui.preferences.kept import chosen
from battlemap.ui.preferences.page import Page
from battlemap.ui.settings import LARGEST_FONT, SMALLEST_FONT, Settings


class GeneralPage(Page):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, QCoreApplication.translate("GeneralPage", "General"))
        spoken = [("", self.tr("As the system"))]
        self.choice("language", self.tr("&Language"), [*spoken, *languages.LANGUAGES.items()])
        self.choice("start", self.tr("On &start"), (
            ("last", self.tr("Open the last fight")), ("sample", self.tr("Open the sample fight")),
            ("new", self.tr("Begin a new fight")),
        ))  # fmt: skip
        self._folder = QLabel()
        self._folder.setWordWrap(True)
        other, usual = QPushButton(self.tr("&Another folder…")), QPushButton(self.tr("The &usual one"))
        other.clicked.connect(lambda: self._ask_folder())
        usual.clicked.connect(lambda: self.take("fights", ""))
        self._usual = usual
        held = QWidget()
        row = CentredRows(held, gap=6)
        row.addWidget(other)
        row.addWidget(usual)
        self.form.addRow(self.tr("Folder of fights"), self._folder)
        self.form.addRow("", held)
        self.fields["fights"] = other
        self.tell(self.tr("New fights are kept there. Those that are elsewhere stay where they are; open them from the menu."))
        self._shown_by(self._show_folder)
        self.changed.connect(lambda key: self._show_folder() if key == "fights" else None)

    def _show_folder(self) -> None:
        kept = chosen(self._settings, "fights")
        self._folder.setText(str(Path(kept) if kept else fights_folder()))
        self._usual.setEnabled(bool(kept))

    def _ask_folder(self) -> None:
        found = QFileDialog.getExistingDirectory(self, self.tr("Folder of fights"), self._folder.text())
        if found:
            self.take("fights", found)


class LookPage(Page):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, QCoreApplication.translate("LookPage", "Look"))
        self.choice("theme", self.tr("&Colours"), (
            ("dark", self.tr("Dark")), ("light", self.tr("Light")), ("system", self.tr("As the system")),
        ))  # fmt: skip
        self.percent("font", self.tr("Size of &letters"), (SMALLEST_FONT, LARGEST_FONT))
        self.tick("motion", self.tr("&Animations"))
        self.tell(self.tr("Without them nothing glides or pulses: everything is where it goes at once."))


class UnitsPage(Page):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, QCoreApplication.translate("UnitsPage", "Units"))
        self.choice("units", self.tr("&Lengths in"), (
            ("metres", self.tr("Metres")), ("feet", self.tr("Feet")), ("squares", self.tr("Squares")),
        ))  # fmt: skip
        self.tell(self.tr(
            "A square of 5 feet is 1.5 metres, as the books have it. Where you type a length you may name another unit: "
            "6 m, 20 ft or 4 squares are the same."
        ))  # fmt: skip


class DicePage(Page):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, QCoreApplication.translate("DicePage", "Dice"))
        self.choice("dice", self.tr("&Who rolls"), (
            ("program", self.tr("The program")), ("typed", self.tr("The table: type what paper dice show")),
            ("both", self.tr("The program, and you may correct it")),
        ))  # fmt: skip
        self.tell(self.tr("Every roll is kept with its faces in the log, whoever rolled it."))


class PlayPage(Page):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, QCoreApplication.translate("PlayPage", "Play"))
        self.choice("reactions", self.tr("&Where somebody may react"), (
            ("ask", self.tr("Ask each time")), ("skip", self.tr("Skip it")), ("take", self.tr("Take it")),
        ))  # fmt: skip
        self.tell(self.tr("For opportunity attacks of whoever was told nothing else on its card: a creature, or its side."))
        self.tell(self.tr(
            "There is nothing to save: every step is in the fight's file before it is on the screen, and every step can be "
            "undone, after a restart too."
        ))  # fmt: skip
