"""What next, in the window: on request only, by keys, with a way that Enter goes; the players see nothing of it."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene
from battlemap.rules.advice import Wish
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.advice.advice_words import behind_text
from battlemap.ui.advice.card import AdviceCard
from battlemap.ui.advice.weighing import Weighing
from tests.ui import ruleset_fights
from tests.ui.canvas.conftest import Hand, at, open_on, session_on
from tests.ui.player.conftest import outside
from tests.ui.player.conftest import players as players

K = Qt.Key


@pytest.fixture
def hand(qtbot) -> Hand:
    """Round 1, the orc's turn."""
    session = session_on(False)
    session.do(c.Begin(totals={"orc": 30, "ana": 20, "ben": 15, "ogre": 8, "rat": 3}))
    return open_on(session, qtbot)


def asked(hand: Hand) -> AdviceCard:
    """X on the map, and what it has to say."""
    hand.key(K.Key_X)
    card = hand.window.actions_.advice.card
    assert card is not None
    hand.qtbot.waitUntil(lambda: card.advice is not None)
    return card


def lines(card: AdviceCard) -> list[str]:
    return [card.list.item(i).text().replace("\u00a0", " ") for i in range(card.list.count())]


def press(hand: Hand, card: AdviceCard, key: Qt.Key) -> None:
    hand.qtbot.keyClick(card.list, key)


# ---------------------------------------------------------------- asking
def test_nothing_is_shown_until_it_is_asked_for(hand) -> None:
    assert hand.window.actions_.advice.overlay.advice is None and hand.window.findChild(AdviceCard) is None
    card = asked(hand)
    assert hand.window.actions_.advice.overlay.advice is card.advice and 1 <= card.list.count() <= 3


def test_the_reasons_are_told_in_words_and_read_aloud(hand, qtbot) -> None:
    spoken: list[str] = []
    hand.window.view.spoken.connect(spoken.append)
    card = asked(hand)
    assert lines(card)[0].startswith("1  Best all round")
    assert "provokes nothing" in lines(card)[0] and "Sword against Ana: 80%." in lines(card)[0]
    assert "provokes nothing" in spoken[-1] and card.accessibleName() == "What next for Orc?"


def test_it_is_in_the_menu_and_among_the_commands_to_be_found(hand) -> None:
    names_ = [action.text().replace("&", "") for action in hand.window.all_actions()]
    assert "What next for this monster?" in names_


def test_a_digit_lays_the_way_and_enter_goes_it(hand) -> None:
    card = asked(hand)
    choice = card.advice.choices[0]
    press(hand, card, K.Key_1)
    drag = hand.window.select_tool.laying.drag
    assert drag is not None and drag.plan.path == choice.plan.path and hand.view.path.look is not None
    assert at(hand, "orc") == (5, 3), "only laid"
    press(hand, card, K.Key_Return)
    assert at(hand, "orc") == tuple(choice.at)
    assert hand.window.actions_.advice.card is None and hand.window.actions_.advice.overlay.advice is None
    assert hand.window.session.document.can_undo
    hand.window.session.undo()
    assert at(hand, "orc") == (5, 3)


def test_enter_on_a_row_lays_it_first(hand) -> None:
    card = asked(hand)
    press(hand, card, K.Key_Down)
    press(hand, card, K.Key_Return)
    assert card.chosen == 1 and hand.window.actions_.advice.overlay.picked == 1 and at(hand, "orc") == (5, 3)
    press(hand, card, K.Key_Return)
    assert at(hand, "orc") != (5, 3)


def test_escape_leaves_no_trace(hand) -> None:
    before = hand.window.session.document.position
    card = asked(hand)
    press(hand, card, K.Key_1)
    press(hand, card, K.Key_Escape)
    advice = hand.window.actions_.advice
    assert advice.card is None and advice.overlay.advice is None and hand.window.select_tool.laying.drag is None
    assert hand.view.path.look is None and hand.window.session.document.position == before
    assert hand.view.hasFocus()


def test_asked_again_it_closes(hand) -> None:
    asked(hand)
    hand.window.actions_.advice.ask_.trigger()
    assert hand.window.actions_.advice.card is None


def test_what_changes_the_fight_makes_it_void(hand) -> None:
    asked(hand)
    hand.window.session.do(c.Edit(token="ana", fields={"hp": 3}))
    assert hand.window.actions_.advice.card is None and hand.window.actions_.advice.overlay.advice is None


def test_a_players_character_is_advised_only_when_asked_twice(hand) -> None:
    hand.window.session.select(["ana"])
    hand.key(K.Key_X)
    assert hand.window.actions_.advice.card is None and "player's character" in hand.window.notice.text
    hand.window.notice.act()
    assert hand.window.actions_.advice.card.token_id == "ana"


def test_selected_enemies_are_the_ones_it_is_about(hand) -> None:
    hand.window.session.select(["ben"])
    hand.window.actions_.advice.open_for("orc")
    card = hand.window.actions_.advice.card
    hand.qtbot.waitUntil(lambda: card.advice is not None)
    assert card.advice.enemies == ("ben",)


def test_without_enemies_it_says_so(hand) -> None:
    for foe in ("ana", "ben"):
        hand.window.session.do(c.Edit(token=foe, fields={"side": "foes"}))
    card = asked(hand)
    assert not card.list.isVisible() and card._none.isVisible() and card._none.text() == "There is no enemy it knows of."


def test_who_cannot_act_is_told_why(hand) -> None:
    hand.window.session.do(c.SetCondition(target="orc", add="stunned"))
    hand.window.session.select(["orc"])
    hand.key(K.Key_X)
    assert hand.window.actions_.advice.card is None and "cannot act" in hand.window.notice.text


@pytest.mark.parametrize("ruleset", names())
def test_under_every_ruleset_a_suggestion_can_be_picked_and_gone(ruleset: str, qtbot) -> None:
    """The orc's turn, or that of its side in the phase for moving."""
    hand = open_on(ruleset_fights.session_for(ruleset), qtbot)
    session, rules = hand.window.session, find_ruleset(ruleset).turns
    order = {"party": 1, "foes": 6} if rules.phases else {who: 30 if who == "orc" else 5 for who in ruleset_fights.PLACES}
    session.do(c.Begin(totals=order))
    if rules.phases:
        session.do(c.EndPhase(to=rules.phase_of["move"]))
    if rules.schedule == "slots":
        session.do(c.Activate(token="orc"))
    session.select(["orc"])
    card = asked(hand)
    number = next(i for i, choice in enumerate(card.advice.choices) if choice.plan.path)
    goal = card.advice.choices[number].at
    press(hand, card, K(K.Key_1 + number))
    press(hand, card, K.Key_Return)
    assert at(hand, "orc") == tuple(goal)


# ---------------------------------------------------------------- looks
def test_patterns_and_shapes_say_it_without_colour(hand) -> None:
    """The three things a square may be good for differ in grey too."""
    from battlemap.ui.advice.overlay import swatch

    grey = [swatch(what).toImage().convertToFormat(QImage.Format.Format_Grayscale8) for what in ("quiet", "strikes", "cover")]
    drawn = {bytes(image.constBits()) for image in grey}
    assert len(drawn) == 3


def test_the_overlay_marks_the_suggestions_on_the_map(hand) -> None:
    def painted() -> bytes:
        QApplication.processEvents()
        return bytes(hand.view.grab().toImage().constBits())

    before = painted()
    card = asked(hand)
    marked = painted()
    press(hand, card, K.Key_1)
    assert before != marked != painted()


def test_the_card_hides_none_of_what_it_speaks_of(hand) -> None:
    card = asked(hand)
    QApplication.processEvents()
    for spot in (card.advice.start, *(choice.at for choice in card.advice.choices)):
        place = hand.view.viewport().mapTo(hand.window, hand.point(*spot))
        assert not card.geometry().contains(place)


@pytest.mark.parametrize(("name", "told"), [
    ("square:1,1", "behind the pillar"), ("square:3,0", "behind the wall"), ("square:5,1", "behind a low obstacle"),
    ("wall:0", "behind the wall"), ("door:d1", "behind the door"), ("token:ana", "behind Ana"),
])  # fmt: skip
def test_what_gives_cover_has_a_name(name: str, told: str) -> None:
    ana = token_from({"id": "ana", "name": "Ana", "at": [0, 0]})
    state = Encounter(ruleset="dnd2024", scene=Scene(rows=("...##.", ".#...o", "......")), tokens={"ana": ana})
    assert behind_text([name], state) == told


# ---------------------------------------------------------------- the work
def test_the_work_can_be_given_up_and_says_how_far_it_is(qtbot) -> None:
    """A crowd on a large map; nothing comes after it was given up."""
    tokens = {"orc": token_from({"id": "orc", "side": "foes", "at": [20, 20]})}
    tokens |= {
        f"pc-{i}": token_from({"id": f"pc-{i}", "character": True, "at": [i % 8 * 5, i // 8 * 5]}) for i in range(60)
    }  # fmt: skip
    tokens.pop("pc-36")
    state = Encounter(ruleset="dnd2024", scene=Scene(rows=("." * 40,) * 40), tokens=tokens)
    work, shares, ends = Weighing(), list[float](), list[object]()
    work.progressed.connect(shares.append)
    work.done.connect(ends.append)
    work.start(state, find_ruleset("dnd2024"), Wish("orc"))
    assert work.is_running and shares and not ends
    work.cancel()
    so_far = len(shares)
    for _ in range(5):
        QApplication.processEvents()
    assert not ends and len(shares) == so_far
    with qtbot.waitSignal(work.done, timeout=20_000):
        work.start(state, find_ruleset("dnd2024"), Wish("orc"))
    assert shares[-1] > 0.3


# ---------------------------------------------------------------- the players
def test_no_pixel_word_or_byte_of_it_reaches_the_players(hand, players) -> None:
    before = outside(hand, players)
    card = asked(hand)
    assert outside(hand, players) == before
    press(hand, card, K.Key_1)
    assert outside(hand, players) == before


def test_nothing_of_it_is_kept_in_the_fight(hand) -> None:
    before = msgspec.json.encode(hand.window.session.state)
    card = asked(hand)
    press(hand, card, K.Key_1)
    assert msgspec.json.encode(hand.window.session.state) == before
    assert isinstance(hand.window.session.document, Document)


def test_a_suggestion_opens_its_numbers_too(hand) -> None:
    from battlemap.ui.why.asking import why_of

    card = asked(hand)
    why = why_of(card.list.viewport(), card.list.visualItemRect(card.list.item(0)).center())
    told = {line.text: line.amount for line in why.lines}
    assert why.total == "3 m · 2 squares" and told["cover from Ana"] == "no cover" and "expected damage of the attack" in told
