"""A creature on the map: where it stands, how it fares, what it has left this turn."""

from typing import Any, Literal

import msgspec

from battlemap.model.creature import Creature
from battlemap.model.names import hold_to_one_line, hold_to_plain_lines
from battlemap.sentence import plain_line

NEUTRAL = "neutral"


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """Something that holds for a while: a condition of the ruleset, or a state an action left ("dodging").

    `until`: "", "start_of_turn:ID", "end_of_turn:ID", "end_of_next_turn:ID", "rounds:N:ID" (N more starts of ID's turn)
    or "save_ends".  `source` is who causes it (the grappler, the helper).
    """

    name: str
    kind: Literal["condition", "state"] = "condition"
    until: str = ""
    source: str = ""
    amount: int = 0
    type: str = ""
    data: dict[str, Any] = {}


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """What a token has used since its turn began.

    moved: dm of movement spent, whatever the mode; dashes: times the speed was added; spent: resource name -> number;
    swings: attacks left in the Attack action under way; diagonals: diagonal steps so far; run: dm just moved on foot
    (the run-up of a jump); went: the declared kind of movement begun ("withdraw", "retreat"); trail: the squares it came
    through on its own, the last few of them, from where it stood.
    """

    moved: int = 0
    dashes: int = 0
    spent: dict[str, int] = {}
    swings: int = 0
    diagonals: int = 0
    run: int = 0
    went: str = ""
    trail: tuple[tuple[int, int], ...] = ()


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A creature in the fight.  `at` is the top-left square of its footprint; `spot` the half square a tiny one stands in
    (0 or 1 to the right, 0 or 1 down); `z` dm above the floor.  `declared`: what it announced for this round; `paced`:
    rounds it has moved at the encounter rate; `inspired`: it may roll one die again; `attitude`: towards the characters;
    `facing`: where it looks, in degrees clockwise from up, None where the table does not care."""

    id: str
    creature: Creature
    side: str = "party"
    at: tuple[int, int] = (0, 0)
    spot: tuple[int, int] = (0, 0)
    z: int = 0
    hp: int = 10
    temp_hp: int = 0
    effects: tuple[Effect, ...] = ()
    dead: bool = False
    stable: bool = False
    successes: int = 0
    failures: int = 0
    concentrating: str = ""
    hidden: bool = False
    group: str = ""
    riding: str = ""
    budget: Budget = Budget()
    readied: dict[str, str] = {}
    declared: str = ""
    paced: int = 0
    inspired: bool = False
    attitude: Literal["", "friendly", "indifferent", "hostile"] = ""
    answer: Literal["", "ask", "skip", "take"] = ""
    colour: str = ""
    note: str = ""
    facing: int | None = None

    def __post_init__(self) -> None:
        hold_to_one_line(self, "group", "concentrating")
        hold_to_plain_lines(self, "note")

    @property
    def name(self) -> str:
        """Of the creature; the id where it has none."""
        name = self.creature.name
        return name if name.strip() else plain_line(self.id)

    @property
    def conditions(self) -> tuple[str, ...]:
        """Names of its conditions, in the order they came."""
        return tuple(effect.name for effect in self.effects if effect.kind == "condition")

    def has(self, name: str) -> bool:
        """Is there an effect (condition or state) of that name?"""
        return any(effect.name == name for effect in self.effects)

    def effect(self, name: str) -> Effect | None:
        return next((effect for effect in self.effects if effect.name == name), None)
