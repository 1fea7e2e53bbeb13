"""Rolls the game master keeps under a name, in the order wanted: they go from fight to fight, in the program's settings."""

import json
from collections.abc import Sequence

import msgspec

from battlemap.rules.formula import BadFormula, read_formula
from battlemap.ui.settings import Settings

KEY = "rolls"
WITH_KEYS = 9
MOST = 60


class OwnRoll(msgspec.Struct, frozen=True):
    """`text` is what was typed, with its name before a colon; `each`: once for each selected creature."""

    text: str
    each: bool = False
    secret: bool = False

    @property
    def name(self) -> str:
        """What it is called: its name, else the dice themselves."""
        try:
            formula = read_formula(self.text)
        except BadFormula:
            return self.text
        return formula.name or f"{formula.body} {formula.label}".rstrip()

    @property
    def dice(self) -> str:
        try:
            formula = read_formula(self.text)
        except BadFormula:
            return ""
        return f"{formula.body} {formula.label}".rstrip()


def kept_rolls(settings: Settings) -> list[OwnRoll]:
    """Those kept; what is no roll any more (written by hand, or half) is left out."""
    try:
        rows = json.loads(settings.text(KEY, "[]"))
    except (ValueError, RecursionError):
        return []
    found = []
    for row in rows if isinstance(rows, list) else []:
        try:
            roll = msgspec.convert(row, OwnRoll)
            read_formula(roll.text)
        except (msgspec.ValidationError, BadFormula):
            continue
        found.append(roll)
    return found[:MOST]


def keep_rolls(settings: Settings, rolls: Sequence[OwnRoll]) -> None:
    settings.set_text(KEY, json.dumps(msgspec.to_builtins(list(rolls)), ensure_ascii=True))
