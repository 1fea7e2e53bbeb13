"""JSON as strangers write it: any encoding, `NaN`, duplicate keys, fields that are missing, null or of another kind.

Here: reading the text, and asking a table for a number, a flag, a list without ever stumbling.  Not here: what the fields mean.
"""

import json
import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from battlemap.importers.found import ImportProblem, shown
from battlemap.sentence import Sentence

LARGEST_NUMBER = 1e6
"""Coordinates beyond this are no place on any map."""
MOST_SIGNS = 2_500_000
"""Brackets, commas and colons: what JSON takes in memory and time goes by them, not by its length (a picture is one long text).
The largest maps have a twentieth of it."""
LARGEST_TEXT = 128 * 2**20
"""Bytes, but for the picture's."""
LONG = 2**20
IMAGE = re.compile(rb'"image"\s*:\s*"')
LIFTED = "\N{OBJECT REPLACEMENT CHARACTER} lifted out"
HALF = re.compile(r"\\u[dD](?:[89abAB]..(?!\\u[dD][c-fC-F])|[c-fC-F](?<!\\u[dD][89abAB]..\\u[dD].))")

SURROGATE = re.compile("[\ud800-\udfff]")
"""Halves that `json.loads` found no other half to."""


def read_json(
    path: Path, data: bytes, place: str = Sentence("the file"), wanted: str = Sentence("a map"), *, lifts: bool = False
) -> Any:
    """The value in a file (or in a place of it), whatever Unicode encoding it has (damaged letters only ever stand in names).
    `lifts`: a long text under "image" is a `memoryview` of the file's bytes.
    `wanted`: what should be in it, for sentences."""
    name = shown(path)
    if signs_in(data) > MOST_SIGNS:
        raise too_much(path, place, wanted)
    span = _picture_in(data) if lifts else range(0)
    if len(data) - len(span) > LARGEST_TEXT:
        raise too_much(path, place, wanted)
    rest = data
    try:
        rest = data[: span.start] + LIFTED.encode() + data[span.stop :] if span else data
        text = rest.decode(json.detect_encoding(rest), "replace")
        value = json.loads(text)
        value = _mended(value) if HALF.search(text) else value
        if span and isinstance(value, dict) and value.get("image") == LIFTED:
            value["image"] = memoryview(data)[span.start : span.stop]
        return value
    except RecursionError:
        raise ImportProblem(
            "{name}: {place} is nested too deeply to be {wanted}", name=name, place=place, wanted=wanted
        ) from None
    except json.JSONDecodeError as wrong:
        if wrong.pos >= len(rest.rstrip()) - 1 or wrong.msg.startswith("Unterminated"):
            raise ImportProblem("{name}: {place} is cut short, expected a whole JSON object", name=name, place=place) from None
        where = Sentence("column {column} of {place}", column=wrong.colno, place=place)
        if place == "the file":
            where = Sentence("line {line}, column {column}", line=wrong.lineno, column=wrong.colno)
        raise ImportProblem("{name}: expected JSON, which breaks off at {where}", name=name, where=where) from None
    except ValueError:
        raise ImportProblem("{name}: {place} holds a number that is no number", name=name, place=place) from None
    except MemoryError:
        raise ImportProblem("{name}: {place} is too large to be read", name=name, place=place) from None


def too_much(path: Path, place: str = Sentence("the file"), wanted: str = Sentence("a map")) -> ImportProblem:
    return ImportProblem("{name}: {place} holds more than {wanted} could", name=shown(path), place=place, wanted=wanted)


def signs_in(data: bytes) -> int:
    return sum(data.count(sign) for sign in b"[{,:")


def _picture_in(data: bytes) -> range:
    """Where the letters of a picture are: they are most of the file, and as text would be held three times over.  Empty where
    there is none, or a short one, or one with escapes in it."""
    found = IMAGE.search(data)
    start, end = (found.end(), data.find(b'"', found.end())) if found else (0, 0)
    if end - start < LONG or not json.detect_encoding(data).startswith("utf-8") or data.find(b"\\", start, end) >= 0:
        return range(0)
    return range(start, end)


def _mended(value: Any) -> Any:
    """Half a character (of a cut emoji) can be written as JSON, but no text with it can be kept or shown."""
    if isinstance(value, str):
        return SURROGATE.sub("\N{REPLACEMENT CHARACTER}", value)
    if isinstance(value, list):
        return [_mended(each) for each in value]
    return {_mended(key): _mended(each) for key, each in value.items()} if isinstance(value, dict) else value


def table(value: Any) -> Mapping[str, Any]:
    """A JSON object, or an empty one for anything else."""
    return value if isinstance(value, dict) else {}


def listed(value: Any) -> list[Any]:
    """A JSON array, or an empty one for anything else."""
    return value if isinstance(value, list) else []


def number(value: Any) -> float | None:
    """A usable number, also one written as text; None for null, NaN, infinities and what is far off any map."""
    if isinstance(value, str):
        try:
            value = float(value)
        except ValueError:
            return None
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    if not (-LARGEST_NUMBER <= value <= LARGEST_NUMBER) or math.isnan(value):
        return None
    return float(value)


def flag(value: Any, default: bool) -> bool:
    """A yes or no, also as 0 and 1 or as a word."""
    if isinstance(value, str):
        return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}.get(value.lower(), default)
    return bool(value) if isinstance(value, (bool, int, float)) else default


def point(value: Any) -> tuple[float, float] | None:
    """{x, y} or [x, y]; None where a coordinate is missing or unusable."""
    if isinstance(value, dict):
        x, y = number(value.get("x")), number(value.get("y"))
    elif isinstance(value, list) and len(value) >= 2:
        x, y = number(value[0]), number(value[1])
    else:
        return None
    return None if x is None or y is None else (x, y)
