"""What has happened, in the past tense.  A fight is its first state and its events, nothing else.

Events carry results (dice faces and all), never the reasons of the rules; `apply` folds them and never refuses.  A new field
always has a default; events are superseded, never renamed: they are what old files hold.
"""

from typing import Any, Literal

import msgspec

from battlemap.model import (
    Area,
    Door,
    Effect,
    Light,
    Note,
    Place,
    Reserved,
    Scene,
    Token,
    Turn,
    Waiting,
    Wall,
    Zone,
)


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=True, omit_defaults=True):
    pass


class EncounterBegun(_Event, frozen=True, kw_only=True):
    """Initiative is known; `faces` by token (or group, side) as rolled; `turn` where there is more to it than an order."""

    order: tuple[Place, ...]
    turn: Turn | None = None
    faces: dict[str, tuple[int, ...]] = {}
    surprised: tuple[str, ...] = ()


class EncounterEnded(_Event, frozen=True, kw_only=True):
    pass


class RoundStarted(_Event, frozen=True, kw_only=True):
    round: int


class TurnStarted(_Event, frozen=True, kw_only=True):
    """Its resources come back, but for `kept` (what stays spent)."""

    token: str
    kept: dict[str, int] = {}


class TurnEnded(_Event, frozen=True, kw_only=True):
    token: str


class TurnSet(_Event, frozen=True, kw_only=True):
    """The turn record is now this; `why`: "phase", "slots", "delayed", "rejoined", "released"."""

    turn: Turn
    why: str = ""


class Refreshed(_Event, frozen=True, kw_only=True):
    """A new round gave it back what it had spent, but for `kept`; `paced` rounds of moving so far."""

    token: str
    kept: dict[str, int] = {}
    paced: int = 0


class Declared(_Event, frozen=True, kw_only=True):
    """What it announced for this round; "" when that is taken back, or (`why` "over") when the round is over."""

    token: str
    what: str
    why: str = ""


class InspirationSet(_Event, frozen=True, kw_only=True):
    """It has, or no longer has, a die to roll again."""

    token: str
    inspired: bool


class Rested(_Event, frozen=True, kw_only=True):
    """A short or long rest is over."""

    tokens: tuple[str, ...]
    kind: str


class PassedOver(_Event, frozen=True, kw_only=True):
    """What an end of a turn would have brought was left out by the game master: `what` of `detail` ("save" of "slowed")."""

    token: str
    what: str
    detail: str = ""


class OpportunityTaken(_Event, frozen=True, kw_only=True):
    """Its one opportunity action in the turn running is used."""

    token: str


class BlowHeld(_Event, frozen=True, kw_only=True):
    """Damage of a shared phase, not yet taken from the hit points."""

    target: str
    taken: int
    source: str = ""


class OrderChanged(_Event, frozen=True, kw_only=True):
    order: tuple[Place, ...]
    acted: tuple[str, ...] = ()


class TokenMoved(_Event, frozen=True, kw_only=True):
    """A token went along `path` (squares entered); `cost` dm of movement, `kind` own, forced, teleport, carried or placed;
    `forced_by_gm` when the GM overruled a refusal (`overruled` names it)."""

    token: str
    start: tuple[int, int]
    path: tuple[tuple[int, int], ...]
    spot: tuple[int, int] = (0, 0)
    z: int = 0
    by: str = "walk"
    kind: str = "own"
    cost: int = 0
    diagonals: int = 0
    run: int = 0
    went: str = ""
    forced_by_gm: bool = False
    overruled: str = ""


class MoveWaits(_Event, frozen=True, kw_only=True):
    """The stack of waiting things is now this."""

    waiting: tuple[Waiting, ...]


class ReactionDeclined(_Event, frozen=True, kw_only=True):
    token: str
    mover: str


class ResourceSpent(_Event, frozen=True, kw_only=True):
    token: str
    resource: str
    amount: int = 1
    reason: str = ""


class MovementSpent(_Event, frozen=True, kw_only=True):
    """Movement paid for something other than a step (standing up, mounting)."""

    token: str
    cost: int
    reason: str


class SwingsSet(_Event, frozen=True, kw_only=True):
    """Attacks left in the Attack action under way."""

    token: str
    swings: int


class ActionTaken(_Event, frozen=True, kw_only=True):
    token: str
    action: str
    target: str = ""


class Dashed(_Event, frozen=True, kw_only=True):
    token: str


class AttackRolled(_Event, frozen=True, kw_only=True):
    token: str
    target: str
    attack: str
    faces: tuple[int, ...]
    natural: int
    total: int
    against: int
    mode: str
    reasons: tuple[dict[str, Any], ...] = ()
    hit: bool = False
    crit: bool = False
    cover: str = "none"


class D20Rolled(_Event, frozen=True, kw_only=True):
    """A save, check, contest, death save or concentration save; `taken` the damage a concentration save comes of."""

    token: str
    what: str
    faces: tuple[int, ...]
    natural: int
    total: int
    against: int | None = None
    mode: str = "normal"
    success: bool | None = None
    detail: str = ""
    reasons: tuple[dict[str, Any], ...] = ()
    taken: int = 0


class DiceRolled(_Event, frozen=True, kw_only=True):
    """Damage or other dice: the expression, its faces, the sum (or only a typed sum)."""

    token: str
    what: str
    dice: str
    faces: tuple[int, ...] = ()
    total: int = 0


class FreelyRolled(_Event, frozen=True, kw_only=True):
    """Dice for no rule: the expression, its faces (none where only the sum was typed), the places of those that do not count."""

    token: str = ""
    name: str = ""
    dice: str
    label: str = ""
    faces: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    total: int = 0
    secret: bool = False


class DamageTaken(_Event, frozen=True, kw_only=True):
    """`taken` after resistances and before temporary hit points; hp and temp_hp are what is left.  `steps` explains it."""

    target: str
    taken: int
    hp: int
    temp_hp: int
    source: str = ""
    crit: bool = False
    steps: tuple[dict[str, Any], ...] = ()


class Healed(_Event, frozen=True, kw_only=True):
    target: str
    amount: int
    hp: int


class TempHpSet(_Event, frozen=True, kw_only=True):
    target: str
    temp_hp: int


class LifeChanged(_Event, frozen=True, kw_only=True):
    """Where a token stands between up and dead."""

    token: str
    dead: bool = False
    stable: bool = False
    successes: int = 0
    failures: int = 0
    hp: int | None = None


class EffectAdded(_Event, frozen=True, kw_only=True):
    token: str
    effect: Effect


class EffectRemoved(_Event, frozen=True, kw_only=True):
    """`source` and `type` only remove the one of that source and type; `why`: "ended", "expired", "removed"."""

    token: str
    name: str
    source: str | None = None
    type: str | None = None
    why: str = "removed"


class EffectChanged(_Event, frozen=True, kw_only=True):
    """The effect of that name and source now reads like this (a duration counted down)."""

    token: str
    effect: Effect


class ConcentrationSet(_Event, frozen=True, kw_only=True):
    token: str
    on: str
    why: str = ""


class Readied(_Event, frozen=True, kw_only=True):
    """`readied` empty: discarded or used."""

    token: str
    readied: dict[str, str]


class Mounted(_Event, frozen=True, kw_only=True):
    token: str
    mount: str


class TokenJoined(_Event, frozen=True, kw_only=True):
    """`origin`: what the fight is called that it comes from."""

    token: Token
    origin: str = ""


class ReserveChanged(_Event, frozen=True, kw_only=True):
    """Who waits in the reserve now, and who does no longer; `names` of these."""

    put: tuple[Reserved, ...] = ()
    gone: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    why: Literal["", "called", "dismissed"] = ""


class TokenLeft(_Event, frozen=True, kw_only=True):
    """`goal`: what the fight is called that it goes to."""

    token: str
    why: Literal["dead", "fled", "removed"]
    goal: str = ""


class PartyChanged(_Event, frozen=True, kw_only=True):
    """Some have come or gone: the lights that are carried here now, and the marching order."""

    carried: tuple[Light, ...] = ()
    marching: tuple[str, ...] = ()


class TokenEdited(_Event, frozen=True, kw_only=True):
    """The GM's pencil: the token as it is now, and the names of the fields changed."""

    token: Token
    fields: tuple[str, ...]


class DoorChanged(_Event, frozen=True, kw_only=True):
    door: str
    state: str


class DoorDamaged(_Event, frozen=True, kw_only=True):
    """What a door took, what is left of it; broken it stands open."""

    door: str
    taken: int
    hp: int
    broken: bool = False


class SceneChanged(_Event, frozen=True, kw_only=True):
    scene: Scene


class OptionsChanged(_Event, frozen=True, kw_only=True):
    options: dict[str, Any]


class MarchingSet(_Event, frozen=True, kw_only=True):
    """The party's marching order, from front to back."""

    order: tuple[str, ...]


class ZoneSet(_Event, frozen=True, kw_only=True):
    """An area of effect is there now, or is another than before."""

    zone: Zone


class ZoneRemoved(_Event, frozen=True, kw_only=True):
    zone: str
    name: str = ""
    why: str = "removed"


class SceneEdited(_Event, frozen=True, kw_only=True):
    """A stroke on the map.  First what is taken away (numbers of walls, lights, notes, areas; ids of doors), then what is
    new; `ground` are letters with the runs they are painted on."""

    walls_gone: tuple[int, ...] = ()
    doors_gone: tuple[str, ...] = ()
    lights_gone: tuple[int, ...] = ()
    notes_gone: tuple[int, ...] = ()
    areas_gone: tuple[int, ...] = ()
    walls: tuple[Wall, ...] = ()
    doors: tuple[Door, ...] = ()
    lights: tuple[Light, ...] = ()
    notes: tuple[Note, ...] = ()
    areas: tuple[Area, ...] = ()
    ground: tuple[tuple[str, tuple[tuple[int, int, int], ...]], ...] = ()
    dark: bool | None = None
    name: str | None = None


class Explored(_Event, frozen=True, kw_only=True):
    """Squares a side sees for the first time, and the doors it sees as they stand now."""

    side: str
    runs: tuple[tuple[int, int, int], ...] = ()
    doors: dict[str, str] = {}


class FogPainted(_Event, frozen=True, kw_only=True):
    """The game master reveals or covers squares."""

    side: str
    runs: tuple[tuple[int, int, int], ...]
    covers: bool = False


class FogSet(_Event, frozen=True, kw_only=True):
    """Fog on or off, whose eyes count, and whether all that was explored is forgotten."""

    side: str
    on: bool = True
    viewers: tuple[str, ...] = ()
    forgets: bool = False


class AnswersChanged(_Event, frozen=True, kw_only=True):
    answers: dict[str, str]


Event = (
    EncounterBegun | EncounterEnded | RoundStarted | TurnStarted | TurnEnded | OrderChanged | TokenMoved | MoveWaits
    | ReactionDeclined | ResourceSpent | MovementSpent | SwingsSet | ActionTaken | Dashed | AttackRolled | D20Rolled
    | DiceRolled | DamageTaken | Healed | TempHpSet | LifeChanged | EffectAdded | EffectRemoved | EffectChanged
    | ConcentrationSet | Readied | Mounted | TokenJoined | TokenLeft | PartyChanged | TokenEdited | DoorChanged | SceneChanged
    | ReserveChanged
    | OptionsChanged | AnswersChanged | TurnSet | Refreshed | Declared | OpportunityTaken | BlowHeld
    | InspirationSet | Rested | MarchingSet | DoorDamaged
    | ZoneSet | ZoneRemoved | SceneEdited | Explored | FogPainted | FogSet | PassedOver | FreelyRolled
)  # fmt: skip
