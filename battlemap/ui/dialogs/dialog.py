"""What all dialogs share: a margin, a line for what is wrong, and two buttons."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from battlemap.ui.icons import control_style
from battlemap.ui.theme import palette


class Dialog(QDialog):
    """`finish` is what Ok does; `complain` says in one sentence what is wrong, and nothing typed is lost."""

    def __init__(self, title: str, parent: QWidget | None, accept: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.setStyleSheet(control_style())
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
        for button in self.buttons.buttons():
            button.setIcon(QIcon())  # some desktops' styles put theirs on them
        self.buttons.accepted.connect(self.finish)
        self.buttons.rejected.connect(self.reject)
        outer.addWidget(self.buttons)
        if accept:
            self.accept_text(accept)

    def accept_text(self, text: str) -> None:
        """What the Ok button is called."""
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setText(text)
        ok.setProperty("primary", True)
        ok.setDefault(True)
        ok.style().unpolish(ok)  # a style sheet looks at a property only once
        ok.style().polish(ok)

    def finish(self) -> None:
        """Ok was pressed."""
        self.accept()

    def complain(self, text: str, field: QWidget | None = None) -> None:
        """Say beside the fields what is wrong, and go to the one it is about."""
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))
        if field is not None:
            field.setFocus()
