"""Typing what paper dice showed."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QLabel, QWidget

from battlemap.encounter.outcome import NeedDice
from battlemap.ui import words
from battlemap.ui.dialogs.giving import RoomyDialog
from battlemap.ui.dice.reading import EntryError, dice_text, is_summed
from battlemap.ui.panel.dice_fields import DiceField
from battlemap.ui.panel.parts import big, dim
from battlemap.ui.session import Session

WIDTH, CONCENTRATION = 460, "concentration"


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("DiceDialog", text).format(**holes)


class DiceDialog(RoomyDialog):
    """One field for all the dice wanted.  In the mode "both" the program has rolled already, to be corrected; where the table
    rolls, an empty field asks again, and only the button lets the program roll."""

    def __init__(self, wanted: NeedDice, session: Session, parent: QWidget | None) -> None:
        super().__init__(_say("Paper dice"), parent, _say("Use"))
        self._wanted, self._session = wanted, session
        self.setMinimumWidth(WIDTH)
        self.faces: list[int] = []
        form = QFormLayout()
        who = words.who(session.state, wanted.who) if wanted.who else ""
        kind = words.say(words.D20.get(wanted.what, wanted.what)).capitalize()
        told = f"{who} · {kind}" if who else kind
        if wanted.what == CONCENTRATION and wanted.dice:
            told = _say("{what} against {number}", what=told, number=wanted.dice)
        elif wanted.dice:
            told = f"{told} ({wanted.dice})"
        self.body.addWidget(big(told, 1.15))
        self.entry = DiceField(_say("Faces"))
        self.entry.show_dice(wanted)
        self.entry.setMinimumWidth(240)
        self.entry.setMaximumWidth(16_777_215)
        if session.dice_mode != "typed":
            self.entry.setPlaceholderText(_say("empty: the program rolls"))
        label = QLabel(dice_text(wanted.sides))
        label.setToolTip(wanted.dice)
        form.addRow(label, self.entry)
        self.body.addLayout(form)
        hint = dim(self._hint())
        hint.setWordWrap(True)
        self.body.addWidget(hint)
        self.body.addStretch(1)
        self.roll_button = self.buttons.addButton(_say("Program rolls"), QDialogButtonBox.ButtonRole.ActionRole)
        self.roll_button.setAutoDefault(False)
        self.roll_button.clicked.connect(self.roll)
        if session.dice_mode == "both":
            self.entry.propose(session.roller.roll(wanted.sides))
            self.entry.selectAll()
        self.entry.setFocus()

    def _hint(self) -> str:
        if len(self._wanted.sides) == 1:
            return _say("Type what the die shows.")
        if is_summed(self._wanted):
            return _say("Type what each die shows, or what they come to.")
        if self._wanted.sides == (20, 20):
            return _say("Type both dice, or the one that counts.")
        return _say("Type what each die shows.")

    def roll(self) -> None:
        """The program rolls after all."""
        self.faces = self._session.roller.roll(self._wanted.sides)
        self.accept()

    def finish(self) -> None:
        try:
            self.faces = self.entry.faces()
        except EntryError as wrong:
            self.complain(str(wrong), self.entry)
            self.entry.selectAll()
            return
        if self.faces:
            self.accept()
        elif self._session.dice_mode == "typed":
            self.complain(_say("Type what the dice show, or let the program roll."), self.entry)
        else:
            self.roll()


def ask_faces(wanted: NeedDice, session: Session, parent: QWidget | None) -> list[int] | None:
    """The faces the game master typed; None when the dialog was cancelled."""
    dialog = DiceDialog(wanted, session, parent)
    accepted = dialog.exec()
    dialog.deleteLater()
    return dialog.faces if accepted else None
