"""The map as it is drawn: a baked static layer, token items, overlays, and the view that hands gestures to a tool.

Here: pictures of states and plans.  Not here: what a gesture means (`tools`), what is legal (the rules).
"""

from battlemap.ui.canvas.view import MapView

__all__ = ["MapView"]
