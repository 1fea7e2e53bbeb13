"""A program that is killed or crashes hard: the next start says so, and the fight is as it was at its last step."""

import json
import os
import subprocess
import sys

import pytest

from battlemap.ui import application
from battlemap.ui.faults.running import Running
from tests.house.layout import ROOT

PLAYS = """
import faulthandler, os
from PySide6.QtCore import QTimer
from battlemap.encounter import commands as c
from battlemap.ui import application
def play():
    window = next(w for w in app.topLevelWidgets() if isinstance(w, application.MainWindow))
    window.session.do(c.Begin())
    print(repr(window.session.state.turn), flush=True)
    END
app = application.application()
QTimer.singleShot(0, app, play)
application.main([])
"""
LOOKS = """
import json
from PySide6.QtCore import QTimer
from battlemap.ui import application
def look():
    window = next(w for w in app.topLevelWidgets() if isinstance(w, application.MainWindow))
    if not window.notice.text:
        QTimer.singleShot(100, app, look)
        return
    print(json.dumps([repr(window.session.state.turn), window.notice.text]), flush=True)
    window.close()
    app.quit()
app = application.application()
QTimer.singleShot(0, app, look)
QTimer.singleShot(60_000, app, app.quit)
application.main([])
"""


@pytest.fixture
def run(tmp_path):
    """A program of its own, at home in a folder of this test."""
    home = {name: str(tmp_path) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    xdg = {f"XDG_{name}_HOME": str(tmp_path / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    environment = os.environ | home | xdg | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}

    def start(program: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, env=environment, timeout=120, cwd=tmp_path
        )

    return start


@pytest.mark.parametrize("end", ["os.kill(os.getpid(), 9)", "faulthandler._sigsegv()"])
def test_the_next_start_says_so_and_has_the_fight_as_it_was(run, tmp_path, end):
    died = run(PLAYS.replace("END", end))
    assert died.returncode != 0 and died.stdout, died.stderr
    turn = died.stdout.strip().splitlines()[-1]
    after = run(LOOKS)
    assert after.returncode == 0, after.stderr
    seen, notice = json.loads(after.stdout.strip().splitlines()[-1])
    assert seen == turn and "round=1" in turn
    assert notice == "Battlemap ended unexpectedly the last time. The fight is as it was at its last step."
    logs = list(tmp_path.rglob("battlemap.log"))
    written = logs[0].read_text(encoding="utf-8") if logs else ""
    assert ("The program crashed" in written) is ("sigsegv" in end)
    assert not list(tmp_path.rglob("running-*"))


def test_a_fight_that_cannot_be_opened_afterwards_is_told_as_such(run, tmp_path):
    assert run(PLAYS.replace("END", "os.kill(os.getpid(), 9)")).returncode != 0
    damaged = tmp_path / "mill.battlemap"
    damaged.write_bytes(b"")
    late = LOOKS.replace(
        "    print(",
        "    QTimer.singleShot(2 * application.TOLD_AFTER_MS, app, lambda: tell(window))\ndef tell(window):\n    print(",
    )
    after = run(late.replace("main([])", f"main([{str(damaged)!r}])"))
    assert after.returncode == 0, after.stderr
    assert json.loads(after.stdout.strip().splitlines()[-1])[1] == "mill.battlemap: the file is empty"


CRASHES = """
import os, sys
from battlemap.storage import FightFile
from battlemap.ui import application
real = FightFile.open
def opened(path):
    if path.name == "cursed.battlemap":
        print("dying", flush=True)
        os.kill(os.getpid(), 9)
    return real(path)
FightFile.open = opened
"""


@pytest.mark.parametrize("how", ["named", "last"])
def test_a_fight_that_ends_the_program_as_it_opens_is_not_opened_again(run, tmp_path, how):
    cursed = tmp_path / "cursed.battlemap"
    cursed.write_bytes((ROOT / "maps" / "crypt.battlemap").read_bytes())
    name = repr(str(cursed))
    wants = f"application.main([{name}])" if how == "named" else "application.main([])"
    remember = "from pathlib import Path\nfrom battlemap.ui.settings import Settings\ns = Settings()\ns.is_first_start()\n"
    died = run(CRASHES + remember + f"s.add_recent(Path({name}))\ndel s\n" + wants)
    assert died.returncode != 0 and "dying" in died.stdout, died.stderr
    before = cursed.read_bytes()
    after = run(CRASHES + LOOKS)
    assert after.returncode == 0, after.stderr
    _, notice = json.loads(after.stdout.strip().splitlines()[-1])
    assert notice == (
        "Battlemap ended while it opened cursed.battlemap. That file is as it was; here is another fight meanwhile."
    )
    assert cursed.read_bytes() == before and list(tmp_path.rglob("crypt*.battlemap"))


def test_a_fight_counts_as_being_opened_until_the_program_lives_with_it(qapp, tmp_path):
    for shows, was_opening in ((False, True), (True, False)):
        running = Running(tmp_path)
        running.opens(tmp_path / "a\u00e9.battlemap")
        if shows:
            running.shows(tmp_path / "a\u00e9.battlemap")
        running._lock.unlock()
        (tmp_path / running._lock.fileName()).write_text("1\nnobody\nnowhere\n")  # as if its program were gone
        note = running._note.read_text(encoding="utf-8")
        assert note.split("\n")[0].endswith("a\u00e9.battlemap") and ("opening" in note) is was_opening
        running.leave()
        (tmp_path / running._lock.fileName()).unlink(missing_ok=True)


def test_an_end_of_its_own_leaves_no_mark(qapp, tmp_path):
    running = Running(tmp_path)
    assert running.ended == []
    running.shows(tmp_path / "crypt.battlemap")
    running.leave()
    assert list(tmp_path.iterdir()) == [] and Running(tmp_path).ended == []
    for path in tmp_path.iterdir():
        path.unlink()


def test_another_program_that_still_runs_is_not_taken_for_dead(qapp, tmp_path):
    running = Running(tmp_path)
    running.shows(tmp_path / "crypt.battlemap")
    other = Running(tmp_path)
    assert other.ended == []
    running.leave()


def test_where_nothing_can_be_written_the_program_starts_all_the_same(qapp, tmp_path):
    taken = tmp_path / "file"
    taken.write_text("no folder")
    running = Running(taken / "log")
    assert running.ended == []
    running.shows(None)
    running.leave()


def test_the_program_starts_again_with_the_fight_it_showed(qapp, tmp_path, monkeypatch):
    started = []
    monkeypatch.setattr(application.QProcess, "startDetached", lambda *words: started.append(words))
    application.start_again(tmp_path / "crypt.battlemap")
    application.start_again(None)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    application.start_again(tmp_path / "crypt.battlemap")
    fight = str(tmp_path / "crypt.battlemap")
    assert [list(words) for _, words in started] == [["-m", "battlemap", fight], ["-m", "battlemap"], [fight]]
    assert {program for program, _ in started} == {sys.executable}
