"""Which drawing stands for a creature without a picture: found by the words of its name, painted in any colour at any size.

The drawings and the words are in `assets/creatures`.  Not here: the face they stand on (`token_portrait`).

    glyph_of("Goblin 3")                Glyph("goblin", "goblin")
    glyph_of("Ana Belém")               None: nobody drew an Ana
"""

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from battlemap.resources import resource_path

ROLE = "role"
LONGEST_PHRASE = 5
BETWEEN = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class Glyph:
    """A drawing by its file's name, and the group of creatures it belongs to, which has a tint."""

    name: str
    group: str


def numbered(name: str) -> tuple[str, str]:
    """A name without the number at its end, and that number: ("Goblin", "3"); ("Ana", "") where it has none."""
    stem, _, last = name.strip().rpartition(" ")
    bare = last.lstrip("#")
    return (stem.strip(), bare) if stem.strip() and bare.isdecimal() and len(bare) <= 3 else (name.strip(), "")


@lru_cache(maxsize=4096)
def glyph_of(name: str) -> Glyph | None:
    """The drawing for a creature of that name, if there is one."""
    for part in (name.split(",")[0], name):
        if (found := _in_words(_plain(numbered(part)[0]).split())) is not None:
            return found
    return None


def _in_words(words: list[str]) -> Glyph | None:
    """By the last words that are known, of two phrases that end there the longer; a role only where nothing else is."""
    role: Glyph | None = None
    for end in range(len(words), 0, -1):
        for begin in range(max(0, end - LONGEST_PHRASE), end):
            found = _known(words[begin:end])
            if found is not None and found.group != ROLE:
                return found
            role = role or found
    return role


def _known(phrase: list[str]) -> Glyph | None:
    """Also where the last word is plural."""
    *before, last = phrase
    forms = [last, last.removesuffix("s"), last.removesuffix("es")]
    if last.endswith("ves"):
        forms.append(last.removesuffix("ves") + "f")
    return next((found for form in forms if (found := _table().get(" ".join([*before, form]))) is not None), None)


@lru_cache(maxsize=1)
def _table() -> dict[str, Glyph]:
    groups = tomllib.loads(resource_path("assets", "creatures", "words.toml").read_text(encoding="utf-8"))
    return {
        _plain(phrase): Glyph(drawing, group)
        for group, drawings in groups.items()
        for drawing, phrases in drawings.items()
        for phrase in phrases.split(",")
    }


def _plain(text: str) -> str:
    """Small letters without accents, words apart by single spaces."""
    bare = text.lower()
    if not bare.isascii():
        bare = "".join(sign for sign in unicodedata.normalize("NFKD", bare) if not unicodedata.combining(sign))
    return BETWEEN.sub(" ", bare).strip()


def paint_glyph(painter: QPainter, name: str, box: QRectF, colour: str) -> None:
    """The drawing in a square box, as lines: it is sharp on paper too."""
    _renderer(name, colour).render(painter, box)


@lru_cache(maxsize=256)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    source = resource_path("assets", "creatures", f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))
