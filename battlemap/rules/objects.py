"""Breaking things: how hard an object is to hit and how much it takes (SRD 5.2, Breaking Objects; SRD 5.1, Objects)."""

from collections.abc import Mapping

import msgspec

from battlemap.geometry import Cell, distance
from battlemap.model import Creature, Door, Encounter, Token
from battlemap.rules.marching import beside_door
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.space import body_of

PREFIX = "door:"


class ObjectRules(msgspec.Struct, frozen=True):
    """armour: armour class by material; points: hit points by size, (fragile, resilient); immune: damage types without effect."""

    armour: Mapping[str, int]
    points: Mapping[str, tuple[int, int]]
    immune: tuple[str, ...]


def points_of(rules: ObjectRules, door: Door) -> int:
    """What it has left; a whole one that was never hit has what its table says."""
    return door.hp if door.hp is not None else rules.points["medium"][1]


def as_target(rules: ObjectRules, door: Door, at: Cell) -> Token:
    """A door as something that can be struck: no sides, no senses, only armour and hit points."""
    points = points_of(rules, door)
    creature = Creature(
        name=door.id, ac=rules.armour.get(door.material, rules.armour["wood"]), max_hp=points, immune=rules.immune
    )
    return Token(id=PREFIX + door.id, creature=creature, side="neutral", at=(at.x, at.y), hp=points)


def nearest_side(state: Encounter, door: Door, attacker: Token) -> tuple[Cell, int] | None:
    """The square beside the door nearest to somebody, and how many squares away the door itself is (1 when they stand at it)."""
    body = body_of(state, attacker)
    found = [
        (distance(body, body_of(state, attacker, cell, 1)) + 1, cell.y, cell.x) for cell, _ in beside_door(state, door)
    ]
    if not found:
        return None
    gap, y, x = min(found)
    return Cell(x, y), gap


def opener(state: Encounter, ruleset: Ruleset, door: Door) -> str:
    """Whose hand a click on a door means in a fight: whoever has the turn and stands right beside it; "" for nobody's."""
    token = state.token(state.turn.active)
    if token is None or not ruleset.door_pays or door.state not in ("open", "closed"):
        return ""
    side = nearest_side(state, door, token)
    return token.id if side is not None and side[1] == 1 else ""
