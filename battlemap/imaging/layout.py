"""Squares laid on a picture: which part of it is the map, how large a square is, where the first one begins.

    layout = Layout.of_grid(4200, 3080, px=140, left=0, top=0)
    layout.columns, layout.rows         30, 22
    layout.with_columns(60).px          70.0

All lengths are in pixels of the picture, upright as it will be used.  Not here: where the numbers come from (`grid_finder`,
`guessing`, a hand).
"""

import math
from dataclasses import dataclass, replace

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

PART = 0.5
"""A square at the rim counts when at least this share of its side is in the picture."""
WHOLE = 0.02
"""Squares by which a rim may miss a line and still pass for even."""
SMALLEST_PX = 4.0
LARGEST_SIDE = 1000
"""Squares a side of a map."""
NEAR = 1e-6


@dataclass(frozen=True, slots=True)
class Layout:
    """`left`, `top` is any crossing of the grid; `crop` the part of the picture that is the map."""

    width: int
    height: int
    px: float
    left: float
    top: float
    crop: Box

    @classmethod
    def of_grid(cls, width: int, height: int, px: float, left: float = 0.0, top: float = 0.0) -> "Layout":
        """A grid on the whole picture."""
        return cls(width, height, px, left, top, (0.0, 0.0, float(width), float(height)))

    # ------------------------------------------------------------ what results
    @property
    def columns(self) -> int:
        first, end = _span(self.crop[0], self.crop[2], self.left, self.px)
        return end - first

    @property
    def rows(self) -> int:
        first, end = _span(self.crop[1], self.crop[3], self.top, self.px)
        return end - first

    @property
    def origin(self) -> tuple[float, float]:
        """The corner of the first square; outside of the picture where that square is cut."""
        across = _span(self.crop[0], self.crop[2], self.left, self.px)[0]
        down = _span(self.crop[1], self.crop[3], self.top, self.px)[0]
        return self.left + across * self.px, self.top + down * self.px

    @property
    def picture_at(self) -> tuple[float, float]:
        """Where the picture's corner lies on the map, in squares."""
        x, y = self.origin
        return -x / self.px + 0.0, -y / self.px + 0.0

    @property
    def is_even(self) -> bool:
        """Are the squares at all four rims whole, and is nothing left over?"""
        x, y = self.origin
        ends = (x, y, x + self.columns * self.px, y + self.rows * self.px)
        return all(abs(end - rim) <= WHOLE * self.px for end, rim in zip(ends, self.crop, strict=True))

    @property
    def is_bearable(self) -> bool:
        """Squares of a size that can be played on, and not too many of them."""
        return self.px >= SMALLEST_PX and max(self.columns, self.rows) <= LARGEST_SIDE

    # ------------------------------------------------------------ other squares
    def with_px(self, px: float) -> "Layout":
        """Other squares, the first of them where it was."""
        x, y = self.origin
        return replace(self, px=px, left=x, top=y)

    def with_columns(self, columns: int) -> "Layout":
        """So many columns from rim to rim; rows follow, for squares are square."""
        return replace(self, px=(self.crop[2] - self.crop[0]) / columns, left=self.crop[0], top=self.crop[1])

    def with_rows(self, rows: int) -> "Layout":
        """So many rows from rim to rim; columns follow."""
        return replace(self, px=(self.crop[3] - self.crop[1]) / rows, left=self.crop[0], top=self.crop[1])

    def at(self, left: float, top: float) -> "Layout":
        """A crossing there."""
        return replace(self, left=left, top=top)

    def between(self, a: tuple[float, float], b: tuple[float, float], across: int, down: int) -> "Layout":
        """Squares so large that two crossings are so many columns and rows apart; both lie as well as they can."""
        dx, dy = abs(b[0] - a[0]), abs(b[1] - a[1])
        px = (across * dx + down * dy) / (across**2 + down**2)
        side_x, side_y = math.copysign(across * px, b[0] - a[0]), math.copysign(down * px, b[1] - a[1])
        return replace(self, px=px, left=(a[0] + b[0] - side_x) / 2, top=(a[1] + b[1] - side_y) / 2)

    def apart(self, a: tuple[float, float], b: tuple[float, float]) -> tuple[int, int]:
        """How many columns and rows two points are apart, as the squares are now; at least one of them is not 0."""
        across, down = round(abs(b[0] - a[0]) / self.px), round(abs(b[1] - a[1]) / self.px)
        return (across, down) if across or down else (1, 0)

    # ------------------------------------------------------------ another part, another way up
    def cropped(self, crop: Box) -> "Layout":
        """Another part of the picture, at least a square of it."""
        left, top, right, bottom = crop
        left, top = min(max(0.0, left), self.width - 1.0), min(max(0.0, top), self.height - 1.0)
        right, bottom = max(left + 1, min(right, self.width)), max(top + 1, min(bottom, self.height))
        return replace(self, crop=(left, top, right, bottom))

    def snapped(self, value: float, vertical: bool, reach: float) -> float:
        """A crop's edge, on a grid line or the picture's rim where one is near; `vertical` edges are at an x."""
        first, rim = (self.left, self.width) if vertical else (self.top, self.height)
        line = first + round((value - first) / self.px) * self.px
        near = [edge for edge in (0.0, float(rim), line) if abs(edge - value) <= reach and 0 <= edge <= rim]
        return min(near, key=lambda edge: abs(edge - value), default=min(max(0.0, value), float(rim)))

    def turned(self) -> "Layout":
        """A quarter turn clockwise: what was on the left is at the top."""
        left, top, right, bottom = self.crop
        crop = (self.height - bottom, left, self.height - top, right)
        return Layout(self.height, self.width, self.px, self.height - self.top, self.left, crop)


def _span(low: float, high: float, line: float, px: float) -> tuple[int, int]:
    """Numbers of the first square and of the one behind the last, counted from a line."""
    first = math.floor((low - line) / px + PART - NEAR)
    return first, max(first + 1, math.ceil((high - line) / px - PART + NEAR))
