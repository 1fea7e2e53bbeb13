"""A whole fight as one value: scene, tokens, turn, what waits for an answer."""

from typing import Any, Literal

import msgspec

from battlemap.model.fog import Fog
from battlemap.model.names import hold_to_one_line
from battlemap.model.reserve import Reserved
from battlemap.model.scene import Scene
from battlemap.model.token import NEUTRAL, Token
from battlemap.model.turn import Turn
from battlemap.model.zone import Zone


class PendingAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Someone may react: `by` at the moment the mover is about to leave `at`; `attacks` are the names it may use."""

    by: str
    at: tuple[int, int]
    kind: str
    attacks: tuple[str, ...] = ()


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A move (or attack) under way that waits: the rest of it as data, and whose answers are still open.

    `path` are the squares still to enter; `answered` who was asked on the step now waiting; `spots` of a tiny mover's end;
    `way` the kind of moving, `allowance` what the rest of a move that is paid for may cost.  An attack that waits has its
    targets, the attack's name, and what the game master said of the roll.
    """

    kind: Literal["move", "attack"] = "move"
    token: str
    path: tuple[tuple[int, int], ...] = ()
    by: str = "walk"
    move: str = "own"
    to_z: int | None = None
    spot: tuple[int, int] = (0, 0)
    pending: tuple[PendingAnswer, ...] = ()
    answered: tuple[str, ...] = ()
    way: str = "own"
    allowance: int | None = None
    targets: tuple[str, ...] = ()
    attack: str = ""
    said: dict[str, Any] = {}


class Encounter(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a fight is.  `tokens` keeps file order; `waiting` is a stack, its last entry is answered first;
    `answers` says per side how opportunity attacks are answered ("ask", "skip", "take"); `marching` is the party's
    order from front to back; `fogs` remember per map (`Scene.key`) and side what was explored;
    `zones` are areas of effect that stay; `reserve` are those who are prepared and not on the map yet, by id."""

    ruleset: str
    scene: Scene
    title: str = ""
    options: dict[str, Any] = {}
    tokens: dict[str, Token] = {}
    turn: Turn = Turn()
    waiting: tuple[Waiting, ...] = ()
    answers: dict[str, str] = {}
    marching: tuple[str, ...] = ()
    fogs: dict[str, dict[str, Fog]] = {}
    zones: dict[str, Zone] = {}
    reserve: dict[str, Reserved] = {}

    def __post_init__(self) -> None:
        hold_to_one_line(self, "title")

    def fog(self, side: str) -> Fog:
        """A side's fog on the present map."""
        return self.fogs.get(self.scene.key, {}).get(side, Fog())

    def token(self, token_id: str) -> Token | None:
        return self.tokens.get(token_id)

    def are_enemies(self, one: Token, other: Token) -> bool:
        return one.side != other.side and NEUTRAL not in (one.side, other.side)

    def are_allies(self, one: Token, other: Token) -> bool:
        return one.side == other.side and one.side != NEUTRAL

    @property
    def pending(self) -> tuple[PendingAnswer, ...]:
        """Whose answers the topmost waiting thing waits for."""
        return self.waiting[-1].pending if self.waiting else ()
