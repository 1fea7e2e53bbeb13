"""A look into a fight's file without taking hold of it: how it stands, when it was last played, the picture of its map.

    seen = glance(path, find_ruleset)         from whatever thread; nothing is written, nobody is kept out of the file

A file that is open in this program is not looked at (a second look would drop its lock): whoever has it open knows it already.
Also here: what is done to files nobody has open (`rename`, `duplicate`, `settle`).
"""

from datetime import datetime
from pathlib import Path

import msgspec

from battlemap.encounter.document import FindRuleset
from battlemap.model import Encounter
from battlemap.storage.errors import SaveError, open_elsewhere
from battlemap.storage.fight_file import FightFile
from battlemap.storage.opening import is_open_here, open_to_look, touching
from battlemap.storage.replacing import renamed


class Glance(msgspec.Struct, frozen=True):
    """`picture`: the bytes of the map's picture, None where there is none or they are damaged."""

    state: Encounter
    last_played: datetime | None
    picture: bytes | None


def glance(path: Path, find_ruleset: FindRuleset) -> Glance:
    """What is in a file now; a `SaveError` of one sentence for whatever it may be."""
    path = Path(path)
    with touching:
        with FightFile(path, open_to_look(path)) as file:
            state = file.document(find_ruleset).state
            return Glance(state, file.last_played(), _picture(file, state))


def _picture(file: FightFile, state: Encounter) -> bytes | None:
    try:
        return file.picture(state.scene.picture.sha256) if state.scene.picture is not None else None
    except SaveError:
        return None


def settle(path: Path) -> None:
    """Fold what a killed process left beside a file into it, so that it is one file alone.  A `SaveError` when somebody has it
    open; a file that is damaged, or no fight at all, is left as it is."""
    if is_open_here(path):
        raise open_elsewhere(path)
    try:
        FightFile.open(path).close()
    except SaveError as wrong:
        if str(wrong) == str(open_elsewhere(path)):
            raise


def rename(path: Path, goal: Path) -> None:
    """Give a fight nobody has open another name."""
    with touching:
        settle(path)
        renamed(path, goal)


def duplicate(path: Path, goal: Path) -> None:
    """A complete copy of a fight nobody has open."""
    with touching, FightFile(path, open_to_look(path)) as file:
        file.duplicate(goal)
