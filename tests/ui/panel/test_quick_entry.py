"""-7 and +4 on the selection."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from battlemap.ui.panel import QuickEntry


@pytest.fixture
def open_entry(qtbot, session):
    host = QWidget()
    host.resize(600, 400)
    qtbot.addWidget(host)
    with qtbot.waitExposed(host):
        host.show()

    def open_it(text: str, *ids: str) -> QuickEntry:
        session.select(ids)
        entry = QuickEntry(session, text, host)
        entry.show()
        entry.amount.setFocus()
        return entry

    yield open_it
    host.close()


def hit_points(session, *ids):
    return [session.state.tokens[token_id].hp for token_id in ids]


def test_damage_for_all_is_one_step(open_entry, session, qtbot):
    entry = open_entry("-", "gob-1", "ogre")
    QTest.keyClicks(entry.amount, "3")
    with qtbot.waitSignal(entry.closed):
        QTest.keyClick(entry.amount, Qt.Key.Key_Return)
    assert hit_points(session, "gob-1", "ogre") == [4, 56]
    session.undo()
    assert hit_points(session, "gob-1", "ogre") == [7, 59]


def test_healing(open_entry, session):
    entry = open_entry("+", "gob-2", "ana")
    QTest.keyClicks(entry.amount, "2")
    QTest.keyClick(entry.amount, Qt.Key.Key_Return)
    assert hit_points(session, "gob-2", "ana") == [5, 23]


def test_type_and_half_of_who_saved(open_entry, session):
    entry = open_entry("-10", "ogre", "ben")
    entry.kind.setCurrentIndex(entry.kind.findData("slashing"))
    entry.saved["ben"].click()
    QTest.keyClick(entry.amount, Qt.Key.Key_Return)
    assert hit_points(session, "ogre", "ben") == [54, 7]


def test_dice(open_entry, session):
    session.roller.next = [3, 4]
    entry = open_entry("-2d6", "ogre")
    QTest.keyClick(entry.amount, Qt.Key.Key_Return)
    assert hit_points(session, "ogre") == [52]


@pytest.mark.parametrize("text", ["-", "+x", "7", "-2x6", "-2d", "+-3", "-99999999999"])
def test_nonsense_is_one_sentence(open_entry, session, text):
    entry = open_entry(text, "ogre")
    QTest.keyClick(entry.amount, Qt.Key.Key_Return)
    assert any("Type -7 for damage" in label.text() for label in entry.findChildren(QLabel) if label.isVisible())
    assert hit_points(session, "ogre") == [59]


def test_escape(open_entry, session, qtbot):
    entry = open_entry("-3", "ogre")
    with qtbot.waitSignal(entry.closed):
        QTest.keyClick(entry.amount, Qt.Key.Key_Escape)
    assert hit_points(session, "ogre") == [59]


def test_the_kind_of_the_attack_is_chosen_already(qtbot, session):
    entry = QuickEntry(session, "-8", None, ("ogre",), "", "slashing")
    qtbot.addWidget(entry)
    assert entry.kind.currentData() == "slashing"
    entry.give()
    assert hit_points(session, "ogre") == [55]  # it resists slashing
