"""What areas of effect that stay make of the ground and the air."""

from collections.abc import Iterable

import numpy as np

from battlemap.geometry import Cell
from battlemap.model import Encounter, Zone
from battlemap.model.fog import Mask, mask_of


def difficult_squares(state: Encounter) -> Mask | None:
    """[H, W]: difficult because of an area; None where there is none."""
    return _together(state, (zone for zone in state.zones.values() if zone.difficult))


def obscured_squares(state: Encounter, degree: str) -> Mask | None:
    """[H, W]: "light" or "heavy" obscurement by areas."""
    return _together(state, (zone for zone in state.zones.values() if zone.obscures == degree))


def _together(state: Encounter, zones: Iterable[Zone]) -> Mask | None:
    found: Mask | None = None
    for zone in zones:
        mask = mask_of(zone.runs, state.scene.width, state.scene.height)
        found = mask if found is None else np.asarray(found | mask)
    return found


def covers(zone: Zone, cells: Iterable[Cell]) -> bool:
    """Is one of these squares in the area?"""
    rows: dict[int, list[tuple[int, int]]] = {}
    for y, a, b in zone.runs:
        rows.setdefault(y, []).append((a, b))
    return any(a <= cell.x < b for cell in cells for a, b in rows.get(cell.y, ()))
