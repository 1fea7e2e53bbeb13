"""Tokens of any kind, for tests that must hold for all of them."""

from hypothesis import strategies as st

from battlemap.model import Attack, AttackSave, Budget, Creature, Effect, ExtraDamage, Token
from battlemap.model.creature import ABILITIES, SIZES

WORDS = st.sampled_from(["ana", "Æther „x“", "dead\n", "fire", "", '"\\', "⚔"])
NAMES = WORDS.filter(bool)
WHOLE = st.integers(-50, 300)
LENGTHS = st.integers(0, 900)
TYPES = st.lists(st.sampled_from(["fire", "cold", "all"]), unique=True, max_size=2).map(tuple)


def maybe(strategy):
    return st.none() | strategy


ATTACKS = st.builds(
    Attack, name=NAMES, kind=st.sampled_from(["melee", "ranged", "thrown"]), reach=maybe(LENGTHS), range=maybe(LENGTHS),
    long=maybe(LENGTHS), to_hit=maybe(WHOLE),
    damage=st.sampled_from(["", "1d8+3", "2d6"]), type=WORDS, two_handed=st.booleans(), light=st.booleans(),
    extra=st.lists(st.builds(ExtraDamage, damage=st.just("1d6"), type=WORDS), max_size=2).map(tuple),
    save=maybe(st.builds(AttackSave, ability=NAMES, dc=WHOLE, half=st.booleans())),
    bloodied=st.sampled_from(["", "2d8"]), conditions=TYPES, recharge=st.integers(0, 6), uses=st.integers(0, 3),
    magical=st.booleans(), sheet=st.fixed_dictionaries(
        {}, optional={"versus": WORDS, "ranges": st.lists(LENGTHS, max_size=3), "slow": st.booleans(), "penalty": WHOLE}
    ),
)  # fmt: skip
SHEETS = st.fixed_dictionaries(
    {}, optional={
        "defenses": st.dictionaries(NAMES, WHOLE), "thac0": WHOLE, "rate": LENGTHS, "style": st.sampled_from(["mixed", "ranged"]),
    },
)  # fmt: skip
CREATURES = st.builds(
    Creature, name=WORDS, size=st.sampled_from(SIZES), character=st.booleans(), hover=st.booleans(), reach=maybe(LENGTHS),
    ac=maybe(WHOLE), speed=st.dictionaries(st.sampled_from(["walk", "fly", "swim"]), LENGTHS),
    max_hp=st.integers(0, 300),
    abilities=st.dictionaries(st.sampled_from(ABILITIES), WHOLE), proficiency=st.integers(0, 9), level=maybe(st.integers(0, 30)),
    challenge=maybe(st.sampled_from([0.0, 0.125, 0.5, 3.0])), saves=TYPES, skills=st.dictionaries(NAMES, WHOLE),
    initiative=maybe(WHOLE), resist=TYPES, vulnerable=TYPES, immune=TYPES, condition_immune=TYPES,
    senses=st.dictionaries(st.just("darkvision"), LENGTHS), traits=TYPES, attacks=st.lists(ATTACKS, max_size=2).map(tuple),
    attacks_per_action=st.integers(1, 4), sheet=SHEETS, picture=WORDS,
)  # fmt: skip
EFFECTS = st.builds(
    Effect, name=st.sampled_from(["prone", "poisoned", "no such"]), kind=st.sampled_from(["condition", "state"]),
    until=WORDS, source=WORDS, amount=st.integers(0, 3),
)  # fmt: skip


def tokens():
    """Any token on a map of 12 x 8, as the state may hold it: nobody is dead with hit points left."""
    return st.builds(
        Token, id=NAMES, creature=CREATURES, side=WORDS, at=st.tuples(st.integers(0, 11), st.integers(0, 7)),
        spot=st.tuples(st.integers(0, 1), st.integers(0, 1)), z=WHOLE, hp=st.integers(0, 300), temp_hp=st.integers(0, 50),
        effects=st.lists(EFFECTS, max_size=3).map(tuple), stable=st.booleans(), successes=st.integers(0, 3), concentrating=WORDS,
        hidden=st.booleans(), group=WORDS, riding=WORDS, budget=st.builds(Budget, moved=LENGTHS), declared=WORDS,
        paced=st.integers(0, 9), inspired=st.booleans(), attitude=st.sampled_from(["", "hostile"]),
        answer=st.sampled_from(["", "ask"]), colour=WORDS, note=WORDS, facing=maybe(st.integers(0, 359)),
    )  # fmt: skip
