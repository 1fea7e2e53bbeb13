#!/usr/bin/env python3
"""The installable program, as far as this system can make it, and the proof that it runs.

    python3 packaging/build.py            everything: bundle, self-test, packages, checksums
    python3 packaging/build.py bundle     only the bundle and its self-test

(On Windows: py packaging\\build.py.)  What comes out lies in dist/: the folder `battlemap` with the program in it, which can be
started there; on Linux a .deb, an .rpm and, where appimagetool is, an AppImage; on Windows a setup program, where Inno Setup is;
on macOS Battlemap.app and a .dmg.  PyInstaller builds for the system it runs on, so each of the three is built at home;
.github/workflows does that for every tag.

The bundle is made in an environment of its own, build/venv, that holds what pyproject.toml asks for and no more: what is missing
there is missing in the program, and what a developer has installed besides does not slip in.

Not here: what goes into the bundle (battlemap.spec) and what the packages hold (linux/, windows/, macos/, appimage/).
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import bootstrap

ROOT = bootstrap.ROOT
BUILD, DIST = ROOT / "build", ROOT / "dist"
IS_WINDOWS, IS_MAC, IS_LINUX = (platform.system() == name for name in ("Windows", "Darwin", "Linux"))
BUNDLE = DIST / "battlemap"
APP = DIST / "Battlemap.app"
PROGRAM = APP / "Contents" / "MacOS" / "battlemap" if IS_MAC else BUNDLE / ("battlemap.exe" if IS_WINDOWS else "battlemap")
PACKED = ("*.deb", "*.rpm", "*.AppImage", "*-setup.exe", "*.dmg", "SHA256SUMS")
SELFTEST_SECONDS = 180
# What a program needs of its surroundings to find the user's folders and the system's libraries.
KEPT = ("SYSTEMROOT", "TEMP", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "PATH") if IS_WINDOWS else ("PATH", "HOME", "TMPDIR")


def main() -> int:
    """Make the environment, then go on in it."""
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("all", "bundle"), default="all")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)  # set where the environment is ready
    options = parser.parse_args()
    try:
        if options.inside:
            return build(options.what)
        with alone():
            forget()
            return in_environment(options.what)
    except BuildError as wrong:
        told = str(wrong)
    except OSError as wrong:  # a folder that cannot be written, a full disk
        told = f"{wrong.filename}: {wrong.strerror}" if wrong.filename else str(wrong)
    print(f"build: {told}", file=sys.stderr)
    return 1


class BuildError(Exception):
    """Something could not be built; its text is one sentence."""


def in_environment(what: str) -> int:
    """The same once more, with the Python that has what is needed."""
    if IS_LINUX and sysconfig.get_config_var("Py_ENABLE_SHARED") == 0:
        raise BuildError(
            f"{sys.executable} was built without its shared library, which the frozen program brings along: "
            "choose another Python, or build this one with --enable-shared"
        )
    os.environ["BATTLEMAP_VENV"] = str(BUILD / "venv")
    venv = bootstrap.Venv()
    bootstrap.apt_install([*build_packages(), *bootstrap.missing_libraries(window=True), *venv.missing_packages({"build"})])
    venv.make_ready({"build"})
    sys.stdout.flush()
    return bootstrap.run([venv.python, __file__, what, "--inside"], env=venv.environment())


def build_packages() -> list[str]:
    """The Debian packages PyInstaller needs: the tools that look into a library, and Python as one."""
    if not IS_LINUX:
        return []
    missing = [tool for tool in ("objdump", "strip") if not shutil.which(tool)]
    if not shutil.which("apt-get"):
        if missing:
            raise BuildError(f"{' and '.join(missing)} cannot be found: install your distribution's binutils")
        return []
    series = "python{}.{}".format(*sys.version_info[:2])
    is_system = sys.base_prefix == "/usr"
    packages = ["binutils"] if missing else []
    return packages + (["lib" + series] if is_system and not bootstrap.is_loadable(f"lib{series}.so.1.0") else [])


@contextmanager
def alone() -> Iterator[None]:
    """No other build in these folders meanwhile.  The lock ends with the process, however that ends."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            import fcntl  # not on Windows, where the files of a build in use cannot be replaced anyway

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass
        except BlockingIOError:
            raise BuildError(f"another build is at work in {ROOT}") from None
        yield


# ---------------------------------------------------------------- the steps
def build(what: str) -> int:
    """All of it, each step told with its seconds."""
    step("icons", icons)
    step("bundle", bundle)
    step("self-test of the frozen program", selftest)
    if what == "all":
        for name, make in PACKAGES[platform.system()]:
            step(name, make)
        step("checksums", checksums)
    print(f"build: done, see {DIST.name}/")
    return 0


def step(name: str, deed: Callable[[], str]) -> None:
    """Do one step and say what came of it."""
    started = time.monotonic()
    print(f"build: {name} ...", flush=True)
    told = deed()
    print(f"build: {name}: {told} ({time.monotonic() - started:.0f} s)", flush=True)


def forget() -> None:
    """What an earlier build left in dist/ goes: where this one fails, nothing lies there that could be taken for its work."""
    DIST.mkdir(exist_ok=True)
    for old in (BUNDLE, APP):
        if old.exists():
            shutil.rmtree(old)
    for pattern in PACKED:
        for old in DIST.glob(pattern):
            old.unlink()


def version() -> str:
    """The program's, read without importing it."""
    text = (ROOT / "battlemap" / "__init__.py").read_text(encoding="utf-8")
    return text.split('__version__ = "')[1].split('"')[0]


def icons() -> str:
    run(sys.executable, ROOT / "packaging" / "make_icons.py", BUILD / "icons", QT_QPA_PLATFORM="offscreen")
    return "build/icons"


def bundle() -> str:
    run(
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", DIST,
        "--workpath", BUILD / "pyinstaller", ROOT / "packaging" / "battlemap.spec", QT_QPA_PLATFORM="offscreen",
    )  # fmt: skip
    return f"{DIST.name}/{BUNDLE.name}, {megabytes(BUNDLE):.0f} MB"


def selftest() -> str:
    """The frozen program on its own: nothing of this Python's environment, no screen, another folder."""
    report = BUILD / "selftest.txt"
    report.unlink(missing_ok=True)
    env = {name: os.environ[name] for name in KEPT if name in os.environ} | {"LANG": "C.UTF-8"}
    command = [PROGRAM, "--selftest", "--report", report]
    try:
        done = subprocess.run(command, cwd=BUILD, env=env, capture_output=True, text=True, timeout=SELFTEST_SECONDS)
    except subprocess.TimeoutExpired:
        raise BuildError(f"the frozen program's self-test did not end within {SELFTEST_SECONDS} s") from None
    told = report.read_text(encoding="utf-8") if report.exists() else done.stdout + done.stderr
    print(told.rstrip())
    if done.returncode:
        raise BuildError(f"the frozen program failed its self-test (exit code {done.returncode})")
    return "passed"


# ---------------------------------------------------------------- packages
def linux_packages() -> str:
    sys.path.append(str(ROOT / "packaging" / "linux"))
    import packages

    try:
        tree = packages.lay_out(BUNDLE, BUILD / "icons")
        made = [packages.deb(tree, DIST, version()), packages.rpm(tree, DIST, version())]
    except packages.PackageError as wrong:
        raise BuildError(str(wrong)) from None
    return named(*made)


def appimage() -> str:
    if not shutil.which("appimagetool"):
        return "left out, appimagetool is missing here"
    run("bash", ROOT / "packaging" / "appimage" / "build_appimage.sh")
    return named(*DIST.glob("*.AppImage"))


def windows_setup() -> str:
    if not shutil.which("iscc"):
        return "left out, Inno Setup's iscc is missing here"
    run("iscc", "/Qp", f"/DAppVersion={version()}", ROOT / "packaging" / "windows" / "battlemap.iss")
    return named(*DIST.glob("*.exe"))


def disk_image() -> str:
    run("bash", ROOT / "packaging" / "macos" / "make_dmg.sh")
    return named(*DIST.glob("*.dmg"))


def checksums() -> str:
    run(sys.executable, ROOT / "packaging" / "checksums.py")
    return f"{DIST.name}/SHA256SUMS"


PACKAGES: dict[str, list[tuple[str, Callable[[], str]]]] = {
    "Linux": [(".deb and .rpm", linux_packages), ("AppImage", appimage)],
    "Windows": [("setup program", windows_setup)],
    "Darwin": [("disk image", disk_image)],
}


# ---------------------------------------------------------------- small things
def run(*command: object, **env: str) -> None:
    """One tool, whose words are shown as they come; a failure ends the build."""
    words = [str(word) for word in command]
    if bootstrap.run(words, cwd=str(ROOT), env={**os.environ, **env}):
        raise BuildError(f"{Path(words[1] if words[0] == sys.executable else words[0]).name} failed (see above)")


def megabytes(path: Path) -> float:
    """A file's size, or a folder's."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(each.stat().st_size for each in files) / 1_000_000


def named(*paths: Path) -> str:
    return ", ".join(f"{DIST.name}/{path.name}, {megabytes(path):.0f} MB" for path in sorted(paths))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
