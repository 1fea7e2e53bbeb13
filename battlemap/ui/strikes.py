"""What an attack does under the ruleset, in its dice: what is printed on the sheet need not be what is rolled."""

from battlemap.model import Attack, Encounter, Token
from battlemap.rules.attacks import ruling_on
from battlemap.rules.ruleset import Ruleset


def damage_parts(
    state: Encounter, ruleset: Ruleset, attacker: Token, attack: Attack, target: Token | None = None, pays: str = ""
) -> list[tuple[str, str]]:  # fmt: skip
    """Dice expressions with their types, as a hit would roll them; without a target as against itself."""
    blow = ruling_on(state, ruleset, attacker, target or attacker, attack, pays=pays).blow
    return [(text, kind) for text, kind in ruleset.attacks.damage(state, ruleset, blow) if text]
