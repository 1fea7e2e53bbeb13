"""The fields of a token only some rulesets have: level or challenge, attitude towards the characters, Heroic Inspiration.

Each stands in the form where the ruleset's record has a use for it.  Not here: the other fields (`token`).
"""

import re
from fractions import Fraction
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from battlemap.model import BattlemapError, Token
from battlemap.model.creature import proficiency_at
from battlemap.rules.ruleset import Ruleset
from battlemap.ui.dialogs.rollable import saves_by_ability
from battlemap.ui.panel.parts import dim

HIGHEST_RANK = 30
RANK = re.compile(r"\d{1,2}(/[1-9])?|\d{0,2}\.\d{1,4}")
PARTS = (2, 4, 8)  # challenge ratings below one are written as these parts


class FieldError(BattlemapError):
    """What was typed into a field cannot be used; the message is the sentence beside it."""

    def __init__(self, text: str, field: QWidget) -> None:
        super().__init__(text)
        self.field = field


class RulesFields(QWidget):
    """Holds the fields and reads them; never shown itself.  `character`: the box that makes a level of a challenge.

    A field without a row stays its child: without a parent it would outlive the form, and what it tells with it."""

    def __init__(self, ruleset: Ruleset, character: QCheckBox, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._character = character
        self._ruleset = ruleset
        self._token: Token | None = None
        self.rank, self.rank_label, self.proficiency = QLineEdit(self), QLabel(self), dim("")
        self.proficiency.setParent(self)
        self.rank.setMaximumWidth(90)
        self.rank_label.setBuddy(self.rank)
        self.attitude = QComboBox(self)
        for text, value in (
            (self.tr("none"), ""), (self.tr("friendly"), "friendly"), (self.tr("indifferent"), "indifferent"),
            (self.tr("hostile"), "hostile"),
        ):  # fmt: skip
            self.attitude.addItem(text, value)
        self.attitude.setToolTip(self.tr("Towards the characters: it makes bringing it round easier or harder"))
        self.inspired = QCheckBox(self.tr("&Heroic Inspiration"), self)
        self.rank.textChanged.connect(lambda _text: self._tell())
        character.toggled.connect(lambda _on: self._tell())
        self._shown = ""

    def put_rank(self, form: QFormLayout) -> None:
        """Level or challenge, where a proficiency bonus counts."""
        if saves_by_ability(self._ruleset):
            line = QHBoxLayout()
            line.setSpacing(10)
            line.addWidget(self.rank)
            line.addWidget(self.proficiency, 1)
            form.addRow(self.rank_label, line)
        self._tell()

    def put_standing(self, form: QFormLayout) -> None:
        """Attitude and inspiration, as far as the ruleset knows them."""
        if self._ruleset.persuasion:
            form.addRow(self.tr("Attit&ude"), self.attitude)
        if self._ruleset.inspiration:
            form.addRow("", self.inspired)

    def fill(self, token: Token) -> None:
        self._token = token
        creature = token.creature
        rank = creature.level if creature.character else creature.challenge
        self._shown = "" if rank is None else rank_text(rank)
        self.rank.setText(self._shown)
        self.attitude.setCurrentIndex(max(0, self.attitude.findData(token.attitude)))
        self.inspired.setChecked(token.inspired)
        self._tell()

    def _tell(self) -> None:
        """What the number is called, and the proficiency bonus it means."""
        is_character = self._character.isChecked()
        self.rank_label.setText(self.tr("&Level") if is_character else self.tr("Chall&enge"))
        self.rank.setAccessibleName(self.tr("Level") if is_character else self.tr("Challenge rating"))
        rank = rank_of(self.rank.text())
        kept = self._token.creature.proficiency if self._token is not None and self.rank.text() == self._shown else None
        bonus = kept if kept is not None else None if rank is None else proficiency_at(rank)
        text = "" if bonus is None else self.tr("proficiency bonus {bonus}").format(bonus=f"{bonus:+d}")
        self.proficiency.setText(text)

    def read(self) -> dict[str, Any]:
        """What was changed, in the scenario format's fields; a `FieldError` names what cannot be read."""
        token, found = self._token, dict[str, Any]()
        attitude, inspired = self.attitude.currentData(), self.inspired.isChecked()
        if attitude != (token.attitude if token is not None else ""):
            found["attitude"] = attitude
        if inspired != (token.inspired if token is not None else False):
            found["inspiration"] = inspired
        return found | self._rank()

    def _rank(self) -> dict[str, Any]:
        """A rank as it was is not written again, so that a bonus given by hand stays."""
        text, token = self.rank.text().strip(), self._token
        is_character = self._character.isChecked()
        if text == self._shown and (token is None or token.creature.character == is_character or not text):
            return {}
        rank = rank_of(text)
        if not text:
            assert token is not None
            return {"level": None} if token.creature.character else {"challenge": None}
        if rank is None:
            said = self.tr("\"{text}\" is no level or challenge, like 5 or 1/4.").format(text=text)
        elif is_character and (rank % 1 or not rank):
            said = self.tr("A level is a whole number from 1 to {most}.").format(most=HIGHEST_RANK)
        else:
            return {"level": int(rank)} if is_character else {"challenge": rank}
        raise FieldError(said, self.rank)


def rank_of(text: str) -> float | None:
    """ "5", "1/4" or "0.25"; None for anything else, or too much."""
    text = text.strip().replace(",", ".")
    if not RANK.fullmatch(text):
        return None
    rank = float(Fraction(text))
    return rank if 0 <= rank <= HIGHEST_RANK else None


def rank_text(rank: float) -> str:
    """0.25 -> "1/4"."""
    for part in PARTS:
        if 0 < rank < 1 and rank * part == 1:
            return f"1/{part}"
    return f"{rank:g}"
