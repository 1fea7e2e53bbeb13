"""Commands for random play, filled by data: from the command's own type, the tokens on the table, the lists of the ruleset.

A verb that is new is played as soon as it stands in the union `Command`: its fields are filled by their names where a name is
known here (`Filler.BY_NAME`), else by their types.  Most commands could be meant; some are nonsense, for the refusals.
"""

import random
from collections.abc import Callable
from typing import Any, get_args

import msgspec

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.model import Encounter, Token, Zone
from battlemap.model.creature import ABILITIES
from battlemap.model.zone import Moment
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import act_refusal, acts_now, must_crawl, ready_of
from tests.rulesets.arena import CREATURES, creature, scene

VERBS: tuple[type[Any], ...] = c.Command.__args__
QUESTIONS: tuple[type[Any], ...] = asks.Question.__args__
DAMAGE_TYPES = ("fire", "cold", "slashing", "poison", "")
WEIGHTS: dict[type[Any], float] = {
    c.MoveToken: 30, c.MakeAttack: 20, c.Act: 14, c.ApplyDamage: 3, c.Heal: 4, c.SetCondition: 7, c.Edit: 4, c.Stand: 2,
    c.Ready: 2, c.Trigger: 1, c.Delay: 1, c.Rejoin: 1, c.Declare: 1, c.EndEncounter: 0.15, c.SetScene: 0.2, c.Join: 0.7,
    c.Leave: 0.5, c.MoveGroup: 0.5, c.Mount: 3, c.React: 0.5, c.Decline: 0.3, c.Begin: 0.3, c.OpenRound: 0.3, c.EndPhase: 0.3,
    c.Activate: 0.5, c.EndTurn: 0.5,
}  # fmt: skip
FLOW, IDLE_FLOW = 0.1, 0.3
PHASES: dict[type[Any], tuple[str, ...]] = {
    c.MoveToken: ("move",), c.MakeAttack: ("melee", "missile", "slow"), c.Act: ("cast", "morale"),
}  # fmt: skip


def any_command(dice: random.Random, state: Encounter, ruleset: Ruleset) -> c.Command:
    """One command: an answer where one is waited for, now and then what brings the turn on, else anything."""
    filler = Filler(dice, state, ruleset)
    if state.pending and dice.random() < 0.85:
        return filler.answer()
    if dice.random() < (IDLE_FLOW if filler.idle else FLOW):
        return filler.next_in_turn()
    if not state.tokens:
        return filler.command(c.Join)
    return filler.command(dice.choices(VERBS, [filler.weight(verb) for verb in VERBS])[0])


def any_question(dice: random.Random, state: Encounter, ruleset: Ruleset) -> asks.Question:
    return Filler(dice, state, ruleset).command(dice.choice(QUESTIONS))


def _is(value: Any, kind: Any) -> bool:
    """Another verb may mean something else by the same name."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


class Filler:
    """Fills the fields of commands for one state."""

    def __init__(self, dice: random.Random, state: Encounter, ruleset: Ruleset) -> None:
        self.dice, self.state, self.ruleset = dice, state, ruleset
        able = [t for t in state.tokens.values() if acts_now(state, t) and act_refusal(ruleset, t) is None]
        main = ruleset.main_resource
        self.idle = not any(ready_of(state, ruleset, token).get(main) for token in able)
        others = able if able and self.chance(0.88) else list(state.tokens.values())
        self.actor = dice.choice(others) if others else None

    def chance(self, part: float) -> bool:
        return self.dice.random() < part

    def weight(self, verb: type[Any]) -> float:
        """Less for what belongs into another phase."""
        fits = not self.state.turn.phase or any(map(self.in_phase, PHASES.get(verb, ("",))))
        return WEIGHTS.get(verb, 1) * (1 if fits else 0.1)

    def in_phase(self, doing: str) -> bool:
        return self.ruleset.turns.phase_of.get(doing, self.state.turn.phase) == self.state.turn.phase

    # ------------------------------------------------------------ whole commands
    def answer(self) -> c.Command:
        """Of those asked one reacts or lets it pass; who has not been asked may try."""
        by = self.dice.choice(self.state.pending)
        if self.chance(0.5):
            return c.Decline(token=by.by)
        return c.React(token=by.by, attack=self.dice.choice([*by.attacks, ""]), damage_total=self.maybe(0.1, 4))

    def next_in_turn(self) -> c.Command:
        """What brings the fight on, whatever its way of taking turns."""
        turn, who = self.state.turn, self._id
        if not turn.begun:
            return self.command(self.dice.choice([c.Begin, c.Begin, c.Declare]))
        steps: list[Callable[[], c.Command]] = []
        if turn.active in self.state.tokens:
            steps.append(lambda: c.EndTurn(token=turn.active))
        if self.ruleset.turns.phases:
            steps.append(lambda: self.command(c.EndPhase))
        if self.ruleset.turns.declarations and not turn.active:
            steps.append(lambda: c.OpenRound(totals=self.totals(0.2)))
            steps += [lambda: self.command(c.Declare)] * 2
        if turn.slots and not turn.active:
            steps.append(lambda: c.Activate(token=who(lambda t: t.side == turn.slots[0].who and t.id not in turn.acted)))
        return self.dice.choice(steps)() if steps else c.EndEncounter()

    def command(self, verb: type[Any]) -> Any:
        """A command of that verb, or a question, its optional fields mostly left alone."""
        fields: dict[str, Any] = {}
        for field in msgspec.structs.fields(verb):
            fill = self.BY_NAME.get((verb, field.name)) or self.BY_NAME.get(field.name)
            if fill is not None and _is(value := fill(self), field.type):
                fields[field.name] = value
            elif field.required or self.chance(0.25):
                fields[field.name] = self.by_type(msgspec.inspect.type_info(field.type))
        if verb is c.AreaDamage:
            fields["half"] = self.chance(0.5)
        if verb is c.MoveToken and fields.get("path") is not None:
            fields["to"] = None
        if verb is c.SetCondition and (token := self.state.token(fields["target"])) is not None and token.effects:
            ended = self.dice.choice(token.effects).name
            fields |= {"add": "", "remove": ended} if self.chance(0.7) else {}
        return verb(**fields)

    def by_type(self, info: msgspec.inspect.Type) -> Any:
        """Anything of a type, for fields nobody has heard of here."""
        i = msgspec.inspect
        match info:
            case i.UnionType(types=types):
                return self.by_type(self.dice.choice(types))
            case i.LiteralType(values=values):
                return self.dice.choice(values)
            case i.BoolType():
                return self.chance(0.5)
            case i.IntType():
                return self.dice.randrange(12)
            case i.FloatType():
                return self.dice.choice([0.0, 1.5, 4.0, 9.0])
            case i.StrType():
                return self.dice.choice([self.some_id(), "", "something"])
            case i.VarTupleType(item_type=each):
                return tuple(self.by_type(each) for _ in range(self.dice.randrange(3)))
            case i.TupleType(item_types=types):
                return tuple(self.by_type(each) for each in types)
            case i.NoneType():
                return None
            case i.StructType() if info.cls is Token:
                return self.newcomer()
            case i.StructType(cls=cls):
                return self.command(cls)
            case i.DictType() | i.AnyType():
                return {}
        raise AssertionError(f"no value for {info}")

    # ------------------------------------------------------------ fields
    def some_id(self) -> str:
        return self.dice.choice([*self.state.tokens, *self.state.tokens, "nobody"])

    def _id(self, like: Callable[[Token], bool]) -> str:
        found = [token.id for token in self.state.tokens.values() if like(token)]
        return self.dice.choice(found) if found and self.chance(0.9) else self.some_id()

    def maybe(self, part: float, value: Any, other: Any = None) -> Any:
        return value if self.chance(part) else other

    def actor_id(self) -> str:
        return self.actor.id if self.actor is not None and self.chance(0.97) else self.some_id()

    def near(self) -> str:
        """Mostly somebody close to the actor."""
        if self.actor is None or self.chance(0.25):
            return self.some_id()
        x, y = self.actor.at
        around = [t for t in self.state.tokens.values() if max(abs(t.at[0] - x), abs(t.at[1] - y)) <= 4]
        foes = [token for token in around if self.state.are_enemies(token, self.actor) and not token.dead]
        return self.dice.choice(foes if foes and self.chance(0.6) else around).id

    def ids(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.near() for _ in range(self.dice.randrange(1, 4))))

    def known_ids(self) -> tuple[str, ...]:
        return tuple(token for token in self.ids() if token in self.state.tokens)

    def square(self) -> tuple[float, float]:
        """A square near the actor, now and then far, or off the map; halves for the tiny."""
        scene, here = self.state.scene, self.actor.at if self.actor is not None else (0, 0)
        far = 3 if self.chance(0.6) else 8
        if self.actor is not None and self.chance(0.35):
            here, far = self._foe(self.actor, 8), 2
        x, y = here[0] + self.dice.randint(-far, far), here[1] + self.dice.randint(-far, far)
        if self.chance(0.95):
            x, y = min(max(0, x), scene.width - 1), min(max(0, y), scene.height - 1)
        half = self.actor is not None and self.actor.creature.size == "tiny"
        return (x + self.dice.choice([0, 0.5]), y + self.dice.choice([0, 0.5])) if half else (x, y)

    def _foe(self, token: Token, within: int) -> tuple[int, int]:
        """Where an enemy stands that is not far away; else where it stands itself."""
        x, y = token.at
        foes = [other.at for other in self.state.tokens.values() if self.state.are_enemies(token, other) and not other.dead]
        near = [at for at in foes if max(abs(at[0] - x), abs(at[1] - y)) <= within]
        return self.dice.choice(near) if near else token.at

    def path(self) -> tuple[tuple[float, float], ...] | None:
        """Some steps, on the whole one way; now and then one that is none."""
        if self.actor is None or self.chance(0.75):
            return None
        (x, y), found = self.actor.at, list[tuple[float, float]]()
        way = [self.dice.randint(-1, 1), self.dice.randint(-1, 1)]
        for _ in range(self.dice.randrange(1, 7)):
            step = way if self.chance(0.6) else [self.dice.randint(-1, 1), self.dice.randint(-1, 1)]
            if self.chance(0.97) and step == [0, 0]:
                step = [1, 0]
            x, y = x + step[0], y + step[1]
            found.append((x, y))
        return tuple(found)

    def by(self) -> str:
        if self.actor is None or self.chance(0.1):
            return self.dice.choice(["crawl", "jump", "climb", "fly", "swim", "burrow"])
        usual = "crawl" if must_crawl(self.ruleset, self.actor) else "walk"
        return self.dice.choice([usual, usual, usual, *self.ruleset.movement.speeds(self.actor)])

    def kind(self) -> str:
        kinds = [*self.ruleset.movement.kinds] * 4 + ["forced", "teleport", "shift", "withdraw", "retreat"]
        declared = self.actor.declared if self.actor is not None else ""
        return declared if declared in kinds and self.chance(0.7) else self.dice.choice(["own"] * 12 + kinds)

    def pays(self) -> str:
        rules = self.ruleset
        return self.dice.choice([""] * 24 + [*rules.resources, *rules.off_turn, *rules.free, "luck"])

    def attack(self) -> str:
        own = list(self.actor.creature.attacks) if self.actor is not None else []
        now = [attack.name for attack in own if self.in_phase(self.ruleset.attacks.phase(attack))]
        return self.dice.choice([*now, *now, *now, "unarmed", "", self.dice.choice(["", *self.ruleset.open_reactions, "breath"])])

    def action(self) -> str:
        now = [action.name for action in self.ruleset.actions.values() if self.in_phase(action.phase)]
        return self.dice.choice([*now, *now, *self.ruleset.actions, "flourish"])

    def damage_parts(self) -> tuple[c.DamagePart, ...]:
        return tuple(
            c.DamagePart(amount=self.dice.choice([0, 2, 5, 9, 30]), type=self.dice.choice(DAMAGE_TYPES))
            for _ in range(self.dice.randrange(3))
        )

    def totals(self, part: float) -> dict[str, int]:
        names = [*self.state.tokens, *dict.fromkeys(token.side for token in self.state.tokens.values())]
        return {name: self.dice.randint(1, 20) for name in names if self.chance(part / 4)} if self.chance(part) else {}

    def condition(self, part: float) -> str:
        return self.dice.choice([*self.ruleset.conditions, "bewildered"]) if self.chance(part) else ""

    def until(self) -> str:
        moment = self.dice.choice(["start_of_turn", "end_of_turn", "end_of_next_turn"])
        some = [f"{moment}:{self.near()}", f"rounds:{self.dice.randrange(4)}", "save_ends", "tomorrow"]
        return self.dice.choice(["", "", *some])

    def options(self) -> dict[str, Any]:
        name = self.dice.choice([*self.ruleset.options, "luck"])
        rule = self.ruleset.options.get(name)
        return {name: self.dice.choice([*rule.choices, *rule.choices, "maybe"]) if rule else True}

    def newcomer(self) -> Token:
        """One of the arena's creatures, mostly one that is not there."""
        away = [entry for entry in CREATURES if entry["id"] not in self.state.tokens]
        entry = self.dice.choice(away if away and self.chance(0.9) else CREATURES)
        x, y = self.square()
        inside = [min(max(0, x), self.state.scene.width - 1), min(max(0, y), self.state.scene.height - 1)]
        return creature(entry, at=inside)

    def arrivals(self) -> tuple[Token, ...]:
        """Some who come together: as they are there already, as they were once, or new."""
        known = {token.id: token for token in self.state.tokens.values()}
        fresh = [creature(entry, at=(0, 0)) for entry in self.dice.sample(CREATURES, self.dice.randrange(1, 4))]
        return tuple(known.get(token.id, token) if self.chance(0.5) else token for token in fresh)

    def strangers(self) -> tuple[Token, ...]:
        """Some of the arena's creatures, mostly none that are known."""
        known = {*self.state.tokens, *self.state.reserve}
        away = [entry for entry in CREATURES if entry["id"] not in known]
        entries = away if len(away) > 2 and self.chance(0.9) else CREATURES
        return tuple(creature(entry, at=self.square()) for entry in self.dice.sample(entries, self.dice.randrange(1, 4)))

    def waiting(self) -> tuple[str, ...]:
        """Some who wait in the reserve, now and then somebody who does not."""
        ids = [*self.state.reserve]
        return tuple(self.dice.sample(ids, self.dice.randint(1, len(ids)))) if ids and self.chance(0.9) else (self.some_id(),)

    def door(self) -> str:
        return self.dice.choice([*(door.id for door in self.state.scene.doors), "nowhere"])

    def runs(self) -> tuple[tuple[int, int, int], ...]:
        """Squares as runs: row, first, behind the last."""
        scene, found = self.state.scene, list[tuple[int, int, int]]()
        for _ in range(self.dice.randrange(4)):
            a, b = sorted(self.dice.choices(range(scene.width + 1), k=2))
            found.append((self.dice.randrange(scene.height + self.chance(0.05)), a, b + (a == b)))
        return tuple(found)

    def placements(self) -> tuple[c.Placement, ...]:
        return tuple(c.Placement(token=token, to=self.square()) for token in self.ids())

    def edited(self) -> dict[str, Any]:
        """A field or two of the game master's pencil."""
        dice, x, y = self.dice, *self.square()
        some: dict[str, Callable[[], Any]] = {
            "at": lambda: [x, y], "z": lambda: dice.choice([0, 1.5, 3, 12]), "hp": lambda: dice.choice([0, 1, 8, 25, 60]),
            "max_hp": lambda: dice.choice([1, 20, 60]), "temp_hp": lambda: dice.randrange(8), "total": lambda: dice.randrange(25),
            "size": lambda: dice.choice(["tiny", "small", "medium", "large", "huge"]), "dead": lambda: self.chance(0.5),
            "side": lambda: dice.choice(["party", "foes", "beasts", "neutral"]), "hidden": lambda: self.chance(0.5),
            "speed": lambda: dice.choice([{}, {"walk": 0}, {"walk": 9, "fly": 12, "hover": True}, {"swim": 6}]),
            "conditions": lambda: [self.condition(1) for _ in range(dice.randrange(3))], "character": lambda: self.chance(0.6),
            "answer": lambda: dice.choice(["", "ask", "skip", "take"]), "reach": lambda: dice.choice([0, 1.5, 3, 4.5]),
            "ac": lambda: dice.randrange(8, 20), "traits": lambda: dice.choice([[], ["mount"], ["independent_mount", "mount"]]),
            "attacks": lambda: dice.choice([[], list(dice.choice(CREATURES).get("attacks", []))]), "paced": lambda: 59,
            "initiative": lambda: dice.randint(-3, 9), "concentrating": lambda: "a song", "note": lambda: "Æ", "luck": lambda: 1,
            "group": lambda: dice.choice(["", "orcs"]), "action_points": lambda: 2, "senses": lambda: {"blindsight": 3},
        }  # fmt: skip
        return {name: some[name]() for name in dice.sample(list(some), dice.choice([1, 1, 2]))}

    BY_NAME: dict[Any, Callable[["Filler"], Any]] = {
        "token": actor_id, "target": near, "source": lambda f: f.maybe(0.5, f.near(), ""), "against": near,
        "targets": lambda f: f.maybe(0.15, f.ids(), ()), "half": lambda f: f.maybe(0.2, f.ids(), ()),
        "to": square, "path": path, "by": by, (c.MoveToken, "kind"): kind, "pays": pays, "attack": attack,
        "to_z": lambda f: f.maybe(0.06, f.dice.choice([0.0, 1.5, 4.5, 9.0])), "force": lambda f: f.chance(0.06),
        (c.Act, "action"): action,
        "mode": lambda f: f.dice.choice(["prone", "away", ""]), "amount": lambda f: f.dice.randrange(-1, 14),
        "damage_total": lambda f: f.maybe(0.06, 7), "penalty": lambda f: f.maybe(0.05, -3), "parts": damage_parts,
        "roll": lambda f: f.maybe(0.3, f.dice.choice(["2d6", "8d6", "1d4-3", "many"]), ""),
        (c.Roll, "roll"): lambda f: f.dice.choice(["2d6+3", "d20 adv + 4", "4d6kh3 fire", "many"]),
        (c.Roll, "tokens"): lambda f: f.maybe(0.3, f.ids(), ()),
        "type": lambda f: f.dice.choice(DAMAGE_TYPES), "adjust": lambda f: f.maybe(0.1, -4, 0),
        "surprised": lambda f: f.maybe(0.3, f.known_ids(), ()), "totals": lambda f: f.totals(0.4), "ties": known_ids,
        "opening": lambda f: f.maybe(0.3, f.some_id(), ""), "add": lambda f: f.condition(0.7),
        "remove": lambda f: f.condition(0.5), "until": until, "dc": lambda f: f.dice.randrange(5, 20),
        "ability": lambda f: f.dice.choice([*ABILITIES, *f.ruleset.saves]),
        "skill": lambda f: f.dice.choice([*f.ruleset.skills, "concentration", "", "luck"]),
        "what": lambda f: f.dice.choice([*f.ruleset.turns.declarations, "", "surrender"]), "fields": edited,
        "options": options, "new": newcomer, "total": lambda f: f.maybe(0.4, f.dice.randrange(25)), "door": door,
        "moves": placements, "scene": lambda f: scene(f.dice, f.state.scene.square), "keep_tokens": lambda f: f.chance(0.9),
        "replace": lambda f: f.dice.choice([None, True, False]), "trigger": lambda f: "the door opens",
        "damage": lambda f: f.dice.choice(["1d6", "2d4+1", ""]), "runs": runs,
        (Zone, "id"): lambda f: f.dice.choice(["fire", "fog"]), (Zone, "when"): lambda f: tuple(
            moment for moment in get_args(Moment) if f.chance(0.6)),
        (c.RemoveZone, "zone"): lambda f: f.dice.choice([*f.state.zones, "nowhere"]),
        (c.MakeAttack, "target"): lambda f: f.maybe(0.04, f"door:{f.door()}", f.near()),
        (c.ApplyDamage, "target"): lambda f: f.maybe(0.1, f"door:{f.door()}", f.near()),
        (c.Depart, "tokens"): ids, (c.Arrive, "tokens"): arrivals, (c.JoinGroup, "tokens"): strangers,
        (c.Reserve, "new"): lambda f: f.maybe(0.5, f.strangers(), ()), (c.Reserve, "tokens"): lambda f: f.maybe(0.4, f.ids(), ()),
        (c.Reserve, "round"): lambda f: f.dice.randrange(4), (c.CallIn, "tokens"): waiting, (c.Dismiss, "tokens"): waiting,
        (c.JoinGroup, "at"): lambda f: f.maybe(0.6, f.square()), (c.CallIn, "at"): lambda f: f.maybe(0.4, f.square()),
        "formation": lambda f: f.chance(0.4),
        "hit_dice": lambda f: f.maybe(0.5, {token: "2d6" for token in f.known_ids()}, {}),
        (c.Arrive, "at"): lambda f: f.maybe(0.5, f.square()),
        (c.Arrive, "ruleset"): lambda f: f.maybe(0.9, f.ruleset.name, "another"),
        (c.Dismount, "token"): lambda f: f._id(lambda t: bool(t.riding)),
        (c.Stand, "token"): lambda f: f._id(lambda t: t.has("prone")),
        (c.Trigger, "token"): lambda f: f._id(lambda t: bool(t.readied)),
        (c.Rejoin, "token"): lambda f: f._id(lambda t: t.id in f.state.turn.delayed),
        (c.EndPhase, "to"): lambda f: f.dice.choice(["", "", "", *f.ruleset.turns.phases, "supper"]),
        (c.React, "attack"): attack, (c.Dismount, "to"): lambda f: f.maybe(0.3, f.square()),
        (c.Mount, "target"): lambda f: f._id(lambda t: "mount" in t.creature.traits),
        (c.SetAnswers, "token"): lambda f: f.maybe(0.6, f.some_id(), ""), (c.SetAnswers, "side"): lambda f: f.dice.choice(
            ["party", "foes"]), (c.Concentrate, "on"): lambda f: f.maybe(0.7, "a blessing", ""),
    }  # fmt: skip
