"""What a stat block's own fields say on the cards: by the ruleset's record, given or not, and only what counts at this table.

The creature's card tells all that pips, bars and the armour badge do not show already; the hit card what the roll and its damage
rest on.  Not here: the form they are typed in (`dialogs.token_sheet`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from PySide6.QtCore import QCoreApplication

from battlemap.model import Encounter, Token
from battlemap.rules.ruleset import Ruleset, SheetField
from battlemap.rules.sheets import counted, fields_in_use, standing_for
from battlemap.ui import trait_words, words
from battlemap.ui.sheet_texts import amounts_text, field_text
from battlemap.ui.theme import palette

WHATEVER = ("all", "nonmagical")  # what a list may name beside types
DAMAGE, UNMAGICAL = ("resist", "vulnerable", "immune"), "nonmagical_"
ROOM = 40  # letters; what is longer may be cut off by a narrow panel, and is told on hovering too
WEAPONS = 3  # bludgeoning, piercing and slashing: all that weapons do


@dataclass(frozen=True, slots=True)
class Fact:
    """A name and what stands for it; `tip` where the name does not say what it is; those of one `field` stand together."""

    name: str
    value: str
    tip: str = ""
    field: str = ""


def _say(sentence: str, **holes: object) -> str:
    return QCoreApplication.translate("SheetFacts", sentence).format(**holes)


# ---------------------------------------------------------------- the creature's card
def card_facts(state: Encounter, ruleset: Ruleset, token: Token) -> list[Fact]:
    """Its own fields in the record's order, then damage it takes otherwise."""
    shown_else = (*ruleset.resource_fields.values(), *DAMAGE)
    found: list[Fact] = []
    for field in fields_in_use(state, ruleset):
        if field.name not in shown_else:
            found += _facts_of(field, token)
    for name in DAMAGE:
        if text := _damage_text(_amounts(ruleset, token, name)):
            found.append(Fact(words.sheet_field(name), text, text if len(text) > ROOM else "", name))
    return found


def _damage_text(amounts: dict[str, Any]) -> str:
    """Types with their amounts; those that hold against what is not magical stand together."""
    told = {words.word(name).lower(): amount for name, amount in amounts.items() if not name.startswith(UNMAGICAL)}
    bare = [words.word(name.removeprefix(UNMAGICAL)).lower() for name in amounts if name.startswith(UNMAGICAL)]
    parts = [amounts_text(told)] if told else []
    if len(bare) == WEAPONS:
        parts.append(_say("nonmagical weapons"))
    elif bare:
        parts.append(_say("{types} (nonmagical)", types=", ".join(bare)))
    return ", ".join(parts)


def traits_html(ruleset: Ruleset, token: Token) -> str:
    """Its traits by name, those the rules mind and those that are the game master's to remember; "" where it has none."""
    minded: list[str] = []
    remembered: list[str] = []
    for name in token.creature.traits:
        known = trait_words.TRAITS.get(name)
        text = words.say(known) if known else words.word(name)
        (minded if name in ruleset.traits or name in trait_words.BY_FIGURES else remembered).append(escape(text))
    parts = []
    for title, names in ((_say("Traits"), minded), (_say("To remember"), remembered)):
        if names:
            parts.append(f'<span style="color:{palette().text_dim}">{escape(title)}</span> <b>{", ".join(names)}</b>')
    return "<br>".join(parts)


def _facts_of(field: SheetField, token: Token) -> Iterator[Fact]:
    """One for each place of a table; nothing for a nought, nor for what stands elsewhere under the name it replaces."""
    if field.kind == "numbers":
        for choice in field.choices:
            value = counted(field, token, choice)
            if value is not None and choice not in field.replaces:
                yield Fact(words.short(choice), str(value), field=field.name)
        return
    value = counted(field, token)
    if value and not field.replaces:
        text = words.metres_text(value) if field.kind == "length" else field_text(field, value)
        yield Fact(words.sheet_field(field.name), text, words.sheet_tip(field.name), field.name)


def _amounts(ruleset: Ruleset, token: Token, name: str) -> dict[str, Any]:
    """Damage types of a list, with their amounts where the ruleset's stat blocks have them (else "")."""
    if any(field.name == name for field in ruleset.sheet):
        return dict(token.creature.sheet.get(name, {}))
    return dict.fromkeys(getattr(token.creature, name), "")


def armour_name(state: Encounter, ruleset: Ruleset) -> str:
    """What armour is called at this table: the field that stands for it, where that is a number of its own."""
    instead = standing_for(fields_in_use(state, ruleset), "ac")
    return instead.name if instead is not None and instead.kind == "whole" else "ac"


def defenses_told(state: Encounter, ruleset: Ruleset, token: Token) -> list[str]:
    """All its defenses, where there are several."""
    instead = standing_for(fields_in_use(state, ruleset), "ac")
    choices = instead.choices if instead is not None else ()
    return [f"{words.word(choice)} {counted(instead, token, choice)}" for choice in choices if instead is not None]


# ---------------------------------------------------------------- the hit card
def roll_facts(
    state: Encounter, ruleset: Ruleset, attacker: Token, target: Token, types: Sequence[str]
) -> list[str]:
    """What the attacker's roll rests on beside its terms, and how the target takes damage of these types."""
    found = [
        f"{words.sheet_field(field.name)} {field_text(field, counted(field, attacker))}"
        for field in fields_in_use(state, ruleset)
        if field.rolled
    ]
    for name in DAMAGE:
        amounts = _amounts(ruleset, target, name)
        asked = dict.fromkeys((*types, *(UNMAGICAL + kind for kind in types), *WHATEVER))
        if text := _damage_text({kind: amounts[kind] for kind in asked if kind in amounts}):
            found.append(_takes(name, target.name, text))
    return found


def _takes(how: str, name: str, what: str) -> str:
    if how == "resist":
        return _say("{name} resists {what}", name=name, what=what)
    if how == "vulnerable":
        return _say("{name} is vulnerable to {what}", name=name, what=what)
    return _say("{name} is immune to {what}", name=name, what=what)
