"""What this is, which version, under which terms, and whose work it brings along."""

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from battlemap import __version__
from battlemap.resources import resource_path
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.theme import px

CREDITED = ("bestiary", "creatures")


class AboutDialog(Dialog):
    def __init__(self, parent: QWidget | None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("About Battlemap"))
        title = QLabel(f"Battlemap {__version__}")
        title.setStyleSheet(f"font-size: {px(22)}px; font-weight: 800;")
        self.body.addWidget(title)
        text = QLabel(
            self.tr(
                "A battle map for game masters. Offline; it never calls home.\n"
                "MIT licence. Built with Qt {qt} (LGPL), shapely, networkx, Pillow, numpy, msgspec."
            ).format(qt=qVersion())
        )
        text.setWordWrap(True)
        text.setMinimumWidth(380)
        self.body.addWidget(text)
        heading = QLabel(self.tr("The creatures and their drawings"))
        heading.setStyleSheet("font-weight: 700;")
        self.body.addWidget(heading)
        self.credits = QPlainTextEdit("\n\n".join(_credit(folder) for folder in CREDITED))
        self.credits.setReadOnly(True)
        self.credits.setTabChangesFocus(True)
        self.credits.setAccessibleName(heading.text())
        self.credits.setMinimumSize(520, 240)
        self.body.addWidget(self.credits, 1)


def _credit(folder: str) -> str:
    """What a folder's own file says, its lines joined to paragraphs so that the window wraps them."""
    text = resource_path("assets", folder, "CREDITS.txt").read_text(encoding="utf-8").strip()
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
