"""The words a ruleset's own names get: what it spends, does, declares, its phases, its ways of moving, its conditions.

Tables only, by the names the rulesets use; whoever shows one asks `words`.  A name that is not here is shown as it stands, so
that a ruleset of the table's own can be read too.  Not here: sentences of refusals (`words`), of events (`log_words`).
"""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

# What a turn gives, and what is done with it.
NAMES: dict[str, Any] = {
    "action": QT_TRANSLATE_NOOP("Words", "Action"), "bonus": QT_TRANSLATE_NOOP("Words", "Bonus action"),
    "reaction": QT_TRANSLATE_NOOP("Words", "Reaction"), "object": QT_TRANSLATE_NOOP("Words", "Object interaction"),
    "standard": QT_TRANSLATE_NOOP("Words", "Standard action"), "move": QT_TRANSLATE_NOOP("Words", "Move action"),
    "minor": QT_TRANSLATE_NOOP("Words", "Minor action"), "immediate": QT_TRANSLATE_NOOP("Words", "Immediate action"),
    "opportunity": QT_TRANSLATE_NOOP("Words", "Opportunity action"), "free": QT_TRANSLATE_NOOP("Words", "Free action"),
    "action_point": QT_TRANSLATE_NOOP("Words", "Action point"), "main": QT_TRANSLATE_NOOP("Words", "Main action"),
    "legendary": QT_TRANSLATE_NOOP("Words", "Legendary action"),
    "legendary_resistance": QT_TRANSLATE_NOOP("Words", "Legendary resistance"),
    "attack": QT_TRANSLATE_NOOP("Words", "Attack"), "dash": QT_TRANSLATE_NOOP("Words", "Dash"),
    "disengage": QT_TRANSLATE_NOOP("Words", "Disengage"), "dodge": QT_TRANSLATE_NOOP("Words", "Dodge"),
    "help": QT_TRANSLATE_NOOP("Words", "Help"), "hide": QT_TRANSLATE_NOOP("Words", "Hide"),
    "influence": QT_TRANSLATE_NOOP("Words", "Influence"), "magic": QT_TRANSLATE_NOOP("Words", "Magic"),
    "search": QT_TRANSLATE_NOOP("Words", "Search"), "study": QT_TRANSLATE_NOOP("Words", "Study"),
    "utilize": QT_TRANSLATE_NOOP("Words", "Utilize"), "improvise": QT_TRANSLATE_NOOP("Words", "Improvise"),
    "grapple": QT_TRANSLATE_NOOP("Words", "Grapple"), "shove": QT_TRANSLATE_NOOP("Words", "Shove"),
    "escape": QT_TRANSLATE_NOOP("Words", "Escape"), "stabilize": QT_TRANSLATE_NOOP("Words", "Stabilize"),
    "first_aid": QT_TRANSLATE_NOOP("Words", "First aid"), "ready": QT_TRANSLATE_NOOP("Words", "Ready"),
    "cast": QT_TRANSLATE_NOOP("Words", "Cast a spell"), "use_object": QT_TRANSLATE_NOOP("Words", "Use an object"),
    "bull_rush": QT_TRANSLATE_NOOP("Words", "Bull rush"), "charge": QT_TRANSLATE_NOOP("Words", "Charge"),
    "grab": QT_TRANSLATE_NOOP("Words", "Grab"), "run": QT_TRANSLATE_NOOP("Words", "Run"),
    "aid": QT_TRANSLATE_NOOP("Words", "Aid another"), "second_wind": QT_TRANSLATE_NOOP("Words", "Second wind"),
    "total_defense": QT_TRANSLATE_NOOP("Words", "Total defense"), "sustain": QT_TRANSLATE_NOOP("Words", "Sustain"),
    "break_object": QT_TRANSLATE_NOOP("Words", "Break an object"),
    "extinguish": QT_TRANSLATE_NOOP("Words", "Put the fire out"),
    "reckless": QT_TRANSLATE_NOOP("Words", "Attack recklessly"),
    "draw": QT_TRANSLATE_NOOP("Words", "Draw or sheathe"), "morale": QT_TRANSLATE_NOOP("Words", "Morale"),
    "potion": QT_TRANSLATE_NOOP("Words", "Give a potion"), "second_bonus": QT_TRANSLATE_NOOP("Words", "Second bonus"),
    "diagonals": QT_TRANSLATE_NOOP("Words", "diagonals"), "flanking": QT_TRANSLATE_NOOP("Words", "flanking"),
    "ties": QT_TRANSLATE_NOOP("Words", "ties"), "ascending": QT_TRANSLATE_NOOP("Words", "ascending armour class"),
    "variable_damage": QT_TRANSLATE_NOOP("Words", "damage by weapon"),
    "corpses_give_cover": QT_TRANSLATE_NOOP("Words", "corpses give cover"),
    "leaving_sight_provokes": QT_TRANSLATE_NOOP("Words", "leaving sight provokes"),
    "temp_hp_at_zero": QT_TRANSLATE_NOOP("Words", "temporary hit points at 0"),
    "flanking_off_turn": QT_TRANSLATE_NOOP("Words", "flanking out of turn"),
    "combat_advantage": QT_TRANSLATE_NOOP("Words", "combat advantage"), "ac": QT_TRANSLATE_NOOP("Words", "AC"),
    "fort": QT_TRANSLATE_NOOP("Words", "Fortitude"), "ref": QT_TRANSLATE_NOOP("Words", "Reflex"),
    "will": QT_TRANSLATE_NOOP("Words", "Will"), "death": QT_TRANSLATE_NOOP("Words", "death"),
    "wands": QT_TRANSLATE_NOOP("Words", "wands"), "paralysis": QT_TRANSLATE_NOOP("Words", "paralysis"),
    "breath": QT_TRANSLATE_NOOP("Words", "breath"), "spells": QT_TRANSLATE_NOOP("Words", "spells"),
}  # fmt: skip

# The fields only some rulesets' stat blocks and attacks have, what they mean where that is no plain word, what they may say.
SHEET: dict[str, Any] = {
    "thac0": QT_TRANSLATE_NOOP("Words", "THAC0"), "shield": QT_TRANSLATE_NOOP("Words", "Shield"),
    "aac": QT_TRANSLATE_NOOP("Words", "Ascending AC"), "attack_bonus": QT_TRANSLATE_NOOP("Words", "Attack bonus"),
    "rate": QT_TRANSLATE_NOOP("Words", "Rate"), "morale": QT_TRANSLATE_NOOP("Words", "Morale"),
    "attacks_per_round": QT_TRANSLATE_NOOP("Words", "Attacks a round"), "defenses": QT_TRANSLATE_NOOP("Words", "Defenses"),
    "action_points": QT_TRANSLATE_NOOP("Words", "Action points"), "regeneration": QT_TRANSLATE_NOOP("Words", "Regeneration"),
    "resist": QT_TRANSLATE_NOOP("Words", "Resists"), "vulnerable": QT_TRANSLATE_NOOP("Words", "Vulnerable to"),
    "immune": QT_TRANSLATE_NOOP("Words", "Immune to"), "style": QT_TRANSLATE_NOOP("Words", "Style"),
    "precision": QT_TRANSLATE_NOOP("Words", "Precision"),
    "legendary_actions": QT_TRANSLATE_NOOP("Words", "Legendary actions"),
    "legendary_resistances": QT_TRANSLATE_NOOP("Words", "Legendary resistances"),
    "versus": QT_TRANSLATE_NOOP("Words", "Against"), "ranges": QT_TRANSLATE_NOOP("Words", "Ranges"),
    "slow": QT_TRANSLATE_NOOP("Words", "Slow"), "leap": QT_TRANSLATE_NOOP("Words", "Leap"),
    "relentless": QT_TRANSLATE_NOOP("Words", "Shrugs off"), "sheds": QT_TRANSLATE_NOOP("Words", "Sheds light"),
}  # fmt: skip
SHEET_TIPS: dict[str, Any] = {
    "thac0": QT_TRANSLATE_NOOP("Words", "The roll that hits armour class 0"),
    "shield": QT_TRANSLATE_NOOP("Words", "What the shield adds, in the armour class already; it is left out in a retreat"),
    "aac": QT_TRANSLATE_NOOP("Words", "Counts with the house rule \"ascending armour class\""),
    "attack_bonus": QT_TRANSLATE_NOOP("Words", "Counts with the house rule \"ascending armour class\""),
    "rate": QT_TRANSLATE_NOOP("Words", "How far on foot in a round of a fight"),
    "morale": QT_TRANSLATE_NOOP("Words", "It stands on 2d6 up to this; none: it makes no checks"),
    "leap": QT_TRANSLATE_NOOP("Words", "How far it jumps whatever its Strength"),
    "sheds": QT_TRANSLATE_NOOP("Words", "How far there is bright light, and dim light altogether"),
    "relentless": QT_TRANSLATE_NOOP("Words", "Once until a rest so much damage or less leaves it 1 hit point instead of 0"),
    "ranges": QT_TRANSLATE_NOOP("Words", "Short, medium and long, like 15/30/45"),
    "slow": QT_TRANSLATE_NOOP("Words", "Strikes after all others, in the phase of slow weapons"),
    "style": QT_TRANSLATE_NOOP("Words", "How it fights: its movement follows from that"),
}  # fmt: skip
SHEET_CHOICES: dict[str, Any] = {
    "melee": QT_TRANSLATE_NOOP("Words", "melee"), "mixed": QT_TRANSLATE_NOOP("Words", "mixed"),
    "ranged": QT_TRANSLATE_NOOP("Words", "ranged"), "conduit": QT_TRANSLATE_NOOP("Words", "conduit"),
}  # fmt: skip
USUAL: Any = QT_TRANSLATE_NOOP("Words", "{choice} (usual)")

# Conditions, as they are named.  What they do is in `condition_words`.
CONDITIONS: dict[str, Any] = {
    "afraid": QT_TRANSLATE_NOOP("Words", "afraid"), "asleep": QT_TRANSLATE_NOOP("Words", "asleep"),
    "blinded": QT_TRANSLATE_NOOP("Words", "blinded"), "burning": QT_TRANSLATE_NOOP("Words", "burning"),
    "suffocating": QT_TRANSLATE_NOOP("Words", "suffocating"), "underwater": QT_TRANSLATE_NOOP("Words", "under water"),
    "charmed": QT_TRANSLATE_NOOP("Words", "charmed"),
    "dazed": QT_TRANSLATE_NOOP("Words", "dazed"), "deafened": QT_TRANSLATE_NOOP("Words", "deafened"),
    "dominated": QT_TRANSLATE_NOOP("Words", "dominated"), "downed": QT_TRANSLATE_NOOP("Words", "downed"),
    "exhaustion": QT_TRANSLATE_NOOP("Words", "exhaustion"), "frightened": QT_TRANSLATE_NOOP("Words", "frightened"),
    "grabbed": QT_TRANSLATE_NOOP("Words", "grabbed"), "grappled": QT_TRANSLATE_NOOP("Words", "grappled"),
    "held": QT_TRANSLATE_NOOP("Words", "held"), "helpless": QT_TRANSLATE_NOOP("Words", "helpless"),
    "immobilized": QT_TRANSLATE_NOOP("Words", "immobilized"), "incapacitated": QT_TRANSLATE_NOOP("Words", "incapacitated"),
    "invisible": QT_TRANSLATE_NOOP("Words", "invisible"), "marked": QT_TRANSLATE_NOOP("Words", "marked"),
    "ongoing": QT_TRANSLATE_NOOP("Words", "ongoing damage"), "paralyzed": QT_TRANSLATE_NOOP("Words", "paralyzed"),
    "petrified": QT_TRANSLATE_NOOP("Words", "petrified"), "poisoned": QT_TRANSLATE_NOOP("Words", "poisoned"),
    "prone": QT_TRANSLATE_NOOP("Words", "prone"), "restrained": QT_TRANSLATE_NOOP("Words", "restrained"),
    "silenced": QT_TRANSLATE_NOOP("Words", "silenced"), "slowed": QT_TRANSLATE_NOOP("Words", "slowed"),
    "stunned": QT_TRANSLATE_NOOP("Words", "stunned"), "surprised": QT_TRANSLATE_NOOP("Words", "surprised"),
    "unconscious": QT_TRANSLATE_NOOP("Words", "unconscious"), "weakened": QT_TRANSLATE_NOOP("Words", "weakened"),
}  # fmt: skip

# Skills, and how hard a check is.
SKILLS: dict[str, Any] = {
    "athletics": QT_TRANSLATE_NOOP("Words", "Athletics"), "acrobatics": QT_TRANSLATE_NOOP("Words", "Acrobatics"),
    "sleight_of_hand": QT_TRANSLATE_NOOP("Words", "Sleight of hand"), "stealth": QT_TRANSLATE_NOOP("Words", "Stealth"),
    "arcana": QT_TRANSLATE_NOOP("Words", "Arcana"), "history": QT_TRANSLATE_NOOP("Words", "History"),
    "investigation": QT_TRANSLATE_NOOP("Words", "Investigation"), "nature": QT_TRANSLATE_NOOP("Words", "Nature"),
    "religion": QT_TRANSLATE_NOOP("Words", "Religion"), "animal_handling": QT_TRANSLATE_NOOP("Words", "Animal handling"),
    "insight": QT_TRANSLATE_NOOP("Words", "Insight"), "medicine": QT_TRANSLATE_NOOP("Words", "Medicine"),
    "perception": QT_TRANSLATE_NOOP("Words", "Perception"), "survival": QT_TRANSLATE_NOOP("Words", "Survival"),
    "deception": QT_TRANSLATE_NOOP("Words", "Deception"), "intimidation": QT_TRANSLATE_NOOP("Words", "Intimidation"),
    "performance": QT_TRANSLATE_NOOP("Words", "Performance"), "persuasion": QT_TRANSLATE_NOOP("Words", "Persuasion"),
    "bluff": QT_TRANSLATE_NOOP("Words", "Bluff"), "diplomacy": QT_TRANSLATE_NOOP("Words", "Diplomacy"),
    "dungeoneering": QT_TRANSLATE_NOOP("Words", "Dungeoneering"), "endurance": QT_TRANSLATE_NOOP("Words", "Endurance"),
    "heal": QT_TRANSLATE_NOOP("Words", "Heal"), "intimidate": QT_TRANSLATE_NOOP("Words", "Intimidate"),
    "streetwise": QT_TRANSLATE_NOOP("Words", "Streetwise"), "thievery": QT_TRANSLATE_NOOP("Words", "Thievery"),
}  # fmt: skip
DIFFICULTIES: dict[str, Any] = {
    "very_easy": QT_TRANSLATE_NOOP("Words", "very easy"), "easy": QT_TRANSLATE_NOOP("Words", "easy"),
    "medium": QT_TRANSLATE_NOOP("Words", "medium"), "hard": QT_TRANSLATE_NOOP("Words", "hard"),
    "very_hard": QT_TRANSLATE_NOOP("Words", "very hard"),
    "nearly_impossible": QT_TRANSLATE_NOOP("Words", "nearly impossible"),
}  # fmt: skip

# Where there is little room: pips and small buttons.
SHORT: dict[str, Any] = {
    "bonus": QT_TRANSLATE_NOOP("Words", "Bonus"), "object": QT_TRANSLATE_NOOP("Words", "Object"),
    "standard": QT_TRANSLATE_NOOP("Words", "Standard"), "move": QT_TRANSLATE_NOOP("Words", "Move"),
    "minor": QT_TRANSLATE_NOOP("Words", "Minor"), "immediate": QT_TRANSLATE_NOOP("Words", "Immediate"),
    "opportunity": QT_TRANSLATE_NOOP("Words", "Opportunity"), "main": QT_TRANSLATE_NOOP("Words", "Main"),
    "legendary": QT_TRANSLATE_NOOP("Words", "Legendary"), "free": QT_TRANSLATE_NOOP("Words", "Free"),
    "legendary_resistance": QT_TRANSLATE_NOOP("Words", "Resistance"), "draw": QT_TRANSLATE_NOOP("Words", "Draw"),
    "use_object": QT_TRANSLATE_NOOP("Words", "Use object"), "potion": QT_TRANSLATE_NOOP("Words", "Potion"),
    "cast": QT_TRANSLATE_NOOP("Words", "Cast"), "second_bonus": QT_TRANSLATE_NOOP("Words", "2nd bonus"),
    "break_object": QT_TRANSLATE_NOOP("Words", "Break it"), "extinguish": QT_TRANSLATE_NOOP("Words", "Fire out"),
    "fort": QT_TRANSLATE_NOOP("Words", "Fort"), "ref": QT_TRANSLATE_NOOP("Words", "Ref"),
    "aac": QT_TRANSLATE_NOOP("Words", "AAC"), "reckless": QT_TRANSLATE_NOOP("Words", "Recklessly"),
}  # fmt: skip

# Kinds of damage.
DAMAGE: dict[str, Any] = {
    "acid": QT_TRANSLATE_NOOP("Words", "acid"), "bludgeoning": QT_TRANSLATE_NOOP("Words", "bludgeoning"),
    "cold": QT_TRANSLATE_NOOP("Words", "cold"), "fire": QT_TRANSLATE_NOOP("Words", "fire"),
    "force": QT_TRANSLATE_NOOP("Words", "force"), "lightning": QT_TRANSLATE_NOOP("Words", "lightning"),
    "necrotic": QT_TRANSLATE_NOOP("Words", "necrotic"), "piercing": QT_TRANSLATE_NOOP("Words", "piercing"),
    "poison": QT_TRANSLATE_NOOP("Words", "poison"), "psychic": QT_TRANSLATE_NOOP("Words", "psychic"),
    "radiant": QT_TRANSLATE_NOOP("Words", "radiant"), "slashing": QT_TRANSLATE_NOOP("Words", "slashing"),
    "thunder": QT_TRANSLATE_NOOP("Words", "thunder"),
}  # fmt: skip

# Areas of effect: what a shape is called, and how its squares count.
AREAS: dict[str, Any] = {
    "sphere": QT_TRANSLATE_NOOP("Words", "Sphere"), "cube": QT_TRANSLATE_NOOP("Words", "Cube"),
    "cone": QT_TRANSLATE_NOOP("Words", "Cone"), "line": QT_TRANSLATE_NOOP("Words", "Line"),
    "cylinder": QT_TRANSLATE_NOOP("Words", "Cylinder"), "emanation": QT_TRANSLATE_NOOP("Words", "Emanation"),
    "burst": QT_TRANSLATE_NOOP("Words", "Burst"), "blast": QT_TRANSLATE_NOOP("Words", "Blast"),
}  # fmt: skip
AREA_COUNTS: dict[str, Any] = {
    "sphere": QT_TRANSLATE_NOOP("Words", "A square counts when its centre is within {size} of the corner, total cover aside."),
    "cylinder": QT_TRANSLATE_NOOP("Words", "A sphere seen from above: centres within {size} of the corner, total cover aside."),
    "cube": QT_TRANSLATE_NOOP("Words", "{size} a side, from a corner the way you drag; squares behind total cover are out."),
    "cone": QT_TRANSLATE_NOOP(
        "Words", "A square counts when its centre is in the cone, as wide as it is far, up to {size}; total cover aside."
    ),
    "line": QT_TRANSLATE_NOOP("Words", "A square counts when its centre is at most {size} along and half the width beside."),
    "emanation": QT_TRANSLATE_NOOP(
        "Words", "Centres within {size} of the creature's edge count, the creature itself does not; total cover aside."
    ),
    "burst": QT_TRANSLATE_NOOP(
        "Words", "Every square within {squares} of the origin counts, diagonals too; squares with total cover are out."
    ),
    "blast": QT_TRANSLATE_NOOP("Words", "{squares} a side, beside the origin; squares with total cover from it are out."),
}  # fmt: skip

# ---------------------------------------------------------------- rounds
PHASES: dict[str, Any] = {
    "declare": QT_TRANSLATE_NOOP("Phase", "Declarations"), "morale": QT_TRANSLATE_NOOP("Phase", "Morale"),
    "movement": QT_TRANSLATE_NOOP("Phase", "Movement"), "missile": QT_TRANSLATE_NOOP("Phase", "Missiles"),
    "magic": QT_TRANSLATE_NOOP("Phase", "Magic"), "melee": QT_TRANSLATE_NOOP("Phase", "Melee"),
    "slow": QT_TRANSLATE_NOOP("Phase", "Slow"), "surprise": QT_TRANSLATE_NOOP("Phase", "Surprise round"),
}  # fmt: skip
DECLARATIONS: dict[str, Any] = {
    "": QT_TRANSLATE_NOOP("Words", "Nothing"), "spell": QT_TRANSLATE_NOOP("Words", "Spell"),
    "withdraw": QT_TRANSLATE_NOOP("Words", "Withdraw"), "retreat": QT_TRANSLATE_NOOP("Words", "Retreat"),
    "spell_lost": QT_TRANSLATE_NOOP("Words", "Spell lost"),
}  # fmt: skip
DECLARED: dict[str, Any] = {
    "": QT_TRANSLATE_NOOP("Words", "Nothing announced: it moves where no enemy is beside it, and attacks."),
    "spell": QT_TRANSLATE_NOOP("Words", "It will cast a spell and do nothing else this round."),
    "withdraw": QT_TRANSLATE_NOOP("Words", "It will step back from melee at half its movement; it may still attack."),
    "retreat": QT_TRANSLATE_NOOP("Words", "It will run from melee at full movement, without attacking."),
    "spell_lost": QT_TRANSLATE_NOOP("Words", "The spell was disturbed: it is spent, and nothing else is done this round."),
}  # fmt: skip
MOVES: dict[str, Any] = {
    "own": QT_TRANSLATE_NOOP("Words", "Move"), "shift": QT_TRANSLATE_NOOP("Words", "Shift"),
    "withdraw": QT_TRANSLATE_NOOP("Words", "Withdraw"), "retreat": QT_TRANSLATE_NOOP("Words", "Retreat"),
}  # fmt: skip

# ---------------------------------------------------------------- the ruleset in one sentence
SQUARE: Any = QT_TRANSLATE_NOOP("Words", "A square is {square}")
TITLES: tuple[Any, ...] = (QT_TRANSLATE_NOOP("Words", "Alternating sides"),)  # those that are no proper names
SCHEDULES: dict[str, Any] = {
    "order": QT_TRANSLATE_NOOP("Words", "creatures act one after the other"),
    "phases": QT_TRANSLATE_NOOP("Words", "sides go through the phases {phases}"),
    "slots": QT_TRANSLATE_NOOP("Words", "sides take turns choosing who acts"),
}  # fmt: skip
SURPRISES: dict[str, Any] = {
    "bad_roll": QT_TRANSLATE_NOOP("Words", "the surprised roll initiative with disadvantage"),
    "lost_turn": QT_TRANSLATE_NOOP("Words", "the surprised lose their first turn"),
    "extra_round": QT_TRANSLATE_NOOP("Words", "surprise is a round of its own"),
}  # fmt: skip
RESOURCES: Any = QT_TRANSLATE_NOOP("Words", "a turn gives {resources}")
SEVERAL: Any = QT_TRANSLATE_NOOP("Words", "{number} × {resource}")

# The sentences the rulesets' house rules have, as they stand there: this list is what translators find.
OPTIONS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("Words", "Diagonal steps cost one square, or one and two in turn."),
    QT_TRANSLATE_NOOP("Words", "Allies on opposite sides of an enemy have advantage in melee."),
    QT_TRANSLATE_NOOP("Words", "The dead give half cover like the living."),
    QT_TRANSLATE_NOOP("Words", "Slipping behind total cover within an enemy's reach provokes like leaving it."),
    QT_TRANSLATE_NOOP("Words", "At 0, a blow temporary hit points absorb is no failed death save, or is one."),
    QT_TRANSLATE_NOOP("Words", "The sun shines on the map: who cannot bear it fights badly."),
    QT_TRANSLATE_NOOP("Words", "Attacks on the flanked, prone, dazed, stunned, surprised or unseeing get +2."),
    QT_TRANSLATE_NOOP("Words", "Flanking counts for attacks in the turns of others too, not only in one's own."),
    QT_TRANSLATE_NOOP("Words", "Sides that roll the same roll again, or act together and strike together."),
    QT_TRANSLATE_NOOP("Words", "One die for each side, or one for each creature."),
    QT_TRANSLATE_NOOP("Words", "Ascending armour class: d20 and attack bonus against it."),
    QT_TRANSLATE_NOOP("Words", "Characters roll the dice of their weapon instead of 1d6."),
)
CHOICES: dict[str, Any] = {
    "True": QT_TRANSLATE_NOOP("Words", "on"), "False": QT_TRANSLATE_NOOP("Words", "off"),
    "equal": QT_TRANSLATE_NOOP("Words", "one square each"), "alternating": QT_TRANSLATE_NOOP("Words", "one and two in turn"),
    "reroll": QT_TRANSLATE_NOOP("Words", "roll again"), "simultaneous": QT_TRANSLATE_NOOP("Words", "both at once"),
    "absorb": QT_TRANSLATE_NOOP("Words", "no failed save"), "fail": QT_TRANSLATE_NOOP("Words", "a failed save"),
    "side": QT_TRANSLATE_NOOP("Words", "by side"), "individual": QT_TRANSLATE_NOOP("Words", "each for itself"),
}  # fmt: skip
