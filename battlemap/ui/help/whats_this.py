"""What is this: for every part of the window a sentence what it is and one how to use it.

Cards and rows come and go, so texts are given to whatever is there when the mode is entered, and at the start to what always is;
screen readers have them too.  Not here: tooltips, which say what a button does.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWhatsThis, QWidget

from battlemap.ui.advice.card import AdviceCard
from battlemap.ui.dice.mode import Badge
from battlemap.ui.notice import Notice
from battlemap.ui.panel import HitCard, QuickEntry, ReactionCard
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.deeds import Deeds
from battlemap.ui.panel.means import Means
from battlemap.ui.panel.parts import Bar, Chip, Pips
from battlemap.ui.panel.token_note import TokenNote
from battlemap.ui.tokens.pane import TokenPane
from battlemap.ui.turning.checklist import Checklist
from battlemap.ui.turning.clock import RoundClock
from battlemap.ui.turning.notes import TurnNotes

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

Told = tuple[str, str]
"""What it is, and how it is used."""


def _say(text: str) -> str:
    return QCoreApplication.translate("WhatsThis", text)


def enter(window: MainWindow) -> None:
    """The next click tells; Esc leaves the mode."""
    dress(window)
    QWhatsThis.enterWhatsThisMode()


def dress(window: MainWindow) -> None:
    """Give its text to everything that is there now."""
    for part, (what, how) in parts(window):
        part.setWhatsThis(f"<p><b>{escape(what)}</b></p><p>{escape(how)}</p>")


def parts(window: MainWindow) -> Iterator[tuple[Any, Told]]:
    """Widgets and actions with their texts."""
    yield window.view, (
        _say("The map"),
        _say(
            "Press on a creature to see its reach, drag to move it, click an enemy to attack. "
            "The wheel zooms, the middle button moves the map, the right button opens a menu."
        ),
    )  # fmt: skip
    yield from _panel(window)
    yield from _status(window)
    yield from _tools(window)
    kinds = _kinds()
    for widget in window.findChildren(QWidget):
        told = next((kinds[kind] for kind in type(widget).__mro__ if kind in kinds), None)
        if told is not None:
            yield widget, told


def _panel(window: MainWindow) -> Iterator[tuple[QWidget, Told]]:
    panel = window.panel
    yield panel.head, (
        _say("The round, and whose turn it is"), _say("The large button is always the next step."),
    )  # fmt: skip
    yield panel.head.begin, (
        _say("Begin the fight"),
        _say("Rolls initiative for everybody. The small button beside it takes totals you rolled, and who is surprised."),
    )  # fmt: skip
    yield panel.strip, (
        _say("Phases and slots of the round"), _say("What has gone by is dimmed. A phase that is still to come can be clicked."),
    )  # fmt: skip
    yield panel.choices, (
        _say("Something about the turns is to be decided"),
        _say("Who acts now, who comes back in, what was declared: choose here, or click on the map."),
    )  # fmt: skip
    yield panel.order, (
        _say("The turn order"),
        _say("Count, side, name, conditions and hit points. A click selects, also an enemy without attacking it."),
    )  # fmt: skip
    yield panel.card, (
        _say("The card of a creature"),
        _say("Of the selected one, else of whoever acts: what it has left, how it fares, and what it can do, one click each."),
    )  # fmt: skip
    yield panel.targeting, (
        _say("A target is waited for"), _say("Click whom it is for, on the map or in the turn order; Esc calls it off."),
    )  # fmt: skip
    yield panel.log, (
        _say("The log"),
        _say("What happened, with every die; what is undone is struck through. A double click goes there, back or forward."),
    )  # fmt: skip


def _status(window: MainWindow) -> Iterator[tuple[QWidget, Told]]:
    status = window.status
    yield status.place, (_say("The square under the pointer"), _say("Column and row as the players' coordinates show them."))
    yield status.distance, (
        _say("How far it is"),
        _say("From who is selected, or acts, to what is under the pointer; whether it is seen; how light it is there."),
    )  # fmt: skip
    yield status.players, (
        _say("The players' display"), _say("On which screen it is, and whether the curtain is drawn."),
    )  # fmt: skip
    yield status.zoom, (_say("How large the map is shown"), _say("The wheel changes it."))
    yield status.ruleset, (
        _say("The ruleset of this fight"), _say("Rest on it to read the house rules that differ from the standard."),
    )  # fmt: skip
    yield status.saved, (
        _say("Is everything on disk?"),
        _say("Every step is written before it is shown. Read-only: the file or its folder forbids writing; save it elsewhere."),
    )  # fmt: skip


def _tools(window: MainWindow) -> Iterator[tuple[Any, Told]]:
    named = {
        "select": (_say("Select and move"), _say("The usual tool: drag creatures, click enemies, draw a band around several.")),
        "measure": (_say("The ruler"), _say("Drag from here to there; right click adds a leg. By walking and straight.")),
        "door": (_say("Doors"), _say("Every click near a door opens or closes it; right click locks, bars or hides it.")),
        "fog": (_say("Fog"), _say("Show the players parts of the map, or take them away: brush, polygon, whole rooms.")),
        "area": (
            _say("Area of effect"),
            _say("Press for the origin, drag for the direction; let go, and a card asks what it does."),
        ),
        "frame": (
            _say("A frame for the players"),
            _say("What is inside it fills the players' screen. Drag it, or draw another."),
        ),
        "wall": (_say("Walls"), _say("Click corner after corner; Enter ends the line. The bar says what a wall stops.")),
        "door_draw": (
            _say("Build doors and windows"),
            _say("A click on a wall cuts one in; a drag puts one between two points."),
        ),
        "terrain": (_say("Ground"), _say("Paint difficult ground, water, pits, heights; the right button makes floor again.")),
        "light": (_say("Lights"), _say("A click places one, a drag says how far it is bright. A creature can carry it.")),
        "note": (_say("Notes"), _say("Click and type. Only you see them, never the players.")),
    }
    actions = window.actions_
    for name, told in named.items():
        yield actions._tool_actions[name], told
    yield actions.creatures, (
        _say("The bestiary"),
        _say("Creatures beside the map: type \"6 goblins\", press Enter, there they stand."),
    )
    yield actions.undo, (
        _say("Undo"),
        _say("Takes back the last step whole: place, hit points, turn and round. There is no limit."),
    )
    yield actions.redo, (_say("Redo"), _say("Does again what was taken back, until you do something else."))
    yield actions.looks.fit, (_say("Fit"), _say("The whole map in the window."))
    yield actions.players, (_say("The players' window"), _say("A second window that shows only what the party may know."))


def _kinds() -> dict[type[QWidget], Told]:
    """Of what comes and goes."""
    return {
        HitCard: (
            _say("The card of an attack"),
            _say("The chance and everything it rests on, before the roll. Enter rolls; typed dice go before rolled ones."),
        ),
        ReactionCard: (
            _say("Somebody may react"), _say("The move waits. 1 to 9 take, Enter skips, Esc skips all; Always answers for good."),
        ),
        QuickEntry: (
            _say("Damage or healing"),
            _say("A number and Enter, for all that are selected; a kind makes resistances count."),
        ),
        Notice: (
            _say("A message"),
            _say("Says something once. What it offers is done by its button, or by Enter on the map."),
        ),
        AttackRow: (
            _say("An attack"), _say("Its key, what it adds to the die, its damage and range. Click it, then click the target."),
        ),
        Pips: (_say("What is left this turn"), _say("A filled dot is there still, a ring is spent.")),
        Bar: (_say("How much is left"), _say("The filled part of the whole: hit points, or movement.")),
        Chip: (_say("A condition"), _say("Rest on it to read what it does now and how long; click it to take it off.")),
        Means: (_say("What it has this turn"), _say("Actions as dots, movement as a bar, and the ways it can move.")),
        Checklist: (
            _say("What the end of the turn brings"),
            _say("Enter does all that is ticked, as one step. A digit leaves a line out; typed dice go into their fields."),
        ),
        AdviceCard: (
            _say("Where this monster could go"),
            _say("A digit lays the way on the map, Enter goes it, Esc closes. No player sees it."),
        ),
        TurnNotes: (_say("What is to be remembered now"), _say("What ran out, what is held, what one stands in, who is due.")),
        RoundClock: (_say("The clock of the fight"), _say("How long it has lasted for those who are in it.")),
        TokenNote: (_say("A note on a token"), _say("For you alone: no player sees it. It is marked at the token.")),
        TokenPane: (
            _say("All tokens in a list"),
            _say("Type to find one, Enter shows it on the map; the menu key has what can be done."),
        ),
        Badge: (
            _say("Who rolls the dice"),
            _say("The program, the table, or both. A click changes it; it is kept with the fight."),
        ),
        Deeds: (_say("What it can do"), _say("One click each. A greyed button says why not when you rest on it.")),
    }
