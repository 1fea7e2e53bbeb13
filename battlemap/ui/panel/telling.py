"""What a roll did, told in a card: a headline, and the lines below it with every term of the damage."""

from collections.abc import Iterable, Mapping
from typing import Any

from battlemap.encounter import events as e
from battlemap.encounter.events import Event
from battlemap.encounter.outcome import Refusal
from battlemap.model import Encounter
from battlemap.ui import words
from battlemap.ui.theme import palette

TOLD = (
    e.BlowHeld, e.Declared, e.AttackRolled, e.DiceRolled, e.DamageTaken, e.LifeChanged, e.D20Rolled, e.EffectAdded,
    e.ConcentrationSet, e.EffectRemoved, e.ZoneRemoved,
)  # fmt: skip
STEPS = {
    "adjusted": words.N("adjusted by {amount}"), "saved": words.N("save made: {amount} left"),
    "immune": words.N("immune to {type}: {amount} left"), "resist": words.N("resists {type}: {amount} left"),
    "vulnerable": words.N("vulnerable to {type}: {amount}"),
}  # fmt: skip


def step_text(step: Mapping[str, Any]) -> str:
    """One term of a damage sum, or "" for the roll itself."""
    known = STEPS.get(str(step.get("what", "")))
    return words.say(known, amount=step.get("amount", 0), type=step.get("type", "") or "–") if known else ""


def refusal_of(answer: Mapping[str, Any]) -> Refusal | None:
    """The first refusal of a question's answer."""
    if not answer.get("refused"):
        return None
    facts = dict(answer["refused"][0])
    return Refusal(facts.pop("kind"), facts)


def told_lines(events: Iterable[Event], state: Encounter) -> list[str]:
    """What happened, line by line, resistances and the like below the damage they changed."""
    lines: list[str] = []
    for event in events:
        if isinstance(event, TOLD) and (text := words.event(event, state)):
            if isinstance(event, e.DamageTaken):
                lines += [f"– {told}" for step in event.steps if (told := step_text(step))]
            lines.append(text)
    return lines


def headline(events: Iterable[Event]) -> tuple[str, str]:
    """ "Hit", and the colour it is said in; of several rolls the first counts."""
    colours = palette()
    for event in events:
        if isinstance(event, e.AttackRolled):
            if event.crit:
                return words.say(words.N("Critical hit")), colours.warning
            if event.hit:
                return words.say(words.N("Hit")), colours.good
            return words.say(words.N("Miss")), colours.bad
        if isinstance(event, e.D20Rolled) and event.what == "save":
            if event.success:
                return words.say(words.N("Save made")), colours.warning
            return words.say(words.N("Save failed")), colours.good
    return words.say(words.N("Done")), colours.text
