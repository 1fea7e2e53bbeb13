"""Old-School Essentials: the SRD's stat blocks as text, in either of its forms, and the Campaign Logger's entries that hold them.

    Armour Class: 2 [17]                     AC 6 [13], HD 1 (4hp), Att 1 × bite (1d4), THAC0 19 [0],
    Hit Dice: 1 (4hp)                        MV 90' (30'), SV D12 W13 P14 B15 S16 (1), ML 7, AL Neutral, XP 10
    Attacks: 1 × mace (1d6) ...

A text may hold several, each under its name.  Figures in square brackets are those of ascending armour.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from battlemap.importers.json_file import listed
from battlemap.importers.stat_blocks.checks import check_hit_points
from battlemap.importers.stat_blocks.found import Answer, Books, Gathering, Read
from battlemap.importers.stat_blocks.old_school_figures import hit_dice_of, hit_points_of, thac0_at
from battlemap.importers.stat_blocks.sound import sound
from battlemap.importers.stat_blocks.values import bounded, line_of, name_of
from battlemap.model import DM_PER_FOOT, Attack, Creature, Deed, StatBlock
from battlemap.sentence import Sentence

KIND = "an Old-School Essentials stat block"
ARMOUR = re.compile(
    r"(?<![\w/])(?:Armou?r Class|AC)\s*:?\s*(-?\d{1,2})(?!\d)\s*(?:\[\s*(-?\d{1,2})[^\]\n]{0,4}\])?", re.IGNORECASE
)
LABELS = {
    "armour class": "ac", "armor class": "ac", "ac": "ac", "hit dice": "hd", "hd": "hd", "attacks": "attacks",
    "attack": "attacks", "att": "attacks", "thac0": "thac0", "movement": "move", "move": "move", "mv": "move",
    "saving throws": "saves",
    "saves": "saves", "sv": "saves", "morale": "morale", "ml": "morale", "alignment": "alignment", "al": "alignment", "xp": "xp",
    "number appearing": "number", "na": "number", "treasure type": "treasure", "tt": "treasure",
}  # fmt: skip
LABEL = re.compile(
    rf"(?:^|[,;\n]|(?<=[\])])|(?<=\s\s))[ \t\-*]*({'|'.join(sorted(LABELS, key=len, reverse=True))})(?=[\s:])\s*:?[ \t]*",
    re.IGNORECASE,
)
SAVES = {"D": "death", "W": "wands", "P": "paralysis", "B": "breath", "S": "spells"}
ATTACK = re.compile(r"(\d{1,2})\s*[×x]\s*([A-Za-z][\w' /-]{0,40}?)\s*(?:\(([^()]{0,120})\)|(?=,|;|$|\bor\b))")
DICE = re.compile(r"\d{1,3}d\d{1,4}(?:\s*[+-]\s*\d{1,3}(?!d))?|(?<![\dd])\d{1,3}(?=\s*(?:hp|damage|$))")
LENGTH = re.compile(r"(\d{1,4})'\s*(?:\((\d{1,4})'\))?\s*([a-z ]*)")
WAYS = (
    ("fly", "fly"),
    ("flight", "fly"),
    ("swim", "swim"),
    ("water", "swim"),
    ("burrow", "burrow"),
    ("climb", "climb"),
    ("web", "climb"),
)
TRAIT = re.compile(r"^[ \t]*[-*▶•·]?[ \t]*([A-Z][\w' ,/&()-]{1,50}?):[ \t]+(\S.*)$")
LEFT = {"alignment": Sentence("Alignment"), "number": Sentence("Number appearing"), "treasure": Sentence("Treasure type")}
LONGEST_PAGE = 4_000
BY_WEAPON = "1d6"


def is_entry(value: Any) -> bool:
    """An entry of the Campaign Logger that holds a stat block somewhere."""
    return isinstance(value, dict) and ("rawText" in value or "rawPublic" in value) and bool(_pages(_plain(_text_of(value))))


def read_entry(value: Mapping[str, Any], books: Books) -> Iterator[Answer]:
    """Every creature of an entry."""
    title = re.sub(r"^Spell of | - \w+$", "", name_of(value.get("tagValue")))
    labels = [line_of(each, 30) for each in listed(value.get("labels")) if isinstance(each, str) and ":" not in each]
    kind = next((label.lower() for label in labels if label != "Monster"), "") if "Monster" in labels else ""
    for read in read_text(_text_of(value), books, title):
        yield Read(replace(read.block, kind=kind), read.kind, read.doubts, read.left)


def _text_of(value: Mapping[str, Any]) -> str:
    return "\n\n".join(each for key in ("rawText", "rawPublic") if isinstance(each := value.get(key), str))[:60_000]


def read_text(text: str, books: Books, title: str = "") -> Iterator[Read]:
    """Every creature of a text.  `title`: its name where the text has none."""
    told = _plain(text)
    for start, end in _pages(told):
        yield _read(told[:start][-600:], told[start:end], books, title)


def _plain(text: str) -> str:
    """Without Markdown, with straight signs."""
    text = re.sub(r"\\([\[\]*_+-])", r"\1", text)
    text = re.sub(r"[’′`]|&#39;", "'", text).replace("–", "-").replace("−", "-").replace("\u00a0", " ")
    text = re.sub(r"\*\*|__|(?<=\S)\*(?=[ ,(])", lambda found: "" if found[0] != "*" else "*", text)
    return _bounded(text)


def _bounded(text: str) -> str:
    return re.sub(r"\d{8,}", "…", re.sub(r"[ \t]{3,}", "  ", text))


def _pages(text: str) -> list[tuple[int, int]]:
    """Where each page lies in a text: from its armour class to the next one's, where hit dice follow and what only these pages
    have."""
    starts = [found.start() for found in ARMOUR.finditer(text)]
    found = []
    for at, start in enumerate(starts[:2_000]):
        end = min(starts[at + 1] if at + 1 < len(starts) else len(text), start + LONGEST_PAGE)
        page = text[start:end]
        if re.search(r"\b(?:HD|Hit Dice)\b", page[:160]) and re.search(
            r"THAC0\s*:?\s*-?\d|\b(?:SV|Saving Throws|Saves)\W{0,3}D\d", page
        ):
            found.append((start, end))
    return found


def _read(before: str, page: str, books: Books, title: str) -> Read:
    gathering = Gathering()
    told, rest = _labelled(page)
    name = _name(before, title)
    if not name:
        gathering.guess("name", "It has no name.")
    armour = ARMOUR.search(page)
    ac, ascending = (int(armour[1]), int(armour[2]) if armour[2] else None) if armour else (None, None)
    dice = hit_dice_of(told.get("hd", ""))
    points = re.search(r"\((\d{1,4})\s*hp\)|(\d{1,4})\s*hp\b", told.get("hd", ""))
    sheet: dict[str, Any] = _numbers(told, gathering)
    if ascending is not None:
        sheet["aac"] = ascending
        if ac is not None and ac + ascending != 19:
            gathering.contradict(
                "ac", "Armour class: {ac} and [{ascending}] do not go together; both are taken.", ac=ac, ascending=ascending
            )
    max_hp = int(points[1] or points[2]) if points else hit_points_of(dice)
    if not points:
        gathering.guess("max_hp", "Hit points: none are given, {max} is taken.", max=max(1, max_hp))
    elif dice:
        check_hit_points(max_hp, dice, gathering)
    speed = _speed(told.get("move", ""), gathering)
    if "walk" in speed:
        sheet["rate"] = speed.pop("walk")
    elif not speed:
        gathering.guess("sheet.rate", "It has no movement; that of the ruleset is taken.")
    attacks, swings = _attacks(told.get("attacks", ""), gathering)
    if swings > 1:
        sheet["attacks_per_round"] = swings
    gathering.guess("size", "It has no size, medium is taken.")
    for key, heading in LEFT.items():
        if told.get(key):
            gathering.leave(heading, line_of(told[key], 60))
    xp = re.match(r"\s*([\d,.]{1,9})", told.get("xp", ""))
    block = StatBlock(
        creature=Creature(name=name, ac=ac, max_hp=max(1, max_hp), speed=speed, attacks=attacks, sheet=sheet),
        ruleset=books.name("old school"), hit_dice=dice, saves=_saves(told.get("saves", ""), gathering),
        xp=int(re.sub(r"\D", "", xp[1])) if xp and re.search(r"\d", xp[1]) else None, deeds=tuple(_deeds(rest, gathering)),
    )  # fmt: skip
    return gathering.read(sound(block, gathering), KIND)


def _labelled(page: str) -> tuple[dict[str, str], str]:
    """What stands behind each label, and what comes behind the last of them."""
    heads = list(LABEL.finditer("\n" + page))
    page = "\n" + page
    told: dict[str, str] = {}
    end = 0
    for at, head in enumerate(heads):
        key = LABELS[head[1].lower()]
        if key in told:
            continue
        stop = heads[at + 1].start() if at + 1 < len(heads) else len(page)
        value = page[head.end() : stop]
        line = re.split(r"\n\s*\n|\n(?=\s*[-*#▶•`]|\s*\w+:|.*:\s)", value)[0]
        told[key] = " ".join(line.split()).strip(" ,;")
        end = max(end, head.end() + len(line))
    return told, page[end:]


def _name(before: str, title: str) -> str:
    """The heading, the `title:`, or the line a paragraph begins with."""
    if written := re.findall(r"^title:\s*(.+)$", before, re.MULTILINE):
        return name_of(written[-1])
    lines = [line.strip() for line in before.rstrip(" \t\n-*").split("\n")]
    if headings := [line for line in lines if line.startswith("#")]:
        return name_of(headings[-1].lstrip("# "))
    paragraph: list[str] = []
    for line in reversed(lines[-8:]):
        if not line and any(_is_name(each) for each in paragraph):
            break
        paragraph.insert(0, line)
    named = [line for line in paragraph if _is_name(line)]
    return name_of(named[-1] if named else title)


def _is_name(line: str) -> bool:
    return 1 < len(line) <= 60 and line[0].isupper() and line[-1] not in ".,;:!?" and not TRAIT.match(line)


# ---------------------------------------------------------------- figures
def _numbers(told: Mapping[str, str], gathering: Gathering) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if thac0 := re.match(r"\s*(-?\d{1,2})\s*(?:\[\s*([+-]?\d{1,2})[^\]]{0,4}\])?", told.get("thac0", "")):
        found["thac0"] = int(thac0[1])
        if thac0[2]:
            found["attack_bonus"] = int(thac0[2])
            if thac0_at(int(thac0[2])) != int(thac0[1]):
                note = Sentence(
                    "THAC0: {thac0} and [{thac02}] do not go together; both are taken.", thac0=thac0[1], thac02=thac0[2]
                )
                gathering.contradict("sheet.thac0", note)
    else:
        gathering.guess("sheet.thac0", "It has no THAC0; that of the ruleset is taken.")
    if morale := re.match(r"\s*(\d{1,2})\b(.*)", told.get("morale", "")):
        found["morale"] = int(morale[1])
        if morale[2].strip(" ,."):
            gathering.leave(Sentence("Morale"), line_of(told["morale"], 60))
    return found


def _saves(text: str, gathering: Gathering) -> dict[str, int]:
    found = {SAVES[letter.upper()]: int(number) for letter, number in re.findall(r"\b([DWPBS])\s*(\d{1,2})\b", text)}
    if len(found) < len(SAVES):
        gathering.guess("saves", "Saving throws: not all five are given.")
    return found


def _speed(text: str, gathering: Gathering) -> dict[str, int]:
    """Encounter rates in dm: those in brackets, a third of the first where there are none."""
    found: dict[str, int] = {}
    for length in LENGTH.finditer(text):
        feet = int(length[2]) if length[2] else round(int(length[1]) / 3)
        around = f"{text[max(0, length.start() - 12) : length.start()].rpartition('/')[2]} {length[3]}".lower()
        mode = next((mode for word, mode in WAYS if word in around), "walk")
        if mode in found:
            gathering.leave(Sentence("Movement"), line_of(length[0], 40))
        found.setdefault(mode, feet * DM_PER_FOOT)
    return found


def _attacks(text: str, gathering: Gathering) -> tuple[tuple[Attack, ...], int]:
    """The attacks, and how many are made in a round: those of the first alternative."""
    found: dict[str, Attack] = {}
    first = re.split(r"\)\s*or\b|\]\s*or\b", text)[0]
    swings, end = 0, 0
    for each in ATTACK.finditer(text):
        name, inside = name_of(each[2]), each[3] or ""
        rolled = DICE.search(inside)
        damage = re.sub(r"\s", "", rolled[0]) if rolled else ""
        more = (inside[: rolled.start()] + inside[rolled.end() :]).strip(" +,") if rolled else inside
        if not damage and "weapon" in inside:
            damage = BY_WEAPON
            gathering.guess(
                f"attacks.{name}.damage", "{name}: its damage is that of its weapon, {by_weapon} is taken.", name=name,
                by_weapon=BY_WEAPON
            )
        elif not damage:
            gathering.guess(f"attacks.{name}.damage", "{name}: no damage was found.", name=name)
        if more:
            gathering.leave(name, line_of(more, 80))
        found.setdefault(name, Attack(name=name, damage=damage))
        if each.start() <= len(first):
            swings += int(each[1])
        else:
            gathering.guess("sheet.attacks_per_round", "Attacks: one of several may be chosen ({text}).", text=line_of(text, 120))
        end = each.end()
    behind = text[end:].strip(" .,;[]")
    if behind and behind.lower() not in ("none", "see below"):
        gathering.leave(Sentence("Attacks"), line_of(behind, 80))
    return tuple(found.values()), min(swings, 20)


def _deeds(text: str, gathering: Gathering) -> Iterator[Deed]:
    """What the page tells beside its figures, by name, until the next creature's name or a rule across the page."""
    for line in re.split(r"\n\s*\* \* \*|\n\s*#|\n```", text)[0].split("\n")[:60]:
        if told := TRAIT.match(line):
            name = name_of(told[1])
            yield Deed(name=name, kind="trait")
            figures = DICE.findall(bounded(told[2]))
            gathering.leave(name, ", ".join([*dict.fromkeys(each for each in figures if "d" in each), "its text"][:6]))
