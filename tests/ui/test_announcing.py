"""What a screen reader is told by itself: the turn, the roll, the damage, the refusal, who is selected, the way by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from battlemap.encounter import commands as c
from battlemap.ui import announcing
from tests.ui.canvas.conftest import open_on, session_on


@pytest.fixture
def table(qtbot):
    """Round 1, Ana's turn; `said` is all that went out since."""
    hand = open_on(session_on(True), qtbot)
    hand.said = []
    hand.window.announcer.said.connect(lambda text, at_once: hand.said.append((text, at_once)))
    return hand


def texts(table) -> str:
    return "\n".join(text for text, _ in table.said)


def test_the_turn_is_told(table):
    table.window.session.do(c.EndTurn(token="ana"))
    assert "Ben's turn." in texts(table) and "Ben. acts now. Party. 18 of 18 hit points. D7" in texts(table)


def test_a_roll_and_its_damage_are_told(table):
    session = table.window.session
    session.do(c.MoveToken(token="orc", to=(4, 3), force=True))
    table.said.clear()
    session.do(c.MakeAttack(token="ana", target="orc", attack="Sword"), (15, 6))
    assert ": hit." in texts(table) and "damage" in texts(table)


def test_a_refusal_interrupts_and_says_its_way_round(table):
    table.window.session.do(c.MoveToken(token="ana", to=(15, 9)))
    text, at_once = table.said[-1]
    assert at_once and table.window.notice.text in text and "F8" in text


def test_what_is_taken_back_is_told(table):
    session = table.window.session
    session.do(c.SetCondition(target="ben", add="prone"))
    table.said.clear()
    session.undo()
    assert texts(table).startswith("Taken back: Ben: prone")
    table.said.clear()
    session.redo()
    assert texts(table).startswith("Done again: Ben: prone")


def test_a_move_says_where_it_ended(table):
    table.said.clear()
    table.window.session.do(c.MoveToken(token="ana", to=(3, 5)))
    assert "D6" in texts(table)


def test_the_selection_is_told_and_the_map_remembers_it(table):
    table.window.session.select(["orc"])
    assert table.said[-1][0].startswith("Orc. Foes. 15 of 15") and table.view.accessibleDescription() == table.said[-1][0]
    table.window.session.select(["orc", "ogre"])
    assert table.said[-1][0] == "2 selected: Orc, Ogre"
    table.window.session.select([])
    assert table.view.accessibleDescription() == "Nobody is selected"


def test_hit_points_are_kept_up_to_date_on_the_map(table):
    table.window.session.select(["orc"])
    table.window.session.do(c.Edit(token="orc", fields={"hp": 3}))
    assert "3 of 15" in table.view.accessibleDescription()


def test_the_way_by_keys_is_told_square_by_square(table):
    table.window.session.select(["ana"])
    table.key(Qt.Key.Key_Down)
    assert table.said[-1][0].startswith("D5. 1.5 m")


def test_who_may_react_is_told_with_the_keys(table):
    session = table.window.session
    session.do(c.MoveToken(token="orc", to=(4, 3), force=True))
    session.do(c.MoveToken(token="ana", to=(1, 3)))
    assert session.state.pending
    assert ("Orc: react? A number takes it, Enter skips.", True) in table.said


def test_they_go_out_as_announcements_of_the_map(table, monkeypatch):
    sent = []
    monkeypatch.setattr(announcing.QAccessible, "updateAccessibility", sent.append)
    monkeypatch.setattr(announcing.QAccessible, "isActive", lambda: True)
    table.window.announcer.say("Ana's turn.")
    table.window.announcer.say("No.", at_once=True)
    assert [event.message() for event in sent] == ["Ana's turn.", "No."]
    assert [event.politeness() for event in sent] == [announcing.POLITE, announcing.AT_ONCE]
    assert sent[0].type() == QAccessible.Event.Announcement


def test_many_lines_are_cut_short(table):
    table.said.clear()
    tokens = tuple(table.window.session.state.tokens)
    table.window.session.do(c.ApplyDamage(targets=tokens * 1, parts=(c.DamagePart(amount=1, type=""),)))
    table.window.session.walk_to(0)
    assert texts(table).count(".") < 20 and "The rest is in the log." in texts(table)
