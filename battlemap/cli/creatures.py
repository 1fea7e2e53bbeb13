"""`battlemap import FILE` of stat blocks: what was read of each creature, what is doubtful, what was left, in words or as JSON.

Nothing is written; the window is where creatures are corrected and kept.  Not here: reading them (`importers.stat_blocks`).
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from battlemap.importers.found import several
from battlemap.importers.stat_blocks import Books, Read, Unread, read
from battlemap.model import Attack
from battlemap.rulesets import DEFAULT
from battlemap.rulesets.catalog import PAGES

FEET_PER_DM = 1 / 3


def creatures_in(path: Path) -> tuple[Read | Unread, ...]:
    """Every creature of a file.  Raises ImportProblem where there is none."""
    return read(path, Books(PAGES, DEFAULT))


def tell_creatures(path: Path, answers: Sequence[Read | Unread], as_json: bool) -> int:
    """Print what was read; 0 where something was."""
    if as_json:
        print(json.dumps([_data(answer) for answer in answers], ensure_ascii=False))
    else:
        print("\n".join(report(path, answers)))
    return 0 if any(isinstance(answer, Read) for answer in answers) else 1


def report(path: Path, answers: Sequence[Read | Unread]) -> list[str]:
    """A paragraph for each creature; `?` marks what is doubtful, `-` what was left."""
    return [f"{path.name}: {several(len(answers), 'creature')}", *(line for answer in answers for line in _paragraph(answer))]


def _paragraph(answer: Read | Unread) -> Iterator[str]:
    if isinstance(answer, Unread):
        yield f"  {answer.name or 'a creature'}: not read. {answer.why}"
        return
    block, creature = answer.block, answer.block.creature
    what = " ".join(part for part in (creature.size, *block.tags[:2], block.kind) if part)
    armour = f"AC {creature.ac}, " if creature.ac is not None else ""
    yield f"  {answer.name}: {what}, {armour}{several(creature.max_hp, 'hit point')}, for {block.ruleset} ({answer.kind})"
    if creature.attacks:
        yield f"    attacks  {'; '.join(_attack(attack) for attack in creature.attacks)}"
    yield from (f"    ?  {doubt.note}" for doubt in answer.doubts)
    yield from (f"    -  {left}" for left in answer.left)


def _attack(attack: Attack) -> str:
    hit = f" {attack.to_hit:+d}" if attack.to_hit is not None else ""
    save = f" DC {attack.save.dc} {attack.save.ability}" if attack.save is not None else ""
    lengths = [f"{round(dm * FEET_PER_DM)} ft." for dm in (attack.reach, attack.range) if dm is not None]
    return (
        f"{attack.name}{hit}{save}{' ' + attack.damage if attack.damage else ''}{' ' + ' or '.join(lengths) if lengths else ''}"
    )


def _data(answer: Read | Unread) -> dict[str, Any]:
    from battlemap.storage.readable import plain

    if isinstance(answer, Unread):
        return {"name": answer.name, "why": answer.why}
    doubts = [{"field": doubt.field, "why": doubt.why, "note": doubt.note} for doubt in answer.doubts]
    return {
        "name": answer.name, "kind": answer.kind, "stat_block": plain(answer.block), "doubts": doubts, "left": list(answer.left),
    }  # fmt: skip


def names_of(answers: Iterable[Read | Unread]) -> list[str]:
    return [answer.name for answer in answers]
