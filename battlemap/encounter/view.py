"""What a side may know: the only thing the players' window and exports for players ever see.

Its own tokens, and those it sees now that are not hidden; doors beside a square it sees, secret ones shown as walls;
the squares it sees.  No hit points of others, no notes, no names of what is hidden. """

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from battlemap.encounter.known_scene import known_scene, with_faces, without_secrets
from battlemap.model import Door, Encounter, Scene, Token
from battlemap.model.fog import Mask, Run, mask_of, packed, runs_of, unpacked
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.sight import door_is_beside, eyes_of, light_map, seen_by_side, sees
from battlemap.rules.space import cells_of, footprint
from battlemap.rules.standing import conditions_of, state_of


class TokenView(msgspec.Struct, frozen=True, kw_only=True):
    """A token as the others at the table see it: no numbers.  `character`: one of their own."""

    id: str
    name: str
    side: str
    at: tuple[int, int]
    spot: tuple[int, int]
    n: int
    tiny: bool = False
    z: int
    state: Literal["up", "bloodied", "unconscious", "dying", "stable", "dead"]
    conditions: tuple[str, ...]
    picture: str
    colour: str
    own: bool
    character: bool = False
    facing: int | None = None


class ZoneView(msgspec.Struct, frozen=True, kw_only=True):
    """An area of effect as far as it is seen: no dice, nobody's id."""

    name: str
    runs: tuple[Run, ...]
    difficult: bool
    obscures: Literal["", "light", "heavy"]
    harms: bool
    colour: str


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a side may know, and nothing else.

    `scene` holds only what was ever seen of the map.  Masks are packed bits (`model.fog`): `seen` now, with the faces of the
    rock beside it; `explored` once; of what is seen, `dim` and `dark` by its light.  `fog` False: the whole map is shown.
    `squares_seen` are (x, y) by row, without the faces.
    """

    side: str
    scene: Scene
    tokens: tuple[TokenView, ...]
    doors: tuple[Door, ...]
    squares_seen: tuple[tuple[int, int], ...]
    seen: bytes
    explored: bytes
    dim: bytes
    dark: bytes
    fog: bool
    order: tuple[str, ...]
    active: str
    round: int
    zones: tuple[ZoneView, ...] = ()


def view_for(state: Encounter, ruleset: Ruleset, side: str) -> PlayerView:
    """What a side may know now.  Tokens whose id is not shown appear nowhere in it."""
    scene, fog = state.scene, state.fog(side)
    size = (scene.width, scene.height)
    now = seen_by_side(state, ruleset, side)
    covered = unpacked(fog.covered, *size)
    in_sight = now & ~covered
    explored = (unpacked(fog.explored, *size) | in_sight) & ~covered
    if not fog.on:
        in_sight, explored = np.ones_like(now), np.ones_like(now)
    plain = without_secrets(scene, explored, with_faces(scene, in_sight), fog.doors)
    seen, known = with_faces(plain, in_sight), with_faces(plain, explored)
    told = known_scene(plain, known, seen, fog.doors)
    look = _Look(side, tuple(eye for eye in eyes_of(state, side) if not eye.dead), now, covered)
    shown = [token for token in state.tokens.values() if _is_shown(state, ruleset, look, token)]
    ids = {token.id for token in shown}
    order = _known_order(state, ids)
    light = light_map(state) if scene.dark else np.full(now.shape, 2, np.uint8)
    return PlayerView(
        side=side,
        scene=told,
        tokens=tuple(_token_view(token, side) for token in shown),
        doors=tuple(door for door in told.doors if door_is_beside(door, in_sight)),
        squares_seen=tuple((int(x), int(y)) for y, x in zip(*np.nonzero(now & ~covered), strict=True)),
        seen=packed(seen), explored=packed(known), dim=packed(seen & (light == 1)), dark=packed(seen & (light == 0)),
        fog=fog.on,
        order=order,
        active=state.turn.active if state.turn.active in (*order, *ids) else "",
        round=state.turn.round,
        zones=tuple(_seen_zones(state, ruleset, side, in_sight, explored, covered)),
    )  # fmt: skip


def _seen_zones(
    state: Encounter, ruleset: Ruleset, side: str, in_sight: Mask, known: Mask, covered: Mask
) -> Iterator[ZoneView]:
    """Areas cut to what is seen of them now.  Into thick mist nobody sees, but it is itself seen: where its squares would be
    without it, as far as they are known or border on one in sight."""
    scene = state.scene
    for zone in state.zones.values():
        whole = mask_of(zone.runs, scene.width, scene.height)
        shown = whole & in_sight
        if zone.obscures == "heavy" and (whole & ~shown).any():
            others = {zone_id: other for zone_id, other in state.zones.items() if zone_id != zone.id}
            without = seen_by_side(msgspec.structs.replace(state, zones=others), ruleset, side) & ~covered
            shown |= whole & without & (known | _beside(in_sight))
        if shown.any():
            yield ZoneView(
                name=zone.name, runs=runs_of(shown), difficult=zone.difficult, obscures=zone.obscures,
                harms=bool(zone.damage), colour=zone.colour,
            )  # fmt: skip


def _beside(mask: Mask) -> Mask:
    """A mask and all squares round it."""
    wide, (height, width) = np.pad(mask, 1), mask.shape
    near = np.zeros_like(mask)
    for dy in (0, 1, 2):
        for dx in (0, 1, 2):
            near |= wide[dy : dy + height, dx : dx + width]
    return near


def _known_order(state: Encounter, known: set[str]) -> tuple[str, ...]:
    """Of creatures those that are shown; of sides those with somebody shown."""
    if not state.turn.sides:
        return tuple(place.who for place in state.turn.order if place.who in known)
    sides = {state.tokens[token_id].side for token_id in known}
    return tuple(place.who for place in state.turn.order if place.who in sides)


class _Look(NamedTuple):
    """Who looks: a side, those of its eyes that live, the squares they see, and those the game master covers."""

    side: str
    eyes: tuple[Token, ...]
    seen: Mask
    covered: Mask


def _is_shown(state: Encounter, ruleset: Ruleset, look: _Look, token: Token) -> bool:
    _, eyes, seen, covered = look
    if token.side == look.side:
        return True
    if token.hidden:
        return False
    if not state.fog(look.side).on:
        return True
    squares = [cell for cell in cells_of(token) if 0 <= cell.y < covered.shape[0] and 0 <= cell.x < covered.shape[1]]
    if squares and all(covered[cell.y, cell.x] for cell in squares):
        return False
    on_seen = any(seen[cell.y, cell.x] for cell in squares)
    if on_seen and not token.has("hiding") and not any(rule.hides for rule, _ in conditions_of(ruleset, token)):
        return True
    if not on_seen:
        # A square is seen when a target in it would be, so only what is felt through the ground is left.
        eyes = tuple(viewer for viewer in eyes if viewer.creature.senses.get("tremorsense"))
    return any(sees(state, ruleset, viewer, token).sees for viewer in eyes)


def _token_view(token: Token, side: str) -> TokenView:
    return TokenView(
        id=token.id, name=token.name, side=token.side, at=token.at, spot=token.spot, n=footprint(token),
        tiny=token.creature.size == "tiny", z=token.z,
        state=state_of(token), conditions=token.conditions, picture=token.creature.picture, colour=token.colour,
        own=token.side == side, character=token.creature.character and token.side == side, facing=token.facing,
    )  # fmt: skip


def view_answer(state: Encounter, ruleset: Ruleset, side: str) -> dict[str, Any]:
    """The view in the names of the scenario format."""
    view = view_for(state, ruleset, side)
    return {
        "tokens": [token.id for token in view.tokens],
        "doors": [door.id for door in view.doors],
        "squares_seen": [list(square) for square in view.squares_seen],
    }
