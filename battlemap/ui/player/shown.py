"""What of a view is drawn: all of it but the rock behind walls, and walls as lines that do not tell how they were built.

A view knows the solid squares beside a seen floor.  Where a wall stands between, one sees the wall and not the rock; drawn all
the same, the rock would have a gap wherever a secret door or an unknown passage lies behind the wall, and tell where it is.
Pieces of wall that go on in one another are one line: where one ends and the next begins may be such a door.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, inf

import numpy as np

from battlemap.encounter.known_scene import known_scene
from battlemap.encounter.view import PlayerView
from battlemap.model import Scene
from battlemap.model.fog import Mask, unpacked
from battlemap.ui.player.disguise import Edges, disguised, edges_of

SOLID = "#"
HAIR = 1e-5


@dataclass(frozen=True, slots=True, eq=False)
class Knowledge:
    """Masks [H, W] of the map or a part of it: seen now, known at all, and of what is seen what is in dim light, in the dark."""

    seen: Mask
    known: Mask
    dim: Mask
    dark: Mask

    def part(self, left: int, top: int, right: int, bottom: int) -> "Knowledge":
        """The squares from (left, top) to before (right, bottom)."""
        return Knowledge(*(mask[top:bottom, left:right] for mask in (self.seen, self.known, self.dim, self.dark)))


Line = tuple[float, float, float, float]


def lines_of(scene: Scene) -> dict[str, list[Line]]:
    """The walls as straight lines (ax, ay, bx, by) by how they look: "solid", "dashed" (one sees over or through it), "dotted"
    (one sees but does not run into it)."""
    spans: dict[str, dict[tuple[float, float, float], list[tuple[float, float]]]] = {}
    for wall in scene.walls:
        look = "dotted" if not wall.move else "solid" if wall.cover == "total" and wall.sight else "dashed"
        for (ax, ay), (bx, by) in zip(wall.points, wall.points[1:], strict=False):
            if (ax, ay) > (bx, by):
                ax, ay, bx, by = bx, by, ax, ay
            length = hypot(bx - ax, by - ay)
            if length > 0:
                dx, dy = (bx - ax) / length, (by - ay) / length
                key = (round(dx, 6), round(dy, 6), round(ax * dy - ay * dx, 5))
                spans.setdefault(look, {}).setdefault(key, []).append((ax * dx + ay * dy, bx * dx + by * dy))
    return {look: sorted(_joined(lines)) for look, lines in spans.items()}


def _joined(lines: dict[tuple[float, float, float], list[tuple[float, float]]]) -> Iterator[Line]:
    for (dx, dy, aside), spans in lines.items():
        spans.sort()
        start, end = spans[0]
        for low, high in [*spans[1:], (inf, inf)]:
            if low <= end + HAIR:
                end = max(end, high)
                continue
            ax, ay, bx, by = (dx * start + dy * aside, dy * start - dx * aside, dx * end + dy * aside, dy * end - dx * aside)
            yield (round(ax, 5), round(ay, 5), round(bx, 5), round(by, 5))
            start, end = low, high


def shown(view: PlayerView) -> tuple[Scene, Knowledge]:
    """The map as it is drawn, and what is known of it."""
    scene, size = view.scene, (view.scene.width, view.scene.height)
    seen, known, dim, dark = (unpacked(bits, *size) for bits in (view.seen, view.explored, view.dim, view.dark))
    if not view.fog:
        return scene, Knowledge(seen, known, dim, dark)
    solid = np.array([list(row) for row in scene.rows]) == SOLID
    if solid.any():
        edges = edges_of(scene)
        scene, rock = disguised(scene, known, solid, edges)
        if rock:
            edges = edges_of(scene)
        for (x, y), (i, j) in rock.items():
            for mask in (seen, known, dim, dark, solid):
                mask[y, x] = mask[j, i]
        drawn = known & (~solid | _faces(edges, known & ~solid, solid))
        if (drawn != known).any():
            seen, known, dim, dark = seen & drawn, drawn, dim & drawn, dark & drawn
            scene = known_scene(scene, known, seen, {door.id: door.state for door in scene.doors})
    return scene, Knowledge(seen, known, dim, dark)


def bounds(mask: Mask) -> tuple[float, float, float, float] | None:
    """(left, top, width, height) round all squares set; None for none."""
    rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    if not len(rows):
        return None
    left, top, right, bottom = int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
    return (left, top, right - left, bottom - top)


def _faces(edges: Edges, open_: Mask, solid: Mask) -> Mask:
    """The solid squares that show a face to a known open one: nothing stands between; or that close a corner of such."""
    upright, level = edges
    face = np.zeros_like(solid)
    face[:, 1:] |= open_[:, :-1] & ~upright[:, 1:-1]
    face[:, :-1] |= open_[:, 1:] & ~upright[:, 1:-1]
    face[1:] |= open_[:-1] & ~level[1:-1]
    face[:-1] |= open_[1:] & ~level[1:-1]
    face &= solid
    corner = np.zeros_like(solid)
    for down in (1, -1):
        for right in (1, -1):
            aside, above = _shifted(face, 0, right), _shifted(face, down, 0)
            corner |= aside & above & _shifted(open_, down, right)
    return np.asarray(face | (solid & corner))


def _shifted(mask: Mask, down: int, right: int) -> Mask:
    """Of every square what its neighbour (right, down) has."""
    found = np.zeros_like(mask)
    height, width = mask.shape
    rows = (slice(0, height - 1), slice(1, height)) if down > 0 else (slice(1, height), slice(0, height - 1))
    columns = (slice(0, width - 1), slice(1, width)) if right > 0 else (slice(1, width), slice(0, width - 1))
    to = (rows[0] if down else slice(None), columns[0] if right else slice(None))
    at = (rows[1] if down else slice(None), columns[1] if right else slice(None))
    found[to] = mask[at]
    return found
