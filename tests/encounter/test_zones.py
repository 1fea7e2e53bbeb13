"""Areas of effect that stay, as commands."""

from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.model import Zone
from tests.support.fights import CLAW, document, done, fight, refused

ANA = {"id": "ana", "at": [0, 0], "character": True, "hp": 12, "attacks": [CLAW]}
ORC = {"id": "orc", "side": "foes", "at": [4, 0], "hp": 9, "attacks": [CLAW]}
WEB = Zone(id="web", name="Web", runs=((1, 1, 3),), until="rounds:3")


def test_rounds_go_on_counting_in_the_same_turns_when_an_area_is_moved() -> None:
    play = document(fight(["......"] * 3, ANA, ORC))
    done(play.do(c.Begin(totals={"ana": 20, "orc": 5})))
    done(play.do(c.SetZone(zone=WEB)))
    assert play.state.zones["web"].until == "rounds:3:ana"
    done(play.do(c.EndTurn(token="ana")))
    moved = replace(play.state.zones["web"], runs=((2, 1, 3),))
    done(play.do(c.SetZone(zone=moved)))
    assert play.state.zones["web"] == moved


def test_rounds_counted_by_nobody_here_are_refused() -> None:
    play = document(fight(["......"] * 3, ANA, ORC))
    assert refused(play.do(c.SetZone(zone=replace(WEB, until="rounds:3:zed")))) == "not_allowed"
    assert refused(play.do(c.SetZone(zone=replace(WEB, until="rounds:many:ana")))) == "not_allowed"


def test_an_area_that_is_gone_is_called_by_its_name() -> None:
    play = document(fight(["......"] * 3, ANA, ORC))
    done(play.do(c.SetZone(zone=WEB)))
    (gone,) = done(play.do(c.RemoveZone(zone="web"))).events
    assert gone == e.ZoneRemoved(zone="web", name="Web")
