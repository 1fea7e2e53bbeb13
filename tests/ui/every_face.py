"""Every face of the window itself: before and in a fight, each tool's bar, each dock and pane, each card, each menu.

    for name, put_on in faces(window):
        shown = put_on(window)        the widgets to look at
        take_off(window)

Dialogs are in `every_dialog`; each ruleset's own fight is put on a window by `window_of`.
"""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.model import Zone
from battlemap.model.creature import AttackSave
from battlemap.rulesets import find_ruleset
from battlemap.ui.help.callout import Callout
from battlemap.ui.help.reader import ManualWindow
from battlemap.ui.help.tour_steps import STEPS
from battlemap.ui.help.welcome import Welcome
from battlemap.ui.panel import ReactionCard
from battlemap.ui.panel.parts import Card
from battlemap.ui.settings import Settings
from battlemap.ui.why.asking import explained_in, hide_why, show_why
from battlemap.ui.window import MainWindow
from tests.ui.ruleset_fights import session_for

Face = Callable[[MainWindow], list[QWidget]]
TOOLS = ("select", "measure", "door", "fog", "area", "frame", "wall", "door_draw", "terrain", "light", "note")
TOTALS = {"ana": 20, "orc": 15, "ben": 12, "gob-1": 8, "gob-2": 5}


def window_of(ruleset: str) -> MainWindow:
    """The ruleset's own fight, begun; not shown.  Ana has all that a creature's card can show."""
    session = session_for(ruleset, ana={"name": "Ana Steelhand of the Long Name", "concentrating": "Bless"})
    if find_ruleset(ruleset).turns.declarations:
        session.do(c.Declare(token="ben", what="spell"))
    phases = find_ruleset(ruleset).turns.schedule == "phases"
    session.do(c.Begin(totals={"party": 5, "foes": 2} if phases else TOTALS))
    window = MainWindow(session, Settings())
    session.select(("ana",))
    return window


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


# ------------------------------------------------------------ putting on
def _tool(name: str, window: MainWindow) -> list[QWidget]:
    window.choose_tool(name)
    return [window]


def _area_pointed(window: MainWindow) -> list[QWidget]:
    """An area under the pointer, with whom it would catch."""
    window.choose_tool("area")
    view = window.view.viewport()
    QTest.mouseMove(view, window.view.viewport_point(Cell(4, 4)))
    return [window]


def _note(window: MainWindow) -> list[QWidget]:
    window.choose_tool("note")
    window.tools["note"].open_card((6.5, 6.5), window.session.state.scene.notes[0] if window.session.state.scene.notes else None)
    return [window]


def _pane(name: str, window: MainWindow) -> list[QWidget]:
    dock = window.actions_.bestiary.dock
    dock.open_on(getattr(dock, name))
    return [window]


def _hit(attack: str, mode: str, window: MainWindow) -> list[QWidget]:
    window.session.dice_mode = mode
    window.open_hit_card("ana", "gob-1", attack)
    return [window]


def _reaction(window: MainWindow) -> list[QWidget]:
    window.session.do(c.MoveToken(token="ana", to=(3, 9)))
    assert window.findChildren(ReactionCard), "nobody may strike"
    return [window]


def _entry(window: MainWindow) -> list[QWidget]:
    window.open_entry("-7")
    return [window]


def _checklist(window: MainWindow) -> list[QWidget]:
    """All a turn's end can ask: a save with its damage, what runs out, what is unspent."""
    session = window.session
    who = session.state.turn.active
    x, y = session.state.tokens[who].at
    save = AttackSave(ability="dex", dc=15, half=True)
    zone = Zone(id="fire", name="Wall of Fire", runs=((y, x, x + 1),), damage="5d8", type="fire", when=("end",), save=save)
    session.do(c.SetZone(zone=zone))
    session.do(c.SetCondition(target=who, add=next(iter(session.ruleset.conditions)), until=f"end_of_turn:{who}"))
    window.panel.head.go_on()
    assert window.steps.card is not None
    return [window]


def _token_note(window: MainWindow) -> list[QWidget]:
    window.actions_.turning.write_note()
    return [window]


def _turn_notes(window: MainWindow) -> list[QWidget]:
    """A creature with a note on it stands in areas, and some are due."""
    session = window.session
    who = session.state.turn.active
    x, y = session.state.tokens[who].at
    for name in ("Web", "Cloudkill"):
        session.do(c.SetZone(zone=Zone(id=name, name=name, runs=((y, x, x + 1),), difficult=True)))
    session.do(c.Edit(token="ana", fields={"note": "Owes the innkeeper 20 gold; carries the silver key of the crypt."}))
    assert window.panel.notes.chips
    return [window]


def _what_next(window: MainWindow) -> list[QWidget]:
    """The suggestions for a foe, and the way of the first."""
    advice = window.actions_.advice
    advice.open_for("gob-1")
    for _ in range(2000):
        if advice.card is None or advice.card.advice is not None:
            break
        QTest.qWait(10)
    assert advice.card is not None, "nothing is suggested"
    return [window]


def _sum(window: MainWindow) -> list[QWidget]:
    """The sum of the widest number of the card."""
    window.show()
    settle()
    widget = max(explained_in(window), key=lambda pair: len(pair[1].plain))[0]
    assert show_why(widget) is not None
    return [window]


def _token_list(window: MainWindow) -> list[QWidget]:
    window.actions_.tokens.dock.open_()
    return [window]


def _said(window: MainWindow) -> list[QWidget]:
    text = window.tr("Welcome! Drag a hero to move it, click an enemy to attack, press Space to end a turn. F1 lists every key.")
    window.notice.say(" ".join([text] * 2), window.tr("Overrule (F8)"), lambda: None)
    return [window]


def _display(window: MainWindow) -> list[QWidget]:
    window.actions_.player.open_panel()
    panel = window.actions_.player._panel
    assert panel is not None and panel.isVisible()
    return [panel]


def _welcome(window: MainWindow) -> list[QWidget]:
    window.actions_.help.welcome()
    found = window.findChild(Welcome)
    assert found is not None and found.isVisible()
    return [found]


def _manual(window: MainWindow) -> list[QWidget]:
    window.actions_.help.open_manual("keyboard")
    found = window.findChild(ManualWindow)
    assert found is not None and found.isVisible()
    return [found]


def _tour_note(number: int, window: MainWindow) -> list[QWidget]:
    """What a step of the tour says, whoever stands on the map."""
    step, note = STEPS[number](window), Callout(window)
    note.say(f"{number}", step.title(), step.text())
    note.show()
    return [note]


def _not_begun(window: MainWindow) -> list[QWidget]:
    window.session.do(c.EndEncounter())
    return [window]


def _nobody(window: MainWindow) -> list[QWidget]:
    """A map without anyone on it."""
    window.session.do(c.EndEncounter())
    window.session.do(c.Depart(tokens=tuple(window.session.state.tokens)))
    return [window]


def _menu(number: int, window: MainWindow) -> list[QWidget]:
    menu = window.menuBar().actions()[number].menu()
    assert isinstance(menu, QMenu)
    menu.popup(window.mapToGlobal(QPoint(0, 30)))
    return [menu]


def take_off(window: MainWindow, steps: int) -> None:
    """As it was before a face was put on: as many steps done, cards and docks closed, the select tool in hand."""
    for menu in window.findChildren(QMenu):
        menu.close()
    for card in window.findChildren(Card):
        card.leave()
    for help_ in (*window.findChildren(Welcome), *window.findChildren(Callout), *window.findChildren(ManualWindow)):
        help_.leave() if isinstance(help_, Welcome) else help_.hide()
    hide_why()
    window.notice.clear()
    window.session.dice_mode = "program"
    if (panel := window.actions_.player._panel) is not None:
        panel.close()
    window.actions_.tokens.dock.hide()
    if window.actions_.bestiary.dock.isVisible():
        window.actions_.bestiary.dock.leave()
    while window.session.document.position > steps:
        window.session.undo()
    window.choose_tool("select")
    window.session.select(("ana",))
    settle()


def faces(window: MainWindow) -> Iterator[tuple[str, Face]]:
    """Each with its name, in the order one meets them."""
    yield "acting", lambda window: [window]
    for name in TOOLS:
        yield f"tool {name}", partial(_tool, name)
    yield "area pointed", _area_pointed
    yield "note card", _note
    for name in ("creatures", "encounters", "party", "reserve"):
        yield f"pane {name}", partial(_pane, name)
    for attack in ("Longsword", "Longbow"):
        for mode in ("program", "typed"):
            yield f"hit card {attack} {mode}", partial(_hit, attack, mode)
    yield "token list", _token_list
    yield "quick entry", _entry
    yield "notice", _said
    yield "what next", _what_next
    yield "a sum", _sum
    yield "checklist", _checklist
    yield "token note", _token_note
    yield "notes on the turn", _turn_notes
    yield "players' panel", _display
    for number, action in enumerate(window.menuBar().actions()):
        if action.menu() is not None:
            yield f"menu {number}", partial(_menu, number)
    yield "welcome", _welcome
    yield "manual", _manual
    for number in range(len(STEPS)):
        yield f"tour note {number + 1}", partial(_tour_note, number)
    yield "reaction card", _reaction
    yield "not begun", _not_begun
    yield "nobody", _nobody
