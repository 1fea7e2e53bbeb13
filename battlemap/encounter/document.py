"""The one mutable object: a fight with its history.

    document = Document(state, find_ruleset)
    document.do(MoveToken(token="ana", to=(3, 0)))
    document.undo()

A command is decided on the present state; its events are given to the `journal` (the file) first, and only then is the state
swapped and one `Change` sent out: nothing is ever shown that is not on disk.  Undo and redo move a pointer; they are records
in the file too.  States of the last few dozen steps are kept; older ones are folded again from a checkpoint when walked to.
Not here: what a command does (`decide`), how events fold (`apply`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from battlemap.encounter.apply import apply_all
from battlemap.encounter.asks import Question
from battlemap.encounter.change import Change
from battlemap.encounter.commands import Command
from battlemap.encounter.decide import decide
from battlemap.encounter.dice import Pour, Rolled
from battlemap.encounter.events import Event
from battlemap.encounter.outcome import Answer, Done, NeedDice, Refused
from battlemap.encounter.questions import answer_question
from battlemap.model import Encounter
from battlemap.rules.ruleset import Ruleset

STATES_KEPT = 48
CHECKPOINT_EVERY = 100


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a fight's file.  "do" has command, events and its dice with their seeds (none in the files of the
    first builds); "undo" and "redo" have `steps`."""

    kind: Literal["do", "undo", "redo"]
    command: Command | None = None
    events: tuple[Event, ...] = ()
    steps: int = 1
    rolls: tuple[Rolled, ...] = ()

    def moved(self, position: int, steps: int) -> tuple[int, int] | None:
        """Where the fight stands in its history after this, and how many steps that has; None where it cannot follow there."""
        match self.kind:
            case "do":
                position = steps = position + 1
            case "undo":
                position -= self.steps
            case "redo":
                position += self.steps
        fits = 0 <= position <= steps and self.steps > 0 and (self.kind != "do" or self.command is not None)
        return (position, steps) if fits else None


class Journal(Protocol):
    """Where records go before anything is shown; raises a `BattlemapError` when they cannot be kept."""

    def __call__(self, record: Record, after: Encounter) -> None: ...


class Step(msgspec.Struct, frozen=True):
    """One command that was done, with its dice."""

    command: Command
    events: tuple[Event, ...]
    rolls: tuple[Rolled, ...] = ()


FindRuleset = Callable[[str], Ruleset]
Subscriber = Callable[[Change], None]


class Document:
    """See the module's page.  `base` is the state before the first step of `steps`."""

    def __init__(self, base: Encounter, find_ruleset: FindRuleset, journal: Journal | None = None) -> None:
        self._find_ruleset = find_ruleset
        self._journal = journal
        self._subscribers: list[Subscriber] = []
        self._steps: list[Step] = []
        self._ever: list[Step] = []
        self._position = 0
        self._base = base
        self._states: dict[int, Encounter] = {0: base}
        self._folded: dict[int, Encounter] = {}
        self.state = base

    @classmethod
    def restored(
        cls, base: Encounter, records: Iterable[Record], find_ruleset: FindRuleset, journal: Journal | None = None,
        checkpoints: Mapping[int, Encounter] | None = None,
    ) -> "Document":  # fmt: skip
        """The document a file's records lead to, with its undo and redo as they were.  `checkpoints`: the state after so many
        records, where it is known, so that nothing before needs to be folded."""
        document = cls(base, find_ruleset, journal)
        for number, record in enumerate(records, 1):
            if record.kind == "do":
                assert record.command is not None
                document._push(Step(record.command, record.events, record.rolls), None)
            else:
                document._position += record.steps if record.kind == "redo" else -record.steps
            if checkpoints and number in checkpoints:
                document._states[document._position] = checkpoints[number]
        document.state = document._state_at(document._position)
        return document

    @property
    def ruleset(self) -> Ruleset:
        return self._find_ruleset(self.state.ruleset)

    @property
    def steps(self) -> Sequence[Step]:
        """All steps, the undone ones (from `position` on) too."""
        return self._steps

    @property
    def ever(self) -> Sequence[Step]:
        """Everything that was ever done, in order; also what was undone and then replaced by something else."""
        return self._ever

    @property
    def position(self) -> int:
        return self._position

    @property
    def can_undo(self) -> bool:
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        return self._position < len(self._steps)

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Have every `Change` told; the returned function ends it."""
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber)

    def set_journal(self, journal: Journal | None) -> None:
        self._journal = journal

    def do(self, command: Command, faces: Sequence[int] = (), pour: Pour | None = None) -> Done | Refused | NeedDice:
        """Decide a command with the dice faces so far, further ones from `pour` where one is given; when it is done it is
        journaled, shown and can be undone."""
        outcome = decide(self.state, self.ruleset, command, faces, pour)
        if isinstance(outcome, Done):
            after = apply_all(self.state, outcome.events)
            self._keep(Record(kind="do", command=command, events=outcome.events, rolls=outcome.rolls), after)
            before = self.state
            self._push(Step(command, outcome.events, outcome.rolls), after)
            self._show("done", before, after, outcome.events)
        return outcome

    def preview(self, command: Command, faces: Sequence[int] = (), pour: Pour | None = None) -> Done | Refused | NeedDice:
        """What `do` would answer, without doing it."""
        return decide(self.state, self.ruleset, command, faces, pour)

    def ask(self, question: Question) -> Answer:
        return answer_question(self.state, self.ruleset, question)

    def undo(self, steps: int = 1) -> int:
        """Take back up to so many steps, never past the start; how many it was."""
        return self._walk(-min(steps, self._position))

    def redo(self, steps: int = 1) -> int:
        return self._walk(min(steps, len(self._steps) - self._position))

    def _walk(self, steps: int) -> int:
        if steps == 0:
            return 0
        goal = self._position + steps
        after = self._state_at(goal)
        kind: Literal["undo", "redo"] = "redo" if steps > 0 else "undo"
        self._keep(Record(kind=kind, steps=abs(steps)), after)
        first, last = sorted((self._position, goal))
        events = tuple(event for step in self._steps[first:last] for event in step.events)
        before, self._position = self.state, goal
        self._states[goal] = after
        self._show("redone" if steps > 0 else "undone", before, after, events)
        return abs(steps)

    def _keep(self, record: Record, after: Encounter) -> None:
        if self._journal is not None:
            self._journal(record, after)

    def _push(self, step: Step, after: Encounter | None) -> None:
        for position in [kept for kept in self._states if kept > self._position]:
            del self._states[position]
        del self._steps[self._position :]
        self._folded = {}
        self._steps.append(step)
        self._ever.append(step)
        self._position += 1
        if after is not None:
            self._states[self._position] = after
            old = self._position - STATES_KEPT
            if old in self._states and old % CHECKPOINT_EVERY:
                del self._states[old]

    def state_before(self, step: int) -> Encounter:
        """The fight as it was before the step of that number, undone or not."""
        return self._state_at(step)

    def _state_at(self, position: int) -> Encounter:
        """What was folded on the way stays until something else is: who goes back step by step folds once for many steps."""
        start = max(kept for kept in self._states if kept <= position)
        state = self._states[start]
        if start < position and position not in self._folded:
            self._folded = {}
            for number, step in enumerate(self._steps[start:position], start + 1):
                self._folded[number] = state = apply_all(state, step.events)
        return state if start == position else self._folded[position]

    def _show(
        self, kind: Literal["done", "undone", "redone"], before: Encounter, after: Encounter, events: tuple[Event, ...]
    ) -> None:
        self.state = after
        for subscriber in list(self._subscribers):
            subscriber(Change(kind, before, after, events))
