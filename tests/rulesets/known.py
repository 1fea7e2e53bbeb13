"""Commands random play leaves out because the engine is known to be wrong about them.

Each has its strict expected failure in `test_found_in_play`: when that one passes, its line here goes.
"""

from battlemap.encounter import commands as c
from battlemap.model import Encounter, decimetres
from battlemap.rules.ruleset import Ruleset


def goes_wrong(state: Encounter, ruleset: Ruleset, command: c.Command) -> bool:
    match command:
        case c.Edit(fields=fields):
            return "total" in fields and (not state.turn.begun or state.turn.sides)
        case c.Act(action=action, pays=pays):
            rule = ruleset.actions.get(action)
            return rule is not None and bool(rule.gives) and pays not in ("", rule.pays)
        case c.MoveToken(token=token_id, to_z=to_z):
            token = state.token(token_id)
            return to_z is not None and token is not None and decimetres(to_z) < token.z
        case c.SetScene(keep_tokens=keep_tokens):
            return state.turn.begun and not keep_tokens
    return False
