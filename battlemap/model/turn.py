"""Whose turn it is: the order, who has acted this round, who acts now.

One record for every way of taking turns: one creature after the other, sides by phases, slots sides fill as they like.
"""

import msgspec


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the order: a token's id (or a side's name) with the total it rolled."""

    who: str
    total: int


class HeldBlow(msgspec.Struct, frozen=True, kw_only=True):
    """Damage of a shared phase: it reaches the hit points when the phase ends."""

    target: str
    taken: int
    source: str = ""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Round 0 is before the fight.  `order` from first to last; `acted` have had their turn this round; `active` acts now
    ("" for nobody).

    sides: `order` names sides, not tokens.  acting: all whose phase it is, where several share one.  slots: what is left
    of the round in slots, each a side and how many of it have yet to act; first: the side that starts every round.
    started: who have begun a turn this round; delayed: who wait to come back; late: who may act from the next round on.
    struck: who have used their opportunity action in the turn running.  held: blows of a shared phase.
    """

    round: int = 0
    phase: str = ""
    order: tuple[Place, ...] = ()
    acted: tuple[str, ...] = ()
    active: str = ""
    sides: bool = False
    acting: tuple[str, ...] = ()
    slots: tuple[Place, ...] = ()
    first: str = ""
    started: tuple[str, ...] = ()
    delayed: tuple[str, ...] = ()
    late: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    held: tuple[HeldBlow, ...] = ()

    @property
    def begun(self) -> bool:
        return self.round > 0
