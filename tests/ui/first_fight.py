"""One first fight from a map file to undo, gesture by gesture; the hand that makes them is given."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter
from battlemap.resources import resource_path
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from battlemap.ui.dialogs.import_map import ImportDialog
from battlemap.ui.panel import HitCard, ReactionCard
from battlemap.ui.window import MainWindow

CLAW = {"name": "claw", "kind": "melee", "to_hit": 4, "damage": "1d6+2", "type": "slashing"}
SWORD = {"name": "sword", "kind": "melee", "to_hit": 5, "damage": "1d8+3", "type": "slashing"}
TOKENS: tuple[dict[str, Any], ...] = (
    {"id": "ana", "name": "Ana", "at": [12, 8], "character": True, "hp": 24, "ac": 15, "attacks": [SWORD]},
    {"id": "orc", "name": "Orc", "side": "foes", "at": [12, 7], "hp": 15, "ac": 13, "attacks": [CLAW]},
    {"id": "gob", "name": "Goblin", "side": "foes", "at": [14, 11], "hp": 30, "ac": 5, "attacks": [CLAW]},
)  # fmt: skip


def on_disk(window: MainWindow, folder: Path) -> Encounter:
    """What somebody who opens a copy of the file now would see."""
    copy = folder / "copy.battlemap"
    copy.unlink(missing_ok=True)
    assert window.session.fight_file is not None
    window.session.fight_file.duplicate(copy)
    file = FightFile.open(copy)
    try:
        return file.document(find_ruleset).state
    finally:
        file.close()


def accept_the_import(window: MainWindow) -> None:
    """As soon as the map has been read and its dialog is there."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, ImportDialog):
        dialog.finish()
    else:
        QTimer.singleShot(20, window, lambda: accept_the_import(window))


def play(window: MainWindow, hand: Any, folder: Path) -> None:
    """Import, place, drag past an enemy, be struck, go on, attack, end the turn, undo all of it."""
    session = window.session
    accept_the_import(window)
    assert window.open_file(resource_path("maps", "crypt.dd2vtt"))
    assert (session.state.scene.width, session.state.scene.height) == (30, 21)
    assert len(session.state.scene.doors) == 5
    for table in TOKENS:
        assert session.do(c.Join(new=token_from(table)))
    start = session.state
    assert session.do(c.Begin(totals={"ana": 20, "orc": 10, "gob": 5}))
    states = [start, session.state]

    def kept() -> None:
        states.append(session.state)
        assert on_disk(window, folder) == session.state

    hand.settle()
    window.activateWindow()
    hand.until(window.isActiveWindow)
    hand.drag((12, 8), (12, 9), (12, 10), (13, 10))
    assert [pending.by for pending in session.state.pending] == ["orc"]
    assert session.state.tokens["ana"].at == (12, 8)
    kept()
    card = window.findChild(ReactionCard)
    assert card is not None and card.isVisible()
    hand.press_key("1")
    hand.until(lambda: not session.state.waiting)
    assert session.state.tokens["ana"].at == (13, 10)
    assert session.state.tokens["orc"].budget.spent == {"reaction": 1}
    kept()
    hand.until(lambda: window.findChild(ReactionCard) is None or not window.findChild(ReactionCard).isVisible())
    hand.click((14, 11))
    hand.until(lambda: window.findChild(HitCard) is not None)
    before = session.state
    hand.press_key("Return")
    hand.until(lambda: session.state is not before)
    assert session.state.tokens["ana"].budget.spent == {"action": 1}
    kept()
    hand.press_key("Escape")
    hand.until(lambda: window.findChild(HitCard) is None or not window.findChild(HitCard).isVisible())
    hand.press_key("space")
    hand.until(lambda: session.state.turn.active == "orc")
    kept()
    for expected in reversed(states[:-1]):
        hand.press_key("ctrl+z")
        hand.until(lambda wanted=expected: session.state == wanted)
        assert on_disk(window, folder) == session.state
