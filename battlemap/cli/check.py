"""`battlemap check FILE`: open a fight, fold all of it, say that it is whole."""

from pathlib import Path

from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile


def check_file(path: Path) -> int:
    file = FightFile.open(path)
    try:
        document = file.document(find_ruleset)
        print(f"{path.name}: whole; {len(document.steps)} commands, {len(document.state.tokens)} tokens")
    finally:
        file.close()
    return 0
