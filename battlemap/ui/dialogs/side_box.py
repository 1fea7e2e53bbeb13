"""Which side somebody is on: the known ones in a list that a click opens, or any other name typed."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QWidget

from battlemap.ui import words
from battlemap.ui.theme import KNOWN_SIDES


class SideBox(QComboBox):
    """Shows sides as the table calls them; `side` and `choose` speak of their stored names.  Without a name it is the party."""

    def __init__(self, in_use: Iterable[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(self.tr("Side"))
        for name in dict.fromkeys((*KNOWN_SIDES, *in_use)):
            label = words.side(name)
            self.addItem(name if self.findText(label) >= 0 else label, name)
        completer = QCompleter(self.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        if (line := self.lineEdit()) is not None:
            line.installEventFilter(self)

    def choose(self, side: str) -> None:
        self.setCurrentIndex(self.findData(side))
        if self.currentIndex() < 0:
            self.setEditText(side)

    def side(self) -> str:
        """The stored name of what stands there."""
        text = self.currentText().strip()
        row = self.findText(text, Qt.MatchFlag.MatchFixedString)
        return str(self.itemData(row)) if row >= 0 else text or next(iter(KNOWN_SIDES))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click into the line opens the list below it; the keyboard stays in the line, so that a new name can be typed."""
        line, completer = self.lineEdit(), self.completer()
        clicked = event.type() == QEvent.Type.MouseButtonRelease and watched is line
        if clicked and line is not None and completer is not None:
            completer.setCompletionPrefix("")
            completer.complete()
            if (popup := completer.popup()) is not None:
                popup.setCurrentIndex(completer.completionModel().index(max(0, self.currentIndex()), 0))
            line.selectAll()
        return super().eventFilter(watched, event)
