"""Scenario files, version 1: the engine's public contract (see tests/scenarios/FORMAT.md).

`read_scenario` turns a TOML file into a first state and steps, or says in one line what is wrong with it; `play` runs
the steps on a `Document`, the same commands the window gives, and compares each answer with what was expected. """

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

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
from battlemap.model import BattlemapError, Creature, Encounter, Token
from battlemap.rules.harm import set_by_hand

TOP_LEVEL = ("ruleset", "title", "square", "dark", "options", "map", "wall", "door", "light", "token", "step", "known_wrong")
TOLERANCE = 0.01


class ScenarioError(BattlemapError):
    """A file that breaks the format: which file, which step or field, what was wrong."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what it does (a command, a question, or how far to undo), its dice and what it must answer."""

    number: int
    verb: str
    act: c.Command | None
    question: c.Question | None
    undo: int
    dice: tuple[int, ...]
    expect: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Scenario:
    """`known_wrong` says why the file expects what it should not: it must fail, and is a failure when it passes."""

    path: Path
    state: Encounter
    steps: tuple[Step, ...]
    known_wrong: str = ""


@dataclass(frozen=True, slots=True)
class Failure:
    """A value that is not what was expected; `path` leads to it within the answer."""

    path: str
    wanted: Any
    got: Any


@dataclass(frozen=True, slots=True)
class StepResult:
    """`index` counts steps from 1."""

    index: int
    answer: dict[str, Any]
    failures: tuple[Failure, ...]


def read_scenario(path: Path, find_ruleset: FindRuleset) -> Scenario:
    """Read a file, or raise a `ScenarioError` of one line."""
    try:
        data = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except OSError as wrong:
        raise ScenarioError(f"{path}: cannot be read ({wrong.strerror or wrong})") from None
    except (ValueError, RecursionError) as wrong:
        # Decoding, TOML's own errors and numbers of thousands of digits are all ValueErrors.
        raise ScenarioError(f"{path}: no TOML file: {wrong}") from None
    try:
        wrong_for = text(data.get("known_wrong", ""), "known_wrong")
        return Scenario(path, _state(data, find_ruleset), _steps(data), wrong_for)
    except BattlemapError as wrong:
        raise ScenarioError(f"{path}: {wrong}") from None


def _state(data: Mapping[str, Any], find_ruleset: FindRuleset) -> Encounter:
    for key in data:
        if key not in TOP_LEVEL:
            raise TableError(f"{key}: unknown field")
    if "ruleset" not in data:
        raise TableError("ruleset: missing")
    ruleset = find_ruleset(text(data["ruleset"], "ruleset"))
    plan = table(data.get("map", {}), "map")
    for key in plan:
        if key != "rows":
            raise TableError(f"map.{key}: unknown field")
    if "rows" not in plan:
        raise TableError("map.rows: missing")
    side = length(data["square"], "square") if "square" in data else ruleset.square
    dark = flag(data.get("dark", False), "dark")
    scene = scene_from(plan["rows"], side, data.get("wall", []), data.get("door", []), data.get("light", []), dark)
    options = dict(table(data.get("options", {}), "options"))
    for name, value in options.items():
        if name not in ruleset.options:
            raise TableError(f"options.{name}: unknown option")
        if value not in ruleset.options[name].choices:
            raise TableError(f"options.{name}: expected one of {ruleset.options[name].choices}, got {value!r}")
    tokens = {}
    entries = data.get("token", [])
    if not isinstance(entries, list):
        raise TableError("token: expected [[token]] tables")
    for number, entry in enumerate(entries):
        token = token_from(table(entry, f"token[{number}]"), f"token[{number}]")
        if token.id in tokens:
            raise TableError(f'token[{number}].id: "{token.id}" is there twice')
        if not (0 <= token.at[0] < scene.width and 0 <= token.at[1] < scene.height):
            raise TableError(f'token "{token.id}".at: off the map')
        if unknown := [name for name in token.conditions if name not in ruleset.conditions]:
            raise TableError(f'token "{token.id}".conditions: unknown condition "{unknown[0]}"')
        tokens[token.id] = set_by_hand(ruleset, token)
    for number, light in enumerate(scene.lights):
        if light.token and light.token not in tokens:
            raise TableError(f'light[{number}].token: there is no token "{light.token}"')
    title = text(data.get("title", ""), "title")
    return Encounter(ruleset=ruleset.name, title=title, scene=scene, options=options, tokens=tokens)


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
        raise TableError(f"{where}: dice: expected a list of faces")
    dice = tuple(whole(face, f"{where}: dice") for face in faces)
    if ("do" in fields) == ("ask" in fields):
        raise TableError(f'{where}: expected either "do" or "ask"')
    if "ask" in fields:
        return Step(number, str(fields["ask"]), None, _convert(fields, c.Question, where), 0, dice, expect)
    verb = text(fields["do"], f"{where}: do")
    if verb in ("undo", "redo"):
        unknown = set(fields) - {"do", "steps"}
        if unknown:
            raise TableError(f"{where}: {sorted(unknown)[0]}: unknown field")
        steps = whole(fields.get("steps", 1), f"{where}: steps")
        if steps < 0:
            raise TableError(f"{where}: steps: expected 0 or more, got {steps}")
        return Step(number, verb, None, None, steps, dice, expect)
    if verb == "edit":
        token, several = text(fields.get("token", ""), f"{where}: token"), texts(fields.get("tokens", []), f"{where}: tokens")
        rest = {key: value for key, value in fields.items() if key not in ("do", "token", "tokens")}
        _check_edit(rest, where)
        return Step(number, verb, c.Edit(token=token, tokens=several, fields=rest), None, 0, dice, expect)
    if verb == "join":
        unknown = set(fields) - {"do", "new", "total"}
        if unknown:
            raise TableError(f"{where}: {sorted(unknown)[0]}: unknown field")
        new = token_from(table(fields.get("new", {}), f"{where}: new"), f"{where}: new")
        total = whole(fields["total"], f"{where}: total") if "total" in fields else None
        return Step(number, verb, c.Join(new=new, total=total), None, 0, dice, expect)
    if verb == "arrive":
        return Step(number, verb, _arrival(fields, where), None, 0, dice, expect)
    return Step(number, verb, _convert(fields, c.Command, where), None, 0, dice, expect)


def _arrival(fields: Mapping[str, Any], where: str) -> Any:
    """Those who come as token tables, of which the squares they stood on are no matter; lights as the map's."""
    made: dict[str, list[Any]] = {}
    for name, reader in (("tokens", token_from), ("lights", light_from)):
        entries = fields.get(name, [])
        if not isinstance(entries, list):
            raise TableError(f"{where}: {name}: expected tables")
        tables = [dict(table(entry, f"{where}: {name}[{i}]")) for i, entry in enumerate(entries)]
        if name == "tokens":
            tables = [{"at": [0, 0], **entry} for entry in tables]
        made[name] = [reader(entry, f"{where}: {name}[{i}]") for i, entry in enumerate(tables)]
    rest = {name: value for name, value in fields.items() if name not in made}
    arrival = _convert({**rest, "tokens": []}, c.Command, where)
    return msgspec.structs.replace(arrival, tokens=tuple(made["tokens"]), lights=tuple(made["lights"]))


NOT_IN_FILES = ("scene", "answers", "options", "move_group", "end_encounter")


def _convert(fields: Mapping[str, Any], kind: Any, where: str) -> Any:
    if fields.get("do") in NOT_IN_FILES:
        raise TableError(f"{where}: do: unknown verb {fields['do']!r}")
    try:
        return msgspec.convert(fields, kind, strict=True)
    except msgspec.ValidationError as wrong:
        raise TableError(f"{where}: {_plain(str(wrong))}") from None


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
        raise TableError(f"{where}: expected a number up to {LARGEST}")


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
