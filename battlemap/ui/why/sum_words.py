"""The rules' sums in words: the name of every term, its amount as the window writes numbers."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from battlemap.model import Encounter
from battlemap.rules.sums import Sum, Term
from battlemap.ui import words
from battlemap.ui.lengths import plural
from battlemap.ui.why.reason import Line

TERMS: dict[str, Any] = {
    "speed": QT_TRANSLATE_NOOP("Why", "its speed ({mode})"),
    "usual_speed": QT_TRANSLATE_NOOP("Why", "the rules' speed, as its own is not given ({mode})"),
    "dash": QT_TRANSLATE_NOOP("Why", "Dash adds its speed"),
    "moved": QT_TRANSLATE_NOOP("Why", "moved this turn"),
    "halved": QT_TRANSLATE_NOOP("Why", "half the movement in this way of moving"),
    "dragging": QT_TRANSLATE_NOOP("Why", "drags {by} along"),
    "no_action_left": QT_TRANSLATE_NOOP("Why", "no action left that buys a move"),
    "square": QT_TRANSLATE_NOOP("Why", "a square"),
    "difficult_ground": QT_TRANSLATE_NOOP("Why", "difficult ground at {at}"),
    "low_obstacle": QT_TRANSLATE_NOOP("Why", "a low obstacle at {at}"),
    "difficult_area": QT_TRANSLATE_NOOP("Why", "an area of effect makes {at} difficult"),
    "creature_space": QT_TRANSLATE_NOOP("Why", "through {by}'s space"),
    "squeezed": QT_TRANSLATE_NOOP("Why", "squeezes through"),
    "crawl": QT_TRANSLATE_NOOP("Why", "crawls"), "climb": QT_TRANSLATE_NOOP("Why", "climbs without a climbing speed"),
    "swim": QT_TRANSLATE_NOOP("Why", "swims without a swimming speed"), "jump": QT_TRANSLATE_NOOP("Why", "jumps"),
    "second_diagonal": QT_TRANSLATE_NOOP("Why", "every second diagonal counts twice"),
    "height": QT_TRANSLATE_NOOP("Why", "rises or sinks further than it goes"),
    "each_turn": QT_TRANSLATE_NOOP("Why", "in each turn"), "its_own": QT_TRANSLATE_NOOP("Why", "as its stat block says"),
    "spent": QT_TRANSLATE_NOOP("Why", "spent"), "listed": QT_TRANSLATE_NOOP("Why", "as its stat block says"),
    "usual": QT_TRANSLATE_NOOP("Why", "the rules' own, as none is given"),
    "turned_over": QT_TRANSLATE_NOOP("Why", "counted the other way from its stat block"),
    "base": QT_TRANSLATE_NOOP("Why", "to begin with"),
    "better_ability": QT_TRANSLATE_NOOP("Why", "the better of its two abilities"),
    "proficiency": QT_TRANSLATE_NOOP("Why", "proficiency bonus"),
    "least": QT_TRANSLATE_NOOP("Why", "never less"),
    "half_damage": QT_TRANSLATE_NOOP("Why", "half of {taken} damage, rounded down, is {half}"),
    "most": QT_TRANSLATE_NOOP("Why", "never more than {cap}"),
    "rest": QT_TRANSLATE_NOOP("Why", "other rules"), "ground": QT_TRANSLATE_NOOP("Why", "the ground"),
}  # fmt: skip
ABILITY: Any = QT_TRANSLATE_NOOP("Why", "{ability} {score}")
LEVEL: Any = QT_TRANSLATE_NOOP("Why", "{condition}, level {level}")
PART: Any = QT_TRANSLATE_NOOP("Why", "{condition}: one part in {part} of the speed")
CAP: Any = QT_TRANSLATE_NOOP("Why", "{condition}: at most {cap}")
TIMES: Any = QT_TRANSLATE_NOOP("Why", "Dash adds its speed {times} times")


def say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Why", text).format(**holes)


def say_counted(text: str, number: int) -> str:
    """With "%n" for the number, each language's plural of it."""
    return plural(QCoreApplication.translate("Why", text, None, number), number)


def amount_text(amount: int, unit: str, *, sign: bool = True) -> str:
    """ "+9 m", "-2", "3 squares"."""
    if unit == "number":
        return f"{amount:+d}" if sign else str(amount)
    text = words.metres_text(abs(amount)) if unit == "length" else words.squares_text(abs(amount))
    before = "−" if amount < 0 else "+" if sign else ""
    return f"{before}{text}"


def total_text(found: Sum) -> str:
    return amount_text(found.total, found.unit, sign=False)


def lines_of(found: Sum, state: Encounter) -> tuple[Line, ...]:
    """The first term stands as it is, the others with their sign."""
    return tuple(
        Line(term_text(term, state), "" if term.amount is None else amount_text(term.amount, found.unit, sign=number > 0))
        for number, term in enumerate(found.terms)
    )


def term_text(term: Term, state: Encounter) -> str:
    """A term's name; of a condition what it does to the number."""
    facts = dict(term.facts)
    holes: dict[str, Any] = {**facts, "by": words.name_of(state, term.by) if term.by else "?"}
    if "at" in facts:
        holes["at"] = words.cell_name(facts["at"])
    if "mode" in facts:
        holes["mode"] = words.word(str(facts["mode"]))
    if "score" in facts:
        return say(ABILITY, ability=words.word(term.kind), score=facts["score"])
    if term.kind == "dash" and facts.get("times", 1) > 1:
        return say(TIMES, times=facts["times"])
    if term.kind in TERMS:
        return say(TERMS[term.kind], **holes)
    condition = words.word(term.kind)
    if "part" in facts:
        return say(PART, condition=condition, part=facts["part"])
    if "cap" in facts:
        return say(CAP, condition=condition, cap=words.metres_text(facts["cap"]))
    return say(LEVEL, condition=condition, level=facts["level"]) if "level" in facts else condition


def faces_text(faces: tuple[int, ...], natural: int, mode: str) -> str:
    """ "d20: 17", "d20, the higher of 3 and 17"."""
    if len(faces) < 2:
        return say("the d20")
    both = [str(face) for face in faces[:2]]
    if mode == "advantage":
        return say("the d20, the higher of {one} and {other}", one=both[0], other=both[1])
    if mode == "disadvantage":
        return say("the d20, the lower of {one} and {other}", one=both[0], other=both[1])
    return say("the d20")
