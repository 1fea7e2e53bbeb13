"""Attack rolls against one of four defenses, with combat advantage as a bonus (D4E A5; A7 ext)."""

from collections.abc import Iterator

from battlemap.model import Encounter, Token
from battlemap.rules.attacks import Blow, armour_class
from battlemap.rules.policies.advantage import flanker
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Reason
from battlemap.rules.sight import sees
from battlemap.rules.standing import conditions_of
from battlemap.rules.terrain import is_squeezed

COMBAT_ADVANTAGE, LONG_RANGE, UNSEEN, SQUEEZED = 2, -2, -5, -5


def no_reasons(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[Reason, ...]:
    """Nothing gives a second die."""
    return ()


def bonus_cover_and_advantage(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[Reason, ...]:
    """The printed bonus, what the attacker suffers, cover, long range, and combat advantage once."""
    attacker, attack = blow.attacker, blow.attack
    ability = "dex" if attack.kind == "ranged" else "str"
    printed = attack.to_hit if attack.to_hit is not None else attacker.creature.modifier(ability)
    terms = [Reason("attack_bonus", amount=printed)]
    for rule, effect in conditions_of(ruleset, attacker):
        if rule.own_penalty:
            terms.append(Reason(effect.name, by=attacker.id, amount=-rule.own_penalty))
        if rule.others_penalty and effect.source not in ("", blow.target.id):
            terms.append(Reason(effect.name, by=effect.source, amount=-rule.others_penalty))
    if is_squeezed(state, ruleset, attacker):
        terms.append(Reason("squeezed", by=attacker.id, amount=SQUEEZED))
    penalty = blow.cover.penalty if blow.penalty is None else blow.penalty
    if penalty:
        terms.append(Reason("cover", by=blow.target.id, amount=penalty))
    if not blow.melee and attack.range is not None and blow.gap * state.scene.square > attack.range:
        terms.append(Reason("long_range", amount=LONG_RANGE))
    if not sees(state, ruleset, attacker, blow.target).sees:
        terms.append(Reason("unseen_target", by=blow.target.id, amount=UNSEEN))
    if ruleset.option(state, "combat_advantage"):
        terms += [reason for reason in advantage_over(state, ruleset, blow)][:1]
    return tuple(terms)


def advantage_over(state: Encounter, ruleset: Ruleset, blow: Blow) -> Iterator[Reason]:
    """Why the attacker has combat advantage: the first reason counts, they do not add up."""
    attacker, target = blow.attacker, blow.target
    for rule, effect in conditions_of(ruleset, target):
        if rule.yields:
            yield Reason(f"combat_advantage_{effect.name}", by=target.id, amount=COMBAT_ADVANTAGE)
    if is_squeezed(state, ruleset, target):
        yield Reason("squeezed_target", by=target.id, amount=COMBAT_ADVANTAGE)
    if not sees(state, ruleset, target, attacker).sees:
        yield Reason("unseen_attacker", by=target.id, amount=COMBAT_ADVANTAGE)
    own_turn = state.turn.active in ("", attacker.id) or ruleset.option(state, "flanking_off_turn")
    if own_turn and blow.melee and blow.gap <= 1 and (by := flanker(state, ruleset, attacker, target)):
        yield Reason("flanking", by=by.id, amount=COMBAT_ADVANTAGE)


def named_defense(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[int, int]:
    """The defense the attack goes against; armour class where none is named."""
    defense = defense_of(blow.target, blow.attack.sheet.get("versus", "ac"))
    for rule, _ in conditions_of(ruleset, blow.target):
        defense -= rule.armour_penalty
    return defense, defense


def defense_of(token: Token, name: str) -> int:
    """As listed; what is not listed is armour class, or 10 and the better of its two abilities."""
    listed = token.creature.sheet.get("defenses", {})
    if name in listed:
        return int(listed[name])
    if name == "ac":
        return armour_class(token)
    pairs = {"fort": ("str", "con"), "ref": ("dex", "int"), "will": ("wis", "cha")}
    return 10 + max(token.creature.modifier(ability) for ability in pairs.get(name, ("str",)))
