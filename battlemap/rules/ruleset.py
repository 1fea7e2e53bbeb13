"""The record a ruleset is: named policies and small tables, nothing that changes.

A policy is a plain function or a small frozen value from `policies/`; a ruleset composes them (see `rulesets/`).  The rules
ask the record, never the ruleset's name.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from battlemap.model import Attack, Encounter, Token
from battlemap.rules.ruling import Reason, Refusal

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from battlemap.rules.objects import ObjectRules
    from battlemap.rules.policies.steps import StepContext
    from battlemap.rules.travel import Pace


class Condition(msgspec.Struct, frozen=True):
    """What a condition does, as data.

    attacks / attacked: +1 advantage, -1 disadvantage on its own attacks / on attacks against it.  attacked_near decides
    instead of `attacked` within one square.  saves_fail, saves_bad: abilities whose saves fail, have disadvantage.
    levels: what each level adds to the ones before.  inactive: neither moves nor acts nor reacts, though its mind is clear.
    speed_cap, speed_part: at most so many dm, or one so-many-th of the speed.  one_action: only one action in its turn.
    own_penalty, armour_penalty: taken off its attack rolls, off its defenses; others_penalty: off its attacks on anybody but
    who caused it.  yields: attackers have combat advantage.  silences: it casts no declared spell.
    damage_part: its hits do one so-many-th of their damage.  spares_source: it does not attack who caused it; fears_source:
    it does not go nearer to whom it fears and sees.  in_water: it fights under water.
    """

    name: str
    incapacitates: bool = False
    stops_movement: bool = False
    blinds: bool = False
    hides: bool = False
    prone: bool = False
    asleep: bool = False
    attacks: int = 0
    attacks_others: int = 0
    attacked: int = 0
    attacked_near: int = 0
    attacked_far: int = 0
    critical_near: bool = False
    checks: int = 0
    saves_fail: tuple[str, ...] = ()
    saves_bad: tuple[str, ...] = ()
    resists_all: bool = False
    only_while_source_seen: bool = False
    d20_per_level: int = 0
    speed_per_level: int = 0
    levels: tuple["Condition", ...] = ()
    inactive: bool = False
    speed_cap: int | None = None
    speed_part: int = 1
    one_action: bool = False
    own_penalty: int = 0
    others_penalty: int = 0
    armour_penalty: int = 0
    yields: bool = False
    damage_part: int = 1
    spares_source: bool = False
    fears_source: bool = False
    in_water: bool = False
    silences: bool = False


class Trait(msgspec.Struct, frozen=True):
    """What a trait of a creature does, as data.

    unprovoking: leaving a reach never provokes ("any"), or not by this way of moving ("fly").  shares_space: it enters and
    stops in others' spaces, and others in its.  through: walls, solids and creatures are difficult ground to it; `inside`
    dice of `inside_type` when its turn ends in a solid.  sure_ground: no ground is difficult.  climbs: as with the speed.
    advantage: on its attacks, "ally_near" (one able to act beside the target), "hurt_target" (in melee), "bloodied" (itself),
    "not_acted" (a target that has had no turn), "reckless" (in melee, while the state of that name lasts, and then on attacks
    against it too).  kills_surprised: its hits on the surprised are critical.
    spoiled_by: "sunlight" or "bright" light in which `spoils` ("attack", "check", "save") have disadvantage.  resists: saves
    against these have advantage, conditions by name or "magic".  bloodied_saves: all of them while it is bloodied.
    swift: actions the ruleset's lesser resource (`Ruleset.swift`) may pay for.  sightless: it sees with its other senses only.
    evades: a Dexterity save for half leaves nothing, a failed one half.  endures: at 0 a Constitution save against 5 + damage
    leaves 1, but for critical hits and these types.  lives_on: at 0 it lives until its turn begins.  stops: types that stop
    regeneration.  shrugs_off: once until a rest damage up to the figure of its sheet leaves 1 instead of 0.  breathes_water:
    it does not suffocate under water.  siege: its hits on things count twice.  slips: narrow places cost it nothing and do not
    hamper it.  digs: it burrows through solid squares.  at_home: words in the names of areas that do nothing to it.  keen: its
    searches have advantage.  reactive: its reaction is back whenever a turn begins.
    """

    name: str
    unprovoking: str = ""
    shares_space: bool = False
    through: bool = False
    inside: str = ""
    inside_type: str = ""
    sure_ground: bool = False
    climbs: bool = False
    advantage: str = ""
    spoiled_by: str = ""
    spoils: tuple[str, ...] = ()
    resists: tuple[str, ...] = ()
    bloodied_saves: bool = False
    swift: tuple[str, ...] = ()
    sightless: bool = False
    evades: bool = False
    endures: tuple[str, ...] | None = None
    lives_on: bool = False
    stops: tuple[str, ...] = ()
    kills_surprised: bool = False
    shrugs_off: bool = False
    breathes_water: bool = False
    siege: bool = False
    slips: bool = False
    digs: bool = False
    at_home: tuple[str, ...] = ()
    keen: bool = False
    reactive: bool = False


class ActionRule(msgspec.Struct, frozen=True):
    """An action by name: the resource that pays, what it does (`deed`, a generic verb the encounter knows), whether it wants
    a target, whether it takes the place of one attack, what it gives back (`gain`), and in which phase it belongs (where there
    are phases).  `reach` in dm, for what is done to a neighbour: a neighbouring square is always near enough.
    `trait`: the trait who takes it must have."""

    name: str
    pays: str
    deed: str
    needs_target: bool = False
    replaces_attack: bool = False
    for_mounts: bool = False
    gives: str = ""
    reach: int = 15
    phase: str = ""
    ends: tuple[str, ...] = ()
    trait: str = ""


class SheetField(msgspec.Struct, frozen=True):
    """A number or choice only this ruleset's stat blocks have, by its name in the scenario format.

    kind: "whole", "length" (metres in forms, dm in the sheet), "lengths", "flag", "choice" of `choices`, or "numbers": a table
    with a whole number for each of `choices` (any damage type where there are none).  default: what counts when nothing is
    given; counts(token, choice): what counts then where that depends on its other fields.  replaces: fields every stat block
    has for which it stands ("ac", "walk"; of an attack "range", "long").  under: a house rule and the choice of it under which
    it counts, () for always.  rolled: its attack rolls rest on it, and no term of their sum says so.
    rare: so few creatures have it that forms have no line for it.
    """

    name: str
    kind: str = "whole"
    choices: tuple[str, ...] = ()
    default: Any = None
    counts: Callable[[Token, str], Any] | None = None
    replaces: tuple[str, ...] = ()
    under: tuple[str, Any] | tuple[()] = ()
    rolled: bool = False
    rare: bool = False


class OptionRule(msgspec.Struct, frozen=True):
    """A house rule: its choices, the default, one sentence."""

    default: Any
    choices: tuple[Any, ...]
    sentence: str


Forbids = Callable[[Encounter, "Ruleset", Token, int], "npt.NDArray[np.bool_] | None"]


class MoveKind(msgspec.Struct, frozen=True):
    """A way of moving a ruleset names ("own", "shift", "withdraw" ...).

    squares: at most so many entered; halved: only half the movement; provokes: whether anybody may strike; passes: "rules" as
    `may_pass` says, "nobody".  forbids(state, ruleset, token, n): [8, H, W], the steps this kind does not take, refused as
    `refusal` (a kind and a rule).  declared: must have been announced when a step begins beside an enemy.
    """

    squares: int | None = None
    halved: bool = False
    provokes: bool = True
    passes: str = "rules"
    forbids: Forbids | None = None
    refusal: tuple[str, str] = ("not_allowed", "")
    declared: bool = False


class MovementRules(msgspec.Struct, frozen=True):
    """may_pass(state, mover, other): may a mover go through another's space?  slows(state, mover, other): is that space
    difficult?  extra(context): squares added per square entered (crawling, climbing ...).  squeezing: "" no such thing,
    "difficult" or "extra".

    speeds(token): speeds by mode in dm before anything slows.  pays: resources that buy a move, () where movement is a pool
    of its own; each such move is the whole speed, and standing up costs one.  kinds: its ways of moving by name.
    refuses(state, ruleset, token, kind): a rule against moving at all.  most_rounds: at most so many rounds at this pace (0:
    no end).  jump_limited: a long jump goes as far as Strength carries.
    """

    may_pass: Callable[[Encounter, "Ruleset", Token, Token], bool]
    slows: Callable[[Encounter, Token, Token], bool]
    extra: Callable[["StepContext"], int]
    squeezing: str = ""
    halving: Callable[[int], int] = msgspec.field(default=lambda length: length // 2)
    speed_factor: Callable[[Encounter, Token], int] = msgspec.field(default=lambda state, token: 1)
    shared_spaces_fell: bool = False
    speeds: Callable[[Token], Mapping[str, int]] = msgspec.field(default=lambda token: token.creature.speed or {"walk": 90})
    pays: tuple[str, ...] = ()
    kinds: Mapping[str, MoveKind] = msgspec.field(default_factory=lambda: {"own": MoveKind()})
    refuses: Callable[[Encounter, "Ruleset", Token, str], Refusal | None] | None = None
    most_rounds: int = 0
    jump_limited: bool = True


class ThreatRules(msgspec.Struct, frozen=True):
    """Who may strike in passing.

    kind: its name in answers, "" where nobody may.  resource: what pays ("" nothing).  any_step: leaving any square beside it
    provokes, not only the last within reach.  edge: "reach" of each attack, or "beside" for the square next to it only.
    once_a_turn: once in each turn of another, without a resource.  needs_sight: only whom it sees.  shooting: names of the
    provocations of ranged and area attacks made beside it, ("", "") for none.  or_rider: who strikes at a mount may strike at
    its rider instead.
    """

    kind: str
    resource: str
    any_step: bool = False
    edge: str = "reach"
    once_a_turn: bool = False
    needs_sight: bool = True
    shooting: tuple[str, str] = ("", "")
    or_rider: bool = False


class CoverRules(msgspec.Struct, frozen=True):
    """Numbers per degree 0..3 added to armour class and Dexterity saves, or (negative) to the attack."""

    armour: tuple[int, int, int, int] = (0, 0, 0, 0)
    saves: tuple[int, int, int, int] = (0, 0, 0, 0)
    penalty: tuple[int, int, int, int] = (0, 0, 0, 0)


class AttackRules(msgspec.Struct, frozen=True):
    """How an attack is rolled; each policy gets (state, ruleset, blow), see `attacks.Blow`.

    reasons: why the roll has advantage or disadvantage.  terms: what is added to the roll.  target_number: what it must meet,
    cover included, and the armour in it.  refuses: why this target cannot be attacked.  damage: dice expressions with their
    types.  critical: "doubled" dice, the "highest" face of each, or "" for none.  least: what a hit does at least.
    rolls: False where the table rolls and the program only names the modifier; percent: what it adds to the damage then.
    immune_unrolled: a hit on the immune rolls no damage.  before(state, ruleset, token, attack): a rule against attacking at
    all.  phase(attack): the phase it belongs to, as a key of `TurnRules.phase_of`.
    """

    reasons: Callable[..., tuple[Reason, ...]]
    terms: Callable[..., tuple[Reason, ...]]
    target_number: Callable[..., tuple[int, int]]
    refuses: Callable[..., Refusal | None]
    damage: Callable[..., tuple[tuple[str, str], ...]]
    critical: str = "doubled"
    critical_on: int = 20
    least: int = 0
    rolls: bool = True
    percent: Callable[..., int] | None = None
    immune_unrolled: bool = False
    before: Callable[[Encounter, "Ruleset", Token, Attack], Refusal | None] | None = None
    phase: Callable[[Attack], str] = msgspec.field(default=lambda attack: "")


class HarmRules(msgspec.Struct, frozen=True):
    """at_zero: what 0 hit points mean: "saves" (characters hold on and roll death saves), "dead", or "acts" (dying, yet
    acting).  death_save(token, natural): where a roll leaves the dying.  monsters_hold_on: those who are no characters too.
    damage(ruleset, token, parts, adjust, half): what one blow takes.  fall_die: sides of the die per full 3 m fallen.
    deadly_exhaustion: the level that kills, 0 for none.
    concentration_cap: highest DC of a concentration
    save, None without a limit, 0 where there is no such save."""

    at_zero: str
    massive_damage: bool
    damage: Callable[..., Any]
    death_save: Callable[..., Any] | None = None
    concentration_cap: int | None = None
    falls_prone: bool = True
    fall_die: int = 6
    hit_at_zero_fails: bool = True
    deadly_exhaustion: int = 0


class TurnRules(msgspec.Struct, frozen=True):
    """schedule: "order" (one creature after the other), "phases" (sides go through them) or "slots" (sides take turns, who
    acts is free).  surprise: "bad_roll" (two dice), "lost_turn", "extra_round" or "".  phases: in their order; slow: the one
    after all others; phase_of: what is done -> the phase it belongs to.  at_start, at_end: what a turn sets off, by name.
    ties: "table" or "modifier".  save_target: a d20 that ends an effect "until saved" at the end of a turn (0: no such roll).
    lair_count: the initiative count, losing ties, on which lairs act (0: they do not).
    """

    surprise: str
    may_delay: bool = False
    round_seconds: int = 6
    schedule: str = "order"
    phases: tuple[str, ...] = ()
    slow: str = ""
    phase_of: Mapping[str, str] = msgspec.field(default_factory=dict)
    declarations: tuple[str, ...] = ()
    at_start: tuple[str, ...] = ()
    at_end: tuple[str, ...] = ()
    ties: str = "table"
    die: int = 20
    save_target: int = 0
    lair_count: int = 0


class Ruleset(msgspec.Struct, frozen=True):
    """One ruleset, whole.

    resources: name -> how many a turn gives, in the order the panel shows them; resource_fields: name -> the
    field of the sheet that says how many it has; lasting: those a new turn does not give back; off_turn: those
    usable in others' turns only; free: what costs nothing. any_action: actions may have any name. readies:
    actions can be readied. saves: save categories by name where they are no abilities. open_reactions:
    these resources pay for reactions of their own name, whenever the table says so. inspiration:
    whether a die may be rolled again for it. throws_riders: riders save when their mount is moved against its
    will or either falls prone. persuasion: the skills of Influence. objects: what things take, where they can
    be broken. difficulties: typical target numbers of checks by name. sheet, attack_sheet: the fields only its
    stat blocks and attacks have. rests, travels: has short and long rests, and travel, at its own
    `paces` or the usual ones. door_pays: what
    opening a door may cost, the first it has left; () nothing. areas: the shapes areas of effect have, by name.
    armour: whether better armour class is a higher number ("ascending") or a lower one ("descending").
    ability_saves: attacks may ask for saves by ability.  traits: what traits of creatures do, by name.
    names_triggers: a reaction may answer whatever the table names.  swift: what pays for swift actions (`Trait.swift`).
    """

    name: str
    title: str
    square: int
    resources: Mapping[str, int]
    main_resource: str
    reaction: str
    movement: MovementRules
    threat: ThreatRules
    cover: CoverRules
    attacks: AttackRules
    harm: HarmRules
    turns: TurnRules
    conditions: Mapping[str, Condition]
    actions: Mapping[str, ActionRule]
    skills: Mapping[str, str]
    options: Mapping[str, OptionRule]
    contest: str = "save"
    hide_dc: int | None = None
    resource_fields: Mapping[str, str] = msgspec.field(default_factory=dict)
    lasting: tuple[str, ...] = ()
    off_turn: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    any_action: bool = False
    readies: bool = True
    saves: tuple[str, ...] = ()
    ability_saves: bool = True
    ability_modifier: Callable[[int], int] = msgspec.field(default=lambda score: (score - 10) // 2)
    open_reactions: tuple[str, ...] = ()
    sheet: tuple[SheetField, ...] = ()
    attack_sheet: tuple[SheetField, ...] = ()
    inspiration: bool = False
    throws_riders: bool = False
    door_pays: tuple[str, ...] = ()
    armour: str = "ascending"
    rests: bool = False
    travels: bool = False
    paces: "tuple[Pace, ...]" = ()
    persuasion: tuple[str, ...] = ()
    objects: "ObjectRules | None" = None
    difficulties: Mapping[str, int] = msgspec.field(default_factory=dict)
    areas: tuple[str, ...] = ("sphere", "cube", "cone", "line", "cylinder")
    traits: Mapping[str, Trait] = msgspec.field(default_factory=dict)
    names_triggers: bool = False
    swift: str = ""

    def option(self, state: Encounter, name: str) -> Any:
        """A house rule as this table plays it."""
        rule = self.options.get(name)
        return state.options.get(name, rule.default if rule else None)
