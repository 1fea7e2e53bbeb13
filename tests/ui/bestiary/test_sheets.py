"""The sheet of a creature: on its card what its turn asks for, the whole page by one key, every attack one click away."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from battlemap.bestiary import load
from battlemap.encounter import commands as c
from battlemap.rulesets import find_ruleset
from battlemap.ui.bestiary.page import page_html
from battlemap.ui.panel.attack_row import AttackRow
from tests.ui.bestiary.conftest import ANA, session_in, table_on

Q = Qt.Key.Key_Q


@pytest.fixture
def dragon(qtbot):
    """A dragon from the bestiary and Ana, the dragon selected."""
    table = table_on(session_in("dnd2024", ANA), qtbot)
    table.open()
    table.hover(7, 7)
    table.type("adult red dragon")
    table.enter()
    table.dock.leave()
    return table


def sheet(table):
    return table.window.actions_.bestiary._sheet


def rows(widget) -> list[str]:
    return [row.text() for row in widget.findChildren(AttackRow) if row.isVisible()]


def test_the_card_says_what_its_turn_asks_for(dragon):
    texts = "\n".join(label.text() for label in dragon.window.panel.card.findChildren(QLabel) if label.isVisible())
    assert "3 × Rend" in texts and "Pounce" in texts and "Fireball" in texts


def test_q_opens_the_whole_sheet_and_q_closes_it(dragon, qtbot):
    dragon.key(Q)
    page = sheet(dragon).page
    text = page.toPlainText()
    for part in ("Huge dragon", "CR 17", "256 HP (19d12+133)", "3 × Rend", "Legendary Resistance", "Fireball", "mountains"):
        assert part in text
    assert rows(sheet(dragon)) == ["Rend", "Fire Breath"]
    qtbot.keyClick(page, Q)
    assert not sheet(dragon).isVisible()


def test_an_attack_of_the_sheet_is_one_click_and_its_target_the_next(dragon, qtbot):
    dragon.session.do(c.Begin(totals={"adult-red-dragon": 20, "ana": 5}))
    dragon.session.select(["adult-red-dragon"])
    dragon.key(Q)
    rend = next(row for row in sheet(dragon).findChildren(AttackRow) if row.text() == "Rend")
    qtbot.mouseClick(rend, Qt.MouseButton.LeftButton)
    assert dragon.window.select_tool.attack_name == "Rend"
    dragon.click(2, 2)
    assert dragon.window._hit is not None


def test_the_sheet_follows_whose_card_is_shown_and_how_it_fares(dragon, qtbot):
    dragon.key(Q)
    dragon.session.do(c.ApplyDamage(target="adult-red-dragon", parts=(c.DamagePart(amount=56),)))
    from battlemap.ui.panel.parts import Bar

    bars = [bar.accessibleName() for bar in sheet(dragon).findChildren(Bar) if bar.isVisible()]
    assert any("200 / 256" in text for text in bars)
    dragon.session.select(["ana"])
    assert sheet(dragon).windowTitle().startswith("Ana") and "AC 15" in sheet(dragon).page.toPlainText()
    dragon.session.do(c.Leave(token="ana"))
    qtbot.waitUntil(lambda: not sheet(dragon).windowTitle().startswith("Ana") or not sheet(dragon).isVisible())


def test_without_anybody_q_says_so(table):
    table.key(Q)
    assert "Select" in table.window.notice.text and sheet(table) is None


def test_the_page_of_a_listed_creature_is_shown_without_placing_it(table, qtbot):
    pane = table.open()
    table.type("lich")
    qtbot.mouseClick(pane.sheet, Qt.MouseButton.LeftButton)
    assert "Paralyzing Touch" in sheet(table).page.toPlainText() and not table.state.tokens


@pytest.mark.parametrize("ruleset", ["dnd2024", "dnd2014", "dnd4e", "ose", "alternating"])
def test_every_page_can_be_told(qtbot, ruleset):
    table = table_on(session_in(ruleset), qtbot)
    blocks = load(find_ruleset(ruleset))
    for block in blocks:
        html = page_html(block)
        assert "None" not in html and all(attack.name in html or "&" in html for attack in block.creature.attacks), block.name
    table.window.actions_.bestiary.show_page(blocks[0])
    assert blocks[0].name in sheet(table).windowTitle()


def test_saves_that_are_rolled_against_are_no_bonuses():
    goblin = next(block for block in load(find_ruleset("ose")) if block.creature.name == "Goblin")
    page = page_html(goblin)
    assert "death 14" in page and "+14" not in page
