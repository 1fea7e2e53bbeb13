"""What next, for a game master's monster: of the squares it can stop on now, which are worth going to, and why.

    advice = advice_on(state, ruleset, Wish("goblin"))
    for share in weighing(state, ruleset, Wish("goblin")): ...      the same in small steps, for a window that must not wait

It only asks the policies that decide moves, provocations, cover and attacks, and compares their answers; it decides nothing and
changes nothing.  Not here: what one place is like (`prospects`), which attacks are left (`encounter.advising`), any word (`ui`).
Words: a *place* is a square it may stop on with the way there; a *quiet* way provokes nobody; a *strike* is an attack made from
a place; *shelter* is the share, 0 to 1, of what cover could do against those who count.

With few enemies the cover of every place is judged exactly.  With many, the lines between the middles of the bodies say first
which places are worth it, and as many as `prospects.RAYS` allows are then judged.  Ways and attacks are judged for the last
few; what is answered about a choice is exact always.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TypeVar

import msgspec

from battlemap.geometry import Cell
from battlemap.model import Encounter, Token
from battlemap.rules.cover import cover_of
from battlemap.rules.movement import Plan
from battlemap.rules.prospects import (
    LEAST_JUDGED,
    RAYS,
    Place,
    Strike,
    attacks_left,
    gaps_to,
    judge_cover,
    judge_deeds,
    look_for_targets,
    middles_stopped,
    places_for,
    rays_for,
)
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Provocation
from battlemap.rules.sight import sees
from battlemap.rules.space import DEGREES, cell_of
from battlemap.rules.standing import conditions_of, is_incapacitated

T = TypeVar("T")
Score = Callable[[Place], float]
MOST_CHOICES, APART, NAMED_ENEMIES, DEEDS_JUDGED = 3, 2, 4, 12
CAN_STRIKE, STRIKES_WELL, SHELTERED, PROVOKED, EACH_PROVOKED, NEARER, EFFORT = 6.0, 4.0, 4.0, 3.0, 1.5, 4.0, 0.5
"""The weights of the best all round: an attack at all, its worth, full shelter, the first and each provocation, all of the way to
the nearest enemy where nobody can be attacked, all of the movement."""


class Wish(msgspec.Struct, frozen=True):
    """For whom; against whom (() all its enemies); the names of the attacks it has left (None: all it has); how it moves."""

    token: str
    against: tuple[str, ...] = ()
    attacks: tuple[str, ...] | None = None
    by: str = "walk"


class _Scale(msgspec.Struct, frozen=True):
    """What places are measured by: the worth of the best attack there is; how far the nearest enemy is now, 0 where it has no
    attack to come near for."""

    worth: float
    gap: int

    def all_round(self, place: Place, worth: float, shelter: float) -> float:
        if worth:
            strikes = CAN_STRIKE + STRIKES_WELL * worth / self.worth
        else:
            strikes = NEARER * (self.gap - place.gap) / self.gap if self.gap else 0.0
        return strikes + SHELTERED * shelter - _risk(place) - _effort(place)


class Choice(msgspec.Struct, frozen=True):
    """One suggestion.  `goals`: what it is the best for ("best" all round, "cover", "attack"; () just another good one);
    `covers`: enemy -> degree of the cover it has there; `behind`: what gives the most of it, as obstacles are named;
    `nearest`: squares to the nearest enemy then."""

    goals: tuple[str, ...]
    at: Cell
    plan: Plan
    covers: Mapping[str, str]
    behind: tuple[str, ...]
    strike: Strike | None
    nearest: int

    @property
    def provokes(self) -> tuple[Provocation, ...]:
        """On the way, then by what it does there."""
        return (*self.plan.provokes, *(self.strike.provokes if self.strike else ()))


class Advice(msgspec.Struct, frozen=True):
    """`enemies`: who counted; `quiet`: squares a quiet way leads to; `strikes`: those somebody can be attacked from;
    `shelters`: square -> shelter, of those judged; `choices`: the best first, at most three."""

    token: str
    start: Cell
    enemies: tuple[str, ...]
    quiet: frozenset[Cell]
    strikes: frozenset[Cell]
    shelters: Mapping[Cell, float]
    choices: tuple[Choice, ...]


def advice_on(state: Encounter, ruleset: Ruleset, wish: Wish) -> Advice:
    """All of it at once.  KeyError for a token that is not there."""
    steps = weighing(state, ruleset, wish)
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            found: Advice = ended.value
            return found


def weighing(state: Encounter, ruleset: Ruleset, wish: Wish) -> Generator[float, None, Advice]:
    """Small steps, each yielding the share done; the advice is what it returns."""
    token = state.tokens[wish.token]
    enemies = enemies_known(state, ruleset, token, wish.against)
    places = places_for(state, ruleset, token, wish.by)
    yield 0.05
    stopped = yield from _part(0.05, 0.25, middles_stopped(state, token, enemies, list(places)))
    targets = [enemy for enemy in enemies if enemy.hp > 0 or enemy.id in wish.against]
    attacks = attacks_left(token, wish.attacks)
    look_for_targets(state, ruleset, token, places, attacks, targets, stopped)
    _look_round(state, token, places, enemies, [stopped[enemy.id].tolist() for enemy in enemies])
    near = places[cell_of(token)].gap if attacks else 0
    scale = _Scale(max((place.aims[0].worth for place in places.values() if place.aims), default=1.0), near)
    most = max(LEAST_JUDGED, RAYS // max(1, sum(rays_for(token, enemy) for enemy in enemies)))
    judged = _leading(places, scale, lambda place: place.guess, most)
    yield 0.3
    yield from _part(0.3, 0.8, judge_cover(state, token, places, judged, enemies))
    last = _leading({cell: places[cell] for cell in judged}, scale, lambda place: place.shelter, DEEDS_JUDGED)
    yield from _part(0.8, 1.0, judge_deeds(state, ruleset, token, places, last))
    return Advice(
        token.id, cell_of(token), tuple(enemy.id for enemy in enemies),
        quiet=frozenset(cell for cell, place in places.items() if not place.provoked_on_the_way),
        strikes=frozenset(cell for cell, place in places.items() if place.aims and (place.plan is None or place.strike)),
        shelters={cell: places[cell].shelter for cell in judged},
        choices=_choices(state, ruleset, token, {cell: places[cell] for cell in last}, near),
    )  # fmt: skip


def enemies_known(state: Encounter, ruleset: Ruleset, token: Token, against: Sequence[str] = ()) -> tuple[Token, ...]:
    """Those named; else all it knows of who can still act: whom walls hide it reckons with, not who hides or is invisible."""
    if against:
        return tuple(token for token in state.tokens.values() if token.id in against and not token.dead)
    return tuple(
        other
        for other in state.tokens.values()
        if state.are_enemies(token, other) and not is_incapacitated(ruleset, other) and _knows(state, ruleset, token, other)
    )


def _knows(state: Encounter, ruleset: Ruleset, token: Token, other: Token) -> bool:
    unseen = other.has("hiding") or any(rule.hides for rule, _ in conditions_of(ruleset, other))
    return not unseen or sees(state, ruleset, token, other).sees


def _part(begin: float, end: float, steps: Generator[float, None, T]) -> Generator[float, None, T]:
    """The steps of one part, as shares of the whole."""
    while True:
        try:
            done = next(steps)
        except StopIteration as ended:
            result: T = ended.value
            return result
        yield begin + (end - begin) * done


def _look_round(
    state: Encounter, token: Token, places: Mapping[Cell, Place], enemies: Sequence[Token], stopped: Sequence[Sequence[bool]]
) -> None:
    """Fill in how near the nearest enemy is, and shelter as the lines between the middles have it."""
    cells, gaps = list(places), [gaps_to(state, token, enemy, list(places)).tolist() for enemy in enemies]
    for number, cell in enumerate(cells):
        places[cell].gap = min((of_one[number] for of_one in gaps), default=0)
        places[cell].guess = sum(of_one[number] for of_one in stopped) / max(1, len(stopped))


def _leading(
    places: Mapping[Cell, Place], scale: _Scale, shelter: Score, most: int
) -> list[Cell]:
    """As many places as there is time for, its own always: by each goal in turn, as far as is known now."""
    if len(places) <= most:
        return list(places)
    orders = [
        _ordered(places, score)
        for score in (
            lambda place: scale.all_round(place, place.aims[0].worth if place.aims else 0.0, shelter(place)),
            lambda place: 10 * shelter(place) - 2 * _risk(place) - _effort(place),
            lambda place: (place.aims[0].worth / scale.worth if place.aims else 0.0) + shelter(place) / 20 - _risk(place),
        )
    ]
    found: dict[Cell, None] = {cell: None for cell, place in places.items() if not place.way.path}
    for cells in zip(*orders, strict=True):
        found.update(dict.fromkeys(cells))
        if len(found) >= most:
            break
    return list(found)


def _risk(place: Place) -> float:
    return PROVOKED + EACH_PROVOKED * place.provoked if place.provoked else 0.0


def _effort(place: Place) -> float:
    return EFFORT * place.way.cost / max(1, place.way.reach.left)


# ---------------------------------------------------------------- which to suggest
def _choices(
    state: Encounter, ruleset: Ruleset, token: Token, places: Mapping[Cell, Place], near: int
) -> tuple[Choice, ...]:
    """The best all round, the best cover, the best attack, each where it is another place; then others that are good too."""
    if not any(place.degrees for place in places.values()):
        return ()
    scale = _Scale(max((place.strike.worth for place in places.values() if place.strike), default=1.0), near)

    def all_round(place: Place) -> float:
        return scale.all_round(place, place.strike.worth if place.strike else 0.0, place.shelter)

    sheltered = {cell: place for cell, place in places.items() if place.shelter > 0}
    striking = {cell: place for cell, place in places.items() if place.strike}
    goals: dict[Cell, list[str]] = {}
    for goal, among, score in (
        ("best", places, all_round),
        ("cover", sheltered, lambda place: 10 * place.shelter - 2 * _risk(place) + all_round(place) / 20),
        ("attack", striking, lambda place: 10 * place.strike.worth / scale.worth - _risk(place) / 3 + all_round(place) / 20),
    ):
        if among:
            goals.setdefault(_first(among, score), []).append(goal)
    for cell in _ordered(places, all_round):
        if len(goals) >= MOST_CHOICES:
            break
        if all(max(abs(cell.x - other.x), abs(cell.y - other.y)) >= APART for other in goals):
            goals[cell] = []
    return tuple(_choice(state, ruleset, token, cell, places[cell], found) for cell, found in goals.items())


def _first(places: Mapping[Cell, Place], score: Score) -> Cell:
    return _ordered(places, score)[0]


def _ordered(places: Mapping[Cell, Place], score: Score) -> list[Cell]:
    """The best first; of equal ones the nearer, then as one reads a map."""
    return sorted(places, key=lambda cell: (-round(score(places[cell]), 6), places[cell].way.cost, cell.y, cell.x))


def _choice(
    state: Encounter, ruleset: Ruleset, token: Token, cell: Cell, place: Place, goals: Sequence[str]
) -> Choice:
    assert place.plan is not None, "a choice has been judged"
    covers = {enemy: DEGREES[degree] for enemy, degree in place.degrees.items()}
    return Choice(
        tuple(goals), cell, place.plan, covers, _behind(state, ruleset, token, cell, place.degrees), place.strike, place.gap
    )


def _behind(
    state: Encounter, ruleset: Ruleset, token: Token, cell: Cell, degrees: Mapping[str, int]
) -> tuple[str, ...]:
    """What gives the most cover there, asked of a few of those it has the most from, the commonest first."""
    most = max(degrees.values(), default=0)
    if not most:
        return ()
    there = msgspec.structs.replace(token, at=tuple(cell))
    named: dict[str, int] = {}
    for enemy in [enemy for enemy, degree in degrees.items() if degree == most][:NAMED_ENEMIES]:
        for name in cover_of(state, ruleset, state.tokens[enemy], there).cover.by:
            named[name] = named.get(name, 0) + 1
    if most >= DEGREES.index("three_quarters"):  # creatures never give that much
        named = {name: number for name, number in named.items() if not name.startswith("token:")} or named
    return tuple(sorted(named, key=lambda name: -named[name]))
