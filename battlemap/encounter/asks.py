"""What may be asked, which changes nothing: one struct per question of the scenario format, with its names (see `commands`).

Not here: the answers (`questions`).
"""

from typing import Literal

import msgspec

from battlemap.encounter.commands import MoveBy, MoveKind, Square


class _Question(msgspec.Struct, frozen=True, kw_only=True, tag_field="ask", forbid_unknown_fields=True):
    pass


class AskDistance(_Question, tag="distance", frozen=True, kw_only=True):
    start: str | Square = msgspec.field(name="from")
    to: str | Square


class AskPath(_Question, tag="path", frozen=True, kw_only=True):
    token: str
    to: Square | None = None
    path: tuple[Square, ...] | None = None
    by: MoveBy = "walk"
    kind: MoveKind = "own"
    to_z: float | None = None
    pays: str = msgspec.field(default="", name="as")
    force: bool = False


class AskReachable(_Question, tag="reachable", frozen=True, kw_only=True):
    token: str
    by: MoveBy = "walk"


class AskAdvice(_Question, tag="advice", frozen=True, kw_only=True):
    """Where a game master's monster could go now; `against`: who counts (none named: all its enemies).  It is the game master's
    alone: no view of a side has it."""

    token: str
    against: tuple[str, ...] = ()
    by: MoveBy = "walk"


class AskThreatened(_Question, tag="threatened", frozen=True, kw_only=True):
    token: str


class AskCover(_Question, tag="cover", frozen=True, kw_only=True):
    start: str = msgspec.field(name="from")
    to: str


class AskAttack(_Question, tag="attack", frozen=True, kw_only=True):
    token: str
    target: str = ""
    targets: tuple[str, ...] = ()
    attack: str = msgspec.field(default="", name="with")
    pays: str = msgspec.field(default="", name="as")
    advantage: bool = False
    disadvantage: bool = False
    knock_out: bool = False
    penalty: int | None = None


class AskSees(_Question, tag="sees", frozen=True, kw_only=True):
    start: str = msgspec.field(name="from")
    to: str | Square


class AskLight(_Question, tag="light", frozen=True, kw_only=True):
    at: Square


class AskArea(_Question, tag="area", frozen=True, kw_only=True):
    shape: Literal["sphere", "cube", "cone", "line", "cylinder", "emanation", "burst", "blast"]
    at: Square | None = None
    start: str | Square | None = msgspec.field(default=None, name="from")
    size: float
    width: float | None = None
    towards: str | Square | None = None


class AskToken(_Question, tag="token", frozen=True, kw_only=True):
    token: str


class AskTurn(_Question, tag="turn", frozen=True, kw_only=True):
    pass


class AskView(_Question, tag="view", frozen=True, kw_only=True):
    side: str


Question = (
    AskDistance | AskPath | AskReachable | AskAdvice | AskThreatened | AskCover | AskAttack | AskSees | AskLight | AskArea
    | AskToken | AskTurn | AskView
)  # fmt: skip
