"""How a token fares, asked in the rules' words: can it act, does it see, how fast is it.

All from its conditions' table (`Ruleset.conditions`) and its hit points.  A dying creature is asleep though no condition says
so.  Not here: who decides a condition ends (`encounter`).
"""

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Literal

from battlemap.model import Budget, Effect, Encounter, Token
from battlemap.rules.ruleset import Condition, Ruleset, Trait
from battlemap.rules.ruling import Refusal

State = Literal["up", "bloodied", "unconscious", "dying", "stable", "dead"]
SURPRISE, MOVE = "surprise", "move"
STATES_KEPT = 8
_riders: "OrderedDict[int, tuple[Mapping[str, Token], dict[str, Token]]]" = OrderedDict()
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
            for level in rule.levels[: max(1, effect.amount)]:
                yield level, effect
    if is_dying(token) and ruleset.harm.at_zero != "acts":
        yield ruleset.conditions.get("unconscious", DYING), Effect(name="dying", kind="state")


def is_incapacitated(ruleset: Ruleset, token: Token) -> bool:
    return token.dead or any(rule.incapacitates for rule, _ in conditions_of(ruleset, token))


def may_react(ruleset: Ruleset, token: Token) -> bool:
    """Neither incapacitated, nor still surprised, nor barred from reactions."""
    if not token.effects and token.hp > 0:
        return not token.dead
    rules = [rule for rule, _ in conditions_of(ruleset, token)]
    barred = token.has("no_reactions") or any(rule.inactive or rule.one_action for rule in rules)
    return not (barred or is_incapacitated(ruleset, token))


def spares(ruleset: Ruleset, token: Token, other: Token) -> bool:
    """Does it attack this one by no means: the other charmed it?"""
    return any(rule.spares_source and effect.source == other.id for rule, effect in conditions_of(ruleset, token))


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
    return "bloodied" if is_bloodied(token) else "up"


def is_bloodied(token: Token) -> bool:
    """At half its hit points or fewer, and not at 0."""
    return 0 < token.hp * 2 <= token.creature.max_hp


def base_mode(speeds: Mapping[str, int], by: str) -> str:
    """The speed a way of moving draws on: crawling and jumping walk; climbing and swimming too where there is no such speed."""
    if by in ("crawl", "jump") or (by in ("climb", "swim") and not speeds.get(by)):
        return "walk"
    return by


def speed_of(ruleset: Ruleset, token: Token, by: str = "walk") -> int:
    """Speed in dm for one way of moving, conditions counted in; 0 where there is none."""
    speeds = ruleset.movement.speeds(token)
    base, part, cap = speeds.get(base_mode(speeds, by), 0), 1, None
    for rule, effect in conditions_of(ruleset, token):
        if rule.stops_movement or rule.inactive:
            return 0
        base -= rule.speed_per_level * max(1, effect.amount)
        part = max(part, rule.speed_part)
        if rule.speed_cap is not None:
            cap = rule.speed_cap if cap is None else min(cap, rule.speed_cap)
    base = max(0, base) // (3 * part) * 3 if part > 1 else max(0, base)
    return base if cap is None else min(base, cap)


def budget_of(state: Encounter, token: Token) -> Budget:
    """What it has used: nothing before the fight begins, nor when it is asked about out of its turn."""
    return token.budget if state.turn.begun else Budget(run=token.budget.run)


def left_of(state: Encounter, ruleset: Ruleset, token: Token, by: str = "walk", kind: str = "own") -> int:
    """Movement left this turn in dm: every Dash adds the speed as it is now, whatever was moved counts for every mode (D14
    A4-4).  Where actions buy moves: the whole speed while one is left to buy it with."""
    budget, rules = budget_of(state, token), ruleset.movement
    speed, factor = speed_of(ruleset, token, by), rules.speed_factor(state, token)
    if factor > 1:
        speed = rules.halving(speed) if factor == 2 else speed // factor
    if rules.pays:
        return speed if any(ready_of(state, ruleset, token).get(name, 0) for name in rules.pays) else 0
    way = rules.kinds.get(kind)
    if way is not None and way.halved:
        speed = rules.halving(speed)
    return max(0, speed * (1 + budget.dashes) - budget.moved)


def lefts_of(state: Encounter, ruleset: Ruleset, token: Token) -> dict[str, int]:
    """Movement left by mode, for each speed it has."""
    kind = kind_of(state, ruleset, token)
    return {mode: left_of(state, ruleset, token, mode, kind) for mode in ruleset.movement.speeds(token)}


def kind_of(state: Encounter, ruleset: Ruleset, token: Token) -> str:
    """The way of moving it is bound to this turn: the declared one once begun, else its own."""
    return budget_of(state, token).went or "own"


def ready_of(state: Encounter, ruleset: Ruleset, token: Token) -> dict[str, int]:
    """Unspent resources by name."""
    spent = token.budget.spent if state.turn.begun else {}
    ready = {name: max(0, number - spent.get(name, 0)) for name, number in resources_of(ruleset, token).items()}
    if MOVE in ready and not ruleset.movement.pays and budget_of(state, token).moved:
        left = left_of(state, ruleset, token, kind=kind_of(state, ruleset, token))
        ready[MOVE] = min(ready[MOVE], int(left >= state.scene.square))
    return ready


def ready_number(state: Encounter, ruleset: Ruleset, token: Token, name: str) -> int | None:
    """How many of one resource are unspent, as `ready_of` has it; None where the ruleset has no such resource."""
    if name not in ruleset.resources or name == MOVE:
        return ready_of(state, ruleset, token).get(name)
    number = int(token.creature.sheet.get(ruleset.resource_fields.get(name, ""), ruleset.resources[name]))
    return max(0, number - (token.budget.spent.get(name, 0) if state.turn.begun else 0))


def one_action(state: Encounter, ruleset: Ruleset, token: Token) -> bool:
    """May it take only one action of any kind in this turn: in a round of surprise, or dazed (D4E A5-2)?"""
    return state.turn.phase == SURPRISE or any(rule.one_action for rule, _ in conditions_of(ruleset, token))


def resources_of(ruleset: Ruleset, token: Token) -> dict[str, int]:
    """How many of each resource it has when nothing is spent: the ruleset's, or what its sheet says."""
    fields, sheet = ruleset.resource_fields, token.creature.sheet
    return {name: int(sheet.get(fields.get(name, ""), number)) for name, number in ruleset.resources.items()}


def acts_now(state: Encounter, token: Token) -> bool:
    """Is it this token's turn (or its side's), or that of the rider on its back?"""
    if not state.turn.begun:
        return True
    if state.turn.acting:
        return (token.side if state.turn.sides else token.id) in state.turn.acting
    rider = rider_of(state, token)
    return token.id == state.turn.active or (rider is not None and rider.id == state.turn.active)


def rider_of(state: Encounter, mount: Token) -> Token | None:
    """Who rides it, the first in file order; kept by identity for the last few, since of everybody it is asked of all others."""
    found = _riders.get(id(state.tokens))
    if found is None or found[0] is not state.tokens:
        found = (state.tokens, {})
        for token in state.tokens.values():
            if token.riding:
                found[1].setdefault(token.riding, token)
        _riders[id(state.tokens)] = found
        while len(_riders) > STATES_KEPT:
            _riders.popitem(last=False)
    return found[1].get(mount.id)


def turn_refusal(state: Encounter, ruleset: Ruleset, token: Token, doing: str = "") -> Refusal | None:
    """Turn, phase and state, the first thing any refusal is about.  `doing` names what is to be done ("move", "melee" ...),
    where that belongs to a phase."""
    if token.dead:
        return Refusal("dead", {"token": token.id})
    wanted = ruleset.turns.phase_of.get(doing, "") if state.turn.begun else ""
    wrong = Refusal("wrong_phase", {"phase": state.turn.phase, "wanted": wanted})
    if not acts_now(state, token):
        nobody = ruleset.turns.phases and not state.turn.acting
        return wrong if nobody else Refusal("not_your_turn", {"token": token.id, "active": state.turn.active})
    if wanted and state.turn.phase != wanted:
        return wrong
    return act_refusal(ruleset, token)


def act_refusal(ruleset: Ruleset, token: Token) -> Refusal | None:
    if token.dead:
        return Refusal("dead", {"token": token.id})
    for rule, effect in conditions_of(ruleset, token):
        if rule.incapacitates or rule.inactive:
            return Refusal("cannot_act", {"token": token.id, "condition": effect.name})
    return None


def traits_of(ruleset: Ruleset, token: Token) -> Iterator[Trait]:
    """What its traits do under this ruleset; those it does not know do nothing."""
    return (ruleset.traits[name] for name in token.creature.traits if name in ruleset.traits)


def shares_space(ruleset: Ruleset, *tokens: Token) -> bool:
    """May one of them be where others are, and others where it is?"""
    return any(trait.shares_space for token in tokens for trait in traits_of(ruleset, token))


def swift_payment(state: Encounter, ruleset: Ruleset, token: Token, action: str) -> str:
    """The lesser resource its nature lets pay for this action, while it has it; "" for the usual one."""
    swift = any(action in trait.swift for trait in traits_of(ruleset, token))
    return ruleset.swift if swift and ready_of(state, ruleset, token).get(ruleset.swift, 0) else ""


def has_trait(token: Token, name: str) -> bool:
    return name in token.creature.traits
