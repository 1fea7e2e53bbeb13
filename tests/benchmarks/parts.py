"""The parts of the standing benchmark: what each is called, where it stands, and what is asked of its module.

Here: the table, one part run and judged, its plot.  Not here: the command line (`__main__`), timing (`timing`), the scenes.

A part is a module of this package with
  `run(...) -> dict`: its figures by name, all of one run.  Numbers and words, and under "curves" what grows with the map:
      {"budgeted field": [[30, 0.4], [100, 0.5], [300, 0.5]]}, milliseconds over `AXIS`.  Of the options of the command line
      (zoom, ruleset, sight) it is given those it names as parameters.  What it prints is for reading.
  `LIMITS: dict[str, float]`: the most a figure of that name may be.  A figure that could not be measured here is None, and
      the part says why.  A part may also say "ok": False.
  `AXIS: str`: what its curves grow over, "squares a side" where it says nothing.
An answer that differs from its oracle raises `Differs`, before anything is timed.
"""

import importlib
import inspect
import json
from pathlib import Path
from types import ModuleType
from typing import Any

PARTS = {
    "field": "what a budget reaches, and the whole map: against C, rustworkx, tcod, scipy, networkx",
    "vision": "what is seen from a point: against C, and a union of shadows",
    "cover": "lines of cover in bulk: against one by one",
    "oa": "whom a way provokes: against loops",
    "drag": "a drag, move by move",
    "paint": "repainting all of it, one token, zoom and pan frames: against an empty view",
    "open": "a large map with a large picture, until it is usable, and whether the window answers",
    "memory": "with a large picture, over ten thousand commands; undo of any step",
    "start": "until the window is there: against importing its libraries, and a bare window",
    "sight": "a creature's shape, its squares, what players may know",
    "advice": "what next",
}
"""Part -> what it measures.  Its module has the same name, but for these."""
MARKS = "os^vDXP*<>"
MODULES = {"open": "opening", "start": "starting"}


class Differs(AssertionError):
    """An answer is not what the oracle says."""


def same(what: str, is_same: bool) -> None:
    """Go on only when an answer is the oracle's."""
    if not is_same:
        raise Differs(f"{what} differs from its oracle")
    print(f"same as its oracle: {what}", flush=True)


def run_part(name: str, options: dict[str, Any], plots: Path | None) -> dict[str, Any]:
    """A part's figures, judged: "ok" is whether all its limits were kept."""
    module = importlib.import_module(f"tests.benchmarks.{MODULES.get(name, name)}")
    asked = inspect.signature(module.run).parameters
    figures = {"part": name, **module.run(**{key: value for key, value in options.items() if key in asked})}
    curves = figures.pop("curves", {})
    limits = getattr(module, "LIMITS", {})
    figures["limits"] = limits
    figures["ok"] = figures.get("ok", True) and all(_kept(figures.get(key), most) for key, most in limits.items())
    if curves:
        figures["curves"] = curves
        if plots is not None:
            draw(name, curves, getattr(module, "AXIS", "squares a side"), plots)
    return figures


def _kept(figure: float | None, most: float) -> bool:
    return figure is None or figure <= most


def last_line(figures: dict[str, Any]) -> str:
    """A part's figures as one line of JSON: without curves and limits, which are for files and tables."""
    return json.dumps({key: value for key, value in figures.items() if key not in ("curves", "limits")})


def table(found: list[dict[str, Any]]) -> str:
    """Every limit and what was measured, as a table."""
    rows = ["| part | figure | measured | at most | kept |", "|---|---|---|---|---|"]
    for figures in found:
        limits = figures.get("limits", {})
        for key, most in limits.items():
            value = figures.get(key)
            shown = ("not measured", "") if value is None else (f"{value:g}", "yes" if value <= most else "NO")
            rows.append(f"| {figures['part']} | {key} | {shown[0]} | {most:g} | {shown[1]} |")
        if not limits or "error" in figures:
            verdict = figures.get("error") or ("kept its own limits" if figures["ok"] else "missed its own limits")
            rows.append(f"| {figures['part']} | | {verdict} | | {'yes' if figures['ok'] else 'NO'} |")
    return "\n".join(rows)


def draw(name: str, curves: dict[str, list[list[float]]], axis: str, folder: Path) -> None:
    """A plot of what grows with the map, both axes by powers; said, not raised, where matplotlib is missing.  Each curve has its
    own mark too, so that none is known by its colour alone."""
    pyplot = _pyplot()
    if pyplot is None:
        print("no plot: matplotlib is not installed (the dev extra has it)")
        return
    ticker = importlib.import_module("matplotlib.ticker")
    figure, axes = pyplot.subplots(figsize=(11, 6.5), layout="constrained")
    for number, (label, points) in enumerate(curves.items()):
        style = ("-", "--", ":")[number // 10 % 3]
        axes.plot(*zip(*points, strict=True), style, marker=MARKS[number % len(MARKS)], label=label.replace("_", " "))
    sizes = sorted({point[0] for points in curves.values() for point in points})
    axes.set(xscale="log", yscale="log", xlabel=axis, ylabel="median ms (both axes by powers)")
    axes.set_title(" - ".join(filter(None, (name, PARTS.get(name)))))
    axes.yaxis.set_major_locator(ticker.LogLocator(subs=(1, 2, 5)))
    axes.yaxis.set_major_formatter(ticker.FuncFormatter(lambda milliseconds, _tick: f"{milliseconds:g}"))
    axes.set_xticks(sizes, [f"{size:g}" for size in sizes])
    axes.minorticks_off()
    axes.grid(True, which="both", alpha=0.3)
    figure.legend(loc="outside right upper", fontsize="small")
    folder.mkdir(parents=True, exist_ok=True)
    figure.savefig(folder / f"{name}.png", dpi=110)
    pyplot.close(figure)


def _pyplot() -> ModuleType | None:
    try:
        import matplotlib
    except ImportError:
        return None
    matplotlib.use("agg")
    return importlib.import_module("matplotlib.pyplot")
