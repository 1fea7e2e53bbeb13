"""Points and polylines in squares: how far, how long, where on them; rectangles, freehand lines made simple."""

from collections.abc import Sequence
from math import hypot

import shapely

from battlemap.model.scene import PointXY

HAIR = 1e-6
Box = tuple[float, float, float, float]


def apart(a: PointXY, b: PointXY) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def is_same(a: PointXY, b: PointXY) -> bool:
    return apart(a, b) < HAIR


def between(a: PointXY, b: PointXY, share: float) -> PointXY:
    """The point that lies this share of the way from a to b."""
    return tidy((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))


def tidy(point: PointXY) -> PointXY:
    """To a thousandth of a square: what is saved and compared stays short."""
    return round(point[0], 3) + 0.0, round(point[1], 3) + 0.0


def nearest_share(point: PointXY, a: PointXY, b: PointXY) -> float:
    """How far along a-b, from 0 to 1, the nearest point lies."""
    run_x, run_y = b[0] - a[0], b[1] - a[1]
    length = run_x * run_x + run_y * run_y
    share = 0.0 if length < HAIR**2 else ((point[0] - a[0]) * run_x + (point[1] - a[1]) * run_y) / length
    return min(1.0, max(0.0, share))


def nearest_on(points: Sequence[PointXY], point: PointXY) -> tuple[float, int, float]:
    """(how far away, which segment, which share of it) of the nearest point on a polyline."""
    best = (float("inf"), 0, 0.0)
    for number, (a, b) in enumerate(zip(points, points[1:], strict=False)):
        share = nearest_share(point, a, b)
        away = hypot(a[0] + (b[0] - a[0]) * share - point[0], a[1] + (b[1] - a[1]) * share - point[1])
        if away < best[0]:
            best = (away, number, share)
    return best


def length_of(points: Sequence[PointXY]) -> float:
    return sum(apart(a, b) for a, b in zip(points, points[1:], strict=False))


def is_ring(points: Sequence[PointXY]) -> bool:
    """Does it come back to where it began?"""
    return len(points) > 3 and is_same(points[0], points[-1])


def rectangle(a: PointXY, b: PointXY) -> tuple[PointXY, ...]:
    """A closed outline with a and b at opposite corners; () where it has no inside."""
    (x1, x2), (y1, y2) = sorted((a[0], b[0])), sorted((a[1], b[1]))
    if x2 - x1 < HAIR or y2 - y1 < HAIR:
        return ()
    return (x1, y1), (x2, y1), (x2, y2), (x1, y2), (x1, y1)


def cleaned(points: Sequence[PointXY]) -> tuple[PointXY, ...]:
    """Without points that repeat the one before."""
    kept: list[PointXY] = []
    for point in points:
        if not kept or not is_same(kept[-1], point):
            kept.append(point)
    return tuple(kept)


def simplified(points: Sequence[PointXY], tolerance: float) -> tuple[PointXY, ...]:
    """The fewest points that stay this near to a line drawn by hand."""
    points = cleaned(points)
    if len(points) < 3:
        return points
    line = shapely.LineString(points).simplify(tolerance)
    return tuple(tidy((x, y)) for x, y in line.coords)


def box_of(points: Sequence[PointXY]) -> Box:
    """Left, top, right, bottom."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def meets_box(points: Sequence[PointXY], box: Box) -> bool:
    """Does any of it lie in the box?"""
    shape = shapely.LineString(points) if len(points) > 1 else shapely.Point(points[0])
    return bool(shapely.intersects(shape, shapely.box(*box)))


def shifted(points: Sequence[PointXY], by: PointXY) -> tuple[PointXY, ...]:
    return tuple(tidy((x + by[0], y + by[1])) for x, y in points)
