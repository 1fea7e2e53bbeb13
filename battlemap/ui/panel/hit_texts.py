"""What the hit card says before the roll, made of the rules' answer: the number to look at, what it rests on, every reason.

Not here: the card itself, and what happened after the roll (`telling`).
"""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from battlemap.model import Attack, Encounter
from battlemap.ui import words

Answer = Mapping[str, Any]


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("HitCard", text).format(**holes)


def large_text(answer: Answer) -> str:
    """The one number: the chance, the save's target, or what the table adds to its own roll and damage."""
    if not answer["rolls"]:
        percent = answer["damage_bonus_percent"]
        return f"{answer['modifier']:+d}" + (f"  ·  {percent:+d}%" if percent else "")
    if answer["save"]:
        return _say("DC {dc}", dc=answer["save"]["dc"])
    return f"{round(answer['chance'] * 100)}%"


def needs_text(answer: Answer, target: str, attack: Attack | None, armour: str = "ac") -> str:
    """What the number means: the face that hits, against what (`armour`, where the attack names no defense)."""
    if not answer["rolls"]:
        if answer["damage_bonus_percent"]:
            return _say("to your roll, and to the damage: roll at the table")
        return _say("to your roll: roll at the table")
    save = answer["save"]
    if save:
        half = _say("half on a success") if save["half"] else _say("nothing on a success")
        return _say("{target} saves with {ability}, {half}", target=target, ability=save["ability"].upper(), half=half)
    face = min(20, max(2, answer["against"] - answer["modifier"]))
    versus = words.word(attack.sheet.get("versus", armour) if attack else armour)
    numbers = {"face": face, "modifier": f"{answer['modifier']:+d}", "against": answer["against"], "versus": versus}
    if answer["against"] == answer["armour"] + answer["cover_bonus"]:
        return _say("{face} or more on the d20: {modifier} against {versus} {against}", **numbers)
    numbers["armour"] = answer["armour"]
    return _say("{face} or more on the d20: {modifier} against {against}, for {versus} {armour}", **numbers)


def told_text(attacker: str, attack: str, modifier: int, percent: int) -> str:
    """What the table adds to its roll and its damage, for the damage entry that follows."""
    numbers = {"attacker": attacker, "attack": words.word(attack), "modifier": f"{modifier:+d}"}
    told = _say("{attacker}, {attack}: {modifier} to the roll", **numbers)
    return told + (_say(", {percent}% to the damage", percent=f"{percent:+d}") if percent else "")


def terms_text(answer: Answer, state: Encounter, between: str = "\n") -> str:
    """The sum term by term."""
    return between.join(f"{given.get('amount', 0):+d} {words.reason(given, state)}" for given in answer["terms"])


def facts_text(answer: Answer, state: Encounter) -> str:
    """Cover with what gives it, distance and how the attack is made, and the sum where there is more than one term."""
    parts = [words.word(answer["cover"]).capitalize()]
    if answer["cover_bonus"]:
        parts[0] += _say(" (AC {armour} + {bonus})", armour=answer["armour"], bonus=answer["cover_bonus"])
    kind = _say("melee") if answer["melee"] else _say("at range")
    parts.append(_say("{length}, {kind}", length=words.metres_text(round(answer["distance"] * 10)), kind=kind))
    if len(answer["terms"]) > 1 and answer["rolls"]:
        parts.append(terms_text(answer, state, ", "))
    return "  ·  ".join(parts)


def reasons_text(answer: Answer, state: Encounter) -> str:
    """Why there is a second die; who may strike before the attack; where the table rolls, the sum line by line."""
    lines: list[str] = []
    if not answer["rolls"]:
        lines += terms_text(answer, state).split("\n")
        if percent := answer["damage_bonus_percent"]:
            lines.append(_say("{percent}% to the damage: escalation", percent=f"{percent:+d}"))
    elif answer["reasons"] and not answer["save"]:
        lines.append(words.word(answer["mode"]).capitalize() if answer["mode"] != "normal" else _say("They cancel out"))
        for given in answer["reasons"]:
            sign = "▲" if given["sign"] == "advantage" else "▼"
            lines.append(f"{sign} {words.reason(given, state)}")
    for by in dict.fromkeys(given["by"] for given in answer["provokes"]):
        lines.append(_say("▶ {name} may strike first", name=words.name_of(state, by)))
    return "\n".join(lines)
