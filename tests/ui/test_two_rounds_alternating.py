"""Two full rounds of the alternating sides through the window only: who acts is chosen on the map and in the panel, dice fall at
the table, a strike in passing, a Dash, a reaction to whatever is named, a legendary resistance; undo."""

from battlemap.ui.panel import HitCard, ReactionCard
from tests.ui.two_rounds import Table

TOTALS = {"Ana": 15, "Ben": 9, "Orc": 12, "Goblin_1": 3, "Goblin_2": 2}


def test_two_rounds(qtbot):
    table = Table(qtbot, "alternating")
    table.begin(opening="orc", **TOTALS)  # the orc struck first: its side starts this round only
    first_round(table)
    second_round(table)
    table.undo_all()


def slots(table: Table) -> list[str]:
    return [chip.text().replace("  ", " ") for chip in table.panel.strip.chips]


def first_round(table: Table) -> None:
    assert table.told() == "Round 1 · Foes: who acts?"
    assert slots(table) == ["Foes 1", "Party 1", "Foes 2", "Party 1"]
    assert table.panel.choices.title.text() == "Foes: choose 1 of 3"
    table.click("orc")
    table.space()
    assert table.told() == "Round 1 · Orc acts"
    table.drag("orc", (5, 4), (4, 4))
    table.done("ana", 5)
    assert table.token("ana").hp == 19 and table.token("orc").budget.spent == {"main": 1}
    table.drag("orc", (5, 5), (6, 5))  # away from Ana
    table.press("1", table.card(ReactionCard))
    table.enter_damage(4)
    assert table.token("orc").hp == 20 and table.token("orc").at == (6, 5)
    assert table.token("ana").budget.spent == {"reaction": 1}
    table.press("Legendary resistance")
    assert table.token("orc").budget.spent["legendary_resistance"] == 1
    table.space()
    assert table.panel.choices.title.text() == "Party: choose 1 of 2"
    table.press("Ben", table.panel.choices)
    table.press("Dash")
    table.drag("ben", (6, 9), (14, 9))
    assert table.token("ben").at == (14, 9) and "Walk: 8 of 20 m" in bars(table)
    table.space()
    assert slots(table) == ["Foes 2", "Party 1"]
    table.press("Goblin 2", table.panel.choices)
    table.drag("gob-2", (13, 8))
    table.done("ben", 0)  # a miss
    react(table)
    table.click("gob-2")
    table.space()
    assert table.panel.choices.title.text() == "Foes: choose 1 of 1"
    table.space()  # only one is left
    assert table.told() == "Round 1 · Goblin 1 acts"
    table.space()
    table.space()
    assert table.told() == "Round 1 · Ana acts"
    table.drag("ana", (5, 4))
    table.done("orc", 6)
    assert table.token("orc").hp == 14
    table.space()


def bars(table: Table) -> str:
    return " ".join(w.accessibleName() for w in table.panel.card.findChildren(object) if hasattr(w, "accessibleName"))


def react(table: Table) -> None:
    """Ben answers whatever the table named with his sword."""
    table.choose_row("ben")
    table.choose("Reaction…", "Sword")
    table.click("gob-2")
    assert "+7" in table.card(HitCard)._chance.text()
    table.press("Done", table.card(HitCard))
    table.enter_damage(8)
    assert table.token("gob-2").hp == 16 and table.token("ben").budget.spent["reaction"] == 1


def second_round(table: Table) -> None:
    assert table.told() == "Round 2 · Party: who acts?"
    assert slots(table) == ["Party 1", "Foes 1", "Party 1", "Foes 2"]
    table.press("Ana", table.panel.choices)  # last of the first round, first of the second
    table.done("orc", 9)
    table.space()
    table.press("Orc", table.panel.choices)
    table.press("Disengage")
    table.drag("orc", (9, 6))
    assert not table.state.waiting and table.token("orc").at == (9, 6)
    table.space()
    table.space()
    assert table.told() == "Round 2 · Ben acts"
    table.done("gob-2", 0)
    table.space()
    table.press("Goblin 1", table.panel.choices)
    table.space()
    table.space()
    assert table.told() == "Round 2 · Goblin 2 acts"
    table.done("ben", 3)
    table.space()
    assert table.told() == "Round 3 · Party: who acts?"
    table.press("Ana", table.panel.choices)
    table.click("orc")
    card = table.card(HitCard)
    assert card._chance.text() == "+9  ·  +30%"  # by bow: 2 precision, 2 attack, 5 escalation
    assert "+5 escalation" in card._why.text()
    table.press("Close", table.card(HitCard))
