"""Creatures of the user's own, and characters of the party, edited by the token's form on a table of its own.

    block = edit_block(held.block, ruleset, parent)        None where it was called off
    token = edit_member(token, ruleset, parent)            a character, by the short form or all of it

Not here: the form's fields (`dialogs.token`), where they are kept (`storage.shelves`, `storage.roster`).
"""

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QFormLayout, QLayout, QLineEdit, QVBoxLayout, QWidget

from battlemap.geometry import Cell
from battlemap.model import Creature, Encounter, Scene, StatBlock, Token
from battlemap.rules.dice import parse_dice
from battlemap.rules.ruleset import Ruleset
from battlemap.storage.portraits import keep_portrait, portrait
from battlemap.ui import creature_words
from battlemap.ui.dialogs.token import TokenDialog
from battlemap.ui.flow import inner_layouts, laid_in
from battlemap.ui.panel.parts import button
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.sheet_texts import parts_in

ONLY = "creature"
FIELD = (".....",) * 5


class Bench(Session):
    """One creature on a bare floor, in no file; pictures are the user's own."""

    def __init__(self, token: Token, ruleset: Ruleset) -> None:
        super().__init__()
        scene = Scene(rows=FIELD, square=ruleset.square)
        self.lay_out(Encounter(ruleset=ruleset.name, scene=scene, tokens={token.id: token}))

    def picture(self, sha256: str) -> bytes | None:
        return portrait(sha256)

    def keep_picture(self, data: bytes) -> str:
        return keep_portrait(data)


def _say(text: str) -> str:
    return QCoreApplication.translate("Own", text)


def show_all(layout: QLayout, shown: bool) -> None:
    """Every widget within, whatever it is laid out by."""
    for widget in laid_in(layout):
        widget.setVisible(shown)


# ---------------------------------------------------------------- a stat block
class BlockDialog(TokenDialog):
    """The token's form for a stat block: without what a token has of its own, with what stands around a creature."""

    def __init__(self, block: StatBlock, ruleset: Ruleset, parent: QWidget | None) -> None:
        self._block = block
        self.bench = Bench(_token_of(block), ruleset)
        super().__init__(self.bench, self.bench.state.tokens[ONLY], Cell(0, 0), parent)
        self.setWindowTitle(_say("Creature of your own"))
        self.finished.connect(lambda _code: self.bench.close())
        self.kind.setText(creature_words.kind(block.kind))
        self.tags.setText(", ".join(map(creature_words.kind, block.tags)))
        self.dice.setText(block.hit_dice)
        self.places.setText(", ".join(map(creature_words.place, block.environments)))

    def _who(self) -> QFormLayout:
        form = super()._who()
        for field in (self.side, self.group, self.hidden):
            form.setRowVisible(field, False)
        for unneeded in (self.by_rules.attitude, self.by_rules.inspired):
            if form.indexOf(unneeded) >= 0:
                form.setRowVisible(unneeded, False)
        self.kind, self.tags, self.dice, self.places = QLineEdit(), QLineEdit(), QLineEdit(), QLineEdit()
        self.kind.setPlaceholderText(_say("beast, undead…"))
        self.dice.setPlaceholderText("3d8+6")
        self.places.setPlaceholderText(_say("forest, ruins"))
        self.tags.setPlaceholderText(_say("goblinoid"))
        for text, field in (
            (_say("T&ype"), self.kind), (_say("Ta&gs"), self.tags), (_say("Hit &dice"), self.dice),
            (_say("&Lives in"), self.places),
        ):  # fmt: skip
            field.setAccessibleName(text.replace("&", ""))
            form.addRow(text, field)
        return form

    def go_to(self, field: str) -> None:
        """The keyboard in the field a path of a reading means ("attacks.Bite.damage", "abilities.str"), where there is one."""
        name, _, part = field.partition(".")
        simple: dict[str, QWidget] = {
            "name": self.name, "size": self.sizes, "ac": self.ac, "max_hp": self.max_hp, "hit_dice": self.dice, "kind": self.kind,
            "tags": self.tags, "environments": self.places, "senses": self.senses, "traits": self.traits,
            "initiative": self.initiative, "challenge": self.by_rules.rank, "level": self.by_rules.rank, "attacks": self.attacks,
            "multiattack": self.per_action,
        }  # fmt: skip
        tables: dict[str, dict[str, Any]] = {"speed": dict(self.speeds), "abilities": dict(self.abilities)}
        found = tables[name].get(part) if name in tables else simple.get(name)
        if found is not None:
            QTimer.singleShot(0, found, found.setFocus)
        if name == "attacks":
            self._go_to_attack(part.partition(".")[0])

    def _go_to_attack(self, name: str) -> None:
        for row in range(self.attacks.rowCount()):
            item = self.attacks.item(row, 0)
            if item is not None and item.text() == name:
                self.attacks.setCurrentCell(row, 0)

    def finish(self) -> None:
        """The dice first: the rest is the form's own to check."""
        if text := self.dice.text().strip():
            try:
                parse_dice(text)
            except ValueError as wrong:
                self.complain(f"{_say('Hit dice')}: {said(wrong)}", self.dice)
                return
        if not self.name.text().strip():
            self.complain(_say("Give it a name."), self.name)
            return
        super().finish()

    def block(self) -> StatBlock:
        """As it stands in the form once that was kept."""
        token = self.bench.state.tokens[ONLY]
        return replace(
            self._block, creature=token.creature, hit_dice=self.dice.text().strip(),
            kind=creature_words.kind_meant(self.kind.text()),
            tags=tuple(map(creature_words.kind_meant, parts_in(self.tags.text()))),
            environments=tuple(map(creature_words.place_meant, parts_in(self.places.text()))), ruleset=self.bench.ruleset.name,
        )  # fmt: skip


def _token_of(block: StatBlock) -> Token:
    return Token(id=ONLY, creature=block.creature, side="foes", hp=block.creature.max_hp)


def edit_block(block: StatBlock, ruleset: Ruleset, parent: QWidget | None) -> StatBlock | None:
    """The stat block as the user wants it; None where it was called off."""
    dialog = BlockDialog(block, ruleset, parent)
    return dialog.block() if dialog.exec() else None


def new_block(ruleset: Ruleset) -> StatBlock:
    """A page to begin with."""
    return StatBlock(creature=Creature(name=_say("New creature"), max_hp=10), ruleset=ruleset.name)


# ---------------------------------------------------------------- a character of the party
class MemberDialog(TokenDialog):
    """The token's form for a player's character: the few fields that matter first, all others behind a button."""

    def __init__(self, token: Token, ruleset: Ruleset, parent: QWidget | None) -> None:
        self._rows: list[tuple[QFormLayout, QWidget]] = []
        self._rest: QVBoxLayout | None = None
        self.bench = Bench(token, ruleset)
        self._id = token.id
        super().__init__(self.bench, token, Cell(0, 0), parent)
        self.setWindowTitle(_say("Character"))
        self.finished.connect(lambda _code: self.bench.close())
        self.all = button(_say("All &fields"))
        self.all.setCheckable(True)
        self.all.setAutoDefault(False)
        self.all.toggled.connect(self._show_all)
        self.buttons.addButton(self.all, self.buttons.ButtonRole.HelpRole)
        self._show_all(False)
        if not token.creature.name:
            self.name.clear()

    def _who(self) -> QFormLayout:
        form = super()._who()
        self.name.setMinimumWidth(190)
        form.setRowVisible(self.group, False)
        form.setRowVisible(self.hidden, False)
        for field in (self.side, self.traits, self.character, self.by_rules.attitude, self.by_rules.inspired):
            if form.indexOf(field) >= 0:
                self._rows.append((form, field))
        return form

    def _what(self) -> QFormLayout:
        form = super()._what()
        if form.indexOf(self.initiative) >= 0:
            self._rows.append((form, self.initiative))
        return form

    def _own_fields(self) -> QVBoxLayout:
        self._rest = super()._own_fields()
        return self._rest

    def _show_all(self, shown: bool) -> None:
        for form, field in self._rows:
            form.setRowVisible(field, shown)
        if self._rest is None:
            return
        rolls = any(field.rolled for field in self.sheet.rest())  # what attacks rest on is asked for at once
        for number, fields in enumerate(inner_layouts(self._rest)):
            show_all(fields, shown or (rolls and number == 0))

    def finish(self) -> None:
        if not self.name.text().strip():
            self.complain(_say("Give the character a name."), self.name)
            return
        super().finish()

    def member(self) -> Token:
        """As the form says, once it was kept."""
        return self.bench.state.tokens[self._id]


def edit_member(token: Token, ruleset: Ruleset, parent: QWidget | None) -> Token | None:
    dialog = MemberDialog(token, ruleset, parent)
    return dialog.member() if dialog.exec() else None


def new_member(ruleset: Ruleset, token_id: str) -> Token:
    """A character nothing is known of yet."""
    fields: dict[str, Any] = {"character": True, "max_hp": 10, "speed": {"walk": 6 * ruleset.square}}
    if ruleset.movement.speeds(Token(id="", creature=Creature(speed={"fly": 10}))).get("walk") is not None:
        del fields["speed"]  # the ruleset says how far it walks
    return Token(id=token_id, creature=Creature(name="", **fields), side="party", hp=10)


def member_of(block: StatBlock) -> Token:
    """A stat block as a character of the party."""
    creature = replace(block.creature, character=True)
    return Token(id="new", creature=creature, side="party", hp=creature.max_hp)
