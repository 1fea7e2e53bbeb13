"""Traits of creatures as both SRDs have them: each line is what one of them does on the map or to the dice.

What needs a figure of its own (regeneration, leaps) has it in the creature's sheet.  Traits that are not here are the table's:
no rule asks for them.  Not here: what follows from a line (`movement`, `threat`, `sight`, the policies beside this one).
"""

from battlemap.rules.ruleset import Trait

FLYBY = Trait("flyby", unprovoking="fly")
SWARM = Trait("swarm", shares_space=True, slips=True)
FORMS = (
    *(Trait(name, shares_space=True, slips=True) for name in ("air_form", "fire_form", "water_form")),
    Trait("ooze_cube", shares_space=True),
)
HEADS = ("blinded", "charmed", "deafened", "frightened", "stunned", "unconscious")
KEEN = tuple(
    Trait(name, keen=True)
    for name in ("keen_hearing", "keen_hearing_and_sight", "keen_hearing_and_smell", "keen_senses", "keen_sight",
                 "keen_sight_and_smell", "keen_smell")
)  # fmt: skip
STOPPED = tuple(
    Trait(f"regeneration_stops_at_{kind}", stops=(kind,)) for kind in ("acid", "cold", "fire", "necrotic", "radiant")
)

SRD_TRAITS = (
    FLYBY,
    SWARM,
    *FORMS,
    *STOPPED,
    *KEEN,
    Trait("aggressive", swift=("dash",)),
    Trait("agile", unprovoking="any"),
    Trait("amorphous", slips=True),
    Trait("amphibious", breathes_water=True),
    Trait("assassinate", advantage="not_acted", kills_surprised=True),
    Trait("blind_beyond", sightless=True),
    Trait("blood_frenzy", advantage="hurt_target"),
    Trait("bloodied_frenzy", advantage="bloodied", bloodied_saves=True),
    Trait("bloodied_fury", advantage="bloodied"),
    Trait("brave", resists=("frightened",)),
    Trait("compression", slips=True),
    Trait("cunning_action", swift=("dash", "disengage", "hide")),
    Trait("earth_glide", digs=True),
    Trait("evasion", evades=True),
    Trait("fey_ancestry", resists=("charmed",)),
    Trait("freedom_of_movement", sure_ground=True),
    Trait("ice_walk", at_home=("ice",)),
    Trait("incorporeal_movement", through=True, inside="1d10", inside_type="force"),
    Trait("light_sensitivity", spoiled_by="bright", spoils=("attack",)),
    Trait("magic_resistance", resists=("magic",)),
    Trait("multiple_heads", resists=HEADS),
    Trait("nimble_escape", swift=("disengage", "hide")),
    Trait("pack_tactics", advantage="ally_near"),
    Trait("reactive", reactive=True),
    Trait("reckless", advantage="reckless"),
    Trait("regeneration_from_zero", lives_on=True),
    Trait("relentless", shrugs_off=True),
    Trait("shadow_stealth", swift=("hide",)),
    Trait("siege_monster", siege=True),
    Trait("spider_climb", climbs=True),
    Trait("sunlight_sensitivity", spoiled_by="sunlight", spoils=("attack",)),
    Trait("sunlight_weakness", spoiled_by="sunlight", spoils=("attack", "check", "save")),
    Trait("sure_footed", resists=("prone",)),
    Trait("tunneler", digs=True),
    Trait("two_heads", resists=HEADS, keen=True),
    Trait("undead_fortitude", endures=("radiant",)),
    Trait("water_breathing", breathes_water=True),
    Trait("web_walker", at_home=("web", "webs", "webbing")),
)
