"""Which steps out of a melee the old school takes, on random maps: what a plain count says (`plain`; OR-2, OR-3)."""

from hypothesis import assume, event
from msgspec.structs import replace

from battlemap.geometry import DIRECTIONS
from battlemap.model import Encounter, Turn
from battlemap.rules.terrain import ground_for
from tests.rules import plain
from tests.rules.random_fights import day_and_night, fights, hold
from tests.rulesets.sixth import find_ruleset

RULES = find_ruleset("ose")


def in_a_round(state: Encounter) -> Encounter:
    turn = Turn(round=1, phase="movement", order=("party", "foes"), sides=True, active="party")
    return replace(state, ruleset="ose", turn=turn)


@day_and_night
def test_beside_an_enemy_no_step_begins_that_is_not_declared(by_night: bool) -> None:
    def check(state: Encounter) -> None:
        state = in_a_round(state)
        ana = state.tokens["ana"]
        ground = ground_for(state, RULES, ana)
        assert ground.forbidden is not None
        for y in range(state.scene.height):
            for x in range(state.scene.width):
                if ground.size[y, x]:
                    beside = bool(plain.meleed(state, ana, (x, y)))
                    assert ground.forbidden[:, y, x].all() == ground.forbidden[:, y, x].any() == beside
                    assert not (beside and ground.cost[:, y, x].any())
        assert not ground_for(replace(state, turn=Turn()), RULES, ana).forbidden.any()  # type: ignore[union-attr]

    hold(check, by_night, state=fights())


@day_and_night
def test_a_withdrawal_gains_distance_from_everybody_beside_at_every_step(by_night: bool) -> None:
    def check(state: Encounter) -> None:
        state = in_a_round(state)
        ana, square = state.tokens["ana"], state.scene.square
        ground, beside = ground_for(state, RULES, ana, kind="withdraw"), plain.meleed(state, ana, ana.at)
        n, level = plain.side(ana), ana.z // square
        assume(beside)
        event(f"{len(beside)} beside")
        assert ground.forbidden is not None
        for y in range(state.scene.height):
            for x in range(state.scene.width):
                for d, (dx, dy) in enumerate(DIRECTIONS):
                    gains = all(plain.gap((x, y), n, level, other, square) < plain.gap((x + dx, y + dy), n, level, other, square)
                                for other in beside)
                    assert ground.forbidden[d, y, x] == (not gains)

    hold(check, by_night, state=fights())
