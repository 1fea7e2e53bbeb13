"""What a step costs beyond the ground: crawling, climbing, swimming, dragging; how fast who drags is.

Rules.md section 0, "Steps": each adds squares per square entered.
"""

from collections.abc import Mapping

import msgspec

from battlemap.model import Encounter, Token
from battlemap.model.creature import SIZES


class StepContext(msgspec.Struct, frozen=True):
    """One step: who, how ("walk", "crawl" ...), onto what ground letter, whom it drags along; does it climb as if born to it?"""

    state: Encounter
    token: Token
    by: str
    ground: str
    drags: tuple[Token, ...] = ()
    climber: bool = False


def crawl_climb_swim(step: StepContext) -> int:
    """Crawling, climbing without a climbing speed and swimming without a swimming speed: one more each (D24 A1-23, A4-6); who
    flies or jumps does none of them."""
    speed = step.token.creature.speed
    climbs = step.by == "climb" or (step.by in ("walk", "crawl") and step.ground == ":")
    swims = step.by == "swim" or (step.by in ("walk", "crawl") and step.ground == "_")
    return (
        int(step.by == "crawl")
        + int(climbs and not (speed.get("climb") or step.climber))
        + int(swims and not speed.get("swim"))
    )


def drag_costs_one_more(step: StepContext) -> int:
    """SRD 5.2, Grappling: every metre costs one more, unless the dragged is tiny or two sizes smaller."""
    return crawl_climb_swim(step) + int(any(is_heavy(step.token, dragged) for dragged in step.drags))


def is_heavy(dragger: Token, dragged: Token) -> bool:
    return dragged.creature.size != "tiny" and sizes_apart(dragger, dragged) < 2


def sizes_apart(larger: Token, smaller: Token) -> int:
    """How many size categories the first is above the second; negative when below."""
    return SIZES.index(larger.creature.size) - SIZES.index(smaller.creature.size)


def held_by(state: Encounter, token: Token) -> tuple[Token, ...]:
    """Those it holds grappled: they come along when it moves."""
    return tuple(
        other
        for other in state.tokens.values()
        if any(effect.name == "grappled" and effect.source == token.id for effect in other.effects)
    )


def half_speed_while_dragging(state: Encounter, token: Token) -> int:
    """D14 A4-16: dragging halves the speed, unless all it drags are two or more sizes smaller."""
    return 2 if any(sizes_apart(token, other) < 2 for other in held_by(state, token)) else 1


def speeds_by_rate(token: Token) -> Mapping[str, int]:
    """The encounter rate, 12 m where none is given (AM-26); other modes as listed."""
    speed = token.creature.speed
    return {**speed, "walk": int(token.creature.sheet.get("rate", speed.get("walk", 120)))}


def walking_rate(token: Token, choice: str = "") -> int:
    """The encounter rate as it counts, given or not."""
    return speeds_by_rate(token)["walk"]
