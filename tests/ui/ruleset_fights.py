"""One small fight for every ruleset: the same map, the same two heroes and three foes, each with the sheet that ruleset reads."""

from typing import Any

from battlemap.encounter.document import Document
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene
from battlemap.rulesets import find_ruleset
from battlemap.ui.session import Session
from tests.ui.panel.fights import Loaded

ROWS = ("." * 16,) * 10
PLACES = {"ana": (3, 4), "ben": (2, 6), "orc": (7, 4), "gob-1": (10, 3), "gob-2": (10, 6)}
NAMES = {"ana": "Ana", "ben": "Ben", "orc": "Orc", "gob-1": "Goblin 1", "gob-2": "Goblin 2"}
HEROES = ("ana", "ben")


def sword(**more: Any) -> dict[str, Any]:
    return {"name": "Sword", "kind": "melee", "to_hit": 5, "damage": "1d8+3", "type": "slashing", **more}


def bow(**more: Any) -> dict[str, Any]:
    return {"name": "Bow", "kind": "ranged", "range": 24, "long": 96, "to_hit": 4, "damage": "1d8+2", "type": "piercing", **more}


def claw(**more: Any) -> dict[str, Any]:
    return {"name": "Claw", "kind": "melee", "to_hit": 4, "damage": "1d6+1", "type": "slashing", **more}


# What each ruleset's sheets have beyond name, side, place and hit points; "" is for everyone.
SHEETS: dict[str, dict[str, dict[str, Any]]] = {
    "dnd2024": {"": {"ac": 14}, "heroes": {"attacks": [sword(), bow()]}, "foes": {"attacks": [claw()]}},
    "dnd2014": {"": {"ac": 14}, "heroes": {"attacks": [sword(), bow()]}, "foes": {"attacks": [claw()]}},
    "dnd4e": {
        "": {"ac": 16, "defenses": {"ac": 16, "fort": 14, "ref": 13, "will": 12}},
        "heroes": {"action_points": 1, "speed": {"walk": 9}, "attacks": [sword(), bow(versus="ref")]},
        "foes": {"speed": {"walk": 9}, "attacks": [claw()]},
    },
    "ose": {
        "": {"ac": 6, "thac0": 19, "rate": 12}, "foes": {"morale": 8, "attacks": [claw(to_hit=0)]},
        "heroes": {"attacks": [sword(to_hit=1), bow(ranges=[15, 30, 45])]},
        "orc": {"attacks": [{"name": "Great axe", "kind": "melee", "damage": "1d10", "two_handed": True}], "morale": 8},
    },
    "alternating": {
        "": {"style": "melee", "precision": 2}, "heroes": {"attacks": [sword(to_hit=3), bow(to_hit=2)]},
        "foes": {"attacks": [claw(to_hit=1)]}, "ben": {"style": "ranged", "precision": 4},
        "orc": {"legendary_actions": 1, "legendary_resistances": 2},
    },
}  # fmt: skip


def tokens_for(ruleset: str) -> dict[str, dict[str, Any]]:
    sheets, found = SHEETS[ruleset], {}
    for token_id, at in PLACES.items():
        hero = token_id in HEROES
        table = {"id": token_id, "name": NAMES[token_id], "side": "party" if hero else "foes", "at": list(at), "hp": 24}
        table |= {"character": hero, **sheets[""], **sheets["heroes" if hero else "foes"], **sheets.get(token_id, {})}
        found[token_id] = table
    return found


def fight(ruleset: str, **changes: dict[str, Any]) -> Encounter:
    """The fight before it begins; `changes` by token id."""
    square = find_ruleset(ruleset).square
    tables = tokens_for(ruleset)
    for token_id, more in changes.items():
        tables[token_id.replace("_", "-")] |= more
    tokens = {token_id: token_from(table) for token_id, table in tables.items()}
    return Encounter(ruleset=ruleset, scene=Scene(rows=ROWS, square=square), tokens=tokens, title="Ambush")


def session_for(ruleset: str, **changes: dict[str, Any]) -> Session:
    """A session on it whose dice are known."""
    session = Session()
    session.roller = Loaded()
    session.document = Document(fight(ruleset, **changes), find_ruleset)
    session.document.subscribe(session._on_change)
    return session
