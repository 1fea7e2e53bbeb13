"""House rules: every option of a ruleset can be chosen, undone and put back to its standard."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from battlemap.encounter import commands as c
from battlemap.model import BattlemapError
from battlemap.rules.ruleset import OptionRule
from battlemap.rulesets import DEFAULT, catalog, find_ruleset
from battlemap.ui import words
from battlemap.ui.dialogs.house_rules import HouseRulesDialog
from battlemap.ui.dialogs.palette import CommandPalette
from battlemap.ui.theme import apply_theme
from tests.ui.canvas.conftest import open_on
from tests.ui.panel.fights import fight_session

USUAL = find_ruleset(DEFAULT)
OPTIONS = {
    "corners": OptionRule("equal", ("equal", "alternating"), "Corners cost one, or one and two."),
    "flanking": OptionRule(False, (False, True), "Two on opposite sides strike better."),
    "healing_rests": OptionRule(True, (False, True), "A rest heals all."),
}


@pytest.fixture
def options(monkeypatch):
    """What the ruleset leaves to the table; a test may change it before it opens the dialog."""
    found = dict(OPTIONS)
    monkeypatch.setattr(catalog, "RULESETS", {USUAL.name: replace(USUAL, options=found)})
    return found


@pytest.fixture
def session(qapp, options):
    apply_theme(qapp)
    return fight_session()


@pytest.fixture
def opened(qtbot, session):
    def show() -> HouseRulesDialog:
        dialog = HouseRulesDialog(session, None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def press(dialog: HouseRulesDialog, kind: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(dialog.buttons.button(kind), Qt.MouseButton.LeftButton)


def tick(row) -> None:
    """Space on the box."""
    row.check.setFocus()
    QTest.keyClick(row.check, Qt.Key.Key_Space)


def test_yes_or_no_is_a_box_and_the_rest_a_list(opened):
    rows = opened().rows
    assert rows["flanking"].check is not None and not rows["flanking"].check.isChecked()
    assert rows["healing_rests"].check.text() == "Healing rests" and rows["healing_rests"].check.isChecked()
    assert [rows["corners"].combo.itemText(i) for i in range(2)] == ["one square each", "one and two in turn"]
    assert rows["flanking"].sentence.text() == "Two on opposite sides strike better."


def test_several_house_rules_are_one_step_that_is_logged_and_undone(opened, session):
    before = session.document.position
    dialog = opened()
    tick(dialog.rows["flanking"])
    dialog.rows["corners"].combo.setFocus()
    QTest.keyClick(dialog.rows["corners"].combo, Qt.Key.Key_Down)
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert not dialog.isVisible() and session.document.position == before + 1
    step = session.document.steps[-1]
    assert step.command == c.SetOptions(options={"corners": "alternating", "flanking": True})
    assert words.event(step.events[0], session.state) == "House rules: corners: one and two in turn, flanking: on"
    session.undo()
    assert session.state.options == {} and not opened().rows["flanking"].check.isChecked()


def test_only_what_differs_offers_its_standard(opened, session):
    dialog = opened()
    row = dialog.rows["healing_rests"]
    assert not row.reset.isVisible() and not dialog.all_standard.isEnabled()
    tick(row)
    assert row.reset.isVisible() and row.reset.text() == "Standard: on" and not dialog.rows["flanking"].reset.isVisible()
    QTest.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    assert row.check.isChecked() and not row.reset.isVisible() and row.check.hasFocus()


def test_all_go_back_to_the_standard_at_once(opened, session):
    session.do(c.SetOptions(options={"flanking": True, "corners": "alternating"}))
    dialog = opened()
    QTest.mouseClick(dialog.all_standard, Qt.MouseButton.LeftButton)
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert session.state.options == {"flanking": False, "corners": "equal"}


def test_cancel_changes_nothing(opened, session):
    before = session.document.position
    dialog = opened()
    tick(dialog.rows["flanking"])
    press(dialog, QDialogButtonBox.StandardButton.Cancel)
    assert not dialog.isVisible() and session.document.position == before


def test_nothing_changed_is_no_step(opened, session):
    before = session.document.position
    dialog = opened()
    tick(dialog.rows["flanking"])
    tick(dialog.rows["flanking"])
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert not dialog.isVisible() and session.document.position == before


def test_a_choice_there_is_no_more_is_shown_as_the_standard(opened, session, options):
    session.do(c.SetOptions(options={"corners": "alternating"}))
    options["corners"] = OptionRule("equal", ("equal", "free"), "Corners cost one, or nothing.")
    assert opened().rows["corners"].value == "equal"


def test_a_ruleset_without_house_rules_says_so(opened, session, options):
    options.clear()
    dialog = opened()
    assert dialog.heading.text() == f"{USUAL.title} leaves nothing to house rules."
    press(dialog, QDialogButtonBox.StandardButton.Close)
    assert not dialog.isVisible()


def test_a_waiting_reaction_comes_first_and_is_said_in_the_dialog(opened, session):
    while session.state.turn.active != "gob-1":
        session.do(c.EndTurn(token=session.state.turn.active))
    session.do(c.MoveToken(token="gob-1", to=(8, 1)))
    assert session.state.pending
    dialog = opened()
    tick(dialog.rows["flanking"])
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert dialog.isVisible() and dialog.wrong.text() == "First answer the waiting reaction."
    assert session.state.options == {}


def test_a_file_that_cannot_be_written_is_said_in_the_dialog(opened, session):
    def refuse(record, after):
        raise BattlemapError("x.battlemap: the disk is full")

    session.document.set_journal(refuse)
    dialog = opened()
    tick(dialog.rows["flanking"])
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert dialog.isVisible() and dialog.wrong.text() == "x.battlemap: the disk is full"


# ---------------------------------------------------------------- in the window
def test_the_window_opens_it_by_key_and_by_the_palette(session, qtbot):
    hand = open_on(session, qtbot)
    seen = []

    def answer(*wanted: str) -> None:
        """Wait for these dialogs, one after the other; search in the palette, leave the other."""
        dialog = QApplication.activeModalWidget()
        if type(dialog).__name__ != wanted[0]:
            QTimer.singleShot(50, lambda: answer(*wanted))
            return
        seen.append(wanted[0])
        if wanted[1:]:
            QTimer.singleShot(50, lambda: answer(*wanted[1:]))
        if isinstance(dialog, CommandPalette):
            QTest.keyClicks(dialog.entry, "house")
            QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

    control = Qt.KeyboardModifier.ControlModifier
    answer("HouseRulesDialog")
    QTest.keyClick(hand.window, Qt.Key.Key_H, control | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: seen == ["HouseRulesDialog"])
    hand.window.activateWindow()  # no window manager does it here
    qtbot.waitUntil(hand.window.isActiveWindow)
    answer("CommandPalette", "HouseRulesDialog")
    QTest.keyClick(hand.window, Qt.Key.Key_K, control)
    qtbot.waitUntil(lambda: seen[1:] == ["CommandPalette", "HouseRulesDialog"])
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def test_the_status_bar_names_the_ruleset_and_that_there_are_house_rules(session, qtbot):
    status = open_on(session, qtbot).window.status.ruleset
    assert status.isVisible() and (status.text(), status.toolTip()) == (USUAL.title, "")
    session.do(c.SetOptions(options={"flanking": True}))
    assert (status.text(), status.toolTip()) == (f"{USUAL.title}, with house rules", "Flanking: on")
    session.undo()
    assert status.text() == USUAL.title


@pytest.mark.parametrize("ruleset", catalog.names())
def test_every_house_rule_has_words_translators_find(ruleset):
    for name, rule in find_ruleset(ruleset).options.items():
        assert name in words.WORDS and rule.sentence in words.OPTIONS, name
        assert all(str(choice) in words.CHOICES for choice in rule.choices), name
