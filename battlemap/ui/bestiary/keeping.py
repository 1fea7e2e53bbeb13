"""Many creatures kept at once: a file after the other, told how far it is, stopped when one wants; what is kept by then stays."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from battlemap.model import StatBlock
from battlemap.storage.shelves import CREATURES
from battlemap.ui import words

AT_ONCE, SHOWN_AFTER_MS = 12, 400


def keep_all(blocks: Sequence[StatBlock], parent: QWidget) -> list[Path]:
    """The files they are in now, fewer where it was stopped.  Raises SaveError."""
    if len(blocks) <= AT_ONCE:
        return [CREATURES.keep(block).path for block in blocks]
    found: list[Path] = []
    text = words.plural(QCoreApplication.translate("Keeping", "Keeping %n creature(s)…", None, len(blocks)), len(blocks))
    progress = QProgressDialog(text, QCoreApplication.translate("Keeping", "Stop"), 0, len(blocks), parent)
    progress.setWindowModality(Qt.WindowModality.WindowModal)
    progress.setMinimumDuration(SHOWN_AFTER_MS)
    try:
        for block in blocks:
            progress.setValue(len(found))  # lets the window live meanwhile
            if progress.wasCanceled():
                break
            found.append(CREATURES.keep(block).path)
    finally:
        progress.close()
        progress.deleteLater()
    return found
