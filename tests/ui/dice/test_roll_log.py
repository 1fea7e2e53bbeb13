"""The roll log: searched, filtered, and any roll drawn again on the spot."""

import csv
import io

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from battlemap.encounter import commands as c
from battlemap.encounter.dice import Correction, Roller
from battlemap.encounter.document import Step
from battlemap.ui.dice.roll_log import FACES, HOW, WIDTHS_KEPT, RollLogDialog


@pytest.fixture
def table(hand):
    """Drawn, typed, corrected, secret, undone: one of each, rolled by a true roller."""
    session = hand.window.session
    session.roller = Roller(11)
    session.do(c.Roll(roll="2d6"))
    session.do(c.Roll(roll="Stealth: d20+6", tokens=("orc",)), [13])
    drawn = session.roller.roll((20,))
    session.do(c.Roll(roll="Ambush: d20", secret=True), [Correction.of(drawn[0] % 20 + 1, drawn[0])])
    session.do(c.Roll(roll="d8"))
    session.undo()
    return hand


@pytest.fixture
def log(table, opened):
    return opened(RollLogDialog(table.window.session, table.window.settings, table.window))


def shown(log: RollLogDialog) -> list[list[str]]:
    model = log.model_
    return [[str(model.index(row, column).data()) for column in range(model.columnCount())] for row in range(model.rowCount())]


def test_the_newest_stands_first_with_all_that_belongs_to_it(log):
    rows = shown(log)
    assert [row[2] for row in rows[:4]] == ["roll", "Ambush, secret", "Stealth", "roll"]
    assert rows[2][1:7] == ["Orc", "Stealth", "d20+6", "13", "19", "✎ typed"]
    assert rows[1][HOW] == "✎ corrected" and rows[0][HOW] == "program, undone"


def test_what_was_undone_is_struck_through(log):
    struck = [log.model_.index(row, FACES).data(Qt.ItemDataRole.FontRole).strikeOut() for row in range(4)]
    assert struck == [True, False, False, False]


def test_words_creature_and_kind_narrow_it_down(log):
    QTest.keyClicks(log.entry, "ambush d20")
    assert len(shown(log)) == 1
    log.entry.clear()
    log.whose.setCurrentIndex(log.whose.findData("orc"))
    assert [row[1] for row in shown(log)] == ["Orc"]
    log.entry.setText("dragon")
    assert not log.table.isVisible() and log.nothing.text() == "No roll has all of that."


def test_a_seed_is_found(log):
    log.entry.setText(log.model_.row(3).seed[:9])
    assert len(shown(log)) == 1 and shown(log)[0][HOW] == "program"


def choose(log: RollLogDialog, row: int) -> str:
    log.table.selectRow(row)
    QTest.mouseClick(log.check, Qt.MouseButton.LeftButton)
    return log.told.text()


def test_a_drawn_roll_comes_out_the_same(log):
    faces = shown(log)[3][FACES]
    assert choose(log, 3) == f"✓ Drawn again: {faces}. The same faces."
    assert log.seed.text().startswith("Seed ") and log.seed.text().endswith("die 1 to 2")


def test_a_typed_one_has_nothing_to_draw_and_a_corrected_one_tells_both(log):
    assert choose(log, 2) == "This roll was typed: there is nothing to draw again." and log.seed.text() == "No seed"
    assert "The game master made them" in choose(log, 1)


def test_all_at_once(log):
    QTest.mouseClick(log.check_all, Qt.MouseButton.LeftButton)
    assert log.told.text() == "✓ All 3 rolls of the program come out the same."


def test_a_forged_roll_is_found(table, opened):
    document = table.window.session.document
    step = document.ever[-4]
    roll = step.rolls[0]
    die = roll.dies[0]
    forged = replace(roll, dies=(replace(die, face=die.face % 6 + 1), *roll.dies[1:]))
    document.ever[document.ever.index(step)] = Step(step.command, step.events, (forged,))
    log = opened(RollLogDialog(table.window.session, table.window.settings, table.window))
    QTest.mouseClick(log.check_all, Qt.MouseButton.LeftButton)
    assert log.told.text().startswith("✗ Drawn again:") and log.chosen().what == "roll"


def test_a_save_the_window_rolls_is_in_it_with_its_seed_and_its_total(table, opened):
    session = table.window.session
    done = session.do(c.RollSave(token="ana", ability="dex", dc=10))
    log = opened(RollLogDialog(session, table.window.settings, table.window))
    row = log.chosen()
    assert (row.what, row.who, row.how, row.total) == ("save", "ana", "drawn", done.answer["total"]) and row.seed


def test_the_file_gives_the_same_log(table, opened, tmp_path):
    session = table.window.session
    session.save_as(tmp_path / "kept.battlemap")
    session.do(c.Roll(roll="3d6"))
    session.undo()
    session.do(c.Roll(roll="3d6"))
    before = shown(opened(RollLogDialog(session, table.window.settings, None)))[:2]
    session.close()
    assert session.open_path(tmp_path / "kept.battlemap")
    log = opened(RollLogDialog(session, table.window.settings, None))
    assert shown(log)[:2][0][FACES] == before[0][FACES] and shown(log)[1][HOW] == "program, undone"
    QTest.mouseClick(log.check_all, Qt.MouseButton.LeftButton)
    assert "come out the same" in log.told.text()


def test_an_empty_log_says_so(calm, opened):
    log = opened(RollLogDialog(calm.window.session, calm.window.settings, calm.window))
    assert log.nothing.text() == "Nothing has been rolled yet." and not log.check.isEnabled() and not log.check_all.isEnabled()


def test_the_table_for_a_spreadsheet_has_every_roll_and_its_seeds(log):
    rows = list(csv.DictReader(io.StringIO(log.as_csv())))
    assert len(rows) == len(shown(log)) and rows[-1]["undone"] == "yes" and rows[-2]["secret"] == "yes"
    assert rows[-3]["seeds"] == "-" and rows[-1]["seeds"].endswith(":0")


def test_columns_are_as_wide_as_the_hand_left_them(log, table, opened):
    head = log.table.horizontalHeader()
    at = QPoint(head.sectionViewportPosition(2) - 2, head.height() // 2)
    QTest.mousePress(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
    for step in (20, 50):
        QTest.mouseMove(head.viewport(), at + QPoint(step, 0))
    QTest.mouseRelease(head.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(50, 0))
    table.qtbot.waitUntil(lambda: bool(table.window.settings.text(WIDTHS_KEPT)))
    wide = log.table.columnWidth(1)
    again = opened(RollLogDialog(table.window.session, table.window.settings, table.window))
    assert again.table.columnWidth(1) == wide
