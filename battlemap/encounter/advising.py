"""What next: the question as the table means it, its answer in the names and units of the scenario format.

Here: which attacks count as left, and who may be asked about.  Not here: where it is worth going (`rules.advice`).
"""

from typing import Any

from battlemap.encounter import asks
from battlemap.encounter.deciding.attacks import attack_refusal
from battlemap.encounter.deciding.limits import limit_refusal
from battlemap.encounter.deciding.turnover import Turnover
from battlemap.encounter.dice import Cup
from battlemap.encounter.outcome import Answer, Refusal
from battlemap.model import Encounter, Token, metres
from battlemap.rules.advice import Advice, Choice, Wish, advice_on
from battlemap.rules.attacks import attack_named
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import act_refusal, acts_now
from battlemap.rules.threat import UNARMED


def wish_for(state: Encounter, ruleset: Ruleset, question: asks.AskAdvice) -> Wish | Refusal:
    """The question as the rules take it: with the attacks the token has left this turn (in its next one, where it is not its
    turn).  Refused: who is not there, who cannot act, and whoever is named and is none of its enemies."""
    token = state.token(question.token)
    if token is None:
        return Refusal("no_such", {"id": question.token})
    if refused := act_refusal(ruleset, token):
        return refused
    for name in question.against:
        other = state.token(name)
        if other is None:
            return Refusal("no_such", {"id": name})
        if not state.are_enemies(token, other):
            return Refusal("not_allowed", {"rule": "no_enemy", "target": name})
    return Wish(token.id, question.against, _left(state, ruleset, token), question.by)


def _left(state: Encounter, ruleset: Ruleset, token: Token) -> tuple[str, ...]:
    """Its attacks that are back and that something is left to make with.  The phase is not asked: it comes."""
    turn, found = Turnover(state, ruleset, Cup(())), []
    for name in [attack.name for attack in token.creature.attacks] or [UNARMED]:
        attack = attack_named(token, name)
        if attack is None or limit_refusal(turn, token, attack) is not None:
            continue
        refused = attack_refusal(turn, token, attack, "")
        waits = refused is not None and refused.kind in ("wrong_phase", "not_your_turn")
        if refused is None or waits or (state.turn.begun and not acts_now(state, token)):
            found.append(name)
    return tuple(found)


def advice_answer(state: Encounter, ruleset: Ruleset, question: asks.AskAdvice) -> Answer | Refusal:
    wish = wish_for(state, ruleset, question)
    return wish if isinstance(wish, Refusal) else as_answer(state, advice_on(state, ruleset, wish))


def as_answer(state: Encounter, advice: Advice) -> Answer:
    """Lists of squares by y, x; lengths in metres."""
    return {
        "against": list(advice.enemies),
        "quiet": [list(cell) for cell in sorted(advice.quiet, key=lambda cell: (cell.y, cell.x))],
        "attack_from": [list(cell) for cell in sorted(advice.strikes, key=lambda cell: (cell.y, cell.x))],
        "choices": [_choice(state, choice) for choice in advice.choices],
    }


def _choice(state: Encounter, choice: Choice) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "for": list(choice.goals), "at": list(choice.at), "path": [list(cell) for cell in choice.plan.path],
        "kind": choice.plan.kind, "cost": metres(choice.plan.cost),
        "provokes": [provoked.as_answer() for provoked in choice.provokes],
        "cover": dict(choice.covers), "behind": list(choice.behind),
        "nearest": metres(choice.nearest * state.scene.square),
    }  # fmt: skip
    if (strike := choice.strike) is not None:
        answer["attack"] = {
            "target": strike.target, "with": strike.attack, "mode": strike.mode, "melee": strike.melee,
            "distance": metres(strike.gap * state.scene.square),
        }  # fmt: skip
        if strike.chance is not None:
            answer["attack"]["chance"] = strike.chance
    return answer
