"""The scene of the benchmarks: seeded walls, rough ground and a crowd of enemies."""

import numpy as np

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.geometry import Cell
from battlemap.model import Attack, Creature, Encounter, Scene, Token, Wall
from battlemap.rules.space import walls_of
from battlemap.rulesets import DEFAULT, find_ruleset
from battlemap.ui.session import Session

SEED = 7
LONGEST_WALL, LONGEST_BY_COLUMNS = 5, {30: 2, 300: 8}
SIZES = ((30, 200), (100, 1000), (300, 5000))
"""Squares a side and walls of the maps everything is measured on."""
OFF_GRID = 0.2
ROUGH = 0.2
SIDES = ("tiny", "small", "medium", "large", "huge", "gargantuan")
BY_SIDE = {1: "medium", 2: "large", 3: "huge"}
CROWDED = 40
HERO = "hero"


def walls(columns: int, number: int) -> np.ndarray:
    """(number, 4) segments x1, y1, x2, y2 in squares: four in five on grid lines, the others anywhere."""
    rng = np.random.default_rng(SEED * 1000 + columns)
    straight, longest = int(number * (1 - OFF_GRID)), LONGEST_BY_COLUMNS.get(columns, LONGEST_WALL)
    length = rng.integers(1, longest + 1, straight)
    level = rng.random(straight) < 0.5
    fixed = rng.integers(1, columns, straight).astype(float)
    start = np.array([rng.integers(0, columns - one + 1) for one in length]).astype(float)
    lying = np.stack([start, fixed, start + length, fixed], 1)
    standing = np.stack([fixed, start, fixed, start + length], 1)
    rest = number - straight
    point, turn = rng.random((rest, 2)) * (columns - 2) + 1, rng.random(rest) * 2 * np.pi
    far = rng.random(rest) * (longest - 0.5) + 0.5
    end = np.clip(point + far[:, None] * np.stack([np.cos(turn), np.sin(turn)], 1), 0.05, columns - 0.05)
    return np.concatenate([np.where(level[:, None], lying, standing), np.concatenate([point, end], 1)])


def rough(columns: int) -> np.ndarray:
    """Which squares are difficult: a fifth, in patches."""
    rng = np.random.default_rng(SEED * 13 + columns)
    height = rng.random((columns, columns))
    for _ in range(3):
        rolled = (np.roll(height, 1, 0), np.roll(height, -1, 0), np.roll(height, 1, 1), np.roll(height, -1, 1))
        height = (height + sum(rolled)) / 5
    return height > np.quantile(height, 1 - ROUGH)


def fight(columns: int, wall_count: int, enemies: int, ruleset: str = DEFAULT) -> Encounter:
    """A hero amid enemies that crowd round the middle of the map, each on squares of its own."""
    uneven = rough(columns)
    scene = Scene(
        rows=tuple("".join("~" if rough_one else "." for rough_one in row) for row in uneven),
        walls=tuple(Wall(points=((a, b), (x, y))) for a, b, x, y in walls(columns, wall_count).tolist()),
    )
    rng = np.random.default_rng(SEED + enemies)
    middle = columns // 2
    tokens, taken = {HERO: _hero(middle)}, {(middle, middle)}
    span = min(CROWDED, columns)
    low = (columns - span) // 2
    while len(tokens) <= enemies:
        side = int(rng.choice([1, 1, 1, 2, 3]))
        x, y = (int(value) + low for value in rng.integers(0, span - side + 1, 2))
        squares = {(x + i, y + j) for i in range(side) for j in range(side)}
        if squares & taken:
            continue
        taken |= squares
        tokens[f"foe-{len(tokens)}"] = _foe(len(tokens), side, x, y)
    walls_of(scene)
    return Encounter(ruleset=ruleset, scene=scene, tokens=tokens, title="Benchmark")


def _hero(middle: int) -> Token:
    creature = Creature(name="Hero", character=True, speed={"walk": 120}, ac=16, max_hp=30, attacks=(_sword(),))
    return Token(id=HERO, creature=creature, at=(middle, middle), hp=22)


def _foe(number: int, side: int, x: int, y: int) -> Token:
    creature = Creature(name=f"Orc {number}", size=BY_SIDE[side], ac=13, max_hp=15, attacks=(_sword(),))
    return Token(id=f"foe-{number}", creature=creature, side="foes", at=(x, y), hp=1 + number % 15)


def _sword() -> Attack:
    return Attack(name="Sword", to_hit=5, damage="1d8+3", type="slashing")


def session_on(state: Encounter) -> Session:
    """A session that plays it, the hero first to act."""
    session = Session()
    session.document = Document(state, find_ruleset)
    session.document.subscribe(session._on_change)
    rules = find_ruleset(state.ruleset).turns
    ids = {token_id: 30 if token_id == HERO else 10 for token_id in state.tokens}
    session.do(c.Begin(totals={"party": 6, "foes": 1} if rules.phases else ids))
    if rules.phases:
        session.do(c.EndPhase(to=rules.phase_of["move"]))
    if rules.schedule == "slots":
        session.do(c.Activate(token=HERO))
    return session


def wander(start: Cell, moves: int, columns: int, rows: int) -> list[tuple[Cell, float, float]]:
    """A recorded pointer: a square to each side at most per move, and where in the square it is."""
    rng = np.random.default_rng(SEED + 1)
    x, y, found = start.x, start.y, []
    while len(found) < moves:
        dx, dy = (int(step) for step in rng.integers(-1, 2, 2))
        x = min(max(x + dx, start.x - columns // 2), start.x + columns // 2)
        y = min(max(y + dy, start.y - rows // 2), start.y + rows // 2)
        found.append((Cell(x, y), float(rng.uniform(0.15, 0.85)), float(rng.uniform(0.15, 0.85))))
    return found
