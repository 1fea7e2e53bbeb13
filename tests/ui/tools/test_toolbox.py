"""A window that is opened to play does not wait for what builds maps."""

from battlemap.ui.tools.late import MAKERS
from battlemap.ui.tools.toolbox import LATE
from tests.ui.canvas.conftest import calm as calm


def test_what_builds_the_map_is_made_when_it_is_first_taken(calm) -> None:
    window, tools = calm.window, calm.window.tools
    assert set(MAKERS) == set(LATE) < set(tools) and len(tools) == len(list(tools))
    assert not set(LATE) & tools._made.keys()
    window.choose_tool("wall")
    wall = window.view.tool
    assert tools["wall"] is wall and tools.name_of(wall) == "wall" and set(LATE) & tools._made.keys() == {"wall"}
    window.choose_tool("select")
    assert tools.name_of(window.view.tool) == "select" and tools.name_of(None) == ""
    window.choose_tool("wall")
    assert window.view.tool is wall
