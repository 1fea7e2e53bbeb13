"""What somebody has not used in the turn that ends, in words: a hint, nothing is held up for it."""

from battlemap.model import Encounter
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.standing import ready_of, speed_of
from battlemap.ui import words
from battlemap.ui.turns import acts, resources


def unspent(state: Encounter, ruleset: Ruleset, token_id: str) -> str:
    """ "action, 9 m"; "" where all is used, or it cannot act anyway."""
    token = state.token(token_id)
    if token is None or not acts(state, token) or token.hp <= 0:
        return ""
    ready = ready_of(state, ruleset, token)
    found = [
        words.word(each.name).lower() for each in resources(state, ruleset, token)
        if not each.off_turn and each.left == each.whole and each.name in (ruleset.main_resource, ruleset.swift)
        and ready.get(each.name, 0)
    ]  # fmt: skip
    if not ruleset.movement.pays and not token.budget.moved and (speed := speed_of(ruleset, token, "walk")):
        found.append(words.metres_text(speed))
    return ", ".join(found)
