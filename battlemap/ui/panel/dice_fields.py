"""Where paper dice are typed: d20s, and damage as faces or as its total.  A bad entry is one sentence, an `EntryError`.

In the mode "both" a field shows what the program has drawn, to be corrected.  Not here: how a text is read (`dice.reading`), what
the numbers mean for the fight (`session.do`).
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import NeedDice
from battlemap.rules.dice import parse_dice
from battlemap.ui.dice.reading import (
    EntryError,
    check_faces,
    corrected,
    dice_text,
    faces_typed,
    numbers,
    read_faces,
)
from battlemap.ui.session import Session
from battlemap.ui.theme import palette


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("DiceFields", text).format(**holes)


def damage_wanted(session: Session, command: c.Command, d20: Sequence[int]) -> list[NeedDice]:
    """The damage dice a command would roll after these d20s; none when it misses."""
    faces, found = list(d20), []
    while isinstance(wanted := session.document.preview(command, faces), NeedDice) and wanted.what == "damage":
        found.append(wanted)
        faces += [1] * len(wanted.sides)
    return found


def rolled_out(session: Session, command: c.Command, faces: Sequence[int] = ()) -> list[int]:
    """These faces and, rolled by the program, all the rest."""
    found = list(faces)

    def pour(sides: Sequence[int]) -> list[int]:
        more = session.roller.roll(sides)
        found.extend(more)
        return more

    session.document.preview(command, tuple(faces), pour)
    return found


class DiceField(QLineEdit):
    """Faces of known dice; empty means "the program rolls"."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = NeedDice("", "", (20,))
        self._proposed: list[int] = []
        self.setAccessibleName(name)
        self.setMaximumWidth(120)

    def show_dice(self, wanted: NeedDice | Sequence[int]) -> None:
        """Which dice they are; of mere sides nothing but the faces counts."""
        self._wanted = wanted if isinstance(wanted, NeedDice) else NeedDice("", "", tuple(wanted))
        self.setPlaceholderText(dice_text(self._wanted.sides))

    def propose(self, faces: Sequence[int]) -> None:
        """Show what the program has drawn."""
        self._proposed = list(faces)
        self.setText(faces_typed(faces))

    @property
    def is_untouched(self) -> bool:
        """Does it show what was proposed, or nothing yet?"""
        return self.text() == faces_typed(self._proposed)

    def forget(self) -> None:
        """What was proposed has been used and taken back: it is not proposed a second time.  What was typed stays."""
        if self.is_untouched:
            self._proposed = []
            self.clear()

    @property
    def proposed(self) -> int:
        """How many dice are proposed."""
        return len(self._proposed)

    def faces(self) -> list[int]:
        return corrected(read_faces(self.text(), self._wanted), self._proposed)


class DamageField(QWidget):
    """Damage of paper dice; Enter is the card's.  One number of several dice is their total; of a single die the
    switch says what it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice: tuple[NeedDice, ...] = ()
        self._proposed: list[int] = []
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        self.entry = QLineEdit()
        self.entry.setAccessibleName(self.tr("Damage dice or total"))
        self.entry.setMaximumWidth(120)
        self.entry.textChanged.connect(lambda _text: self._explain())
        self.as_faces = QToolButton()
        self.as_faces.setCheckable(True)
        self.as_faces.setText(self.tr("total"))
        self.as_faces.setToolTip(self.tr("Is the number typed the whole damage, or what the die shows?"))
        self.as_faces.toggled.connect(self._switched)
        self._sum = QLabel()
        self._sum.setStyleSheet(f"color: {palette().text_dim};")
        for widget in (self.entry, self.as_faces, self._sum):
            line.addWidget(widget)
        line.addStretch(1)
        self.setFocusProxy(self.entry)

    def show_dice(self, dice: Sequence[NeedDice], text: str = "") -> None:
        """Which dice; before they are known `text` is what the attack says."""
        self._dice = tuple(dice)
        self.entry.setPlaceholderText(" + ".join(need.dice for need in dice) or text)
        self._explain()

    def propose(self, faces: Sequence[int]) -> None:
        """Show what the program has drawn."""
        self._proposed = list(faces)
        self.as_faces.setChecked(True)
        self.entry.setText(faces_typed(faces))

    def forget(self) -> None:
        """As of a `DiceField`."""
        if self.entry.text() == faces_typed(self._proposed):
            self._proposed = []
            self.entry.clear()

    def clear(self) -> None:
        self.entry.clear()

    def is_empty(self) -> bool:
        return not self.entry.text().strip()

    def read(self) -> tuple[list[int], int | None]:
        """(faces, None), ([], total) or ([], None) for nothing typed."""
        text = self.entry.text().strip()
        if not text:
            return [], None
        if text.startswith("="):
            return [], self._total(numbers(text[1:]))
        found = numbers(text)
        sides = self._sides()
        if len(found) == 1 and (not self.as_faces.isChecked() or len(sides) > 1):
            return [], self._total(found)
        check_faces(found, sides)
        return corrected(found, self._proposed), None

    def _total(self, found: list[int]) -> int:
        if len(found) != 1 or not 0 <= found[0] <= 9999:
            raise EntryError(_say("The total is one whole number, 0 or more."))
        return found[0]

    def _sides(self) -> tuple[int, ...]:
        if self._dice:
            return tuple(side for need in self._dice for side in need.sides)
        return tuple(
            side for part in self.entry.placeholderText().split(" + ") if "d" in part for side in parse_dice(part).sides
        )

    def _switched(self, on: bool) -> None:
        self.as_faces.setText(self.tr("die") if on else self.tr("total"))
        self._explain()

    def _explain(self) -> None:
        """What the typed numbers add up to, as they are typed."""
        try:
            faces, total = self.read()
        except (EntryError, ValueError):
            self._sum.clear()
            return
        if total is not None:
            self._sum.setText(_say("{total} in all", total=total))
        elif faces and self._dice:
            at, added = 0, 0
            for need in self._dice:
                added += max(0, parse_dice(need.dice).total(tuple(faces[at : at + len(need.sides)])))
                at += len(need.sides)
            self._sum.setText(_say("{total} in all", total=added))
        else:
            self._sum.clear()


__all__ = ["DamageField", "DiceField", "EntryError", "damage_wanted", "rolled_out"]
