"""A copy of the open fight under another ruleset: said before, written beside, then open; the old file is as it was."""

import hashlib

import pytest
from msgspec.structs import replace
from msgspec.structs import replace as changed
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QMessageBox

from battlemap.encounter import commands as c
from battlemap.encounter.conversion import What
from battlemap.model import Picture
from battlemap.rulesets import DEFAULT, catalog, find_ruleset
from battlemap.storage import FightFile, fight_file
from battlemap.storage.errors import SaveError
from battlemap.ui import words
from battlemap.ui.dialogs.copy_fight import CopyFightDialog
from battlemap.ui.session import Session
from battlemap.ui.theme import apply_theme
from tests.ui.canvas.conftest import open_on
from tests.ui.panel.fights import TOTALS, Loaded, fight_session

USUAL = find_ruleset(DEFAULT)
OTHER = changed(USUAL, name="other", title="Another/game", conditions={"prone": USUAL.conditions["prone"]})
MAP, FACE = b"\x89PNG\r\n\x1a\nmap", b"\x89PNG\r\n\x1a\nface"
MAP_HASH, FACE_HASH = (hashlib.sha256(data).hexdigest() for data in (MAP, FACE))


@pytest.fixture
def rulesets(monkeypatch):
    found = {USUAL.name: USUAL, OTHER.name: OTHER}
    monkeypatch.setattr(catalog, "RULESETS", found)
    return found


@pytest.fixture
def session(qapp, rulesets, tmp_path):
    """The ambush in a file, with two pictures; begun, Ana stunned and prone."""
    apply_theme(qapp)
    state = fight_session(begun=False).state
    creature = replace(state.tokens["ana"].creature, picture=FACE_HASH)
    picture = Picture(sha256=MAP_HASH, width_px=16, height_px=10, px_per_square=1.0)
    state = replace(
        state, scene=replace(state.scene, picture=picture),
        tokens={**state.tokens, "ana": replace(state.tokens["ana"], creature=creature)},
    )  # fmt: skip
    path = tmp_path / "ambush.battlemap"
    FightFile.create(path, state, {MAP_HASH: MAP, FACE_HASH: FACE}).close()
    session = Session()
    session.roller = Loaded()
    session.open_path(path)
    session.do(c.Begin(totals=TOTALS))
    session.do(c.SetCondition(targets=("ana", "ben"), add="stunned"))
    session.do(c.SetCondition(target="ana", add="prone"))
    yield session
    session.close()


@pytest.fixture
def opened(qtbot, session):
    def show() -> CopyFightDialog:
        dialog = CopyFightDialog(session, None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def press_ok(dialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


def lost(dialog) -> list[str]:
    return [dialog.lost.item(i).text() for i in range(dialog.lost.count())]


def answer(button: QMessageBox.StandardButton) -> None:
    """Press this in the question that is about to be asked."""
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        QTest.mouseClick(box.button(button), Qt.MouseButton.LeftButton)
    else:
        QTimer.singleShot(50, lambda: answer(button))


def test_what_stays_behind_is_said_before(opened):
    dialog = opened()
    assert [dialog.ruleset.itemText(i) for i in range(dialog.ruleset.count())] == ["Another/game"]
    assert lost(dialog) == ["The order of turns, in round 1", "Ana Steelhand, Ben: stunned (no condition there)"]


def test_a_copy_of_a_copy_has_the_first_name(opened, session, qtbot):
    dialog = opened()
    with qtbot.waitSignal(session.opened):
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert opened().name.text() == f"ambush ({USUAL.title})"


def test_the_copy_is_open_and_the_old_file_as_it_was(opened, session, tmp_path, qtbot):
    before, old = session.state, session.fight_file.path
    records = len(session.document.steps)
    dialog = opened()
    assert dialog.name.text() == "ambush (Another_game)" and dialog.where.toolTip() == str(tmp_path)
    with qtbot.waitSignal(session.opened):
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert session.fight_file.path == tmp_path / "ambush (Another_game).battlemap"
    assert session.ruleset is OTHER and not session.state.turn.begun and not session.document.steps
    assert session.state.tokens["ana"].at == before.tokens["ana"].at and session.state.tokens["ana"].conditions == ("prone",)
    assert session.picture(MAP_HASH) == MAP and session.picture(FACE_HASH) == FACE
    with FightFile.open(old) as file:
        document = file.document(find_ruleset)
        assert document.state == before and len(document.steps) == records
    assert session.do(c.Begin(totals=TOTALS)) is not None


def test_nothing_lost_is_said_too(opened, session):
    session.walk_to(0)
    assert lost(opened()) == ["Nothing: everything comes along."]


def test_cancel_writes_nothing(opened, session, tmp_path):
    dialog, document = opened(), session.document
    QTest.keyClick(dialog.name, Qt.Key.Key_Escape)
    assert not dialog.isVisible() and session.document is document
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".battlemap"] == ["ambush.battlemap"]


def test_the_suggested_name_is_free_and_a_typed_one_stays(opened, rulesets, tmp_path):
    rulesets["third"] = changed(OTHER, name="third", title="Third")
    (tmp_path / "ambush (Third).battlemap").touch()
    dialog = opened()
    dialog.ruleset.setFocus()
    QTest.keyClicks(dialog.ruleset, "Third")
    assert dialog.name.text() == "ambush (Third) 2"
    dialog.name.setText("mine")
    QTest.keyClicks(dialog.ruleset, "Another")
    assert dialog.name.text() == "mine"


def test_nothing_is_replaced_without_asking(opened, session, tmp_path):
    taken = tmp_path / "taken.battlemap"
    FightFile.create(taken, session.state).close()
    kept, document = taken.read_bytes(), session.document
    dialog = opened()
    dialog.name.setText("taken")
    QTimer.singleShot(0, lambda: answer(QMessageBox.StandardButton.No))
    press_ok(dialog)
    assert dialog.isVisible() and taken.read_bytes() == kept and session.document is document
    QTimer.singleShot(0, lambda: answer(QMessageBox.StandardButton.Yes))
    press_ok(dialog)
    assert not dialog.isVisible() and session.fight_file.path == taken and session.ruleset is OTHER


@pytest.mark.parametrize(("name", "said"), [
    ("  ", "Give the copy a name."),
    ("ambush", "That is the open fight itself; give the copy another name."),
    ("no/such/folder/copy", "copy.battlemap"),
    ("x" * 300, "xxx"),
])  # fmt: skip
def test_a_name_that_does_not_do_is_one_sentence(opened, session, name, said):
    dialog, document = opened(), session.document
    dialog.name.setText(name)
    press_ok(dialog)
    assert dialog.isVisible() and said in dialog.wrong.text() and "\n" not in dialog.wrong.text()
    assert dialog.name.hasFocus() and session.document is document


def test_another_place_can_be_chosen(opened, session, tmp_path, monkeypatch):
    place = tmp_path / "elsewhere"
    place.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(place / "mine.battlemap"), ""))
    dialog = opened()
    QTest.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)
    assert dialog.name.text() == "mine" and dialog.where.toolTip() == str(place)
    press_ok(dialog)
    assert session.fight_file.path == place / "mine.battlemap"


def test_a_picture_that_cannot_be_read_stays_behind_and_is_said(opened, session, monkeypatch, qtbot):
    whole = fight_file.FightFile.picture

    def half(file, sha256):
        if sha256 == MAP_HASH:
            raise SaveError("ambush.battlemap: a picture in it is damaged")
        return whole(file, sha256)

    monkeypatch.setattr(fight_file.FightFile, "picture", half)
    said: list[str] = []
    session.message.connect(said.append)
    press_ok(opened())
    monkeypatch.setattr(fight_file.FightFile, "picture", whole)
    assert said == ["ambush.battlemap: a picture in it is damaged"]
    assert session.ruleset is OTHER and session.picture(FACE_HASH) == FACE and session.picture(MAP_HASH) is None


def test_where_there_is_no_other_ruleset_it_says_so(opened, rulesets):
    del rulesets["other"]
    dialog = opened()
    assert dialog.heading.text() == "There is no other ruleset to copy to."
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Close), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_a_fight_not_on_disk_is_copied_into_the_fights_folder(qtbot, rulesets, qapp):
    apply_theme(qapp)
    session = fight_session()
    dialog = CopyFightDialog(session, None)
    qtbot.addWidget(dialog)
    press_ok(dialog)
    assert session.fight_file.path.name == "Ambush (Another_game).battlemap"
    session.close()


def test_the_window_shows_the_copy(session, qtbot):
    hand = open_on(session, qtbot)

    def copy() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, CopyFightDialog):
            press_ok(dialog)
        else:
            QTimer.singleShot(50, copy)

    QTimer.singleShot(0, copy)
    action = next(action for action in hand.window.all_actions() if "another ruleset" in action.text())
    action.trigger()
    assert "Another_game" in hand.window.windowTitle() and hand.window.status.ruleset.text() == "Another/game"
    assert set(hand.view.items_by_id) == set(session.state.tokens)
    assert hand.window.notice.text == "This is the copy; \"ambush\" is as it was."


def test_every_loss_has_words():
    assert set(words.LOSSES) == set(What.__args__)
