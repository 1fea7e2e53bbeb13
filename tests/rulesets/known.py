"""Commands random play leaves out because the engine is known to be wrong about them.

Each has its strict expected failure in `test_found_in_play`: when that one passes, its line here goes.
"""

from battlemap.encounter import commands as c
from battlemap.model import Encounter


def goes_wrong(state: Encounter, command: c.Command) -> bool:
    rides = any(token.riding for token in state.tokens.values())
    match command:
        case c.Edit(fields=fields):
            return rides and "at" in fields
        case c.MoveGroup() | c.LineUp():
            return rides
        case c.MoveToken(force=force, kind=kind):
            return rides and (force or kind in ("forced", "teleport") or not state.turn.begun)
    return False
