"""The tools of one canvas by the names of their actions.

    tools = Toolbox(view, {"select": SelectTool(view), ...})
    tools["wall"]               made when it is first taken

Those that build the map come with bars full of fields; a window that is opened to play does not wait for them.
"""

from collections.abc import Iterator, Mapping

from battlemap.ui.canvas.view import MapView
from battlemap.ui.tools.tool import Tool

DRAWING = ("wall", "door_draw", "terrain", "light", "note")


class Toolbox(Mapping[str, Tool]):
    """`made` are there from the beginning."""

    def __init__(self, view: MapView, made: Mapping[str, Tool]) -> None:
        self._view, self._made = view, dict(made)

    def __getitem__(self, name: str) -> Tool:
        if name in DRAWING and name not in self._made:
            self._made[name] = _drawing_tool(name, self._view)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*self._made, *DRAWING)))

    def __len__(self) -> int:
        return len(self._made.keys() | set(DRAWING))

    def put(self, name: str, tool: Tool) -> None:
        """One more."""
        self._made[name] = tool

    def name_of(self, tool: Tool | None) -> str:
        """What a tool is called; "" for none of these."""
        return next((name for name, made in self._made.items() if made is tool), "")


def _drawing_tool(name: str, view: MapView) -> Tool:
    match name:
        case "wall":
            from battlemap.ui.tools.wall import WallTool

            return WallTool(view)
        case "door_draw":
            from battlemap.ui.tools.door_draw import DoorDrawTool

            return DoorDrawTool(view)
        case "terrain":
            from battlemap.ui.tools.terrain import TerrainTool

            return TerrainTool(view)
        case "light":
            from battlemap.ui.tools.light import LightTool

            return LightTool(view)
        case _:
            from battlemap.ui.tools.note import NoteTool

            return NoteTool(view)
