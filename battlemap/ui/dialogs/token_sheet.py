"""The fields only this ruleset's stat blocks have, as lines of the token's form, made from the ruleset's record.

An empty line is not given: its placeholder shows what counts then.  Not here: where the lines stand (`token`), what a text
means (`sheet_texts`), an attack's own fields (`token_attacks`).
"""

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from battlemap.model import Token
from battlemap.rules.ruleset import Ruleset, SheetField
from battlemap.rules.sheets import given, standing_for, usual
from battlemap.ui import words
from battlemap.ui.dialogs.token_rules import FieldError
from battlemap.ui.sheet_texts import BadText, field_text, field_value

AMOUNTS = ("resist", "vulnerable")
SHORT_WIDTH = 64


class SheetFields(QWidget):
    """Holds the lines and reads them; never shown itself.  `changed`: a placeholder may be another one now."""

    changed = Signal()

    def __init__(self, ruleset: Ruleset, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._token: Token | None = None
        self.fields = [field for field in ruleset.sheet if field.name not in AMOUNTS and not field.rare]
        self.lines: dict[tuple[str, str], QWidget] = {}
        for field in self.fields:
            for choice in _lines_of(field):
                self.lines[field.name, choice] = self._line(field, choice)

    # ------------------------------------------------------------ making
    def _line(self, field: SheetField, choice: str) -> QWidget:
        name = words.sheet_field(field.name)
        line: QLineEdit | QComboBox | QCheckBox
        if field.kind == "choice":
            line = QComboBox()
            line.addItem("", None)
            for each in field.choices:
                line.addItem(words.sheet_choice(each), each)
            line.currentIndexChanged.connect(lambda _i: self.changed.emit())
        elif field.kind == "flag":
            line = QCheckBox()
        else:
            line = QLineEdit()
            line.textChanged.connect(lambda _text: self.changed.emit())
            if field.kind in ("whole", "length") or choice:
                line.setAlignment(Qt.AlignmentFlag.AlignCenter)
                line.setMinimumWidth(SHORT_WIDTH)
        line.setAccessibleName(f"{name}: {words.word(choice)}" if choice else name)
        if tip := words.sheet_tip(field.name):
            line.setToolTip(tip)
        return line

    def standing_for(self, name: str) -> SheetField | None:
        """The field that always takes the place of one every stat block has."""
        return standing_for((field for field in self.fields if not field.under), name)

    def beside(self, name: str) -> SheetField | None:
        """The field that takes its place under a house rule: both are printed."""
        return standing_for((field for field in self.fields if field.under), name)

    def rest(self) -> list[SheetField]:
        """What stands for nothing else."""
        return [field for field in self.fields if not field.replaces]

    def line(self, field: SheetField) -> QLineEdit:
        """The one line of a plain field."""
        found = self.lines[field.name, ""]
        assert isinstance(found, QLineEdit)
        return found

    def block(self, field: SheetField) -> QHBoxLayout:
        """Its line, or a line for each of its choices below their names."""
        box = QHBoxLayout()
        box.setSpacing(6)
        for choice in _lines_of(field):
            line = self.lines[field.name, choice]
            if choice:
                box.addLayout(titled(words.short(choice), line))
            else:
                box.addWidget(line)
        return box

    # ------------------------------------------------------------ filling and reading
    def fill(self, token: Token) -> None:
        self._token = token
        for field, choice, line in self._each():
            value = given(field, token)
            if isinstance(line, QComboBox):
                line.setCurrentIndex(max(0, line.findData(value)))
            elif isinstance(line, QCheckBox):
                line.setChecked(bool(field.default if value is None else value))
            elif isinstance(line, QLineEdit):
                line.setText(str((value or {}).get(choice, "")) if choice else field_text(field, value))

    def hint(self, token: Token) -> None:
        """What counts where a line is empty, for a token as the form has it now."""
        for field, choice, line in self._each():
            value = usual(field, token, choice)
            if isinstance(line, QComboBox):
                line.setItemText(0, words.usual_choice(str(value)) if value is not None else "–")
            elif isinstance(line, QLineEdit):
                line.setPlaceholderText("" if value is None else str(value) if choice else field_text(field, value))

    def read(self) -> dict[str, Any]:
        """In the scenario format's fields; `None` for what was given and no longer is.  A `FieldError` names a bad line."""
        found: dict[str, Any] = {}
        for field in self.fields:
            value = self._read(field)
            if value is not None:
                found[field.name] = value
            elif self._token is not None and given(field, self._token) is not None:
                found[field.name] = None
        return found

    def _read(self, field: SheetField) -> Any:
        if any(_lines_of(field)):
            table = {choice: self._typed(field, choice) for choice in _lines_of(field)}
            kept = given(field, self._token) if self._token is not None else None
            unknown = {key: value for key, value in (kept or {}).items() if key not in table}
            return {**unknown, **{key: value for key, value in table.items() if value is not None}} or None
        return self._typed(field, "")

    def _typed(self, field: SheetField, choice: str) -> Any:
        line = self.lines[field.name, choice]
        if isinstance(line, QComboBox):
            return line.currentData()
        if isinstance(line, QCheckBox):
            return line.isChecked() if line.isChecked() != bool(field.default) else None
        assert isinstance(line, QLineEdit)
        text = line.text().strip()
        if not text:
            return None
        try:
            return field_value(SheetField(choice) if choice else field, text)
        except BadText as wrong:
            raise FieldError(str(wrong), line) from None

    def _each(self) -> Iterator[tuple[SheetField, str, QWidget]]:
        for field in self.fields:
            for choice in _lines_of(field):
                yield field, choice, self.lines[field.name, choice]


def _lines_of(field: SheetField) -> tuple[str, ...]:
    """A table with known places has a line for each of them."""
    return field.choices if field.kind == "numbers" and field.choices else ("",)


def beside(lines: Iterable[tuple[str, QWidget]]) -> QHBoxLayout:
    """Lines in one row, each behind its name."""
    box = QHBoxLayout()
    box.setSpacing(8)
    for title, line in lines:
        label = QLabel(title)
        label.setBuddy(line)
        box.addWidget(label)
        box.addWidget(line, 1)
    return box


def titled(title: str, line: QWidget) -> QVBoxLayout:
    """A line below its name."""
    column = QVBoxLayout()
    column.setSpacing(4)
    label = QLabel(title)
    label.setBuddy(line)
    column.addWidget(label)
    column.addWidget(line)
    return column
