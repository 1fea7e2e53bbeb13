"""Fields of a fifth-edition page that are lists in words: type line, speeds, senses, bonuses, damage types, conditions.

Each takes what a file has there (a text, a list, a table) in English, Portuguese or Italian, answers what was understood, and
leaves the rest to the `Gathering`.  Lengths in feet.  Not here: the words themselves (`tongues`).
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from battlemap.importers.json_file import flag, listed
from battlemap.importers.stat_blocks.found import Gathering
from battlemap.importers.stat_blocks.sentences import TYPES
from battlemap.importers.stat_blocks.tongues import (
    ABILITY_WORDS,
    BLIND_BEYOND,
    CONDITION_WORDS,
    HOVER_WORDS,
    KIND_WORDS,
    MODE_WORDS,
    PASSIVE_WORDS,
    SENSE_WORDS,
    SKILL_WORDS,
    SWARM_WORDS,
    TYPE_WORDS,
)
from battlemap.importers.stat_blocks.values import feet_of, line_of, size_of, whole
from battlemap.model.creature import ABILITIES, Size
from battlemap.sentence import Sentence

MODES = ("walk", "burrow", "climb", "fly", "swim")
PHYSICAL = ("bludgeoning", "piercing", "slashing")
NONMAGICAL = re.compile(r"nonmagical|non-magical|não[ -]?mágic|non magic|aren't magical", re.IGNORECASE)
METALS = (("silvered", r"silver|prata|argent"), ("adamantine", r"adamant"))


def _any_of(words: Iterable[str]) -> str:
    """An alternation, longer words first, each whole."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


TYPES_NAMED = re.compile(rf"(?<!\w)(?:{_any_of(TYPE_WORDS)})(?!\w)", re.IGNORECASE)
CONDITIONS_NAMED = re.compile(rf"(?<!\w)(?:{_any_of(CONDITION_WORDS)})(?!\w)", re.IGNORECASE)
MODES_NAMED = re.compile(rf"(?<!\w)(?:{_any_of(MODE_WORDS)})(?!\w)", re.IGNORECASE)
SENSES_NAMED = re.compile(rf"(?<!\w)({_any_of(SENSE_WORDS)})(?!\w)", re.IGNORECASE)
PASSIVE = re.compile(rf"(?:{_any_of(PASSIVE_WORDS)})\s*:?\s*(\d{{1,3}})", re.IGNORECASE)
KINDS_NAMED = re.compile(rf"(?<!\w)(?:{_any_of(KIND_WORDS)})(?!\w)", re.IGNORECASE)
BONUS = re.compile(r"([^\W\d][\w' .]{0,40}?)\s*+:?\s*+([+−–-]\s*\d{1,3}|(?<=\s)\d{1,3})(?!\d)")


# ---------------------------------------------------------------- type line
class TypeLine(NamedTuple):
    """Size, type and what stands behind it in brackets; None and "" where nothing was recognised."""

    size: Size | None
    kind: str
    tags: tuple[str, ...]
    alignment: str


def type_line(text: str) -> TypeLine:
    """ "Medium swarm of Tiny beasts, unaligned", "Umanoide Piccolo (goblinoide), neutrale malvagio"."""
    text = line_of(text, 200)
    before, bracketed, behind = _brackets(text)
    if "," in before:  # "..., neutral good (50%) or neutral evil (50%)"
        before, bracketed, behind = text, "", ""
    head = before if bracketed else before.partition(",")[0]
    alignment = (behind if bracketed else before.partition(",")[2]).strip(" ,;")
    words = re.split(r"[\s/]+", head)
    size = next((found for word in words if (found := size_of(word.strip(",")))), None)
    named = KINDS_NAMED.findall(head)
    kind = KIND_WORDS[named[-1].lower()] if named else ""
    tags = [tag.strip().lower() for tag in re.split(r"[,;]", bracketed) if tag.strip()]
    if any(word.lower().startswith(SWARM_WORDS) for word in words):
        tags.insert(0, "swarm")
    return TypeLine(size, kind, tuple(dict.fromkeys(tag[:40].replace("any race", "any") for tag in tags)), alignment)


def _brackets(text: str) -> tuple[str, str, str]:
    found = re.match(r"([^()]*)\(([^()]*)\)(.*)$", text)
    return (found[1], found[2], found[3]) if found else (text, "", "")


def kind_of(value: Any) -> tuple[str, tuple[str, ...]]:
    """A creature's type and tags out of "humanoid (elf)", {"type": "humanoid", "tags": [...]}, {"key": "dragon"}."""
    if isinstance(value, dict):
        inner = next((value[key] for key in ("type", "key", "value", "name") if value.get(key)), "")
        if isinstance(inner, dict):  # {"choose": [...]}
            inner = next(iter(listed(inner.get("choose"))), "")
        kind, tags = kind_of(inner if isinstance(inner, str) else "")
        more = [line_of(tag.get("tag") if isinstance(tag, dict) else tag, 40).lower() for tag in listed(value.get("tags"))[:20]]
        swarm = ["swarm"] if value.get("swarmSize") or value.get("swarm") else []
        told = [*swarm, *tags, *(tag.replace("any race", "any") for tag in more if tag)]
        return kind, tuple(dict.fromkeys(told))
    line = type_line(value) if isinstance(value, str) else TypeLine(None, "", (), "")
    return line.kind or line_of(value, 40).lower().partition(" (")[0].partition(",")[0], line.tags


# ---------------------------------------------------------------- speeds
def speeds_of(value: Any, gathering: Gathering, unit: str = "") -> tuple[dict[str, int], bool]:
    """Speeds in feet by mode, and hovering; a walking speed of 0 is left out where there is another."""
    found: dict[str, int] = {}
    hover = False
    for text, mode, length in _speed_parts(value, unit):
        hover = hover or any(word in text.lower() for word in HOVER_WORDS)
        for bracket in re.findall(r"\(([^()]{2,60})\)", text):
            if mode and not any(word in bracket.lower() for word in HOVER_WORDS):
                gathering.leave(Sentence("Speed"), line_of(text, 60))
        if mode and length is not None:
            if mode in found and found[mode] != length:
                gathering.contradict(
                    f"speed.{mode}", "Speed: two are given for one way of moving, {found} ft. is taken.", found=found[mode]
                )
            found.setdefault(mode, length)
        elif text.strip() and not (mode == "hover" or length is None and not re.search(r"\d", text)):
            gathering.leave(Sentence("Speed"), line_of(text, 60))
    return ({mode: ft for mode, ft in found.items() if ft} or found), hover


def _speed_parts(value: Any, unit: str) -> Iterable[tuple[str, str, int | None]]:
    """(text, mode, feet) of each speed."""
    if isinstance(value, Mapping):
        own = value.get("unit") or value.get("units") or unit
        for key, entry in list(value.items())[:20]:
            if key in ("unit", "units", "canHover", "bonus", "special", "ignoredDifficultTerrain"):
                continue
            if key == "hover":
                yield ("hover" if flag(entry, False) else ""), "hover", None
                continue
            inner = entry.get("number") if isinstance(entry, Mapping) else entry
            if inner is True:  # 5etools: as fast as on foot
                inner = value.get("walk").get("number") if isinstance(value.get("walk"), Mapping) else value.get("walk")  # type: ignore[union-attr]
            more = entry.get("condition", "") if isinstance(entry, Mapping) else entry if isinstance(entry, str) else ""
            mode = MODE_WORDS.get(str(key).lower(), "")
            yield f"{line_of(str(key), 20)} {line_of(more, 60)}", mode, feet_of(inner, own) if inner is not None else None
        return
    texts = [each for each in value if isinstance(each, str)] if isinstance(value, list) else [value]
    for text in texts[:20]:
        if isinstance(text, (int, float)) and not isinstance(text, bool):
            yield str(text), "walk", feet_of(text, unit)
        if not isinstance(text, str):
            continue
        for part in re.split(r"[,;](?!\d)|(?<=[a-z.])\s+(?=(?:fly|swim|climb|burrow)\b)", text[:400]):
            bare = re.sub(r"\(.*?\)", "", part)
            named = MODES_NAMED.search(bare)
            mode = MODE_WORDS[named[0].lower()] if named else "walk" if re.match(r"\s*\d", bare) else ""
            yield part, mode, feet_of(bare, unit)


# ---------------------------------------------------------------- senses
class Senses(NamedTuple):
    """Ranges in feet, passive Perception, and whether it is blind beyond its blindsight."""

    ranges: dict[str, int]
    passive: int | None
    blind_beyond: bool


def senses_of(value: Any, gathering: Gathering) -> Senses:
    """ "darkvision 60 ft., tremorsense 30 ft., passive Perception 15", a list of such, or {"darkvision": "60 ft."}."""
    if isinstance(value, Mapping):
        value = [f"{str(key).replace('_', ' ')} {entry}" for key, entry in list(value.items())[:20] if entry]
    texts = [each for each in value if isinstance(each, str)] if isinstance(value, list) else [value]
    text = ", ".join(each[:300] for each in texts[:20] if isinstance(each, str))
    ranges: dict[str, int] = {}
    passive = PASSIVE.search(text)
    rest = PASSIVE.sub("", text)
    named = list(SENSES_NAMED.finditer(rest))
    for at, each in enumerate(named):
        end = named[at + 1].start() if at + 1 < len(named) else len(rest)
        behind = re.split(r"[;,](?!\d)", rest[each.end() : end])[0]
        ft = feet_of(behind) if re.match(r"[\s:(]*\d", behind) else None
        if ft is None:
            gathering.leave(Sentence("Senses"), line_of(each[0] + behind, 60))
        else:
            ranges.setdefault(SENSE_WORDS[each[1].lower()], ft)
    for part in re.split(r"[,;](?!\d)", rest):
        if re.search(r"\w{3}", part) and not SENSES_NAMED.search(part):
            gathering.leave(Sentence("Senses"), line_of(part, 60))
    beyond = any(word in text.lower() for word in BLIND_BEYOND)
    return Senses(dict(sorted(ranges.items())), int(passive[1]) if passive else None, beyond)


# ---------------------------------------------------------------- bonuses
def bonuses_of(value: Any, words: Mapping[str, str], heading: str, gathering: Gathering) -> dict[str, int]:
    """Saves or skills with their totals: "Dex +6, Con +13", {"dex": "+6"}, [{"Name": "Dex", "Modifier": 6}]."""
    found: dict[str, int] = {}
    for name, total in _bonus_pairs(value):
        key = words.get(" ".join(name.lower().replace("_", " ").split()).removesuffix(".").strip())
        if key is None or total is None:
            if name.strip() and (total is not None or key is None):
                gathering.leave(heading, line_of(name, 40))
            continue
        found.setdefault(key, total)
    return found


def _bonus_pairs(value: Any) -> Iterable[tuple[str, int | None]]:
    if isinstance(value, Mapping):
        for key, entry in list(value.items())[:40]:
            if isinstance(entry, list):
                yield str(key), None
            elif entry is not None and entry != "":
                yield str(key), whole(entry)
    elif isinstance(value, list):
        for entry in value[:40]:
            if isinstance(entry, Mapping):
                yield str(entry.get("Name", entry.get("name", "")))[:60], whole(entry.get("Modifier", entry.get("modifier")))
            elif isinstance(entry, str):
                yield from _bonus_pairs(entry)
    elif isinstance(value, str):
        for part in re.split(r"[,;]", value[:600]):
            if each := BONUS.search(part):
                yield each[1], whole(re.sub(r"\s", "", each[2]).replace("−", "-").replace("–", "-"))
            elif re.search(r"\w{2}", part):
                yield part, None


def saves_of(value: Any, gathering: Gathering) -> dict[str, int]:
    """Saving throws as printed, in the order of the abilities."""
    found = bonuses_of(value, ABILITY_WORDS, Sentence("Saving throws"), gathering)
    return {name: found[name] for name in ABILITIES if name in found}


def skills_of(value: Any, gathering: Gathering) -> dict[str, int]:
    return dict(sorted(bonuses_of(value, SKILL_WORDS, Sentence("Skills"), gathering).items()))


# ---------------------------------------------------------------- damage and conditions
def damage_types(lines: Iterable[str], gathering: Gathering | None = None) -> tuple[tuple[str, ...], set[str]]:
    """Damage types, and traits that say what the weapon must be of.  "bludgeoning ... from nonmagical weapons" is
    "nonmagical_bludgeoning"; what holds only against spells, or against somebody's weapons, is left to the table."""
    found: list[str] = []
    traits: set[str] = set()
    for line in lines:
        words = {TYPE_WORDS[word.lower()] for word in TYPES_NAMED.findall(line)}
        named = [kind for kind in TYPES if kind in words]
        if "wielded by" in line or not named:
            if gathering is not None and re.search(r"\w{3}", line):
                gathering.leave(Sentence("Damage types"), line_of(line, 60))
            continue
        unmagical = NONMAGICAL.search(line) is not None
        found += [f"nonmagical_{kind}" if unmagical and kind in PHYSICAL else kind for kind in named]
        traits |= {f"unless_{metal}" for metal, pattern in METALS if re.search(pattern, line, re.IGNORECASE)}
    return tuple(dict.fromkeys(found)), traits


def damage_lines(value: Any) -> list[str]:
    """The clauses of a damage list: of a list each entry, of a text what its semicolons part."""
    entries = [value] if isinstance(value, str) else listed(value)
    texts = (entry.get("name", "") if isinstance(entry, dict) else entry for entry in entries[:40])
    return [part for text in texts if isinstance(text, str) for part in text[:400].split(";") if part.strip()]


def conditions_of(value: Any, gathering: Gathering) -> tuple[str, ...]:
    """Conditions by their names, in the order of the alphabet: of a text, of names, of {"index": ...}."""
    entries = value if isinstance(value, list) else [value]
    found: set[str] = set()
    for text in entries[:40]:
        if isinstance(text, dict):
            text = next((str(text[key]) for key in ("index", "key", "name") if text.get(key)), "")
        for part in re.split(r"[,;]|\band\b", text[:400]) if isinstance(text, str) else ():
            named = CONDITIONS_NAMED.findall(part)
            found |= {CONDITION_WORDS[word.lower()] for word in named}
            if not named and re.search(r"\w{3}", part):
                gathering.leave(Sentence("Condition immunities"), line_of(part, 40))
    return tuple(sorted(found))
