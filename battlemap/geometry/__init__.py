"""Pure geometry: squares, walls, steps, ways, lines of sight and cover, areas, rooms.

The room holds what follows from coordinates alone.  It must not know a token, a side, a turn, an edition or the window: a
creature is some squares here, or a `Block` in the way.  All decisions are exact, on a lattice of 19200 units per square
(`coords`); only what is drawn (`vision`) is in floating point.  Values are immutable, and what is derived from one is kept on
it, so no cache ever has to be emptied.

>>> walls = Walls.build(Grid(6, 3), [Barrier((2, 0), (2, 1), "wall:0")])
>>> step_problem(walls, Cell(1, 0), Cell(2, 0), 1), degree_between(walls, [Cell(0, 0)], [Cell(5, 1)])
('blocked_wall', 0)
"""

from battlemap.geometry.areas import cells_in_polygon, squares_in
from battlemap.geometry.coords import DIRECTIONS, UNITS, Cell, Point
from battlemap.geometry.footprint import SIZES, Body, distance, distances, ring, squares_of
from battlemap.geometry.grid import Grid
from battlemap.geometry.lines import (
    Block,
    Cover,
    Line,
    cover_between,
    degree_between,
    degrees_to,
    lines_stopped,
    sees_between,
)
from battlemap.geometry.rooms import Rooms, rooms_of
from battlemap.geometry.search import Field, field, whole_field
from battlemap.geometry.seen import seen_cells, seen_together
from battlemap.geometry.steps import fits, open_neighbours, step_mask, step_problem
from battlemap.geometry.vision import seen_shape, visible_polygon
from battlemap.geometry.walls import Barrier, BarrierState, Walls

__all__ = [
    "DIRECTIONS", "SIZES", "UNITS", "Barrier", "BarrierState", "Block", "Body", "Cell", "Cover", "Field",
    "Grid", "Line", "Point", "Rooms", "Walls", "cells_in_polygon", "cover_between", "degree_between",
    "degrees_to", "distance", "distances", "field", "fits", "lines_stopped", "open_neighbours", "ring",
    "rooms_of", "seen_cells", "seen_shape", "seen_together", "sees_between", "squares_in", "squares_of",
    "step_mask", "step_problem", "visible_polygon", "whole_field",
]
