"""A letter with Alt means one thing: in each menu and in each dialog, in each language."""

import re
from collections.abc import Iterable, Iterator

import platformdirs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QMenu

from battlemap.ui import languages
from battlemap.ui.help.welcome import Welcome
from tests.ui.every_dialog import EVERY_DIALOG, gone, put_away, window_on_the_fight

LETTER = re.compile(r"&([^&\s])")


@pytest.fixture(params=languages.LANGUAGES)
def window(qapp, tmp_path, monkeypatch, request):
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    languages.speak(qapp, request.param)
    found = window_on_the_fight()
    found.show()
    yield found
    put_away(found)
    languages.speak(qapp, languages.SOURCE)


def twice(texts: Iterable[str]) -> list[list[str]]:
    """The texts that share a letter."""
    by_letter: dict[str, list[str]] = {}
    for text in texts:
        if found := LETTER.search(text.replace("&&", "")):
            by_letter.setdefault(found[1].casefold(), []).append(text)
    return [sharing for sharing in by_letter.values() if len(sharing) > 1]


def menus(menu: QMenu) -> Iterator[QMenu]:
    yield menu
    for action in menu.actions():
        if isinstance(below := action.menu(), QMenu):
            yield from menus(below)


def in_dialog(dialog: QDialog) -> Iterator[str]:
    for button in dialog.findChildren(QAbstractButton):
        if button.isVisibleTo(dialog):
            yield button.text()
    for label in dialog.findChildren(QLabel):
        if label.buddy() is not None and label.isVisibleTo(dialog) and label.textFormat() != Qt.TextFormat.RichText:
            yield label.text()


def test_no_two_entries_of_a_menu_share_a_letter(window):
    titles = window.menuBar().actions()
    found = twice(action.text() for action in titles)
    for title in titles:
        for menu in menus(title.menu()):
            found += twice(action.text() for action in menu.actions())
    assert not found


def test_no_two_fields_of_a_dialog_share_a_letter(window, tmp_path):
    found = []
    for name, opener in EVERY_DIALOG:
        dialog = opener(window, tmp_path)
        dialog.show()
        found += [(name, sharing) for sharing in twice(in_dialog(dialog))]
        gone(dialog)
    assert not found


def test_no_letter_of_the_welcome_or_the_tour_opens_a_menu(window):
    titles = [action.text() for action in window.menuBar().actions()]
    guide = window.actions_.help
    guide.welcome()
    assert not twice([*titles, *(each.text() for each in window.findChild(Welcome).findChildren(QAbstractButton))])
    guide.start_tour()
    note = guide.tour.note
    for is_over in (False, True):
        shown = [each.text() for each in note.findChildren(QAbstractButton) if each.isVisibleTo(note)]
        assert guide.tour.is_over == is_over and len(shown) >= 2 and not twice([*titles, *shown])
        while not guide.tour.is_over:
            note.next.click()
    guide.tour.leave()
