"""Add tokens, or edit one, by a short form in the scenario format's own fields."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from battlemap.encounter import commands as c
from battlemap.encounter.tables import TableError, edited, token_from
from battlemap.geometry import Cell, ring
from battlemap.model import Encounter, Token, metres
from battlemap.model.creature import ABILITIES, SIZES
from battlemap.rules.space import footprint
from battlemap.rules.terrain import stands_free
from battlemap.ui import words
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.dialogs.token_rules import FieldError, RulesFields
from battlemap.ui.panel.parts import button, heading
from battlemap.ui.session import Session, free_id

MODES = ("walk", "fly", "swim", "climb", "burrow")
ATTACK_FIELDS = ("name", "kind", "to_hit", "damage", "type", "reach", "range", "long")
FARTHEST = 12


SENSES = ("darkvision", "blindsight", "tremorsense", "truesight")
MOST_METRES = 10_000


class NumberField(QLineEdit):
    """A small whole number without arrows."""

    def __init__(self, low: int, high: int, value: int) -> None:
        super().__init__(str(value))
        self._usual = value
        self.setValidator(QIntValidator(low, high, self))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def value(self) -> int:
        return int(self.text()) if self.hasAcceptableInput() else self._usual

    def setValue(self, value: int) -> None:
        self.setText(str(value))


class TokenDialog(Dialog):
    """Without a token: add one, or several numbered ones around a square."""

    def __init__(self, session: Session, token: Token | None, cell: Cell, parent: QWidget | None) -> None:
        super().__init__("", parent, " ")
        self._session, self._token, self._cell = session, token, cell
        self.setWindowTitle(self.tr("Edit token") if token else self.tr("Add tokens"))
        self.accept_text(self.tr("Keep") if token else self.tr("Add"))
        self.resize(720, 680)
        columns = QHBoxLayout()
        columns.addLayout(self._who(), 1)
        columns.addLayout(self._what(), 1)
        self.body.addLayout(columns)
        self._attack_table()
        if token is not None:
            self._fill(token)
        self.name.setFocus()
        self.name.selectAll()

    # ------------------------------------------------------------ fields
    def _who(self) -> QFormLayout:
        form = QFormLayout()
        self.name = QLineEdit(self.tr("Goblin"))
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setToolTip(self.tr("\"6 Goblin\" adds six, numbered"))
        self.name.editingFinished.connect(self._split_number)
        self.count = _spin(1, 40, 1)
        self.side = QComboBox()
        self.side.setEditable(True)
        known = dict.fromkeys(["party", "foes", "neutral", *(token.side for token in self._session.state.tokens.values())])
        for side in known:
            self.side.addItem(side)
        self.side.setCurrentText("foes")
        self.sizes = QComboBox()
        for size in SIZES:
            self.sizes.addItem(words.word(size).capitalize(), size)
        self.sizes.setCurrentIndex(SIZES.index("medium"))
        self.character = QCheckBox(self.tr("A player's character (death saves)"))
        self.hidden = QCheckBox(self.tr("Hidden from the players"))
        self.group = QLineEdit()
        self.group.setPlaceholderText(self.tr("rolls initiative together"))
        self.traits = QLineEdit()
        self.traits.setPlaceholderText("extra_attack, mount, flyby")
        self.senses = QLineEdit()
        self.senses.setPlaceholderText("darkvision 18")
        form.addRow(self.tr("&Name"), self.name)
        if self._token is None:
            form.addRow(self.tr("How &many"), self.count)
        self.side.setToolTip(self.tr("Tokens of one side are allies; \"neutral\" is nobody's enemy"))
        for text, field in (
            (self.tr("&Side"), self.side), (self.tr("Si&ze"), self.sizes), (self.tr("&Group"), self.group),
            (self.tr("Senses (m)"), self.senses), (self.tr("Traits"), self.traits), ("", self.character), ("", self.hidden),
        ):  # fmt: skip
            form.addRow(text, field)
        self.by_rules = RulesFields(self._session.ruleset, self.character, self)
        self.by_rules.put_standing(form)
        return form

    def _what(self) -> QFormLayout:
        form = QFormLayout()
        self.ac, self.hp, self.max_hp = _spin(0, 60, 12), _spin(0, 9999, 10), _spin(1, 9999, 10)
        self.max_hp.valueChanged.connect(lambda value: self.hp.setValue(value) if self._token is None else None)
        self.speeds = {mode: QLineEdit("9" if mode == "walk" else "") for mode in MODES}
        self.reach = QLineEdit()
        self.reach.setPlaceholderText(self.tr("one square"))
        self.initiative = QLineEdit()
        self.initiative.setPlaceholderText(self.tr("from Dexterity"))
        self.per_action = _spin(1, 9, 1)
        self.hp.setAccessibleName(self.tr("Hit points"))
        self.max_hp.setAccessibleName(self.tr("Most hit points"))
        form.addRow(self.tr("Armour &class"), self.ac)
        form.addRow(self.tr("Hit points"), _pair(self.hp, self.max_hp, "/"))
        form.addRow(self.tr("Speeds (m)"), self._speed_row())
        form.addRow(self.tr("&Reach (m)"), self.reach)
        form.addRow(self.tr("&Initiative"), self.initiative)
        form.addRow(self.tr("A&ttacks an action"), self.per_action)
        self.abilities = {name: NumberField(1, 30, 10) for name in ABILITIES}
        grid = QHBoxLayout()
        for name, field in self.abilities.items():
            column = QVBoxLayout()
            column.addWidget(QLabel(name.upper()))
            field.setAccessibleName(name.upper())
            column.addWidget(field)
            grid.addLayout(column)
        form.addRow(grid)
        self.by_rules.put_rank(form)
        return form

    def _speed_row(self) -> QHBoxLayout:
        line = QHBoxLayout()
        for mode, field in self.speeds.items():
            column = QVBoxLayout()
            column.addWidget(QLabel(words.word(mode)))
            field.setMaximumWidth(60)
            field.setAccessibleName(words.word(mode))
            column.addWidget(field)
            line.addLayout(column)
        return line

    def _attack_table(self) -> None:
        self.body.addWidget(heading(self.tr("ATTACKS")))
        self.attacks = QTableWidget(0, len(ATTACK_FIELDS))
        titles = (
            self.tr("Name"), self.tr("Kind"), self.tr("To hit"), self.tr("Damage"), self.tr("Type"), self.tr("Reach"),
            self.tr("Range"), self.tr("Long"),
        )  # fmt: skip
        self.attacks.setHorizontalHeaderLabels(list(titles))
        self.attacks.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.attacks.verticalHeader().hide()
        self.attacks.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.attacks.setMinimumHeight(120)
        self.attacks.setAccessibleName(self.tr("Attacks"))
        self.body.addWidget(self.attacks)
        line = QHBoxLayout()
        add, drop = button(self.tr("Add an attack")), button(self.tr("Take it away"))
        for either in (add, drop):
            either.setAutoDefault(False)
        add.clicked.connect(lambda: self._attack_row(["claw", "melee", "4", "1d6+2", "slashing", "", "", ""]))
        drop.clicked.connect(lambda: self.attacks.removeRow(self.attacks.currentRow()))
        line.addWidget(add)
        line.addWidget(drop)
        line.addStretch(1)
        self.body.addLayout(line)
        if self._token is None:
            self._attack_row(["scimitar", "melee", "4", "1d6+2", "slashing", "", "", ""])

    def _attack_row(self, texts: list[str]) -> None:
        row = self.attacks.rowCount()
        self.attacks.insertRow(row)
        for column, text in enumerate(texts):
            self.attacks.setItem(row, column, QTableWidgetItem(text))

    def _fill(self, token: Token) -> None:
        creature = token.creature
        self.name.setText(token.name)
        self.side.setCurrentText(token.side)
        self.sizes.setCurrentIndex(SIZES.index(creature.size))
        self.character.setChecked(creature.character)
        self.hidden.setChecked(token.hidden)
        self.by_rules.fill(token)
        self.group.setText(token.group)
        self.traits.setText(", ".join(creature.traits))
        self.senses.setText(", ".join(f"{name} {words.number(metres(dm))}" for name, dm in creature.senses.items()))
        from battlemap.rules.attacks import armour_class

        self.ac.setValue(armour_class(token))
        self.max_hp.setValue(creature.max_hp)
        self.hp.setValue(token.hp)
        for mode, field in self.speeds.items():
            field.setText(words.number(metres(creature.speed[mode])) if mode in creature.speed else "")
        self.reach.setText("" if creature.reach is None else words.number(metres(creature.reach)))
        self.initiative.setText("" if creature.initiative is None else str(creature.initiative))
        self.per_action.setValue(creature.attacks_per_action)
        for name, spin in self.abilities.items():
            spin.setValue(creature.score(name))
        for attack in creature.attacks:
            lengths = [attack.reach, attack.range, attack.long]
            shown = ["" if dm is None else words.number(metres(dm)) for dm in lengths]
            bonus = "" if attack.to_hit is None else str(attack.to_hit)
            self._attack_row([attack.name, attack.kind, bonus, attack.damage, attack.type, *shown])

    # ------------------------------------------------------------ reading the form
    def fields(self) -> dict[str, Any]:
        """The form as a table of the scenario format; a `TableError` names what cannot be read."""
        speed: dict[str, Any] = {mode: self._metres(f.text(), f) for mode, f in self.speeds.items() if f.text().strip()}
        if self._token is not None and self._token.creature.hover:
            speed["hover"] = True
        found: dict[str, Any] = {
            "name": self.name.text().strip() or self.tr("Token"), "side": self.side.currentText().strip() or "party",
            "size": self.sizes.currentData(), "character": self.character.isChecked(), "hidden": self.hidden.isChecked(),
            "group": self.group.text().strip(), "ac": self.ac.value(), "max_hp": self.max_hp.value(), "hp": self.hp.value(),
            "speed": speed, "attacks_per_action": self.per_action.value(),
            "abilities": {name: spin.value() for name, spin in self.abilities.items()},
            "traits": [part.strip() for part in self.traits.text().split(",") if part.strip()],
            "senses": self._senses(), "attacks": self._attacks(),
        }  # fmt: skip
        if self.reach.text().strip():
            found["reach"] = self._metres(self.reach.text(), self.reach)
        if self.initiative.text().strip():
            found["initiative"] = self._whole(self.initiative.text(), self.initiative)
        return found | self.by_rules.read()

    def _attacks(self) -> list[Any]:
        """The table's rows; what the form does not show of an attack is kept."""
        known = {attack.name: attack for attack in self._token.creature.attacks} if self._token else {}
        found: list[Any] = []
        for row in range(self.attacks.rowCount()):
            texts = {f: _cell(self.attacks.item(row, i)) for i, f in enumerate(ATTACK_FIELDS)}
            if not texts["name"]:
                continue
            entry: dict[str, Any] = {name: texts[name] for name in ("name", "kind", "damage", "type") if texts[name]}
            if texts["to_hit"]:
                entry["to_hit"] = self._whole(texts["to_hit"], self.attacks)
            for name in ("reach", "range", "long"):
                if texts[name]:
                    entry[name] = self._metres(texts[name], self.attacks)
            old = known.get(texts["name"])
            if old is not None:
                entry |= {"two_handed": old.two_handed, "light": old.light}
                entry["extra"] = [{"damage": extra.damage, "type": extra.type} for extra in old.extra]
                if old.save is not None:
                    entry["save"] = {"ability": old.save.ability, "dc": old.save.dc, "half": old.save.half}
            found.append(entry)
        return found

    # ------------------------------------------------------------ reading single fields
    def _metres(self, text: str, field: QWidget) -> float:
        try:
            length = float(text.replace(",", "."))
        except ValueError:
            length = -1.0
        if not 0 <= length <= MOST_METRES:
            raise FieldError(self.tr("\"{text}\" is no length in metres, like 9 or 4.5.").format(text=text), field)
        return length

    def _whole(self, text: str, field: QWidget) -> int:
        try:
            number = int(text.replace("−", "-"))
        except ValueError:
            raise FieldError(self.tr("\"{text}\" is no whole number.").format(text=text), field) from None
        return number

    def _senses(self) -> dict[str, float]:
        """ "darkvision 18, blindsight 3"."""
        found: dict[str, float] = {}
        for part in self.senses.text().split(","):
            name, _, length = part.strip().partition(" ")
            if name and name.lower() not in SENSES:
                wanted = ", ".join(SENSES)
                text = self.tr("\"{name}\" is no sense; known are {wanted}.").format(name=name, wanted=wanted)
                raise FieldError(text, self.senses)
            if name:
                found[name.lower()] = self._metres(length.strip(), self.senses)
        return found

    # ------------------------------------------------------------ done
    def _split_number(self) -> None:
        """ "6 Goblin" in the name says how many."""
        match = re.fullmatch(r"\s*(\d{1,2})\s*[x×]?\s+(\D.*)", self.name.text())
        if match is not None and self._token is None and 1 <= int(match[1]) <= self.count.maximum():
            self.count.setValue(int(match[1]))
            self.name.setText(match[2].strip())

    def finish(self) -> None:
        self._split_number()
        try:
            fields = self.fields()
            if self._token is not None:
                self._keep(fields)
            else:
                self._add(fields)
        except FieldError as wrong:
            self.complain(str(wrong), wrong.field)
        except TableError as wrong:
            self.complain(self._said(str(wrong)), self.attacks if "attacks" in str(wrong) else None)

    def _said(self, text: str) -> str:
        """A table's complaint without the path to the field."""
        where, _, what = text.partition(": ")
        name = where.rsplit(".", 1)[-1].replace("_", " ")
        return f"{name.capitalize()}: {what}" if what else text

    def _keep(self, fields: dict[str, Any]) -> None:
        assert self._token is not None
        edited(self._token, fields)
        if self._session.do(c.Edit(token=self._token.id, fields=fields)) is not None:
            self.accept()

    def _add(self, fields: dict[str, Any]) -> None:
        """As many as wanted, on free squares around the point, numbered."""
        number, stem, added = self.count.value(), str(fields["name"]), list[str]()
        first = first_number(self._session.state, stem)
        for i in range(number):
            name = stem if number == 1 else f"{stem} {first + i}"
            token_id = free_id(self._session.state, name)
            table = {**fields, "id": token_id, "name": name, "at": [self._cell.x, self._cell.y]}
            token = token_from(table)
            cell = self._free_cell(token)
            if cell is None:
                self.complain(self.tr("There is no free square near for {name}.").format(name=name))
                break
            total = total_of(self._session.state, token.group)
            if self._session.do(c.Join(new=token_from({**table, "at": [cell.x, cell.y]}), total=total)) is None:
                break
            added.append(token_id)
        self._session.select(added)
        if len(added) == number:
            self.accept()

    def _free_cell(self, token: Token) -> Cell | None:
        state, n = self._session.state, footprint(token)
        cells = [self._cell]
        for reach in range(1, FARTHEST):
            inner = set(cells)
            cells += [cell for cell in ring(self._cell, n, reach) if cell not in inner]
        return next((cell for cell in cells if stands_free(state, token, cell) is None), None)


def first_number(state: Encounter, stem: str) -> int:
    """Where numbering goes on: after "Goblin 3" comes 4."""
    numbered = re.compile(rf"{re.escape(stem)} (\d+)")
    found = [int(match[1]) for token in state.tokens.values() if (match := numbered.fullmatch(token.name))]
    return max(found, default=0) + 1


def total_of(state: Encounter, group: str) -> int | None:
    """The count a group already has in the order: newcomers of it do not roll for themselves."""
    members = {token.id for token in state.tokens.values() if group and token.group == group}
    return next((place.total for place in state.turn.order if place.who in members), None)


def _spin(low: int, high: int, value: int) -> QSpinBox:
    found = QSpinBox()
    found.setRange(low, high)
    found.setValue(value)
    return found


def _pair(one: QWidget, other: QWidget, between: str) -> QHBoxLayout:
    line = QHBoxLayout()
    line.addWidget(one)
    line.addWidget(QLabel(between))
    line.addWidget(other)
    return line


def _cell(item: QTableWidgetItem | None) -> str:
    return item.text().strip() if item is not None else ""
