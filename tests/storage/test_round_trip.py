"""What is written is what is read: every state, every command and event, at every step."""

from pathlib import Path

import msgspec
import pytest

from battlemap.encounter.apply import apply_all
from battlemap.encounter.commands import Command, MoveToken
from battlemap.encounter.document import Document, Record
from battlemap.encounter.events import Event
from battlemap.encounter.outcome import NeedDice
from battlemap.encounter.scenario import read_scenario
from battlemap.model import BattlemapError, Encounter
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from tests.storage.examples import example, members
from tests.storage.fights import fight, furnished_scene, play_some, reopened, same_history

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT / "tests" / "scenarios", ROOT.parent / "shared" / "scenarios" / "dnd2024")
SCENARIOS = sorted({file.name: file for folder in FOLDERS for file in folder.rglob("*.toml")}.values())


def test_a_fight_is_found_as_it_was_left(path):
    state = fight(scene=furnished_scene(), options={"diagonals": "alternating"}, answers={"foes": "take"})
    with FightFile.create(path, state) as file:
        document = file.document(find_ruleset)
        play_some(document)
    same_history(document, reopened(path))


@pytest.mark.parametrize("seed", range(20))
def test_any_state_is_read_as_written(path, seed):
    state = example(Encounter, seed)
    with FightFile.create(path, state) as file:
        assert file.base == state
    with FightFile.open(path) as file:
        assert file.base == state


@pytest.mark.parametrize("event", members(Event), ids=lambda event: event.__name__)
def test_every_event_is_read_as_written(path, event):
    written = [Record(kind="do", command=MoveToken(token="a"), events=(example(event, seed),)) for seed in range(12)]
    with FightFile.create(path, fight()) as file:
        for record in written:
            file.journal(record, file.base)
    with FightFile.open(path) as file:
        assert list(file.records()) == written


@pytest.mark.parametrize("command", members(Command), ids=lambda command: command.__name__)
def test_every_command_is_read_as_written(path, command):
    written = [Record(kind="do", command=example(command, seed)) for seed in range(12)]
    with FightFile.create(path, fight()) as file:
        for record in written:
            file.journal(record, file.base)
    with FightFile.open(path) as file:
        assert list(file.records()) == written


def test_unknown_fields_of_an_event_are_passed_over():
    blob = msgspec.msgpack.encode({"event": "RoundStarted", "round": 2, "moon": "full"})
    assert msgspec.msgpack.decode(blob, type=Event).round == 2


@pytest.mark.skipif(not SCENARIOS, reason="no scenario files here")
def test_every_scenario_is_saved_and_read_at_each_step(path):
    """The twin that only knows the file is never a step behind: what the events fold to is what is loaded."""
    steps = 0
    for scenario in SCENARIOS:
        try:
            read = read_scenario(scenario, find_ruleset)
        except BattlemapError:
            continue  # a file that is to be refused, or a ruleset that is not there yet
        path.unlink(missing_ok=True)
        with FightFile.create(path, read.state) as file:
            document = file.document(find_ruleset)
            for step in read.steps:
                before = document.state, document.position
                if step.undo:
                    document.undo(step.undo)
                elif step.act is not None:
                    _do(document, step.act, step.dice)
                if (document.state, document.position) != before:
                    twin = file.document(find_ruleset)
                    assert twin.state == document.state, f"{scenario.name}, step {step.number}"
                    steps += 1
            same_history(document, file.verify(find_ruleset))
            folded = file.base
            for done in document.steps[: document.position]:
                folded = apply_all(folded, done.events)
            assert folded == document.state
        same_history(document, reopened(path))
    assert steps > len(SCENARIOS) / 2


def _do(document: Document, command: Command, dice: tuple[int, ...]) -> None:
    outcome = document.do(command, dice)
    assert not isinstance(outcome, NeedDice) or len(dice) == 0
