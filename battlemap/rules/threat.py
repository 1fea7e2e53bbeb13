"""Who may strike at whom in passing: reach, its edges, opportunity attacks (D24 A1-34, A1-35; D14 A4-15).

An *edge* is a distance in squares at which a reach ends.  A creature has one edge per different reach of its melee
attacks and one for its unarmed strike; leaving the last square inside an edge provokes.  What is kept by identity holds
all its key names, so nothing else can have come by the same number meanwhile.  Not here: what pays for a reaction
(`encounter`). """

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from battlemap.geometry import Body, Cell, degree_between, distance, distances, ring, squares_of
from battlemap.model import Attack, Creature, Encounter, Token
from battlemap.rules.cover import walled_off
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Provocation
from battlemap.rules.sight import sees
from battlemap.rules.space import body_of, cell_of, cells_of, floor_at, footprint, others_of, walls_of
from battlemap.rules.standing import may_react, ready_number, spares, traits_of

UNARMED = "unarmed"
TOTAL = 3
THREATS_KEPT, CREATURES_KEPT = 8, 1024
Ints = npt.NDArray[np.int64]
_threats: "OrderedDict[tuple[int, int, int, str], _Threats]" = OrderedDict()
_able: "OrderedDict[tuple[int, int, str, str], tuple[Encounter, Ruleset, tuple[Token, ...]]]" = OrderedDict()
_edges: "OrderedDict[tuple[int, int, int], tuple[Creature, Ruleset, dict[int, tuple[str, ...]]]]" = OrderedDict()
_longest: "OrderedDict[tuple[int, int], tuple[Creature, int]]" = OrderedDict()


def reach_dm(state: Encounter, token: Token, attack: Attack | None = None) -> int:
    """Reach in dm: the attack's own, else the token's, else one square."""
    own = token.creature.reach if token.creature.reach is not None else state.scene.square
    return attack.reach if attack is not None and attack.reach is not None else own


def edges_of(state: Encounter, ruleset: Ruleset, token: Token) -> dict[int, tuple[str, ...]]:
    """Reach in squares -> the attacks that end there, the unarmed strike last; one edge for all where only the next square
    counts, none where nobody strikes in passing.  Kept by identity of the creature, which is frozen."""
    key = (id(token.creature), id(ruleset), state.scene.square)
    found = _edges.get(key)
    if found is None:
        found = (token.creature, ruleset, _find_edges(state, ruleset, token))
        _edges[key] = found
        while len(_edges) > CREATURES_KEPT:
            _edges.popitem(last=False)
    return found[2]


def _find_edges(state: Encounter, ruleset: Ruleset, token: Token) -> dict[int, tuple[str, ...]]:
    edges: dict[int, list[str]] = {}
    beside = ruleset.threat.edge == "beside"
    if not ruleset.threat.kind:
        return {}
    for attack in token.creature.attacks:
        if attack.kind == "melee" or (attack.kind == "thrown" and attack.reach is not None):
            edges.setdefault(1 if beside else reach_dm(state, token, attack) // state.scene.square, []).append(attack.name)
    edges.setdefault(1 if beside else reach_dm(state, token) // state.scene.square, []).append(UNARMED)
    return {reach: tuple(names) for reach, names in sorted(edges.items()) if reach > 0}


def longest_reach(state: Encounter, token: Token) -> int:
    """In squares, over all its melee attacks and its unarmed strike.  Kept as edges are."""
    key = (id(token.creature), state.scene.square)
    found = _longest.get(key)
    if found is None:
        attacks = [a for a in token.creature.attacks if a.kind == "melee" or (a.kind == "thrown" and a.reach is not None)]
        found = (token.creature, max(reach_dm(state, token, attack) for attack in (*attacks, None)) // state.scene.square)
        _longest[key] = found
        while len(_longest) > CREATURES_KEPT:
            _longest.popitem(last=False)
    return found[1]


def may_strike_at(state: Encounter, ruleset: Ruleset, token: Token, mover: Token) -> bool:
    """Could it take an opportunity attack at this enemy now, wherever that is?"""
    return state.are_enemies(token, mover) and may_strike(state, ruleset, token) and not spares(ruleset, token, mover)


def may_strike(state: Encounter, ruleset: Ruleset, token: Token) -> bool:
    """Could it take an opportunity attack now, whomever at?"""
    rules = ruleset.threat
    if not rules.kind or not may_react(ruleset, token):
        return False
    if rules.once_a_turn and token.id in (*state.turn.struck, state.turn.active):
        return False
    return not rules.resource or ready_number(state, ruleset, token, rules.resource) != 0


def reactors_to(state: Encounter, ruleset: Ruleset, mover: Token, by: str = "walk") -> tuple[Token, ...]:
    """Enemies able to react at all, in file order: whether they see and reach is asked square by square."""
    if mover.has("disengaged") or any(trait.unprovoking in ("any", by) for trait in traits_of(ruleset, mover)):
        return ()
    key = (id(state), id(ruleset), mover.id, mover.side)
    found = _able.get(key)
    if found is None:
        able = tuple(other for other in others_of(state, mover) if may_strike_at(state, ruleset, other, mover))
        found = (state, ruleset, able)
        _able[key] = found
        while len(_able) > THREATS_KEPT:
            _able.popitem(last=False)
    return found[2]


def provocations(
    state: Encounter, ruleset: Ruleset, mover: Token, bodies: Sequence[Body], by: str = "walk"
) -> tuple[Provocation, ...]:
    """Whom a way provokes; `bodies` are the places it comes through, start first.  In the way's order, then
    file order, then from the shortest reach to the longest.  Who may strike once a turn does so at the first chance."""
    threats = _threats_to(state, ruleset, mover, by)
    if not threats.edges or len(bodies) < 2:
        return ()
    found: list[Provocation] = []
    struck: set[str] = set()
    for step, nth in threats.chances(bodies):
        edge = threats.edges[nth]
        if edge.other.id not in struck and threats.may_strike_at(edge.other, bodies[step]):
            at = Cell(bodies[step].x, bodies[step].y)
            found.append(Provocation(edge.other.id, at, ruleset.threat.kind, edge.attacks, step))
            if ruleset.threat.once_a_turn:
                struck.add(edge.other.id)
    return tuple(found)


class _Edge(NamedTuple):
    """One reach of one enemy, and the attacks that end there."""

    other: Token
    own: Body
    reach: int
    attacks: tuple[str, ...]


class _Threats(msgspec.Struct, frozen=True, eq=False):
    """The edges around one mover in one state, in file order, of each enemy the shortest first: what all ways a drag asks
    about have in common.  `own` [E, 4] and `reach` [E] are theirs as arrays; `may` keeps who can strike at which place."""

    state: Encounter
    ruleset: Ruleset
    mover: Token
    edges: tuple[_Edge, ...]
    own: Ints
    reach: Ints
    may: dict[tuple[str, int, int, int], bool]

    def chances(self, bodies: Sequence[Body]) -> Iterator[tuple[int, int]]:
        """(step, edge) of every step that would provoke whoever could strike, in the way's order."""
        slips = bool(self.ruleset.option(self.state, "leaving_sight_provokes"))
        places = np.fromiter(chain.from_iterable(bodies), np.int64, 4 * len(bodies)).reshape(-1, 4)
        within = distances(places, self.own) <= self.reach
        leaving = within[:-1] & ~within[1:]
        if not slips and not self.ruleset.threat.any_step:
            yield from map(tuple, np.argwhere(leaving).tolist())
            return
        for step, nth in np.argwhere(within[:-1]).tolist():
            edge, after = self.edges[nth], bodies[step + 1]
            leaves = _leaves_square(edge, bodies[step], after) if self.ruleset.threat.any_step else leaving[step, nth]
            if leaves or slips and _out_of_sight(self.state, edge.other, self.mover, after):
                yield step, nth

    def may_strike_at(self, other: Token, body: Body) -> bool:
        key = (other.id, body.x, body.y, body.level)
        if key not in self.may:
            self.may[key] = _could_strike(self.state, self.ruleset, other, self.mover, body)
        return self.may[key]


def _threats_to(state: Encounter, ruleset: Ruleset, mover: Token, by: str) -> _Threats:
    """Kept by identity for the last few: states and tokens are frozen."""
    key = (id(state), id(ruleset), id(mover), by)
    found = _threats.get(key)
    if found is not None:
        _threats.move_to_end(key)
    else:
        edges = tuple(
            _Edge(other, body_of(state, other), reach, attacks)
            for other in reactors_to(state, ruleset, mover, by)
            for reach, attacks in edges_of(state, ruleset, other).items()
        )
        own = np.array([edge.own for edge in edges], np.int64).reshape(-1, 4)
        found = _Threats(state, ruleset, mover, edges, own, np.array([edge.reach for edge in edges], np.int64), {})
        _threats[key] = found
        while len(_threats) > THREATS_KEPT:
            _threats.popitem(last=False)
    return found


def _leaves_square(edge: _Edge, before: Body, after: Body) -> bool:
    """Where any step provokes: does this one leave a square within the reach (AM-39)?"""
    new = set(squares_of(Cell(after.x, after.y), after.n)) if after.level == before.level else set[Cell]()
    left = [cell for cell in squares_of(Cell(before.x, before.y), before.n) if cell not in new]
    return any(distance(edge.own, Body(cell.x, cell.y, 1, before.level)) <= edge.reach for cell in left)


def shooting_provocations(
    state: Encounter, ruleset: Ruleset, shooter: Token, attack: Attack, melee: bool
) -> tuple[Provocation, ...]:
    """Who may strike at somebody who shoots, or attacks an area, beside them (D4E A5-6)."""
    ranged, area = ruleset.threat.shooting
    kind = area if attack.save is not None and attack.to_hit is None else "" if melee else ranged
    if not kind:
        return ()
    own, at = body_of(state, shooter), cell_of(shooter)
    found: list[Provocation] = []
    for other in others_of(state, shooter):
        if not may_strike_at(state, ruleset, other, shooter):
            continue
        for reach, names in edges_of(state, ruleset, other).items():
            if distance(body_of(state, other), own) <= reach and _could_strike(state, ruleset, other, shooter, own):
                found.append(Provocation(other.id, at, kind, names))
    return tuple(found)


def _could_strike(state: Encounter, ruleset: Ruleset, other: Token, mover: Token, body: Body) -> bool:
    """Does it see the mover where it is about to leave, and is it not behind total cover there?"""
    there = _at(state, mover, body)
    if ruleset.threat.needs_sight and not sees(state, ruleset, other, there).sees:
        return False
    return not walled_off(state, cells_of(other), cells_of(there))


def _out_of_sight(state: Encounter, other: Token, mover: Token, body: Body) -> bool:
    """Do walls give the mover total cover in that place?"""
    there = _at(state, mover, body)
    return walled_off(state, cells_of(other), cells_of(there))


def _at(state: Encounter, token: Token, body: Body) -> Token:
    """The token in one of its places; its height is one above the floor there."""
    z = body.level * state.scene.square - floor_at(state.scene, (body.x, body.y), body.n)
    return replace(token, at=(body.x, body.y), z=z)


def threatened_cells(state: Encounter, token: Token) -> tuple[Cell, ...]:
    """Squares its longest reach covers, by row: without its own, solids, and what has total cover from it."""
    walls = walls_of(state.scene)
    own = cells_of(token)
    cells = (
        cell
        for cell in ring(cell_of(token), footprint(token), longest_reach(state, token))
        if walls.grid.contains(cell) and cell not in walls.solids
    )
    return tuple(sorted((c for c in cells if degree_between(walls, own, [c], ()) < TOTAL), key=lambda c: (c.y, c.x)))
