"""Advantage and disadvantage on attacks, checks and saves (D24 A1-5, A1-30 to A1-33; SRD 5.1 and 5.2 conditions).

Every reason is listed; whether they cancel is `ruling.mode_of`.
"""

from collections.abc import Iterator

from battlemap.geometry import distance
from battlemap.model import Attack, Encounter, Token
from battlemap.rules.attacks import Blow, is_save_only
from battlemap.rules.ruleset import Ruleset, Trait
from battlemap.rules.ruling import Reason
from battlemap.rules.sight import light_at, sees
from battlemap.rules.space import body_of, cells_of, footprint, others_of
from battlemap.rules.standing import (
    act_refusal,
    conditions_of,
    is_bloodied,
    is_incapacitated,
    speed_of,
    traits_of,
)
from battlemap.rules.terrain import is_squeezed
from battlemap.rules.threat import UNARMED

RECKLESS = "reckless"


def attack_reasons(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[Reason, ...]:
    """Why this attack has advantage or disadvantage."""
    attacker, target, attack, melee, gap = blow.attacker, blow.target, blow.attack, blow.melee, blow.gap
    return (
        *_of_sight(state, ruleset, attacker, target),
        *_of_attacker(state, ruleset, attacker, target),
        *_of_target(state, ruleset, attacker, target, gap),
        *_of_range(state, ruleset, attacker, attack, melee, gap),
        *_of_help_and_flanking(state, ruleset, attacker, target, melee, gap),
        *_of_traits(state, ruleset, attacker, target, melee),
    )


def _of_sight(state: Encounter, ruleset: Ruleset, attacker: Token, target: Token) -> Iterator[Reason]:
    if not sees(state, ruleset, target, attacker).sees:
        yield Reason("unseen_attacker", "advantage", target.id)
    if not sees(state, ruleset, attacker, target).sees:
        yield Reason("unseen_target", "disadvantage", target.id)


def _of_attacker(state: Encounter, ruleset: Ruleset, attacker: Token, target: Token) -> Iterator[Reason]:
    for rule, effect in conditions_of(ruleset, attacker):
        if rule.only_while_source_seen and not _source_in_sight(state, ruleset, attacker, effect.source):
            continue
        own = rule.attacks or (rule.attacks_others if effect.source != target.id else 0)
        if own and not rule.blinds:
            yield Reason(effect.name, "advantage" if own > 0 else "disadvantage", attacker.id)
    if squeezed(state, ruleset, attacker):
        yield Reason("squeezed", "disadvantage", attacker.id)


def _source_in_sight(state: Encounter, ruleset: Ruleset, token: Token, source: str) -> bool:
    other = state.token(source)
    return other is None or (not other.dead and sees(state, ruleset, token, other).sees)


def _of_target(state: Encounter, ruleset: Ruleset, attacker: Token, target: Token, gap: int) -> Iterator[Reason]:
    for rule, effect in conditions_of(ruleset, target):
        sign = rule.attacked
        if sign and not rule.blinds or (sign and rule.asleep):
            yield Reason(effect.name, "advantage" if sign > 0 else "disadvantage", target.id)
        near_or_far = rule.attacked_near if gap <= 1 else rule.attacked_far
        if near_or_far:
            kind = "prone_near" if near_or_far > 0 else "prone_far"
            yield Reason(kind, "advantage" if near_or_far > 0 else "disadvantage", target.id)
    if squeezed(state, ruleset, target):
        yield Reason("squeezed_target", "advantage", target.id)
    if dodges(state, ruleset, target) and sees(state, ruleset, target, attacker).sees:
        yield Reason("dodging", "disadvantage", target.id)


def squeezed(state: Encounter, ruleset: Ruleset, token: Token) -> bool:
    """Squeezed where that hampers (D14 A4-11); where it is only difficult ground it does not (AM-11)."""
    hampers = ruleset.movement.squeezing == "extra" and not any(trait.slips for trait in traits_of(ruleset, token))
    return hampers and is_squeezed(state, ruleset, token)


def dodges(state: Encounter, ruleset: Ruleset, token: Token) -> bool:
    """Dodging is lost when incapacitated or at speed 0 (D24 A1-9)."""
    if not token.has("dodging") or is_incapacitated(ruleset, token):
        return False
    return any(speed_of(ruleset, token, mode) for mode in ruleset.movement.speeds(token))


def _of_range(
    state: Encounter, ruleset: Ruleset, attacker: Token, attack: Attack, melee: bool, gap: int
) -> Iterator[Reason]:
    if _hampered_by_water(ruleset, attacker, attack, melee):
        yield Reason("underwater", "disadvantage", attacker.id)
    if melee or is_save_only(attack):
        return
    if attack.range is not None and gap * state.scene.square > attack.range:
        yield Reason("long_range", "disadvantage")
    for other in others_of(state, attacker):
        if not state.are_enemies(other, attacker) or is_incapacitated(ruleset, other):
            continue
        if distance(body_of(state, other), body_of(state, attacker)) <= 1 and sees(state, ruleset, other, attacker).sees:
            yield Reason("ranged_in_melee", "disadvantage", other.id)


def _hampered_by_water(ruleset: Ruleset, attacker: Token, attack: Attack, melee: bool) -> bool:
    """D24 A1-38: under water weapons of melee need a swimming speed or a point, all others are hampered."""
    if not any(rule.in_water for rule, _ in conditions_of(ruleset, attacker)) or is_save_only(attack):
        return False
    if melee:
        swims = bool(ruleset.movement.speeds(attacker).get("swim"))
        return not (swims or attack.type == "piercing" or attack.name == UNARMED)
    return True


def _of_help_and_flanking(
    state: Encounter, ruleset: Ruleset, attacker: Token, target: Token, melee: bool, gap: int
) -> Iterator[Reason]:
    for effect in target.effects:
        helper = state.token(effect.source)
        if effect.name == "helped_against" and helper is not None and state.are_allies(helper, attacker):
            yield Reason("help", "advantage", helper.id)
    if melee and gap <= 1 and ruleset.option(state, "flanking") and (by := flanker(state, ruleset, attacker, target)):
        yield Reason("flanking", "advantage", by.id)


def _of_traits(
    state: Encounter, ruleset: Ruleset, attacker: Token, target: Token, melee: bool
) -> Iterator[Reason]:
    """What the attacker's own nature gives or takes (SRD 5.1 and 5.2: Pack Tactics, Blood Frenzy, Sunlight Sensitivity ...)."""
    for trait in traits_of(ruleset, attacker):
        if trait.advantage == "ally_near" and (ally := ally_beside(state, ruleset, attacker, target)):
            yield Reason(trait.name, "advantage", ally.id)
        elif trait.advantage == "hurt_target" and melee and target.hp < target.creature.max_hp:
            yield Reason(trait.name, "advantage", target.id)
        elif trait.advantage == "bloodied" and is_bloodied(attacker):
            yield Reason(trait.name, "advantage", attacker.id)
        elif trait.advantage == "not_acted" and has_not_acted(state, target):
            yield Reason(trait.name, "advantage", target.id)
        elif trait.advantage == RECKLESS and melee and attacker.has(RECKLESS):
            yield Reason(trait.name, "advantage", attacker.id)
        if "attack" in trait.spoils and is_spoiled(state, attacker, trait):
            yield Reason(trait.name, "disadvantage", attacker.id)
    if target.has(RECKLESS):
        yield Reason("reckless_target", "advantage", target.id)


def has_not_acted(state: Encounter, token: Token) -> bool:
    """Is it the first round, and has it had no turn in it yet?"""
    now = state.turn
    return now.round == 1 and token.id not in (*now.acted, *now.started, now.active)


def ally_beside(state: Encounter, ruleset: Ruleset, attacker: Token, target: Token) -> Token | None:
    for ally in others_of(state, attacker):
        if state.are_allies(ally, attacker) and ally.id != target.id and not is_incapacitated(ruleset, ally):
            if distance(body_of(state, ally), body_of(state, target)) <= 1:
                return ally
    return None


def is_spoiled(state: Encounter, token: Token, trait: Trait) -> bool:
    """Is it in the light it cannot bear?  Sunlight is a matter of the table (option "sunlight") and shines on a lit map only."""
    if trait.spoiled_by == "sunlight":
        return bool(state.options.get("sunlight")) and not state.scene.dark
    return trait.spoiled_by == "bright" and any(light_at(state, cell) == "bright" for cell in cells_of(token))


def flanker(state: Encounter, ruleset: Ruleset, attacker: Token, target: Token) -> Token | None:
    """An ally able to act on the opposite side or corner of the target: the line between their centres enters and leaves it
    by opposite sides or corners."""
    for ally in others_of(state, attacker):
        if not state.are_allies(ally, attacker) or ally.id == target.id or act_refusal(ruleset, ally):
            continue
        if distance(body_of(state, ally), body_of(state, target)) == 1 and _opposite(attacker, ally, target):
            return ally
    return None


def _opposite(one: Token, other: Token, target: Token) -> bool:
    """All in half squares, so that centres are whole numbers."""
    (ax, ay), (bx, by) = _centre2(one), _centre2(other)
    low_x, low_y = 2 * target.at[0], 2 * target.at[1]
    side = 2 * footprint(target)
    if ax == bx and ay == by:
        return False
    sides = (
        _crosses(ax - low_x, bx - low_x, ay - low_y, by - low_y, side),
        _crosses(ay - low_y, by - low_y, ax - low_x, bx - low_x, side),
    )
    return any(sides)


def _centre2(token: Token) -> tuple[int, int]:
    n = footprint(token)
    return 2 * token.at[0] + n, 2 * token.at[1] + n


def _crosses(a: int, b: int, u: int, v: int, side: int) -> bool:
    """Does the line from (a, u) to (b, v) come in through one of the sides across the first axis and leave by the other, its
    ends counting (a corner belongs to both its sides)?"""
    if not (a <= 0 and b >= side or b <= 0 and a >= side):
        return False
    run = b - a
    for wall in (0, side):
        where = u * run + (v - u) * (wall - a)
        if run < 0:
            where, bound = -where, -run * side
        else:
            bound = run * side
        if not 0 <= where <= bound:
            return False
    return True


def roll_reasons(
    state: Encounter, ruleset: Ruleset, token: Token, what: str, ability: str, against: tuple[str, ...] = ()
) -> tuple[Reason, ...]:
    """Why a check or a save has advantage or disadvantage; `what` is "check" or "save", `against` what the save is to avert:
    conditions by name, "magic"."""
    found: list[Reason] = []
    for rule, effect in conditions_of(ruleset, token):
        bad = rule.checks < 0 if what == "check" else ability in rule.saves_bad
        if rule.only_while_source_seen and not _source_in_sight(state, ruleset, token, effect.source):
            bad = False
        if bad:
            found.append(Reason(effect.name, "disadvantage", token.id))
    if what == "save" and ability == "dex" and dodges(state, ruleset, token):
        found.append(Reason("dodging", "advantage", token.id))
    if what == "save" and ability == "dex" and squeezed(state, ruleset, token):
        found.append(Reason("squeezed", "disadvantage", token.id))
    for trait in traits_of(ruleset, token):
        if what == "save" and (set(trait.resists) & set(against) or trait.bloodied_saves and is_bloodied(token)):
            found.append(Reason(trait.name, "advantage", token.id))
        if what in trait.spoils and is_spoiled(state, token, trait):
            found.append(Reason(trait.name, "disadvantage", token.id))
    if what == "check" and (helped := token.effect("helped")):
        found.append(Reason("help", "advantage", helped.source))
    return tuple(found)
