"""The attacks of a token's form as a table: what every attack has, then what this ruleset's attacks have.

What the table does not show of an attack (a save, extra damage) is kept, and so is every cell that was not touched.  Not here:
the form around it (`token`), what a text means (`sheet_texts`).
"""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from battlemap.encounter.tables import attack_as_table
from battlemap.model import Attack
from battlemap.rules.ruleset import Ruleset, SheetField
from battlemap.rules.sheets import given
from battlemap.ui import creature_words, words
from battlemap.ui.dialogs.token_rules import FieldError
from battlemap.ui.sheet_texts import BadText, field_text, field_value

PLAIN = (
    SheetField("name", "text"), SheetField("kind", "text"), SheetField("to_hit"), SheetField("damage", "text"),
    SheetField("type", "text"), SheetField("reach", "length"), SheetField("range", "length"), SheetField("long", "length"),
)  # fmt: skip
SAID = {
    "kind": (creature_words.attack_kind, creature_words.attack_kind_meant),
    "type": (creature_words.damage, creature_words.damage_meant),
}
"""Fields shown as the window says them, and what is meant by what is typed; English counts in every language."""
ATTACK, SHOWN = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
LEAST_COLUMN, CELL_PADDING = 64, 8


class AttackTable(QTableWidget):
    """`read` gives its rows as tables of the scenario format."""

    def __init__(self, ruleset: Ruleset, known: tuple[Attack, ...], parent: QWidget | None = None) -> None:
        self._known = {attack.name: attack for attack in known}
        replaced = {name for field in ruleset.attack_sheet for name in field.replaces}
        self.fields = (*(field for field in PLAIN if field.name not in replaced), *ruleset.attack_sheet)
        self._own = {field.name for field in ruleset.attack_sheet}
        super().__init__(0, len(self.fields), parent)
        titles = {
            "name": self.tr("Name"), "kind": self.tr("Kind"), "to_hit": self.tr("To hit"), "damage": self.tr("Damage"),
            "type": self.tr("Type"), "reach": self.tr("Reach"), "range": self.tr("Range"), "long": self.tr("Long"),
        }  # fmt: skip
        for column, field in enumerate(self.fields):
            title = QTableWidgetItem(titles.get(field.name) or words.sheet_field(field.name))
            title.setToolTip(words.sheet_tip(field.name))
            self.setHorizontalHeaderItem(column, title)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, field in enumerate(self.fields):
            if field.kind == "choice":
                self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setMinimumSectionSize(LEAST_COLUMN)
        self.verticalHeader().hide()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setMinimumHeight(120)
        self.setAccessibleName(self.tr("Attacks"))

    def showEvent(self, event: QShowEvent) -> None:
        """Choices know only now how wide they are; around them is a cell's padding."""
        super().showEvent(event)
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        for column, field in enumerate(self.fields):
            if field.kind == "choice":
                title = self.horizontalHeaderItem(column)
                wide = max(self.sizeHintForColumn(column), metrics.horizontalAdvance(title.text() if title is not None else ""))
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
                header.resizeSection(column, wide + 2 * CELL_PADDING)

    def column_of(self, name: str) -> int:
        """Which column shows a field."""
        return next(i for i, field in enumerate(self.fields) if field.name == name)

    # ------------------------------------------------------------ filling
    def add_row(self, texts: Mapping[str, str], attack: Attack | None = None) -> None:
        """A row of these texts by field; `attack` is what it stands for already."""
        row = self.rowCount()
        self.insertRow(row)
        for column, field in enumerate(self.fields):
            text = texts.get(field.name, "")
            if field.kind == "choice":
                self.setCellWidget(row, column, self._choice(field, text))
                continue
            item = QTableWidgetItem("" if field.kind == "flag" else text)
            if field.kind == "flag":
                item.setFlags((item.flags() | Qt.ItemFlag.ItemIsUserCheckable) & ~Qt.ItemFlag.ItemIsEditable)
                item.setCheckState(Qt.CheckState.Checked if text else Qt.CheckState.Unchecked)
            if attack is not None:
                item.setData(SHOWN, text)
                item.setData(ATTACK, attack.name if column == 0 else None)
            self.setItem(row, column, item)

    def edit_name(self, row: int) -> None:
        """Put the keyboard into a row's name."""
        self.setCurrentCell(row, self.column_of("name"))
        self.setFocus()
        self.editItem(self.currentItem())

    def _choice(self, field: SheetField, value: str) -> QComboBox:
        box = QComboBox()
        box.addItem(words.usual_choice(str(field.default)) if field.default is not None else "–", "")
        for each in field.choices:
            box.addItem(words.sheet_choice(each), each)
        box.setCurrentIndex(max(0, box.findData(value)))
        box.setAccessibleName(words.sheet_field(field.name))
        return box

    def add_attack(self, attack: Attack) -> None:
        self.add_row({field.name: self._shown(field, attack) for field in self.fields}, attack)

    def _shown(self, field: SheetField, attack: Attack) -> str:
        if field.name in SAID:
            said, _ = SAID[field.name]
            return said(str(getattr(attack, field.name)))
        if field.name not in self._own:
            return field_text(field, getattr(attack, field.name))
        value = given(field, attack)
        if field.kind == "choice":
            return str(value or "")
        if value is None and field.kind == "lengths":  # what it has under the names it replaces
            value = [length for name in field.replaces if (length := getattr(attack, name, None)) is not None] or None
        return field_text(field, value)

    # ------------------------------------------------------------ reading
    def read(self) -> list[dict[str, Any]]:
        return [entry for row in range(self.rowCount()) if (entry := self._row(row)) is not None]

    def _row(self, row: int) -> dict[str, Any] | None:
        """One attack; None for a row without a name."""
        name, first = self._text(row, 0), self.item(row, 0)
        if not name:
            return None
        attack = self._known.get((first.data(ATTACK) if first is not None else None) or name)
        entry = attack_as_table(attack) if attack is not None else {}
        for column, field in enumerate(self.fields):
            text, item = self._text(row, column), self.item(row, column)
            if attack is not None and item is not None and item.data(SHOWN) == text:
                continue
            for name in (field.name, *field.replaces):
                entry.pop(name, None)
            if text:
                entry[field.name] = self._value(field, text)
        return entry

    def _text(self, row: int, column: int) -> str:
        field, box, item = self.fields[column], self.cellWidget(row, column), self.item(row, column)
        if isinstance(box, QComboBox):
            return str(box.currentData())
        if item is None:
            return ""
        if field.kind == "flag":
            return field_text(field, item.checkState() == Qt.CheckState.Checked)
        return item.text().strip()

    def _value(self, field: SheetField, text: str) -> Any:
        if field.name in SAID:
            _, meant = SAID[field.name]
            return meant(text)
        if field.kind == "text":
            return text
        try:
            return field_value(field, text)
        except BadText as wrong:
            raise FieldError(str(wrong), self) from None
