"""Movement and opportunity attacks worked out plainly: an oracle for tests, slow on purpose, and no part of the product.

    want = reached(state, "dnd2024", "ana", "walk", budget=6)          {(x, y): squares}
    gone = walked(state, "dnd2024", "ana", "walk", [(1, 0), (2, 1)])    how far a way goes, and what it costs up to there
    best = best_key(state, "dnd2024", "ana", "walk", (3, 4))            of the cheapest way: squares, edges of reaches, diagonals
    want = struck(state, "dnd2024", "ana", [(0, 0), (1, 0)])           [(by, step, attacks)]

Written from rules.md (section 0 "Steps", A7 "Passing through creatures", "DT by creatures", "Squeezing", "OA trigger") square by
square, with networkx for the ways and fractions for the lines.  Not here: light, senses, conditions but "unconscious", dragging.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import NamedTuple

import networkx as nx
from msgspec.structs import replace

from battlemap.geometry import DIRECTIONS
from battlemap.model import Encounter, Token
from tests.support import lines as oracle

Place = tuple[int, int]
SIDE = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}
RANK = [*SIDE]
ONLY_ALLIES = ("ose", "alternating")
SLOWED_BY = {"dnd2024": "strangers", "dnd2014": "everybody"}
PINCHED = {"dnd2024": "difficult", "dnd2014": "more", "dnd4e": "more"}
BESIDE, ANY_STEP, ONCE, NOBODY = ("alternating", "dnd4e", "skirmish"), ("dnd4e", "skirmish"), ("dnd4e",), ("ose",)
SLEEPLESS = ("ose", "alternating")                         # they know no condition "unconscious"


def side(token: Token) -> int:
    return SIDE[token.creature.size]


def squares(at: Place, n: int) -> set[Place]:
    return {(at[0] + i, at[1] + j) for i, j in product(range(n), range(n))}


def walls_in(state: Encounter, stops: str) -> list[tuple[tuple[Fraction, Fraction], tuple[Fraction, Fraction]]]:
    """What stops steps ("move") or sight ("sight"), as the oracle writes it."""
    return [(tuple(map(Fraction, a)), tuple(map(Fraction, b)))
            for wall in state.scene.walls if getattr(wall, stops)
            for a, b in zip(wall.points, wall.points[1:], strict=False)]  # type: ignore[misc]


def solids_in(state: Encounter) -> list[Place]:
    return [(x, y) for y, row in enumerate(state.scene.rows) for x, sign in enumerate(row) if sign == "#"]


def same_height(state: Encounter, mover: Token, other: Token) -> bool:
    low, under = mover.z // state.scene.square, other.z // state.scene.square
    return low < under + side(other) and under < low + side(mover)


MAPS_KEPT = 500
_steps_known: dict[tuple[object, ...], dict[tuple[Place, Place, int], bool]] = {}


class Plain:
    """The map as one mover meets it, asked square by square."""

    def __init__(self, state: Encounter, ruleset: str, mover: Token, by: str) -> None:
        self.state, self.ruleset, self.mover, self.by = state, ruleset, mover, by
        self.n, self.walls, self.solids = side(mover), walls_in(state, "move"), solids_in(state)
        if len(_steps_known) > MAPS_KEPT:
            _steps_known.clear()
        self.known = _steps_known.setdefault((state.scene.rows, state.scene.walls), {})
        others = [other for other in state.tokens.values() if other.id != mover.id and not other.dead]
        self.others = [other for other in others if same_height(state, mover, other)]

    def allied(self, other: Token) -> bool:
        return self.mover.side == other.side != "neutral"

    def may_pass(self, other: Token) -> bool:
        apart = abs(RANK.index(self.mover.creature.size) - RANK.index(other.creature.size)) >= 2
        helpless = "unconscious" in other.conditions
        if self.ruleset in ONLY_ALLIES:
            return self.allied(other)
        if self.ruleset == "dnd2014":
            hostile = self.mover.side != other.side and "neutral" not in (self.mover.side, other.side)
            return not hostile or apart
        if self.ruleset == "dnd2024" and other.creature.size == "tiny":
            return True
        return self.allied(other) or helpless or apart

    def is_slow(self, square: Place) -> bool:
        sign = self.state.scene.rows[square[1]][square[0]]
        if sign in "~o" and self.by != "fly":
            return True
        for other in self.others:
            if square in squares(other.at, side(other)) and self.may_pass(other):
                rule = SLOWED_BY.get(self.ruleset, "")
                if rule == "everybody" or (rule and not self.allied(other) and other.creature.size != "tiny"):
                    return True
        return False

    def more(self, square: Place) -> int:
        """Squares added: crawling, climbing and swimming without the speed for it; alternating sides know climbing only."""
        sign, speed = self.state.scene.rows[square[1]][square[0]], self.mover.creature.speed
        climbs = self.by == "climb" or (self.by in ("walk", "crawl") and sign == ":")
        swims = self.by == "swim" or (self.by in ("walk", "crawl") and sign == "_")
        if self.by == "fly":
            return 0
        if self.ruleset == "alternating":
            return int(climbs and not speed.get("climb"))
        return (self.by == "crawl") + (climbs and not speed.get("climb")) + (swims and not speed.get("swim"))

    def holds(self, at: Place, n: int) -> bool:
        """Does a body of n x n squares stand there: on the map, in nothing, in nobody it may not pass?"""
        body = squares(at, n)
        if any(not (0 <= x < self.state.scene.width and 0 <= y < self.state.scene.height) for x, y in body):
            return False
        if any(body & squares(other.at, side(other)) and not self.may_pass(other) for other in self.others):
            return False
        return self.is_open(at, at, n)

    def is_open(self, a: Place, b: Place, n: int) -> bool:
        """May a body of n x n squares go from a to its neighbour b, as far as walls go?  Asked of a map once for all rulesets."""
        if (a, b, n) not in self.known:
            self.known[a, b, n] = oracle.step_allowed(a, b, n, self.walls, self.solids)
        return self.known[a, b, n]

    def size_at(self, at: Place) -> int:
        """The whole footprint, or one size smaller where a ruleset knows squeezing, not over the rim; 0 where neither stands."""
        if self.holds(at, self.n):
            return self.n
        if at[0] + self.n > self.state.scene.width or at[1] + self.n > self.state.scene.height:
            return 0
        small = self.n - 1
        return small if small and self.ruleset in PINCHED and self.holds(at, small) else 0

    def price(self, a: Place, b: Place, sizes: dict[Place, int]) -> int:
        """Squares a step costs; 0 where there is none."""
        was, now = sizes.get(a, 0), sizes.get(b, 0)
        if not (was and now) or not self.is_open(a, b, min(was, now)):
            return 0
        entered = squares(b, now) - squares(a, was)
        pinched = PINCHED.get(self.ruleset, "") if now < self.n else ""
        slow = any(map(self.is_slow, entered)) or pinched == "difficult"
        return 1 + slow + max(map(self.more, entered), default=0) + (pinched == "more")

    def may_stop(self, at: Place, size: int) -> bool:
        tiny, body = 0, squares(at, size)
        for other in self.others:
            if body & squares(other.at, side(other)):
                if not self.mover.creature.size == other.creature.size == "tiny":
                    return False
                tiny += 1
        return tiny < 4


class Steps(NamedTuple):
    """All steps there are for one mover, and the size it has in each place it may stand in.  A node is a place and whether the
    next diagonal costs double."""

    plain: Plain
    sizes: dict[Place, int]
    graph: nx.DiGraph

    def far(self, start: tuple[Place, int], most: int | None = None) -> dict[Place, int]:
        """Squares each place costs from there."""
        costs: dict[Place, int] = {}
        for (at, _), cost in nx.single_source_dijkstra_path_length(self.graph, start, cutoff=most).items():
            costs[at] = min(cost, costs.get(at, cost))
        return costs


def steps_of(state: Encounter, ruleset: str, mover_id: str, by: str) -> Steps | None:
    """None where it stands on no good ground itself."""
    plain = Plain(state, ruleset, state.tokens[mover_id], by)
    anchors = [(x, y) for y in range(state.scene.height) for x in range(state.scene.width)]
    sizes = {at: size for at in anchors if (size := plain.size_at(at))}
    if plain.mover.at not in sizes:
        return None
    alternating = state.options.get("diagonals") == "alternating"
    graph = nx.DiGraph()
    graph.add_nodes_from((at, odd) for at in sizes for odd in (0, 1))
    for a, (dx, dy) in product(sizes, DIRECTIONS):
        b = (a[0] + dx, a[1] + dy)
        if price := plain.price(a, b, sizes):
            for odd in (0, 1) if alternating else (0,):
                dear = 2 if odd and dx and dy else 1
                graph.add_edge((a, odd), (b, odd ^ bool(dx and dy) if alternating else 0), weight=price * dear)
    return Steps(plain, sizes, graph)


def reached(state: Encounter, ruleset: str, mover_id: str, by: str, budget: int) -> tuple[dict[Place, int], set[Place]] | None:
    """({square: squares it costs}, those among them it may stop on), or None where it stands on no good ground itself."""
    steps = steps_of(state, ruleset, mover_id, by)
    if steps is None:
        return None
    costs = steps.far((steps.plain.mover.at, 0), budget)
    return costs, {at for at in costs if steps.plain.may_stop(at, steps.sizes[at])}


class Walked(NamedTuple):
    """How far a way goes: squares entered and what each has cost by then; the first it cannot enter; whether it may end there,
    and with what size."""

    path: list[Place]
    costs: list[int]
    stopped: Place | None
    may_stop: bool
    size: int


def walked(
    state: Encounter, ruleset: str, mover_id: str, by: str, way: Sequence[Place], to_z: int | None = None
) -> Walked | None:
    """A way square by square, rising or sinking evenly; None where it stands on no good ground itself."""
    mover, square = state.tokens[mover_id], state.scene.square
    ends = mover.z if to_z is None else to_z
    plain = Plain(state, ruleset, replace(mover, z=max(mover.z, ends)), by)
    last = Plain(state, ruleset, replace(mover, z=ends), by)
    here, spent, odd, levels = mover.at, 0, mover.budget.diagonals % 2, [mover.z // square]
    size = plain.size_at(here)
    path, costs, stopped = list[Place](), list[int](), None
    if not size:
        return None
    for nth, there in enumerate(way, 1):
        price = plain.price(here, there, {at: plain.size_at(at) for at in (here, there)})
        if not price or max(abs(there[0] - here[0]), abs(there[1] - here[1])) != 1:
            stopped = there
            break
        if here[0] != there[0] and here[1] != there[1]:
            price *= 2 if odd and state.options.get("diagonals") == "alternating" else 1
            odd ^= 1
        levels.append(levels[0] + (ends // square - levels[0]) * nth // len(way))
        spent += max(price, abs(levels[-1] - levels[-2]))
        path.append(there)
        costs.append(spent)
        here, size = there, plain.size_at(there)
    return Walked(path, costs, stopped, last.may_stop(here, size), size)


def best_key(state: Encounter, ruleset: str, mover_id: str, by: str, goal: Place) -> tuple[int, int, int] | None:
    """Of the cheapest ways to a square the one past the fewest edges of reaches, then with the fewest diagonals."""
    steps = steps_of(state, ruleset, mover_id, by)
    if steps is None:
        return None
    weighed = nx.DiGraph()
    weighed.add_nodes_from(steps.graph)
    for (a, odd), (b, after), price in steps.graph.edges(data="weight"):
        key = (price * 1000 + edges_left(state, ruleset, mover_id, a, b)) * 1000 + (a[0] != b[0] and a[1] != b[1])
        weighed.add_edge((a, odd), (b, after), weight=key)
    found = nx.single_source_dijkstra_path_length(weighed, (steps.plain.mover.at, 0))
    keys = [found[node] for node in ((goal, 0), (goal, 1)) if node in found]
    return (min(keys) // 1_000_000, min(keys) // 1000 % 1000, min(keys) % 1000) if keys else None


# ---------------------------------------------------------------- who may strike
def gap(at: Place, n: int, level: int, other: Token, square: int) -> int:
    """Squares between the nearest squares of two bodies, in three dimensions."""
    (x, y), m, high = other.at, side(other), other.z // square
    return max(max(x - (at[0] + n - 1), at[0] - (x + m - 1)), max(y - (at[1] + n - 1), at[1] - (y + m - 1)),
               max(high - (level + n - 1), level - (high + m - 1)), 0)


def reaches(state: Encounter, ruleset: str, token: Token) -> dict[int, tuple[str, ...]]:
    """Squares -> the attacks that end there, the shortest reach first."""
    square, found = state.scene.square, dict[int, list[str]]()
    own = square if token.creature.reach is None else token.creature.reach
    named = [(attack.name, own if attack.reach is None else attack.reach) for attack in token.creature.attacks
             if attack.kind == "melee" or (attack.kind == "thrown" and attack.reach is not None)]
    for name, reach in [*named, ("unarmed", own)]:
        found.setdefault(1 if ruleset in BESIDE else reach // square, []).append(name)
    return {reach: tuple(names) for reach, names in sorted(found.items()) if reach}


def total(state: Encounter, own: set[Place], theirs: set[Place], stops: str) -> bool:
    """Do walls alone give the second body total cover from the first, or stop all sight?"""
    whole = [wall for wall in state.scene.walls if (wall.cover == "total" if stops == "cover" else wall.sight)]
    walls = [oracle.Obstacle(3, (tuple(map(Fraction, a)), tuple(map(Fraction, b))))
             for wall in whole for a, b in zip(wall.points, wall.points[1:], strict=False)]
    solid = [oracle.Obstacle(3, cell) for cell in (*solids_in(state), *oracle.rim(state.scene.width, state.scene.height))]
    standing = [o for o in (*walls, *solid) if o.shape not in {*own, *theirs}]
    return all(oracle.degree_of_pair(p, a, t, sorted(own), standing) == 3
               for a in sorted(own) for t in sorted(theirs) for p in oracle.corners(a))


def meleed(state: Encounter, mover: Token, at: Place) -> list[Token]:
    """Living enemies within one square of it there, heights too, whom no wall gives total cover (OSE)."""
    n, level = side(mover), mover.z // state.scene.square
    return [other for other in state.tokens.values()
            if other.side != mover.side and "neutral" not in (other.side, mover.side) and not other.dead
            and gap(at, n, level, other, state.scene.square) <= 1
            and not total(state, squares(at, n), squares(other.at, side(other)), "cover")]


def reactors(state: Encounter, ruleset: str, mover: Token) -> list[Token]:
    """Enemies who may strike in passing at all."""
    return [other for other in state.tokens.values()
            if other.side != mover.side and "neutral" not in (other.side, mover.side)
            and not other.dead and ruleset not in NOBODY
            and ("unconscious" not in other.conditions or ruleset in SLEEPLESS)]


def edges_left(state: Encounter, ruleset: str, mover_id: str, a: Place, b: Place) -> int:
    """How many edges of reaches the step from a to b leaves, heights and walls not asked."""
    mover, found = state.tokens[mover_id], 0
    n = side(mover)
    for other in reactors(state, ruleset, mover):
        level = other.z // state.scene.square
        for reach in reaches(state, ruleset, other):
            if ruleset in ANY_STEP:
                found += any(gap(cell, 1, level, other, state.scene.square) <= reach for cell in squares(a, n) - squares(b, n))
            else:
                found += gap(a, n, level, other, state.scene.square) <= reach < gap(b, n, level, other, state.scene.square)
    return found


def struck(
    state: Encounter, ruleset: str, mover_id: str, way: Sequence[Place]
) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Who may strike at which step of a way (its start first), with what: every step, every enemy, every reach."""
    mover, square, done = state.tokens[mover_id], state.scene.square, set[str]()
    plain, whole, level = Plain(state, ruleset, mover, "walk"), side(mover), mover.z // square
    for step, (a, b) in enumerate(zip(way, way[1:], strict=False)):
        n, m = plain.size_at(a), plain.size_at(b)
        for other in reactors(state, ruleset, mover):
            for reach, attacks in reaches(state, ruleset, other).items():
                if ruleset in ANY_STEP:
                    leaves = any(gap(cell, 1, level, other, square) <= reach for cell in squares(a, n) - squares(b, m))
                else:
                    leaves = gap(a, n, level, other, square) <= reach < gap(b, m, level, other, square)
                sealed = leaves and any(
                    total(state, squares(other.at, side(other)), squares(a, whole), stops) for stops in ("sight", "cover"))
                if leaves and not sealed and other.id not in done:
                    if ruleset in ONCE:
                        done.add(other.id)
                    yield other.id, step, attacks
