"""The session: commands in, signals out; dice, refusals and file troubles on the way."""

import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.decide import decide
from battlemap.encounter.events import TokenEdited, TokenMoved
from battlemap.storage import FightFile, fights_folder
from battlemap.ui.session import Session, free_id, overruled
from tests.ui.panel.fights import fight_session


@pytest.fixture
def session(qapp):
    return fight_session()


def test_a_command_changes_the_state_and_tells_once(session, qtbot):
    with qtbot.waitSignal(session.changed) as told:
        assert session.do(c.MoveToken(token="ana", to=(3, 4))) is not None
    assert session.state.tokens["ana"].at == (3, 4)
    assert [type(event) for event in told.args[0].events] == [TokenMoved]


def test_a_refusal_is_told_with_its_command_and_changes_nothing(session, qtbot):
    before, command = session.state, c.EndTurn(token="ben")
    with qtbot.waitSignal(session.refused) as told:
        assert session.do(command) is None
    assert told.args[0][0].kind == "not_your_turn" and told.args[1] is command
    assert session.state is before


def test_the_program_rolls_what_is_wanted(session):
    session.roller.next = [17, 5]
    done = session.do(c.MakeAttack(token="ana", target="gob-1", attack="Longsword"))
    assert done is not None and done.answer["natural"] == 17 and done.answer["damage"] == 8


def test_what_a_crowd_rolls_is_decided_once(session, monkeypatch):
    decided = []
    monkeypatch.setattr("battlemap.encounter.document.decide", lambda *given: decided.append(1) or decide(*given))
    assert session.do(c.Roll(roll="d20", tokens=tuple(session.state.tokens))) is not None
    assert len(session.state.tokens) > 3 and len(decided) == 1


def test_typed_dice_come_from_whoever_asks(session):
    wanted = []

    def typed(need):
        wanted.append((need.what, need.sides))
        return [19] if need.what == "attack" else [8]

    session.dice_mode, session.ask_faces = "typed", typed
    done = session.do(c.MakeAttack(token="ana", target="gob-1", attack="Longsword"))
    assert done is not None and done.answer["natural"] == 19
    assert wanted == [("attack", (20,)), ("damage", (8,))]


def test_dice_nobody_types_call_the_command_off(session):
    before = session.state
    session.dice_mode, session.ask_faces = "typed", lambda need: None
    assert session.do(c.MakeAttack(token="ana", target="gob-1", attack="Longsword")) is None
    assert session.state is before


def test_a_face_no_die_has_is_one_sentence(session, qtbot):
    with qtbot.waitSignal(session.message) as told:
        assert session.do(c.MakeAttack(token="ana", target="gob-1", attack="Longsword"), [23]) is None
    assert told.args == ["a d20 has no face 23"]


@pytest.mark.parametrize("token", ["ana", "ben"])
def test_overruling_moves_by_force_and_the_event_says_so(session, token):
    command = c.MoveToken(token=token, to=(14, 9))
    assert session.do(command) is None
    done = session.overrule(command)
    assert done is not None and done.events[0].forced_by_gm and done.events[0].overruled
    assert session.state.tokens[token].at == (14, 9)


def test_overruling_healing_of_the_dead_writes_on_the_token(session):
    session.do(c.ApplyDamage(target="gob-1", parts=(c.DamagePart(amount=50),)))
    command = c.Heal(target="gob-1", amount=4)
    assert session.do(command) is None
    done = session.overrule(command)
    assert done is not None and isinstance(done.events[0], TokenEdited)
    assert session.state.tokens["gob-1"].hp == 4 and not session.state.tokens["gob-1"].dead


def test_what_cannot_be_forced_is_none(session):
    assert overruled(c.EndTurn(token="ben"), session.state) is None


def leave_two_goblins(session):
    return session.do(c.MoveToken(token="ana", path=((2, 3), (1, 3), (0, 3))))


def test_enemies_are_asked_by_default(session):
    leave_two_goblins(session)
    assert [pending.by for pending in session.state.pending] == ["gob-1", "gob-2"]


def test_a_side_told_to_skip_is_not_asked(session):
    session.do(c.SetAnswers(side="foes", answer="skip"))
    leave_two_goblins(session)
    assert not session.state.waiting and session.state.tokens["ana"].at == (0, 3)


def test_a_side_told_to_take_strikes_at_once(session):
    session.do(c.SetAnswers(side="foes", answer="take"))
    leave_two_goblins(session)
    assert not session.state.waiting
    assert session.state.tokens["gob-1"].budget.spent == {"reaction": 1}


def test_one_creature_may_be_told_otherwise_than_its_side(session):
    session.do(c.SetAnswers(side="foes", answer="skip"))
    session.do(c.SetAnswers(token="gob-2", answer="ask"))
    leave_two_goblins(session)
    assert [pending.by for pending in session.state.pending] == ["gob-2"]


def test_answering_always_while_asked_answers_now(session):
    leave_two_goblins(session)
    session.do(c.SetAnswers(side="foes", answer="skip"))
    assert not session.state.waiting


def test_the_selection_holds_only_who_is_there(session, qtbot):
    session.select(["gob-1", "nobody", "gob-1", "ogre"])
    assert session.selection == ("gob-1", "ogre")
    with qtbot.waitSignal(session.selection_changed) as told:
        session.do(c.Leave(token="gob-1"))
    assert told.args == [("ogre",)] and session.selection == ("ogre",)


def test_undo_redo_and_any_point_of_the_history(session):
    start = session.state
    session.do(c.MoveToken(token="ana", to=(3, 4)))
    session.do(c.MoveToken(token="ana", to=(3, 3)))
    session.undo()
    assert session.state.tokens["ana"].at == (3, 4)
    session.redo()
    assert session.state.tokens["ana"].at == (3, 3)
    session.walk_to(1)
    assert session.state.tokens == start.tokens
    session.walk_to(3)
    assert session.state.tokens["ana"].at == (3, 3)


# ---------------------------------------------------------------- files
def test_a_new_fight_is_on_disk_at_once_and_follows_each_command(qapp):
    session = Session()
    assert session.new_fight(fight_session(begun=False).state)
    assert session.fight_file is not None and session.fight_file.path.parent == fights_folder()
    session.do(c.MoveToken(token="ana", to=(3, 2)))
    path, state = session.fight_file.path, session.state
    session.close()
    again = Session()
    assert again.open_path(path) and again.state == state
    again.undo()
    assert again.state.tokens["ana"].at == (3, 3)
    again.close()


def test_a_damaged_file_is_one_sentence_and_the_open_fight_stays(session, qtbot, tmp_path):
    bad = tmp_path / "broken.battlemap"
    bad.write_bytes(b"this is no fight")
    state = session.state
    with qtbot.waitSignal(session.message) as told:
        assert not session.open_path(bad)
    assert "broken.battlemap" in told.args[0] and "\n" not in told.args[0]
    assert session.state is state


def test_save_as_goes_on_in_the_new_file_and_duplicate_in_the_old(qapp, tmp_path):
    session = Session()
    session.new_fight(fight_session(begun=False).state)
    first = session.fight_file.path
    assert session.duplicate(tmp_path / "copy.battlemap") and session.fight_file.path == first
    assert session.save_as(tmp_path / "other.battlemap")
    session.do(c.MoveToken(token="ana", to=(3, 2)))
    session.close()
    for path, at in ((first, (3, 3)), (tmp_path / "copy.battlemap", (3, 3)), (tmp_path / "other.battlemap", (3, 2))):
        session.open_path(path)
        assert session.state.tokens["ana"].at == at
        session.close()


def test_a_fight_not_yet_on_disk_can_be_saved_and_copied(session, tmp_path):
    assert session.duplicate(tmp_path / "copy.battlemap") and session.fight_file is None
    assert session.save_as(tmp_path / "kept.battlemap") and session.fight_file is not None
    session.close()
    file = FightFile.open(tmp_path / "copy.battlemap")
    assert file.base.tokens["ana"].at == (3, 3)
    file.close()


def test_ids_are_free(session):
    assert free_id(session.state, "Ben") == "ben-2" and free_id(session.state, "Old Ogre") == "old-ogre"
    assert free_id(session.state, "…") == "token"


def test_names_of_all_who_were_ever_here(qapp):
    session = Session()
    session.new_fight(fight_session(begun=False).state)
    session.do(c.Leave(token="gob-1", why="fled"))
    path = session.fight_file.path
    session.close()
    again = Session()
    again.open_path(path)
    assert again.names()["gob-1"] == "Goblin 1" and again.names()["ana"] == "Ana Steelhand"
    again.close()


def test_a_way_past_those_who_never_strike_is_one_step_of_undo(session, qtbot):
    session.do(c.MoveToken(token="gob-1", to=(2, 2), force=True))
    session.do(c.MoveToken(token="ana", to=(2, 3), force=True))
    session.do(c.SetAnswers(side="foes", answer="skip"))
    before = session.state
    done = session.do(c.MoveToken(token="ana", to=(2, 6)))
    after = session.state
    assert after.tokens["ana"].at == (2, 6) and any(isinstance(event, TokenMoved) for event in done.events)
    assert isinstance(session.document.steps[-1].command, c.Decline)
    with qtbot.waitSignal(session.changed):
        session.undo()
    assert session.state == before
    session.redo()
    assert session.state == after
    session.undo()
    assert session.state == before


def test_where_somebody_is_asked_undo_comes_to_the_question(session):
    session.do(c.MoveToken(token="gob-1", to=(2, 2), force=True))
    session.do(c.MoveToken(token="ana", to=(2, 3), force=True))
    session.do(c.MoveToken(token="ana", to=(2, 6)))
    asked = session.state
    assert asked.pending
    session.do(c.Decline(token="gob-1"))
    session.undo()
    assert session.state == asked
