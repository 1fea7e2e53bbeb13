"""How long what an attack brings lasts, how to be rid of it, and to whom it is not done, out of the English of a stat block.

    lasts_in("... frightened for 1 minute ...", ("frightened",))    "rounds:10"        escape_in("... (escape DC 14) ...")    14

Texts come as `sentences.plain` leaves them.  Hours, days and "until cured" are "": until somebody ends it.
"""

import re

from battlemap.model.creature import SIZES

SIZED = "|".join(SIZES)
SENTENCE = re.compile(r"(?<=[.;])(?<!ft\.) ")
NEXT_TURN = re.compile(
    r"until the (start|end) of (?:(its|their|the target's|the creature's)|(?:the )?[\w' -]+?'s?) next turn", re.IGNORECASE
)
MINUTE = re.compile(r"for 1 minute|After 1 minute, it succeeds")
SAVES = r"(?:repeats? the sav(?:e|ing throw))"
REPEATS = re.compile(
    rf"{SAVES} (?:at the end of|on) (?:each of its|its next) turns?|(?:at which point|when) (?:it|the target) {SAVES}"
    rf"|at the end of each of its turns, the target {SAVES}",
    re.IGNORECASE,
)  # fmt: skip
LARGEST = re.compile(rf"(?:is|target,?|one) (?:a )?({SIZED}) or smaller", re.IGNORECASE)
WORSE = re.compile(r"Second Failure: (.*?)(?= Success\b|$)|end of its next turn\. .*?On a failure, (.*)")


def lasts_in(text: str, brings: tuple[str, ...]) -> str:
    """As `Attack.lasts`: the next turn these conditions last until, ten rounds for a minute, else ""."""
    for sentence in SENTENCE.split(text):
        if _names(sentence, brings) and (turn := NEXT_TURN.search(sentence)):
            return f"{'target' if turn[2] else 'attacker'}_{turn[1].lower()}"
    return "rounds:10" if MINUTE.search(text) else ""


def _names(text: str, conditions: tuple[str, ...]) -> bool:
    return any(re.search(rf"\b{name}\b", text, re.IGNORECASE) for name in conditions)


def repeats_in(text: str) -> bool:
    """May the target save again at the end of its turns?"""
    return REPEATS.search(text) is not None


def worse_in(text: str) -> str:
    """The clause that says what failing the second save brings, "" where none does."""
    found = WORSE.search(text)
    return (found[1] or found[2]) if found else ""


def escape_in(text: str) -> int:
    """The number that breaks the grip, 0 where none is told."""
    found = re.search(r"escape DC (\d+)", text)
    return int(found[1]) if found else 0


def largest_in(text: str, brings: tuple[str, ...]) -> str:
    """The largest size what it brings is done to, "" for any: told before it, or in the same sentence."""
    for sentence in SENTENCE.split(text):
        if found := LARGEST.search(sentence):
            return found[1].lower()
        if _names(sentence, brings):
            return ""
    return ""
