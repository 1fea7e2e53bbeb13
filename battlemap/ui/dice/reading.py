"""The one reader of typed dice, whatever field they stand in.  A bad entry is one sentence, an `EntryError`.

Faces in the order of the dice: "3 5 6", "3,5,6", "4/17" for a pair; one number for dice that are summed is what they come to,
with "=" it always is; one number for a pair of d20s is the one that counts; "nat 20" and "n1" are natural faces.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from battlemap.encounter.dice import BadFace, Correction, Face, shared_out
from battlemap.encounter.outcome import NeedDice
from battlemap.rules.dice import parse_dice
from battlemap.rules.formula import BadFormula, read_formula

SUMMED = ("damage", "fall", "hit_points", "morale", "burning")
NATURAL = ("natural", "nat", "n")
LARGEST = 99_999


class EntryError(ValueError):
    """What was typed cannot be used; `str(error)` is the sentence beside the field."""


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("DiceFields", text).format(**holes)


def numbers(text: str) -> list[int]:
    """ "4, 2" -> [4, 2]; "nat 20" -> [20]."""
    parts = text.casefold()
    for sign in ",;/+!":
        parts = parts.replace(sign, " ")
    found = [int(part) for word in parts.split() if (part := _bare(word)).isdecimal() and len(part) < 6]
    wanted = [word for word in parts.split() if word not in NATURAL]
    if len(found) != len(wanted) or (not found and text.strip()):  # "nat" or "/" alone is not yet anything
        raise EntryError(_say("Dice are whole numbers, like 14 or 4 2."))
    return found


def _bare(word: str) -> str:
    """ "nat20" -> "20"."""
    return next((word.removeprefix(start) for start in NATURAL if word.startswith(start)), word)


def check_faces(faces: Sequence[int], sides: Sequence[int]) -> None:
    """As many faces as dice, each of them on its die."""
    if len(faces) != len(sides) == 1:
        raise EntryError(_say("One number is needed, not {given}.", given=len(faces)))
    if len(faces) != len(sides):
        raise EntryError(_say("{wanted} numbers are needed, not {given}.", wanted=len(sides), given=len(faces)))
    for face, side in zip(faces, sides, strict=True):
        if not 1 <= face <= side:
            raise EntryError(_say("A d{side} has no face {face}.", side=side, face=face))


def read_faces(text: str, wanted: NeedDice) -> list[int]:
    """The faces typed for these dice; none for an empty field."""
    is_total, text = text.strip().startswith("="), text.strip().removeprefix("=")
    found, sides = numbers(text), wanted.sides
    if is_total and len(found) != 1:
        raise EntryError(_say("The total is one whole number, 0 or more."))
    if not found:
        return []
    if is_total and not is_summed(wanted):
        raise EntryError(_say("Here the faces count, not their sum: type what each die shows."))
    if len(found) == 1 and (is_total or (len(sides) > 1 and is_summed(wanted))):
        return _shares(found[0], wanted)
    if len(found) == 1 and sides == (20, 20):
        found *= 2
    check_faces(found, sides)
    return found


def _shares(total: int, wanted: NeedDice) -> list[int]:
    flat = _flat(wanted)
    try:
        return shared_out(total - flat, wanted.sides)
    except BadFace:
        least, most = len(wanted.sides) + flat, sum(wanted.sides) + flat
        raise EntryError(
            _say("{dice} comes to {least} to {most}, not to {total}.", dice=wanted.dice or dice_text(wanted.sides),
                 least=least, most=most, total=total)
        ) from None  # fmt: skip


def is_summed(wanted: NeedDice) -> bool:
    """Does only the sum of these dice count?"""
    if wanted.what == "roll":
        try:
            return read_formula(wanted.dice).is_sum
        except BadFormula:
            return False
    if wanted.what not in SUMMED:
        return False
    try:
        return all(sign > 0 for sign, _, _ in parse_dice(wanted.dice).groups)
    except ValueError:
        return True


def _flat(wanted: NeedDice) -> int:
    """What is added to the dice; a typed total has it in it."""
    try:
        return read_formula(wanted.dice).flat if wanted.what == "roll" else parse_dice(wanted.dice).flat
    except ValueError:
        return 0


def corrected(found: Sequence[int], proposed: Sequence[int]) -> list[int]:
    """What was typed over drawn faces: a drawn one where it stayed, a correction where it did not.  Other numbers of dice, or a
    mere sum, are the table's own."""
    if len(found) != len(proposed) or any(type(face) is not int for face in found):
        return list(found)
    pairs = zip(found, proposed, strict=True)
    return [drawn if face == drawn else Correction.of(face, drawn) if isinstance(drawn, Face) else face for face, drawn in pairs]


def dice_text(sides: Sequence[int]) -> str:
    """(6, 6, 8) -> "2d6 + d8"."""
    counted: dict[int, int] = {}
    for side in sides:
        counted[side] = counted.get(side, 0) + 1
    return " + ".join(f"{number}d{side}" if number > 1 else f"d{side}" for side, number in counted.items())


def faces_typed(faces: Sequence[int]) -> str:
    """As they would be typed: "4 2"."""
    return " ".join(str(int(face)) for face in faces)
