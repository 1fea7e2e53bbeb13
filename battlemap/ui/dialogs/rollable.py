"""What can be rolled under a ruleset, what a roll rests on, and the list one chooses it from.

Not here: the dialog around it (`check`), what the rules make of the roll (`rules.checks`, `encounter.deciding.checks`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from battlemap.model import Token
from battlemap.model.creature import ABILITIES
from battlemap.rules.checks import ability_bonus, d20_penalty, save_bonus, skill_bonus
from battlemap.rules.ruleset import Ruleset
from battlemap.ui import words

USUAL_DC = 10


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is rolled: a skill, a bare ability, or a save of an ability or category ("" where saves have none)."""

    is_save: bool = False
    skill: str = ""
    ability: str = ""


# ---------------------------------------------------------------- what a ruleset has
def checks_of(ruleset: Ruleset) -> Iterator[tuple[Wanted, list[Wanted]]]:
    """Each ability with its skills; a bare ability is rolled only where the program rolls at all."""
    for ability in ABILITIES:
        skills = [Wanted(skill=skill) for skill, of in ruleset.skills.items() if of == ability]
        if skills or (ruleset.skills and ruleset.attacks.rolls):
            yield Wanted(ability=ability), skills


def saves_of(ruleset: Ruleset) -> tuple[Wanted, ...]:
    """By category where the ruleset names some; one and the same where a d20 ends effects; else one for each ability."""
    if ruleset.saves:
        names: Sequence[str] = ruleset.saves
    elif ruleset.turns.save_target:
        names = ("",)
    else:
        names = ABILITIES if ruleset.attacks.rolls else ()
    return tuple(Wanted(is_save=True, ability=name) for name in names)


def saves_by_ability(ruleset: Ruleset) -> bool:
    """Do saves add an ability's modifier, and the proficiency bonus to some?"""
    return any(wanted.ability in ABILITIES for wanted in saves_of(ruleset))


def has_checks(ruleset: Ruleset) -> bool:
    return bool(ruleset.skills or saves_of(ruleset))


def usual_dc(ruleset: Ruleset, wanted: Wanted) -> int:
    """The number offered first: what ends effects, else the middle one of the typical ones."""
    if wanted.is_save and ruleset.turns.save_target:
        return ruleset.turns.save_target
    known = sorted(ruleset.difficulties.values())
    return known[(len(known) - 1) // 2] if known else USUAL_DC


# ---------------------------------------------------------------- what a roll rests on
def terms_of(ruleset: Ruleset, token: Token, wanted: Wanted) -> list[tuple[str, int]]:
    """The sum added to the d20: (name of the term, amount), "training" for what is beyond the ability."""
    ability = wanted.ability or ruleset.skills.get(wanted.skill, "")
    found: list[tuple[str, int]] = []
    if ability in ABILITIES:
        modifier = ability_bonus(ruleset, token, ability)
        if wanted.skill:
            whole = skill_bonus(ruleset, token, wanted.skill)
        else:
            whole = save_bonus(token, ability) if wanted.is_save else modifier
        found.append((ability, modifier))
        if whole != modifier:
            found.append(("proficiency" if wanted.is_save else "training", whole - modifier))
    found += [(reason.kind, reason.amount) for reason in d20_penalty(ruleset, token)]
    return found


def bonus_of(ruleset: Ruleset, token: Token, wanted: Wanted) -> int:
    return sum(amount for _, amount in terms_of(ruleset, token, wanted))


# ---------------------------------------------------------------- the list
class RollList(QTreeWidget):
    """Abilities with their skills, or saves, with the bonus of a single creature.  Typing letters finds an entry."""

    chosen = Signal()

    def __init__(self, ruleset: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ruleset = ruleset
        self._entries: list[tuple[QTreeWidgetItem, Wanted]] = []
        self.setHeaderHidden(True)
        self.setColumnCount(2)
        self.setAccessibleName(self.tr("What is rolled"))
        self.setItemsExpandable(False)
        self.setRootIsDecorated(False)
        self.setIndentation(18)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.setStyleSheet("QTreeView { outline: none; } QTreeView::item { padding: 4px 6px; }")
        self.currentItemChanged.connect(lambda now, _old: self.chosen.emit() if now is not None else None)

    def show_checks(self) -> None:
        self._clear()
        for ability, skills in checks_of(self._ruleset):
            parent = self._entry(self.invisibleRootItem(), ability, self._ruleset.attacks.rolls)
            for skill in skills:
                self._entry(parent, skill)
        self._ready()

    def show_saves(self) -> None:
        self._clear()
        for wanted in saves_of(self._ruleset):
            self._entry(self.invisibleRootItem(), wanted)
        self._ready()

    def _clear(self) -> None:
        self._entries = []
        self.clear()

    def _entry(self, parent: QTreeWidgetItem, wanted: Wanted, rolled: bool = True) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [self.told(wanted)])
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight)
        if not wanted.is_save and not wanted.skill:
            font = item.font(0)
            font.setBold(True)
            item.setFont(0, font)
        if rolled:
            self._entries.append((item, wanted))
        else:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return item

    def _ready(self) -> None:
        self.expandAll()
        if self._entries:
            self.setCurrentItem(self._entries[0][0])

    def told(self, wanted: Wanted) -> str:
        """ "Stealth", "Strength", "Wands"."""
        name = wanted.skill or wanted.ability
        text = words.word(name) if name else self.tr("Saving throw")
        return text[:1].upper() + text[1:]

    @property
    def wanted(self) -> Wanted:
        """What is chosen."""
        return next((wanted for item, wanted in self._entries if item is self.currentItem()), Wanted())

    def choose(self, wanted: Wanted) -> None:
        for item, other in self._entries:
            if other == wanted:
                self.setCurrentItem(item)

    def show_bonuses(self, token: Token) -> None:
        """Beside every entry."""
        for item, wanted in self._entries:
            item.setText(1, f"{bonus_of(self._ruleset, token, wanted):+d}")
