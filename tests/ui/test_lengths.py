"""Lengths in metres, feet or squares: said, typed, and everywhere the window shows one."""

import pytest
from PySide6.QtCore import Qt

from battlemap.rules.ruleset import SheetField
from battlemap.rules.ruling import Refusal
from battlemap.ui import languages, lengths, words
from battlemap.ui.dialogs.fall import FallDialog
from battlemap.ui.dialogs.new_fight import NewFightDialog
from battlemap.ui.dialogs.travel import TravelDialog
from battlemap.ui.length_field import LengthField
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.sheet_texts import BadText, field_text, field_value
from tests.ui.panel.fights import fight_session


@pytest.fixture(autouse=True)
def metres_again(qapp):
    yield
    Settings().forget("units")
    lengths.choose(Settings())
    lengths.measure_by(15)
    languages.speak(qapp, "en")


def count_in(unit: str) -> None:
    Settings().set_text("units", unit)
    lengths.choose(Settings())


@pytest.mark.parametrize(("unit", "said", "both", "ranges"), [
    ("metres", "6 m", "6 m · 4 squares", "9/18 m"), ("feet", "20 ft", "20 ft · 4 squares", "30/60 ft"),
    ("squares", "4 squares", "4 squares", "6/12 squares"),
])  # fmt: skip
def test_a_length_is_said_in_the_unit_chosen(qapp, unit, said, both, ranges):
    count_in(unit)
    assert words.metres_text(60) == said and words.both_text(60, 15) == both and lengths.several_text((90, 180)) == ranges
    assert lengths.several_text((90, 0)) == lengths.several_text((90, 90)) == words.metres_text(90)


def test_no_line_begins_with_the_unit_of_the_number_before_it():
    assert lengths.unbroken("9 m, 65 %, 7,5 m.") == "9\u00a0m, 65\u00a0%, 7,5\u00a0m."
    assert lengths.unbroken("from 3 monsters, a 1d6 m") == "from 3 monsters, a 1d6\u00a0m"


def test_one_square_and_parts_of_one(qapp):
    count_in("squares")
    assert [words.metres_text(dm) for dm in (15, 20, 0, -15)] == ["1 square", "1.33 squares", "0 squares", "-1 squares"]
    lengths.measure_by(30)
    assert words.metres_text(60) == "2 squares"


@pytest.mark.parametrize("unit", ["metres", "feet", "squares"])
@pytest.mark.parametrize(("typed", "dm"), [("7.5 m", 75), ("7,5m", 75), ("25 ft", 75), ("25'", 75), ("5 squares", 75)])
def test_a_unit_that_is_typed_counts_whatever_is_chosen(qapp, unit, typed, dm):
    count_in(unit)
    assert lengths.length_in(typed) == dm


def test_a_bare_number_is_in_the_unit_chosen(qapp):
    for unit, dm in (("metres", 60), ("feet", 18), ("squares", 90)):
        count_in(unit)
        assert lengths.length_in("6") == dm
    for bad in ("", "far", "6 stones", "6 6"):
        with pytest.raises(lengths.BadLength):
            lengths.length_in(bad)


def test_a_field_keeps_the_decimetres_in_every_unit(qapp, qtbot):
    for unit in ("metres", "feet", "squares"):
        count_in(unit)
        field = LengthField()
        qtbot.addWidget(field)
        field.set_range_dm(0, 3000)
        for dm in range(0, 400, 7):
            field.set_dm(dm)
            assert field.dm == dm, unit


def test_a_field_takes_another_unit_by_its_name(qapp, qtbot):
    field = LengthField()
    qtbot.addWidget(field)
    field.set_range_dm(0, 3000)
    field.set_dm(60)
    assert field.text() == "6 m"
    for typed, dm, shown in (("20 ft", 60, "6 m"), ("4.5", 45, "4.5 m"), ("nonsense", 45, "4.5 m"), ("9000", 3000, "300 m")):
        field.selectAll()
        qtbot.keyClicks(field, typed)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert (field.dm, field.text()) == (dm, shown), typed


def test_a_refusal_tells_its_lengths_in_the_unit(qapp):
    session = Session()
    no = Refusal("no_movement", {"needs": 9.0, "left": 4.5})
    assert words.refusal(no, session.state) == "That takes 9 m, 4.5 m are left."
    count_in("feet")
    assert words.refusal(no, session.state) == "That takes 30 ft, 15 ft are left."


def test_a_line_of_a_stat_block_is_shown_and_typed_in_the_unit(qapp):
    speed, ranges = SheetField("speed", "length"), SheetField("ranges", "lengths")
    count_in("feet")
    assert field_text(speed, 90) == "30" and field_text(ranges, [150, 300]) == "50/100"
    assert field_value(speed, "30") == 9.0 and field_value(ranges, "50/100") == [15.0, 30.0] and field_value(speed, "9 m") == 9.0
    with pytest.raises(BadText, match='"far" is no length, like 30 ft'):
        field_value(speed, "far")


def test_dialogs_ask_and_answer_in_feet_and_miles(qapp, qtbot):
    count_in("feet")
    session = fight_session()
    new, travel, fall = NewFightDialog(session, None), TravelDialog(session, None), FallDialog(session, ("ben",), None)
    for dialog in (new, travel, fall):
        qtbot.addWidget(dialog)
    assert new.square.text() == "5 ft" and new.square.dm == 15
    page = travel.on_foot
    assert page.length.text() == "24.0 mi"
    assert [page.grid.item(1, column).text() for column in range(1, 5)] == ["300 ft", "3 mi", "24 mi", "1 day"]
    assert fall.height_.text() == "10 ft" and fall.told.text() == "1d6 damage"
    qtbot.keyClicks(fall.height_, "25")
    assert fall.told.text() == "2d6 damage"


def test_the_width_of_a_square_is_not_asked_in_squares(qapp, qtbot):
    count_in("squares")
    dialog = NewFightDialog(fight_session(), None)
    qtbot.addWidget(dialog)
    assert dialog.square.text() == "1.5 m" and "1.5 m" in dialog.told.text()


@pytest.mark.parametrize(("typed", "dm"), [
    ("5ft", 15), ("1,5 m", 15), ("-3", 0), ("1e9", 60), ("\u221e", 60), ("\u0663", 30), ("6 metri", 60), ("12 p\u00e9s", 36),
    ("", 60), ("   ", 60), ("9" * 400, 3000), ("1 000", 3000), ("0,1 m.", 1), ("1.234,5", 60), ("3 m 2", 60), ("-", 60),
    ("nan", 60), ("-0", 0), ("2 feet.", 6),
])  # fmt: skip
def test_whatever_is_typed_the_field_holds_a_length(qtbot, typed, dm):
    field = LengthField()
    qtbot.addWidget(field)
    field.set_range_dm(0, 3000)
    field.set_dm(60)
    field.show()
    field.lineEdit().clear()
    for letter in typed:
        field.lineEdit().insert(letter)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.dm == dm and "-" not in field.text()


@pytest.mark.parametrize("text", ["9" * 400, "9" * 5000 + " m", "-" + "9" * 310])
def test_a_length_of_hundreds_of_digits_is_long_and_not_endless(text):
    assert 1e8 < abs(lengths.length_in(text)) < 1e10
