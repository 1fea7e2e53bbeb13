"""Adding and editing tokens."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QScrollArea, QTableWidgetItem

from battlemap.geometry import Cell
from battlemap.ui.dialogs.token import TokenDialog


def press_ok(dialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


@pytest.fixture
def adding(opened, session):
    return opened(TokenDialog(session, None, Cell(4, 4), None))


@pytest.fixture
def editing(opened, session):
    return opened(TokenDialog(session, session.state.tokens["ana"], Cell(3, 3), None))


def test_six_numbered_ones_around_the_point_on_free_squares(adding, session):
    QTest.keyClicks(adding.name, "Wolf")
    adding.count.setValue(6)
    press_ok(adding)
    wolves = [token for token in session.state.tokens.values() if token.name.startswith("Wolf")]
    assert [wolf.name for wolf in wolves] == [f"Wolf {i}" for i in range(1, 7)]
    squares = [token.at for token in session.state.tokens.values() if token.id != "ogre"]
    assert len(set(squares)) == len(squares)
    assert all(max(abs(wolf.at[0] - 4), abs(wolf.at[1] - 4)) <= 2 for wolf in wolves)
    assert session.selection == tuple(wolf.id for wolf in wolves)
    assert adding.result() == QDialog.DialogCode.Accepted


def test_enter_adds_one_with_its_fields(adding, session):
    QTest.keyClicks(adding.name, "Boss")
    adding.ac.setValue(17)
    adding.max_hp.setValue(40)
    adding.speeds["fly"].setText("18")
    adding.senses.setText("darkvision 18")
    adding.traits.setText("extra_attack, flyby")
    adding.hidden.setChecked(True)
    QTest.keyClick(adding.name, Qt.Key.Key_Return)
    boss = session.state.tokens["boss"]
    assert (boss.creature.ac, boss.hp, boss.creature.max_hp, boss.side, boss.hidden) == (17, 40, 40, "foes", True)
    assert boss.creature.speed == {"walk": 90, "fly": 180} and boss.creature.senses == {"darkvision": 180}
    assert boss.creature.traits == ("extra_attack", "flyby")
    assert boss.creature.attacks[0].damage == "1d6+2"


def test_escape_adds_nobody(adding, session):
    before = session.document.position
    QTest.keyClick(adding.name, Qt.Key.Key_Escape)
    assert session.document.position == before and not adding.isVisible()


def test_editing_keeps_what_the_form_does_not_show(editing, session):
    editing.name.setText("Ana the Bold")
    editing.hp.setValue(11)
    press_ok(editing)
    ana = session.state.tokens["ana"]
    assert (ana.name, ana.hp, ana.temp_hp, ana.at) == ("Ana the Bold", 11, 5, (3, 3))
    assert ana.creature.attacks[1].long == 1800
    assert ana.creature.score("str") == 16
    session.undo()
    assert session.state.tokens["ana"].name == "Ana Steelhand"


@pytest.mark.parametrize(("field", "text", "said"), [
    ("reach", "far", "no length"), ("initiative", "x", "no whole number"), ("senses", "smell 3", "no sense"),
    ("senses", "darkvision", "no length"), ("reach", "-2", "no length"), ("reach", "nan", "no length"),
])  # fmt: skip
def test_bad_input_is_one_sentence_and_the_field_is_gone_to(editing, session, field, text, said):
    before = session.document.position
    getattr(editing, field).setText(text)
    press_ok(editing)
    assert editing.wrong.isVisible() and said in editing.wrong.text() and "\n" not in editing.wrong.text()
    assert getattr(editing, field).hasFocus()
    assert session.document.position == before and editing.isVisible()


@pytest.mark.parametrize(("column", "text"), [(1, "psychic"), (2, "lots"), (3, "1x6"), (6, "long")])
def test_a_bad_attack_is_one_sentence(editing, column, text):
    editing.attacks.setItem(0, column, QTableWidgetItem(text))
    press_ok(editing)
    assert editing.wrong.isVisible() and editing.wrong.text() and editing.isVisible()


def test_attacks_are_added_and_taken_away(editing, session):
    editing.attacks.add_row({"name": "Bite", "kind": "melee", "to_hit": "6", "damage": "2d6", "type": "piercing", "reach": "1.5"})
    editing.attacks.removeRow(0)
    press_ok(editing)
    assert [attack.name for attack in session.state.tokens["ana"].creature.attacks] == ["Longbow", "Bite"]


def test_no_room_is_one_sentence(adding, session):
    adding.sizes.setCurrentIndex(5)
    adding.count.setValue(20)
    press_ok(adding)
    assert "no free square" in adding.wrong.text()


def test_fields_have_names_for_a_screen_reader(adding):
    for field in (adding.name, adding.hp, adding.max_hp, adding.attacks, *adding.abilities.values(), *adding.speeds.values()):
        assert field.accessibleName()


def test_a_number_in_the_name_says_how_many(opened, session):
    dialog = opened(TokenDialog(session, None, Cell(12, 8), None))
    dialog.name.setText("3 Wolf")
    QTest.keyClick(dialog.name, Qt.Key.Key_Tab)
    assert dialog.name.text() == "Wolf" and dialog.count.value() == 3
    dialog.finish()
    added = [token.name for token in session.state.tokens.values() if token.name.startswith("Wolf")]
    assert added == ["Wolf 1", "Wolf 2", "Wolf 3"]


def test_numbering_goes_on_where_it_stopped(opened, session):
    dialog = opened(TokenDialog(session, None, Cell(12, 8), None))
    dialog.name.setText("2 Goblin")
    dialog.finish()
    assert {"Goblin 1", "Goblin 2", "Goblin 3", "Goblin 4"} <= {token.name for token in session.state.tokens.values()}


def test_newcomers_of_a_group_act_with_it(opened, session):
    dialog = opened(TokenDialog(session, None, Cell(12, 8), None))
    dialog.name.setText("2 Goblin")
    dialog.group.setText("goblins")
    dialog.finish()
    totals = {place.who: place.total for place in session.state.turn.order}
    assert {totals[token.id] for token in session.state.tokens.values() if token.group == "goblins"} == {12}


def test_whoever_is_unhurt_stays_so_with_more_hit_points(editing, session):
    editing.hp.setValue(editing.max_hp.value())
    QTest.keyClick(editing.max_hp, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editing.max_hp, "57")
    assert editing.hp.value() == 57


def test_whoever_is_wounded_stays_so_with_more_hit_points(editing, session):
    editing.hp.setValue(5)
    QTest.keyClick(editing.max_hp, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editing.max_hp, "57")
    assert editing.hp.value() == 5


def test_the_name_of_an_added_attack_is_typed_at_once(editing, qtbot):
    button = next(each for each in editing.findChildren(QPushButton) if each.text() == "Add an attack")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    line = editing.attacks.findChild(QLineEdit)
    assert line is not None and line.hasFocus()
    QTest.keyClicks(line, "Glaive")
    editing.attacks.setFocus()
    row = editing.attacks.rowCount() - 1
    assert editing.attacks.item(row, editing.attacks.column_of("name")).text() == "Glaive"


def test_on_a_low_screen_the_fields_scroll_and_the_buttons_stay(opened, session, monkeypatch):
    monkeypatch.setattr(TokenDialog, "_room", lambda _self: QSize(1280, 560))
    dialog = opened(TokenDialog(session, None, Cell(4, 4), None))
    scroll = dialog.findChild(QScrollArea)
    assert dialog.height() <= 560 and scroll.verticalScrollBar().maximum() > 0 and not scroll.horizontalScrollBar().maximum()
    assert dialog.rect().contains(dialog.buttons.geometry()) and scroll.isAncestorOf(dialog.name)
    QTest.keyClicks(dialog.name, "Wolf")
    press_ok(dialog)
    assert any(token.name == "Wolf" for token in session.state.tokens.values())
