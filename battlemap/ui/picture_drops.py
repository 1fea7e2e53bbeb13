"""Pictures that come to tokens on the map: dropped on one, pasted onto the selected ones.

A picture dropped on a token is for it, and where it is one of several selected, for those of them that are of its kind.  It is
cut as one would expect and given at once; the notice offers to choose the circle oneself.  Not here: a picture dropped beside all
tokens, which is a map (`window`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QPoint, QTimer
from PySide6.QtGui import QGuiApplication

from battlemap.imaging.disc import Uncut
from battlemap.ui.canvas.token_item import look_of
from battlemap.ui.creature_pictures import Reading, Source, give, kind_of, source_in, told
from battlemap.ui.dialogs.token_picture import PictureDialog
from battlemap.ui.dialogs.token_picture_circle import CircleDialog

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

SLOW_MS = 500


class PictureDrops(QObject):
    """The window's, of which it knows the map, the session and the notice."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._reading = Reading(self)
        self._reading.done.connect(self._take)
        self._reading.failed.connect(self._failed)
        self._ids: tuple[str, ...] = ()
        self._waiting: deque[tuple[Source, tuple[str, ...]]] = deque()
        self._offered: tuple[str, ...] = ()
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW_MS)
        self._slow.timeout.connect(self._say_slow)
        window.session.opened.connect(self._forget)

    # ------------------------------------------------------------ dragged over the map
    def recipients(self, at: QPoint) -> tuple[str, ...]:
        """Who would get a picture let go at this place of the window."""
        view, session = self._window.view, self._window.session
        here = view.viewport().mapFrom(self._window, at)
        under = view.token_under(here) if view.viewport().rect().contains(here) else ""
        if not under or under not in session.selection:
            return (under,) if under else ()
        kind = kind_of(session.state.tokens[under].name)
        return tuple(token_id for token_id in session.selection if kind_of(session.state.tokens[token_id].name) == kind)

    def drag_over(self, mime: QMimeData, at: QPoint) -> bool:
        """Show whose it would be; False where it would be nobody's, or is no picture."""
        ids = self.recipients(at) if source_in(mime) is not None else ()
        self._show_offered(ids)
        return bool(ids)

    def drag_left(self) -> None:
        self._show_offered(())

    def drop(self, mime: QMimeData, at: QPoint) -> bool:
        """Take what was let go; False where it is not for tokens."""
        source, ids = source_in(mime), self.recipients(at)
        self._show_offered(())
        if source is None or not ids:
            return False
        self._start(source, ids)
        return True

    def _show_offered(self, ids: tuple[str, ...]) -> None:
        if ids == self._offered:
            return
        self._offered = ids
        for token_id, item in self._window.view.items_by_id.items():
            item.offer(token_id in ids)
        if ids:
            text = self.tr("Let go: a picture for {whom}").format(whom=told(self._window.session.state, ids))
            self._window.notice.say(text, milliseconds=0)
        else:
            self._window.notice.clear()

    # ------------------------------------------------------------ pasted, chosen
    def paste(self) -> None:
        """What lies on the clipboard, for the selected tokens."""
        source, ids = source_in(QGuiApplication.clipboard().mimeData()), self._window.session.selection
        if source is None:
            self._window.notice.say(self.tr("There is no picture on the clipboard."))
        elif not ids:
            self._window.notice.say(self.tr("Select the tokens that are to have the picture first."))
        else:
            self._start(source, ids)

    def choose(self, ids: Sequence[str]) -> None:
        """By a dialog: from a file, or taken away."""
        session = self._window.session
        there = tuple(token_id for token_id in ids if token_id in session.state.tokens)
        if there:
            look = look_of(session.state.tokens[there[0]], session.state.scene.square)
            PictureDialog(session, there, look, self._window).exec()

    # ------------------------------------------------------------ read and given
    def _start(self, source: Source, ids: tuple[str, ...]) -> None:
        """As soon as those that came before are read: several dropped in quick succession all arrive."""
        self._waiting.append((source, ids))
        if not self._reading.is_busy:
            self._next()

    def _next(self) -> None:
        if self._waiting:
            source, self._ids = self._waiting.popleft()
            self._slow.start()
            self._reading.start(source)

    @property
    def is_busy(self) -> bool:
        return self._reading.is_busy or bool(self._waiting)

    def _say_slow(self) -> None:
        self._window.notice.say(self.tr("Reading the picture…"), self.tr("Stop"), self._forget, 0)

    def _forget(self) -> None:
        """Another fight is open, or nobody wants it any more."""
        self._slow.stop()
        self._waiting.clear()
        self._reading.stop()

    def _failed(self, sentence: str) -> None:
        self._slow.stop()
        self._window.notice.say(sentence)
        self._next()

    def _take(self, source: Source, whole: Uncut) -> None:
        self._slow.stop()
        ids = self._ids
        if give(self._window.session, ids, whole.disc(whole.usual_cut())):
            text = self.tr("A new picture for {whom}.").format(whom=told(self._window.session.state, ids))
            self._window.notice.say(text, self.tr("Choose the part…"), lambda: self._choose_circle(ids, whole))
        self._next()

    def _choose_circle(self, ids: tuple[str, ...], whole: Uncut) -> None:
        session = self._window.session
        first = next((session.state.tokens[token_id] for token_id in ids if token_id in session.state.tokens), None)
        if first is None:
            return
        dialog = CircleDialog(whole, look_of(first, session.state.scene.square), self._window)
        if dialog.exec():
            give(session, ids, whole.disc(dialog.cut))
