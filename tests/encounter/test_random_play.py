"""Random play: no exception, folded events are the state, undo leads back to the start, nothing hidden leaks."""

import random

import msgspec
import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.apply import apply_all
from battlemap.encounter.dice import Roller
from battlemap.encounter.document import Document, Record
from battlemap.encounter.outcome import Done, NeedDice
from battlemap.encounter.view import view_for
from battlemap.model import Encounter
from battlemap.rules.standing import ready_of
from battlemap.rulesets import find_ruleset
from tests.support.fights import CLAW, fight

BOW = {"name": "bow", "kind": "ranged", "range": 24, "long": 96, "to_hit": 5, "damage": "1d8+2", "type": "piercing"}
SAVE = {"ability": "dex", "dc": 13, "half": True}
BREATH = {"name": "breath", "kind": "ranged", "range": 9, "damage": "4d6", "type": "fire", "save": SAVE}


def arena() -> Encounter:
    rows = ["..........", "..~~..#...", "......#...", "..o.......", "....::..__", "..........", "....#....."]
    return fight(
        rows,
        {"id": "ana", "at": [1, 1], "character": True, "hp": 20, "attacks": [CLAW, BOW], "traits": ["extra_attack"]},
        {"id": "ben", "at": [1, 3], "character": True, "hp": 15, "attacks": [BOW], "speed": {"walk": 7.5, "fly": 9}, "z": 3},
        {"id": "horse", "at": [2, 5], "size": "large", "hp": 19, "speed": {"walk": 18}, "traits": ["mount"]},
        {"id": "orc", "side": "foes", "at": [5, 3], "hp": 15, "attacks": [CLAW]},
        {"id": "ogre", "side": "foes", "at": [8, 1], "size": "large", "hp": 40, "attacks": [CLAW, BREATH]},
        {"id": "secretgob", "side": "foes", "name": "Xyzzyx", "at": [9, 6], "hp": 7, "hidden": True, "attacks": [CLAW]},
        {"id": "rat", "side": "foes", "at": [7, 5], "size": "tiny", "hp": 1},
        door=[{"id": "d1", "points": [[6, 3], [6, 4]]}],
    )  # fmt: skip


def any_command(dice: random.Random, state: Encounter) -> c.Command:
    ids = list(state.tokens)
    one, other = dice.choice(ids), dice.choice(ids)
    if state.turn.active and dice.random() < 0.7:
        one = state.turn.active
    where = (dice.randrange(10), dice.randrange(7))
    if state.pending and dice.random() < 0.8:
        pending = state.pending[0]
        return dice.choice([c.Decline(token=pending.by), c.React(token=pending.by, attack=pending.attacks[0])])
    actions = ["dash", "disengage", "dodge", "help", "hide", "search", "grapple", "shove", "escape", "stabilize", "object"]
    return dice.choice([
        c.MoveToken(token=one, to=where), c.MoveToken(token=one, to=where), c.MoveToken(token=one, to=where),
        c.MoveToken(token=one, to=where, by=dice.choice(["fly", "crawl", "jump", "climb"])),
        c.MoveToken(token=one, to=where, kind=dice.choice(["forced", "teleport"])),
        c.MoveToken(token=one, to=where, force=True),
        c.Act(token=one, action=dice.choice(actions), target=other, mode=dice.choice(["prone", "away"])),
        c.MakeAttack(token=one, target=other), c.MakeAttack(token=one, target=other, attack="bow"),
        c.MakeAttack(token=one, targets=(other, one), attack="breath"),
        c.ApplyDamage(target=other, parts=(c.DamagePart(amount=dice.randrange(12), type="fire"),)),
        c.Heal(target=other, amount=dice.randrange(8)), c.Concentrate(token=one, on="bless"),
        c.SetCondition(target=other, add=dice.choice(["prone", "grappled", "stunned", "invisible", "blinded", "unconscious"])),
        c.SetCondition(target=other, remove=dice.choice(["prone", "grappled", "stunned", "invisible", "blinded"])),
        c.EndTurn(token=one), c.EndTurn(token=one), c.Stand(token=one), c.DropProne(token=one),
        c.Mount(token=one, target="horse"),
        c.Dismount(token=one), c.Ready(token=one, trigger="now", action="attack"), c.Trigger(token=one),
        c.SetDoor(door="d1", state=dice.choice(["open", "closed", "secret"])), c.Begin(),
        c.RollSave(token=one, ability="dex", dc=12, against=other), c.RollCheck(token=one, skill="athletics", dc=10),
    ])  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_random_play_holds_its_invariants(seed: int) -> None:
    dice, roller, records = random.Random(seed), Roller(seed), list[Record]()
    start = arena()
    table = Document(start, find_ruleset, lambda record, after: records.append(record))
    played = 0
    for _ in range(400):
        command, faces, before = any_command(dice, table.state), list[int](), table.state
        outcome = table.do(command)
        while isinstance(outcome, NeedDice):
            faces += roller.roll(outcome.sides)
            outcome = table.do(command, faces)
        if not isinstance(outcome, Done):
            assert table.state is before
            continue
        played += 1
        assert apply_all(before, outcome.events) == table.state
        state = table.state
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Encounter) == state
        for token in state.tokens.values():
            assert token.hp >= 0 and token.temp_hp >= 0
            assert all(left >= 0 for left in ready_of(state, table.ruleset, token).values())
            assert all(number <= table.ruleset.resources[name] for name, number in token.budget.spent.items())
        if dice.random() < 0.1:
            table.undo(dice.randrange(3))
    assert played > 80
    assert Document.restored(start, records, find_ruleset).state == table.state
    table.undo(9999)
    assert table.state == start


@pytest.mark.parametrize("seed", range(2))
def test_what_is_hidden_is_in_no_byte_of_the_view(seed: int) -> None:
    dice, roller = random.Random(seed + 50), Roller(seed)
    table = Document(arena(), find_ruleset)
    for _ in range(60):
        command, faces = any_command(dice, table.state), list[int]()
        outcome = table.do(command)
        while isinstance(outcome, NeedDice):
            faces += roller.roll(outcome.sides)
            outcome = table.do(command, faces)
        view = msgspec.json.encode(view_for(table.state, table.ruleset, "party"))
        assert b"Xyzzyx" not in view and b"secretgob" not in view
        other = table.state.tokens["secretgob"]
        moved = msgspec.structs.replace(other, hp=max(0, other.hp - 1), note="x")
        changed = msgspec.structs.replace(table.state, tokens={**table.state.tokens, "secretgob": moved})
        assert msgspec.json.encode(view_for(changed, table.ruleset, "party")) == view
