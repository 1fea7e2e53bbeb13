"""Asks for the squares of an area while it is dragged, so that the pointer never waits.

What is known to be quick is asked at once; what takes longer is asked beside the window once the pointer rests, about the map as
it is then.  An answer nobody waits for any more is dropped.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from battlemap.encounter.asks import AskArea
from battlemap.encounter.questions import answer_question
from battlemap.model import Encounter, Scene
from battlemap.rules.ruleset import Ruleset
from battlemap.rules.space import walls_of
from battlemap.ui.session import Session
from battlemap.ui.threads import pool

AT_ONCE_MS = 5.0
REST_MS = 40
FEW_WALLS = 150
SWITCH_S = 0.0002
"""How soon the thread gives way to the window; Python's own 5 ms would be felt."""

Answer = dict[str, Any]


class _Told(QObject):
    done = Signal(int, object, float)


class _Asking:
    def __init__(self, number: int, state: Encounter, ruleset: Ruleset, question: AskArea, told: _Told) -> None:
        self._number, self._state, self._ruleset, self._question, self._told = number, state, ruleset, question, told

    def run(self) -> None:
        before = time.thread_time()
        answer = answer_question(self._state, self._ruleset, self._question)
        try:
            self._told.done.emit(self._number, answer, (time.thread_time() - before) * 1000)
        except RuntimeError:  # the window has gone meanwhile
            pass


class AreaAsking(QObject):
    """`answered(question, answer)` comes at once or later; only ever for the question asked last."""

    answered = Signal(object, object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._pool = pool("areas")
        self._told = _Told(self)
        self._told.done.connect(self._take)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._start)
        self._wanted: AskArea | None = None
        self._known: tuple[AskArea, Encounter, Answer] | None = None
        self._running: tuple[int, AskArea, Encounter] | None = None
        self._number = 0
        self._took: dict[tuple[str, float], float] = {}
        self._copy: tuple[Scene, Scene] | None = None
        self._interval = sys.getswitchinterval()

    # ------------------------------------------------------------ asking
    def ask(self, question: AskArea) -> bool:
        """Which squares and creatures?  True when it was answered at once, else the answer follows."""
        self._wanted = question
        if self._knows(question) or self._is_quick(question):
            self._rest.stop()
            self.answered.emit(question, self.now(question))
            return True
        self._rest.start()
        return False

    def is_known(self, question: AskArea | None) -> bool:
        """Has it been answered, or is it waited for, for the fight as it stands?"""
        if question is None or self._knows(question):
            return True
        waits = self._rest.isActive() or (self._running is not None and self._running[2] is self._session.state)
        return waits and self._wanted == question

    def now(self, question: AskArea) -> Answer:
        """The answer, however long it takes."""
        state = self._session.state
        if self._known is None or not self._knows(question):
            before = time.perf_counter()
            answer = self._session.ask(question)
            self._remember(question, (time.perf_counter() - before) * 1000)
            self._known = (question, state, answer)
        return self._known[2]

    def stop(self) -> None:
        """Nobody waits any more."""
        self._wanted = None
        self._rest.stop()

    def _knows(self, question: AskArea) -> bool:
        return self._known is not None and self._known[0] == question and self._known[1] is self._session.state

    def _is_quick(self, question: AskArea) -> bool:
        scene = self._session.state.scene
        if self._copy is None or self._copy[0] is not scene:
            self._copy = None
            self._took.clear()
        guess = 0.0 if len(walls_of(scene).barriers) < FEW_WALLS else AT_ONCE_MS
        return self._took.get((question.shape, question.size), guess) < AT_ONCE_MS

    def _remember(self, question: AskArea, took_ms: float) -> None:
        """The slower of this time and half of what is remembered: one quick answer does not make a slow shape quick."""
        key = (question.shape, question.size)
        self._took[key] = max(took_ms, self._took.get(key, 0.0) * 0.5)

    # ------------------------------------------------------------ beside the window
    def _start(self) -> None:
        if self._wanted is None or self._running is not None:
            return
        state = self._session.state
        self._number += 1
        self._running = (self._number, self._wanted, state)
        sys.setswitchinterval(SWITCH_S)
        asking = _Asking(self._number, self._apart(state), self._session.ruleset, self._wanted, self._told)
        self._pool.start(asking.run)

    def _apart(self, state: Encounter) -> Encounter:
        """The fight with a map of its own: what its walls remember is then asked for by one thread only."""
        if self._copy is None or self._copy[0] is not state.scene:
            self._copy = (state.scene, replace(state.scene))
            walls_of(self._copy[1])
        return replace(state, scene=self._copy[1])

    def _take(self, number: int, answer: Answer, took_ms: float) -> None:
        if self._running is None or self._running[0] != number:
            return
        _, question, state = self._running
        self._running = None
        sys.setswitchinterval(self._interval)
        self._remember(question, took_ms)
        if state is self._session.state:
            self._known = (question, state, answer)
            if question == self._wanted:
                self.answered.emit(question, answer)
                return
        if self._wanted is not None and not self._rest.isActive():
            self._start()
