"""Attack rolls on the attack matrix, with ranges, cover and retreat (OSE A2-8 to A2-14, OR-4, OR-7, OR-8, OR-11)."""

from battlemap.model import Attack, Creature, Encounter, Token
from battlemap.rules.attacks import Blow, total_cover
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Reason, Refusal

THAC0, UNARMOURED, TURNED = 19, 9, 19
BESIDE = 15
RETREAT, RETREAT_BONUS = "retreat", 2
RANGE_STEPS = (1, 0, -1)


def modifier_of(score: int) -> int:
    """OR-7: 3 -3, 4-5 -2, 6-8 -1, 9-12 0, 13-15 +1, 16-17 +2, 18 +3."""
    for most, modifier in ((3, -3), (5, -2), (8, -1), (12, 0), (15, 1), (17, 2)):
        if score <= most:
            return modifier
    return 3


def is_missile(attack: Attack) -> bool:
    return attack.kind != "melee"


def phase_of(attack: Attack) -> str:
    """Slow weapons come after all others: those marked so, and two-handed ones in melee (A2-4)."""
    if attack.sheet.get("slow") or (attack.two_handed and attack.kind == "melee"):
        return "slow"
    return "missile" if is_missile(attack) else "melee"


def ranges_of(attack: Attack) -> tuple[int, ...]:
    """Short, medium and long range in dm, as far as they are given."""
    given = attack.sheet.get("ranges") or [end for end in (attack.range, attack.long) if end is not None]
    return tuple(given)


def bonus_range_and_cover(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[Reason, ...]:
    """The attack's own number, else Strength or Dexterity; missiles' range and cover; a retreating target."""
    attack, creature = blow.attack, blow.attacker.creature
    ability = "dex" if is_missile(attack) else "str"
    own = attack.to_hit if attack.to_hit is not None else modifier_of(creature.score(ability))
    terms = [Reason("attack_bonus" if attack.to_hit is not None else ability, amount=own)]
    if ruleset.option(state, "ascending"):
        terms.append(Reason("base_attack", amount=int(creature.sheet.get("attack_bonus", 0))))
    if is_missile(attack):
        length = blow.gap * state.scene.square
        step = next((i for i, end in enumerate(ranges_of(attack)[:3]) if length <= end), None)
        if step is not None and RANGE_STEPS[step]:
            terms.append(Reason("short_range" if step == 0 else "long_range", amount=RANGE_STEPS[step]))
        penalty = blow.cover.penalty if blow.penalty is None else blow.penalty
        if penalty:
            terms.append(Reason("cover", by=blow.target.id, amount=penalty))
    if retreats(state, blow.target):
        terms.append(Reason("retreating", by=blow.target.id, amount=RETREAT_BONUS))
    return tuple(terms)


def retreats(state: Encounter, token: Token) -> bool:
    """From the declaration to the end of the round, moved or not (OR-4)."""
    return token.declared == RETREAT


def roll_needed(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[int, int]:
    """The roll the matrix asks for, held between 2 and 20, or the ascending armour class; a retreating target's shield does not
    count."""
    creature, attacker = blow.target.creature, blow.attacker.creature
    shield = int(creature.sheet.get("shield", 0)) if retreats(state, blow.target) else 0
    if ruleset.option(state, "ascending"):
        armour = ascending_armour(creature) - shield
        return armour, armour
    armour = descending_armour(creature) + shield
    return min(20, max(2, int(attacker.sheet.get("thac0", THAC0)) - armour)), armour


def descending_armour(creature: Creature) -> int:
    """As listed; from the ascending one where only that is; 9 for the unarmoured."""
    if creature.ac is not None:
        return creature.ac
    return TURNED - int(creature.sheet["aac"]) if "aac" in creature.sheet else UNARMOURED


def ascending_armour(creature: Creature) -> int:
    """As listed; else what the descending one turns into (19 less)."""
    return int(creature.sheet["aac"]) if "aac" in creature.sheet else TURNED - descending_armour(creature)


def ascending_class(token: Token, choice: str = "") -> int:
    """Its ascending armour class as it counts, listed or not."""
    return ascending_armour(token.creature)


def near_far_and_cover(state: Encounter, ruleset: Ruleset, blow: Blow) -> Refusal | None:
    """Melee at 1.5 m or less, missiles beyond it, never through full cover (A2-8 to A2-10, AM-24)."""
    length, near = blow.gap * state.scene.square, max(BESIDE, state.scene.square)
    facts = {"target": blow.target.id, "distance": length / 10}
    if not is_missile(blow.attack):
        return Refusal("out_of_reach", {**facts, "reach": near / 10}) if length > near else total_cover(blow)
    if length <= near:
        return Refusal("too_close", facts)
    ranges = ranges_of(blow.attack)
    if ranges and length > ranges[-1]:
        return Refusal("out_of_range", {**facts, "range": ranges[-1] / 10})
    return total_cover(blow)


def six_or_listed(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[tuple[str, str], ...]:
    """Characters do 1d6 whatever the weapon (as an option its own dice) and Strength in melee; others what is listed."""
    attack, creature = blow.attack, blow.attacker.creature
    listed = ((attack.damage, attack.type), *((extra.damage, extra.type) for extra in attack.extra))
    if not creature.character:
        return listed
    dice = attack.damage if ruleset.option(state, "variable_damage") and attack.damage else "1d6"
    strength = 0 if is_missile(attack) else modifier_of(creature.score("str"))
    return ((f"{dice}{strength:+d}" if strength else dice, attack.type), *listed[1:])


def neither_retreating_nor_casting(
    state: Encounter, ruleset: Ruleset, token: Token, attack: Attack
) -> Refusal | None:
    """Who retreats does not attack this round, nor who declared a spell (A2-7, A2-11)."""
    if retreats(state, token):
        return Refusal("not_allowed", {"rule": "retreating", "token": token.id})
    if token.declared.startswith("spell"):
        return Refusal("not_allowed", {"rule": "spell_declared", "token": token.id})
    return None
