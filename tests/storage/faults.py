"""What may befall a fight while it is played, besides the end of its player.  Used by `kill_harness`, in the player's process.

A fault acts in three places: before the player begins, around a record that is being kept, and between two deeds.  It says in the
diary when it has bitten ("bitten WHAT"), so that a run that met no trouble is not counted as one that did.
"""

import ctypes
import os
import random
import resource
import select
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path

from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, fight_file, leftovers, opening, replacing
from tests.storage.fights import damage, fight

Say = Callable[[str], None]
MOMENTS = ("opening", "deed", "commit", "copying", "closing")
"""What a player may die in.  A commit is within a deed."""
CRITICAL = "somebody is at the file"
"""While a file of this name lies in the game's folder, the player is not killed: its fight is in no file just then."""


class Fault:
    """No other trouble: kill -9 at any moment."""

    may_refuse = False
    players = 1
    deeds = 20
    """At most so many until the file is closed and opened anew."""
    life = (8, 24)
    """So many deeds at least, and at most, until the player dies: enough to meet the fault, however seldom it comes."""
    moments = MOMENTS
    say: Say

    def begin(self, path: Path, rng: random.Random) -> None:
        """As the player starts."""

    @contextmanager
    def keeping(self, path: Path, rng: random.Random) -> Iterator[None]:
        """Around one record."""
        yield

    def between(self, path: Path, rng: random.Random) -> None:
        """After a deed."""

    def relent(self, path: Path, rng: random.Random) -> None:
        """Something was refused."""

    def mend(self, path: Path, rng: random.Random) -> None:
        """In the judge's process, once the player is dead."""


class Commit(Fault):
    """Ended some microseconds after a record was begun."""

    moments = ("commit",)


class Torn(Fault):
    """Ended within a write: the first bytes of it are in the file, the others never come."""

    @contextmanager
    def keeping(self, path: Path, rng: random.Random) -> Iterator[None]:
        if rng.random() < 0.4:
            self.say("bitten")
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
            _limit(_longest(path) + rng.randint(1, 9000))
        yield
        _limit(None)


class Quota(Fault):
    """A quota refuses to let the files grow, again and again; then there is room once more."""

    may_refuse = True

    @contextmanager
    def keeping(self, path: Path, rng: random.Random) -> Iterator[None]:
        if rng.random() < 0.4:
            self.say("bitten")
            _limit(max(1, _longest(path) + rng.randint(-4000, 9000)))
        try:
            yield
        finally:
            _limit(None)


class FullDisk(Fault):
    """A disk of two megabytes that somebody fills to the last byte, and clears again."""

    may_refuse = True

    def between(self, path: Path, rng: random.Random) -> None:
        assert shutil.disk_usage(path.parent).total < 2**22, "that disk is somebody's"
        if rng.random() < 0.35:
            self.say("bitten")
            with (path.parent / "ballast").open("ab", buffering=0) as filler:
                try:
                    while True:
                        filler.write(b"x" * rng.choice([512, 4096]))
                except OSError:
                    return

    def relent(self, path: Path, rng: random.Random) -> None:
        if rng.random() < 0.3:
            (path.parent / "ballast").unlink(missing_ok=True)

    def mend(self, path: Path, rng: random.Random) -> None:
        if rng.random() < 0.5:  # else it is opened on the full disk
            (path.parent / "ballast").unlink(missing_ok=True)


class ReadOnly(Fault):
    """The folder, or the file, may only be read for a while."""

    may_refuse, deeds = True, 12

    def begin(self, path: Path, rng: random.Random) -> None:
        _obey_rights()

    def between(self, path: Path, rng: random.Random) -> None:
        if rng.random() < 0.25:
            self.say("bitten")
            (path.parent if rng.random() < 0.5 else path).chmod(0o555)

    def relent(self, path: Path, rng: random.Random) -> None:
        if rng.random() < 0.3:
            self._allow(path)

    def mend(self, path: Path, rng: random.Random) -> None:
        self._allow(path)

    def _allow(self, path: Path) -> None:
        path.parent.chmod(0o755)
        if path.exists():
            path.chmod(0o644)


class Taken(Fault):
    """Another process removes the file, moves it away, or puts another fight in its place.  What the player does then is what the
    sentence says: Save as."""

    may_refuse = True

    def between(self, path: Path, rng: random.Random) -> None:
        taken = path.parent / CRITICAL
        if rng.random() < 0.2 and path.exists() and not taken.exists():
            taken.touch()
            how = rng.choice(["deleted", "moved", "replaced"])
            other = path.with_name(f"other {rng.randrange(2**32)}.battlemap")
            if how == "replaced":
                with FightFile.create(other, fight(title="Another")) as file:
                    document = file.document(find_ruleset)
                    for amount in range(1, rng.randint(2, 9)):
                        document.do(damage("gob", amount))
                shutil.copyfile(other, other.with_suffix(".copy"))
            _elsewhere(lambda: _take(path, other, how))
            self.say(f"bitten {how}")

    def mend(self, path: Path, rng: random.Random) -> None:
        """Whatever was put in the place of a fight is as it was, and opens."""
        for copy in path.parent.glob("other *.copy"):
            for found in path.parent.glob("*.battlemap"):
                if found.read_bytes() == copy.read_bytes():
                    break
            else:
                raise AssertionError("a fight that took another's place was changed")
            with FightFile.open(found) as file:
                kept = [record.command for record in file.records()]
                assert file.base.title == "Another" and 1 <= len(kept) <= 8, "not the fight that was put there"
            copy.unlink()


class Locked(Fault):
    """Another program has the file open as the player comes, and tries to get in all the while."""

    may_refuse = True

    def begin(self, path: Path, rng: random.Random) -> None:
        player, seconds = os.getpid(), rng.uniform(0, 0.05)
        self._ours, theirs = socket.socketpair()
        if os.fork():
            theirs.close()
            self._ask()  # it has the file now
            return
        try:
            opening.WAIT_SECONDS = leftovers.WAIT_SECONDS = 0
            self._ours.close()
            _hold(path, seconds, theirs)
            while os.getppid() == player:
                is_asked = bool(select.select([theirs], [], [], 0.02)[0])
                if is_asked and not theirs.recv(1):
                    return  # nobody is there any more
                try:
                    FightFile.open(path).close()
                    self.say("two at once" if is_asked else "let in")
                except SaveError as wrong:
                    if "already open" in str(wrong):
                        self.say("bitten: kept out")
                if is_asked:
                    theirs.send(b"!")
        finally:
            os._exit(0)

    def between(self, path: Path, rng: random.Random) -> None:
        if rng.random() < 0.25:
            self._ask()

    def _ask(self) -> None:
        """Let the other one try now, and wait until it has."""
        self._ours.send(b"?")
        self._ours.recv(1)


class Two(Fault):
    """Two programs on one file; who has it plays, the other is refused and tries again."""

    may_refuse, players = True, 2

    def begin(self, path: Path, rng: random.Random) -> None:
        opening.WAIT_SECONDS = leftovers.WAIT_SECONDS = 0


class Clock(Fault):
    """The clock jumps, mostly back; the files' times with it."""

    def begin(self, path: Path, rng: random.Random) -> None:
        shift, plain = [timedelta()], time.time

        class Jumping(datetime):
            @classmethod
            def now(cls, tz=None):
                return datetime.fromtimestamp(plain(), UTC) + shift[0]

        fight_file.datetime = Jumping
        replacing.time = type("Clock", (), {"time": staticmethod(lambda: plain() + shift[0].total_seconds()),
                                            "monotonic": time.monotonic, "sleep": time.sleep})  # fmt: skip
        self._shift = shift

    def between(self, path: Path, rng: random.Random) -> None:
        if rng.random() < 0.3:
            self.say("bitten")
            self._shift[0] -= timedelta(days=rng.uniform(-30, 400) if self._shift[0] > timedelta(days=-9000) else -9000)
            if path.exists():
                os.utime(path, (rng.randrange(2**31), rng.randrange(2**31)))


FAULTS: dict[str, type[Fault]] = {
    "kill -9 at any moment": Fault, "killed within a commit": Commit, "killed within a write": Torn, "quota": Quota,
    "full disk": FullDisk, "read-only": ReadOnly, "taken away": Taken, "locked": Locked, "two programs": Two,
    "clock jumping": Clock,
}  # fmt: skip


# ------------------------------------------------------------ how
def _limit(size: int | None) -> None:
    """No file may grow beyond it."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most if size is None else size, most))


def _longest(path: Path) -> int:
    """Of what the next record is written into."""
    sizes = [file.stat().st_size for file in (path.with_name(path.name + "-wal"), path) if file.exists()]
    return sizes[0] if sizes else 0


def _obey_rights() -> None:
    """Root may do anything; without these powers it is a user like others."""
    if os.geteuid() or sys.platform != "linux":
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header = struct.pack("=Ii", 0x20080522, 0)
    data = ctypes.create_string_buffer(24)
    libc.capget(header, data)
    low = list(struct.unpack("=6I", data.raw))
    override = 0b1110  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER
    low[0] &= ~override
    low[1] &= ~override
    libc.capset(header, struct.pack("=6I", *low))


def _elsewhere(deed: Callable[[], None]) -> None:
    """In another process."""
    child = os.fork()
    if child == 0:
        try:
            deed()
        finally:
            os._exit(0)
    os.waitpid(child, 0)


def _take(path: Path, other: Path, how: str) -> None:
    match how:
        case "deleted":
            path.unlink()
        case "moved":
            path.rename(path.with_name(f"moved {time.monotonic_ns()}.battlemap"))
        case "replaced":
            os.replace(other, path)


def _hold(path: Path, seconds: float, whom: socket.socket) -> None:
    """As any SQLite program would; `whom` is told once it is held, or cannot be."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=1)) if path.exists() else nullcontext() as connection:
            if connection is not None:
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                connection.execute("BEGIN IMMEDIATE")
            whom.send(whom.recv(1))
            time.sleep(seconds)
    except sqlite3.Error:
        whom.send(whom.recv(1))


def small_disk(folder: Path) -> bool:
    """A disk of two megabytes there; only root may have one."""
    words = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    try:
        return sys.platform == "linux" and subprocess.run(words, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def no_disk(folder: Path) -> None:
    subprocess.run(["umount", "-l", str(folder)], capture_output=True, check=False)
