"""Universal VTT, scenario and log by menu: the file opens again, what is not in it is told, nothing is half there."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.encounter import commands as c
from battlemap.encounter.dice import Roller
from battlemap.encounter.scenario import read_scenario
from battlemap.importers import import_map
from battlemap.rulesets import find_ruleset
from battlemap.ui.exporting import actions as actions_module
from battlemap.ui.exporting import text_files
from battlemap.ui.exporting.actions import LeftOutDialog
from battlemap.ui.exporting.steps import WAIT
from battlemap.ui.exporting.work_line import WorkDialog
from tests.ui.exporting.conftest import act, name_it
from tests.ui.library.conftest import when_open


def settled(window, qtbot) -> None:
    qtbot.waitUntil(lambda: bool(window.notice.text), timeout=3000)


def test_the_map_opens_again_with_its_picture_and_what_is_lost_is_told(window, folder, qtbot):
    name_it(folder / "crypt.dd2vtt")
    act(window, "Map as Universal VTT…")
    settled(window, qtbot)
    scene, kept = import_map(folder / "crypt.dd2vtt").scene, window.session.state.scene
    assert (scene.width, scene.height, scene.picture.sha256) == (12, 8, kept.picture.sha256)
    assert [door.points for door in scene.doors] == [door.points for door in kept.doors]
    assert window.notice.text.startswith("Written: crypt.dd2vtt. 3 things are not in it as here.")
    told = []

    def look(dialog):
        told.append(dialog.notes.toPlainText())
        dialog.reject()

    when_open(LeftOutDialog, look)
    window.notice.act()
    assert "1 secret door drawn as closed: others will show them." in told[0] and "1 note left out." in told[0]


def test_the_fight_is_a_scenario_that_can_be_read(window, folder, qtbot):
    name_it(folder / "fight.toml")
    act(window, "Fight as a scenario…")
    settled(window, qtbot)
    found = read_scenario(folder / "fight.toml", find_ruleset)
    assert set(found.state.tokens) == set(window.session.state.tokens)


@pytest.mark.parametrize(("name", "start"), [("log.md", "# Ζητα\n"), ("log.html", "<!DOCTYPE html>")])
def test_the_log_has_what_was_done_and_strikes_through_what_was_undone(window, folder, qtbot, name, start):
    window.session.do(c.Edit(token="gob", fields={"hp": 3}))
    window.session.do(c.Edit(token="ana", fields={"name": "Berta"}))
    window.session.undo()
    name_it(folder / name)
    act(window, "Log of the fight…")
    settled(window, qtbot)
    text = (folder / name).read_text(encoding="utf-8")
    assert text.startswith(start) and "Goblin" in text and ("~~Berta" in text or "<del>Berta" in text)
    assert window.notice.text == f"Written: {name}."
    assert window.settings.text("export/log") == Path(name).suffix


@pytest.mark.parametrize("name", ["log.md", "log.html"])
def test_the_rolls_stand_below_the_log_with_their_seeds_and_no_secret_one_is_in_it(window, folder, qtbot, name):
    session = window.session
    session.roller = Roller(4)
    session.do(c.Roll(roll="Fall: 3d6"))
    session.do(c.Roll(roll="Ambush: d20", secret=True))
    seeds = [step.rolls[0].dies[0].seed for step in session.document.steps if step.rolls]
    name_it(folder / name)
    act(window, "Log of the fight…")
    settled(window, qtbot)
    text = (folder / name).read_text(encoding="utf-8")
    assert "Fall" in text and seeds[0] in text and "Ambush" not in text and seeds[1] not in text


def test_an_empty_log_is_not_written(window, folder):
    act(window, "Log of the fight…")
    assert window.notice.text == "The log is empty: nothing has happened yet."


def test_called_off_in_the_file_dialog_nothing_happens(window, folder):
    name_it(folder / "x.toml", lambda dialog: dialog.reject())
    act(window, "Fight as a scenario…")
    assert window.notice.text == "" and list(folder.iterdir()) == []


def test_what_cannot_be_written_is_a_sentence(window, folder, qtbot, monkeypatch):
    monkeypatch.setattr(actions_module.ExportActions, "_place", lambda *_: folder / "gone" / "x.toml")
    act(window, "Fight as a scenario…")
    settled(window, qtbot)
    assert window.notice.text == "x.toml: cannot be written, there is no such file or folder"


def test_long_work_shows_how_far_it_is_and_can_be_stopped(window, folder, qtbot, monkeypatch):
    def slow(deed):
        while True:
            yield WAIT

    monkeypatch.setattr(text_files, "in_thread", slow)
    (folder / "x.toml").write_bytes(b"mine")
    monkeypatch.setattr(actions_module.ExportActions, "_place", lambda *_: folder / "x.toml")
    act(window, "Fight as a scenario…")
    dialog = window.findChild(WorkDialog)
    qtbot.waitUntil(lambda: dialog.isVisible() and dialog.line.isVisible(), timeout=950)
    QTest.mouseClick(dialog.line.stop, Qt.MouseButton.LeftButton)
    assert window.notice.text == "Stopped: nothing was written."
    assert [path.name for path in folder.iterdir()] == ["x.toml"] and (folder / "x.toml").read_bytes() == b"mine"
