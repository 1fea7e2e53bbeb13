"""What packaging/build.py makes, and a bare Debian to install it on.  For the tests of the marker `bundle`."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.house.layout import ROOT

DIST = ROOT / "dist"
SYSTEM_PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
HALF_AN_HOUR = 1800


def run(*command: object, **settings) -> str:
    """What a command that must work says; what it complains of, when it does not."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=HALF_AN_HOUR, **settings)
    assert done.returncode == 0, f"{command[0]} ended with {done.returncode}:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def size(path: Path) -> int:
    """Of a file, or of what a folder holds; in bytes."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(each.stat().st_size for each in files)


class BareSystem:
    """A Debian of this release with nothing in it, in `folder`; commands run there as root, or as the game master `gm`."""

    GM = 1234

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home" / "gm"

    def make(self) -> None:
        """By debootstrap, from wherever this machine's own packages come from."""
        os_release = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
        asked = run("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages")
        run("debootstrap", "--variant=minbase", os_release["VERSION_CODENAME"], self.folder, asked.split()[0])
        self.folder.chmod(0o755)  # a test's folder is its maker's alone, and this is everybody's root
        for name in ("resolv.conf", "hosts"):
            if Path("/etc", name).exists():
                shutil.copyfile(f"/etc/{name}", self.folder / "etc" / name)
        self.home.mkdir(parents=True)
        os.chown(self.home, self.GM, self.GM)

    def run(self, *command: object, **env: str) -> str:
        """As root, with nothing of this machine's environment."""
        return run("chroot", self.folder, "env", "-i", f"PATH={SYSTEM_PATH}", *_set(env), *command)

    @contextmanager
    def running(self, *command: object, **env: str) -> Iterator[subprocess.Popen]:
        """A program of the game master's, ended at the end if it did not end by itself."""
        # The server on this machine's screen asks nobody here for a password.
        words = ("env", "-i", f"PATH={SYSTEM_PATH}", "HOME=/home/gm", "LANG=C.UTF-8", *_set(env), *command)
        ids = f"--userspec={self.GM}:{self.GM}"
        program = subprocess.Popen(["chroot", ids, str(self.folder), *(str(word) for word in words)])
        try:
            yield program
        finally:
            if program.poll() is None:
                program.terminate()
            program.wait(20)

    def files(self) -> set[str]:
        """Every path there that is no cache or log of the package system's own."""
        passing = ("/var/", "/etc/", "/tmp/", "/home/", "/proc/", "/dev/", "/run/")
        found = ("/" + path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*"))
        return {path for path in found if not path.startswith(passing)}


def _set(env: dict[str, str]) -> list[str]:
    return [f"{name}={value}" for name, value in env.items()]
