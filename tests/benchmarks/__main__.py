"""`python -m tests.benchmarks drag|sight|advice [--json FILE]`: figures of this machine.  The last line has them."""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path


def main() -> int:
    """Run one benchmark; 0 when it kept its limit."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("what", choices=("drag", "sight", "advice"))
    parser.add_argument("--json", type=Path, help="write the figures there too")
    parser.add_argument("--zoom", type=float, default=1.0, help="screen pixels per scene pixel (a square is 64)")
    parser.add_argument("--ruleset", help="play under this ruleset (the default one)")
    parser.add_argument("--sight", default="off", choices=("off", "selected", "party"), help="sight follows the drag")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp(prefix="battlemap-benchmark-")
    if options.what == "sight":
        return _sight(options.json)
    if options.what == "advice":
        return _advice(options.json)
    from battlemap.rulesets import DEFAULT
    from tests.benchmarks import drag

    figures = drag.run(options.zoom, options.ruleset or DEFAULT, options.sight)
    if options.json is not None:
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(
        f"{figures['ruleset']}: drag of {figures['moves']} moves on {figures['map']}, "
        f"{figures['walls']} walls, {figures['enemies']} enemies: "
        f"press {figures['press_ms']} ms, p50 {figures['p50_ms']} ms, p90 {figures['p90_ms']} ms, "
        f"p99 {figures['p99_ms']} ms, max {figures['max_ms']} ms (limit {figures['limit_ms']:g} ms at p99); "
        f"the safe way, at rest, p99 {figures['safe_way_p99_ms']} ms"
    )
    sys.stdout.flush()
    return 0 if figures["ok"] else 1


def _sight(kept: Path | None) -> int:
    """Sight has no limit of its own: what of it a drag waits for is in the drag's."""
    from tests.benchmarks import sight

    found = sight.run()
    if kept is not None:
        kept.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    for figures in found:
        print(", ".join(f"{key} {value}" if isinstance(value, str) else f"{key} {value:g} ms" if key != "walls"
                        else f"{value} walls" for key, value in figures.items()))  # fmt: skip
    return 0


def _advice(kept: Path | None) -> int:
    from tests.benchmarks import advice

    found = advice.run()
    if kept is not None:
        kept.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    for figures in found:
        print(
            f"{figures['ruleset']}: advice on {figures['map']}, {figures['walls']} walls, {figures['enemies']} enemies: "
            f"{figures['whole_ms']} ms (limit {figures['limit_ms']:g} ms), longest step {figures['longest_step_ms']} ms"
        )
    return 0 if all(figures["ok"] for figures in found) else 1


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)
