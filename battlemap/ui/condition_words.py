"""What a condition is and does, in sentences made from the ruleset's own table: the same name may do different things.

    does("prone", ruleset)   -> "On the ground: it crawls, or stands up. Attackers have combat advantage. ..."

Every condition has a first sentence by its name; the others follow from the fields of its `Condition`.  Not here: how long one
lasts (`words.until`).
"""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from battlemap.model.creature import ABILITIES
from battlemap.rules.ruleset import Condition, Ruleset

IS: dict[str, Any] = {
    "afraid": QT_TRANSLATE_NOOP("Words", "Fears something and keeps away from it."),
    "asleep": QT_TRANSLATE_NOOP("Words", "Fast asleep."),
    "blinded": QT_TRANSLATE_NOOP("Words", "Sees nothing."),
    "burning": QT_TRANSLATE_NOOP("Words", "On fire: it hurts at the start of each of its turns, until it is put out."),
    "charmed": QT_TRANSLATE_NOOP("Words", "Does not harm who charmed it."),
    "dazed": QT_TRANSLATE_NOOP("Words", "Reeling."),
    "deafened": QT_TRANSLATE_NOOP("Words", "Hears nothing."),
    "dominated": QT_TRANSLATE_NOOP("Words", "Under the will of another."),
    "downed": QT_TRANSLATE_NOOP("Words", "Down, but it still takes its turns."),
    "exhaustion": QT_TRANSLATE_NOOP("Words", "Worn out, by levels."),
    "frightened": QT_TRANSLATE_NOOP("Words", "Afraid of somebody."),
    "grabbed": QT_TRANSLATE_NOOP("Words", "Held by somebody."),
    "grappled": QT_TRANSLATE_NOOP("Words", "Held by somebody."),
    "held": QT_TRANSLATE_NOOP("Words", "Held fast by magic."),
    "helpless": QT_TRANSLATE_NOOP("Words", "Cannot defend itself."),
    "immobilized": QT_TRANSLATE_NOOP("Words", "Cannot leave its square."),
    "incapacitated": QT_TRANSLATE_NOOP("Words", "Cannot act; its concentration ends."),
    "invisible": QT_TRANSLATE_NOOP("Words", "Cannot be seen."),
    "marked": QT_TRANSLATE_NOOP("Words", "Challenged by somebody: attacks that leave them out are at -2."),
    "ongoing": QT_TRANSLATE_NOOP("Words", "Takes its damage at the start of each of its turns."),
    "paralyzed": QT_TRANSLATE_NOOP("Words", "Rigid."),
    "petrified": QT_TRANSLATE_NOOP("Words", "Turned to stone."),
    "poisoned": QT_TRANSLATE_NOOP("Words", "Sick with poison."),
    "prone": QT_TRANSLATE_NOOP("Words", "On the ground: it crawls, or stands up."),
    "restrained": QT_TRANSLATE_NOOP("Words", "Held where it is."),
    "silenced": QT_TRANSLATE_NOOP("Words", "Cannot speak, and casts no spells."),
    "slowed": QT_TRANSLATE_NOOP("Words", "Slowed down."),
    "stunned": QT_TRANSLATE_NOOP("Words", "Stunned."),
    "suffocating": QT_TRANSLATE_NOOP("Words", "Without air: it tires every turn until it breathes."),
    "surprised": QT_TRANSLATE_NOOP("Words", "Taken by surprise."),
    "underwater": QT_TRANSLATE_NOOP("Words", "Below the surface."),
    "unconscious": QT_TRANSLATE_NOOP("Words", "Out cold."),
    "weakened": QT_TRANSLATE_NOOP("Words", "Without strength."),
}  # fmt: skip

# Fields that only hold or do not.  Asked with `getattr`, so that a ruleset's older table may lack one.
FLAGS: dict[str, Any] = {
    "incapacitates": QT_TRANSLATE_NOOP("Words", "No actions, no reactions."),
    "inactive": QT_TRANSLATE_NOOP("Words", "It neither moves nor acts nor reacts."),
    "one_action": QT_TRANSLATE_NOOP("Words", "One action in its turn, no reactions."),
    "stops_movement": QT_TRANSLATE_NOOP("Words", "Speed 0."),
    "critical_near": QT_TRANSLATE_NOOP("Words", "Hits from beside are critical."),
    "resists_all": QT_TRANSLATE_NOOP("Words", "Resists all damage."),
    "yields": QT_TRANSLATE_NOOP("Words", "Attackers have combat advantage."),
    "fears_source": QT_TRANSLATE_NOOP("Words", "It goes no nearer to whom it fears."),
    "in_water": QT_TRANSLATE_NOOP("Words", "It fights under water."),
}  # fmt: skip

BOTH_BAD: Any = QT_TRANSLATE_NOOP("Words", "Disadvantage on attacks and checks.")
BOTH_BAD_SEEN: Any = QT_TRANSLATE_NOOP("Words", "Disadvantage on attacks and checks while it sees its source.")
ATTACKS_BAD: Any = QT_TRANSLATE_NOOP("Words", "Disadvantage on its attacks.")
CHECKS_BAD: Any = QT_TRANSLATE_NOOP("Words", "Disadvantage on checks.")
OTHERS_BAD: Any = QT_TRANSLATE_NOOP("Words", "Disadvantage on attacks on anyone but who holds it.")
ATTACKED: Any = QT_TRANSLATE_NOOP("Words", "Attacks against it have advantage.")
ATTACKED_BAD: Any = QT_TRANSLATE_NOOP("Words", "Attacks against it have disadvantage.")
NEAR_AND_FAR: Any = QT_TRANSLATE_NOOP("Words", "Attacks from beside have advantage, from afar disadvantage.")
FAR_BAD: Any = QT_TRANSLATE_NOOP("Words", "Attacks from afar have disadvantage.")
UNSEEN: Any = QT_TRANSLATE_NOOP("Words", "Its attacks have advantage, attacks against it disadvantage.")
SAVES_FAIL: Any = QT_TRANSLATE_NOOP("Words", "Fails saves of {abilities}.")
SAVES_BAD: Any = QT_TRANSLATE_NOOP("Words", "Disadvantage on saves of {abilities}.")
ALL_SAVES_BAD: Any = QT_TRANSLATE_NOOP("Words", "Disadvantage on all saves.")
D20_LEVEL: Any = QT_TRANSLATE_NOOP("Words", "Per level {number} less on every d20.")
SPEED_LEVEL: Any = QT_TRANSLATE_NOOP("Words", "Per level {speed} less speed.")
SPEED_CAP: Any = QT_TRANSLATE_NOOP("Words", "Speed at most {speed}.")
SPEED_HALF: Any = QT_TRANSLATE_NOOP("Words", "Half its speed.")
OWN_PENALTY: Any = QT_TRANSLATE_NOOP("Words", "Its attacks are at -{number}.")
ARMOUR_PENALTY: Any = QT_TRANSLATE_NOOP("Words", "Its defenses are at -{number}.")
DAMAGE_HALF: Any = QT_TRANSLATE_NOOP("Words", "Its hits do half damage.")
LEVEL: Any = QT_TRANSLATE_NOOP("Words", "Level {level}: {does}")
NOTHING: Any = QT_TRANSLATE_NOOP("Words", "for the table to say.")


def has_advantage(ruleset: Ruleset) -> bool:
    """Does the ruleset know a second die: does any of its conditions give one?"""
    rules = ruleset.conditions.values()
    return any(rule.attacks or rule.attacked or rule.attacked_near or rule.checks for rule in rules)


def does(name: str, ruleset: Ruleset | None) -> str:
    """What it is, and all it does under this ruleset; "" for what is no condition."""
    from battlemap.ui.words import say

    rule = ruleset.conditions.get(name) if ruleset is not None else None
    told = [say(IS[name])] if name in IS else []
    if rule is not None and ruleset is not None:
        told += _told(rule, has_advantage(ruleset))
    return " ".join(dict.fromkeys(told))


def _told(rule: Condition, advantage: bool) -> Iterator[str]:
    """A sentence for each thing the record says."""
    from battlemap.ui.words import metres_text, say, word

    for field, text in FLAGS.items():
        if getattr(rule, field, False):
            yield say(text)
    if rule.hides and advantage:
        yield say(UNSEEN)
    yield from map(say, _dice(rule))
    for text, abilities in ((SAVES_FAIL, rule.saves_fail), (SAVES_BAD, rule.saves_bad)):
        if len(abilities) == len(ABILITIES):
            yield say(ALL_SAVES_BAD)
        elif abilities:
            yield say(text, abilities=", ".join(word(ability) for ability in abilities))
    for text, number in (
        (D20_LEVEL, rule.d20_per_level), (OWN_PENALTY, rule.own_penalty), (ARMOUR_PENALTY, rule.armour_penalty),
    ):  # fmt: skip
        if number:
            yield say(text, number=number)
    for text, speed in ((SPEED_LEVEL, rule.speed_per_level), (SPEED_CAP, rule.speed_cap)):
        if speed:
            yield say(text, speed=metres_text(speed))
    if rule.speed_part > 1:
        yield say(SPEED_HALF)
    if rule.damage_part > 1:
        yield say(DAMAGE_HALF)
    for level, more in enumerate(rule.levels, 1):
        yield say(LEVEL, level=level, does=" ".join(_told(more, advantage)) or say(NOTHING))


def _dice(rule: Condition) -> Iterator[Any]:
    """What has advantage or disadvantage."""
    if rule.attacks < 0 and rule.checks < 0:
        yield BOTH_BAD_SEEN if rule.only_while_source_seen else BOTH_BAD
    elif rule.attacks < 0:
        yield ATTACKS_BAD
    elif rule.checks < 0:
        yield CHECKS_BAD
    if rule.attacks_others < 0:
        yield OTHERS_BAD
    if rule.attacked:
        yield ATTACKED if rule.attacked > 0 else ATTACKED_BAD
    if rule.attacked_near > 0 and rule.attacked_far < 0:
        yield NEAR_AND_FAR
    elif rule.attacked_far < 0:
        yield FAR_BAD
