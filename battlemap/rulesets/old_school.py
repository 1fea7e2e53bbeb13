"""Old-School Essentials, top to bottom: what a reader of the rules looks up, as tables and named policies.

Facts and figures of the source text (rules.md A2) with the rulings OR-1 to OR-11; what it leaves out is marked ext.
"""

from battlemap.model import half_in_feet
from battlemap.rules.policies.damage import halved_and_doubled
from battlemap.rules.policies.defenses import no_reasons
from battlemap.rules.policies.engagement import as_declared, steps_out_of_melee, steps_that_gain_nothing
from battlemap.rules.policies.matrix import (
    ascending_class,
    bonus_range_and_cover,
    modifier_of,
    near_far_and_cover,
    neither_retreating_nor_casting,
    phase_of,
    roll_needed,
    six_or_listed,
)
from battlemap.rules.policies.passage import allies_only, slowed_by_nobody
from battlemap.rules.policies.steps import crawl_climb_swim, speeds_by_rate, walking_rate
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
    SheetField,
    ThreatRules,
    TurnRules,
)  # fmt: skip

# Ext: what spells and monsters do, as usually played.
CONDITIONS = (
    Condition("afraid"),
    Condition("asleep", incapacitates=True, stops_movement=True, blinds=True, asleep=True),
    Condition("blinded", blinds=True),
    Condition("charmed"),
    Condition("held", incapacitates=True, stops_movement=True),
    Condition("invisible", hides=True),
    Condition("paralyzed", incapacitates=True, stops_movement=True),
    Condition("petrified", incapacitates=True, stops_movement=True),
    Condition("poisoned"),
    Condition("silenced", silences=True),
    Condition("surprised", inactive=True),
)

# A2-1, A2-11, A2-5: casting in the magic phase, morale in its own.
ACTIONS = (
    ActionRule("cast", "", "cast", phase="cast"),
    ActionRule("morale", "", "morale", phase="morale"),
)

# What a stat block of this game says beside hit points and (descending) armour class.
SHEET = (
    SheetField("thac0", default=19, under=("ascending", False), rolled=True),
    SheetField("shield", default=0),
    SheetField("aac", default=10, counts=ascending_class, under=("ascending", True), replaces=("ac",)),
    SheetField("attack_bonus", default=0, under=("ascending", True)),
    SheetField("rate", "length", default=120, counts=walking_rate, replaces=("walk",)),
    SheetField("morale"),
    SheetField("attacks_per_round", default=1),
)
ATTACK_SHEET = (
    SheetField("ranges", "lengths", replaces=("range", "long")),
    SheetField("slow", "flag", default=False),
)

OPTIONS = {
    "diagonals": OptionRule("equal", ("equal", "alternating"), "Diagonal steps cost one square, or one and two in turn."),
    "ties": OptionRule(
        "reroll", ("reroll", "simultaneous"), "Sides that roll the same roll again, or act together and strike together."
    ),
    "initiative": OptionRule("side", ("side", "individual"), "One die for each side, or one for each creature."),
    "ascending": OptionRule(False, (False, True), "Ascending armour class: d20 and attack bonus against it."),
    "variable_damage": OptionRule(False, (False, True), "Characters roll the dice of their weapon instead of 1d6."),
}

OLD_SCHOOL = Ruleset(
    name="ose",
    armour="descending",
    title="Old-School Essentials",
    square=15,
    resources={"attack": 1, "move": 1},
    resource_fields={"attack": "attacks_per_round"},
    main_resource="attack",
    reaction="",
    readies=False,
    ability_saves=False,
    movement=MovementRules(
        may_pass=allies_only,
        slows=slowed_by_nobody,
        extra=crawl_climb_swim,
        halving=half_in_feet,
        speeds=speeds_by_rate,
        kinds={
            "own": MoveKind(forbids=steps_out_of_melee, refusal=("not_declared", "in_melee")),
            "withdraw": MoveKind(
                halved=True, passes="nobody", forbids=steps_that_gain_nothing, refusal=("not_allowed", "gains_no_distance"),
                declared=True,
            ),
            "retreat": MoveKind(declared=True),
        },
        refuses=as_declared,
        most_rounds=60,
    ),
    threat=ThreatRules(kind="", resource=""),
    cover=CoverRules(penalty=(0, -2, -4, 0)),
    attacks=AttackRules(
        reasons=no_reasons, terms=bonus_range_and_cover, target_number=roll_needed, refuses=near_far_and_cover,
        damage=six_or_listed, critical="", least=1, immune_unrolled=True, before=neither_retreating_nor_casting,
        phase=phase_of,
    ),
    harm=HarmRules(
        at_zero="dead", massive_damage=False, damage=halved_and_doubled, concentration_cap=0, falls_prone=False
    ),
    turns=TurnRules(
        surprise="", round_seconds=10, schedule="phases", phases=("morale", "movement", "missile", "magic", "melee"),
        slow="slow", die=6, declarations=("spell", "withdraw", "retreat"),
        phase_of={
            "move": "movement", "missile": "missile", "melee": "melee", "slow": "slow", "cast": "magic", "morale": "morale",
        },
    ),
    conditions={condition.name: condition for condition in CONDITIONS},
    actions={action.name: action for action in ACTIONS},
    skills={},
    options=OPTIONS,
    saves=("death", "wands", "paralysis", "breath", "spells"),
    ability_modifier=modifier_of,
    sheet=SHEET,
    attack_sheet=ATTACK_SHEET,
)  # fmt: skip
