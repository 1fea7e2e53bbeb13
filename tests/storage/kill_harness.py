"""A fight played in a process that will be killed, and the judge of what the file then holds.

    with Player() as player:
        player.play_and_kill(path, diary, seed, after_seconds)     plays on in the file, or in a new one, and dies
    judge(path, diary)                                             raises AssertionError where something shown is lost

The player writes a diary: "asked N" when a command is about to be kept, "shown N HASH" once the change has been sent out, as
the screen would show it, "refused N" where it could not be kept.  N counts records in the file; HASH is of the state with its
place in the history.  "rescued NAME": from now on the fight is in that file.  A line is one `write`, so it outlives the process
as the picture on a screen would.  What befalls the fight meanwhile, besides the player's end, is in `faults`.

Starting Python takes longer than playing: one process with everything loaded (`python -m tests.storage.kill_harness`) forks a
child per game.  Only where there is `fork`.
"""

import ctypes
import hashlib
import os
import random
import signal
import subprocess
import sys
import time
import traceback
from pathlib import Path

import msgspec

from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.encounter.dice import Roller
from battlemap.encounter.document import Document, Record
from battlemap.encounter.outcome import NeedDice
from battlemap.model import BattlemapError, Encounter
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, opening
from tests.storage.faults import CRITICAL, FAULTS, Fault
from tests.storage.fights import fight, furnished_scene

ROOT = Path(__file__).resolve().parents[2]


def mark(document: Document) -> str:
    """A hash of the state and of its place in the history."""
    blob = msgspec.msgpack.encode((document.state, document.position, len(document.steps)))
    return hashlib.sha256(blob).hexdigest()[:16]


# ------------------------------------------------------------ the player
class Game:
    """One player with the fight's file of now."""

    def __init__(self, path: Path, diary: Path, seed: int, fault: Fault) -> None:
        self.rng, self.fault = random.Random(seed), fault
        self._pages = os.open(diary, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self.path, fault.say = place_of(path, diary), self.say

    def say(self, line: str) -> None:
        os.write(self._pages, f"{line}\n".encode())

    def play(self) -> None:
        """Play on until killed."""
        self.fault.begin(self.path, self.rng)
        while True:
            try:
                file = FightFile.open(self.path) if self.path.exists() else self._new()
                with file:
                    self._play_a_while(file)
                    if self.rng.random() < 0.5 and file._held.is_in_place():
                        file.save_as(self.path.with_name(f"copy of {self.path.name}"))
            except SaveError:
                self.say("bitten: not opened")
                self._refused()
                time.sleep(0.002)

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
            with self.fault.keeping(file.path, rng):
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
            try:
                _one_deed(document, file, rng)
            except BattlemapError:
                self.say(f"refused {number + 1}")
                self._refused()
                if file.is_read_only:
                    return
                if not file._held.is_in_place():
                    self._rescue(file)
            if pending:
                self.say(f"shown {pending.pop()} {mark(document)}")
            self.fault.between(self.path, rng)

    def _rescue(self, file: FightFile) -> None:
        """What the sentence says: Save as."""
        self.path = self.path.with_name(f"rescued {time.monotonic_ns()}.battlemap")
        file.save_as(self.path)
        self.say(f"rescued {self.path.name}")
        (self.path.parent / CRITICAL).unlink(missing_ok=True)


def play(path: Path, diary: Path, seed: int, fault: str) -> None:
    """Play on until killed."""
    if seed % 3 == 0:
        opening._can_have_log = lambda _: False  # a folder that allows a rollback journal only
    if FAULTS[fault].is_many and os.fork() == 0:
        seed += 1_000_000
    Game(path, diary, seed, FAULTS[fault]()).play()


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

    def play_and_kill(
        self, path: Path, diary: Path, seed: int, after_seconds: float, fault: str = "kill -9 at any moment"
    ) -> None:
        """Let a child play, and kill it so long after it has shown something, where it has not met its end before."""
        self._kill(path, diary, (seed, fault), after_seconds, diary.stat().st_size if diary.exists() else 0)

    def start_and_kill(self, path: Path, diary: Path, seed: int, after_seconds: float) -> None:
        """Kill it so long after its birth, whether it has shown anything or not."""
        self._kill(path, diary, (seed, "kill -9 at any moment"), after_seconds, -1)

    def _kill(self, path: Path, diary: Path, who: tuple[int, str], after_seconds: float, written: int) -> None:
        print(path, diary, *who, sep="\t", file=self._orders, flush=True)
        assert self._answers.readline() == "born\n"
        patience = time.monotonic() + 20
        while written >= 0 and (not diary.exists() or b"shown" not in diary.read_bytes()[written:]):
            assert time.monotonic() < patience, "nothing was shown for twenty seconds"
            time.sleep(0.001)
        time.sleep(after_seconds)
        while (path.parent / CRITICAL).exists() and time.monotonic() < patience:
            time.sleep(0.001)
        print("kill", file=self._orders, flush=True)
        said = self._answers.readline()
        assert said in ENDS, f"the player had ended by itself: {said}"


ENDS = {f"{-signal.SIGKILL}\n", f"{-signal.SIGALRM}\n", f"{-signal.SIGXFSZ}\n"}


def serve() -> None:
    """Fork a player per line read, kill it at the next, say how it ended.  Nobody else may: the number could be another's."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(36, 1)  # PR_SET_CHILD_SUBREAPER: whom a player has begun is waited for here, too
    print("ready", flush=True)
    for line in sys.stdin:
        path, diary, seed, fault = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            try:
                os.setpgid(0, 0)
                play(Path(path), Path(diary), int(seed), fault)
            except BaseException:
                traceback.print_exc()
            os._exit(1)
        print("born", flush=True)
        sys.stdin.readline()
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        time.sleep(random.random() * 0.05 if FAULTS[fault].is_many else 0)  # the other one goes on
        _end_group(child)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _end_group(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
        while True:
            os.waitpid(-group, 0)
    except (ProcessLookupError, ChildProcessError):
        return


# ------------------------------------------------------------ judging
def judge(path: Path, diary: Path) -> tuple[int, bool]:
    """The file opens, is whole, and holds what was last shown, or the one command more that was asked for.  How many records,
    and whether it was one more."""
    lines = [line.split() for line in diary.read_text().splitlines() if line.startswith(("asked ", "shown ", "refused "))]
    lines = [words for words in lines if len(words) == (3 if words[0] == "shown" else 2)]  # the last may be cut short
    shown = {int(words[1]): words[2] for words in lines if words[0] == "shown"}
    numbers = [int(words[1]) for words in lines if words[0] == "shown"]
    assert numbers == sorted(numbers), "what was shown was gone when the next player came"
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


if __name__ == "__main__":
    serve()
