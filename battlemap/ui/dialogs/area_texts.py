"""Areas of effect in words, and as they are sent: what one is called, what one that stays does and how long."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from battlemap.geometry import Cell
from battlemap.model import Creature, Encounter, Token, Zone
from battlemap.model.fog import Run, mask_of, runs_of
from battlemap.rules.cover import cover_of
from battlemap.rules.ruleset import Ruleset
from battlemap.ui import words

COVERED = "dex"
"""Which saves cover helps (the rules' own word on it: `encounter.deciding.saves`)."""


@dataclass(frozen=True, slots=True)
class Caught:
    """An area that was let go of: its squares, who is in it, the square covers are counted from, whose deed it is."""

    title: str
    shape: str
    cells: tuple[Cell, ...]
    tokens: tuple[str, ...]
    origin: tuple[float, float]
    by: str = ""


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Areas", text).format(**holes)


def area_title(shape: str, size_dm: int, width_dm: int = 0) -> str:
    """ "Sphere, 6 m", "Line, 18 m by 1.5 m"."""
    name, size = words.area_shape(shape), words.metres_text(size_dm)
    if shape == "line":
        return _say("{shape}, {size} by {width}", shape=name, size=size, width=words.metres_text(width_dm))
    return _say("{shape}, {size}", shape=name, size=size)


# ---------------------------------------------------------------- who is caught
def is_ally(state: Encounter, by: str, token: Token) -> bool:
    """Is it on the side whose deed it is (the party's, where nobody in particular does it)?"""
    doer = state.token(by)
    return token.side == (doer.side if doer is not None else "party")


def cover_bonus(state: Encounter, ruleset: Ruleset, origin: tuple[float, float], token: Token) -> int:
    """What cover from the area's origin adds to a save it helps, as the roll will count it."""
    start = Token(id="", creature=Creature(), at=(int(origin[0]), int(origin[1])))
    return cover_of(state, ruleset, start, token).saves


# ---------------------------------------------------------------- areas that stay
def runs_of_cells(state: Encounter, cells: Iterable[Cell]) -> tuple[Run, ...]:
    """The squares by row, as an area keeps them."""
    scene = state.scene
    return runs_of(mask_of(((cell.y, cell.x, cell.x + 1) for cell in cells), scene.width, scene.height))


def shifted(runs: Sequence[Run], dx: int, dy: int, width: int, height: int) -> tuple[Run, ...]:
    """The same squares elsewhere; what would lie off the map is cut off."""
    moved = [(y + dy, max(0, a + dx), min(width, b + dx)) for y, a, b in runs if 0 <= y + dy < height]
    return tuple((y, a, b) for y, a, b in moved if a < b)


def free_zone_id(state: Encounter, name: str) -> str:
    """An id no area has: the name in lower case, with a number where needed."""
    stem = "-".join("".join(letter if letter.isalnum() else " " for letter in name.lower()).split()) or "area"
    number, found = 1, stem
    while found in state.zones:
        number += 1
        found = f"{stem}-{number}"
    return found


def zone_told(state: Encounter, zone: Zone) -> str:
    """What it does and how long, in one line: "difficult, 2d6 fire at the start; 3 rounds left"."""
    parts = [_say("difficult")] if zone.difficult else []
    if zone.obscures:
        parts.append(_say("thick mist") if zone.obscures == "heavy" else _say("thin mist"))
    if zone.damage:
        moments = {"start": _say("at the start"), "end": _say("at the end"), "enter": _say("on entering")}
        when = ", ".join(moments[moment] for moment in zone.when)
        dice = f"{zone.damage} {words.word(zone.type)}".strip() if zone.type else zone.damage
        parts.append(_say("{dice} {when}", dice=dice, when=when).strip())
    text, until = ", ".join(parts) or _say("a mark only"), words.until(zone.until, state)
    return _say("{does}; {until}", does=text, until=until) if until else text
