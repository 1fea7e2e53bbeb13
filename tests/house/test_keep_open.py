"""A newer version is installed while the program runs: what was not loaded yet still comes from the file that was started.

The program here is this Python with an archive of PyInstaller's own behind it, as the bootloader has it, read by its own loader.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.house.recipes import PACKAGING

pytestmark = pytest.mark.skipif(not os.path.exists("/proc/self/exe"), reason="the hook is for Linux")
writers = pytest.importorskip("PyInstaller.archive.writers")

PROGRAM = """
import os, sys, types
from PyInstaller.loader import pyimod01_archive
started, offset, hook, deed = sys.argv[1:]
loader = types.ModuleType("pyimod02_importers")
loader.pyz_archive = pyimod01_archive.ZlibArchiveReader(f"{started}?{offset}")
sys.modules["pyimod02_importers"] = loader
if hook:
    exec(open(hook, encoding="utf-8").read(), {"__name__": "__main__"})
if deed == "replaced":
    with open(started + ".new", "wb") as file:
        file.write(b"another version" * 9_000_000)
    os.replace(started + ".new", started)
elif deed == "removed":
    os.remove(started)
exec(loader.pyz_archive.extract("late"))
"""


def ran(folder: Path, hook: str, deed: str) -> subprocess.CompletedProcess[str]:
    archive, started = folder / "late.pyz", folder / "started"
    code = compile("print('loaded late')", "late.py", "exec")
    writers.ZlibArchiveWriter(str(archive), [("late", "late.py", "PYMODULE")], {"late": code})
    python = Path(sys.executable).resolve().read_bytes()
    started.write_bytes(python + archive.read_bytes())
    started.chmod(0o755)
    paths = os.pathsep.join(sysconfig.get_paths()[name] for name in ("stdlib", "platstdlib", "purelib"))
    env = os.environ | {"PYTHONHOME": sys.base_prefix, "PYTHONPATH": paths}
    words = [str(started), "-c", PROGRAM, str(started), str(len(python)), hook, deed]
    return subprocess.run(words, env=env, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("deed", ["nothing", "replaced", "removed"])
def test_what_is_loaded_late_comes_from_the_file_that_was_started(tmp_path, deed):
    done = ran(tmp_path, str(PACKAGING / "linux" / "keep_open.py"), deed)
    assert (done.returncode, done.stdout) == (0, "loaded late\n"), done.stderr


@pytest.mark.parametrize("deed", ["replaced", "removed"])
def test_without_the_hook_it_would_not(tmp_path, deed):
    """Else PyInstaller does it by itself by now, and the hook can go."""
    done = ran(tmp_path, "", deed)
    assert done.returncode and "loaded late" not in done.stdout


def test_the_bundle_has_the_hook():
    spec = (PACKAGING / "battlemap.spec").read_text(encoding="utf-8")
    assert 'runtime_hooks=[str(ROOT / "packaging" / "linux" / "keep_open.py")] if sys.platform == "linux"' in spec
