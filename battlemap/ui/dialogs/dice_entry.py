"""Typing what paper dice showed."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from battlemap.encounter.outcome import NeedDice
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.panel.parts import big
from battlemap.ui.session import Session


class DiceDialog(Dialog):
    """One field for all the dice wanted; empty means the program rolls.  In the mode "both" it has rolled already."""

    def __init__(self, wanted: NeedDice, session: Session, parent: QWidget | None) -> None:
        title = QCoreApplication.translate("DiceDialog", "Paper dice")
        super().__init__(title, parent, QCoreApplication.translate("DiceDialog", "Use"))
        self._wanted, self._session = wanted, session
        self.faces: list[int] = []
        form = QFormLayout()
        who = words.who(session.state, wanted.who) if wanted.who else ""
        kind = words.say(words.D20.get(wanted.what, wanted.what)).capitalize()
        told = f"{who} · {kind}" if who else kind
        self.body.addWidget(big(f"{told} ({wanted.dice})" if wanted.dice else told, 1.15))
        self.entry = QLineEdit()
        self.entry.setPlaceholderText(QCoreApplication.translate("DiceDialog", "empty: the program rolls"))
        self.entry.setMinimumWidth(240)
        self.entry.setAccessibleName(QCoreApplication.translate("DiceDialog", "Faces"))
        label = QLabel(dice_text(wanted.sides))
        label.setToolTip(wanted.dice)
        form.addRow(label, self.entry)
        self.body.addLayout(form)
        if session.dice_mode == "both":
            self.entry.setText(" ".join(str(face) for face in session.roller.roll(wanted.sides)))
            self.entry.selectAll()
        self.entry.setFocus()

    def finish(self) -> None:
        text = self.entry.text().replace(",", " ").split()
        if not text:
            self.faces = self._session.roller.roll(self._wanted.sides)
            self.accept()
            return
        sides = self._wanted.sides
        if not all(part.isdigit() for part in text) or len(text) != len(sides):
            said = QCoreApplication.translate("DiceDialog", "Type %n number(s), one for each die.", None, len(sides))
            said = words.plural(said, len(sides))
            self.complain(said, self.entry)
            return
        faces = [int(part) for part in text]
        for face, side in zip(faces, sides, strict=True):
            if not 1 <= face <= side:
                said = QCoreApplication.translate("DiceDialog", "A d{side} has no {face}.").format(side=side, face=face)
                self.complain(said, self.entry)
                return
        self.faces = faces
        self.accept()


def dice_text(sides: tuple[int, ...]) -> str:
    """(6, 6) -> "2d6"."""
    counted: dict[int, int] = {}
    for side in sides:
        counted[side] = counted.get(side, 0) + 1
    return " + ".join(f"{number}d{side}" if number > 1 else f"d{side}" for side, number in counted.items())


def ask_faces(wanted: NeedDice, session: Session, parent: QWidget | None) -> list[int] | None:
    """The faces the game master typed; None when the dialog was cancelled."""
    dialog = DiceDialog(wanted, session, parent)
    accepted = dialog.exec()
    dialog.deleteLater()
    return dialog.faces if accepted else None
