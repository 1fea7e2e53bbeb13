"""The parts of a multiattack out of its sentence.  Names only, never the sentence.

2024 writes "makes two Claw attacks and one Bite attack" with the page's names as they stand; 2014 writes "makes three attacks:
one with its bite and two with its claws", in lower case and in any number.
"""

import re
from collections.abc import Iterable, Sequence

from battlemap.importers.stat_blocks.sentences import NUMBERS, plain
from battlemap.model import Attack, Strikes

WORD = "|".join(NUMBERS)
COUNT = rf"({WORD}|\d{{1,2}})"
Alternatives = tuple[tuple[Strikes, ...], ...]


def multiattack_in(text: str, page: Sequence[str], attacks: Iterable[Attack] = ()) -> Alternatives:
    """The alternatives of a multiattack in the words of either edition.  `page`: the names of its entries; `attacks`: those
    with a roll are meant by "two melee attacks"."""
    rolled = [attack for attack in attacks if attack.to_hit is not None]
    later = alternatives(text, page)
    if any(part.count > 1 or len(parts) > 1 for parts in later for part in parts):
        return later
    return _older(plain(text), page, rolled) or later


# ---------------------------------------------------------------- 2024
def alternatives(text: str, page: Sequence[str]) -> Alternatives:
    """ "makes two Claw attacks and one Bite attack, or it makes three Ray attacks": alternatives of parts.  `page`: the names
    of its entries."""
    first = re.split(r"(?<=\.) ", plain(text))[0].rstrip(".")
    names = [name.partition(" (")[0] for name in page]
    found = (_strikes(option, names) for option in re.split(r", or (?:it )?makes |\bor uses ", first))
    return tuple(parts for parts in found if parts)


def _strikes(text: str, names: Sequence[str]) -> tuple[Strikes, ...]:
    """The parts of one alternative.  Names are the page's own, so that "A or B" and "A and B in any combination" are told
    from two parts."""
    found: list[Strikes] = []
    if together := re.search(rf"({WORD}) (?:other )?attacks, using (.*?)(?: in any combination|$)", text):
        found.append(Strikes(count=NUMBERS[together[1]], of=_named(together[2], names)))
    for count, words in re.findall(rf"\b({WORD}) ((?:(?!{WORD}\b|attacks?\b|and\b|uses\b)[\w',-]+ )+?)attacks?\b", text):
        if of := _named(words, names):
            found.append(Strikes(count=NUMBERS[count], of=of))
    for words, twice in re.findall(r"(?:uses|use) ([\w', -]+?)( twice)?(?: if|,? and|\.|$)", text):
        if of := _named(words, names):
            found.append(Strikes(count=2 if twice else 1, of=of))
    return tuple(found)


def _named(words: str, names: Sequence[str]) -> tuple[str, ...]:
    """The page's names in a text, longer ones first taken out, in the text's order."""
    found: dict[str, int] = {}
    for name in sorted(names, key=len, reverse=True):
        at = words.find(plain(name))
        if at >= 0 and not any(name in longer for longer in found):
            found[name] = at
    return tuple(plain(name) for name in sorted(found, key=lambda name: found[name]))


# ---------------------------------------------------------------- 2014
CLAUSE = re.compile(
    rf"(?<=[.;]) |,? (?:--?)?or (?=makes? |uses? |(?:{WORD}) (?:with |(?!of\b)[\w ]*attacks?\b))|(?: - |--)(?=or )", re.IGNORECASE
)
REPLACES = re.compile(r"in place of|instead of|replace|only one of which", re.IGNORECASE)
GOES_ON = re.compile(r"\s*(?:If that attack hits|If it has|.{0,60}\bcan also (?:make|use)\b)", re.IGNORECASE)


def _older(text: str, names: Sequence[str], rolled: Sequence[Attack]) -> Alternatives:
    """Each clause that makes attacks is an alternative; what is used beside them ("can use its Frightful Presence. It then
    makes ...") is part of all.  What may stand in place of an attack is left to the table."""
    beside: list[Strikes] = []
    found: list[tuple[Strikes, ...]] = []
    for clause in CLAUSE.split(text[:1500]):
        told = REPLACES.split(clause)
        if len(told) > 1 and re.search(r"\bcan\b", told[0]) and not re.search(r"\bmakes\b", told[0]):
            continue
        parts, used = _counted(told[0], names, rolled), _used(told[0], names)
        if parts and found and GOES_ON.match(clause):
            found[-1] += parts
        elif parts:
            found.append((*used, *parts))
        elif used and (re.search(r"Alternatively|^uses? ", clause) or used[0].count > 1):
            found.append(used)
        else:
            beside += used
    return tuple(dict.fromkeys([(*beside, *parts) for parts in found]))


def _used(clause: str, names: Sequence[str]) -> tuple[Strikes, ...]:
    used = re.findall(r"\buses? (?:its |his |her |their )?([\w' -]{3,40}?)( twice)?(?=$|[.,;]| and | then | if )", clause)
    found = ((_meant(words, names)[:1], 2 if twice else 1) for words, twice in used)
    return tuple(Strikes(count=count, of=of) for of, count in found if of)


def _counted(clause: str, names: Sequence[str], rolled: Sequence[Attack]) -> tuple[Strikes, ...]:
    counted = re.findall(
        rf"\b{COUNT} (?:attacks? )?with (?:its |his |her |their |an? )?((?:(?!(?:{WORD}) )[\w' -])+)", clause, re.IGNORECASE
    )
    counted += re.findall(
        rf"\b{COUNT} ((?:(?!(?:{WORD})\b|attacks?\b|with\b)[\w'-]+ ){{1,5}})attacks?\b", clause, re.IGNORECASE
    )
    counted += re.findall(r"\balso make (a)n? ((?:(?!attacks?\b)[\w'-]+ ){1,5})attack\b", clause, re.IGNORECASE)
    counted += re.findall(rf"\b{COUNT} (to [\w'-]+)", clause)
    named = tuple(part for count, words in counted if (part := _part(count, words, names)) is not None)
    if named:
        return named
    plain_ones = re.findall(rf"\b{COUNT} (melee |ranged )?(?:weapon )?attacks?\b", clause, re.IGNORECASE)
    of_kinds = ((count, _of_kind(kind.strip(), names, rolled)) for count, kind in plain_ones)
    return tuple(Strikes(count=_number(count), of=of) for count, of in of_kinds if of)


def _part(count: str, words: str, names: Sequence[str]) -> Strikes | None:
    of = _meant(words, names)
    return Strikes(count=_number(count), of=of) if of else None


def _number(word: str) -> int:
    return int(word) if word.isdigit() else NUMBERS.get(word.lower(), 1)


def _of_kind(kind: str, names: Sequence[str], rolled: Sequence[Attack]) -> tuple[str, ...]:
    wanted = {"melee": ("melee", "thrown"), "ranged": ("ranged", "thrown")}.get(kind.lower(), ("melee", "ranged", "thrown"))
    return tuple(dict.fromkeys(attack.name for attack in rolled if attack.kind in wanted and attack.name in names))


def _meant(words: str, names: Sequence[str]) -> tuple[str, ...]:
    """The page's names in a text of lower case and any number ("claws" is the Claw, "stinger" the Tail Stinger), in the
    text's order."""
    text = f" {_bare(words)} "
    found: dict[str, int] = {}
    for name in sorted(names, key=len, reverse=True):
        at = text.find(f" {_bare(name)} ")
        if at >= 0 and not any(f" {_bare(name)} " in f" {_bare(longer)} " for longer in found):
            found[name] = at
    if not found:
        ends = [name for name in names if re.search(rf" {re.escape(_bare(name).rpartition(' ')[2])} ", text) and _bare(name)]
        found = dict.fromkeys(ends, 0) if len(ends) == 1 else {}
    return tuple(plain(name) for name in sorted(found, key=lambda name: found[name]))


def _bare(words: str) -> str:
    """Words in lower case and in the singular, without what stands in brackets."""
    words = re.sub(r"\(.*?\)", "", words.lower())
    return " ".join(re.sub(r"(?<=[a-z])(?<!s)s$", "", word) for word in re.findall(r"[\w'-]+", words))
