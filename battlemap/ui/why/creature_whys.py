"""A creature's numbers explained: speed and what is left of it, resources, armour, hit points, its place in the order, its own
fields."""

from __future__ import annotations

from typing import Any

from battlemap.model import Attack, Token
from battlemap.model.creature import ABILITIES
from battlemap.rules import sums
from battlemap.rules.dice import parse_dice
from battlemap.rules.sheets import counted, fields_in_use, given, standing_for
from battlemap.rules.standing import is_bloodied, kind_of
from battlemap.ui import words
from battlemap.ui.panel.sheet_facts import armour_name
from battlemap.ui.session import Session
from battlemap.ui.strikes import armour_of, damage_parts
from battlemap.ui.why import happened
from battlemap.ui.why.reason import Line, Why
from battlemap.ui.why.sum_words import amount_text, faces_text, lines_of, say, total_text


def _token(session: Session, token_id: str) -> Token | None:
    return session.state.token(token_id)


def movement_why(session: Session, token_id: str, mode: str) -> Why | None:
    """What is left of its movement this turn, and what it went on."""
    token = _token(session, token_id)
    if token is None:
        return None
    state, ruleset = session.state, session.ruleset
    found = sums.left_sum(state, ruleset, token, mode, kind_of(state, ruleset, token))
    told = happened.moved_on(session, token_id)
    counted_off = sum(term.amount or 0 for term in found.terms if term.kind == "moved")
    by_move = bool(told) and -counted_off == sum(cost for _, cost in told)  # else the moves are not what the sum takes off
    gone = [Line(text, amount_text(-cost, "length")) for text, cost in told] if by_move else []
    lines = [line for line, term in zip(lines_of(found, state), found.terms, strict=True) if not (gone and term.kind == "moved")]
    notes = () if state.turn.begun else (say("Before the fight nothing is counted."),)
    title = say("{mode}, left this turn", mode=words.word(mode))
    return Why(title, words.both_text(found.total, state.scene.square), (*lines, *gone), notes)


def resource_why(session: Session, token_id: str, name: str) -> Why | None:
    """How many are left, and what spent them."""
    token = _token(session, token_id)
    if token is None:
        return None
    state, ruleset = session.state, session.ruleset
    title = words.word(name)
    if name not in ruleset.resources:  # what may be done once in each turn of another
        used = state.turn.begun and token_id in (*state.turn.struck, state.turn.active)
        note = say("used in this turn, or its own turn") if used else say("once in each turn of another")
        return Why(title, "0" if used else "1", (), (note,))
    found = sums.resource_sum(state, ruleset, token, name)
    notes = [say("spent on: {what}", what=text) for text in happened.spent_on(session, token_id, name)]
    if name in ruleset.lasting:
        notes.append(say("A new turn does not give it back."))
    if name in ruleset.off_turn:
        notes.append(say("Only in the turns of others."))
    return Why(title, say("{left} left", left=found.total), lines_of(found, state), tuple(notes))


def armour_why(session: Session, token_id: str) -> Why | None:
    """What an attack must meet by its armour, each defense where there are several."""
    token = _token(session, token_id)
    if token is None:
        return None
    state, ruleset = session.state, session.ruleset
    name = armour_name(state, ruleset)
    found = sums.armour_sum(state, ruleset, token)
    instead = standing_for(fields_in_use(state, ruleset), "ac")
    notes = [
        f"{words.word(choice)} {sums.armour_sum(state, ruleset, token, choice).total}: "
        + ", ".join(f"{line.amount} {line.text}" for line in lines_of(sums.armour_sum(state, ruleset, token, choice), state))
        for choice in (instead.choices if instead is not None else ())
        if choice != "ac"
    ]
    for degree, number in enumerate(ruleset.cover.armour):
        if number:
            notes.append(say("{cover}: {number}", cover=words.word(_DEGREES[degree]).capitalize(), number=f"{number:+d}"))
    for degree, number in enumerate(ruleset.cover.penalty):
        if number:
            cover = words.word(_DEGREES[degree]).capitalize()
            notes.append(say("{cover}: {number} to the attack", cover=cover, number=f"{number:+d}"))
    shown = armour_of(state, ruleset, token)
    return Why(words.word(name), str(shown), lines_of(found, state), tuple(notes))


_DEGREES = ("none", "half", "three_quarters", "total")


def hit_points_why(session: Session, token_id: str) -> Why | None:
    """What it has of how many, and what took it there."""
    token = _token(session, token_id)
    if token is None:
        return None
    whole = token.creature.max_hp
    lines = [Line(say("at most, as its stat block says"), str(whole))]
    if token.hp != whole:
        lines.append(Line(say("lost"), f"{token.hp - whole:+d}"))
    if token.temp_hp:
        lines.append(Line(say("temporary, lost first"), str(token.temp_hp)))
    notes = happened.hurts_of(session, token_id)
    if is_bloodied(token):
        notes.append(say("At half of {number} or fewer it is bloodied.", number=whole))
    return Why(say("Hit points"), f"{token.hp} / {whole}", tuple(lines), tuple(notes))


def place_why(session: Session, who: str) -> Why | None:
    """Its count in the order: the roll, what was added, and who has the same."""
    state, ruleset = session.state, session.ruleset
    place = next((one for one in state.turn.order if one.who == who), None)
    if place is None:
        return None
    name, (faces, token) = words.who(state, who), happened.initiative_of(session, who)
    bonus = sums.initiative_sum(ruleset, token) if token is not None else None
    natural = place.total - (bonus.total if bonus is not None else 0)
    lines, notes = list[Line](), list[str]()
    if natural in faces:
        mode = "normal" if len(set(faces)) < 2 else "disadvantage" if natural == min(faces) else "advantage"
        lines.append(Line(faces_text(faces, natural, mode) if bonus is not None else say("the die"), str(natural)))
        if bonus is not None:
            lines += [Line(line.text, f"{term.amount or 0:+d}") for line, term in zip(lines_of(bonus, state), bonus.terms,
                                                                                      strict=True)]  # fmt: skip
        if token is not None and token.group:
            notes.append(say("One roll for its group."))
    else:
        lines.append(Line(say("set by the game master"), str(place.total)))
    for tie in sums.ties_of(state, ruleset, place):
        notes.append(_tie_text(words.who(state, tie.who), tie))
    return Why(say("{name}'s place", name=name), str(place.total), tuple(lines), tuple(notes))


def _tie_text(name: str, tie: sums.Tie) -> str:
    if tie.rule == "higher_modifier":
        if tie.before:
            return say("{name} has the same count and the higher modifier: it goes first.", name=name)
        return say("{name} has the same count and the lower modifier: it goes later.", name=name)
    if tie.before:
        return say("{name} has the same count and goes first, as the table has it.", name=name)
    return say("{name} has the same count and goes later, as the table has it.", name=name)


def fields_why(session: Session, token_id: str, field_name: str) -> Why | None:
    """A field only this ruleset's stat blocks have: given, or what counts instead."""
    token = _token(session, token_id)
    field = next((one for one in fields_in_use(session.state, session.ruleset) if one.name == field_name), None)
    if token is None or field is None:
        return None
    title, tip = words.sheet_field(field.name), words.sheet_tip(field.name)
    if field.kind == "numbers":
        lines = tuple(_choice_line(token, field, choice) for choice in field.choices if choice not in field.replaces)
        return Why(title, "", lines, (tip,) if tip else ())
    value, own = counted(field, token), given(field, token) is not None
    text = words.metres_text(value) if field.kind == "length" else str(value)
    line = Line(say("as its stat block says") if own else say("the rules' own, as none is given"), text)
    return Why(title, text, (line,), (tip,) if tip else ())


def _choice_line(token: Token, field: Any, choice: str) -> Line:
    listed = choice in (given(field, token) or {})
    source = say("as its stat block says") if listed else say("counted from its abilities")
    return Line(f"{words.word(choice)}: {source}", str(counted(field, token, choice)))


def attack_why(session: Session, token_id: str, attack: Attack, hint: str = "") -> Why | None:
    """What one of its attacks adds to the roll, what its dice come to, how far it goes; `hint`: how it is used."""
    token = _token(session, token_id)
    if token is None:
        return None
    state, ruleset = session.state, session.ruleset
    lines, notes = list[Line](), list[str]()
    if attack.save is not None and attack.to_hit is None:
        notes.append(say("DC {dc}, as its stat block says", dc=attack.save.dc))
    else:
        lines += lines_of(sums.attack_sum(token, attack), state)
    for dice, kind in damage_parts(state, ruleset, token, attack):
        found = parse_dice(dice)
        least = found.flat + sum(sign * number * (1 if sign > 0 else sides) for sign, number, sides in found.groups)
        average = words.number(found.average)
        notes.append(
            say("{dice} {type}: {least} to {most}, {average} on average", dice=dice, type=words.word(kind).lower(),
                least=max(0, least), most=found.highest, average=average)
        )  # fmt: skip
    notes += [_range_text(session, token, attack), hint]
    total = amount_text(sums.attack_sum(token, attack).total, "number") if lines else ""
    return Why(words.word(attack.name).capitalize(), total, tuple(lines), tuple(filter(None, notes)))


def _range_text(session: Session, token: Token, attack: Attack) -> str:
    if attack.kind == "melee":
        own = attack.reach if attack.reach is not None else token.creature.reach
        if own is None:
            return say("reach {length}: a square, as none is given", length=words.metres_text(session.state.scene.square))
        source = say("the attack's") if attack.reach is not None else say("the creature's")
        return say("reach {length} ({source})", length=words.metres_text(own), source=source)
    if attack.range is None:
        return ""
    if attack.long is None:
        return say("range {length}, no further", length=words.metres_text(attack.range))
    return say("range {length}; up to {long} it is long range", length=words.metres_text(attack.range),
               long=words.metres_text(attack.long))  # fmt: skip


def death_saves_why(session: Session, token_id: str) -> Why | None:
    """How many were made and failed, and what each came of."""
    token = _token(session, token_id)
    if token is None:
        return None
    lines = (Line(say("successes: the third makes it stable"), str(token.successes)),
             Line(say("failures: the third kills"), str(token.failures)))  # fmt: skip
    return Why(say("Death saves"), f"{token.successes} / {token.failures}", lines, tuple(happened.hurts_of(session, token_id)))


def more_whys(session: Session, token_id: str) -> list[Why]:
    """What no card shows and is asked for all the same: place in the order, initiative, saves, passive Perception."""
    state, ruleset, token = session.state, session.ruleset, _token(session, token_id)
    if token is None:
        return []
    place = place_why(session, token_id)
    found = [place] if place is not None else []
    start = sums.initiative_sum(ruleset, token)
    found.append(Why(say("Initiative bonus"), f"{start.total:+d}", lines_of(start, state)))
    if "perception" in ruleset.skills:
        passive = sums.passive_sum(ruleset, token)
        found.append(Why(say("Passive Perception"), total_text(passive), lines_of(passive, state)))
    if ruleset.ability_saves:
        for ability in ABILITIES:
            save = sums.save_sum(ruleset, token, ability)
            found.append(Why(say("{ability} save", ability=words.word(ability)), f"{save.total:+d}", lines_of(save, state)))
    return found
