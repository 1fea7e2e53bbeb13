"""Numbers with the sum behind each, term by term: what a window's "why" rests on.

    speed_sum(ruleset, token, "walk").total == speed_of(ruleset, token, "walk")

Each function ends at the same number as the one that decides (in `standing`, `terrain`, `attacks`, `checks`, `turns`); what a
term of its own does not account for is told as "rest", never left out.  Not here: words (`ui.why`), what happened (the history),
an attack's own terms and reasons (`attacks.ruling_on` has them).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from battlemap.geometry import DIRECTIONS, Cell, squares_of
from battlemap.model import Attack, Encounter, Place, Token
from battlemap.rules.attacks import Blow, unarmed_strike
from battlemap.rules.checks import d20_penalty, skill_bonus
from battlemap.rules.movement import Plan
from battlemap.rules.policies.steps import StepContext, held_by
from battlemap.rules.prospects import FREE
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.sheets import counted, fields_in_use, given, standing_for
from battlemap.rules.space import body_of, cell_of, cells_of, levels_meet, others_of
from battlemap.rules.standing import (
    MOVE,
    base_mode,
    budget_of,
    conditions_of,
    left_of,
    ready_of,
    resources_of,
    speed_of,
    traits_of,
)
from battlemap.rules.terrain import Ground, ground_for
from battlemap.rules.turns import initiative_bonus
from battlemap.rules.zones import difficult_squares

ROUGH = {"~": "difficult_ground", "o": "low_obstacle"}
STEEP = {":": "climb", "_": "swim"}


class Term(msgspec.Struct, frozen=True):
    """One term.  `kind` names it: a rules' word, or one of this module; `by` a token; `facts` what else there is to say."""

    kind: str
    amount: int | None = None
    by: str = ""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)


class Sum(msgspec.Struct, frozen=True):
    """`unit`: "number", "length" (dm), or "squares".  Terms with an amount add up to `total`; those without say why."""

    kind: str
    total: int
    terms: tuple[Term, ...]
    unit: Literal["number", "length", "squares"] = "number"

    @property
    def adds_up(self) -> bool:
        return sum(term.amount for term in self.terms if term.amount is not None) == self.total


def _sum(kind: str, total: int, terms: Sequence[Term], unit: Literal["number", "length", "squares"] = "number") -> Sum:
    """With what no term accounts for as a term of its own."""
    rest = total - sum(term.amount for term in terms if term.amount is not None)
    return Sum(kind, total, (*terms, Term("rest", rest)) if rest else tuple(terms), unit)


# ---------------------------------------------------------------- moving
def speed_sum(ruleset: Ruleset, token: Token, by: str = "walk") -> Sum:
    """Its speed for one way of moving, dm: the stat block's, then each condition that changes it, in the order they came."""
    speeds, total = ruleset.movement.speeds(token), speed_of(ruleset, token, by)
    mode = base_mode(speeds, by)
    base = speeds.get(mode, 0)
    terms = [Term("speed" if mode in token.creature.speed else "usual_speed", base, facts={"mode": mode})]
    left, parts, caps = base, list[tuple[str, int]](), list[tuple[str, int]]()
    for rule, effect in conditions_of(ruleset, token):
        if rule.stops_movement or rule.inactive:
            return Sum("speed", 0, (terms[0], Term(effect.name, -base, by=effect.source)), "length")
        if rule.speed_per_level:
            taken = min(left, rule.speed_per_level * max(1, effect.amount))
            terms.append(Term(effect.name, -taken, facts={"level": max(1, effect.amount)}))
            left -= taken
        if rule.speed_part > 1:
            parts.append((effect.name, rule.speed_part))
        if rule.speed_cap is not None:
            caps.append((effect.name, rule.speed_cap))
    if parts:
        name, part = max(parts, key=lambda one: one[1])
        terms.append(Term(name, left // (3 * part) * 3 - left, facts={"part": part}))
        left = left // (3 * part) * 3
    if caps:
        name, cap = min(caps, key=lambda one: one[1])
        terms.append(Term(name, min(left, cap) - left, facts={"cap": cap}))
    return _sum("speed", total, terms, "length")


def left_sum(state: Encounter, ruleset: Ruleset, token: Token, by: str = "walk", kind: str = "own") -> Sum:
    """What is left of its movement this turn, dm."""
    total, budget, rules = left_of(state, ruleset, token, by, kind), budget_of(state, token), ruleset.movement
    speed = speed_sum(ruleset, token, by)
    terms, pace = list(speed.terms), speed.total
    factor, way = rules.speed_factor(state, token), rules.kinds.get(kind)
    if factor > 1:
        slow = rules.halving(pace) if factor == 2 else pace // factor
        terms.append(Term("dragging", slow - pace, by=next((held.id for held in held_by(state, token)), "")))
        pace = slow
    if rules.pays:
        ready = ready_of(state, ruleset, token)
        if not any(ready.get(name, 0) for name in rules.pays):
            terms.append(Term("no_action_left", -pace, facts={"resources": list(rules.pays)}))
        return _sum("left", total, terms, "length")
    if way is not None and way.halved:
        terms.append(Term("halved", rules.halving(pace) - pace, facts={"kind": kind}))
        pace = rules.halving(pace)
    if budget.dashes:
        terms.append(Term("dash", pace * budget.dashes, facts={"times": budget.dashes}))
    if budget.moved:
        terms.append(Term("moved", -min(budget.moved, pace * (1 + budget.dashes)), facts={"moved": budget.moved}))
    return _sum("left", total, terms, "length")


def step_sums(state: Encounter, ruleset: Ruleset, plan: Plan) -> tuple[Sum, ...]:
    """Of every square of a way what entering it costs, in squares."""
    token, square = state.tokens[plan.token], state.scene.square
    ground = ground_for(state, ruleset, token, plan.by, None if plan.z == token.z else max(token.z, plan.z), plan.kind)
    here, before, found = cell_of(token), 0, list[Sum]()
    for number, (cell, so_far) in enumerate(zip(plan.path, plan.costs, strict=False)):
        price = (so_far - before) // square
        terms = [Term("square", 1), *_of_step(state, ruleset, token, ground, here, cell)]
        counted_so_far = sum(term.amount or 0 for term in terms)
        diagonal = cell.x != here.x and cell.y != here.y
        rise = abs(plan.levels[number + 1] - plan.levels[number]) // square if len(plan.levels) > number + 1 else 0
        if diagonal and ruleset.option(state, "diagonals") == "alternating" and price == 2 * counted_so_far:
            terms.append(Term("second_diagonal", counted_so_far))
        elif rise > counted_so_far:
            terms.append(Term("height", rise - counted_so_far, facts={"rise": rise}))
        found.append(_sum("step", price, terms, "squares"))
        here, before = cell, so_far
    return tuple(found)


def _of_step(state: Encounter, ruleset: Ruleset, token: Token, ground: Ground, a: Cell, b: Cell) -> Iterator[Term]:
    """What makes a step dearer than a square: one cause of difficult ground, then what the way of moving adds."""
    d = DIRECTIONS.index((b.x - a.x, b.y - a.y))
    whole = int(ground.cost[d, a.y, a.x]) - 1
    if whole <= 0:
        return
    n, old = ground.size_at(b), set(squares_of(a, ground.size_at(a)))
    entered = [cell for cell in squares_of(b, n) if cell not in old]
    extra = list(_of_moving(state, ruleset, token, ground.by, entered))
    pinched = n < ground.n
    if pinched and ruleset.movement.squeezing == "extra":
        extra.append(Term("squeezed", 1))
    left = whole - sum(term.amount or 0 for term in extra)
    if left > 0:
        yield _difficulty(state, ruleset, token, ground.by, entered, pinched)
    yield from extra


def _difficulty(
    state: Encounter, ruleset: Ruleset, token: Token, by: str, entered: Sequence[Cell], pinched: bool
) -> Term:
    """Difficult ground is yes or no: the first cause there is."""
    if by != "fly":
        for cell in entered:
            letter = state.scene.ground(cell.x, cell.y)
            if letter in ROUGH:
                return Term(ROUGH[letter], 1, facts={"at": list(cell)})
        rough = difficult_squares(state, ruleset, token)
        for cell in entered:
            if rough is not None and 0 <= cell.y < rough.shape[0] and 0 <= cell.x < rough.shape[1] and rough[cell.y, cell.x]:
                return Term("difficult_area", 1, facts={"at": list(cell)})
    own = body_of(state, token)
    for other in others_of(state, token):
        if levels_meet(own, body_of(state, other)) and set(entered) & set(cells_of(other)):
            if ruleset.movement.slows(state, token, other):
                return Term("creature_space", 1, by=other.id)
    return Term("squeezed" if pinched else "rest", 1)


def _of_moving(state: Encounter, ruleset: Ruleset, token: Token, by: str, entered: Sequence[Cell]) -> Iterator[Term]:
    """What crawling, climbing, swimming and dragging add: the most any of the squares entered asks for."""
    climber, drags = any(trait.climbs for trait in traits_of(ruleset, token)), held_by(state, token)

    def added(letter: str, dragged: tuple[Token, ...]) -> int:
        return ruleset.movement.extra(StepContext(state, token, by, letter, dragged, climber))

    letters = dict.fromkeys(state.scene.ground(cell.x, cell.y) for cell in entered) or {".": None}
    letter = max(letters, key=lambda one: added(one, drags))
    plain = added(".", ())
    if plain:
        yield Term(by, plain)
    if steep := added(letter, ()) - plain:
        yield Term(STEEP.get(letter, "ground"), steep)
    if heavy := added(letter, drags) - added(letter, ()):
        yield Term("dragging", heavy, by=drags[0].id if drags else "")


def resource_sum(state: Encounter, ruleset: Ruleset, token: Token, name: str) -> Sum:
    """How many of a resource are left."""
    whole, left = resources_of(ruleset, token).get(name, 0), ready_of(state, ruleset, token).get(name, 0)
    own = ruleset.resource_fields.get(name, "")
    terms = [Term("its_own" if own and own in token.creature.sheet else "each_turn", whole)]
    if spent := (token.budget.spent if state.turn.begun else {}).get(name, 0):
        terms.append(Term("spent", -min(spent, whole)))
    rest = left - sum(term.amount or 0 for term in terms)
    if rest and name == MOVE:
        terms.append(Term("moved", rest, facts={"moved": token.budget.moved}))
    return _sum("resource", left, terms)


# ---------------------------------------------------------------- defense
def armour_sum(state: Encounter, ruleset: Ruleset, token: Token, choice: str = "ac") -> Sum:
    """What an attack on it has to meet by its armour (`choice` another defense where there are several), conditions counted
    in, cover not."""
    instead = standing_for(fields_in_use(state, ruleset), "ac")
    creature, terms = token.creature, list[Term]()
    if instead is not None:
        several = instead.kind == "numbers"
        total = int(counted(instead, token, choice if several else ""))
        table = given(instead, token)
        listed = choice in (table or {}) if several else table is not None
        if listed:
            terms.append(Term("listed", total))
        elif choice == "ac" and creature.ac is not None:
            terms.append(Term("listed" if total == creature.ac else "turned_over", total, facts={"ac": creature.ac}))
        elif several and choice != "ac":
            terms += [Term("base", 10), Term("better_ability", total - 10)]
        elif several:
            terms += [Term("base", 10), Term("dex", total - 10)]
        else:
            terms.append(Term("usual", total))
    elif creature.ac is not None:
        total = creature.ac
        terms.append(Term("listed", total))
    elif ruleset.armour == "descending":
        strike = unarmed_strike(token)
        total = ruleset.attacks.target_number(state, ruleset, Blow(token, token, strike, True, 1, FREE))[1]
        turned = any("ac" in sheet.replaces and given(sheet, token) is not None for sheet in ruleset.sheet)
        terms.append(Term("turned_over" if turned else "usual", total))
    else:
        total = 10 + creature.modifier("dex")
        terms += [Term("base", 10), Term("dex", total - 10)]
    for rule, effect in conditions_of(ruleset, token):
        if rule.armour_penalty:
            terms.append(Term(effect.name, -rule.armour_penalty))
            total -= rule.armour_penalty
    return _sum("armour", total, terms)


# ---------------------------------------------------------------- d20s
def skill_sum(ruleset: Ruleset, token: Token, skill: str, ability: str = "") -> Sum:
    """The bonus of a check: the printed total, else its ability; what conditions take off every d20."""
    bonus = skill_bonus(ruleset, token, skill, ability)
    listed = skill in token.creature.skills
    own = Term("listed", bonus) if listed else _ability(token, ability or ruleset.skills.get(skill, "str"))
    return _d20(ruleset, token, "check", [own])


def passive_sum(ruleset: Ruleset, token: Token) -> Sum:
    """Passive Perception: 10 and the skill's bonus."""
    bonus = skill_bonus(ruleset, token, "perception")
    own = Term("listed", bonus) if "perception" in token.creature.skills else _ability(token, "wis")
    return _sum("passive", 10 + bonus, [Term("base", 10), own])


def save_sum(ruleset: Ruleset, token: Token, ability: str) -> Sum:
    """The bonus of a saving throw by ability."""
    terms = [_ability(token, ability)]
    if ability in token.creature.saves:
        terms.append(Term("proficiency", token.creature.proficiency))
    return _d20(ruleset, token, "save", terms)


def initiative_sum(ruleset: Ruleset, token: Token) -> Sum:
    """What it adds to its initiative roll."""
    bonus = initiative_bonus(ruleset, token)
    own = Term("dex", bonus, facts={"score": token.creature.score("dex")})
    return _d20(ruleset, token, "initiative", [own if token.creature.initiative is None else Term("listed", bonus)])


def attack_sum(token: Token, attack: Attack, ability: str = "") -> Sum:
    """What it adds to the roll of one of its attacks by itself; `ability`: the one that counts where none is printed."""
    if attack.to_hit is not None:
        return Sum("attack", attack.to_hit, (Term("listed", attack.to_hit),))
    by = ability or ("dex" if attack.kind == "ranged" else "str")
    terms = (_ability(token, by), Term("proficiency", token.creature.proficiency))
    return _sum("attack", sum(term.amount or 0 for term in terms), terms)


def _ability(token: Token, ability: str) -> Term:
    return Term(ability, token.creature.modifier(ability), facts={"score": token.creature.score(ability)})


def _d20(ruleset: Ruleset, token: Token, kind: str, terms: Sequence[Term]) -> Sum:
    penalties = [Term(reason.kind, reason.amount) for reason in d20_penalty(ruleset, token)]
    every = [*terms, *penalties]
    return Sum(kind, sum(term.amount or 0 for term in every), tuple(every))


def concentration_sum(ruleset: Ruleset, taken: int) -> Sum:
    """The number a save to hold a spell must meet: 10, or half the damage where that is more, no more than the cap."""
    half, cap = taken // 2, ruleset.harm.concentration_cap
    if half <= 10:
        return Sum("concentration", 10, (Term("least", 10), Term("half_damage", facts={"taken": taken, "half": half})))
    terms = [Term("half_damage", half, facts={"taken": taken, "half": half})]
    if cap is not None and half > cap:
        terms.append(Term("most", cap - half, facts={"cap": cap}))
    return _sum("concentration", half if cap is None else min(half, cap), terms)


# ---------------------------------------------------------------- the order
class Tie(msgspec.Struct, frozen=True):
    """Somebody with the same count; `before`: do they act before it?  `rule`: what decides: "higher_modifier", "table"."""

    who: str
    before: bool
    rule: str


def ties_of(state: Encounter, ruleset: Ruleset, place: Place) -> tuple[Tie, ...]:
    """Those with the same count in the order, and why they stand before or behind it."""
    order = [one.who for one in state.turn.order]
    mine, found = order.index(place.who), list[Tie]()
    for number, other in enumerate(state.turn.order):
        if other.who == place.who or other.total != place.total:
            continue
        rule = "table"
        if ruleset.turns.ties == "modifier" and place.who in state.tokens and other.who in state.tokens:
            pair = (initiative_bonus(ruleset, state.tokens[place.who]), initiative_bonus(ruleset, state.tokens[other.who]))
            rule = "higher_modifier" if pair[0] != pair[1] and (pair[1] > pair[0]) == (number < mine) else "table"
        found.append(Tie(other.who, number < mine, rule))
    return tuple(found)
