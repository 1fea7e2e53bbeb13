"""The fields of a ruleset's stat blocks as text: what stands in a form's line, and what a typed line means.

    field_text(SheetField("ranges", "lengths"), [150, 300])    "15/30"
    field_value(SheetField("ranges", "lengths"), "15/30")      [15.0, 30.0], in metres, as the scenario format has it

Lengths are shown and typed in the unit chosen (`lengths`).

Not here: the widgets (`dialogs.token_sheet`, `dialogs.token_attacks`, `panel.sheet_facts`).
"""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from battlemap.model import metres
from battlemap.rules.ruleset import SheetField
from battlemap.ui import lengths, words

MOST_METRES = 10_000
MOST_NUMBER = 100_000
ON = "x"


class BadText(ValueError):
    """What was typed is not what the field wants; the message is the sentence to show."""


def _say(sentence: str, **holes: object) -> str:
    return QCoreApplication.translate("SheetTexts", sentence).format(**holes)


def metres_in(text: str) -> float:
    """ "4.5", "4,5" or "15 ft", in metres to the decimetre."""
    try:
        length = lengths.length_in(text)
    except lengths.BadLength:
        length = -1.0
    if not 0 <= length <= MOST_METRES * 10:
        raise BadText(_say('"{text}" is no length, like {example}.', text=text, example=lengths.length_text(90)))
    return length / 10 if lengths.unit() == lengths.METRES else metres(round(length))


def whole_in(text: str) -> int:
    try:
        number = int(text.replace("−", "-"))
    except ValueError:
        raise BadText(_say('"{text}" is no whole number.', text=text)) from None
    if abs(number) > MOST_NUMBER:
        raise BadText(_say('"{text}" is too large.', text=text))
    return number


def parts_in(text: str) -> list[str]:
    """ "fire, cold" -> ["fire", "cold"]."""
    return [part.strip() for part in text.split(",") if part.strip()]


def amounts_in(text: str) -> dict[str, int]:
    """ "fire 5, cold 10"."""
    found: dict[str, int] = {}
    for part in parts_in(text):
        name, _, amount = part.rpartition(" ")
        if not name or not amount.lstrip("+").isdecimal():
            raise BadText(_say('"{text}" is no damage type with its amount, like fire 5.', text=part))
        found[name.strip().lower()] = whole_in(amount)
    return found


def amounts_text(amounts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {amount}".strip() for name, amount in amounts.items())


def field_text(field: SheetField, value: Any) -> str:
    """A value as its line shows it; "" for none."""
    if value is None:
        return ""
    match field.kind:
        case "length":
            return lengths.bare(value)
        case "lengths":
            return "/".join(lengths.bare(each) for each in value)
        case "numbers":
            return amounts_text(value)
        case "flag":
            return ON if value else ""
        case "choice":
            return words.sheet_choice(str(value))
        case _:
            return str(value)


def field_value(field: SheetField, text: str) -> Any:
    """What a typed line means, in the scenario format's units; a `BadText` says what is wrong with it."""
    match field.kind:
        case "length":
            return metres_in(text)
        case "lengths":
            return [metres_in(part.strip()) for part in text.split("/") if part.strip()]
        case "numbers":
            return amounts_in(text)
        case "flag":
            return text == ON
        case "choice":
            return text
        case _:
            return whole_in(text)
