"""The frozen nouns of a fight: Scene, Creature, Token, Turn, Encounter.

Here: values (`msgspec.Struct`, frozen) and the checks that keep one value sane by itself; a bad one raises a
`ValueError` that names the field.  Not here: how anything is decided (`rules`), how a fight changes (`encounter`), how it
is saved (`storage`).  Lengths are whole decimetres (1 ft = 3 dm, 1.5 m = 15 dm), so budgets add up exactly in feet and in
metres; positions are whole squares, x to the right, y downwards.

>>> from battlemap.model import Creature, Token
>>> Token(id="ana", creature=Creature(name="Ana"), at=(0, 0)).name
'Ana'
"""

from battlemap.model.creature import Attack, AttackArea, AttackCharge, AttackSave, Creature, ExtraDamage
from battlemap.model.encounter import Encounter, PendingAnswer, Waiting
from battlemap.model.errors import BattlemapError
from battlemap.model.fog import Fog
from battlemap.model.lengths import DM_PER_FOOT, decimetres, half_in_feet, metres
from battlemap.model.reserve import Reserved
from battlemap.model.scene import Area, Door, Light, Note, Picture, Scene, Wall
from battlemap.model.stat_block import Aura, Deed, Spells, StatBlock, Strikes
from battlemap.model.token import Budget, Effect, Token
from battlemap.model.turn import HeldBlow, Place, Turn
from battlemap.model.zone import Zone

__all__ = [
    "DM_PER_FOOT", "Area", "Attack", "AttackArea", "AttackCharge", "AttackSave", "Aura", "BattlemapError", "Budget", "Creature",
    "Deed", "Door", "Effect", "Encounter", "ExtraDamage", "Fog", "HeldBlow", "Light", "Note", "PendingAnswer", "Picture", "Place",
    "Reserved", "Scene", "Spells", "StatBlock", "Strikes", "Token", "Turn", "Waiting", "Wall", "Zone", "decimetres",
    "half_in_feet", "metres",
]
