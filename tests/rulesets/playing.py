"""Random play of one fight, kept in a file, with everything checked at every step.

    with Playing(find_ruleset, arena(ruleset, seed), seed, path) as play:
        play.steps(500)
        play.to_the_start_and_back()

A step is a command: it is done, or it is refused and must change nothing.  What fails says the seed, the step and the command.
Long fights from a seed are played by `steps`; `test_machine` has hypothesis choose the steps one by one, and shrinks them.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec
import pytest

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.apply import apply_all
from battlemap.encounter.decide import DiceLeftOver, decide
from battlemap.encounter.dice import BadFace, Roller
from battlemap.encounter.document import FindRuleset, Record
from battlemap.encounter.outcome import Done, NeedDice, Outcome, Refused
from battlemap.model import Encounter
from battlemap.storage import FightFile
from tests.rulesets.commands import any_command, any_question
from tests.rulesets.invariants import broken

COPY_EVERY = 125
packed = msgspec.msgpack.encode


class Rolls(Protocol):
    def roll(self, sides: Sequence[int]) -> Sequence[int]: ...


class Playing:
    """`read_every`: after so many steps the file is read again and must say the same.  `kept`: the state after each step, to
    which undo and redo must lead."""

    def __init__(
        self, find: FindRuleset, start: Encounter, seed: int, path: Path, read_every: int = 25, roller: Rolls | None = None
    ) -> None:
        self.find, self.start, self.seed, self.read_every = find, start, seed, read_every
        self.dice, self.roller = random.Random(seed), roller or Roller(seed)
        self.kept = [hash(packed(start))]
        self.file = FightFile.create(path, start)
        self.table = self.file.document(find)
        self.records = 0
        self.tried = 0

    def __enter__(self) -> "Playing":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def steps(self, number: int) -> None:
        """So many commands, of which at least a third are done."""
        done = 0
        for _ in range(number):
            self.tried += 1
            if self.dice.random() < 0.03:
                self.back_and_forth()
            if self.dice.random() < 0.05:
                self.ask(any_question(self.dice, self.table.state, self.table.ruleset))
            command = any_command(self.dice, self.table.state, self.table.ruleset)
            done += self.step(command)
        assert done > number / 3, f"seed {self.seed}: nearly everything is refused"

    def step(self, command: c.Command) -> bool:
        """Do it, if it can be done; then everything still holds."""
        before, bytes_before, faces = self.table.state, packed(self.table.state), list[int]()
        here = f"seed {self.seed}, step {self.table.position}, try {self.tried}: {command}"
        try:
            outcome = self.table.do(command)
            while isinstance(outcome, NeedDice):
                self.waits_for_dice(command, faces, outcome)
                faces += self.roller.roll(outcome.sides)
                outcome = self.table.do(command, faces)
            assert packed(before) == bytes_before, "the state before was changed"
            assert decide(before, self.find(before.ruleset), command, faces) == outcome, "asked again it is decided otherwise"
            if not isinstance(outcome, Done):
                assert isinstance(outcome, Refused) and all(refusal.kind for refusal in outcome.refusals), "nothing says why"
                assert self.table.state is before, "it was refused, and changed something"
                return False
            self.wants_no_more_dice(before, command, faces)
            del self.kept[self.table.position :]
            self.kept.append(hash(packed(self.table.state)))
            after = self.table.state
            kept = msgspec.msgpack.decode(packed(Record(kind="do", command=command, events=outcome.events)), type=Record)
            assert kept.command == command
            assert packed(apply_all(before, kept.events)) == packed(after), "the events written lead elsewhere"
            assert msgspec.msgpack.decode(packed(after), type=Encounter) == after, "the state is read otherwise"
            faults = list(broken(self.table.ruleset, before, command, outcome.events, after))
            assert not faults, faults[0]
            self.recorded()
        except Exception as wrong:
            wrong.add_note(f"{here} dice {faces}")
            raise
        return True

    def waits_for_dice(self, command: c.Command, faces: Sequence[int], wanted: NeedDice) -> None:
        """What is wanted are dice, nothing was done, and a face no such die has is turned down."""
        before = self.table.state
        assert wanted.what and wanted.sides and min(wanted.sides) > 0, f"no dice: {wanted}"
        with pytest.raises(BadFace):
            self.table.do(command, [*faces, *wanted.sides[:-1], wanted.sides[-1] + 1])
        assert self.table.state is before, "it waits for dice, and changed something"

    def wants_no_more_dice(self, before: Encounter, command: c.Command, faces: Sequence[int]) -> None:
        """The same faces at once are the same as one by one; one less is too few, one more too many."""
        ruleset = self.find(before.ruleset)
        with pytest.raises(DiceLeftOver):
            decide(before, ruleset, command, [*faces, 1])
        if faces:
            short: Outcome = decide(before, ruleset, command, faces[:-1])
            assert isinstance(short, NeedDice) and len(short.sides) == 1, f"one die is missing, and it says {short}"

    def ask(self, question: asks.Question) -> None:
        """Whatever is asked is answered, and changes nothing."""
        before, bytes_before = self.table.state, packed(self.table.state)
        try:
            answer = self.table.ask(question)
            assert isinstance(answer["ok"], bool) and msgspec.json.encode(answer)
            assert self.table.state is before and packed(before) == bytes_before, "asking changed something"
        except Exception as wrong:
            wrong.add_note(f"seed {self.seed}, step {self.table.position}: {question}")
            raise

    def recorded(self) -> None:
        """One record more; now and then the file is asked, and a copy of it."""
        self.records += 1
        if self.records % self.read_every == 0:
            self.same_as(self.file)
        if self.records % COPY_EVERY == 0:
            copy = self.file.duplicate(self.file.path.with_name("copy.battlemap"))
            with FightFile.open(copy) as file:
                self.same_as(file)

    def same_as(self, file: FightFile) -> None:
        twin = file.document(self.find)
        assert packed(twin.state) == packed(self.table.state), "the file says otherwise"
        assert (twin.position, len(twin.steps)) == (self.table.position, len(self.table.steps))

    def back_and_forth(self) -> None:
        """Some steps back, sometimes many, and mostly forward again."""
        gone = self.walk(-self.dice.choice([1, 1, 2, 3, 70]))
        if gone and self.dice.random() < 0.7:
            assert self.walk(gone) == gone

    def walk(self, steps: int) -> int:
        """So many steps forth, or back where negative, exactly to the state that was there; how many it was."""
        here = self.table.position
        gone = self.table.redo(steps) if steps > 0 else self.table.undo(-steps)
        self.records += bool(gone)
        there = self.table.position
        assert there == here + (gone if steps > 0 else -gone), f"{gone} steps from {here} lead to {there}"
        same = hash(packed(self.table.state)) == self.kept[there]
        assert same, f"seed {self.seed}: from step {here} to {there} it leads elsewhere"
        return gone

    def look_back(self, step: int) -> None:
        """The fight as it was is looked at, and nothing is changed by it."""
        now = self.table.state
        assert hash(packed(self.table.state_before(step))) == self.kept[step], f"step {step} is shown otherwise"
        assert self.table.state is now

    def reopen(self) -> None:
        """The program is closed and opened again: the fight goes on from the file, undone steps and all."""
        before, here, steps = packed(self.table.state), self.table.position, len(self.table.steps)
        path = self.file.path
        self.file.close()
        self.file = FightFile.open(path)
        self.table = self.file.document(self.find)
        assert packed(self.table.state) == before, "the file says otherwise"
        assert (self.table.position, len(self.table.steps)) == (here, steps)

    def to_the_start_and_back(self) -> None:
        """All the way back is the first state, all the way forward the last; so says the file, folded from its start."""
        end, steps = packed(self.table.state), self.table.position
        self.same_as(self.file)
        assert self.table.undo(10**6) == steps
        assert packed(self.table.state) == packed(self.start)
        assert self.table.redo(steps) == steps
        assert packed(self.table.state) == end
        assert packed(self.file.verify(self.find).state) == end
