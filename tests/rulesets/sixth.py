"""Skirmish, a sixth ruleset for tests: made only of policies and tables that are there for the five others.

The game in seven lines.  Sides alternate, who of a side acts is free.  A turn gives one action and one move; an action may be
given up for a second move.  Whoever leaves a square beside an enemy may be struck at, for the enemy's reaction; a shift of one
square is safe.  Only allies let one through, and whoever stands in a square makes it difficult.  Diagonal steps cost one square
and two in turn.  d20 and bonus against armour, which cover makes better by one or three.  Characters at 0 hold on and roll a
death save when they are activated; all others are dead.
"""

from battlemap.rules.attacks import reach_range_and_cover
from battlemap.rules.policies.advantage import attack_reasons
from battlemap.rules.policies.d20_attacks import armour_and_cover, as_listed, bonus_and_exhaustion
from battlemap.rules.policies.damage import halved_and_doubled
from battlemap.rules.policies.death import three_of_either
from battlemap.rules.policies.passage import allies_only, slowed_by_everybody
from battlemap.rules.policies.steps import crawl_climb_swim
from battlemap.rules.ruleset import (
    ActionRule,
    AttackRules,
    Condition,
    CoverRules,
    HarmRules,
    MoveKind,
    MovementRules,
    OptionRule,
    Ruleset,
    ThreatRules,
    TurnRules,
)  # fmt: skip
from battlemap.rulesets import find_ruleset as find_in_catalog

CONDITIONS = (
    Condition("prone", prone=True, attacks=-1, attacked_near=1, attacked_far=-1),
    Condition("rattled", attacks=-1),
    Condition("unconscious", incapacitates=True, stops_movement=True, blinds=True, prone=True, asleep=True, attacked=1),
)  # fmt: skip
ACTIONS = (
    ActionRule("guard", "action", "dodge"),
    ActionRule("bandage", "action", "stabilize", needs_target=True),
    ActionRule("signal", "", "note"),
)
OPTIONS = {
    "diagonals": OptionRule("alternating", ("alternating", "equal"), "Diagonal steps cost one and two squares in turn, or one."),
}

SIXTH = Ruleset(
    name="skirmish",
    title="Skirmish",
    square=15,
    resources={"action": 1, "move": 1, "reaction": 1},
    main_resource="action",
    reaction="reaction",
    movement=MovementRules(
        may_pass=allies_only,
        slows=slowed_by_everybody,
        extra=crawl_climb_swim,
        pays=("move", "action"),
        kinds={"own": MoveKind(), "shift": MoveKind(squares=1, provokes=False)},
    ),
    threat=ThreatRules(kind="leaves_adjacent", resource="reaction", any_step=True, edge="beside"),
    cover=CoverRules(armour=(0, 1, 3, 0)),
    attacks=AttackRules(
        reasons=attack_reasons, terms=bonus_and_exhaustion, target_number=armour_and_cover, refuses=reach_range_and_cover,
        damage=as_listed,
    ),
    harm=HarmRules(at_zero="saves", massive_damage=False, damage=halved_and_doubled, death_save=three_of_either),
    turns=TurnRules(surprise="", schedule="slots", at_start=("death_save",)),
    conditions={condition.name: condition for condition in CONDITIONS},
    actions={action.name: action for action in ACTIONS},
    skills={"medicine": "wis"},
    options=OPTIONS,
)  # fmt: skip


def find_ruleset(name: str) -> Ruleset:
    """As the catalog does, were the sixth in it."""
    return SIXTH if name == SIXTH.name else find_in_catalog(name)
