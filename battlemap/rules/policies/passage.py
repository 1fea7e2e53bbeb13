"""Through whose space one may go, and whose space is difficult ground."""

from battlemap.model import Encounter, Token
from battlemap.rules.policies.steps import sizes_apart
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import is_incapacitated


def allies_helpless_tiny_or_two_sizes(state: Encounter, ruleset: Ruleset, mover: Token, other: Token) -> bool:
    """D24 A1-27: an ally, an incapacitated creature, a tiny one, one two or more sizes larger or smaller."""
    return (
        state.are_allies(mover, other)
        or other.creature.size == "tiny"
        or abs(sizes_apart(mover, other)) >= 2
        or is_incapacitated(ruleset, other)
    )


def slowed_by_all_but_allies_and_tiny(state: Encounter, mover: Token, other: Token) -> bool:
    """D24 A1-28, AM-04: another creature's space is difficult unless it is an ally or tiny."""
    return not state.are_allies(mover, other) and other.creature.size != "tiny"
