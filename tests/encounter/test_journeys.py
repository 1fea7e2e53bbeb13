"""A party goes from one map to the next: what it takes along, where it stands, what undo brings back."""

import msgspec
import pytest
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter.apply import apply_all
from battlemap.encounter.travellers import arrival_of, marching_to
from battlemap.model import Area, Budget, Effect, Encounter, Light, Token
from tests.support.fights import CLAW, document, done, fight

ANA = {"id": "ana", "name": "Ana", "character": True, "at": [0, 0], "hp": 7, "max_hp": 20, "temp_hp": 3, "attacks": [CLAW]}
BEN = {"id": "ben", "name": "Ben", "character": True, "at": [1, 0], "hp": 0, "max_hp": 12}
PONY = {"id": "pony", "name": "Pony", "at": [2, 0], "size": "large", "hp": 11, "traits": ["mount"]}
ORC = {"id": "orc", "name": "Orc", "side": "foes", "at": [5, 2], "hp": 15}


@pytest.fixture
def crypt() -> Encounter:
    """Ben leads; Ana rides the pony and carries a torch, and is held by the orc."""
    state = fight(["......"] * 4, ANA, BEN, PONY, ORC)
    ana = replace(
        state.tokens["ana"], riding="pony", at=(2, 0), z=15, concentrating="bless", inspired=True,
        budget=Budget(moved=30, spent={"action": 1}), readied={"trigger": "x", "action": "attack", "on": ""}, declared="spell",
        effects=(
            Effect(name="poisoned"), Effect(name="exhaustion", amount=2, source="suffocating"),
            Effect(name="grappled", source="orc"), Effect(name="frightened", source="orc"),
            Effect(name="charmed", source="ben"), Effect(name="blinded", until="end_of_turn:ben"),
            Effect(name="stunned", until="rounds:3:ana"), Effect(name="ongoing", until="save_ends", amount=5),
            Effect(name="dodging", kind="state"),
        ),
    )  # fmt: skip
    ben = replace(state.tokens["ben"], failures=2, successes=1)
    lights = (Light(at=(1.0, 1.0), bright=60), Light(token="ana", bright=60, dim=120))
    return replace(
        state, tokens={**state.tokens, "ana": ana, "ben": ben}, marching=("ben", "ana", "pony"),
        scene=replace(state.scene, lights=lights),
    )  # fmt: skip


@pytest.fixture
def ford() -> Encounter:
    return fight(["........"] * 6, {**ORC, "name": "Ogre", "at": [7, 5]})


PARTY = ("ana", "ben", "pony")


def after(state: Encounter, command: c.Command) -> Encounter:
    return apply_all(state, done(document(state).preview(command)).events)


# ---------------------------------------------------------------- what comes along
def test_all_they_are_and_have_comes_along(crypt, ford):
    there = after(ford, arrival_of(crypt, PARTY, "The crypt"))
    ana, ben = there.tokens["ana"], there.tokens["ben"]
    assert (ana.hp, ana.temp_hp, ana.concentrating, ana.inspired) == (7, 3, "bless", True)
    assert ana.creature == crypt.tokens["ana"].creature and ana.riding == "pony"
    assert (ben.hp, ben.successes, ben.failures) == (0, 1, 2)
    assert there.scene.lights == (Light(token="ana", bright=60, dim=120),)
    assert there.marching == ("ben", "ana", "pony")


def test_what_hangs_on_turns_and_on_who_stays_is_left(crypt, ford):
    ana = after(ford, arrival_of(crypt, PARTY)).tokens["ana"]
    assert ana.effects == (
        Effect(name="poisoned"), Effect(name="exhaustion", amount=2, source="suffocating"), Effect(name="frightened"),
        Effect(name="charmed", source="ben"), Effect(name="ongoing", until="save_ends", amount=5),
    )  # fmt: skip
    assert (ana.budget, ana.readied, ana.declared, ana.z) == (Budget(), {}, "", 0)


def test_what_is_used_up_for_the_day_comes_along_and_what_no_turn_gives_back(crypt, ford):
    used = Effect(name="used", kind="state", type="Breath", amount=1)
    out = Effect(name="recharging", kind="state", type="Bite", amount=5)
    spent = Budget(moved=30, spent={"action": 1, "legendary_resistance": 2})
    ana = replace(crypt.tokens["ana"], effects=(used, out), budget=spent)
    state = replace(crypt, tokens={**crypt.tokens, "ana": ana})
    there = after(ford, arrival_of(state, PARTY, lasting=("legendary_resistance",))).tokens["ana"]
    assert there.effects == (used,) and there.budget == Budget(spent={"legendary_resistance": 2})


def test_concentration_that_held_a_readied_spell_ends(crypt):
    ana = replace(crypt.tokens["ana"], readied={"trigger": "x", "action": "cast", "on": "bless"})
    state = replace(crypt, tokens={**crypt.tokens, "ana": ana})
    assert arrival_of(state, ("ana",)).tokens[0].concentrating == ""


def test_a_rider_without_its_mount_goes_on_foot(crypt, ford):
    there = after(ford, arrival_of(crypt, ("ana",)))
    assert there.tokens["ana"].riding == "" and "pony" not in there.tokens


def test_the_order_is_the_marching_order_then_the_rest(crypt):
    assert [token.id for token in marching_to(crypt, ("orc", "ana", "nobody", "ben"))] == ["ben", "ana", "orc"]


# A new field of a token is packed, or left where it was, in `travellers` and here.
PACKED = {
    "creature", "side", "hp", "temp_hp", "effects", "dead", "stable", "successes", "failures", "concentrating", "hidden", "group",
    "inspired", "attitude", "answer", "colour", "note", "id", "riding",
}  # fmt: skip
PLACED_OR_LEFT = {"at", "spot", "z", "budget", "readied", "declared", "paced", "facing"}


def test_every_field_is_thought_of():
    assert set(Token.__struct_fields__) == PACKED | PLACED_OR_LEFT


# ---------------------------------------------------------------- where they stand
def test_the_first_stands_foremost_on_the_start_area(crypt, ford):
    start = Area(kind="start", runs=tuple((y, 0, 3) for y in range(1, 5)))
    ford = replace(ford, scene=replace(ford.scene, areas=(start,)))
    there = after(ford, arrival_of(crypt, PARTY))
    assert there.tokens["ben"].at == (2, 3)
    assert there.tokens["ana"].at == there.tokens["pony"].at
    assert all(x < 3 and 1 <= y < 5 for x, y in (there.tokens[who].at for who in PARTY))


def test_without_a_start_area_they_stand_at_the_rim_away_from_enemies(crypt, ford):
    x, y = after(ford, arrival_of(crypt, PARTY)).tokens["ben"].at
    assert (x in (0, 7) or y in (0, 5)) and max(abs(x - 7), abs(y - 5)) >= 4


def test_nobody_is_put_into_water_who_could_stand_elsewhere(crypt):
    river = fight(["..____..", "..____..", "..____..", "..____.."])
    state = after(river, arrival_of(crypt, PARTY))
    assert all(state.scene.ground(*state.tokens[who].at) == "." for who in PARTY)
    lake = after(fight(["____", "____"]), arrival_of(crypt, ("ana", "ben")))
    assert set(lake.tokens) == {"ana", "ben"}


def test_who_was_put_there_before_stands_where_that_was_and_the_others_near_by(crypt, ford):
    ana = replace(crypt.tokens["ana"], at=(5, 2), riding="", effects=())
    ready = replace(ford, tokens={**ford.tokens, "ana": ana})
    walking = replace(crypt, tokens={**crypt.tokens, "ana": replace(crypt.tokens["ana"], riding="")})
    there = after(ready, arrival_of(walking, ("ben", "ana")))
    assert there.tokens["ana"].at == (5, 2) and there.tokens["ana"].hp == 7
    x, y = there.tokens["ben"].at
    assert max(abs(x - 5), abs(y - 2)) == 1
    start = replace(ready, scene=replace(ready.scene, areas=(Area(kind="start", runs=((0, 0, 3),)),)))
    assert after(start, arrival_of(walking, ("ben", "ana"))).tokens["ana"].at[1] == 0


def test_nobody_is_put_where_somebody_stands(crypt):
    full = fight(["....", "....", "...."], {"id": "rock", "name": "Rock", "side": "neutral", "at": [0, 0], "size": "huge"})
    state = after(full, arrival_of(crypt, ("ben", "ana")))
    assert {state.tokens["ben"].at[0], state.tokens["ana"].at[0]} == {3}


def test_where_there_is_no_room_nobody_comes(crypt):
    outcome = document(fight(["."])).preview(arrival_of(crypt, PARTY))
    assert outcome.refusals[0].facts["rule"] == "no_room"


# ---------------------------------------------------------------- who is who
def test_who_is_there_already_is_replaced_with_its_light(crypt, ford):
    once = after(ford, arrival_of(crypt, PARTY))
    hurt = replace(crypt, tokens={**crypt.tokens, "ana": replace(crypt.tokens["ana"], hp=1)})
    twice = after(once, arrival_of(hurt, PARTY))
    assert set(twice.tokens) == set(once.tokens) and twice.tokens["ana"].hp == 1
    assert twice.scene.lights == once.scene.lights and twice.marching == once.marching


def test_another_of_the_same_id_gets_a_new_one_and_all_that_speaks_of_it_follows(crypt, ford):
    pony = fight(["."], {**PONY, "at": [0, 0], "name": "Wild pony", "side": "neutral"}).tokens["pony"]
    ford = replace(ford, tokens={**ford.tokens, "pony": replace(pony, at=(6, 0))})
    charmed = replace(crypt.tokens["ben"], effects=(Effect(name="charmed", source="pony"),))
    crypt = replace(
        crypt, tokens={**crypt.tokens, "ben": charmed},
        scene=replace(crypt.scene, lights=(Light(token="pony", bright=30),)),
    )  # fmt: skip
    there = after(ford, arrival_of(crypt, PARTY))
    assert there.tokens["pony"].name == "Wild pony" and there.tokens["pony-2"].name == "Pony"
    assert there.tokens["ana"].riding == "pony-2" and there.tokens["ben"].effects[0].source == "pony-2"
    assert there.scene.lights == (Light(token="pony-2", bright=30),) and there.marching == ("ben", "ana", "pony-2")


def test_a_character_on_whatever_side_is_the_same(crypt, ford):
    ana = replace(crypt.tokens["ana"], side="foes", riding="")
    ford = replace(ford, tokens={**ford.tokens, "ana": ana})
    there = after(ford, arrival_of(crypt, ("ana",)))
    assert set(there.tokens) == {"orc", "ana"} and there.tokens["ana"].side == "party"


# ---------------------------------------------------------------- leaving, and back again
def test_who_leaves_takes_its_light_and_its_place_in_the_order(crypt):
    left = after(crypt, c.Depart(tokens=("ana", "pony"), goal="The ford"))
    assert set(left.tokens) == {"ben", "orc"} and left.marching == ("ben",)
    assert [light.token for light in left.scene.lights] == [""]


def test_there_and_back_is_one_step_each_and_undo_brings_all_back(crypt, ford):
    here, there = document(crypt), document(ford)
    done(there.do(arrival_of(here.state, PARTY, "The crypt")))
    done(here.do(c.Depart(tokens=PARTY, goal="The ford")))
    assert (here.position, there.position) == (1, 1)
    done(there.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=5),)), [15]))
    done(here.do(arrival_of(there.state, PARTY, "The ford")))
    done(there.do(c.Depart(tokens=PARTY, goal="The crypt")))
    assert here.state.tokens["ana"].hp == 5 and here.state.tokens["ana"].temp_hp == 0
    assert set(there.state.tokens) == {"orc"}
    here.undo(2)
    assert here.state == crypt
    there.undo(3)
    assert there.state == ford


def test_what_is_kept_on_disk_reads_back(crypt):
    command = arrival_of(crypt, PARTY, "The crypt")
    packed = msgspec.msgpack.encode(command)
    assert msgspec.msgpack.decode(packed, type=c.Command) == command
