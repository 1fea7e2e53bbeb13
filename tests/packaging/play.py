"""A fight in the installed program, played from outside by keyboard and mouse, and what is on disk of it afterwards.

    .ci/xvfb.sh python -m tests.packaging.play SYSTEM PICTURES      SYSTEM: a bare system's folder, PICTURES: where screenshots go

The sample opens by itself.  A hero is dragged two squares; the fight begins; whoever is first is led a
square; turns end, and one is taken back.  Exits with 1, and a sentence, where the window or the file does not follow.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

from battlemap.encounter.document import Document
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from tests.packaging.product import BareSystem, run

TITLE = " — Battlemap$"
STARTS, FOLLOWS, AGAIN = 60.0, 40.0, 3.0
"""Seconds after which something has gone wrong, far more than it takes; and after which a key is pressed once more, because what
it is for may not have been there yet."""
HERO, BY = "ilda", (1, -2)
HEADER = 60
"""Pixels of title and menu above the map."""


def main(system: Path, pictures: Path) -> None:
    bare = BareSystem(system)
    fight = bare.home / ".local/share/battlemap/fights/crypt.battlemap"
    with bare.running("battlemap", DISPLAY=os.environ["DISPLAY"]) as program:
        window = Window(pictures)
        try:
            play(window, fight)
        except SystemExit:
            window.shot("stuck")
            raise
        window.key("ctrl+q")
        until("the program has ended", lambda: program.poll() is not None)
        assert program.returncode == 0, f"the program ended with {program.returncode}"
    left = sorted(path.name for path in fight.parent.iterdir())
    assert left == [fight.name], f"beside the fight lies {left}"


def play(window: "Window", fight: Path) -> None:
    until("the welcome has gone", lambda: window.frame() is not None, again=lambda: window.key("Return"))  # "Start playing"
    before = played(fight).state.tokens[HERO].at
    there = (before[0] + BY[0], before[1] + BY[1])
    window.drag(before, there)
    until("the hero stands where it was dragged to", lambda: played(fight).state.tokens[HERO].at == there)
    window.shot("dragged")
    window.key("ctrl+b")
    time.sleep(1)
    until("the fight has begun", lambda: played(fight).state.turn.round == 1, again=lambda: window.key("Return"))
    steps = played(fight).position
    for way in ("Up", "Left", "Right", "Down"):  # the dice say who is first, and so which squares beside it are free
        window.key(way, "Return")
        time.sleep(AGAIN)
        if played(fight).position > steps:
            break
        window.key("Escape")
    until("whoever is first has gone", lambda: played(fight).position > steps)
    window.shot("gone")
    steps = played(fight).position
    for turn in (1, 2, 3):
        window.key("space")
        until(f"turn {turn} has ended", partial(is_past, fight, steps + turn))
    window.key("ctrl+z")
    until("the last turn is taken back", lambda: played(fight).can_redo)
    window.shot("taken back")


class Window:
    """The program's, on this screen."""

    def __init__(self, pictures: Path) -> None:
        self._pictures = pictures
        started = time.monotonic()
        until("the window is there", lambda: bool(self._found()), STARTS)
        print(f"window after {time.monotonic() - started:.1f} s")
        self.number = self._found()[0]
        run("xdotool", "windowactivate", "--sync", self.number)

    def _found(self) -> list[str]:
        asked = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", TITLE], capture_output=True, text=True)
        return asked.stdout.split()

    def key(self, *keys: str) -> None:
        for key in keys:
            run("xdotool", "key", "--clearmodifiers", key)
            time.sleep(0.3)

    def shot(self, name: str) -> Image.Image:
        path = self._pictures / f"{name}.png"
        run("import", "-window", self.number, path)
        return Image.open(path).convert("RGB")

    def frame(self) -> tuple[int, int, int, int] | None:
        """Left, top, right and bottom of the map, by the line around it; None while something lies over that."""
        picture = self.shot("map")
        left, right = picture.width // 10, picture.width * 6 // 10
        plain = {}
        for y in range(HEADER, picture.height):
            colours = {picture.getpixel((x, y)) for x in range(left, right)}
            if len(colours) == 1:
                plain[y] = colours.pop()
        top = min((y for y in plain if y + 1 not in plain), default=HEADER)
        bottom = max((y for y in plain if y - 1 not in plain), default=HEADER)
        row = [x for x in range(picture.width * 7 // 10) if picture.getpixel((x, top)) == plain.get(top)]
        return (row[0], top, row[-1] + 1, bottom + 1) if HEADER < top < bottom and row else None

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """A token by the mouse, slowly enough to be seen, from the middle of one square to the middle of another."""
        left, top, right, bottom = self.frame() or (0, 0, 0, 0)
        square = (right - left) / COLUMNS
        assert abs(square - (bottom - top) / ROWS) < 0.2, "the map's frame was not found"

        def go(x: float, y: float) -> None:
            place = (round(left + (x + 0.5) * square), round(top + (y + 0.5) * square))
            run("xdotool", "mousemove", "--window", self.number, *place)
            time.sleep(0.05)

        go(*start)
        run("xdotool", "mousedown", 1)
        for part in range(1, 9):
            go(start[0] + (end[0] - start[0]) * part / 8, start[1] + (end[1] - start[1]) * part / 8)
        time.sleep(0.3)
        run("xdotool", "mouseup", 1)


COLUMNS, ROWS = 30, 21
"""The sample's map."""


def played(fight: Path) -> Document:
    """What is on disk by now.  The program keeps its file to itself: a copy is read, as after a power cut."""
    with tempfile.TemporaryDirectory() as folder:
        for name in (fight.name, f"{fight.name}-wal"):
            if (fight.parent / name).exists():
                shutil.copyfile(fight.parent / name, Path(folder, name))
        with FightFile.open(Path(folder, fight.name)) as file:
            return file.document(find_ruleset)


def is_past(fight: Path, step: int) -> bool:
    return played(fight).position >= step


def until(
    what: str, holds: Callable[[], bool], seconds: float = FOLLOWS, again: Callable[[], None] | None = None
) -> None:
    """Wait until it `holds`; `again`: what is done meanwhile, now and then."""
    end, next_time = time.monotonic() + seconds, time.monotonic()
    while not holds():
        if time.monotonic() > end:
            raise SystemExit(f"not so after {seconds:.0f} s: {what}")
        if again is not None and time.monotonic() >= next_time:
            again()
            next_time = time.monotonic() + AGAIN
        time.sleep(0.1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
