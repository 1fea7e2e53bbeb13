"""The side panel by clicks and keys: turns, order, the card, deeds with and without a target, the log."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QToolButton

from battlemap.encounter import commands as c
from battlemap.ui.dialogs.begin import BeginDialog
from battlemap.ui.panel import SidePanel
from battlemap.ui.panel.deeds import Deeds
from battlemap.ui.panel.parts import Pips
from battlemap.ui.session import Session


def shown_panel(qtbot, session) -> SidePanel:
    panel = SidePanel(session)
    panel.resize(420, 1400)
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


@pytest.fixture
def panel(qtbot, session):
    return shown_panel(qtbot, session)


def find(panel, text: str) -> QAbstractButton:
    return next(b for b in panel.findChildren(QAbstractButton) if b.isVisible() and text in b.text())


def press(panel, text: str) -> None:
    QTest.mouseClick(find(panel, text), Qt.MouseButton.LeftButton)


def words_of(widget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


# ---------------------------------------------------------------- turns
def test_begin_end_turn_end_fight(qtbot, before):
    panel = shown_panel(qtbot, before)
    assert "No fight yet" in words_of(panel)
    press(panel, "Begin fight")
    assert before.state.turn.begun and "Round 1" in words_of(panel)
    first = before.state.turn.active
    press(panel, "End turn")
    assert before.state.turn.active != first
    QTest.mouseClick(panel.head.end_fight, Qt.MouseButton.LeftButton)
    assert not before.state.turn.begun and find(panel, "Begin fight").isVisible()


def test_begin_with_typed_totals_and_surprise(qtbot, before):
    dialog = BeginDialog(before, None)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    names = [dialog.table.item(i, 0).text() for i in range(dialog.table.rowCount())]
    assert "goblins (2)" in names
    _, total, surprised = dialog._rows[names.index("goblins (2)")]
    QTest.keyClicks(total, "many")
    QTest.keyClick(total, Qt.Key.Key_Return)
    assert "no initiative total" in dialog.wrong.text() and total.hasFocus()
    total.setText("21")
    surprised.setChecked(True)
    QTest.keyClick(total, Qt.Key.Key_Return)
    order = {place.who: place.total for place in before.state.turn.order}
    assert order["gob-1"] == order["gob-2"] == 21 and before.state.turn.active == "gob-1"


def test_nobody_here(qtbot):
    panel = shown_panel(qtbot, Session())
    assert "Nobody is here yet" in words_of(panel)
    assert not find(panel, "Begin fight").isEnabled()


def test_a_waiting_move_stops_the_end_of_the_turn(panel, session):
    session.do(c.MoveToken(token="ana", to=(3, 9)))
    assert "Waits for an answer" in words_of(panel)
    assert not panel.end_turn.isEnabled()


# ---------------------------------------------------------------- order
def test_order_selects_and_follows(panel, session):
    row = panel.order.visualItemRect(panel.order.item(2)).center()
    QTest.mouseClick(panel.order.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert session.selection == ("gob-1",)
    assert "Goblin 1" in words_of(panel.card)
    session.select(["ogre"])
    assert [item.data(Qt.ItemDataRole.UserRole) for item in panel.order.selectedItems()] == ["ogre"]


def test_order_says_the_dead(panel, session):
    session.do(c.ApplyDamage(target="gob-2", parts=(c.DamagePart(amount=9),)))
    texts = [panel.order.item(i).text() for i in range(panel.order.count())]
    assert "Goblin 2, dead" in texts


def test_only_rows_that_tell_something_else_are_written(panel, session, monkeypatch):
    told = []
    monkeypatch.setattr(panel.order, "_tell", lambda row, state, token: told.append(token.id))
    session.do(c.ApplyDamage(target="gob-2", parts=(c.DamagePart(amount=1),)))
    assert told == ["gob-2"]
    session.undo()
    assert told == ["gob-2", "gob-2"]


# ---------------------------------------------------------------- the card
def test_card_of_the_active_then_of_the_selected(panel, session):
    assert "Ana Steelhand" in words_of(panel.card) and "AC 16" in words_of(panel.card)
    session.select(["ogre"])
    assert "Ogre" in words_of(panel.card)
    session.select(["ogre", "cat"])
    assert "2 token" in words_of(panel.card)


def _entry(panel) -> QLineEdit:
    return next(e for e in panel.card.findChildren(QLineEdit) if e.isVisible())


@pytest.mark.parametrize(("text", "hp", "temp"), [("-7", 19, 0), ("+4", 25, 5), ("t9", 21, 9), ("−2", 21, 3)])
def test_hit_points_by_typing(panel, session, text, hp, temp):
    _entry(panel).insert(text)  # QTest types ASCII only
    QTest.keyPress(_entry(panel), Qt.Key.Key_Return)  # the release would come to a card laid out anew
    ana = session.state.tokens["ana"]
    assert (ana.hp, ana.temp_hp) == (hp, temp)


def test_nonsense_hit_points_are_one_sentence(panel, session):
    QTest.keyClicks(_entry(panel), "seven")
    QTest.keyClick(_entry(panel), Qt.Key.Key_Return)
    assert "Type -7 for damage" in words_of(panel.card)
    assert session.document.position == 1


def test_condition_chip_takes_it_off(panel, session):
    session.do(c.SetCondition(target="ana", add="poisoned"))
    chip = find(panel.card, "Poisoned")
    assert "Disadvantage on attacks" in chip.toolTip()
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert session.state.tokens["ana"].conditions == ()


def test_plus_condition_is_the_windows(panel, qtbot):
    with qtbot.waitSignal(panel.condition_wanted) as wanted:
        press(panel.card, "+ condition")
    assert wanted.args == ["ana"]


def test_death_saves_are_pips(panel, session):
    session.do(c.Edit(token="ben", fields={"hp": 0}))
    session.select(["ben"])
    assert "Death saves" in words_of(panel.card)


def test_concentration_ends_by_its_button(panel, session):
    session.do(c.Concentrate(token="ana", on="bless"))
    assert "Concentrating on bless" in words_of(panel.card)
    QTest.mouseClick(next(b for b in panel.card.findChildren(QAbstractButton) if b.isVisible() and b.text() == "End"),
                     Qt.MouseButton.LeftButton)  # fmt: skip
    assert session.state.tokens["ana"].concentrating == ""


# ---------------------------------------------------------------- deeds
def test_attack_button_names_the_attack(panel, qtbot):
    with qtbot.waitSignal(panel.attack_chosen) as chosen:
        press(panel.card, "Longbow")
    assert chosen.args == ["ana", "Longbow"]


def test_a_second_strike_of_the_action_is_told_while_there_is_one(panel, session):
    def left() -> list[str]:
        names = [each.accessibleName() for each in panel.card.findChildren(Pips) if each.isVisible()]
        return [name for name in names if "Attacks left" in name]

    session.do(c.Edit(token="ana", fields={"traits": ("extra_attack",)}))
    assert not left()
    session.do(c.MakeAttack(token="ana", target="gob-1", attack="Longsword"))
    assert left() == ["Attacks left: 1/1"]
    session.do(c.MakeAttack(token="ana", target="gob-2", attack="Longsword"))
    assert not left()


def test_dodge_then_everything_is_spent(panel, session):
    press(panel.card, "Dodge")
    assert session.state.tokens["ana"].has("dodging")
    dash = find(panel.card, "Dash")
    assert not dash.isEnabled() and "has used its action" in dash.toolTip()


def test_hiding_in_plain_view_says_why_not(panel):
    hide = find(panel.card, "Hide")
    assert not hide.isEnabled() and "sees it without enough cover" in hide.toolTip()


def test_out_of_turn_says_whose_it_is(panel, session):
    session.select(["ogre"])
    assert "Ana Steelhand acts now" in find(panel.card, "Dash").toolTip()


def test_dash_doubles_the_bar(panel, session):
    press(panel.card, "Dash")
    names = [widget.accessibleName() for widget in panel.card.findChildren(object) if hasattr(widget, "accessibleName")]
    assert any("18 of 18 m" in name for name in names)


def test_prone_and_up_again(panel, session):
    press(panel.card, "Drop prone")
    assert session.state.tokens["ana"].has("prone")
    press(panel.card, "Stand up")
    assert not session.state.tokens["ana"].has("prone")


def test_shove_waits_for_a_target_by_selection(panel, session, qtbot):
    session.roller.next = [1]
    with qtbot.waitSignal(panel.target_wanted):
        press(panel.card, "Shove prone")
    assert panel.is_armed and "click the target" in words_of(panel.targeting)
    session.select(["gob-1"])
    assert session.state.tokens["gob-1"].has("prone")
    assert not panel.is_armed and session.selection == ("ana",)


def test_shove_by_the_name_in_the_banner(panel, session):
    session.roller.next = [1]
    press(panel.card, "Shove prone")
    press(panel.targeting, "Goblin 2")
    assert session.state.tokens["gob-2"].has("prone")


def test_shove_by_the_windows_click(panel, session):
    session.roller.next = [1]
    press(panel.card, "Shove prone")
    assert panel.take_target("gob-1")
    assert session.state.tokens["gob-1"].has("prone")
    assert not panel.take_target("gob-1")


def test_target_is_dropped_by_cancel_and_by_selecting_nobody(panel, session):
    press(panel.card, "Help")
    press(panel.targeting, "Cancel")
    assert not panel.is_armed
    press(panel.card, "Help")
    session.select([])
    assert not panel.is_armed and session.document.position == 1


def test_answers_for_the_side_and_the_creature(panel, session):
    menu = find(panel.card, "Opportunity attacks").menu()
    next(a for a in menu.actions() if a.text() == "Side Party: always skip").trigger()
    assert session.state.answers == {"party": "skip"}
    assert "always skip" in find(panel.card, "Opportunity attacks").text()
    menu = find(panel.card, "Opportunity attacks").menu()
    next(a for a in menu.actions() if a.text() == "Ana Steelhand: always take").trigger()
    assert session.state.tokens["ana"].answer == "take"


def test_mount_is_offered_beside_one(qtbot, before):
    before.do(c.Edit(token="ogre", fields={"traits": ["mount"], "at": [3, 4], "side": "party"}))
    panel = shown_panel(qtbot, before)
    before.select(["ana"])
    assert any("Mount Ogre" in b.text() for b in panel.findChildren(QToolButton))


def test_every_action_of_the_ruleset_is_there(panel, session):
    texts = " ".join(b.text() for b in panel.card.findChild(Deeds).findChildren(QToolButton)).lower()
    wanted = "dash,disengage,dodge,help,hide,search,grapple,shove prone,shove away,stabilize,ready"
    for word in wanted.split(","):
        assert word in texts


# ---------------------------------------------------------------- the log
def test_log_strikes_out_what_was_undone_and_walks(panel, session):
    session.do(c.Heal(target="gob-2", amount=2))
    session.do(c.Heal(target="gob-2", amount=1))
    model = panel.log.model()
    texts = [model.index(i, 0).data() for i in range(model.rowCount())]
    assert "Goblin 2 regains 2 hit points: 5." in texts
    first = texts.index("Goblin 2 regains 2 hit points: 5.")
    where = panel.log.visualRect(model.index(first, 0)).center()
    QTest.mouseClick(panel.log.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(panel.log.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert session.state.tokens["gob-2"].hp == 5
    last = model.index(model.rowCount() - 1, 0)
    assert last.data(Qt.ItemDataRole.FontRole).strikeOut()
    assert not model.index(first, 0).data(Qt.ItemDataRole.FontRole).strikeOut()
    session.redo()
    assert not last.data(Qt.ItemDataRole.FontRole).strikeOut()


def test_log_forgets_what_a_new_step_replaces(panel, session):
    session.do(c.Heal(target="gob-2", amount=2))
    session.undo()
    session.do(c.Heal(target="gob-2", amount=1))
    model = panel.log.model()
    texts = [model.index(i, 0).data() for i in range(model.rowCount())]
    assert "Goblin 2 regains 1 hit points: 4." in texts
    assert "Goblin 2 regains 2 hit points: 5." not in texts
