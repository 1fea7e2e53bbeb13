"""Pieces of walls by place: which of them are near, without looking at all.

Here: a plain index over the tiles of a map.  Not here: what the pieces are (`noding`), what they hide (`sweep`).
Words: a *tile* is `TILE` by `TILE` squares; a piece belongs to every tile its own box touches.

>>> Tiles.of(pieces).within((10.0, 10.0, 34.0, 34.0))       # numbers of pieces whose boxes touch that one
"""


import msgspec
import numpy as np

from battlemap.geometry.coords import Bools, Floats, Ints

TILE = 6.0


class Tiles(msgspec.Struct, frozen=True, eq=False):
    """`pieces` float64 [P, 4]; `boxes` float64 [4, P]: left, top, right, bottom of each; `numbers`: the pieces of each tile, tile
    after tile in reading order, tile t's beginning at `begins[t]`; `corner`: the tile at the top left; `columns`, `rows`; `all`:
    the box around all pieces; `wanted` bool [P]: of which pieces is told, None of all."""

    pieces: Floats
    boxes: Floats
    numbers: Ints
    begins: Ints
    corner: tuple[int, int]
    columns: int
    rows: int
    all: tuple[float, float, float, float]
    wanted: Bools | None = None

    @classmethod
    def of(cls, pieces: Floats) -> "Tiles":
        ends = pieces.T
        boxes = np.concatenate([np.minimum(ends[:2], ends[2:]), np.maximum(ends[:2], ends[2:])])
        if not len(pieces):
            return cls(pieces, boxes, np.empty(0, np.int64), np.zeros(2, np.int64), (0, 0), 1, 1, (0.0, 0.0, 0.0, 0.0))
        tiles = np.floor(boxes / TILE).astype(np.int64)
        left, top = int(tiles[0].min()), int(tiles[1].min())
        columns, rows = int(tiles[2].max()) - left + 1, int(tiles[3].max()) - top + 1
        wide, high = tiles[2] - tiles[0] + 1, tiles[3] - tiles[1] + 1
        counts = wide * high
        number = np.repeat(np.arange(len(pieces)), counts)
        nth = np.arange(len(number)) - np.repeat(np.cumsum(counts) - counts, counts)
        down, across = np.divmod(nth, wide[number])
        tile = (tiles[1][number] + down - top) * columns + tiles[0][number] + across - left
        order = np.argsort(tile, kind="stable")
        begins = np.searchsorted(tile[order], np.arange(columns * rows + 1))
        least, most = boxes.min(1).tolist(), boxes.max(1).tolist()
        around = (least[0], least[1], most[2], most[3])
        return cls(pieces, boxes, number[order], begins, (left, top), columns, rows, around)

    def only(self, wanted: Bools) -> "Tiles":
        """The same, told of some pieces only: they keep their numbers, and nothing is sorted anew."""
        return msgspec.structs.replace(self, wanted=wanted)

    def about(self, box: tuple[float, float, float, float]) -> int:
        """At least as many pieces as touch a box, and not many more; quickly."""
        return sum(last - first for first, last in self._slices(box))

    def within(self, box: tuple[float, float, float, float]) -> Ints:
        """The numbers of the pieces whose boxes touch a box, growing."""
        if all(box[i] <= self.all[i] and self.all[i + 2] <= box[i + 2] for i in (0, 1)):
            return np.arange(len(self.pieces)) if self.wanted is None else np.flatnonzero(self.wanted)
        slices = self._slices(box)
        if not slices:
            return np.empty(0, np.int64)
        numbers = np.sort(np.concatenate([self.numbers[first:last] for first, last in slices]))
        numbers = numbers[np.append(True, numbers[1:] != numbers[:-1])] if len(numbers) else numbers
        if self.wanted is not None:
            numbers = numbers[self.wanted[numbers]]
        left, top, right, bottom = self.boxes[:, numbers]
        near: Ints = numbers[(left <= box[2]) & (right >= box[0]) & (top <= box[3]) & (bottom >= box[1])]
        return near

    def _slices(self, box: tuple[float, float, float, float]) -> list[list[int]]:
        """Where in `numbers` the tiles stand that a box touches: a slice for each row of them."""
        left, top, right, bottom = (int(side // TILE) for side in box)
        x1, x2 = max(left - self.corner[0], 0), min(right - self.corner[0], self.columns - 1)
        y1, y2 = max(top - self.corner[1], 0), min(bottom - self.corner[1], self.rows - 1)
        if x1 > x2 or y1 > y2:
            return []
        slices: list[list[int]] = self.begins[np.arange(y1, y2 + 1)[:, None] * self.columns + (x1, x2 + 1)].tolist()
        return slices
