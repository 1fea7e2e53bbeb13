"""About, and the licences behind it: every component with its text, from the sources and in a frozen program."""

import sys

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap import __version__
from battlemap.storage.schema import VERSION
from battlemap.ui import components
from battlemap.ui.components import Component
from battlemap.ui.dialogs.about import AboutDialog
from battlemap.ui.dialogs.licences import LicencesDialog


@pytest.fixture
def few(tmp_path):
    """Three components, the last a library of the system whose text says nothing of its licence's name."""
    for name in ("ours", "wind", "rain"):
        (tmp_path / f"{name}.txt").write_text(f"The terms of {name}.\n", encoding="utf-8")
    return (
        Component("Battlemap", "1", "MIT", "", (tmp_path / "ours.txt",)),
        Component("wind", "2.3", "Zlib", "https://example.org/wind", (tmp_path / "wind.txt",)),
        Component("librain", "0.9", "", "", (tmp_path / "rain.txt",), is_of_system=True),
    )


def names_shown(dialog: LicencesDialog) -> list[str]:
    items = [dialog.table.topLevelItem(at) for at in range(dialog.table.topLevelItemCount())]
    return [item.text(0) for item in items if not item.isHidden()]


def test_arrows_choose_while_one_types_and_the_text_follows(opened, few):
    dialog = opened(LicencesDialog(few, None))
    assert dialog.focusWidget() is dialog.search
    assert "The terms of ours." in dialog.text.toPlainText()
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.text.toPlainText() == "wind 2.3\nZlib\nhttps://example.org/wind\n\nThe terms of wind."
    assert "wind" in dialog.text.accessibleName()
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.text.toPlainText() == "librain 0.9\n\nThe terms of rain."
    assert dialog.table.currentItem().text(2) == "see its text"
    QTest.keyClick(dialog.search, Qt.Key.Key_Up)
    assert dialog.table.currentItem().text(0) == "wind"


def test_typing_finds_by_name_and_by_licence(opened, few):
    dialog = opened(LicencesDialog(few, None))
    QTest.keyClicks(dialog.search, "zLIB wind")
    assert names_shown(dialog) == ["wind"] and "The terms of wind." in dialog.text.toPlainText()
    dialog.search.clear()
    assert len(names_shown(dialog)) == 3 and dialog.table.currentItem().text(0) == "wind"
    QTest.keyClicks(dialog.search, "snow")
    assert names_shown(dialog) == [] and dialog.nothing.isVisible() and dialog.text.toPlainText() == ""
    dialog.search.setText("rain")
    assert "The terms of rain." in dialog.text.toPlainText() and not dialog.nothing.isVisible()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_click_shows_the_text(opened, few):
    dialog = opened(LicencesDialog(few, None))
    place = dialog.table.visualItemRect(dialog.table.topLevelItem(1)).center()
    QTest.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert "The terms of wind." in dialog.text.toPlainText()


def test_a_missing_text_is_said(opened):
    dialog = opened(LicencesDialog((Component("wind", "2.3", "Zlib", "https://example.org/wind", ()),), None))
    assert dialog.text.toPlainText().endswith("Its text was not installed with it.")


def walked(about: AboutDialog, keys) -> list[str]:
    """The texts shown after each of these keys in the licences, opened by their button."""
    told: list[str] = []

    def walk() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, LicencesDialog)
        for key in keys:
            QTest.keyClick(dialog.search, key)
            told.append(dialog.text.toPlainText())
        dialog.reject()

    QTimer.singleShot(100, about, walk)
    QTest.mouseClick(about.licences, Qt.MouseButton.LeftButton)
    return told


def test_from_about_every_library_of_the_closure_is_shown_with_its_text(opened):
    about = opened(AboutDialog(None))
    told = walked(about, [Qt.Key.Key_Down] * (len(components.installed()) - 1))
    heads = {text.partition("\n")[0] for text in told}
    for library in components.closure():
        assert f"{library.name} {library.version}" in heads
        assert library.name in about.text.text()
    assert {f"Python {sys.version.split()[0]}"} <= heads
    assert not [text for text in told if text.endswith("Its text was not installed with it.")]


def test_a_frozen_program_shows_what_was_collected(opened, few, tmp_path, monkeypatch):
    components.write_index(tmp_path / components.INDEX, list(few))
    monkeypatch.setattr(components, "resource_path", lambda *parts: tmp_path.joinpath(*parts[len(components.COLLECTED) :]))
    monkeypatch.setattr(components, "installed", lambda: pytest.fail("a frozen program has no distributions"))
    about = opened(AboutDialog(None))
    assert about.text.text().endswith("Built with wind.")
    assert walked(about, [Qt.Key.Key_Down] * 2)[-1] == "librain 0.9\n\nThe terms of rain."


def test_version_details_are_copied(opened):
    about = opened(AboutDialog(None))
    QTest.mouseClick(about.copy, Qt.MouseButton.LeftButton)
    told = QGuiApplication.clipboard().text().splitlines()
    assert told[0] == f"Battlemap {__version__}"
    assert "PySide6 " in told[2] and "Qt " in told[2] and told[2].startswith("Python ")
    assert told[3] == f"Fights are written in format {VERSION}" and len(told) == 4
    assert about.copy.text() == "Copied"
