"""The tools that are made when they are first taken, all but the one a window opens with (`toolbox`)."""

from collections.abc import Callable, Mapping

from battlemap.ui.canvas.view import MapView
from battlemap.ui.tools.area import AreaTool
from battlemap.ui.tools.door import DoorTool
from battlemap.ui.tools.door_draw import DoorDrawTool
from battlemap.ui.tools.fog import FogTool
from battlemap.ui.tools.light import LightTool
from battlemap.ui.tools.measure import MeasureTool
from battlemap.ui.tools.note import NoteTool
from battlemap.ui.tools.terrain import TerrainTool
from battlemap.ui.tools.tool import Tool
from battlemap.ui.tools.wall import WallTool

MAKERS: Mapping[str, Callable[[MapView], Tool]] = {
    "measure": MeasureTool, "door": DoorTool, "fog": FogTool, "area": AreaTool, "wall": WallTool, "door_draw": DoorDrawTool,
    "terrain": TerrainTool, "light": LightTool, "note": NoteTool,
}  # fmt: skip
