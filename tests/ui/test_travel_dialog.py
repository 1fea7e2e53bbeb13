"""Travel: times by pace and vessel, water and food, copied as text."""

import msgspec
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.rules.travel import VEHICLES, has_travel
from battlemap.rulesets import find_ruleset, names
from battlemap.ui.dialogs.travel import TravelDialog
from battlemap.ui.theme import apply_theme
from tests.ui.canvas.conftest import open_on
from tests.ui.panel.fights import fight_session

TIME = 4


@pytest.fixture
def session(qapp):
    apply_theme(qapp)
    return fight_session()


@pytest.fixture
def opened(qtbot, session):
    def show() -> TravelDialog:
        dialog = TravelDialog(session, None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def column(page, number: int) -> list[str]:
    return [page.grid.item(row, number).text() for row in range(page.grid.rowCount())]


def type_km(field, km: float) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, field.locale().toString(km))


def tick(box) -> None:
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)


def test_a_day_at_each_pace_at_once(opened):
    dialog = opened()
    page = dialog.on_foot
    assert page.length.hasFocus() and column(page, TIME) == ["6 h", "1 day", "1 day, 3 h"]
    assert column(page, 5) == [
        "disadvantage: Perception, Survival, Stealth", "disadvantage: Stealth", "advantage: Perception, Survival",
    ]  # fmt: skip


def test_the_length_is_typed_and_ground_and_mounts_are_ticked(opened):
    dialog = opened()
    page = dialog.on_foot
    type_km(page.length, 100)
    assert column(page, TIME) == ["2 days, 1 h 40 min", "2 days, 6 h 14 min", "3 days, 6 h 20 min"]
    tick(page.mounted)
    assert column(page, TIME)[0] == "1 day, 7 h 10 min" and page.told.isVisible()
    tick(page.mounted)
    tick(page.difficult)
    assert column(page, 2) == ["3 km", "2.25 km", "1.5 km"] and column(page, TIME)[1] == "5 days, 4 h 27 min"
    type_km(page.length, 0)
    assert column(page, TIME) == ["–"] * 3


def test_the_way_is_as_long_aboard(opened):
    dialog = opened()
    type_km(dialog.on_foot.length, 90)
    dialog.tabs.setCurrentWidget(dialog.aboard)
    assert dialog.aboard.length.value() == 90
    times = dict(zip((ship.name for ship in VEHICLES), column(dialog.aboard, TIME), strict=True))
    assert (times["airship"], times["sailing_ship"], times["keelboat"]) == ("7 h 30 min", "1 day, 6 h", "2 days, 12 h")
    dialog.aboard.hours.setValue(10)
    assert column(dialog.aboard, TIME)[5] == "3 days"


def test_what_the_party_drinks_and_eats_and_what_going_without_costs(opened):
    dialog = opened()
    page = dialog.needs
    assert "The party of 2 drinks 8 l and eats 1 kg.\nWithout water: 1 level of exhaustion." in page.told.text()
    page.days.setValue(6)
    told = page.told.text()
    assert "drinks 48 l and eats 6 kg" in told
    assert "Without water: 6 levels of exhaustion, deadly. Without food: 2 levels of exhaustion." in told
    assert column(page, 1)[3] == "16 l" and column(page, 2)[0] == "0.125 kg"


def test_without_a_party_the_table_is_still_there(opened, session):
    for who in ("ana", "ben"):
        session.do(c.Leave(token=who))
    dialog = opened()
    page = dialog.needs
    assert "party" not in page.told.text() and page.told.text().startswith("Without water") and page.grid.rowCount() == 6


def test_each_page_is_copied_as_text(opened):
    dialog = opened()
    for page in (dialog.on_foot, dialog.aboard, dialog.needs):
        dialog.tabs.setCurrentWidget(page)
        QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
        text = QGuiApplication.clipboard().text()
        assert text == page.as_text() and text.count("\n") >= page.grid.rowCount() and "\t" in text
    assert dialog.isVisible() and text.startswith("Size\tWater a day\tFood a day\nTiny\t1 l\t0.125 kg")


def test_the_table_alone_is_copied_by_its_key(opened):
    dialog = opened()
    dialog.on_foot.grid.setFocus()
    QTest.keyClick(dialog.on_foot.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().split("\n")[2].startswith("Normal\t90 m\t4.5 km\t36 km\t1 day\t")


def test_it_changes_nothing_and_escape_or_close_leaves(opened, session):
    before = session.document.position
    dialog = opened()
    QTest.keyClick(dialog.on_foot.length, Qt.Key.Key_Escape)
    again = opened()
    QTest.mouseClick(again.buttons.button(QDialogButtonBox.StandardButton.Close), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible() and not again.isVisible() and session.document.position == before


@pytest.mark.parametrize("name", names())
def test_the_window_offers_it_where_the_ruleset_has_it(name, session, qtbot):
    session.document = Document(msgspec.structs.replace(session.state, ruleset=name), find_ruleset)
    hand = open_on(session, qtbot)
    assert hand.window.actions_.travel_.isEnabled() == has_travel(session.ruleset)


def test_the_window_opens_it_by_key(session, qtbot):
    hand = open_on(session, qtbot)
    seen = []

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, TravelDialog):
            QTimer.singleShot(50, hand.window, leave)
            return
        seen.append(dialog)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    leave()
    hand.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: len(seen) == 1)
