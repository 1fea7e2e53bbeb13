"""Figures out of the English sentences of a stat block: attacks, saves, areas, auras.  What comes out holds no sentence.

    attacks_in("Bite", "Melee Weapon Attack: +4 to hit, reach 5 ft. ...")    the attacks one entry of a page holds
    charge_in(...), aura_in(...), light_in(...)                              what a trait says in figures

Both SRDs write by formula, one in the words of 2014, one in those of 2024; printing slips ("ld8", "footwide") are mended in
`plain`.  Lengths in dm.  Not here: which file says what (the kinds' own modules), which traits count (`trait_names`), which
creatures are shipped (`packaging/make_bestiary.py`, which reads with this too).
"""

import re
from typing import Any

from msgspec.structs import replace

from battlemap.importers.stat_blocks.lasting import escape_in, largest_in, lasts_in, repeats_in, worse_in
from battlemap.model import DM_PER_FOOT, Attack, AttackArea, AttackCharge, AttackSave, Aura, ExtraDamage

ABILITY = {
    "Strength": "str", "Dexterity": "dex", "Constitution": "con", "Intelligence": "int", "Wisdom": "wis", "Charisma": "cha",
}  # fmt: skip
TYPES = (
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic", "piercing", "poison", "psychic", "radiant",
    "slashing", "thunder",
)  # fmt: skip
CONDITIONS = (
    "blinded", "charmed", "deafened", "frightened", "grappled", "incapacitated", "paralyzed", "petrified", "poisoned", "prone",
    "restrained", "stunned", "unconscious",
)  # fmt: skip
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}

HEAD = re.compile(r"(Melee or Ranged|Melee|Ranged)( Weapon| Spell)? Attack(?: Roll)?:\s*\+?\s*(-?\d+)")
AMOUNT = re.compile(
    rf"(\d+)(?: \((\d+d\d+(?: ?[+-] ?\d+)?)\))? ({'|'.join(TYPES)})(?: or \w+)? damage", re.IGNORECASE
)
UNTYPED = re.compile(r"\s*(\d+)(?: \((\d+d\d+(?: ?[+-] ?\d+)?)\))?(?: [a-z]+){0,2} damage")
CHOSEN = re.compile(r".*?(?:taking|takes?|Failure:) (\d+) \((\d+d\d+(?: ?[+-] ?\d+)?)\) damage of the type")
SAVE = re.compile(
    rf"DC (\d+) ({'|'.join(ABILITY)}) saving throw|({'|'.join(ABILITY)}) Saving Throw: DC (\d+)", re.IGNORECASE
)
SENTENCE = re.compile(r"(?<=[.;])(?<!ft\.) ")
STRAIGHT = re.compile(r"move[sd] (?:at least )?(\d+)\+? ft\. straight toward")
# What stands behind "or N damage", and the name such a second form of an attack goes by.
FORMS = (
    ("two hands", "two hands"), ("shillelagh", "shillelagh"), ("enlarged", "enlarged"), ("Medium form", "small form"),
    ("at range", "at range"), ("is Grappled", "against the grappled"), ("target is Bloodied", "against the bloodied"),
    ("had Advantage", "with advantage"), ("straight toward", "after a charge"),
)  # fmt: skip


def feet(number: str | int) -> int:
    """So many feet, as dm."""
    return int(number) * DM_PER_FOOT


def plain(text: str) -> str:
    """The text with one way of writing: straight signs, "ft." for every foot, digits where letters were misread for them."""
    for old, new in (("’", "'"), ("−", "-"), ("–", "-"), ("—", ", "), (" ", " ")):
        text = text.replace(old, new)
    text = re.sub(r"(\d\+?)\s*(?:ft ?\.|feet|ft)(?=\W|$)", r"\1 ft.", text)
    text = re.sub(r"footwide", "foot-wide", re.sub(r"(\d)- foot\b", r"\1-foot", text))
    text = re.sub(r"\bDC ([\dlIOS]+)", lambda found: f"DC {_digits(found[1])}", text)
    text = re.sub(r"\(([\dlISO]+) ?d([\dlIO]+)", lambda found: f"({_digits(found[1])}d{_digits(found[2])}", text)
    text = re.sub(r"Attack Roll: Hit: (\+\d+, reach \d+ ft\.) ", r"Attack Roll: \1 Hit: ", text)
    return re.sub(r"[ \t]+", " ", text).strip()


def _digits(misread: str) -> str:
    return misread.translate(str.maketrans("lIOS", "1105"))


def dice(amount: re.Match[str]) -> str:
    """The dice of an amount, or the number where there are none."""
    return (amount[2] or amount[1]).replace(" ", "")


def conditions(text: str) -> tuple[str, ...]:
    """The conditions a text puts on its target, in the order of the alphabet.  Who is "magically petrified" only in the end is
    restrained first."""
    text = re.sub(r"no longer \w+|\w+ condition ends|(?:isn't|not|unless [\w' ]+) incapacitated", "", text)
    found = {name for name in CONDITIONS if re.search(rf"\b{name}\b", text, re.IGNORECASE)}
    if {"petrified", "restrained"} <= found:
        found.discard("petrified")
    return tuple(sorted(found))


def save_in(text: str, half: bool | None = None) -> AttackSave | None:
    """The first saving throw a text asks, with what its failing brings."""
    found = SAVE.search(text)
    if found is None:
        return None
    behind = text[found.end() :]
    halves = bool(re.search(r"half as much|half the|Success: Half", behind)) if half is None else half
    return AttackSave(
        ability=ABILITY[(found[2] or found[3]).capitalize()], dc=int(found[1] or found[4]), half=halves,
        conditions=conditions(f"{_failing(behind)} {_poison(behind)}"), repeats=repeats_in(_before_worse(behind)),
        worse=conditions(_worse(behind)), worse_repeats=repeats_in(worse_in(behind)),
    )  # fmt: skip


def _poison(behind: str) -> str:
    """What a poison is beside poisoned, where it is so for all who failed."""
    found = re.search(r"(?:Until this poison ends|While Poisoned), the target (?:is|has the) (\w+)", behind)
    by_more = re.search(r"by 5 or more|by 5 or More", behind)
    return found[1] if found and found[1].lower() in CONDITIONS and not by_more else ""


def _before_worse(behind: str) -> str:
    worse = worse_in(behind)
    return behind[: behind.index(worse)] if worse else behind


def _worse(behind: str) -> str:
    """What the second failure brings; what it says about until when, and what it takes the place of, left out."""
    told = SENTENCE.split(worse_in(behind))[0] if worse_in(behind) else ""
    return re.split(r"instead of|until|On a success|If ", told)[0]


def _failing(behind: str) -> str:
    """The clause that says what a failed save brings."""
    if told := re.search(r"(?:First )?Failure: (.*?)(?= (?:Second Failure|Success|Failure or Success|Failure by)\b|$)", behind):
        return re.split(r"(?<=\.) ", told[1].replace("While ", "\n"))[0] + _second(told[1])
    clause = re.split(r"\. |\n", behind)[0]
    if "On a failed save" in behind:
        clause += behind[behind.index("On a failed save") :].split(". ")[0]
    return re.split(r"while|if the save|If ", clause)[0]


def _second(told: str) -> str:
    """2024: conditions in a sentence of their own ("The target has the Grappled condition")."""
    sentences = re.split(r"(?<=\.) ", told)[1:2]
    return " ".join(sentence for sentence in sentences if re.match(r"(?:The target|It|If the target)\b.* has the", sentence))


# ---------------------------------------------------------------- attacks with a roll
def attacks_in(name: str, text: str) -> tuple[Attack, ...]:
    """The attacks one entry holds: with a roll to hit, or with a save alone; () where it has neither."""
    text = plain(text)
    head = HEAD.search(text)
    if head is not None:
        return _rolled(name, text, head)
    if options := re.findall(r"(\w+ Breath)\. (The dragon exhales .*?)(?=\n\w+ Breath\. |\w+ Breath\. The|$)", text, re.S):
        return tuple(replace(attack, pool=name) for each, words in options for attack in attacks_in(each, words))
    attack = _saved(name, text)
    return (attack,) if attack is not None else ()


def _rolled(name: str, text: str, head: re.Match[str]) -> tuple[Attack, ...]:
    where, _, body = text[head.end() :].partition("Hit:")
    body = re.split(r"(?:Hit or )?Miss:|While swallowed|A swallowed", body)[0]
    kind = {"Melee or Ranged": "thrown", "Melee": "melee", "Ranged": "ranged"}[head[1]]
    reach = re.search(r"reach (\d+)", where)
    far = re.search(r"ranged? (\d+)(?: ft\.)?(?:/(\d+))?", where)
    parts = _Parts(body)
    first = Attack(
        name=name, kind=kind, to_hit=int(head[3]), reach=feet(reach[1]) if reach else None,  # type: ignore[arg-type]
        range=feet(far[1]) if far else None, long=feet(far[2]) if far and far[2] else None, damage=parts.damage,
        type=parts.type, extra=tuple(parts.extra), bloodied=parts.bloodied, save=parts.save, charge=parts.charge,
        conditions=parts.conditions, magical=head[2] == " Spell", **_grip(where, body, parts),
    )  # fmt: skip
    return (first, *(_other_form(first, label, *amount) for label, *amount in parts.forms))


def _grip(where: str, body: str, parts: "_Parts") -> dict[str, Any]:
    """How long what the hit brings lasts, and who breaks free or is spared; nothing where it brings nothing."""
    saved = parts.save.conditions if parts.save else ()
    brings = (*parts.conditions, *saved, *(parts.charge.conditions if parts.charge else ()))
    if not brings:
        return {}
    return {"lasts": lasts_in(body, brings), "escape": escape_in(body), "largest": largest_in(f"{where} {body}", brings)}


def _other_form(attack: Attack, label: str, damage: str, kind: str) -> Attack:
    fields = {name: getattr(attack, name) for name in Attack.__struct_fields__}
    changed: dict[str, Any] = {"name": f"{attack.name} ({label})", "damage": damage, "type": kind, "bloodied": "", "charge": None}
    if label == "two hands":
        changed |= {"two_handed": True, "kind": "melee", "range": None, "long": None}
    if label == "at range":
        changed |= {"kind": "ranged", "reach": None}
    return Attack(**fields | changed)


class _Parts:
    """The amounts behind "Hit:", each by the words before and behind it."""

    def __init__(self, body: str) -> None:
        self.damage, self.type, self.bloodied = "", "", ""
        self.extra: list[ExtraDamage] = []
        self.forms: list[tuple[str, str, str]] = []
        self.charge: AttackCharge | None = None
        self.save = save_in(body)
        asked = SAVE.search(body)
        self._asked = asked.start() if asked else len(body)
        self.conditions = self._brought(body[: self._asked])
        amounts = list(AMOUNT.finditer(body))
        for before, amount in zip([None, *amounts], amounts, strict=False):
            behind = SENTENCE.split(body[amount.end() :])[0]
            if not self._take(amount, body[before.end() if before else 0 : amount.start()], behind):
                break
        if not self.damage and (untyped := UNTYPED.match(body)):
            self.damage = dice(untyped)
        self._charge(body)

    def _take(self, amount: re.Match[str], before: str, behind: str) -> bool:
        """One amount more; False where what follows is no longer the hit itself."""
        kind, roll = amount[3].lower(), dice(amount)
        if not self.damage and not SAVE.search(before):
            self.damage, self.type = roll, kind
        elif SAVE.search(before):
            if re.search(r"\.[ \n]", before[SAVE.search(before).end() :].replace("Failure:", "")[2:]):  # type: ignore[union-attr]
                return False
            self.extra.append(ExtraDamage(damage=roll, type=kind, when="save"))
        elif "straight toward" in before or "takes an extra" in before:
            pass
        elif re.search(r"(?:,| )(?: ?plus| and)? $", before) and re.search(r"plus|and", before) and len(before) < 100:
            if "the grapple" in before or "start of" in before:
                return False
            when = "advantage" if behind.startswith(" if the attack roll had Advantage") else ""
            self.extra.append(ExtraDamage(damage=roll, type=kind, when=when))  # type: ignore[arg-type]
        elif re.match(r"(?: in melee)?,? (?:or )?$", before):
            self._other(roll, kind, behind)
        else:
            return False
        return True

    def _other(self, roll: str, kind: str, behind: str) -> None:
        if "swarm" in behind:
            self.bloodied = roll
            return
        label = next((label for words, label in FORMS if words in behind), "otherwise")
        self.forms.append((label, roll, kind))

    def _brought(self, text: str) -> tuple[str, ...]:
        """Conditions of a hit that asks no save and needs no charge."""
        text = re.sub(r"reduce[sd][^.]*\.(?: While [^.]*\.)?", "reduced.", text)
        kept = [s for s in SENTENCE.split(text) if not STRAIGHT.search(s) and not re.search(r"reduce[sd]|Whenever", s)]
        said = " ".join(kept)
        told = re.findall(r"(?:is|are|and) (?:also )?(grappled|restrained|blinded|paralyzed)", said)
        told += re.findall(r"(?:has|give it) the ((?:\w+(?:, | and )?)+) conditions?", said)
        return conditions(" ".join(told))

    def _charge(self, body: str) -> None:
        run = STRAIGHT.search(body)
        if run is None:
            return
        more = re.search(r"takes an extra " + AMOUNT.pattern, body, re.IGNORECASE)
        brings = conditions(SENTENCE.split(body[run.start() :])[0])
        if more or brings:
            roll, kind = (dice(more), more[3].lower()) if more else ("", "")
            self.charge = AttackCharge(run=feet(run[1]), damage=roll, type=kind, conditions=brings)


# ---------------------------------------------------------------- attacks that ask for a save
def _saved(name: str, text: str) -> Attack | None:
    """An entry that only asks for a save: a breath, a gaze.  None where it takes and brings nothing in figures."""
    asked = SAVE.search(text)
    if asked is None or re.match(r"The [\w ]+ makes (?:one|a) ", text):
        return None
    save, amounts = save_in(text), list(AMOUNT.finditer(text, asked.end()))
    taken = _taken(text, asked.end(), amounts)
    if save is None or not (taken or save.conditions):
        return None
    area = area_in(text)
    damage, extra = (taken[0] if taken else ("", "")), tuple(ExtraDamage(damage=d, type=t) for d, t in taken[1:])
    return Attack(
        name=name, kind="ranged", range=_range(text, area), damage=damage[0], type=damage[1], extra=extra, save=save, area=area,
        magical=bool(re.search(r"\bmagic", text)), lasts=lasts_in(text, save.conditions),
        escape=escape_in(text), largest=largest_in(text, save.conditions) if save.conditions else "",
    )  # fmt: skip


def _taken(text: str, at: int, amounts: list[re.Match[str]]) -> list[tuple[str, str]]:
    """What failing the save costs: the amounts of its own clause, joined by "plus" or "and"."""
    taken: list[tuple[str, str]] = []
    for amount in amounts:
        between = text[at : amount.start()]
        first = not taken and re.search(r"(?:taking|takes?|Failure:) $", between) and "start of each" not in between
        later = re.search(r" at the (?:start|end) of each", SENTENCE.split(text[amount.end() :])[0])
        if later or not (first or taken and re.fullmatch(r",? (?:plus|and) ", between)):
            break
        taken.append((dice(amount), amount[3].lower()))
        at = amount.end()
    if not taken and (untyped := CHOSEN.match(text, at)):
        return [(dice(untyped), "")]
    return taken


def area_in(text: str) -> AttackArea | None:
    """The area a text names: cone, line, sphere, cube, cylinder or what is around the creature itself."""
    if found := re.search(r"(\d+)-foot [Cc]one", text):
        return AttackArea(shape="cone", size=feet(found[1]))
    if found := re.search(r"(\d+)-foot-long, (\d+)-foot-wide Line", text):
        return AttackArea(shape="line", size=feet(found[1]), width=feet(found[2]))
    if found := re.search(r"(\d+)-foot line that is (\d+) ft\. wide", text):
        return AttackArea(shape="line", size=feet(found[1]), width=feet(found[2]))
    if found := re.search(r"line (?:of \w+ )?that is (\d+) ft\. long and (\d+) ft\. wide", text):
        return AttackArea(shape="line", size=feet(found[1]), width=feet(found[2]))
    if found := re.search(r"(\d+)-foot[ -]radius,? (?:\d+-foot-(?:tall|high) )?([Cc]ylinder|[Ss]phere)", text):
        return AttackArea(shape=found[2].lower(), size=feet(found[1]))
    if found := re.search(r"point .*?can see within \d+ ft\..*?creature within (\d+) ft\. of (?:that point|the flash)", text):
        return AttackArea(shape="sphere", size=feet(found[1]))
    if found := re.search(r"(\d+)-foot [Cc]ube", text):
        return AttackArea(shape="cube", size=feet(found[1]))
    if found := re.search(r"(\d+)-foot Emanation|(\d+) ?-foot[ -]radius", text):
        return AttackArea(shape="emanation", size=feet(found[1] or found[2]))
    if found := re.search(r"[Ee]ach (?:[\w'-]+ )*?(?:creature|humanoid and giant)(?: [\w' ]+?)? within (\d+) ft\. of", text):
        return AttackArea(shape="emanation", size=feet(found[1]))
    return None


def _range(text: str, area: AttackArea | None) -> int | None:
    if area is not None and area.shape in ("cone", "line", "emanation"):
        return area.size
    if re.search(r"in the [\w ]+'s space|(?:[Gg]rappled|constricted) by", text):
        return 0 if "space" in text else feet(5)
    found = re.search(r"within (\d+) ft\.", text)
    return feet(found[1]) if found else None


# ---------------------------------------------------------------- traits
def charge_in(text: str) -> tuple[str, AttackCharge] | None:
    """2014: what a Charge, Pounce or Trampling Charge adds, and the attack it belongs to (a word of its name)."""
    text = plain(text)
    run, with_ = STRAIGHT.search(text), re.search(r"hits it with (?:a |an |its )([\w ]+?)(?: attack)? on the same turn", text)
    if run is None or with_ is None:
        return None
    more = AMOUNT.search(text) or re.search(r"takes an extra (\d+) \(([^)]+)\)() damage", text)
    return with_[1], AttackCharge(
        run=feet(run[1]), damage=dice(more) if more else "", type=more[3].lower() if more else "", save=save_in(text)
    )


def aura_in(name: str, text: str) -> Aura | None:
    """What being near it does at the start or end of a turn."""
    text = plain(text)
    near = re.search(r"within (\d+) ft\.|(\d+)-foot(?: Emanation|-radius| radius)", text)
    starts = re.search(r"starts its turn", text)
    own = re.search(r"[Aa]t the (?:start|end) of each of [\w' -]+'s turns, each creature", text)
    if near is None or not (starts or own):
        return None
    amount, save = AMOUNT.search(text), save_in(text)
    if amount is None and (save is None or not save.conditions):
        return None
    return Aura(
        name=name, radius=feet(near[1] or near[2]), when="start" if starts else "own", damage=dice(amount) if amount else "",
        type=amount[3].lower() if amount else "", save=save,
    )  # fmt: skip


def light_in(text: str) -> tuple[int, int]:
    """(bright, dim) a creature sheds."""
    found = re.search(r"bright light in a (\d+)-? ?(?:foot|to).*?additional (\d+) ft\.", plain(text), re.IGNORECASE)
    return (feet(found[1]), feet(found[1]) + feet(found[2])) if found else (0, 0)
