"""Rolling a formula as the table rolls: told at once, one step of the history."""

from collections.abc import Callable

from battlemap.encounter import commands as c
from battlemap.encounter.events import FreelyRolled
from battlemap.encounter.outcome import Done
from battlemap.ui.dice.dice_words import free_line
from battlemap.ui.dice.own_rolls import OwnRoll
from battlemap.ui.session import Session

Give = Callable[[c.Command], "Done | None"]


def command_of(roll: OwnRoll, session: Session) -> c.Roll:
    """For each selected creature where that is wanted; where nobody is selected, once."""
    tokens = session.selection if roll.each else ()
    return c.Roll(roll=bare(roll.text), tokens=tokens, secret=roll.secret)


def bare(text: str) -> str:
    """ "/r 2d6" as it is written elsewhere -> "2d6"."""
    text = text.strip()
    for start in ("/roll ", "/r "):
        if text.casefold().startswith(start):
            return text[len(start) :].strip()
    return text


def rolled_in(done: Done) -> list[FreelyRolled]:
    return [event for event in done.events if isinstance(event, FreelyRolled)]


def told(done: Done, session: Session) -> str:
    """What came of it, a line for each creature."""
    return "\n".join(free_line(event, session.state) for event in rolled_in(done))
