"""Whole fights without a mouse: begin, move, strike in passing, attack with paper dice, damage, end of turn, undo, save, open."""

from battlemap.ui.panel import HitCard, ReactionCard
from tests.ui.keyboard_table import (  # fmt: skip
    CTRL,
    DOWN,
    ENTER,
    ESCAPE,
    LEFT,
    NONE,
    RIGHT,
    SHIFT,
    SPACE,
    TAB,
    UP,
    K,
    KeyTable,
)


def test_two_rounds_without_a_mouse(qtbot, tmp_path):
    table = KeyTable(qtbot, "dnd2024")
    table.begin(20, 12, 15, 8, 5)  # Ana, Ben, Orc, Goblin 1, Goblin 2
    assert table.told() == "Round 1 · Ana acts" and table.window.view.hasFocus()
    table.lead(RIGHT, RIGHT, RIGHT)
    assert table.token("ana").at == (6, 4)
    table.attack("orc", d20=15, damage=9)
    assert table.token("orc").hp == 15 and table.token("ana").budget.spent == {"action": 1}
    assert any("hit" in text for text in table.said)
    table.end_turn()
    assert table.told() == "Round 1 · Orc acts" and "Orc's turn." in " ".join(table.said)
    table.attack("ana", d20=3, damage=None)
    table.settle()
    table.press(DOWN)
    table.press(RIGHT)
    look = table.window.view.path.look
    assert [name for _, name in look.provokers] == ["Ana"] and look.summary
    table.press(ENTER)  # past Ana's reach
    assert table.window.findChildren(ReactionCard)
    strike(table, 18, 5)
    assert table.token("orc").hp == 10 and table.token("orc").at == (8, 5)
    assert table.token("ana").budget.spent == {"action": 1, "reaction": 1}
    table.end_turn()
    assert table.told() == "Round 1 · Ben acts"
    table.attack("orc", d20=16, damage=10, number=2)
    assert table.token("orc").dead
    table.end_turn()
    for name in ("Goblin 1", "Goblin 2"):
        assert table.told() == f"Round 1 · {name} acts"
        table.deed("Dodge")
        table.end_turn()
    assert table.told() == "Round 2 · Ana acts"
    table.deed("Dash")
    table.lead(RIGHT, RIGHT, UP)
    assert table.token("ana").at == (8, 3)
    table.end_turn()
    assert table.told() == "Round 2 · Ben acts"  # the orc is dead
    table.lead(RIGHT, RIGHT)
    table.end_turn()
    table.attack("ana", d20=19, damage=6) if adjacent(table) else come_and_strike(table)
    assert table.token("ana").hp == 18
    table.end_turn()
    table.end_turn()
    assert table.told() == "Round 3 · Ana acts"
    saved, undone = table.state, table.start
    table.undo_all()
    assert table.state == undone
    for _ in range(table.session.document.position, len(table.session.document.steps)):
        table.press(K.Key_Z, CTRL | SHIFT)
    assert table.state == saved
    path = tmp_path / "ambush.battlemap"
    table.in_file_dialog(K.Key_S, CTRL | SHIFT, path)
    assert table.session.fight_file is not None and table.session.fight_file.path == path
    table.settle()
    table.press(K.Key_Z, CTRL)
    table.in_file_dialog(K.Key_O, CTRL, path)
    assert table.session.title() == "ambush" and table.token("orc").dead
    table.done()


def adjacent(table: KeyTable) -> bool:
    (ax, ay), (gx, gy) = table.token("ana").at, table.token("gob-1").at
    return max(abs(ax - gx), abs(ay - gy)) == 1


def come_and_strike(table: KeyTable) -> None:
    """Goblin 1 takes the step that is missing."""
    table.lead(LEFT)
    table.attack("ana", d20=19, damage=6)


def strike(table: KeyTable, d20: int, damage: int) -> None:
    """From the reaction card's Skip by Tab to the dice, both typed, Enter takes it."""
    for _ in range(8):
        table.press(TAB)
        card = next(card for card in table.window.findChildren(ReactionCard) if card.isVisible())
        if card.d20.hasFocus():
            break
    assert card.d20.hasFocus()
    table.type(d20)
    table.press(TAB)
    table.type(damage)
    table.press(ENTER)
    table.settle()


def test_a_round_of_2014_without_a_mouse(qtbot):
    table = KeyTable(qtbot, "dnd2014")
    table.begin(20, 12, 15, 8, 5)
    table.lead(RIGHT, RIGHT, RIGHT)
    table.attack("orc", d20=15, damage=9)
    assert table.token("orc").hp == 15
    table.end_turn()
    table.lead(DOWN, RIGHT)
    assert table.window.findChildren(ReactionCard)
    table.press(K.Key_Return)  # Skip
    table.settle()
    assert table.token("orc").at == (8, 5)
    table.end_turn()
    assert table.told() == "Round 1 · Ben acts"
    table.undo_all()
    table.done()


def test_a_round_of_4e_without_a_mouse(qtbot):
    table = KeyTable(qtbot, "dnd4e")
    table.begin(20, 12, 15, 8, 5)
    table.lead(RIGHT, RIGHT, RIGHT)
    assert table.token("ana").budget.spent == {"move": 1}  # three squares, one move
    table.attack("orc", d20=15, damage=9)
    assert table.token("orc").hp == 15
    table.end_turn()
    table.press(K.Key_K)  # a shift
    table.lead(RIGHT)
    assert table.token("orc").at == (8, 4) and not table.state.waiting
    table.end_turn()
    assert table.told() == "Round 1 · Ben acts"
    table.undo_all()
    table.done()


def test_a_round_of_ose_without_a_mouse(qtbot):
    table = KeyTable(qtbot, "ose")
    table.begin(5, 2)
    assert table.told() == "Round 1 · Party · Morale"
    table.end_turn()
    table.select("ana")
    table.lead(RIGHT, RIGHT, RIGHT)
    assert table.token("ana").at == (6, 4)
    for _ in range(3):
        table.end_turn()
    assert table.told() == "Round 1 · Party · Melee"
    table.select("ana")
    table.attack("orc", d20=15, damage=4)
    assert table.token("orc").hp == 20
    table.end_turn()
    table.undo_all()
    table.done()


def test_a_round_of_alternating_sides_without_a_mouse(qtbot):
    table = KeyTable(qtbot, "alternating")
    table.begin(15, 9, 12, 3, 2)
    first = "orc" if table.told().startswith("Round 1 · Foes") else "ana"
    table.select(first)
    table.end_turn()  # Space: the chosen one acts
    assert table.state.turn.active == first
    table.lead(*((LEFT, LEFT, LEFT) if first == "orc" else (RIGHT, RIGHT, RIGHT)))
    other = "ana" if first == "orc" else "orc"
    table.roll_at_the_table(other, 5)
    assert table.token(other).hp == 19
    table.end_turn()
    assert table.state.turn.active != first
    table.undo_all()
    table.done()


def test_escape_leaves_every_card_for_the_map(qtbot):
    table = KeyTable(qtbot, "dnd2024")
    table.begin(20, 12, 15, 8, 5)
    table.aim("orc", 2)
    assert table.window.findChildren(HitCard)
    table.press(ESCAPE)
    table.settle()
    table.press(K.Key_Minus)
    table.press(ESCAPE)
    table.settle()
    for key, modifier in ((K.Key_F, CTRL), (K.Key_F7, NONE), (K.Key_F6, NONE)):
        table.press(key, modifier)
        assert not table.window.view.hasFocus()
        table.press(ESCAPE)
        table.settle()
    table.done()


def test_space_and_enter_press_the_button_that_has_the_keyboard(qtbot):
    table = KeyTable(qtbot, "dnd2024")
    table.begin(20, 12, 15, 8, 5)
    table.press(K.Key_F7)
    table.tab_to("Dodge")
    table.press(SPACE)
    assert table.told() == "Round 1 · Ana acts" and table.token("ana").effects
    table.to_map()
    table.press(SPACE)
    assert table.told() == "Round 1 · Orc acts"
    table.press(K.Key_F7)
    table.tab_to("Dash")
    table.press(ENTER)
    assert table.token("orc").budget.spent == {"action": 1}
    table.done()


def test_an_attack_of_the_card_goes_on_on_the_map(qtbot):
    table = KeyTable(qtbot, "dnd2024")
    table.begin(20, 12, 15, 8, 5)
    table.press(K.Key_F7)
    table.press(SPACE)
    table.settle()
    table.keys(TAB, ENTER)
    card = next(card for card in table.window.findChildren(HitCard) if card.isVisible())
    assert card._target == "orc"
    table.done()


def test_tab_stays_in_a_card_and_goes_down_it(qtbot):
    table = KeyTable(qtbot, "dnd2024")
    table.begin(20, 12, 15, 8, 5)
    table.aim("orc", 2)
    card = next(card for card in table.window.findChildren(HitCard) if card.isVisible())
    seen = []
    for _ in range(20):
        seen.append(table.focused())
        table.press(TAB)
    assert all(card.isAncestorOf(part) for part in seen) and len(set(seen)) > 4
    once = seen[: len(set(seen))]
    tops = [part.mapTo(card, part.rect().center()).y() for part in once]
    turn = tops.index(min(tops))
    ordered = tops[turn:] + tops[:turn]
    assert all(later >= earlier - 14 for earlier, later in zip(ordered, ordered[1:], strict=False))
    table.press(ESCAPE)
    table.settle()
    table.done()


def test_tab_goes_down_the_panel_as_it_is_read(qtbot):
    table = KeyTable(qtbot, "dnd2024")
    table.begin(20, 12, 15, 8, 5)
    table.press(K.Key_F6)
    seen, panel = [], table.window.panel
    for _ in range(60):
        if table.focused() in seen:
            break
        seen.append(table.focused())
        table.press(TAB)
    assert table.focused() is seen[0] and panel.log in seen and panel.order in seen
    tops = [part.mapTo(panel, part.rect().center()).y() for part in seen]
    assert all(later >= earlier - 14 for earlier, later in zip(tops, tops[1:], strict=False))
    table.press(ESCAPE)
    table.settle()
    table.done()


def test_a_total_that_only_a_programmer_reads_as_a_number_is_none(qtbot):
    table = KeyTable(qtbot, "dnd2024")

    def fill() -> None:
        for total in ("1_5", 12, 15, 8, 5):
            table.type(total)
            table.press(ENTER)
        dialog = table.focused().window()
        assert dialog.isVisible() and not table.state.turn.begun
        assert table.focused().text() == "1_5"  # back to the field that is wrong
        table.press(K.Key_A, CTRL)
        table.type(20)
        table.press(ENTER)

    table.in_dialog(lambda: table.press(K.Key_B, CTRL), fill)
    assert table.told() == "Round 1 · Ana acts"
    table.done()
