"""Add tokens, or edit one, by a short form in the scenario format's own fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from battlemap.encounter import commands as c
from battlemap.encounter.tables import TableError, edited, token_from
from battlemap.geometry import Cell
from battlemap.model import BattlemapError, Creature, Token, metres
from battlemap.model.creature import ABILITIES, SIZES
from battlemap.ui import creature_words, lengths, words
from battlemap.ui.canvas.token_item import look_of
from battlemap.ui.canvas.token_look import Look
from battlemap.ui.creature_pictures import without
from battlemap.ui.dialogs.dialog import Dialog
from battlemap.ui.dialogs.newcomers import first_number, free_cell, total_of
from battlemap.ui.dialogs.rollable import saves_by_ability
from battlemap.ui.dialogs.side_box import SideBox
from battlemap.ui.dialogs.token_attacks import AttackTable
from battlemap.ui.dialogs.token_damage import DamageFields
from battlemap.ui.dialogs.token_picture import PictureField
from battlemap.ui.dialogs.token_rules import FieldError, RulesFields
from battlemap.ui.dialogs.token_sheet import SheetFields, beside, titled
from battlemap.ui.panel.parts import button, heading
from battlemap.ui.sentences import said
from battlemap.ui.session import Session, free_id
from battlemap.ui.sheet_texts import BadText, metres_in, parts_in, whole_in
from battlemap.ui.strikes import armour_of

MODES = ("walk", "fly", "swim", "climb", "burrow")
LOWEST_AC, HIGHEST_AC = -20, 99
SENSE = re.compile(r"(.*?)(?:\s+([-−+]?[\d.,].*))?")
"""A sense and how far it reaches."""
Number = TypeVar("Number", int, float)


class NumberField(QLineEdit):
    """A small whole number without arrows; without a value it may be left empty."""

    def __init__(self, low: int, high: int, value: int | None = None) -> None:
        super().__init__("" if value is None else str(value))
        self._usual = value or 0
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
        self.by_rules = RulesFields(session.ruleset, self._character(), self)
        self.sheet = SheetFields(session.ruleset, self)
        self.damage = DamageFields(session.ruleset, self)
        columns, who, what = QHBoxLayout(), self._who(), self._what()
        self.picture = PictureField(session, () if token is None else (token,), self._look, self)
        columns.setSpacing(16)
        columns.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        columns.addLayout(who, 1)
        columns.addLayout(what, 1)
        self.body.addLayout(columns)
        self.body.addLayout(self._own_fields())
        self._attack_table()
        if token is not None:
            self._fill(token)
        for line in (self.ac, *self.abilities.values(), *self.speeds.values()):
            line.textChanged.connect(lambda _text: self._hint())
        self.sheet.changed.connect(self._hint)
        for changed in (
            self.name.textChanged, self.sizes.currentIndexChanged, self.side.currentTextChanged, self.character.toggled,
        ):  # fmt: skip
            changed.connect(lambda _value: self.picture.refresh())
        self._hint()
        self.name.setFocus()
        self.name.selectAll()

    # ------------------------------------------------------------ fields
    def _character(self) -> QCheckBox:
        self.character = QCheckBox(self.tr("A player's character (death saves)"))
        if self._session.ruleset.harm.death_save is None:
            self.character.setText(self.tr("A player's character"))
        return self.character

    def _who(self) -> QFormLayout:
        form = _form()
        self.name = QLineEdit(self.tr("Goblin"))
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setToolTip(self.tr("\"6 Goblin\" adds six, numbered"))
        self.name.editingFinished.connect(self._split_number)
        self.count = _spin(1, 40, 1)
        self.count.setParent(self.by_rules)
        self.side = SideBox(token.side for token in self._session.state.tokens.values())
        self.side.choose("foes")
        self.sizes = QComboBox()
        for size in SIZES:
            self.sizes.addItem(creature_words.size(size), size)
        self.sizes.setCurrentIndex(SIZES.index("medium"))
        self.hidden = QCheckBox(self.tr("Hidden from the players"))
        self.group = QLineEdit()
        self.group.setPlaceholderText(self.tr("rolls initiative together"))
        self.traits = QLineEdit()
        self.traits.setPlaceholderText(", ".join(map(creature_words.trait, ("extra_attack", "mount", "flyby"))))
        self.traits.setToolTip(self.traits.placeholderText())
        self.senses = QLineEdit()
        self.senses.setPlaceholderText(f"{creature_words.sense('darkvision')} {lengths.bare(180)}")
        form.addRow(self.tr("&Name"), self.name)
        if self._token is None:
            form.addRow(self.tr("How &many"), self.count)
        self.side.setToolTip(self.tr("Tokens of one side are allies; \"neutral\" is nobody's enemy"))
        for text, field in (
            (self.tr("&Side"), self.side), (self.tr("Si&ze"), self.sizes), (self.tr("&Group"), self.group),
            (self.tr("Senses (m)"), self.senses), (self.tr("Traits"), self.traits), ("", self.character), ("", self.hidden),
        ):  # fmt: skip
            form.addRow(text, field)
        self.by_rules.put_standing(form)
        return form

    def _what(self) -> QFormLayout:
        form = _form()
        self.ac, self.hp, self.max_hp = NumberField(LOWEST_AC, HIGHEST_AC), _spin(0, 9999, 10), _spin(1, 9999, 10)
        self._is_whole = True
        self.hp.valueChanged.connect(self._hurt)
        self.max_hp.valueChanged.connect(self._grown)
        self.reach = QLineEdit()
        self.reach.setPlaceholderText(lengths.bare(self._session.state.scene.square))
        self.initiative = QLineEdit()
        self.initiative.setPlaceholderText(self.tr("from Dexterity"))
        self.per_action = _spin(1, 9, 1)
        for perhaps in (self.ac, self.per_action):
            perhaps.setParent(self.by_rules)
        self.ac.setAccessibleName(self.tr("Armour class"))
        self.hp.setAccessibleName(self.tr("Hit points"))
        self.max_hp.setAccessibleName(self.tr("Most hit points"))
        self._put_armour(form)
        _add_pair(form, self.tr("Hit points"), self.hp, self.max_hp, "/")
        form.addRow(self.tr("Speeds (m)"), self._speed_row())
        ruleset = self._session.ruleset
        if ruleset.main_resource in ruleset.resource_fields:  # the sheet says how many attacks a round
            form.addRow(self.tr("&Reach (m)"), self.reach)
        else:
            _add_pair(form, self.tr("&Reach (m)"), self.reach, self.per_action, self.tr("A&ttacks an action"))
        form.addRow(self.tr("&Initiative"), self.initiative)
        self.abilities = {name: NumberField(1, 30, 10) for name in ABILITIES}
        grid = QHBoxLayout()
        grid.setSpacing(6)
        for name, field in self.abilities.items():
            field.setAccessibleName(words.word(name))
            grid.addLayout(titled(creature_words.ability(name), field))
        form.addRow(grid)
        self.by_rules.put_rank(form)
        return form

    def _put_armour(self, form: QFormLayout) -> None:
        """Armour class, what the ruleset has in its place, or both where a house rule chooses; none where none is met."""
        instead, other = self.sheet.standing_for("ac"), self.sheet.beside("ac")
        self.has_armour = self._session.ruleset.attacks.rolls and instead is None
        if instead is not None:
            form.addRow(words.sheet_field(instead.name), self.sheet.block(instead))
        elif other is not None:
            _add_pair(form, self.tr("Armour &class"), self.ac, self.sheet.line(other), words.sheet_field(other.name))
        elif self.has_armour:
            form.addRow(self.tr("Armour &class"), self.ac)

    def _speed_row(self) -> QHBoxLayout:
        """A line for each way of moving; where the ruleset's stat blocks give the walking speed otherwise, theirs."""
        line, instead = QHBoxLayout(), self.sheet.standing_for("walk")
        line.setSpacing(6)
        self.speeds = {mode: QLineEdit() for mode in MODES if mode != "walk" or instead is None}
        if self._token is None and "walk" in self.speeds and not self._walks_anyway():
            self.speeds["walk"].setText(lengths.bare(self._own_speeds({})["walk"]))
        for mode in MODES:
            if mode in self.speeds:
                field, title = self.speeds[mode], words.word(mode)
                field.setAccessibleName(title)
            else:
                assert instead is not None
                field, title = self.sheet.line(instead), words.sheet_field(instead.name)
            field.setMaximumWidth(60)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            line.addLayout(titled(title, field))
        return line

    def _own_speeds(self, speed: dict[str, int]) -> Mapping[str, int]:
        return self._session.ruleset.movement.speeds(Token(id="", creature=Creature(speed=speed)))

    def _walks_anyway(self) -> bool:
        """Does it walk as the ruleset says, whatever other speeds are given?"""
        return "walk" in self._own_speeds({"fly": 10})

    def _own_fields(self) -> QVBoxLayout:
        """What only this ruleset's stat blocks have and stands for nothing else, then damage it takes otherwise."""
        rows = QVBoxLayout()
        rows.setContentsMargins(0, 4, 0, 0)
        rows.setSpacing(6)
        if fields := self.sheet.rest():
            rows.addLayout(beside((words.sheet_field(field.name), self.sheet.lines[field.name, ""]) for field in fields))
        rows.addLayout(self.damage.row())
        return rows

    def _attack_table(self) -> None:
        self.body.addWidget(heading(self.tr("ATTACKS")))
        known = self._token.creature.attacks if self._token else ()
        self.attacks = AttackTable(self._session.ruleset, known)
        self.body.addWidget(self.attacks)
        line = QHBoxLayout()
        add, drop = button(self.tr("Add an attack")), button(self.tr("Take it away"))
        for either in (add, drop):
            either.setAutoDefault(False)
        add.clicked.connect(self._add_attack)
        drop.clicked.connect(lambda: self.attacks.removeRow(self.attacks.currentRow()))
        line.addWidget(add)
        line.addWidget(drop)
        line.addStretch(1)
        self.body.addLayout(line)
        if self._token is None:
            self.attacks.add_row(self._sample(self.tr("scimitar")))

    def _add_attack(self) -> None:
        """One more, whose name is to be typed at once."""
        self.attacks.add_row(self._sample(self.tr("weapon") if self.character.isChecked() else self.tr("claw")))
        self.attacks.edit_name(self.attacks.rowCount() - 1)

    def _hurt(self, hp: int) -> None:
        self._is_whole = hp == self.max_hp.value()

    def _grown(self, most: int) -> None:
        """Whoever is unhurt stays so with more or fewer hit points; on the way to 31 stands a 3, which heals nobody."""
        if self._is_whole:
            self.hp.setValue(most)
            self._is_whole = True

    def _sample(self, name: str) -> dict[str, str]:
        """An attack to begin with; a bonus only where proficiency makes one usual."""
        bonus = "4" if saves_by_ability(self._session.ruleset) else ""
        melee, slashing = creature_words.attack_kind("melee"), creature_words.damage("slashing")
        return {"name": name, "kind": melee, "to_hit": bonus, "damage": "1d6+2", "type": slashing}

    def _fill(self, token: Token) -> None:
        creature = token.creature
        self.name.setText(token.name)
        self.side.choose(token.side)
        self.sizes.setCurrentIndex(SIZES.index(creature.size))
        self.character.setChecked(creature.character)
        self.hidden.setChecked(token.hidden)
        for own in (self.by_rules, self.sheet, self.damage):
            own.fill(token)
        self.group.setText(token.group)
        self.traits.setText(", ".join(map(creature_words.trait, creature.traits)))
        self.senses.setText(", ".join(f"{creature_words.sense(name)} {lengths.bare(dm)}" for name, dm in creature.senses.items()))
        self.ac.setText("" if creature.ac is None else str(creature.ac))
        self.max_hp.setValue(creature.max_hp)
        self.hp.setValue(token.hp)
        for mode, field in self.speeds.items():
            field.setText(lengths.bare(creature.speed[mode]) if mode in creature.speed else "")
        self.reach.setText("" if creature.reach is None else lengths.bare(creature.reach))
        self.initiative.setText("" if creature.initiative is None else str(creature.initiative))
        self.per_action.setValue(creature.attacks_per_action)
        for name, score in self.abilities.items():
            score.setValue(creature.score(name))
        for attack in creature.attacks:
            self.attacks.add_attack(attack)

    def _hint(self) -> None:
        """Placeholders: what counts where a line is left empty, as far as the form can be read now."""
        creature = self._token.creature if self._token is not None else Creature()
        token = Token(id="", creature=replace(creature, speed={}, abilities=self._scores()))
        try:
            armour = self._given("ac", self.ac, self._whole) if self.has_armour else {}
            token = edited(token, {"speed": self._speeds(), **armour, **self.sheet.read()})
        except (FieldError, TableError):
            pass
        self.sheet.hint(token)
        bare = replace(token, creature=replace(token.creature, ac=None))
        usual = replace(self._session.state, options={})
        self.ac.setPlaceholderText(str(armour_of(usual, self._session.ruleset, bare)))
        given = {mode: dm for mode, dm in token.creature.speed.items() if mode != "walk"}
        slow = replace(token, creature=replace(token.creature, speed=given))
        if "walk" in self.speeds:
            walk = self._session.ruleset.movement.speeds(slow).get("walk")
            self.speeds["walk"].setPlaceholderText("" if walk is None else lengths.bare(walk))

    def _look(self) -> Look:
        """As it will stand on the map, unhurt."""
        creature = Creature(
            name=self.name.text().strip() or self.tr("Token"), size=self.sizes.currentData(), character=self.character.isChecked()
        )
        colour = self._token.colour if self._token is not None else ""
        token = Token(id="", creature=creature, side=self.side.side(), hp=creature.max_hp, colour=colour)
        return look_of(token, self._session.state.scene.square)

    def _scores(self) -> dict[str, int]:
        """All that are given or not as usual."""
        given = self._token.creature.abilities if self._token is not None else {}
        usual = Creature().score
        scores = {name: field.value() for name, field in self.abilities.items()}
        return {name: score for name, score in scores.items() if name in given or score != usual(name)}

    # ------------------------------------------------------------ reading the form
    def fields(self) -> dict[str, Any]:
        """The form as a table of the scenario format; a `FieldError` names what cannot be read."""
        found: dict[str, Any] = {
            "name": self.name.text().strip() or self.tr("Token"), "side": self.side.side(),
            "size": self.sizes.currentData(), "character": self.character.isChecked(), "hidden": self.hidden.isChecked(),
            "group": self.group.text().strip(), "max_hp": self.max_hp.value(), "hp": self.hp.value(),
            "speed": self._speeds(), "attacks_per_action": self.per_action.value(), "abilities": self._scores(),
            "traits": [creature_words.trait_meant(part) for part in parts_in(self.traits.text())],
            "senses": self._senses(), "attacks": self.attacks.read(),
        }  # fmt: skip
        found |= self._given("ac", self.ac, self._whole) if self.has_armour else {}
        found |= self._given("reach", self.reach, self._metres)
        found |= self._given("initiative", self.initiative, self._whole)
        return found | self.sheet.read() | self.damage.read() | self.by_rules.read()

    def _given(self, name: str, line: QLineEdit, read: Callable[[str, QWidget], Any]) -> dict[str, Any]:
        """A field a stat block may be silent about: emptied it is taken away."""
        if line.text().strip():
            return {name: read(line.text().strip(), line)}
        return {} if self._token is None or getattr(self._token.creature, name) is None else {name: None}

    def _speeds(self) -> dict[str, Any]:
        speed: dict[str, Any] = {mode: self._metres(f.text(), f) for mode, f in self.speeds.items() if f.text().strip()}
        creature = self._token.creature if self._token is not None else Creature()
        for mode in creature.speed:
            if mode not in self.speeds:  # given otherwise here, and kept for rulesets where it counts
                speed[mode] = metres(creature.speed[mode])
        return speed | ({"hover": True} if creature.hover else {})

    # ------------------------------------------------------------ reading single fields
    def _metres(self, text: str, field: QWidget) -> float:
        return self._read(metres_in, text, field)

    def _whole(self, text: str, field: QWidget) -> int:
        return self._read(whole_in, text, field)

    def _read(self, read: Callable[[str], Number], text: str, field: QWidget) -> Number:
        try:
            return read(text)
        except BadText as wrong:
            raise FieldError(str(wrong), field) from None

    def _senses(self) -> dict[str, float]:
        """ "darkvision 18, blindsight 3"."""
        found: dict[str, float] = {}
        for part in self.senses.text().split(","):
            told = SENSE.fullmatch(part.strip())
            name, length = told.groups("") if told is not None else (part, "")
            sense = creature_words.sense_meant(name)
            if name and not sense:
                wanted = ", ".join(map(creature_words.sense, creature_words.SENSES))
                text = self.tr("\"{name}\" is no sense; known are {wanted}.").format(name=name, wanted=wanted)
                raise FieldError(text, self.senses)
            if name:
                found[sense] = self._metres(length, self.senses)
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
            self.complain(said(wrong), wrong.field)
        except TableError as wrong:
            self.complain(_without_path(said(wrong)), self.attacks if "attacks" in str(wrong) else None)
        except BattlemapError as wrong:  # the picture's: it could not be put into the fight's file
            self.complain(said(wrong))

    def _keep(self, fields: dict[str, Any]) -> None:
        assert self._token is not None
        edited(self._token, fields)
        picture = self.picture.kept()
        changed = {name: value for name, value in fields.items() if edited(self._token, {name: value}) != self._token}
        others = without(self._session.state, self.picture.whose(), picture)
        edit = c.Edit(token=self._token.id, fields=changed)
        if others:
            edit = replace(edit, more=(c.Edit(tokens=others, fields={"picture": picture}),))
        if not (changed or others) or self._session.do(edit) is not None:
            self.accept()

    def _add(self, fields: dict[str, Any]) -> None:
        """As many as wanted, on free squares around the point, numbered."""
        number, stem, added = self.count.value(), str(fields["name"]), list[str]()
        fields = {**fields, "picture": self.picture.kept()}
        first = first_number(self._session.state, stem)
        for i in range(number):
            name = stem if number == 1 else f"{stem} {first + i}"
            token_id = free_id(self._session.state, name)
            table = {**fields, "id": token_id, "name": name, "at": [self._cell.x, self._cell.y]}
            token = token_from(table)
            cell = free_cell(self._session.state, token, self._cell)
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


def _without_path(text: str) -> str:
    """A table's complaint with the field's name instead of the path to it."""
    where, _, what = text.partition(": ")
    name = creature_words.field(where.rsplit(".", 1)[-1])
    return f"{name[:1].upper()}{name[1:]}: {what}" if what else text


def _spin(low: int, high: int, value: int) -> QSpinBox:
    found = QSpinBox()
    found.setRange(low, high)
    found.setValue(value)
    return found


def _form() -> QFormLayout:
    """Close rows: the whole form is to fit a low screen."""
    form = QFormLayout()
    form.setVerticalSpacing(6)
    return form


def _add_pair(form: QFormLayout, title: str, one: QWidget, other: QWidget, between: str) -> None:
    """A row of two lines, each with its name."""
    line, label, first = QHBoxLayout(), QLabel(between), QLabel(title)
    line.setSpacing(8)
    first.setBuddy(one)
    label.setBuddy(other)
    label.setContentsMargins(4, 0, 4, 0)
    line.addWidget(one, 1)
    line.addWidget(label)
    line.addWidget(other, 1)
    form.addRow(first, line)
