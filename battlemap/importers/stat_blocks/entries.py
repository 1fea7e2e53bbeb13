"""Entries of a page as files have them: what stands in brackets behind a name, and markup within a text, taken apart.

    entry_of("action", "Fire Breath (Recharge 5-6)", "<p>The dragon exhales ...</p>")

Not here: what a text says in figures (`sentences`), which page it stands on (the kinds).
"""

import html
import re
from typing import Any

from battlemap.importers.stat_blocks.page import Entry
from battlemap.importers.stat_blocks.values import bounded, name_of, whole

RECHARGE = re.compile(r"(?:Recharge|Recarga|Ricarica)\s*(\d)\s*(?:(?:[-–—]|to|a)\s*6)?", re.IGNORECASE)
USES = re.compile(r"(\d{1,2})\s*/\s*(Day|Dia|Giorno|Rest|Descanso|Riposo)\b", re.IGNORECASE)
RESTS = re.compile(r"Recharges? after a|Recarrega após|Recarga após|Ricarica dopo", re.IGNORECASE)
COST = re.compile(r"\((?:Costs?|Custa|Costa) (\d) (?:Actions?|Ações|Azioni)\)", re.IGNORECASE)
BRACKETS = re.compile(r"\s*\(([^()]{0,80})\)")
MULTIATTACK = re.compile(r"multi-?attack|multiattacco|multiataque|ataques? múltiplos?|attacco multiplo", re.IGNORECASE)
SPELLCASTING = re.compile(r"(?:innate )?(?:spellcasting|psionics)|conjuração|incantesimi|magie", re.IGNORECASE)
LEGENDARY_RESISTANCE = re.compile(r"legendary resistance|resistência lendária|resistenza leggendaria", re.IGNORECASE)
BARE_DICE = re.compile(
    r"(?<![\d(d+] )(?<![\d(d+-])\b(\d{1,3}d\d{1,4}(?: ?[+-] ?\d{1,3})?)(?= (?:[a-z]+ ){0,2}damage)", re.IGNORECASE
)
MOST_ENTRIES = 150


def entry_of(kind: str, name: Any, text: Any) -> Entry | None:
    """An entry with its limits told from its name; None where it has no name."""
    title = name_of(name)
    recharge, uses, per = limits_in(title)
    for bracket in BRACKETS.finditer(title):
        if RECHARGE.search(bracket[1]) or USES.search(bracket[1]) or RESTS.search(bracket[1]):
            title = title.replace(bracket[0], "")
    title = title if BRACKETS.search(title) else RECHARGE.sub("", title)
    title = name_of(COST.sub(lambda found: f"(Costs {found[1]} Actions)", title))
    return Entry(kind, title, clean(text), recharge, uses, per) if title else None


def limits_in(text: str) -> tuple[int, int, str]:
    """(least face that recharges, uses, per what) in a text such as "Recharge 5-6" or "3/Day, or 4/Day in Lair"."""
    if found := RECHARGE.search(text):
        return (int(found[1]) if 2 <= int(found[1]) <= 6 else 0), 0, ""
    if found := USES.search(text):
        word = found[2].lower()
        return 0, int(found[1]), "day" if word in ("day", "dia", "giorno") else "rest"
    return (0, 1, "rest") if RESTS.search(text) else (0, 0, "")


def clean(text: Any) -> str:
    """A text without markup: HTML, Markdown and stray signs gone, paragraphs kept."""
    if not isinstance(text, str):
        return ""
    text = bounded(text)
    if "<" in text or "&" in text:
        text = re.sub(r"</t[dh]>", " ", text, flags=re.IGNORECASE)
        text = re.sub(r"</(?:p|li|div|h\d|tr)>|<br\s*/?>", "\n", text, flags=re.IGNORECASE)
        text = html.unescape(re.sub(r"<[^<>]{0,600}>", "", text))
        text = bounded(text)
    text = re.sub(r"\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<!\w)_{1,3}(?=\S)|(?<=[\w.:)])_{1,3}(?!\w)", "", text)
    text = re.sub(r"[•▪◆■●]\s*", "", text)
    text = BARE_DICE.sub(lambda found: f"{average_of(found[1])} ({found[1]})", text)
    if "Failure:" in text or "Saving Throw:" in text:
        text = text.replace("\n", " ")
    text = re.sub(r"(?<![.:;!?])[ \t]*\n[ \t]*(?=[a-z])", " ", text)
    return re.sub(r"\n\s*\n+", "\n", re.sub(r"[ \t\u00a0]+", " ", text)).strip()


def attack_text(parts: dict[str, Any]) -> str:
    """The formula of an attack a file has only as figures: kind ("melee", "ranged", "thrown"), to_hit, reach, range, long in
    feet, and damage as a list of (dice or number, type)."""
    head = {"melee": "Melee", "ranged": "Ranged", "thrown": "Melee or Ranged"}[parts["kind"]]
    where = [f"reach {parts['reach']} ft."] if parts.get("reach") else []
    if parts.get("range"):
        where.append(f"range {parts['range']}{'/' + str(parts['long']) if parts.get('long') else ''} ft.")
    spell = " Spell" if parts.get("spell") else ""
    damage = amounts(parts.get("damage") or ())
    hit = f" Hit: {damage} damage." if damage else ""
    return f"{head}{spell} Attack: +{whole(parts.get('to_hit')) or 0} to hit, {' or '.join(where)}, one target.{hit}"


def amounts(damage: Any) -> str:
    """ "5 (1d6+2) slashing damage plus 3 (1d6) fire", the last word left to whoever goes on."""
    told = []
    for dice, kind in damage:
        average = average_of(dice)
        number = f"{average} ({dice})" if "d" in dice else dice
        told.append(f"{number} {kind}" if kind else number)
    return " damage plus ".join(told)


def average_of(dice: str) -> int:
    """The average of "2d6+3", rounded down."""
    total = 0.0
    for sign, number, sides in re.findall(r"([+-]?)(\d+)(?:d(\d+))?", dice.replace(" ", "")):
        value = int(number) * (int(sides) + 1) / 2 if sides else int(number)
        total += -value if sign == "-" else value
    return int(total)
