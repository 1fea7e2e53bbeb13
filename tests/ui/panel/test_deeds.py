"""Action buttons look as they are: what may not be done now is grey and says why, what means nothing now is not there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from battlemap.encounter import commands as c
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.panel.deeds import Deeds
from battlemap.ui.panel.log import LogView
from tests.ui.ruleset_fights import session_for

TOTALS = {"ana": 20, "orc": 15, "ben": 12, "gob-1": 8, "gob-2": 5}
SIDES = {"party": 5, "foes": 2}
ALWAYS = ("Reaction…", "Opportunity attacks", "Other…", "legendary", "Legendary")


def begun(ruleset: str, **changes):
    session = session_for(ruleset, **changes)
    assert session.do(c.Begin(totals=SIDES if find_ruleset(ruleset).turns.schedule == "phases" else TOTALS)) is not None
    return session


@pytest.fixture
def deeds(qtbot):
    """The buttons of a token's actions, by their words."""

    def show(session, token_id: str) -> dict[str, QToolButton]:
        shown = Deeds(session, session.state.tokens[token_id])
        qtbot.addWidget(shown)
        shown.show()
        QApplication.processEvents()
        return {tool.text(): tool for tool in shown.findChildren(QToolButton) if tool.isVisible()}

    return show


@pytest.mark.parametrize("ruleset", names())
def test_out_of_turn_nothing_looks_as_if_it_could_be_done(ruleset, deeds):
    session = begun(ruleset)
    for text, tool in deeds(session, "gob-2").items():
        if not text.startswith(ALWAYS) and not tool.menu():
            assert not tool.isEnabled() and tool.toolTip(), text


@pytest.mark.parametrize("ruleset", names())
def test_the_rest_in_the_menu_is_grey_as_a_whole(ruleset, deeds):
    session = begun(ruleset)
    more = deeds(session, "gob-2").get("More…")
    if more is not None:
        assert not more.isEnabled() and more.toolTip()
        acting = deeds(session, "ana")["More…"]
        assert acting.isEnabled() and acting.toolTip()


def test_a_potion_waits_for_its_giver(deeds):
    session = begun("alternating")
    assert not deeds(session, "ana")["Potion"].isEnabled()  # nobody was chosen yet
    session.do(c.Activate(token="ana"))
    assert deeds(session, "ana")["Potion"].isEnabled() and not deeds(session, "ben")["Potion"].isEnabled()
    session.do(c.Act(token="ana", action="dash"))
    potion = deeds(session, "ana")["Potion"]
    assert not potion.isEnabled() and "used its" in potion.toolTip()


def test_escape_is_offered_to_whom_something_holds(deeds):
    session = begun("dnd4e")
    assert "Escape" not in deeds(session, "ana")
    session.do(c.SetCondition(target="ana", add="grabbed"))
    escape = deeds(session, "ana")["Escape"]
    QTest.mouseClick(escape, Qt.MouseButton.LeftButton)
    assert session.state.tokens["ana"].budget.spent == {"move": 1}


def test_the_end_of_a_round_is_told_once(qtbot):
    session = session_for("ose")
    log = LogView(session)
    qtbot.addWidget(log)
    for token_id in ("ana", "ben", "orc"):
        session.do(c.Declare(token=token_id, what="retreat"))
    session.do(c.Declare(token="ben", what=""))
    session.do(c.Begin(totals=SIDES))
    session.do(c.EndPhase(to="declare"))
    told = [log.model().index(i, 0).data() for i in range(log.model().rowCount())]
    assert told.count("Ben: nothing declared any more.") == 1
    assert sum("nothing declared any more" in line for line in told) == 1
    assert told[-1] == "The round is over: time to declare."
    assert {token.declared for token in session.state.tokens.values()} == {""}


def test_what_it_owns_none_of_buys_nothing(deeds):
    session = begun("dnd4e")
    assert session.ruleset.actions["action_point"].pays == "action_point"
    texts = deeds(session, "orc")
    assert "Action point" not in texts and not any("has used its action point" in tool.toolTip() for tool in texts.values())
    assert any(text.startswith("Action point") for text in deeds(session, "ana"))


@pytest.mark.parametrize("phase", ["morale", "movement"])
def test_morale_is_there_with_its_reason_without_a_score(deeds, phase):
    session = begun("ose")
    while session.state.turn.phase != phase:
        session.do(c.EndPhase())
    morale = deeds(session, "ana")["Morale"]
    assert not morale.isEnabled() and morale.toolTip()


@pytest.mark.parametrize("ruleset", ["dnd2014", "dnd2024"])
def test_a_swift_creature_disengages_with_its_bonus_action_while_it_has_one(ruleset, deeds):
    session = begun(ruleset)
    session.do(c.Edit(token="ana", fields={"traits": ["nimble_escape"]}))
    disengage = deeds(session, "ana")["Disengage"]
    assert "bonus" in disengage.toolTip()
    QTest.mouseClick(disengage, Qt.MouseButton.LeftButton)
    assert session.state.tokens["ana"].budget.spent == {"bonus": 1}
    assert "takes the action" in deeds(session, "ana")["Dodge"].toolTip()


@pytest.mark.parametrize("ruleset", ["dnd2014", "dnd2024"])
def test_a_legendary_resistance_is_a_click_for_who_has_one_and_only_for_them(ruleset, deeds):
    session = begun(ruleset)
    assert "Legendary resistance" not in deeds(session, "orc")
    session.do(c.Edit(token="orc", fields={"legendary_resistances": 1}))
    QTest.mouseClick(deeds(session, "orc")["Legendary resistance"], Qt.MouseButton.LeftButton)
    spent = deeds(session, "orc")["Legendary resistance"]
    assert not spent.isEnabled() and spent.toolTip()
    assert "Reaction…" not in deeds(session, "orc")


def test_attacking_recklessly_is_a_click_for_the_reckless_and_only_for_them(deeds):
    session = begun("dnd2014")
    assert "Recklessly" not in deeds(session, "ana")
    session.do(c.Edit(token="ana", fields={"traits": ["reckless"]}))
    QTest.mouseClick(deeds(session, "ana")["Recklessly"], Qt.MouseButton.LeftButton)
    assert session.state.tokens["ana"].has("reckless") and not session.state.tokens["ana"].budget.spent
    assert "Recklessly" not in deeds(begun("dnd2024", ana={"traits": ["reckless"]}), "ana")


def swaps_of(tool: QToolButton) -> list[QAction]:
    """What a right click on it offers, and the menu closed again."""
    tool.customContextMenuRequested.emit(tool.rect().center())
    menu = next(menu for menu in tool.findChildren(QMenu) if menu.isVisible())
    found = menu.actions()
    menu.close()
    return found


def test_a_right_click_offers_the_deed_for_something_else(deeds):
    """Asked when it is clicked, not with every change of the fight."""
    session = begun("dnd4e")
    asked = [
        (tool, tool.findChildren(QMenu)) for tool in deeds(session, "ana").values()
        if tool.isEnabled() and tool.contextMenuPolicy() == Qt.ContextMenuPolicy.CustomContextMenu
    ]  # fmt: skip
    assert asked and not any(menus for _, menus in asked)
    offered = [action for tool, _ in asked for action in swaps_of(tool) if action.isEnabled()]
    assert offered
    before = session.document.position
    offered[0].trigger()
    assert session.document.position == before + 1


def test_what_is_spent_is_grey_and_says_why(deeds):
    session = begun("dnd2024")
    assert session.do(c.Act(token="ana", action="dash", pays="bonus")) is not None
    bonus = next(each for each in swaps_of(deeds(session, "ana")["Dash"]) if "bonus" in each.text())
    assert not bonus.isEnabled() and bonus.toolTip() != bonus.text()
