"""The rulesets, one readable file each, and the catalog that finds them by name.

Each file is a frozen `Ruleset`: tables and named policies from `rules.policies`.  Not here: state, events; no ruleset knows
another (an edition may start from an earlier one with `dataclasses.replace`).

Adding one: copy the nearest file; where a policy is missing add it, named, with its test; then one line in `catalog`.
The contract tests and "a ruleset without scenarios is red" pick it up.  If geometry, encounter or ui had to change, the record
lacks a field: add that first, with a default.
"""

from battlemap.rulesets.catalog import DEFAULT, find_ruleset, names

__all__ = ["DEFAULT", "find_ruleset", "names"]
