"""What a ruleset's own fields of a stat block say of a creature: given or not, what counts, whether it counts at this table.

    fields_in_use(state, ruleset)        the fields the house rules leave in use
    counted(field, token, "fort")        what counts of it, given or not
    standing_for(fields, "ac")           the field that stands for one of every stat block's

Not here: what the rules make of them (`policies`), how a form or card shows them (`ui`).
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from battlemap.model import Attack, Encounter, Token
from battlemap.rules.ruleset import Ruleset, SheetField


def given(field: SheetField, owner: Token | Attack) -> Any:
    """As the stat block or the attack has it; None where it is silent."""
    sheet = owner.sheet if isinstance(owner, Attack) else owner.creature.sheet
    return sheet.get(field.name)


def counted(field: SheetField, token: Token, choice: str = "") -> Any:
    """What counts, given or not; of a table of numbers the one for `choice`, or the whole of it."""
    if field.kind == "numbers":
        table = given(field, token) or {}
        if not choice:
            return dict(table)
        if choice in table:
            return table[choice]
        return field.counts(token, choice) if field.counts else None
    value = given(field, token)
    if value is not None:
        return value
    return field.counts(token, choice) if field.counts else field.default


def usual(field: SheetField, token: Token, choice: str = "") -> Any:
    """What would count if the stat block were silent about it."""
    sheet = dict(token.creature.sheet)
    left = {key: number for key, number in sheet.pop(field.name, {}).items() if key != choice} if choice else None
    sheet.pop(field.name, None)
    if left:
        sheet[field.name] = left
    return counted(field, replace(token, creature=replace(token.creature, sheet=sheet)), choice)


def is_in_use(state: Encounter, ruleset: Ruleset, field: SheetField) -> bool:
    """Does it count under this table's house rules?"""
    return not field.under or ruleset.option(state, field.under[0]) == field.under[1]


def fields_in_use(state: Encounter, ruleset: Ruleset) -> tuple[SheetField, ...]:
    return tuple(field for field in ruleset.sheet if is_in_use(state, ruleset, field))


def standing_for(fields: Iterable[SheetField], name: str) -> SheetField | None:
    """The field that stands for one every stat block has, if there is one."""
    return next((field for field in fields if name in field.replaces), None)
