"""A fight played in a process that will be killed, and the judge of what the file then holds.

    with Player() as player:
        player.play_and_kill(path, diary, seed, after_seconds)     plays on in the file, or in a new one, and dies
    judge(path, diary)                                             raises AssertionError where something shown is lost

The player writes a diary: "asked N" when a command is about to be kept, "shown N HASH" once the change has been sent out, as the
screen would show it.  N counts records in the file; HASH is of the state with its place in the history.  A line is one `write`,
so it outlives the process as the picture on a screen would.

Starting Python takes longer than playing: one process with everything loaded (`python -m tests.storage.kill_harness`) forks a
child per game.  Only where there is `fork`.
"""

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
from battlemap.model import Encounter
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, opening
from tests.storage.fights import fight, furnished_scene

ROOT = Path(__file__).resolve().parents[2]
REOPEN_ONCE_IN = 60  # commands: opening, closing and copying are moments to be killed in, too


def mark(document: Document) -> str:
    """A hash of the state and of its place in the history."""
    blob = msgspec.msgpack.encode((document.state, document.position, len(document.steps)))
    return hashlib.sha256(blob).hexdigest()[:16]


# ------------------------------------------------------------ the player
def play(path: Path, diary: Path, seed: int) -> None:
    """Play on until killed."""
    rng, pages = random.Random(seed), os.open(diary, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    if seed % 3 == 0:
        opening._can_have_log = lambda _: False  # a folder that allows a rollback journal only
    while True:
        file = FightFile.open(path) if path.exists() else FightFile.create(path, fight(scene=furnished_scene()))
        _play_a_while(file, pages, rng)
        if rng.random() < 0.5:
            file.save_as(path.with_name(f"copy of {path.name}"))
        file.close()


def _play_a_while(file: FightFile, pages: int, rng: random.Random) -> None:
    number = file._seq
    document = file.document(find_ruleset)

    def journal(record: Record, after: Encounter) -> None:
        os.write(pages, f"asked {number + 1}\n".encode())
        file.journal(record, after)

    def shown(change: Change) -> None:
        nonlocal number
        number += 1
        pending.append(number)

    pending: list[int] = []
    document.set_journal(journal)
    document.subscribe(shown)
    os.write(pages, f"shown {number} {mark(document)}\n".encode())
    for _ in range(rng.randint(1, 2 * REOPEN_ONCE_IN)):
        _one_deed(document, file, rng)
        if pending:
            os.write(pages, f"shown {pending.pop()} {mark(document)}\n".encode())


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

    def play_and_kill(self, path: Path, diary: Path, seed: int, after_seconds: float) -> None:
        """Let a child play, and kill it so long after it has shown something."""
        self._kill(path, diary, seed, after_seconds, diary.stat().st_size if diary.exists() else 0)

    def start_and_kill(self, path: Path, diary: Path, seed: int, after_seconds: float) -> None:
        """Kill it so long after its birth, whether it has shown anything or not."""
        self._kill(path, diary, seed, after_seconds, -1)

    def _kill(self, path: Path, diary: Path, seed: int, after_seconds: float, written: int) -> None:
        print(path, diary, seed, sep="\t", file=self._orders, flush=True)
        assert self._answers.readline() == "born\n"
        patience = time.monotonic() + 20
        while written >= 0 and (not diary.exists() or diary.stat().st_size == written):
            assert time.monotonic() < patience, "nothing was shown for twenty seconds"
            time.sleep(0.001)
        time.sleep(after_seconds)
        print("kill", file=self._orders, flush=True)
        said = self._answers.readline()
        assert said == f"{-signal.SIGKILL}\n", f"the player had ended by itself: {said}"


def serve() -> None:
    """Fork a player per line read, kill it at the next, say how it ended.  Nobody else may: the number could be another's."""
    print("ready", flush=True)
    for line in sys.stdin:
        path, diary, seed = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            try:
                play(Path(path), Path(diary), int(seed))
            except BaseException:
                traceback.print_exc()
            os._exit(1)
        print("born", flush=True)
        sys.stdin.readline()
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


# ------------------------------------------------------------ judging
def judge(path: Path, diary: Path) -> tuple[int, bool]:
    """The file opens, is whole, and holds what was last shown, or the one command more that was asked for.  How many records,
    and whether it was one more."""
    lines = [line.split() for line in diary.read_text().splitlines()]
    shown = {int(words[1]): words[2] for words in lines if words[0] == "shown"}
    last = next(int(words[1]) for words in reversed(lines) if words[0] == "shown")
    asked = lines[-1][0] == "asked"
    with FightFile.open(path) as file:
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
    assert not list(path.parent.glob(f"{path.name}-*")), "something was left beside the file"
    judge_copy(path.with_name(f"copy of {path.name}"))
    return len(records), len(records) > last


def judge_copy(path: Path) -> None:
    """A copy is there whole or not at all; the first one may not be there yet."""
    if path.exists():
        with FightFile.open(path) as file:
            file.verify(find_ruleset)


if __name__ == "__main__":
    serve()
