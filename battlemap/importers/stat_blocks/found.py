"""What the reading of stat blocks answers: each creature with what was guessed and what was left, or why it could not be read.

    Read      a creature: its record, and what there is to say of the reading (see the class)
    Doubt     a field that was guessed, or of which the source says two things: the field's path, and a sentence
    Unread    a creature of a file that cannot be read: its name, and one sentence
    Sheaf     one file of several: its creatures, or why it has none
    Books     the names of the rulesets that play each family of pages, which no importer knows by itself

A field's path: "name", "size", "ac", "max_hp", "hit_dice", "speed.fly", "abilities.str", "saves.dex", "skills.stealth",
"senses.darkvision", "attacks.Bite" and its parts ("attacks.Bite.damage"), "sheet.thac0"; "" is the whole page.  Sentences are
plain English, as those of every importer.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from battlemap.importers.found import ImportProblem, printable
from battlemap.model import StatBlock
from battlemap.sentence import Sentence

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
class Doubt:
    """A field that is not as sure as the others.

    why: "guessed" where the source does not say it, or not clearly (`note` says what was taken); "contradicts" where the source
    says two things (`note` says which was taken).
    """

    field: str
    why: Literal["guessed", "contradicts"]
    note: str


@dataclass(frozen=True, slots=True)
class Read:
    """A creature as it was read.  `kind`: what the source was ("a 5etools creature"); `left`: what was not read, by its heading
    ("Languages: Common", "Icy Slime: 2d6, its text")."""

    block: StatBlock
    kind: str
    doubts: tuple[Doubt, ...] = ()
    left: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.block.name

    @property
    def clean(self) -> bool:
        """Is nothing in it guessed or contradicted?"""
        return not self.doubts

    @property
    def told(self) -> tuple[str, ...]:
        """The paths of the fields that the source itself says."""
        guessed = {doubt.field for doubt in self.doubts if doubt.why == "guessed"}
        return tuple(path for path in _paths(self.block) if path not in guessed)


PLAIN = ("ac", "max_hp", "level", "challenge", "initiative", "resist", "vulnerable", "immune", "condition_immune", "traits")
TABLES = ("speed", "abilities", "skills", "senses", "sheet")
BESIDE = ("ruleset", "kind", "tags", "hit_dice", "xp", "passive", "multiattack", "spells", "auras", "environments")


def _paths(block: StatBlock) -> Iterable[str]:
    """Every field a record holds something in."""
    creature = block.creature
    yield from ("name", "size")
    yield from (name for name in PLAIN if getattr(creature, name) not in (None, (), ""))
    yield from (f"{name}.{key}" for name in TABLES for key in getattr(creature, name))
    yield from (f"saves.{key}" for key in block.saves)
    yield from (f"attacks.{attack.name}" for attack in creature.attacks)
    yield from (name for name in BESIDE if getattr(block, name) not in (None, (), ""))


@dataclass(frozen=True, slots=True)
class Unread:
    """A creature that could not be read, and why."""

    name: str
    why: str


Answer = Read | Unread


@dataclass(frozen=True, slots=True)
class Sheaf:
    """What one file of several holds; `problem` is the sentence that says why it holds nothing."""

    path: Path
    answers: tuple[Answer, ...] = ()
    problem: str = ""


class NoCreature(ImportProblem):
    """What should be a creature is none: one sentence, without the file's name."""


@dataclass(slots=True)
class Gathering:
    """One creature while it is read: what there is to say of it so far."""

    doubts: list[Doubt] = field(default_factory=list)
    left: list[str] = field(default_factory=list)

    def guess(self, path: str, note: str, /, **facts: object) -> None:
        """A field the source does not say, or not clearly, and what was taken."""
        self._add(Doubt(printable(path, 120), "guessed", _one_line(note, facts)))

    def contradict(self, path: str, note: str, /, **facts: object) -> None:
        """A field of which the source says two things, and which was taken."""
        self._add(Doubt(printable(path, 120), "contradicts", _one_line(note, facts)))

    def _add(self, doubt: Doubt) -> None:
        if doubt not in self.doubts and len(self.doubts) < MOST_SAID:
            self.doubts.append(doubt)

    def settle(self, name: str) -> None:
        """A field guessed before is known now."""
        self.doubts = [doubt for doubt in self.doubts if doubt.field != name]

    def leave(self, heading: str, what: str = "") -> None:
        """Something not read, by its heading; `what` of it."""
        parts = {"heading": heading, "what": what}
        said = _one_line("{heading}: {what}", parts) if what else _one_line("{heading}", parts) if heading else ""
        if said and said not in self.left:
            self.left.append(said)

    def read(self, block: StatBlock, kind: str) -> Read:
        return Read(block, kind, tuple(self.doubts), _bounded(self.left))


def _one_line(note: str, facts: Mapping[str, object]) -> Sentence:
    """What is told of a page is on one line and of a bearable length."""
    bare = {name: isinstance(fact, str) and not isinstance(fact, Sentence) for name, fact in facts.items()}
    return Sentence(note, **{name: printable(str(fact), LONGEST_SAID) if bare[name] else fact for name, fact in facts.items()})


def _bounded(said: list[str]) -> tuple[str, ...]:
    more = len(said) - MOST_SAID
    return tuple(said) if more <= 0 else (*said[:MOST_SAID], Sentence("… and {more:,} more", more=more))
