"""The tools of one canvas by the names of their actions.

    tools = Toolbox(view, {"select": SelectTool(view)})
    tools["wall"]               made when it is first taken

All but the one in hand come with bars full of fields; a window that is opened to play does not wait for them.
"""

from collections.abc import Callable, Iterator, Mapping

from battlemap.ui.canvas.view import MapView
from battlemap.ui.tools.tool import Tool

LATE = ("measure", "door", "fog", "area", "wall", "door_draw", "terrain", "light", "note")


class Toolbox(Mapping[str, Tool]):
    """`made` are there from the beginning."""

    def __init__(self, view: MapView, made: Mapping[str, Tool]) -> None:
        self._view, self._made = view, dict(made)
        self._more: dict[str, Callable[[], Tool]] = {}

    def __getitem__(self, name: str) -> Tool:
        if name not in self._made and name in self:
            self._made[name] = self._more[name]() if name in self._more else _late_tool(name, self._view)
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._made or name in self._more or name in LATE

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*self._made, *self._more, *LATE)))

    def __len__(self) -> int:
        return len({*self._made, *self._more, *LATE})

    def put(self, name: str, make: Callable[[], Tool]) -> None:
        """One more, made when it is first taken."""
        self._more[name] = make

    def name_of(self, tool: Tool | None) -> str:
        """What a tool is called; "" for none of these."""
        return next((name for name, made in self._made.items() if made is tool), "")


def _late_tool(name: str, view: MapView) -> Tool:
    from battlemap.ui.tools.late import MAKERS  # their bars and cards are half as much again as the window

    return MAKERS[name](view)
