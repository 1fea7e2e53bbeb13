"""What is told before a command must be what comes: a reach and its costs, whom a way provokes, the sum behind each number.

    faults = list(reach_differs(state, ruleset, token, "walk", "own", cells))

Each fault is one sentence.  Used by the machine at every step of a fight, and by single tests.  Not here: that the rules behind
it are right (`tests/rules/test_oracles`).
"""

from collections.abc import Iterable, Iterator

from battlemap.encounter import commands as c
from battlemap.encounter.apply import apply_all
from battlemap.encounter.decide import decide
from battlemap.encounter.outcome import Done, NeedDice, Refused
from battlemap.geometry import DIRECTIONS, Cell
from battlemap.model import Encounter, Token, metres
from battlemap.model.creature import ABILITIES
from battlemap.rules import sums
from battlemap.rules.checks import d20_penalty, passive_perception, save_bonus, skill_bonus
from battlemap.rules.movement import Plan, Reach, plan_along, plan_to, reach_of
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import acts_now, left_of, must_crawl, ready_of, resources_of, speed_of
from battlemap.rules.turns import initiative_added


# ---------------------------------------------------------------- where a token can go
def reach_differs(
    state: Encounter, ruleset: Ruleset, token: Token, by: str, kind: str, nth: int = 3
) -> Iterator[str]:
    """Of every `nth` square of each part of a reach: is it accepted at the cost foretold, or refused for what was foretold?"""
    if by == "jump" or (must_crawl(ruleset, token) and by != "crawl"):
        return
    reach = reach_of(state, ruleset, token.id, by, kind)
    still = plan_along(state, ruleset, token.id, (), by, reach.pays, kind=kind).problems
    here = f"{token.id} {by} {kind}"
    for cell in _some(set(reach.costs) - {reach.start}, nth):
        plan = plan_to(state, ruleset, reach, cell)
        if plan.ok == bool(still) or (plan.ok and plan.cost != reach.costs[cell]):
            yield f"{here}: {cell} is foretold at {reach.costs[cell]}, and the way there is {plan}; staying: {still}"
        elif plan.ok and state.turn.begun and acts_now(state, token):
            yield from _accepted(state, ruleset, reach, cell, plan, here)
    for cell in _some(reach.dash, nth):
        plan = plan_to(state, ruleset, reach, cell)
        if plan.ok or plan.cost != reach.dash[cell] or (not still and plan.problems[0].kind != "no_movement"):
            yield f"{here}: {cell} wants a Dash, and the way there is {plan}"
    for cell in _some(reach.pass_only - {reach.start}, nth):
        if plan_to(state, ruleset, reach, cell).ok:
            yield f"{here}: {cell} may only be passed, and is stopped on"
    for cell in _some(_beyond(reach), nth):
        plan = plan_to(state, ruleset, reach, cell)
        if plan.ok or (state.turn.begun and not isinstance(decide(state, ruleset, _going(reach, cell)), Refused)):
            yield f"{here}: {cell} is beyond reach, and the way there is {plan}"


def _some(cells: Iterable[Cell], nth: int) -> list[Cell]:
    return sorted(cells)[::nth]


def _beyond(reach: Reach) -> set[Cell]:
    """The neighbours of what is reached that are not."""
    reached = {reach.start, *reach.costs, *reach.dash, *reach.pass_only}
    return {Cell(cell.x + dx, cell.y + dy) for cell in reached for dx, dy in DIRECTIONS} - reached


def _going(reach: Reach, cell: Cell) -> c.MoveToken:
    return c.MoveToken(token=reach.token, to=(cell.x, cell.y), by=reach.by, kind=reach.kind, pays=reach.pays)  # type: ignore[arg-type]


def _accepted(state: Encounter, ruleset: Ruleset, reach: Reach, cell: Cell, plan: Plan, here: str) -> Iterator[str]:
    outcome = decide(state, ruleset, _going(reach, cell))
    if isinstance(outcome, Refused):
        if not state.tokens[reach.token].riding:
            yield f"{here}: {cell} is foretold, and refused: {outcome.refusals}"
    elif isinstance(outcome, Done):
        provokes = [provocation.as_answer() for provocation in plan.provokes]
        if outcome.answer["cost"] != metres(reach.costs[cell]) or outcome.answer["provokes"] != provokes:
            yield f"{here}: foretold {plan}, and it was {outcome.answer}"


# ---------------------------------------------------------------- whom it provokes
def provoked_otherwise(state: Encounter, ruleset: Ruleset, command: c.MoveToken) -> Iterator[str]:
    """Go a way, let everybody asked decline, and compare who was asked with who was foretold.

    Whoever strikes once a turn was foretold at the first chance, and is asked again at the next.  A way on which something else
    happens (dice, an area) is none to compare."""
    if state.waiting or not state.turn.begun or command.force or command.kind not in ruleset.movement.kinds or state.zones:
        return
    outcome = decide(state, ruleset, command)
    if not isinstance(outcome, Done):
        return
    foretold = [(one["by"], Cell(*one["at"])) for one in outcome.answer["provokes"]]
    asked: list[tuple[str, Cell]] = []
    while state.waiting or isinstance(outcome, Done):
        assert isinstance(outcome, Done), outcome
        state = apply_all(state, outcome.events)
        if not state.waiting:
            break
        now = {pending.by: pending for pending in state.waiting[-1].pending}
        asked += [(by, Cell(*pending.at)) for by, pending in now.items() if (by, Cell(*pending.at)) not in asked]
        outcome = decide(state, ruleset, c.Decline(token=next(iter(now))))
        if isinstance(outcome, NeedDice):
            return
    if ruleset.threat.once_a_turn:
        asked = [(by, at) for nth, (by, at) in enumerate(asked) if by not in {other for other, _ in asked[:nth]}]
    if asked != list(dict.fromkeys(foretold)):
        yield f"{command}: foretold {foretold}, asked {asked}"


# ---------------------------------------------------------------- why
def unexplained(state: Encounter, ruleset: Ruleset, token: Token) -> Iterator[str]:
    """Every sum of a token ends at the number the rules decide by, and its terms add up to it."""
    for mode in ruleset.movement.speeds(token):
        yield from _ends_at(sums.speed_sum(ruleset, token, mode), speed_of(ruleset, token, mode), token)
        for kind in ruleset.movement.kinds:
            left = sums.left_sum(state, ruleset, token, mode, kind)
            yield from _ends_at(left, left_of(state, ruleset, token, mode, kind), token)
            if left.total and any(term.kind == "rest" for term in left.terms):
                yield f"{token.id}: what is left by {mode} ({kind}) has a rest nobody explains: {left}"
    ready = ready_of(state, ruleset, token)
    for name in resources_of(ruleset, token):
        yield from _ends_at(sums.resource_sum(state, ruleset, token, name), ready[name], token)
    for ability in ABILITIES:
        save = sums.save_sum(ruleset, token, ability)
        own = sum(term.amount or 0 for term in save.terms if term.kind in (ability, "proficiency"))
        if not save.adds_up or own != save_bonus(token, ability):
            yield f"{token.id}: {save}, and its bonus is {save_bonus(token, ability)}"
    tired = sum(reason.amount for reason in d20_penalty(ruleset, token))
    for skill in ruleset.skills:
        yield from _ends_at(sums.skill_sum(ruleset, token, skill), skill_bonus(ruleset, token, skill) + tired, token)
    yield from _ends_at(sums.passive_sum(ruleset, token), passive_perception(ruleset, token), token)
    yield from _ends_at(sums.initiative_sum(ruleset, token), initiative_added(ruleset, token), token)


def _ends_at(found: sums.Sum, number: int, token: Token) -> Iterator[str]:
    if not found.adds_up or found.total != number:
        yield f"{token.id}: {found}, and the number is {number}"
