"""The list of all dialogs is complete, and each of them opens."""

import importlib
import pkgutil

import platformdirs
import pytest
from PySide6.QtWidgets import QApplication, QDialog

import battlemap.ui
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.dialogs.giving import RoomyDialog
from battlemap.ui.exporting.export_dialog import ExportDialog
from tests.ui.every_dialog import EVERY_DIALOG, gone, put_away, window_on_the_fight

BASES = {Dialog, RoomyDialog, ExportDialog}
"""What others are made of, and nobody opens."""


def told(kind: type) -> str:
    return f"{kind.__module__.removeprefix('battlemap.ui.')}.{kind.__qualname__}"


def kinds_below(kind: type) -> set[type]:
    return {kind}.union(*(kinds_below(lower) for lower in kind.__subclasses__()))


@pytest.fixture
def window(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    found = window_on_the_fight()
    yield found
    put_away(found)


def test_no_dialog_of_the_program_is_missing_in_the_list():
    for module in pkgutil.walk_packages(battlemap.ui.__path__, "battlemap.ui."):
        importlib.import_module(module.name)
    ours = {told(kind) for kind in kinds_below(QDialog) - BASES if kind.__module__.startswith("battlemap.")}
    assert ours - {name.partition(":")[0] for name, _ in EVERY_DIALOG} == set()


def test_every_dialog_opens_as_what_it_is_called(window, tmp_path, qtbot):
    for name, opener in EVERY_DIALOG:
        dialog = opener(window, tmp_path)
        assert told(type(dialog)) == name.partition(":")[0]
        with qtbot.waitExposed(dialog):
            dialog.show()
        assert dialog.windowTitle(), name
        gone(dialog)
    assert not [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QDialog)]
