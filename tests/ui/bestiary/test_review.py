"""Stat blocks from elsewhere: dropped or pasted, looked at, corrected, kept, placed, taken into the party."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QProgressDialog

from battlemap.storage import roster
from battlemap.storage.shelves import CREATURES
from battlemap.ui.bestiary.own import BlockDialog
from battlemap.ui.bestiary.review import ReviewDialog, field_name
from battlemap.ui.bestiary.sniffing import is_stat_block
from tests.ui.bestiary.conftest import session_in, table_on
from tests.ui.library.conftest import when_open

TROLL = """Marsh Troll
Large giant, chaotic evil
Armor Class 15 (natural armor)
Hit Points 84 (8d10 + 40)
Speed 30 ft., swim 30 ft.
STR DEX CON INT WIS CHA
18 (+4) 13 (+1) 20 (+5) 7 (-2) 9 (-1) 7 (-2)
Senses darkvision 60 ft., passive Perception 12
Languages Giant
Challenge 5 (1,800 XP)
Actions
Multiattack. The troll makes three attacks: one with its bite and two with its claws.
Bite. Melee Weapon Attack: +7 to hit, reach 5 ft., one target. Hit: 7 (1d6 + 4) piercing damage.
Claw. Melee Weapon Attack: +7 to hit, reach 5 ft., one target. Hit: 11 (2d6 + 4) slashing damage.
"""
WRONG_SUM = TROLL.replace("Marsh Troll", "Odd Troll").replace("84 (8d10 + 40)", "60 (8d10 + 40)")
IMPROVED = {
    "Id": "1", "Name": "Bog Rat", "Type": "Small beast, unaligned", "Source": "", "HP": {"Value": 7, "Notes": "(2d6)"},
    "AC": {"Value": 12, "Notes": ""}, "Speed": ["30 ft."], "Challenge": "1/8", "Senses": ["darkvision 30 ft."],
    "Abilities": {"Str": 7, "Dex": 15, "Con": 11, "Int": 2, "Wis": 10, "Cha": 4}, "Languages": [], "Saves": [], "Skills": [],
    "DamageVulnerabilities": [], "DamageResistances": [], "DamageImmunities": [], "ConditionImmunities": [], "Traits": [],
    "Actions": [{"Name": "Bite", "Content":
        "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 4 (1d4 + 2) piercing damage.", "Usage": ""}],
    "Reactions": [], "LegendaryActions": [],
}  # fmt: skip


@pytest.fixture
def files(tmp_path) -> list[Path]:
    """A page of text, a creature of another program, and one that is none."""
    troll, rat, bad = tmp_path / "troll.txt", tmp_path / "rat.json", tmp_path / "list.json"
    troll.write_text(TROLL, encoding="utf-8")
    rat.write_text(json.dumps(IMPROVED), encoding="utf-8")
    bad.write_text('{"monster": 3}', encoding="utf-8")
    return [troll, rat, bad]


@pytest.fixture
def table(qtbot):
    return table_on(session_in("dnd2014"), qtbot)


def read(dialog, qtbot) -> None:
    qtbot.waitUntil(lambda: not dialog.reading.is_busy and bool(dialog.rows), timeout=10_000)


def reviewing(table, deed, paths=()) -> None:
    """Open the review on these, do it there."""

    def within(dialog) -> None:
        if paths:
            read(dialog, table.qtbot)
        deed(dialog)

    when_open(ReviewDialog, within)
    table.window.actions_.bestiary.review(paths)


def test_several_files_are_read_and_what_cannot_be_is_told_with_its_name(table, files):
    def look(dialog) -> None:
        told = [(one.name, one.block is not None) for one in dialog.rows]
        assert told == [("Marsh Troll", True), ("Bog Rat", True), ("list", False)]
        dialog.list.setCurrentRow(2)
        assert "list.json" in dialog.page.toPlainText() and not dialog.correct.isEnabled()
        dialog.list.setCurrentRow(0)
        text = dialog.page.toPlainText()
        assert "Languages: Giant" in text and "84 HP (8d10+40)" in text and "1 × Bite, 2 × Claw" in text
        assert "2" in dialog.told.text() and "1" in dialog.told.text()
        dialog.reject()

    reviewing(table, look, files)
    assert not CREATURES.all()[0] and not table.state.tokens, "called off, nothing is kept"


def test_a_pasted_text_is_looked_at_corrected_and_kept(table, qtbot):
    def work(dialog) -> None:
        dialog.text.setPlainText(WRONG_SUM)
        dialog.read_text.click()
        read(dialog, qtbot)
        (one,) = dialog.rows
        assert [doubt.field for doubt in one.doubts] and "to look at" in dialog.list.item(0).text()

        def correct(form) -> None:
            form.max_hp.setValue(84)
            form.finish()

        when_open(BlockDialog, correct)
        dialog.correct.click()
        assert dialog.rows[0].block.creature.max_hp == 84 and "corrected" in dialog.list.item(0).text()
        dialog.as_read.click()
        assert dialog.rows[0].block.creature.max_hp == one.block.creature.max_hp
        when_open(BlockDialog, correct)
        dialog.correct.click()
        dialog.finish()

    reviewing(table, work)
    (kept,) = CREATURES.all()[0]
    assert kept.value.name == "Odd Troll" and kept.value.creature.max_hp == 84
    assert table.pane.current().path == kept.path


def test_a_doubt_leads_to_its_field_in_the_form(table, qtbot):
    def work(dialog) -> None:
        dialog.text.setPlainText(WRONG_SUM)
        dialog.read_text.click()
        read(dialog, qtbot)
        field = dialog.rows[0].doubts[0].field

        def look(form) -> None:
            qtbot.waitUntil(lambda: form.focusWidget() is {"max_hp": form.max_hp, "hit_dice": form.dice}[field])
            form.reject()

        when_open(BlockDialog, look)
        dialog.page.anchorClicked.emit(QUrl(f"doubt:{field}"))
        dialog.reject()

    reviewing(table, work)


def test_ticked_ones_are_kept_and_placed_by_the_next_click(table, files):
    def work(dialog) -> None:
        dialog._finish("place")

    reviewing(table, work, files)
    assert len(table.put.company.tokens(table.state)) == 2
    table.view.fit()
    table.click(5, 5)
    assert sorted(token.name for token in table.state.tokens.values()) == ["Bog Rat", "Marsh Troll"]
    table.session.undo()
    assert not table.state.tokens and len(CREATURES.all()[0]) == 2


def test_nothing_ticked_nothing_can_be_kept(table, files):
    def work(dialog) -> None:
        assert dialog.all.isChecked()
        dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
        assert not dialog.all.isChecked() and len(dialog.chosen()) == 1
        dialog.all.click()
        assert len(dialog.chosen()) == 2
        dialog.all.click()
        assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled() and not dialog.place.isEnabled()
        dialog.reject()

    reviewing(table, work, files)


def test_read_into_the_party_they_are_its_characters(table, files):
    reviewing(table, lambda dialog: dialog._finish("party"), files[:1])
    (member,) = roster.load().roster.party.members
    assert member.name == "Marsh Troll" and member.creature.character and member.hp == 84


def test_figures_for_other_rules_are_told_and_used_here_only_when_asked(qtbot, files):
    table = table_on(session_in("ose"), qtbot)

    def work(dialog) -> None:
        dialog.list.setCurrentRow(0)
        assert dialog.ours.isVisible() and not dialog.place.isEnabled()
        assert dialog.why_not.isVisible() and "Use it here" in dialog.why_not.text()
        assert "this fight is played by" in dialog.page.toPlainText()
        dialog.ours.click()
        assert dialog.rows[0].block.ruleset == "ose" and not dialog.ours.isVisible()
        dialog.reject()

    reviewing(table, work, files[:1])


def test_stat_blocks_dropped_on_the_window_go_to_the_review(table, files, qtbot):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in files[:2]])
    names: list[str] = []

    def look(dialog) -> None:
        read(dialog, qtbot)
        qtbot.waitUntil(lambda: len(dialog.rows) == 2)
        names.extend(one.name for one in dialog.rows)
        dialog.reject()

    when_open(ReviewDialog, look)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(500, 300), Qt.DropAction.CopyAction, mime, left, none)
    QApplication.sendEvent(table.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(table.window, QDropEvent(QPointF(500, 300), Qt.DropAction.CopyAction, mime, left, none))
    qtbot.waitUntil(lambda: names == ["Marsh Troll", "Bog Rat"])


def test_a_stat_block_that_was_copied_is_there_to_be_read(table, qtbot):
    def look(dialog) -> None:
        assert dialog.text.toPlainText().startswith("Marsh Troll") and dialog.focusWidget() is dialog.read_text
        qtbot.keyClick(dialog.read_text, Qt.Key.Key_Return)
        read(dialog, qtbot)
        assert dialog.rows[0].name == "Marsh Troll" and not dialog.text.toPlainText()
        dialog.reject()

    QApplication.clipboard().setText(TROLL)
    reviewing(table, look)
    QApplication.clipboard().setText("a shopping list\nof four\nlines\nand no more")

    def nothing(dialog) -> None:
        assert not dialog.text.toPlainText() and "Drop files" in dialog.page.toPlainText()
        dialog.reject()

    reviewing(table, nothing)
    QApplication.clipboard().clear()


def test_a_text_that_cannot_be_read_stays_to_be_mended(table, qtbot):
    def work(dialog) -> None:
        for text in ("a shopping list", TROLL):
            dialog.text.setPlainText(text)
            dialog.read_text.click()
            qtbot.waitUntil(lambda: not dialog.reading.is_busy)
            if text != TROLL:
                assert dialog.rows[0].block is None and dialog.text.toPlainText() == text
                assert "stat block" in dialog.page.toPlainText() and not dialog.chosen()
        assert [one.name for one in dialog.rows] == ["Marsh Troll"] and dialog.list.count() == 1
        dialog.reject()

    reviewing(table, work)


def test_a_file_of_a_creature_that_is_opened_goes_to_the_review(table, files):
    names: list[str] = []

    def look(dialog) -> None:
        read(dialog, table.qtbot)
        names.append(dialog.rows[0].name)
        dialog.reject()

    when_open(ReviewDialog, look)
    assert table.window.open_file(files[1])
    assert names == ["Bog Rat"]


def test_a_whole_book_is_kept_with_a_way_to_stop(table, tmp_path, qtbot):
    book = tmp_path / "book.json"
    book.write_text(json.dumps([{**IMPROVED, "Id": str(n), "Name": f"Rat {n}"} for n in range(60)]), encoding="utf-8")
    reviewing(table, lambda dialog: dialog.finish(), [book])
    assert len(CREATURES.all()[0]) == 60 and "60" in table.window.notice.text
    for kept in CREATURES.all()[0]:
        CREATURES.remove(kept.path)

    def stopped(_progress) -> bool:
        return len(CREATURES.all()[0]) >= 20

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QProgressDialog, "wasCanceled", stopped)
        reviewing(table, lambda dialog: dialog.finish(), [book])
    assert len(CREATURES.all()[0]) == 20 and "20" in table.window.notice.text


def test_a_map_is_not_taken_for_a_stat_block(tmp_path, files):
    watabou = tmp_path / "dungeon.json"
    watabou.write_text('{"version": "1", "rects": [], "title": "hp", "hp": 3}', encoding="utf-8")
    assert not is_stat_block(watabou) and not is_stat_block(tmp_path / "none.json") and not is_stat_block(tmp_path / "a.png")
    assert [is_stat_block(path) for path in files] == [True, True, True]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_no_stat_block_and_not_waited_for(table, tmp_path):
    pipe = tmp_path / "goblin.json"
    os.mkfifo(pipe)
    assert not is_stat_block(pipe)

    def look(dialog) -> None:
        assert "a pipe or a device" in dialog.page.toPlainText()
        dialog.reject()

    reviewing(table, look, [pipe])


def test_a_creature_given_away_by_another_user_is_read_as_it_is(table, files, tmp_path):
    reviewing(table, lambda dialog: dialog.finish(), files[:1])
    (kept,) = CREATURES.all()[0]
    given = tmp_path / "given.json"
    CREATURES.write(kept.value, given)

    def look(dialog) -> None:
        assert dialog.rows[0].block == kept.value and not dialog.rows[0].doubts
        dialog.reject()

    reviewing(table, look, [given])


def test_fields_have_names_people_know():
    assert [field_name(path) for path in ("abilities.str", "attacks.Bite.damage", "max_hp", "speed.fly", "")] == [
        "Strength", "Bite: damage", "Hit points", "Fly", "The whole page",
    ]  # fmt: skip


def test_what_was_pasted_after_others_is_the_one_that_is_shown(table, qtbot):
    def work(dialog) -> None:
        for name in ("Odd Troll", "Odder Troll"):
            dialog.text.setPlainText(WRONG_SUM.replace("Odd Troll", name))
            dialog.read_text.click()
            read(dialog, qtbot)
        assert dialog.list.currentRow() == 1 and dialog.current().name == "Odder Troll"
        dialog.reject()

    reviewing(table, work)
