"""The log: one line per thing told, grouped by step; what was undone is struck through.  A double click walks there."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QListView, QWidget

from battlemap.encounter import events as e
from battlemap.ui import words
from battlemap.ui.session import Session
from battlemap.ui.theme import palette

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class LogModel(QAbstractListModel):
    """Lines are made once per step; a step past the document's position is undone."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._lines: list[tuple[int, str, bool]] = []
        self._told = 0
        self._steps: list[object] = []

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        step, text, is_heading = self._lines[index.row()]
        undone = step >= self._session.document.position
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setStrikeOut(undone)
            font.setBold(is_heading)
            return font
        if role == Qt.ItemDataRole.ForegroundRole:
            colours = palette()
            return QColor(colours.text_dim if undone else colours.accent if is_heading else colours.text)
        if role == Qt.ItemDataRole.ToolTipRole and undone:
            return self.tr("Undone")
        return None

    def step_at(self, row: int) -> int:
        return self._lines[row][0]

    def refresh(self) -> None:
        """Follow the document: new steps are told, forgotten ones dropped, undone ones restyled."""
        steps = list(self._session.document.steps)
        same = 0
        while same < min(len(steps), len(self._steps)) and steps[same] is self._steps[same]:
            same += 1
        if same < len(self._steps):
            keep = next((i for i, line in enumerate(self._lines) if line[0] >= same), len(self._lines))
            if keep < len(self._lines):
                self.beginRemoveRows(ROOT, keep, len(self._lines) - 1)
                del self._lines[keep:]
                self.endRemoveRows()
        new: list[tuple[int, str, bool]] = []
        state = self._session.state
        for number in range(same, len(steps)):
            for event in steps[number].events:
                if text := words.event(event, state):
                    new.append((number, text, isinstance(event, (e.TurnStarted, e.RoundStarted, e.EncounterBegun))))
        if new:
            self.beginInsertRows(ROOT, len(self._lines), len(self._lines) + len(new) - 1)
            self._lines += new
            self.endInsertRows()
        self._steps = list(steps)
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def forget(self) -> None:
        self.beginResetModel()
        self._lines, self._steps = [], []
        self.endResetModel()
        self.refresh()


class LogView(QListView):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._model = LogModel(session)
        self.setModel(self._model)
        self.setWordWrap(True)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Log"))
        self.setSpacing(1)
        session.changed.connect(lambda _change: self._follow())
        session.opened.connect(self._opened)
        self.doubleClicked.connect(lambda index: session.walk_to(self._model.step_at(index.row()) + 1))
        self._opened()

    def _opened(self) -> None:
        self._model.forget()
        self.scrollToBottom()

    def _follow(self) -> None:
        self._model.refresh()
        position = self._session.document.position
        for number in range(self._model.rowCount() - 1, -1, -1):
            if self._model.step_at(number) < position:
                self.scrollTo(self._model.index(number))
                return
