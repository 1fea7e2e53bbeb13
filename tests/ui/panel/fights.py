"""A small fight that has everything a panel shows, and a session that plays it with known dice."""

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene
from battlemap.rulesets import find_ruleset
from battlemap.ui.session import Session

SWORD = {"name": "Longsword", "to_hit": 5, "damage": "1d8+3", "type": "slashing"}
BOW = {"name": "Longbow", "kind": "ranged", "range": 45, "long": 180, "to_hit": 4, "damage": "1d8+2", "type": "piercing"}
BREATH = {
    "name": "Fire breath", "kind": "ranged", "range": 9, "damage": "2d6", "type": "fire",
    "save": {"ability": "dex", "dc": 12, "half": True},
}  # fmt: skip
SCIMITAR = {"name": "Scimitar", "to_hit": 4, "damage": "1d6+2", "type": "slashing"}
ANA = {
    "id": "ana", "name": "Ana Steelhand", "side": "party", "character": True, "at": [3, 3], "hp": 21, "max_hp": 28, "temp_hp": 5,
    "ac": 16, "speed": {"walk": 9, "climb": 4.5}, "attacks": [SWORD, BOW], "abilities": {"str": 16, "dex": 14, "con": 14},
}  # fmt: skip
BEN = {
    "id": "ben", "name": "Ben", "side": "party", "character": True, "at": [2, 5], "hp": 12, "max_hp": 18, "ac": 13,
    "attacks": [BREATH],
}  # fmt: skip
FIGHT = [
    ANA,
    BEN,
    {"id": "gob-1", "name": "Goblin 1", "side": "foes", "at": [4, 3], "hp": 7, "max_hp": 7, "ac": 15, "attacks": [SCIMITAR],
     "group": "goblins"},
    {"id": "gob-2", "name": "Goblin 2", "side": "foes", "at": [4, 4], "hp": 3, "max_hp": 7, "ac": 15, "attacks": [SCIMITAR],
     "group": "goblins"},
    {"id": "ogre", "name": "Ogre", "side": "foes", "size": "large", "at": [9, 3], "hp": 59, "max_hp": 59, "ac": 11,
     "resist": ["slashing"], "attacks": [{"name": "Club", "to_hit": 6, "damage": "2d8+4", "type": "bludgeoning"}]},
    {"id": "cat", "name": "Cat", "side": "neutral", "size": "tiny", "at": [1, 1], "hp": 2, "ac": 12},
]  # fmt: skip
TOTALS = {"ana": 19, "ben": 15, "gob-1": 12, "gob-2": 12, "ogre": 8, "cat": 3}


class Loaded:
    """A roller whose next faces are known; then every die shows 10, or its highest face."""

    def __init__(self) -> None:
        self.next: list[int] = []

    def roll(self, sides):
        return [self.next.pop(0) if self.next else min(10, side) for side in sides]


def fight_session(begun: bool = True) -> Session:
    """A session on the fight; Ana acts first."""
    tokens = {entry["id"]: token_from(entry) for entry in FIGHT}
    state = Encounter(ruleset="dnd2024", scene=Scene(rows=("." * 16,) * 10), tokens=tokens, title="Ambush")
    session = Session()
    session.roller = Loaded()
    session.document = Document(state, find_ruleset)
    session.document.subscribe(session._on_change)
    if begun:
        session.do(c.Begin(totals=TOTALS))
    return session
