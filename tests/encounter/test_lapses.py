"""What lasts for a while ends with the right turn, whoever takes it, and with the concentration that held it."""

import pytest
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.tables import token_from
from battlemap.model import Zone
from battlemap.rulesets import find_ruleset, names
from tests.support.fights import CLAW, document, done, fight, refused

ANA = {"id": "ana", "name": "Ana", "at": [0, 0], "character": True, "hp": 30, "attacks": [CLAW]}
ORC = {"id": "orc", "name": "Orc", "side": "foes", "at": [4, 0], "hp": 9, "attacks": [CLAW]}
OGRE = {"id": "ogre", "name": "Ogre", "side": "foes", "at": [4, 2], "hp": 59, "attacks": [CLAW]}
TURNS = [name for name in names() if find_ruleset(name).turns.schedule == "order"]
TOTALS = {"ana": 20, "orc": 10, "ogre": 5}


def begun(ruleset="dnd2024"):
    play = document(replace(fight(["......"] * 3, ANA, ORC, OGRE), ruleset=ruleset))
    done(play.do(c.Begin(totals=TOTALS)))
    return play


def end(play, faces=()):
    return done(play.do(c.EndTurn(token=play.state.turn.active), faces))


def slay(play, token="orc"):
    done(play.do(c.Edit(token=token, fields={"hp": 0, "dead": True})))
    assert play.state.tokens[token].dead and token in [place.who for place in play.state.turn.order] or play.state.turn.sides


def condition(ruleset):
    return "blinded" if "blinded" in find_ruleset(ruleset).conditions else "prone"


def has(play, token="ana"):
    return [effect.name for effect in play.state.tokens[token].effects]


@pytest.mark.parametrize("ruleset", TURNS)
@pytest.mark.parametrize("until", ["start_of_turn:orc", "end_of_turn:orc", "end_of_next_turn:orc"])
def test_the_dead_keep_no_time_standing(ruleset, until):
    play = begun(ruleset)
    done(play.do(c.SetCondition(target="ana", add=condition(ruleset), until=until)))
    slay(play)
    assert has(play)
    end(play)
    assert play.state.turn.active == "ogre" and not has(play)


@pytest.mark.parametrize("ruleset", TURNS)
def test_the_dead_are_passed_by_once_a_round(ruleset):
    play = begun(ruleset)
    end(play)
    done(play.do(c.SetCondition(target="ana", add=condition(ruleset), until="rounds:2")))
    slay(play)
    left = []
    while has(play) and len(left) < 12:
        left.append((play.state.turn.round, play.state.tokens["ana"].effects[0].until))
        end(play)
    assert left[-1] == (3, "rounds:1:orc")
    assert [until for _, until in left].count("rounds:2:orc") == 3


def test_rounds_counted_in_the_turns_of_who_leaves_go_on_in_the_next_ones():
    play = begun()
    end(play)
    done(play.do(c.SetCondition(target="ana", add="blinded", until="rounds:2")))
    done(play.do(c.SetZone(zone=Zone(id="web", name="Web", runs=((1, 1, 3),), until="rounds:2"))))
    done(play.do(c.Leave(token="orc", why="fled")))
    assert play.state.tokens["ana"].effects[0].until == play.state.zones["web"].until == "rounds:2:ana"


def test_rounds_counted_in_the_turns_of_the_dead_who_are_taken_out_go_on_too():
    play = begun()
    end(play)
    done(play.do(c.SetCondition(target="ana", add="blinded", until="rounds:2")))
    done(play.do(c.Leave(token="orc", why="dead")))
    assert play.state.tokens["ana"].effects[0].until == "rounds:2:ana"


def test_an_area_ends_with_who_left_before_their_turn_could():
    play = begun()
    done(play.do(c.SetZone(zone=Zone(id="web", name="Web", runs=((1, 1, 3),), until="end_of_turn:orc"))))
    done(play.do(c.Leave(token="orc", why="fled")))
    assert not play.state.zones


def test_where_sides_choose_the_dead_keep_no_time_either():
    play = document(replace(fight(["......"] * 3, ANA, ORC, OGRE, {**ANA, "id": "ben", "at": [0, 2]}), ruleset="alternating"))
    done(play.do(c.Begin(totals={"ana": 20, "orc": 10, "ogre": 5, "ben": 4})))
    done(play.do(c.SetCondition(target="ana", add=next(iter(play.ruleset.conditions)), until="end_of_turn:orc")))
    slay(play)
    while play.state.turn.round == 1:
        side = play.state.turn.slots[0].who
        done_ = play.state.turn.acted
        who = next(t.id for t in play.state.tokens.values() if t.side == side and not t.dead and t.id not in done_)
        done(play.do(c.Activate(token=who)))
        end(play)
    assert not has(play)


def test_a_turn_put_off_and_lost_has_ended():
    play = begun("dnd4e")
    done(play.do(c.SetCondition(target="ogre", add="slowed", until="end_of_turn:ana")))
    done(play.do(c.Delay(token="ana")))
    end(play)
    assert has(play, "ogre") == ["slowed"]
    end(play)
    assert play.state.turn.active == "ana" and not has(play, "ogre")


# ---------------------------------------------------------------- concentration
def holding(play):
    """Ana holds a web on the map and the ogre in its place."""
    done(play.do(c.SetZone(zone=Zone(id="web", name="Web", runs=((1, 1, 3),), until="concentration:ana", source="ana"))))
    done(play.do(c.SetCondition(target="ogre", add="restrained", until="concentration:ana", source="ana")))
    return play


def test_what_concentration_holds_makes_its_holder_concentrate():
    play = holding(begun())
    assert play.state.tokens["ana"].concentrating == "Web"


def test_failed_concentration_ends_at_once_what_it_held():
    play = holding(begun())
    happened = done(play.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=24),)), [11])).events
    rolled = next(event for event in happened if isinstance(event, e.D20Rolled))
    assert (rolled.against, rolled.taken, rolled.detail, rolled.success) == (12, 24, "Web", False)
    assert not play.state.zones and not has(play, "ogre") and not play.state.tokens["ana"].concentrating


def test_kept_concentration_keeps_what_it_holds():
    play = holding(begun())
    done(play.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=24),)), [12]))
    assert play.state.zones and has(play, "ogre") == ["restrained"] and play.state.tokens["ana"].concentrating == "Web"


@pytest.mark.parametrize("ends", [
    c.Concentrate(token="ana", on="Bless"), c.Concentrate(token="ana"), c.SetCondition(target="ana", add="stunned"),
    c.Leave(token="ana", why="dead"), c.Leave(token="ana", why="fled"), c.Ready(token="ana", trigger="they come", action="cast"),
])  # fmt: skip
def test_whatever_ends_concentration_ends_what_it_held(ends):
    play = holding(begun())
    done(play.do(ends))
    assert not play.state.zones and not has(play, "ogre")


def test_nobody_unknown_holds_a_condition():
    play = begun()
    assert refused(play.do(c.SetCondition(target="ana", add="blinded", until="concentration:"))) == "not_allowed"


# ---------------------------------------------------------------- who comes late
@pytest.mark.parametrize("ruleset", TURNS)
def test_a_latecomer_behind_who_acts_takes_its_turn_this_round_and_one_before_them_the_next(ruleset):
    play = begun(ruleset)
    end(play)
    for name, total in (("early", 15), ("late", 7)):
        new = token_from({**ORC, "id": name, "name": name, "at": [2, len(name) - 3]})
        done(play.do(c.Join(new=new, total=total)))
    seen = [play.state.turn.active]
    while play.state.turn.round == 1:
        end(play)
        seen.append(play.state.turn.active)
    assert seen[:4] == ["orc", "early", "late", "ogre"] or seen[:3] == ["orc", "late", "ogre"]


# ---------------------------------------------------------------- what cannot be meant
@pytest.mark.parametrize("ruleset", names())
@pytest.mark.parametrize("until", ["start_of_turn:nobody", "end_of_next_turn:nobody", "concentration:nobody"])
def test_nothing_lasts_until_the_turn_of_somebody_who_is_not_there(ruleset, until):
    play = document(replace(fight(["......"] * 3, ANA, ORC), ruleset=ruleset))
    assert refused(play.do(c.SetCondition(target="ana", add=condition(ruleset), until=until))) == "no_such"
    area = Zone(id="web", name="Web", runs=((1, 1, 3),), until=until)
    assert refused(play.do(c.SetZone(zone=area))) == "no_such"


@pytest.mark.parametrize("ruleset", names())
def test_nothing_hangs_on_the_concentration_of_the_dead(ruleset):
    play = document(replace(fight(["......"] * 3, ANA, ORC), ruleset=ruleset))
    done(play.do(c.Edit(token="orc", fields={"hp": 0, "dead": True})))
    held = c.SetCondition(target="ana", add=condition(ruleset), until="concentration:orc")
    assert refused(play.do(held)) == "cannot_act" and not play.state.tokens["orc"].concentrating


@pytest.mark.parametrize("ruleset", TURNS)
def test_what_lasts_until_their_own_turns_is_given_to_several_at_once(ruleset):
    play = begun(ruleset)
    done(play.do(c.SetCondition(targets=("ana", "ogre"), add=condition(ruleset), until="start_of_turn")))
    lasts = {who: play.state.tokens[who].effects[0].until for who in ("ana", "ogre")}
    assert lasts == {"ana": "start_of_turn:ana", "ogre": "start_of_turn:ogre"}


@pytest.mark.parametrize("ruleset", names())
@pytest.mark.parametrize("fields", [{"dead": True, "hp": 0}, {"concentrating": ""}, {"concentrating": "Fog"}])
def test_what_was_held_ends_with_a_concentration_the_table_strikes_out(ruleset, fields):
    play = document(replace(fight(["......"] * 3, ANA, ORC), ruleset=ruleset))
    done(play.do(c.SetCondition(target="orc", add=condition(ruleset), until="concentration:ana")))
    done(play.do(c.SetZone(zone=Zone(id="web", name="Web", runs=((1, 1, 3),), until="concentration:ana"))))
    done(play.do(c.Edit(token="ana", fields=fields)))
    assert not has(play, "orc") and not play.state.zones
    assert play.state.tokens["ana"].concentrating == fields.get("concentrating", "")
    play.undo()
    assert has(play, "orc") and play.state.zones


def test_a_hero_brought_to_nothing_by_hand_holds_nothing_more():
    play = begun()
    done(play.do(c.SetCondition(target="orc", add="blinded", until="concentration:ana")))
    done(play.do(c.Edit(token="ana", fields={"hp": 0})))
    assert not has(play, "orc") and not play.state.tokens["ana"].concentrating


def test_of_two_like_effects_only_the_one_of_that_type_is_taken_away():
    play = document(replace(fight(["......"] * 3, ANA), ruleset="dnd4e"))
    for kind in ("fire", "poison"):
        done(play.do(c.SetCondition(target="ana", add="ongoing", amount=5, type=kind)))
    done(play.do(c.SetCondition(target="ana", remove="ongoing", type="fire")))
    assert [effect.type for effect in play.state.tokens["ana"].effects] == ["poison"]


def test_who_dies_while_it_waits_keeps_no_time_standing():
    play = begun("dnd4e")
    done(play.do(c.Delay(token="ana")))
    for until in ("end_of_turn:ana", "end_of_next_turn:ana"):
        done(play.do(c.SetCondition(target="ogre", add="slowed", until=until, source=until)))
    slay(play, "ana")
    assert len(has(play, "ogre")) == 2
    end(play)
    end(play)
    assert (play.state.turn.active, play.state.turn.round) == ("orc", 2) and not has(play, "ogre")
    assert not play.state.turn.delayed
