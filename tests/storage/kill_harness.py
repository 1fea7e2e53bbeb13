"""A fight played in a process that will be killed, and the judge of what the file then holds.

    with Player() as player:
        player.live(Life(path, diary, seed, deeds, "commit"))      plays on in the file, or in a new one, and dies
    judge(path, diary)                                             raises AssertionError where something shown is lost

A life is so many deeds long, however fast they go, and ends within what is named of the next one: the kernel's timer is set to
a part of what such a one took lately.  Its signal, with nobody to catch it, ends a process as `kill -9` does: at once, wherever
it is.

The player writes a diary: "asked N" when a command is about to be kept, "shown N HASH" once the change has been sent out, as
the screen would show it, "refused N" where it could not be kept.  N counts records in the file; HASH is of the state with its
place in the history.  "rescued NAME": from now on the fight is in that file.  "dying MOMENT": the timer is set, "alive": it was
set too late, and the next such moment may be the last.  A line is one `write`, so it outlives the process as the picture on a
screen would.  What befalls the fight meanwhile, besides the player's end, is in `faults`.

Starting Python takes longer than playing: one process with everything loaded (`python -m tests.storage.kill_harness`) forks a
child per life.  Only where there is `fork`.
"""

import ctypes
import hashlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import msgspec
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.encounter.dice import Roller
from battlemap.encounter.document import Document, Record
from battlemap.encounter.outcome import NeedDice
from battlemap.model import BattlemapError, Encounter
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, opening
from battlemap.storage.replacing import beside
from tests.storage.faults import CRITICAL, FAULTS, MOMENTS, Fault
from tests.storage.fights import fight, furnished_scene

ROOT = Path(__file__).resolve().parents[2]


def mark(document: Document) -> str:
    """A hash of the state and of its place in the history."""
    blob = msgspec.msgpack.encode((document.state, document.position, len(document.steps)))
    return hashlib.sha256(blob).hexdigest()[:16]


# ------------------------------------------------------------ the player
class Life(msgspec.Struct, frozen=True):
    """Who plays where, and when that ends: within the next `moment`, one of `faults.MOMENTS`, once so many deeds are done."""

    path: Path
    diary: Path
    seed: int
    deeds: int
    moment: str
    fault: str = "kill -9 at any moment"


class Death:
    """A player's end.  `usual`: what each moment takes here, in seconds; kept up to date while nobody dies."""

    def __init__(self, life: Life, rng: random.Random, usual: dict[str, float], say: Callable[[str], None]) -> None:
        self._life, self._rng, self._say = life, rng, say
        self.usual, self._left = usual, life.deeds

    def come_nearer(self) -> None:
        """A deed is done."""
        self._left -= 1

    def waits_for(self, *moments: str) -> bool:
        """Is nothing missing but one of these?  Not while the fight is in no file."""
        due = self._left <= 0 and self._life.moment in moments
        return due and not (self._life.path.parent / CRITICAL).exists()

    @contextmanager
    def within(self, moment: str) -> Iterator[None]:
        """Around what one may die in."""
        is_last = self.waits_for(moment)
        if is_last:
            self._say(f"dying {moment}")
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_REAL, max(1e-6, self._rng.random() * self.usual[moment]))
        began = time.perf_counter()
        try:
            yield
            self.usual[moment] = (self.usual[moment] + time.perf_counter() - began) / 2
        finally:
            if is_last:
                signal.setitimer(signal.ITIMER_REAL, 0)
                self._say("alive")


class Game:
    """One player with the fight's file of now."""

    def __init__(self, life: Life, fault: Fault, usual: dict[str, float]) -> None:
        self.rng, self.fault = random.Random(life.seed), fault
        self._pages = os.open(life.diary, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self.path, fault.say = place_of(life.path, life.diary), self.say
        self.death = Death(life, self.rng, usual, self.say)

    def say(self, line: str) -> None:
        os.write(self._pages, f"{line}\n".encode())

    def play(self) -> NoReturn:
        """Play on until killed."""
        self.say("born")
        self.fault.begin(self.path, self.rng)
        while True:
            try:
                self.sit_down()
            except SaveError:
                self.say("bitten: not opened")
                self._refused()
                time.sleep(0.002)

    def sit_down(self) -> None:
        """Open the file, play a while, perhaps make a copy, and put it away."""
        with self.death.within("opening"):
            file = FightFile.open(self.path) if self.path.exists() else self._new()
        with file:
            self._play_a_while(file)
            if (self.rng.random() < 0.5 or self.death.waits_for("copying")) and file._held.is_in_place():
                with self.death.within("copying"):
                    file.save_as(self.path.with_name(f"copy of {self.path.name}"))
            with self.death.within("closing"):
                file.close()

    def _new(self) -> FightFile:
        return FightFile.create(self.path, fight(scene=furnished_scene()))

    def _refused(self) -> None:
        if not self.fault.may_refuse:
            raise  # what is being handled
        self.fault.relent(self.path, self.rng)

    def _play_a_while(self, file: FightFile) -> None:
        rng, number = self.rng, file._seq
        document = file.document(find_ruleset)

        def journal(record: Record, after: Encounter) -> None:
            self.say(f"asked {number + 1}")
            with self.death.within("commit"), self.fault.keeping(file.path, rng):
                file.journal(record, after)

        def shown(change: Change) -> None:
            nonlocal number
            number += 1
            pending.append(number)

        pending: list[int] = []
        document.set_journal(journal)
        document.subscribe(shown)
        self.say(f"shown {number} {mark(document)}")
        for _ in range(rng.randint(1, self.fault.deeds)):
            if self.death.waits_for("opening", "copying", "closing"):
                break
            try:
                with self.death.within("deed"):
                    _one_deed(document, file, rng)
                    if pending:
                        self.say(f"shown {pending.pop()} {mark(document)}")
            except BattlemapError:
                self.say(f"refused {number + 1}")
                self._refused()
                if not file.is_read_only and not file._held.is_in_place():
                    self._rescue(file)
            self.death.come_nearer()
            if file.is_read_only:
                return
            self.fault.between(self.path, rng)
        if not file.is_read_only and not file._held.is_in_place():
            self._rescue(file)  # the window keeps a backup as it lets go of the file, wherever that has gone

    def _rescue(self, file: FightFile) -> None:
        """What the sentence says: Save as."""
        self.path = self.path.with_name(f"rescued {time.monotonic_ns()}.battlemap")
        file.save_as(self.path)
        self.say(f"rescued {self.path.name}")
        (self.path.parent / CRITICAL).unlink(missing_ok=True)


def play(life: Life, usual: dict[str, float], number: int) -> NoReturn:
    """Play on until killed; the one of this number, where there are many."""
    if life.seed % 3 == 0:
        opening._can_have_log = lambda _: False  # a folder that allows a rollback journal only
    Game(replace(life, seed=life.seed + number * 1_000_000), FAULTS[life.fault](), usual).play()


def rehearsed() -> dict[str, float]:
    """How long each moment takes here, until it is known better."""
    with tempfile.TemporaryDirectory() as folder:
        life = Life(Path(folder) / "game.battlemap", Path(folder) / "diary", 1, sys.maxsize, "deed")
        game = Game(life, Fault(), dict.fromkeys(MOMENTS, 0.0))
        while not all(game.death.usual.values()):
            game.sit_down()
        return game.death.usual


def place_of(path: Path, diary: Path) -> Path:
    """Where the fight is now."""
    lines = diary.read_text().splitlines() if diary.exists() else []
    names = [line.removeprefix("rescued ") for line in lines if line.startswith("rescued ")]
    return path.with_name(names[-1]) if names else path


def _one_deed(document: Document, file: FightFile, rng: random.Random) -> None:
    dice = rng.random()
    if dice < 0.12:
        document.undo(rng.randint(1, 3))
    elif dice < 0.2:
        document.redo(rng.randint(1, 3))
    elif dice < 0.21:
        file.put_picture(rng.randbytes(rng.randint(1, 200_000)))
    else:
        _command(document, _any_command(document.state, rng), Roller(rng.randrange(2**32)))


def _command(document: Document, command: c.Command, roller: Roller) -> None:
    """Give it, with the dice it wants; a refusal is no deed, and where the rules stumble is for their tests to say."""
    faces: list[int] = []
    try:
        while isinstance(outcome := document.preview(command, faces), NeedDice):
            faces += roller.roll(outcome.sides)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return
    document.do(command, faces)


def _any_command(state: Encounter, rng: random.Random) -> c.Command:
    """What a game master might do next by the rules of D&D 2024; much of it is refused."""
    if state.pending:
        by = state.pending[0].by
        return c.Decline(token=by) if rng.random() < 0.5 else c.React(token=by, attack="blade")
    token, other = rng.choice(list(state.tokens)), rng.choice(list(state.tokens))
    who = state.turn.active or token
    x, y = state.tokens[who].at
    near = (max(0, x + rng.randint(-2, 2)), max(0, y + rng.randint(-2, 2)))
    return rng.choice(
        [
            c.Begin() if not state.turn.begun else c.EndTurn(token=who),
            c.MoveToken(token=who, to=near),
            c.MoveToken(token=who, to=near),
            c.MoveToken(token=token, to=(rng.randrange(9), rng.randrange(5)), force=True),
            c.MakeAttack(token=who, target=other, attack="blade"),
            c.MakeAttack(token=who, target=other, attack="blade"),
            c.ApplyDamage(target=token, parts=(c.DamagePart(amount=rng.randint(1, 9), type="fire"),)),
            c.ApplyDamage(targets=("gob", "nob"), roll="2d6", type="cold", half=("nob",)),
            c.Heal(target=token, amount=rng.randint(1, 9)),
            c.GiveTempHp(target=token, amount=rng.randint(1, 9)),
            c.SetCondition(target=token, add=rng.choice(["prone", "poisoned", "grappled"])),
            c.SetCondition(target=token, remove=rng.choice(["prone", "poisoned", "grappled"])),
            c.Act(token=who, action=rng.choice(["dash", "disengage", "dodge"])),
            c.RollSave(token=token, ability="dex", dc=13),
            c.Concentrate(token=token, on="bless"),
            c.Edit(token=token, fields={"note": f"Notiz {rng.random()}"}),
            c.SetDoor(door="d1", state=rng.choice(["open", "closed"])),
        ]
    )


# ------------------------------------------------------------ killing
class Player:
    """The process with everything loaded."""

    def __enter__(self) -> "Player":
        words = [sys.executable, "-m", "tests.storage.kill_harness"]
        self._server = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._server.stdout is not None and self._server.stdin is not None
        self._answers, self._orders = self._server.stdout, self._server.stdin
        assert self._answers.readline() == "ready\n"
        return self

    def __exit__(self, *_: object) -> None:
        self._orders.close()
        self._server.wait(10)
        self._answers.close()

    def live(self, life: Life) -> None:
        """Let a child play until it dies."""
        print(msgspec.json.encode(life, enc_hook=str).decode(), file=self._orders, flush=True)
        said = self._answers.readline()
        assert said in ENDS, f"the player had ended by itself: {said}"


ENDS = {f"{-signal.SIGALRM}\n", f"{-signal.SIGXFSZ}\n"}
PATIENCE = 60  # seconds


def serve() -> None:
    """Fork the players of each life read, and say how the first of them ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(36, 1)  # PR_SET_CHILD_SUBREAPER: whom a player has begun is waited for here, too
    usual = rehearsed()
    signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"nobody has died in {PATIENCE} seconds"))
    print("ready", flush=True)
    for line in sys.stdin:
        life = msgspec.json.decode(line, type=Life, dec_hook=lambda kind, value: kind(value))
        group = 0
        for number in range(FAULTS[life.fault].players):
            child = os.fork()
            if child == 0:
                _be_born(life, usual, number, group)
            group = group or child
            os.setpgid(child, group)
        try:
            signal.alarm(PATIENCE)
            _, status = os.waitpid(-group, 0)
            signal.alarm(0)
            time.sleep(random.random() * 0.05 if FAULTS[life.fault].players > 1 else 0)  # the other one goes on
        finally:
            _end_group(group)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _be_born(life: Life, usual: dict[str, float], number: int, group: int) -> NoReturn:
    try:
        os.setpgid(0, group)
        play(life, usual, number)
    except BaseException:
        traceback.print_exc()
    os._exit(1)


def _end_group(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
        while True:
            os.waitpid(-group, 0)
    except (ProcessLookupError, ChildProcessError):
        return


# ------------------------------------------------------------ judging
def judge_aside(path: Path, diary: Path, folder: Path) -> tuple[int, bool]:
    """`judge` on copies in an empty folder: the next player finds what is left by the killed one, not what the judge mends."""
    place = place_of(path, diary)
    for file in (place, place.with_name(f"copy of {place.name}")):
        for each in (file, *beside(file)):
            if each.exists():
                shutil.copy(each, folder)
    return judge(folder / path.name, diary)


def judge(path: Path, diary: Path) -> tuple[int, bool]:
    """The file opens, is whole, and holds what was last shown, or the one command more that was asked for.  How many records,
    and whether it was one more."""
    lines = [line.split() for line in diary.read_text().splitlines() if line.startswith(("asked ", "shown ", "refused "))]
    lines = [words for words in lines if len(words) == (3 if words[0] == "shown" else 2)]  # the last may be cut short
    if not lines:  # killed before anything was shown
        judge_copy(path)
        return 0, False
    shown = {int(words[1]): words[2] for words in lines if words[0] == "shown"}
    numbers = [int(words[1]) for words in lines if words[0] == "shown"]
    assert numbers == sorted(numbers), "what was shown was gone when the next player came"
    assert "\ntwo at once" not in diary.read_text(), "another program was let in"
    last, asked, place = numbers[-1], lines[-1][0] == "asked", place_of(path, diary)
    with FightFile.open(place) as file:
        health = file._held.connection.execute("PRAGMA integrity_check").fetchone()
        assert health == ("ok",), health
        records = list(file.records())
        assert len(records) in ((last, last + 1) if asked else (last,)), f"{len(records)} records, shown were {last}"
        document = file.verify(find_ruleset)
        if len(records) == last:
            assert mark(document) == shown[last], f"not the state that was shown at record {last}"
        else:
            before = Document.restored(file.base, records[:last], find_ruleset)
            assert mark(before) == shown[last], f"not the state that was shown at record {last}"
    left = list(place.parent.glob(f"{place.name}-*"))
    assert not left or any(place.parent.glob("ballast")), f"something was left beside the file: {left}"
    judge_copy(place.with_name(f"copy of {place.name}"))
    return len(records), len(records) > last


def judge_copy(path: Path) -> None:
    """A copy is there whole or not at all; the first one may not be there yet."""
    if path.exists():
        with FightFile.open(path) as file:
            file.verify(find_ruleset)


def died_within(diary: Path) -> str:
    """The moment that the last player did not outlive; "" where it ended otherwise."""
    lines = diary.read_text().splitlines()
    last = next(line for line in reversed(lines) if line.startswith(("dying", "alive", "born")))
    return last.removeprefix("dying ") if last.startswith("dying") else ""


if __name__ == "__main__":
    serve()
