"""Checks, saves and contests: the bonus behind a d20."""

from battlemap.model import Encounter, Token
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Reason
from battlemap.rules.standing import conditions_of


def ability_bonus(ruleset: Ruleset, token: Token, ability: str) -> int:
    """What a score adds to a check by the ruleset's own table."""
    return ruleset.ability_modifier(token.creature.score(ability))


def skill_bonus(ruleset: Ruleset, token: Token, skill: str, ability: str = "") -> int:
    """The printed total; a skill it lacks counts as its ability's modifier."""
    if skill in token.creature.skills:
        return token.creature.skills[skill]
    return ability_bonus(ruleset, token, ability or ruleset.skills.get(skill, "str"))


def better_skill(ruleset: Ruleset, token: Token, *skills: str) -> str:
    """The one it is better at, the first of equals."""
    return max(skills, key=lambda skill: skill_bonus(ruleset, token, skill))


def passive_perception(ruleset: Ruleset, token: Token) -> int:
    return 10 + skill_bonus(ruleset, token, "perception")


def save_bonus(token: Token, ability: str) -> int:
    proficient = ability in token.creature.saves
    return token.creature.modifier(ability) + (token.creature.proficiency if proficient else 0)


def d20_penalty(ruleset: Ruleset, token: Token) -> tuple[Reason, ...]:
    """What conditions take off every d20 (SRD 5.2, Exhaustion)."""
    return tuple(
        Reason(effect.name, amount=-rule.d20_per_level * max(1, effect.amount))
        for rule, effect in conditions_of(ruleset, token)
        if rule.d20_per_level
    )


def fails_save(ruleset: Ruleset, token: Token, ability: str) -> str:
    """The condition that makes this save fail by itself, or ""."""
    for rule, effect in conditions_of(ruleset, token):
        if ability in rule.saves_fail:
            return effect.name
    return ""


def strength_dc(state: Encounter, token: Token) -> int:
    """SRD 5.2, Unarmed Strike: 8 + Strength + proficiency."""
    return 8 + token.creature.modifier("str") + token.creature.proficiency
