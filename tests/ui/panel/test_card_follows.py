"""The card follows the fight: what it shows is what a card made anew would show, and only parts that tell something else are made
anew."""

import random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from battlemap.encounter import commands as c
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.panel import creature_card
from battlemap.ui.panel.creature_card import CreatureCard
from battlemap.ui.panel.deeds import Deeds
from battlemap.ui.panel.parts import Bar, Pips
from battlemap.ui.session import Session
from tests.rulesets.arena import arena
from tests.rulesets.commands import any_command
from tests.ui.canvas.conftest import Hand
from tests.ui.canvas.conftest import calm as calm

COMMANDS = 40


def told(card: CreatureCard) -> list[tuple[object, ...]]:
    """Everything that can be read on a card or done with it."""
    found = []
    for widget in card.findChildren(QWidget):
        text = widget.text() if isinstance(widget, (QLabel, QAbstractButton)) else getattr(widget, "_text", "")
        counts = (widget._left, widget._whole) if isinstance(widget, Pips) else getattr(widget, "_share", None)
        menu = getattr(widget, "menu", lambda: None)()
        entries = [(a.text(), a.toolTip(), a.isEnabled(), a.isChecked()) for a in menu.actions()] if menu is not None else []
        place = (type(widget).__name__, text, widget.accessibleName(), widget.toolTip(), widget.isEnabled(), widget.isHidden())
        found.append((*place, str(counts), str(entries)))
    return sorted(found)


@pytest.mark.parametrize("ruleset", names())
def test_a_card_that_followed_is_as_one_made_anew(ruleset, qtbot):
    dice, session = random.Random(4), Session()
    session.lay_out(arena(find_ruleset(ruleset), 3))
    card = CreatureCard(session)
    qtbot.addWidget(card)
    card.show()
    done = 0
    while done < COMMANDS:
        if dice.random() < 0.3:
            session.select(dice.sample(sorted(session.state.tokens), k=dice.choice([0, 1, 1, 2])))
        elif dice.random() < 0.2:
            session.undo()
        else:
            done += session.do(any_command(dice, session.state, session.ruleset)) is not None
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        fresh = CreatureCard(session)
        qtbot.addWidget(fresh)
        fresh.show()
        assert told(card) == told(fresh)
        fresh.close()
        fresh.deleteLater()


@pytest.fixture
def made(monkeypatch) -> list[str]:
    """Whose deeds were laid out, each time."""
    found: list[str] = []

    class Counted(Deeds):
        def __init__(self, session, token, offers) -> None:
            found.append(token.id)
            super().__init__(session, token, offers)

    monkeypatch.setattr(creature_card, "Deeds", Counted)
    return found


def test_what_happens_to_others_leaves_every_part_of_it(session, qtbot, made):
    card = CreatureCard(session)
    qtbot.addWidget(card)
    card.show()
    before = {name: widget for name, (_, widget) in card._laid.items()}
    session.do(c.ApplyDamage(target="ogre", parts=(c.DamagePart(amount=3),)))
    assert {name: widget for name, (_, widget) in card._laid.items()} == before and made == ["ana"]
    session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=1),)))
    changed = {name for name, (_, widget) in card._laid.items() if widget is not before[name]}
    assert "hit points" in changed and not changed & {"head", "deeds"} and made == ["ana"]
    assert card._laid["hit points"][1].findChild(Bar).accessibleName().startswith(str(session.state.tokens["ana"].hp))


def test_who_comes_next_is_laid_out_once_and_who_was_not_again(calm: Hand, made):
    session = calm.window.session
    session.do(c.Begin(totals={who: 30 - n for n, who in enumerate(session.state.tokens)}))
    first, second = [place.who for place in session.state.turn.order][:2]
    assert session.selection == (first,)
    made.clear()
    session.do(c.EndTurn(token=first))
    assert session.selection == (second,) and made == [second]
    session.undo()
    assert session.selection == (first,) and made == [second, first]


def test_a_picture_that_was_read_changes_the_face_alone(session, qtbot, made):
    card = CreatureCard(session)
    qtbot.addWidget(card)
    card.follow()
    assert made == ["ana"]
    card.show_token()
    assert made == ["ana", "ana"], "another theme, other keys, other units: all of it"
