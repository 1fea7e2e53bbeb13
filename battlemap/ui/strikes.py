"""What an attack does and what it must meet under the ruleset: what is printed on the sheet need not be what is rolled."""

from battlemap.geometry import Cover
from battlemap.model import Attack, Encounter, Token
from battlemap.rules.attacks import Blow, attack_named, is_melee, ruling_on
from battlemap.rules.cover import CoverRuling
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.threat import UNARMED

OPEN = CoverRuling("none", 0, 0, 0, Cover(0, (), ()))


def _plain(state: Encounter, token: Token, attack: Attack) -> Blow:
    """The attack by itself, on nobody in particular."""
    return Blow(token, token, attack, is_melee(state, token, attack, 1), 1, OPEN)


def damage_parts(
    state: Encounter, ruleset: Ruleset, attacker: Token, attack: Attack, target: Token | None = None, pays: str = ""
) -> list[tuple[str, str]]:  # fmt: skip
    """Dice expressions with their types, as a hit would roll them."""
    blow = _plain(state, attacker, attack)
    if target is not None:
        blow = ruling_on(state, ruleset, attacker, target, attack, pays=pays).blow
    return [(text, kind) for text, kind in ruleset.attacks.damage(state, ruleset, blow) if text]


def armour_of(state: Encounter, ruleset: Ruleset, token: Token) -> int:
    """Its armour as the ruleset counts it, without cover."""
    strike = attack_named(token, UNARMED)
    assert strike is not None
    return int(ruleset.attacks.target_number(state, ruleset, _plain(state, token, strike))[1])
