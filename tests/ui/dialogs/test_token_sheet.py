"""The fields only one ruleset's stat blocks have, in the token's form: typed, taken away, shown as what counts without them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.rulesets import find_ruleset, names
from battlemap.ui import words
from battlemap.ui.dialogs.token import TokenDialog
from battlemap.ui.sheet_texts import BadText, amounts_in, field_text, field_value
from tests.ui.ruleset_fights import session_for
from tests.ui.two_rounds import Table

SCREEN_HEIGHT = 800


@pytest.fixture
def form(opened):
    """The form of a token under a ruleset, "" for newcomers."""

    def show(session, token_id: str = "orc") -> TokenDialog:
        return opened(TokenDialog(session, session.state.tokens.get(token_id), Cell(12, 8), None))

    return show


def keep(dialog: TokenDialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


def write(line, text: str) -> None:
    """Type over what stands in a line."""
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, text)


def sheet(session, token_id: str = "orc") -> dict:
    return session.state.tokens[token_id].creature.sheet


@pytest.mark.parametrize("ruleset", names())
def test_every_field_of_the_record_stands_in_the_form_under_a_name(ruleset, form):
    record, dialog = find_ruleset(ruleset), form(session_for(ruleset))
    for field in (field for field in record.sheet if not field.rare):
        lines = [line for (name, _), line in dialog.sheet.lines.items() if name == field.name]
        lines = lines or [dialog.damage.lines[field.name]]
        assert all(line.isVisible() and line.accessibleName() for line in lines), field.name
        assert words.sheet_field(field.name) != field.name
    titles = [dialog.attacks.horizontalHeaderItem(i).text() for i in range(dialog.attacks.columnCount())]
    assert all(words.sheet_field(field.name) in titles for field in record.attack_sheet)


@pytest.mark.parametrize("ruleset", names())
@pytest.mark.parametrize("token_id", ["", "orc"])
def test_the_form_fits_a_low_screen(ruleset, token_id, form):
    dialog = form(session_for(ruleset), token_id)
    assert dialog.minimumSizeHint().height() < SCREEN_HEIGHT - 80 and dialog.minimumSizeHint().width() < 1000


@pytest.mark.parametrize("ruleset", names())
def test_a_form_left_as_it_is_changes_nothing(ruleset, form):
    session = session_for(ruleset)
    for token_id in session.state.tokens:
        dialog = form(session, token_id)
        keep(dialog)
        assert not dialog.isVisible() and session.document.position == 0


def test_numbers_are_typed_and_taken_away(form):
    session = session_for("ose")
    dialog = form(session)
    assert dialog.sheet.line(next(f for f in dialog.sheet.fields if f.name == "thac0")).text() == "19"
    write(dialog.sheet.lines["thac0", ""], "16")
    write(dialog.sheet.lines["morale", ""], "")
    write(dialog.sheet.lines["rate", ""], "9")
    write(dialog.sheet.lines["aac", ""], "15")
    keep(dialog)
    assert sheet(session) == {"thac0": 16, "rate": 90, "aac": 15}
    assert set(session.document.steps[-1].command.fields) == {"thac0", "morale", "rate", "aac"}
    dialog = form(session)
    write(dialog.sheet.lines["thac0", ""], "")
    assert dialog.sheet.lines["thac0", ""].placeholderText() == "19"
    keep(dialog)
    assert "thac0" not in sheet(session)
    session.undo()
    session.undo()
    assert sheet(session) == {"thac0": 19, "rate": 120, "morale": 8}


def test_what_counts_stands_behind_an_empty_line(form):
    session = session_for("ose")
    session.do(c.Edit(token="orc", fields={"rate": None, "ac": None, "speed": {"walk": 18}}))
    dialog = form(session)
    assert dialog.sheet.lines["rate", ""].placeholderText() == "18"
    assert dialog.ac.placeholderText() == "9" and dialog.ac.text() == ""
    assert dialog.sheet.lines["morale", ""].placeholderText() == ""
    keep(dialog)
    assert session.state.tokens["orc"].creature.speed == {"walk": 180}


def test_descending_armour_may_go_below_nothing(form):
    session = session_for("ose")
    dialog = form(session)
    assert dialog.sheet.lines["aac", ""].placeholderText() == "13"
    write(dialog.ac, "-3")
    assert dialog.sheet.lines["aac", ""].placeholderText() == "22"
    keep(dialog)
    assert session.state.tokens["orc"].creature.ac == -3


def test_defenses_stand_where_armour_would_and_follow_the_abilities(form):
    session = session_for("dnd4e")
    dialog = form(session)
    assert not dialog.ac.isVisible()
    write(dialog.sheet.lines["defenses", "will"], "")
    write(dialog.abilities["wis"], "18")
    assert dialog.sheet.lines["defenses", "will"].placeholderText() == "14"
    write(dialog.sheet.lines["defenses", "ac"], "21")
    write(dialog.sheet.lines["action_points", ""], "1")
    keep(dialog)
    assert sheet(session)["defenses"] == {"ac": 21, "fort": 14, "ref": 13} and sheet(session)["action_points"] == 1


def test_resistances_have_amounts_where_the_stat_blocks_have_them(form):
    session = session_for("dnd4e")
    dialog = form(session)
    write(dialog.damage.lines["resist"], "fire 5, cold 10")
    write(dialog.damage.lines["immune"], "poison")
    keep(dialog)
    creature = session.state.tokens["orc"].creature
    assert sheet(session)["resist"] == {"fire": 5, "cold": 10} and creature.resist == ("fire", "cold")
    assert creature.immune == ("poison",)
    dialog = form(session)
    write(dialog.damage.lines["resist"], "fire")
    keep(dialog)
    assert dialog.wrong.text() == '"fire" is no damage type with its amount, like fire 5.'
    assert dialog.damage.lines["resist"].hasFocus()
    write(dialog.damage.lines["resist"], "")
    keep(dialog)
    assert sheet(session)["resist"] == {} and session.state.tokens["orc"].creature.resist == ()


def test_resistances_are_bare_types_elsewhere(form):
    session = session_for("dnd2024")
    dialog = form(session)
    write(dialog.damage.lines["vulnerable"], "Fire, radiant")
    keep(dialog)
    assert session.state.tokens["orc"].creature.vulnerable == ("fire", "radiant")


def test_a_style_is_chosen_and_the_walking_speed_follows(form):
    session = session_for("alternating")
    dialog = form(session)
    style = dialog.sheet.lines["style", ""]
    assert isinstance(style, QComboBox) and style.itemText(0) == "melee (usual)"
    assert dialog.speeds["walk"].placeholderText() == "13" and not dialog.ac.isVisible()
    style.setFocus()
    QTest.keyClicks(style, "con")
    assert dialog.speeds["walk"].placeholderText() == "10"
    write(dialog.sheet.lines["legendary_resistances", ""], "")
    keep(dialog)
    assert sheet(session) == {"style": "conduit", "precision": 2, "legendary_actions": 1}


def test_a_bad_number_is_one_sentence_and_the_line_is_gone_to(form):
    session = session_for("ose")
    dialog = form(session)
    write(dialog.sheet.lines["thac0", ""], "low")
    keep(dialog)
    assert dialog.wrong.text() == '"low" is no whole number.' and dialog.sheet.lines["thac0", ""].hasFocus()
    assert session.document.position == 0


# ---------------------------------------------------------------- attacks
def cell(dialog: TokenDialog, row: int, name: str):
    return dialog.attacks.item(row, dialog.attacks.column_of(name))


def test_an_attacks_own_fields_are_kept_and_changed(form):
    session = session_for("ose")
    dialog = form(session, "ana")
    names_shown = [field.name for field in dialog.attacks.fields]
    assert "range" not in names_shown and "ranges" in names_shown and cell(dialog, 1, "ranges").text() == "15/30/45"
    cell(dialog, 0, "slow").setCheckState(Qt.CheckState.Checked)
    cell(dialog, 1, "damage").setText("1d6")
    keep(dialog)
    sword, bow = session.state.tokens["ana"].creature.attacks
    assert sword.sheet == {"slow": True} and bow.sheet == {"ranges": [150, 300, 450]} and bow.damage == "1d6"
    dialog = form(session, "ana")
    cell(dialog, 1, "ranges").setText("20/40")
    keep(dialog)
    assert session.state.tokens["ana"].creature.attacks[1].sheet == {"ranges": [200, 400]}


def test_an_attack_against_another_defense(form):
    session = session_for("dnd4e")
    dialog = form(session, "ana")
    boxes = [dialog.attacks.cellWidget(row, dialog.attacks.column_of("versus")) for row in (0, 1)]
    assert [box.currentText() for box in boxes] == ["AC (usual)", "Reflex"]
    boxes[0].setFocus()
    QTest.keyClicks(boxes[0], "wil")
    keep(dialog)
    assert [attack.sheet for attack in session.state.tokens["ana"].creature.attacks] == [{"versus": "will"}, {"versus": "ref"}]


def test_a_renamed_attack_keeps_what_the_table_does_not_show(form):
    session = session_for("ose")
    dialog = form(session)
    cell(dialog, 0, "name").setText("Halberd")
    keep(dialog)
    (halberd,) = session.state.tokens["orc"].creature.attacks
    assert halberd.name == "Halberd" and halberd.two_handed


# ---------------------------------------------------------------- newcomers
def test_newcomers_have_them_too(form):
    session = session_for("ose")
    dialog = form(session, "")
    write(dialog.name, "2 Ghoul")
    write(dialog.ac, "6")
    write(dialog.sheet.lines["morale", ""], "9")
    QTest.keyClick(dialog.sheet.lines["morale", ""], Qt.Key.Key_Return)
    ghouls = [token for token in session.state.tokens.values() if token.name.startswith("Ghoul")]
    assert [ghoul.creature.sheet for ghoul in ghouls] == [{"morale": 9}] * 2
    assert ghouls[0].creature.ac == 6 and ghouls[0].creature.speed == {} and ghouls[0].creature.attacks[0].to_hit is None


def test_texts_and_values():
    rulesets = [find_ruleset(name) for name in names()]
    known = {field.name: field for ruleset in rulesets for field in (*ruleset.sheet, *ruleset.attack_sheet)}
    assert field_text(known["ranges"], [150, 300, 455]) == "15/30/45.5"
    assert field_value(known["ranges"], "15 / 30") == [15, 30]
    assert field_value(known["thac0"], "−2") == -2
    assert amounts_in("cold fire 5, all +3") == {"cold fire": 5, "all": 3}
    for text in ("fire", "5", "fire x"):
        with pytest.raises(BadText):
            amounts_in(text)


def test_n_on_the_map_adds_a_creature_of_the_ruleset(qtbot):
    table = Table(qtbot, "alternating")
    table.hand.hover(8, 8)

    def fill(dialog: TokenDialog) -> None:
        QTest.keyClicks(dialog.name, "Seer")
        dialog.sheet.lines["style", ""].setFocus()
        QTest.keyClicks(dialog.sheet.lines["style", ""], "con")
        QTest.keyClicks(dialog.sheet.lines["precision", ""], "3")

    table.in_dialog(lambda: table.key(Qt.Key.Key_N), fill)
    assert table.token("seer").creature.sheet == {"style": "conduit", "precision": 3}
    table.click("seer")
    assert "Precision" in " ".join(label.text() for label in table.panel.card.findChildren(QLabel) if label.isVisible())
