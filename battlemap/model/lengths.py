"""Lengths as whole decimetres, and their two shapes outside: metres in files and answers, feet in halves.

The sources write 1.5 m for 5 ft, so a foot is exactly 3 dm here (AM-15) and every budget stays an integer.
"""

DM_PER_FOOT = 3


def decimetres(length_m: float) -> int:
    """A length in metres as whole decimetres (1.5 -> 15)."""
    return round(length_m * 10)


def metres(length_dm: int) -> float:
    """A length in decimetres as metres, rounded to 0.01 (36 -> 3.6)."""
    return round(length_dm / 10, 2)


def half_in_feet(length_dm: int) -> int:
    """Half of a length, rounded down in whole feet (AM-22: 7.5 m -> 3.6 m)."""
    return length_dm // DM_PER_FOOT // 2 * DM_PER_FOOT
