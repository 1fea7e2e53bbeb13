"""May it be put there: what is in the way, and where."""

from typing import Any

import pytest

from battlemap.geometry import Cell
from battlemap.rules.terrain import free_spot, stands_free
from tests.support.fights import fight

OGRE: dict[str, Any] = {"id": "ogre", "side": "foes", "size": "large", "at": [4, 0]}
ROWS = ["......", "..#...", "......"]


@pytest.mark.parametrize(("size", "cell", "z", "wanted"), [
    ("medium", (0, 0), 0, None), ("medium", (2, 1), 0, {"kind": "blocked_wall", "at": [2, 1]}),
    ("large", (1, 0), 0, {"kind": "too_small", "at": [1, 0]}), ("large", (2, 2), 0, {"kind": "off_map", "at": [2, 2]}),
    ("medium", (-1, 0), 0, {"kind": "off_map", "at": [-1, 0]}), ("large", (0, 1), 0, None),
    ("medium", (5, 1), 0, {"kind": "occupied_end", "at": [5, 1], "by": "ogre"}), ("medium", (5, 2), 0, None),
    ("medium", (5, 1), 3.0, None), ("medium", (5, 1), 1.5, {"kind": "occupied_end", "at": [5, 1], "by": "ogre"}),
])  # fmt: skip
def test_a_body_stands_where_it_fits_and_nobody_is(
    size: str, cell: tuple[int, int], z: float, wanted: dict[str, Any] | None
) -> None:
    state = fight(ROWS, {"id": "ana", "size": size, "at": [0, 0], "z": z}, OGRE)
    found = stands_free(state, state.tokens["ana"], Cell(*cell))
    assert (found.as_answer() if found else None) == wanted


@pytest.mark.parametrize(("rats", "wanted"), [(3, None), (4, {"kind": "occupied_end", "at": [1, 0], "by": "rat3"})])
def test_four_tiny_ones_share_a_square(rats: int, wanted: dict[str, Any] | None) -> None:
    tiny = [{"id": f"rat{nth}", "size": "tiny", "at": [1 + nth % 2 / 2, nth // 2 / 2]} for nth in range(rats)]
    state = fight(ROWS, {"id": "ana", "size": "tiny", "at": [0, 0]}, *tiny)
    ana = state.tokens["ana"]
    found = stands_free(state, ana, Cell(1, 0))
    assert (found.as_answer() if found else None) == wanted
    assert free_spot(state, ana, Cell(1, 0), (1, 0)) == ((1, 1) if rats == 3 else (1, 0))
    assert free_spot(state, ana, Cell(0, 0), (1, 0)) == (1, 0)
