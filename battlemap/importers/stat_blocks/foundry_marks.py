"""The marks within descriptions of Foundry's dnd5e items, put into the words a page prints: "[[/attack extended]]" is
"Melee Weapon Attack: +4 to hit, reach 5 ft., one target".

The figures of an item are in its activities, of which a mark may name one (`activity=ID`).  Not here: where figures come from
(`foundry_items`), links and references (`foundry_document`).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from battlemap.importers.json_file import table
from battlemap.importers.stat_blocks.entries import average_of
from battlemap.importers.stat_blocks.formula import worked_out
from battlemap.importers.stat_blocks.sentences import HEAD, NUMBERS, SAVE, TYPES, area_in, plain
from battlemap.importers.stat_blocks.values import line_of, whole
from battlemap.model.creature import ABILITIES

ABILITY_NAMES = {
    "str": "Strength", "dex": "Dexterity", "con": "Constitution", "int": "Intelligence", "wis": "Wisdom", "cha": "Charisma",
}  # fmt: skip
Amounts = list[tuple[str, str]]


@dataclass
class Holder:
    """Whose items these are.  `casting`: the ability of its spells, ""; `labels`: names of its items by id; `passives`: its
    passive skills by Foundry's short words."""

    name: str
    modifiers: dict[str, int]
    proficiency: int
    casting: str
    bonuses: Mapping[str, Any]
    labels: dict[str, str] = field(default_factory=dict)
    passives: dict[str, int] = field(default_factory=dict)

    def values(self, ability: str = "") -> dict[str, int]:
        """What formulas may name."""
        prof, casting = self.proficiency, self.modifiers.get(self.casting, 0)
        named = {f"abilities.{name}.mod": mod for name, mod in self.modifiers.items()}
        named |= {f"abilities.{name}.dc": 8 + prof + mod for name, mod in self.modifiers.items()}
        named |= {f"skills.{short}.passive": number for short, number in self.passives.items()}
        named |= {"attributes.spelldc": 8 + prof + casting, "attributes.spell.dc": 8 + prof + casting}
        mod = self.modifiers.get(ability or "str", 0)
        return {**named, "mod": mod, "prof": prof, "attributes.prof": prof, "attributes.spellmod": casting}


@dataclass
class Strike:
    """An attack's figures: kind as in the formula, reach and ranges in feet, damage as (dice, types)."""

    kind: str
    spell: bool
    to_hit: int
    reach: int | None
    range: int | None
    long: int | None
    damage: Amounts
    versatile: tuple[str, str] | None


@dataclass(frozen=True)
class Figures:
    """An item's figures: its attack, its first save (ability, DC), what it costs, the area in words; activities, saves (of which
    the ability may be "") and costs by id."""

    strike: Strike | None
    save: tuple[str, int] | None
    hurt: Amounts
    area: str
    half: bool
    activities: Mapping[str, Mapping[str, Any]]
    saves: Mapping[str, tuple[str, int]]
    hurts: Mapping[str, Amounts]


class Marks:
    """What the marks of one item show."""

    def __init__(self, holder: Holder, figures: Figures) -> None:
        self._holder, self._figures = holder, figures

    def shown(self, command: str, label: str) -> str:
        """The words for a [[command]]{label}."""
        words = command.split()
        named = next((word.partition("=")[2] for word in words if word.startswith("activity=")), "")
        match words[0].lower() if words else "":
            case "/attack":
                return self._attack("extended" in words, label)
            case "/damage":
                return self._damage(words, named)
            case "/save":
                return self._save(words, named)
            case "/item":
                held = words[-1].strip("{}").rpartition(".")[2] if len(words) > 1 else ""
                return label or self._holder.labels.get(held, " ".join(words[1:]))
            case "lookup":
                return label if words[1:2] == ["@name"] else self._lookup(words, named)
            case "/r" | "/roll" | "/gmr" | "/pr":
                rolled = "".join(words[1:]).partition("#")[0]
                return label or worked_out(rolled, self._holder.values()) or " ".join(words[1:])
        return label or worked_out(command, self._holder.values())

    def _attack(self, extended: bool, label: str) -> str:
        strike = self._figures.strike
        if strike is None:
            return label
        return head_of(strike) if extended else f"{strike.to_hit:+d}"

    def _damage(self, words: list[str], named: str) -> str:
        extended = "extended" in words
        if len(words) > 1 and re.match(r"\d*d\d", words[1]):
            return amount(words[1], next((word for word in words if word in TYPES), "")) + " damage" * extended
        told = amounts(self._figures.hurts.get(named, self._figures.hurt))
        lead = "Hit: " if self._figures.strike is not None and extended and not named else ""
        return f"{lead}{told}{' damage' if told and extended else ''}{two_hands(self._figures.strike) if lead else ''}"

    def _save(self, words: list[str], named: str) -> str:
        told = dict(word.split("=", 1) for word in words[1:] if "=" in word)
        ability = next((word for word in words[1:] if word in ABILITIES), told.get("ability", ""))
        dc = next((word for word in words[1:] if word.isdigit()), told.get("dc", ""))
        if ability in ABILITIES and dc.isdigit():
            return asked((ability, int(dc)))
        save = self._figures.saves.get(named, self._figures.save)
        return asked(save) if save is not None and save[0] else ""

    def _lookup(self, words: list[str], named: str) -> str:
        path = words[1].lstrip("@") if len(words) > 1 else ""
        figures = self._figures
        own = next((each for each in figures.activities.values() if each["type"] in ("save", "attack", "damage")), {})
        activity = figures.activities.get(named, own)
        if path == "save.dc.value":
            save = figures.saves.get(named, figures.save)
            return str(save[1]) if save is not None else ""
        if path in self._holder.values():
            return str(self._holder.values()[path])
        if path == "healing.formula":
            healing = table(activity.get("healing"))
            number, sides = whole(healing.get("number")), whole(healing.get("denomination"))
            return f"{number}d{sides}" if number and sides else line_of(str(healing.get("bonus") or ""), 20)
        if path == "target.affects.labels.statblock":
            affects = table(table(activity.get("target")).get("affects"))
            return f"{'one' if affects.get('count') == '1' else 'each'} {line_of(affects.get('type'), 20) or 'target'}"
        held: Any = activity
        for key in path.split("."):
            held = table(held).get(key)
        told = line_of(str(held), 60) if isinstance(held, (str, int, float)) else ""
        return told.capitalize() if "capitalize" in words else told


# ---------------------------------------------------------------- words
def head_of(strike: Strike) -> str:
    """ "Melee Weapon Attack: +4 to hit, reach 5 ft., one target"."""
    kind = {"melee": "Melee", "ranged": "Ranged", "thrown": "Melee or Ranged"}[strike.kind]
    where = [f"reach {strike.reach} ft."] if strike.reach is not None else []
    if strike.range:
        where.append(f"range {strike.range}{f'/{strike.long}' if strike.long else ''} ft.")
    what = "Spell" if strike.spell else "Weapon"
    return f"{kind} {what} Attack: {strike.to_hit:+d} to hit, {' or '.join(where)}, one target"


def asked(save: tuple[str, int]) -> str:
    return f"DC {save[1]} {ABILITY_NAMES[save[0]]}"


def amount(dice: str, kind: str) -> str:
    number = f"{average_of(dice)} ({dice})" if "d" in dice else dice
    return f"{number} {kind}".strip()


def amounts(damage: Amounts) -> str:
    return " damage plus ".join(amount(*part) for part in damage)


def two_hands(strike: Strike | None) -> str:
    if strike is None or strike.versatile is None or not strike.versatile[0]:
        return ""
    return f", or {amount(*strike.versatile)} damage if used with two hands"


def completed(text: str, figures: Figures) -> str:
    """The text, with a formula before it where its figures are in the item alone."""
    text = re.sub(rf"(\d\)? (?:{'|'.join(TYPES)}))(?= if\b)", r"\1 damage", text)
    told, strike, save = plain(text), figures.strike, figures.save
    cost = amounts(figures.hurt)
    if strike is not None and not HEAD.search(told):
        made = f"{head_of(strike)}. Hit: {cost} damage{two_hands(strike)}." if cost else f"{head_of(strike)}."
        return f"{made}\n{text}".strip()
    if strike is None and save is not None and not SAVE.search(told):
        more = f", taking {cost} damage on a failed save" if cost else ""
        more += ", or half as much damage on a successful one" if cost and figures.half else ""
        text = f"{text}\nEach target must make a {asked(save)} saving throw{more}.".strip()
    if strike is None and save is not None and figures.area and area_in(plain(text)) is None:
        text = f"{text}\nIts area is a {figures.area}."
    return text


def with_attacks(text: str, holder: Holder) -> str:
    """ "makes three Rend" as its page says it: "makes three Rend attacks"."""
    names = "|".join(re.escape(name) for name in sorted(holder.labels.values(), key=len, reverse=True) if name)
    if not names:
        return text
    return re.sub(rf"\b({'|'.join(NUMBERS)}) ({names})(?! attacks?\b)(?=[ .,;])", r"\1 \2 attacks", text)
