"""What is drawn on an exported map, as one frozen record; and the palette of paper."""

from typing import Literal

import msgspec

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


