"""Faces, where they come from, and that a disputed roll can be drawn again."""

import msgspec
import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.decide import decide
from battlemap.encounter.dice import (
    BadFace,
    Correction,
    Cup,
    Die,
    Face,
    Roller,
    Share,
    drawn_again,
    face_of,
    is_as_drawn,
    shared_out,
)
from battlemap.encounter.document import Document, Record
from battlemap.encounter.events import DiceRolled
from battlemap.encounter.outcome import Done
from battlemap.rulesets import find_ruleset
from tests.support.fights import CLAW, fight

GOBLIN = {"id": "gob", "name": "Goblin", "side": "foes", "at": [1, 1], "hp": 30, "attacks": [CLAW]}


@pytest.fixture
def table() -> Document:
    return Document(fight(["...."] * 3, GOBLIN), find_ruleset)


def fire(**more: object) -> c.ApplyDamage:
    return c.ApplyDamage(target="gob", roll="2d6+1", type="fire", **more)


def test_a_drawn_face_knows_its_seed_and_can_be_drawn_again():
    faces = Roller(5).roll((20, 6, 100))
    assert [face_of(face.seed, face.number, side) for face, side in zip(faces, (20, 6, 100), strict=True)] == faces
    assert [face.number for face in faces] == [0, 1, 2] and len({face.seed for face in faces}) == 1


def test_a_face_is_what_anybody_works_out_from_the_seed():
    """`printf '00000000000000aa:0:0' | sha256sum`, the first 16 digits as a number, its remainder by 20, plus 1."""
    import hashlib

    first = int(hashlib.sha256(b"00000000000000aa:0:0").hexdigest()[:16], 16)
    assert face_of("00000000000000aa", 0, 20) == 1 + first % 20


def test_no_two_rolls_share_a_seed():
    roller = Roller()
    seeds = [roller.roll((20,))[0].seed for _ in range(200)]
    assert len(set(seeds)) == 200 and all(len(seed) == 16 for seed in seeds)


def test_a_command_keeps_its_dice_with_their_seeds(table):
    faces = Roller(1).roll((6, 6))
    done = table.do(fire(), faces)
    assert isinstance(done, Done)
    (roll,) = table.steps[0].rolls
    assert (roll.what, roll.dice, roll.faces) == ("damage", "2d6+1", tuple(faces))
    assert [die.seed for die in roll.dies] == [faces[0].seed] * 2 and is_as_drawn(roll) is True


def test_typed_dice_have_no_seed(table):
    table.do(fire(), [3, 5])
    (roll,) = table.steps[0].rolls
    assert roll.dies == (Die(6, 3), Die(6, 5)) and is_as_drawn(roll) is None and drawn_again(roll) == (None, None)


def test_a_corrected_die_tells_what_was_drawn(table):
    drawn = Roller(1).roll((6, 6))
    other = drawn[0] % 6 + 1
    table.do(fire(), [Correction.of(other, drawn[0]), drawn[1]])
    (roll,) = table.steps[0].rolls
    assert roll.faces == (other, drawn[1]) and roll.dies[0].drawn == drawn[0] and roll.dies[1].drawn == 0
    assert is_as_drawn(roll) is True


def test_a_face_that_was_changed_afterwards_is_found_out(table):
    drawn = Roller(1).roll((6, 6))
    table.do(fire(), [Face(drawn[0] % 6 + 1, drawn[0].seed, 0), drawn[1]])
    assert is_as_drawn(table.steps[0].rolls[0]) is False


def test_only_a_sum_was_typed_and_no_face_is_invented(table):
    table.do(fire(), shared_out(9, (6, 6)))
    told = next(event for event in table.steps[0].events if isinstance(event, DiceRolled))
    assert (told.faces, told.total) == ((), 10)
    assert table.steps[0].rolls[0].is_sum and table.state.tokens["gob"].hp == 20


SUMS = [(2, (6, 6)), (12, (6, 6)), (11, (4, 8)), (12, (4, 8)), (7, (6, 1)), (30, (20, 6, 4))]


@pytest.mark.parametrize(("total", "sides"), SUMS)
def test_a_sum_is_shared_out_to_faces_the_dice_have(total, sides):
    faces = shared_out(total, sides)
    assert sum(faces) == total and all(isinstance(face, Share) for face in faces)
    assert all(1 <= face <= side for face, side in zip(faces, sides, strict=True))


@pytest.mark.parametrize("total", [1, 13])
def test_a_sum_the_dice_cannot_show_is_refused(total):
    with pytest.raises(BadFace):
        shared_out(total, (6, 6))


def test_the_same_command_after_an_undo_is_rolled_anew(table):
    roller = Roller()
    for _ in range(2):
        table.do(fire(), roller.roll((6, 6)))
        table.undo()
    first, second = (step.rolls[0].dies[0].seed for step in table.ever)
    assert first != second


def test_redo_brings_the_same_faces_back(table):
    table.do(fire(), Roller(1).roll((6, 6)))
    before = table.steps[0].rolls
    table.undo()
    table.redo()
    assert table.steps[0].rolls == before


def test_what_was_undone_and_replaced_is_remembered(table):
    table.do(fire(), [1, 2])
    table.undo()
    table.do(fire(), [3, 4])
    assert [step.rolls[0].faces for step in table.ever] == [(1, 2), (3, 4)]
    assert [step.rolls[0].faces for step in table.steps] == [(3, 4)]


def test_a_command_that_still_wants_dice_has_rolled_nothing(table):
    assert not isinstance(decide(table.state, table.ruleset, fire(), [3]), Done)
    assert table.ever == []


def test_a_record_comes_back_as_it_was_and_an_older_one_has_no_dice():
    cup = Cup([Correction.of(2, Face(5, "ab", 3)), Face(4, "ab", 4), Share(3), 6])
    cup.take("damage", "gob", (6, 6, 6, 6), "4d6")
    record = Record(kind="do", command=fire(), rolls=tuple(cup.rolls))
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(record), type=Record) == record
    older = msgspec.msgpack.encode({"kind": "do", "command": {"do": "damage", "target": "gob"}, "events": [], "steps": 1})
    assert msgspec.msgpack.decode(older, type=Record).rolls == ()


def test_faces_are_plain_numbers_once_they_are_taken():
    taken = Cup([Face(3, "ab"), Share(4)]).take("damage", "", (6, 6))
    assert [type(face) for face in taken] == [int, int]


def test_parts_by_dice_are_rolled_after_the_blow_and_kept(table):
    parts = (c.DamagePart(amount=1, type="cold"), c.DamagePart(roll="1d4", type="poison"))
    table.do(fire(parts=parts), Roller(3).roll((6, 6, 4)))
    told = [(event.dice, event.faces) for event in table.steps[0].events if isinstance(event, DiceRolled)]
    assert [dice for dice, _ in told] == ["2d6+1", "1d4"]
    assert [roll.dice for roll in table.steps[0].rolls] == ["2d6+1", "1d4"] and all(map(is_as_drawn, table.steps[0].rolls))
    rolled = sum(sum(faces) for _, faces in told)
    assert table.state.tokens["gob"].hp == 30 - (rolled + 1) - 1


def test_a_part_that_is_no_dice_is_refused_and_nothing_is_rolled(table):
    outcome = table.do(fire(parts=(c.DamagePart(roll="many"),)), [1, 1])
    assert not isinstance(outcome, Done) and table.ever == []


def test_a_cup_is_filled_with_what_is_missing_each_roll_from_a_seed_of_its_own(table):
    table.state = fight(["...."] * 3, GOBLIN, GOBLIN | {"id": "gob-2", "at": [2, 1]})
    asked = []

    def pour(sides):
        asked.append(tuple(sides))
        return Roller(len(asked)).roll(sides)

    done = table.do(c.Roll(roll="2d6", tokens=("gob", "gob-2")), [4], pour)
    assert isinstance(done, Done) and asked == [(6,), (6, 6)]
    first, second = done.rolls
    assert first.dies[0].face == 4 and not first.dies[0].seed and first.dies[1].seed
    assert is_as_drawn(second) and second.dies[0].seed == second.dies[1].seed != first.dies[1].seed
