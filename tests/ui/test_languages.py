"""The language of the window: chosen, or the system's; texts and numbers follow."""

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLabel, QPushButton

from battlemap.encounter import commands as c
from battlemap.rulesets import find_ruleset
from battlemap.storage import fights_folder
from battlemap.ui import languages, words
from battlemap.ui.application import Shown, application, open_window
from battlemap.ui.dialogs.condition import ConditionDialog
from battlemap.ui.help.welcome import Welcome
from battlemap.ui.settings import Settings
from tests.ui.panel.fights import fight_session


@pytest.fixture(autouse=True)
def english_again(qapp):
    yield
    languages.speak(qapp, languages.SOURCE)


@pytest.fixture
def system(monkeypatch):
    """Say which languages the system wants."""

    class Locale:
        @staticmethod
        def system():
            return Locale

    def wants(*names):
        Locale.uiLanguages = staticmethod(lambda: list(names))
        monkeypatch.setattr(languages, "QLocale", Locale)

    return wants


@pytest.mark.parametrize(("names", "code"), [
    (("it-IT", "it"), "it"), (("pt-PT",), "pt_BR"), (("pt-BR", "en"), "pt_BR"), (("de-DE", "it"), "it"), (("en-GB", "it"), "en"),
    (("ja-JP",), "en"), ((), "en"),
])  # fmt: skip
def test_the_first_of_the_systems_languages_that_is_one_of_ours(system, names, code):
    system(*names)
    assert languages.wanted(Settings()) == code


def test_what_was_chosen_goes_before_the_systems(system):
    system("it-IT")
    settings = Settings()
    settings.set_text(languages.CHOSEN, "pt_BR")
    assert languages.wanted(settings) == "pt_BR"
    settings.set_text(languages.CHOSEN, "klingon")
    assert languages.wanted(settings) == "it"


def test_numbers_are_written_as_the_language_writes_them(qapp):
    assert words.number(4.5) == "4.5" and words.number(12000) == "12000"
    languages.speak(qapp, "it")
    assert words.number(4.5) == "4,5" and words.number(9) == "9" and words.number(12000) == "12000"
    assert QLocale().decimalPoint() == ","


def test_texts_are_said_in_the_language_and_in_english_again(qapp):
    languages.speak(qapp, "it")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annulla"
    languages.speak(qapp, "nobody's")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize(("code", "cancel", "close", "yes"), [
    ("it", "Annulla", "Chiudi", "Sì"), ("pt_BR", "Cancelar", "Fechar", "Sim"), ("en", "Cancel", "Close", "Yes"),
])  # fmt: skip
def test_qts_own_buttons_and_dialogs_speak_it_too(qapp, qtbot, code, cancel, close, yes):
    languages.speak(qapp, code)
    kinds = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(kinds.Cancel | kinds.Close | kinds.Yes)
    qtbot.addWidget(box)
    assert {box.button(kind).text().replace("&", "") for kind in (kinds.Cancel, kinds.Close, kinds.Yes)} == {cancel, close, yes}
    files = QFileDialog(None, "", str(Path.home()))
    files.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(files)
    labels = {label.text().replace("&", "") for label in files.findChildren(QLabel)}
    assert bool(labels & {"Look in:", "File name:", "Files of type:"}) == (code == "en"), labels


def test_language_after_language_keeps_the_fight_the_selection_and_the_players_display(qapp, qtbot):
    shown = Shown(application(), open_window())
    window = shown.window
    window.session.do(c.Begin())
    chosen = tuple(window.session.state.tokens)[:2]
    window.session.select(chosen)
    window.placing.toggle()
    state, path = window.session.state, window.session.fight_file.path
    for name in ("Italiano", "Português (Brasil)", "English"):
        before = shown.window
        next(action for action in before.all_actions() if action.text() == name).trigger()
        qtbot.waitUntil(lambda: shown.window is not before and shown.window.session.fight_file is not None)  # noqa: B023
        qtbot.waitUntil(lambda: shown.window.session.selection == chosen)
        now = shown.window
        assert now.session.fight_file.path == path and now.session.state == state and now.placing.is_open
        qtbot.waitUntil(lambda: not shiboken6.isValid(before))  # noqa: B023
    qtbot.addWidget(shown.window)
    shown.window.placing.toggle()


def test_the_welcome_is_read_in_the_language_chosen_beside_it(qapp, qtbot):
    Settings().clear()
    for kept in fights_folder().iterdir():  # the sample as it is shipped, not as a test before left it
        kept.unlink()
    shown = Shown(application(), open_window())
    first = shown.window
    first.actions_.help.welcome()
    next(action for action in first.all_actions() if action.text() == "Italiano").trigger()
    qtbot.waitUntil(lambda: shown.window is not first and shown.window.actions_.help.is_welcome)
    qtbot.addWidget(shown.window)
    card = shown.window.findChild(Welcome)
    texts = [each.text() for each in (*card.findChildren(QLabel), *card.findChildren(QPushButton))]
    assert "Benvenuto in Battlemap" in texts and "Agguato al guado" in texts
    assert any("La cripta della passatoia rossa" in text for text in texts)


def test_conditions_stand_in_the_order_of_the_languages_alphabet(qapp, qtbot):
    languages.speak(qapp, "it")
    dialog = ConditionDialog(fight_session(), ("ana",), None)
    qtbot.addWidget(dialog)
    titles = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert titles[:3] == ["Accecato", "Affascinato", "Afferrato"] and titles == sorted(titles)


def test_a_ruleset_without_a_proper_name_is_called_in_the_language(qapp):
    languages.speak(qapp, "pt_BR")
    assert words.rules_title(find_ruleset("alternating")) == "Lados alternados"
    assert words.rules_title(find_ruleset("ose")) == "Old-School Essentials"


def test_another_language_opens_the_same_fight_anew(qapp, qtbot):
    shown = Shown(application(), open_window())
    first, path = shown.window, shown.window.session.fight_file.path
    first.session.do(c.Begin())
    state = first.session.state
    italian = next(action for action in first.all_actions() if action.text() == "Italiano")
    english = next(action for action in first.all_actions() if action.text() == "English")
    assert english.isChecked() and not italian.isChecked()
    italian.trigger()
    qtbot.waitUntil(lambda: shown.window is not first and shown.window.session.fight_file is not None)
    qtbot.addWidget(shown.window)
    second = shown.window
    assert second.session.fight_file.path == path and second.session.state == state
    assert second.isVisible() and qapp.quitOnLastWindowClosed()
    qtbot.waitUntil(lambda: not shiboken6.isValid(first))
    assert next(action for action in second.all_actions() if action.text() == "Italiano").isChecked()
    assert Settings().text(languages.CHOSEN) == "it"
    second.session.undo()
    assert not second.session.state.turn.begun
