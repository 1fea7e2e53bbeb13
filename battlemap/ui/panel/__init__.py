"""Beside the map: the order, the acting creature's card, the log; and the small cards that open on the map itself.

All of it is drawn from answers of the rules and follows the ruleset by data: its resources, its actions.
"""

from battlemap.ui.panel.hit_card import HitCard
from battlemap.ui.panel.quick_entry import QuickEntry
from battlemap.ui.panel.reaction_card import ReactionCard
from battlemap.ui.panel.side_panel import SidePanel

__all__ = ["HitCard", "QuickEntry", "ReactionCard", "SidePanel"]
