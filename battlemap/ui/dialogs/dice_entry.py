"""Typing what paper dice showed."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from battlemap.encounter.outcome import NeedDice
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.session import Session


class DiceDialog(Dialog):
    """One field for all the dice wanted; empty means the program rolls."""

    def __init__(self, wanted: NeedDice, session: Session, parent: QWidget | None) -> None:
        super().__init__(QCoreApplication.translate("DiceDialog", "Dice"), parent, QCoreApplication.translate("DiceDialog", "Use"))
        self._wanted, self._session = wanted, session
        self.faces: list[int] = []
        form = QFormLayout()
        who = words.name_of(session.state, wanted.who) if wanted.who else ""
        kind = words.say(words.D20.get(wanted.what, wanted.what)).capitalize()
        self.body.addWidget(QLabel(f"{who} · {kind}" if who else kind))
        self.entry = QLineEdit()
        self.entry.setPlaceholderText(QCoreApplication.translate("DiceDialog", "empty: the program rolls"))
        form.addRow(QLabel(wanted.dice or dice_text(wanted.sides)), self.entry)
        self.body.addLayout(form)
        self.entry.setFocus()

    def finish(self) -> None:
        text = self.entry.text().replace(",", " ").split()
        if not text:
            self.faces = self._session.roller.roll(self._wanted.sides)
            self.accept()
            return
        sides = self._wanted.sides
        if not all(part.isdigit() for part in text) or len(text) != len(sides):
            self.complain(QCoreApplication.translate("DiceDialog", "Type %n number(s), one for each die.", None, len(sides)))
            return
        faces = [int(part) for part in text]
        for face, side in zip(faces, sides, strict=True):
            if not 1 <= face <= side:
                self.complain(QCoreApplication.translate("DiceDialog", "A d{side} has no {face}.").format(side=side, face=face))
                return
        self.faces = faces
        self.accept()


def dice_text(sides: tuple[int, ...]) -> str:
    """(6, 6) -> "2d6"."""
    counted: dict[int, int] = {}
    for side in sides:
        counted[side] = counted.get(side, 0) + 1
    return " + ".join(f"{number}d{side}" for side, number in counted.items())


def ask_faces(wanted: NeedDice, session: Session, parent: QWidget | None) -> list[int] | None:
    """The faces the game master typed; None when the dialog was cancelled."""
    dialog = DiceDialog(wanted, session, parent)
    return dialog.faces if dialog.exec() else None
