"""`python -m tests.storage.released [--again]`: the files of the present version, beside those of earlier ones.

Once a version is out its folder is history: `--again` writes the present one anew, before that.
"""

import gzip
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from battlemap import __version__
from battlemap.storage import readable, schema
from tests.storage.released import ACTIONS, FOLDER, NEVER, SHAPE

LINE, SEEDS = 118, 6
"""Random play may come upon everything only the next time."""


def main(words: list[str]) -> int:
    goal = FOLDER / __version__
    if goal.exists() and words != ["--again"]:
        print(f"{goal.name}: is there already; --again writes it anew, while that version is not out yet", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="battlemap-") as name:
        os.environ |= {"XDG_CONFIG_HOME": f"{name}/config", "QT_QPA_PLATFORM": "offscreen"}
        for seed in range(SEEDS):
            folder = Path(name) / str(seed)
            folder.mkdir()
            if not (missing := write(folder, seed)):
                break
        shutil.rmtree(goal, ignore_errors=True)
        shutil.copytree(folder, goal)
    size = sum(path.stat().st_size for path in goal.rglob("*") if path.is_file())
    print(f"{goal.name}: {size // 1024} kB; what no file shows: {', '.join(missing) or 'nothing'}")
    return 1 if missing else 0


def write(folder: Path, seed: int) -> list[str]:
    """All of it; what of the shape occurs nowhere, and should."""
    from tests.storage.released import belongings, telling
    from tests.storage.released.fights import fights
    from tests.storage.released.reading import ROOTS, seen_in
    from tests.storage.released.shape import Seen, shape_of

    shape = {"file": schema.VERSION, "readable": readable.VERSION, **shape_of(ROOTS)}
    (folder / SHAPE).write_text(_laid_out(shape, 3), encoding="utf-8")
    for name, file, document in fights(folder, Seen(shape), seed):
        (folder / f"{name}.json").write_text(_laid_out(telling.account(document, file), 2), encoding="utf-8")
    for path in folder.glob("*.battlemap"):
        Path(f"{path}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        path.unlink()
    belongings.write(folder)
    (folder / ACTIONS).write_text("".join(f"{name}\n" for name in belongings.action_names()), encoding="utf-8")
    with belongings.lying_in(folder / belongings.USER):
        told = {"user": belongings.told(), "settings": belongings.told_settings(belongings.Settings())}
    (folder / "belongings.json").write_text(_laid_out(told, 3), encoding="utf-8")
    return sorted(seen_in(folder).missing() - NEVER)


def _laid_out(value: Any, depth: int, indent: str = "") -> str:
    """JSON with a line for each entry of the outer tables and lists, so that two of them can be compared by eye."""
    short = json.dumps(value, ensure_ascii=False)
    if depth == 0 or len(indent) + len(short) <= LINE or not isinstance(value, (dict, list)) or not value:
        return short
    inner = indent + " "
    if isinstance(value, dict):
        rows = [f"{json.dumps(key, ensure_ascii=False)}: {_laid_out(each, depth - 1, inner)}" for key, each in value.items()]
    else:
        rows = [_laid_out(each, depth - 1, inner) for each in value]
    marks = "{}" if isinstance(value, dict) else "[]"
    return f"{marks[0]}\n" + ",\n".join(inner + row for row in rows) + f"\n{indent}{marks[1]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
