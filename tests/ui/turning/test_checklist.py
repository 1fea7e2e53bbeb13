"""The checklist before a turn's end and the next one's start: filled in, answered by keys, one step of the history."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.model import Effect, Zone
from battlemap.model.creature import AttackSave
from battlemap.storage import FightFile
from battlemap.ui.session import empty_fight
from tests.ui.turning.conftest import ENTER, ESCAPE, SPACE

ORDER = {"ana": 20, "ben": 15, "orc": 12, "gob-1": 8, "gob-2": 3}
BEGIN = c.Begin(totals=ORDER)
BURNS = Effect(name="ongoing", amount=5, type="fire", until="save_ends")
SLOWED = Effect(name="slowed", until="save_ends")


def test_a_turn_that_brings_nothing_just_ends(turns):
    table = turns("dnd2024", BEGIN)
    table.space()
    assert table.card is None and table.state.turn.active == "ben"


def test_saves_and_ongoing_damage_stand_filled_in_and_enter_does_them_all_in_one_step(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)}, ben={"effects": (BURNS,)})
    before = table.state
    table.dice(14)
    table.space()
    assert table.lines() == ["Ana: save against slowed", "Ben: ongoing damage 5 fire"]
    assert table.told()[0].startswith("14 against 10: success")
    assert table.told()[1].startswith("Ben takes 5 damage")
    assert table.state is before
    table.press(ENTER)
    assert table.card is None and table.state.turn.active == "ben"
    assert not table.token("ana").effects and table.token("ben").hp == 19
    table.session.undo()
    assert table.state == before


def test_space_twice_is_as_good_as_enter(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)})
    table.space()
    table.press(SPACE)
    assert table.card is None and table.state.turn.active == "ben"


def test_escape_leaves_the_turn_as_it_was_and_no_roll_is_looked_at_twice(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)})
    table.dice(4, 19)
    table.space()
    assert table.told()[0].startswith("4 against 10: failure")
    before = table.state
    table.press(ESCAPE)
    assert table.card is None and table.state is before
    table.space()
    assert table.told()[0].startswith("4 against 10: failure")


def test_a_digit_leaves_a_line_out_and_the_log_says_so(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)}, ben={"effects": (BURNS,)})
    table.space()
    table.qtbot.keyClick(table.card, "2")
    assert table.told()[1] == "left out"
    table.press(ENTER)
    assert table.token("ben").hp == 24
    events = table.session.document.steps[-1].events
    assert e.PassedOver(token="ben", what="ongoing", detail="fire:") in events


def test_paper_dice_are_typed_in_the_line_and_what_follows_from_them_comes_along(turns):
    table = turns("dnd2024", BEGIN)
    fire = Zone(id="fire", name="Fire", runs=((4, 2, 5),), damage="2d6", type="fire", when=("end",),
                save=AttackSave(ability="dex", dc=12, half=False))  # fmt: skip
    table.with_(zones=[fire])
    table.session.dice_mode = "typed"
    table.space()
    (line,) = table.card.rows()
    assert line.text.text() == "Ana: Fire, 2d6 fire" and line.told.text().startswith("It ends its turn in it.")
    table.qtbot.keyClicks(line.fields[0], "3")
    assert [field.isVisible() for field in line.fields] == [True, True]
    table.qtbot.keyClicks(line.fields[1], "6 5")
    assert "Ana takes 11 damage" in line.told.text()
    table.qtbot.keyClick(line.fields[1], ENTER)
    assert table.card is None and table.token("ana").hp == 13
    assert [roll.faces for roll in table.session.document.steps[-1].rolls] == [(3,), (6, 5)]


def test_an_empty_field_is_rolled_by_the_program(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)})
    table.session.dice_mode = "typed"
    table.space()
    assert table.card.rows()[0].fields[0].text() == ""
    table.dice(17)
    table.press(ENTER)
    assert not table.token("ana").effects


def test_a_face_no_die_has_is_said_and_nothing_is_done(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)})
    table.space()
    field = table.card.rows()[0].fields[0]
    field.selectAll()
    table.qtbot.keyClicks(field, "27")
    before = table.state
    table.qtbot.keyClick(field, ENTER)
    assert table.state is before and table.card._problem.text() == "A d20 has no face 27."


def test_a_death_save_is_offered_as_the_dying_ones_turn_comes(turns):
    table = turns("dnd2014", BEGIN)
    table.with_(ben={"hp": 0, "failures": 1})
    table.dice(13)
    table.space()
    assert table.lines() == ["Ben: death save"]
    table.press(ENTER)
    assert (table.token("ben").successes, table.token("ben").failures) == (1, 1)


def test_what_only_ends_is_done_without_asking(turns):
    table = turns("dnd2024", BEGIN)
    table.with_(ben={"effects": (Effect(name="blinded", until="end_of_turn:ana"),)})
    table.space()
    assert table.card is None and not table.token("ben").effects


def test_whoever_is_chosen_to_act_has_a_checklist_too(turns):
    table = turns("alternating", c.Begin(totals={**ORDER}))
    zone = Zone(id="fire", name="Fire", runs=((4, 2, 5), (6, 1, 4)), damage="1d6", type="fire", when=("start",))
    table.with_(zones=[zone])
    table.session.select(["ana"])
    table.dice(4)
    table.space()
    assert table.lines() == ["Ana: Fire, 1d6 fire"] and table.state.turn.active == ""
    table.press(ENTER)
    assert table.state.turn.active == "ana" and table.token("ana").hp == 20


def test_where_sides_go_through_phases_the_round_brings_it(turns):
    table = turns("ose", c.Begin(totals={"party": 5, "foes": 2}))
    zone = Zone(id="fire", name="Fire", runs=((4, 2, 5),), damage="1d6", type="fire", when=("end",))
    table.with_(zones=[zone])
    for _ in range(20):
        table.space()
        if table.card is not None:
            break
    assert table.lines() == ["Ana: Fire, 1d6 fire"]
    table.press(ENTER)
    assert table.state.turn.phase == "declare" and table.token("ana").hp < 24


def test_a_table_that_does_not_want_it_is_not_asked(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)})
    table.window.steps.choose(False)
    table.space()
    assert table.card is None and table.state.turn.active == "ben"
    table.window.steps.choose(True)


def test_the_list_goes_when_anything_else_happens(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)})
    table.space()
    table.session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=1),)))
    assert table.card is None


def test_what_is_unspent_is_a_hint(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)})
    table.space()
    assert table.card._hint.text() == "Still unspent: standard action."


def test_the_button_that_ends_a_turn_hints_at_what_is_unspent(turns):
    table = turns("dnd2024", BEGIN)
    button = table.window.panel.head.next
    assert "Still unspent: action, bonus action, 9 m" in button.toolTip()
    table.session.do(c.Act(token="ana", action="dodge"))
    assert "Still unspent: bonus action, 9 m" in button.toolTip()
    table.space()
    assert table.state.turn.active == "ben"


def test_forty_lines_scroll_and_all_of_them_can_be_left_out(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(zones=[Zone(id=f"z{i}", name="Fire", runs=((4, 0, 16), (6, 0, 16)), damage="1d6", type="fire",
                            when=("start", "end")) for i in range(20)])  # fmt: skip
    before = table.state
    table.space()
    assert len(table.card.rows()) >= 40 and table.window.rect().contains(table.card.geometry())
    for line in table.card.rows():
        line.tick.setChecked(False)
    table.press(ENTER)
    assert table.card is None and table.state.turn.active == "ben"
    assert [token.hp for token in table.state.tokens.values()] == [24] * 5
    table.session.undo()
    assert table.state == before


def test_another_step_takes_the_place_of_the_one_that_was_asked_about(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ben={"effects": (BURNS,)})
    table.space()
    table.window.steps.take(c.Delay(token="ana"))
    assert table.state.turn.active == "ana" and isinstance(table.card.command, c.Delay)
    table.press(ENTER)
    assert "ana" in table.state.turn.delayed and table.state.turn.active == "ben"


def test_another_way_of_rolling_while_it_is_open_takes_the_drawn_dice_away_and_brings_the_same_back(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(ana={"effects": (SLOWED,)})
    table.dice(4, 19)
    table.space()
    field = table.card.rows()[0].fields[0]
    assert field.text() == "4"
    table.session.dice_mode = "typed"
    assert field.text() == "" and not table.told()[0].startswith("4 ")
    table.session.dice_mode = "program"
    assert field.text() == "4" and table.told()[0].startswith("4 against 10: failure")
    field.setText("12")
    table.session.dice_mode = "typed"
    assert field.text() == "12"


def test_another_fight_with_another_way_of_rolling_closes_it(turns, tmp_path):
    table = turns("dnd4e", BEGIN)
    path = tmp_path / "other.battlemap"
    file = FightFile.create(path, empty_fight(), {})
    file.choose("dice", "typed")
    file.close()
    table.with_(ana={"effects": (SLOWED,)})
    table.dice(4)
    table.space()
    assert table.session.open_path(path)
    assert table.card is None and table.session.dice_mode == "typed"
    table.session.close()


def test_of_a_long_list_what_is_to_be_pressed_stays_in_sight_and_arrows_scroll_to_the_line_they_reach(turns):
    table = turns("dnd4e", BEGIN)
    table.with_(zones=[Zone(id=f"z{i}", name="Fire & Ice", runs=((4, 0, 16), (6, 0, 16)), damage="1d6", type="fire",
                            when=("start", "end")) for i in range(12)])  # fmt: skip
    table.space()
    card = table.card
    QApplication.processEvents()

    def in_sight(part) -> bool:
        return part.visibleRegion().boundingRect() == part.rect()

    last = card.rows()[-1].tick
    assert in_sight(card.do_button) and not in_sight(last)
    table.press(Qt.Key.Key_Up)
    assert card.focusWidget() is last and in_sight(last) and in_sight(card.do_button)
    assert card.rows()[0].text.text().startswith("Ana: Fire & Ice") and card.rows()[0].text.buddy() is None
    card.rows()[0].fields[0].setText("9")
    table.press(ENTER)
    assert in_sight(card.rows()[0].fields[0]) and in_sight(card._problem)
