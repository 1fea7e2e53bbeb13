"""What gestures on the canvas mean: each tool turns presses, drags and keys into questions and commands.

Not here: whether a command is legal; a tool shows what the rules answer and sends what the game master does.
"""

from battlemap.ui.canvas.view import MapView
from battlemap.ui.tools.area import AreaTool
from battlemap.ui.tools.door import DoorTool
from battlemap.ui.tools.door_draw import DoorDrawTool
from battlemap.ui.tools.fog import FogTool
from battlemap.ui.tools.frame import FrameTool
from battlemap.ui.tools.light import LightTool
from battlemap.ui.tools.measure import MeasureTool
from battlemap.ui.tools.note import NoteTool
from battlemap.ui.tools.select import SelectTool
from battlemap.ui.tools.terrain import TerrainTool
from battlemap.ui.tools.tool import Tool
from battlemap.ui.tools.wall import WallTool

__all__ = ["AreaTool", "DoorTool", "FogTool", "FrameTool", "MeasureTool", "SelectTool", "Tool", "drawing_tools"]


def drawing_tools(view: MapView) -> dict[str, Tool]:
    """The tools that build the map, by the names of their actions."""
    return {
        "wall": WallTool(view), "door_draw": DoorDrawTool(view), "terrain": TerrainTool(view), "light": LightTool(view),
        "note": NoteTool(view),
    }  # fmt: skip
