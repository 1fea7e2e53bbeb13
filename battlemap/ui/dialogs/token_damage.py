"""What weakens or strengthens damage to a token: types it resists, is vulnerable or immune to, with amounts where the ruleset's
stat blocks have them."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from battlemap.model import Token
from battlemap.rules.ruleset import Ruleset
from battlemap.ui import creature_words, words
from battlemap.ui.dialogs.token_rules import FieldError
from battlemap.ui.dialogs.token_sheet import AMOUNTS, beside
from battlemap.ui.sheet_texts import BadText, amounts_in, amounts_text, parts_in

KINDS = (*AMOUNTS, "immune")


class DamageFields(QWidget):
    """Holds the three lines and reads them; never shown itself."""

    def __init__(self, ruleset: Ruleset, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._token: Token | None = None
        self._counted = {field.name for field in ruleset.sheet if field.kind == "numbers"}
        self.lines = {name: QLineEdit() for name in KINDS}
        for name, line in self.lines.items():
            line.setAccessibleName(words.sheet_field(name))
            fire, cold = creature_words.damage("fire"), creature_words.damage("cold")
            line.setPlaceholderText(f"{fire} 5, {cold} 10" if name in self._counted else f"{fire}, {cold}")

    def row(self) -> QHBoxLayout:
        return beside((words.sheet_field(name), line) for name, line in self.lines.items())

    def fill(self, token: Token) -> None:
        self._token = token
        for name, line in self.lines.items():
            line.setText(self._text(name, token))

    def _text(self, name: str, token: Token) -> str:
        types: Sequence[str] = getattr(token.creature, name)
        if name not in self._counted:
            return ", ".join(map(creature_words.damage, types))
        amounts: Mapping[str, int] = token.creature.sheet.get(name, {})
        return amounts_text({creature_words.damage(type_): amount for type_, amount in amounts.items()})

    def read(self) -> dict[str, Any]:
        """In the scenario format's fields; a `FieldError` names a bad line.  A line as it was is not written again."""
        found: dict[str, Any] = {}
        for name, line in self.lines.items():
            text = line.text().strip()
            if text == (self._text(name, self._token) if self._token is not None else ""):
                continue
            try:
                found[name] = (
                    {creature_words.damage_meant(type_): amount for type_, amount in amounts_in(text).items()}
                    if name in self._counted else list(map(creature_words.damage_meant, parts_in(text)))
                )  # fmt: skip
            except BadText as wrong:
                raise FieldError(str(wrong), line) from None
        return found
