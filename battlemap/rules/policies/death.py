"""Death saves: where a roll leaves somebody dying."""

from battlemap.model import Token
from battlemap.rules.harm import Life


def three_of_either(token: Token, natural: int) -> Life:
    """D24 A1-46: 10 or more succeeds, 1 fails twice, 20 wakes with one hit point; the third of either decides."""
    if natural == 20:
        return Life(1, token.temp_hp, False, False, 0, 0)
    successes = token.successes + (1 if natural >= 10 else 0)
    failures = token.failures + (0 if natural >= 10 else 2 if natural == 1 else 1)
    if failures >= 3:
        return Life(0, token.temp_hp, True, False, successes, 3)
    if successes >= 3:
        return Life(0, token.temp_hp, False, True, 0, 0)
    return Life(0, token.temp_hp, False, False, successes, failures)


def three_failures(token: Token, natural: int) -> Life:
    """Below 10 is a failure, the third is death; 20 brings one hit point back, nothing in between changes anything (ext,
    rules.md A7: dying creatures save at the end of their turns)."""
    if natural == 20:
        return Life(1, token.temp_hp, False, False, 0, 0)
    failures = token.failures + (1 if natural < 10 else 0)
    return Life(0, token.temp_hp, failures >= 3, token.stable, 0, failures)
