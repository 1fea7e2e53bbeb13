"""The record a ruleset is: named policies and small tables, nothing that changes.

A policy is a plain function or a small frozen value from `policies/`; a ruleset composes them (see `rulesets/`).  The rules
ask the record, never the ruleset's name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from battlemap.model import Encounter, Token
from battlemap.rules.ruling import Reason

if TYPE_CHECKING:
    from battlemap.rules.policies.steps import StepContext


@dataclass(frozen=True, slots=True)
class Condition:
    """What a condition does, as data.

    attacks / attacked: +1 advantage, -1 disadvantage on its own attacks / on attacks against it.  attacked_near decides
    instead of `attacked` within one square.  saves_fail, saves_bad: abilities whose saves fail, have disadvantage.
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


@dataclass(frozen=True, slots=True)
class ActionRule:
    """An action by name: the resource that pays, what it does (`deed`, a generic verb the encounter knows), whether it wants
    a target, and whether it takes the place of one attack."""

    name: str
    pays: str
    deed: str
    needs_target: bool = False
    replaces_attack: bool = False
    for_mounts: bool = False


@dataclass(frozen=True, slots=True)
class OptionRule:
    """A house rule: its choices, the default, one sentence."""

    default: Any
    choices: tuple[Any, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class MovementRules:
    """may_pass(state, mover, other): may a mover go through another's space?  slows(state, mover, other): is that space
    difficult?  extra(context): squares added per square entered (crawling, climbing ...).  squeezing: "" no such thing,
    "difficult" or "extra"."""

    may_pass: Callable[[Encounter, "Ruleset", Token, Token], bool]
    slows: Callable[[Encounter, Token, Token], bool]
    extra: Callable[["StepContext"], int]
    squeezing: str = ""
    halving: Callable[[int], int] = field(default=lambda length: length // 2)
    speed_factor: Callable[[Encounter, Token], int] = field(default=lambda state, token: 1)
    shared_spaces_fell: bool = False


@dataclass(frozen=True, slots=True)
class ThreatRules:
    """edges(state, ruleset, token): the reaches (in squares) at whose edge it may strike, each with its attacks."""

    kind: str
    resource: str


@dataclass(frozen=True, slots=True)
class CoverRules:
    """Numbers per degree 0..3 added to armour class and Dexterity saves, or taken from the attack."""

    armour: tuple[int, int, int, int] = (0, 0, 0, 0)
    saves: tuple[int, int, int, int] = (0, 0, 0, 0)
    penalty: tuple[int, int, int, int] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class AttackRules:
    """reasons(state, ruleset, attacker, target, ...) lists why a roll has advantage or disadvantage."""

    reasons: Callable[..., tuple[Reason, ...]]
    critical_on: int = 20


@dataclass(frozen=True, slots=True)
class HarmRules:
    """death_saves: characters at 0 hold on; concentration_cap: highest DC of a concentration save."""

    death_saves: bool
    massive_damage: bool
    concentration_cap: int = 30
    falls_prone: bool = True


@dataclass(frozen=True, slots=True)
class TurnRules:
    """surprise: "bad_roll" (two dice) or "lost_turn"; may_delay: whether turns can be delayed."""

    surprise: str
    may_delay: bool = False
    round_seconds: int = 6


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One ruleset, whole.  `resources`: name -> how many a turn gives, in the order the panel shows them."""

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

    def option(self, state: Encounter, name: str) -> Any:
        """A house rule as this table plays it."""
        rule = self.options.get(name)
        return state.options.get(name, rule.default if rule else None)
