"""Cover between two creatures: the degree from geometry, the numbers from the ruleset (rules.md section 0; D24 A1-31)."""

from dataclasses import dataclass

from battlemap.geometry import Cover, cover_between, degree_between
from battlemap.model import Encounter, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.space import DEGREES, cells_of, creatures_between, walls_of


@dataclass(frozen=True, slots=True)
class CoverRuling:
    """The degree ("none" ... "total"), what it adds to armour class and Dexterity saves, what it takes from the attack, and the
    four lines of the attacker's best pair with what blocks each."""

    degree: str
    armour: int
    saves: int
    penalty: int
    cover: Cover


def cover_of(state: Encounter, ruleset: Ruleset, attacker: Token, target: Token) -> CoverRuling:
    """The cover a target has from an attacker, with its lines."""
    blocks = creatures_between(state, attacker, target)
    cover = cover_between(walls_of(state.scene), cells_of(attacker), cells_of(target), blocks)
    rules, degree = ruleset.cover, cover.degree
    return CoverRuling(DEGREES[degree], rules.armour[degree], rules.saves[degree], rules.penalty[degree], cover)


def degree_of(state: Encounter, attacker: Token, target: Token) -> int:
    """Only the degree, 0 to 3: without lines and names."""
    blocks = creatures_between(state, attacker, target)
    return degree_between(walls_of(state.scene), cells_of(attacker), cells_of(target), blocks)


def walls_degree_of(state: Encounter, attacker: Token, target: Token) -> int:
    """The degree walls alone give, 0 to 3: whether a creature can be struck at all is theirs to say, since creatures in
    between never give more than half."""
    return degree_between(walls_of(state.scene), cells_of(attacker), cells_of(target), ())
