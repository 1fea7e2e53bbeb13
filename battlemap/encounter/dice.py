"""Faces without threads: `decide` is pure and takes them from a `Cup`; when it is empty, `decide` answers `NeedDice`.

`Roller` is where a program's own faces come from.  Each of its rolls is drawn from a seed of its own, taken from the operating
system and kept with the roll, so that a disputed one can be drawn again (`faces_of`).  No seed says anything of another: who
knows all that were used cannot foresee the next roll, and a command that is undone and given again is rolled anew.

Words: a `Face` knows the seed it was drawn from; a plain number was typed at the table; a `Correction` is what the game master
made of a drawn face; a `Share` stands for one die of several of which only the sum was typed.  A `Rolled` is what the fight's
file keeps of one roll, die by die.
"""

import hashlib
import secrets
from collections.abc import Callable, Sequence

import msgspec

from battlemap.sentence import Sentence

WORD, SEED_BYTES = 2**64, 8
Pour = Callable[[Sequence[int]], Sequence[int]]


class Face(int):
    """A face and its place among those drawn from a seed."""

    seed: str
    number: int

    def __new__(cls, face: int, seed: str = "", number: int = 0) -> "Face":
        made = super().__new__(cls, face)
        made.seed, made.number = seed, number
        return made


class Correction(Face):
    """A face the game master typed over a drawn one."""

    drawn: int

    @classmethod
    def of(cls, face: int, proposed: Face) -> "Correction":
        made = cls(face, proposed.seed, proposed.number)
        made.drawn = int(proposed)
        return made


class Share(int):
    """A die's part of a typed sum; it is nobody's face."""


class Die(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One die as it counted.  `seed` "" is a die of the table's; `drawn` what the seed gave where it was corrected, else 0;
    `share` where only the sum was typed."""

    sides: int
    face: int
    seed: str = ""
    number: int = 0
    drawn: int = 0
    share: bool = False


class Rolled(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One roll of a command: for what, for whom (a token's id or ""), the expression as written."""

    what: str
    who: str = ""
    dice: str = ""
    dies: tuple[Die, ...] = ()

    @property
    def faces(self) -> tuple[int, ...]:
        return tuple(die.face for die in self.dies)

    @property
    def is_sum(self) -> bool:
        """Was only the sum typed?"""
        return any(die.share for die in self.dies)


class CupEmpty(Exception):
    """Inside `decide` only: the faces given so far are used up, these are wanted."""

    def __init__(self, what: str, who: str, sides: tuple[int, ...], dice: str) -> None:
        super().__init__(what)
        self.what, self.who, self.sides, self.dice = what, who, sides, dice


class BadFace(ValueError):
    """A face no such die has."""


class Cup:
    """The faces of one command, taken in the order its dice are rolled; `rolls` is what was taken.  `pour` fills it up with what
    is missing: a crowd's dice are then rolled in one go, and nothing is decided anew for each of them."""

    def __init__(self, faces: Sequence[int], pour: Pour | None = None) -> None:
        self._faces = list(faces)
        self._pour = pour
        self._taken = 0
        self.rolls: list[Rolled] = []

    def take(self, what: str, who: str, sides: Sequence[int], dice: str = "") -> tuple[int, ...]:
        """The next faces, one per entry of `sides`."""
        wanted = self._faces[self._taken : self._taken + len(sides)]
        if missing := tuple(sides[len(wanted) :]):
            if self._pour is None:
                raise CupEmpty(what, who, missing, dice)
            self._faces += self._pour(missing)
            wanted = self._faces[self._taken : self._taken + len(sides)]
        for face, side in zip(wanted, sides, strict=True):
            if not 1 <= face <= side:
                raise BadFace(Sentence("a d{side} has no face {face}", side=side, face=face))
        self._taken += len(sides)
        if sides:
            dies = tuple(_die(face, side) for face, side in zip(wanted, sides, strict=True))
            self.rolls.append(Rolled(what=what, who=who, dice=dice, dies=dies))
        return tuple(int(face) for face in wanted)

    @property
    def left_over(self) -> int:
        return len(self._faces) - self._taken


def _die(face: int, side: int) -> Die:
    match face:
        case Correction():
            drawn = 0 if face.drawn == face else face.drawn
            return Die(side, int(face), face.seed, face.number, drawn)
        case Face():
            return Die(side, int(face), face.seed, face.number)
        case _:
            return Die(side, int(face), share=isinstance(face, Share))


class Roller:
    """Random faces, each roll from a fresh seed.  With a seed of its own the same rolls come again (for tests)."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed, self._made = seed, 0

    def roll(self, sides: Sequence[int]) -> list[int]:
        """A `Face` for each die."""
        seed = self._fresh()
        return [Face(face_of(seed, number, side), seed, number) for number, side in enumerate(sides)]

    def _fresh(self) -> str:
        if self._seed is None:
            return secrets.token_hex(SEED_BYTES)
        self._made += 1
        return hashlib.sha256(f"{self._seed}/{self._made}".encode()).hexdigest()[: 2 * SEED_BYTES]


def face_of(seed: str, number: int, sides: int) -> int:
    """The face of die `number` (from 0) of a seed: the first 8 bytes of SHA-256 of "seed:number:0" as a big-endian number, its
    remainder by the sides, plus 1.  A number in the incomplete last stretch would favour low faces: then "seed:number:1" and
    so on.  Anybody can work it out again with any program that knows SHA-256."""
    end, attempt = WORD - WORD % sides, 0
    while True:
        digest = hashlib.sha256(f"{seed}:{number}:{attempt}".encode()).digest()
        if (drawn := int.from_bytes(digest[:8], "big")) < end:
            return 1 + drawn % sides
        attempt += 1


def drawn_again(rolled: Rolled) -> tuple[int | None, ...]:
    """What each die's seed gives, drawn again; None for a die that was typed."""
    return tuple(face_of(die.seed, die.number, die.sides) if die.seed else None for die in rolled.dies)


def is_as_drawn(rolled: Rolled) -> bool | None:
    """Do the seeds give the faces that are kept (where corrected, those the program had drawn)?  None where nothing was drawn."""
    again = drawn_again(rolled)
    if not any(face is not None for face in again):
        return None
    return all(face in (None, die.drawn or die.face) for face, die in zip(again, rolled.dies, strict=True))


def shared_out(total: int, sides: Sequence[int]) -> list[int]:
    """Faces that come to a typed sum, as `Share`s; a `BadFace` when the dice cannot show it."""
    if not len(sides) <= total <= sum(sides):
        raise BadFace(Sentence("%n di(e/ce) cannot show {total}", n=len(sides), total=total))
    faces, rest = [1] * len(sides), total - len(sides)
    for at, side in enumerate(sides):
        more = min(side - 1, -(-rest // (len(sides) - at)))
        faces[at] += more
        rest -= more
    for at, side in enumerate(sides):  # what smaller dice could not bear
        more = min(side - faces[at], rest)
        faces[at] += more
        rest -= more
    return [Share(face) for face in faces]
