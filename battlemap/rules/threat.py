"""Who may strike at whom in passing: reach, its edges, opportunity attacks (D24 A1-34, A1-35; D14 A4-15).

An *edge* is a distance in squares at which a reach ends.  A creature has one edge per different reach of its melee
attacks and one for its unarmed strike; leaving the last square inside an edge provokes.  Not here: what pays for a
reaction (`encounter`). """

from collections.abc import Sequence

from msgspec.structs import replace

from battlemap.geometry import Body, Cell, degree_between, distance, ring
from battlemap.model import Attack, Encounter, Token
from battlemap.rules.cover import walls_degree_of
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Provocation
from battlemap.rules.sight import sees
from battlemap.rules.space import body_of, cell_of, cells_of, footprint, others_of, walls_of
from battlemap.rules.standing import is_incapacitated, ready_of

UNARMED = "unarmed"
TOTAL = 3


def reach_dm(state: Encounter, token: Token, attack: Attack | None = None) -> int:
    """Reach in dm: the attack's own, else the token's, else one square."""
    own = token.creature.reach if token.creature.reach is not None else state.scene.square
    return attack.reach if attack is not None and attack.reach is not None else own


def edges_of(state: Encounter, token: Token) -> dict[int, tuple[str, ...]]:
    """Reach in squares -> the attacks that end there, the unarmed strike last."""
    edges: dict[int, list[str]] = {}
    for attack in token.creature.attacks:
        if attack.kind == "melee" or (attack.kind == "thrown" and attack.reach is not None):
            edges.setdefault(reach_dm(state, token, attack) // state.scene.square, []).append(attack.name)
    edges.setdefault(reach_dm(state, token) // state.scene.square, []).append(UNARMED)
    return {reach: tuple(names) for reach, names in sorted(edges.items()) if reach > 0}


def longest_reach(state: Encounter, token: Token) -> int:
    return max(edges_of(state, token), default=0)


def reactors_to(state: Encounter, ruleset: Ruleset, mover: Token) -> tuple[Token, ...]:
    """Enemies able to react at all, in file order: whether they see and reach is asked square by square."""
    if mover.has("disengaged") or "flyby" in mover.creature.traits:
        return ()
    return tuple(
        other
        for other in others_of(state, mover)
        if state.are_enemies(other, mover)
        and not is_incapacitated(ruleset, other)
        and not other.has("no_reactions")
        and ready_of(state, ruleset, other).get(ruleset.reaction, 1) > 0
    )


def provocations(
    state: Encounter, ruleset: Ruleset, mover: Token, bodies: Sequence[Body], reactors: Sequence[Token] | None = None
) -> tuple[Provocation, ...]:
    """Whom a way provokes: `bodies` are the mover at its start and in each place it then comes to.  In the way's order, then
    file order, then from the shortest reach to the longest."""
    found: list[Provocation] = []
    candidates = reactors_to(state, ruleset, mover) if reactors is None else reactors
    threats = [(other, body_of(state, other), edges_of(state, other)) for other in candidates]
    gaps = [[distance(own, body) for body in bodies] for _, own, _ in threats]
    for step in range(len(bodies) - 1):
        for (other, _, edges), gap in zip(threats, gaps, strict=True):
            for reach, names in edges.items():
                if gap[step] <= reach < gap[step + 1] and _could_strike(state, ruleset, other, mover, bodies[step]):
                    at = Cell(bodies[step].x, bodies[step].y)
                    found.append(Provocation(other.id, at, ruleset.threat.kind, names, step))
    return tuple(found)


def _could_strike(state: Encounter, ruleset: Ruleset, other: Token, mover: Token, body: Body) -> bool:
    """Does it see the mover where it is about to leave, and is it not behind total cover there?"""
    there = _at(mover, Cell(body.x, body.y), body.level * state.scene.square)
    return sees(state, ruleset, other, there).sees and walls_degree_of(state, other, there) < TOTAL


def _at(token: Token, cell: Cell, z: int) -> Token:
    return replace(token, at=(cell.x, cell.y), z=z)


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
