"""A stat block carries the creature that plays; what an attack holds goes through the tables of the format."""

import msgspec

from battlemap.encounter.tables import attack_as_table, attacks
from battlemap.model import (
    Attack,
    AttackArea,
    AttackCharge,
    AttackSave,
    Creature,
    Deed,
    ExtraDamage,
    StatBlock,
    Strikes,
)

BREATH = Attack(
    name="breath", kind="ranged", range=90, damage="4d6", type="fire", recharge=5, magical=True,
    save=AttackSave(ability="dex", dc=13, half=True, conditions=("prone",)), area=AttackArea(shape="line", size=90, width=15),
)  # fmt: skip
GORE = Attack(
    name="gore", to_hit=6, damage="2d6+4", type="piercing", bloodied="1d6", uses=3, conditions=("grappled",),
    extra=(ExtraDamage(damage="1d8", type="fire", when="save"),),
    charge=AttackCharge(run=60, damage="2d6", type="piercing", save=AttackSave(ability="str", dc=12, conditions=("prone",))),
)  # fmt: skip


def test_an_attack_is_read_from_the_table_it_is_written_as():
    for attack in (BREATH, GORE):
        assert attacks([attack_as_table(attack)], "attacks") == (attack,)


def test_a_stat_block_is_read_back_as_it_was():
    block = StatBlock(
        creature=Creature(name="Marsh Crab", attacks=(BREATH, GORE)), kind="beast", saves={"con": 3},
        deeds=(Deed(name="breath", recharge=5),), multiattack=((Strikes(count=2, of=("gore",)),),),
    )  # fmt: skip
    assert msgspec.json.decode(msgspec.json.encode(block), type=StatBlock) == block
    assert block.name == "Marsh Crab"
