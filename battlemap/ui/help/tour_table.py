"""What the tour is played on: a copy of the first sample fight, two of it face to face, a hero to act first.

Both are commands like any other, so that undo takes them back and the copy is again as it was shipped.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.resources import resource_path
from battlemap.storage import is_there, new_fight_path
from battlemap.ui.session import Session

SAMPLE = "crypt.battlemap"
HERO, BESIDE, FURTHER = "ilda", "skeleton-1", "skeleton-2"
START, FOE_AT, GOAL = Cell(12, 13), Cell(12, 12), Cell(15, 11)
"""The hero leaves the reach of the one beside her on her way to the goal, from which she reaches the other."""
FIRST, OTHERS = 25, 20


def lay(session: Session, put_back: str = "") -> bool:
    """Make the table ready; False where it could not be, and the session has said why.  `put_back`: the copy an earlier tour was
    played on and put back, to be used again."""
    if not _is_ready(session, put_back) and not _open_again(session, put_back) and not _open_copy(session):
        return False
    moves = (c.Placement(token=HERO, to=START), c.Placement(token=BESIDE, to=FOE_AT))
    ranks = [HERO, BESIDE, *(each for each in session.state.tokens if each not in (HERO, BESIDE))]
    totals = {who: max(1, OTHERS - i) for i, who in enumerate(ranks)} | {HERO: FIRST}
    steps: tuple[Callable[[], object], ...] = (
        lambda: session.do(c.MoveGroup(moves=moves, force=True)), lambda: session.do(c.Begin(totals=totals)),
    )  # fmt: skip
    if all(step() is not None for step in steps):
        session.select([HERO])
        return True
    session.walk_to(0)
    return False


def _is_ready(session: Session, put_back: str) -> bool:
    """Is the sample on the table, and nothing played on it that anybody might want back?"""
    file, here = session.fight_file, session.state.tokens
    if file is None or file.is_read_only or not {HERO, BESIDE, FURTHER} <= here.keys() or session.state.turn.begun:
        return False
    return not session.document.steps or (str(file.path) == put_back and session.document.position == 0)


def _open_again(session: Session, put_back: str) -> bool:
    path = Path(put_back)
    return bool(put_back) and is_there(path) and session.open_path(path) and _is_ready(session, put_back)


def _open_copy(session: Session) -> bool:
    """A copy of the sample of its own, whatever has become of earlier ones."""
    try:
        sample = resource_path("maps", SAMPLE)
        copy = new_fight_path(Path(SAMPLE).stem)
        copy.write_bytes(sample.read_bytes())
    except OSError as wrong:
        session.message.emit(f"{SAMPLE}: {wrong.strerror or wrong}")
        return False
    return session.open_path(copy)
