"""Widths of a table's columns as the hand left them, kept in the settings.

    self.widths = ColumnWidths(table.horizontalHeader(), settings, "tokens/columns")
    self.widths.restore()                     after the table has found widths of its own

Only a drag of the heading is kept; what the table does by itself, and columns that share what is left, are not.
"""

import re

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QHeaderView

from battlemap.ui.settings import Settings

WIDEST = 2000
KEPT = re.compile(r"\d{1,4}")


class ColumnWidths(QObject):
    def __init__(self, head: QHeaderView, settings: Settings, key: str) -> None:
        super().__init__(head)
        self._head, self._settings, self._key = head, settings, key
        self._before: list[int] = []
        head.viewport().installEventFilter(self)

    def restore(self) -> None:
        """As they were left; nothing where they never were changed, or the table has other columns by now."""
        kept = self._settings.text(self._key).split(";")
        if len(kept) != self._head.count() or not all(KEPT.fullmatch(part) for part in kept):
            return
        for column, width in enumerate(kept):
            if self._head.sectionResizeMode(column) == QHeaderView.ResizeMode.Interactive:
                self._head.resizeSection(column, max(self._head.minimumSectionSize(), min(int(width), WIDEST)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._before = self._widths()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            QTimer.singleShot(0, self, self._keep)  # a double click fits the column once the hand is off
        return False

    def _widths(self) -> list[int]:
        return [self._head.sectionSize(column) for column in range(self._head.count())]

    def _keep(self) -> None:
        now = self._widths()
        if self._before and now != self._before:
            self._settings.set_text(self._key, ";".join(str(width) for width in now))
        self._before = []
