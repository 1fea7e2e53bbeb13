"""An area that stays, held by its name and drawn where it would go."""

from msgspec.structs import replace

from battlemap.encounter.commands import SetZone
from battlemap.geometry import Cell
from battlemap.model import Zone
from battlemap.ui.dialogs.area_texts import sendable, shifted


class ZoneHold:
    """From press to release; `moved` is how it is drawn meanwhile."""

    def __init__(self, zone: Zone, grip: Cell) -> None:
        self.zone = self.moved = zone
        self._grip = self._at = grip

    def follow(self, cell: Cell, width: int, height: int) -> bool:
        """The pointer is on this square of a map so large; has that changed anything?  Wholly off the map it stays."""
        if cell == self._at:
            return False
        runs = shifted(self.zone.runs, cell.x - self._grip.x, cell.y - self._grip.y, width, height)
        if not runs:
            return False
        self._at, self.moved = cell, replace(self.zone, runs=runs)
        return True

    def command(self) -> SetZone | None:
        """What letting go here asks for; None where it was only clicked."""
        return SetZone(zone=sendable(self.moved)) if self.moved.runs != self.zone.runs else None
