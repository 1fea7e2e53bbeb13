"""A stat block as text: copied from a page, a PDF, a Markdown or HTML file; in English, Portuguese or Italian; one or several.

A block begins above its armour class: the name, then the line of size and type.  Behind it come fields by their labels, the
abilities as a row, pairs or a column, then entries under headings.  Where lines are broken is no matter: an entry begins where a
line begins with a name and a full stop (or with bold letters), behind a line that ends a sentence.

Not here: lines made of a file (`plain_lines`), abilities (`plain_abilities`), labels (`labels`), formulas of other tongues
(`formulas`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from battlemap.importers.stat_blocks.fields import (
    CONDITIONS_NAMED,
    TYPES_NAMED,
    conditions_of,
    damage_types,
    saves_of,
    senses_of,
    skills_of,
    speeds_of,
    type_line,
)
from battlemap.importers.stat_blocks.fifth import add, begin, family_of, finish, legendary_in
from battlemap.importers.stat_blocks.formulas import english
from battlemap.importers.stat_blocks.found import Books, Gathering, Read
from battlemap.importers.stat_blocks.labels import BY_WORD as FIELD_OF
from battlemap.importers.stat_blocks.labels import HEADINGS, LABEL, TRAITS
from battlemap.importers.stat_blocks.page import Page
from battlemap.importers.stat_blocks.places import environments_of
from battlemap.importers.stat_blocks.plain_abilities import abilities_in, is_of_abilities
from battlemap.importers.stat_blocks.plain_lines import (
    MARK,
    SMALL,
    begins_entry,
    ends_sentence,
    is_titled,
    lines_of,
)
from battlemap.importers.stat_blocks.values import challenge_of, line_of, name_of, whole
from battlemap.sentence import Sentence

KIND = Sentence("a pasted stat block")
ABOVE, MOST_BLOCKS, MOST_LINES = 5, 500, 600
XP = re.compile(r"(?:XP|PX|PE|EXP)\s*:?\s*([\d.,]{1,9})|([\d.,]{1,9})\s*(?:XP|PX|PE|EXP)\b", re.IGNORECASE)
BONUS = re.compile(r"(?:PB|BP|BC|Proficiency Bonus)\s*:?\s*\+(\d{1,2})", re.IGNORECASE)
BEHIND = ("habitat", "treasure", "source", "gear", "languages")
IN_LIST = re.compile(
    r"^[-•* ]*(?:At will|Constant|Cantrips?|\d/(?:day|dia|giorno)|\d(?:st|nd|rd|th)[- ]level)\b[^.]*$", re.IGNORECASE
)
OPTIONS = re.compile(r"following|below|seguint|seguenti|abaixo", re.IGNORECASE)
EARLY = 0.6
"""A line this much shorter than the longest one ends where its paragraph does."""
SAID = {
    "languages": Sentence("Languages"), "gear": Sentence("Gear"), "treasure": Sentence("Treasure"), "source": Sentence("Source"),
}  # fmt: skip
LONGEST_FIELD = 600


@dataclass
class Written:
    """A block taken apart: fields by their names, entries as (kind, name, text), and lines that are neither."""

    name: str
    about: str
    fields: dict[str, str] = field(default_factory=dict)
    abilities: list[str] = field(default_factory=list)
    entries: list[tuple[str, str, str]] = field(default_factory=list)
    intro: str = ""
    other: list[str] = field(default_factory=list)


def read_text(text: str, books: Books) -> Iterator[Read]:
    """Every creature of a text, in its order; none where it has no armour class with anything around it."""
    lines = lines_of(text)
    for start, end in _blocks(lines):
        written = _taken_apart(lines[start:end][:MOST_LINES])
        if "hp" in written.fields or len(abilities_in(written.abilities).scores) >= 3:
            yield _creature(written, books)


# ---------------------------------------------------------------- where a block begins
def _blocks(lines: list[str]) -> list[tuple[int, int]]:
    starts = [_start(lines, at) for at in range(len(lines)) if _is_armour(lines, at)][:MOST_BLOCKS]
    starts = sorted(set(starts))
    return list(zip(starts, [*starts[1:], len(lines)], strict=False))


def _is_armour(lines: list[str], at: int) -> bool:
    found = LABEL.match(lines[at].replace(MARK, ""))
    if found is None or FIELD_OF[found[1].lower()] != "ac":
        return False
    value = found[2] or (lines[at + 1] if at + 1 < len(lines) else "")
    return re.match(r"[^\w]*\d{1,2}\b", value.replace(MARK, "")) is not None


def _start(lines: list[str], at: int) -> int:
    """The line of the name: above the line of size and type, or above the armour class where there is none."""
    above = range(at - 1, max(-1, at - ABOVE - 1), -1)
    typed = next((i for i in above if _is_type(lines[i])), at)
    return typed - 1 if typed > 0 and not _is_entry_end(lines[typed - 1]) else typed


def _is_type(line: str) -> bool:
    found = type_line(line.replace(MARK, ""))
    return found.size is not None and bool(found.kind) and len(line) < 120


def _is_entry_end(line: str) -> bool:
    return len(line) > 80 or ends_sentence(line) and " " in line


# ---------------------------------------------------------------- taken apart
def _taken_apart(lines: list[str]) -> Written:
    head = [line.replace(MARK, "") for line in lines[:3]]
    name, about = head[0] if head else "", ""
    if _is_type(name):
        name, about = "", name
    begun = 0 if about else 1
    for at, line in enumerate(head[1:], 1):
        if _is_type(line):
            about, begun = line, at + 1
            break
    if LABEL.match(name) and re.search(r"\d", name):
        name, begun = "", 0
    written = Written(name, about)
    _Walk(written).go(lines[begun:] if not about or begun else lines[1:])
    return written


class _Walk:
    """Line by line through a block: `kind` is the section, `_field` the field whose value may stand on the next line."""

    def __init__(self, written: Written) -> None:
        self._written = written
        self._kind, self._head = "trait", True
        self._field, self._before = "", ""
        self._longest = 0

    def go(self, lines: list[str]) -> None:
        self._longest = max((len(line) for line in lines), default=0)
        for line in lines:
            self._line(line)
            self._before = line

    def _line(self, line: str) -> None:
        bare = line.replace(MARK, "").strip()
        heading = HEADINGS.get(re.sub(r"[\s.:]+$", "", bare).lower())
        if heading is not None:
            self._kind, self._head, self._field = heading, False, ""
            return
        if self._as_field(bare):
            return
        if self._head and is_of_abilities(bare):
            self._written.abilities.append(bare)
            self._field = ""
            return
        if self._kind == "other":
            self._written.other.append(bare)
            return
        self._as_text(line, bare)

    def _as_field(self, bare: str) -> bool:
        """A label with its value, or the value of a label on the line before."""
        found = LABEL.match(bare)
        name = FIELD_OF[found[1].lower()] if found is not None else ""
        if (
            found is not None
            and (self._head or name in BEHIND and re.match(r"[^:]{1,30}:", bare))
            and _is_value(name, found[2])
        ):
            self._field = name
            if found[2] or name not in self._written.fields:
                self._written.fields.setdefault(name, found[2])
            return True
        if self._head and self._field and not begins_entry(bare, True):
            held = self._written.fields[self._field]
            if not held and re.search(r"\w", bare):
                self._written.fields[self._field] = bare
                return True
            if (
                len(held) < LONGEST_FIELD
                and not is_of_abilities(bare)
                and (not held or held.endswith((",", ";")) or bare[:1].islower() or bare[:1] == "(")
            ):
                self._written.fields[self._field] = f"{held} {bare}".strip()
                return True
        return False

    def _as_text(self, line: str, bare: str) -> None:
        entries = self._written.entries
        fresh = self._head or not entries or entries[-1][0] != self._kind
        named = begins_entry(line, fresh or self._is_over(entries[-1][2], bare))
        if named is not None and not fresh and _is_option(named[0], *entries[-1][1:]):
            kind, name, text = entries[-1]
            entries[-1] = (kind, name, f"{text}\n{named[0]}. {named[1]}")
        elif named is not None:
            self._head = False
            entries.append((self._kind, *named))
        elif entries and entries[-1][0] == self._kind:
            kind, name, text = entries[-1]
            joint = "\n" if not text or ends_sentence(text) or ":" in bare[:32] else " "
            entries[-1] = (kind, name, f"{text}{joint}{bare}".strip())
        elif self._kind == "legendary":
            self._written.intro = f"{self._written.intro} {bare}".strip()
        else:
            self._written.other.append(bare)

    def _is_over(self, text: str, line: str) -> bool:
        """May an entry begin here: behind the end of a sentence, in a list of spells, or behind a line that ends early?"""
        before = self._before.replace(MARK, "").rstrip()
        if not before or ends_sentence(before) or before.endswith(")") or IN_LIST.search(text.rpartition("\n")[2]):
            return True
        return len(before) < self._longest * EARLY and re.match(r"[^.]{1,60}\. [A-ZÀ-Þ]", line) is not None and is_titled(line)


def _is_option(name: str, wrapper: str, text: str) -> bool:
    """One of several under a common name: "Fire Breath" of "Breath Weapons (Recharge 5-6)"."""
    words = {word.lower().rstrip("s") for word in re.findall(r"[^\W\d_]{4,}", wrapper.partition("(")[0])}
    return bool(OPTIONS.search(text)) and any(word.lower().rstrip("s") in words for word in name.split())


def _is_value(name: str, value: str) -> bool:
    """Could this stand behind that label?  ("Speed of thought" is no speed.)"""
    if name in ("ac", "hp", "speed", "challenge", "initiative", "proficiency"):
        return not value or re.search(r"\d", value) is not None or name == "challenge" and value[:1] in "—–-"
    return name != "saves" or not value or re.search(r"[+−–-]\s*\d", value) is not None


# ---------------------------------------------------------------- the creature
def _creature(written: Written, books: Books) -> Read:
    gathering = Gathering()
    texts = [(kind, name, english(text)) for kind, name, text in written.entries]
    page = begin(_name(written.name), family_of((text for _, _, text in texts), books, gathering), books)
    _about(page, written.about, gathering)
    told = written.fields
    _armour_and_points(page, told, gathering)
    page.speed, page.hover = speeds_of(told.get("speed"), gathering)
    scores = abilities_in(written.abilities)
    page.abilities = scores.scores
    page.saves = saves_of(told.get("saves"), gathering) or scores.saves
    page.skills = skills_of(told.get("skills"), gathering)
    senses = senses_of(told.get("senses"), gathering)
    page.senses, page.passive = senses.ranges, senses.passive
    page.other_traits |= {"blind_beyond"} if senses.blind_beyond else set()
    _rating(page, told)
    _defences(page, told, gathering)
    initiative = re.match(r"\s*([+−–-]?\s*\d{1,2})", told.get("initiative", ""))
    page.initiative = whole(initiative[1]) if initiative else None
    page.environments = environments_of(told.get("habitat"))
    for kind, name, text in texts:
        add(page, kind, name, text)
        if (trait := TRAITS.get(name.lower().partition(" (")[0])) and kind in ("trait", "bonus"):
            page.other_traits.add(trait)
    page.legendary_actions = legendary_in(english(written.intro))
    for key, heading in SAID.items():
        if told.get(key, "").strip(" —–-"):
            gathering.leave(heading, line_of(told[key]))
    if written.other:
        gathering.leave(Sentence("Text"), line_of(" ".join(written.other), 160))
    return finish(page, KIND, gathering)


def _name(written: str) -> str:
    """Its name; one all in capitals as names are written."""
    name = name_of(written)
    if name != name.upper() or len(name) < 4:
        return name
    words = name.lower().split()
    return " ".join(word if at and word in SMALL else word[:1].upper() + word[1:] for at, word in enumerate(words))


def _about(page: Page, about: str, gathering: Gathering) -> None:
    line = type_line(about)
    page.kind, page.tags = line.kind, line.tags
    if line.size is None:
        gathering.guess("size", "It has no size, medium is taken.")
        return
    page.size = line.size
    if re.search(r"\b(?:or|ou|o)\b", about.split(",")[0].split("(")[0], re.IGNORECASE):
        gathering.guess("size", "Size: {text}; {size} is taken.", text=line_of(about.split(",")[0], 60), size=page.size)
    if line.alignment:
        gathering.leave(Sentence("Alignment"), line_of(line.alignment, 60))


def _armour_and_points(page: Page, told: dict[str, str], gathering: Gathering) -> None:
    armour = re.match(r"[^\w]*(\d{1,2})\b(.*)", told.get("ac", ""))
    page.ac = int(armour[1]) if armour else None
    if armour and re.search(r"\d", armour[2]):
        gathering.leave(Sentence("Armour class"), line_of(armour[2].strip(" ,;()"), 80))
    points = re.match(r"[^\w]*(\d{1,6})\b(.*)", told.get("hp", ""))
    page.hp = int(points[1]) if points else 0
    dice = re.search(r"\d{1,3} ?d ?\d{1,4}(?: ?[+−–-] ?\d{1,4})?", points[2] if points else told.get("hp", ""))
    page.hit_dice = re.sub(r"\s", "", dice[0]).replace("−", "-").replace("–", "-") if dice else ""


def _rating(page: Page, told: dict[str, str]) -> None:
    text = told.get("challenge", "")
    page.challenge = challenge_of(text)
    xp = XP.search(text)
    number = re.sub(r"[.,]", "", xp[1] or xp[2]) if xp else ""
    page.xp = int(number) if number.isdigit() else None
    bonus = BONUS.search(text) or re.search(r"\+(\d{1,2})", told.get("proficiency", ""))
    page.proficiency = int(bonus[1]) if bonus else 0


def _defences(page: Page, told: dict[str, str], gathering: Gathering) -> None:
    """Damage by its clauses; 2024 has conditions in the same line."""
    page.resist, resists = damage_types(_clauses(told.get("resist", "")), gathering)
    page.vulnerable, _ = damage_types(_clauses(told.get("vulnerable", "")), gathering)
    clauses = [part for clause in _clauses(told.get("immune", "")) for part in _parted(clause)]
    damage = [clause for clause in clauses if TYPES_NAMED.search(clause)]
    page.immune, immunes = damage_types(damage, gathering)
    conditions = [clause for clause in clauses if clause not in damage]
    page.condition_immune = conditions_of([*conditions, told.get("conditions", "")], gathering)
    page.other_traits |= resists | immunes


def _clauses(text: str) -> list[str]:
    return [part.strip() for part in text[:LONGEST_FIELD].split(";") if part.strip(" —–-")]


def _parted(clause: str) -> list[str]:
    """A clause of damage and conditions word by word; of one kind alone as it is."""
    if TYPES_NAMED.search(clause) and CONDITIONS_NAMED.search(clause):
        return [part.strip() for part in clause.split(",")]
    return [clause]
