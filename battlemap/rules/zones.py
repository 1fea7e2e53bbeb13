"""What areas of effect that stay make of the ground and the air."""

from collections.abc import Iterable

import numpy as np

from battlemap.geometry import Cell
from battlemap.model import Encounter, Token, Zone
from battlemap.model.fog import Mask, mask_of
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import traits_of


def difficult_squares(state: Encounter, ruleset: Ruleset, token: Token) -> Mask | None:
    """[H, W]: difficult because of an area to whoever is not at home there; None where there is none."""
    return _together(state, (zone for zone in state.zones.values() if zone.difficult and not spares(ruleset, zone, token)))


def spares(ruleset: Ruleset, zone: Zone, token: Token) -> bool:
    """Is it one that by its name does nothing to such a creature: a web to a spider, ice to whoever walks on it?"""
    words = set((zone.name or zone.id).lower().split())
    return any(words & set(trait.at_home) for trait in traits_of(ruleset, token))


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
