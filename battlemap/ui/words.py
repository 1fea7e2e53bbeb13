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
from battlemap.rules.ruleset import MoveKind, OptionRule, Ruleset
from battlemap.rules.ruling import Refusal
from battlemap.sentence import plain_line
from battlemap.ui import condition_words, trait_words
from battlemap.ui.lengths import both_text as both_text
from battlemap.ui.lengths import length_text, width_text
from battlemap.ui.lengths import number as number
from battlemap.ui.lengths import plural as plural
from battlemap.ui.lengths import squares_text as squares_text
from battlemap.ui.refusal_words import (
    BELONGS,
    BELONGS_LATER,
    NEEDS,
    NOT_ALLOWED,
    NOT_POSSIBLE,
    REFUSALS,
    RULES,
    SHORTER,
)
from battlemap.ui.ruleset_words import (
    AREA_COUNTS,
    AREAS,
    CHOICES,
    CONDITIONS,
    DAMAGE,
    DECLARATIONS,
    DECLARED,
    DIFFICULTIES,
    MOVES,
    NAMES,
    PHASES,
    RESOURCES,
    SCHEDULES,
    SEVERAL,
    SHEET,
    SHEET_CHOICES,
    SHEET_TIPS,
    SHORT,
    SKILLS,
    SQUARE,
    SURPRISES,
)
from battlemap.ui.ruleset_words import OPTIONS as OPTIONS
from battlemap.ui.ruleset_words import USUAL as USUAL_CHOICE
from battlemap.ui.sentences import said


def say(text: str, **holes: Any) -> str:
    """A marked text in the window's language, its holes filled."""
    return QCoreApplication.translate("Words", text).format(**holes)


def N(text: str) -> str:
    """Mark a text for translation where it stands; `say` translates it when it is shown."""
    return text


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


metres_text = length_text
"""dm as "4.5 m", "15 ft" or "3 squares": in the unit chosen."""


def as_written(text: str) -> str:
    """For a button, a tick or a line of a menu: an & in a name is an & and underlines nothing."""
    return text.replace("&", "&&")


THE_DOOR: Any = QT_TRANSLATE_NOOP("Words", "the door")
DOOR = "door:"
"""How a door is named where a target is wanted."""


def name_of(state: Encounter | Mapping[str, str], token_id: str) -> str:
    """A token's name; of a mapping of names what it says (the log remembers who has left)."""
    if isinstance(state, Mapping):
        return state.get(token_id) or (say(THE_DOOR) if token_id.startswith(DOOR) else token_id)
    if token_id.startswith(DOOR):
        return say(THE_DOOR)
    token = state.token(token_id)
    if token is None and token_id in state.reserve:
        token = state.reserve[token_id].token
    return token.name if token is not None else token_id


def word(name: str) -> str:
    """A rules' word ("half_cover") as people write it, in the window's language where it is known."""
    known = WORDS.get(name)
    return say(known) if known else plain_line(name.replace("_", " "))


WORDS: dict[str, Any] = {
    **trait_words.TRAITS, **DAMAGE, **SHEET, **NAMES, **CONDITIONS, **SKILLS,
    "walk": QT_TRANSLATE_NOOP("Words", "Walk"), "fly": QT_TRANSLATE_NOOP("Words", "Fly"),
    "swim": QT_TRANSLATE_NOOP("Words", "Swim"), "climb": QT_TRANSLATE_NOOP("Words", "Climb"),
    "burrow": QT_TRANSLATE_NOOP("Words", "Burrow"), "crawl": QT_TRANSLATE_NOOP("Words", "Crawl"),
    "jump": QT_TRANSLATE_NOOP("Words", "Jump"), "stand": QT_TRANSLATE_NOOP("Words", "Stand up"),
    "drop_prone": QT_TRANSLATE_NOOP("Words", "Drop prone"), "mount": QT_TRANSLATE_NOOP("Words", "Mount"),
    "dismount": QT_TRANSLATE_NOOP("Words", "Dismount"), "none": QT_TRANSLATE_NOOP("Words", "no cover"),
    "half": QT_TRANSLATE_NOOP("Words", "half cover"), "three_quarters": QT_TRANSLATE_NOOP("Words", "three-quarters cover"),
    "total": QT_TRANSLATE_NOOP("Words", "total cover"), "advantage": QT_TRANSLATE_NOOP("Words", "advantage"),
    "disadvantage": QT_TRANSLATE_NOOP("Words", "disadvantage"), "normal": QT_TRANSLATE_NOOP("Words", "normal"),
    "up": QT_TRANSLATE_NOOP("Words", "up"), "bloodied": QT_TRANSLATE_NOOP("Words", "bloodied"),
    "dying": QT_TRANSLATE_NOOP("Words", "dying"), "stable": QT_TRANSLATE_NOOP("Words", "stable"),
    "dead": QT_TRANSLATE_NOOP("Words", "dead"), "open": QT_TRANSLATE_NOOP("Words", "open"),
    "closed": QT_TRANSLATE_NOOP("Words", "closed"), "locked": QT_TRANSLATE_NOOP("Words", "locked"),
    "barred": QT_TRANSLATE_NOOP("Words", "barred"), "secret": QT_TRANSLATE_NOOP("Words", "secret"),
    "party": QT_TRANSLATE_NOOP("Words", "Party"), "foes": QT_TRANSLATE_NOOP("Words", "Foes"),
    "neutral": QT_TRANSLATE_NOOP("Words", "Neutral"), "disengaged": QT_TRANSLATE_NOOP("Words", "disengaged"),
    "dodging": QT_TRANSLATE_NOOP("Words", "dodging"), "hiding": QT_TRANSLATE_NOOP("Words", "hiding"),
    "helped": QT_TRANSLATE_NOOP("Words", "helped"), "helped_against": QT_TRANSLATE_NOOP("Words", "helped against"),
    "triggered": QT_TRANSLATE_NOOP("Words", "readied deed under way"), "unarmed": QT_TRANSLATE_NOOP("Words", "unarmed strike"),
    "sustained": QT_TRANSLATE_NOOP("Words", "sustained"), "spell": QT_TRANSLATE_NOOP("Words", "Spell"),
    "away": QT_TRANSLATE_NOOP("Words", "away"), "ask": QT_TRANSLATE_NOOP("Words", "ask"),
    "skip": QT_TRANSLATE_NOOP("Words", "always skip"), "take": QT_TRANSLATE_NOOP("Words", "always take"),
    "fled": QT_TRANSLATE_NOOP("Words", "fled"), "removed": QT_TRANSLATE_NOOP("Words", "removed"),
    "str": QT_TRANSLATE_NOOP("Words", "Strength"), "dex": QT_TRANSLATE_NOOP("Words", "Dexterity"),
    "con": QT_TRANSLATE_NOOP("Words", "Constitution"), "int": QT_TRANSLATE_NOOP("Words", "Intelligence"),
    "wis": QT_TRANSLATE_NOOP("Words", "Wisdom"), "cha": QT_TRANSLATE_NOOP("Words", "Charisma"),
    "concentration": QT_TRANSLATE_NOOP("Words", "concentration"), "initiative": QT_TRANSLATE_NOOP("Words", "initiative"),
    "damage": QT_TRANSLATE_NOOP("Words", "damage"), "fall": QT_TRANSLATE_NOOP("Words", "fall"),
}  # fmt: skip


def short(name: str) -> str:
    """A resource's name where there is little room."""
    return say(SHORT[name]) if name in SHORT else word(name)


def sheet_field(name: str) -> str:
    """A field only some stat blocks have: "THAC0", "Legendary actions"."""
    return say(SHEET[name]) if name in SHEET else word(name).capitalize()


def sheet_tip(name: str) -> str:
    """What it means, "" where its name says so."""
    return say(SHEET_TIPS[name]) if name in SHEET_TIPS else ""


def sheet_choice(name: str) -> str:
    """One of the things such a field may say: "conduit", "Reflex"."""
    return say(SHEET_CHOICES[name]) if name in SHEET_CHOICES else word(name)


def usual_choice(name: str) -> str:
    """What it says where nothing is chosen."""
    return say(USUAL_CHOICE, choice=sheet_choice(name))


def difficulty(name: str) -> str:
    """How hard a check is: "very easy"."""
    return say(DIFFICULTIES[name]) if name in DIFFICULTIES else word(name)


def phase(name: str) -> str:
    """A phase of the round: "Missiles", "Declarations"."""
    return QCoreApplication.translate("Phase", PHASES[name]) if name in PHASES else word(name).capitalize()


def declaration(name: str) -> tuple[str, str]:
    """What may be announced for a round, and what that means; "" is nothing."""
    title = say(DECLARATIONS[name]) if name in DECLARATIONS else word(name).capitalize()
    return title, say(DECLARED[name]) if name in DECLARED else ""


def area_shape(name: str) -> str:
    """The shape of an area of effect: "Cone"."""
    return say(AREAS[name]) if name in AREAS else word(name).capitalize()


def area_counts(name: str, size_dm: int, square: int) -> str:
    """In one sentence which squares belong to an area of this shape and size."""
    squares = squares_text(max(1, round(size_dm / square)))
    return say(AREA_COUNTS[name], size=metres_text(size_dm), squares=squares) if name in AREA_COUNTS else ""


def side(name: str) -> str:
    """A side's name: "Party", or as the table calls it."""
    told = word(name)
    return told[:1].upper() + told[1:]


def who(state: Encounter | Mapping[str, str], name: str) -> str:
    """Whoever has a place in the order: a token, or a side."""
    known = name in state if isinstance(state, Mapping) else name in state.tokens
    return name_of(state, name) if known else side(name)


MOST_SQUARES: Any = QT_TRANSLATE_NOOP("Words", "at most {squares}")
HALVED: Any = QT_TRANSLATE_NOOP("Words", "half the movement")
UNANSWERED: Any = QT_TRANSLATE_NOOP("Words", "nobody may strike at it")
PASSES_NOBODY: Any = QT_TRANSLATE_NOOP("Words", "passes nobody")
MUST_DECLARE: Any = QT_TRANSLATE_NOOP("Words", "declared before the round")
USUAL: Any = QT_TRANSLATE_NOOP("Words", "as usual")


def move_kind(name: str, kind: MoveKind) -> tuple[str, str]:
    """A way of moving, and what sets it apart."""
    told = [say(MOST_SQUARES, squares=squares_text(kind.squares))] if kind.squares else []
    told += [say(HALVED)] if kind.halved else []
    told += [] if kind.provokes else [say(UNANSWERED)]
    told += [say(PASSES_NOBODY)] if kind.passes == "nobody" else []
    told += [say(MUST_DECLARE)] if kind.declared else []
    title = say(MOVES[name]) if name in MOVES else word(name).capitalize()
    return title, f"{title}: {', '.join(told) or say(USUAL)}."


# ---------------------------------------------------------------- conditions
STATES: dict[str, Any] = {
    **trait_words.STATES,
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
    "concentration": QT_TRANSLATE_NOOP("Words", "while {token} concentrates"),
    "save_ends": QT_TRANSLATE_NOOP("Words", "until a save is made"),
}  # fmt: skip
ROUNDS: Any = QT_TRANSLATE_NOOP("Words", "%n round(s) left")


def condition(name: str, ruleset: Ruleset | None = None) -> tuple[str, str]:
    """A condition's or state's name, and what it is and does under this ruleset."""
    does = condition_words.does(name, ruleset)
    if not does and name in STATES:
        does = say(STATES[name])
    return word(name).capitalize(), does


def held(on: str) -> str:
    """What somebody concentrates on: as the table named it, a condition by its name."""
    return word(on).lower() if on in CONDITIONS else on


def until(text: str, state: Encounter | Mapping[str, str]) -> str:
    """How long an effect lasts, "" when until it is removed."""
    kind, _, rest = text.partition(":")
    if kind == "rounds":
        left = int(rest.partition(":")[0])
        return plural(QCoreApplication.translate("Words", ROUNDS, None, left), left)
    return say(UNTIL[kind], token=name_of(state, rest)) if kind in UNTIL else ""


# ---------------------------------------------------------------- rulesets
def rules_title(ruleset: Ruleset) -> str:
    """What it is called, where that is no proper name: "Alternating sides"."""
    return say(ruleset.title)


def ruleset_told(ruleset: Ruleset) -> str:
    """In one sentence what sets a ruleset apart: its square, how a round goes, what a turn gives, what surprise does."""
    turns = ruleset.turns
    parts = [say(SQUARE, square=width_text(ruleset.square))]
    if turns.schedule in SCHEDULES:
        parts.append(say(SCHEDULES[turns.schedule], phases=", ".join(phase(name).lower() for name in turns.phases)))
    given = [
        word(name).lower() if number == 1 else say(SEVERAL, number=number, resource=word(name).lower())
        for name, number in ruleset.resources.items()
        if number and (name != "move" or name in ruleset.movement.pays)
    ]
    if given:
        parts.append(say(RESOURCES, resources=", ".join(given)))
    if turns.surprise in SURPRISES:
        parts.append(say(SURPRISES[turns.surprise]))
    return "; ".join(parts) + "."


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
    "armour": QT_TRANSLATE_NOOP("Words", "{tokens}: armour class counted the other way, {detail}"),
    "save": QT_TRANSLATE_NOOP("Words", "{tokens}: the saving throw of {detail}"),
}  # fmt: skip
RULES_WORDS = ("option", "condition", "state", "declared")


def losses(lost: Sequence[Loss], state: Encounter) -> list[str]:
    """What a copy under another ruleset leaves behind, one line for all who lose the same."""
    together: dict[tuple[str, str], list[str]] = {}
    for loss in lost:
        together.setdefault((loss.what, loss.detail), []).append(name_of(state, loss.token))

    def told(what: str, detail: str) -> str:
        return word(detail).lower() if what in RULES_WORDS else held(detail) if what == "concentration" else detail

    return [
        say(LOSSES[what], tokens=", ".join(who), detail=told(what, detail)) for (what, detail), who in together.items()
    ]


# ---------------------------------------------------------------- refusals
LENGTHS = ("needs", "left", "distance", "reach", "range", "length", "limit")
"""The facts of refusals that are lengths, in metres."""
NOBODY: Any = QT_TRANSLATE_NOOP("Words", "nobody")


class _Holes(dict[str, Any]):
    def __missing__(self, key: str) -> str:
        return "?"


def _facts(facts: Mapping[str, Any], state: Encounter) -> _Holes:
    """Ids become names, squares B7, lengths have their unit, numbers lose their tails."""
    found = _Holes()
    for key, value in facts.items():
        if key in ("token", "target", "by", "active") and isinstance(value, str):
            found[key] = who(state, value) if value else say(NOBODY)
        elif key == "at" and isinstance(value, (list, tuple)):
            found[key] = cell_name(value)
        elif key in LENGTHS and isinstance(value, (int, float)):
            found[key] = length_text(value * 10)
        elif isinstance(value, float):
            found[key] = number(value)
        elif key in ("resource", "condition"):
            found[key] = word(str(value)).lower()
        else:
            found[key] = value
    return found


def refusal(no: Refusal, state: Encounter) -> str:
    """A refusal as one sentence, with its numbers."""
    facts = _facts(no.facts, state)
    if no.facts.get("rule") == "formula":
        from battlemap.ui.dice.dice_words import trouble_of

        return trouble_of(no.facts)
    if no.kind == "not_allowed":
        if "message" in no.facts:
            return said(no.facts["message"])
        return _fill(RULES.get(str(no.facts.get("rule", "")), NOT_ALLOWED), facts)
    if no.facts.get("rule") in RULES:
        return _fill(RULES[str(no.facts["rule"])], facts)
    if no.kind == "wrong_phase" and no.facts.get("wanted"):
        now, wanted = str(no.facts.get("phase", "")), str(no.facts["wanted"])
        return say(BELONGS if now else BELONGS_LATER, wanted=phase(wanted), phase=phase(now))
    if no.kind in SHORTER and not no.facts.get(NEEDS[no.kind]):
        return _fill(SHORTER[no.kind], facts)
    return _fill(REFUSALS.get(no.kind, NOT_POSSIBLE), facts)


def _fill(text: str, facts: _Holes) -> str:
    return QCoreApplication.translate("Words", text).format_map(facts)


# ---------------------------------------------------------------- reasons
REASONS: dict[str, Any] = {
    **trait_words.REASONS,
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
    "underwater": QT_TRANSLATE_NOOP("Words", "under water"),
    "lightly_obscured": QT_TRANSLATE_NOOP("Words", "dim light or thin fog"),
    "attitude_friendly": QT_TRANSLATE_NOOP("Words", "{by} is friendly"),
    "attitude_hostile": QT_TRANSLATE_NOOP("Words", "{by} is hostile"),
    "surprised": QT_TRANSLATE_NOOP("Words", "surprised"),
    "base_attack": QT_TRANSLATE_NOOP("Words", "base attack bonus"),
    "short_range": QT_TRANSLATE_NOOP("Words", "short range"),
    "cover": QT_TRANSLATE_NOOP("Words", "{by} has cover"),
    "retreating": QT_TRANSLATE_NOOP("Words", "{by} is retreating"),
    "precision": QT_TRANSLATE_NOOP("Words", "precision"),
    "escalation": QT_TRANSLATE_NOOP("Words", "escalation"),
}  # fmt: skip


ADVANTAGE_OVER = "combat_advantage_"
COMBAT_ADVANTAGE: Any = QT_TRANSLATE_NOOP("Words", "combat advantage: {by} is {condition}")
BY_IS: Any = QT_TRANSLATE_NOOP("Words", "{by} is {condition}")
MAY_STRIKE: Any = QT_TRANSLATE_NOOP("Words", "{by} may strike")


def reason(given: Mapping[str, Any], state: Encounter) -> str:
    """One reason of advantage or disadvantage, or one term of a sum."""
    kind, by = str(given.get("kind", "")), str(given.get("by", ""))
    if kind in REASONS:
        return _fill(REASONS[kind], _Holes(by=name_of(state, by) if by else "?"))
    if by and kind.startswith(ADVANTAGE_OVER):
        return say(COMBAT_ADVANTAGE, by=name_of(state, by), condition=word(kind.removeprefix(ADVANTAGE_OVER)))
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
    "morale": QT_TRANSLATE_NOOP("Words", "morale"), "recharge": QT_TRANSLATE_NOOP("Words", "recharge"),
    "roll": QT_TRANSLATE_NOOP("Words", "roll"), "hit_points": QT_TRANSLATE_NOOP("Words", "hit points"),
    "burning": QT_TRANSLATE_NOOP("Words", "burning"), "reroll": QT_TRANSLATE_NOOP("Words", "rolled again"),
}  # fmt: skip


def event(happened: Event, state: Encounter | Mapping[str, str]) -> str | None:
    """A line of the log, or None for what is only bookkeeping.  `state` is used for names."""
    from battlemap.ui.log_words import told

    return told(happened, state) or None
