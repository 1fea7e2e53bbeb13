"""Attacks before the dice fall: may it be made, with what bonus, against what, with advantage or not, and every reason.

The numbers are the ruleset's (`AttackRules`), the order of asking is here.  Not here: who pays and whose turn it is
(`encounter`), what the damage does (`harm`).
"""


import msgspec

from battlemap.geometry import Cell, distance
from battlemap.model import Attack, Encounter, Token
from battlemap.rules.cover import CoverRuling, cover_of
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Reason, Refusal, mode_of
from battlemap.rules.space import DEGREES, body_of
from battlemap.rules.standing import conditions_of, spares
from battlemap.rules.threat import UNARMED, reach_dm


class Blow(msgspec.Struct, frozen=True):
    """One attack on one target as the policies see it: `melee` says how it is made, `gap` is the distance in squares,
    `penalty` what the game master sets in place of the penalty for cover, `pays` the resource that pays ("" the main one)."""

    attacker: Token
    target: Token
    attack: Attack
    melee: bool
    gap: int
    cover: CoverRuling
    penalty: int | None = None
    pays: str = ""


class AttackRuling(msgspec.Struct, frozen=True):
    """An attack as it would be rolled.  `against` is the number to meet, cover included; `melee` says how it is made (a thrown
    weapon within reach strikes); `armour` without cover; `percent` is added to the damage where the table rolls."""

    blow: Blow
    modifier: int
    against: int
    armour: int
    reasons: tuple[Reason, ...]
    terms: tuple[Reason, ...]
    refusal: Refusal | None
    percent: int = 0

    @property
    def attack(self) -> Attack:
        return self.blow.attack

    @property
    def melee(self) -> bool:
        return self.blow.melee

    @property
    def gap(self) -> int:
        return self.blow.gap

    @property
    def cover(self) -> CoverRuling:
        return self.blow.cover

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
    return Attack(name=UNARMED, kind="melee", damage=str(damage), type="bludgeoning")


def is_save_only(attack: Attack) -> bool:
    """Does it ask its targets for saves and roll no attack itself?"""
    return attack.save is not None and attack.to_hit is None


def ruling_on(
    state: Encounter, ruleset: Ruleset, attacker: Token, target: Token, attack: Attack, gm: tuple[Reason, ...] = (),
    penalty: int | None = None, pays: str = "",
) -> AttackRuling:  # fmt: skip
    """Everything about one attack on one target.  `gm`: advantage or disadvantage the game master gives."""
    gap = distance(body_of(state, attacker), body_of(state, target))
    melee = is_melee(state, attacker, attack, gap)
    rules, cover = ruleset.attacks, cover_of(state, ruleset, attacker, target)
    blow = Blow(attacker, target, attack, melee, gap, cover, penalty, pays)
    terms = rules.terms(state, ruleset, blow)
    against, armour = rules.target_number(state, ruleset, blow)
    refusal = Refusal("dead", {"token": target.id}) if target.dead else _spared(ruleset, attacker, target)
    refusal = refusal or rules.refuses(state, ruleset, blow)
    return AttackRuling(
        blow=blow, modifier=sum(term.amount for term in terms), against=against, armour=armour,
        reasons=(*rules.reasons(state, ruleset, blow), *gm), terms=terms, refusal=refusal,
        percent=rules.percent(state, ruleset, blow) if rules.percent else 0,
    )  # fmt: skip


def _spared(ruleset: Ruleset, attacker: Token, target: Token) -> Refusal | None:
    """Who charmed it is not attacked by it."""
    if spares(ruleset, attacker, target):
        return Refusal("not_allowed", {"rule": "charmed", "token": attacker.id, "target": target.id})
    return None


def has_charged(state: Encounter, attacker: Token, target: Token, run: int) -> bool:
    """Did it come at least `run` dm straight at the target in this turn: each of its last steps a square nearer?"""
    trail, steps = attacker.budget.trail, -(-run // state.scene.square)
    if len(trail) <= steps or trail[-1] != attacker.at:
        return False
    gaps = [distance(body_of(state, attacker, Cell(*at)), body_of(state, target)) for at in trail[-steps - 1 :]]
    return all(later == earlier - 1 for earlier, later in zip(gaps, gaps[1:], strict=False))


def is_melee(state: Encounter, attacker: Token, attack: Attack, gap: int) -> bool:
    """A thrown weapon strikes whoever is within reach and flies at the rest."""
    if attack.kind == "thrown":
        return gap * state.scene.square <= reach_dm(state, attacker, attack)
    return attack.kind == "melee"


def reach_range_and_cover(state: Encounter, ruleset: Ruleset, blow: Blow) -> Refusal | None:
    """The target is within reach or range and not behind total cover (D24 A1-31, A1-32)."""
    length = blow.gap * state.scene.square
    facts = {"target": blow.target.id, "distance": length / 10}
    reach = reach_dm(state, blow.attacker, blow.attack)
    if blow.melee and length > reach:
        return Refusal("out_of_reach", {**facts, "reach": reach / 10})
    far = blow.attack.long if blow.attack.long is not None else blow.attack.range
    if blow.attack.range is not None and any(rule.in_water for rule, _ in conditions_of(ruleset, blow.attacker)):
        far = blow.attack.range
    if not blow.melee and far is not None and length > far:
        return Refusal("out_of_range", {**facts, "range": far / 10})
    return total_cover(blow)


def total_cover(blow: Blow) -> Refusal | None:
    if blow.cover.degree != "total":
        return None
    return Refusal("total_cover", {"target": blow.target.id, "by": list(blow.cover.cover.by)})


def chance_to_hit(modifier: int, against: int, mode: str) -> float:
    """The chance of a d20 + modifier to meet a number; 20 always hits, 1 never."""
    one = min(19, max(1, 21 - (against - modifier))) / 20
    if mode == "advantage":
        return round(1 - (1 - one) ** 2, 4)
    return round(one**2 if mode == "disadvantage" else one, 4)
