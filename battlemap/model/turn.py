"""Whose turn it is: the order, who has acted this round, who acts now."""

import msgspec


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the order: a token's id (or a side's name) with the total it rolled."""

    who: str
    total: int


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Round 0 is before the fight.  `order` from first to last; `acted` have had their turn this round; `active` acts now
    ("" for nobody)."""

    round: int = 0
    phase: str = ""
    order: tuple[Place, ...] = ()
    acted: tuple[str, ...] = ()
    active: str = ""

    @property
    def begun(self) -> bool:
        return self.round > 0
