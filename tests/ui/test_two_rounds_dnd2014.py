"""Two full rounds of D&D 2014 through the window only: a surprised goblin, strikes in passing, standing up; then undo."""

from battlemap.ui.panel import ReactionCard
from tests.ui.two_rounds import Table

TOTALS = {"Ana": 20, "Orc": 15, "Ben": 12, "Goblin_1": 8, "Goblin_2": 5}


def test_two_rounds(qtbot):
    table = Table(qtbot, "dnd2014", ben={"conditions": ["prone"]})
    table.begin(surprised=("Goblin 1",), **TOTALS)
    assert table.told() == "Round 1 · Ana acts"
    table.drag("ana", (4, 4), (6, 4))
    table.attack("orc", d20=15, damage=9)
    assert table.token("orc").hp == 15
    table.space()
    table.attack("ana", d20=17, damage=4)
    table.drag("orc", (7, 5), (8, 6))
    table.strike(d20=18, damage=5)
    assert table.token("orc").hp == 10 and table.token("orc").at == (8, 6)
    table.space()
    assert table.told() == "Round 1 · Ben acts"
    table.press("Stand up")
    table.drag("ben", (4, 6))  # half its speed is left
    assert table.token("ben").at == (4, 6) and not table.token("ben").has("prone")
    table.space()
    assert table.told() == "Round 1 · Goblin 1 acts"
    assert "surprised" in table.find("Dash").toolTip() and not table.find("Dash").isEnabled()
    table.space()
    assert not table.token("gob-1").has("surprised")
    table.press("Dodge")
    table.space()
    assert table.told() == "Round 2 · Ana acts"
    table.drag("ana", (6, 5), (7, 5))
    table.attack("orc", d20=12, damage=10)
    assert table.token("orc").dead
    table.space()
    assert table.told() == "Round 2 · Ben acts"
    table.drag("ben", (6, 6))
    table.space()
    table.drag("gob-1", (8, 4))
    table.attack("ana", d20=19, damage=6)
    assert table.token("ana").hp == 14
    table.drag("gob-1", (9, 3))  # out of Ana's reach
    table.skip()
    assert not table.is_open(ReactionCard) and table.token("gob-1").at == (9, 3)
    table.space()
    assert table.told() == "Round 2 · Goblin 2 acts"
    table.space()
    assert table.told() == "Round 3 · Ana acts"
    table.undo_all()
