"""Squares seen from a place (stub)."""
from collections.abc import Sequence
import numpy as np
from battlemap.geometry.coords import Bools
from battlemap.geometry.walls import Walls
def seen_cells(walls: Walls, viewer: Sequence[tuple[int, int]], range_squares: int | None = None) -> Bools:
    from battlemap.geometry.lines import sees_between
    g=walls.grid; out=np.zeros((g.height,g.width),np.bool_)
    for c in g.cells():
        if c not in walls.solids: out[c.y,c.x]= tuple(c) in set(map(tuple,viewer)) or sees_between(walls,viewer,[c])
    return out
