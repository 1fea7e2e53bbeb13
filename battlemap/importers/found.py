"""What an importer answers: a scene with its picture and what was left out, or the one sentence that says why not.

Not here: any file format.  `counts` are the figures a game master checks at a glance (and `battlemap import --json` prints):

    columns, rows   squares of the map
    walls           entries of `Scene.walls`: unbroken polylines, outlines that stop sight only among them
    doors, lights   entries of `Scene.doors` and `Scene.lights`
    notes           sentences in `notes`: each says what was left out, or what had to be guessed
"""

from dataclasses import dataclass
from pathlib import Path

from battlemap.model import BattlemapError, Scene


class ImportProblem(BattlemapError):
    """A file cannot be brought in: which file, which field, what was expected, in one sentence."""


@dataclass(frozen=True, slots=True)
class Found:
    """A map as it was read.  `picture` are the bytes whose SHA-256 is `scene.picture.sha256`; None where there is none."""

    scene: Scene
    picture: bytes | None
    notes: tuple[str, ...]

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


def shown(path: Path) -> str:
    """A file's name as a sentence may hold it: on one line, whatever somebody has put into it."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in path.name) or str(path)


def several(number: int, one: str, more: str = "") -> str:
    """ "1 wall", "3 walls"."""
    return f"{number} {one if number == 1 else more or one + 's'}"
