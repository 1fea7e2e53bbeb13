"""Traits of creatures as both SRDs have them: each line is what one of them does on the map or to the dice.

What needs a figure of its own (regeneration, leaps) has it in the creature's sheet.  Traits that are not here are the table's:
no rule asks for them.  Not here: what follows from a line (`movement`, `threat`, `sight`, the policies beside this one).
"""

from battlemap.rules.ruleset import Trait

FLYBY = Trait("flyby", unprovoking="fly")
SWARM = Trait("swarm", shares_space=True)
FORMS = tuple(Trait(name, shares_space=True) for name in ("air_form", "fire_form", "water_form", "ooze_cube"))
STOPPED = tuple(
    Trait(f"regeneration_stops_at_{kind}", stops=(kind,)) for kind in ("acid", "cold", "fire", "necrotic", "radiant")
)

SRD_TRAITS = (
    FLYBY,
    SWARM,
    *FORMS,
    *STOPPED,
    Trait("aggressive", swift=("dash",)),
    Trait("agile", unprovoking="any"),
    Trait("blind_beyond", sightless=True),
    Trait("blood_frenzy", advantage="hurt_target"),
    Trait("bloodied_frenzy", advantage="bloodied", bloodied_saves=True),
    Trait("bloodied_fury", advantage="bloodied"),
    Trait("brave", resists=("frightened",)),
    Trait("cunning_action", swift=("dash", "disengage", "hide")),
    Trait("evasion", evades=True),
    Trait("fey_ancestry", resists=("charmed",)),
    Trait("freedom_of_movement", sure_ground=True),
    Trait("incorporeal_movement", through=True, inside="1d10", inside_type="force"),
    Trait("light_sensitivity", spoiled_by="bright", spoils=("attack",)),
    Trait("magic_resistance", resists=("magic",)),
    Trait("nimble_escape", swift=("disengage", "hide")),
    Trait("pack_tactics", advantage="ally_near"),
    Trait("regeneration_from_zero", lives_on=True),
    Trait("shadow_stealth", swift=("hide",)),
    Trait("spider_climb", climbs=True),
    Trait("sunlight_sensitivity", spoiled_by="sunlight", spoils=("attack",)),
    Trait("sunlight_weakness", spoiled_by="sunlight", spoils=("attack", "check", "save")),
    Trait("sure_footed", resists=("prone",)),
    Trait("undead_fortitude", endures=("radiant",)),
)
