"""Falling: from where it is in the air, or so far into a pit; the dice are named before they are rolled."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import NeedDice, Refused
from battlemap.model import metres
from battlemap.rules.ruleset import Ruleset
from battlemap.ui import words
from battlemap.ui.dialogs.giving import RoomyDialog, give
from battlemap.ui.length_field import LengthField
from battlemap.ui.panel.parts import big, dim
from battlemap.ui.session import Session
from battlemap.ui.why.asking import explain
from battlemap.ui.why.roll_whys import fall_why

USUAL_DM, HIGHEST_DM, STEP_DM = 30, 10_000, 15


def has_falls(ruleset: Ruleset) -> bool:
    return ruleset.harm.fall_die > 0


class FallDialog(RoomyDialog):
    """`ids`: who falls, one after the other, each with its own dice."""

    def __init__(self, session: Session, ids: Sequence[str], parent: QWidget | None) -> None:
        self._session = session
        self._ids = [token_id for token_id in ids if token_id in session.state.tokens]
        super().__init__("", parent, " " if self._ids else "")
        self.setWindowTitle(self.tr("Fall"))
        if not self._ids:
            self.body.addWidget(QLabel(self.tr("Select who falls.")))
            return
        self.accept_text(self.tr("Fall"))
        self.setMinimumWidth(400)
        self.title = big("", 1.25)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.body.addWidget(self.title)
        self.height_ = LengthField()
        self.height_.set_range_dm(0, HIGHEST_DM)
        self.height_.set_step_dm(STEP_DM)
        self.height_.setAccessibleName(self.tr("How far"))
        aloft = max(session.state.tokens[token_id].z for token_id in self._ids)
        self.height_.set_dm(aloft or USUAL_DM)
        self._offered = self.height_.dm
        form = QFormLayout()
        form.addRow(self.tr("How &far"), self.height_)
        self.body.addLayout(form)
        self.told = dim("")
        self.told.setWordWrap(True)
        self.body.addWidget(self.told)
        explain(self.told, lambda: fall_why(self._session, self.height_.dm))
        self.height_.valueChanged.connect(lambda _m: self._tell())
        self._tell()
        self.height_.setFocus()
        self.height_.selectAll()

    def _command(self, token_id: str) -> c.Fall:
        """Whoever is in the air falls from there, unless another height was typed."""
        height = self.height_.dm
        is_aloft = self._session.state.tokens[token_id].z > 0
        return c.Fall(token=token_id, height=None if is_aloft and height == self._offered else metres(height))

    def _tell(self) -> None:
        """Who falls, and which dice are rolled, as the rules would; what they refuse is said at once."""
        self.complain("")
        self.title.setText(", ".join(words.name_of(self._session.state, token_id) for token_id in self._ids))
        outcome = self._session.document.preview(self._command(self._ids[0]))
        if isinstance(outcome, Refused):
            self.told.clear()
            self.complain(words.refusal(outcome.refusals[0], self._session.state))
        elif isinstance(outcome, NeedDice) and len(self._ids) > 1:
            self.told.setText(self.tr("{dice} damage for each of them").format(dice=outcome.dice))
        elif isinstance(outcome, NeedDice):
            self.told.setText(self.tr("{dice} damage").format(dice=outcome.dice))
        else:
            self.told.setText(self.tr("Not far enough to be hurt."))

    def finish(self) -> None:
        """Who has fallen is left out of a second try."""
        while self._ids:
            if give(self, self._session, self._command(self._ids[0])) is None:
                return
            del self._ids[0]
            if self._ids:
                self._tell()
        self.accept()
