"""Whole fights between shipped creatures, played as a game master would who knows no mercy: whoever acts goes at the nearest
enemy and tries every attack it has, until three rounds are over.

    played = play(ruleset, entries, seed)      entries take sides in turn; what happened, and how each attack was answered

All goes through the commands; whatever must hold in any fight (`tests.rulesets.invariants`) is checked after each.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from battlemap.bestiary import Entry, token
from battlemap.encounter import commands as c
from battlemap.encounter.dice import Roller
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done, NeedDice, Outcome
from battlemap.encounter.tables import scene_from
from battlemap.geometry import Cell, distance
from battlemap.model import Encounter, Token
from battlemap.rules.attacks import is_save_only
from battlemap.rules.movement import reach_of
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.space import body_of, footprint
from battlemap.rules.standing import acts_now, speed_of
from battlemap.rulesets import find_ruleset
from tests.rulesets.invariants import broken

ROUNDS, MOST_COMMANDS = 3, 3000
WIDTH, HEIGHT = 44, 20
# A refusal a game master understands: where the target is, what is spent or not back, whose turn it is, how the creature fares.
SENSIBLE = {
    "out_of_reach", "out_of_range", "too_close", "total_cover", "not_seen", "spent", "not_allowed", "not_your_turn",
    "wrong_phase", "already_acted", "cannot_act", "dead", "not_declared", "immune",
}  # fmt: skip
# ... and of those `not_allowed` may name.
RULES = {
    "recharging", "used_up", "charmed", "not_light", "one_target", "nothing_triggered", "waiting", "controlled_mount",
    "melee_only", "in_melee", "too_near",
}  # fmt: skip


@dataclass
class Played:
    """rounds: how far it came; answers: (creature, attack) -> what the engine said to it, "done" or the kinds of refusals."""

    rounds: int = 0
    commands: int = 0
    answers: dict[tuple[str, str], set[str]] = field(default_factory=dict)


def play(ruleset: Ruleset, entries: Sequence[Entry], seed: int) -> Played:
    """Three rounds, or until one side is left."""
    return _Fight(ruleset, entries, seed).run()


def _rows(dice: random.Random) -> list[str]:
    """A wide field with a little of all that can be in the way, none of it where they stand at first."""
    rows = [["."] * WIDTH for _ in range(HEIGHT)]
    for letter in "~~~~oo##'\"__::":
        x, y = dice.randrange(19, 24), dice.randrange(HEIGHT)
        rows[y][x] = letter
    return ["".join(row) for row in rows]


def _placed(entries: Sequence[Entry]) -> dict[str, Token]:
    """Two columns of enemies with a few squares between them; each as large as it is."""
    tokens: dict[str, Token] = {}
    rows = [0, 0]
    for number, entry in enumerate(entries):
        side = number % 2
        own = token(entry, f"c{number}", side=("foes", "others")[side])
        n = footprint(own)
        at = (18 - n - 4 * (rows[side] // (HEIGHT - 4)), rows[side] % (HEIGHT - 4))
        at = at if side == 0 else (25 + 4 * (rows[side] // (HEIGHT - 4)), at[1])
        rows[side] += n
        tokens[own.id] = token(entry, own.id, at=at, side=own.side)
    return tokens


class _Fight:
    def __init__(self, ruleset: Ruleset, entries: Sequence[Entry], seed: int) -> None:
        self.dice, self.roller, self.ruleset = random.Random(seed), Roller(seed), ruleset
        scene = scene_from(_rows(self.dice), ruleset.square, [], [], [], False)
        state = Encounter(ruleset=ruleset.name, scene=scene, tokens=_placed(entries))
        self.table = Document(state, find_ruleset)
        self.played, self.seed = Played(), seed

    # ------------------------------------------------------------ the engine
    def do(self, command: c.Command) -> Outcome:
        """The command, with whatever dice it asks for; afterwards all must hold that always holds."""
        before, faces = self.table.state, list[int]()
        self.played.commands += 1
        assert self.played.commands < MOST_COMMANDS, f"seed {self.seed}: the fight does not come on: {before.turn}"
        try:
            outcome = self.table.do(command)
            while isinstance(outcome, NeedDice):
                faces += self.roller.roll(outcome.sides)
                outcome = self.table.do(command, faces)
            if isinstance(outcome, Done):
                faults = list(broken(self.ruleset, before, command, outcome.events, self.table.state))
                assert not faults, faults[0]
        except Exception as wrong:
            names = {each.id: each.name for each in before.tokens.values()}
            wrong.add_note(f"{self.ruleset.name}, seed {self.seed}: {command} dice {faces}; {names}")
            raise
        self.answer()
        return outcome

    def answer(self) -> None:
        """Whoever is asked strikes or lets it pass, by a coin."""
        while self.table.state.pending:
            by = self.table.state.pending[0]
            if by.attacks and self.dice.random() < 0.5:
                outcome = self._plain(c.React(token=by.by, attack=self.dice.choice(by.attacks)))
                if isinstance(outcome, Done):
                    continue
            assert isinstance(self._plain(c.Decline(token=by.by)), Done), by

    def _plain(self, command: c.Command) -> Outcome:
        faces: list[int] = []
        outcome = self.table.do(command)
        while isinstance(outcome, NeedDice):
            faces += self.roller.roll(outcome.sides)
            outcome = self.table.do(command, faces)
        return outcome

    # ------------------------------------------------------------ the fight
    def run(self) -> Played:
        assert isinstance(self.do(c.Begin()), Done)
        while self.table.state.turn.begun and self.table.state.turn.round <= ROUNDS and self._both_sides():
            self.played.rounds = self.table.state.turn.round
            self._come_on()
        return self.played

    def _both_sides(self) -> bool:
        return len({each.side for each in self.table.state.tokens.values() if not each.dead}) > 1

    def _come_on(self) -> None:
        """One turn, or one phase."""
        now = self.table.state.turn
        if self.ruleset.turns.phases:
            if not now.acting:
                self.do(c.OpenRound())
                return
            for token_id in list(self.table.state.tokens):
                if acts_now(self.table.state, self.table.state.tokens[token_id]):
                    self._turn(token_id)
            self.do(c.EndPhase())
        elif now.slots and not now.active:
            ready = [each.id for each in self.table.state.tokens.values() if each.side == now.slots[0].who]
            assert any(isinstance(self.do(c.Activate(token=each)), Done) for each in ready), now
        else:
            self._turn(now.active)
            if self.table.state.turn.active == now.active:
                assert isinstance(self.do(c.EndTurn(token=now.active)), Done)

    def _turn(self, token_id: str) -> None:
        self._attacks(token_id)
        self._go(token_id)
        self._attacks(token_id)
        for other in [each.id for each in self.table.state.tokens.values() if each.id != token_id]:
            if self.dice.random() < 0.2 and "legendary" in self.ruleset.off_turn:
                self._attacks(other, "legendary")

    def _nearest(self, own: Token) -> Token | None:
        state = self.table.state
        foes = [each for each in state.tokens.values() if not each.dead and state.are_enemies(own, each)]
        return min(foes, key=lambda foe: distance(body_of(state, own), body_of(state, foe)), default=None)

    def _attacks(self, token_id: str, pays: str = "") -> None:
        """Every attack it has, at the nearest enemy; those that ask for saves at two."""
        own = self.table.state.token(token_id)
        if own is None:
            return
        for attack in own.creature.attacks:
            own = self.table.state.token(token_id)
            foe = self._nearest(own) if own is not None else None
            if own is None or foe is None:
                return
            more: dict[str, Any] = {"target": foe.id}
            if is_save_only(attack):
                alive = [each.id for each in self.table.state.tokens.values() if not each.dead and each.side == foe.side]
                more = {"targets": tuple(alive[:2])} if len(alive) > 1 else more
            outcome = self.do(c.MakeAttack(token=token_id, attack=attack.name, pays=pays, **more))
            said = {"done"} if isinstance(outcome, Done) else set()
            for refusal in () if isinstance(outcome, Done) else outcome.refusals:  # type: ignore[union-attr]
                assert refusal.kind in SENSIBLE, (own.name, attack.name, refusal)
                if refusal.kind == "not_allowed" and not pays:
                    assert refusal.facts.get("rule") in RULES, (own.name, attack.name, refusal)
                said.add(refusal.kind)
            self.played.answers.setdefault((own.name, attack.name), set()).update(said)

    def _go(self, token_id: str) -> None:
        """As near to the nearest enemy as it comes, on foot or the best way it has."""
        own = self.table.state.token(token_id)
        foe = self._nearest(own) if own is not None else None
        if own is None or foe is None or own.dead:
            return
        modes = {mode: speed_of(self.ruleset, own, mode) for mode in self.ruleset.movement.speeds(own)}
        by = max(modes, key=lambda mode: (modes[mode], mode == "walk"), default="walk")
        reach = reach_of(self.table.state, self.ruleset, token_id, by)
        if not reach.costs:
            return

        def gap(cell: Cell) -> int:
            return distance(body_of(self.table.state, own, cell), body_of(self.table.state, foe))

        goal = min(reach.costs, key=lambda cell: (gap(cell), reach.costs[cell]))
        if gap(goal) < gap(Cell(*own.at)):
            self.do(c.MoveToken(token=token_id, to=(goal.x, goal.y), by=by))  # type: ignore[arg-type]
