"""Two full rounds of D&D 4e through the window only: moves bought by actions, an action point, a shift, an opportunity attack, a
shot beside an enemy, delaying and coming back, a deed of the table's own; undo."""

from PySide6.QtCore import Qt

from battlemap.ui.dialogs.other_deed import OtherDeedDialog
from battlemap.ui.panel import HitCard
from tests.ui.two_rounds import Table

TOTALS = {"Ana": 20, "Orc": 15, "Ben": 12, "Goblin_1": 8, "Goblin_2": 5}


def healing_word(dialog) -> None:
    assert isinstance(dialog, OtherDeedDialog)
    dialog.name.setText("healing word")
    dialog.pays.setCurrentIndex(dialog.pays.findData("minor"))
    dialog.target.setCurrentIndex(dialog.target.findData("ana"))


def test_two_rounds(qtbot):
    table = Table(qtbot, "dnd4e")
    table.begin(**TOTALS)
    assert table.told() == "Round 1 · Ana acts"
    table.drag("ana", (4, 4), (6, 4))
    assert table.token("ana").budget.spent == {"move": 1}
    table.attack("orc", d20=15, damage=9)
    table.press("Action point")
    assert table.token("ana").budget.spent["action_point"] == 1
    table.attack("orc", d20=17, damage=5)
    assert table.token("orc").hp == 10 and table.token("ana").budget.spent["standard"] == 1
    assert not table.find("Action point").isEnabled()
    table.space()
    assert table.told() == "Round 1 · Orc acts"
    table.attack("ana", d20=18, damage=6)
    table.press("Shift", table.panel.card)
    table.drag("orc", (8, 4))  # beside Ana no longer, and nobody struck
    assert table.token("orc").at == (8, 4) and not table.state.waiting
    assert table.token("orc").budget.spent == {"standard": 1, "move": 1}
    table.space()
    table.attack("orc", d20=11, damage=8, number=2)
    assert table.token("orc").hp == 2 and table.token("ben").budget.spent == {"standard": 1}
    table.space()
    table.drag("gob-1", (7, 3))  # three squares, beside Ana
    table.attack("ana", d20=3, damage=None)
    table.space()
    assert table.told() == "Round 1 · Goblin 2 acts"
    table.space()
    second_round(table)
    table.undo_all()


def second_round(table: Table) -> None:
    assert table.told() == "Round 2 · Ana acts"
    table.drag("ana", (5, 5), (4, 6))  # away from the goblin beside her
    table.strike(d20=16, damage=3)
    assert table.token("ana").at == (4, 6) and table.token("ana").hp == 15
    table.space()
    table.press("Delay")
    assert table.told() == "Round 2 · Ben acts" and table.state.turn.delayed == ("orc",)
    table.press("Orc: back in now")
    assert table.told() == "Round 2 · Orc acts"
    table.drag("orc", (5, 5), keys=(Qt.Key.Key_K, Qt.Key.Key_K))  # shift, and back to an ordinary move
    assert table.token("orc").at == (5, 5)
    table.space()
    table.in_dialog(lambda: table.press("Other…"), healing_word)
    assert table.token("ben").budget.spent == {"minor": 1} and "healing word → Ana" in table.log()
    table.drag("ben", (3, 6), (4, 5))  # beside the orc
    table.key(Qt.Key.Key_2)
    table.click("orc")
    assert "Orc may strike first" in table.card(HitCard)._why.text()
    table.press("Roll", table.card(HitCard))
    table.skip()  # the orc lets it happen; the shot is rolled
    assert not table.state.waiting and table.token("ben").budget.spent["standard"] == 1
    table.space()
    assert table.told() == "Round 2 · Goblin 1 acts"
    table.space()
    table.drag("gob-2", (8, 6))
    table.space()
    assert table.told() == "Round 3 · Ana acts"
