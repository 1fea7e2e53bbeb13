"""What is drawn on an exported map, as one frozen record; and the palette of paper."""

from dataclasses import replace
from typing import Literal

import msgspec

from battlemap.ui.theme import LIGHT, Palette

View = Literal["gm", "players", "table"]
VIEWS: tuple[View, ...] = ("gm", "players", "table")


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """`view`: the game master's map, what the players know, or the whole map as players would see it (no secrets, full light).
    `ink`: white ground and outlines only, to save ink.  `light`: the game master's map is dark where no light falls.  `marks`:
    it has its notes and lamps.  `paper`: what nobody knows is left white, as paper is."""

    view: View = "players"
    tokens: bool = True
    grid: bool = True
    coordinates: bool = False
    ink: bool = False
    light: bool = True
    marks: bool = True
    paper: bool = False


PAPER: Palette = replace(
    LIGHT, canvas="#ffffff", floor="#ffffff", floor_alt="#ffffff", solid="#f4f4f4", line="#b4b4b4", difficult="#8a6d3b",
    water="#eef7fc", pit="#f4f4f4", low="#ffffff", grid="#80606060", grid_empty="#80606060", wall="#a8a8a8",
    wall_edge="#1c1c1c", unseen="#ffffff",
)  # fmt: skip
"""White ground; everything else as lines."""
