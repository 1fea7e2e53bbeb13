"""A stat block of the fourth edition as text, in its earlier and its later layout; one or several.

    Silt Cutter            Level 3 Skirmisher        a name and a line of level and role, which may be one line
    Small natural humanoid           XP 150
    Initiative +6   Senses Perception +2; darkvision
    HP 44; Bloodied 22
    AC 17; Fortitude 14, Reflex 16, Will 13
    Speed 6, climb 4
    m Knife (standard; at-will) * Weapon             an attack begins with its name; earlier "+8 vs. AC; 1d6 + 5 damage."
    Attack: Melee 1 (one creature); +8 vs. AC        later "Attack:" and "Hit:" on lines of their own
    Hit: 1d6 + 5 damage.

Lengths are squares of 5 ft.  Not here: actors of a virtual table (`foundry_fourth`).
"""

import re
from collections.abc import Iterator
from typing import Any

from battlemap.importers.stat_blocks.fields import speeds_of, type_line
from battlemap.importers.stat_blocks.found import Books, Gathering, Read
from battlemap.importers.stat_blocks.foundry_powers import CONDITIONS, VERSUS
from battlemap.importers.stat_blocks.plain_lines import MARK, lines_of
from battlemap.importers.stat_blocks.sentences import TYPES
from battlemap.importers.stat_blocks.sound import sound
from battlemap.importers.stat_blocks.values import line_of, name_of
from battlemap.model import DM_PER_FOOT, Attack, AttackArea, Creature, Deed, StatBlock
from battlemap.sentence import Sentence

KIND = Sentence("a pasted stat block")
DM_PER_SQUARE = 5 * DM_PER_FOOT
FAR_SQUARES = 60
ROLES = r"Artillery|Brute|Controller|Lurker|Skirmisher|Soldier"
HEAD = re.compile(
    rf"\bLevel (\d{{1,2}}) ((?:(?:Minion|Elite|Solo|Standard) )?(?:{ROLES}|Minion)(?: \(Leader\))?)", re.IGNORECASE
)
DEFENCES = re.compile(
    r"AC (\d{1,3})[;,]?\s*Fort(?:itude)? (\d{1,3})[;,]?\s*Ref(?:lex)? (\d{1,3})[;,]?\s*Will (\d{1,3})", re.IGNORECASE
)
ROLL = re.compile(r"([+-]\d{1,3}) vs\.? (AC|Fort(?:itude)?|Ref(?:lex)?|Will)\b", re.IGNORECASE)
DAMAGE = re.compile(
    rf"(?:Hit:|;|,|\.)\s*(\d{{1,3}}d\d{{1,4}}(?: ?[+-] ?\d{{1,3}})?|\d{{1,3}})(?: ({'|'.join(TYPES)}))?(?: and \w+)? damage",
    re.IGNORECASE,
)
SIGN = r"[✦♦◆*•]"
POWER = re.compile(
    rf"^(?:[mMrRcCaA⚔⚒➶☄ᗕ✸] |\([^()]{{1,3}}\) )?([A-Z][\w',/ -]{{1,50}}?)\s*(\([^()]{{1,80}}\))?\s*(?:{SIGN}\s*(.*))?$"
)
USES = re.compile(r"\b(at-will|encounter|daily|recharge)\b", re.IGNORECASE)
RECHARGE = re.compile(r"recharge\s*([2-6]|[⚁⚂⚃⚄⚅])", re.IGNORECASE)
FACES = {"⚁": 2, "⚂": 3, "⚃": 4, "⚄": 5, "⚅": 6}
PLACES = (
    (re.compile(r"close burst (\d{1,2})", re.IGNORECASE), "burst"),
    (re.compile(r"close blast (\d{1,2})", re.IGNORECASE), "blast"),
    (re.compile(r"(?:area )?burst (\d{1,2}) within (\d{1,3})", re.IGNORECASE), "burst"),
)  # fmt: skip
HEADINGS = {
    "traits": "trait", "standard actions": "action", "move actions": "action", "minor actions": "bonus", "free actions": "bonus",
    "triggered actions": "reaction",
}  # fmt: skip
KINDS = (
    ("minor", "bonus"),
    ("free", "bonus"),
    ("immediate", "reaction"),
    ("opportunity", "reaction"),
    ("triggered", "reaction"),
)
POINTS = {"elite": 1, "solo": 2}
MOST_LINES = 300


def read_text(text: str, books: Books) -> Iterator[Read]:
    """Every creature of a text; none where nobody has a level, a role and four defenses."""
    lines = lines_of(text) if HEAD.search(text) and DEFENCES.search(" ".join(text.split())) else []
    heads = [at for at, line in enumerate(lines) if HEAD.search(line)]
    for at, end in zip(heads, [*heads[1:], len(lines)], strict=False):
        alone = not HEAD.split(lines[at])[0].strip(f" {MARK}")
        begun = at - 1 if alone and at else at
        stop = end - 1 if end < len(lines) and not HEAD.split(lines[end])[0].strip(f" {MARK}") else end
        block = [line.replace(MARK, "") for line in lines[begun:stop]][:MOST_LINES]
        if DEFENCES.search(" ".join(block)):
            yield _read(block, books)


def _read(lines: list[str], books: Books) -> Read:
    gathering = Gathering()
    page = " ".join(lines)
    head = HEAD.search(page)
    level, role = (int(head[1]), head[2].lower()) if head else (1, "")
    name = name_of(HEAD.split(lines[0])[0]) or name_of(lines[0])
    about = next((line for line in lines[:4] if type_line(line).size), "")
    typed = type_line(about.partition("XP")[0])
    if typed.size is None:
        gathering.guess("size", "It has no size, medium is taken.")
    points = re.search(r"\bHP (\d{1,5})\b", page)
    if points is None:
        gathering.guess("max_hp", "It has no hit points, 1 is taken.")
    elif (half := re.search(r"Bloodied (\d{1,5})", page)) and int(half[1]) != int(points[1]) // 2:
        gathering.contradict(
            "max_hp", "Hit points: {half} is not half of {points}; {points} is taken.", half=half[1], points=points[1]
        )
    defences = DEFENCES.search(page)
    sheet: dict[str, Any] = {}
    if defences is not None:
        sheet["defenses"] = dict(zip(("ac", "fort", "ref", "will"), map(int, defences.groups()), strict=True))
    sheet |= {
        key: found for key, word in (("resist", "Resist"), ("vulnerable", "Vulnerable")) if (found := _amounts(page, word))
    }
    sheet |= next(({"action_points": number} for word, number in POINTS.items() if word in role), {})
    if regained := re.search(r"Regeneration (\d{1,3})\b", page):
        sheet["regeneration"] = int(regained[1])
    attacks, deeds = _powers(lines, gathering)
    speed, hover = _speed(page, gathering)
    xp = re.search(r"XP ([\d,]{1,9})", page)
    tags = [word for word in re.sub(r"[()]", "", role).split() if word != "standard"]
    creature = Creature(
        name=name, size=typed.size or "medium", level=level, max_hp=int(points[1]) if points else 1, attacks=tuple(attacks),
        speed=speed, hover=hover, sheet=sheet, abilities=_abilities(page),
        skills=_skills(page), initiative=_signed(page, "Initiative"), senses=_senses(page, gathering), immune=_immune(page),
    )  # fmt: skip
    block = StatBlock(
        creature=creature, ruleset=books.name("4e"), kind=typed.kind, tags=(*tags, *typed.tags), deeds=tuple(deeds),
        xp=int(xp[1].replace(",", "")) if xp and xp[1].strip(",") else None,
    )  # fmt: skip
    for word in ("Alignment", "Languages", "Equipment"):
        if told := re.search(rf"\b{word} ([A-Za-z—-][^|]{{0,60}}?)(?= (?:Languages|Skills|Str|Equipment)\b|$)", page):
            gathering.leave(word, line_of(told[1], 60))
    return gathering.read(sound(block, gathering), KIND)


# ---------------------------------------------------------------- figures
def _amounts(page: str, word: str) -> dict[str, int]:
    """ "Resist 5 acid, 10 fire; Vulnerable 5 cold"."""
    told = re.search(rf"\b{word} ((?:\d{{1,3}} \w+(?:,? and |, )?)+)", page)
    return {kind.lower(): int(number) for number, kind in re.findall(r"(\d{1,3}) (\w+)", told[1])} if told else {}


def _immune(page: str) -> tuple[str, ...]:
    told = re.search(r"\bImmune ([\w, ]{3,60})", page)
    return tuple(kind for kind in TYPES if told and re.search(rf"\b{kind}\b", told[1]))


def _signed(page: str, word: str) -> int | None:
    found = re.search(rf"\b{word} ([+-]\d{{1,2}})\b", page)
    return int(found[1]) if found else None


def _speed(page: str, gathering: Gathering) -> tuple[dict[str, int], bool]:
    found = re.search(r"\bSpeed (\d[^;]{0,60}?)(?=;| [A-Z]| [+-]\d|$)", page)
    told, hover = speeds_of(found[1], gathering, "squares") if found else ({}, False)
    if not told:
        gathering.guess("speed", "It has no speed, 6 squares are taken.")
        return {"walk": 6 * DM_PER_SQUARE}, hover
    return {mode: ft * DM_PER_FOOT for mode, ft in told.items()}, hover


def _abilities(page: str) -> dict[str, int]:
    return {
        word.lower(): int(score) for word, score in re.findall(r"\b(Str|Con|Dex|Int|Wis|Cha) (\d{1,2}) \([+-]\d{1,2}\)", page)
    }


def _skills(page: str) -> dict[str, int]:
    told = re.search(r"\bSkills ((?:[A-Z][a-z]+ [+-]\d{1,2}(?:, )?)+)", page)
    found = {word.lower(): int(bonus) for word, bonus in re.findall(r"([A-Z][a-z]+) ([+-]\d{1,2})", told[1])} if told else {}
    perception = _signed(page, "Perception")
    return found if perception is None else {**found, "perception": perception}


def _senses(page: str, gathering: Gathering) -> dict[str, int]:
    found: dict[str, int] = {}
    for sense, squares in re.findall(r"\b(darkvision|blindsight|tremorsense|truesight)(?: (\d{1,3}))?", page, re.IGNORECASE):
        name = sense.lower()
        if not squares:
            note = Sentence(
                "{name}: no range is given, {far_squares} squares are taken.", name=name.capitalize(), far_squares=FAR_SQUARES
            )
            gathering.guess(f"senses.{name}", note)
        found.setdefault(name, (int(squares) if squares else FAR_SQUARES) * DM_PER_SQUARE)
    if re.search(r"low-light vision", page, re.IGNORECASE):
        gathering.leave(Sentence("Senses"), Sentence("low-light vision"))
    return found


# ---------------------------------------------------------------- powers
def _powers(lines: list[str], gathering: Gathering) -> tuple[list[Attack], list[Deed]]:
    attacks: dict[str, Attack] = {}
    deeds: list[Deed] = []
    for kind, head, body in _parted(lines):
        name, text = name_of(head[1]), f"{head[0]} {body}"
        recharge = RECHARGE.search(text[:160])
        least = (FACES.get(recharge[1]) or int(recharge[1])) if recharge else 0
        use = (found[1].lower() if (found := USES.search(head[0])) else "").strip()
        uses, per = (1, "rest") if use == "encounter" else (1, "day") if use == "daily" else (0, "")
        kind = next((each for word, each in KINDS if word in head[0].lower()), kind)
        deeds.append(Deed(name=name, kind=kind, recharge=least, uses=uses, per=per))  # type: ignore[arg-type]
        roll = ROLL.search(text)
        if roll is None:
            gathering.leave(name, Sentence("its text"))
            continue
        attacks.setdefault(name, _attack(name, roll, text, least, gathering))
        if use == "recharge" and not least:
            gathering.leave(name, Sentence("when it comes back"))
    return list(attacks.values()), deeds


def _parted(lines: list[str]) -> Iterator[tuple[str, re.Match[str], str]]:
    """(kind, the line with its name, what follows) of each power or trait."""
    kind, head, body = "action", None, list[str]()
    begun = next((at for at, line in enumerate(lines) if DEFENCES.search(line)), 0)
    for at, line in enumerate(lines[begun + 1 :], begun + 1):
        section = HEADINGS.get(line.strip(" :").lower())
        found = None if section else POWER.match(line)
        named = found is not None and (found[2] or found[3] or kind == "trait") and _goes_on(lines, at, kind)
        if section or named or re.match(r"(?:Skills|Str|Alignment|Speed|Equipment)\b", line):
            if head is not None:
                yield kind, head, " ".join(body)
            head, body, kind = (found if named else None), [], section or kind
        elif head is not None:
            body.append(line)
    if head is not None:
        yield kind, head, " ".join(body)


def _goes_on(lines: list[str], at: int, kind: str) -> bool:
    """Is this the head of a power: does it say how often it may be used, or does a roll or a text follow?"""
    if USES.search(lines[at]) or re.search(r"\b(?:standard|minor|move|free|immediate)\b", lines[at], re.IGNORECASE):
        return True
    return kind == "trait" and at + 1 < len(lines) and len(lines[at]) < 40 and len(lines[at + 1]) > 40


def _attack(name: str, roll: re.Match[str], text: str, recharge: int, gathering: Gathering) -> Attack:
    damage = DAMAGE.search(text, roll.end())
    if damage is None:
        gathering.guess(f"attacks.{name}.damage", "{name}: no damage was found.", name=name)
    versus = VERSUS.get(roll[2].lower(), "ac")
    told = {word for word in CONDITIONS if re.search(rf"\b{word}\b", text[roll.end() :], re.IGNORECASE)}
    for ongoing in re.findall(r"ongoing (\d{1,3} ?\w*)", text)[:3]:
        gathering.leave(name, f"ongoing {line_of(ongoing, 30)}")
    if re.search(r"(?:Effect|Miss|Special|Aftereffect|Requirement|Trigger|Sustain)\b", text):
        gathering.leave(name, Sentence("its further effects"))
    place = _place(text)
    return Attack(
        name=name, kind=place[0], reach=place[1], range=place[2], long=place[3], area=place[4], to_hit=int(roll[1]),  # type: ignore[arg-type]
        damage=re.sub(r"\s", "", damage[1]) if damage else "", type=(damage[2] or "").lower() if damage else "",
        conditions=tuple(sorted(told)), recharge=recharge, sheet={"versus": versus} if versus != "ac" else {},
    )  # fmt: skip


def _place(text: str) -> tuple[str, int | None, int | None, int | None, AttackArea | None]:
    """(kind, reach, range, long range, area)."""
    for pattern, shape in PLACES:
        if found := pattern.search(text):
            size = int(found[1]) * DM_PER_SQUARE
            far = int(found[2]) * DM_PER_SQUARE if found.re.groups > 1 else size
            return "ranged", None, far, None, AttackArea(shape=shape, size=size)
    if found := re.search(r"\brange[d]? (\d{1,3})(?:/(\d{1,3}))?", text, re.IGNORECASE):
        long = int(found[2]) * DM_PER_SQUARE if found[2] else None
        return "ranged", None, int(found[1]) * DM_PER_SQUARE, long, None
    found = re.search(r"\b(?:reach|melee) (\d{1,2})\b", text, re.IGNORECASE)
    return "melee", (int(found[1]) if found else 1) * DM_PER_SQUARE, None, None, None
