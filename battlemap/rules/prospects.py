"""The places a token could go to now, and what each would be like: the way there, cover, somebody to attack.

Here: gathering and judging, place by place.  Not here: which of them to suggest (`advice`, which has the words used).
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from functools import partial

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from battlemap.geometry import Cell, Cover, degrees_to, lines_stopped, squares_of
from battlemap.model import Attack, Encounter, Token
from battlemap.rules.attacks import (
    AttackRuling,
    Blow,
    attack_named,
    chance_to_hit,
    is_melee,
    is_save_only,
    ruling_on,
)
from battlemap.rules.cover import CoverRuling, walled_off
from battlemap.rules.dice import parse_dice
from battlemap.rules.movement import Plan, Reach, plan_along, reach_of, safe_ways
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Provocation, mode_of
from battlemap.rules.space import (
    DEGREES,
    body_of,
    cell_of,
    cells_of,
    creatures_between,
    footprint,
    level_at,
    level_of,
    walls_of,
    walls_over,
)
from battlemap.rules.threat import shooting_provocations

RAYS, LINES_A_PAIR, RAYS_A_STEP = 16_000, 16, 2_500
LEAST_JUDGED, RULINGS_A_PLACE, LOOKED_AT_CLOSELY = 4, 2, 8
SHELTER = (0.0, 0.4, 0.75, 1.0)
"""What each degree of cover is worth, none to total."""
UNROLLED = 0.5
"""The chance of an attack that asks for a save, or that the table rolls."""
TOTAL = len(SHELTER) - 1
FREE = CoverRuling(DEGREES[0], 0, 0, 0, Cover(0, (), ()))

Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]


class Way(msgspec.Struct, frozen=True):
    """A way to a place: what it goes as, the squares entered, dm, and how many edges of reaches it leaves (0: quiet)."""

    reach: Reach
    path: tuple[Cell, ...]
    cost: int
    toll: int


class Strike(msgspec.Struct, frozen=True):
    """An attack made from a place.  `chance` None where the table rolls or the target saves; `worth`: chance x average damage;
    `provokes`: whom making it there provokes."""

    target: str
    attack: str
    chance: float | None
    mode: str
    melee: bool
    gap: int
    worth: float
    provokes: tuple[Provocation, ...] = ()


class Aim(msgspec.Struct, frozen=True):
    """Somebody it could attack from a place, as far as distance and walls say."""

    worth: float
    gap: int
    target: Token
    attack: Attack


class Place(msgspec.Struct):
    """`guess`: shelter by middles alone, `shelter` once judged; `gap`: squares to the nearest enemy; `aims`: the best first."""

    way: Way
    guess: float = 0.0
    gap: int = 0
    aims: list[Aim] = msgspec.field(default_factory=list)
    shelter: float = 0.0
    degrees: dict[str, int] = msgspec.field(default_factory=dict)
    plan: Plan | None = None
    strike: Strike | None = None

    @property
    def provoked(self) -> int:
        """How many may strike at it on the way and at what it does there; by distance until it is judged."""
        return self.provoked_on_the_way + (len(self.strike.provokes) if self.strike else 0)

    @property
    def provoked_on_the_way(self) -> int:
        return len(self.plan.provokes) if self.plan else self.way.toll


# ---------------------------------------------------------------- where to
def places_for(state: Encounter, ruleset: Ruleset, token: Token, by: str) -> dict[Cell, Place]:
    """Every square it may stop on now, its own among them, with the best way there: a quiet one before a provoking one, then
    the cheaper.  What only a Dash reaches is left out: that leaves nothing to attack with."""
    found: dict[Cell, Place] = {}
    for name, kind in ruleset.movement.kinds.items():
        if kind.declared and token.declared != name:
            continue
        reach = reach_of(state, ruleset, token.id, by, name)
        found.setdefault(reach.start, Place(Way(reach, (), 0, 0)))
        safe = safe_ways(state, ruleset, reach) if kind.provokes and len(reach.costs) > 1 else None
        for cell, cost in reach.costs.items():
            way = Way(reach, reach.ways.path_to(cell), cost, (reach.ways.toll_to(cell) or 0) if kind.provokes else 0)
            around = safe.cost_to(cell) if safe is not None and way.toll else None
            if safe is not None and around is not None and around * state.scene.square <= reach.left:
                way = Way(reach, safe.path_to(cell), around * state.scene.square, 0)
            known = found.get(cell)
            if known is None or (way.toll, way.cost) < (known.way.toll, known.way.cost):
                found[cell] = Place(way)
    return found


# ---------------------------------------------------------------- first looks
def middles_stopped(
    state: Encounter, token: Token, enemies: Sequence[Token], cells: Sequence[Cell]
) -> Generator[float, None, dict[str, Bools]]:
    """Enemy -> bool [cells]: does something stop the line from its middle to the middle of the body there?  Yields the share
    done."""
    half, walls = footprint(token) // 2, walls_of(state.scene)
    squares = np.array([(cell.x + half, cell.y + half) for cell in cells], np.int64).reshape(-1, 2)
    np.minimum(squares, (state.scene.width - 1, state.scene.height - 1), out=squares)
    found: dict[str, Bools] = {}
    for number, enemy in enumerate(enemies):
        at, middle = cell_of(enemy), footprint(enemy) // 2 + 0.5
        found[enemy.id] = lines_stopped(walls, (at.x + middle, at.y + middle), squares, 1, own=cells_of(enemy))
        if number % 8 == 7:
            yield number / len(enemies)
    return found


def gaps_to(state: Encounter, token: Token, other: Token, cells: Sequence[Cell]) -> Ints:
    """int64 [cells]: distance in squares between a token standing there and another, as `geometry.distance`."""
    n, m, at = footprint(token), footprint(other), cell_of(other)
    here = np.array(cells, np.int64).reshape(-1, 2)
    level, theirs = level_of(state, token.z), level_at(state, other.z, at, m)
    levels = np.array([level_at(state, token.z, cell, n) for cell in cells]) if state.scene.areas else np.full(len(here), level)
    apart = np.zeros(len(here), np.int64)
    for mine, its in ((here[:, 0], at.x), (here[:, 1], at.y), (levels, theirs)):
        apart = np.maximum(apart, np.maximum(its - (mine + n - 1), mine - (its + m - 1)))
    return apart


def attacks_left(token: Token, names: Iterable[str] | None) -> tuple[Attack, ...]:
    """Those named (None: all it has); one that only asks for saves stands back where there is one to roll."""
    if names is None:
        names = [attack.name for attack in token.creature.attacks] or [""]
    found = [attack for name in names if (attack := attack_named(token, name)) is not None]
    return tuple([attack for attack in found if not is_save_only(attack)] or found)


def look_for_targets(
    state: Encounter, ruleset: Ruleset, token: Token, places: Mapping[Cell, Place], attacks: Sequence[Attack],
    targets: Sequence[Token], stopped: Mapping[str, Bools],
) -> None:  # fmt: skip
    """Fill in `aims`.  A free line between the middles proves that somebody can be attacked; where none is, the walls are asked,
    for the nearest first and no longer than `RAYS` allows."""
    cells, asked = list(places), 0
    for target in targets:
        gaps = gaps_to(state, token, target, cells)
        blows = [Blow(token, target, attack, False, 0, FREE) for attack in attacks]
        worths = _worths(state, ruleset, blows, np.unique(gaps).tolist(), len(targets) <= LOOKED_AT_CLOSELY)
        for cell, gap, is_stopped in zip(cells, gaps.tolist(), stopped[target.id].tolist(), strict=True):
            aims = [Aim(worth, gap, target, attack) for worth, attack in worths[gap]]
            if not aims:
                continue
            if is_stopped:
                asked += LINES_A_PAIR * footprint(token) ** 2 * footprint(target) ** 2
                if asked > RAYS // 4 and gap > 1 or walled_off(state, squares_of(cell, footprint(token)), cells_of(target)):
                    continue
            places[cell].aims += aims
    for place in places.values():
        place.aims.sort(key=lambda aim: (-aim.worth, aim.gap))


def _worths(
    state: Encounter, ruleset: Ruleset, blows: Sequence[Blow], gaps: Sequence[int], closely: bool
) -> dict[int, list[tuple[float, Attack]]]:
    """Gap -> what each attack would be worth there with nothing in between; those that do not go so far are left out."""
    found: dict[int, list[tuple[float, Attack]]] = {gap: [] for gap in gaps}
    for blow in blows:
        at = {gap: replace(blow, gap=gap, melee=is_melee(state, blow.attacker, blow.attack, gap)) for gap in gaps}
        within = [gap for gap, one in at.items() if ruleset.attacks.refuses(state, ruleset, one) is None]
        for gap, chance in _chances(partial(_chance_at, state, ruleset, at, closely), within):
            found[gap].append((chance * _average(state, ruleset, at[gap]), blow.attack))
    return found


def _chances(chance_at: Callable[[int], float], gaps: Sequence[int]) -> Iterator[tuple[int, float]]:
    """(gap, chance) for rising gaps.  Chances change at a few distances only: where both ends of a stretch are alike, so is all
    between."""
    waiting = [(0, len(gaps) - 1)] if gaps else []
    known: dict[int, float] = {}
    while waiting:
        low, high = waiting.pop()
        for end in (low, high):
            if end not in known:
                known[end] = chance_at(gaps[end])
        if known[low] == known[high]:
            known.update(dict.fromkeys(range(low, high), known[low]))
        elif high - low > 1:
            waiting += [(low, (low + high) // 2), ((low + high) // 2, high)]
    yield from ((gaps[at], known[at]) for at in sorted(known))


def _chance_at(state: Encounter, ruleset: Ruleset, at: Mapping[int, Blow], closely: bool, gap: int) -> float:
    return _likely(state, ruleset, at[gap], closely)


def _likely(state: Encounter, ruleset: Ruleset, blow: Blow, closely: bool) -> float:
    """The chance to hit with nothing in between; `closely`: with the reasons for a second die, which take their time."""
    rules = ruleset.attacks
    if not rules.rolls or is_save_only(blow.attack):
        return UNROLLED
    modifier = sum(term.amount for term in rules.terms(state, ruleset, blow))
    against, _ = rules.target_number(state, ruleset, blow)
    return chance_to_hit(modifier, against, mode_of(rules.reasons(state, ruleset, blow)) if closely else "normal")


def _average(state: Encounter, ruleset: Ruleset, blow: Blow) -> float:
    """What a hit does on average; 1 where it does no damage of its own."""
    return max(1.0, sum(parse_dice(text).average for text, _ in ruleset.attacks.damage(state, ruleset, blow)))


# ---------------------------------------------------------------- judging
def judge_cover(
    state: Encounter, token: Token, places: Mapping[Cell, Place], judged: Sequence[Cell], enemies: Sequence[Token]
) -> Generator[float, None, None]:
    """Fill in degrees and shelter of these places, exactly; yields the share done."""
    n = footprint(token)
    by_level: dict[int, list[Cell]] = {}
    for cell in judged:
        by_level.setdefault(level_at(state, token.z, cell, n), []).append(cell)
    rays = 0
    for number, enemy in enumerate(enemies):
        for level, cells in by_level.items():
            there = msgspec.structs.replace(token, at=tuple(cells[0]))
            blocks = creatures_between(state, enemy, there)
            walls = walls_over(state.scene, min(level, body_of(state, enemy).level))
            degrees = degrees_to(walls, cells_of(enemy), [squares_of(cell, n) for cell in cells], blocks)
            for cell, degree in zip(cells, degrees.tolist(), strict=True):
                places[cell].degrees[enemy.id] = degree
        rays += rays_for(token, enemy) * len(judged)
        if rays >= RAYS_A_STEP:
            rays = 0
            yield (number + 1) / len(enemies)
    for cell in judged:
        known = places[cell].degrees.values()
        places[cell].shelter = sum(SHELTER[degree] for degree in known) / max(1, len(known))


def rays_for(token: Token, enemy: Token) -> int:
    """How many lines one exact degree takes."""
    return LINES_A_PAIR * footprint(token) ** 2 * footprint(enemy) ** 2


def judge_deeds(
    state: Encounter, ruleset: Ruleset, token: Token, places: Mapping[Cell, Place], judged: Sequence[Cell]
) -> Generator[float, None, None]:
    """Fill in the plan and the best strike of these places; yields the share done."""
    for number, cell in enumerate(judged):
        place, way = places[cell], places[cell].way
        place.plan = plan_along(
            state, ruleset, token.id, way.path, way.reach.by, way.reach.pays, kind=way.reach.kind
        )
        place.strike = _best_strike(state, ruleset, token, cell, place.aims)
        if number % 2:
            yield (number + 1) / len(judged)


def _best_strike(state: Encounter, ruleset: Ruleset, token: Token, cell: Cell, aims: Sequence[Aim]) -> Strike | None:
    """The attack worth most from there, of the likeliest few; exactly what the attack itself would be."""
    there = msgspec.structs.replace(token, at=tuple(cell))
    moved = msgspec.structs.replace(state, tokens={**state.tokens, token.id: there})
    found = []
    for aim in aims[:RULINGS_A_PLACE]:
        ruling = ruling_on(moved, ruleset, there, aim.target, aim.attack)
        if ruling.refusal is None:
            found.append(_strike(moved, ruleset, ruling))
    return max(found, key=lambda strike: (strike.worth, -strike.gap), default=None)


def _strike(state: Encounter, ruleset: Ruleset, ruling: AttackRuling) -> Strike:
    rolled = ruleset.attacks.rolls and not is_save_only(ruling.attack)
    chance = chance_to_hit(ruling.modifier, ruling.against, ruling.mode) if rolled else None
    blow = ruling.blow
    worth = (UNROLLED if chance is None else chance) * _average(state, ruleset, blow)
    provokes = shooting_provocations(state, ruleset, blow.attacker, blow.attack, blow.melee)
    return Strike(blow.target.id, blow.attack.name, chance, ruling.mode, blow.melee, blow.gap, worth, provokes)
