"""Imported doors as a creature at the table meets them: shut they stop a step, opened by a command they let it through."""

from pathlib import Path

import pytest

from battlemap.encounter import commands
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done
from battlemap.encounter.tables import token_from
from battlemap.geometry import Cell
from battlemap.importers import Found, import_map
from battlemap.model import Encounter
from battlemap.rules.movement import plan_along
from battlemap.rulesets import DEFAULT, find_ruleset
from tests.importers.files import imported, points, portal, ways

STOPPED = {"blocked_wall", "blocked_corner"}
SAMPLES = (
    "bytebard_prismatic_ballroom.uvtt", "imagix_sampleMap.dd2vtt", "oganm_test.dd2vtt",
    "thunderforge_synthetic-freestanding.dd2vtt", "vttmaps_azheim-meeting.dd2vtt", "vttmaps_blue-tower-cropped.dd2vtt",
    "vttmaps_chamber-of-echoing-grief.dd2vtt", "vttmaps_gold-room.dd2vtt", "vttmaps_ground-floor-north-cropped.dd2vtt",
    "vttmaps_headmasters-quarters.dd2vtt", "vttmaps_litch-tomb.dd2vtt",
)  # fmt: skip


def refusals(state: Encounter, step: tuple[int, int, int, int]) -> set[str]:
    """What stops a creature that stands at a step's start from taking it."""
    there = token_from({"id": "ana", "at": list(step[:2])})
    placed = Encounter(ruleset=DEFAULT, scene=state.scene, tokens={"ana": there})
    plan = plan_along(placed, find_ruleset(DEFAULT), "ana", [Cell(*step[2:])])
    return {problem.kind for problem in plan.problems}


def set_door(document: Document, door: str, state: str) -> None:
    assert isinstance(document.do(commands.SetDoor(door=door, state=state), ()), Done)


def tried(found: Found) -> int:
    """Shut all doors, then open each alone: every way it opens was refused before and is legal after.  How many opened one."""
    document = Document(Encounter(ruleset=DEFAULT, scene=found.scene), find_ruleset)
    for door in found.scene.doors:
        if door.state != "closed":
            set_door(document, door.id, "closed")
    shut, opened = document.state, 0
    before = ways(shut.scene)
    for door in found.scene.doors:
        set_door(document, door.id, "open")
        through = ways(document.state.scene) - before
        for step in through:
            assert refusals(shut, step) & STOPPED, (door, step)
            assert refusals(document.state, step) == set(), (door, step)
        opened += bool(through)
        set_door(document, door.id, "closed")
    return opened


@pytest.mark.parametrize("name", SAMPLES)
def test_the_doors_of_real_files(shared: Path, name: str):
    path = shared / "samples" / "uvtt" / name
    if not path.exists():
        pytest.skip(f"no {name} among the samples")
    found = import_map(path)
    rim = [door for door in found.scene.doors if all(y in (0, found.scene.height) for _, y in door.points)
           or all(x in (0, found.scene.width) for x, _ in door.points)]  # fmt: skip
    assert tried(found) == len(found.scene.doors) - len(rim)


@pytest.mark.parametrize("closed", [True, False])
def test_a_door_a_wall_runs_through(tmp_path, closed):
    found = imported(tmp_path, portals=[portal((5, 3), (5, 4), closed)])
    assert bool(refusals(Encounter(ruleset=DEFAULT, scene=found.scene), (4, 3, 5, 3)) & STOPPED) is closed
    assert tried(found) == 1


def test_of_a_double_door_each_leaf_opens_for_itself(tmp_path):
    gap = [points((5, 0), (5, 2)), points((5, 4), (5, 8))]
    found = imported(tmp_path, line_of_sight=gap, portals=[portal((5, 2), (5, 3)), portal((5, 3), (5, 4))])
    assert tried(found) == 2


def test_only_ways_across_the_leaf_open(tmp_path):
    found = imported(tmp_path, portals=[portal((5, 3), (5, 4), closed=False)])
    free = ways(found.scene)
    across = {step for step in free if {step[0], step[2]} == {4, 5}}
    assert across == {(4, 3, 5, 3), (5, 3, 4, 3)}
