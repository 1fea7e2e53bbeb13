"""What this is, which version, under which terms, whose work it brings along; and the lines a report of a fault begins with.

Not here: the licences of what it is built with (`licences`), and how they are found (`ui/components`).
"""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QPlainTextEdit, QWidget

from battlemap import __version__
from battlemap.resources import resource_path
from battlemap.storage.schema import VERSION
from battlemap.ui.components import components
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.dialogs.licences import LicencesDialog
from battlemap.ui.faults.report import versions
from battlemap.ui.theme import px

CREDITED = ("bestiary", "creatures")
ICON_PX = 48


class AboutDialog(Dialog):
    def __init__(self, parent: QWidget | None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("About Battlemap"))
        self._components = components()
        title = QLabel(f"Battlemap {__version__}")
        title.setStyleSheet(f"font-size: {px(22)}px; font-weight: 800;")
        self.icon = QLabel()  # the sign by which one finds it again in the menu and on the bar of windows
        drawing = QIcon(str(resource_path("assets", "battlemap.svg")))
        self.icon.setPixmap(drawing.pixmap(QSize(px(ICON_PX), px(ICON_PX)), self.devicePixelRatioF()))
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.icon)
        head.addWidget(title, 1)
        self.body.addLayout(head)
        names = [each.name for each in self._components[1:] if not each.is_part and not each.is_of_system]
        self.text = QLabel(
            self.tr(
                "A battle map for game masters. Offline; it never calls home.\nMIT licence. Built with {names}."
            ).format(names=", ".join(names))
        )
        self.text.setWordWrap(True)
        self.text.setMinimumWidth(380)
        self.body.addWidget(self.text)
        heading = QLabel(self.tr("The creatures and their drawings"))
        heading.setStyleSheet("font-weight: 700;")
        self.body.addWidget(heading)
        self.credits = QPlainTextEdit("\n\n".join(_credit(folder) for folder in CREDITED))
        self.credits.setReadOnly(True)
        self.credits.setTabChangesFocus(True)
        self.credits.setAccessibleName(heading.text())
        self.credits.setMinimumSize(520, 240)
        self.body.addWidget(self.credits, 1)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.licences = self.buttons.addButton(self.tr("&Licences…"), role)
        self.licences.clicked.connect(lambda: LicencesDialog(self._components, self).exec())
        self.copy = self.buttons.addButton(self.tr("Copy &version details"), role)
        self.copy.setToolTip(self.tr("For a report of a fault. They name neither you nor your files."))
        self.copy.clicked.connect(lambda: self._copy())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(version_details())
        self.copy.setText(self.tr("Copied"))


def version_details() -> str:
    """In English, whatever the window speaks: they are for whoever is told of a fault."""
    return "\n".join((*versions(), f"Fights are written in format {VERSION}"))


def _credit(folder: str) -> str:
    """What a folder's own file says, its lines joined to paragraphs so that the window wraps them."""
    text = resource_path("assets", folder, "CREDITS.txt").read_text(encoding="utf-8").strip()
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
