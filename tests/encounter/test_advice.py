"""What next, asked at the table: under every ruleset what is promised of a place holds there, and nobody else hears it."""

from typing import Any

import msgspec
import pytest

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done
from battlemap.encounter.tables import scene_from, token_from
from battlemap.encounter.view import view_for
from battlemap.model import Encounter
from battlemap.rulesets import find_ruleset, names

ROWS = ("............", "....#.......", "............", "..o....#....", "............", "............")
CLAW = {"name": "Claw", "kind": "melee", "to_hit": 4, "damage": "1d6+1", "type": "slashing"}
BOW = {"name": "Bow", "kind": "ranged", "range": 9, "long": 30, "ranges": [9, 18, 30], "to_hit": 4, "damage": "1d6+1"}
SHEET = {"hp": 20, "speed": {"walk": 9}, "thac0": 19, "rate": 12, "defenses": {"ac": 15, "fort": 13, "ref": 13, "will": 12}}
FOES = {"id": "goblin", "name": "Goblin", "side": "foes", "at": [9, 2], "attacks": [CLAW, BOW], **SHEET}
OGRE = {"id": "ogre", "name": "Ogre", "side": "foes", "at": [9, 4], "size": "large", "attacks": [CLAW], **SHEET}
ANA = {"id": "ana", "name": "Ana", "character": True, "at": [2, 2], "attacks": [CLAW], **SHEET}
BEN = {"id": "ben", "name": "Ben", "character": True, "at": [3, 4], "attacks": [CLAW], **SHEET}


def table(ruleset: str, **places: list[int]) -> Document:
    """Two heroes and two foes, a foe's turn (or the foes' movement)."""
    tokens = [token_from({**one, "at": places.get(one["id"], one["at"])}) for one in (ANA, BEN, FOES, OGRE)]
    scene = scene_from(list(ROWS), 15, [], [], [], False)
    state = Encounter(ruleset=ruleset, scene=scene, tokens={token.id: token for token in tokens})
    document, rules = Document(state, find_ruleset), find_ruleset(ruleset).turns
    if rules.phases:
        order: dict[str, Any] = {"totals": {"party": 1, "foes": 6}}
    else:
        order = {"totals": {"ana": 1, "ben": 2, "goblin": 20, "ogre": 19}}
    assert isinstance(document.do(c.Begin(**order)), Done)
    if rules.phases:
        assert isinstance(document.do(c.EndPhase(to=rules.phase_of["move"])), Done)
    if rules.schedule == "slots":
        assert isinstance(document.do(c.Activate(token="goblin")), Done)
    return document


def asked(document: Document, token: str = "goblin", **more: Any) -> dict[str, Any]:
    return document.ask(asks.AskAdvice(token=token, **more))


@pytest.mark.parametrize("ruleset", names())
@pytest.mark.parametrize("beside", [False, True])
def test_every_choice_can_be_walked_at_its_price_and_attacked_from(ruleset: str, beside: bool) -> None:
    document = table(ruleset, goblin=[3, 2]) if beside else table(ruleset)
    answer = asked(document)
    assert answer["ok"] and 1 <= len(answer["choices"]) <= 3 and answer["against"] == ["ana", "ben"]
    state, pays = document.state, find_ruleset(ruleset).movement.pays
    for choice in answer["choices"]:
        if choice["path"]:
            way = {"path": tuple(map(tuple, choice["path"])), "kind": choice["kind"], "pays": pays[0] if pays else ""}
            told = document.ask(asks.AskPath(token="goblin", **way))
            assert told["ok"] and told["cost"] == choice["cost"]
            assert [one["by"] for one in told["provokes"]] == [one["by"] for one in choice["provokes"]][: len(told["provokes"])]
        there = msgspec.structs.replace(state.tokens["goblin"], at=tuple(choice["at"]))
        moved = Document(msgspec.structs.replace(state, tokens={**state.tokens, "goblin": there}), find_ruleset)
        for enemy, degree in choice["cover"].items():
            assert moved.ask(asks.AskCover(start=enemy, to="goblin"))["degree"] == degree
        if "attack" in choice:
            attack = choice["attack"]
            then = moved.ask(asks.AskAttack(token="goblin", target=attack["target"], attack=attack["with"]))
            refused = {one["kind"] for one in then["refused"]}
            assert refused <= {"wrong_phase"} and then["mode"] == attack["mode"]
            assert attack.get("chance") == (then["chance"] if then["rolls"] else None)


@pytest.mark.parametrize("ruleset", names())
def test_quiet_squares_are_those_a_way_without_provocation_leads_to(ruleset: str) -> None:
    document = table(ruleset)
    answer = asked(document, "ogre")
    assert answer["quiet"] and [9, 4] in answer["quiet"]
    for choice in answer["choices"]:
        assert bool(choice["at"] in answer["quiet"]) == (not choice["provokes"])


def test_where_a_short_step_provokes_nobody_that_kind_of_move_is_advised() -> None:
    """A move that would provoke is not the only one: a ruleset's own careful step is found."""
    document = table("dnd4e", goblin=[3, 2])
    kinds = {choice["kind"] for choice in asked(document)["choices"] if choice["path"] and not choice["provokes"]}
    assert kinds == {"shift"}


def test_an_attack_that_is_spent_is_not_advised() -> None:
    document = table("dnd2024", goblin=[3, 2])
    assert isinstance(document.do(c.Act(token="goblin", action="dodge")), Done)
    answer = asked(document)
    assert answer["attack_from"] == [] and not any("attack" in choice for choice in answer["choices"])


def test_out_of_its_turn_it_is_asked_about_the_next_one() -> None:
    document = table("dnd2024")
    answer = asked(document, "ogre")
    assert answer["ok"] and len(answer["quiet"]) > 10


@pytest.mark.parametrize(("more", "kind"), [
    ({"token": "nobody"}, "no_such"), ({"against": ("nobody",)}, "no_such"), ({"against": ("ogre",)}, "not_allowed"),
])  # fmt: skip
def test_nonsense_is_refused_in_one_sentence(more: dict[str, Any], kind: str) -> None:
    answer = asked(table("dnd2024"), **more)
    assert not answer["ok"] and answer["refused"][0]["kind"] == kind


def test_the_dead_need_no_advice() -> None:
    document = table("dnd2024")
    document.do(c.ApplyDamage(target="goblin", parts=(c.DamagePart(amount=99, type="fire"),)))
    answer = asked(document)
    assert not answer["ok"] and answer["refused"][0]["kind"] == "dead"


@pytest.mark.parametrize("ruleset", names())
def test_asking_changes_nothing_and_no_side_hears_of_it(ruleset: str) -> None:
    document = table(ruleset)
    before, rules = document.state, find_ruleset(ruleset)
    seen = {side: msgspec.json.encode(view_for(before, rules, side)) for side in ("party", "foes")}
    asked(document)
    assert document.state is before
    for side, told in seen.items():
        now = msgspec.json.encode(view_for(document.state, rules, side))
        assert now == told and b"quiet" not in now and b"choices" not in now
