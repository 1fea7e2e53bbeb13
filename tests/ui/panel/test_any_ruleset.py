"""The panel follows the ruleset's record: next step, strip, choices, order by sides, what is owned, deeds, moves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolButton, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.dice import Roller
from battlemap.rulesets import find_ruleset, names
from battlemap.ui import turns, words
from battlemap.ui.dialogs.begin import BeginDialog
from battlemap.ui.moving import choose_next, kind_for, offered_kinds
from battlemap.ui.panel import HitCard, ReactionCard, SidePanel
from battlemap.ui.panel.deeds import Deeds
from battlemap.ui.panel.order import SIDE, TOKEN
from battlemap.ui.panel.parts import Chip, Pips
from battlemap.ui.session import Session
from battlemap.ui.theme import apply_theme
from tests.ui.ruleset_fights import session_for

NARROWEST = 360
TOTALS = {"ana": 20, "orc": 15, "ben": 12, "gob-1": 8, "gob-2": 5}
SIDES = {"party": 5, "foes": 2}


def begun(ruleset: str, **changes) -> Session:
    session = session_for(ruleset, **changes)
    totals = SIDES if find_ruleset(ruleset).turns.schedule == "phases" else TOTALS
    assert session.do(c.Begin(totals=totals)) is not None
    return session


@pytest.fixture
def shown(qtbot, qapp):
    apply_theme(QApplication.instance())

    def show(session: Session, width: int = 420) -> SidePanel:
        panel = SidePanel(session)
        panel.resize(width, 1500)
        qtbot.addWidget(panel)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return show


def buttons(widget) -> list[str]:
    return [b.text() for b in widget.findChildren(QAbstractButton) if b.isVisible()]


def press(widget, text: str) -> None:
    found = next(b for b in widget.findChildren(QAbstractButton) if b.isVisible() and b.text().startswith(text))
    assert found.isEnabled(), found.toolTip()
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def rows(panel) -> list[str]:
    return [panel.order.item(i).data(TOKEN) or f"side {panel.order.item(i).data(SIDE)}" for i in range(panel.order.count())]


# ---------------------------------------------------------------- what comes next
@pytest.mark.parametrize("ruleset", names())
def test_one_step_after_the_other_comes_round(ruleset, qapp):
    session = begun(ruleset)
    session.roller = Roller()
    for _ in range(60):
        step = turns.next_step(session)
        if step is None:
            session.select([turns.eligible(session.state, session.ruleset)[0]])
            step = turns.next_step(session)
        assert step is not None and step.text and step.tip
        assert session.do(step.command) is not None
        if session.state.turn.round == 3:
            return
    raise AssertionError("no third round after sixty steps")


@pytest.mark.parametrize("ruleset", names())
def test_nothing_comes_next_while_an_answer_is_waited_for(ruleset, qapp, shown):
    session = session_for(ruleset)
    panel = shown(session)
    assert turns.next_step(session) is None and not panel.head.next.isVisible()
    assert panel.head.begin.isVisible()


def test_the_head_names_side_and_phase(shown):
    panel = shown(begun("ose"))
    assert panel.head.told.text() == "Party · Morale"
    press(panel, "Next phase")
    assert panel.head.told.text() == "Party · Movement"
    assert "Missiles" in panel.head.next.toolTip()


def test_a_click_on_a_later_phase_goes_on_to_it(shown):
    session = begun("ose")
    panel = shown(session)
    assert [chip.when for chip in panel.strip.chips] == ["now"] + ["next"] * 5
    press(panel.strip, "Magic")
    assert session.state.turn.phase == "magic"
    assert [chip.when for chip in panel.strip.chips] == ["past"] * 3 + ["now"] + ["next"] * 2


def test_where_everybody_has_a_turn_there_is_no_strip(shown):
    panel = shown(begun("dnd2024"))
    assert not panel.strip.isVisible() and not panel.choices.isVisible()


def test_the_slots_to_come_and_who_may_be_chosen(shown):
    session = begun("alternating")
    panel = shown(session)
    assert [chip.text() for chip in panel.strip.chips] == ["Party  1", "Foes  1", "Party  1", "Foes  2"]
    assert buttons(panel.choices) == ["Ana", "Ben"] and "choose 1 of 2" in panel.choices.title.text()
    assert not panel.head.next.isEnabled()
    press(panel.choices, "Ben")
    assert session.state.turn.active == "ben" and not panel.choices.isVisible()
    assert panel.head.next.text() == "End turn"


def test_the_selected_one_acts_by_the_large_button(shown):
    session = begun("alternating")
    panel = shown(session)
    session.select(["ana"])
    press(panel.head, "Ana acts")
    assert session.state.turn.active == "ana"


def test_delaying_and_back(shown):
    session = begun("dnd4e")
    panel = shown(session)
    press(panel.card, "Delay")
    assert session.state.turn.active == "orc"
    press(panel.choices, "Ana: back in now")
    assert session.state.turn.active == "ana" and not panel.choices.isVisible()


# ---------------------------------------------------------------- order
def test_sides_head_their_tokens(shown):
    session = begun("ose")
    panel = shown(session)
    assert rows(panel) == ["side party", "ana", "ben", "side foes", "orc", "gob-1", "gob-2"]
    heading = panel.order.item(0)
    assert heading.text() == "Party, 2" and not heading.flags() & Qt.ItemFlag.ItemIsSelectable


def test_the_order_says_what_was_declared(shown):
    session = session_for("ose")
    panel = shown(session)
    session.do(c.Declare(token="ben", what="spell"))
    described = panel.order.item(1).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert described == "Ben · Spell"


# ---------------------------------------------------------------- the card
def pips(panel) -> dict[str, str]:
    return dict(p.accessibleName().split(": ") for p in panel.card.findChildren(Pips) if p.isVisible())


def test_only_what_is_owned_is_shown(shown):
    session = begun("alternating")
    panel = shown(session)
    session.select(["ana"])
    assert list(pips(panel)) == ["Main", "Bonus", "Reaction"]
    session.select(["orc"])
    assert pips(panel)["Legendary"] == "1/1" and pips(panel)["Resistance"] == "2/2"


def test_opportunities_are_for_the_turns_of_others(shown):
    session = begun("dnd4e")
    panel = shown(session)
    assert pips(panel)["Opportunity"] == "0/1"  # it is her own turn
    session.select(["orc"])
    assert pips(panel)["Opportunity"] == "1/1"


def test_declaring_on_the_card_and_during_the_round(shown):
    session = session_for("ose")
    panel = shown(session)
    session.select(["ana"])
    press(panel.card, "Withdraw")
    assert session.state.tokens["ana"].declared == "withdraw"
    assert "Withdraw" in " ".join(buttons(panel.choices))
    session.do(c.Begin(totals=SIDES))
    session.select(["ana"])
    told = " ".join(label.text() for label in panel.card.findChildren(QLabel) if label.isVisible())
    assert "Declared: Withdraw" in told


def test_no_armour_where_none_is_met(shown):
    for ruleset, has in (("alternating", False), ("ose", True)):
        session = session_for(ruleset)
        panel = shown(session)
        session.select(["ana"])
        told = [label.text() for label in panel.card.findChildren(QLabel) if label.isVisible()]
        assert any(text.startswith("AC ") for text in told) == has


@pytest.mark.parametrize("ruleset", names())
def test_every_action_button_has_room_for_its_name(ruleset, shown):
    session = begun(ruleset)
    panel = shown(session, NARROWEST)
    session.select(["ana"])
    QApplication.processEvents()
    tools = [tool for deeds in panel.card.findChildren(Deeds) for tool in deeds.findChildren(QToolButton) if tool.isVisible()]
    assert tools
    for tool in tools:
        wanted = QFontMetrics(tool.font()).horizontalAdvance(tool.text()) + tool.iconSize().width() + 8
        assert wanted <= tool.width(), tool.text()


def test_a_trade_is_offered_where_actions_are_traded(shown):
    session = begun("dnd4e")
    panel = shown(session)
    session.do(c.Act(token="ana", action="draw"))
    draw = next(b for b in panel.card.findChildren(QToolButton) if b.isVisible() and b.text() == "Draw")
    entry = next(a for a in draw.menu().actions() if "move action" in a.text())
    entry.trigger()
    assert session.state.tokens["ana"].budget.spent == {"minor": 1, "move": 1}


# ---------------------------------------------------------------- moves
def test_a_kind_of_move_holds_for_one_move(qapp):
    session = begun("dnd4e")
    assert offered_kinds(session, "ana") == ["own", "shift"] and kind_for(session, "ana") == "own"
    assert choose_next(session, "ana") == "shift"
    session.do(c.MoveToken(token="ana", to=(4, 4), kind="shift", pays="move"))
    assert kind_for(session, "ana") == "own"


def test_a_declared_move_is_taken_beside_an_enemy_only(qapp):
    session = session_for("ose", orc={"at": [4, 4]})
    for token_id in ("ana", "ben"):
        session.do(c.Declare(token=token_id, what="withdraw"))
    assert kind_for(session, "ana") == "own"  # nothing is barred before the fight
    session.do(c.Begin(totals=SIDES))
    session.do(c.EndPhase())
    assert kind_for(session, "ana") == "withdraw" and kind_for(session, "ben") == "own"
    assert offered_kinds(session, "ana") == ["own", "withdraw"] and offered_kinds(session, "orc") == ["own"]


# ---------------------------------------------------------------- beginning
def dialog_of(qtbot, session) -> BeginDialog:
    dialog = BeginDialog(session, None)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.mark.parametrize("ruleset", names())
def test_begin_asks_what_the_schedule_needs(ruleset, qtbot, qapp):
    session, rules = session_for(ruleset), find_ruleset(ruleset).turns
    dialog = dialog_of(qtbot, session)
    first = [dialog.table.item(i, 0).text() for i in range(dialog.table.rowCount())]
    assert first == (["Party", "Foes"] if rules.schedule == "phases" else ["Ana", "Ben", "Orc", "Goblin 1", "Goblin 2"])
    assert dialog.table.isColumnHidden(2) == (not rules.surprise)
    assert dialog.opening.isVisible() == (rules.schedule == "slots")
    assert dialog.table.cellWidget(0, 1).placeholderText() == f"d{rules.die}"


def test_a_further_round_asks_again(qtbot, qapp):
    session = begun("ose")
    while session.state.turn.phase != "declare":
        session.do(c.EndPhase())
    dialog = dialog_of(qtbot, session)
    dialog.table.cellWidget(0, 1).setText("1")
    dialog.table.cellWidget(1, 1).setText("6")
    dialog.finish()
    assert session.state.turn.round == 2 and session.state.turn.acting == ("foes",)
    assert words.who(session.state, "foes") == "Foes"


# ---------------------------------------------------------------- attacks
def test_an_attack_shows_the_dice_that_are_rolled(shown):
    """Characters do 1d6 whatever the weapon; monsters and the house rule what is listed."""
    session = begun("ose")
    panel = shown(session)
    session.select(["ana"])

    def sword() -> str:
        found = [row for row in panel.card.findChildren(QAbstractButton) if row.isVisible() and row.text() == "Sword"]
        return found[0].accessibleName()

    assert "1d6 slashing" in sword()
    session.do(c.SetOptions(options={"variable_damage": True}))
    assert "1d8+3 slashing" in sword() or "1d8 slashing" in sword()


def card_on(qtbot, session, attacker: str, target: str, attack: str, **more) -> HitCard:
    host = QWidget()
    host.resize(900, 800)
    qtbot.addWidget(host)
    with qtbot.waitExposed(host):
        host.show()
    card = HitCard(session, attacker, target, attack, host, **more)
    card.keeps = host  # else it is gone with this function
    card.show()
    return card


def words_of(card) -> str:
    return "\n".join(label.text() for label in card.findChildren(QLabel) if label.isVisible())


def test_a_matrix_names_the_number_and_the_armour(qtbot, qapp):
    session = begun("ose", orc={"at": [4, 4]})
    while session.state.turn.phase != "melee":
        session.do(c.EndPhase())
    card = card_on(qtbot, session, "ana", "orc", "Sword")
    assert "12 or more on the d20: +1 against 13, for AC 6" in words_of(card)
    assert not card._gm.cover.isVisible() and not card._gm.modes.isVisible() and not card.knock_out.isVisible()


def test_a_shot_beside_an_enemy_warns_and_waits(qtbot, qapp):
    session = begun("dnd4e", orc={"at": [4, 4]})
    card = card_on(qtbot, session, "ana", "orc", "Bow")
    told = words_of(card)
    assert "against Reflex 13" in told and "Orc may strike first" in told and card._gm.cover.isVisible()
    card.roll(by_program=True)
    assert session.state.waiting[-1].kind == "attack" and not card.isVisible()


def test_who_may_strike_before_the_shot(qtbot, qapp):
    session = begun("dnd4e", orc={"at": [4, 4]})
    session.do(c.MakeAttack(token="ana", target="orc", attack="Bow"))
    card = ReactionCard(session, None)
    qtbot.addWidget(card)
    card.show()
    assert "Orc may strike before Ana shoots" in words_of(card)


def test_the_table_rolls_and_types_its_damage(qtbot, qapp):
    session = begun("alternating", orc={"at": [4, 4]})
    session.do(c.Activate(token="ana"))
    card = card_on(qtbot, session, "ana", "orc", "Sword")
    told = words_of(card)
    assert "+5" in told and "+2 precision" in told and "+3 attack bonus" in told
    assert not card.d20.isVisible() and not card.damage.isVisible()
    with qtbot.waitSignal(card.damage_wanted) as wanted:
        press(card, "Done")
    assert wanted.args == ["orc", "Ana, Sword: +5 to the roll", "slashing"]
    assert session.state.tokens["ana"].budget.spent == {"main": 1} and session.state.tokens["orc"].hp == 24


def test_what_may_pay_for_an_attack(qtbot, qapp):
    def offered(ruleset: str, who: str, target: str) -> list[str]:
        card = card_on(qtbot, begun(ruleset), who, target, "")
        return [card.pays.itemData(i) for i in range(card.pays.count())]

    assert offered("dnd2024", "ana", "orc") == ["", "bonus", "reaction"]
    assert offered("dnd4e", "ana", "orc") == ["", "minor", "immediate", "opportunity", "free"]
    assert offered("ose", "ana", "orc") == [""]
    assert offered("alternating", "ana", "orc") == ["", "bonus", "reaction"]
    assert offered("alternating", "orc", "ana") == ["", "bonus", "reaction", "legendary"]


def test_a_reaction_is_one(qtbot, qapp):
    session = begun("alternating", orc={"at": [4, 4]})
    session.do(c.Activate(token="ana"))
    card = card_on(qtbot, session, "orc", "ana", "Claw", reacts=True)
    assert [card.pays.itemData(i) for i in range(card.pays.count())] == ["reaction"]
    press(card, "Done")
    assert session.state.tokens["orc"].budget.spent == {"reaction": 1}


@pytest.mark.parametrize("mode", ["typed", "both"])
def test_the_shot_itself_takes_paper_dice_once_the_strike_is_answered(qtbot, qapp, mode):
    session, asked = begun("dnd4e", orc={"at": [4, 4]}), []
    session.dice_mode = mode
    session.ask_faces = lambda wanted: asked.append((wanted.what, wanted.who)) or [2]
    session.do(c.MakeAttack(token="ana", target="orc", attack="Bow"))
    session.do(c.Decline(token="orc"))
    assert asked == [("attack", "ana")] and not session.state.waiting


def test_a_click_on_one_of_two_like_conditions_takes_that_one(qtbot):
    session = session_for("dnd4e")
    for kind, amount in (("fire", 5), ("poison", 10)):
        session.do(c.SetCondition(target="ana", add="ongoing", amount=amount, type=kind, until="save_ends"))
    session.select(["ana"])
    panel = SidePanel(session)
    qtbot.addWidget(panel)
    fire, poison = panel.findChildren(Chip)
    assert "5 fire" in fire.text() and "10 poison" in poison.text()
    fire.click()
    assert [effect.type for effect in session.state.tokens["ana"].effects] == ["poison"]
