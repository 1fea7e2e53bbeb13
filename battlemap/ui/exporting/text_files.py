"""The map as Universal VTT, the fight as a scenario, its log: made beside the window and written whole.

    kept = run_to_end(map_written(state.scene, picture, path))
    kept.path, kept.notes

Raises `BattlemapError` with a sentence; then, and when it is called off, the file is as it was.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from battlemap.encounter.document import Step
from battlemap.encounter.events import Event
from battlemap.exporters import (
    Exported,
    ExportProblem,
    Table,
    log_html,
    log_lines,
    log_markdown,
    scenario,
    universal_vtt,
)
from battlemap.model import Encounter, Scene
from battlemap.rules.ruleset import Ruleset
from battlemap.storage.replacing import made_beside
from battlemap.ui.exporting.steps import Steps, in_thread

PIECE_BYTES = 8 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Kept:
    """A file that is there now, and in words what of the fight is not in it."""

    path: Path
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Log:
    """What was done, up to `position` and undone from there on; `tell` makes a line of an event; `rolls` stand below."""

    title: str
    steps: Sequence[Step]
    position: int
    tell: Callable[[Event], str]
    rolls: Table | None = None


def map_written(scene: Scene, picture: bytes | None, path: Path) -> Steps[Kept]:
    """The map as Universal VTT, with its picture's bytes."""
    return (yield from _written(path, lambda: universal_vtt(scene, picture)))


def scenario_written(state: Encounter, ruleset: Ruleset, path: Path) -> Steps[Kept]:
    """The fight as scenario TOML."""
    return (yield from _written(path, lambda: scenario(state, ruleset)))


def log_written(log: Log, path: Path) -> Steps[Kept]:
    """The log as Markdown, or as a page of HTML where the file's name says so."""
    write = log_markdown if path.suffix.lower() == ".md" else log_html

    def made() -> Exported:
        return Exported(write(log.title, log_lines(log.steps, log.position, log.tell), log.rolls).encode("utf-8"))

    return (yield from _written(path, made))


def _written(path: Path, make: Callable[[], Exported]) -> Steps[Kept]:
    with made_beside(path, "written", True) as part:
        try:
            exported = yield from in_thread(make)
        except ExportProblem as wrong:
            raise ExportProblem("{name}: {why}", name=path.name, why=wrong) from None
        with part.open("wb") as file:
            for at in range(0, len(exported.data), PIECE_BYTES):
                file.write(exported.data[at : at + PIECE_BYTES])
                yield (at + PIECE_BYTES) / (len(exported.data) + PIECE_BYTES)
            file.flush()
            yield from in_thread(os.fsync, file.fileno())
    return Kept(path, exported.notes)
