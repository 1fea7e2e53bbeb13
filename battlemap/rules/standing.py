"""How a token fares, asked in the rules' words: can it act, does it see, how fast is it.

All from its conditions' table (`Ruleset.conditions`) and its hit points.  A dying creature is asleep though no condition says
so.  Not here: who decides a condition ends (`encounter`).
"""

from collections.abc import Iterator
from typing import Literal

from battlemap.model import Budget, Effect, Encounter, Token
from battlemap.rules.ruleset import Condition, Ruleset
from battlemap.rules.ruling import Refusal

State = Literal["up", "bloodied", "unconscious", "dying", "stable", "dead"]
DYING = Condition(
    name="dying", incapacitates=True, stops_movement=True, blinds=True, prone=True, asleep=True, attacked=1, critical_near=True,
    saves_fail=("str", "dex"), attacked_far=-1,
)  # fmt: skip


def is_dying(token: Token) -> bool:
    """At 0 hit points, neither dead nor merely knocked out."""
    return token.hp <= 0 and not token.dead


def conditions_of(ruleset: Ruleset, token: Token) -> Iterator[tuple[Condition, Effect]]:
    """Each condition that holds, with the effect that brought it."""
    for effect in token.effects:
        rule = ruleset.conditions.get(effect.name)
        if rule is not None:
            yield rule, effect
    if is_dying(token):
        yield ruleset.conditions.get("unconscious", DYING), Effect(name="dying", kind="state")


def is_incapacitated(ruleset: Ruleset, token: Token) -> bool:
    return token.dead or any(rule.incapacitates for rule, _ in conditions_of(ruleset, token))


def is_prone(ruleset: Ruleset, token: Token) -> bool:
    return any(rule.prone for rule, _ in conditions_of(ruleset, token))


def must_crawl(ruleset: Ruleset, token: Token) -> bool:
    """Only who lies awake crawls; who sleeps does not move at all."""
    return any(rule.prone and not rule.asleep for rule, _ in conditions_of(ruleset, token))


def is_blind(ruleset: Ruleset, token: Token) -> bool:
    return any(rule.blinds for rule, _ in conditions_of(ruleset, token))


def state_of(token: Token) -> State:
    """ "up", "bloodied", "unconscious", "dying", "stable" or "dead" (scenario format, fine print)."""
    if token.dead:
        return "dead"
    if token.hp <= 0:
        return "stable" if token.stable else "dying"
    if token.has("unconscious"):
        return "unconscious"
    return "bloodied" if token.hp * 2 <= token.creature.max_hp else "up"


def base_mode(token: Token, by: str) -> str:
    """The speed a way of moving draws on: crawling and jumping walk; climbing and swimming too where there is no such speed."""
    if by in ("crawl", "jump"):
        return "walk"
    if by in ("climb", "swim") and not token.creature.speed.get(by):
        return "walk"
    return by


def speed_of(ruleset: Ruleset, token: Token, by: str = "walk") -> int:
    """Speed in dm for one way of moving, conditions counted in; 0 where there is none."""
    base = token.creature.speed.get(base_mode(token, by), 0)
    for rule, effect in conditions_of(ruleset, token):
        if rule.stops_movement:
            return 0
        base -= rule.speed_per_level * max(1, effect.amount)
    return max(0, base)


def budget_of(state: Encounter, token: Token) -> Budget:
    """What it has used: nothing before the fight begins, nor when it is asked about out of its turn."""
    return token.budget if state.turn.begun else Budget(run=token.budget.run)


def left_of(state: Encounter, ruleset: Ruleset, token: Token, by: str = "walk") -> int:
    """Movement left this turn in dm: every Dash adds the speed as it is now, whatever was moved counts for every mode."""
    budget = budget_of(state, token)
    speed = speed_of(ruleset, token, by) // ruleset.movement.speed_factor(state, token)
    return max(0, speed * (1 + budget.dashes) - budget.moved)


def lefts_of(state: Encounter, ruleset: Ruleset, token: Token) -> dict[str, int]:
    """Movement left by mode, for each speed it has."""
    return {mode: left_of(state, ruleset, token, mode) for mode in token.creature.speed}


def ready_of(state: Encounter, ruleset: Ruleset, token: Token) -> dict[str, int]:
    """Unspent resources by name."""
    spent = token.budget.spent if state.turn.begun else {}
    return {name: max(0, number - spent.get(name, 0)) for name, number in ruleset.resources.items()}


def acts_now(state: Encounter, token: Token) -> bool:
    """Is it this token's turn, or that of the rider on its back?"""
    if not state.turn.begun:
        return True
    rider = rider_of(state, token)
    return token.id == state.turn.active or (rider is not None and rider.id == state.turn.active)


def rider_of(state: Encounter, mount: Token) -> Token | None:
    return next((token for token in state.tokens.values() if token.riding == mount.id), None)


def turn_refusal(state: Encounter, ruleset: Ruleset, token: Token) -> Refusal | None:
    """Turn and state, the first thing any refusal is about."""
    if token.dead:
        return Refusal("dead", {"token": token.id})
    if not acts_now(state, token):
        return Refusal("not_your_turn", {"token": token.id, "active": state.turn.active})
    return act_refusal(ruleset, token)


def act_refusal(ruleset: Ruleset, token: Token) -> Refusal | None:
    if token.dead:
        return Refusal("dead", {"token": token.id})
    for rule, effect in conditions_of(ruleset, token):
        if rule.incapacitates:
            return Refusal("cannot_act", {"token": token.id, "condition": effect.name})
    return None


def has_trait(token: Token, name: str) -> bool:
    return name in token.creature.traits
