"""The one message that goes out per command: what happened, and between which two states.  Every screen decides what to do."""

from typing import Literal

import msgspec

from battlemap.encounter.events import Event
from battlemap.model import Encounter


class Change(msgspec.Struct, frozen=True):
    """`kind` "done" has the events; "undone" and "redone" have those of the steps walked over; "opened" has none."""

    kind: Literal["done", "undone", "redone", "opened"]
    before: Encounter
    after: Encounter
    events: tuple[Event, ...] = ()
