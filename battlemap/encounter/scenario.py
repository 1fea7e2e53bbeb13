"""Scenario files, version 1: the engine's public contract (see tests/scenarios/FORMAT.md).

`read_scenario` turns a TOML file into a first state and steps, or says in one line what is wrong with it; `play` runs
the steps on a `Document`, the same commands the window gives, and compares each answer with what was expected. """

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.decide import DiceLeftOver
from battlemap.encounter.dice import BadFace
from battlemap.encounter.document import Document, FindRuleset
from battlemap.encounter.outcome import Done, NeedDice
from battlemap.encounter.tables import (
    LARGEST,
    TableError,
    edited,
    flag,
    length,
    light_from,
    scene_from,
    table,
    text,
    texts,
    token_from,
    whole,
)
from battlemap.model import BattlemapError, Creature, Encounter, Reserved, Token
from battlemap.rules.harm import set_by_hand
from battlemap.rules.ruleset import Ruleset
from battlemap.sentence import system_says

TOP_LEVEL = ("ruleset", "title", "square", "dark", "options", "map", "wall", "door", "light", "token", "reserve", "step",
             "known_wrong")  # fmt: skip
TOLERANCE = 0.01


class ScenarioError(BattlemapError):
    """A file that breaks the format: which file, which step or field, what was wrong."""


class Step(msgspec.Struct, frozen=True):
    """One step: what it does (a command, a question, or how far to undo), its dice and what it must answer."""

    number: int
    verb: str
    act: c.Command | None
    question: asks.Question | None
    undo: int
    dice: tuple[int, ...]
    expect: Mapping[str, Any]


class Scenario(msgspec.Struct, frozen=True):
    """`known_wrong` says why the file expects what it should not: it must fail, and is a failure when it passes."""

    path: Path
    state: Encounter
    steps: tuple[Step, ...]
    known_wrong: str = ""


class Failure(msgspec.Struct, frozen=True):
    """A value that is not what was expected; `path` leads to it within the answer."""

    path: str
    wanted: Any
    got: Any


class StepResult(msgspec.Struct, frozen=True):
    """`index` counts steps from 1."""

    index: int
    answer: dict[str, Any]
    failures: tuple[Failure, ...]


def read_scenario(path: Path, find_ruleset: FindRuleset) -> Scenario:
    """Read a file, or raise a `ScenarioError` of one line."""
    try:
        data = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except OSError as wrong:
        raise ScenarioError("{path}: cannot be read ({why})", path=path, why=system_says(wrong)) from None
    except (ValueError, RecursionError) as wrong:
        # Decoding, TOML's own errors and numbers of thousands of digits are all ValueErrors.
        raise ScenarioError("{path}: no TOML file: {why}", path=path, why=wrong) from None
    try:
        wrong_for = text(data.get("known_wrong", ""), "known_wrong")
        return Scenario(path, _state(data, find_ruleset), _steps(data), wrong_for)
    except BattlemapError as wrong:
        raise ScenarioError("{path}: {why}", path=path, why=wrong) from None


def _state(data: Mapping[str, Any], find_ruleset: FindRuleset) -> Encounter:
    for key in data:
        if key not in TOP_LEVEL:
            raise TableError("{key}: unknown field", key=key)
    if "ruleset" not in data:
        raise TableError("ruleset: missing")
    ruleset = find_ruleset(text(data["ruleset"], "ruleset"))
    plan = table(data.get("map", {}), "map")
    for key in plan:
        if key != "rows":
            raise TableError("map.{key}: unknown field", key=key)
    if "rows" not in plan:
        raise TableError("map.rows: missing")
    side = length(data["square"], "square") if "square" in data else ruleset.square
    dark = flag(data.get("dark", False), "dark")
    scene = scene_from(plan["rows"], side, data.get("wall", []), data.get("door", []), data.get("light", []), dark)
    options = dict(table(data.get("options", {}), "options"))
    for name, value in options.items():
        if name not in ruleset.options:
            raise TableError("options.{name}: unknown option", name=name)
        if value not in ruleset.options[name].choices:
            raise TableError(
                "options.{name}: expected one of {choices}, got {value}", name=name, choices=ruleset.options[name].choices,
                value=repr(value)
            )
    tokens = {}
    for found, where in _creatures(data, "token", ruleset):
        token = found.token
        if token.id in tokens:
            raise TableError('{where}.id: "{id}" is there twice', where=where, id=token.id)
        if not (0 <= token.at[0] < scene.width and 0 <= token.at[1] < scene.height):
            raise TableError('token "{id}".at: off the map', id=token.id)
        tokens[token.id] = token
    reserve: dict[str, Reserved] = {}
    for found, where in _creatures(data, "reserve", ruleset):
        if found.token.id in (*tokens, *reserve):
            raise TableError('{where}.id: "{id}" is there twice', where=where, id=found.token.id)
        reserve[found.token.id] = found
    for number, light in enumerate(scene.lights):
        if light.token and light.token not in tokens:
            raise TableError('light[{number}].token: there is no token "{token}"', number=number, token=light.token)
    title = text(data.get("title", ""), "title")
    return Encounter(ruleset=ruleset.name, title=title, scene=scene, options=options, tokens=tokens, reserve=reserve)


def _creatures(data: Mapping[str, Any], name: str, ruleset: Ruleset) -> Iterator[tuple[Reserved, str]]:
    """Each token table of that name as somebody who is or comes there, and where it stands in the file."""
    entries = data.get(name, [])
    if not isinstance(entries, list):
        raise TableError("{name}: expected [[{name}]] tables", name=name)
    for number, entry in enumerate(entries):
        where, fields = f"{name}[{number}]", dict(table(entry, f"{name}[{number}]"))
        found = _reserved(fields, where) if name == "reserve" else Reserved(token=token_from(fields, where))
        if unknown := [each for each in found.token.conditions if each not in ruleset.conditions]:
            raise TableError(
                '{name} "{id}".conditions: unknown condition "{unknown}"', name=name, id=found.token.id, unknown=unknown[0]
            )
        yield msgspec.structs.replace(found, token=set_by_hand(ruleset, found.token)), where


def _steps(data: Mapping[str, Any]) -> tuple[Step, ...]:
    entries = data.get("step", [])
    if not isinstance(entries, list):
        raise TableError("step: expected [[step]] tables")
    return tuple(_step(table(entry, f"step {i}"), i) for i, entry in enumerate(entries, 1))


def _step(entry: Mapping[str, Any], number: int) -> Step:
    where = f"step {number}"
    fields = dict(entry)
    _check_numbers(fields, where)
    expect = table(fields.pop("expect", {}), f"{where}: expect")
    faces = fields.pop("dice", [])
    if not isinstance(faces, list):
        raise TableError("{where}: dice: expected a list of faces", where=where)
    dice = tuple(whole(face, f"{where}: dice") for face in faces)
    if ("do" in fields) == ("ask" in fields):
        raise TableError('{where}: expected either "do" or "ask"', where=where)
    if "ask" in fields:
        return Step(number, str(fields["ask"]), None, _convert(fields, asks.Question, where), 0, dice, expect)
    verb = text(fields["do"], f"{where}: do")
    if verb in ("undo", "redo"):
        unknown = set(fields) - {"do", "steps"}
        if unknown:
            raise TableError("{where}: {word}: unknown field", where=where, word=sorted(unknown)[0])
        steps = whole(fields.get("steps", 1), f"{where}: steps")
        if steps < 0:
            raise TableError("{where}: steps: expected 0 or more, got {steps}", where=where, steps=steps)
        return Step(number, verb, None, None, steps, dice, expect)
    if verb == "edit":
        del fields["do"]
        return Step(number, verb, _edit(fields, where), None, 0, dice, expect)
    if verb == "join":
        unknown = set(fields) - {"do", "new", "total"}
        if unknown:
            raise TableError("{where}: {word}: unknown field", where=where, word=sorted(unknown)[0])
        new = token_from(table(fields.get("new", {}), f"{where}: new"), f"{where}: new")
        total = whole(fields["total"], f"{where}: total") if "total" in fields else None
        return Step(number, verb, c.Join(new=new, total=total), None, 0, dice, expect)
    if verb in TOKEN_TABLES:
        return Step(number, verb, _with_tokens(fields, TOKEN_TABLES[verb], where), None, 0, dice, expect)
    return Step(number, verb, _convert(fields, c.Command, where), None, 0, dice, expect)


TOKEN_TABLES = {"arrive": "tokens", "join_group": "tokens", "reserve": "new"}
"""Verbs with whole creatures in them, and the field they are in."""


def _with_tokens(fields: Mapping[str, Any], name: str, where: str) -> Any:
    """Those who come as token tables, which may do without squares; lights as the map's, the reserve as the file's."""
    made: dict[str, tuple[Any, ...]] = {
        name: tuple(token_from({"at": [0, 0], **entry}, spot) for entry, spot in _entries(fields, name, where))
    }
    if "lights" in fields:
        made["lights"] = tuple(light_from(entry, spot) for entry, spot in _entries(fields, "lights", where))
    if "later" in fields:
        made["later"] = tuple(_reserved(entry, spot) for entry, spot in _entries(fields, "later", where))
    command = _convert({**{key: value for key, value in fields.items() if key not in made}, name: []}, c.Command, where)
    for key in made:
        if not hasattr(command, key):
            raise TableError("{where}: {key}: unknown field", where=where, key=key)
    return msgspec.structs.replace(command, **made)


def _entries(fields: Mapping[str, Any], name: str, where: str) -> Iterator[tuple[dict[str, Any], str]]:
    """The tables of a list, each with where it stands."""
    entries = fields.get(name, [])
    if not isinstance(entries, list):
        raise TableError("{where}: {name}: expected tables", where=where, name=name)
    for number, entry in enumerate(entries):
        yield dict(table(entry, f"{where}: {name}[{number}]")), f"{where}: {name}[{number}]"


def _reserved(entry: dict[str, Any], where: str) -> Reserved:
    """A token table with the `round` it is due in, which may do without a square."""
    due = whole(entry.pop("round", 0), f"{where}.round")
    return Reserved(token=token_from({"at": [0, 0], **entry}, where), round=max(0, due))


NOT_IN_FILES = ("scene", "answers", "options", "move_group", "end_encounter")


def _convert(fields: Mapping[str, Any], kind: Any, where: str) -> Any:
    if fields.get("do") in NOT_IN_FILES:
        raise TableError("{where}: do: unknown verb {fields}", where=where, fields=repr(fields["do"]))
    try:
        return msgspec.convert(fields, kind, strict=True)
    except msgspec.ValidationError as wrong:
        raise TableError("{where}: {why}", where=where, why=_plain(str(wrong))) from None


def _plain(message: str) -> str:
    return message.replace("Object", "step").replace("`$.", "`").replace(" - at `$`", "")


def _check_numbers(value: Any, where: str) -> None:
    """Every number of a step is finite and of a size a table could mean."""
    if isinstance(value, Mapping):
        for key, entry in value.items():
            _check_numbers(entry, f"{where}: {key}")
    elif isinstance(value, list):
        for entry in value:
            _check_numbers(entry, where)
    elif _is_number(value) and not -LARGEST <= value <= LARGEST:
        raise TableError("{where}: expected a number up to {limit}", where=where, limit=LARGEST)


def _edit(fields: Mapping[str, Any], where: str) -> c.Edit:
    """With the `more` edits of the same step."""
    token, several = text(fields.get("token", ""), f"{where}: token"), texts(fields.get("tokens", []), f"{where}: tokens")
    others = fields.get("more", [])
    if not isinstance(others, list):
        raise TableError("{where}: more: expected a list of tables", where=where)
    rest = {key: value for key, value in fields.items() if key not in ("token", "tokens", "more")}
    _check_edit(rest, where)
    more = tuple(_edit(table(other, f"{where}: more {i}"), f"{where}: more {i}") for i, other in enumerate(others, 1))
    return c.Edit(token=token, tokens=several, fields=rest, more=more)


def _check_edit(fields: Mapping[str, Any], where: str) -> None:
    """Unknown or ill-typed fields are the file's mistake, found before anything runs."""
    counts = ("total", "turn")
    edited(Token(id="x", creature=Creature()), {key: value for key, value in fields.items() if key not in counts}, where)
    for name in counts:
        if name in fields:
            whole(fields[name], f"{where}.{name}")


# ---------------------------------------------------------------- playing
def play(scenario: Scenario, find_ruleset: FindRuleset) -> Iterator[StepResult]:
    """Run the steps in order; each answer as it comes."""
    document = Document(scenario.state, find_ruleset)
    for step in scenario.steps:
        answer, faults = _run(document, step)
        yield StepResult(step.number, answer, (*faults, *compare(step.expect, answer)))


def _run(document: Document, step: Step) -> tuple[dict[str, Any], tuple[Failure, ...]]:
    if step.question is not None:
        return document.ask(step.question), _unused(step.dice)
    if step.act is None:
        done = document.undo(step.undo) if step.verb == "undo" else document.redo(step.undo)
        return {"ok": done > 0 or step.undo == 0, "steps": done, "events": []}, _unused(step.dice)
    try:
        outcome = document.do(step.act, step.dice)
    except (DiceLeftOver, BadFace) as wrong:
        return {"ok": False, "refused": [], "dice": str(wrong)}, (Failure("dice", "as many as are rolled", str(wrong)),)
    if isinstance(outcome, NeedDice):
        wanted = f"{len(outcome.sides)} more for {outcome.what}"
        return {"ok": False, "refused": [], "dice": wanted}, (Failure("dice", wanted, list(step.dice)),)
    if isinstance(outcome, Done):
        return {"ok": True, **outcome.answer, "events": msgspec.to_builtins(outcome.events)}, ()
    refused = [refusal.as_answer() for refusal in outcome.refusals]
    return {"ok": False, "refused": refused, "events": []}, _unused(step.dice)


def _unused(dice: tuple[int, ...]) -> tuple[Failure, ...]:
    return (Failure("dice", [], list(dice)),) if dice else ()


def compare(wanted: Any, got: Any, path: str = "") -> Iterator[Failure]:
    """Tables as subsets, lists in full and in order, numbers to 0.01."""
    if isinstance(wanted, Mapping):
        if not isinstance(got, Mapping):
            yield Failure(path, wanted, got)
            return
        for key, value in wanted.items():
            yield from compare(value, got.get(key, MISSING), f"{path}.{key}" if path else str(key))
    elif isinstance(wanted, list):
        if not isinstance(got, (list, tuple)) or len(got) != len(wanted):
            yield Failure(path, wanted, got)
            return
        for i, value in enumerate(wanted):
            yield from compare(value, got[i], f"{path}[{i}]")
    elif _is_number(wanted) and _is_number(got):
        if not abs(wanted - got) <= TOLERANCE:
            yield Failure(path, wanted, got)
    elif wanted != got or isinstance(wanted, bool) != isinstance(got, bool):
        yield Failure(path, wanted, got)


MISSING = "(not in the answer)"


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
