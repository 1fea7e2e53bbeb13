"""Attack rolls of d20 + bonus against an armour class (D24 A1-4, A1-31; D14 A4; SRD 5.1 and 5.2)."""

from battlemap.model import Attack, Encounter, Token
from battlemap.rules.attacks import Blow, armour_class, reach_range_and_cover
from battlemap.rules.checks import d20_penalty
from battlemap.rules.dice import parse_dice
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Reason, Refusal
from battlemap.rules.standing import is_bloodied
from battlemap.rules.threat import UNARMED


def printed_bonus(token: Token, attack: Attack) -> int:
    """The printed bonus, else ability and proficiency: Strength in melee, Dexterity at range."""
    if attack.to_hit is not None:
        return attack.to_hit
    ability = "dex" if attack.kind == "ranged" else "str"
    return token.creature.modifier(ability) + token.creature.proficiency


def bonus_and_exhaustion(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[Reason, ...]:
    """What is added to the roll."""
    bonus = Reason("attack_bonus", amount=printed_bonus(blow.attacker, blow.attack))
    return (bonus, *d20_penalty(ruleset, blow.attacker))


def armour_and_cover(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[int, int]:
    """Armour class plus cover, and the armour alone."""
    armour = armour_class(blow.target)
    return armour + blow.cover.armour, armour


def as_listed(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[tuple[str, str], ...]:
    """The attack's dice (those of a bloodied attacker, where it has such) and its extra dice, each with its type; what hangs on
    the roll, on a charge or on a save comes after it (`attacks.Rider`)."""
    attack = blow.attack
    first = attack.bloodied if attack.bloodied and is_bloodied(blow.attacker) else attack.damage
    return ((first, attack.type), *((extra.damage, extra.type) for extra in attack.extra if not extra.when))


def other_hand_without_bonus(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[tuple[str, str], ...]:
    """As listed; an attack the bonus action pays leaves a positive flat bonus out (two-weapon fighting, D14 A4-16)."""
    listed = as_listed(state, ruleset, blow)
    if blow.pays != "bonus" or not listed:
        return listed
    (text, kind), *others = listed
    flat = parse_dice(text).flat
    return ((f"{text}-{flat}" if flat > 0 else text, kind), *others)


def reach_range_cover_and_other_hand(state: Encounter, ruleset: Ruleset, blow: Blow) -> Refusal | None:
    """As anywhere; what the bonus action pays is a light weapon in the other hand, or a fist (D14 A4-16)."""
    if blow.pays == "bonus" and not blow.attack.light and blow.attack.name != UNARMED:
        return Refusal("not_allowed", {"rule": "not_light", "attack": blow.attack.name})
    return reach_range_and_cover(state, ruleset, blow)
