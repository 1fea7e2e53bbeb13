"""A fight of each ruleset that holds as much as can be of what a file can hold, played by real commands.

    for name, file, document in fights(folder, seen): …

First what is meant to be there is done (`_deeds`), then whatever random play comes upon that no fight has shown yet.  Which
random commands there are follows from the tests of today: another day it would be other fights, so these are written once.
"""

import hashlib
import io
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from PIL import Image, ImageDraw

from battlemap.encounter import commands as c
from battlemap.encounter.dice import Correction, Face, Roller, shared_out
from battlemap.encounter.document import Document, Record
from battlemap.encounter.events import Event
from battlemap.encounter.outcome import Done, NeedDice
from battlemap.model import (
    Area,
    Attack,
    AttackArea,
    AttackCharge,
    AttackSave,
    Budget,
    Door,
    Effect,
    Encounter,
    ExtraDamage,
    Fog,
    HeldBlow,
    Light,
    Note,
    PendingAnswer,
    Picture,
    Reserved,
    Scene,
    Token,
    Turn,
    Waiting,
    Wall,
    Zone,
)
from battlemap.rules.ruleset import Ruleset
from battlemap.rulesets import find_ruleset, names
from battlemap.storage import FightFile, fight_file
from tests.rulesets.arena import CREATURES, HALL, MEADOW, creature
from tests.rulesets.arena import scene as arena_scene
from tests.rulesets.commands import VERBS, Filler, any_command
from tests.storage.released.shape import Seen

THERE = ("ana", "ben", "horse", "orc", "gork", "ogre", "rat", "wolf")
EVENTS = tuple(kind.__name__ for kind in Event.__args__)
TRIES, STEPS, CHECKPOINT_EVERY = 4000, 160, 60
LARGE = (c.Arrive, c.Join, c.JoinGroup, c.Reserve)
"""Whole creatures: once in all is enough."""
PX = 8


def drawing(kind: str, seed: int, width: int, height: int) -> bytes:
    """A small picture: "PNG", "JPEG" or "WEBP"."""
    dice, picture = random.Random(seed), Image.new("RGB", (width, height), (90, 84, 70))
    brush = ImageDraw.Draw(picture)
    for _ in range(9):
        x, y, side = dice.randrange(width), dice.randrange(height), dice.randrange(4, 30)
        brush.rectangle((x, y, x + side, y + side), fill=(dice.randrange(256), dice.randrange(256), 60))
    written = io.BytesIO()
    picture.save(written, kind, **({} if kind == "PNG" else {"quality": 60}))
    return written.getvalue()


MAP, ANA, OGRE = drawing("PNG", 1, 16 * PX, 11 * PX), drawing("WEBP", 2, 48, 48), drawing("JPEG", 3, 48, 48)
PICTURES = {hashlib.sha256(data).hexdigest(): data for data in (MAP, ANA, OGRE)}
MAP_HASH, ANA_HASH, OGRE_HASH = PICTURES


def fights(folder: Path, seen: Seen, seed: int = 0) -> Iterator[tuple[str, FightFile, Document]]:
    """Written into the folder one after the other; each is open until the next is asked for.  `seen`: what has been shown."""
    for number, name in enumerate(names()):
        with _Played(folder / f"{name}.battlemap", name, 10 * seed + number, seen) as played:
            played.play()
            yield name, played.file, played.document


class _Played:
    def __init__(self, path: Path, name: str, seed: int, seen: Seen) -> None:
        self.ruleset: Ruleset = find_ruleset(name)
        self.dice, self.roller, self.seen = random.Random(seed), Roller(seed), seen
        self.kinds: set[str] = set()
        base = _first_state(self.ruleset, whole="shift" in self.ruleset.movement.kinds)
        self.seen.look("state", _raw(base))
        self.file = FightFile.create(path, base, PICTURES)
        self.document = self.file.document(find_ruleset)

    def __enter__(self) -> "_Played":
        self._usual, fight_file.CHECKPOINT_EVERY = fight_file.CHECKPOINT_EVERY, CHECKPOINT_EVERY
        return self

    def __exit__(self, *_: object) -> None:
        fight_file.CHECKPOINT_EVERY = self._usual
        self.file.close()

    def play(self) -> None:
        self.file.choose("dice", "both")
        for command in _deeds(self.document):
            self.do(command)
        for _ in range(TRIES):
            if self.document.position >= STEPS:
                break
            self.something()
        self.do(c.PaintFog(runs=((0, 0, 3), (1, 1, 4))))
        self.do(c.SetScene(scene=arena_scene(random.Random(1), self.ruleset.square, MEADOW), keep_tokens=False))
        self.document.undo(4)
        self.document.redo(3)
        self.do(c.Roll(roll="d20 + 3", name="After going back"), typed=True)
        self.do(c.Roll(roll="2d6", name="Undone"), typed=True)
        self.do(c.Roll(roll="d8", name="Undone as well", secret=True))
        self.document.undo(2)
        self.document.redo()
        for record in self.file.records():
            self.seen.look("record", _raw(record))
        self.seen.look("state", _raw(self.document.state))

    def something(self) -> None:
        """What shows something new; now and then, and whenever somebody is asked, what brings the fight on."""
        state = self.document.state
        filler = Filler(self.dice, state, self.ruleset)
        if state.pending and self.dice.random() < 0.7:
            self.do(filler.answer())
        elif self.dice.random() < 0.04:
            self.do(filler.next_in_turn())
        else:
            verbs = [verb for verb in VERBS if verb is not c.SetScene]
            missing = [verb for verb in verbs if verb.__struct_config__.tag not in self.kinds] or verbs
            short = {name.partition(".")[0] for name in self.seen.missing()}
            lacking = [verb for verb in verbs if str(verb.__struct_config__.tag) in short]
            verb = self.dice.choice(self.dice.choice([missing, lacking or missing, verbs]))
            chosen = any_command(self.dice, state, self.ruleset) if self.dice.random() < 0.5 else filler.command(verb)
            if not isinstance(chosen, c.SetScene):  # a whole map; its turn comes at the end
                self.do(chosen, only_news=True)

    def do(self, command: c.Command, *, only_news: bool = False, typed: bool = False) -> None:
        """Do it where it can be done."""
        faces: Sequence[int] = ()
        if typed and isinstance(asked := self.document.preview(command), NeedDice):
            faces = self.from_the_table(asked)
        known = self.dice.getstate(), self.roller._made
        outcome = self.document.preview(command, faces, self.roller.roll)
        if not isinstance(outcome, Done):
            return
        record = Record(kind="do", command=command, events=outcome.events, rolls=outcome.rolls)
        news = self.news(record)
        if only_news and not news and self.dice.random() < 0.97:
            return
        self.roller._made = known[1]  # the same faces again
        done = self.document.do(command, faces, self.roller.roll)
        assert isinstance(done, Done)
        self.seen.found |= news
        self.kinds |= self.kinds_of(record)

    def from_the_table(self, asked: NeedDice) -> Sequence[int]:
        """A proposed face that was corrected, or a sum."""
        if len(asked.sides) > 1:
            return shared_out(sum(asked.sides) // 2, asked.sides)
        (proposed,) = self.roller.roll(asked.sides)
        assert isinstance(proposed, Face)
        return [Correction.of(proposed % asked.sides[0] + 1, proposed)]

    def news(self, record: Record) -> set[str]:
        """What no fight has shown yet, and kinds this one has not."""
        fresh = Seen(self.seen.shape)
        fresh.look("record", _raw(record))
        kinds = set() if isinstance(record.command, LARGE) else self.kinds_of(record) - self.kinds
        return (fresh.found - self.seen.found) | kinds

    def kinds_of(self, record: Record) -> set[str]:
        return {str(record.command.__struct_config__.tag), *(type(event).__name__ for event in record.events)}


def _raw(value: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


# ---------------------------------------------------------------- what is meant to be there
BREATH = Attack(
    name="Frost breath", kind="ranged", range=90, damage="4d6", type="cold", recharge=5, uses=3, pool="breaths", magical=True,
    joins="instead", bloodied="6d6", area=AttackArea(shape="cone", size=90, width=15), lasts="target_end", largest="huge",
    escape=14, conditions=("prone",), two_handed=True, light=True, long=180, reach=15, to_hit=6,
    save=AttackSave(ability="con", dc=14, half=True, conditions=("slowed",), repeats=True, worse=("restrained",),
                    worse_repeats=True),
    charge=AttackCharge(run=30, damage="2d6", type="cold", conditions=("prone",), save=AttackSave(ability="str", dc=12)),
    extra=tuple(ExtraDamage(damage="1d6", type="cold", when=when)
                for when in ("", "advantage", "save", "ally_near", "sneak", "surprised")),
    sheet={"versus": "ref"},
)  # fmt: skip


def _first_state(ruleset: Ruleset, whole: bool) -> Encounter:
    """The hall furnished, eight creatures in it; `whole`: with what only a saved moment in the midst of a turn has, too."""
    tokens = [creature(entry) for entry in CREATURES if entry["id"] in THERE]
    kept = {token.id: token for token in tokens}
    kept["ana"] = _with_picture(replace(kept["ana"], facing=90, colour="#3366cc", inspired=True, attitude="friendly"), ANA_HASH)
    kept["ogre"] = _with_picture(replace(kept["ogre"], attitude="hostile", note="Owes Ana 3 gp"), OGRE_HASH)
    kept["gork"] = replace(kept["gork"], attitude="indifferent", inspired=True)
    kept["ben"] = replace(kept["ben"], inspired=True)
    kept["rat"] = replace(kept["rat"], creature=replace(kept["rat"].creature, speed={"walk": 90, "burrow": 60}))
    if whole:
        for name, token in _in_the_midst(kept["ogre"], kept["rat"]).items():
            kept[name] = token
    options = {name: rule.choices[-1] for name, rule in ruleset.options.items()}
    if "initiative" in options:
        options["initiative"] = "side"
    return Encounter(
        ruleset=ruleset.name, title=f"The hall, {ruleset.name}", scene=_hall(ruleset.square), tokens=kept, options=options,
        **(_moment() if whole else {}),
    )  # fmt: skip


def _hall(square: int) -> Scene:
    bare = arena_scene(random.Random(0), square, HALL)
    walls = (*bare.walls, Wall(points=((14, 3), (14, 5)), one_way="right", sight=False, move=False, material="curtain"))
    doors = (
        *bare.doors, Door(id="vault", points=((15, 8), (16, 8)), state="barred", material="iron", hp=12),
        Door(id="cell", points=((15, 2), (16, 2)), state="open", hp=0, broken=True),
    )  # fmt: skip
    lights = (*bare.lights, Light(token="ana", bright=60, dim=120, colour="#ffcc88"))
    return replace(
        bare, name="Hall", walls=walls, doors=doors, lights=lights, dark=True,
        notes=(Note(at=(2.5, 3.5), text="Pit, DC 12 – „Grube“ 🐉"),),
        areas=(Area(kind="start", runs=((0, 0, 3), (1, 0, 3))), Area(kind="elevation", runs=((9, 3, 6),), value=15)),
        picture=Picture(sha256=MAP_HASH, width_px=16 * PX, height_px=11 * PX, px_per_square=float(PX), left=-0.25, top=0.5),
    )  # fmt: skip


def _with_picture(token: Token, sha256: str) -> Token:
    return replace(token, creature=replace(token.creature, picture=sha256))


def _in_the_midst(ogre: Token, rat: Token) -> dict[str, Token]:
    """Two who fare as one can in the midst of a turn."""
    creature = replace(
        ogre.creature, attacks=(*ogre.creature.attacks, BREATH), level=4, challenge=0.5, proficiency=3, hover=True,
        saves=("str",), initiative=2, condition_immune=("charmed",), immune=("poison",), vulnerable=("fire",),
        resist=("cold",),
    )  # fmt: skip
    budget = Budget(
        moved=15, dashes=1, spent={"action": 1}, swings=1, diagonals=3, run=15, went="withdraw", trail=((4, 7), (4, 6))
    )
    held = Effect(name="poisoned", until="save_ends", source="rat", amount=2, type="poison", data={"dc": 11})
    state = Effect(name="dodging", kind="state", until="start_of_turn:ogre")
    return {
        "ogre": replace(ogre, creature=creature, budget=budget, effects=(held, state), temp_hp=4, answer="ask", paced=2),
        "rat": replace(
            rat, stable=True, hp=0, successes=1, failures=2, answer="skip",
            readied={"trigger": "a door", "action": "attack", "on": "ana"},
        ),
    }


def _moment() -> dict[str, Any]:
    """What waits, what was explored elsewhere, who is to come."""
    pending = PendingAnswer(by="orc", at=(4, 1), kind="leaves_reach", attacks=("claw",))
    attack = Waiting(
        kind="attack", token="ogre", targets=("ana",), attack="claw", said={"advantage": True}, pending=(pending,),
        answered=("gork",),
    )  # fmt: skip
    move = Waiting(
        token="ana", path=((3, 1), (2, 1)), by="crawl", move="shift", to_z=15, spot=(1, 0), pending=(pending,), way="shift",
        allowance=45,
    )  # fmt: skip
    turn = Turn(struck=("orc",), held=(HeldBlow(target="orc", taken=4, source="ana"),))
    cellar = Fog(explored=b"\xf0\x0f", covered=b"\x01\x00", doors={"hatch": "secret"}, viewers=("ana",))
    far = creature(CREATURES[-2], at=[12, 9])
    return {
        "waiting": (attack, move), "turn": turn, "answers": {"foes": "ask"}, "marching": ("ben", "ana"),
        "fogs": {"Cellar|4x4": {"party": cellar}},
        "zones": {"web": Zone(id="web", name="Web", runs=((8, 12, 14),), difficult=True, obscures="light")},
        "reserve": {far.id: Reserved(token=far, round=3)},
    }  # fmt: skip


def _deeds(document: Document) -> Iterator[c.Command]:
    """What is meant to happen; each is done before the next is asked for, or left where this ruleset does not have it."""
    yield from _on_the_map()
    yield from _before_the_fight(document.ruleset)
    yield c.Begin(totals=dict.fromkeys(document.state.tokens, 10), surprised=("rat",), ties=("ana", "orc"))
    if not document.state.turn.begun:
        yield c.Begin(totals=dict.fromkeys(["party", "foes", "beasts"], 4))
    yield from _turns(document)
    yield from _effects(document)
    yield from _turns(document)
    active = document.state.turn.active
    yield from (c.Delay(token=active), c.Rejoin(token=active))
    yield from _newcomers()


def _on_the_map() -> Iterator[c.Command]:
    """Two who wait are answered; the map is drawn on, fog is laid, doors are tried."""
    yield from (c.Decline(token="orc"), c.Decline(token="orc"))
    yield from (c.SetFog(on=True), c.SetFog(viewers=("ana", "ben")), c.SetFog(viewers=()))
    yield c.EditScene(
        walls=(Wall(points=((1, 8), (3, 8)), cover="half"), Wall(points=((0, 10), (2, 10)), cover="none"),
               Wall(points=((8, 9), (9, 10)), cover="three_quarters")),
        doors=(Door(id="new", points=((14, 6), (15, 6)), kind="window", material="glass", state="locked"),),
        lights=(Light(at=(3.5, 9.5), bright=30, dim=60),), notes=(Note(at=(7, 7), text="Æther"),),
        areas=(Area(kind="start", runs=((2, 0, 2),)),), ground=(("~", ((10, 4, 7),)),), dark=False, name="Great hall",
    )  # fmt: skip
    yield c.EditScene(walls_gone=(0,), doors_gone=("new",), lights_gone=(0,), notes_gone=(0,), areas_gone=(0,))
    for state in ("open", "locked", "barred", "secret", "closed"):
        yield c.SetDoor(door="door", state=state)
    yield c.ApplyDamage(target="door:vault", parts=(c.DamagePart(amount=40, type="force"),))
    yield c.PaintFog(polygon=((0.0, 0.0), (4.0, 0.0), (4.0, 3.0)))
    yield c.PaintFog(runs=((5, 2, 6), (6, 2, 6)), covers=True)
    yield c.PaintFog(room=(13, 9))


def _before_the_fight(ruleset: Ruleset) -> Iterator[c.Command]:
    yield from (c.MoveToken(token="ana", to=(5, 6), force=True), c.SetDoor(door="door", state="open", token="ana"))
    yield from (c.MoveToken(token="rat", to=(8, 6), by="burrow"), c.MoveToken(token="ana", to=(4, 6), by="climb"))
    yield c.MoveToken(token="ana", to=(3, 1), kind="retreat")
    yield c.MoveGroup(moves=(c.Placement(token="ana", to=(2, 6)), c.Placement(token="ben", to=(3, 2))), force=True)
    yield from (c.Mount(token="ana", target="horse"), c.Dismount(token="ana", to=(2, 6)), c.Mount(token="ana", target="horse"))
    yield c.Edit(token="ana", fields={"note": "in the saddle"}, more=(c.Edit(tokens=("orc", "gork"), fields={"turn": 90}),))
    yield from (c.Dismount(token="ana"), c.SetMarching(order=("ana", "ben")), c.LineUp(at=(3, 4)), c.LineUp(door="door"))
    yield from (c.Rest(kind="short", targets=("ana",)), c.Rest(kind="long"))
    yield from (c.Declare(token="rat", what=what) for what in ruleset.turns.declarations)


def _turns(document: Document) -> Iterator[c.Command]:
    """A round and a half, whatever its way of taking turns; on the way somebody leaves an enemy's reach, and strikes."""
    for number in range(9):
        now = document.state.turn
        if document.ruleset.turns.phases:
            yield from _phases(document)
            return
        if not now.active and now.slots:
            side = now.slots[0].who
            able = [t.id for t in document.state.tokens.values() if t.side == side and t.id not in now.acted and not t.dead]
            yield c.Activate(token=able[0] if able else "nobody", without=("start:save:ana:x",))
        active = document.state.turn.active
        token = document.state.token(active)
        if number in (0, 2, 4) and token is not None and token.creature.attacks:
            yield from _past_an_enemy(document, active)
        yield c.EndTurn(token=document.state.turn.active, without=(f"end:expires:{active}:prone",))


def _phases(document: Document) -> Iterator[c.Command]:
    yield c.Edit(token="ana", fields={"paced": 2})
    yield c.OpenRound(totals={"party": 3, "foes": 3, "beasts": 1}, without=("start:save:ana:x",))
    yield c.EndPhase(to="movement")
    yield c.MoveToken(token="ana", to=(2, 3))
    yield c.MoveToken(token="orc", to=(6, 0), force=True)
    yield c.MoveToken(token="ana", to=(5, 0), force=True)
    yield c.EndPhase(to="melee")
    yield from (c.MakeAttack(token="ana", target="orc", attack="claw"), c.MakeAttack(token="orc", target="ana", attack="claw"))
    yield c.EndPhase()
    while document.state.turn.phase != document.ruleset.turns.phases[0]:
        was = document.state.turn
        yield c.EndPhase()
        if document.state.turn == was:
            return


def _past_an_enemy(document: Document, active: str) -> Iterator[c.Command]:
    """The active one stands beside an enemy and goes; the enemy strikes, or lets it pass."""
    token = document.state.tokens[active]
    enemy = next(other.id for other in document.state.tokens.values() if document.state.are_enemies(token, other))
    here = {"at": [3, 4], "conditions": []} | ({"inspiration": True} if document.ruleset.inspiration else {})
    yield c.Edit(token=active, fields=here, more=(c.Edit(token=enemy, fields={"at": [4, 4]}),))
    yield c.MakeAttack(token=active, target=enemy, attack=token.creature.attacks[0].name, inspiration=True)
    yield c.Act(token=active, action="action_point")
    yield c.MoveToken(token=active, to=(2, 8))
    for asked in document.state.pending:
        yield c.React(token=asked.by, attack=asked.attacks[0])


def _effects(document: Document) -> Iterator[c.Command]:
    """Every condition comes and goes; some last; somebody falls."""
    conditions = document.ruleset.conditions
    yield c.Edit(token="gork", fields={"conditions": list(conditions)})
    yield from (c.SetCondition(target="gork", remove=next(iter(conditions))), c.Edit(token="gork", fields={"conditions": []}))
    lasting = next((name for name in ("prone", "slowed", *conditions) if name in conditions), "")
    yield c.SetCondition(targets=("ana", "orc"), add=lasting, until="rounds:3")
    for token in ("ana", "orc", "ben", "wolf"):
        yield c.SetCondition(target=token, add="prone", until=f"end_of_turn:{token}")
    yield c.ApplyDamage(target="orc", parts=(c.DamagePart(amount=1, roll="1d4", type="fire"),))
    yield from (c.Edit(token="ben", fields={"hp": 1}), c.ApplyDamage(target="ben", roll="1d4", type="cold"))
    yield from (c.Concentrate(token="ana", on="Bless"), c.ApplyDamage(target="ana", roll="1d4", type="cold"))
    yield c.SetZone(zone=Zone(
        id="fire", name="Wall of fire", runs=((7, 0, 3),), obscures="heavy", damage="2d6", type="fire",
        when=("start", "end", "enter"), save=AttackSave(ability="dex", dc=13, half=True), until="rounds:2:ana", source="ana",
        colour="#cc4422",
    ))  # fmt: skip
    inspired = c.Edit(token="ana", fields={"inspiration": True})
    yield from (inspired, c.RollSave(token="ana", ability="dex", dc=12, inspiration=True))
    yield from (inspired, c.RollCheck(token="ana", ability="dex", dc=9, inspiration=True))
    yield c.MakeAttack(token=document.state.turn.active, target="ogre", attack="claw", inspiration=True)
    yield c.AreaDamage(targets=("orc", "gork"), roll="2d6", type="fire", ability="dex", dc=12, origin=(5, 5), damage_total=7)


def _newcomers() -> Iterator[c.Command]:
    yield c.JoinGroup(
        tokens=(creature(CREATURES[13], at=[14, 9]),), later=(Reserved(token=creature(CREATURES[8], at=[0, 0]), round=2),),
        at=(13, 9), total=7, hit_dice={"mouse": "1d4"}, origin="The ford", formation=True,
    )  # fmt: skip
    yield c.Reserve(new=(creature(CREATURES[2], at=[3, 3]),), round=4, hit_dice={"cid": "2d8"})
