"""Every roll of a fight as a row: what, who, dice, faces, total, the seed, whether it still stands.

    rows = roll_rows(document)

Steps of the newer files keep their dice; of older ones the events' faces are told, without a seed.  Not here: drawing again
(`dice.drawn_again`), words, the look of it.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.dice import Die, Rolled
from battlemap.encounter.document import Document, Step
from battlemap.rules.dice import parse_dice

How = Literal["drawn", "corrected", "mixed", "typed", "old"]
Told = e.AttackRolled | e.D20Rolled | e.DiceRolled | e.FreelyRolled
INITIATIVE = "initiative"


class Row(msgspec.Struct, frozen=True):
    """One roll.  `number` counts all rolls ever made, from 1; `stands` is False once it was undone; `total` None where the roll
    comes to no number of its own; `name` is that of a free roll, or what a check was for; "old": of a file without seeds."""

    number: int
    what: str
    who: str
    dice: str
    rolled: Rolled
    total: int | None
    how: How
    stands: bool = True
    secret: bool = False
    name: str = ""

    @property
    def seed(self) -> str:
        """Its seed, of several the first."""
        return next((die.seed for die in self.rolled.dies if die.seed), "")


def roll_rows(document: Document) -> list[Row]:
    """All rolls in the order they were made, also those undone and replaced."""
    standing = {id(step) for step in document.steps[: document.position]}
    rows: list[Row] = []
    for step in document.ever:
        for row in _of_step(step, len(rows), id(step) in standing):
            rows.append(row)
    return rows


def _of_step(step: Step, before: int, stands: bool) -> Iterator[Row]:
    left = [event for event in step.events if isinstance(event, Told)]
    secret = isinstance(step.command, c.Roll) and step.command.secret
    rolls = step.rolls or tuple(_told_only(step))
    for rolled in rolls:
        event = _event_of(rolled, left)
        if event is not None:
            left.remove(event)
        total = event.total if event is not None else _sum(rolled, step)
        how = _how(rolled) if step.rolls else "old"
        before += 1
        dice = event.dice if isinstance(event, e.FreelyRolled) else rolled.dice
        yield Row(before, rolled.what, rolled.who, dice, rolled, total, how, stands, secret, _name(event))
    for event in left:
        if isinstance(event, e.DiceRolled) and not event.faces and not parse_or_none(event.dice):
            before += 1
            rolled = Rolled(what=event.what, who=event.token, dice=event.dice)
            yield Row(before, event.what, event.token, event.dice, rolled, event.total, "typed", stands)


def _told_only(step: Step) -> Iterator[Rolled]:
    """Of an older file: the faces its events tell."""
    for event in step.events:
        match event:
            case e.EncounterBegun():
                for who, faces in event.faces.items():
                    yield Rolled(what=INITIATIVE, who=who, dies=_dies(faces))
            case e.AttackRolled() if event.faces:
                yield Rolled(what="attack", who=event.token, dies=_dies(event.faces))
            case e.D20Rolled() if event.faces:
                yield Rolled(what=event.what, who=event.token, dice=event.detail, dies=_dies(event.faces))
            case e.DiceRolled() if event.faces:
                yield Rolled(what=event.what, who=event.token, dice=event.dice, dies=_dies(event.faces, event.dice))
            case _:
                pass


def _dies(faces: Sequence[int], dice: str = "") -> tuple[Die, ...]:
    known = parse_or_none(dice)
    sides = known or (20,)
    return tuple(Die(sides[at % len(sides)], face) for at, face in enumerate(faces))


def parse_or_none(dice: str) -> tuple[int, ...]:
    """The sides of a plain expression; none for what is none."""
    try:
        return parse_dice(dice).sides
    except ValueError:
        return ()


def _event_of(rolled: Rolled, left: Sequence[Told]) -> Told | None:
    """The event that tells this roll: the first of the creature with these faces, of a typed sum the first without."""
    for event in left:
        if _what(event) != rolled.what or (event.token and rolled.who and event.token != rolled.who):
            continue
        if event.faces == rolled.faces or (rolled.is_sum and not event.faces):
            return event
    return None


def _what(event: Told) -> str:
    if isinstance(event, (e.D20Rolled, e.DiceRolled)):
        return event.what
    return "attack" if isinstance(event, e.AttackRolled) else "roll"


def _sum(rolled: Rolled, step: Step) -> int | None:
    """Where no event tells it: a place in the order of initiative, or a plain sum."""
    if rolled.what == INITIATIVE:
        ordered = (event for event in step.events if isinstance(event, (e.EncounterBegun, e.OrderChanged)))
        places = [place for event in ordered for place in event.order]
        return next((place.total for place in places if place.who == rolled.who), None)
    if parse_or_none(rolled.dice):
        return parse_dice(rolled.dice).total(rolled.faces)
    return sum(rolled.faces) if len(rolled.faces) == 1 else None


def _how(rolled: Rolled) -> How:
    drawn = [bool(die.seed) for die in rolled.dies]
    if any(die.drawn for die in rolled.dies):
        return "corrected"
    return "drawn" if all(drawn) else "mixed" if any(drawn) else "typed"


def _name(event: Told | None) -> str:
    match event:
        case e.FreelyRolled():
            return event.name
        case e.D20Rolled():
            return event.detail
        case e.AttackRolled():
            return event.attack
        case _:
            return ""
