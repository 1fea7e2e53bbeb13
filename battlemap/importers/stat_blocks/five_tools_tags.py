"""The marks within 5etools texts put into the words a page prints: "{@atk mw} {@hit 4}" is "Melee Weapon Attack: +4".

Of a mark nobody knows, the text before the first "|" stays.  Not here: which field a text stands in (`five_tools`).
"""

import re
from typing import Any

from battlemap.importers.stat_blocks.tongues import ABILITY_WORDS
from battlemap.importers.stat_blocks.values import LONGEST_TEXT, bounded

TAG = re.compile(r"\{@(\w+)(?:\s+([^{}]{0,2000}))?\}")
DEEPEST = 8
FIXED = {
    "h": "Hit: ", "m": "Miss: ", "hom": "Hit or Miss: ", "actsavesuccess": "Success:",
    "actsavesuccessorfail": "Failure or Success:", "acttrigger": "Trigger:",
}  # fmt: skip
ATTACKS = {
    "mw": "Melee Weapon Attack:", "rw": "Ranged Weapon Attack:", "ms": "Melee Spell Attack:", "rs": "Ranged Spell Attack:",
    "mw,rw": "Melee or Ranged Weapon Attack:", "rw,mw": "Melee or Ranged Weapon Attack:", "m": "Melee Attack:",
    "ms,rs": "Melee or Ranged Spell Attack:", "r": "Ranged Attack:",
}  # fmt: skip
ROLLS = {"m": "Melee Attack Roll:", "r": "Ranged Attack Roll:", "m,r": "Melee or Ranged Attack Roll:"}
ABILITIES = {
    "str": "Strength", "dex": "Dexterity", "con": "Constitution", "int": "Intelligence", "wis": "Wisdom", "cha": "Charisma",
}  # fmt: skip
# Which part between "|" is shown, where it is not the first; the first where that part is not there.
SHOWN = {"quickref": 4, "link": 0, "filter": 0, "adventure": 0, "book": 0}


def printed(text: str) -> str:
    """A text without marks."""
    text = text[: LONGEST_TEXT * 2]
    for _ in range(DEEPEST):
        text, changed = TAG.subn(_words, text)
        if not changed:
            break
    return re.sub(r"[ \t]+", " ", text).strip()


def _words(found: re.Match[str]) -> str:
    tag, inside = found[1].lower(), (found[2] or "").strip()
    if tag in FIXED:
        return FIXED[tag]
    if tag in ("atk", "atkr"):
        kind = inside.replace(" ", "").lower()
        return (ROLLS if tag == "atkr" else ATTACKS).get(kind, "Melee or Ranged Attack:")
    parts = [part.strip() for part in inside.split("|")]
    match tag:
        case "hit" | "d20" | "initiative":
            return parts[0] if parts[0][:1] in "+-−" else f"+{parts[0]}"
        case "dc":
            return f"DC {parts[0]}"
        case "recharge":
            return f"(Recharge {parts[0]}-6)" if parts[0] in tuple("2345") else "(Recharge 6)"
        case "actsave":
            return f"{ABILITIES.get(ABILITY_WORDS.get(parts[0].lower(), ''), parts[0])} Saving Throw:"
        case "actsavefail":
            return {"": "Failure:", "1": "First Failure:", "2": "Second Failure:"}.get(parts[0], "Failure:")
        case "actsavefailby":
            return f"Failure by {parts[0]} or More:"
        case "actresponse":
            return "Response\N{EM DASH}" if parts[0] == "d" else "Response:"
        case "chance":
            return f"{parts[0]} percent"
        case "damage" | "dice" | "scaledamage" | "scaledice":
            return parts[1] if len(parts) > 1 and parts[1] and tag in ("damage", "dice") else parts[-1 if tag[0] == "s" else 0]
    at = SHOWN.get(tag, 2)
    return parts[at] if len(parts) > at and parts[at] else parts[0]


def text_of(entries: Any, depth: int = 0) -> str:
    """The sentences of entries: texts, lists, items with a name, tables of which the rows stay."""
    if isinstance(entries, str):
        return printed(entries)
    if depth >= DEEPEST:
        return ""
    if isinstance(entries, list):
        parts = (text_of(each, depth + 1) for each in entries[:60])
        return bounded("\n".join(part for part in parts if part))
    if not isinstance(entries, dict):
        return ""
    name = printed(entries["name"]) if isinstance(entries.get("name"), str) else ""
    keys = ("entry", "entries", "items", "rows", "headerEntries", "footerEntries")
    body = "\n".join(part for key in keys if (part := text_of(entries.get(key), depth + 1)))
    return f"{name.rstrip('.:')}. {body}" if name and body else body or name
