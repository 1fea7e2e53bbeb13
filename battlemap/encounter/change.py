"""The one message that goes out per command: what happened, and between which two states.  Every screen decides what to do."""

from dataclasses import dataclass
from typing import Literal

from battlemap.encounter.events import Event
from battlemap.model import Encounter


@dataclass(frozen=True, slots=True)
class Change:
    """`kind` "done" has the events; "undone" and "redone" have those of the steps walked over; "opened" has none."""

    kind: Literal["done", "undone", "redone", "opened"]
    before: Encounter
    after: Encounter
    events: tuple[Event, ...] = ()
