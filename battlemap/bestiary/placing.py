"""An entry put on the map.  Not here: which square is free, names of groups, who rolls initiative (`encounter`, `ui`)."""

from battlemap.bestiary.shelf import Entry
from battlemap.model import Creature, Token


def creature(entry: Entry) -> Creature:
    """The creature that plays: the very value a token of the engine carries."""
    return entry.creature


def token(entry: Entry, token_id: str, at: tuple[int, int] = (0, 0), side: str = "foes") -> Token:
    """It on the map with its average hit points; `at` is the top-left square of its footprint."""
    return Token(id=token_id, creature=entry.creature, side=side, at=at, hp=entry.creature.max_hp)
