"""A fight copied to another ruleset: what comes along, what is left and said."""

import msgspec
import pytest
from msgspec.structs import replace
from msgspec.structs import replace as changed

from battlemap.encounter import commands as c
from battlemap.encounter.conversion import Loss, converted
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done, NeedDice
from battlemap.model import (
    Attack,
    AttackSave,
    Budget,
    Effect,
    Encounter,
    HeldBlow,
    PendingAnswer,
    Place,
    Reserved,
    Token,
    Turn,
    Waiting,
    Zone,
)
from battlemap.rules.ruleset import OptionRule
from battlemap.rulesets import DEFAULT, find_ruleset, names
from tests.support.fights import CLAW, fight

USUAL = find_ruleset(DEFAULT)
OTHER = changed(
    USUAL, name="other", title="Another game", square=20,
    conditions={"prone": USUAL.conditions["prone"]},
    options={"diagonals": OptionRule("equal", ("equal", "free"), "Diagonals."), "flanking": USUAL.options["flanking"]},
    harm=changed(USUAL.harm, death_save=None),
)  # fmt: skip
ANA = {"id": "ana", "name": "Ana", "character": True, "at": [1, 1], "hp": 7, "max_hp": 20, "attacks": [CLAW]}
ORC = {"id": "orc", "name": "Orc", "side": "foes", "at": [3, 1], "hp": 9, "attacks": [CLAW]}
RUNNING = {
    "effects": (Effect(name="prone"), Effect(name="stunned", amount=1), Effect(name="dodging", kind="state")),
    "concentrating": "bless", "readied": {"trigger": "the door opens"}, "declared": "withdraw", "paced": 3,
    "budget": Budget(moved=30, spent={"action": 1}), "successes": 1, "failures": 2,
}  # fmt: skip


@pytest.fixture
def calm() -> Encounter:
    return fight(["......"] * 3, ANA, ORC, wall=[{"points": [[2, 0], [2, 1]]}])


def with_token(state: Encounter, token_id: str, **fields) -> Encounter:
    return replace(state, tokens={**state.tokens, token_id: replace(state.tokens[token_id], **fields)})


def test_a_calm_fight_loses_nothing_and_keeps_its_squares(calm):
    copy, losses = converted(calm, OTHER)
    assert losses == ()
    assert copy == replace(calm, ruleset="other") and copy.scene.square == 15 != OTHER.square


def test_the_turn_stays_behind(calm):
    way = Waiting(token="orc", path=((4, 1),), pending=(PendingAnswer(by="ana", at=(3, 1), kind="leaves_reach"),))
    turn = Turn(round=2, order=(Place(who="ana", total=12),), active="orc", held=(HeldBlow(target="ana", taken=5),))
    copy, losses = converted(replace(calm, turn=turn, waiting=(way,)), OTHER)
    assert (copy.turn, copy.waiting) == (Turn(), ())
    assert losses == (Loss("", "order", "2"), Loss("orc", "move"), Loss("ana", "blow", "5"))


def test_only_conditions_known_there_come_along(calm):
    copy, losses = converted(with_token(calm, "ana", effects=RUNNING["effects"]), OTHER)
    assert copy.tokens["ana"].effects == (Effect(name="prone"),)
    assert losses == (Loss("ana", "condition", "stunned"), Loss("ana", "state", "dodging"))


def test_what_was_begun_is_left_and_named(calm):
    begun = {key: value for key, value in RUNNING.items() if key != "effects"}
    copy, losses = converted(with_token(calm, "ana", **begun), OTHER)
    assert copy.tokens == calm.tokens
    assert losses == (
        Loss("ana", "concentration", "bless"), Loss("ana", "readied", "the door opens"),
        Loss("ana", "declared", "withdraw"), Loss("ana", "death_saves", "1/2"),
    )  # fmt: skip


def test_who_waits_in_the_reserve_is_converted_as_well(calm):
    wolf = replace(calm.tokens["orc"], id="wolf", creature=replace(calm.tokens["orc"].creature, name="Wolf"))
    wolf = replace(wolf, effects=RUNNING["effects"])
    copy, losses = converted(replace(calm, reserve={"wolf": Reserved(token=wolf, round=3)}), OTHER)
    assert copy.reserve["wolf"].round == 3 and copy.reserve["wolf"].token.effects == (Effect(name="prone"),)
    assert losses == (Loss("wolf", "condition", "stunned"), Loss("wolf", "state", "dodging"))


def test_the_dying_keep_their_count_where_it_is_kept(calm):
    copy, losses = converted(with_token(calm, "ana", hp=0, successes=1, failures=2), USUAL)
    assert losses == () and (copy.tokens["ana"].successes, copy.tokens["ana"].failures) == (1, 2)


@pytest.mark.parametrize(("options", "kept", "lost"), [
    ({"flanking": True}, {"flanking": True}, ()),
    ({"diagonals": "equal"}, {"diagonals": "equal"}, ()),
    ({"diagonals": "alternating"}, {}, ("diagonals",)),
    ({"elsewhere": True, "flanking": False}, {"flanking": False}, ("elsewhere",)),
    ({"elsewhere": False}, {}, ()),
])  # fmt: skip
def test_house_rules_come_along_where_they_can_be_chosen(calm, options, kept, lost):
    copy, losses = converted(replace(calm, options=options), OTHER)
    assert copy.options == kept
    assert losses == tuple(Loss("", "option", name) for name in lost)


def test_what_concentration_held_stays_behind_with_it(calm):
    state = with_token(calm, "ana", concentrating="Web")
    state = with_token(state, "orc", effects=(Effect(name="prone", until="concentration:ana"), Effect(name="prone", source="x")))
    areas = [Zone(id=name, name=name, runs=((1, 1, 3),), until=until) for name, until in
             (("Web", "concentration:ana"), ("Pit", ""))]  # fmt: skip
    copy, losses = converted(replace(state, zones={area.id: area for area in areas}), OTHER)
    assert losses == (Loss("ana", "concentration", "Web"),)
    assert [effect.until for effect in copy.tokens["orc"].effects] == [""] and list(copy.zones) == ["Pit"]


def test_the_original_is_as_it_was(calm):
    state = with_token(calm, "ana", **RUNNING)
    before = msgspec.msgpack.encode(state)
    converted(state, OTHER)
    assert msgspec.msgpack.encode(state) == before


# A new field of a token or a fight belongs in one of these, and where it is reset or checked, in `conversion`.
KEPT_OF_TOKEN = {
    "id", "creature", "side", "at", "spot", "z", "hp", "temp_hp", "dead", "stable", "hidden", "group", "riding", "answer",
    "colour", "note", "inspired", "attitude", "facing",
}  # fmt: skip
SEEN_TO_OF_TOKEN = {"effects", "successes", "failures", "concentrating", "budget", "readied", "declared", "paced"}
KEPT_OF_FIGHT = {"scene", "title", "answers", "marching", "fogs"}
SEEN_TO_OF_FIGHT = {"ruleset", "options", "tokens", "turn", "waiting", "reserve", "zones"}


def test_every_field_is_thought_of():
    assert set(Token.__struct_fields__) == KEPT_OF_TOKEN | SEEN_TO_OF_TOKEN
    assert set(Encounter.__struct_fields__) == KEPT_OF_FIGHT | SEEN_TO_OF_FIGHT


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("start", names())
def test_a_copy_begins_under_every_ruleset(calm, start, name):
    state = with_token(replace(calm, ruleset=start, turn=Turn(round=3)), "ana", **RUNNING)
    copy, losses = converted(state, find_ruleset(name))
    assert losses and copy == msgspec.msgpack.decode(msgspec.msgpack.encode(copy), type=Encounter)
    document, faces = Document(copy, find_ruleset), []
    while isinstance(outcome := document.do(c.Begin(), faces), NeedDice):
        faces += [1 + len(faces) % side for side in outcome.sides]
    assert isinstance(outcome, Done)
    assert document.state.turn.begun


def test_armour_class_is_turned_round_and_saves_stay_behind(calm):
    ana = calm.tokens["ana"]
    fire = Attack(name="burning hands", save=AttackSave(ability="dex", dc=15))
    creature = replace(ana.creature, ac=18, attacks=(fire,))
    state = replace(calm, ruleset="dnd2024", tokens={**calm.tokens, "ana": replace(ana, creature=creature)})
    copy, losses = converted(state, find_ruleset("ose"), find_ruleset("dnd2024"))
    assert copy.tokens["ana"].creature.ac == 1 and copy.tokens["ana"].creature.attacks[0].save is None
    assert Loss("ana", "armour", "18 → 1") in losses and Loss("ana", "save", "burning hands") in losses
    back, _ = converted(copy, find_ruleset("dnd2024"), find_ruleset("ose"))
    assert back.tokens["ana"].creature.ac == 18
