"""Backups as a game master meets them: made by themselves, gone back to from the menu, offered where a fight does not open."""

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from battlemap.encounter import commands as c
from battlemap.storage import backups
from battlemap.ui.library import backing
from battlemap.ui.library.backups import BackupsDialog
from battlemap.ui.settings import Settings
from battlemap.ui.threads import pool
from battlemap.ui.window import MainWindow
from tests.ui.library.conftest import FRIEND, GOBLIN, HERO, fight, make, state_of, when_open


@pytest.fixture
def window(qtbot, session, folders, monkeypatch):
    monkeypatch.setattr(backing, "SOON_MS", 20)
    found = MainWindow(session, Settings())
    qtbot.addWidget(found)
    assert session.open_path(make("Ambush", fight(HERO, GOBLIN)))
    with qtbot.waitExposed(found):
        found.show()
    return found


def hurt(session, amount):
    assert session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=amount, type="fire"),))) is not None


def written():
    assert pool("backups").waitForDone(5000)


def steps(path):
    return [each.steps for each in backups.kept(path)]


def ok(dialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def test_backups_make_themselves_as_found_while_played_and_as_left(window, qtbot, session):
    path, backing_ = session.fight_file.path, window.actions_.library._backing
    qtbot.waitUntil(lambda: steps(path) == [0])
    hurt(session, 3)
    assert backing_._next.isActive() and backing_._next.interval() == 10 * 60 * 1000
    backing_._next.timeout.emit()
    written()
    assert steps(path) == [1, 0] and not backing_._next.isActive()
    hurt(session, 1)
    window.close()
    written()
    assert steps(path) == [2, 1, 0] and not backing_.trouble


@pytest.mark.skipif(os.name == "nt", reason="there a file that is open stays")
def test_a_fight_whose_file_was_taken_away_is_a_backup_once_its_window_is_closed(window, qtbot, session):
    path = session.fight_file.path
    qtbot.waitUntil(lambda: steps(path) == [0])
    hurt(session, 3)
    path.unlink()
    assert session.do(c.Heal(target="ana", amount=1)) is None
    assert session.state.tokens["ana"].hp == 17 and "Save as" in window.notice.text
    window.close()
    written()
    assert steps(path) == [1, 0] and backups.kept(path)[0].state.tokens["ana"].hp == 17 and path in backups.fights()


def test_going_back_from_the_menu_and_back_again(window, qtbot, session):
    path = session.fight_file.path
    qtbot.waitUntil(lambda: steps(path) == [0])
    hurt(session, 3)

    def choose_the_oldest(dialog):
        QTest.keyClick(dialog.tree, Qt.Key.Key_End)
        QTest.keyClick(dialog.tree, Qt.Key.Key_Return)

    action = next(each for each in window.all_actions() if each.text() == "&Backups…")
    when_open(BackupsDialog, choose_the_oldest)
    action.trigger()
    assert session.state.tokens["ana"].hp == 20 and "as it was" in window.notice.text
    assert steps(path) == [1, 0]
    when_open(BackupsDialog, lambda dialog: QTest.mouseClick(ok(dialog), Qt.MouseButton.LeftButton))
    window.notice.act()
    assert session.state.tokens["ana"].hp == 17 and session.fight_file.path == path


def test_a_backup_says_when_which_round_and_what_was_last(window, qtbot, session):
    written()
    hurt(session, 3)
    backups.keep(backups.taken(session.fight_file, session.state, "played"))
    dialog = BackupsDialog(session, None, window)
    first = dialog.tree.topLevelItem(0)
    assert first.text(0).startswith("today, ") and first.text(1) == "not begun" and "Ana" in first.text(2)
    dialog.deleteLater()


def test_without_a_backup_it_says_when_one_is_made(window, session):
    session.lay_out(fight(HERO))
    assert session.new_fight(fight(HERO))
    dialog = BackupsDialog(session, None, window)
    dialog.show()
    assert dialog.empty.isVisible() and not dialog.tree.isVisible() and not ok(dialog).isEnabled()
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("wiped", [range(100, 3000), range(100), range(3000)])
def test_a_damaged_fight_opens_as_far_as_it_is_whole_and_stays_as_it_was(window, qtbot, session, folders, wiped):
    path = make("Mill", fight(HERO, FRIEND), begun=True)
    data = bytearray(path.read_bytes())
    data[wiped.start : wiped.stop] = bytes(len(wiped))
    path.write_bytes(data)
    assert not session.open_path(path)
    assert "all its steps are whole (1 step)" in window.notice.text

    def open_whole(dialog):
        assert dialog.tree.currentItem().text(0) == "What is whole of the file" and ok(dialog).text() == "&Open what is whole"
        QTest.mouseClick(ok(dialog), Qt.MouseButton.LeftButton)

    when_open(BackupsDialog, open_whole)
    window.notice.act()
    assert session.fight_file.path == folders / "Mill (repaired).battlemap"
    assert session.state.turn.begun and path.read_bytes() == data


def test_a_fight_that_is_gone_comes_back_from_its_backup(window, qtbot, session, folders):
    path = make("Mill", fight(HERO, FRIEND), begun=True)
    backups.keep_file(path, "opened")
    before = state_of(path)
    path.unlink()
    assert not session.open_path(path)
    when_open(BackupsDialog, lambda dialog: QTest.keyClick(dialog.tree, Qt.Key.Key_Return))
    window.notice.act()
    assert session.fight_file.path == path and session.state == before


def test_where_going_back_fails_the_sentence_stands_in_the_dialog_and_the_fight_stays(window, qtbot, session, monkeypatch):
    qtbot.waitUntil(lambda: steps(session.fight_file.path) == [0])
    hurt(session, 3)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups.shutil, "copyfile", full)
    dialog = BackupsDialog(session, None, window)
    dialog.show()
    dialog.finish()
    assert "the disk is full" in dialog.wrong.text() and dialog.isVisible()
    assert session.fight_file is not None and session.state.tokens["ana"].hp == 17
    dialog.close()
    dialog.deleteLater()


def test_a_fight_saved_over_another_leaves_that_one_among_the_backups(window, session):
    other = make("Mill", fight(FRIEND), begun=True)
    before = state_of(other)
    assert session.save_as(other)
    assert backups.kept(other)[0].state == before and backups.kept(other)[0].why == "replaced"
