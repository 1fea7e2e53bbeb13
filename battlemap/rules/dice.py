"""Dice expressions: "2d6+3".  Parsing and sums only; faces come from outside (`encounter.dice`)."""

import re
from functools import lru_cache

import msgspec

from battlemap.sentence import Sentence

_TERM = re.compile(r"\s*+([+-]?)\s*+(?:(\d*)d(\d+)|(\d+))\s*", re.IGNORECASE)
MOST_DICE, MOST_SIDES = 200, 1000


class Dice(msgspec.Struct, frozen=True):
    """Signed groups of dice (sign, number, sides) in the order written, and a flat number."""

    groups: tuple[tuple[int, int, int], ...]
    flat: int = 0

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides of each die to roll, in order."""
        return tuple(sides for _, number, sides in self.groups for _ in range(number))

    def total(self, faces: tuple[int, ...]) -> int:
        """The sum with these faces; as many as `sides`, or a multiple of them (a critical rolls every die twice)."""
        times, at, total = (len(faces) // max(1, len(self.sides)) or 1), 0, self.flat
        for _ in range(times):
            for sign, number, _sides in self.groups:
                total += sign * sum(faces[at : at + number])
                at += number
        return total

    @property
    def highest(self) -> int:
        return self.flat + sum(number * (sides if sign > 0 else 1) * sign for sign, number, sides in self.groups)

    @property
    def average(self) -> float:
        return self.flat + sum(sign * number * (sides + 1) / 2 for sign, number, sides in self.groups)


@lru_cache(maxsize=512)
def parse_dice(text: str) -> Dice:
    """Read "1d8+3", "2d6", "d4-1", "5"; a ValueError says what is wrong."""
    at, groups, flat = 0, [], 0
    if not text.strip():
        return Dice(())
    while at < len(text):
        match = _TERM.match(text, at)
        if match is None or (at > 0 and not match[1]):
            raise ValueError(Sentence('"{text}" is no dice expression like "2d6+3"', text=text))
        sign = -1 if match[1] == "-" else 1
        if match[3]:
            number, sides = int(match[2] or 1), int(match[3])
            if not (1 <= number <= MOST_DICE and 1 <= sides <= MOST_SIDES):
                raise ValueError(Sentence(
                    '"{text}": at most {most_dice} dice of at most {most_sides} sides', text=text, most_dice=MOST_DICE,
                    most_sides=MOST_SIDES
                ))
            groups.append((sign, number, sides))
        else:
            flat += sign * int(match[4][:9])
        at = match.end()
    return Dice(tuple(groups), flat)
