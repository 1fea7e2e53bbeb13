"""An area of effect that stays: a web, a wall of fire, a cloud of fog."""

from typing import Literal

import msgspec

from battlemap.model.creature import AttackSave
from battlemap.model.names import hold_to_one_line

Moment = Literal["start", "end", "enter"]


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """Squares and what they do while it lasts.

    runs: (y, first x, behind last x).  obscures: "" or "light" or "heavy".  damage: dice done to whoever starts or ends its
    turn in it or enters it (`when`), of `type`; `save` may halve or avoid it.  until: as for effects; source: who made it.
    """

    id: str
    name: str = ""
    runs: tuple[tuple[int, int, int], ...] = ()
    difficult: bool = False
    obscures: Literal["", "light", "heavy"] = ""
    damage: str = ""
    type: str = ""
    when: tuple[Moment, ...] = ()
    save: AttackSave | None = None
    until: str = ""
    source: str = ""
    colour: str = ""

    def __post_init__(self) -> None:
        hold_to_one_line(self, "name")
