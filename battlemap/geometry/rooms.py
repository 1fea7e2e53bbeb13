"""The rooms of a map and the doors between them.

Here: which squares hang together, and the small graph of rooms joined by doors.  Not here: what a room is for.
Words: two squares that are neighbours along a side are in one *room* when no barrier that stops movement, and no named door,
meets the line between their centres; a solid square is in none.

>>> rooms_of(walls, ["door:d1"]).graph().edges(data="door")
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

import msgspec
import numpy as np

from battlemap.geometry.coords import DIRECTIONS, Bools, Ints
from battlemap.geometry.steps import EAST, SOUTH, meetings_of
from battlemap.geometry.walls import Walls

if TYPE_CHECKING:
    from networkx import Graph

    RoomGraph: TypeAlias = "Graph[int]"

SOLID = -1


class Rooms(msgspec.Struct, frozen=True, eq=False):
    """`labels` int64 [height, width]: the room of each square, numbered in reading order of first squares, -1 for a solid one;
    `doorways`: (room, room, door) of each pair of rooms a door lies between."""

    labels: Ints
    doorways: tuple[tuple[int, int, str], ...] = msgspec.field(default=())

    def graph(self) -> "RoomGraph":
        """The rooms as nodes, joined where a door lies between: edge attribute `door` is the first one's name, `doors` all."""
        import networkx as nx

        graph: RoomGraph = nx.Graph()
        graph.add_nodes_from(range(int(self.labels.max(initial=SOLID)) + 1))
        for a, b, door in self.doorways:
            if graph.has_edge(a, b):
                graph.edges[a, b]["doors"] += (door,)
            else:
                graph.add_edge(a, b, door=door, doors=(door,))
        return graph


def rooms_of(walls: Walls, door_names: Iterable[str]) -> Rooms:
    """The rooms when the barriers named in `door_names` part them, whatever their state; an open door not named there joins
    what lies on its sides."""
    doors = frozenset(door_names)
    parting = [barrier.move or barrier.name in doors for barrier in walls.barriers]
    every = walls.segments
    meets = _meets(walls, every[np.array(parting, np.bool_).reshape(-1)])
    labels = _labels(walls, meets)
    return Rooms(labels, _doorways(walls, labels, doors))


def _meets(walls: Walls, segments: Ints) -> tuple[Bools, Bools]:
    """Bool [H, W] each: does a segment meet the line from a square's centre to the one east, south of it?"""
    height, width = walls.grid.height, walls.grid.width
    answer = np.zeros((2, height, width), np.bool_)
    for nth, direction in enumerate((EAST, SOUTH)):
        pairs = meetings_of(segments, *DIRECTIONS[direction], width, height)[0]
        answer[nth, pairs.y, pairs.x] = True
    return answer[0], answer[1]


def _labels(walls: Walls, meets: tuple[Bools, Bools]) -> Ints:
    """Flood from each square not yet in a room.  One border of solid squares spares every test for the map's edge."""
    height, width = walls.grid.height, walls.grid.width
    solid = walls.obstacles("move").filled
    stride = width + 2
    east, south = np.ones((height + 2, stride), np.bool_), np.ones((height + 2, stride), np.bool_)
    east[1:-1, 1:-1], south[1:-1, 1:-1] = meets
    shut_east, shut_south = east.ravel().tolist(), south.ravel().tolist()
    label: list[int] = np.where(solid, SOLID, SOLID - 1).ravel().tolist()
    room = 0
    for first in range(len(label)):
        if label[first] != SOLID - 1:
            continue
        label[first] = room
        waiting = [first]
        while waiting:
            at = waiting.pop()
            for following, shut in ((at + 1, shut_east[at]), (at - 1, shut_east[at - 1]),
                                    (at + stride, shut_south[at]), (at - stride, shut_south[at - stride])):
                if not shut and label[following] == SOLID - 1:
                    label[following] = room
                    waiting.append(following)
        room += 1
    return np.array(label, np.int64).reshape(height + 2, stride)[1:-1, 1:-1]


def _doorways(walls: Walls, labels: Ints, doors: frozenset[str]) -> tuple[tuple[int, int, str], ...]:
    numbers = [number for number, barrier in enumerate(walls.barriers) if barrier.name in doors]
    segments = walls.segments[numbers] if numbers else np.empty((0, 4), np.int64)
    found: dict[tuple[int, int, str], None] = {}
    height, width = labels.shape
    for direction in (EAST, SOUTH):
        dx, dy = DIRECTIONS[direction]
        pairs = meetings_of(segments, dx, dy, width - dx, height - dy)[0]
        for nth, x, y in zip(pairs.segment.tolist(), pairs.x.tolist(), pairs.y.tolist(), strict=True):
            a, b = sorted((int(labels[y, x]), int(labels[y + dy, x + dx])))
            if a != b and a != SOLID:
                found[a, b, walls.barriers[numbers[nth]].name] = None
    return tuple(found)
