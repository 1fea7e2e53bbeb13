"""The state machine of a fight under every ruleset: hypothesis chooses each step, everything holds after it, what fails shrinks.

A step is any command with any dice, refused and odd ones too, the game master's pencil, a question, a walk in the history, or
the program closed and opened again.  `Drawn` lets hypothesis be the dice of `commands`, so that the commands are the same as in
the long fights of `test_random_play`; what must hold is in `playing`, `invariants` and `foretold`.  A fight may begin where so
many commands from a seed have led.
"""

import random
import shutil
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.dice import Roller
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import NeedDice
from battlemap.encounter.view import view_for
from battlemap.model import Encounter, Token
from battlemap.rulesets import names
from tests.rulesets.arena import arena, creature
from tests.rulesets.commands import VERBS, Filler, any_command, any_question
from tests.rulesets.foretold import provoked_otherwise, reach_differs, unexplained
from tests.rulesets.playing import Playing
from tests.rulesets.sixth import SIXTH, find_ruleset

NAMES = [*names(), SIXTH.name]
STEPS = 50
PHASES = (Phase.reuse, Phase.generate, Phase.shrink)            # what it would explain would take longer than the fights
FIGHTS, FIGHTS_BY_NIGHT = 17, 400                           # of so many steps, under each of the six
SECRET = {"id": "secretgob", "side": "foes", "name": "Xyzzyx", "at": [9, 6], "hp": 7, "hidden": True, "note": "sleeps"}
WORDS = (b"secretgob", b"Xyzzyx", b"sleeps")


class Drawn(random.Random):
    """Dice thrown by hypothesis, which makes them smaller when something fails."""

    def __new__(cls, draw: st.DrawFn) -> "Drawn":
        return super().__new__(cls, 0)

    def __init__(self, draw: st.DrawFn) -> None:
        super().__init__(0)
        self._draw = draw

    def random(self) -> float:
        return self._draw(st.integers(0, 2**20 - 1)) / 2**20

    def _randbelow(self, n: int) -> int:
        return self._draw(st.integers(0, n - 1)) if n > 1 else 0


class Throws:
    """Faces as they were drawn for a step, then others: equal ones for ever would never break a tie."""

    def __init__(self) -> None:
        self.throw((0,))

    def throw(self, drawn: Sequence[int]) -> None:
        self.drawn, self.rest = [*drawn], random.Random(sum(drawn))

    def roll(self, sides: Sequence[int]) -> list[int]:
        return [1 + (self.drawn.pop(0) if self.drawn else self.rest.randrange(120)) % side for side in sides]


faces = st.lists(st.integers(0, 119), min_size=1, max_size=6)


@st.composite
def commands(draw: st.DrawFn, fight: "Fight") -> c.Command:
    return any_command(Drawn(draw), fight.state, fight.play.table.ruleset)


@st.composite
def odd_commands(draw: st.DrawFn, fight: "Fight") -> c.Command:
    """Any verb as likely as any other, whether it fits or not."""
    if not fight.state.tokens:
        return c.EndEncounter()
    filler = Filler(Drawn(draw), fight.state, fight.play.table.ruleset)
    return filler.command(draw(st.sampled_from(sorted(VERBS, key=lambda verb: verb.__name__))))


@st.composite
def pencils(draw: st.DrawFn, fight: "Fight") -> c.Command:
    return Filler(Drawn(draw), fight.state, fight.play.table.ruleset).command(c.Edit)


@st.composite
def questions(draw: st.DrawFn, fight: "Fight") -> asks.Question:
    return any_question(Drawn(draw), fight.state, fight.play.table.ruleset)


@st.composite
def goings(draw: st.DrawFn, fight: "Fight") -> tuple[str, str, str]:
    """Somebody, and a way of moving."""
    rules = fight.play.table.ruleset.movement
    token = draw(st.sampled_from([*fight.state.tokens.values()]))
    by = draw(st.sampled_from(["walk", "walk", "crawl", *rules.speeds(token)]))
    return token.id, by, draw(st.sampled_from([*rules.kinds]))


def here(strategy: Any) -> Any:
    return st.runner().flatmap(strategy)


class Fight(RuleBasedStateMachine):
    """One fight under one ruleset, in a file.  `by_night`: what takes long is looked at after every step too."""

    def __init__(self, name: str, by_night: bool) -> None:
        super().__init__()
        self.name, self.by_night, self.throws = name, by_night, Throws()
        self.folder = Path(tempfile.mkdtemp())

    @property
    def state(self) -> Encounter:
        return self.play.table.state

    @initialize(seed=st.integers(0, 2**16), played=st.sampled_from([0, 0, 30, 90]))
    def begin(self, seed: int, played: int) -> None:
        start = arena(find_ruleset(self.name), seed)
        secret = creature(SECRET)
        table = Document(replace(start, tokens={**start.tokens, secret.id: secret}), find_ruleset)
        dice, roller = random.Random(seed), Roller(seed)
        for _ in range(played):
            command, rolled = any_command(dice, table.state, table.ruleset), list[int]()
            while isinstance(outcome := table.do(command, rolled), NeedDice):
                rolled += roller.roll(outcome.sides)
        self.play = Playing(find_ruleset, table.state, seed, self.folder / "fight.battlemap", 10, self.throws)

    def teardown(self) -> None:
        if hasattr(self, "play"):
            self.play.file.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    # ------------------------------------------------------------ steps
    def _step(self, command: c.Command, faces: Sequence[int]) -> None:
        self.throws.throw(faces)
        if isinstance(command, c.MoveToken):
            _nothing(provoked_otherwise(self.state, self.play.table.ruleset, command))
        self.play.step(command)

    @rule(command=here(commands), faces=faces)
    def do(self, command: c.Command, faces: Sequence[int]) -> None:
        self._step(command, faces)

    @rule(command=here(commands), faces=faces)
    def do_more(self, command: c.Command, faces: Sequence[int]) -> None:
        self._step(command, faces)

    @rule(command=here(commands), faces=faces)
    def do_still_more(self, command: c.Command, faces: Sequence[int]) -> None:
        self._step(command, faces)

    @rule(command=here(odd_commands), faces=faces)
    def try_anything(self, command: c.Command, faces: Sequence[int]) -> None:
        self._step(command, faces)

    @precondition(lambda self: self.state.tokens)
    @rule(command=here(pencils))
    def overrule(self, command: c.Edit) -> None:
        self._step(command, (0,))

    @precondition(lambda self: self.state.tokens)
    @rule(question=here(questions))
    def ask(self, question: asks.Question) -> None:
        self.play.ask(question)

    @precondition(lambda self: self.state.tokens)
    @rule(going=here(goings), nth=st.integers(1, 5))
    def foretell(self, going: tuple[str, str, str], nth: int) -> None:
        token_id, by, kind = going
        token, ruleset = self.state.tokens[token_id], self.play.table.ruleset
        if not token.dead and not self.state.waiting:
            _nothing(reach_differs(self.state, ruleset, token, by, kind, 2 + nth))

    @rule(steps=st.integers(-9, 9), part=st.floats(0, 1))
    def walk(self, steps: int, part: float) -> None:
        self.play.walk(steps)
        self.play.look_back(int(part * (len(self.play.kept) - 1)))

    @rule()
    def close_and_open(self) -> None:
        self.play.reopen()

    # ------------------------------------------------------------ what always holds
    @invariant()
    def every_number_is_explained(self) -> None:
        if hasattr(self, "play") and self.state.tokens:
            tokens = [*self.state.tokens.values()]
            token = tokens[self.play.table.position % len(tokens)]
            _nothing(unexplained(self.state, self.play.table.ruleset, token))

    @invariant()
    def the_view_tells_of_nothing_hidden(self) -> None:
        if self.by_night and hasattr(self, "play"):
            self.look_as_the_players()

    @rule()
    def look_as_the_players(self) -> None:
        """What is hidden is in no byte of what they are shown."""
        secret = self.state.token("secretgob")
        if secret is not None and secret.hidden and secret.side != "party":
            shown = self._shown(self.state)
            assert not any(word in shown for word in WORDS)
            assert self._shown(_with(self.state, _elsewhere(secret))) == shown, "the view tells of what is hidden"

    def _shown(self, state: Encounter) -> bytes:
        return msgspec.json.encode(view_for(state, self.play.table.ruleset, "party"))


def _nothing(faults: Any) -> None:
    found = list(faults)
    assert not found, found[0]


def _with(state: Encounter, token: Token) -> Encounter:
    return replace(state, tokens={**state.tokens, token.id: token})


def _elsewhere(secret: Token) -> Token:
    """In another place where nobody sees it either; nobody rides it, and it rides nobody."""
    return replace(secret, hp=max(0, secret.hp - 1), note="x", z=secret.z + 30)


def run(name: str, fights: int, by_night: bool = False, **more: Any) -> None:
    chosen = settings(
        max_examples=fights, stateful_step_count=STEPS, deadline=None, suppress_health_check=list(HealthCheck),
        phases=PHASES, **more
    )  # fmt: skip
    run_state_machine_as_test(partial(Fight, name, by_night), settings=chosen)


@pytest.mark.parametrize("name", NAMES)
def test_everything_holds_at_every_step(name: str) -> None:
    """5,000 steps, the same every time."""
    run(name, FIGHTS, derandomize=True, database=None)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", NAMES)
def test_everything_holds_all_night(name: str) -> None:
    """20,000 steps under each ruleset, others every night."""
    run(name, FIGHTS_BY_NIGHT, by_night=True)
