"""Where random play takes place: a map with everything a map can have, and creatures of all sizes and all sheets.

Every creature carries the sheets of all rulesets (defenses, THAC0, style ...): what a ruleset does not read does no harm, and so
no ruleset needs an arena of its own.  Which of them are there, the map, the size of the squares and the light follow from the
seed.
"""

import random
from collections.abc import Sequence
from typing import Any

from battlemap.encounter.tables import scene_from, token_from
from battlemap.model import Encounter, Scene
from battlemap.rules.ruleset import Ruleset

HALL = (
    "..~~....#.......",
    "..~~....#...~~..",
    "........#...~~..",
    ".o........::....",
    "...''.....::..o.",
    "...''...........",
    "...\"\"........##.",
    "...\"\"..o.....#..",
    ".#...........##.",
    ".#....~~~~....__",
    "..............__",
)
MEADOW = (
    "................",
    "..~~..........__",
    ".........o....__",
    "................",
    "....::..........",
    "....::...~~~....",
    ".........~~~....",
    "..''............",
    "..''......\"\"....",
    "..........\"\"....",
    "................",
)
NARROW = ("......#.", ".~~.....", "..##.#..", ".o...:..", "......__")
WALLS = (
    {"points": [[6, 3], [6, 6], [10, 6]]},
    {"points": [[12, 0], [12, 2]], "one_way": "left"},
    {"points": [[3, 8], [6, 8]], "cover": "half", "blocks": ["move"]},
    {"points": [[9.5, 9], [11.5, 11]], "cover": "three_quarters"},
)
DOORS = (
    {"id": "door", "points": [[6, 6], [6, 7]], "state": "closed"},
    {"id": "window", "points": [[10, 5], [10, 6]], "kind": "window", "state": "closed"},
    {"id": "gate", "points": [[12, 2], [12, 4]], "kind": "portcullis", "state": "closed"},
    {"id": "panel", "points": [[2, 9], [2, 10]], "state": "secret"},
)
LIGHTS = ({"at": [9.5, 4.5], "bright": 6.0, "dim": 12.0}, {"token": "ana", "bright": 6.0, "dim": 12.0})

CLAW = {"name": "claw", "to_hit": 4, "damage": "1d6+2", "type": "slashing", "versus": "ac"}
PIKE = {"name": "pike", "reach": 3.0, "to_hit": 5, "damage": "1d10", "type": "piercing", "two_handed": True}
FANGS = {"name": "fangs", "to_hit": 3, "damage": "1d4", "type": "piercing", "extra": [{"damage": "1d6", "type": "poison"}]}
KNIFE = {"name": "knife", "to_hit": 5, "damage": "1d4+2", "type": "piercing", "light": True}
SPEAR = {"name": "spear", "kind": "thrown", "reach": 1.5, "range": 6.0, "long": 18.0, "to_hit": 4, "damage": "1d6",
         "type": "piercing", "ranges": [6, 12, 18]}  # fmt: skip
BOW = {"name": "bow", "kind": "ranged", "range": 24.0, "long": 96.0, "to_hit": 5, "damage": "1d8+2", "type": "piercing",
       "ranges": [15, 30, 45], "versus": "ref", "two_handed": True}  # fmt: skip
CROSSBOW = {**BOW, "name": "crossbow", "slow": True, "damage": "1d10"}
BREATH = {"name": "breath", "kind": "ranged", "range": 9.0, "damage": "4d6", "type": "fire",
          "save": {"ability": "dex", "dc": 13, "half": True}}  # fmt: skip
COILS = {"name": "coils", "to_hit": 6, "damage": "1d8", "type": "bludgeoning",
         "conditions": ["grappled", "restrained", "grabbed"], "escape": 13, "largest": "large"}  # fmt: skip
DREAD = {"name": "dread", "kind": "ranged", "range": 18.0, "joins": "beside", "lasts": "rounds:10", "recharge": 5, "pool": "roar",
         "save": {"ability": "wis", "dc": 14, "conditions": ["frightened", "restrained"], "repeats": True,
                  "worse": ["petrified"], "worse_repeats": True}}  # fmt: skip
BITE = {"name": "bite", "to_hit": 5, "damage": "1d6", "type": "piercing", "conditions": ["prone", "poisoned"],
        "lasts": "target_end", "extra": [{"damage": "2d6", "type": "piercing", "when": "sneak"}],
        "charge": {"run": 3.0, "damage": "1d4", "save": {"ability": "str", "dc": 12, "conditions": ["prone"]}}}  # fmt: skip
STING = {"name": "sting", "to_hit": 6, "damage": "1d4", "type": "poison", "save": {"ability": "con", "dc": 11}}

SHEET: dict[str, Any] = {
    "defenses": {"ac": 15, "fort": 13, "ref": 12, "will": 11}, "thac0": 18, "attack_bonus": 1, "aac": 13, "shield": 1,
    "rate": 12.0, "morale": 8, "style": "melee", "precision": 10,
}  # fmt: skip
BOSS = {"action_points": 1, "regeneration": 3, "legendary_actions": 2, "legendary_resistances": 1, "attacks_per_round": 2}
CREATURES: tuple[dict[str, Any], ...] = (
    {"id": "ana", "at": [4, 1], "character": True, "hp": 28, "ac": 16, "attacks": [CLAW, PIKE, BOW], "traits": ["extra_attack"],
     "abilities": {"str": 16, "dex": 12, "con": 14}, "action_points": 1, "skills": {"athletics": 5}},
    {"id": "ben", "at": [2, 3], "character": True, "hp": 15, "attacks": [BOW, KNIFE], "z": 3.0, "style": "ranged",
     "speed": {"walk": 7.5, "fly": 9.0}},
    {"id": "cid", "at": [1, 5], "character": True, "size": "small", "hp": 9, "attacks": [KNIFE], "style": "conduit",
     "senses": {"darkvision": 18.0}, "saves": ["con", "wis"], "speed": {"walk": 9.0, "climb": 9.0}},
    {"id": "horse", "at": [0, 6], "size": "large", "hp": 19, "traits": ["mount"], "speed": {"walk": 18.0}, "attacks": [CLAW]},
    {"id": "cat", "at": [3, 3], "size": "tiny", "hp": 2},
    {"id": "eagle", "at": [4, 9], "size": "small", "hp": 8, "z": 6.0, "speed": {"walk": 3.0, "fly": 18.0}, "attacks": [CLAW],
     "traits": ["flyby"]},
    {"id": "orc", "side": "foes", "at": [5, 1], "group": "orcs", "hp": 15, "attacks": [CLAW, SPEAR]},
    {"id": "gork", "side": "foes", "at": [6, 2], "group": "orcs", "hp": 15, "attacks": [CLAW, SPEAR], "resist": ["fire"]},
    {"id": "archer", "side": "foes", "at": [11, 1], "hp": 11, "attacks": [CROSSBOW], "style": "ranged", "hidden": True},
    {"id": "ogre", "side": "foes", "at": [4, 6], "size": "large", "hp": 40, "attacks": [CLAW, BREATH, DREAD],
     "attacks_per_action": 2, "traits": ["reckless", "reactive", "two_heads", "amorphous"], "sheds": [3.0, 6.0]},
    {"id": "giant", "side": "foes", "at": [12, 3], "size": "huge", "hp": 60, "attacks": [PIKE], "reach": 3.0,
     "vulnerable": {"cold": 5}, "resist": {"fire": 5}, **BOSS},
    {"id": "worm", "side": "foes", "at": [7, 7], "size": "gargantuan", "hp": 90, "attacks": [STING, COILS], "relentless": 12,
     "traits": ["earth_glide", "siege_monster", "relentless"], "immune": ["poison"],
     "condition_immune": ["prone"], "senses": {"blindsight": 9.0}, "speed": {"walk": 9.0, "burrow": 6.0, "swim": 9.0}},
    {"id": "rat", "side": "foes", "at": [7, 6], "size": "tiny", "hp": 1, "attacks": [FANGS]},
    {"id": "mouse", "side": "foes", "at": [7.5, 6.5], "size": "tiny", "hp": 1},
    {"id": "wolf", "side": "beasts", "at": [6, 0], "hp": 11, "attacks": [FANGS, BITE], "speed": {"walk": 12.0},
     "traits": ["pack_tactics", "keen_smell", "web_walker"]},
    {"id": "bear", "side": "beasts", "at": [3, 9], "size": "large", "hp": 34, "attacks": [CLAW], "immune": ["cold"]},
    {"id": "child", "side": "neutral", "at": [15, 0], "size": "small", "hp": 3},
)  # fmt: skip
ALWAYS = ("ana", "ben", "horse", "orc", "ogre", "rat")


def creature(entry: dict[str, Any], **fields: Any) -> Any:
    """A token of these, sheets and all."""
    return token_from({**SHEET, "name": entry["id"].title(), **entry, **fields})


def scene(dice: random.Random, square: int, rows: Sequence[str] | None = None) -> Scene:
    """The hall with some of its walls, or the meadow, lit or dark; without `rows` now and then the small one."""
    chosen = rows or dice.choice([HALL, MEADOW, MEADOW, NARROW])
    if chosen is not HALL:
        return scene_from(list(chosen), square, [], [], [], False)
    return scene_from(list(chosen), square, dice.sample(WALLS, 3), list(DOORS), list(LIGHTS), dice.random() < 0.3)


def arena(ruleset: Ruleset, seed: int) -> Encounter:
    """The first state of a fight under a ruleset."""
    dice = random.Random(seed)
    square = dice.choice([ruleset.square, ruleset.square, 15, 10])
    large = scene(dice, square, MEADOW if seed % 2 else HALL)
    more = dice.sample([entry["id"] for entry in CREATURES if entry["id"] not in ALWAYS], 5)
    tokens = [creature(entry) for entry in CREATURES if entry["id"] in (*ALWAYS, *more)]
    options = {name: dice.choice(rule.choices) for name, rule in ruleset.options.items() if dice.random() < 0.5}
    return Encounter(ruleset=ruleset.name, scene=large, tokens={token.id: token for token in tokens}, options=options)
