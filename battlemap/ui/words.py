"""All sentences the rules' values become: refusals, reasons, conditions, the log.

Rules answer with kinds and numbers; here they get words, through Qt's translation.  Sentences are whole, with named holes, so that
translators can turn them round.  Not here: labels of buttons and dialogs (they stand where they are shown).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from battlemap.encounter import events as e
from battlemap.encounter.events import Event
from battlemap.model import Encounter
from battlemap.rules.ruling import Refusal


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


def number(value: float) -> str:
    """A number without a tail: 4.5, 9."""
    return f"{value:g}"


def metres_text(length_dm: int) -> str:
    """dm as "4.5 m"."""
    return say(N("{metres} m"), metres=number(round(length_dm / 10, 2)))


def squares_text(squares: int) -> str:
    return QCoreApplication.translate("Words", "%n square(s)", None, squares)


def name_of(state: Encounter, token_id: str) -> str:
    token = state.token(token_id)
    return token.name if token is not None else token_id


def word(name: str) -> str:
    """A rules' word ("half_cover") as people write it, in the window's language where it is known."""
    known = WORDS.get(name)
    return say(known) if known else name.replace("_", " ")


WORDS = {
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
    "unarmed": QT_TRANSLATE_NOOP("Words", "unarmed strike"),
}  # fmt: skip

# ---------------------------------------------------------------- conditions
CONDITIONS = {
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
    "prone": QT_TRANSLATE_NOOP("Words", "Crawls or stands up for half its speed; attacks from beside have advantage, from afar disadvantage."),
    "restrained": QT_TRANSLATE_NOOP("Words", "Speed 0; its attacks and Dexterity saves have disadvantage, attacks against it advantage."),
    "stunned": QT_TRANSLATE_NOOP("Words", "Cannot act; attacks against it have advantage."),
    "unconscious": QT_TRANSLATE_NOOP("Words", "Asleep: cannot act, hits from beside are critical."),
}  # fmt: skip


def condition(name: str) -> tuple[str, str]:
    """A condition's name and what it does now."""
    return word(name).capitalize(), say(CONDITIONS[name]) if name in CONDITIONS else ""


# ---------------------------------------------------------------- refusals
REFUSALS = {
    "not_your_turn": QT_TRANSLATE_NOOP("Words", "It is not {token}'s turn; {active} acts now."),
    "no_movement": QT_TRANSLATE_NOOP("Words", "That takes {needs} m, {left} m are left."),
    "blocked_wall": QT_TRANSLATE_NOOP("Words", "A wall or door is in the way at {at}."),
    "blocked_corner": QT_TRANSLATE_NOOP("Words", "A corner is in the way of the diagonal to {at}."),
    "blocked_creature": QT_TRANSLATE_NOOP("Words", "{by} is in the way."),
    "too_small": QT_TRANSLATE_NOOP("Words", "The opening at {at} is too small."),
    "occupied_end": QT_TRANSLATE_NOOP("Words", "{by} already stands there; it may be passed, not ended on."),
    "off_map": QT_TRANSLATE_NOOP("Words", "That is off the map."),
    "must_crawl": QT_TRANSLATE_NOOP("Words", "{token} is prone: it must crawl, or stand up first."),
    "speed_zero": QT_TRANSLATE_NOOP("Words", "{token} has no speed for that."),
    "cannot_act": QT_TRANSLATE_NOOP("Words", "{token} cannot act ({condition})."),
    "spent": QT_TRANSLATE_NOOP("Words", "{token} has used its {resource}."),
    "out_of_reach": QT_TRANSLATE_NOOP("Words", "{target} is out of reach."),
    "out_of_range": QT_TRANSLATE_NOOP("Words", "{target} is {distance} m away, the range ends at {range} m."),
    "too_close": QT_TRANSLATE_NOOP("Words", "{target} is too close for that."),
    "total_cover": QT_TRANSLATE_NOOP("Words", "{target} has total cover."),
    "not_seen": QT_TRANSLATE_NOOP("Words", "{target} cannot be seen."),
    "not_declared": QT_TRANSLATE_NOOP("Words", "That was not declared."),
    "wrong_phase": QT_TRANSLATE_NOOP("Words", "That belongs to another phase."),
    "already_acted": QT_TRANSLATE_NOOP("Words", "{token} has already acted this round."),
    "no_such": QT_TRANSLATE_NOOP("Words", "There is no \"{id}\" here."),
    "immune": QT_TRANSLATE_NOOP("Words", "{token} is immune to that."),
    "dead": QT_TRANSLATE_NOOP("Words", "{token} is dead."),
}  # fmt: skip

RULES = {
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
    "shove_mode": QT_TRANSLATE_NOOP("Words", "A shove pushes away or prone."),
}  # fmt: skip


class _Holes(dict[str, Any]):
    def __missing__(self, key: str) -> str:
        return "?"


def _facts(facts: Mapping[str, Any], state: Encounter) -> _Holes:
    """Ids become names, squares B7, numbers lose their tails."""
    found = _Holes()
    for key, value in facts.items():
        if key in ("token", "target", "by", "active") and isinstance(value, str):
            found[key] = name_of(state, value) if value else say(N("nobody"))
        elif key == "at" and isinstance(value, (list, tuple)):
            found[key] = cell_name(value)
        elif isinstance(value, float):
            found[key] = number(value)
        elif key in ("resource", "condition"):
            found[key] = word(str(value)).lower()
        else:
            found[key] = value
    return found


def refusal(no: Refusal, state: Encounter) -> str:
    """A refusal as one sentence."""
    facts = _facts(no.facts, state)
    if no.kind == "not_allowed":
        if "message" in no.facts:
            return str(no.facts["message"])
        known = RULES.get(str(no.facts.get("rule", "")))
        return say(known or N("The rules do not allow that.")).format_map(facts) if not known else _fill(known, facts)
    if no.kind == "occupied_end" and not no.facts.get("by"):
        return say(N("Somebody already stands there."))
    return _fill(REFUSALS.get(no.kind, N("That is not possible.")), facts)


def _fill(text: str, facts: _Holes) -> str:
    return QCoreApplication.translate("Words", text).format_map(facts)


# ---------------------------------------------------------------- reasons
REASONS = {
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
    "attack_bonus": QT_TRANSLATE_NOOP("Words", "attack bonus"),
}  # fmt: skip


def reason(given: Mapping[str, Any], state: Encounter) -> str:
    """One reason of advantage or disadvantage, or one term of a sum."""
    kind, by = str(given.get("kind", "")), str(given.get("by", ""))
    if kind in REASONS:
        return _fill(REASONS[kind], _Holes(by=name_of(state, by) if by else "?"))
    if by:
        return say(N("{by} is {condition}"), by=name_of(state, by), condition=word(kind))
    return word(kind)


def provocation(by: str, state: Encounter) -> str:
    return say(N("{by} may strike"), by=name_of(state, by))


# ---------------------------------------------------------------- the log
def faces_text(faces: Sequence[int]) -> str:
    return ", ".join(str(face) for face in faces)


def event(happened: Event, state: Encounter) -> str | None:
    """A line of the log, or None for what is only bookkeeping.  `state` is used for names."""
    told = _told(happened, state)
    return told or None


def _told(happened: Event, state: Encounter) -> str:
    match happened:
        case e.EncounterBegun():
            return say(N("The fight begins."))
        case e.EncounterEnded():
            return say(N("The fight is over."))
        case e.RoundStarted():
            return say(N("Round {round}"), round=happened.round)
        case e.TurnStarted():
            return say(N("{token}'s turn"), token=name_of(state, happened.token))
        case e.TokenMoved():
            return _moved(happened, state)
        case e.ReactionDeclined():
            return say(N("{token} lets {mover} go."), token=name_of(state, happened.token), mover=name_of(state, happened.mover))
        case e.ActionTaken():
            return _action(happened, state)
        case e.AttackRolled():
            return _attacked(happened, state)
        case e.D20Rolled():
            return _d20(happened, state)
        case e.DiceRolled():
            dice = happened.dice or say(N("typed"))
            return say(N("{what}: {dice} → {total}"), what=word(happened.what).capitalize(), dice=dice, total=happened.total)
        case e.DamageTaken():
            return say(N("{token} takes {taken} damage: {hp} hit points left."), token=name_of(state, happened.target),
                       taken=happened.taken, hp=happened.hp)  # fmt: skip
        case e.Healed():
            return say(N("{token} regains {amount} hit points: {hp}."), token=name_of(state, happened.target),
                       amount=happened.amount, hp=happened.hp)  # fmt: skip
        case e.TempHpSet():
            return say(N("{token} has {amount} temporary hit points."), token=name_of(state, happened.target),
                       amount=happened.temp_hp)  # fmt: skip
        case e.LifeChanged():
            return _life(happened, state)
        case e.EffectAdded():
            return say(N("{token}: {effect}"), token=name_of(state, happened.token), effect=word(happened.effect.name))
        case e.EffectRemoved():
            return say(N("{token}: no longer {effect}"), token=name_of(state, happened.token), effect=word(happened.name))
        case _:
            return _told_more(happened, state)


def _told_more(happened: Event, state: Encounter) -> str:
    match happened:
        case e.ConcentrationSet():
            if happened.on:
                return say(N("{token} concentrates on {on}."), token=name_of(state, happened.token), on=happened.on)
            return say(N("{token}'s concentration ends."), token=name_of(state, happened.token))
        case e.Readied():
            if not happened.readied:
                return ""
            trigger = happened.readied.get("trigger", "")
            return say(N("{token} readies: {trigger}"), token=name_of(state, happened.token), trigger=trigger)
        case e.Mounted():
            if happened.mount:
                return say(N("{token} mounts {mount}."), token=name_of(state, happened.token), mount=name_of(state, happened.mount))
            return say(N("{token} dismounts."), token=name_of(state, happened.token))
        case e.TokenJoined():
            return say(N("{token} joins."), token=happened.token.name)
        case e.TokenLeft():
            return say(N("{token} leaves ({why})."), token=name_of(state, happened.token), why=word(happened.why))
        case e.TokenEdited():
            fields = ", ".join(word(field) for field in happened.fields)
            return say(N("{token} edited by the game master: {fields}"), token=happened.token.name, fields=fields)
        case e.DoorChanged():
            return say(N("Door {door}: {state}"), door=happened.door, state=word(happened.state))
        case e.SceneChanged():
            return say(N("Another map."))
        case e.OptionsChanged():
            return say(N("House rules changed."))
        case e.OrderChanged():
            return say(N("The order changed."))
        case _:
            return ""


def _moved(happened: e.TokenMoved, state: Encounter) -> str:
    if happened.kind == "carried":
        return ""
    name, end = name_of(state, happened.token), happened.path[-1] if happened.path else happened.start
    kinds = {
        "forced": N("{token} is pushed to {end}."), "teleport": N("{token} teleports to {end}."),
        "fell": N("{token} falls."), "reaction": N("{token} moves to {end} with its reaction."),
        "placed": N("{token} is put on {end}."),
    }  # fmt: skip
    if happened.kind in kinds:
        told = say(kinds[happened.kind], token=name, end=cell_name(end))
    else:
        told = say(N("{token} moves to {end} ({cost})."), token=name, end=cell_name(end), cost=metres_text(happened.cost))
    if happened.forced_by_gm:
        told += " " + say(N("(GM)"))
        if happened.overruled:
            told += " " + say(N("overruled: {why}"), why=overruled_word(happened.overruled))
    return told


OVERRULED = {
    "no_movement": QT_TRANSLATE_NOOP("Words", "not enough movement"), "blocked_wall": QT_TRANSLATE_NOOP("Words", "a wall"),
    "blocked_corner": QT_TRANSLATE_NOOP("Words", "a corner"), "occupied_end": QT_TRANSLATE_NOOP("Words", "square taken"),
    "blocked_creature": QT_TRANSLATE_NOOP("Words", "a creature"), "not_your_turn": QT_TRANSLATE_NOOP("Words", "not its turn"),
    "not_allowed": QT_TRANSLATE_NOOP("Words", "not a step"), "speed_zero": QT_TRANSLATE_NOOP("Words", "speed 0"),
    "must_crawl": QT_TRANSLATE_NOOP("Words", "prone"), "too_small": QT_TRANSLATE_NOOP("Words", "too small"),
    "cannot_act": QT_TRANSLATE_NOOP("Words", "cannot act"), "dead": QT_TRANSLATE_NOOP("Words", "dead"),
}  # fmt: skip


def overruled_word(kind: str) -> str:
    return say(OVERRULED[kind]) if kind in OVERRULED else kind.replace("_", " ")


def _action(happened: e.ActionTaken, state: Encounter) -> str:
    if happened.target:
        return say(N("{token}: {action} → {target}"), token=name_of(state, happened.token), action=word(happened.action),
                   target=name_of(state, happened.target))  # fmt: skip
    return say(N("{token}: {action}"), token=name_of(state, happened.token), action=word(happened.action))


def _attacked(happened: e.AttackRolled, state: Encounter) -> str:
    outcome = N("critical hit") if happened.crit else N("hit") if happened.hit else N("miss")
    mode = "" if happened.mode == "normal" else f" ({word(happened.mode)})"
    return say(
        N("{token} attacks {target} with {attack}: {faces} → {total} against {against}{mode}: {outcome}"),
        token=name_of(state, happened.token), target=name_of(state, happened.target), attack=word(happened.attack),
        faces=faces_text(happened.faces), total=happened.total, against=happened.against, mode=mode, outcome=say(outcome),
    )  # fmt: skip


D20 = {
    "save": QT_TRANSLATE_NOOP("Words", "saving throw"), "check": QT_TRANSLATE_NOOP("Words", "check"),
    "death_save": QT_TRANSLATE_NOOP("Words", "death save"), "concentration": QT_TRANSLATE_NOOP("Words", "concentration"),
    "initiative": QT_TRANSLATE_NOOP("Words", "initiative"),
}  # fmt: skip


def _d20(happened: e.D20Rolled, state: Encounter) -> str:
    what = say(D20.get(happened.what, happened.what))
    if happened.what in ("save", "check") and happened.detail:
        what = f"{what} ({word(happened.detail)})"
    against = "" if happened.against is None else say(N(" against {dc}"), dc=happened.against)
    result = "" if happened.success is None else ": " + say(N("success") if happened.success else N("failure"))
    return say(
        N("{token}, {what}: {faces} → {total}{against}{result}"), token=name_of(state, happened.token), what=what,
        faces=faces_text(happened.faces) or "–", total=happened.total, against=against, result=result,
    )  # fmt: skip


def _life(happened: e.LifeChanged, state: Encounter) -> str:
    name = name_of(state, happened.token)
    if happened.dead:
        return say(N("{token} is dead."), token=name)
    if happened.stable:
        return say(N("{token} is stable."), token=name)
    if happened.hp == 0 or happened.failures or happened.successes:
        return say(N("{token} is dying ({good} successes, {bad} failures)."), token=name, good=happened.successes,
                   bad=happened.failures)  # fmt: skip
    return ""
