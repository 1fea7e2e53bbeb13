"""Powers of Foundry's dnd4e actors: an attack against a defense with its dice, and how often a power may be used.

    attack     {isAttack, def, formula: "8" or "@..."}; hit {formula: "@powBase + 5", baseQuantity, baseDiceType}
    rangeType  melee, reach, range, closeBurst, closeBlast, rangeBurst, rangeBlast, wall ...; rangePower and area in squares
    useType    atwill, encounter, daily, recharge (with rechargeRoll)

The description says the same in words, against which the figures are held.
"""

import re
from collections.abc import Mapping
from typing import Any

from battlemap.importers.json_file import flag, table
from battlemap.importers.stat_blocks.entries import clean
from battlemap.importers.stat_blocks.formula import number_of, worked_out
from battlemap.importers.stat_blocks.found import Gathering
from battlemap.importers.stat_blocks.foundry_document import system_of, unmarked
from battlemap.importers.stat_blocks.sentences import TYPES
from battlemap.importers.stat_blocks.values import line_of, name_of, whole
from battlemap.model import DM_PER_FOOT, Attack, AttackArea, Deed
from battlemap.sentence import Sentence

DM_PER_SQUARE = 5 * DM_PER_FOOT
CONDITIONS = (
    "blinded", "dazed", "deafened", "dominated", "grabbed", "helpless", "immobilized", "marked", "petrified", "prone",
    "restrained", "slowed", "stunned", "unconscious", "weakened",
)  # fmt: skip
AREAS = {"closeBurst": "burst", "closeBlast": "blast", "rangeBurst": "burst", "rangeBlast": "blast"}
ACTIONS = {
    "standard": "action", "move": "action", "minor": "bonus", "free": "bonus", "reaction": "reaction", "interrupt": "reaction",
    "opportunity": "reaction", "immediate": "reaction",
}  # fmt: skip
VERSUS = {"ac": "ac", "fort": "fort", "ref": "ref", "wil": "will", "will": "will", "fortitude": "fort", "reflex": "ref"}
FEATURES = ("feature", "classFeats", "feat", "raceFeats", "pathFeats", "destinyFeats", "trait")
ASIDE = ("Monster Knowledge", "Misc NPC Info")
IN_WORDS = re.compile(r"([+-]\d{1,3}) vs\.? (AC|Fort(?:itude)?|Ref(?:lex)?|Will)", re.IGNORECASE)
HIT = re.compile(
    r"Hit:\s*(?:\d{1,4} \()?(\d{1,3}d\d{1,4}(?: ?[+-] ?\d{1,3})?|\d{1,3})\)?"
    r"(?: [a-z]+(?: and [a-z]+)?)? damage", re.IGNORECASE,
)  # fmt: skip
ONGOING = re.compile(r"ongoing (\d{1,3} ?\w* damage)", re.IGNORECASE)


def deed_of(item: Mapping[str, Any]) -> Deed | None:
    """The entry of a power or a feature; None for gear and what only describes."""
    name, kind, system = name_of(item.get("name")), str(item.get("type")), system_of(item)
    if not name or name.startswith(ASIDE) or kind not in ("power", *FEATURES):
        return None
    if kind != "power":
        return Deed(name=name, kind="trait")
    use = str(system.get("useType")).lower()
    per, uses = ("rest", 1) if use == "encounter" else ("day", 1) if use == "daily" else ("", 0)
    action = ACTIONS.get(str(system.get("actionType")).split(" ")[-1].lower(), "action")
    return Deed(name=name, kind=action, recharge=_recharge(system), uses=uses, per=per)  # type: ignore[arg-type]


def _recharge(system: Mapping[str, Any]) -> int:
    least = whole(system.get("rechargeRoll")) or 0
    return least if 2 <= least <= 6 else 0


def attack_of(item: Mapping[str, Any], gathering: Gathering) -> Attack | None:
    """The attack of a power; None where it has none.  What it does beside dice and conditions is left."""
    system, name = system_of(item), name_of(item.get("name"))
    attack = table(system.get("attack"))
    if item.get("type") != "power" or not name or not flag(attack.get("isAttack"), False):
        return None
    text = clean(unmarked(table(system.get("description")).get("value"), lambda _command, label: label))
    parts = (text, *(str(table(system.get(key)).get("detail") or "") for key in ("hit", "effect", "miss")))
    text = "\n".join(clean(part) for part in parts if part)
    to_hit, versus = _to_hit(name, attack, text, gathering)
    damage = _damage(name, table(system.get("hit")), text, gathering)
    kind, reach, far, area = _where(name, system, gathering)
    told = {word for word in CONDITIONS if re.search(rf"\b{word}\b", text, re.IGNORECASE)}
    for ongoing in ONGOING.findall(text)[:3]:
        gathering.leave(name, f"ongoing {line_of(ongoing, 40)}")
    condition = line_of(system.get("rechargeCondition"), 60)
    if str(system.get("useType")) == "recharge" and not _recharge(system):
        gathering.leave(name, f"it comes back {condition}" if condition else "when it comes back")
    rest = re.sub(r"(?:Hit|Attack):.*", "", text)
    if re.search(r"(?:Effect|Miss|Special|Aftereffect|Requirement|Trigger):", text) or len(rest) > 400:
        gathering.leave(name, Sentence("its further effects"))
    return Attack(
        name=name, kind=kind, reach=reach, range=far, to_hit=to_hit, damage=damage, type=_type(system, text), area=area,  # type: ignore[arg-type]
        conditions=tuple(sorted(told)), recharge=_recharge(system), uses=1 if system.get("useType") == "daily" else 0,
        sheet={"versus": versus} if versus != "ac" else {},
    )  # fmt: skip


def _to_hit(name: str, attack: Mapping[str, Any], text: str, gathering: Gathering) -> tuple[int, str]:
    versus = VERSUS.get(str(attack.get("def")).lower(), "ac")
    number = number_of(str(attack.get("formula") or ""), {})
    told = IN_WORDS.search(text)
    if told is not None:
        words = VERSUS.get(told[2].lower(), "ac")
        if number is None:
            return int(told[1]), words
        if (number, versus) != (int(told[1]), words):
            note = (
                Sentence(
                    "{name}: its text says {told} vs. {told2}, its data {number} vs. {upper}; the data is taken.", name=name,
                    told=told[1], told2=told[2], number=f"{number:+d}", upper=versus.upper()
                )
            )
            gathering.contradict(f"attacks.{name}.to_hit", note)
    if number is None:
        gathering.guess(f"attacks.{name}.to_hit", "{name}: its attack bonus is not understood, 0 is taken.", name=name)
    return number or 0, versus


def _damage(name: str, hit: Mapping[str, Any], text: str, gathering: Gathering) -> str:
    number, die = whole(hit.get("baseQuantity")), re.fullmatch(r"d(\d{1,4})", str(hit.get("baseDiceType")))
    formula = str(hit.get("formula") or "")
    base = f"{number}d{die[1]}" if number and die else ""
    made = (
        worked_out(formula.replace("@powBase", base).replace("@powMax", ""), {})
        if formula and (base or "@powBase" not in formula)
        else ""
    )
    told = HIT.search(text)
    words = re.sub(r"\s", "", told[1]) if told else ""
    if made and words and made != words:
        gathering.contradict(
            f"attacks.{name}.damage", "{name}: its text says {words} damage, its data {made}; the data is taken.", name=name,
            words=words, made=made,
        )
    if not made and not words and flag(hit.get("isDamage"), False):
        gathering.guess(f"attacks.{name}.damage", "{name}: its damage is not understood, none is taken.", name=name)
    return made or words


def _type(system: Mapping[str, Any], text: str) -> str:
    """The type its data marks; where it marks several, the one its text has with the hit."""
    marked = [kind for kind, on in table(system.get("damageType")).items() if on is True and kind in TYPES]
    told = re.search(rf"Hit:[^.]*?\b({'|'.join(TYPES)})(?: and \w+)? damage", text, re.IGNORECASE)
    return told[1].lower() if told else marked[0] if len(marked) == 1 else ""


def _where(name: str, system: Mapping[str, Any], gathering: Gathering) -> tuple[str, int | None, int | None, AttackArea | None]:
    """(kind, reach, range, area)."""
    kind = str(system.get("rangeType"))
    far, area = whole(system.get("rangePower")), whole(system.get("area"))
    if kind in AREAS:
        size = (area or far or 1) * DM_PER_SQUARE
        if not area:
            gathering.guess(
                f"attacks.{name}.area", "{name}: its area has no size, {far} squares are taken.", name=name, far=far or 1
            )
        reaches = size if kind.startswith("close") or not far else far * DM_PER_SQUARE
        return "ranged", None, reaches, AttackArea(shape=AREAS[kind], size=size)
    if kind == "range":
        if not far:
            gathering.guess(f"attacks.{name}.range", "{name}: no range was found.", name=name)
        return "ranged", None, far * DM_PER_SQUARE if far else None, None
    if kind not in ("melee", "reach", "touch", "weapon", "personal"):
        gathering.guess(f"attacks.{name}.range", "{name}: where it reaches is not understood, melee is taken.", name=name)
    return "melee", max(1, far or 1) * DM_PER_SQUARE, None, None
