"""`battlemap export FIGHT.battlemap -o OUT`: its map as Universal VTT, the fight as scenario TOML, its log as Markdown or HTML.

The ending of OUT says which.  What the format cannot hold is told.  The words of the log come from the caller: this room knows no
window.  Not here: the formats (`exporters`), reading fights (`storage`), pictures of maps (`ui.exporting.headless`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from battlemap.encounter import events as e
from battlemap.encounter.document import Document
from battlemap.encounter.events import Event
from battlemap.exporters import Exported, log_html, log_lines, log_markdown, scenario, universal_vtt
from battlemap.model import BattlemapError, Encounter
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from battlemap.storage.replacing import made_beside

MAPS = (".dd2vtt", ".uvtt", ".df2vtt")
LOGS = (".md", ".html", ".htm")
PICTURES = (".png", ".webp", ".pdf", ".svg")
ENDINGS = (*MAPS, *PICTURES, ".toml", *LOGS)
Words = Callable[[Event, Mapping[str, str]], str]
"""An event as a line, with the names of tokens by id; "" for nothing to tell."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The file to write, and whether one that is there is replaced."""

    out: Path
    overwrite: bool = False


def export_file(path: Path, asked: Asked, words: Callable[[], Words]) -> int:
    """Write what the ending asks for, and tell what of the fight is not in it.  `words` are only fetched for a log."""
    with FightFile.open(path) as file:
        document = file.document(find_ruleset)
        state = document.state
        title = state.title or state.scene.name or path.stem
        ending = asked.out.suffix.lower()
        if ending in MAPS:
            picture = file.picture(state.scene.picture.sha256) if state.scene.picture else None
            exported = universal_vtt(state.scene, picture)
        elif ending == ".toml":
            exported = scenario(state, find_ruleset(state.ruleset))
        elif ending in LOGS:
            exported = Exported(_log(document, file.base, title, ending, words()).encode("utf-8"))
        else:
            raise BattlemapError(
                "{name}: expected a file that ends in {endings}", name=asked.out.name, endings=", ".join(ENDINGS)
            )
    with made_beside(asked.out, "written", asked.overwrite) as part:
        part.write_bytes(exported.data)
    print(f"written: {asked.out}")
    for note in exported.notes:
        print(f"  {note}")
    return 0


def _log(document: Document, base: Encounter, title: str, ending: str, words: Words) -> str:
    """The log in the words given; the names are everybody's who was ever there."""
    names = {token.id: token.name for token in base.tokens.values()}
    for step in document.steps:
        for event in step.events:
            if isinstance(event, e.TokenJoined):
                names[event.token.id] = event.token.name
    names |= {token.id: token.name for token in document.state.tokens.values()}
    lines = log_lines(document.steps, document.position, lambda event: words(event, names))
    return log_markdown(title, lines) if ending == ".md" else log_html(title, lines)
