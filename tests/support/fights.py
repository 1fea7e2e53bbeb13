"""Small fights for tests, written as scenarios are."""

from collections.abc import Sequence
from typing import Any

from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done, NeedDice, Refused
from battlemap.encounter.tables import scene_from, token_from
from battlemap.model import Encounter
from battlemap.rulesets import DEFAULT, find_ruleset

CLAW = {"name": "claw", "kind": "melee", "to_hit": 4, "damage": "1d6+2", "type": "slashing"}


def fight(rows: Sequence[str], *tokens: dict[str, Any], **more: Any) -> Encounter:
    """An encounter on a map of letters; tokens and walls as in scenario files."""
    scene = scene_from(list(rows), 15, more.get("wall", []), more.get("door", []), more.get("light", []), more.get("dark", False))
    made = [token_from(token) for token in tokens]
    return Encounter(
        ruleset=DEFAULT, scene=scene, tokens={token.id: token for token in made}, options=more.get("options", {})
    )


def document(state: Encounter) -> Document:
    return Document(state, find_ruleset)


def done(outcome: Done | Refused | NeedDice) -> Done:
    assert isinstance(outcome, Done), outcome
    return outcome


def refused(outcome: Done | Refused | NeedDice) -> str:
    assert isinstance(outcome, Refused), outcome
    return outcome.refusals[0].kind

