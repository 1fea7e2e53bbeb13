"""What a side may know: the only thing the players' window and exports for players ever see.

Its own tokens, and those it sees now that are not hidden; doors beside a square it sees, secret ones shown as walls;
the squares it sees.  No hit points of others, no notes, no names of what is hidden. """

from typing import Any, Literal

import msgspec
import numpy as np

from battlemap.model import Door, Encounter, Scene, Token, Wall
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.sight import Mask, seen_by_side, sees
from battlemap.rules.space import footprint
from battlemap.rules.standing import state_of


class TokenView(msgspec.Struct, frozen=True, kw_only=True):
    """A token as the others at the table see it: no numbers."""

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


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """`squares_seen` are (x, y) by row; `scene` has no notes, no secret doors and no lights' carriers."""

    side: str
    scene: Scene
    tokens: tuple[TokenView, ...]
    doors: tuple[Door, ...]
    squares_seen: tuple[tuple[int, int], ...]
    order: tuple[str, ...]
    active: str
    round: int


def view_for(state: Encounter, ruleset: Ruleset, side: str) -> PlayerView:
    """What a side may know now.  Tokens whose id is not shown appear nowhere in it."""
    seen = seen_by_side(state, ruleset, side)
    shown = [token for token in state.tokens.values() if _is_shown(state, ruleset, side, token)]
    known = {token.id for token in shown}
    order = tuple(place.who for place in state.turn.order if place.who in known)
    return PlayerView(
        side=side,
        scene=_known_scene(state.scene),
        tokens=tuple(_token_view(token, side) for token in shown),
        doors=tuple(door for door in state.scene.doors if door.state != "secret" and _is_beside(door, seen)),
        squares_seen=tuple((int(x), int(y)) for y, x in zip(*np.nonzero(seen), strict=True)),
        order=order,
        active=state.turn.active if state.turn.active in known else "",
        round=state.turn.round,
    )


def _is_shown(state: Encounter, ruleset: Ruleset, side: str, token: Token) -> bool:
    if token.side == side:
        return True
    if token.hidden:
        return False
    own = (viewer for viewer in state.tokens.values() if viewer.side == side and not viewer.dead)
    return any(sees(state, ruleset, viewer, token).sees for viewer in own)


def _token_view(token: Token, side: str) -> TokenView:
    return TokenView(
        id=token.id, name=token.name, side=token.side, at=token.at, spot=token.spot, n=footprint(token),
        tiny=token.creature.size == "tiny", z=token.z,
        state=state_of(token), conditions=token.conditions, picture=token.creature.picture, colour=token.colour,
        own=token.side == side,
    )  # fmt: skip


def _known_scene(scene: Scene) -> Scene:
    """The map without what only the game master may see; a secret door is a piece of wall."""
    secret = tuple(Wall(points=door.points) for door in scene.doors if door.state == "secret")
    open_ones = tuple(door for door in scene.doors if door.state != "secret")
    return msgspec.structs.replace(scene, walls=(*scene.walls, *secret), doors=open_ones, notes=(), lights=())


def _is_beside(door: Door, seen: Mask) -> bool:
    """Is a square beside the door seen?"""
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


def view_answer(state: Encounter, ruleset: Ruleset, side: str) -> dict[str, Any]:
    """The view in the names of the scenario format."""
    view = view_for(state, ruleset, side)
    return {
        "tokens": [token.id for token in view.tokens],
        "doors": [door.id for door in view.doors],
        "squares_seen": [list(square) for square in view.squares_seen],
    }
