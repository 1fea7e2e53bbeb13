"""Two full rounds of Old-School Essentials through the window only: declarations, a die for each side, the phases, a spell, a
morale check, a slow weapon, a declared withdrawal, a shot with the referee's penalty; undo."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.ui.panel import HitCard
from tests.ui.two_rounds import Table


def test_two_rounds(qtbot):
    table = Table(qtbot, "ose")
    assert table.told() == "No fight yet · Time to declare"
    table.declare("ben", "Spell")
    table.declare("orc", "Retreat")
    table.press("Orc: Retreat")  # taken back in the box
    assert table.token("ben").declared == "spell" and table.token("orc").declared == ""
    table.begin(Party=5, Foes=2)
    first_round(table)
    second_round(table)
    table.undo_all()


def phase(table: Table, told: str) -> None:
    """On to the next phase, which is this."""
    table.space()
    assert table.told().partition(" · ")[2] == told


def first_round(table: Table) -> None:
    assert table.told() == "Round 1 · Party · Morale"
    phase(table, "Party · Movement")
    table.drag("ana", (4, 4), (6, 4))
    assert table.token("ana").at == (6, 4)
    table.drag("ben", (3, 6))  # who casts does not move
    assert table.token("ben").at == (2, 6)
    assert "declared a spell" in table.window.notice.text
    phase(table, "Party · Missiles")
    phase(table, "Party · Magic")
    table.click("ben")
    table.press("Cast")
    assert not table.find("Cast").isEnabled()
    phase(table, "Party · Melee")
    table.click("ana")
    table.attack("orc", d20=15, damage=4)
    assert table.token("orc").hp == 20 and table.token("ana").budget.spent == {"attack": 1}
    phase(table, "Foes · Morale")
    table.click("gob-1")
    table.press("Morale", table.panel.card)
    assert "morale" in table.log()
    phase(table, "Foes · Movement")
    table.drag("gob-1", (7, 3))
    table.press("Melee", table.panel.strip)  # straight on to it
    assert table.told() == "Round 1 · Foes · Melee"
    table.click("gob-1")
    table.attack("ana", d20=17, damage=3)
    assert table.token("ana").hp == 21
    phase(table, "Foes · Slow")
    table.click("orc")
    table.attack("ana", d20=18, damage=6)
    assert table.token("ana").hp == 15
    phase(table, "Time to declare")
    assert table.token("ben").declared == ""


def second_round(table: Table) -> None:
    table.declare("ana", "Withdraw")
    table.begin(lambda: table.press("Roll for round 2"), Party=2, Foes=6)
    assert table.told() == "Round 2 · Foes · Morale"
    table.press("Melee", table.panel.strip)
    table.click("gob-1")
    table.attack("ana", d20=2, damage=None)
    phase(table, "Party · Morale")
    phase(table, "Party · Movement")
    table.click("ana")
    assert table.find("Withdraw", table.panel.card).isChecked()  # the kind of move it declared
    table.drag("ana", (5, 4), (4, 4))
    assert table.token("ana").at == (4, 4) and "Ana withdraws to E5" in table.log()
    table.drag("ben", (3, 7))
    phase(table, "Party · Missiles")
    table.click("ana")
    table.key(Qt.Key.Key_2)
    table.click("orc")
    card = table.card(HitCard)
    before = card._chance.text()
    QTest.keyClick(card._gm.field, Qt.Key.Key_Down)  # the referee says -1 for cover
    assert card._chance.text() != before and "Orc has cover" in card._facts.text()
    table._type(card.d20, 19)
    table._damage(card.damage, 5)
    QTest.keyPress(card, Qt.Key.Key_Escape)
    assert table.token("orc").hp == 15
    phase(table, "Party · Magic")
    phase(table, "Party · Melee")
    phase(table, "Foes · Slow")
    phase(table, "Time to declare")
