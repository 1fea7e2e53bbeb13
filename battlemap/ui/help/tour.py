"""The tour: one turn of the sample fight in five steps, each a note at the real thing.

It goes on when the game master does what a step says, or by Next; it leaves by Skip at every step, with another fight, and is in
nobody's way: every gesture means what it always means.  What was played stays, or is put back, as the game master likes; the
fight that was open before comes back.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

from battlemap.encounter.change import Change
from battlemap.storage import is_there
from battlemap.ui.help import tour_table
from battlemap.ui.help.callout import Callout, Spotlight, place_for
from battlemap.ui.help.tour_steps import STEPS, Step

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

FOLLOW_MS = 100
SAID_MS = 15_000
PUT_BACK = "help/tour"
FOLLOWED = (
    QEvent.Type.Resize, QEvent.Type.WindowStateChange, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease,
)  # fmt: skip
ENDING = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""What puts the last note away, with everything as it was played."""
Place = tuple[int, int, str]
"""The step, where in the fight's history the tour began, and the fight that lay there before it, "" for none."""


class Tour(QObject):
    """`ended`: it is over, however.  `manual_wanted`: the last note's button."""

    ended = Signal()
    manual_wanted = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._session = window, window.session
        self._steps: list[Step] = [kind(window) for kind in STEPS]
        self._at, self._start = 0, 0
        self._file = self._before = ""
        self._note, self._light = Callout(window), Spotlight(window)
        self._note.hide()
        self._light.hide()
        self._note.onward.connect(self._onward)
        self._note.skipped.connect(self.skip)
        self._keep = QPushButton(self.tr("Put everything &back"))
        self._keep.setFocusPolicy(self._note.next.focusPolicy())
        self._keep.clicked.connect(self._end_put_back)
        self._note.buttons.insertWidget(1, self._keep)
        self._timer = QTimer(self)
        self._timer.setInterval(FOLLOW_MS)
        self._timer.timeout.connect(self.follow)
        window.installEventFilter(self)
        for watched in (window.view, window.view.viewport()):
            watched.installEventFilter(self)
        self._session.changed.connect(self._on_change)
        self._session.opened.connect(self._on_opened)

    # ------------------------------------------------------------ beginning and going on
    def start(self) -> bool:
        """On the sample, made ready; False where it cannot be."""
        before = self._file_name()
        if not tour_table.lay(self._session, self._window.settings.text(PUT_BACK)):
            self.leave()
            return False
        self._window.choose_tool("select")
        self._run(0, 0, before if before != self._file_name() else "")
        return True

    def again(self) -> None:
        """From its beginning, everything put back."""
        self._put_back()
        if tour_table.lay(self._session, self._file):
            self._window.choose_tool("select")
            self._run(0, 0, self._before)
        else:
            self.leave()

    def resume(self, place: Place) -> None:
        """Where another window left it, on the same fight; over, where that fight is not there any more."""
        if tour_table.HERO in self._session.state.tokens:
            self._run(*place)
        else:
            self.leave()

    @property
    def place(self) -> Place:
        return self._at, self._start, self._before

    @property
    def is_over(self) -> bool:
        """Are all steps done, and the last note is shown?"""
        return self._at >= len(self._steps)

    @property
    def note(self) -> Callout:
        return self._note

    def _run(self, at: int, start: int, before: str = "") -> None:
        self._at, self._start, self._before = at, start, before
        self._file = self._file_name()
        self._light.show()
        self._note.show()
        self._window.view.setFocus()
        self._timer.start()
        self.follow()

    def _onward(self) -> None:
        if self.is_over:
            self._go_back()
            return
        self._at += 1
        self.follow()

    # ------------------------------------------------------------ ending
    def skip(self) -> None:
        """Over at once; what was played can still be put back."""
        if self.is_over:
            self.manual_wanted.emit()
            self._go_back()
            return
        if self._before:
            self._end_put_back()
            return
        self.leave()
        if self._session.document.position > self._start:
            text = self.tr("The tour has ended; Help starts it again. What was played stays.")
            self._window.notice.say(text, self.tr("Put it back"), self._put_back, SAID_MS)
        else:
            self._window.notice.say(self.tr("The tour has ended; Help starts it again."))

    def leave(self) -> None:
        self._timer.stop()
        self._window.removeEventFilter(self)
        for watched in (self._window.view, self._window.view.viewport()):
            watched.removeEventFilter(self)
        for signal, slot in ((self._session.changed, self._on_change), (self._session.opened, self._on_opened)):
            signal.disconnect(slot)
        for widget in (self._note, self._light):
            widget.hide()
            widget.deleteLater()
        self._window.view.setFocus()
        self.ended.emit()
        self.deleteLater()

    def _put_back(self) -> None:
        """The sample as it was before the tour."""
        if self._file_name() == self._file and self._session.document.position > self._start:
            self._session.walk_to(self._start)
            self._window.settings.set_text(PUT_BACK, self._file)

    def _end_put_back(self) -> None:
        self._put_back()
        self._go_back()

    def _go_back(self) -> None:
        """Over; what lay on the table before lies there again."""
        self.leave()
        path = Path(self._before)
        if self._before and is_there(path) and self._file_name() == self._file:
            self._session.open_path(path)

    def _file_name(self) -> str:
        file = self._session.fight_file
        return str(file.path) if file is not None else ""

    # ------------------------------------------------------------ following
    def _on_change(self, change: Change) -> None:
        if not self._timer.isActive():
            return
        if not self.is_over and change.kind != "opened" and self._steps[self._at].is_done(change):
            self._at += 1
        QTimer.singleShot(0, self, self.follow)  # cards come and go with the same change

    def _on_opened(self) -> None:
        """Another fight is on the table, or this one under another name."""
        if self._timer.isActive() and self._file_name() != self._file:
            self.leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in FOLLOWED:
            QTimer.singleShot(0, self, self.follow)
        if event.type() == QEvent.Type.KeyPress and watched is self._window.view and isinstance(event, QKeyEvent):
            tool = self._window.view.tool
            if self.is_over and event.key() in ENDING and not (tool is not None and tool.is_busy()):
                self._go_back()
                return True
        return False

    def follow(self) -> None:
        """The note says what holds now, and stands where its target is now."""
        if not self._timer.isActive():
            return
        if not self.is_over and self._steps[self._at].is_begun():
            self._at += 1
        step = self._steps[self._at] if not self.is_over else None
        self._note.skip.setText(self.tr("S&kip the tour") if step is not None else self.tr("Read the &manual"))
        self._note.next.setText(self.tr("Ne&xt") if step is not None else self.tr("&Keep it as played"))
        self._keep.setVisible(step is None)
        self._note.recolour()
        count, title, text = self._texts(step)
        if (title, text) != (self._note.title, self._note.text):
            self._note.say(count, title, text)
            self._window.view.spoken.emit(f"{count}. {title}. {text}")  # for who hears it
        bar = self._window.menuBar().height()
        room = self._window.rect().adjusted(0, bar, 0, 0)
        target = step.target() if step is not None else QRect()
        goal = step.goal() if step is not None else QRect()
        tool = self._window.view.tool
        held = tool is not None and tool.is_busy()
        if not held:  # a note that jumps while one drags would only be in the way
            self._note.move(place_for(self._note.size(), target, step.clear() if step is not None else target, room))
        self._light.setGeometry(self._window.rect())
        self._light.show_target(target, goal, self._note.geometry(), not held)
        self._light.raise_()
        self._note.raise_()

    def _texts(self, step: Step | None) -> tuple[str, str, str]:
        if step is None:
            text = self.tr("The rest is in the manual. Help starts the tour again, whenever you like.")
            return self.tr("Tour"), self.tr("That was a whole turn"), text
        count = self.tr("Step {number} of {all}").format(number=self._at + 1, all=len(self._steps))
        return count, step.title(), step.text()
