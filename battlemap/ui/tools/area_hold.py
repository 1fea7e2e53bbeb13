"""An area that stays, held by its name and drawn where it would go."""

from msgspec.structs import replace

from battlemap.encounter.commands import SetZone
from battlemap.model import Zone
from battlemap.ui.dialogs.area_texts import shifted
from battlemap.ui.tools.area_placing import Point


class ZoneHold:
    """From press to release, by points in squares; `moved` is how it is drawn meanwhile."""

    def __init__(self, zone: Zone, grip: Point) -> None:
        self.zone = self.moved = zone
        self._grip, self._by = grip, (0, 0)

    def follow(self, point: Point, width: int, height: int) -> bool:
        """The pointer is there, on a map so large; has that changed anything?  Wholly off the map it stays."""
        by = (round(point[0] - self._grip[0]), round(point[1] - self._grip[1]))
        if by == self._by:
            return False
        runs = shifted(self.zone.runs, *by, width, height)
        if not runs:
            return False
        self._by, self.moved = by, replace(self.zone, runs=runs)
        return True

    def command(self) -> SetZone | None:
        """What letting go here asks for; None where it was only clicked."""
        return SetZone(zone=self.moved) if self.moved.runs != self.zone.runs else None
