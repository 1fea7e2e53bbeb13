"""What the reading of stat blocks answers: each creature with what was guessed and what was left, or why it could not be read.

    Read      a creature.  `kind`: what it was ("a 5etools creature"); `notes`: sentences on what was read with a guess;
              `doubtful`: the fields those are about ("ac", "attacks.Bite.damage"), for a review to mark; `left`: what was
              not read, by its heading ("Languages", "Icy Slime: 2d6, its text")
    Unread    a creature of a file that cannot be read: its name, and one sentence
    Books     the names of the rulesets that play each family of pages, which no importer knows by itself
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from battlemap.importers.found import ImportProblem, printable
from battlemap.model import StatBlock

Family = Literal["2014", "2024", "4e", "old school"]
FIFTH: tuple[Family, ...] = ("2014", "2024")
MOST_SAID = 60
LONGEST_SAID = 240


@dataclass(frozen=True, slots=True)
class Books:
    """`names`: a ruleset by the family of pages it plays.  `wanted`: the ruleset a creature is wanted for, which settles what a
    page itself does not tell."""

    names: Mapping[str, str]
    wanted: str = ""

    def name(self, family: Family) -> str:
        return self.names.get(family, "")

    def usual(self) -> Family:
        """The fifth edition meant where a page tells neither: the wanted one, or the later."""
        return next((family for family in FIFTH if self.wanted and self.name(family) == self.wanted), FIFTH[-1])


@dataclass(frozen=True, slots=True)
class Read:
    """A creature as it was read; see the module's page."""

    block: StatBlock
    kind: str
    notes: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    doubtful: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.block.name


@dataclass(frozen=True, slots=True)
class Unread:
    """A creature that could not be read, and why."""

    name: str
    why: str


Answer = Read | Unread


class NoCreature(ImportProblem):
    """What should be a creature is none: one sentence, without the file's name."""


@dataclass(slots=True)
class Gathering:
    """One creature while it is read: what there is to say of it so far.  `field` "" is a note about no field in particular."""

    notes: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    doubtful: list[str] = field(default_factory=list)

    def doubt(self, name: str, note: str) -> None:
        """A field read with a guess, and what was guessed."""
        if name and name not in self.doubtful:
            self.doubtful.append(printable(name, 120))
        self.note(note)

    def note(self, note: str) -> None:
        if note not in self.notes:
            self.notes.append(printable(note, LONGEST_SAID))

    def settle(self, name: str) -> None:
        """A field doubted before that is known now; its note goes with it."""
        if name in self.doubtful:
            self.doubtful.remove(name)
            self.notes = [note for note in self.notes if not note.startswith("Which edition")]

    def leave(self, heading: str, what: str = "") -> None:
        """Something not read, by its heading; `what` of it."""
        said = printable(f"{heading}: {what}" if what else heading, LONGEST_SAID)
        if said and said not in self.left:
            self.left.append(said)

    def read(self, block: StatBlock, kind: str) -> Read:
        return Read(block, kind, _bounded(self.notes), _bounded(self.left), tuple(self.doubtful[:MOST_SAID]))


def _bounded(said: list[str]) -> tuple[str, ...]:
    more = len(said) - MOST_SAID
    return tuple(said) if more <= 0 else (*said[:MOST_SAID], f"… and {more:,} more")
