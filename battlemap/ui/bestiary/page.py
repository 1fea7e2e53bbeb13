"""A stat block's whole page as rich text: figures, attacks, deeds by name, spells, auras.  Names and figures, no rules text.

    page_html(block, attacks=False)      without the attacks, where they stand as buttons beside it

Not here: windows that show it (`sheet`, `creature_card`), short texts (`figures`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from battlemap.model import Attack, AttackSave, Aura, Creature, Deed, Spells, StatBlock, Strikes
from battlemap.model.creature import ABILITIES
from battlemap.ui import creature_words, lengths, words
from battlemap.ui.bestiary.figures import (
    DOT,
    armour_text,
    kind_text,
    lengths_text,
    listed,
    rank_text,
    say,
    signed,
    speed_text,
)
from battlemap.ui.sheet_texts import amounts_text
from battlemap.ui.theme import palette

DEEDS: dict[str, Any] = {
    "trait": QT_TRANSLATE_NOOP("Figures", "Traits"), "action": QT_TRANSLATE_NOOP("Figures", "Actions"),
    "bonus": QT_TRANSLATE_NOOP("Figures", "Bonus actions"), "reaction": QT_TRANSLATE_NOOP("Figures", "Reactions"),
    "legendary": QT_TRANSLATE_NOOP("Figures", "Legendary actions"), "lair": QT_TRANSLATE_NOOP("Figures", "Lair actions"),
}  # fmt: skip


def page_html(block: StatBlock, *, title: bool = True, attacks: bool = True) -> str:
    """The page from top to bottom."""
    creature, colours = block.creature, palette()
    parts: list[str] = []
    if title:
        parts.append(f'<div style="font-size:large; font-weight:700">{escape(creature.name)}</div>')
    head = DOT.join(part for part in (kind_text(block), rank_text(block)) if part)
    parts.append(f'<div style="color:{colours.text_dim}">{escape(head)}</div>')
    parts.append(_facts((
        ("", DOT.join(part for part in (armour_text(creature), _hp(block), speed_text(creature)) if part)),
    )))  # fmt: skip
    parts.append(_abilities(block))
    parts.append(_facts(_named(block)))
    if attacks and creature.attacks:
        parts.append(_section(say("Attacks"), [_attack_line(attack) for attack in creature.attacks]))
    parts += _deeds(block)
    if block.spells is not None:
        parts.append(_spells(block.spells))
    if block.auras:
        parts.append(_section(say("Auras"), [_aura(aura) for aura in block.auras]))
    parts.append(_foot(block))
    return "".join(part for part in parts if part)


def _hp(block: StatBlock) -> str:
    text = say("{hp} HP", hp=block.creature.max_hp)
    return f"{text} ({block.hit_dice})" if block.hit_dice else text


def _facts(facts: Iterable[tuple[str, str]]) -> str:
    colours = palette()
    rows = []
    for name, value in facts:
        if value:
            label = f'<span style="color:{colours.text_dim}">{escape(name)}</span> ' if name else ""
            rows.append(f'<div style="margin-top:2px">{label}{escape(value)}</div>')
    return "".join(rows)


def _abilities(block: StatBlock) -> str:
    """Scores, and what they add."""
    creature, colours = block.creature, palette()
    if not creature.abilities:
        return ""
    letters = [(name, creature_words.ability(name)) for name in ABILITIES]
    names = "".join(f'<td align="center" style="color:{colours.text_dim}">{three}</td>' for _, three in letters)
    scores = "".join(f'<td align="center"><b>{creature.score(name)}</b></td>' for name in ABILITIES)
    bonuses = "".join(f'<td align="center">{creature.modifier(name):+d}</td>' for name in ABILITIES)
    rows = "".join(f"<tr>{row}</tr>" for row in (names, scores, bonuses))
    return f'<table width="96%" cellpadding="1" style="margin-top:6px">{rows}</table>'


def _named(block: StatBlock) -> Iterator[tuple[str, str]]:
    creature = block.creature
    yield say("Initiative"), "" if creature.initiative is None else f"{creature.initiative:+d}"
    rolled_against = not set(block.saves) <= set(ABILITIES)  # "death 14" is what the die must show, not a bonus
    saves = amounts_text({words.word(name).lower(): number for name, number in block.saves.items()})
    yield say("Saves"), saves if rolled_against else signed(block.saves) if block.saves else listed(creature.saves)
    yield say("Skills"), signed(creature.skills)
    yield say("Vulnerable"), ", ".join(map(creature_words.damage, creature.vulnerable))
    yield say("Resists"), ", ".join(map(creature_words.damage, creature.resist))
    immune = list(map(creature_words.damage, creature.immune))
    immune += [listed(creature.condition_immune)] if creature.condition_immune else []
    yield say("Immune"), ", ".join(immune)
    senses = [lengths_text(creature.senses)] if creature.senses else []
    senses += [say("passive perception {number}", number=block.passive)] if block.passive is not None else []
    yield say("Senses"), ", ".join(senses)
    yield say("Traits"), ", ".join(map(creature_words.trait, creature.traits))
    for name, value in creature.sheet.items():
        yield words.sheet_field(name), _sheet_text(value)


def _sheet_text(value: Any) -> str:
    if isinstance(value, Mapping):
        return amounts_text({words.word(str(name)).lower(): amount for name, amount in value.items()})
    if isinstance(value, (list, tuple)):
        return ", ".join(str(each) for each in value)
    return "" if value in (None, "", False, 0) else say("yes") if value is True else str(value)


# ---------------------------------------------------------------- attacks
def attack_text(attack: Attack) -> str:
    """ "+4, reach 1.5 m, 1d6+2 slashing"."""
    parts: list[str] = []
    if attack.to_hit is not None:
        parts.append(f"{attack.to_hit:+d}")
    if attack.save is not None:
        parts.append(save_text(attack.save))
    if attack.kind == "melee":
        parts += [say("reach {length}", length=words.metres_text(attack.reach))] if attack.reach else []
    elif attack.range:
        parts.append(say("range {length}", length=lengths.several_text((attack.range, attack.long or 0))))
    if attack.area is not None:
        shape = words.area_shape(attack.area.shape).lower()
        parts.append(f"{shape} {words.metres_text(attack.area.size)}")
    parts.append(damage_text(attack))
    if attack.conditions:
        parts.append(listed(attack.conditions))
    if attack.recharge:
        parts.append(recharge_text(attack.recharge))
    if attack.uses:
        parts.append(say("{number}/day", number=attack.uses))
    return ", ".join(part for part in parts if part)


def damage_text(attack: Attack) -> str:
    pieces = [creature_words.dealt(attack.damage, attack.type)]
    for extra in attack.extra:
        text = creature_words.dealt(extra.damage, extra.type)
        if extra.when == "advantage":
            text = say("{damage} with advantage", damage=text)
        pieces.append(text)
    return " + ".join(piece for piece in pieces if piece)


def save_text(save: AttackSave) -> str:
    text = say("{ability} save DC {dc}", ability=words.word(save.ability), dc=save.dc)
    return say("{save}, half on a success", save=text) if save.half else text


def recharge_text(least: int) -> str:
    return say("recharge {faces}", faces="6" if least == 6 else f"{least}–6")


def _attack_line(attack: Attack) -> str:
    return f"<b>{escape(words.word(attack.name))}</b> {escape(attack_text(attack))}"


# ---------------------------------------------------------------- deeds, spells, auras
def strikes_text(parts: Sequence[Strikes]) -> str:
    """ "2 × Claw, 1 × Bite or Tail"."""
    either = say(" or ")
    return ", ".join(f"{part.count} × {either.join(part.of)}" for part in parts)


def multiattack_text(block: StatBlock) -> str:
    """All its alternatives."""
    return say("; or ").join(strikes_text(parts) for parts in block.multiattack)


def deed_text(deed: Deed) -> str:
    """Its name, and how often."""
    notes = [recharge_text(deed.recharge)] if deed.recharge else []
    if deed.uses and deed.per == "rest":
        notes.append(say("{number} until a rest", number=deed.uses))
    elif deed.uses:
        notes.append(say("{number}/day", number=deed.uses))
    notes += [say("takes {number}", number=deed.cost)] if deed.cost > 1 else []
    return f"{deed.name} ({', '.join(notes)})" if notes else deed.name


def _deeds(block: StatBlock) -> Iterator[str]:
    """By kind; what is an attack has its figures there already."""
    known = {attack.name for attack in block.creature.attacks}
    if block.multiattack:
        yield _section(say("Multiattack"), [escape(multiattack_text(block))])
    for kind, title in DEEDS.items():
        deeds = [deed for deed in block.deeds if deed.kind == kind and (kind != "action" or deed.name not in known)]
        if deeds:
            yield _section(say(title), [escape(DOT.join(deed_text(deed) for deed in deeds))])


def _spells(spells: Spells) -> str:
    about = []
    if spells.dc is not None:
        told = say("{ability} DC {dc}", ability=words.word(spells.ability), dc=spells.dc)
        about.append(told if spells.ability else say("DC {dc}", dc=spells.dc))
    about += [say("{bonus} to hit", bonus=f"{spells.to_hit:+d}")] if spells.to_hit is not None else []
    rows = [escape(", ".join(about))] if about else []
    rows += [f"<i>{escape(name)}</i>: {escape(', '.join(list_))}" for name, list_ in spells.lists.items()]
    return _section(say("Spells"), rows)


def _aura(aura: Aura) -> str:
    return f"<b>{escape(aura.name)}</b> {escape(_aura_text(aura))}"


def _aura_text(aura: Aura) -> str:
    parts = [words.metres_text(aura.radius), creature_words.dealt(aura.damage, aura.type)]
    parts += [save_text(aura.save)] if aura.save is not None else []
    return ", ".join(part for part in parts if part)


def turn_lines(block: StatBlock) -> Iterator[tuple[str, str]]:
    """What of the page is asked for in its turn and stands in no other place of a card: a name and a text each."""
    known = {attack.name for attack in block.creature.attacks}
    for kind in ("bonus", "reaction", "legendary"):
        names = [deed_text(deed) for deed in block.deeds if deed.kind == kind]
        if names:
            yield say(DEEDS[kind]), ", ".join(names)
    others = [deed_text(deed) for deed in block.deeds if deed.kind == "action" and deed.name not in known]
    if others:
        yield say("Also"), ", ".join(others)
    for aura in block.auras:
        yield aura.name, _aura_text(aura)
    if block.spells is not None:
        yield say("Spells"), _spell_line(block.spells)


def _spell_line(spells: Spells) -> str:
    head = [say("DC {dc}", dc=spells.dc)] if spells.dc is not None else []
    return DOT.join((*head, *(f"{name}: {', '.join(list_)}" for name, list_ in spells.lists.items())))


def _foot(block: StatBlock) -> str:
    parts = [", ".join(map(creature_words.place, block.environments))] if block.environments else []
    parts += [say("{xp} XP", xp=block.xp)] if block.xp else []
    parts += [block.source] if block.source else []
    return f'<div style="color:{palette().text_dim}; margin-top:8px">{escape(DOT.join(parts))}</div>' if parts else ""


def _section(title: str, rows: Iterable[str]) -> str:
    colours = palette()
    head = f'<div style="margin-top:8px; color:{colours.accent}; font-weight:700">{escape(title)}</div>'
    return head + "".join(f'<div style="margin-top:2px">{row}</div>' for row in rows if row)


def page_of_creature(creature: Creature, ruleset: str = "") -> StatBlock:
    """A page for a creature nobody wrote one for: what it can do stands in it already."""
    return StatBlock(creature=creature, ruleset=ruleset)
