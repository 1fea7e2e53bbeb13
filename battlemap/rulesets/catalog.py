"""All rulesets by name."""

from battlemap.model import BattlemapError
from battlemap.rules.ruleset import Ruleset
from battlemap.rulesets.alternating_sides import ALTERNATING
from battlemap.rulesets.dnd_4e import DND_4E
from battlemap.rulesets.dnd_2014 import DND_2014
from battlemap.rulesets.dnd_2024 import DND_2024
from battlemap.rulesets.old_school import OLD_SCHOOL

RULESETS = {ruleset.name: ruleset for ruleset in (DND_2024, DND_2014, DND_4E, OLD_SCHOOL, ALTERNATING)}
DEFAULT = DND_2024.name
PAGES = {"2014": DND_2014.name, "2024": DND_2024.name, "4e": DND_4E.name, "old school": OLD_SCHOOL.name}
"""The ruleset that plays each family of stat blocks, for whoever reads them."""


class UnknownRuleset(BattlemapError):
    """A name no ruleset has."""


def names() -> tuple[str, ...]:
    """The names, in the order a list shows them."""
    return tuple(RULESETS)


def find_ruleset(name: str) -> Ruleset:
    """The ruleset of that name, or an `UnknownRuleset` that lists the known ones."""
    try:
        return RULESETS[name]
    except KeyError:
        raise UnknownRuleset(
            'ruleset: there is no "{name}"; known are {rulesets}', name=name, rulesets=", ".join(RULESETS)
        ) from None
