"""What a turn's end and the next one's start would bring, thing by thing, before it is done: the checklist of the window.

    found = rehearse(state, ruleset, EndTurn(token="orc"), {})
    for thing in found.things: thing.due, thing.asked, thing.events, thing.left_out
    found.faces                                             the dice as the command takes them, once none is missing

The same deciders run as when it is done, with faces by the thing that rolls them, and middling ones where none are given yet;
so what a face decides (dice that follow, who dies of it) is only as sure as the faces are.  Nothing is changed.
"""

import random
from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter.decide import carry_out, waiting_refusal
from battlemap.encounter.deciding.turnover import Due, Turnover
from battlemap.encounter.dice import Cup
from battlemap.encounter.events import Event
from battlemap.model import Encounter
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Refusal

OUTSIDE = ""
"""The key of dice that belong to no thing in particular (initiative)."""
Given = Mapping[str, Sequence[Sequence[int]]]
"""Faces by a thing's key: a row for each of its rolls."""


class Asked(msgspec.Struct, frozen=True):
    """One roll of a thing: its dice, the faces given for them, () where they are still to come."""

    what: str
    who: str
    sides: tuple[int, ...]
    dice: str = ""
    faces: tuple[int, ...] = ()


class Thing(msgspec.Struct, frozen=True):
    """Something due, the dice it asks for, and what it does (with middling faces while some are missing)."""

    due: Due
    asked: tuple[Asked, ...] = ()
    events: tuple[Event, ...] = ()
    left_out: bool = False

    @property
    def is_open(self) -> bool:
        """Are faces missing?"""
        return any(not asked.faces for asked in self.asked)


class Rehearsal(msgspec.Struct, frozen=True):
    """All things in their order; `loose` are dice of none of them; `faces` as the command takes them, None while any is missing.
    `events` are all that would happen, `after` the state then."""

    things: tuple[Thing, ...]
    loose: tuple[Asked, ...]
    faces: tuple[int, ...] | None
    events: tuple[Event, ...]
    after: Encounter


class _Rehearsing(Turnover):
    def __init__(self, state: Encounter, ruleset: Ruleset, without: Sequence[str], given: Given) -> None:
        super().__init__(state, ruleset, Cup(()), without)
        self._given = given
        self._open = OUTSIDE
        self._ties = random.Random(0)
        self.things: list[Thing] = []
        self.rolled: dict[str, list[Asked]] = {}
        self.faces: list[int] | None = []

    def due(self, due: Due, deed: Callable[[], None]) -> None:
        before, outer, at = len(self.events), self._open, len(self.things)
        self._open = due.key
        super().due(due, deed)
        self._open = outer
        asked = tuple(self.rolled.get(due.key, ()))
        self.things.insert(at, Thing(due, asked, tuple(self.events[before:]), due.key in self.without))

    def roll(self, what: str, who: str, sides: Sequence[int], dice: str = "") -> tuple[int, ...]:
        asked = Asked(what, who, tuple(sides), dice)
        here = self.rolled.setdefault(self._open, [])
        given = self._given.get(self._open, ())
        faces = tuple(given[len(here)]) if len(given) > len(here) else ()
        fit = len(faces) == len(asked.sides) and all(1 <= face <= side for face, side in zip(faces, sides, strict=True))
        here.append(replace(asked, faces=faces if fit else ()))
        if not fit:
            self.faces = None
            return self._guessed(sides)
        if self.faces is not None:
            self.faces += faces
        return tuple(int(face) for face in faces)

    def _guessed(self, sides: Sequence[int]) -> tuple[int, ...]:
        """Middling faces for a thing; what belongs to none are counts of initiative, which roll again for as long as they tie."""
        if self._open == OUTSIDE:
            return tuple(self._ties.randint(1, side) for side in sides)
        return tuple((side + 1) // 2 for side in sides)


def rehearse(state: Encounter, ruleset: Ruleset, command: c.Command, given: Given) -> Rehearsal | Refusal:
    """What the command would bring with these faces; those that do not fit count as missing."""
    turn = _Rehearsing(state, ruleset, getattr(command, "without", ()), given)
    ruling = waiting_refusal(state, command) or carry_out(turn, command)
    if isinstance(ruling, Refusal):
        return ruling
    faces = None if turn.faces is None else tuple(turn.faces)
    return Rehearsal(tuple(turn.things), tuple(turn.rolled.get(OUTSIDE, ())), faces, tuple(turn.events), turn.state)
