"""The homebrew's numbers: movement by style, climbing and jumping at double, escalation (ALT A3-13, A3-16, AR-3)."""

from collections.abc import Mapping

from battlemap.model import Encounter, Token
from battlemap.rules.attacks import Blow
from battlemap.rules.policies.steps import StepContext
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.ruling import Reason

FAR, NEAR = 130, 100
FIRST_ESCALATION, MOST_STEPS, PRECISION_STEP, PERCENT_STEP = 3, 6, 5, 30


def speeds_by_style(token: Token) -> Mapping[str, int]:
    """13 m in melee and mixed style, 10 m for ranged fighters and conduits; a speed that is given goes first."""
    walk = NEAR if token.creature.sheet.get("style") in ("ranged", "conduit") else FAR
    return {"walk": walk, **token.creature.speed}


def climb_and_jump_double(step: StepContext) -> int:
    """One more for every square entered, the landing one too."""
    climbs = step.by == "climb" or (step.by in ("walk", "crawl") and step.ground == ":")
    return int(step.by == "jump" or (climbs and not step.token.creature.speed.get("climb")))


def escalation_steps(state: Encounter, token: Token) -> int:
    """From the third round on, characters only, six at most."""
    return min(MOST_STEPS, max(0, state.turn.round - FIRST_ESCALATION + 1)) if token.creature.character else 0


def precision_and_escalation(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[Reason, ...]:
    """What the table adds to its roll."""
    precision = int(blow.attacker.creature.sheet.get("precision", 0))
    terms = [Reason("precision", amount=precision)]
    if blow.attack.to_hit:
        terms.append(Reason("attack_bonus", amount=blow.attack.to_hit))
    if steps := escalation_steps(state, blow.attacker):
        terms.append(Reason("escalation", amount=PRECISION_STEP * steps))
    return tuple(terms)


def escalated_percent(state: Encounter, ruleset: Ruleset, blow: Blow) -> int:
    """Added to other damage bonuses, then multiplied (A3-16)."""
    return PERCENT_STEP * escalation_steps(state, blow.attacker)


def nothing_to_meet(state: Encounter, ruleset: Ruleset, blow: Blow) -> tuple[int, int]:
    """The table knows what its bands ask for."""
    return 0, 0
