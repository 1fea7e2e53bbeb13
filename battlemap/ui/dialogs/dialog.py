"""What all dialogs share: a margin, a line for what is wrong, and two buttons."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from battlemap.ui.theme import palette


class Dialog(QDialog):
    """`accepted_by()` says whether the dialog may close; a sentence in `wrong` stays beside the fields."""

    def __init__(self, title: str, parent: QWidget | None, accept: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(18, 16, 18, 16)
        outer.setSpacing(12)
        self.body = QVBoxLayout()
        self.body.setSpacing(10)
        outer.addLayout(self.body, 1)
        self.wrong = QLabel()
        self.wrong.setWordWrap(True)
        self.wrong.setTextFormat(Qt.TextFormat.PlainText)
        self.wrong.setStyleSheet(f"color: {palette().bad}; font-weight: 600;")
        self.wrong.hide()
        outer.addWidget(self.wrong)
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel if accept else kinds.Close)
        if accept:
            ok = self.buttons.button(kinds.Ok)
            ok.setText(accept)
            ok.setProperty("primary", True)
        self.buttons.accepted.connect(self.finish)
        self.buttons.rejected.connect(self.reject)
        outer.addWidget(self.buttons)

    def finish(self) -> None:
        """Ok was pressed."""
        self.accept()

    def complain(self, text: str) -> None:
        """Say beside the fields what is wrong; nothing is lost."""
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))
