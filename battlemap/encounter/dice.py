"""Faces without threads: `decide` is pure and takes them from a `Cup`; when it is empty, `decide` answers `NeedDice`.

`Roller` is where a program's own faces come from; it can be seeded, so that a disputed roll can be made again.
"""

import random
from collections.abc import Sequence


class CupEmpty(Exception):
    """Inside `decide` only: the faces given so far are used up, these are wanted."""

    def __init__(self, what: str, who: str, sides: tuple[int, ...], dice: str) -> None:
        super().__init__(what)
        self.what, self.who, self.sides, self.dice = what, who, sides, dice


class BadFace(ValueError):
    """A face no such die has."""


class Cup:
    """The faces of one command, taken in the order its dice are rolled."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = tuple(faces)
        self._taken = 0

    def take(self, what: str, who: str, sides: Sequence[int], dice: str = "") -> tuple[int, ...]:
        """The next faces, one per entry of `sides`."""
        wanted = self._faces[self._taken : self._taken + len(sides)]
        if len(wanted) < len(sides):
            raise CupEmpty(what, who, tuple(sides[len(wanted) :]), dice)
        for face, side in zip(wanted, sides, strict=True):
            if not 1 <= face <= side:
                raise BadFace(f"a d{side} has no face {face}")
        self._taken += len(sides)
        return wanted

    @property
    def left_over(self) -> int:
        return len(self._faces) - self._taken


class Roller:
    """Random faces.  With a seed the same rolls come again."""

    def __init__(self, seed: int | None = None) -> None:
        self._random: random.Random = random.SystemRandom() if seed is None else random.Random(seed)

    def roll(self, sides: Sequence[int]) -> list[int]:
        """A face for each die."""
        return [self._random.randint(1, side) for side in sides]
