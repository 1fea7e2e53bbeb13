"""A map that was changed is forgotten: nothing that was found out about its walls is kept when they are gone."""

import gc

import pytest
from msgspec.structs import replace

from battlemap.geometry import Cell, Walls
from battlemap.model import Door
from battlemap.rules import space
from battlemap.rules.cover import walled_off
from battlemap.rules.sight import sees
from battlemap.rules.space import cells_of, pairs_known, walls_of
from battlemap.rulesets import find_ruleset
from tests.rulesets.arena import arena

CHANGES = 60


def maps_in_memory() -> int:
    gc.collect()
    return sum(isinstance(each, Walls) for each in gc.get_objects())


@pytest.mark.parametrize("question", ["sight", "cover"])
def test_doors_opened_and_closed_all_night_leave_no_maps_behind(question):
    ruleset = find_ruleset("dnd2024")
    state = arena(ruleset, 2)
    ana, orc = state.tokens["ana"], state.tokens["orc"]
    before = maps_in_memory()
    for nth in range(CHANGES):
        door = Door(id="cellar", points=((0, 0), (0, 1)), state=("open", "closed")[nth % 2], hp=CHANGES - nth)
        state = replace(state, scene=replace(state.scene, doors=(door,)))
        if question == "sight":
            sees(state, ruleset, ana, orc)
        else:
            walled_off(state, cells_of(ana), cells_of(orc))
    assert maps_in_memory() - before <= 2 * space.SCENES_KEPT


def test_what_is_known_is_asked_once_and_of_too_much_nothing_is_kept(monkeypatch):
    walls = walls_of(arena(find_ruleset("dnd2024"), 2).scene)
    known = pairs_known(walls, "planted")
    assert known == {} and pairs_known(walls, "planted") is known and pairs_known(walls, "another") is not known
    monkeypatch.setattr(space, "PAIRS_KEPT", 3)
    for x in range(4):
        pairs_known(walls, "planted")[(Cell(x, 0),), (Cell(0, 0),)] = True
    assert len(known) == 4 and pairs_known(walls, "planted") is known and known == {}
