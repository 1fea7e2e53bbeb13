"""The document: commands, undo and redo, subscribers, a journal that may refuse."""

import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.apply import apply_all
from battlemap.encounter.change import Change
from battlemap.encounter.document import CHECKPOINT_EVERY, STATES_KEPT, Document, Record
from battlemap.encounter.outcome import NeedDice
from battlemap.model import BattlemapError, Encounter
from battlemap.rulesets import find_ruleset
from tests.support.fights import CLAW, document, done, fight, refused


def two() -> Encounter:
    return fight(
        ["....."], {"id": "orc", "side": "foes", "at": [0, 0], "attacks": [CLAW]}, {"id": "ana", "at": [1, 0], "character": True}
    )


def test_a_change_tells_before_and_after() -> None:
    table, told = document(two()), list[Change]()
    table.subscribe(told.append)
    done(table.do(c.MoveToken(token="ana", to=(4, 0))))
    assert [(change.kind, change.before.tokens["ana"].at, change.after.tokens["ana"].at) for change in told] == [
        ("done", (1, 0), (4, 0))
    ]
    assert apply_all(told[0].before, told[0].events) == told[0].after


def test_undo_then_redo_is_identity() -> None:
    table = document(two())
    start = table.state
    done(table.do(c.Begin(totals={"ana": 15, "orc": 5})))
    done(table.do(c.MoveToken(token="ana", path=((2, 0),))))
    waiting = table.state
    assert waiting.pending[0].by == "orc"
    assert table.undo(2) == 2 and table.state == start
    assert table.redo(2) == 2 and table.state == waiting


def test_undo_never_goes_past_the_start() -> None:
    table = document(two())
    done(table.do(c.Edit(token="ana", fields={"hp": 3})))
    assert table.undo(99) == 1
    assert table.undo() == 0


def test_a_new_command_forgets_what_was_undone() -> None:
    table = document(two())
    done(table.do(c.Edit(token="ana", fields={"hp": 3})))
    table.undo()
    done(table.do(c.Edit(token="ana", fields={"hp": 4})))
    assert not table.can_redo and table.state.tokens["ana"].hp == 4


def test_dice_are_asked_for_and_nothing_changes_until_they_are_there() -> None:
    table = document(two())
    done(table.do(c.Begin(totals={"ana": 5, "orc": 15})))
    before = table.state
    attack = c.MakeAttack(token="orc", target="ana", attack="claw")
    wanted = table.do(attack)
    assert isinstance(wanted, NeedDice) and wanted.sides == (20,) and wanted.what == "attack"
    wanted = table.do(attack, [15])
    assert isinstance(wanted, NeedDice) and wanted.sides == (6,) and wanted.what == "damage"
    assert table.state is before
    assert done(table.do(attack, [15, 4])).answer["damage"] == 6


def test_a_journal_that_fails_leaves_the_fight_as_it_was() -> None:
    def full(record: Record, after: Encounter) -> None:
        raise BattlemapError("fight.battlemap: the disk is full")

    table = Document(two(), find_ruleset, full)
    before = table.state
    with pytest.raises(BattlemapError, match="disk is full"):
        table.do(c.MoveToken(token="ana", to=(4, 0)))
    assert table.state is before and not table.can_undo


def test_the_journal_has_a_record_before_anyone_is_told() -> None:
    order: list[str] = []
    table = Document(two(), find_ruleset, lambda record, after: order.append(record.kind))
    table.subscribe(lambda change: order.append(change.kind))
    done(table.do(c.MoveToken(token="ana", to=(4, 0))))
    table.undo()
    assert order == ["do", "done", "undo", "undone"]


def test_old_states_are_folded_again_when_walked_to() -> None:
    table = document(two())
    states = [table.state]
    for number in range(STATES_KEPT * 3):
        done(table.do(c.Edit(token="ana", fields={"hp": number % 9 + 1})))
        states.append(table.state)
    for steps in (STATES_KEPT * 2, STATES_KEPT // 2):
        table.undo(steps)
        assert table.state == states[table.position]
    table.redo(999)
    assert table.state == states[-1]


def test_records_lead_to_the_same_document() -> None:
    records: list[Record] = []
    table = Document(two(), find_ruleset, lambda record, after: records.append(record))
    done(table.do(c.Begin(totals={"ana": 15, "orc": 5})))
    done(table.do(c.MoveToken(token="ana", path=((2, 0), (3, 0)))))
    done(table.do(c.Decline(token="orc")))
    table.undo(2)
    table.redo()
    again = Document.restored(two(), records, find_ruleset)
    assert (again.state, again.position, again.can_redo) == (table.state, table.position, True)


def test_only_answers_and_the_pencil_are_legal_while_a_move_waits() -> None:
    table = document(two())
    done(table.do(c.Begin(totals={"ana": 15, "orc": 5})))
    done(table.do(c.MoveToken(token="ana", path=((2, 0),))))
    assert refused(table.do(c.EndTurn(token="ana"))) == "not_allowed"
    done(table.do(c.Edit(token="ana", fields={"hp": 9})))
    done(table.do(c.Decline(token="orc")))
    done(table.do(c.EndTurn(token="ana")))


def test_who_goes_back_step_by_step_folds_once_and_finds_every_state(monkeypatch) -> None:
    table, folded = document(two()), list[int]()
    states = [table.state]
    for nth in range(CHECKPOINT_EVERY - 1):
        done(table.do(c.Edit(token="ana", fields={"note": str(nth)})))
        states.append(table.state)

    def fold(state: Encounter, events):
        folded.append(1)
        return apply_all(state, events)

    monkeypatch.setattr("battlemap.encounter.document.apply_all", fold)
    while table.can_undo:
        table.state_before(table.position - 1)  # whoever goes back looks first
        table.undo()
        assert table.state == states[table.position]
    assert len(folded) < CHECKPOINT_EVERY


def test_what_was_folded_is_forgotten_with_the_steps_it_came_from() -> None:
    table = document(two())
    for nth in range(STATES_KEPT + 20):
        done(table.do(c.Edit(token="ana", fields={"note": str(nth)})))
    table.undo(STATES_KEPT + 18)
    table.undo()
    for nth in range(STATES_KEPT + 5):
        done(table.do(c.Edit(token="ana", fields={"note": f"else {nth}"})))
    assert [table.state_before(at).tokens["ana"].note for at in range(4)] == ["", "0", "else 0", "else 1"]
