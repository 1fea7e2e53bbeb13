"""Maps of the library in use: read whole, made a fight's first state, kept as a file of their own."""

from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from battlemap.model import Encounter, Scene
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, new_fight_path
from battlemap.ui.library.reading import look_into
from battlemap.ui.library.shelf import Entry
from battlemap.ui.session import Session, with_squares


@dataclass(frozen=True, slots=True)
class Map:
    """A place without anybody in it: no creatures, nor the lights they carried."""

    title: str
    ruleset: str
    scene: Scene
    picture: bytes | None

    @property
    def pictures(self) -> dict[str, bytes]:
        shown = self.scene.picture
        return {shown.sha256: self.picture} if shown is not None and self.picture is not None else {}

    def under(self, ruleset: str, square: int | None = None) -> Scene:
        """The place with squares of a width in dm, else as its own rules or those others have them."""
        if square is None:
            square = self.scene.square if ruleset == self.ruleset else find_ruleset(ruleset).square
        return self.scene if square == self.scene.square else with_squares(self.scene, square)


def map_of(state: Encounter, title: str, picture: bytes | None) -> Map:
    lights = tuple(light for light in state.scene.lights if not light.token)
    return Map(title, state.ruleset, replace(state.scene, lights=lights), picture)


def read_map(entry: Entry) -> Map:
    """A `BattlemapError` of one sentence where the file cannot be read."""
    state, _played, picture = look_into(entry)
    title = (state.title if entry.shipped else "") or state.scene.name or entry.path.stem
    return map_of(state, title, picture)


def map_on_table(session: Session) -> Map:
    """The open fight's map."""
    shown = session.state.scene.picture
    picture = session.picture(shown.sha256) if shown is not None else None
    return map_of(session.state, session.state.scene.name or session.title(), picture)


def keep_map(place: Map, name: str) -> Path:
    """A map of the library from now on: a fight without creatures that has not begun; a `SaveError` where it cannot be
    written."""
    path = new_fight_path(name)
    state = Encounter(ruleset=place.ruleset, scene=replace(place.scene, name=name), title=name)
    FightFile.create(path, state, place.pictures).close()
    return path
