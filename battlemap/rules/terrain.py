"""The ground as one mover meets it: which steps there are, what each costs, where it may stop.

`ground_for` builds the arrays once per state, mover and way of moving; the search, the path check and the drag all read the same
ones, so there is one validator for every input (rules.md G2).  A place is *squeezed* where the whole footprint does not fit but
one a size smaller with the same top-left square does.  Not here: budgets and who reacts (`movement`).
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from battlemap.geometry import DIRECTIONS, Body, Cell, Walls, fits, squares_of, step_mask, step_problem
from battlemap.model import Encounter, Scene, Token
from battlemap.rules.policies.steps import StepContext, held_by
from battlemap.rules.ruleset import MoveKind, Ruleset
from battlemap.rules.ruling import Refusal
from battlemap.rules.space import (
    body_of,
    cell_of,
    footprint,
    level_at,
    levels_meet,
    no_walls,
    others_of,
    walls_of,
    walls_without_solids,
)
from battlemap.rules.standing import shares_space, traits_of
from battlemap.rules.zones import difficult_squares

Mask = npt.NDArray[np.bool_]
Bytes = npt.NDArray[np.uint8]
GROUNDS_KEPT = 8
TINY_IN_A_SQUARE = 4
_drawn: "OrderedDict[int, tuple[Sequence[str], Drawn]]" = OrderedDict()
_grounds: "OrderedDict[tuple[int, int, str, str, int, str], tuple[Encounter, Ruleset, Ground]]" = OrderedDict()


class Ground(msgspec.Struct, frozen=True):
    """cost[d, y, x]: squares the step from (x, y) in direction d costs, 0 where there is none; size[y, x]: squares a side it
    has with its top-left there (0: it does not fit); may_stop[y, x]: nobody else stands there; barred[y, x]: whose space it may
    not enter, as an index into `others` plus 1; forbidden[d, y, x]: steps this kind of moving does not take, whatever is in
    their way; by: the way of moving; mover: whose ground it is."""

    walls: Walls
    n: int
    squeezes: bool
    cost: Bytes
    size: Bytes
    may_stop: Mask
    barred: npt.NDArray[np.int32]
    others: tuple[Token, ...]
    forbidden: npt.NDArray[np.bool_] | None
    kind: MoveKind
    by: str
    mover: str

    def is_squeezed(self, cell: Cell) -> bool:
        return 0 < int(self.size[cell.y, cell.x]) < self.n

    def size_at(self, cell: Cell) -> int:
        return int(self.size[cell.y, cell.x]) or self.n


def ground_for(
    state: Encounter, ruleset: Ruleset, token: Token, by: str = "walk", z: int | None = None, kind: str = "own"
) -> Ground:
    """The arrays for one mover at a height (its own by default) and one of the ruleset's kinds of moving."""
    height = token.z if z is None else z
    key = (id(state), id(ruleset), token.id, by, height, kind)
    found = _grounds.get(key)
    if found is None:                                       # it holds what its key names: no other has come by their numbers
        ground = _build(state, ruleset, token, by, height, ruleset.movement.kinds.get(kind, MoveKind()))
        found = (state, ruleset, ground)
        _grounds[key] = found
        while len(_grounds) > GROUNDS_KEPT:
            _grounds.popitem(last=False)
    return found[2]


class Drawn(msgspec.Struct, frozen=True):
    """The letters of a map's squares, and where each stands."""

    letters: tuple[str, ...]
    codes: npt.NDArray[np.uint32]
    masks: dict[str, Mask]

    def where(self, letter: str) -> Mask:
        """[H, W]: squares drawn with this letter; not to be written to."""
        if letter not in self.masks:
            self.masks[letter] = self.codes == ord(letter)
        return self.masks[letter]


def drawn_ground(scene: Scene) -> Drawn:
    """Kept by identity for the last few, rows and all: they are frozen, and scenes with other doors share them."""
    found = _drawn.get(id(scene.rows))
    if found is None:
        text = "".join(scene.rows)
        codes = np.frombuffer(text.encode("utf-32-le"), np.uint32).reshape(scene.height, scene.width)
        found = (scene.rows, Drawn(tuple(sorted(set(text))), codes, {}))
        _drawn[id(scene.rows)] = found
        while len(_drawn) > GROUNDS_KEPT:
            _drawn.popitem(last=False)
    return found[1]


def _meets(state: Encounter, other: Token, z: int, n: int) -> bool:
    """Would a body n squares high share a height with another, `z` above the floor on which that stands?"""
    m, square = footprint(other), state.scene.square
    if not state.scene.areas:  # the floor is level
        level, its_level = z // square, other.z // square
        return level < its_level + m and its_level < level + n
    return levels_meet(Body(*other.at, n, level_at(state, z, other.at, m)), body_of(state, other))


def _sharing(ruleset: Ruleset, token: Token) -> Callable[[Token], bool]:
    """As `shares_space` of a token and each other, with what they have in common asked once."""
    if shares_space(ruleset, token):
        return lambda _other: True
    names = {name for name, trait in ruleset.traits.items() if trait.shares_space}
    return lambda other: not names.isdisjoint(other.creature.traits)


def _build(state: Encounter, ruleset: Ruleset, token: Token, by: str, z: int, kind: MoveKind) -> Ground:
    scene, n, traits = state.scene, footprint(token), tuple(traits_of(ruleset, token))
    through = any(trait.through for trait in traits)
    walls = no_walls(scene.width, scene.height) if through else walls_of(scene)
    if by == "burrow" and not through and any(trait.digs for trait in traits):
        walls = walls_without_solids(scene)
    squeezing = "free" if any(trait.slips for trait in traits) and ruleset.movement.squeezing else ruleset.movement.squeezing
    drags = held_by(state, token)
    others = tuple(other for other in others_of(state, token) if not _goes_along(token, other, drags))
    meets = [_meets(state, other, z, n) for other in others]
    meeting = [other for other, does in zip(others, meets, strict=True) if does]
    shares = _sharing(ruleset, token)
    barred = np.zeros((scene.height, scene.width), np.int32)
    slow = np.zeros(barred.shape, np.bool_)
    for number, other in enumerate(others):
        if not meets[number]:
            continue
        rows, columns = _slices(other)
        may_pass = through or shares(other) or ruleset.movement.may_pass(state, ruleset, token, other)
        if kind.passes == "nobody" or not may_pass:
            barred[rows, columns] = number + 1
        elif through or ruleset.movement.slows(state, token, other):
            slow[rows, columns] = True
    drawn = drawn_ground(scene)
    difficult = slow if by == "fly" else slow | drawn.where("~") | drawn.where("o")
    if by != "fly" and (rough := difficult_squares(state, ruleset, token)) is not None:
        difficult = difficult | rough
    if through:
        difficult = difficult | drawn.where("#")
    if any(trait.sure_ground for trait in traits):
        difficult = np.zeros_like(difficult)
    extra, climber = np.zeros(barred.shape, np.uint8), any(trait.climbs for trait in traits)
    for letter in drawn.letters:
        if dearer := ruleset.movement.extra(StepContext(state, token, by, letter, drags, climber)):
            extra[drawn.where(letter)] = dearer
    size = _sizes(walls, n, barred > 0, bool(squeezing))
    start = cell_of(token)
    if walls.grid.contains(start) and not size[start.y, start.x]:
        size[start.y, start.x] = n if fits(walls, n)[start.y, start.x] or n == 1 else n - 1
    barriers = _barriers(walls_of(scene), n) if through else None
    cost = _costs(walls, n, size, difficult & (by != "jump"), extra, squeezing, barriers)
    forbidden = None
    if kind.forbids is not None and (steps := kind.forbids(state, ruleset, token, n)) is not None:
        forbidden = steps
        cost = np.where(forbidden, 0, cost).astype(np.uint8)
    in_the_way = [other for other in meeting if not shares(other)]
    may_stop = (size > 0) & ~_spread(_occupied(state, token, in_the_way), size, n)
    return Ground(walls, n, bool(squeezing), cost, size, may_stop, barred, others, forbidden, kind, by, token.id)


def _goes_along(token: Token, other: Token, drags: Sequence[Token]) -> bool:
    """Rider, mount and the dragged are never in each other's way."""
    return other.id == token.riding or other.riding == token.id or other in drags


def _slices(token: Token) -> tuple[slice, slice]:
    (x, y), n = token.at, footprint(token)
    return slice(max(0, y), max(0, y + n)), slice(max(0, x), max(0, x + n))


def _occupied(state: Encounter, token: Token, others: Sequence[Token]) -> Mask:
    """Squares another stands in; up to four tiny ones share."""
    taken = np.zeros((state.scene.height, state.scene.width), np.bool_)
    tiny: dict[tuple[int, int], int] = {}
    for other in others:
        if token.creature.size == "tiny" and other.creature.size == "tiny":
            tiny[other.at] = tiny.get(other.at, 0) + 1
        else:
            taken[_slices(other)] = True
    for (x, y), number in tiny.items():
        if number >= TINY_IN_A_SQUARE:
            taken[y, x] = True
    return taken


def _shifted(array: npt.NDArray[np.generic], dx: int, dy: int) -> npt.NDArray[np.generic]:
    """out[y, x] = array[y + dy, x + dx], zero off the map."""
    out = np.zeros_like(array)
    height, width = array.shape
    ys, yd = slice(max(0, dy), height + min(0, dy)), slice(max(0, -dy), height + min(0, -dy))
    xs, xd = slice(max(0, dx), width + min(0, dx)), slice(max(0, -dx), width + min(0, -dx))
    out[yd, xd] = array[ys, xs]
    return out


def _most(array: npt.NDArray[np.generic], offsets: Sequence[tuple[int, int]]) -> npt.NDArray[np.generic]:
    """The largest value over the squares at those offsets from each square."""
    out = np.zeros_like(array)
    for dx, dy in offsets:
        np.maximum(out, _shifted(array, dx, dy), out=out)
    return out


def _offsets(n: int) -> tuple[tuple[int, int], ...]:
    return tuple((x, y) for y in range(n) for x in range(n))


def _sizes(walls: Walls, n: int, barred: Mask, squeezes: bool) -> Bytes:
    full = fits(walls, n) & ~_most(barred, _offsets(n)).astype(np.bool_)
    size = np.where(full, n, 0).astype(np.uint8)
    if squeezes and n > 1:
        small = fits(walls, n - 1) & ~_most(barred, _offsets(n - 1)).astype(np.bool_)
        small[max(0, walls.grid.height - n + 1) :], small[:, max(0, walls.grid.width - n + 1) :] = False, False
        size = np.where(~full & small, n - 1, size).astype(np.uint8)
    return size


def _spread(taken: Mask, size: Bytes, n: int) -> Mask:
    """Is any square of the footprint, as large as it is there, taken?"""
    whole = _most(taken, _offsets(n)).astype(np.bool_)
    if n == 1:
        return whole
    smaller = _most(taken, _offsets(n - 1)).astype(np.bool_)
    return np.asarray(np.where(size == n, whole, smaller))


def _costs(
    walls: Walls, n: int, size: Bytes, difficult: Mask, extra: Bytes, squeezing: str, barriers: Mask | None = None
) -> Bytes:
    """`barriers`: steps through something, for who goes through it as through difficult ground."""
    cost = np.zeros((8, *size.shape), np.uint8)
    if n == 1 and barriers is None:  # one square is entered and left: its price is the same from all sides
        stands, prices = size == 1, (1 + difficult + extra).astype(np.uint8)
        for d, (dx, dy) in enumerate(DIRECTIONS):
            np.copyto(cost[d], _shifted(prices * stands, dx, dy), where=step_mask(walls, 1)[d] & stands, casting="unsafe")
        return cost
    sizes = [side for side in (n, n - 1) if side > 0 and (size == side).any()]
    for was in sizes:
        for now in sizes:
            slide, pinched = step_mask(walls, min(was, now)), now < n
            old = set(_offsets(was))
            here, there = size == was, size == now
            for d, (dx, dy) in enumerate(DIRECTIONS):
                entered = [(x + dx, y + dy) for x, y in _offsets(now) if (x + dx, y + dy) not in old]
                slow = _most(difficult, entered).astype(np.bool_) | (pinched and squeezing == "difficult")
                if barriers is not None:
                    slow = slow | barriers[d]
                price = 1 + slow + _most(extra, entered).astype(np.uint8) + (pinched and squeezing == "extra")
                np.copyto(cost[d], price, where=slide[d] & here & _shifted(there, dx, dy).astype(np.bool_), casting="unsafe")
    return cost


def _barriers(walls: Walls, n: int) -> Mask:
    """[8, H, W]: steps from one free place to another that something stands between."""
    free, steps = fits(walls, n), step_mask(walls, n)
    ends = np.stack([np.asarray(_shifted(free, dx, dy)) for dx, dy in DIRECTIONS])
    return np.asarray(~steps & free & ends)


def is_squeezed(state: Encounter, ruleset: Ruleset, token: Token) -> bool:
    """Does it stand where only a body one size smaller fits?"""
    n, cell = footprint(token), cell_of(token)
    if n == 1:
        return False
    through = any(trait.through for trait in traits_of(ruleset, token))
    walls = no_walls(state.scene.width, state.scene.height) if through else walls_of(state.scene)
    shared = any(_overlap(other.at, footprint(other), cell, n) for other in others_of(state, token))
    if shared or not walls.grid.contains(cell):
        return ground_for(state, ruleset, token).is_squeezed(cell)
    return not fits(walls, n)[cell.y, cell.x]  # nobody is in its way: the walls alone say it


def step_refusal(ground: Ground, a: Cell, b: Cell) -> Refusal | None:
    """Why there is no step from a to its neighbour b; None when there is one."""
    d = DIRECTIONS.index((b.x - a.x, b.y - a.y))
    walls, n = ground.walls, ground.n
    if not walls.grid.contains(b):
        return Refusal("off_map", {"at": list(b)})
    if ground.cost[d, a.y, a.x]:
        return None
    if not walls.grid.contains(Cell(b.x + n - 1, b.y + n - 1)):  # nobody squeezes over the rim
        return Refusal("off_map", {"at": list(b)})
    if ground.forbidden is not None and ground.forbidden[d, a.y, a.x]:
        refusal, rule = ground.kind.refusal
        return Refusal(refusal, {"rule": rule, "token": ground.mover, "at": list(a)})
    was, now = ground.size_at(a), int(ground.size[b.y, b.x])
    if now:
        return _static(walls, a, b, min(was, now))
    smallest = n - 1 if ground.squeezes and n > 1 else n
    for side in (n, smallest):
        if fits(walls, side)[b.y, b.x]:
            kind = step_problem(walls, a, b, min(was, side))
            if kind:
                return Refusal(kind, {"at": list(b)})
            return _in_the_way(ground, b, smallest)
    return _static(walls, a, b, was)


def _in_the_way(ground: Ground, b: Cell, n: int) -> Refusal:
    """Where walls leave room for a body of n squares a side and there is none, somebody stands."""
    number = next(number for cell in squares_of(b, n) if (number := int(ground.barred[cell.y, cell.x])))
    return Refusal("blocked_creature", {"at": list(b), "by": ground.others[number - 1].id})


def _static(walls: Walls, a: Cell, b: Cell, n: int) -> Refusal:
    """A step walls stop, as the body it is now meets them."""
    return Refusal(step_problem(walls, a, b, n) or "too_small", {"at": list(b)})


def free_spot(state: Encounter, token: Token, cell: Cell, wanted: tuple[int, int]) -> tuple[int, int]:
    """The half square a tiny token takes: the wanted one, or the first nobody has."""
    if token.creature.size != "tiny":
        return (0, 0)
    taken = {o.spot for o in others_of(state, token) if o.creature.size == "tiny" and o.at == (cell.x, cell.y)}
    spots = [wanted, (0, 0), (1, 0), (0, 1), (1, 1)]
    return next((spot for spot in spots if spot not in taken), wanted)


def _overlap(one: tuple[int, int], n: int, other: tuple[int, int], m: int) -> bool:
    """Do two footprints, n and m squares a side, share a square?"""
    return one[0] < other[0] + m and other[0] < one[0] + n and one[1] < other[1] + m and other[1] < one[1] + n


def stands_free(state: Encounter, token: Token, cell: Cell) -> Refusal | None:
    """May it be put there, however it came: on the map, fitting between the walls, on nobody?"""
    walls, n = walls_of(state.scene), footprint(token)
    if not all(walls.grid.contains(square) for square in squares_of(cell, n)):
        return Refusal("off_map", {"at": list(cell)})
    if not fits(walls, n)[cell.y, cell.x]:
        return Refusal("blocked_wall" if n == 1 else "too_small", {"at": list(cell)})
    body, tiny = body_of(state, token, cell), 0
    for other in others_of(state, token):
        if not _overlap(other.at, footprint(other), cell, n) or _goes_along(token, other, ()):
            continue
        if not levels_meet(body, body_of(state, other)):
            continue
        tiny += 1
        if not token.creature.size == other.creature.size == "tiny" or tiny >= TINY_IN_A_SQUARE:
            return Refusal("occupied_end", {"at": list(cell), "by": other.id})
    return None
