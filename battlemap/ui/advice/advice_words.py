"""Suggestions in words: what each is the best for, and why."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from battlemap.geometry import Cell
from battlemap.model import Encounter
from battlemap.rules.advice import Choice
from battlemap.rules.prospects import Strike
from battlemap.rules.ruleset import Ruleset
from battlemap.ui import words
from battlemap.ui.session import Session
from battlemap.ui.why.reason import Line, Why
from battlemap.ui.why.square_whys import way_why

DEGREES = ("total", "three_quarters", "half")
NAMED = 2


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Advice", text).format(**holes)


def goals_text(goals: Iterable[str]) -> str:
    """ "Best all round, best attack"."""
    known = {
        "best": _say("best all round"), "cover": _say("best cover"), "attack": _say("best attack"),
    }  # fmt: skip
    told = ", ".join(known[goal] for goal in goals) or _say("good too")
    return told[:1].upper() + told[1:]


def title_text(choice: Choice, number: int, n: int) -> str:
    """ "1  Best all round · G4"; a large creature's place by its first and last square."""
    square = words.cell_name(choice.at)
    if n > 1:
        square += f"–{words.cell_name((choice.at.x + n - 1, choice.at.y + n - 1))}"
    return f"{number}  {goals_text(choice.goals)} · {square}"


def reasons_text(choice: Choice, state: Encounter, ruleset: Ruleset) -> str:
    """ "Behind the pillar: three-quarters cover from 2 of 3, provokes nothing, 9 m. Claw against Ana: 65%."."""
    parts = [cover_text(choice, state), provokes_text(choice, state), way_text(choice, ruleset)]
    told = ", ".join(parts)
    behind = behind_text(choice.behind, state)
    told = _say("{behind}: {rest}", behind=behind, rest=told) if behind else told
    attack = strike_text(choice.strike, state) if choice.strike else _nobody_text(choice, state)
    return f"{told[:1].upper()}{told[1:]}. {attack}"


def choice_why(session: Session, choice: Choice) -> Why:
    """Everything behind a suggestion: its way, the cover from each enemy, the attack."""
    state, lines, notes = session.state, list[Line](), list[str]()
    if (way := way_why(session, choice.plan)) is not None:
        lines, notes = list(way.lines), list(way.notes)
    for enemy, degree in choice.covers.items():
        lines.append(Line(_say("cover from {name}", name=words.name_of(state, enemy)), words.word(degree)))
    if choice.strike is not None:
        notes.append(strike_text(choice.strike, state))
        worth = words.number(round(choice.strike.worth, 1))
        lines.append(Line(_say("expected damage of the attack"), worth))
    lines.append(Line(_say("to the nearest enemy"), words.metres_text(choice.nearest * state.scene.square)))
    return Why(goals_text(choice.goals), words.both_text(choice.plan.cost, state.scene.square), tuple(lines), tuple(notes))


def cover_text(choice: Choice, state: Encounter) -> str:
    """The degrees it has, the highest first, and from how many."""
    degrees = list(choice.covers.values())
    if len(degrees) == 1 and degrees[0] != "none":
        name = words.name_of(state, next(iter(choice.covers)))
        return _say("{degree} from {name}", degree=words.word(degrees[0]), name=name)
    parts = [
        _say("{degree} from {number} of {all}", degree=words.word(degree), number=degrees.count(degree), all=len(degrees))
        for degree in DEGREES
        if degree in degrees
    ]
    return ", ".join(parts) or _say("no cover")


def provokes_text(choice: Choice, state: Encounter) -> str:
    names = list(dict.fromkeys(words.name_of(state, provoked.by) for provoked in choice.provokes))
    if not names:
        return _say("provokes nothing")
    if len(names) > NAMED + 1:
        return _say("{names} and {number} more may strike", names=", ".join(names[:NAMED]), number=len(names) - NAMED)
    return _say("{names} may strike", names=", ".join(names))


def way_text(choice: Choice, ruleset: Ruleset) -> str:
    plan = choice.plan
    if not plan.path:
        return _say("stays where it is")
    told = words.metres_text(plan.cost)
    if plan.kind != "own":
        told = f"{words.move_kind(plan.kind, ruleset.movement.kinds[plan.kind])[0]}, {told}"
    return told


def strike_text(strike: Strike, state: Encounter) -> str:
    attack = words.word(strike.attack)
    told = {"attack": attack[:1].upper() + attack[1:], "target": words.name_of(state, strike.target)}
    if strike.chance is None:
        return _say("{attack} against {target}.", **told)
    if strike.mode != "normal":
        told["mode"] = words.word(strike.mode)
        return _say("{attack} against {target}: {chance}% with {mode}.", **told, chance=round(strike.chance * 100))
    return _say("{attack} against {target}: {chance}%.", **told, chance=round(strike.chance * 100))


def _nobody_text(choice: Choice, state: Encounter) -> str:
    length = words.metres_text(choice.nearest * state.scene.square)
    return _say("Nobody to attack from there; the nearest enemy is {length} away.", length=length)


def behind_text(names: Iterable[str], state: Encounter) -> str:
    """ "behind the pillar and Ben": the first few, each kind of thing once."""
    told = list(dict.fromkeys(_thing(name, state) for name in names))[:NAMED]
    if not told:
        return ""
    if len(told) == 1:
        return _say("behind {thing}", thing=told[0])
    return _say("behind {thing} and {other}", thing=told[0], other=told[1])


def _thing(name: str, state: Encounter) -> str:
    kind, _, rest = name.partition(":")
    if kind == "token":
        return words.name_of(state, rest)
    if kind == "door":
        return _say("the door")
    if kind == "wall":
        return _say("the wall")
    x, _, y = rest.partition(",")
    if not (x.isdecimal() and y.isdecimal()):
        return _say("an obstacle")
    cell = Cell(int(x), int(y))
    if state.scene.ground(cell.x, cell.y) != "#":
        return _say("a low obstacle")
    beside = ((cell.x + 1, cell.y), (cell.x - 1, cell.y), (cell.x, cell.y + 1), (cell.x, cell.y - 1))
    return _say("the wall") if any(state.scene.ground(*other) == "#" for other in beside) else _say("the pillar")
