"""`battlemap import FILE [-o OUT.battlemap]`: a map file made into a fight; what was found and what was left out, in words.

Without `-o` nothing is written.  `--list` only tells the maps that are in a file, `--map` chooses one of them.  What is no map
but holds stat blocks is told as such (`creatures`).  Not here: reading maps (`importers`), writing fights (`storage`).
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from battlemap.cli.creatures import creatures_in, names_of, tell_creatures
from battlemap.importers import Found, ImportProblem, import_map, maps
from battlemap.importers.found import shown
from battlemap.importers.stat_blocks import Read, Unread
from battlemap.model import Encounter, Scene
from battlemap.rulesets import DEFAULT


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command line asks for: which map of several, the picture of a map without one, the squares of a plain picture, the
    fight to write, the kind of report."""

    out: Path | None = None
    name: str | None = None
    picture: Path | None = None
    columns: int | None = None
    rows: int | None = None
    px: float | None = None
    as_json: bool = False
    overwrite: bool = False


def list_maps(path: Path, as_json: bool = False) -> int:
    """The names of the maps in a file, or of its creatures, one a line."""
    try:
        names: Sequence[str] = maps(path)
    except ImportProblem as problem:
        names = names_of(_creatures_instead(path, problem))
    print(json.dumps(names, ensure_ascii=False) if as_json else "\n".join(names))
    return 0


def import_file(path: Path, wanted: Wanted) -> int:
    """Import and tell; with `out` also write the fight.  Nothing is told before it is written."""
    try:
        found = import_map(
            path, name=wanted.name, picture=wanted.picture, columns=wanted.columns, rows=wanted.rows, px=wanted.px
        )
    except ImportProblem as problem:
        answers = _creatures_instead(path, problem)
        if wanted.out is not None:
            told = f"{shown(path)}: creatures are in it, which are brought in by the window; -o writes the fight of a map"
            raise ImportProblem(told) from None
        return tell_creatures(path, answers, wanted.as_json)
    if wanted.out is not None:
        write_fight(found, path.stem, wanted.out, wanted.overwrite)
    if wanted.as_json:
        print(json.dumps(found.counts))
        return 0
    print("\n".join(report(path, found)))
    if wanted.out is not None:
        print(f"written: {wanted.out}")
    return 0


def _creatures_instead(path: Path, problem: ImportProblem) -> tuple[Read | Unread, ...]:
    """The creatures of what is no map; where there are none either, the problem it had as a map."""
    try:
        return creatures_in(path)
    except ImportProblem:
        raise problem from None


def write_fight(found: Found, title: str, out: Path, overwrite: bool) -> None:
    """A fight that begins on this map, with nobody on it."""
    from battlemap.storage import FightFile

    state = Encounter(ruleset=DEFAULT, scene=found.scene, title=found.scene.name or title)
    pictures = {found.scene.picture.sha256: found.picture} if found.scene.picture and found.picture else {}
    FightFile.create(out, state, pictures, overwrite=overwrite).close()


def report(path: Path, found: Found) -> list[str]:
    """What was found, a line for each kind, then what was left out."""
    scene = found.scene
    return [
        f"{path.name}: {found.kind}",
        f"  squares  {scene.width} x {scene.height}{', dark but for its lights' if scene.dark else ''}",
        f"  picture  {_picture(found)}",
        f"  walls    {_walls(scene)}",
        f"  doors    {_doors(scene)}",
        f"  lights   {len(scene.lights)}",
        *([f"  notes    {len(scene.notes)}"] if scene.notes else []),
        *(["note:"] if found.notes else []),
        *(f"  {note}" for note in found.notes),
    ]


def _picture(found: Found) -> str:
    picture = found.scene.picture
    if picture is not None:
        return f"{picture.width_px} x {picture.height_px} pixels, {picture.px_per_square:.4g} a square"
    if found.wanted is None:
        return "none"
    name = f" {found.wanted.name}" if found.wanted.name else ""
    return f"none; one{name} of {found.wanted.width:.4g} x {found.wanted.height:.4g} squares belongs there (--picture)"


def _walls(scene: Scene) -> str:
    outlines = sum(not wall.move for wall in scene.walls)
    return f"{len(scene.walls)}{f', {outlines} of them stop sight only' if outlines else ''}"


def _doors(scene: Scene) -> str:
    kinds = [f"{count} of them {word}" for word in ("open", "locked", "barred", "secret") if (count := _of(scene, word))]
    return f"{len(scene.doors)}{', ' if kinds else ''}{', '.join(kinds)}"


def _of(scene: Scene, state: str) -> int:
    return sum(door.state == state for door in scene.doors)
