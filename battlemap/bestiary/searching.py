"""Which entries a few words mean, the best first.

Every word must be met: by the start of a word of the name, by its inside, by the creature's type, tags, size or environment.
Accents and case count for nothing.  Where no name is met at all, names one slip of the finger away are (`_is_slip`): a letter too
many, too few, changed, or two of them swapped.
"""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from battlemap.bestiary.shelf import Entry

EXACT, STARTS, WORD_STARTS, INSIDE, ABOUT, SLIP = range(6)
SHORTEST_SLIP = 4


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for.  `challenge`: (least, most), None for an open end; `environments`: any of these words; `several`: more
    than one of them, so that of those meant alike the weakest come first."""

    text: str = ""
    size: str = ""
    kind: str = ""
    challenge: tuple[float | None, float | None] = (None, None)
    environments: tuple[str, ...] = ()
    several: bool = False


def _nothing(_entry: Entry) -> tuple[str, ...]:
    return ()


def search(
    entries: Iterable[Entry], wanted: Wanted, told: Callable[[Entry], Iterable[str]] = _nothing, *, may_slip: bool = True
) -> tuple[Entry, ...]:
    """Those that are meant, the best first; where they are as good by name, or where several are wanted the weakest first.
    `told`: the words about an entry in another language, which count as the English ones do; `may_slip`: where no name is met,
    those a slip away are found."""
    fitting = [entry for entry in entries if _fits(entry, wanted)]
    words = folded(wanted.text).split()
    if not words:
        return tuple(fitting)
    ranked = [(rank, entry) for entry in fitting if (rank := _rank(entry, words, told)) is not None]
    if not ranked and may_slip:
        ranked = [((SLIP,), entry) for entry in fitting if _is_slip_of(entry, words)]

    def place(pair: tuple[tuple[int, ...], Entry]) -> tuple[tuple[int, ...], float, str]:
        rank, entry = pair
        return rank, (entry.creature.challenge or 0.0) if wanted.several else 0.0, folded(entry.name)

    return tuple(entry for _, entry in sorted(ranked, key=place))


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Without case and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _fits(entry: Entry, wanted: Wanted) -> bool:
    creature, (least, most) = entry.creature, wanted.challenge
    rated = creature.challenge
    if wanted.size and creature.size != wanted.size or wanted.kind and entry.kind != wanted.kind:
        return False
    if (least is not None or most is not None) and rated is None:
        return False
    if rated is not None and (least is not None and rated < least or most is not None and rated > most):
        return False
    return not wanted.environments or bool(set(wanted.environments) & set(entry.environments))


def _rank(entry: Entry, words: Sequence[str], told: Callable[[Entry], Iterable[str]]) -> tuple[int, ...] | None:
    """How well the words meet an entry, smaller is better; None where one of them does not."""
    name = folded(entry.name)
    if name == " ".join(words):
        return (EXACT,)
    about = (entry.kind, *entry.tags, entry.creature.size, *entry.environments, *told(entry))
    ranks = [_rank_of(word, name, about) for word in words]
    return None if any(rank is None for rank in ranks) else tuple(sorted(rank for rank in ranks if rank is not None))


def _rank_of(word: str, name: str, about: Iterable[str]) -> int | None:
    if name.startswith(word):
        return STARTS
    if any(part.startswith(word) for part in name.replace("-", " ").replace(",", " ").split()):
        return WORD_STARTS
    if word in name:
        return INSIDE
    return ABOUT if any(folded(part).startswith(word) for part in about) else None


def _is_slip_of(entry: Entry, words: Sequence[str]) -> bool:
    """Is every word the start of a word of the name, but for one slip?"""
    parts = folded(entry.name).replace("-", " ").replace(",", " ").split()
    return all(any(_is_slip(word, part) for part in parts) for word in words)


def _is_slip(word: str, part: str) -> bool:
    """One letter too many, too few, changed, or two neighbours swapped; whole words only, and none too short to tell."""
    if word == part or part.startswith(word):
        return True
    if len(word) < SHORTEST_SLIP or abs(len(word) - len(part)) > 1:
        return False
    at = next((i for i, (a, b) in enumerate(zip(word, part, strict=False)) if a != b), min(len(word), len(part)))
    swapped = word[at : at + 2] == part[at : at + 2][::-1] and word[at + 2 :] == part[at + 2 :]
    return swapped or part[at:] == word[at + 1 :] or part[at + 1 :] == word[at:] or part[at + 1 :] == word[at + 1 :]
