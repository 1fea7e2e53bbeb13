"""Where exported files go: the folder chosen last, and the fight's title for a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from battlemap.storage.places import safe_name
from battlemap.ui.settings import Settings

FOLDER = "export/folder"


@dataclass(frozen=True, slots=True)
class Place:
    """What a file dialog asks for: its `title`, a `name` for the file; the kinds offered ("PNG picture (*.png)") and the endings
    of each, the one given to names without any first."""

    title: str
    name: str
    kinds: Mapping[str, tuple[str, ...]]


def ask_place(parent: QWidget | None, settings: Settings, place: Place) -> Path | None:
    """The file to write, with an ending of its kind; before one is replaced it is asked.  None when it was called off."""
    folder = settings.text(FOLDER) or settings.folder() or _documents()
    dialog = QFileDialog(parent, place.title, folder, ";;".join(place.kinds))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(place.kinds[kind][0]))
    first = next(iter(place.kinds.values()))[0]
    dialog.setDefaultSuffix(first)
    dialog.selectFile(f"{safe_name(place.name)}.{first}")
    is_chosen = dialog.exec() == QDialog.DialogCode.Accepted and bool(dialog.selectedFiles())
    endings = place.kinds.get(dialog.selectedNameFilter(), (first,))
    chosen = Path(dialog.selectedFiles()[0]) if is_chosen else None
    dialog.deleteLater()
    if chosen is None:
        return None
    path = _ended(chosen, endings, [ending for kind in place.kinds.values() for ending in kind])
    if path != chosen and path.exists() and not _may_replace(parent, place, path):
        return None
    settings.set_text(FOLDER, str(path.parent))
    return path


def _documents() -> str:
    """Where the desktop keeps documents; the folder the program was started in is anybody's guess."""
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _ended(path: Path, endings: tuple[str, ...], known: list[str]) -> Path:
    """A name that ends otherwise ("Room 1.2") gets the kind's ending behind its own; one of another kind offered means that."""
    return path if path.suffix.lower().removeprefix(".") in known else path.with_name(f"{path.name}.{endings[0]}")


def _may_replace(parent: QWidget | None, place: Place, path: Path) -> bool:
    """The dialog has only asked for the name that was typed."""
    text = QCoreApplication.translate("Exporting", "There is already a file {name}. Replace it?").format(name=path.name)
    return QMessageBox.question(parent, place.title, text) == QMessageBox.StandardButton.Yes
