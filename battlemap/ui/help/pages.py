"""The manual's pages, a Markdown file each, and finding in them.

A page's first line is its title, `## ` begins a section.  A language without a page shows the English one.
Not here: how a page looks (`page_look`), the window (`reader`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from battlemap.resources import resource_path
from battlemap.ui.languages import SOURCE

PAGES = (
    "start", "moving", "attacks", "turns", "conditions", "areas", "sight", "players", "drawing", "creatures", "library", "undo",
    "dice", "keyboard", "accessibility", "preferences", "files", "backups", "trouble",
)  # fmt: skip
"""In the order of reading."""

SUFFIX = ".md"
AROUND = 60
MARKS = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|[*_`#>|]|^\s*[-+] ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Hit:
    """A place found: the page, its title, the section ("" before the first), and the words around."""

    page: str
    title: str
    section: str
    around: str


def source_of(code: str, page: str) -> str:
    """A page's Markdown with its holes; for one that is in no language, or cannot be read, a page that says so."""
    for language in (code, SOURCE):
        try:
            return _read(language, page)
        except (OSError, ValueError):
            continue
    told = QCoreApplication.translate("ManualPages", "This page is missing from this copy of the program.")
    return f"# {page}\n\n{told}\n"


@lru_cache(maxsize=96)
def _read(language: str, page: str) -> str:
    """Raises FileNotFoundError, or what else keeps it from being read."""
    if page not in PAGES:
        raise FileNotFoundError(page)
    return resource_path("assets", "help", language, page + SUFFIX).read_text(encoding="utf-8")


def picture(code: str, name: str) -> bytes | None:
    """A picture's bytes: the one with that language's words in it ("moving_it.png"), else the one for all; None where there is
    none."""
    stem, _, ending = name.rpartition(".")
    for each in (f"{stem}_{code}.{ending}", f"{stem}_{SOURCE}.{ending}", name):
        try:
            return resource_path("assets", "help", "pictures", each).read_bytes()
        except (OSError, ValueError):
            continue
    return None


def title_of(code: str, page: str) -> str:
    return source_of(code, page).split("\n", 1)[0].removeprefix("# ").strip()


def sections_of(code: str, page: str) -> list[str]:
    """The headings below the title, in their order."""
    return [line.removeprefix("## ").strip() for line in source_of(code, page).splitlines() if line.startswith("## ")]


def find(wanted: str, pages: Sequence[str], text_of: Callable[[str], str], most: int = 40) -> list[Hit]:
    """Where all these words stand together in one section.  First come those where they begin words, of them those that have
    them in their heading.  Accents and capitals do not matter.  `text_of(page)`: its Markdown, holes filled."""
    words = [_folded(word) for word in wanted.split()]
    if not words:
        return []
    ranked: list[tuple[int, int, Hit]] = []
    for page in pages:
        title, found = "", text_of(page)
        for section, body in _parts(found):
            title = title or section
            heading = "" if section == title else section
            told = plain_text(body)
            where = _folded(f"{title} {heading} {told}")
            if not all(word in where for word in words):
                continue
            named = all(word in _folded(f"{title} {heading}") for word in words)
            if named and heading and all(word in _folded(title) for word in words) and not _has_all(told, words):
                continue  # the title alone has them: the page itself was found already
            worth = 0 if named and not heading else 1 if named else 2
            if not all(begins(word, where) for word in words):
                worth = 3
            ranked.append((worth, len(ranked), Hit(page, title, heading, _around(told, words[0]))))
    return [hit for _, _, hit in sorted(ranked, key=lambda entry: entry[:2])[:most]]


def begins(word: str, text: str) -> bool:
    """Does a word of the text begin so?  Both in small letters without accents."""
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None


def _has_all(text: str, words: Sequence[str]) -> bool:
    folded = _folded(text)
    return all(word in folded for word in words)


def _parts(markdown: str) -> Iterator[tuple[str, str]]:
    """The headings with what stands below each."""
    heading = ""
    lines: list[str] = []
    for line in markdown.splitlines():
        if line.startswith(("# ", "## ")):
            if heading:
                yield heading, "\n".join(lines)
            heading, lines = line.lstrip("# ").strip(), []
        else:
            lines.append(line)
    yield heading, "\n".join(lines)


def plain_text(markdown: str) -> str:
    """Without marks, in one line."""
    return " ".join(MARKS.sub(lambda found: found.group(1) or "", markdown).split())


def _around(text: str, word: str) -> str:
    folded = _folded(text)
    found = re.search(rf"(?<!\w){re.escape(word)}", folded)
    at = found.start() if found is not None else max(0, folded.find(word))
    start, end = max(0, at - AROUND // 2), at + AROUND
    if start:
        start = text.find(" ", start) + 1
    cut = text[start:end]
    return ("…" if start else "") + cut + ("…" if end < len(text) else "")


def _folded(text: str) -> str:
    """Small letters without accents, as many as before."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text.lower())
