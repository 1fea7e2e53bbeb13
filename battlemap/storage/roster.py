"""The party between fights: player characters as they fare, by party, in marching order.

    roster = load().value
    save(roster.with_party(party))

One readable file, written whole; what it held before is kept beside it, and read where the file itself is spoiled.  Not here: who
goes into a fight and comes back (`ui.bestiary`).
"""

import shutil
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from battlemap.model import Token
from battlemap.storage import private
from battlemap.storage.errors import SaveError
from battlemap.storage.places import user_folder
from battlemap.storage.readable import read, write

KIND = "parties"


class Party(msgspec.Struct, frozen=True, kw_only=True):
    """Who belongs together, from front to back; `ruleset`: whose figures they have."""

    name: str
    ruleset: str = ""
    members: tuple[Token, ...] = ()

    def member(self, token_id: str) -> Token | None:
        return next((token for token in self.members if token.id == token_id), None)

    def with_member(self, token: Token) -> "Party":
        """In the place it has, or behind the others."""
        if self.member(token.id) is None:
            return replace(self, members=(*self.members, token))
        return replace(self, members=tuple(token if each.id == token.id else each for each in self.members))

    def without(self, token_id: str) -> "Party":
        return replace(self, members=tuple(token for token in self.members if token.id != token_id))


class Roster(msgspec.Struct, frozen=True, kw_only=True):
    """All parties; `current` is the name of the one shown."""

    parties: tuple[Party, ...] = ()
    current: str = ""

    @property
    def party(self) -> Party | None:
        """The one shown."""
        return next((party for party in self.parties if party.name == self.current), next(iter(self.parties), None))

    def with_party(self, party: Party, old_name: str = "") -> "Roster":
        """It, in place of the one of that name, and shown."""
        name = old_name or party.name
        known = any(each.name == name for each in self.parties)
        parties = tuple(party if each.name == name else each for each in self.parties)
        return Roster(parties=parties if known else (*parties, party), current=party.name)

    def without(self, name: str) -> "Roster":
        return Roster(parties=tuple(party for party in self.parties if party.name != name), current="")


class Loaded(msgspec.Struct, frozen=True):
    """`trouble` says why it is the last state but one."""

    roster: Roster
    trouble: str = ""


def roster_path() -> Path:
    return user_folder("") / "parties.json"


def backup_path() -> Path:
    return roster_path().with_suffix(".before.json")


def damaged_path() -> Path:
    return roster_path().with_suffix(".damaged.json")


def load() -> Loaded:
    """What is kept, nothing where nothing was ever kept.  A spoiled file is set aside and the state before it is taken; raises
    SaveError where that one cannot be read either."""
    path = roster_path()
    if not path.exists() and not backup_path().exists():
        return Loaded(Roster())
    try:
        return Loaded(read(path, KIND, Roster))
    except SaveError as wrong:
        if not backup_path().exists():
            raise
        before = read(backup_path(), KIND, Roster)
        with suppress(OSError):
            path.replace(damaged_path())
        return Loaded(before, str(wrong))


def save(roster: Roster) -> None:
    """Write it; what was there before becomes the backup, or is set aside where it has been spoiled.  Raises SaveError, and then
    both are as they were."""
    path = roster_path()
    with suppress(OSError):  # the first time there is nothing to keep
        if path.exists():
            _copy(path, backup_path() if _is_sound(path) else damaged_path())
    write(path, KIND, roster)


def _copy(path: Path, goal: Path) -> None:
    goal.unlink(missing_ok=True)
    private.begin(goal, goal)
    shutil.copyfile(path, goal)


def _is_sound(path: Path) -> bool:
    try:
        read(path, KIND, Roster)
    except SaveError:
        return False
    return True


class Shown:
    """The roster as a window shows it: what another window, or somebody by hand, has written meanwhile is not written over."""

    def __init__(self) -> None:
        self.roster = Roster()
        self._stamp: tuple[int, int, int] | None = None

    def read(self) -> str:
        """As it is on disk; "" or why it is the last state but one.  Raises SaveError where it cannot be read at all."""
        self._stamp = _stamp()
        loaded = load()
        self.roster = loaded.roster
        return loaded.trouble

    def follow(self) -> bool:
        """Is there another one on disk?  Then that is the one shown from now on.  A spoiled file is none."""
        stamp = _stamp()
        if stamp is None or stamp == self._stamp:
            return False
        try:
            there = read(roster_path(), KIND, Roster)
        except SaveError:
            return False
        was, self.roster, self._stamp = self.roster, there, stamp
        return there != was

    def keep(self, wanted: Roster) -> bool:
        """Write it; False where another one has come meanwhile, which is shown then.  Raises SaveError."""
        if self.follow():
            return False
        save(wanted)
        self.roster, self._stamp = wanted, _stamp()
        return True


def _stamp() -> tuple[int, int, int] | None:
    """Another one once anybody has written the file; None where there is none."""
    try:
        status = roster_path().stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns, status.st_size
