"""What an importer answers: a scene with its picture and what was left out, or the one sentence that says why not.

Not here: any file format.  `counts` are the figures a game master checks at a glance (and `battlemap import --json` prints):

    columns, rows   squares of the map
    walls           entries of `Scene.walls`: unbroken polylines, outlines that stop sight only among them
    doors, lights   entries of `Scene.doors` and `Scene.lights`
    notes           sentences in `notes`: each says what was left out, or what had to be guessed
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from battlemap.model import BattlemapError, Scene
from battlemap.sentence import Sentence


class ImportProblem(BattlemapError):
    """A file cannot be brought in: which file, which field, what was expected, in one sentence."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The picture that belongs below a map and is not in its file: its name there ("" where none is told), and where it lies on
    the map, in squares."""

    name: str
    width: float
    height: float
    left: float = 0.0
    top: float = 0.0


@dataclass(frozen=True, slots=True)
class Found:
    """A map as it was read.  `picture` are the bytes whose SHA-256 is `scene.picture.sha256`; None where there is none, and then
    `wanted` says which belongs there (`with_picture`).  `kind` is what the file is ("a Foundry scene")."""

    scene: Scene
    picture: bytes | None
    notes: tuple[str, ...]
    kind: str = Sentence("a map")
    wanted: Wanted | None = None

    @property
    def counts(self) -> dict[str, int]:
        """See the module's page."""
        scene = self.scene
        return {
            "columns": scene.width,
            "rows": scene.height,
            "walls": len(scene.walls),
            "doors": len(scene.doors),
            "lights": len(scene.lights),
            "notes": len(self.notes),
        }


@dataclass(frozen=True, slots=True)
class Atlas:
    """The maps in a file by name, of which each is read only when asked for by its number."""

    names: tuple[str, ...]
    read: Callable[[int], Found]


def shown(path: Path) -> str:
    """A file's name as a sentence may hold it: on one line, whatever somebody has put into it."""
    return printable(path.name) or str(path)


def printable(text: str, longest: int = 200) -> str:
    """A text on one line and of a bearable length."""
    line = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[: longest + 1])
    return line if len(line) <= longest else f"{line[:longest]}…"


def several(number: int, one: str, more: str = "") -> str:
    """ "1 wall", "3 walls"."""
    return f"{number:,} {one if number == 1 else more or one + 's'}"


def few(names: Sequence[str], most: int) -> str:
    """Names for a sentence: up to so many of them, and how many more there are."""
    told = ", ".join(names[:most])
    return told if len(names) <= most else Sentence("{names} and {number} more", names=told, number=len(names) - most)


def distinct(names: Iterable[str], unnamed: str = "Map") -> tuple[str, ...]:
    """Names of which no two are the same: the second "Hall" is "Hall (2)"."""
    found: list[str] = []
    taken: set[str] = set()
    times: dict[str, int] = {}
    for name in names:
        plain = printable(" ".join(name.split()), 100) or unnamed
        name = plain
        while name in taken:
            times[plain] = times.get(plain, 1) + 1
            name = f"{plain} ({times[plain]})"
        taken.add(name)
        found.append(name)
    return tuple(found)
