"""What of the fight's history a number came of: the lines of the log that spent, moved, hurt or rolled."""

from __future__ import annotations

from collections.abc import Iterator

from battlemap.encounter import events as e
from battlemap.encounter.document import Step
from battlemap.encounter.events import Event
from battlemap.model import Token
from battlemap.ui import words
from battlemap.ui.session import Session

MOST_HURTS = 6


def _backwards(session: Session) -> Iterator[Step]:
    """The steps that hold, the last first."""
    document = session.document
    return reversed(document.steps[: document.position])


def _since_its_turn(session: Session, token_id: str) -> Iterator[tuple[Step, Event]]:
    """Each event since what it spends was last given back, the last first."""
    for step in _backwards(session):
        for event in reversed(step.events):
            if isinstance(event, (e.TurnStarted, e.Refreshed)) and event.token == token_id:
                return
            if isinstance(event, e.EncounterBegun):
                return
            yield step, event


def _told(session: Session, step: Step) -> str:
    """The first line of the log a step has."""
    names = session.names()
    return next((text for event in step.events if (text := words.event(event, names))), "")


def spent_on(session: Session, token_id: str, resource: str) -> list[str]:
    """What a resource went on, the first first."""
    found = [
        _told(session, step) or words.word(event.reason)
        for step, event in _since_its_turn(session, token_id)
        if isinstance(event, e.ResourceSpent) and (event.token, event.resource) == (token_id, resource) and event.amount > 0
    ]
    return [text for text in reversed(found) if text]


def moved_on(session: Session, token_id: str) -> list[tuple[str, int]]:
    """Its moves and what else took movement, with dm, the first first."""
    names, found = session.names(), list[tuple[str, int]]()
    for _, event in _since_its_turn(session, token_id):
        if isinstance(event, e.TokenMoved) and event.token == token_id and event.cost:
            found.append((words.event(event, names) or "", event.cost))
        elif isinstance(event, e.MovementSpent) and event.token == token_id:
            found.append((words.word(event.reason), event.cost))
    return found[::-1]


def hurts_of(session: Session, token_id: str) -> list[str]:
    """The last things that changed its hit points, the first first."""
    names, found = session.names(), list[str]()
    for step in _backwards(session):
        for event in reversed(step.events):
            own = (isinstance(event, (e.DamageTaken, e.Healed, e.TempHpSet)) and event.target == token_id) or (
                isinstance(event, e.LifeChanged) and event.token == token_id
            )
            if own and (text := words.event(event, names)):
                found.append(text)
            if len(found) >= MOST_HURTS:
                return found[::-1]
    return found[::-1]


def initiative_of(session: Session, who: str) -> tuple[tuple[int, ...], Token | None]:
    """The faces its place in the order (or its side's) came of, its group's where it has one, () where the count was typed; and
    how it was when they fell, None for a side."""
    token = session.state.token(who)
    group = token.group if token is not None else ""
    kin = {other.id for other in session.state.tokens.values() if group and other.group == group} | {who}
    for behind, step in enumerate(_backwards(session)):
        faces = next((rolled.faces for rolled in reversed(step.rolls) if rolled.what == "initiative" and rolled.who in kin), None)
        for event in reversed(step.events):
            if faces is None and isinstance(event, (e.D20Rolled, e.DiceRolled)) and event.what == "initiative":
                faces = event.faces if event.token in kin else None
            if faces is None and isinstance(event, e.EncounterEnded):
                return (), token
        if faces is not None:
            then = session.document.state_before(session.document.position - behind)
            return faces, then.token(who) or token
    return (), token
