"""A map brought into a new fight under any ruleset: its square, the lights with it, the choice remembered."""

import pytest
from msgspec.structs import replace
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.model import Light, Scene
from battlemap.rulesets import DEFAULT, find_ruleset, names
from battlemap.ui.dialogs.import_map import ImportDialog
from battlemap.ui.session import Session, with_squares
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme

OTHER = next(find_ruleset(name) for name in names() if find_ruleset(name).square != find_ruleset(DEFAULT).square)


@pytest.fixture
def session(qapp):
    apply_theme(qapp)
    session = Session()
    yield session
    session.close()


@pytest.fixture
def cave(tmp_path):
    path = tmp_path / "cave 20x14.png"
    Image.new("RGB", (1400, 980), (90, 110, 80)).save(path)
    return path


@pytest.fixture
def opened(qtbot, session, cave):
    def show(path=cave) -> ImportDialog:
        dialog = ImportDialog.opened(session, path, None, Settings())
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


def choose(dialog: ImportDialog, title: str) -> None:
    dialog.ruleset.setFocus()
    QTest.keyClicks(dialog.ruleset, title[:4])
    assert dialog.ruleset.currentText() == title


def test_all_rulesets_are_offered_the_usual_one_first(opened):
    dialog = opened()
    assert [dialog.ruleset.itemData(i) for i in range(dialog.ruleset.count())] == list(names())
    assert dialog.ruleset.currentData() == DEFAULT and dialog.told.text().endswith(".")


def test_the_fight_has_the_ruleset_and_its_square(opened, session):
    dialog = opened()
    choose(dialog, OTHER.title)
    assert dialog.square.value() == OTHER.square / 10
    QTest.keyClick(dialog.ruleset, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert (session.state.ruleset, session.state.scene.square, session.state.scene.width) == (OTHER.name, OTHER.square, 20)
    assert opened().ruleset.currentText() == OTHER.title


def test_a_square_that_was_typed_stays(opened, session):
    dialog = opened()
    dialog.square.setFocus()
    dialog.square.selectAll()
    QTest.keyClicks(dialog.square, dialog.square.locale().toString(2.5))
    choose(dialog, OTHER.title)
    QTest.keyClick(dialog.ruleset, Qt.Key.Key_Return)
    assert session.state.scene.square == 25


def test_escape_takes_nothing_and_remembers_nothing(opened, session):
    before = session.document
    dialog = opened()
    choose(dialog, OTHER.title)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert session.document is before and opened().ruleset.currentData() == DEFAULT


def test_trouble_is_one_sentence_in_the_dialog_and_nothing_is_remembered(opened, session, cave):
    dialog = opened()
    choose(dialog, OTHER.title)
    cave.unlink()
    QTest.keyClick(dialog.ruleset, Qt.Key.Key_Return)
    assert dialog.isVisible() and dialog.wrong.isVisible() and "cave" in dialog.wrong.text()
    assert Settings().ruleset(DEFAULT) == DEFAULT


def test_lights_reach_as_many_squares_as_they_did():
    scene = Scene(rows=("...",), lights=(Light(at=(1, 0), bright=30, dim=60),))
    small = with_squares(scene, 10)
    assert (small.square, small.lights[0].bright, small.lights[0].dim) == (10, 20, 40)
    assert with_squares(small, 15) == scene and with_squares(scene, 15) == replace(scene)


def test_a_map_file_asks_too(opened, session, shared):
    path = sorted((shared / "samples" / "uvtt").glob("*.dd2vtt"))[0]
    dialog = opened(path)
    choose(dialog, OTHER.title)
    QTest.keyClick(dialog.ruleset, Qt.Key.Key_Return)
    assert (session.state.ruleset, session.state.scene.square) == (OTHER.name, OTHER.square)
