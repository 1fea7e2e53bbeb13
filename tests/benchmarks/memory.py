"""Memory: what the program takes with a picture of 8192² pixels, and whether it grows while it is played; undo of any step.

Resident memory as the system tells it (Linux; elsewhere those figures are None).  The fight is on disk, the window is open, and
every command is shown before the next one comes.
"""

import os
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.ui.canvas import MapView
from battlemap.ui.session import Session
from tests.benchmarks import scene, windows
from tests.benchmarks.parts import same

PLAN, TOKENS, BLOCK = (300, 5000, 60), 500, (70, 38)
PLAYED = (100, 1000, 60)
COMMANDS, WARM, EVERY = 10_000, 2_000, 250
UNDONE, WALKED = 500, 40
LIMITS = {"picture_mb": 450.0, "grown_kb_per_1000": 4096.0, "undo_max_ms": 50.0, "walk_max_ms": 50.0}


def run() -> dict[str, Any]:
    """Megabytes, their slope, and milliseconds of the window's own thread."""
    windows.application()
    figures = _with_picture() | _played()
    if figures["picture_mb"] is None:
        print("no memory figures: this system does not tell them in /proc")
    return figures


def resident_mb() -> float | None:
    """None where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def _peak_mb() -> float | None:
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except OSError:
        return None
    return next((round(int(line.split()[1]) / 1024, 1) for line in lines if line.startswith("VmHWM:")), None)


# ---------------------------------------------------------------- a large picture
def _with_picture() -> dict[str, Any]:
    path = windows.fight_file_made_elsewhere("JPEG", windows.PICTURE_PX, PLAN, TOKENS, BLOCK)
    session = Session()
    window = windows.shown(session)
    before = resident_mb()
    session.open_path(path)
    windows.settle(window.view)
    opened = resident_mb()
    _look_round(window.view)
    looked = resident_mb()
    figures = {"empty_mb": before, "opened_mb": opened, "picture_mb": looked, "peak_mb": _peak_mb()}
    print(", ".join(f"{key} {value}" for key, value in figures.items()), flush=True)
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    return figures


def _look_round(view: MapView) -> None:
    """All over the map at three zooms: more tiles than are to be kept."""
    side = view.session.state.scene.width
    for zoom in (0.1, 0.4, 1.0):
        for across in (0.1, 0.3, 0.5, 0.7, 0.9):
            for down in (0.1, 0.5, 0.9):
                windows.look_at(view, zoom, (side * across, side * down))
                view.viewport().repaint()


# ---------------------------------------------------------------- a long fight
def _played() -> dict[str, Any]:
    path = windows.fight_file_made_elsewhere("PNG", 512, PLAYED, 0, (0, 0))
    session = Session()
    window = windows.shown(session)
    session.open_path(path)
    windows.begun(session)
    first = session.document.position
    windows.quiet()
    samples = []
    for nth in range(COMMANDS):
        assert session.do(_command(session, nth)) is not None, "a command was refused"
        _shown()
        if nth >= WARM and nth % EVERY == 0:
            samples.append((nth, resident_mb()))
    same(f"{COMMANDS:,} commands in the fight's file", session.document.position - first == COMMANDS)
    known = [(nth, mb) for nth, mb in samples if mb is not None]
    slope = float(np.polyfit(*np.array(known).T, 1)[0]) * 1000 * 1024 if known else None
    undone = [_timed(session.undo) for _ in range(UNDONE)]
    dice = random.Random(scene.SEED)
    goals = [dice.randrange(first, len(session.document.steps)) for _ in range(WALKED)]
    walked = [_timed(partial(session.walk_to, goal)) for goal in goals]
    window.close()
    return {
        "commands": COMMANDS, "after_mb": resident_mb(), "grown_kb_per_1000": None if slope is None else round(slope),
        "undo_p50_ms": windows.share(undone, 0.5), "undo_max_ms": windows.share(undone, 1.0),
        "walk_p50_ms": windows.share(walked, 0.5), "walk_max_ms": windows.share(walked, 1.0),
    }  # fmt: skip


def _shown() -> None:
    """What a loop of Qt's own does after every command: paint, and throw away what is done with."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _timed(deed: Callable[[], object]) -> float:
    """Milliseconds of the window's thread until the step is done."""
    took = windows.busy_ms(deed)
    _shown()
    return took


def _command(session: Session, nth: int) -> c.Command:
    """The hero to and fro, somebody hurt, somebody healed."""
    x, y = (side // 2 for side in (session.state.scene.width, session.state.scene.height))
    if nth % 8 == 3:
        return c.ApplyDamage(target="foe-1", parts=(c.DamagePart(amount=1),))
    if nth % 8 == 7:
        return c.Heal(target="foe-1", amount=1)
    moves = nth // 4 * 3 + nth % 4  # every fourth command is none
    return c.MoveToken(token=scene.HERO, to=(x + (moves + 1) % 2, y), force=True)
