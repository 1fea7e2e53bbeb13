"""Why: every number opens its sum on hovering and by a key, in words that can be read, heard and closed again."""

import re

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.geometry import Cell
from battlemap.rulesets import find_ruleset, names
from battlemap.ui import words
from battlemap.ui.dialogs.fall import FallDialog
from battlemap.ui.dialogs.travel import TravelDialog
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.parts import Bar, Pips
from battlemap.ui.theme import apply_theme
from battlemap.ui.why import creature_whys, roll_whys, square_whys
from battlemap.ui.why.asking import explained_in, is_explained, show_why, why_of
from battlemap.ui.why.every_number import EveryNumber
from battlemap.ui.why.popup import WhyPopup
from battlemap.ui.why.reason import Line, Why
from tests.ui import ruleset_fights
from tests.ui.canvas.conftest import Hand, open_on
from tests.ui.canvas.conftest import calm as calm
from tests.ui.canvas.conftest import hand as hand
from tests.ui.player.conftest import players as players

K = Qt.Key


def tip(widget: QWidget, at: QPoint | None = None) -> WhyPopup | None:
    """The pointer rests on it."""
    spot = at if at is not None else widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, spot, widget.mapToGlobal(spot)))
    shown = [popup for popup in widget.window().findChildren(WhyPopup) if popup.isVisible()]
    return shown[-1] if shown else None


def first(hand: Hand, kind: type) -> QWidget:
    return next(widget for widget, _ in explained_in(hand.window) if type(widget) is kind)


def pips(hand: Hand, name: str) -> Why:
    return next(why for widget, why in explained_in(hand.window) if type(widget) is Pips and why.title == name)


def begun(ruleset: str, qtbot, first_one: str = "ana") -> Hand:
    """A fight under a ruleset in which this creature may act."""
    hand = open_on(ruleset_fights.session_for(ruleset), qtbot)
    session, rules = hand.window.session, find_ruleset(ruleset).turns
    order = {"party": 6, "foes": 1} if rules.phases else {who: 30 if who == first_one else 5 for who in ruleset_fights.PLACES}
    session.do(c.Begin(totals=order))
    if rules.phases:
        session.do(c.EndPhase(to=rules.phase_of["move"]))
    if rules.schedule == "slots":
        session.do(c.Activate(token=first_one))
    session.select([first_one])
    return hand


# ---------------------------------------------------------------- hovering
def test_resting_on_a_number_shows_its_sum_and_leaving_takes_it_away(hand) -> None:
    bar = next(w for w, why in explained_in(hand.window) if type(w) is Bar and why.title.startswith("Walk"))
    popup = tip(bar)
    assert popup is not None and popup.why.total == "9 m · 6 squares"
    assert popup.accessibleName() == popup.why.plain and "9 m" in popup.why.plain
    QApplication.sendEvent(bar, QEvent(QEvent.Type.Leave))
    assert not popup.isVisible()


def test_on_the_map_it_goes_as_the_pointer_goes_on(hand) -> None:
    port, spot = hand.view.viewport(), hand.point(5, 3)
    popup = tip(port, spot)
    assert popup is not None and popup.why.title == "Orc"
    hand.hover(9, 8)
    assert not popup.isVisible()


def test_another_takes_the_place_of_the_one_before(hand) -> None:
    one, other = [widget for widget, _ in explained_in(hand.window)][:2]
    before = tip(one)
    after = tip(other)
    assert before is not after and not before.isVisible() and after.isVisible()


@pytest.mark.parametrize("ruleset", names())
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_number_in_sight_has_its_sum_in_every_ruleset_whole_and_inside_the_window(ruleset, theme, qtbot) -> None:
    hand = begun(ruleset, qtbot)
    apply_theme(QApplication.instance(), theme)
    found = list(explained_in(hand.window))
    assert {type(widget) for widget, _ in found} >= {Bar, Pips, AttackRow}
    for widget, why in found:
        popup = show_why(widget)
        assert popup is not None and why.title and hand.window.rect().contains(popup.geometry())
        for label in popup.findChildren(QLabel):
            assert label.heightForWidth(label.width()) <= label.height() + 1, label.text()
        assert "{" not in why.plain and "?" not in why.plain
        popup.leave()
    apply_theme(QApplication.instance())


def test_a_term_stays_whole_however_long_it_is(hand) -> None:
    why = Why("A title that goes on " * 6, "+12", (Line("a term that has a lot to say " * 8, "+3"),), ("a note " * 60,))
    popup = WhyPopup(hand.window, why)
    popup.place(hand.window.rect())
    popup.show()
    for label in popup.findChildren(QLabel):
        assert label.heightForWidth(label.width()) <= label.height() + 1
    assert hand.window.rect().contains(popup.geometry())


# ---------------------------------------------------------------- by key
def asked(hand: Hand) -> None:
    QCursor.setPos(hand.window.mapToGlobal(QPoint(2, 2)))  # over nothing that explains itself
    hand.view.setFocus()
    hand.window.actions_.why.ask_.trigger()


def shown(hand: Hand) -> WhyPopup | None:
    return next((popup for popup in hand.window.findChildren(WhyPopup) if popup.isVisible()), None)


def test_the_key_is_a_question_mark_in_the_help_menu(hand) -> None:
    action = hand.window.actions_.why.ask_
    assert action.shortcut().toString() == "?" and action in hand.window.all_actions()


def test_the_key_tells_the_way_that_lies_there_and_any_key_closes_it(hand) -> None:
    for key in (K.Key_Right, K.Key_Down, K.Key_Down):
        hand.key(key)
    spoken: list[str] = []
    hand.view.spoken.connect(spoken.append)
    asked(hand)
    popup = shown(hand)
    assert popup is not None and popup.hasFocus() and popup.why.title == "The way to E6"
    assert popup.why.total.startswith("3 m") and spoken[-1] == popup.why.plain
    hand.qtbot.keyClick(popup, K.Key_Escape)
    assert shown(hand) is None and hand.view.hasFocus() and hand.window.select_tool.laying.drag is not None


def test_it_tells_the_way_in_hand_until_it_goes_on(hand) -> None:
    hand.press(3, 3)
    hand.to(4, 6)
    hand.qtbot.keyClick(hand.view, K.Key_Question)
    popup = shown(hand)
    assert popup is not None and popup.why.title == "The way to E7" and not popup.hasFocus()
    hand.to(4, 7)
    assert shown(hand) is None and hand.view.path.look is not None
    hand.window.select_tool.cancel()


def test_with_nothing_at_hand_it_lists_every_number(hand, monkeypatch) -> None:
    opened: list[EveryNumber] = []
    monkeypatch.setattr(EveryNumber, "exec", lambda dialog: opened.append(dialog) or 0)
    monkeypatch.setattr("battlemap.ui.why.actions.QApplication.widgetAt", lambda _at: None)
    asked(hand)
    (dialog,) = opened
    rows = [dialog.list.item(i).text() for i in range(dialog.list.count())]
    assert "AC: 10" in rows and "Hit points: 20 / 28" in rows and "Passive Perception: 10" in rows
    dialog.list.setCurrentRow(rows.index("Hit points: 20 / 28"))
    assert "28 at most, as its stat block says\n-8 lost" in dialog.sum.toPlainText()
    dialog.deleteLater()


def test_in_the_turn_order_it_tells_the_place_of_the_row_one_is_on(hand) -> None:
    hand.window.panel.order.setFocus()
    hand.window.panel.order.setCurrentRow(1)
    hand.window.actions_.why.ask_.trigger()
    popup = shown(hand)
    assert popup is not None and popup.why.title == "Ben's place" and popup.why.total == "15"


# ---------------------------------------------------------------- what the sums say
def test_an_action_that_is_gone_says_what_it_went_on(hand) -> None:
    hand.window.session.do(c.Act(token="ana", action="dash"))
    why = pips(hand, "Action")
    assert why.total == "0 left" and why.lines[1] == Line("spent", "-1") and "spent on: Ana: Dash" in why.notes
    walk = next(why for _, why in explained_in(hand.window) if why.title.startswith("Walk"))
    assert ("Dash adds its speed", "+9 m") in [(line.text, line.amount) for line in walk.lines]


def test_what_was_moved_is_told_move_by_move(hand) -> None:
    session = hand.window.session
    session.do(c.MoveToken(token="ana", path=((3, 4),)))
    session.do(c.MoveToken(token="ana", path=((3, 5),)))
    walk = next(why for _, why in explained_in(hand.window) if why.title.startswith("Walk"))
    assert [line.amount for line in walk.lines] == ["9 m", "−1.5 m", "−1.5 m"] and walk.total == "6 m · 4 squares"
    session.undo()
    walk = next(why for _, why in explained_in(hand.window) if why.title.startswith("Walk"))
    assert [line.amount for line in walk.lines] == ["9 m", "−1.5 m"]


def test_hit_points_tell_what_took_them(hand) -> None:
    session = hand.window.session
    session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=7, type="fire"),)))
    why = next(why for _, why in explained_in(hand.window) if why.title == "Hit points")
    assert why.total == "13 / 28" and any("takes 7 damage" in note for note in why.notes)
    assert any("bloodied" in note for note in why.notes)


def test_a_place_tells_the_die_and_who_has_the_same(calm) -> None:
    session = calm.window.session
    session.do(c.Begin(totals={}), [12, 12, 12, 5, 4])
    why = calm.window.actions_.why._in_the_order(calm.window.panel.order.visualItemRect(calm.window.panel.order.item(0)).center())
    assert why is not None and [(line.text, line.amount) for line in why.lines] == [("the d20", "12"), ("Dexterity 10", "+0")]
    assert any("same count" in note for note in why.notes)


def test_a_place_tells_what_was_taken_off_when_it_was_rolled_and_not_what_came_later(calm) -> None:
    session = calm.window.session
    session.do(c.SetCondition(target="ana", add="exhaustion", amount=2))
    session.do(c.Begin(totals={}), [18, 12, 11, 5, 4])
    session.do(c.SetCondition(target="ana", remove="exhaustion"))
    session.do(c.SetCondition(target="ben", add="exhaustion", amount=1))
    tired, rested = creature_whys.place_why(session, "ana"), creature_whys.place_why(session, "ben")
    assert tired is not None and [line.amount for line in tired.lines] == ["18", "+0", "-4"] and tired.total == "14"
    assert rested is not None and [line.amount for line in rested.lines] == ["12", "+0"] and rested.total == "12"


def test_the_hit_card_opens_the_chance_term_by_term_and_afterwards_the_roll(hand) -> None:
    session = hand.window.session
    session.do(c.Edit(token="ana", fields={"at": [4, 3]}))
    hand.window.open_hit_card("ana", "orc", "Sword")
    card = hand.window._hit
    why = why_of(card._chance)
    assert why is not None and why.total == "65%" and Line("attack bonus", "+5") in why.lines
    assert Line("8 or more on the d20: 13 of 20 faces", "65%") in why.lines
    assert any(note.startswith("Expected damage 4.9") for note in why.notes)
    cover = why_of(card._facts)
    assert cover is not None and [line.text for line in cover.lines] == [f"line {number}: free" for number in range(1, 5)]
    card.roll(by_program=True)
    after = why_of(card._chance)
    assert after is not None and after.lines[0].text == "the d20" and Line("to meet", "13") in after.lines


def test_cover_tells_what_stops_each_line(hand) -> None:
    why = roll_whys.cover_why(hand.window.session, "ana", "ogre")
    assert why is not None and why.total == "total cover"
    assert [line.text for line in why.lines] == [
        "line 1: stopped by wall, Orc", "line 2: stopped by Orc", "line 3: stopped by wall", "line 4: stopped by wall, Orc",
    ]  # fmt: skip


def test_a_square_of_the_way_tells_what_entering_it_costs(hand) -> None:
    for key in (K.Key_Right, K.Key_Down, K.Key_Down):
        hand.key(key)
    why = hand.window.actions_.why.on_the_map(hand.point(4, 5))
    assert why is not None and (why.title, why.total) == ("Entering E6", "1.5 m")
    assert why.lines == (Line("a square", "1 square"),)
    assert why.notes[0].startswith("3 m · 2 squares from the start")


def test_an_enemy_tells_chance_cover_and_sight_of_whoever_acts(hand) -> None:
    why = hand.window.actions_.why.on_the_map(hand.point(5, 3))
    assert why is not None and why.title == "Orc" and any("line 1" in line.text for line in why.lines)
    assert any("Ana sees Orc" in note for note in why.notes) and any("out of reach" in note for note in why.notes)


def test_the_ruler_tells_which_way_counts(hand) -> None:
    hand.window.choose_tool("measure")
    hand.drag((3, 3), (6, 5))
    why = hand.window.actions_.why.on_the_map(hand.point(6, 5))
    assert why is not None and why.total.startswith("4.5 m · 3 squares")
    assert why.lines == (Line("3 across, 2 down, 0 up: the largest counts", "4.5 m"),)


def test_the_status_bars_square_opens_distance_and_sight(hand) -> None:
    hand.hover(5, 3)
    label = hand.window.status.distance
    why = why_of(label)
    assert is_explained(label) and why is not None and any("distance from Ana" in line.text for line in why.lines)


# ---------------------------------------------------------------- the log
@pytest.mark.parametrize("ruleset", names())
def test_every_roll_and_result_in_the_log_opens_its_sum(ruleset: str, qtbot) -> None:
    hand = begun(ruleset, qtbot)
    session = hand.window.session
    session.do(c.Edit(token="ana", fields={"at": [6, 4]}))
    if session.ruleset.turns.phases:
        session.do(c.EndPhase(to="melee"))
    if session.ruleset.attacks.rolls:
        session.do(c.MakeAttack(token="ana", target="orc", attack="Sword"), [19, 6])
    session.do(c.ApplyDamage(target="orc", parts=(c.DamagePart(amount=5, type="fire"),)))
    session.do(c.Heal(target="orc", amount=2))
    log, names_, opened = hand.window.panel.log, session.names(), set()
    for number in range(log.model().rowCount()):
        index = log.model().index(number, 0)
        log.scrollTo(index)
        line = index.data(Qt.ItemDataRole.UserRole)
        events = [ev for ev in session.document.steps[line.step].events if words.event(ev, names_) == line.text]
        why = hand.window.actions_.why._in_the_log(log.visualRect(index).center())
        if any(isinstance(ev, (e.AttackRolled, e.D20Rolled, e.DiceRolled, e.DamageTaken, e.Healed)) for ev in events):
            assert why is not None and why.lines, line.text
            opened |= {type(ev) for ev in events}
    assert e.DamageTaken in opened and e.Healed in opened
    assert e.AttackRolled in opened or not session.ruleset.attacks.rolls


def test_a_logged_attack_adds_up_to_its_total(hand) -> None:
    session = hand.window.session
    session.do(c.Edit(token="ana", fields={"at": [4, 3]}))
    session.do(c.MakeAttack(token="ana", target="orc", attack="Sword"), [14, 6])
    step = len(session.document.steps) - 1
    why = roll_whys.step_why(session, step)
    numbers = {line.text: int(line.amount) for line in why.lines if re.fullmatch(r"[+-]?\d+", line.amount)}
    assert numbers["the d20"] + numbers["attack bonus"] == numbers["together"] == 19


def test_resisted_damage_tells_every_step_of_it(hand) -> None:
    session = hand.window.session
    session.do(c.Edit(token="orc", fields={"resist": ["fire"], "temp_hp": 2}))
    session.do(c.ApplyDamage(target="orc", parts=(c.DamagePart(amount=9, type="fire"),)))
    step = session.document.steps[-1]
    taken = next(event for event in step.events if isinstance(event, e.DamageTaken))
    why = roll_whys.event_why(taken, session, session.document.state_before(len(session.document.steps) - 1))
    assert why is not None and [(line.text, line.amount) for line in why.lines] == [
        ("rolled, fire", "9"), ("resists fire: 4 left", ""), ("taken", "4"), ("of that from temporary hit points", "2"),
        ("hit points left", "13"),
    ]  # fmt: skip


def test_a_concentration_save_tells_where_its_number_comes_from(hand) -> None:
    session = hand.window.session
    session.do(c.Edit(token="ana", fields={"hp": 28}))
    session.do(c.Concentrate(token="ana", on="bless"))
    session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=26, type="cold"),)), [11])
    step = session.document.steps[-1]
    rolled = next(event for event in step.events if isinstance(event, e.D20Rolled) and event.what == "concentration")
    why = roll_whys.event_why(rolled, session, session.document.state_before(len(session.document.steps) - 1))
    assert why is not None and Line("to meet", "13") in why.lines
    assert any("half of 26 damage" in note for note in why.notes)


# ---------------------------------------------------------------- dialogs, and the players
def test_a_falls_dice_and_a_days_march_tell_their_sums(hand) -> None:
    fall = FallDialog(hand.window.session, ["ana"], hand.window)
    fall.height_.set_dm(95)
    why = why_of(fall.told)
    assert why is not None and why.total == "3d6" and why.lines[0] == Line("height", "9.5 m")
    fall.deleteLater()
    travel = TravelDialog(hand.window.session, hand.window)
    travel.show()
    grid = next(widget for widget in travel.findChildren(QWidget) if is_explained(widget))
    told = why_of(grid, QPoint(10, 5))
    assert told is not None and any(line.text == "a day at this pace" for line in told.lines)
    travel.close()
    travel.deleteLater()


def test_nothing_of_it_is_in_the_players_window(hand, players) -> None:
    show_why(first(hand, Bar))
    assert not [w for w in players.findChildren(QWidget) if is_explained(w)] and not players.findChildren(WhyPopup)


# ---------------------------------------------------------------- sums that end where they should
def _length(text: str) -> float:
    return float(re.sub(r"[^\d.]", "", text.split("m")[0])) * (-1 if text.startswith("−") else 1)


@pytest.mark.parametrize("ruleset", names())
def test_what_is_left_to_move_adds_up_after_a_move_and_after_its_speed_went(qtbot, ruleset) -> None:
    session = begun(ruleset, qtbot).window.session
    assert session.do(c.MoveToken(token="ana", to=(3, 6))) is not None
    slowed = next(name for name, rule in session.ruleset.conditions.items() if rule.stops_movement or rule.inactive)
    for command in (None, c.SetCondition(target="ana", add=slowed)):
        assert command is None or session.do(command) is not None
        why = creature_whys.movement_why(session, "ana", "walk")
        assert why is not None
        assert sum(_length(line.amount) for line in why.lines if line.amount) == pytest.approx(_length(why.total))


def test_dice_that_came_to_less_than_nothing_say_so(hand) -> None:
    session = hand.window.session
    event = e.DiceRolled(token="", what="damage", dice="1d4-3", faces=(1,), total=0)
    why = roll_whys.event_why(event, session, session.state)
    assert why is not None and [line.amount for line in why.lines] == ["+1", "-3", "+2"]


def test_an_enemys_chance_is_that_of_the_attack_a_click_would_choose(hand) -> None:
    session = hand.window.session
    orc = session.state.tokens["orc"]
    why = square_whys.square_why(session, Cell(*orc.at), "ana")
    hand.window.open_hit_card("ana", "orc", "")
    chosen = hand.window._hit.choice.currentData()
    assert why is not None and why.lines[0].text == f"{chosen} against Orc"


def test_a_number_in_two_places_stands_once_in_the_list(hand, monkeypatch) -> None:
    shown: list[Why] = []
    monkeypatch.setattr(EveryNumber, "exec", lambda dialog: shown.extend(dialog.whys))
    hand.hover(5, 3)
    hand.window.actions_.why.every_number()
    assert shown and len(shown) == len(set(shown))
