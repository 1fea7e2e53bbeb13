"""A note on a token: one key, a few words, Enter; the game master's alone, in the file, taken back by undo."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from battlemap.encounter import commands as c
from battlemap.encounter.view import view_for
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from battlemap.ui.canvas.token_item import look_of
from battlemap.ui.inks import SHEET
from battlemap.ui.panel.token_note import TokenNote
from tests.ui.turning.conftest import ENTER, ESCAPE

BEGIN = c.Begin(totals={"ana": 20, "ben": 15, "orc": 12, "gob-1": 8, "gob-2": 3})


def write(table, text: str, key=ENTER) -> None:
    table.hand.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    card = next(card for card in table.window.findChildren(TokenNote) if card.isVisible())
    QTest.keyClicks(card.text, text)
    QTest.keyClick(card.text, key)


def test_one_key_and_enter_write_a_note_that_the_card_shows_and_undo_takes_back(turns):
    table = turns("dnd2024", BEGIN)
    table.session.select(["orc"])
    before = table.state
    write(table, "Carries the key")
    assert table.token("orc").note == "Carries the key"
    assert any(label.text() == "Carries the key" for label in table.window.panel.card.findChildren(QLabel))
    assert any("note: Carries the key" in str(item.data(Qt.ItemDataRole.AccessibleDescriptionRole)) for item in rows(table))
    table.session.undo()
    assert table.state == before


def rows(table):
    order = table.window.panel.order
    return [order.item(i) for i in range(order.count())]


def test_escape_keeps_what_was_there(turns):
    table = turns("dnd2024", BEGIN)
    write(table, "Nothing", ESCAPE)
    assert table.token("ana").note == "" and table.session.document.position == 1


def test_an_empty_note_takes_it_away(turns):
    table = turns("dnd2024", BEGIN)
    write(table, "Old")
    table.hand.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    card = next(card for card in table.window.findChildren(TokenNote) if card.isVisible())
    assert card.text.toPlainText() == "Old"
    QTest.keyClick(card.text, Qt.Key.Key_Delete)
    QTest.keyClick(card.text, ENTER)
    assert table.token("ana").note == ""


def test_a_second_note_keeps_the_first_that_was_being_written(turns):
    """By the menu, with the first still open: no second card lies on the first."""
    table = turns("dnd2024", BEGIN)
    note = table.window.actions_.turning.note
    note.trigger()
    first = next(card for card in table.window.findChildren(TokenNote) if card.isVisible())
    QTest.keyClicks(first.text, "Limps")
    table.session.select(["orc"])
    note.trigger()
    [second] = [card for card in table.window.findChildren(TokenNote) if card.isVisible()]
    assert table.token("ana").note == "Limps" and second.text.toPlainText() == ""


def test_a_click_on_the_cards_note_changes_it(turns):
    table = turns("dnd2024", BEGIN)
    write(table, "Old")
    found = next(b for b in table.window.panel.card.findChildren(QPushButton) if b.accessibleName() == "Note: Old")
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    assert any(card.isVisible() for card in table.window.findChildren(TokenNote))


def test_the_token_is_marked_for_the_game_master_and_the_players_know_nothing_of_it(turns):
    table = turns("dnd2024", BEGIN)
    write(table, "Secretly a doppelganger")
    token = table.token("ana")
    assert look_of(token, 15).note
    item = table.window.view.items_by_id["ana"]
    image = table.window.view.grab(table.window.view.mapFromScene(item.sceneBoundingRect()).boundingRect()).toImage()
    assert any(image.pixelColor(x, y) == QColor(SHEET) for x in range(image.width()) for y in range(image.height()))
    for side in ("party", "foes"):
        assert b"doppelganger" not in str(view_for(table.state, find_ruleset("dnd2024"), side)).encode()


def test_a_note_is_in_the_file(turns, tmp_path):
    table = turns("dnd2024", BEGIN)
    write(table, "Carries the key")
    path = tmp_path / "fight.battlemap"
    assert table.session.save_as(path)
    table.session.close()
    file = FightFile.open(path)
    try:
        assert file.document(find_ruleset).state.tokens["ana"].note == "Carries the key"
    finally:
        file.close()


def test_the_notes_hint_names_the_key_as_it_is_now(turns):
    table = turns("dnd2024", BEGIN)
    table.session.do(c.Edit(token="orc", fields={"note": "Carries the key"}))

    def hint() -> str:
        table.session.select([])
        table.session.select(["orc"])
        buttons = table.window.panel.card.findChildren(QPushButton)
        return [button.toolTip() for button in buttons if button.accessibleName() == "Note: Carries the key"][-1]

    assert hint() == "Change the note (Ctrl+Shift+N)"
    keys = table.window.actions_.keys
    keys.give(keys.actions["TurnActions.write_note"], [QKeySequence("Ctrl+J")])
    assert hint() == "Change the note (Ctrl+J)"
