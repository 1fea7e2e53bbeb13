"""Names as people type them: markup, an & and braces are letters like any other, wherever the window shows them."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu

from battlemap.encounter import commands as c
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene, Zone
from battlemap.ui.dice.roll_log import RollLogDialog
from battlemap.ui.dice.roll_words import WHO
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.reaction_card import ReactionCard
from tests.ui import ruleset_fights
from tests.ui.canvas.conftest import open_on
from tests.ui.tools.conftest import session_with

NAME = "<b>Gnash</b> & Co {0} &amp;"
SHOWN = NAME.replace("&", "&&")


@pytest.fixture
def hand(qtbot):
    """Two of the same odd name, one against the other, an area of that name on the map."""
    tokens = [
        token_from({"id": token_id, "name": NAME, "side": side, "at": [x, 3], "hp": 9, "attacks": [
            {"name": NAME, "to_hit": 4, "damage": "1d6", "type": "slashing"}
        ]})
        for token_id, side, x in (("ana", "party", 3), ("orc", "foes", 4))
    ]  # fmt: skip
    session = session_with(Scene(rows=("." * 16,) * 10), *tokens)
    session.do(c.SetZone(zone=Zone(id="z1", name=NAME, runs=((7, 2, 6),))))
    session.do(c.Begin(totals={"ana": 20, "orc": 10}))
    session.select(["ana"])
    return open_on(session, qtbot)


def labels(hand) -> list[QLabel]:
    return [label for label in hand.window.findChildren(QLabel) if label.isVisible() and "Gnash" in label.text()]


def test_no_label_reads_markup_out_of_a_name(hand) -> None:
    hand.window.open_hit_card("ana", "orc", NAME)
    hand.window.choose_tool("area")
    hand.hover(3.5, 3.5)
    found = labels(hand)
    assert len(found) > 3
    assert not [label.text() for label in found if label.textFormat() != Qt.TextFormat.PlainText and not label.property("rich")]


def test_buttons_and_menus_keep_the_and_in_a_name(hand) -> None:
    hand.window.choose_tool("area")
    assert hand.window.tools["area"].list.names["z1"].text() == SHOWN
    menus = [action.text() for menu in hand.window.findChildren(QMenu) for action in menu.actions() if "Gnash" in action.text()]
    buttons = [
        button.text() for button in hand.window.findChildren(QAbstractButton)
        if "Gnash" in button.text() and not isinstance(button, AttackRow)  # which draws its own text
    ]  # fmt: skip
    assert menus and buttons
    assert not [text for text in (*menus, *buttons) if "&" in text.replace("&&", "")]


def test_the_log_and_the_refusal_say_the_name_as_it_is(hand) -> None:
    session = hand.window.session
    session.do(c.Edit(token="orc", fields={"hp": 3}))
    model = hand.window.panel.log.model()
    assert any(NAME in str(model.index(row, 0).data()) for row in range(model.rowCount()))
    session.do(c.MoveToken(token="orc", to=(9, 9)))
    assert NAME in hand.window.notice.text


def test_a_title_of_markup_is_a_title(qtbot) -> None:
    session = session_with(Scene(rows=("." * 6,) * 6))
    session.document.state = replace(session.state, title=NAME)
    assert isinstance(session.state, Encounter)
    assert NAME in open_on(session, qtbot).window.windowTitle()


def test_notes_on_the_turn_and_the_button_of_the_next_step_keep_the_and(hand) -> None:
    hand.window.session.do(c.Concentrate(token="ana", on=NAME))
    notes = [chip.text() for chip in hand.window.panel.notes.chips if "Gnash" in chip.text()]
    assert notes and not [text for text in notes if "&" in text.replace("&&", "")]


def test_who_is_chosen_to_act_is_named_as_it_is(qtbot) -> None:
    session = ruleset_fights.session_for("alternating", ana={"name": NAME})
    session.do(c.Begin(totals={"ana": 20, "orc": 5}))
    session.select(["ana"])
    assert open_on(session, qtbot).window.panel.head.next.text().startswith(SHOWN)


def test_who_is_asked_and_what_it_may_do_keep_the_and(hand) -> None:
    window = hand.window
    assert window.session.do(c.MoveToken(token="ana", to=(3, 8))) is not None
    card = window.findChild(ReactionCard)
    menus = [action.text() for menu in card.findChildren(QMenu) for action in menu.actions()]
    texts = [text for text in (*menus, *(one.text() for one in card.findChildren(QAbstractButton))) if "Gnash" in text]
    assert len(texts) > 1 and all(SHOWN in text for text in texts)


def test_a_name_of_several_lines_is_one_line_and_one_of_blanks_is_the_id() -> None:
    assert token_from({"id": "gob", "name": "Gnash\n the\tred", "side": "foes", "at": [1, 1], "hp": 9}).name == "Gnash the red"
    assert token_from({"id": "gob", "name": "  ", "side": "foes", "at": [1, 1], "hp": 9}).name == "gob"


def test_a_very_long_name_leaves_room_for_the_rest(hand) -> None:
    session = hand.window.session
    session.do(c.Edit(token="orc", fields={"name": "x" * 300}))
    session.do(c.Roll(roll="d20", tokens=("orc",)))
    hand.window.actions_.tokens.dock.open_()
    table = hand.window.actions_.tokens.dock.pane.table
    assert table.columnWidth(0) < table.viewport().width() / 2
    log = RollLogDialog(session, hand.window.settings, hand.window)
    hand.qtbot.addWidget(log)
    log.show()
    assert log.width() < hand.window.width() and log.table.columnWidth(WHO) < log.table.viewport().width() / 2
