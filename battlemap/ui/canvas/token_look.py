"""All that a token's face depends on, as a value.  Not here: how it is painted (`token_face`)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """`hp` None: hit points are not shown (players).  `facing`: degrees clockwise from up, None for nowhere.  `character`: its
    initials stand for it, not a drawing of its kind.  `note`: the game master has written something about it."""

    name: str
    side: str
    colour: str
    n: int
    tiny: bool
    hp: int | None
    max_hp: int
    temp_hp: int
    state: str
    conditions: tuple[str, ...]
    hidden: bool
    picture: str
    height_squares: int
    character: bool = False
    facing: int | None = None
    note: bool = False

    @property
    def is_dead(self) -> bool:
        return self.state == "dead"

    @property
    def lies(self) -> bool:
        return "prone" in self.conditions or self.state in ("dying", "stable", "unconscious", "dead")
