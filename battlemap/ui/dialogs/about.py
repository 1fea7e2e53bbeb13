"""What this is, which version, under which terms."""

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QLabel, QWidget

from battlemap import __version__
from battlemap.ui.dialogs.dialog import Dialog


class AboutDialog(Dialog):
    def __init__(self, parent: QWidget | None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("About Battlemap"))
        title = QLabel(f"Battlemap {__version__}")
        title.setStyleSheet("font-size: 22px; font-weight: 800;")
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
