"""D&D 4e, top to bottom: what a reader of the rules looks up, as tables and named policies.

Facts and figures of the source text (rules.md A5); what it leaves out follows the difference matrix (A7) and is marked ext.
"""

from battlemap.model import half_in_feet
from battlemap.rules.attacks import reach_range_and_cover
from battlemap.rules.policies.d20_attacks import as_listed
from battlemap.rules.policies.damage import by_amounts
from battlemap.rules.policies.death import three_failures
from battlemap.rules.policies.defenses import bonus_cover_and_advantage, defense_of, named_defense, no_reasons
from battlemap.rules.policies.passage import allies_helpless_or_two_sizes, slowed_by_nobody
from battlemap.rules.policies.steps import crawl_climb_swim
from battlemap.rules.policies.traits import FLYBY, SWARM
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

# Ext: conditions, as usually played.  Two squares are 30 dm.
CONDITIONS = (
    Condition("blinded", blinds=True, yields=True),
    Condition("dazed", one_action=True, yields=True),
    Condition("deafened"),
    Condition("dominated", inactive=True, yields=True),
    Condition("grabbed", stops_movement=True),
    Condition("helpless", incapacitates=True, yields=True, critical_near=True),
    Condition("immobilized", stops_movement=True),
    Condition("invisible", hides=True),
    Condition("marked", others_penalty=2),
    Condition("ongoing"),
    Condition("petrified", incapacitates=True, stops_movement=True),
    Condition("prone", prone=True, own_penalty=2, yields=True),
    Condition("restrained", stops_movement=True, own_penalty=2, yields=True),
    Condition("slowed", speed_cap=30),
    Condition("stunned", incapacitates=True, stops_movement=True, yields=True),
    Condition("surprised", inactive=True, yields=True),
    Condition("unconscious", incapacitates=True, stops_movement=True, blinds=True, prone=True, asleep=True, yields=True,
              armour_penalty=5, critical_near=True),
    Condition("weakened", damage_part=2),
)  # fmt: skip

# A5-4: a standard action may be traded for a move or a minor one, a move for a minor: `as` says what pays.
ACTIONS = (
    ActionRule("action_point", "action_point", "gain", gives="standard"),
    ActionRule("aid", "standard", "note", needs_target=True),
    ActionRule("bull_rush", "standard", "note", needs_target=True),
    ActionRule("charge", "standard", "note", needs_target=True),
    ActionRule("grab", "standard", "note", needs_target=True),
    ActionRule("run", "move", "note"),
    ActionRule("second_wind", "standard", "note"),
    ActionRule("total_defense", "standard", "note"),
    ActionRule("escape", "move", "note", ends=("grabbed", "immobilized", "restrained")),
    ActionRule("sustain", "minor", "note"),
    ActionRule("draw", "minor", "note"),
    ActionRule("use_object", "minor", "note"),
)

SKILLS = {
    "acrobatics": "dex", "arcana": "int", "athletics": "str", "bluff": "cha", "diplomacy": "cha", "dungeoneering": "wis",
    "endurance": "con", "heal": "wis", "history": "int", "insight": "wis", "intimidate": "cha", "nature": "wis",
    "perception": "wis", "religion": "int", "stealth": "dex", "streetwise": "cha", "thievery": "dex",
}  # fmt: skip

# What a stat block of this game says beside hit points.
SHEET = (
    SheetField("defenses", "numbers", ("ac", "fort", "ref", "will"), counts=defense_of, replaces=("ac",)),
    SheetField("action_points", default=0),
    SheetField("regeneration", default=0),
    SheetField("resist", "numbers"),
    SheetField("vulnerable", "numbers"),
)
ATTACK_SHEET = (SheetField("versus", "choice", ("ac", "fort", "ref", "will"), "ac"),)

OPTIONS = {
    "diagonals": OptionRule("equal", ("equal", "alternating"), "Diagonal steps cost one square, or one and two in turn."),
    "combat_advantage": OptionRule(
        True, (True, False), "Attacks on the flanked, prone, dazed, stunned, surprised or unseeing get +2."
    ),
    "flanking_off_turn": OptionRule(
        False, (False, True), "Flanking counts for attacks in the turns of others too, not only in one's own."
    ),
}

DND_4E = Ruleset(
    name="dnd4e",
    title="D&D 4e",
    square=15,
    resources={"standard": 1, "move": 1, "minor": 1, "immediate": 1, "action_point": 0},
    resource_fields={"action_point": "action_points"},
    lasting=("action_point",),
    off_turn=("immediate", "opportunity"),
    free=("free",),
    any_action=True,
    ability_saves=False,
    door_pays=("minor", "move", "standard"),
    main_resource="standard",
    reaction="immediate",
    movement=MovementRules(
        may_pass=allies_helpless_or_two_sizes,
        slows=slowed_by_nobody,
        extra=crawl_climb_swim,
        squeezing="extra",
        halving=half_in_feet,
        pays=("move", "standard"),
        kinds={"own": MoveKind(), "shift": MoveKind(squares=1, provokes=False)},
    ),
    threat=ThreatRules(
        kind="leaves_adjacent", resource="", any_step=True, edge="beside", once_a_turn=True,
        shooting=("ranged_beside", "area_beside"),
    ),
    cover=CoverRules(penalty=(0, -2, -5, 0)),
    attacks=AttackRules(
        reasons=no_reasons, terms=bonus_cover_and_advantage, target_number=named_defense, refuses=reach_range_and_cover,
        damage=as_listed, critical="highest",
    ),
    harm=HarmRules(
        at_zero="saves", massive_damage=False, damage=by_amounts, death_save=three_failures, concentration_cap=0,
        hit_at_zero_fails=False, fall_die=10,
    ),
    turns=TurnRules(
        surprise="extra_round", may_delay=True, at_start=("ongoing", "regeneration", "recharge"), at_end=("saves", "death_save"),
        ties="modifier", save_target=10,
    ),
    conditions={condition.name: condition for condition in CONDITIONS},
    actions={action.name: action for action in ACTIONS},
    skills=SKILLS,
    options=OPTIONS,
    contest="opposed",
    hide_dc=None,
    sheet=SHEET,
    attack_sheet=ATTACK_SHEET,
    traits={trait.name: trait for trait in (FLYBY, SWARM)},
    areas=("burst", "blast"),
)  # fmt: skip
