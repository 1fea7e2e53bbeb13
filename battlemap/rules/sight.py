"""Who sees whom, and why not: lines first, then light and senses (rules.md section 0; D24 A1-13, A1-30).

Words used: *level of light* is "bright", "dim" or "dark"; a *sense* has a range in dm counted between nearest squares;
blindsight needs no light and no eyes, truesight sees the invisible and in darkness, darkvision turns darkness into dim light,
tremorsense feels what stands on the same floor.  Heavy obscurement stops sight into and through it.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from battlemap.geometry import Cell, Walls, distance, lines_stopped, seen_cells, seen_together, sees_between
from battlemap.geometry.thick_air import clouded, is_clouded
from battlemap.model import Door, Encounter, Light, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Refusal
from battlemap.rules.space import body_of, cells_of, footprint, pairs_known, walls_of
from battlemap.rules.standing import conditions_of, is_blind, traits_of
from battlemap.rules.zones import obscured_squares

LEVELS = ("dark", "dim", "bright")
UNLIT = ("darkvision", "truesight", "blindsight")  # the senses that see where there is no light
SHEDS = "sheds"  # the field of a sheet that says how far its own light reaches: bright, dim
Mask = npt.NDArray[np.bool_]
LIGHTS_KEPT, MANY_EYES, SIDES_KEPT = 8, 48, 4
_thick_kept: "OrderedDict[tuple[int, int], tuple[Any, Any, Mask | None]]" = OrderedDict()
_together: "OrderedDict[tuple[str, tuple[str, ...]], tuple[tuple[Any, ...], tuple[Any, ...], Mask]]" = OrderedDict()
_own_lights: "OrderedDict[int, tuple[Any, tuple[Light, ...]]]" = OrderedDict()
_light_maps: "OrderedDict[Any, tuple[Any, npt.NDArray[np.uint8]]]" = OrderedDict()


@dataclass(frozen=True, slots=True)
class Sight:
    """Does one see the other?  `why` names what decides: "" plain sight, a sense's name, or what stops it."""

    sees: bool
    why: str = ""
    by: str = ""


def sees(state: Encounter, ruleset: Ruleset, viewer: Token, target: Token) -> Sight:
    """Does a token see another?"""
    if viewer.id == target.id:
        return Sight(True)
    gap = distance(body_of(state, viewer), body_of(state, target)) * state.scene.square
    lines = _lines_between(walls_of(state.scene), cells_of(viewer), cells_of(target))
    senses = viewer.creature.senses
    if lines and gap <= senses.get("blindsight", 0):
        return Sight(True, "blindsight")
    if gap <= senses.get("tremorsense", 0) and viewer.z <= 0 and target.z <= 0 and not viewer.dead:
        return Sight(True, "tremorsense")
    if _sees_nothing(ruleset, viewer):
        return Sight(False, "blinded")
    if not lines:
        return Sight(False, "wall")
    truesight = gap <= senses.get("truesight", 0)
    if target.has("hiding") and viewer.id not in _found_by(target):
        return Sight(False, "hiding", target.id)
    if not truesight and any(rule.hides for rule, _ in conditions_of(ruleset, target)):
        return Sight(False, "invisible")
    return _through_air(state, viewer, cells_of(target), truesight)


def sees_cell(state: Encounter, ruleset: Ruleset, viewer: Token, cell: Cell) -> Sight:
    """Does a token see a square: a target that fills it?"""
    if not walls_of(state.scene).grid.contains(cell):
        return Sight(False, "wall")
    gap = distance(body_of(state, viewer), body_of(state, viewer, cell, 1)) * state.scene.square
    lines = _lines_between(walls_of(state.scene), cells_of(viewer), (cell,))
    if lines and gap <= viewer.creature.senses.get("blindsight", 0):
        return Sight(True, "blindsight")
    if _sees_nothing(ruleset, viewer):
        return Sight(False, "blinded")
    if not lines:
        return Sight(False, "wall")
    return _through_air(state, viewer, (cell,), gap <= viewer.creature.senses.get("truesight", 0))


def _lines_between(walls: Walls, own: tuple[Cell, ...], theirs: tuple[Cell, ...]) -> bool:
    """Is a line from one body to the other free of what stops sight?  Asked again and again of the same places in a drag."""
    known = pairs_known(walls, "lines")
    found = known.get((own, theirs))
    if found is None:
        found = known[own, theirs] = sees_between(walls, own, theirs)
    return found


def _sees_nothing(ruleset: Ruleset, viewer: Token) -> bool:
    """Blind, dead, or a creature that has no eyes: what its other senses do not reach it does not see."""
    return viewer.dead or is_blind(ruleset, viewer) or any(trait.sightless for trait in traits_of(ruleset, viewer))


def _found_by(target: Token) -> Sequence[str]:
    """Whom a hidden token did not escape: its hiding may hold from some only."""
    effect = target.effect("hiding")
    return effect.data.get("seen_by", ()) if effect else ()


def _through_air(state: Encounter, viewer: Token, cells: Sequence[Cell], truesight: bool) -> Sight:
    """Light and fog: enough of the target's squares must be neither dark nor hidden in heavy obscurement."""
    reasons = [_cell_through_air(state, viewer, cell, truesight) for cell in cells]
    return next((sight for sight in reasons if sight.sees), reasons[0])


def _cell_through_air(state: Encounter, viewer: Token, cell: Cell, truesight: bool) -> Sight:
    if _fog_between(state, cells_of(viewer), cell):
        return Sight(False, "obscured")
    level = light_at(state, cell)
    if level != "dark" or truesight:
        return Sight(True, "" if level != "dark" else "truesight")
    gap = distance(body_of(state, viewer), body_of(state, viewer, cell, 1)) * state.scene.square
    if gap <= viewer.creature.senses.get("darkvision", 0):
        return Sight(True, "darkvision")
    return Sight(False, "dark")


def _fog_between(state: Encounter, own: Sequence[Cell], end: Cell) -> bool:
    """Does who stands on some squares look into heavy obscurement, at a square or on the way there?  Its own is none: blinded
    is who looks in, not who looks out of it as out of the dark (D24 A1-13)."""
    thick = thick_air(state)
    return thick is not None and is_clouded(thick, own, end)


def thick_air(state: Encounter) -> Mask | None:
    """[H, W]: heavily obscured, by the map or by an area of effect; None where nothing is."""
    key = (id(state.scene.rows), id(state.zones))
    found = _thick_kept.get(key)
    if found is None or found[0] is not state.scene.rows or found[1] is not state.zones:
        found = (state.scene.rows, state.zones, _thick(state))
        _thick_kept[key] = found
        while len(_thick_kept) > LIGHTS_KEPT:
            _thick_kept.popitem(last=False)
    return found[2]


def _thick(state: Encounter) -> Mask | None:
    clouds = obscured_squares(state, "heavy")
    if not any('"' in row for row in state.scene.rows):
        return clouds
    drawn = np.array([[letter == '"' for letter in row] for row in state.scene.rows], np.bool_)
    return drawn if clouds is None else np.asarray(drawn | clouds)


# ---------------------------------------------------------------- light
def light_at(state: Encounter, cell: Cell) -> str:
    """The light in a square: "bright", "dim" or "dark"."""
    if not state.scene.dark:
        return "bright"
    if not (0 <= cell.x < state.scene.width and 0 <= cell.y < state.scene.height):
        return "dark"
    return LEVELS[int(light_map(state)[cell.y, cell.x])]


def light_map(state: Encounter) -> npt.NDArray[np.uint8]:
    """[H, W] of 0 dark, 1 dim, 2 bright: lights reach a square when their point is near enough to its centre and the line
    between them is free."""
    placed = tuple((light, _point_of(state, light)) for light in lights_of(state))
    walls = walls_of(state.scene)
    key = (id(walls), tuple((point, light.bright, light.dim) for light, point in placed))
    found = _light_maps.get(key)
    if found is None or found[0] is not walls:
        found = (walls, _compute_light(state, placed))
        _light_maps[key] = found
        while len(_light_maps) > LIGHTS_KEPT:
            _light_maps.popitem(last=False)
    return found[1]


def lights_of(state: Encounter) -> tuple[Light, ...]:
    """All that shines: the lights of the map, carried ones among them, and creatures that shed light of their own."""
    found = _own_lights.get(id(state.tokens))
    if found is None or found[0] is not state.tokens:
        shining = (token for token in state.tokens.values() if token.creature.sheet.get(SHEDS) and not token.dead)
        own = (
            Light(token=token.id, bright=sheds[0], dim=sheds[-1])
            for token in shining
            for sheds in (token.creature.sheet[SHEDS],)
        )
        found = (state.tokens, tuple(own))
        _own_lights[id(state.tokens)] = found
        while len(_own_lights) > LIGHTS_KEPT:
            _own_lights.popitem(last=False)
    return (*state.scene.lights, *found[1])


def _point_of(state: Encounter, light: Light) -> tuple[float, float] | None:
    if light.token:
        carrier = state.token(light.token)
        if carrier is None:
            return None
        half = footprint(carrier) / 2
        return (carrier.at[0] + half, carrier.at[1] + half)
    return light.at


def _compute_light(
    state: Encounter, placed: Sequence[tuple[Light, tuple[float, float] | None]]
) -> npt.NDArray[np.uint8]:
    scene, walls = state.scene, walls_of(state.scene)
    level = np.zeros((scene.height, scene.width), np.uint8)
    for light, point in placed:
        if point is None or light.dim <= 0:
            continue
        radius, bright = light.dim / scene.square, light.bright / scene.square
        ys, xs = np.mgrid[0 : scene.height, 0 : scene.width]
        away = np.hypot(xs + 0.5 - point[0], ys + 0.5 - point[1])
        new = np.where(away <= bright, 2, np.where(away <= radius, 1, 0)).astype(np.uint8)
        rows, columns = np.nonzero(new > level)
        if len(rows):
            squares = np.stack([columns, rows], 1).astype(np.int64)
            free = ~lines_stopped(walls, point, squares, "sight")
            level[rows[free], columns[free]] = new[rows[free], columns[free]]
    return level


# ---------------------------------------------------------------- what a side sees
def seen_by_token(state: Encounter, ruleset: Ruleset, viewer: Token, known: Mask | None = None) -> Mask:
    """[H, W]: the squares a token sees now; of those set in `known` none is asked about but its own."""
    scene = state.scene
    nothing = np.zeros((scene.height, scene.width), np.bool_)
    own = [cell for cell in cells_of(viewer) if 0 <= cell.x < scene.width and 0 <= cell.y < scene.height]
    for cell in own:
        nothing[cell.y, cell.x] = True
    if viewer.dead or not own:
        return nothing
    blind, senses = _sees_nothing(ruleset, viewer), viewer.creature.senses
    blindsight = senses.get("blindsight", 0) // scene.square
    if blind and not blindsight:
        return nothing
    seen = np.asarray(seen_cells(walls_of(scene), own, blindsight if blind else None, known))
    near = _within(state, viewer, blindsight)
    if not blind:
        seen = seen & (_clear_of_fog(state, viewer, seen) & lit_for(state, viewer) | near)
    return np.asarray(seen | nothing)


def _within(state: Encounter, viewer: Token, squares: int) -> Mask:
    """[H, W]: the squares within so many of the footprint (none for 0)."""
    near = np.zeros((state.scene.height, state.scene.width), np.bool_)
    if squares > 0:
        (x, y), n = viewer.at, footprint(viewer)
        near[max(0, y - squares) : y + n + squares, max(0, x - squares) : x + n + squares] = True
    return near


def lit_for(state: Encounter, viewer: Token) -> Mask:
    if not state.scene.dark:
        return np.ones((state.scene.height, state.scene.width), np.bool_)
    senses = viewer.creature.senses
    in_the_dark = max(senses.get("darkvision", 0), senses.get("truesight", 0)) // state.scene.square
    return np.asarray((light_map(state) > 0) | _within(state, viewer, in_the_dark))


def _clear_of_fog(state: Encounter, viewer: Token, seen: Mask) -> Mask:
    thick = thick_air(state)
    return np.ones_like(seen) if thick is None else np.asarray(~clouded(thick, cells_of(viewer), seen))


def eyes_of(state: Encounter, side: str) -> tuple[Token, ...]:
    """Whose sight a side shares: all of its own, or those chosen."""
    chosen = state.fog(side).viewers
    return tuple(t for t in state.tokens.values() if t.side == side and (not chosen or t.id in chosen))


def seen_by_side(state: Encounter, ruleset: Ruleset, side: str) -> Mask:
    """[H, W]: what a side's eyes see together."""
    eyes, seen = eyes_of(state, side), np.zeros((state.scene.height, state.scene.width), np.bool_)
    if len(eyes) <= MANY_EYES:
        for token in eyes:
            seen |= seen_by_token(state, ruleset, token)
        return seen
    # More than are kept one by one: what they see together is kept, as long as nothing of what it follows from changes.
    key = (side, tuple(token.id for token in eyes))
    asked = (walls_of(state.scene), thick_air(state), light_map(state) if state.scene.dark else None, ruleset)
    looks = tuple(_look_of(state, ruleset, token) for token in eyes)
    kept = _together.get(key)
    if kept is None or kept[1] != looks or any(one is not other for one, other in zip(kept[0], asked, strict=True)):
        kept = (asked, looks, _seen_by_many(state, ruleset, eyes))
        _together[key] = kept
        while len(_together) > SIDES_KEPT:
            _together.popitem(last=False)
    return kept[2].copy()


def _look_of(state: Encounter, ruleset: Ruleset, viewer: Token) -> tuple[Any, ...]:
    """All of a token that what it sees follows from."""
    return viewer.at, footprint(viewer), viewer.dead, _sees_nothing(ruleset, viewer), viewer.creature.senses


def _seen_by_many(state: Encounter, ruleset: Ruleset, eyes: Sequence[Token]) -> Mask:
    """As each `seen_by_token` taken together: all that is lit at once, then what each one's own senses add."""
    scene, seen = state.scene, np.zeros((state.scene.height, state.scene.width), np.bool_)
    together, lit = thick_air(state) is None, np.asarray(light_map(state) > 0) if scene.dark else ~seen
    bodies = [tuple(cell for cell in cells_of(eye) if walls_of(scene).grid.contains(cell)) for eye in eyes]
    seeing = [own for eye, own in zip(eyes, bodies, strict=True) if own and not _sees_nothing(ruleset, eye)]
    if together and seeing:
        seen |= seen_together(walls_of(scene), seeing) & lit
    for eye, own in zip(eyes, bodies, strict=True):
        for x, y in own:
            seen[y, x] = True
        if not together or _sees_nothing(ruleset, eye):
            seen |= seen_by_token(state, ruleset, eye, seen)
        elif scene.dark and own and (senses := max(eye.creature.senses.get(name, 0) for name in UNLIT) // scene.square):
            seen |= seen_cells(walls_of(scene), own, senses, seen | lit)
    return seen


def door_is_beside(door: Door, seen: Mask) -> bool:
    """Is a square beside the door among those seen?"""
    height, width = seen.shape
    for (ax, ay), (bx, by) in zip(door.points, door.points[1:], strict=False):
        left, right = int(np.floor(min(ax, bx) - 1e-6)), int(np.ceil(max(ax, bx) + 1e-6))
        top, bottom = int(np.floor(min(ay, by) - 1e-6)), int(np.ceil(max(ay, by) + 1e-6))
        if ax == bx:
            top, bottom = int(np.floor(min(ay, by))), int(np.ceil(max(ay, by)))
        if ay == by:
            left, right = int(np.floor(min(ax, bx))), int(np.ceil(max(ax, bx)))
        if seen[max(0, top) : min(height, bottom), max(0, left) : min(width, right)].any():
            return True
    return False


def not_seen(state: Encounter, ruleset: Ruleset, viewer: Token, target: Token) -> Refusal | None:
    """The refusal for acts that need sight."""
    sight = sees(state, ruleset, viewer, target)
    return None if sight.sees else Refusal("not_seen", {"target": target.id, "why": sight.why})


def obscured(state: Encounter, ruleset: Ruleset, viewer: Token, cell: Cell) -> str:
    """How a square looks to a viewer: "" clear, "light" (dim light, thin fog: disadvantage on Perception that relies on sight),
    "heavy" (D24 A1-13).  Darkvision takes darkness for dim light and dim light for bright; blindsight needs neither."""
    gap = distance(body_of(state, viewer), body_of(state, viewer, cell, 1)) * state.scene.square
    senses = viewer.creature.senses
    if gap <= max(senses.get("blindsight", 0), senses.get("truesight", 0)):
        return ""
    if not sees_cell(state, ruleset, viewer, cell).sees:
        return "heavy"
    level = LEVELS.index(light_at(state, cell)) + (gap <= senses.get("darkvision", 0))
    thin = obscured_squares(state, "light")
    misty = state.scene.ground(cell.x, cell.y) == "'" or (thin is not None and bool(thin[cell.y, cell.x]))
    return "light" if level < LEVELS.index("bright") or misty else ""
