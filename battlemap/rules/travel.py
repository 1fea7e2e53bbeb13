"""Travel as a calculator: how long a way takes at each pace or aboard ship, what everybody drinks and eats, what going without
costs.

Numbers and sums only; nothing here changes a fight, and the levels of exhaustion are given by hand.  Distances are metres, times
minutes, water millilitres, food grams, so that every sum stays whole.

    journey(54_000, PACES[1])                             Journey(days=1, minutes=240): a day of 36 km and four hours more
    journey(54_000, PACES[1], Way(mounted=True))          one hour of each day goes twice as far

The sources write 1.5 km for a mile; gallons and pounds are 4 l and 0.5 kg here in the same spirit.
"""

from collections.abc import Iterable

import msgspec

from battlemap.model.creature import Size
from battlemap.rules.ruleset import Ruleset


def has_travel(ruleset: Ruleset) -> bool:
    return ruleset.travels


# ---------------------------------------------------------------- on foot and mounted
class Pace(msgspec.Struct, frozen=True):
    """How far one comes in a minute, an hour, a day of marching, in metres; skills it makes easier and harder, what it takes off
    passive Perception, and whether one may go unseen at it (None: as ever)."""

    name: str
    minute_m: int
    hour_m: int
    day_m: int
    easier: tuple[str, ...] = ()
    harder: tuple[str, ...] = ()
    passive: int = 0
    unseen: bool | None = None


def paces_of(ruleset: Ruleset) -> tuple[Pace, ...]:
    """Its paces, the fastest first."""
    return ruleset.paces or PACES


# D24 A1-50, and the effects of each pace from the same page ("Ritmo de Viagem").
PACES = (
    Pace("fast", 120, 6_000, 45_000, harder=("perception", "survival", "stealth")),
    Pace("normal", 90, 4_500, 36_000, harder=("stealth",)),
    Pace("slow", 60, 3_000, 27_000, easier=("perception", "survival")),
)


class Way(msgspec.Struct, frozen=True):
    """What the way is like.  difficult: half as far in the same time.  mounted: twice as far for one hour of each day, after
    which the animals must rest (D24 A1-50)."""

    difficult: bool = False
    mounted: bool = False


class Journey(msgspec.Struct, frozen=True):
    """Whole days of marching, and minutes on the day after them."""

    days: int
    minutes: int

    @property
    def begun_days(self) -> int:
        """Days on which one travels, the last however short."""
        return self.days + (1 if self.minutes else 0)


PLAIN = Way()


def journey(distance_m: int, pace: Pace, way: Way = PLAIN) -> Journey:
    """How long a way takes; a minute that is begun counts."""
    hour = pace.hour_m // 2 if way.difficult else pace.hour_m
    day = pace.day_m // 2 if way.difficult else pace.day_m
    gallop = hour if way.mounted else 0  # what the hour at twice the pace adds to a day
    days, rest = divmod(max(0, distance_m), day + gallop)
    doubled = min(rest, 2 * gallop)
    return Journey(days, _up(60 * doubled, 2 * hour) + _up(60 * (rest - doubled), hour))


def _up(number: int, divisor: int) -> int:
    return -(-number // divisor)


# ---------------------------------------------------------------- aboard
class Vehicle(msgspec.Struct, frozen=True):
    """A ship: metres an hour, hands to sail it, passengers besides (0: none).  With enough hands it goes on day and night."""

    name: str
    hour_m: int
    crew: int
    passengers: int


# SRD 5.2, Equipment, Airborne and Waterborne Vehicles (miles per hour times 1.5 km).
VEHICLES = (
    Vehicle("airship", 12_000, 10, 20),
    Vehicle("galley", 6_000, 80, 0),
    Vehicle("keelboat", 1_500, 1, 6),
    Vehicle("longship", 4_500, 40, 150),
    Vehicle("rowboat", 2_250, 1, 3),
    Vehicle("sailing_ship", 3_000, 20, 20),
    Vehicle("warship", 3_750, 60, 60),
)
DAY_AND_NIGHT = 24


def voyage(distance_m: int, vehicle: Vehicle, hours_a_day: int = DAY_AND_NIGHT) -> Journey:
    """How long a way takes aboard, under way so many hours of each day (D24, "Veículos": up to 24)."""
    days, rest = divmod(max(0, distance_m), vehicle.hour_m * max(1, min(DAY_AND_NIGHT, hours_a_day)))
    return Journey(days, _up(60 * rest, vehicle.hour_m))


# ---------------------------------------------------------------- thirst and hunger
# SRD 5.2, Rules Glossary, Dehydration (water needs per day) and Malnutrition (food needs per day).
WATER_ML: dict[Size, int] = {
    "tiny": 1_000, "small": 4_000, "medium": 4_000, "large": 16_000, "huge": 64_000, "gargantuan": 256_000,
}  # fmt: skip
FOOD_G: dict[Size, int] = {
    "tiny": 125, "small": 500, "medium": 500, "large": 2_000, "huge": 8_000, "gargantuan": 32_000,
}  # fmt: skip
HUNGER_DC = 10
DAYS_OF_FASTING = 5


def needs(sizes: Iterable[Size], days: int = 1) -> tuple[int, int]:
    """Millilitres of water and grams of food for creatures of these sizes."""
    wanted = list(sizes)
    return days * sum(WATER_ML[size] for size in wanted), days * sum(FOOD_G[size] for size in wanted)


def levels_of_thirst(days: int) -> int:
    """A level at the end of each day with less than half the water (SRD 5.2, Dehydration)."""
    return max(0, days)


def levels_of_fasting(days: int) -> int:
    """Who eats nothing: a level at the end of the fifth day and of each one after it (SRD 5.2, Malnutrition)."""
    return max(0, days - DAYS_OF_FASTING + 1)
