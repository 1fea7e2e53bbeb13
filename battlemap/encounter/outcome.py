"""What comes back from a command: done, refused, or more dice wanted.  All three are values; words are made in the window.

`Done.answer` and a question's answer are plain data in the names and units of the scenario format (metres, [x, y]).
"""

from typing import Any

import msgspec

from battlemap.encounter.dice import Rolled
from battlemap.encounter.events import Event
from battlemap.rules.ruling import Refusal

Answer = dict[str, Any]


class Refused(msgspec.Struct, frozen=True):
    """Nothing has changed."""

    refusals: tuple[Refusal, ...]


class NeedDice(msgspec.Struct, frozen=True):
    """The command goes no further without faces: roll dice of these sides (all of `sides`, in order), append the faces to
    those given so far and ask again.  `what` says for what ("attack", "damage", "save", "initiative", "death_save",
    "concentration", "check", "fall"), `who` for whom (a token id or ""), `dice` the expression as written ("2d6+3")."""

    what: str
    who: str
    sides: tuple[int, ...]
    dice: str = ""


class Done(msgspec.Struct, frozen=True):
    """The events that happened, the answer, and the dice in the order they were rolled."""

    events: tuple[Event, ...]
    answer: Answer
    rolls: tuple[Rolled, ...] = ()


Outcome = Done | Refused | NeedDice

__all__ = ["Answer", "Done", "NeedDice", "Outcome", "Refusal", "Refused"]
