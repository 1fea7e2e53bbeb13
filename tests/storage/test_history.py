"""Undo and redo outlive the program; opening stays quick however long the fight was."""

import time

import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.document import Record
from battlemap.model import Door, Note
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError
from battlemap.storage.fight_file import CHECKPOINT_EVERY, CHECKPOINTS_KEPT
from battlemap.storage.schema import packed
from tests.storage.fights import damage, did, fight, play_some, put, reopened, same_history


def test_undone_steps_can_be_redone_after_reopening(path):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        play_some(document)
        document.redo()
        whole = document.state
        document.undo(3)
    again = reopened(path)
    assert again.can_redo and again.position == 1
    again.redo(3)
    assert again.state == whole
    assert again.undo(99) == 4
    assert again.state == fight()


def test_going_on_after_an_undo_forgets_the_undone_steps_in_the_file_too(path):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        play_some(document)
        did(document, damage("ana", 2))
        assert not document.can_redo
    same_history(document, reopened(path))


def test_undo_reaches_back_past_the_checkpoints(path):
    states = [fight()]
    with FightFile.create(path, states[0]) as file:
        document = file.document(find_ruleset)
        for number in range(CHECKPOINT_EVERY * (CHECKPOINTS_KEPT + 1) + 7):
            did(document, put("ana", number % 7, number % 5))
            states.append(document.state)
    with FightFile.open(path) as file:
        kept = file._held.connection.execute("SELECT count(*) FROM checkpoints").fetchone()[0]
        assert kept == CHECKPOINTS_KEPT
        document = file.document(find_ruleset)
        for goal in (CHECKPOINT_EVERY + 3, 1, 0):
            document.undo(document.position - goal)
            assert document.state == states[goal]
        document.redo(len(states))
        assert document.state == states[-1]
    assert reopened(path).state == states[-1]


def test_a_checkpoint_after_an_undo_belongs_to_where_the_undo_led(path):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        for number in range(CHECKPOINT_EVERY - 1):
            did(document, put("ana", number % 7, number % 5))
        document.undo(5)  # the record that makes the checkpoint
        did(document, damage("gob", 3))
    same_history(document, reopened(path))
    with FightFile.open(path) as file:
        same_history(document, file.verify(find_ruleset))


@pytest.mark.parametrize("harm", ["x''", "x'00'", "'text'", "7"])
def test_a_damaged_checkpoint_is_passed_over(path, harm):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        for number in range(CHECKPOINT_EVERY + 1):
            did(document, put("ana", number % 7, number % 5))
        file._held.connection.execute(f"UPDATE checkpoints SET state = {harm}")
    same_history(document, reopened(path))


def test_a_checkpoint_that_lies_is_found_by_verifying(path):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        for number in range(CHECKPOINT_EVERY):
            did(document, put("ana", number % 7, number % 5))
        file._held.connection.execute("UPDATE checkpoints SET checksum = ?, state = ?", packed(fight(title="")))
        with pytest.raises(SaveError, match=r"^fight\.battlemap: the file is damaged, its records and its last state differ$"):
            file.verify(find_ruleset)


def test_ten_thousand_records_open_within_a_second(path):
    state = fight(100, 100)
    with FightFile.create(path, state) as file:
        document = file.document(find_ruleset)
        did(document, put("ana", 3, 1))
        did(document, damage("gob", 1))
        steps = list(document.steps)
        connection = file._held.connection
        connection.execute("BEGIN")  # ten thousand commits are another test's business
        for seq in range(3, 10_001):
            step = steps[seq % 2]
            record = Record(kind="do", command=step.command, events=step.events)
            row = (seq, "do", 1, "", *packed(record))
            connection.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?, ?)", row)
        connection.execute("INSERT INTO checkpoints VALUES (?, ?, ?)", (9_950, *packed(document.state)))
        connection.execute("COMMIT")
    start = time.perf_counter()
    with FightFile.open(path) as file:
        document = file.document(find_ruleset)
        took = time.perf_counter() - start
        assert len(document.steps) == 10_000
        assert took < 1
        start = time.perf_counter()
        document.undo(5_000)  # long before the checkpoint: folded from the start
        assert time.perf_counter() - start < 1


def test_what_cannot_be_kept_is_not_shown(path):
    shown = []
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        document.subscribe(shown.append)
        play_some(document)
        before, count = (document.state, document.position, list(document.steps)), len(shown)
        file._held.connection.execute("PRAGMA query_only = ON")
        for deed in (lambda: document.do(damage("ana", 1)), document.undo, document.redo):
            with pytest.raises(SaveError, match=r"^fight\.battlemap: "):
                deed()
        assert (document.state, document.position, list(document.steps)) == before
        assert len(shown) == count
        file._held.connection.execute("PRAGMA query_only = OFF")
        did(document, damage("ana", 1))
    same_history(document, reopened(path))


def test_an_error_within_a_transaction_leaves_none_open(path, monkeypatch):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)

        def interrupted(_: object) -> tuple[int, bytes]:
            raise KeyboardInterrupt

        did(document, put("ana", 3, 1))
        file._seq = CHECKPOINT_EVERY - 1  # the next record writes a checkpoint, within its transaction
        calls = iter([packed, interrupted])
        monkeypatch.setattr("battlemap.storage.fight_file.packed", lambda value: next(calls)(value))
        with pytest.raises(KeyboardInterrupt):
            document.do(c.Heal(target="gob", amount=1))
        monkeypatch.undo()
        file._seq = 1
        did(document, damage("ana", 1))
    same_history(document, reopened(path))


@pytest.mark.parametrize(
    ("note", "kept"),
    [
        ("half a dragon: \ud83d", "half a dragon: \ufffd"),
        ("whole: \U0001f409 \x00 \u202e <b>", "whole: \U0001f409 \ufffd \ufffd <b>"),
    ],
)
def test_a_note_is_kept_as_plain_letters(path, note, kept):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        play_some(document)
        document.do(c.EditScene(notes=(Note(at=(1, 1), text=note),)))
        assert document.state.scene.notes[-1].text == kept
    same_history(document, reopened(path))


def test_half_a_character_is_refused_in_one_sentence_and_nothing_is_lost(path):
    """Where no value has made a sign of it: in an id, which nobody is shown."""
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        play_some(document)
        before, door = document.state, Door(id="half \ud83d", points=((1, 1), (2, 1)))
        with pytest.raises(SaveError, match="half of a character"):
            document.do(c.EditScene(doors=(door,)))
        assert document.state is before
    same_history(document, reopened(path))


def test_a_number_no_file_holds_is_refused(path):
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        door = Door(id="d9", points=((1, 1), (2, 1)), hp=10**30)
        with pytest.raises(SaveError, match="too large"):
            document.do(c.EditScene(doors=(door,)))
    same_history(document, reopened(path))
