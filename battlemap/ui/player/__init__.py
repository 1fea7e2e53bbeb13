"""The players' window: drawn from `view_for` and nothing else."""

from battlemap.ui.player.placing import Placing
from battlemap.ui.player.window import PlayerWindow

__all__ = ["Placing", "PlayerWindow"]
