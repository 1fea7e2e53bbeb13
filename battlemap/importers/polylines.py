"""Walls as files draw them, made fit for play: settled on the grid, clipped to the map, without pieces that go nowhere.

Points are (x, y) in squares of the map; a polyline is a list of at least two.  Not here: doors (`doorways`), file formats.
"""

from collections.abc import Iterable, Sequence

from battlemap.model.scene import PointXY

Polyline = list[PointXY]
NEAR = 0.02
NOTHING = 1e-4


def settled(value: float) -> float:
    """A coordinate without the noise of other programs' floats.

    Dungeondraft writes 12.0000001, or a 256th of a square less; on grid lines every rule of the geometry is exact, a hair beside
    them a wall closes the wrong squares.  So what lies within 0.02 of a whole or half square is put there; the rest stays.
    """
    value = round(value, 6)  # first, so that settling what is settled changes nothing
    near = round(value * 2) / 2
    return near + 0.0 if abs(value - near) <= NEAR else value


def cleaned(points: Sequence[PointXY]) -> tuple[list[Polyline], int]:
    """Polylines without segments of no length and without ways back over the segment just drawn; how many were dropped.

    No wall is lost by it: where a way back goes beyond the segment's start, a new polyline begins there.
    """
    lines: list[Polyline] = []
    line: Polyline = [points[0]]
    dropped = 0
    for point in points[1:]:
        x, y = line[-1]
        ahead = (point[0] - x, point[1] - y)
        if abs(ahead[0]) < NOTHING and abs(ahead[1]) < NOTHING:
            dropped += 1
            continue
        if len(line) > 1:
            back = (line[-2][0] - x, line[-2][1] - y)
            turn = ahead[0] * back[1] - ahead[1] * back[0]
            if abs(turn) < NOTHING * (abs(ahead[0]) + abs(ahead[1])) and ahead[0] * back[0] + ahead[1] * back[1] > 0:
                dropped += 1
                lines.append(line)
                is_beyond = ahead[0] ** 2 + ahead[1] ** 2 > back[0] ** 2 + back[1] ** 2 + NOTHING
                line = [line[-2], point] if is_beyond else [point]
                continue
        line.append(point)
    lines.append(line)
    return [kept for kept in lines if len(kept) > 1], dropped


def clipped(line: Polyline, width: float, height: float) -> tuple[list[Polyline], int]:
    """The parts of a polyline on a map of width x height, its rim included; how many segments reach beyond it."""
    if all(0 <= x <= width and 0 <= y <= height for x, y in line):
        return [line], 0
    pieces: list[Polyline] = []
    beyond = 0
    for a, b in zip(line, line[1:], strict=False):
        if a == b:
            continue
        span = _span_inside(a, b, width, height)
        if span != (0.0, 1.0):
            beyond += 1
        if span is None:
            continue
        start, end = (_along(a, b, t) for t in span)
        if pieces and pieces[-1][-1] == start:
            pieces[-1].append(end)
        else:
            pieces.append([start, end])
    return ring_joined(line, pieces), beyond


def without(line: Polyline, gaps: Sequence[Sequence[tuple[float, float]]]) -> list[Polyline]:
    """What is left of a polyline when of its segment i the stretches `gaps[i]` (shares from 0 to 1) are taken out."""
    pieces: list[Polyline] = []
    for i, (a, b) in enumerate(zip(line, line[1:], strict=False)):
        for start, end in _kept(gaps[i]):
            first, last = _along(a, b, start), _along(a, b, end)
            if pieces and start == 0.0 and pieces[-1][-1] == first:
                pieces[-1].append(last)
            else:
                pieces.append([first, last])
    return ring_joined(line, pieces)


def ring_joined(line: Polyline, pieces: list[Polyline]) -> list[Polyline]:
    """A ring that was opened somewhere else is one polyline still, not two that meet where the ring happened to begin."""
    if len(pieces) > 1 and line[0] == line[-1] == pieces[0][0] == pieces[-1][-1]:
        return [pieces[-1] + pieces[0][1:], *pieces[1:-1]]
    return pieces


def is_ring(line: Sequence[PointXY]) -> bool:
    return len(line) > 3 and line[0] == line[-1]


def area_of(ring: Sequence[PointXY]) -> float:
    """Twice the area of a ring, positive where it is drawn clockwise (y downwards)."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:], strict=False))


def _kept(gaps: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    kept, start = [], 0.0
    for low, high in sorted(gaps):
        if low > start + NOTHING:
            kept.append((start, low))
        start = max(start, high)
    if start < 1.0 - NOTHING:
        kept.append((start, 1.0))
    return kept


def _span_inside(a: PointXY, b: PointXY, width: float, height: float) -> tuple[float, float] | None:
    """Between which shares a segment is on the map (Liang and Barsky); None where it only touches it or misses it."""
    low, high = 0.0, 1.0
    for start, run, length in ((a[0], b[0] - a[0], width), (a[1], b[1] - a[1], height)):
        if run == 0:
            if not 0 <= start <= length:
                return None
            continue
        enter, leave = -start / run, (length - start) / run
        if run < 0:
            enter, leave = leave, enter
        low, high = max(low, enter), min(high, leave)
    if (high - low) * (abs(b[0] - a[0]) + abs(b[1] - a[1])) <= NOTHING:
        return None
    return low, high


def _along(a: PointXY, b: PointXY, share: float) -> PointXY:
    """Where a segment is cut, settled as every point of a file is, so that the next reading finds the same."""
    if share == 0.0:
        return a
    if share == 1.0:
        return b
    return settled(a[0] + (b[0] - a[0]) * share), settled(a[1] + (b[1] - a[1]) * share)


def settled_point(point: PointXY) -> PointXY:
    """A point rounded to a millionth of a square: noise of the arithmetic, not of the file."""
    return round(point[0], 6) + 0.0, round(point[1], 6) + 0.0
