"""The fights that travel with the program: whole, ready, and drawn as they are played."""

import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Done, NeedDice
from battlemap.geometry import fits
from battlemap.importers import import_map
from battlemap.resources import resource_path
from battlemap.rules.space import cells_of, footprint, walls_of
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from tests.importers.files import ways

NAMES = ("crypt", "ford")


@pytest.fixture(params=NAMES)
def fight(request, tmp_path):
    """A copy of a sample fight: opening writes, and what is shipped stays as it is."""
    copy = tmp_path / f"{request.param}.battlemap"
    copy.write_bytes(resource_path("maps", copy.name).read_bytes())
    with FightFile.open(copy) as file:
        yield file


@pytest.mark.parametrize("name", NAMES)
def test_our_own_map_is_imported_without_a_note(name):
    found = import_map(resource_path("maps", f"{name}.dd2vtt"))
    assert found.notes == ()
    assert found.picture is not None
    assert 70 <= found.scene.picture.px_per_square <= 100


def test_the_crypt_has_the_quirks_of_real_files():
    scene = import_map(resource_path("maps", "crypt.dd2vtt")).scene
    assert (scene.width, scene.height) == (30, 21)
    assert {door.state for door in scene.doors} == {"open", "closed"}
    assert any(not wall.move for wall in scene.walls), "an outline that stops sight only"
    assert {light.colour for light in scene.lights} == {"#ffb35c", "#6fe0d2"}


@pytest.mark.parametrize("name", NAMES)
def test_walls_of_the_map_and_ground_of_the_fight_stop_the_same_steps(name, tmp_path):
    copy = tmp_path / f"{name}.battlemap"
    copy.write_bytes(resource_path("maps", copy.name).read_bytes())
    with FightFile.open(copy) as file:
        played = file.base.scene
    solid = {(x, y) for y, row in enumerate(played.rows) for x, letter in enumerate(row) if letter == "#"}
    drawn = {way for way in ways(import_map(resource_path("maps", f"{name}.dd2vtt")).scene) if way[:2] not in solid}
    assert ways(played) == {way for way in drawn if way[2:] not in solid}


def test_everybody_stands_where_there_is_room(fight):
    state = fight.base
    walls, taken = walls_of(state.scene), set()
    for token in state.tokens.values():
        assert fits(walls, footprint(token))[token.at[1], token.at[0]], token.id
        assert not taken & set(cells_of(token)), token.id
        taken |= set(cells_of(token))
        assert all(state.scene.ground(*cell) in ".~" for cell in cells_of(token)), token.id
        assert token.creature.attacks, token.id
    assert sum(token.creature.character for token in state.tokens.values()) == 4


def test_the_fight_has_not_begun_and_can(fight):
    document = fight.document(find_ruleset)
    assert document.state.turn.round == 0
    faces = []
    while isinstance(outcome := document.do(c.Begin(), faces), NeedDice):
        faces += [10] * len(outcome.sides)
    assert isinstance(outcome, Done)
    assert document.state.turn.round == 1


def test_the_picture_is_in_the_file(fight):
    picture = fight.base.scene.picture
    assert fight.picture(picture.sha256) is not None
    assert picture.width_px == fight.base.scene.width * picture.px_per_square


def test_the_maps_stay_small():
    files = [path for path in resource_path("maps").iterdir() if path.suffix in (".dd2vtt", ".battlemap")]
    assert sum(path.stat().st_size for path in files) < 6_500_000
