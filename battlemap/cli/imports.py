"""`battlemap import FILE [-o OUT.battlemap]`: a map file made into a fight; what was found and what was left out, in words."""

import json
from pathlib import Path

from battlemap.importers import import_map
from battlemap.model import Encounter
from battlemap.rulesets import DEFAULT


def import_file(
    path: Path, out: Path | None, columns: int | None, rows: int | None, px: float | None, as_json: bool
) -> int:
    """Import and tell; with `out` also write the fight."""
    found = import_map(path, columns=columns, rows=rows, px=px)
    if out is not None:
        from battlemap.storage import FightFile

        state = Encounter(ruleset=DEFAULT, scene=found.scene, title=found.scene.name or path.stem)
        pictures = {found.scene.picture.sha256: found.picture} if found.scene.picture and found.picture else {}
        FightFile.create(out, state, pictures).close()
    if as_json:
        print(json.dumps(found.counts))
        return 0
    counts = found.counts
    print(f"{path.name}: {counts['columns']} x {counts['rows']} squares, {counts['walls']} walls, "
          f"{counts['doors']} doors, {counts['lights']} lights")  # fmt: skip
    for note in found.notes:
        print(f"  {note}")
    if out is not None:
        print(f"written: {out}")
    return 0
