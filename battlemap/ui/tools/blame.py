"""What to light up when a way is refused: the square, the creature, the piece of wall nearest to the step.

The rules have said no already; here is only where the eye should go.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from battlemap.geometry import Cell
from battlemap.model import Encounter, Scene, Wall
from battlemap.rules.movement import Plan
from battlemap.rules.ruling import Refusal
from battlemap.rules.space import cell_of, footprint
from battlemap.ui import words
from battlemap.ui.canvas.path_overlay import Blame, Piece

AT_WALLS = ("blocked_wall", "blocked_corner", "too_small")
LIT = 0.9
NEAR = 0.25
NEAREST = 0.6
ROUNDING = 1e-9
Point = tuple[float, float]


def blame_of(state: Encounter, plan: Plan) -> Blame | None:
    """The plan's first problem, shown; None when it has none."""
    if not plan.problems:
        return None
    no = Refusal(plan.problems[0].kind, {"token": plan.token, **plan.problems[0].facts})
    at = Cell(*no.facts["at"]) if isinstance(no.facts.get("at"), list) else None
    other = state.token(str(no.facts.get("by", "")))
    body = (cell_of(other), footprint(other)) if other is not None else None
    walls: tuple[Piece, ...] = ()
    mover = state.tokens[plan.token]
    if at is not None and no.kind in AT_WALLS:
        here = plan.path[-1] if plan.path else cell_of(mover)
        walls = _pieces(state.scene, here, at, footprint(mover))
    return Blame(words.refusal(no, state), at if body is None else None, walls, body)


def _pieces(scene: Scene, here: Cell, goal: Cell, n: int) -> tuple[Piece, ...]:
    """Pieces of what stops steps, nearest to the middle of a step and no farther than the mover is wide."""
    middle = ((here.x + goal.x + n) / 2, (here.y + goal.y + n) / 2)
    far = NEAREST * n
    pieces = _Walls.of(scene).near(middle, far)
    shut = (door.points for door in scene.doors if door.state != "open" or door.kind == "window")
    pieces += (piece for points in shut for piece in zip(points, points[1:], strict=False))
    found: list[tuple[float, Piece]] = []
    for a, b in pieces:
        near, away = _nearest(middle, a, b)
        if away <= far:
            found.append((away, _around(near, a, b)))
    if not found:
        return ()
    least = min(away for away, _ in found)
    return tuple(piece for away, piece in found if away <= least + NEAR)


class _Walls(NamedTuple):
    """What of a scene's walls stops steps, piece by piece, and their boxes: float64 [4, P], left, top, right, bottom."""

    walls: tuple[Wall, ...]
    pieces: list[Piece]
    boxes: npt.NDArray[np.float64]

    @classmethod
    def of(cls, scene: Scene) -> _Walls:
        """Kept for the last walls asked about, by identity: they are frozen."""
        if not _kept or _kept[0].walls is not scene.walls:
            lines = (wall.points for wall in scene.walls if wall.move)
            pieces = [piece for points in lines for piece in zip(points, points[1:], strict=False)]
            ends = np.array(pieces, np.float64).reshape(-1, 4).T
            boxes = np.concatenate([np.minimum(ends[:2], ends[2:]), np.maximum(ends[:2], ends[2:])])
            _kept[:] = [cls(scene.walls, pieces, boxes)]
        return _kept[0]

    def near(self, point: Point, far: float) -> list[Piece]:
        """The pieces that may be no farther from a point than so many squares."""
        left, top, right, bottom = self.boxes
        x, y = point
        far += ROUNDING
        touched = (left <= x + far) & (right >= x - far) & (top <= y + far) & (bottom >= y - far)
        return [self.pieces[number] for number in np.flatnonzero(touched).tolist()]


_kept: list[_Walls] = []


def _nearest(point: Point, a: Point, b: Point) -> tuple[Point, float]:
    run = (b[0] - a[0], b[1] - a[1])
    length = run[0] ** 2 + run[1] ** 2
    share = 0.0 if length == 0 else ((point[0] - a[0]) * run[0] + (point[1] - a[1]) * run[1]) / length
    share = min(1.0, max(0.0, share))
    near = (a[0] + share * run[0], a[1] + share * run[1])
    return near, float(((point[0] - near[0]) ** 2 + (point[1] - near[1]) ** 2) ** 0.5)


def _around(near: Point, a: Point, b: Point) -> Piece:
    """The part of a segment close to one of its points: a long wall is not lit from end to end."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    if length == 0:
        return a, b
    along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    here = (near[0] - a[0]) * along[0] + (near[1] - a[1]) * along[1]
    low, high = max(0.0, here - LIT), min(length, here + LIT)
    return (a[0] + low * along[0], a[1] + low * along[1]), (a[0] + high * along[0], a[1] + high * along[1])
