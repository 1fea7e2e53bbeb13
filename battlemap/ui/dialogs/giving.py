"""Giving a command from a dialog: what speaks against it is said there, for the window's notice lies behind it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Done, Refusal
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.session import Session


class RoomyDialog(Dialog):
    """Grows by the line it complains with, so that nothing is covered."""

    def complain(self, text: str, field: QWidget | None = None) -> None:
        super().complain(text, field)
        self.make_room()

    def make_room(self) -> None:
        """Something more is shown."""
        layout = self.layout()
        if layout is None or not self.isVisible():
            return
        layout.activate()
        needed = max(layout.totalMinimumSize().height(), layout.totalHeightForWidth(self.width()))
        if needed > self.height():
            self.resize(self.width(), needed)


@contextmanager
def hearing(dialog: Dialog, session: Session) -> Iterator[None]:
    """Within, refusals and file troubles are the dialog's to tell; what it told before is gone."""

    def refused(refusals: tuple[Refusal, ...], _command: object) -> None:
        dialog.complain(words.refusal(refusals[0], session.state))

    dialog.complain("")
    session.refused.connect(refused)
    session.message.connect(dialog.complain)
    try:
        yield
    finally:
        session.refused.disconnect(refused)
        session.message.disconnect(dialog.complain)


def give(dialog: Dialog, session: Session, command: c.Command, faces: Sequence[int] = ()) -> Done | None:
    """What was done; None when it was refused, could not be written or its dice were called off."""
    with hearing(dialog, session):
        return session.do(command, faces)
