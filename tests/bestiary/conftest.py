"""Every shipped creature, by ruleset."""

from battlemap.bestiary import load
from battlemap.rulesets.catalog import RULESETS

SHIPPED = [(ruleset, entry) for ruleset in RULESETS.values() for entry in load(ruleset)]


def pytest_generate_tests(metafunc):
    if "shipped" in metafunc.fixturenames:
        names = [f"{ruleset.name}-{entry.name}" for ruleset, entry in SHIPPED]
        metafunc.parametrize("shipped", SHIPPED, ids=names)
