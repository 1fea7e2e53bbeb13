"""A party moved from the fight on the table to another, file by file.

Order: first the destination is written, then the fight they leave, then the destination is opened.  A crash in between leaves
them in both, where they can be moved again (whoever is there already is replaced); it loses nobody.  What is legal is decided by
`Depart` and `Arrive`.
"""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import NeedDice, Refused
from battlemap.encounter.travellers import arrival_of
from battlemap.model import BattlemapError, Encounter
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, new_fight_path
from battlemap.ui import words
from battlemap.ui.library.maps import read_map
from battlemap.ui.library.shelf import Entry, key_of
from battlemap.ui.session import Session


@dataclass(frozen=True, slots=True)
class Journey:
    """Who goes where.  `to_map`: a new fight is begun on that place, by the rules they come with; `ends_here`, `ends_there`: a
    fight under way is over."""

    who: tuple[str, ...]
    goal: Entry
    to_map: bool
    ends_here: bool = False
    ends_there: bool = False


class Stopped(BattlemapError):
    """It does not come to pass: the sentence why, "" where somebody called it off."""


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Journey", text).format(**holes)


def travel(session: Session, journey: Journey) -> str:
    """Do it all, the other fight on the table at the end; what is to be said of it.  A `Stopped` where it cannot be: then nobody
    has gone."""
    origin = session.title()
    _check(session, journey)
    names = ", ".join(session.state.tokens[who].name for who in journey.who)
    path = _write_there(session, journey)
    left = session.do(_leaving(journey, path.stem)) is not None
    if not session.open_path(path):
        raise Stopped(_say("They are in \"{goal}\" now, but it cannot be opened.", goal=path.stem))
    if not left:
        return _say("They are here, and still in \"{origin}\" too: nothing was changed there.", origin=origin)
    return _say("{names}: here from \"{origin}\". Right-click a square to line the party up there.", names=names, origin=origin)


def _leaving(journey: Journey, goal: str = "") -> c.Depart:
    return c.Depart(tokens=journey.who, goal=goal, ends_fight=journey.ends_here)


def _check(session: Session, journey: Journey) -> None:
    """May they go?  Asked before anything is written."""
    source = session.fight_file
    if source is not None and key_of(source.path) == key_of(journey.goal.path):
        raise Stopped(_say("That is the fight they are in."))
    if source is not None and source.is_read_only:
        raise Stopped(_say("{name}: it is read-only; use Save as to keep the fight elsewhere", name=source.path.name))
    outcome = session.document.preview(_leaving(journey))
    if isinstance(outcome, Refused):
        raise Stopped(words.refusal(outcome.refusals[0], session.state))


# ---------------------------------------------------------------- the other fight
def _write_there(session: Session, journey: Journey) -> Path:
    """The party in the other fight's file, closed again.  What was made for them goes when they do not."""
    try:
        file = _opened(session, journey)
        try:
            _put(session, journey, file)
        except BaseException:
            file.close()
            if journey.to_map:
                with suppress(OSError):
                    file.path.unlink()
            raise
        file.close()
    except Stopped:
        raise
    except BattlemapError as wrong:
        raise Stopped(str(wrong)) from None
    return file.path


def _opened(session: Session, journey: Journey) -> FightFile:
    """The other fight's file; of a map a new fight, with the house rules of this one."""
    if not journey.to_map:
        file = FightFile.open(journey.goal.path)
        if file.is_read_only:
            file.close()
            raise Stopped(_say("{name}: it is read-only, nobody can be put there", name=file.path.name))
        return file
    place, here = read_map(journey.goal), session.state
    fight = Encounter(ruleset=here.ruleset, scene=place.under(here.ruleset), title=place.title, options=here.options)
    return FightFile.create(new_fight_path(place.title), fight, place.pictures)


def _put(session: Session, journey: Journey, file: FightFile) -> None:
    """Whoever goes, with the pictures of their faces."""
    document = file.document(find_ruleset)
    arrival = arrival_of(session.state, journey.who, session.title(), session.ruleset.lasting)
    arrival = replace(arrival, ends_fight=journey.ends_there)
    faces = _faces(session, document, arrival)
    for sha256 in {token.creature.picture for token in arrival.tokens if token.creature.picture}:
        data = session.picture(sha256)
        if data is not None:
            file.put_picture(data)
    document.do(arrival, faces)


def _faces(session: Session, document: Document, arrival: c.Arrive) -> list[int]:
    """Who joins a fight under way rolls initiative, as this table rolls its dice."""
    faces: list[int] = []
    while True:
        outcome = document.preview(arrival, faces)
        if isinstance(outcome, Refused):
            raise Stopped(words.refusal(outcome.refusals[0], document.state))
        if not isinstance(outcome, NeedDice):
            return faces
        more = session.faces(outcome)
        if more is None:
            raise Stopped("")
        faces += more
