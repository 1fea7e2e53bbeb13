"""What creatures' traits are called, the reasons they give, and the states they and their attacks leave behind.

Not here: what a trait does (`rules.policies.traits`).
"""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

TRAITS: dict[str, Any] = {
    "aggressive": QT_TRANSLATE_NOOP("Words", "aggressive"), "agile": QT_TRANSLATE_NOOP("Words", "agile"),
    "air_form": QT_TRANSLATE_NOOP("Words", "air form"), "blind_beyond": QT_TRANSLATE_NOOP("Words", "blind beyond its senses"),
    "blood_frenzy": QT_TRANSLATE_NOOP("Words", "blood frenzy"),
    "bloodied_frenzy": QT_TRANSLATE_NOOP("Words", "bloodied frenzy"),
    "bloodied_fury": QT_TRANSLATE_NOOP("Words", "bloodied fury"), "brave": QT_TRANSLATE_NOOP("Words", "brave"),
    "cunning_action": QT_TRANSLATE_NOOP("Words", "cunning action"), "evasion": QT_TRANSLATE_NOOP("Words", "evasion"),
    "fey_ancestry": QT_TRANSLATE_NOOP("Words", "fey ancestry"), "fire_form": QT_TRANSLATE_NOOP("Words", "fire form"),
    "flyby": QT_TRANSLATE_NOOP("Words", "flyby"),
    "freedom_of_movement": QT_TRANSLATE_NOOP("Words", "freedom of movement"),
    "incorporeal_movement": QT_TRANSLATE_NOOP("Words", "incorporeal movement"),
    "light_sensitivity": QT_TRANSLATE_NOOP("Words", "light sensitivity"),
    "magic_resistance": QT_TRANSLATE_NOOP("Words", "magic resistance"),
    "nimble_escape": QT_TRANSLATE_NOOP("Words", "nimble escape"), "ooze_cube": QT_TRANSLATE_NOOP("Words", "ooze cube"),
    "pack_tactics": QT_TRANSLATE_NOOP("Words", "pack tactics"),
    "regeneration_from_zero": QT_TRANSLATE_NOOP("Words", "regenerates from 0"),
    "regeneration_stops_at_acid": QT_TRANSLATE_NOOP("Words", "acid stops its regeneration"),
    "regeneration_stops_at_cold": QT_TRANSLATE_NOOP("Words", "cold stops its regeneration"),
    "regeneration_stops_at_fire": QT_TRANSLATE_NOOP("Words", "fire stops its regeneration"),
    "regeneration_stops_at_necrotic": QT_TRANSLATE_NOOP("Words", "necrotic damage stops its regeneration"),
    "regeneration_stops_at_radiant": QT_TRANSLATE_NOOP("Words", "radiant damage stops its regeneration"),
    "shadow_stealth": QT_TRANSLATE_NOOP("Words", "shadow stealth"), "spider_climb": QT_TRANSLATE_NOOP("Words", "spider climb"),
    "sunlight_sensitivity": QT_TRANSLATE_NOOP("Words", "sunlight sensitivity"),
    "sunlight_weakness": QT_TRANSLATE_NOOP("Words", "sunlight weakness"),
    "sure_footed": QT_TRANSLATE_NOOP("Words", "sure-footed"), "swarm": QT_TRANSLATE_NOOP("Words", "swarm"),
    "undead_fortitude": QT_TRANSLATE_NOOP("Words", "undead fortitude"),
    "water_form": QT_TRANSLATE_NOOP("Words", "water form"), "recharging": QT_TRANSLATE_NOOP("Words", "recharging"),
    "used": QT_TRANSLATE_NOOP("Words", "used"), "no_regeneration": QT_TRANSLATE_NOOP("Words", "no regeneration"),
    "sunlight": QT_TRANSLATE_NOOP("Words", "sunlight"),
}  # fmt: skip
REASONS: dict[str, Any] = {
    "pack_tactics": QT_TRANSLATE_NOOP("Words", "{by} is beside the target (pack tactics)"),
    "blood_frenzy": QT_TRANSLATE_NOOP("Words", "{by} is hurt (blood frenzy)"),
    "bloodied_frenzy": QT_TRANSLATE_NOOP("Words", "{by} is bloodied (frenzy)"),
    "bloodied_fury": QT_TRANSLATE_NOOP("Words", "{by} is bloodied (fury)"),
    "light_sensitivity": QT_TRANSLATE_NOOP("Words", "{by} stands in bright light"),
    "sunlight_sensitivity": QT_TRANSLATE_NOOP("Words", "{by} stands in sunlight"),
    "sunlight_weakness": QT_TRANSLATE_NOOP("Words", "{by} stands in sunlight"),
    "magic_resistance": QT_TRANSLATE_NOOP("Words", "magic resistance"),
    "brave": QT_TRANSLATE_NOOP("Words", "brave"), "fey_ancestry": QT_TRANSLATE_NOOP("Words", "fey ancestry"),
    "sure_footed": QT_TRANSLATE_NOOP("Words", "sure-footed"),
}  # fmt: skip
STATES: dict[str, Any] = {
    "recharging": QT_TRANSLATE_NOOP("Words", "An attack is out until a die at the start of its turn brings it back."),
    "used": QT_TRANSLATE_NOOP("Words", "An attack it has only so many times a day; a long rest gives it back."),
    "no_regeneration": QT_TRANSLATE_NOOP("Words", "It does not regenerate when its next turn begins."),
}  # fmt: skip
