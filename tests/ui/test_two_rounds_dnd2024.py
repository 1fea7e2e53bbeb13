"""Two full rounds of D&D 2024 through the window only: initiative typed, a move, a strike in passing, attacks, Dash, undo."""

from tests.ui.two_rounds import Table

TOTALS = {"Ana": 20, "Orc": 15, "Ben": 12, "Goblin_1": 8, "Goblin_2": 5}


def test_two_rounds(qtbot):
    table = Table(qtbot, "dnd2024")
    table.begin(**TOTALS)
    assert table.told() == "Round 1 · Ana acts"
    table.drag("ana", (4, 4), (6, 4))
    assert table.token("ana").at == (6, 4)
    table.attack("orc", d20=15, damage=9)
    assert table.token("orc").hp == 15 and table.token("ana").budget.spent == {"action": 1}
    table.space()
    assert table.told() == "Round 1 · Orc acts"
    table.attack("ana", d20=3, damage=None)
    table.drag("orc", (7, 5), (8, 6))  # past Ana's reach
    table.strike(d20=18, damage=5)
    assert table.token("orc").hp == 10 and table.token("ana").budget.spent == {"action": 1, "reaction": 1}
    assert table.token("orc").at == (8, 6)
    table.space()
    assert table.told() == "Round 1 · Ben acts"
    table.attack("orc", d20=16, damage=10, number=2)
    assert table.token("orc").dead
    table.space()
    for name in ("Goblin 1", "Goblin 2"):
        assert table.told() == f"Round 1 · {name} acts"
        table.press("Dodge")
        table.space()
    assert table.told() == "Round 2 · Ana acts"
    table.press("Dash")
    table.drag("ana", (8, 4), (9, 3))
    assert table.token("ana").at == (9, 3)
    table.space()
    assert table.told() == "Round 2 · Ben acts"  # the orc is dead
    table.drag("ben", (4, 6))
    table.space()
    table.attack("ana", d20=19, damage=6)
    assert table.token("ana").hp == 18
    table.space()
    assert table.told() == "Round 2 · Goblin 2 acts"
    table.space()
    assert table.told() == "Round 3 · Ana acts"
    table.undo_all()
