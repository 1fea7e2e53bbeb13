"""The program went wrong: what happened, whether the fight is whole, the report; and on, or out."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QWidget

from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.faults.report import Fault
from battlemap.ui.icons import icon
from battlemap.ui.theme import palette, px

WIDTH, REPORT_HEIGHT = 620, 130


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("FaultDialog", text).format(**holes)


class FaultDialog(Dialog):
    """`close_wanted`, `restart_wanted`: what the game master chose instead of going on."""

    close_wanted = Signal()
    restart_wanted = Signal()

    def __init__(self, fault: Fault, saved: tuple[bool, str], text: str, log: Path | None, parent: QWidget | None) -> None:
        """`saved`: is the fight whole on disk, and the sentence that says so; `text` the report; `log`: the file it is
        written down in, None where it could not be."""
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self._log, self._text = log, text
        told = QLabel(_say("Something went wrong inside the program. You can go on; what you did last may be missing."))
        told.setWordWrap(True)
        font = told.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        told.setFont(font)
        is_whole, sentence = saved
        self.saved = QLabel(sentence)
        self.saved.setWordWrap(True)
        colours = palette()
        self.saved.setStyleSheet(f"color: {colours.good if is_whole else colours.bad}; font-weight: 600;")
        mark = QLabel()
        mark.setPixmap(icon("check" if is_whole else "warning", colours.good if is_whole else colours.bad).pixmap(px(22), px(22)))
        whole = QHBoxLayout()
        whole.addWidget(mark)
        whole.addWidget(self.saved, 1)
        self.repeats = QLabel()
        self.repeats.setWordWrap(True)
        policy = self.repeats.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # nothing moves under the hand when it is said
        self.repeats.setSizePolicy(policy)
        self.repeats.hide()
        kept = _say("It is written down in {path}", path=log)
        lost = _say("It could not be written down: copy the report, if you want to keep it.")
        where = QLabel(kept if log is not None else lost)
        where.setWordWrap(True)
        where.setStyleSheet(f"color: {colours.text_dim};")
        self.report = QPlainTextEdit(text)
        self.report.setReadOnly(True)
        self.report.setMinimumHeight(px(REPORT_HEIGHT))
        self.report.setAccessibleName(self.tr("Report"))
        self.show_file = QPushButton(self.tr("&Show the file"))
        self.copy = QPushButton(self.tr("Copy the &report"))
        self.copy.setToolTip(self.tr("It names neither you nor your files."))
        self.show_file.clicked.connect(lambda: self._show_file())
        self.copy.clicked.connect(lambda: self._copy())
        files = QHBoxLayout()
        files.addWidget(self.show_file)
        files.addWidget(self.copy)
        files.addStretch(1)
        self.body.addWidget(told)
        self.body.addLayout(whole)
        for widget in (self.repeats, where, self.report):
            self.body.addWidget(widget)
        self.body.addLayout(files)
        self.go_on = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        self.go_on.setText(self.tr("&Go on"))
        self.go_on.setProperty("primary", True)
        self.go_on.setDefault(True)
        self.go_on.style().unpolish(self.go_on)
        self.go_on.style().polish(self.go_on)
        roles = QDialogButtonBox.ButtonRole
        self.restart = self.buttons.addButton(self.tr("R&estart with this fight"), roles.DestructiveRole)
        self.quit = self.buttons.addButton(self.tr("&Close the program"), roles.DestructiveRole)
        self.restart.clicked.connect(lambda: self._out(self.restart_wanted))
        self.quit.clicked.connect(lambda: self._out(self.close_wanted))
        self.show_file.setVisible(log is not None)
        self.sign, self._times, self._others = fault.sign, 1, 0
        self.setMinimumWidth(px(WIDTH))

    def showEvent(self, event: QShowEvent) -> None:
        """Enter goes on."""
        super().showEvent(event)
        self.go_on.setFocus()

    def again(self, *, is_same: bool = True) -> None:
        """The same, or something else, has happened once more while this stands."""
        self._times, self._others = self._times + is_same, self._others + (not is_same)
        told = [_say("It has happened {number} times by now.", number=self._times)] if self._times > 1 else []
        told += [_say("Other faults meanwhile: {number}.", number=self._others)] if self._others else []
        self.repeats.setText(" ".join(told))
        self.repeats.show()

    def _out(self, wanted: object) -> None:
        self.accept()
        wanted.emit()  # type: ignore[attr-defined]

    def _show_file(self) -> None:
        if self._log is not None and not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log.parent))):
            self.complain(_say("The folder could not be shown: {path}", path=self._log.parent))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)
        self.copy.setText(self.tr("Copied"))
