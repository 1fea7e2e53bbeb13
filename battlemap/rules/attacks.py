"""Attacks before the dice fall: may it be made, with what bonus, against what, with advantage or not, and every reason.

Not here: who pays and whose turn it is (`encounter`), what the damage does (`harm`).
"""

from dataclasses import dataclass

from battlemap.geometry import distance
from battlemap.model import Attack, Encounter, Token
from battlemap.rules.cover import CoverRuling, cover_of
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Reason, Refusal, mode_of
from battlemap.rules.space import DEGREES, body_of
from battlemap.rules.standing import conditions_of
from battlemap.rules.threat import UNARMED, reach_dm


@dataclass(frozen=True, slots=True)
class AttackRuling:
    """An attack as it would be rolled.  `against` is the number to meet, cover included; `melee` says how it is made (a thrown
    weapon within reach strikes); `chance` to hit, 0 to 1; `armour` without cover."""

    attack: Attack
    melee: bool
    modifier: int
    against: int
    armour: int
    cover: CoverRuling
    reasons: tuple[Reason, ...]
    terms: tuple[Reason, ...]
    refusal: Refusal | None
    gap: int

    @property
    def mode(self) -> str:
        return mode_of(self.reasons)

    @property
    def degree(self) -> str:
        return DEGREES[self.cover.cover.degree]


def armour_class(token: Token) -> int:
    """Its armour class; 10 + Dexterity where none is given."""
    return token.creature.ac if token.creature.ac is not None else 10 + token.creature.modifier("dex")


def attack_named(token: Token, name: str) -> Attack | None:
    """One of its attacks; "unarmed" is every creature's (D24: 1 + Strength); without a name the first."""
    creature = token.creature
    if name == UNARMED:
        return creature.attack(UNARMED) or unarmed_strike(token)
    if not name:
        return creature.attacks[0] if creature.attacks else unarmed_strike(token)
    return creature.attack(name)


def unarmed_strike(token: Token) -> Attack:
    damage = max(0, 1 + token.creature.modifier("str"))
    return Attack(
        name=UNARMED, kind="melee", to_hit=token.creature.modifier("str") + token.creature.proficiency,
        damage=str(damage), type="bludgeoning",
    )  # fmt: skip


def attack_bonus(token: Token, attack: Attack) -> int:
    """The printed bonus, else ability and proficiency: Strength in melee, Dexterity at range."""
    if attack.to_hit is not None:
        return attack.to_hit
    ability = "dex" if attack.kind == "ranged" else "str"
    return token.creature.modifier(ability) + token.creature.proficiency


def ruling_on(
    state: Encounter, ruleset: Ruleset, attacker: Token, target: Token, attack: Attack, gm: tuple[Reason, ...] = ()
) -> AttackRuling:
    """Everything about one attack on one target.  `gm`: advantage or disadvantage the game master gives."""
    gap = distance(body_of(state, attacker), body_of(state, target))
    melee = is_melee(state, attacker, attack, gap)
    cover = cover_of(state, ruleset, attacker, target)
    armour = armour_class(target)
    reasons = (*ruleset.attacks.reasons(state, ruleset, attacker, target, attack, melee, gap), *gm)
    bonus = attack_bonus(attacker, attack)
    terms = [Reason("attack_bonus", amount=bonus)]
    for rule, effect in conditions_of(ruleset, attacker):
        if rule.d20_per_level:
            terms.append(Reason(effect.name, amount=-rule.d20_per_level * max(1, effect.amount)))
    return AttackRuling(
        attack=attack, melee=melee, modifier=sum(term.amount for term in terms), against=armour + cover.armour,
        armour=armour, cover=cover, reasons=reasons, terms=tuple(terms),
        refusal=_target_refusal(state, attacker, target, attack, melee, gap, cover), gap=gap,
    )  # fmt: skip


def is_melee(state: Encounter, attacker: Token, attack: Attack, gap: int) -> bool:
    """A thrown weapon strikes whoever is within reach and flies at the rest."""
    if attack.kind == "thrown":
        return gap * state.scene.square <= reach_dm(state, attacker, attack)
    return attack.kind == "melee"


def _target_refusal(
    state: Encounter, attacker: Token, target: Token, attack: Attack, melee: bool, gap: int, cover: CoverRuling
) -> Refusal | None:
    length = gap * state.scene.square
    if target.dead:
        return Refusal("dead", {"token": target.id})
    if melee and length > reach_dm(state, attacker, attack):
        reach = reach_dm(state, attacker, attack)
        return Refusal("out_of_reach", {"target": target.id, "reach": reach / 10, "distance": length / 10})
    far = attack.long if attack.long is not None else attack.range
    if not melee and far is not None and length > far:
        return Refusal("out_of_range", {"target": target.id, "range": far / 10, "distance": length / 10})
    if cover.degree == "total":
        return Refusal("total_cover", {"target": target.id, "by": list(cover.cover.by)})
    return None


def chance_to_hit(modifier: int, against: int, mode: str) -> float:
    """The chance of a d20 + modifier to meet a number; 20 always hits, 1 never."""
    one = min(19, max(1, 21 - (against - modifier))) / 20
    if mode == "advantage":
        return round(1 - (1 - one) ** 2, 4)
    return round(one**2 if mode == "disadvantage" else one, 4)
