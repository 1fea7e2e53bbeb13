"""What gestures on the canvas mean: each tool turns presses, drags and keys into questions and commands.

Not here: whether a command is legal; a tool shows what the rules answer and sends what the game master does.
"""

from battlemap.ui.tools.select import SelectTool
from battlemap.ui.tools.tool import Tool
from battlemap.ui.tools.toolbox import Toolbox

__all__ = ["SelectTool", "Tool", "Toolbox"]
