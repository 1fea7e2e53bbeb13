"""What the pointer shows by resting: the four cover lines from who acts to the enemy below it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from battlemap.encounter.asks import AskCover
from battlemap.model import Encounter
from battlemap.rules.space import footprint
from battlemap.ui import words
from battlemap.ui.canvas.line_overlays import CoverLine, CoverLook
from battlemap.ui.session import Session

REST_MS = 60


def cover_look(session: Session, attacker: str, target: str) -> CoverLook | None:
    """The four lines between two creatures with what stops each; None where there is nothing to show."""
    answer = session.ask(AskCover(start=attacker, to=target))
    if not answer["ok"]:
        return None
    state = session.state
    lines = tuple(
        CoverLine(
            tuple(line["from"]), tuple(line["to"]), ", ".join(_stopper(name, state) for name in line["blocked_by"]),
            bool(line["blocked_by"]),
        )
        for line in answer["lines"]
    )  # fmt: skip
    text = words.word(answer["degree"])
    if answer["ac"]:
        text = QCoreApplication.translate("Cover", "{degree} (AC +{bonus})").format(degree=text, bonus=answer["ac"])
    elif answer["penalty"]:
        text = QCoreApplication.translate("Cover", "{degree} ({penalty} to hit)").format(degree=text, penalty=answer["penalty"])
    token = state.tokens[target]
    return CoverLook(lines, text, (token.at[0] + footprint(token) / 2, token.at[1] - 0.3))


def _stopper(name: str, state: Encounter) -> str:
    """ "token:ben" -> Ben's name, "wall:3" -> "wall"."""
    kind, _, rest = name.partition(":")
    if kind == "token":
        return words.name_of(state, rest)
    if kind == "door":
        return QCoreApplication.translate("Cover", "door")
    if kind == "wall":
        return QCoreApplication.translate("Cover", "wall")
    return QCoreApplication.translate("Cover", "obstacle")


class Rest(QObject):
    """Calls `deed(what)` once the pointer has rested on `what` for a moment."""

    def __init__(self, parent: QObject, deed: Callable[[str], None], milliseconds: int = REST_MS) -> None:
        super().__init__(parent)
        self._deed = deed
        self.what = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(milliseconds)
        self._timer.timeout.connect(lambda: self._deed(self.what))

    def on(self, what: str) -> bool:
        """The pointer is on this now; is it something else than before?"""
        if what == self.what:
            return False
        self.what = what
        if what:
            self._timer.start()
        else:
            self._timer.stop()
        return True

    def stop(self) -> None:
        self.what = ""
        self._timer.stop()
