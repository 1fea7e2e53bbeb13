"""All sentences the rules' values become: refusals, reasons, conditions; the log's are in `log_words`.

Rules answer with kinds and numbers; here they get words, through Qt's translation.  Sentences are whole, with named holes, so
that translators can turn them round.  Not here: labels of buttons and dialogs (they stand where they are shown).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from battlemap.encounter.conversion import Loss
from battlemap.encounter.events import Event
from battlemap.model import Encounter
from battlemap.rules.ruleset import OptionRule, Ruleset
from battlemap.rules.ruling import Refusal


def say(text: str, **holes: Any) -> str:
    """A marked text in the window's language, its holes filled."""
    return QCoreApplication.translate("Words", text).format(**holes)


def N(text: str) -> str:
    """Mark a text for translation where it stands; `say` translates it when it is shown."""
    return text


METRES: Any = QT_TRANSLATE_NOOP("Words", "{metres} m")


# ---------------------------------------------------------------- small words
def column_name(x: int) -> str:
    """0 -> A, 25 -> Z, 26 -> AA."""
    name = ""
    x += 1
    while x > 0:
        x, rest = divmod(x - 1, 26)
        name = chr(65 + rest) + name
    return name


def cell_name(cell: Sequence[float]) -> str:
    """(1, 6) -> "B7"."""
    return f"{column_name(int(cell[0]))}{int(cell[1]) + 1}"


def number(value: float) -> str:
    """A number without a tail: 4.5, 9."""
    return f"{value:g}"


def metres_text(length_dm: int) -> str:
    """dm as "4.5 m"."""
    return say(METRES, metres=number(round(length_dm / 10, 2)))


def plural(translated: str, number: int) -> str:
    """English as it stands in the source ("%n square(s)" with its number put in): one square, two squares."""
    return translated.replace("(s)", "" if number == 1 else "s")


def squares_text(squares: int) -> str:
    return plural(QCoreApplication.translate("Words", "%n square(s)", None, squares), squares)


def name_of(state: Encounter | Mapping[str, str], token_id: str) -> str:
    """A token's name; of a mapping of names what it says (the log remembers who has left)."""
    if isinstance(state, Mapping):
        return state.get(token_id, token_id)
    token = state.token(token_id)
    return token.name if token is not None else token_id


def word(name: str) -> str:
    """A rules' word ("half_cover") as people write it, in the window's language where it is known."""
    known = WORDS.get(name)
    return say(known) if known else name.replace("_", " ")


WORDS: dict[str, Any] = {
    "action": QT_TRANSLATE_NOOP("Words", "Action"), "bonus": QT_TRANSLATE_NOOP("Words", "Bonus action"),
    "reaction": QT_TRANSLATE_NOOP("Words", "Reaction"), "object": QT_TRANSLATE_NOOP("Words", "Free object"),
    "walk": QT_TRANSLATE_NOOP("Words", "Walk"), "fly": QT_TRANSLATE_NOOP("Words", "Fly"),
    "swim": QT_TRANSLATE_NOOP("Words", "Swim"), "climb": QT_TRANSLATE_NOOP("Words", "Climb"),
    "burrow": QT_TRANSLATE_NOOP("Words", "Burrow"), "crawl": QT_TRANSLATE_NOOP("Words", "Crawl"),
    "jump": QT_TRANSLATE_NOOP("Words", "Jump"), "dash": QT_TRANSLATE_NOOP("Words", "Dash"),
    "disengage": QT_TRANSLATE_NOOP("Words", "Disengage"), "dodge": QT_TRANSLATE_NOOP("Words", "Dodge"),
    "help": QT_TRANSLATE_NOOP("Words", "Help"), "hide": QT_TRANSLATE_NOOP("Words", "Hide"),
    "influence": QT_TRANSLATE_NOOP("Words", "Influence"), "magic": QT_TRANSLATE_NOOP("Words", "Magic"),
    "search": QT_TRANSLATE_NOOP("Words", "Search"), "study": QT_TRANSLATE_NOOP("Words", "Study"),
    "utilize": QT_TRANSLATE_NOOP("Words", "Utilize"), "improvise": QT_TRANSLATE_NOOP("Words", "Improvise"),
    "grapple": QT_TRANSLATE_NOOP("Words", "Grapple"), "shove": QT_TRANSLATE_NOOP("Words", "Shove"),
    "escape": QT_TRANSLATE_NOOP("Words", "Escape"), "stabilize": QT_TRANSLATE_NOOP("Words", "Stabilize"),
    "first_aid": QT_TRANSLATE_NOOP("Words", "First aid"), "ready": QT_TRANSLATE_NOOP("Words", "Ready"),
    "stand": QT_TRANSLATE_NOOP("Words", "Stand up"), "drop_prone": QT_TRANSLATE_NOOP("Words", "Drop prone"),
    "mount": QT_TRANSLATE_NOOP("Words", "Mount"), "dismount": QT_TRANSLATE_NOOP("Words", "Dismount"),
    "none": QT_TRANSLATE_NOOP("Words", "no cover"), "half": QT_TRANSLATE_NOOP("Words", "half cover"),
    "three_quarters": QT_TRANSLATE_NOOP("Words", "three-quarters cover"),
    "total": QT_TRANSLATE_NOOP("Words", "total cover"), "advantage": QT_TRANSLATE_NOOP("Words", "advantage"),
    "disadvantage": QT_TRANSLATE_NOOP("Words", "disadvantage"), "normal": QT_TRANSLATE_NOOP("Words", "normal"),
    "up": QT_TRANSLATE_NOOP("Words", "up"), "bloodied": QT_TRANSLATE_NOOP("Words", "bloodied"),
    "unconscious": QT_TRANSLATE_NOOP("Words", "unconscious"), "dying": QT_TRANSLATE_NOOP("Words", "dying"),
    "stable": QT_TRANSLATE_NOOP("Words", "stable"), "dead": QT_TRANSLATE_NOOP("Words", "dead"),
    "open": QT_TRANSLATE_NOOP("Words", "open"), "closed": QT_TRANSLATE_NOOP("Words", "closed"),
    "locked": QT_TRANSLATE_NOOP("Words", "locked"), "barred": QT_TRANSLATE_NOOP("Words", "barred"),
    "secret": QT_TRANSLATE_NOOP("Words", "secret"), "blinded": QT_TRANSLATE_NOOP("Words", "blinded"),
    "charmed": QT_TRANSLATE_NOOP("Words", "charmed"), "deafened": QT_TRANSLATE_NOOP("Words", "deafened"),
    "exhaustion": QT_TRANSLATE_NOOP("Words", "exhaustion"), "frightened": QT_TRANSLATE_NOOP("Words", "frightened"),
    "grappled": QT_TRANSLATE_NOOP("Words", "grappled"), "incapacitated": QT_TRANSLATE_NOOP("Words", "incapacitated"),
    "invisible": QT_TRANSLATE_NOOP("Words", "invisible"), "paralyzed": QT_TRANSLATE_NOOP("Words", "paralyzed"),
    "petrified": QT_TRANSLATE_NOOP("Words", "petrified"), "poisoned": QT_TRANSLATE_NOOP("Words", "poisoned"),
    "prone": QT_TRANSLATE_NOOP("Words", "prone"), "restrained": QT_TRANSLATE_NOOP("Words", "restrained"),
    "stunned": QT_TRANSLATE_NOOP("Words", "stunned"), "party": QT_TRANSLATE_NOOP("Words", "Party"),
    "foes": QT_TRANSLATE_NOOP("Words", "Foes"), "neutral": QT_TRANSLATE_NOOP("Words", "Neutral"),
    "disengaged": QT_TRANSLATE_NOOP("Words", "disengaged"), "dodging": QT_TRANSLATE_NOOP("Words", "dodging"),
    "hiding": QT_TRANSLATE_NOOP("Words", "hiding"), "helped": QT_TRANSLATE_NOOP("Words", "helped"),
    "helped_against": QT_TRANSLATE_NOOP("Words", "helped against"),
    "triggered": QT_TRANSLATE_NOOP("Words", "readied deed under way"),
    "unarmed": QT_TRANSLATE_NOOP("Words", "unarmed strike"), "away": QT_TRANSLATE_NOOP("Words", "away"),
    "ask": QT_TRANSLATE_NOOP("Words", "ask"), "skip": QT_TRANSLATE_NOOP("Words", "always skip"),
    "take": QT_TRANSLATE_NOOP("Words", "always take"), "fled": QT_TRANSLATE_NOOP("Words", "fled"),
    "removed": QT_TRANSLATE_NOOP("Words", "removed"), "str": QT_TRANSLATE_NOOP("Words", "Strength"),
    "dex": QT_TRANSLATE_NOOP("Words", "Dexterity"), "con": QT_TRANSLATE_NOOP("Words", "Constitution"),
    "int": QT_TRANSLATE_NOOP("Words", "Intelligence"), "wis": QT_TRANSLATE_NOOP("Words", "Wisdom"),
    "cha": QT_TRANSLATE_NOOP("Words", "Charisma"), "concentration": QT_TRANSLATE_NOOP("Words", "concentration"),
    "initiative": QT_TRANSLATE_NOOP("Words", "initiative"), "damage": QT_TRANSLATE_NOOP("Words", "damage"),
    "fall": QT_TRANSLATE_NOOP("Words", "fall"), "diagonals": QT_TRANSLATE_NOOP("Words", "diagonals"),
    "flanking": QT_TRANSLATE_NOOP("Words", "flanking"), "ties": QT_TRANSLATE_NOOP("Words", "ties"),
    "ascending": QT_TRANSLATE_NOOP("Words", "ascending armour class"),
    "variable_damage": QT_TRANSLATE_NOOP("Words", "damage by weapon"),
    "combat_advantage": QT_TRANSLATE_NOOP("Words", "combat advantage"),
}  # fmt: skip

SHORT: dict[str, Any] = {
    "bonus": QT_TRANSLATE_NOOP("Words", "Bonus"), "object": QT_TRANSLATE_NOOP("Words", "Object"),
}  # fmt: skip


def short(name: str) -> str:
    """A resource's name where there is little room."""
    return say(SHORT[name]) if name in SHORT else word(name)


# ---------------------------------------------------------------- conditions
CONDITIONS: dict[str, Any] = {
    "blinded": QT_TRANSLATE_NOOP("Words", "Sees nothing: its attacks have disadvantage, attacks against it advantage."),
    "charmed": QT_TRANSLATE_NOOP("Words", "Does not harm who charmed it."),
    "deafened": QT_TRANSLATE_NOOP("Words", "Hears nothing."),
    "exhaustion": QT_TRANSLATE_NOOP("Words", "Per level: 2 less on every d20 and 1.5 m less speed."),
    "frightened": QT_TRANSLATE_NOOP("Words", "Disadvantage on checks and attacks while it sees what it fears."),
    "grappled": QT_TRANSLATE_NOOP("Words", "Speed 0; disadvantage on attacks on anyone but who holds it."),
    "incapacitated": QT_TRANSLATE_NOOP("Words", "No actions, no reactions, no concentration."),
    "invisible": QT_TRANSLATE_NOOP("Words", "Unseen: its attacks have advantage, attacks against it disadvantage."),
    "paralyzed": QT_TRANSLATE_NOOP("Words", "Cannot act or move; attacks have advantage, hits from beside are critical."),
    "petrified": QT_TRANSLATE_NOOP("Words", "Stone: cannot act or move, resists all damage."),
    "poisoned": QT_TRANSLATE_NOOP("Words", "Disadvantage on attacks and checks."),
    "prone": QT_TRANSLATE_NOOP(
        "Words", "Crawls, or stands up for half its speed; attacks from beside have advantage, from afar disadvantage."
    ),
    "restrained": QT_TRANSLATE_NOOP(
        "Words", "Speed 0; its attacks and Dexterity saves have disadvantage, attacks against it advantage."
    ),
    "stunned": QT_TRANSLATE_NOOP("Words", "Cannot act; attacks against it have advantage."),
    "unconscious": QT_TRANSLATE_NOOP("Words", "Asleep: cannot act, hits from beside are critical."),
}  # fmt: skip


STATES: dict[str, Any] = {
    "disengaged": QT_TRANSLATE_NOOP("Words", "Its movement provokes nobody this turn."),
    "dodging": QT_TRANSLATE_NOOP("Words", "Attacks against it have disadvantage, its Dexterity saves advantage."),
    "hiding": QT_TRANSLATE_NOOP("Words", "Unseen until found or until it attacks."),
    "helped": QT_TRANSLATE_NOOP("Words", "Advantage on its next check."),
    "helped_against": QT_TRANSLATE_NOOP("Words", "The next attack against it by a helper's ally has advantage."),
    "triggered": QT_TRANSLATE_NOOP("Words", "The readied attack or move is its next step."),
}  # fmt: skip
UNTIL: dict[str, Any] = {
    "start_of_turn": QT_TRANSLATE_NOOP("Words", "until the start of {token}'s turn"),
    "end_of_turn": QT_TRANSLATE_NOOP("Words", "until the end of {token}'s turn"),
    "end_of_next_turn": QT_TRANSLATE_NOOP("Words", "until the end of {token}'s next turn"),
    "save_ends": QT_TRANSLATE_NOOP("Words", "until a save is made"),
}  # fmt: skip
ROUNDS: Any = QT_TRANSLATE_NOOP("Words", "{number} rounds left")


def condition(name: str) -> tuple[str, str]:
    """A condition's or state's name and what it does now."""
    does = CONDITIONS.get(name) or STATES.get(name)
    return word(name).capitalize(), say(does) if does else ""


def until(text: str, state: Encounter | Mapping[str, str]) -> str:
    """How long an effect lasts, "" when until it is removed."""
    kind, _, rest = text.partition(":")
    if kind == "rounds":
        return say(ROUNDS, number=rest.partition(":")[0])
    return say(UNTIL[kind], token=name_of(state, rest)) if kind in UNTIL else ""


# ---------------------------------------------------------------- rulesets
SQUARE: Any = QT_TRANSLATE_NOOP("Words", "A square is {square}")
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


def ruleset_told(ruleset: Ruleset) -> str:
    """In one sentence what sets a ruleset apart: its square, how a round goes, what a turn gives, what surprise does."""
    turns = ruleset.turns
    parts = [say(SQUARE, square=metres_text(ruleset.square))]
    if turns.schedule in SCHEDULES:
        parts.append(say(SCHEDULES[turns.schedule], phases=", ".join(word(phase).lower() for phase in turns.phases)))
    given = [
        word(name).lower() if number == 1 else say(SEVERAL, number=number, resource=word(name).lower())
        for name, number in ruleset.resources.items()
        if number
    ]
    if given:
        parts.append(say(RESOURCES, resources=", ".join(given)))
    if turns.surprise in SURPRISES:
        parts.append(say(SURPRISES[turns.surprise]))
    return "; ".join(parts) + "."


# The sentences the rulesets' house rules have, as they stand there: this list is what translators find.
OPTIONS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("Words", "Diagonal steps cost one square, or one and two in turn."),
    QT_TRANSLATE_NOOP("Words", "Allies on opposite sides of an enemy have advantage in melee."),
    QT_TRANSLATE_NOOP("Words", "Attacks on the flanked, prone, dazed, stunned, surprised or unseeing get +2."),
    QT_TRANSLATE_NOOP("Words", "Sides that roll the same roll again, or act together and strike together."),
    QT_TRANSLATE_NOOP("Words", "One die for each side, or one for each creature."),
    QT_TRANSLATE_NOOP("Words", "Ascending armour class: d20 and attack bonus against it."),
    QT_TRANSLATE_NOOP("Words", "Characters roll the dice of their weapon instead of 1d6."),
)
CHOICES: dict[str, Any] = {
    "True": QT_TRANSLATE_NOOP("Words", "on"), "False": QT_TRANSLATE_NOOP("Words", "off"),
    "equal": QT_TRANSLATE_NOOP("Words", "one square each"), "alternating": QT_TRANSLATE_NOOP("Words", "one and two in turn"),
    "reroll": QT_TRANSLATE_NOOP("Words", "roll again"), "simultaneous": QT_TRANSLATE_NOOP("Words", "both at once"),
    "side": QT_TRANSLATE_NOOP("Words", "by side"), "individual": QT_TRANSLATE_NOOP("Words", "each for itself"),
}  # fmt: skip


def option(name: str, rule: OptionRule) -> tuple[str, str]:
    """A house rule's name and its sentence."""
    title = word(name)
    return title[:1].upper() + title[1:], QCoreApplication.translate("Words", rule.sentence)


def choice(value: Any) -> str:
    """One of a house rule's choices: "on", "one square each"."""
    known = CHOICES.get(str(value))
    return say(known) if known else word(str(value))


LOSSES: dict[str, Any] = {
    "order": QT_TRANSLATE_NOOP("Words", "The order of turns, in round {detail}"),
    "option": QT_TRANSLATE_NOOP("Words", "House rule: {detail}"),
    "move": QT_TRANSLATE_NOOP("Words", "{tokens}: what waits for an answer"),
    "blow": QT_TRANSLATE_NOOP("Words", "{tokens}: {detail} damage not yet taken"),
    "condition": QT_TRANSLATE_NOOP("Words", "{tokens}: {detail} (no condition there)"),
    "state": QT_TRANSLATE_NOOP("Words", "{tokens}: {detail}"),
    "concentration": QT_TRANSLATE_NOOP("Words", "{tokens}: concentration on {detail}"),
    "readied": QT_TRANSLATE_NOOP("Words", "{tokens}: readied for \"{detail}\""),
    "declared": QT_TRANSLATE_NOOP("Words", "{tokens}: declared {detail}"),
    "death_saves": QT_TRANSLATE_NOOP("Words", "{tokens}: death saves, {detail} (successes/failures)"),
}  # fmt: skip
RULES_WORDS = ("option", "condition", "state", "declared")


def losses(lost: Sequence[Loss], state: Encounter) -> list[str]:
    """What a copy under another ruleset leaves behind, one line for all who lose the same."""
    together: dict[tuple[str, str], list[str]] = {}
    for loss in lost:
        together.setdefault((loss.what, loss.detail), []).append(name_of(state, loss.token))
    return [
        say(LOSSES[what], tokens=", ".join(who), detail=word(detail).lower() if what in RULES_WORDS else detail)
        for (what, detail), who in together.items()
    ]


# ---------------------------------------------------------------- refusals
REFUSALS: dict[str, Any] = {
    "not_your_turn": QT_TRANSLATE_NOOP("Words", "It is not {token}'s turn; {active} acts now."),
    "no_movement": QT_TRANSLATE_NOOP("Words", "That takes {needs} m, {left} m are left."),
    "blocked_wall": QT_TRANSLATE_NOOP("Words", "A wall or a closed door is in the way at {at}."),
    "blocked_corner": QT_TRANSLATE_NOOP("Words", "A corner is in the way of the diagonal to {at}."),
    "blocked_creature": QT_TRANSLATE_NOOP("Words", "{by} is in the way."),
    "too_small": QT_TRANSLATE_NOOP("Words", "The opening at {at} is too small."),
    "occupied_end": QT_TRANSLATE_NOOP("Words", "{by} already stands there; it may be passed, not ended on."),
    "off_map": QT_TRANSLATE_NOOP("Words", "That is off the map."),
    "must_crawl": QT_TRANSLATE_NOOP("Words", "{token} is prone: it must crawl, or stand up first."),
    "speed_zero": QT_TRANSLATE_NOOP("Words", "{token} has no speed for that."),
    "cannot_act": QT_TRANSLATE_NOOP("Words", "{token} cannot act ({condition})."),
    "spent": QT_TRANSLATE_NOOP("Words", "{token} has used its {resource}."),
    "out_of_reach": QT_TRANSLATE_NOOP("Words", "{target} is out of reach. It is {distance} m away, the reach is {reach} m."),
    "out_of_range": QT_TRANSLATE_NOOP("Words", "{target} is {distance} m away, the range ends at {range} m."),
    "too_close": QT_TRANSLATE_NOOP("Words", "{target} is too close for that."),
    "total_cover": QT_TRANSLATE_NOOP("Words", "{target} has total cover."),
    "not_seen": QT_TRANSLATE_NOOP("Words", "{target} cannot be seen."),
    "not_declared": QT_TRANSLATE_NOOP("Words", "That was not declared."),
    "wrong_phase": QT_TRANSLATE_NOOP("Words", "That belongs to another phase."),
    "already_acted": QT_TRANSLATE_NOOP("Words", "{token} has already acted this round."),
    "no_such": QT_TRANSLATE_NOOP("Words", "There is no \"{id}\" here."),
    "immune": QT_TRANSLATE_NOOP("Words", "{token} cannot be {condition}."),
    "dead": QT_TRANSLATE_NOOP("Words", "{token} is dead."),
}  # fmt: skip

RULES: dict[str, Any] = {
    "waiting": QT_TRANSLATE_NOOP("Words", "First answer the waiting reaction."),
    "already_begun": QT_TRANSLATE_NOOP("Words", "The fight has already begun."),
    "not_begun": QT_TRANSLATE_NOOP("Words", "The fight has not begun."),
    "nobody_here": QT_TRANSLATE_NOOP("Words", "There is nobody on the map yet."),
    "in_plain_view": QT_TRANSLATE_NOOP("Words", "{by} sees it without enough cover to hide."),
    "too_large": QT_TRANSLATE_NOOP("Words", "{target} is too large for that."),
    "controlled_mount": QT_TRANSLATE_NOOP("Words", "A ridden mount only dashes, disengages or dodges."),
    "mounted": QT_TRANSLATE_NOOP("Words", "{token} rides: move the mount, or dismount first."),
    "no_mount": QT_TRANSLATE_NOOP("Words", "{target} cannot be ridden."),
    "mount_taken": QT_TRANSLATE_NOOP("Words", "{target} cannot be mounted now."),
    "not_riding": QT_TRANSLATE_NOOP("Words", "{token} does not ride."),
    "not_prone": QT_TRANSLATE_NOOP("Words", "{token} already stands."),
    "already_prone": QT_TRANSLATE_NOOP("Words", "{token} is already prone."),
    "not_grappled": QT_TRANSLATE_NOOP("Words", "Nobody holds {token}."),
    "not_dying": QT_TRANSLATE_NOOP("Words", "{target} does not need that."),
    "not_unconscious": QT_TRANSLATE_NOOP("Words", "{target} is awake."),
    "nothing_readied": QT_TRANSLATE_NOOP("Words", "{token} has nothing readied."),
    "nothing_triggered": QT_TRANSLATE_NOOP("Words", "{token} has no readied move under way."),
    "nothing_to_answer": QT_TRANSLATE_NOOP("Words", "{token} has nothing to answer."),
    "reach_not_left": QT_TRANSLATE_NOOP("Words", "That attack's reach is not being left here."),
    "long_jump": QT_TRANSLATE_NOOP("Words", "Too far to jump: {length} m, at most {limit} m."),
    "formation_in_a_fight": QT_TRANSLATE_NOOP("Words", "In a fight each moves in its own turn."),
    "no_delay": QT_TRANSLATE_NOOP("Words", "This ruleset knows no delaying."),
    "one_target": QT_TRANSLATE_NOOP("Words", "This attack has one target."),
    "path_of_neighbours": QT_TRANSLATE_NOOP("Words", "A way goes from square to neighbouring square."),
    "id_taken": QT_TRANSLATE_NOOP("Words", "The name \"{id}\" is taken."),
    "option": QT_TRANSLATE_NOOP("Words", "{option} must be one of {choices}."),
    "dice": QT_TRANSLATE_NOOP("Words", "\"{dice}\" is no dice expression like 2d6+3."),
    "until": QT_TRANSLATE_NOOP("Words", "\"{until}\" is no known duration."),
    "no_goal": QT_TRANSLATE_NOOP("Words", "Say where to."),
    "no_such_move": QT_TRANSLATE_NOOP("Words", "This ruleset knows no such move."),
    "no_such_resource": QT_TRANSLATE_NOOP("Words", "This ruleset knows no {resource}."),
    "no_declarations": QT_TRANSLATE_NOOP("Words", "This ruleset knows no declarations."),
    "initiative_once": QT_TRANSLATE_NOOP("Words", "Initiative is rolled once, when the fight begins."),
    "order_is_fixed": QT_TRANSLATE_NOOP("Words", "The order of turns is fixed by initiative."),
    "no_phases": QT_TRANSLATE_NOOP("Words", "This ruleset's turns have no phases."),
    "next_round": QT_TRANSLATE_NOOP("Words", "{token} joined this round and acts from the next one on."),
    "pace": QT_TRANSLATE_NOOP("Words", "Nobody keeps this pace for more than {rounds} rounds."),
    "own_turn": QT_TRANSLATE_NOOP("Words", "That belongs into the turn of somebody else."),
    "buys_no_move": QT_TRANSLATE_NOOP("Words", "{resource} buys no move."),
    "no_such_phase": QT_TRANSLATE_NOOP("Words", "There is no such phase."),
    "no_such_declaration": QT_TRANSLATE_NOOP("Words", "This cannot be declared."),
    "not_delayed": QT_TRANSLATE_NOOP("Words", "{token} has not delayed its turn."),
    "phases_not_turns": QT_TRANSLATE_NOOP("Words", "Sides act by phases here: end the phase instead."),
    "order_of_sides": QT_TRANSLATE_NOOP("Words", "Sides have a place in the order here, not creatures."),
    "in_melee": QT_TRANSLATE_NOOP("Words", "{token} stands beside an enemy: leaving must have been declared."),
    "gains_no_distance": QT_TRANSLATE_NOOP("Words", "A withdrawal goes away from every enemy beside it."),
    "keeps_its_kind": QT_TRANSLATE_NOOP("Words", "{token} has begun a declared movement and keeps to it."),
    "spell_declared": QT_TRANSLATE_NOOP("Words", "{token} has declared a spell: nothing else this round."),
    "retreating": QT_TRANSLATE_NOOP("Words", "{token} is retreating and does not attack this round."),
    "two_light": QT_TRANSLATE_NOOP("Words", "Only a light weapon strikes with the other hand."),
    "no_morale": QT_TRANSLATE_NOOP("Words", "{token} has no morale score."),
    "shove_mode": QT_TRANSLATE_NOOP("Words", "A shove pushes away or prone."),
}  # fmt: skip


NOBODY: Any = QT_TRANSLATE_NOOP("Words", "nobody")


class _Holes(dict[str, Any]):
    def __missing__(self, key: str) -> str:
        return "?"


def _facts(facts: Mapping[str, Any], state: Encounter) -> _Holes:
    """Ids become names, squares B7, numbers lose their tails."""
    found = _Holes()
    for key, value in facts.items():
        if key in ("token", "target", "by", "active") and isinstance(value, str):
            found[key] = name_of(state, value) if value else say(NOBODY)
        elif key == "at" and isinstance(value, (list, tuple)):
            found[key] = cell_name(value)
        elif isinstance(value, float):
            found[key] = number(value)
        elif key in ("resource", "condition"):
            found[key] = word(str(value)).lower()
        else:
            found[key] = value
    return found


SHORTER: dict[str, Any] = {
    "occupied_end": QT_TRANSLATE_NOOP("Words", "Somebody already stands at {at}."),
    "blocked_creature": QT_TRANSLATE_NOOP("Words", "Somebody is in the way at {at}."),
    "out_of_reach": QT_TRANSLATE_NOOP("Words", "{target} is out of reach."),
    "cannot_act": QT_TRANSLATE_NOOP("Words", "{token} cannot act."),
    "no_such": QT_TRANSLATE_NOOP("Words", "There is nobody of that name here."),
}  # fmt: skip
NEEDS = {"occupied_end": "by", "blocked_creature": "by", "out_of_reach": "distance", "cannot_act": "condition", "no_such": "id"}
NOT_ALLOWED: Any = QT_TRANSLATE_NOOP("Words", "The rules do not allow that.")
NOT_POSSIBLE: Any = QT_TRANSLATE_NOOP("Words", "That is not possible.")


def refusal(no: Refusal, state: Encounter) -> str:
    """A refusal as one sentence, with its numbers."""
    facts = _facts(no.facts, state)
    if no.kind == "not_allowed":
        if "message" in no.facts:
            return str(no.facts["message"])
        return _fill(RULES.get(str(no.facts.get("rule", "")), NOT_ALLOWED), facts)
    if no.kind in SHORTER and not no.facts.get(NEEDS[no.kind]):
        return _fill(SHORTER[no.kind], facts)
    return _fill(REFUSALS.get(no.kind, NOT_POSSIBLE), facts)


def _fill(text: str, facts: _Holes) -> str:
    return QCoreApplication.translate("Words", text).format_map(facts)


# ---------------------------------------------------------------- reasons
REASONS: dict[str, Any] = {
    "unseen_attacker": QT_TRANSLATE_NOOP("Words", "the target does not see the attacker"),
    "unseen_target": QT_TRANSLATE_NOOP("Words", "the attacker does not see the target"),
    "long_range": QT_TRANSLATE_NOOP("Words", "long range"),
    "ranged_in_melee": QT_TRANSLATE_NOOP("Words", "{by} stands beside the shooter"),
    "prone_near": QT_TRANSLATE_NOOP("Words", "{by} is prone and close"),
    "prone_far": QT_TRANSLATE_NOOP("Words", "{by} is prone and far"),
    "dodging": QT_TRANSLATE_NOOP("Words", "{by} dodges"),
    "help": QT_TRANSLATE_NOOP("Words", "{by} helps"),
    "flanking": QT_TRANSLATE_NOOP("Words", "flanked with {by}"),
    "game_master": QT_TRANSLATE_NOOP("Words", "the game master says so"),
    "squeezed": QT_TRANSLATE_NOOP("Words", "squeezed in"),
    "squeezed_target": QT_TRANSLATE_NOOP("Words", "{by} is squeezed in"),
    "attack_bonus": QT_TRANSLATE_NOOP("Words", "attack bonus"),
    "surprised": QT_TRANSLATE_NOOP("Words", "surprised"),
}  # fmt: skip


BY_IS: Any = QT_TRANSLATE_NOOP("Words", "{by} is {condition}")
MAY_STRIKE: Any = QT_TRANSLATE_NOOP("Words", "{by} may strike")


def reason(given: Mapping[str, Any], state: Encounter) -> str:
    """One reason of advantage or disadvantage, or one term of a sum."""
    kind, by = str(given.get("kind", "")), str(given.get("by", ""))
    if kind in REASONS:
        return _fill(REASONS[kind], _Holes(by=name_of(state, by) if by else "?"))
    if by:
        return say(BY_IS, by=name_of(state, by), condition=word(kind))
    return word(kind)


def provocation(by: str, state: Encounter) -> str:
    return say(MAY_STRIKE, by=name_of(state, by))


D20: dict[str, Any] = {
    "attack": QT_TRANSLATE_NOOP("Words", "attack"), "damage": QT_TRANSLATE_NOOP("Words", "damage"),
    "save": QT_TRANSLATE_NOOP("Words", "saving throw"), "check": QT_TRANSLATE_NOOP("Words", "check"),
    "death_save": QT_TRANSLATE_NOOP("Words", "death save"), "concentration": QT_TRANSLATE_NOOP("Words", "concentration"),
    "initiative": QT_TRANSLATE_NOOP("Words", "initiative"), "fall": QT_TRANSLATE_NOOP("Words", "fall"),
}  # fmt: skip


def event(happened: Event, state: Encounter | Mapping[str, str]) -> str | None:
    """A line of the log, or None for what is only bookkeeping.  `state` is used for names."""
    from battlemap.ui.log_words import told

    return told(happened, state) or None
