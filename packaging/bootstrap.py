#!/usr/bin/env python3
"""From a bare machine to the open program, or to a finished test run, by one command.

    python3 packaging/bootstrap.py run [ARGS...]     opens the sample fight, or hands ARGS to the program
    python3 packaging/bootstrap.py test [ARGS...]    runs the whole test suite on all processors, or pytest with ARGS

(On Windows: py packaging\\bootstrap.py run.)

Both first make what is missing, and only that: the shared libraries Qt needs (on Debian and Ubuntu, as root;
otherwise the one line to type is printed), a virtual environment in .venv, the Python packages in it. Nothing
outside the project folder changes but those system libraries. If the project folder cannot be written, the
environment stands in the user's cache folder instead; BATTLEMAP_VENV names any other place.

Not here: what the program needs once it runs (pyproject.toml), and the checks of .ci/run.

Only the standard library is used. The file must parse on any Python from 3.6 on, so that one too old for
Battlemap gets a sentence and not a traceback.
"""

import ctypes
import hashlib
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
USAGE = "usage: bootstrap.py run|test [ARGS...]"

# What the Qt wheels expect from the system: shared library -> Debian package.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
X_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}

# What the program may be told first that opens no window.
WITHOUT_WINDOW = ("play", "import", "export", "check", "selftest", "--selftest", "--help", "-h", "--version")

WHOLE_SUITE = ("-n", "auto", "--dist", "worksteal")

# Settings of the caller's shell that would lead the program to another Python's or another Qt's files.
MISLEADING = ("PYTHONPATH", "PYTHONHOME", "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH")


def main():
    if sys.version_info < OLDEST_PYTHON:
        stop(
            "Battlemap needs Python {}.{} or newer, and this is Python {}.".format(
                *OLDEST_PYTHON, platform.python_version()
            )
        )
    if len(sys.argv) < 2 or sys.argv[1] not in ("run", "test"):
        stop(USAGE, code=2)
    deed, args = sys.argv[1], sys.argv[2:]
    window = deed == "run" and not (args and args[0] in WITHOUT_WINDOW)
    venv = Venv()
    extras = {"test"} if deed == "test" else set()
    apt_install(missing_libraries(window=window and has_screen()) + venv.missing_packages(extras))
    venv.make_ready(extras)
    env = venv.environment()
    if deed == "test":
        os.chdir(str(ROOT))
        start([venv.python, "-m", "pytest", *(args or WHOLE_SUITE)], env)
    if window and not has_screen():
        say("no screen found (DISPLAY and WAYLAND_DISPLAY are not set): the window stays invisible, Ctrl+C ends it")
        env["QT_QPA_PLATFORM"] = "offscreen"
    start([venv.python, "-m", "battlemap", *args], env)


# --- the system's part -------------------------------------------------------------------------------------


def has_screen():
    """Whether a window could be seen, or the caller chose Qt's platform and so knows better."""
    if platform.system() != "Linux":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def missing_libraries(window):
    """The Debian packages of the libraries Qt will not find here; with `window`, also of those a visible one needs.

    On a Linux without apt-get the libraries are named to the user, and nothing can be installed.
    """
    if platform.system() != "Linux":
        return []
    wanted = dict(QT_LIBRARIES)
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    if window and chosen in ("", "xcb"):
        wanted.update(X_LIBRARIES)
    if window and os.environ.get("WAYLAND_DISPLAY") and chosen in ("", "wayland"):
        wanted.update(WAYLAND_LIBRARIES)
    missing = [library for library in wanted if not is_loadable(library)]
    if missing and not shutil.which("apt-get"):
        say("Qt may miss these shared libraries, which your distribution has: " + ", ".join(missing))
        return []
    return [wanted[library] for library in missing]


def is_loadable(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def apt_install(packages):
    """Install Debian packages, if any; whoever may not is told the one line to type."""
    if not packages:
        return
    packages = sorted(set(packages))
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        stop(
            "some system packages are missing; type this once, then start again:\n\n    sudo "
            + " ".join(install)
        )
    say("installing system packages: " + " ".join(packages))
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    # A stale or unreachable list is no reason to stop: the install says whether it can do without.
    run(["apt-get", "update", "-qq"], env=env)
    if run([*install[:2], "-qq", *install[2:]], env=env, stdout=subprocess.DEVNULL):
        stop(
            "apt-get failed (see above). Is the network reachable? To try by hand:\n\n    "
            + " ".join(install)
        )


# --- Python's part -----------------------------------------------------------------------------------------


class Venv:
    """The project's virtual environment and what was installed into it.

    A note inside (`.battlemap-setup.json`) says for which pyproject.toml, Python and folder it was filled; while
    it fits, nothing is installed again. `.battlemap-unfinished` stands in a half-made one, which is thrown away.
    """

    def __init__(self):
        self.linked = os.access(str(ROOT), os.W_OK)
        self.folder = self._folder()
        inside = "Scripts/python.exe" if os.name == "nt" else "bin/python"
        self.python = self.folder / inside
        self.note = self.folder / ".battlemap-setup.json"
        self.unfinished = self.folder / ".battlemap-unfinished"

    def _folder(self):
        if os.environ.get("BATTLEMAP_VENV"):
            return Path(os.environ["BATTLEMAP_VENV"]).absolute()
        if self.linked:
            return ROOT / ".venv"
        caches = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
        return Path(caches) / "battlemap" / ("venv-" + hashlib.sha256(str(ROOT).encode()).hexdigest()[:12])

    def is_ready(self, extras):
        """Whether an earlier start has done it all; `extras` are pyproject's."""
        had = self._filled_with()
        return had is not None and extras <= had

    def missing_packages(self, extras):
        """The Debian packages without which it cannot be made: `ensurepip`, which gives it a pip, is in one apart."""
        if self.is_ready(extras) or self._is_sound() or importlib.util.find_spec("ensurepip"):
            return []
        if not (shutil.which("apt-get") and sys.base_prefix == "/usr"):
            stop(
                f"this Python ({sys.executable}) has no ensurepip module; its distribution packs it separately."
            )
        certificates = [] if os.path.exists("/etc/ssl/certs/ca-certificates.crt") else ["ca-certificates"]
        return ["python{}.{}-venv".format(*sys.version_info[:2]), *certificates]

    def make_ready(self, extras):
        """Create and fill the environment unless an earlier start did."""
        if self.is_ready(extras):
            return
        if not self._is_sound():
            self._create()
        self._fill(extras | (self._filled_with() or set()))

    def environment(self):
        """The environment variables to start the program or the tests with."""
        env = {name: value for name, value in os.environ.items() if name not in MISLEADING}
        if not self.linked:
            env["PYTHONPATH"] = str(ROOT)
            env["PYTHONDONTWRITEBYTECODE"] = "1"
        return env

    def _print_of(self):
        """What the installed packages depend on, as one short text."""
        parts = (ROOT / "pyproject.toml").read_bytes(), platform.python_version().encode(), str(ROOT).encode()
        return hashlib.sha256(b"\0".join(parts)).hexdigest()

    def _filled_with(self):
        """The extras a finished earlier start installed, or None when all must be done (again)."""
        if self.unfinished.exists() or not self.python.exists():
            return None
        try:
            note = json.loads(self.note.read_text(encoding="utf-8"))
            return set(note["extras"]) if note["print"] == self._print_of() else None
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def _is_sound(self):
        """Whether there is an environment of this Python's version with a working pip."""
        if self.unfinished.exists() or not self.python.exists():
            return False
        ask = "import pip, sys; sys.exit(sys.version_info[:2] != {!r})".format(tuple(sys.version_info[:2]))
        return run([self.python, "-c", ask], env=self.environment(), stderr=subprocess.DEVNULL) == 0

    def _create(self):
        if self.folder.exists():
            say(f"{self.folder} is half made or of another Python: making it anew")
            shutil.rmtree(str(self.folder))
        self.folder.mkdir(parents=True)
        self.unfinished.touch()
        if run([sys.executable, "-m", "venv", self.folder], env=self.environment()):
            stop(f"no virtual environment could be made in {self.folder} (see above).")

    def _fill(self, extras):
        say("installing Python packages (about 110 MB, the first time only)")
        if self.note.exists():
            self.note.unlink()
        pip = [self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        wish = "[" + ",".join(sorted(extras)) + "]" if extras else ""
        if self.linked:
            failed = run([*pip, "--editable", str(ROOT) + wish], env=self.environment())
        else:
            # Building writes beside the sources, so it is done in a copy; the program runs from the sources still.
            with tempfile.TemporaryDirectory() as scratch:
                source = Path(scratch) / "battlemap"
                left_out = shutil.ignore_patterns(".*", "build", "*.egg-info")
                shutil.copytree(str(ROOT), str(source), ignore=left_out)
                failed = run([*pip, str(source) + wish], env=self.environment())
        if failed:
            stop("pip failed (see above). Is the network reachable? Start again to go on.")
        note = {"print": self._print_of(), "extras": sorted(extras)}
        self.note.write_text(json.dumps(note), encoding="utf-8")
        if self.unfinished.exists():
            self.unfinished.unlink()


# --- small things ------------------------------------------------------------------------------------------


def run(command, **settings):
    """Run to the end and return the exit code; 127 when there is no such program."""
    try:
        return subprocess.run([str(part) for part in command], **settings).returncode
    except FileNotFoundError as problem:
        say(str(problem))
        return 127


def start(command, env):
    """Become `command`, so that its exit code and Ctrl+C are its own."""
    command = [str(part) for part in command]
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=env).returncode)
    os.execve(command[0], command, env)


def say(sentence):
    print("bootstrap: " + sentence, file=sys.stderr, flush=True)


def stop(sentence, code=1):
    say(sentence)
    sys.exit(code)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as problem:  # a folder that cannot be written, a full disk
        stop("{}: {}".format(problem.filename, problem.strerror) if problem.filename else str(problem))
