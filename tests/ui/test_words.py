"""Every value the rules answer with has a sentence, with its numbers in it."""

import ast
import re
import typing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import battlemap
from battlemap.encounter import events as e
from battlemap.encounter.tables import token_from
from battlemap.model import Effect, Encounter, Place, Reserved, Scene, Turn, Zone
from battlemap.rules.ruling import Refusal
from battlemap.rulesets import DEFAULT, find_ruleset, names
from battlemap.ui import words
from battlemap.ui.log_words import told

PACKAGE = Path(battlemap.__file__).parent
ANA = token_from({"id": "ana", "name": "Ana", "at": [0, 0], "hp": 10})
GOBLIN = token_from({"id": "gob", "name": "Goblin", "at": [1, 0], "hp": 7, "side": "foes"})
STATE = Encounter(ruleset=DEFAULT, scene=Scene(rows=("....",)), tokens={"ana": ANA, "gob": GOBLIN})
KINDS = [
    "not_your_turn", "no_movement", "blocked_wall", "blocked_corner", "blocked_creature", "too_small", "occupied_end",
    "off_map", "must_crawl", "speed_zero", "cannot_act", "spent", "out_of_reach", "out_of_range",
    "too_close", "total_cover", "not_seen", "not_declared", "wrong_phase", "already_acted", "no_such",
    "immune", "dead",
]  # fmt: skip


def refusals_in_code() -> tuple[set[str], set[str]]:
    """The kinds, and the rules of `not_allowed`, that the rules and the encounter can answer with."""
    kinds: set[str] = set()
    rules: set[str] = set()
    for path in [*(PACKAGE / "rules").rglob("*.py"), *(PACKAGE / "encounter").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args:
                if isinstance(node.args[0], ast.Constant):
                    kinds.add(node.args[0].value)
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant) and key.value == "rule" and isinstance(value, ast.Constant):
                        rules.add(value.value)
    return kinds, rules


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_refusal_has_a_sentence(kind, qapp):
    assert words.refusal(Refusal(kind), STATE) != words.say(words.NOT_POSSIBLE)


def test_every_refusal_in_the_code_has_a_sentence():
    kinds, rules = refusals_in_code()
    assert kinds - {"not_allowed"} <= set(words.REFUSALS)
    with_message = {"area", "field", "formula"}  # the last says where (`ui.dice.dice_words`)
    assert rules - with_message <= set(words.RULES)


def test_a_refusal_says_its_numbers(qapp):
    no = Refusal("no_movement", {"needs": 9.0, "left": 4.5, "at": [1, 6]})
    assert words.refusal(no, STATE) == "That takes 9 m, 4.5 m are left."
    no = Refusal("out_of_range", {"target": "gob", "range": 18.0, "distance": 22.5})
    assert words.refusal(no, STATE) == "Goblin is 22.5 m away, the range ends at 18 m."
    assert words.refusal(Refusal("blocked_wall", {"at": [1, 6]}), STATE) == "A wall or a closed door is in the way at B7."
    assert words.refusal(Refusal("occupied_end", {"at": [1, 0], "by": "gob"}), STATE).startswith("Goblin already stands there")


def test_a_refusal_with_fewer_facts_has_no_hole(qapp):
    for kind in words.SHORTER:
        told_ = words.refusal(Refusal(kind, {"at": [0, 0], "target": "gob", "token": "ana"}), STATE)
        assert "?" not in told_ and "{" not in told_


def test_squares_have_names():
    assert [words.cell_name(cell) for cell in ((0, 0), (1, 6), (25, 0), (26, 9), (51, 0), (702, 0))] == [
        "A1", "B7", "Z1", "AA10", "AZ1", "AAA1",
    ]  # fmt: skip


def test_one_square_and_two_squares(qapp):
    assert words.squares_text(1) == "1 square" and words.squares_text(6) == "6 squares"


@pytest.mark.parametrize("ruleset", names())
def test_every_condition_says_what_it_does(ruleset, qapp):
    for name in find_ruleset(ruleset).conditions:
        title, does = words.condition(name)
        assert title and does.endswith(".")


# ---------------------------------------------------------------- the log
def example(kind: type) -> e.Event:
    """An event of a kind with all its fields filled with something."""
    values: dict[str, object] = {
        "token": "ana", "target": "gob", "mover": "gob", "order": (Place(who="ana", total=14), Place(who="gob", total=9)),
        "round": 2, "start": (0, 0), "path": ((1, 0),), "waiting": (), "resource": "action", "cost": 15, "reason": "stand",
        "swings": 1, "action": "dash", "attack": "longsword", "faces": (14,), "natural": 14, "total": 19, "against": 15,
        "mode": "normal", "what": "save", "dice": "1d8+3", "taken": 5, "hp": 2, "temp_hp": 3, "amount": 4,
        "effect": Effect(name="prone", until="end_of_turn:ana"), "name": "prone", "on": "bless",
        "readied": {"trigger": "the door opens"}, "mount": "gob", "why": "fled", "fields": ("hp",), "door": "d1",
        "state": "open", "scene": STATE.scene, "options": {"flanking": True}, "answers": {"foes": "skip"}, "dead": True,
        "inspired": True, "side": "party", "runs": ((0, 0, 2),), "damage": 3,
        "turn": Turn(round=2, phase="melee", acting=("ana",)),
    }  # fmt: skip
    if kind in (e.ZoneSet, e.ZoneRemoved):
        values["zone"] = Zone(id="web", name="Web") if kind is e.ZoneSet else "web"
    if kind is e.MarchingSet:
        values["order"] = ("ana", "gob")
    if kind is e.FreelyRolled:
        values |= {"name": "Stealth", "dropped": (0,)}
    if kind is e.Rested:
        values |= {"tokens": ("ana",), "kind": "long"}
    if kind is e.TurnSet:
        values["why"] = "phase"
    if kind is e.ReserveChanged:
        values |= {"put": (Reserved(token=ANA, round=3),), "why": ""}
    if kind is e.PartyChanged:
        values["marching"] = ("ana", "gob")
    if kind in (e.TokenJoined, e.TokenEdited):
        values["token"] = ANA
    wanted = {field.name for field in msgspec.structs.fields(kind)}
    return kind(**{key: value for key, value in values.items() if key in wanted})


SILENT = {
    e.Explored, e.Refreshed, e.OpportunityTaken, e.TurnEnded, e.MoveWaits, e.ResourceSpent, e.MovementSpent, e.SwingsSet,
    e.Dashed, e.EffectChanged, e.PartyChanged,
}  # fmt: skip
EVENTS = typing.get_args(e.Event)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_line_or_is_bookkeeping(kind, qapp):
    line = words.event(example(kind), STATE)
    assert (line is None) == (kind in SILENT)
    assert line is None or not re.search(r"[{}]|\bana\b", line), line


def test_an_attack_shows_faces_total_and_outcome(qapp):
    rolled = e.AttackRolled(
        token="ana", target="gob", attack="longsword", faces=(8, 14), natural=14, total=19, against=15, mode="advantage", hit=True
    )
    assert words.event(rolled, STATE) == "Ana attacks Goblin with longsword: 8, 14 → 19 against 15 (advantage): hit"


def test_damage_explains_itself(qapp):
    steps = ({"what": "rolled", "type": "fire", "amount": 9}, {"what": "resist", "type": "fire", "amount": 4})
    line = words.event(e.DamageTaken(target="gob", taken=4, hp=3, temp_hp=0, steps=steps), STATE)
    assert line == "Goblin takes 4 damage (9 fire, resists fire): 3 hit points left."


def test_what_the_game_master_forced_is_marked(qapp):
    moved = e.TokenMoved(token="ana", start=(0, 0), path=((1, 6),), kind="placed", forced_by_gm=True, overruled="blocked_wall")
    assert words.event(moved, STATE) == "Ana is put on B7. (GM, overruled: a wall)"


def test_who_goes_to_another_map_is_told_with_where(qapp):
    assert told(e.TokenLeft(token="ana", why="removed", goal="The ford"), STATE) == 'Ana left for "The ford".'
    assert told(e.TokenJoined(token=ANA, origin="The crypt"), STATE) == 'Ana arrives from "The crypt" at A1.'


def test_the_reserve_is_told_with_names_and_round(qapp):
    waits = Reserved(token=ANA, round=3)
    assert told(e.ReserveChanged(put=(waits,)), STATE) == "In reserve: Ana, due in round 3."
    assert told(e.ReserveChanged(put=(replace(waits, round=0),)), STATE) == "In reserve: Ana."
    assert told(e.ReserveChanged(gone=("ana",), names=("Ana",), why="called"), STATE) == "Out of the reserve: Ana."
    assert told(e.ReserveChanged(gone=("ana",), names=("Ana",), why="dismissed"), STATE) == "No longer in reserve: Ana."


def test_rolled_hit_points_say_whose(qapp):
    rolled = e.DiceRolled(token="gob", what="hit_points", dice="2d6", faces=(3, 4), total=7)
    assert told(rolled, STATE) == "Goblin, hit points 2d6: 3, 4 → 7"


def test_the_log_remembers_who_has_left(qapp):
    assert told(e.TokenLeft(token="gone", why="fled"), {"gone": "Goblin 9"}) == "Goblin 9 leaves (fled)."


@pytest.mark.parametrize(("taken", "against", "why"), [
    (24, 12, "against 12 (half of 24 damage)"), (5, 10, "against 10 (the least; half of 5 damage is less)"),
    (90, 30, "against 30 (the most; half of 90 damage is more)"),
])  # fmt: skip
def test_a_concentration_save_says_where_its_number_comes_from(taken, against, why, qapp):
    rolled = e.D20Rolled(
        token="ana", what="concentration", faces=(9,), natural=9, total=11, against=against, success=False, taken=taken
    )
    assert told(rolled, STATE) == f"Ana, concentration: 9 → 11 {why}: failure"


def test_what_is_left_out_of_a_turn_is_told(qapp):
    assert told(e.PassedOver(token="ana", what="save", detail="slowed:orc"), STATE) == (
        "Ana: left out (GM): saving throw (slowed)"
    )
    assert told(e.PassedOver(token="ana", what="save_again", detail="orc:Bite"), STATE) == (
        "Ana: left out (GM): another saving throw"
    )


def test_what_concentration_holds_says_whose(qapp):
    assert words.until("concentration:ana", STATE) == "while Ana concentrates"


def test_a_condition_concentrated_on_is_told_by_its_name(monkeypatch) -> None:
    monkeypatch.setattr(words, "say", lambda text, **holes: f"«{text}»")
    assert words.held("blinded") == "«blinded»"
    assert words.held("Web") == "Web" and words.held("half") == "half"  # the table's own words stay as they are


def test_a_fight_without_an_order_names_none():
    assert told(e.EncounterBegun(order=()), STATE) == "The fight begins."
