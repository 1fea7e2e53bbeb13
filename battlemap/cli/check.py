"""`battlemap check FILE`: open a fight, fold all of it from the start, look at its pictures, say that it is whole.  `battlemap
repair FILE`: of one that is not, what is whole into a new file.
"""

from pathlib import Path

from battlemap.model import BattlemapError
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError
from battlemap.storage.errors import DamagedFile
from battlemap.storage.repair import examine, remains


def check_file(path: Path) -> int:
    """0 and one line; a `BattlemapError` says what is wrong with the file."""
    try:
        return _checked(path)
    except SaveError as wrong:
        found = remains(path, wrong)
        if found is None:
            raise
        raise DamagedFile("{why} (battlemap repair writes them into a new file)", why=found.told) from None


def repair_file(path: Path, out: Path | None) -> int:
    """0 and one line: where what is whole is now.  A file that is whole needs none."""
    try:
        _checked(path)
    except SaveError:  # also one whose beginning is gone: it does not look like a fight any more
        found = examine(path)
        written = found.write(out)
        print(f"{found.told}: written to {written.name}")
        return 0
    print("It needs no repair.")
    return 0


def _checked(path: Path) -> int:
    with FightFile.open(path) as file:
        document = file.verify(find_ruleset)
        state = document.state
        shown = [state.scene.picture.sha256] if state.scene.picture else []
        shown += [token.creature.picture for token in state.tokens.values() if token.creature.picture]
        for sha256 in shown:
            if file.picture(sha256) is None:
                raise BattlemapError("{name}: a picture of it is missing", name=path.name)
        print(
            f"{path.name}: whole; {state.ruleset}, {state.scene.width} x {state.scene.height} squares, "
            f"{len(state.tokens)} tokens, round {state.turn.round}, {len(document.steps)} commands"
        )
    return 0
