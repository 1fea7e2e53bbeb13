"""Single segments joined into unbroken lines, and the areas they enclose: files that draw every wall as a piece of its own.

Not here: what the lines mean.

>>> joined([((0, 0), (1, 0)), ((1, 1), (1, 0))])
[[(0, 0), (1, 0), (1, 1)]]
"""

from collections.abc import Iterable

from battlemap.importers.polylines import Polyline
from battlemap.model.scene import PointXY

Segment = tuple[PointXY, PointXY]


def joined(segments: Iterable[Segment]) -> list[Polyline]:
    """Segments as polylines, from each end or crossing to the next; a ring repeats its first point.  What is there twice, in
    whatever direction, is taken once; what has no length not at all."""
    edges = list(dict.fromkeys((a, b) if a <= b else (b, a) for a, b in segments if a != b))
    at: dict[PointXY, list[int]] = {}
    for number, edge in enumerate(edges):
        for end in edge:
            at.setdefault(end, []).append(number)
    used = bytearray(len(edges))

    def walked(start: PointXY, number: int) -> Polyline:
        line = [start]
        while True:
            used[number] = 1
            a, b = edges[number]
            line.append(b if line[-1] == a else a)
            ways = at[line[-1]]
            if len(ways) != 2:
                return line
            number = ways[0] if not used[ways[0]] else ways[1]
            if used[number]:
                return line

    lines = [
        walked(end, number) for end, ways in at.items() if len(ways) != 2 for number in ways if not used[number]
    ]  # fmt: skip
    lines += [walked(edge[0], number) for number, edge in enumerate(edges) if not used[number]]
    return lines


def enclosed(lines: list[Polyline]) -> tuple[list[Polyline], int]:
    """The outline of each area that lines enclose, and how many of the lines lie at none.  Lines meet at their ends only."""
    from shapely import LineString, Polygon, polygonize

    if not lines:
        return [], 0
    faces = polygonize([LineString(line) for line in lines]).geoms
    rings: list[Polyline] = [
        [(float(x), float(y)) for x, y in face.exterior.coords] for face in faces if isinstance(face, Polygon)
    ]  # fmt: skip
    sides = {side for ring in rings for side in _sides(ring)}
    idle = sum(frozenset(line[:2]) not in sides for line in lines)  # all sides of a line lie at the same areas
    return rings, idle


def _sides(ring: Polyline) -> Iterable[frozenset[PointXY]]:
    return (frozenset(pair) for pair in zip(ring, ring[1:], strict=False))
