"""What the ends of turns would bring, told beforehand: the same dice, the same events as when it is done."""

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.outcome import Done, NeedDice
from battlemap.encounter.rehearsal import Rehearsal, rehearse
from battlemap.model import Effect, Zone
from battlemap.model.creature import AttackSave
from battlemap.rules.ruling import Refusal
from tests.support.fights import CLAW, document, done, fight

ANA = {"id": "ana", "name": "Ana", "at": [0, 0], "character": True, "hp": 12, "attacks": [CLAW]}
ORC = {"id": "orc", "name": "Orc", "side": "foes", "at": [4, 0], "hp": 20, "attacks": [CLAW]}
FIRE = Zone(id="fire", name="Fire", runs=((0, 4, 6),), damage="2d6", type="fire", when=("start",),
            save=AttackSave(ability="dex", dc=12, half=False))  # fmt: skip
END = c.EndTurn(token="ana")


def play_with(ruleset="dnd2024", **effects):
    play = document(replace(fight(["......"] * 3, ANA, ORC), ruleset=ruleset))
    done(play.do(c.Begin(totals={"ana": 20, "orc": 5})))
    tokens = {key: replace(token, effects=effects.get(key, ())) for key, token in play.state.tokens.items()}
    return document(replace(play.state, tokens=tokens))


def rehearsed(play, command=END, **given) -> Rehearsal:
    found = rehearse(play.state, play.ruleset, command, given)
    assert isinstance(found, Rehearsal)
    return found


def test_a_plain_turn_brings_nothing():
    found = rehearsed(play_with())
    assert (found.things, found.faces) == ((), ())


def test_each_save_stands_by_itself_and_waits_for_its_die():
    burning = Effect(name="ongoing", amount=5, type="fire", until="save_ends")
    found = rehearsed(play_with("dnd4e", ana=(burning, Effect(name="slowed", until="save_ends"))))
    assert [(thing.due.what, thing.due.key, thing.is_open) for thing in found.things] == [
        ("save", "end:save:ana:ongoing:fire", True), ("save", "end:save:ana:slowed", True),
    ]  # fmt: skip
    assert found.faces is None and found.things[0].due.facts["against"] == 10


def test_faces_go_to_the_thing_that_rolls_them():
    play = play_with("dnd4e", ana=(Effect(name="dazed", until="save_ends"), Effect(name="slowed", until="save_ends")))
    found = rehearse(play.state, play.ruleset, END, {"end:save:ana:slowed": [(17,)], "end:save:ana:dazed": [(3,)]})
    assert isinstance(found, Rehearsal) and found.faces == (3, 17)
    outcome = play.preview(END, found.faces)
    assert isinstance(outcome, Done) and outcome.events == found.events


def test_a_later_die_waits_for_an_earlier_one():
    play = play_with()
    play = document(replace(play.state, zones={"fire": FIRE}, tokens=play.state.tokens))
    key = "start:zone:orc:fire"
    saved = rehearse(play.state, play.ruleset, END, {key: [(19,)]})
    failed = rehearse(play.state, play.ruleset, END, {key: [(2,)]})
    assert [asked.what for asked in saved.things[0].asked] == ["save"] and saved.faces == (19,)
    assert [asked.dice for asked in failed.things[0].asked][1:] == ["2d6"] and failed.faces is None
    whole = rehearse(play.state, play.ruleset, END, {key: [(2,), (6, 5)]})
    assert whole.faces == (2, 6, 5) and whole.after.tokens["orc"].hp == 9


def test_what_is_left_out_rolls_nothing_and_is_told():
    play = play_with("dnd4e", ana=(Effect(name="slowed", until="save_ends"),))
    left = c.EndTurn(token="ana", without=("end:save:ana:slowed",))
    found = rehearsed(play, left)
    assert found.things[0].left_out and found.faces == ()
    assert e.PassedOver(token="ana", what="save", detail="slowed") in found.events
    assert isinstance(play.preview(left), Done) and isinstance(play.preview(END), NeedDice)


def test_what_expires_may_be_kept():
    play = play_with(orc=(Effect(name="blinded", until="end_of_turn:ana"),))
    key = rehearsed(play).things[0].due.key
    done(play.do(c.EndTurn(token="ana", without=(key,))))
    assert play.state.tokens["orc"].has("blinded")
    play.undo()
    done(play.do(END))
    assert not play.state.tokens["orc"].has("blinded")


def test_bad_faces_count_as_missing():
    play = play_with("dnd4e", ana=(Effect(name="slowed", until="save_ends"),))
    for faces in ([(21,)], [(0,)], [(3, 4)], [()]):
        found = rehearse(play.state, play.ruleset, END, {"end:save:ana:slowed": faces})
        assert isinstance(found, Rehearsal) and found.faces is None and found.things[0].is_open


def test_a_refusal_is_told():
    assert isinstance(rehearse(play_with().state, play_with().ruleset, c.EndTurn(token="orc"), {}), Refusal)


def test_a_round_whose_sides_would_tie_is_told_too():
    play = document(replace(fight(["......"] * 3, ANA, ORC), ruleset="ose"))
    done(play.do(c.Begin(totals={"party": 5, "foes": 2})))
    while play.state.turn.phase != "declare":
        done(play.do(c.EndPhase()))
    found = rehearsed(play, c.OpenRound())
    assert [asked.what for asked in found.loose][:2] == ["initiative", "initiative"] and found.faces is None


def test_while_somebody_is_asked_nothing_is_rehearsed():
    near = {**ORC, "at": [1, 0]}
    play = document(fight(["......"] * 3, ANA, near))
    done(play.do(c.Begin(totals={"ana": 20, "orc": 5})))
    done(play.do(c.MoveToken(token="ana", to=(0, 2))))
    assert play.state.pending
    found = rehearse(play.state, play.ruleset, END, {})
    assert isinstance(found, Refusal) and found.facts == {"rule": "waiting", "for": ["orc"]}
