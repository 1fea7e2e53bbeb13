"""What the program writes for itself is for its user alone, however wide the umask: settings with the window's layout, log,
report of a crash, backups, parties, fights, pictures of the library's cards."""

import stat
import sys

import pytest

from tests.ui.faults.test_hard_end import PLAYS
from tests.ui.faults.test_hard_end import run as run

OPEN_TO_ALL = "import os\nos.umask(0)\n"
DOES_ALL = """
from PySide6.QtCore import QTimer
from battlemap.encounter import commands as c
from battlemap.storage.roster import Party, Roster, save
from battlemap.ui import application
from battlemap.ui.library.dialog import LibraryDialog
def do_all():
    window = next(w for w in app.topLevelWidgets() if isinstance(w, application.MainWindow))
    window.session.do(c.Begin())
    for number in range(2):  # what was there before is kept beside it
        save(Roster(parties=(Party(name=f"Party {number}"),)))
    library = LibraryDialog(window.session, window.settings, window.open_file, lambda row: False, window)
    library.show()
    QTimer.singleShot(3000, app, lambda: leave(window, library))
    raise RuntimeError("planted")
def leave(window, library):
    library.close()
    window.close()
    app.quit()
app = application.application()
QTimer.singleShot(500, app, do_all)
application.main([])
"""
KINDS = (
    "battlemap.ini", "battlemap.log", "running-*.txt", "running-*.lock", "crash-*.txt", "backups/*/*.battlemap",
    "backups/*/fight.txt", "backups/*/pictures", "parties.json", "parties.before.json", "fights/*.battlemap", "library/*.card",
)  # fmt: skip


@pytest.mark.skipif(sys.platform != "linux", reason="rights of POSIX, and where Linux has such files")
def test_whatever_the_umask_only_the_user_may_read_what_the_program_keeps(run, tmp_path):
    left = run(OPEN_TO_ALL + DOES_ALL)
    assert left.returncode == 0, left.stderr
    assert run(OPEN_TO_ALL + PLAYS.replace("END", "faulthandler._sigsegv()")).returncode != 0
    ours = [each for folder in tmp_path.rglob("battlemap") if folder.is_dir() for each in (folder, *folder.rglob("*"))]
    missing = [kind for kind in KINDS if not any(each.match(kind) for each in ours)]
    assert not missing, sorted(map(str, ours))
    wide = {str(each): oct(stat.S_IMODE(each.stat().st_mode)) for each in ours if each.stat().st_mode & 0o077}
    assert not wide, "\n".join(f"{mode} {name}" for name, mode in sorted(wide.items()))
