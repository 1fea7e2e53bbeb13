"""Drawn things as text, to be pasted in the same fight or another one.

    {"battlemap": "drawing", "square": 15, "walls": [{"points": [[2, 0], [2, 3]], "cover": "half"}], "doors": [...]}

`square` is the side of a square in dm where they were drawn: lights keep the squares they reach.
"""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from battlemap.model import BattlemapError, Door, Light, Note, Scene, Wall
from battlemap.model.scene import PointXY
from battlemap.ui.drawing.lines import Box, box_of, shifted
from battlemap.ui.drawing.stroke import PLURALS, Drawn

MARK = "drawing"
LONGEST, MOST = 5_000_000, 10_000
FARTHEST = 100_000
"""Ten kilometres, in dm: no light reaches farther."""


class NothingDrawn(BattlemapError):
    """The text is none of ours."""


def text_of(drawn: Sequence[Drawn], scene: Scene) -> str:
    found: dict[str, Any] = {"battlemap": MARK, "square": scene.square}
    for kind, name in PLURALS.items():
        if those := [msgspec.to_builtins(each) for each in drawn if type(each) is kind]:
            found[name] = those
    return json.dumps(found)


def drawn_in(text: str, scene: Scene) -> list[Drawn]:
    """What a text holds, for a map with squares of this size.  Raises NothingDrawn for any other text."""
    try:
        table = json.loads(text) if len(text) <= LONGEST else None
        if not isinstance(table, dict) or table.get("battlemap") != MARK:
            raise NothingDrawn
        found: list[Drawn] = []
        for kind, name in PLURALS.items():
            found += msgspec.convert(table.get(name, []), tuple[kind, ...])  # type: ignore[valid-type]
        share = scene.square / float(table.get("square", scene.square))
        if not 0 < share < MOST or any(not _is_sound(each) for each in found):
            raise NothingDrawn
    except (ValueError, TypeError, ArithmeticError, RecursionError) as wrong:  # msgspec's errors are ValueErrors
        raise NothingDrawn from wrong
    return [_in_squares(each, share) for each in found if points_of(each)]


def _is_sound(drawn: Drawn) -> bool:
    """Has it a place on some map, and as many points as it needs?"""
    points = points_of(drawn)
    enough = len(points) > 1 if isinstance(drawn, (Wall, Door)) else True
    if isinstance(drawn, Light) and not all(0 <= far <= FARTHEST for far in (drawn.bright, drawn.dim)):
        return False
    return enough and all(abs(value) < MOST for point in points for value in point)


def _in_squares(drawn: Drawn, share: float) -> Drawn:
    if isinstance(drawn, Light):
        return replace(drawn, bright=round(drawn.bright * share), dim=round(drawn.dim * share))
    return drawn


def points_of(drawn: Drawn) -> tuple[PointXY, ...]:
    """Its corners, or the point it stands at; () for a light somebody carries."""
    if isinstance(drawn, (Wall, Door)):
        return drawn.points
    return (drawn.at,) if drawn.at is not None else ()


def box_of_all(drawn: Sequence[Drawn]) -> Box:
    return box_of([point for each in drawn for point in points_of(each)])


def shifted_by(drawn: Drawn, by: PointXY) -> Drawn:
    if isinstance(drawn, (Wall, Door)):
        return replace(drawn, points=shifted(drawn.points, by))
    if isinstance(drawn, Note):
        return replace(drawn, at=shifted([drawn.at], by)[0])
    return drawn if drawn.at is None else replace(drawn, at=shifted([drawn.at], by)[0])
