"""The alternating-sides homebrew, top to bottom: what a reader of the rules looks up, as tables and named policies.

Facts and figures of the source text (rules.md A3) with the rulings AR-1 to AR-6 and AM-28 to AM-37.
"""

from battlemap.rules.attacks import reach_range_and_cover
from battlemap.rules.policies.d20_attacks import as_listed
from battlemap.rules.policies.damage import halved_and_doubled
from battlemap.rules.policies.defenses import no_reasons
from battlemap.rules.policies.passage import allies_only, slowed_by_nobody
from battlemap.rules.policies.styles import (
    climb_and_jump_double,
    escalated_percent,
    nothing_to_meet,
    precision_and_escalation,
    speeds_by_style,
)
from battlemap.rules.policies.traits import FLYBY
from battlemap.rules.ruleset import (
    ActionRule,
    AttackRules,
    Condition,
    CoverRules,
    HarmRules,
    MovementRules,
    OptionRule,
    Ruleset,
    SheetField,
    ThreatRules,
    TurnRules,
)  # fmt: skip

# AM-32: the downed still act.  The others are the table's (ext).
CONDITIONS = (
    Condition("blinded", blinds=True),
    Condition("downed"),
    Condition("immobilized", stops_movement=True),
    Condition("invisible", hides=True),
    Condition("stunned", incapacitates=True, stops_movement=True),
)

# A3-9, A3-10: what the main action may be traded for; the potion goes to an ally within a metre (AM-31).
ACTIONS = (
    ActionRule("dash", "main", "dash"),
    ActionRule("disengage", "main", "disengage"),
    ActionRule("sustain", "main", "sustain"),
    ActionRule("potion", "main", "give", needs_target=True, reach=10),
    ActionRule("second_bonus", "main", "gain", gives="bonus"),
    ActionRule("object", "bonus", "note"),
)

# What a stat block of this game says beside hit points.
SHEET = (
    SheetField("style", "choice", ("melee", "mixed", "ranged", "conduit"), "melee"),
    SheetField("precision", default=0),
    SheetField("legendary_actions", default=0),
    SheetField("legendary_resistances", default=0),
)
ATTACK_SHEET: tuple[SheetField, ...] = ()

OPTIONS = {
    "diagonals": OptionRule("equal", ("equal", "alternating"), "Diagonal steps cost one square, or one and two in turn."),
}

ALTERNATING = Ruleset(
    name="alternating",
    title="Alternating sides",
    square=10,
    resources={"main": 1, "bonus": 1, "move": 1, "reaction": 1, "legendary": 0, "legendary_resistance": 0},
    resource_fields={"legendary": "legendary_actions", "legendary_resistance": "legendary_resistances"},
    lasting=("legendary_resistance",),
    open_reactions=("legendary_resistance",),
    door_pays=("bonus",),
    main_resource="main",
    reaction="reaction",
    movement=MovementRules(
        may_pass=allies_only,
        slows=slowed_by_nobody,
        extra=climb_and_jump_double,
        speeds=speeds_by_style,
        jump_limited=False,
    ),
    threat=ThreatRules(kind="disengages_not", resource="reaction", edge="beside"),
    cover=CoverRules(),
    attacks=AttackRules(
        reasons=no_reasons, terms=precision_and_escalation, target_number=nothing_to_meet, refuses=reach_range_and_cover,
        damage=as_listed, critical="", rolls=False, percent=escalated_percent,
    ),
    harm=HarmRules(
        at_zero="acts", massive_damage=False, damage=halved_and_doubled, concentration_cap=0, falls_prone=False,
        hit_at_zero_fails=False,
    ),
    turns=TurnRules(surprise="", round_seconds=5, schedule="slots"),
    conditions={condition.name: condition for condition in CONDITIONS},
    actions={action.name: action for action in ACTIONS},
    skills={"concentration": "con"},
    options=OPTIONS,
    sheet=SHEET,
    attack_sheet=ATTACK_SHEET,
    traits={FLYBY.name: FLYBY},
    names_triggers=True,
)  # fmt: skip
