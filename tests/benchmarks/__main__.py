"""The standing benchmark: `python -m tests.benchmarks PART [--json FILE] [--plot DIR]`, or `all` for every part in turn.

Answers are compared with an oracle before anything is timed; figures are ratios measured in one run wherever there is
something to compare with.  The last line of each part is its figures, as JSON.  Exit code 0 when all limits were kept, 1 when
one was missed or an answer differs, 2 when the command line is wrong: that is said before anything is measured.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from battlemap.rulesets import names
from tests.benchmarks.parts import PARTS, Differs, last_line, run_part, table


def main() -> int:
    """Run one part, or all of them; 0 when they kept their limits."""
    parts = "\n".join(f"  {name:8} {words}" for name, words in PARTS.items())
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks", description=f"{__doc__}\nparts:\n{parts}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    named = ("all", *PARTS)
    parser.add_argument("part", nargs="?", default="all", choices=named, metavar="PART", help="which; all where none is named")
    parser.add_argument("--json", type=_new_file, metavar="FILE", help="write all figures there too, by part")
    parser.add_argument("--plot", type=_folder, metavar="DIR", help="draw there how times grow with the map, a PNG for each part")
    parser.add_argument("--zoom", type=_zoom, default=1.0, help="drag: screen pixels per scene pixel (a square is 64)")
    parser.add_argument("--ruleset", choices=names(), help="drag: play under this ruleset (the default one)")
    parser.add_argument("--sight", default="selected", choices=("off", "selected", "party"), help="drag: sight follows")
    parser.add_argument("--program", type=_program, default="", metavar="FILE", help="start: a frozen program to measure too")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp(prefix="battlemap-benchmark-")
    found = _every_part(sys.argv[1:]) if options.part == "all" else [_one_part(options)]
    if options.json is not None:
        options.json.write_text(json.dumps({each["part"]: each for each in found}, indent=1) + "\n", encoding="utf-8")
    return 0 if all(each["ok"] for each in found) else 1


def _zoom(text: str) -> float:
    zoom = float(text)
    if not 0 < zoom < math.inf:
        raise argparse.ArgumentTypeError(f"a zoom is more than 0, not {text}")
    return zoom


def _program(text: str) -> str:
    if text and not os.access(text, os.X_OK):
        raise argparse.ArgumentTypeError(f"{text} is no program that can be started")
    return text


def _new_file(text: str) -> Path:
    """A file that can be written: minutes of measuring are not lost for a slip in its name."""
    path = Path(text)
    _folder(str(path.parent))
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise argparse.ArgumentTypeError(f"{text} cannot be written")
    return path


def _folder(text: str) -> Path:
    path = Path(text)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise argparse.ArgumentTypeError(f"{text}: {wrong.strerror}") from wrong
    if not os.access(path, os.W_OK):
        raise argparse.ArgumentTypeError(f"{text} cannot be written to")
    return path


def _one_part(options: argparse.Namespace) -> dict[str, Any]:
    given = {"zoom": options.zoom, "sight": options.sight, "program": options.program}
    if options.ruleset:
        given["ruleset"] = options.ruleset
    try:
        figures = run_part(options.part, given, options.plot)
    except Differs as difference:
        figures = {"part": options.part, "ok": False, "error": str(difference)}
    print(table([figures]))
    print(last_line(figures), flush=True)
    return figures


def _every_part(arguments: list[str]) -> list[dict[str, Any]]:
    """Each part in a process of its own, so that none pays for what another left behind; then one table of all limits."""
    found = []
    passed = [argument for argument in arguments if argument != "all"]
    with tempfile.TemporaryDirectory(prefix="battlemap-benchmark-") as folder:
        for name in PARTS:
            print(f"\n---- {name}: {PARTS[name]}", flush=True)
            kept = Path(folder) / f"{name}.json"
            ran = subprocess.run([sys.executable, "-m", "tests.benchmarks", name, *passed, "--json", str(kept)])
            if kept.is_file():
                found.append(json.loads(kept.read_text(encoding="utf-8"))[name])
            else:
                found.append({"part": name, "ok": False, "error": f"ended with code {ran.returncode}"})
    print(f"\n{table(found)}", flush=True)
    return found


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)  # Qt's objects are not taken down one by one
