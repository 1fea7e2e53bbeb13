"""Fights written before there were five rulesets: they open as they were left, and go on.

`before_the_five.battlemap` was written by the program of commit 39863d9, when a turn was an order, who had acted and who acts,
and a creature without a speed had 9 m: ten rounds, an undone step, a move that waits, a checkpoint on the way.
"""

import shutil
from pathlib import Path

import msgspec
import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.apply import apply
from battlemap.encounter.document import Record
from battlemap.encounter.events import EncounterBegun, TurnSet
from battlemap.model import Budget, Creature, Encounter, HeldBlow, Place, Scene, Token, Turn, Waiting
from battlemap.rules.standing import lefts_of
from battlemap.rulesets import find_ruleset, names
from battlemap.storage import FightFile
from tests.support.fights import done, fight

OLD = Path(__file__).with_name("before_the_five.battlemap")
decoded, encoded = msgspec.msgpack.decode, msgspec.msgpack.encode


@pytest.fixture
def old(tmp_path: Path) -> FightFile:
    file = FightFile.open(Path(shutil.copyfile(OLD, tmp_path / "old.battlemap")))
    yield file
    file.close()


def test_an_old_fight_is_found_as_it_was_left(old: FightFile) -> None:
    document = old.document(find_ruleset)
    state = document.state
    assert (document.position, len(document.steps), state.turn.round, state.turn.active) == (111, 112, 10, "ana")
    assert [place.who for place in state.turn.order] == ["ana", "orc", "rat", "ben", "ogre"]
    assert {token.id: (token.at, token.hp) for token in state.tokens.values()} == {
        "ana": ((3, 1), 20), "ben": ((1, 3), 7), "orc": ((4, 0), 19), "ogre": ((6, 2), 40), "rat": ((0, 3), 1),
    }  # fmt: skip
    assert state.tokens["ana"].budget == Budget(spent={"action": 1}) and state.tokens["orc"].has("frightened")
    assert [pending.by for pending in state.pending] == ["orc"]


def test_its_checkpoint_and_its_records_agree(old: FightFile) -> None:
    assert old.verify(find_ruleset).state == old.document(find_ruleset).state


def test_an_old_fight_goes_on_and_back(old: FightFile) -> None:
    document = old.document(find_ruleset)
    done(document.do(c.Decline(token="orc")))
    assert document.state.tokens["ana"].at == (1, 2)
    for who in ("ana", "orc", "rat"):
        done(document.do(c.EndTurn(token=who)))
    assert (document.state.turn.active, document.state.tokens["orc"].has("frightened")) == ("ben", False)
    end, steps = encoded(document.state), document.position
    assert document.undo(10_000) == steps and document.state == old.base
    assert document.redo(10_000) == steps and encoded(document.state) == end


def test_a_creature_keeps_the_speed_it_was_written_with(old: FightFile) -> None:
    """Even where that was the ruleset's own and would not be written now."""
    assert old.base.tokens["ana"].creature.speed == {"walk": 90}
    assert Creature().speed == {}


@pytest.mark.parametrize("name", names())
def test_a_creature_without_a_speed_has_the_rulesets_own(name: str) -> None:
    ruleset = find_ruleset(name)
    bare = decoded(encoded(Token(id="x", creature=Creature())), type=Token)
    assert bare.creature.speed == {}
    state = Encounter(ruleset=name, scene=Scene(rows=("...",)), tokens={"x": bare})
    assert lefts_of(state, ruleset, bare)["walk"] == ruleset.movement.speeds(bare)["walk"] > 0


# ---------------------------------------------------------------- the fields that came with the five
WHOLE = Turn(
    round=3, phase="melee", order=(Place(who="party", total=5), Place(who="foes", total=5)), acted=("ana",), active="party",
    sides=True, acting=("party", "foes"), slots=(Place(who="foes", total=2),), first="party", started=("party", "foes"),
    delayed=("ben",), late=("nob",), struck=("orc",), held=(HeldBlow(target="orc", taken=4, source="ana"),),
)  # fmt: skip


def test_no_field_of_a_turn_is_forgotten_here() -> None:
    assert all(getattr(WHOLE, field) != getattr(Turn(), field) for field in Turn.__struct_fields__)


@pytest.mark.parametrize("codec", [msgspec.msgpack, msgspec.json])
def test_a_turn_is_read_as_it_was_written(codec) -> None:
    assert codec.decode(codec.encode(WHOLE), type=Turn) == WHOLE


def test_a_turn_of_an_old_fight_is_one_of_now() -> None:
    raw = {"round": 2, "phase": "", "order": [{"who": "ana", "total": 12}], "acted": [], "active": "ana"}
    assert decoded(encoded(raw), type=Turn) == Turn(round=2, order=(Place(who="ana", total=12),), active="ana")


def test_a_waiting_move_of_an_old_fight_is_one_of_now() -> None:
    raw = {"kind": "move", "token": "ana", "path": [[1, 0]], "by": "walk", "move": "own", "pending": [], "answered": []}
    assert decoded(encoded(raw), type=Waiting) == Waiting(token="ana", path=((1, 0),))


def test_a_beginning_of_an_old_fight_makes_a_turn() -> None:
    """The event had no turn: the order is all there is to know."""
    raw = {"event": "EncounterBegun", "order": [{"who": "ana", "total": 12}], "faces": {"ana": [12]}}
    event = decoded(encoded(raw), type=EncounterBegun)
    after = apply(fight(["..."], {"id": "ana", "at": [0, 0]}), event)
    assert after.turn == Turn(round=1, order=(Place(who="ana", total=12),))


def test_a_turn_of_any_kind_is_kept_in_a_file(tmp_path: Path) -> None:
    """An event carries the turn whole: it is there after reading, gone after undo, there again after redo."""
    state = fight(["..."], {"id": "ana", "at": [0, 0]})
    with FightFile.create(tmp_path / "fight.battlemap", state) as file:
        file.journal(Record(kind="do", command=c.EndPhase(), events=(TurnSet(turn=WHOLE),)), state)
        document = file.document(find_ruleset)
        assert document.state.turn == WHOLE
        assert document.undo() == 1 and file.document(find_ruleset).state.turn == Turn()
        assert document.redo() == 1 and file.verify(find_ruleset).state.turn == WHOLE
