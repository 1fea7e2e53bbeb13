"""One fight as it stood when it was asked for, and its maps for others: pictures waited for, views made once.

    studio = Studio(state, ruleset, pictures)
    drawn = run_to_end(studio.drawn(look, palette()))
    studio.missing                      a sentence where the map's picture could not be read
"""

from PySide6.QtCore import QCoreApplication

from battlemap.encounter.view import PlayerView, view_for
from battlemap.model import Encounter
from battlemap.rules.ruleset import Ruleset
from battlemap.ui.background import Pictures
from battlemap.ui.canvas.sight_overlay import PARTY
from battlemap.ui.exporting.look import Look, View
from battlemap.ui.exporting.shelf import Shelf
from battlemap.ui.exporting.steps import Steps, in_thread
from battlemap.ui.exporting.views import Drawn, GmMap, PlayersMap, facts_of, unveiled
from battlemap.ui.inks import PAPER
from battlemap.ui.theme import Palette


class Studio:
    def __init__(self, state: Encounter, ruleset: Ruleset, pictures: Pictures) -> None:
        self.state, self.ruleset = state, ruleset
        self.missing = ""
        self._shelf = Shelf(pictures)
        self._views: dict[View, PlayerView] = {}

    def drawn(self, look: Look, colours: Palette) -> Steps[Drawn]:
        """The map a look asks for; on paper's palette where ink is saved.  What is for players gets no more of the fight than
        `view_for` tells."""
        is_there = yield from self._shelf.fetched(self.state)
        self.missing = "" if is_there else QCoreApplication.translate(
            "Exporting", "The map's picture could not be read and is left out."
        )  # fmt: skip
        colours = PAPER if look.ink else colours
        if look.view == "gm":
            facts = yield from in_thread(facts_of, self.state, self.ruleset)
            return GmMap(facts, look, colours, self._shelf)
        if look.view not in self._views:
            seen = unveiled(self.state) if look.view == "table" else self.state
            self._views[look.view] = yield from in_thread(view_for, seen, self.ruleset, PARTY)
        return (yield from in_thread(PlayersMap, self._views[look.view], look, colours, self._shelf))
