"""The ruleset a file of the user's names, which this program need not know: another wrote it, or a hand."""

from PySide6.QtCore import QCoreApplication

from battlemap.model import BattlemapError
from battlemap.rules.ruleset import Ruleset
from battlemap.rulesets import find_ruleset
from battlemap.ui import words


def ruleset_or(name: str, other: Ruleset) -> Ruleset:
    """That of the name; the other where nobody knows it."""
    try:
        return find_ruleset(name) if name else other
    except BattlemapError:
        return other


def title_of(name: str) -> str:
    """What it is called: "D&D 2024"; an unknown one by its own name."""
    try:
        return words.rules_title(find_ruleset(name))
    except BattlemapError:
        return name or QCoreApplication.translate("Bestiary", "no rules we know")
