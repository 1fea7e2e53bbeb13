"""D&D 2014, top to bottom: what a reader of the rules looks up, as tables and named policies.

Facts and figures of the source text (rules.md A4); what it lost or leaves to an appendix comes from SRD 5.1 and is marked so.
"""

from battlemap.model import half_in_feet
from battlemap.rules.objects import ObjectRules
from battlemap.rules.policies.advantage import attack_reasons
from battlemap.rules.policies.d20_attacks import (
    armour_and_cover,
    bonus_and_exhaustion,
    other_hand_without_bonus,
    reach_range_cover_and_other_hand,
)
from battlemap.rules.policies.damage import halved_and_doubled
from battlemap.rules.policies.death import three_of_either
from battlemap.rules.policies.engagement import steps_towards_fear
from battlemap.rules.policies.passage import slowed_by_everybody, whoever_is_no_enemy_or_two_sizes
from battlemap.rules.policies.steps import crawl_climb_swim, half_speed_while_dragging
from battlemap.rules.policies.traits import SRD_TRAITS
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
from battlemap.rules.travel import Pace

SIX = ("str", "dex", "con", "int", "wis", "cha")

# SRD 5.1, Appendix PH-A: exhaustion, level by level (halved hit points and death are the table's to set).
EXHAUSTION = (
    Condition("exhaustion", checks=-1),
    Condition("exhaustion", speed_part=2),
    Condition("exhaustion", attacks=-1, saves_bad=SIX),
    Condition("exhaustion"),
    Condition("exhaustion", stops_movement=True),
)

# SRD 5.1, Appendix PH-A: conditions; surprise is a state of the source text (A4-1).
CONDITIONS = (
    Condition("blinded", blinds=True, attacks=-1, attacked=1),
    Condition("charmed", spares_source=True),
    Condition("deafened"),
    Condition("exhaustion", levels=EXHAUSTION),
    Condition("frightened", attacks=-1, checks=-1, only_while_source_seen=True, fears_source=True),
    Condition("grappled", stops_movement=True),
    Condition("incapacitated", incapacitates=True),
    Condition("invisible", hides=True),
    Condition("paralyzed", incapacitates=True, stops_movement=True, attacked=1, critical_near=True, saves_fail=("str", "dex")),
    Condition("petrified", incapacitates=True, stops_movement=True, attacked=1, saves_fail=("str", "dex"), resists_all=True),
    Condition("poisoned", attacks=-1, checks=-1),
    Condition("prone", prone=True, attacks=-1, attacked_near=1, attacked_far=-1),
    Condition("restrained", stops_movement=True, attacks=-1, attacked=1, saves_bad=("dex",)),
    Condition("stunned", incapacitates=True, stops_movement=True, attacked=1, saves_fail=("str", "dex")),
    Condition("surprised", inactive=True),
    Condition(
        "unconscious", incapacitates=True, stops_movement=True, blinds=True, prone=True, asleep=True, attacked=1,
        attacked_far=-1, critical_near=True, saves_fail=("str", "dex"),
    ),
)  # fmt: skip

# A4, "same in substance": the actions; what pays and what they do.
ACTIONS = (
    ActionRule("dash", "action", "dash", for_mounts=True),
    ActionRule("disengage", "action", "disengage", for_mounts=True),
    ActionRule("dodge", "action", "dodge", for_mounts=True),
    ActionRule("help", "action", "help", needs_target=True),
    ActionRule("hide", "action", "hide"),
    ActionRule("cast", "action", "note"),
    ActionRule("search", "action", "search"),
    ActionRule("use_object", "action", "note"),
    ActionRule("improvise", "action", "note"),
    ActionRule("grapple", "action", "grapple", needs_target=True, replaces_attack=True),
    ActionRule("shove", "action", "shove", needs_target=True, replaces_attack=True),
    ActionRule("escape", "action", "escape"),
    ActionRule("stabilize", "action", "stabilize", needs_target=True),
    ActionRule("first_aid", "action", "first_aid", needs_target=True),
    ActionRule("object", "object", "note"),
    ActionRule("reckless", "", "reckless", trait="reckless"),
)

SKILLS = {
    "athletics": "str", "acrobatics": "dex", "sleight_of_hand": "dex", "stealth": "dex", "arcana": "int", "history": "int",
    "investigation": "int", "nature": "int", "religion": "int", "animal_handling": "wis", "insight": "wis", "medicine": "wis",
    "perception": "wis", "survival": "wis", "deception": "cha", "intimidation": "cha", "performance": "cha", "persuasion": "cha",
}  # fmt: skip

# Typical target numbers of a check (SRD 5.1, Ability Checks).
DIFFICULTIES = {"very_easy": 5, "easy": 10, "medium": 15, "hard": 20, "very_hard": 25, "nearly_impossible": 30}

# SRD 5.1, Objects: armour class by material, hit points by size (fragile, resilient).
OBJECTS = ObjectRules(
    armour={
        "cloth": 11, "paper": 11, "rope": 11, "crystal": 13, "glass": 13, "ice": 13, "wood": 15, "bone": 15, "stone": 17,
        "iron": 19, "steel": 19, "mithral": 21, "adamantine": 23,
    },
    points={"tiny": (2, 5), "small": (3, 10), "medium": (4, 18), "large": (5, 27)},
    immune=("poison", "psychic"),
)  # fmt: skip

# What a stat block of a monster says beside hit points and armour class.
SHEET = (
    SheetField("legendary_actions", default=0),
    SheetField("legendary_resistances", default=0),
    SheetField("regeneration", default=0),
    SheetField("leap", "length", default=0),
    SheetField("sheds", "lengths", rare=True),
    SheetField("relentless", default=0, rare=True),
)

OPTIONS = {
    "diagonals": OptionRule("equal", ("equal", "alternating"), "Diagonal steps cost one square, or one and two in turn."),
    "flanking": OptionRule(False, (False, True), "Allies on opposite sides of an enemy have advantage in melee."),
    "corpses_give_cover": OptionRule(False, (False, True), "The dead give half cover like the living."),
    "leaving_sight_provokes": OptionRule(
        False, (False, True), "Slipping behind total cover within an enemy's reach provokes like leaving it."
    ),
    "sunlight": OptionRule(False, (False, True), "The sun shines on the map: who cannot bear it fights badly."),
    "temp_hp_at_zero": OptionRule(
        "absorb", ("absorb", "fail"), "At 0, a blow temporary hit points absorb is no failed death save, or is one."
    ),
}

# SRD 5.1, Travel Pace: who hurries notices less, who is slow may go unseen.
PACES = (
    Pace("fast", 120, 6_000, 45_000, passive=-5, unseen=False),
    Pace("normal", 90, 4_500, 36_000, unseen=False),
    Pace("slow", 60, 3_000, 27_000, unseen=True),
)

DND_2014 = Ruleset(
    name="dnd2014",
    title="D&D 2014",
    square=15,
    resources={"action": 1, "bonus": 1, "reaction": 1, "object": 1, "legendary": 0, "legendary_resistance": 0},
    resource_fields={"legendary": "legendary_actions", "legendary_resistance": "legendary_resistances"},
    lasting=("legendary_resistance",),
    off_turn=("legendary",),
    open_reactions=("legendary_resistance",),
    main_resource="action",
    reaction="reaction",
    swift="bonus",
    movement=MovementRules(
        may_pass=whoever_is_no_enemy_or_two_sizes,
        slows=slowed_by_everybody,
        extra=crawl_climb_swim,
        kinds={"own": MoveKind(forbids=steps_towards_fear, refusal=("not_allowed", "frightened"))},
        squeezing="extra",
        halving=half_in_feet,
        speed_factor=half_speed_while_dragging,
    ),
    threat=ThreatRules(kind="leaves_reach", resource="reaction", or_rider=True),
    cover=CoverRules(armour=(0, 2, 5, 0), saves=(0, 2, 5, 0)),
    attacks=AttackRules(
        reasons=attack_reasons, terms=bonus_and_exhaustion, target_number=armour_and_cover,
        refuses=reach_range_cover_and_other_hand, damage=other_hand_without_bonus,
    ),
    harm=HarmRules(
        at_zero="saves", massive_damage=True, damage=halved_and_doubled, death_save=three_of_either,
        deadly_exhaustion=6,
    ),
    turns=TurnRules(
        surprise="lost_turn", at_start=("death_save", "regeneration", "recharge"), at_end=("inside", "save_again"), lair_count=20
    ),
    conditions={condition.name: condition for condition in CONDITIONS},
    actions={action.name: action for action in ACTIONS},
    skills=SKILLS,
    options=OPTIONS,
    sheet=SHEET,
    traits={trait.name: trait for trait in SRD_TRAITS if not trait.breathes_water},  # nobody suffocates by a rule here
    throws_riders=True,
    door_pays=("object", "action"),
    rests=True,
    travels=True,
    paces=PACES,
    objects=OBJECTS,
    difficulties=DIFFICULTIES,
    areas=("sphere", "cube", "cone", "line", "cylinder", "emanation"),
    contest="opposed",
    hide_dc=None,
)
