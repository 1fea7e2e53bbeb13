"""What may be commanded: the verbs that change the fight.  What may be asked is in `asks`.

One struct per verb of the scenario format, with its names: `{do = "move", token = "ana", to = [5, 1]}` is
`MoveToken(token="ana", to=(5, 1))`.  The window builds the same structs.  Lengths here are metres, as in the format;
positions are squares (halves for tiny tokens).  Undo and redo are not commands: they move the document's pointer.
"""

from typing import Any, Literal

import msgspec

from battlemap.model import Area, Door, Light, Note, Reserved, Scene, Token, Wall, Zone

Square = tuple[float, float]
MoveBy = Literal["walk", "fly", "swim", "climb", "burrow", "crawl", "jump"]
MoveKind = Literal["own", "forced", "teleport", "shift", "withdraw", "retreat"]


class _Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Begin(_Command, tag="begin", frozen=True, kw_only=True):
    """Roll initiative and start round 1.  `totals` are known results; `ties` orders equal ones."""

    surprised: tuple[str, ...] = ()
    totals: dict[str, int] = {}
    ties: tuple[str, ...] = ()
    opening: str = ""


class MoveToken(_Command, tag="move", frozen=True, kw_only=True):
    """Move to a square, or along `path` (the squares entered, without the start).  `force`: the GM overrules."""

    token: str
    to: Square | None = None
    path: tuple[Square, ...] | None = None
    by: MoveBy = "walk"
    kind: MoveKind = "own"
    to_z: float | None = None
    pays: str = msgspec.field(default="", name="as")
    force: bool = False


class Placement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where one token of a formation goes."""

    token: str
    to: Square


class MoveGroup(_Command, tag="move_group", frozen=True, kw_only=True):
    """Put several tokens at once, keeping their formation: freely outside a fight, as the GM's `force` within one."""

    moves: tuple[Placement, ...]
    force: bool = False


class SetMarching(_Command, tag="marching", frozen=True, kw_only=True):
    """The party's marching order, from front to back."""

    order: tuple[str, ...]


class LineUp(_Command, tag="line_up", frozen=True, kw_only=True):
    """Put the party in marching order before a door, or with its first at a square; within a fight as the GM's `force`."""

    door: str = ""
    at: Square | None = None
    force: bool = False


class React(_Command, tag="react", frozen=True, kw_only=True):
    """Take the reaction the waiting move offers, with one of its attacks."""

    token: str
    attack: str = msgspec.field(default="", name="with")
    target: str = ""
    damage_total: int | None = None


class Decline(_Command, tag="decline", frozen=True, kw_only=True):
    """Let it pass."""

    token: str


class Stand(_Command, tag="stand", frozen=True, kw_only=True):
    token: str


class DropProne(_Command, tag="drop_prone", frozen=True, kw_only=True):
    token: str


class Mount(_Command, tag="mount", frozen=True, kw_only=True):
    token: str
    target: str


class Dismount(_Command, tag="dismount", frozen=True, kw_only=True):
    token: str
    to: Square | None = None


class Act(_Command, tag="act", frozen=True, kw_only=True):
    """Take an action of the ruleset by name."""

    token: str
    action: str
    target: str = ""
    pays: str = msgspec.field(default="", name="as")
    mode: str = ""


class MakeAttack(_Command, tag="attack", frozen=True, kw_only=True):
    """Attack with a named attack.  `damage_total`: the table rolled the damage with paper dice and types only its sum;
    `inspiration`: one d20 of the roll is rolled again, the lower one."""

    token: str
    target: str = ""
    targets: tuple[str, ...] = ()
    attack: str = msgspec.field(default="", name="with")
    pays: str = msgspec.field(default="", name="as")
    advantage: bool = False
    disadvantage: bool = False
    knock_out: bool = False
    penalty: int | None = None
    damage_total: int | None = None
    inspiration: bool = False


class DamagePart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Damage of one type: so much, or (and) by dice."""

    amount: int = 0
    type: str = ""
    roll: str = ""


class ApplyDamage(_Command, tag="damage", frozen=True, kw_only=True):
    """Damage from anywhere: by parts, or by dice rolled once for all targets; who is in `half` made a save."""

    target: str = ""
    targets: tuple[str, ...] = ()
    parts: tuple[DamagePart, ...] = ()
    roll: str = ""
    type: str = ""
    adjust: int = 0
    crit: bool = False
    half: tuple[str, ...] = ()
    magical: bool = False


class Heal(_Command, tag="heal", frozen=True, kw_only=True):
    target: str = ""
    targets: tuple[str, ...] = ()
    amount: int


class GiveTempHp(_Command, tag="temp_hp", frozen=True, kw_only=True):
    """`replace`: None takes the higher, True the new ones, False keeps the old."""

    target: str
    amount: int
    replace: bool | None = None


class SetCondition(_Command, tag="condition", frozen=True, kw_only=True):
    target: str = ""
    targets: tuple[str, ...] = ()
    add: str = ""
    remove: str = ""
    until: str = ""
    amount: int = 0
    type: str = ""
    source: str = ""


class RollSave(_Command, tag="save", frozen=True, kw_only=True):
    token: str
    ability: str = ""
    dc: int
    against: str = ""
    advantage: bool = False
    disadvantage: bool = False
    inspiration: bool = False
    magical: bool = False


class RollCheck(_Command, tag="check", frozen=True, kw_only=True):
    token: str
    ability: str = ""
    skill: str = ""
    dc: int
    advantage: bool = False
    disadvantage: bool = False
    inspiration: bool = False


class Fall(_Command, tag="fall", frozen=True, kw_only=True):
    """Fall down: from where it is in the air, or `height` metres into a pit."""

    token: str
    height: float | None = None


class Rest(_Command, tag="rest", frozen=True, kw_only=True):
    """A short or a long rest, outside a fight; without `targets` for everybody who is a character."""

    kind: Literal["short", "long"]
    targets: tuple[str, ...] = ()


class Concentrate(_Command, tag="concentrate", frozen=True, kw_only=True):
    """Begin to concentrate on something; an empty `on` ends it."""

    token: str
    on: str = ""


class Ready(_Command, tag="ready", frozen=True, kw_only=True):
    token: str
    trigger: str
    action: Literal["attack", "move", "cast"]
    on: str = ""


class Trigger(_Command, tag="trigger", frozen=True, kw_only=True):
    token: str


class Delay(_Command, tag="delay", frozen=True, kw_only=True):
    token: str
    without: tuple[str, ...] = ()


class Rejoin(_Command, tag="rejoin", frozen=True, kw_only=True):
    token: str


class Declare(_Command, tag="declare", frozen=True, kw_only=True):
    token: str
    what: str


class OpenRound(_Command, tag="initiative", frozen=True, kw_only=True):
    totals: dict[str, int] = {}
    without: tuple[str, ...] = ()


class Activate(_Command, tag="activate", frozen=True, kw_only=True):
    token: str
    without: tuple[str, ...] = ()


class EndTurn(_Command, tag="end_turn", frozen=True, kw_only=True):
    """`without`, here and wherever turns or rounds end or start: what that would bring and the game master leaves out, by its
    key (`deciding.turnover.Due`)."""

    token: str
    without: tuple[str, ...] = ()


class EndPhase(_Command, tag="end_phase", frozen=True, kw_only=True):
    to: str = ""
    without: tuple[str, ...] = ()


class Join(_Command, tag="join", frozen=True, kw_only=True):
    """A newcomer; during a fight it rolls its own initiative, or takes `total`.  `origin`: the fight it comes from, as a name."""

    new: Token
    total: int | None = None
    origin: str = ""


class JoinGroup(_Command, tag="join_group", frozen=True, kw_only=True):
    """Several newcomers in one step: around `at` or, in `formation`, each as near as it can to its own `at` on this side of the
    walls, seen from `at` (without it: from where the first is to be).  During a fight each rolls, a `group` once, who has a group
    in the order takes its count; `total` is for all.  `hit_dice`: by id, dice rolled for its hit points.  `later` go into the
    reserve in the same step."""

    tokens: tuple[Token, ...]
    later: tuple[Reserved, ...] = ()
    at: Square | None = None
    formation: bool = False
    total: int | None = None
    hit_dice: dict[str, str] = {}
    origin: str = ""


class Reserve(_Command, tag="reserve", frozen=True, kw_only=True):
    """Prepare some who come later: `new` ones, or `tokens` taken off the map; of those who wait already only the `round` they are
    due in changes (0: when called)."""

    new: tuple[Token, ...] = ()
    tokens: tuple[str, ...] = ()
    round: int = 0
    hit_dice: dict[str, str] = {}


class CallIn(_Command, tag="call_in", frozen=True, kw_only=True):
    """Out of the reserve onto the map: around `at`, else each as near as it can to where it is to come.  They join as by
    `join_group`."""

    tokens: tuple[str, ...]
    at: Square | None = None
    total: int | None = None


class Dismiss(_Command, tag="dismiss", frozen=True, kw_only=True):
    """Out of the reserve for good."""

    tokens: tuple[str, ...]


class Leave(_Command, tag="leave", frozen=True, kw_only=True):
    """`goal`: the fight it goes to, as a name."""

    token: str
    why: Literal["dead", "fled", "removed"] = "removed"
    goal: str = ""


class Depart(_Command, tag="depart", frozen=True, kw_only=True):
    """Several leave for another map together, with the lights they carry; `ends_fight` ends a fight under way first."""

    tokens: tuple[str, ...]
    goal: str = ""
    ends_fight: bool = False


class Arrive(_Command, tag="arrive", frozen=True, kw_only=True):
    """A party comes from another map as it was there (`travellers.arrival_of`), its first first: to the start area, a way in, or
    around `at`.  Who is known by the same id takes its old self's place, another of that id gets a new one; `lights` are those
    they carry, `ruleset` is the one they come from ("": this one)."""

    tokens: tuple[Token, ...]
    lights: tuple[Light, ...] = ()
    origin: str = ""
    ruleset: str = ""
    at: Square | None = None
    ends_fight: bool = False


class SetDoor(_Command, tag="door", frozen=True, kw_only=True):
    """A door as the game master sets it; with a `token`, as that creature opens or shuts it, for what that costs."""

    door: str
    state: Literal["open", "closed", "locked", "barred", "secret"]
    token: str = ""


class Edit(_Command, tag="edit", frozen=True, kw_only=True):
    """The GM's pencil: any fields of a token, or of several `tokens` at once, named and measured as in the scenario format
    (`total`: its count; `turn`: degrees it turns to the right).  `more`: edits of others that belong to the same step."""

    token: str = ""
    tokens: tuple[str, ...] = ()
    fields: dict[str, Any]
    more: "tuple[Edit, ...]" = ()


class EditScene(_Command, tag="draw", frozen=True, kw_only=True):
    """One stroke on the map: what goes (numbers of walls, lights, notes, areas as they stand; ids of doors), what comes, and
    ground letters painted on runs (y, first x, behind last x)."""

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


class SetZone(_Command, tag="zone", frozen=True, kw_only=True):
    """Put an area of effect on the map that stays, or change the one of that id."""

    zone: Zone


class RemoveZone(_Command, tag="remove_zone", frozen=True, kw_only=True):
    zone: str


class AreaDamage(_Command, tag="area_damage", frozen=True, kw_only=True):
    """Everybody caught saves, then the damage is rolled once for all; `origin` is the square covers are counted from."""

    targets: tuple[str, ...]
    roll: str
    type: str = ""
    ability: str = ""
    dc: int = 0
    half: bool = True
    origin: Square | None = None
    damage_total: int | None = None


class PaintFog(_Command, tag="paint_fog", frozen=True, kw_only=True):
    """Reveal or cover squares for a side by hand: by runs (y, first x, behind last x), a polygon of points in squares, or the
    room a square lies in (what walls and closed doors enclose)."""

    side: str = "party"
    covers: bool = False
    runs: tuple[tuple[int, int, int], ...] = ()
    polygon: tuple[tuple[float, float], ...] = ()
    room: tuple[int, int] | None = None


class SetFog(_Command, tag="fog", frozen=True, kw_only=True):
    """Fog on or off for a side, whose eyes it shares (none named: the whole side's), and whether what was explored is
    forgotten."""

    side: str = "party"
    on: bool | None = None
    viewers: tuple[str, ...] | None = None
    forgets: bool = False


class SetScene(_Command, tag="scene", frozen=True, kw_only=True):
    """Another map below the same tokens; `keep_tokens` false clears the table."""

    scene: Scene
    keep_tokens: bool = True


class SetAnswers(_Command, tag="answers", frozen=True, kw_only=True):
    """How a side's (or one token's) opportunity attacks are answered from now on."""

    side: str = ""
    token: str = ""
    answer: Literal["", "ask", "skip", "take"]


class SetOptions(_Command, tag="options", frozen=True, kw_only=True):
    options: dict[str, Any]


class Roll(_Command, tag="roll", frozen=True, kw_only=True):
    """Dice for no rule: `roll` as in `rules.formula`, once, or once for each of `tokens`.  `secret`: the game master's alone."""

    roll: str
    name: str = ""
    tokens: tuple[str, ...] = ()
    secret: bool = False


class EndEncounter(_Command, tag="end_encounter", frozen=True, kw_only=True):
    """Back to free movement: round 0, the order forgotten, hit points and conditions kept."""


Command = (
    Begin | MoveToken | MoveGroup | SetMarching | LineUp | React | Decline | Stand | DropProne | Mount | Dismount | Act
    | MakeAttack
    | ApplyDamage | Heal | GiveTempHp | SetCondition | RollSave | RollCheck | Fall | Rest | Concentrate | Ready | Trigger | Delay
    | Rejoin | Declare | OpenRound | Activate | EndTurn | EndPhase | Join | JoinGroup | Leave | Depart | Arrive
    | Reserve | CallIn | Dismiss | SetDoor
    | EditScene | SetZone | RemoveZone | AreaDamage | PaintFog | SetFog | Edit | SetScene
    | SetAnswers | SetOptions | EndEncounter | Roll
)  # fmt: skip
