"""Notes on the turn: told by the table and its history alone, each at its moment, still there when the program starts again."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.encounter import commands as c
from battlemap.encounter.tables import token_from
from battlemap.model import Creature, Effect, StatBlock, Zone
from battlemap.model.stat_block import Aura, Deed
from battlemap.ui.bestiary.reserve_pane import due
from battlemap.ui.session import Session
from tests.ui.canvas.conftest import open_on

TOTALS = {"ana": 21, "ben": 15, "orc": 12, "gob-1": 8, "gob-2": 3}
BEGIN = c.Begin(totals=TOTALS)


def notes(table) -> list[str]:
    return [chip.accessibleName() for chip in table.window.panel.notes.chips]


def chip(table, text: str):
    return next(each for each in table.window.panel.notes.chips if each.accessibleName() == text)


def test_a_turn_that_brings_nothing_has_no_notes(turns):
    table = turns("dnd2024", BEGIN)
    assert not table.window.panel.notes.isVisible()


def test_what_ran_out_is_told_with_the_turn_that_ended_it(turns):
    table = turns("dnd2024", BEGIN)
    table.with_(ben={"effects": (Effect(name="blinded", until="start_of_turn:ben"),)})
    table.space()
    assert notes(table) == ["Ben: no longer blinded"]
    table.space()
    assert notes(table) == []


def test_concentration_still_held_says_what_hangs_on_it(turns):
    table = turns("dnd2024", BEGIN)
    table.session.do(c.SetCondition(target="orc", add="restrained", until="concentration:ana", source="ana"))
    assert notes(table) == ["Ana concentrates on restrained"]
    assert chip(table, "Ana concentrates on restrained").toolTip().endswith("Holds: Orc: restrained")


def test_the_area_somebody_stands_in_says_what_it_does(turns):
    table = turns("dnd2024", BEGIN)
    table.with_(zones=[Zone(id="web", name="Web", runs=((4, 2, 5),), difficult=True, damage="2d4", type="acid", when=("end",))])
    assert notes(table) == ["Ana stands in Web"]
    assert "difficult ground, 2d4 acid, as a turn ends in it" in chip(table, "Ana stands in Web").toolTip()


def test_legendary_actions_are_offered_after_the_turn_of_another_until_somebody_acts(turns):
    table = turns("dnd2014", BEGIN, gob_2={"legendary_actions": 3})
    assert notes(table) == []
    table.space()
    assert notes(table) == ["Goblin 2: 3 legendary actions"]
    QTest.mouseClick(chip(table, "Goblin 2: 3 legendary actions"), Qt.MouseButton.LeftButton)
    assert table.session.selection == ("gob-2",)
    table.session.do(c.Act(token="ben", action="dodge"))
    assert notes(table) == []


def test_used_legendary_actions_come_back_with_its_own_turn(turns):
    table = turns("dnd2014", BEGIN, ben={"legendary_actions": 2, "side": "foes"})
    table.with_(ben={"budget": replace(table.token("ben").budget, spent={"legendary": 2})})
    table.space()
    assert table.state.turn.active == "ben" and notes(table) == []
    table.space()
    assert notes(table) == []
    table.space()
    assert notes(table) == ["Ben: 2 legendary actions"]


def with_page(table, token_id: str, **page) -> None:
    block = StatBlock(creature=Creature(name="Orc"), **page)
    table.window.panel.notes.page_of = lambda token: block if token.id == token_id else None
    table.window.panel.notes.fill()


def test_lair_actions_come_behind_their_count(turns):
    table = turns("dnd2014", BEGIN)
    with_page(table, "orc", deeds=(Deed(name="Falling Rocks", kind="lair"),))
    assert notes(table) == []
    table.space()
    assert table.state.turn.active == "ben" and notes(table) == ["Orc: lair action now"]
    assert "count 20, losing ties: Falling Rocks" in chip(table, "Orc: lair action now").toolTip()
    table.space()
    assert notes(table) == []


def test_who_ends_up_in_an_aura_is_told(turns):
    table = turns("dnd2024", BEGIN)
    with_page(table, "orc", auras=(Aura(name="Fire Aura", radius=60, damage="1d6", type="fire"),))
    assert notes(table) == ["Ana is in Fire Aura of Orc"]


def test_reinforcements_that_are_due_are_still_told_after_a_restart(turns, tmp_path, qtbot):
    table = turns("dnd2024", BEGIN)
    new = token_from({"id": "wolf", "name": "Wolf", "side": "foes", "at": [0, 0], "hp": 11})
    table.session.do(c.Reserve(new=(new,), round=2))
    assert notes(table) == []
    for _ in range(5):
        table.space()
    assert table.state.turn.round == 2 and "Due now: Wolf" in notes(table)
    path = tmp_path / "fight.battlemap"
    assert table.session.save_as(path)
    table.session.close()
    again = Session()
    hand = open_on(again, qtbot)
    assert again.open_path(path)
    found = hand.window.panel.notes.chips
    assert [each.accessibleName() for each in found] == ["Due now: Wolf"] and due(again.state)
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)
    assert hand.window.actions_.bestiary.dock.isVisible()
    again.close()


def test_many_notes_leave_room_for_the_order(turns):
    table = turns("dnd2024", BEGIN)
    table.with_(zones=[Zone(id=f"z{i}", name=f"Cloud {i}", runs=((4, 2, 5),)) for i in range(9)])
    chips = table.window.panel.notes.chips
    assert len(chips) == 6 and chips[-1].text() == "+4" and "Cloud 8" in chips[-1].toolTip()


