"""Commands random play leaves out because the engine is known to be wrong about them: none at present."""

from battlemap.encounter import commands as c
from battlemap.model import Encounter


def goes_wrong(state: Encounter, command: c.Command) -> bool:
    return False
