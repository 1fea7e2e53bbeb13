"""Formulas of a virtual table ("@mod + 2", "@prof * 2", "1d6[fire]") worked out with a creature's own figures.

    worked_out("1d6 + @mod", {"mod": 4})      "1d6+4"
    worked_out("(@summon.level)d8", {})       ""     what is not known leaves no half of a formula

Not here: rolling (`rules.dice`), where a file has its formulas (the kinds).
"""

import re
from collections.abc import Mapping

VARIABLE = re.compile(r"@([\w.]+)")
PART = re.compile(r"([+-]?)(\d{1,3}d\d{1,4}|\d{1,6}(?:[*/]\d{1,4})?)")
LONGEST = 200


def worked_out(text: str, values: Mapping[str, int]) -> str:
    """The formula with figures for names, dice first and flat parts in one; "" where a part of it is not understood."""
    told = re.sub(r"\[[^\]]*\]|\s", "", text[:LONGEST]).replace("−", "-").replace("–", "-")
    told = VARIABLE.sub(lambda found: str(values[found[1]]) if found[1] in values else "?", told)
    told = told.replace("+-", "-").replace("--", "+").strip("+")
    told = re.sub(r"(\d+)\((\d+)\)", r"\1", told)
    dice: list[str] = []
    flat, at = 0, 0
    for part in PART.finditer(told):
        if part.start() != at or at and not part[1]:
            return ""
        at = part.end()
        if "d" in part[2]:
            dice.append((part[1] if part[1] == "-" or dice else "") + part[2])
        else:
            flat += _value(part[2]) * (-1 if part[1] == "-" else 1)
    if at != len(told) or not told:
        return ""
    return "".join(dice) + (f"{flat:+d}" if dice and flat else str(flat) if not dice else "")


def _value(text: str) -> int:
    number, sign, other = re.fullmatch(r"(\d+)([*/]?)(\d*)", text).groups()  # type: ignore[union-attr]
    if sign == "*":
        return int(number) * int(other)
    return int(number) // int(other) if sign == "/" and int(other) else int(number)


def number_of(text: str, values: Mapping[str, int]) -> int | None:
    """A formula without dice as a number; None where it has some, or is not understood."""
    found = worked_out(text, values)
    return int(found) if re.fullmatch(r"-?\d{1,6}", found) else None
