"""What an end of a turn brings, in words: a line for the checklist, why it comes, what came of it."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from battlemap.encounter import events as e
from battlemap.encounter.deciding.turnover import Due
from battlemap.encounter.rehearsal import OUTSIDE, Asked, Thing
from battlemap.model import Encounter
from battlemap.ui import words
from battlemap.ui.panel.telling import step_text

Facts = Mapping[str, Any]
SILENT = (e.ResourceSpent, e.TokenMoved)


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("DueWords", text).format(**holes)


def title(due: Due, state: Encounter) -> str:
    """ "Ana: death save", whatever comes of it."""
    what = TITLES[due.what](due.facts, state) if due.what in TITLES else words.word(due.what)
    if not due.token or due.what in ("zone_ends", OUTSIDE):
        return what
    return _say("{name}: {what}", name=words.name_of(state, due.token), what=what)


def why(due: Due, state: Encounter) -> str:
    """Why it comes now, and what decides it."""
    return WHY[due.what](due, state) if due.what in WHY else ""


def outcome(thing: Thing, state: Encounter) -> str:
    """What it does with the faces there are; "" while faces are missing."""
    if thing.left_out or thing.is_open:
        return ""
    told: list[str] = []
    for event in thing.events:
        if isinstance(event, e.D20Rolled) and event.token == thing.due.token:
            told.append(_rolled(event))
            continue
        if isinstance(event, (e.EffectRemoved, e.ZoneRemoved)) and thing.due.what in ("expires", "zone_ends"):
            continue  # that is what the line says
        if isinstance(event, e.DamageTaken):
            told += [step for found in event.steps if (step := step_text(found))]
        if not isinstance(event, SILENT) and (line := words.event(event, state)):
            told.append(line)
    return " · ".join(told)


def _rolled(event: e.D20Rolled) -> str:
    """Its own roll, short: the line above says what for."""
    if not event.faces and event.success is False:
        return _say("Fails without a roll.")
    result = _say("success") if event.success else _say("failure")
    return _say("{total} against {dc}: {result}.", total=event.total, dc=event.against, result=result)


def went_well(thing: Thing) -> bool | None:
    """Did its own roll succeed?  None where nothing was rolled, or is yet to be."""
    if thing.left_out or thing.is_open:
        return None
    own = [event.success for event in thing.events if isinstance(event, e.D20Rolled) and event.token == thing.due.token]
    return own[0] if own else None


def dice_name(asked: Asked, state: Encounter) -> str:
    """What a field of faces is for, for screen readers and tips: "Ana, saving throw"."""
    what = words.say(words.D20.get(asked.what, asked.what))
    return _say("{name}, {what}", name=words.who(state, asked.who), what=what) if asked.who else what


# ---------------------------------------------------------------- lines
def _damage(facts: Facts, state: Encounter) -> str:
    kind = words.word(facts["type"]).lower() if facts.get("type") else ""
    return _say("ongoing damage {amount} {type}", amount=facts["amount"], type=kind).strip()


def _effect(facts: Facts) -> str:
    """ "slowed", "ongoing damage 5 fire" of several alike."""
    name = words.word(facts["effect"]).lower()
    more = [str(facts["amount"])] if facts.get("amount") else []
    more += [words.word(facts["type"]).lower()] if facts.get("type") else []
    return " ".join([name, *more])


def _zone(facts: Facts, state: Encounter) -> str:
    kind = words.word(facts["type"]).lower() if facts.get("type") else ""
    return _say("{zone}, {damage} {type}", zone=facts["name"] or _say("an area"), damage=facts["damage"], type=kind).strip()


def _several(names: tuple[str, ...]) -> str:
    return ", ".join(words.word(name).lower() for name in names)


TITLES: dict[str, Callable[[Facts, Encounter], str]] = {
    "save": lambda facts, state: _say("save against {effect}", effect=_effect(facts)),
    "save_again": lambda facts, state: _say(
        "{ability} save against {effects}", ability=words.word(facts["ability"]), effects=_several(facts["effects"])
    ),
    "death_save": lambda facts, state: _say("death save"),
    "ongoing": _damage,
    "regeneration": lambda facts, state: _say("regains {amount} hit points", amount=facts["amount"]),
    "recharge": lambda facts, state: _say("{attack}: back on {least}–6", attack=facts.get("attack", ""), least=facts["from"]),
    "burning": lambda facts, state: _say("burning, 1d4 fire"),
    "inside": lambda facts, state: _say("hurt by what it ends its turn in"),
    "suffocation": lambda facts, state: _say("suffocates: one more level of exhaustion"),
    "zone": _zone,
    "zone_ends": lambda facts, state: _say("{zone} ends", zone=facts["name"] or _say("an area")),
    "expires": lambda facts, state: _say("{effect} ends", effect=_effect(facts)),
    "shared_space": lambda facts, state: _say("falls prone"),
    OUTSIDE: lambda facts, state: _say("Initiative"),
}


# ---------------------------------------------------------------- reasons
def _turn_of(due: Due) -> str:
    return _say("at the start of its turn") if due.moment == "start" else _say("at the end of its turn")


def _zone_why(due: Due, state: Encounter) -> str:
    text = _say("It starts its turn in it.") if due.moment == "start" else _say("It ends its turn in it.")
    save = due.facts.get("save")
    if save is None:
        return text
    ability, dc = words.word(save.ability), save.dc
    if save.half:
        return f"{text} " + _say("{ability} save against {dc} for half.", ability=ability, dc=dc)
    return f"{text} " + _say("{ability} save against {dc} for none.", ability=ability, dc=dc)


def _again_why(due: Due, state: Encounter) -> str:
    facts = due.facts
    text = _say("{against} or more ends it, {when}.", against=facts["against"], when=_turn_of(due))
    if not facts.get("of"):
        return text
    by = words.name_of(state, facts["source"]) if facts.get("source") else ""
    return f"{text} " + _say("From {attack} ({name}).", attack=words.word(facts["of"]), name=by or "–")


WHY: dict[str, Callable[[Due, Encounter], str]] = {
    "save": lambda due, state: _say("{against} or more on the d20 ends it, {when}.", against=due.facts["against"],
                                    when=_turn_of(due)),
    "save_again": _again_why,
    "death_save": lambda due, state: _say(
        "Dying. 10 or more is a success; so far made {good}, failed {bad}.", good=due.facts["successes"],
        bad=due.facts["failures"],
    ),
    "ongoing": lambda due, state: _say("Every turn until it is shaken off, {when}.", when=_turn_of(due)),
    "regeneration": lambda due, state: _say("Regeneration, {when}.", when=_turn_of(due)),
    "recharge": lambda due, state: _say("A d6 {when}: {least} or more brings it back.", when=_turn_of(due),
                                        least=due.facts["from"]),
    "burning": lambda due, state: _say("It burns until the fire is put out."),
    "inside": lambda due, state: _say("It ended its turn inside something solid."),
    "suffocation": lambda due, state: _say("It has no breath left."),
    "zone": _zone_why,
    "zone_ends": lambda due, state: _until(due.facts["until"], state),
    "expires": lambda due, state: _until(due.facts["until"], state),
    "shared_space": lambda due, state: _say("It ends its turn in the space of {name}.",
                                            name=words.name_of(state, due.facts["other"])),
}  # fmt: skip


def _until(until: str, state: Encounter) -> str:
    """The last of so many rounds, or until whose turn."""
    if until.startswith("rounds:"):
        return _say("Its rounds are over.")
    told = words.until(until, state)
    return _say("It lasted {until}.", until=told) if told else ""


def loose(asked: tuple[Asked, ...]) -> Due:
    """Dice of no thing in particular, as a line of their own: they cannot be left out."""
    return Due(OUTSIDE, asked[0].who, moment="start")
