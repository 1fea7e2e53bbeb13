"""The rulesets, one readable file each, and the catalog that finds them by name.

Each file is a frozen `Ruleset`: tables and named policies from `rules.policies`.  Not here: state, events; no ruleset knows
another (an edition may start from an earlier one with `msgspec.structs.replace`).

Adding a sixth.  `tests/rulesets/sixth.py` is one made only of what is there, in eighty lines.

1. Copy the nearest file: creatures act in an order (the three D&Ds; `dnd_4e` has actions that buy moves), sides go through phases
   (`old_school`), sides take turns and choose who acts (`alternating_sides`).
2. Fill the record from top to bottom; `rules.ruleset` says what each field means.  A policy is chosen by its name; where none
   fits, write one into `rules/policies`, named after what it does and not after whose it is, with its test in `tests/rules`.
   An action names its deed (`DEEDS` in `encounter.deciding.acts`; "note" when the table does the rest).  Numbers only this
   ruleset has stand in a creature's sheet: their names are listed in `encounter.tables`.
3. One line in `catalog`.
4. Scenarios in `tests/scenarios/NAME`, the three `differs-*` on their common maps among them, and a fight for the panel's tests
   in `tests/ui/ruleset_fights`.
5. Words in `ui`: `ruleset_words` (resources, actions, phases, conditions, the sentences of house rules) and `condition_words`
   (what a condition does).  A name without words is shown as it stands.

Red until all is there: `tests/rulesets` (the record is whole, random play, the common maps), `tests/scenarios` (a ruleset without
scenarios), `tests/encounter` (copies from and to the others, nothing hidden is shown), `tests/ui` (words, panel, house rules).
If geometry, encounter or ui have to change, the record lacks a field: add that first, with a default.
"""

from battlemap.rulesets.catalog import DEFAULT, find_ruleset, names

__all__ = ["DEFAULT", "find_ruleset", "names"]
