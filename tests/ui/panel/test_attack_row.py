"""An attack's row: everything in its name for the screen reader, as much as fits for the eye."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget

from battlemap.encounter.tables import token_from
from battlemap.ui.flow import FullRows
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.deeds import Deeds

ATTACKS = token_from({"id": "x", "at": [0, 0], "attacks": [
    {"name": "Longsword", "to_hit": 5, "damage": "1d8+3", "type": "slashing"},
    {"name": "Longbow", "kind": "ranged", "range": 45, "long": 180, "to_hit": 4, "damage": "1d8+2", "type": "piercing"},
    {"name": "Fire breath", "kind": "ranged", "range": 9, "damage": "2d6", "type": "fire",
     "save": {"ability": "dex", "dc": 12, "half": True}},
    {"name": "The very long named claw of the elder wyrm", "to_hit": 17, "damage": "4d12+9", "type": "slashing",
     "extra": [{"damage": "3d6", "type": "necrotic"}], "reach": 4.5},
]}).creature.attacks  # fmt: skip


@pytest.mark.parametrize(("number", "told"), [
    (1, "Longsword  +5   1d8+3 slashing"), (2, "Longbow  +4   1d8+2 piercing   45/180 m"),
    (3, "Fire breath  DC 12 DEX   2d6 fire   9 m"),
    (4, "The very long named claw of the elder wyrm  +17   4d12+9 slashing + 3d6 necrotic   4.5 m"),
])  # fmt: skip
def test_all_of_it_is_said(qtbot, number, told):
    row = AttackRow(number, ATTACKS[number - 1])
    qtbot.addWidget(row)
    assert row.accessibleName() == told


@pytest.mark.parametrize("width", [120, 200, 340, 700])
def test_it_draws_at_any_width(qtbot, width):
    for number, attack in enumerate(ATTACKS, 9):
        row = AttackRow(number, attack)
        qtbot.addWidget(row)
        row.resize(width, row.height())
        assert not row.grab().isNull()


def test_what_does_not_fit_beside_the_name_stands_below_it(qtbot):
    short, long = AttackRow(1, ATTACKS[0]), AttackRow(4, ATTACKS[3])
    heights = set()
    for row in (short, long):
        qtbot.addWidget(row)
        for width in (900, 360, 900):
            heights.add((row is long, width, row.heightForWidth(width)))
    assert heights == {(False, 900, 28), (False, 360, 28), (True, 900, 28), (True, 360, 46)}


def test_a_key_press_is_a_click(qtbot, session):
    deeds = Deeds(session, session.state.tokens["ana"])
    qtbot.addWidget(deeds)
    deeds.show()
    row = deeds.findChildren(AttackRow)[1]
    with qtbot.waitSignal(deeds.attack_chosen) as chosen:
        QTest.keyClick(row, Qt.Key.Key_Space)
    assert chosen.args == ["ana", "Longbow"]


def test_the_rest_of_the_actions_is_in_a_menu(qtbot, session):
    deeds = Deeds(session, session.state.tokens["ana"])
    qtbot.addWidget(deeds)
    more = next(tool.menu() for tool in deeds.findChildren(QToolButton) if tool.text() == "More…")
    action = next(action for action in more.actions() if action.text() == "Magic")
    action.trigger()
    assert session.state.tokens["ana"].budget.spent == {"action": 1}


def test_rows_of_one_line_and_of_two_stand_equally_far_apart(qtbot):
    box = QWidget()
    qtbot.addWidget(box)
    layout = FullRows(box, gap=3, whole=True)
    layout.setContentsMargins(0, 0, 0, 0)
    rows = [AttackRow(number, attack) for number, attack in enumerate(ATTACKS, 1)]
    for row in rows:
        layout.addWidget(row)
    for width in (900, 378, 300, 900):
        layout.setGeometry(QRect(0, 0, width, 400))
        lines = sorted({(row.y(), row.geometry().bottom()) for row in rows})
        assert {below - above - 1 for (_, above), (below, _) in pairwise(lines)} <= {3}, width
        assert layout.heightForWidth(width) == lines[-1][1] + 1
        assert (rows[3].height() > rows[0].height()) == (width < 400)
