"""Reading with the names of the rulesets, small sources, two records held against each other field by field."""

import json

import msgspec

from battlemap.bestiary import load
from battlemap.importers.stat_blocks import Books, Read, read
from battlemap.rulesets import DEFAULT
from battlemap.rulesets.catalog import PAGES, RULESETS

BOOKS = Books(PAGES, DEFAULT)


def only(source, books=BOOKS):
    """The one creature of a source: JSON data, or text."""
    answers = read(source if isinstance(source, str) else json.dumps(source), books)
    assert len(answers) == 1 and isinstance(answers[0], Read), answers
    return answers[0]


def shipped(ruleset, name):
    return next((entry for entry in load(RULESETS[ruleset]) if entry.name == name), None)


def differences(ours, theirs, where=""):
    """(path, ours, theirs) of every field in which two records differ; attacks by their names, in no order."""
    found = []
    for field in ours.__struct_fields__:
        a, b = getattr(ours, field), getattr(theirs, field)
        if isinstance(a, msgspec.Struct) and isinstance(b, msgspec.Struct):
            found += differences(a, b, f"{where}{field}.")
        elif field == "attacks":
            mine, other = ({attack.name: attack for attack in each} for each in (a, b))
            found += [(f"attacks.{name}", mine.get(name), other.get(name)) for name in mine.keys() ^ other.keys()]
            for name in mine.keys() & other.keys():
                found += differences(mine[name], other[name], f"attacks.{name}.")
        elif a != b:
            found.append((where + field, a, b))
    return found


def paths(read):
    """The fields a reading doubts."""
    return {doubt.field for doubt in read.doubts}


def notes(read):
    return " ".join(doubt.note for doubt in read.doubts)
