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


def whoever_is_no_enemy_or_two_sizes(state: Encounter, ruleset: Ruleset, mover: Token, other: Token) -> bool:
    """D14 A4-7, AM-19: any creature that is not hostile; a hostile one only two or more sizes larger or smaller."""
    return not state.are_enemies(mover, other) or abs(sizes_apart(mover, other)) >= 2


def slowed_by_everybody(state: Encounter, mover: Token, other: Token) -> bool:
    """D14 A4-5: the space of any other creature is difficult."""
    return True


def allies_helpless_or_two_sizes(state: Encounter, ruleset: Ruleset, mover: Token, other: Token) -> bool:
    """Ext for D4E (rules.md A7): allies, the helpless, two or more sizes larger or smaller."""
    apart = abs(sizes_apart(mover, other)) >= 2
    return state.are_allies(mover, other) or apart or is_incapacitated(ruleset, other)


def allies_only(state: Encounter, ruleset: Ruleset, mover: Token, other: Token) -> bool:
    """AM-27: nobody goes through an enemy, and bystanders are no allies."""
    return state.are_allies(mover, other)


def slowed_by_nobody(state: Encounter, mover: Token, other: Token) -> bool:
    """No creature's space is difficult."""
    return False
