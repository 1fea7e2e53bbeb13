"""Rolls explained: the chance before one, every line of the log after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlemap.encounter import events as e
from battlemap.encounter.asks import AskAttack, AskCover
from battlemap.encounter.events import Event
from battlemap.model import Encounter
from battlemap.rules import sums
from battlemap.rules.attacks import attack_named, ruling_on
from battlemap.rules.dice import parse_dice
from battlemap.rules.ruleset import Ruleset
from battlemap.ui import words
from battlemap.ui.panel.telling import step_text
from battlemap.ui.session import Session
from battlemap.ui.strikes import damage_parts
from battlemap.ui.why.reason import Line, Why
from battlemap.ui.why.sum_words import TERMS, faces_text, lines_of, say, say_counted

FACES, FALL_STEP = 20, 30


# ---------------------------------------------------------------- before the roll
def chance_why(session: Session, attacker_id: str, target_id: str, answer: Mapping[str, Any]) -> Why | None:
    """The answer of "attack" as a sum: the bonus, what it must meet, how many faces do, the second die."""
    state, ruleset = session.state, session.ruleset
    attacker, target = state.token(attacker_id), state.token(target_id)
    if attacker is None or target is None or "terms" not in answer:
        return None
    attack = attack_named(attacker, str(answer["with"]))
    name = words.word(str(answer["with"])).capitalize()
    title = say("{attack} against {target}", attack=name, target=target.name)
    lines = [Line(words.reason(term, state), f"{term.get('amount', 0):+d}") for term in answer["terms"]]
    notes: list[str] = []
    if not answer["rolls"]:
        return Why(title, f"{answer['modifier']:+d}", tuple(lines), (say("The table rolls."),))
    if answer["save"]:
        save = answer["save"]
        return Why(title, say("DC {dc}", dc=save["dc"]), (), (say("No attack roll: the target saves."),))
    if len(lines) > 1:
        lines.append(Line(say("the bonus together"), f"{answer['modifier']:+d}"))
    lines += armour_lines(state, ruleset, answer, target_id)
    face = min(FACES, max(2, answer["against"] - answer["modifier"]))
    one = (FACES + 1 - face) * 100 // FACES
    lines.append(Line(say("{face} or more on the d20: {number} of 20 faces", face=face, number=FACES + 1 - face), f"{one}%"))
    notes.append(say("20 always hits, 1 never."))
    if answer["mode"] == "advantage":
        lines.append(Line(say("the higher of two dice"), f"{round(answer['chance'] * 100)}%"))
    elif answer["mode"] == "disadvantage":
        lines.append(Line(say("the lower of two dice"), f"{round(answer['chance'] * 100)}%"))
    notes += [f"{'▲' if one['sign'] == 'advantage' else '▼'} {words.reason(one, state)}" for one in answer["reasons"]]
    if attack is not None:
        parts = damage_parts(state, ruleset, attacker, attack, target)
        average = sum(parse_dice(text).average for text, _ in parts)
        if average:
            expected = words.number(round(average * answer["chance"], 1))
            notes.append(
                say("Expected damage {expected}: {average} on average when it hits", expected=expected,
                    average=words.number(average))
            )  # fmt: skip
    return Why(title, f"{round(answer['chance'] * 100)}%", tuple(lines), tuple(notes))


def strike_why(session: Session, by: str, attack: str) -> Why | None:
    """The chance of a strike at whoever waits to move or shoot."""
    state = session.state
    if not state.waiting:
        return None
    mover = state.waiting[-1].token
    answer = session.ask(AskAttack(token=by, target=mover, attack=attack, pays=session.ruleset.threat.resource))
    return chance_why(session, by, mover, answer) if answer["ok"] else None


def fall_why(session: Session, height_dm: int) -> Why:
    """The dice of a fall."""
    die, dice = session.ruleset.harm.fall_die, height_dm // FALL_STEP
    lines = (
        Line(say("height"), words.metres_text(height_dm)),
        Line(say("a die for every full {length}", length=words.metres_text(FALL_STEP)), f"{dice}d{die}"),
    )  # fmt: skip
    return Why(say("Damage of a fall"), f"{dice}d{die}" if dice else "0", lines)


def armour_lines(state: Encounter, ruleset: Ruleset, answer: Mapping[str, Any], target_id: str) -> list[Line]:
    """What it must meet: the armour and what cover adds, or what the ruleset makes of the armour."""
    lines = [Line(say("{name}'s armour", name=words.name_of(state, target_id)), str(answer["armour"]))]
    if answer["cover_bonus"]:
        lines.append(Line(words.word(answer["cover"]), f"{answer['cover_bonus']:+d}"))
    if answer["against"] != answer["armour"]:
        lines.append(Line(say("to meet"), str(answer["against"])))
    return lines


def cover_why(session: Session, attacker_id: str, target_id: str) -> Why | None:
    """The degree, its worth, and what stops each of the four lines."""
    from battlemap.ui.tools.hovering import cover_look

    state = session.state
    look = cover_look(session, attacker_id, target_id)
    if look is None:
        return None
    answer = session.ask(AskCover(start=attacker_id, to=target_id))
    lines = [
        Line(say("line {number}: stopped by {what}", number=number, what=_stoppers(line.stopped_by)))
        if line.is_stopped
        else Line(say("line {number}: free", number=number))
        for number, line in enumerate(look.lines, 1)
    ]
    stopped = sum(line.is_stopped for line in look.lines)
    notes = [say_counted("%n of 4 lines from the attacker's best corner (is/are) stopped.", stopped)]
    if answer["ac"]:
        notes.append(say("{number} to armour and Dexterity saves", number=f"{answer['ac']:+d}"))
    if answer["penalty"]:
        notes.append(say("{number} to the attack", number=f"{answer['penalty']:+d}"))
    if answer["degree"] == "none":
        notes = notes[:1]
    names = {"viewer": words.name_of(state, attacker_id), "target": words.name_of(state, target_id)}
    title = say("{target}'s cover from {viewer}", **names)
    return Why(title, words.word(answer["degree"]), tuple(lines), tuple(notes))


def _stoppers(names: str) -> str:
    """Each thing once, however many squares of it a line crosses."""
    return ", ".join(dict.fromkeys(names.split(", "))) if names else say("the edge of the map")


# ---------------------------------------------------------------- after it
def event_why(event: Event, session: Session, before: Encounter) -> Why | None:
    """A line of the log as its sum; `before`: the fight as it was before that step.  None for what is no roll and no result."""
    names = session.names()
    title = words.event(event, names) or ""
    match event:
        case e.AttackRolled():
            return _attack(event, session, before, title)
        case e.D20Rolled():
            return _d20(event, session, before, title)
        case e.DiceRolled():
            return _dice(event, title)
        case e.DamageTaken():
            return _damage(event, before, title)
        case e.Healed():
            token = before.token(event.target)
            had = token.hp if token is not None else event.hp - event.amount
            return Why(title, "", (Line(say("had"), str(had)), Line(say("regained"), f"{event.amount:+d}"),
                                   Line(say("has now"), str(event.hp))))  # fmt: skip
        case e.TokenMoved() if event.cost:
            squares = len(event.path)
            steps = Line(say("{squares} entered", squares=words.squares_text(squares)), words.metres_text(event.cost))
            dear = event.cost - squares * before.scene.square
            more = (Line(say("of that for difficult ground and the like"), words.metres_text(dear)),) if dear > 0 else ()
            return Why(title, "", (steps, *more))
        case e.EncounterBegun() | e.OrderChanged():
            lines = tuple(Line(names.get(place.who, words.who(names, place.who)), str(place.total)) for place in event.order)
            return Why(say("The order"), "", lines) if lines else None
        case _:
            return None


def step_why(session: Session, step: int) -> Why | None:
    """The first roll of a step, as its sum."""
    steps = session.document.steps
    if not 0 <= step < len(steps):
        return None
    before = session.document.state_before(step)
    rolled = (e.AttackRolled, e.D20Rolled, e.DiceRolled)
    return next((event_why(event, session, before) for event in steps[step].events if isinstance(event, rolled)), None)


def _modifier_lines(total: int, natural: int, known: tuple[Line, ...]) -> list[Line]:
    """What was added to the die: term by term where that still is what it was, else as one."""
    rest = total - natural
    if not rest and not known:
        return []
    return list(known) if known else [Line(say("what is added"), f"{rest:+d}")]


def _attack(event: e.AttackRolled, session: Session, before: Encounter, title: str) -> Why:
    lines = [Line(faces_text(event.faces, event.natural, event.mode), str(event.natural))]
    attacker, target = before.token(event.token), before.token(event.target)
    attack = attack_named(attacker, event.attack) if attacker is not None else None
    known: tuple[Line, ...] = ()
    meets: list[Line] = []
    if attacker is not None and target is not None and attack is not None:
        ruling = ruling_on(before, session.ruleset, attacker, target, attack)
        if ruling.modifier == event.total - event.natural:
            known = tuple(Line(words.reason(term.as_answer(), before), f"{term.amount:+d}") for term in ruling.terms)
        if ruling.against == event.against and ruling.against != ruling.armour:
            meets = armour_lines(before, session.ruleset, {
                "armour": ruling.armour, "cover_bonus": ruling.cover.armour, "cover": ruling.degree, "against": ruling.against,
            }, event.target)  # fmt: skip
    lines += _modifier_lines(event.total, event.natural, known)
    lines.append(Line(say("together"), str(event.total)))
    lines += meets or [Line(say("to meet"), str(event.against))]
    notes = [f"{'▲' if one.get('sign') == 'advantage' else '▼'} {words.reason(one, before)}" for one in event.reasons]
    if event.crit:
        notes.append(say("A critical hit."))
    elif event.natural == FACES:
        notes.append(say("20 always hits."))
    elif event.natural == 1:
        notes.append(say("1 never hits."))
    return Why(title, "", tuple(lines), tuple(notes))


def _d20(event: e.D20Rolled, session: Session, before: Encounter, title: str) -> Why:
    lines = [Line(faces_text(event.faces, event.natural, event.mode), str(event.natural))] if event.faces else []
    token = before.token(event.token)
    known: tuple[Line, ...] = ()
    if token is not None and event.faces:
        found = None
        if event.what == "concentration" or (event.what == "save" and event.detail in words.WORDS and len(event.detail) == 3):
            found = sums.save_sum(session.ruleset, token, "con" if event.what == "concentration" else event.detail)
        elif event.what == "check" and event.detail in session.ruleset.skills:
            found = sums.skill_sum(session.ruleset, token, event.detail)
        elif event.what == "initiative":
            found = sums.initiative_sum(session.ruleset, token)
        if found is not None and found.total == event.total - event.natural:
            known = tuple(Line(line.text, f"{term.amount or 0:+d}") for line, term in zip(lines_of(found, before), found.terms,
                                                                                         strict=True))  # fmt: skip
    if event.faces:
        lines += _modifier_lines(event.total, event.natural, known)
        lines.append(Line(say("together"), str(event.total)))
    notes = [words.reason(one, before) for one in event.reasons]
    if event.against is not None:
        lines.append(Line(say("to meet"), str(event.against)))
    if event.taken:
        dc = sums.concentration_sum(session.ruleset, event.taken)
        notes += [f"{say('to meet')}: {line.amount} {line.text}".strip() for line in lines_of(dc, before)]
    return Why(title, "", tuple(lines), tuple(notes))


def _dice(event: e.DiceRolled, title: str) -> Why:
    try:
        found = parse_dice(event.dice)
    except ValueError:
        return Why(title, str(event.total))
    lines, at = list[Line](), 0
    times = max(1, len(event.faces) // max(1, len(found.sides))) if event.faces else 0
    for _ in range(times):
        for sign, number, sides in found.groups:
            faces = event.faces[at : at + number]
            at += number
            told = say("{number}d{sides}: {faces}", number=number, sides=sides, faces=", ".join(map(str, faces)))
            lines.append(Line(told, f"{sign * sum(faces):+d}"))
    if found.flat:
        lines.append(Line(say("what is added"), f"{found.flat:+d}"))
    if event.faces and (short := event.total - found.total(event.faces)) > 0:
        lines.append(Line(say(TERMS["least"]), f"{short:+d}"))
    notes = (say("The sum was typed."),) if not event.faces and found.groups else ()
    return Why(title, str(event.total), tuple(lines), notes)


def _damage(event: e.DamageTaken, before: Encounter, title: str) -> Why:
    lines = [
        Line(say("rolled, {type}", type=words.word(str(step.get("type"))).lower()) if step.get("type") else say("rolled"),
             str(step.get("amount", 0)))
        for step in event.steps
        if step.get("what") == "rolled"
    ]  # fmt: skip
    lines += [Line(told) for step in event.steps if (told := step_text(step))]
    lines.append(Line(say("taken"), str(event.taken)))
    token = before.token(event.target)
    notes: list[str] = []
    if token is not None and token.temp_hp > event.temp_hp:
        lines.append(Line(say("of that from temporary hit points"), str(token.temp_hp - event.temp_hp)))
    lines.append(Line(say("hit points left"), str(event.hp)))
    return Why(title, "", tuple(lines), tuple(notes))
