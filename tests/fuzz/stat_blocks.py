"""Stat blocks: every kind of JSON, and pages pasted as text."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from battlemap.bestiary import placing
from battlemap.importers import ImportProblem
from battlemap.importers.stat_blocks import Read
from battlemap.importers.stat_blocks import read as read_blocks
from battlemap.model import Encounter, Scene, StatBlock
from battlemap.rules.dice import parse_dice
from battlemap.rulesets import find_ruleset
from battlemap.storage.schema import packed
from tests.fuzz import spoiling
from tests.fuzz.reader import Files, Reader, check, check_line, heard, size_of
from tests.importers.stat_blocks import pages
from tests.importers.stat_blocks.support import BOOKS
from tests.importers.stat_blocks.test_five_tools import creature
from tests.importers.stat_blocks.test_flat_kinds import five_bits, flat, improved, nested
from tests.importers.stat_blocks.test_foundry_fifth import actor, weapon
from tests.importers.stat_blocks.test_foundry_fourth import actor as fourth
from tests.importers.stat_blocks.test_foundry_fourth import power

KINDS = {
    "5e-bits": [five_bits()], "open5e": [flat(), nested()], "improved": [improved()],
    "5etools": [{"monster": [creature(), {**creature(), "name": "Other", "_copy": {"name": creature().get("name", "")}}]}],
    "foundry-actor": [actor([weapon()]), [actor([weapon(), weapon("Rapier")])]], "foundry-4e": [fourth([power()])],
}  # fmt: skip
TEXTS = [
    *pages.STALKER.values(), pages.LANTERN, pages.WARDEN, pages.TWO, pages.HOUND, pages.KNIGHT, pages.DRAGON_PT, pages.GOBLIN_OSE,
    pages.FOURTH,
]  # fmt: skip


def read(folder: Path) -> Iterator[str]:
    path = next(path for path in sorted(folder.iterdir()) if path.name.startswith("a"))
    try:
        answers = read_blocks(path, BOOKS)
    except ImportProblem as problem:
        check(str(problem).startswith(path.name), "a sentence that names no file", problem)
        yield heard(problem)
        return
    yield size_of("creatures", len(answers))
    for answer in answers[:40]:
        if isinstance(answer, Read):
            yield from _judged(answer)
        else:
            yield heard(answer.why)


def _judged(answer: Read) -> Iterator[str]:
    """One that can be kept, put on a map and shown."""
    yield heard(answer.kind)
    for doubt in answer.doubts:
        yield heard(doubt.note)
    for left in answer.left:
        yield heard(left)
    block, made = answer.block, answer.block.creature
    check_line(made.name, "a creature's name", 200)
    check(msgspec.json.decode(msgspec.json.encode(block), type=StatBlock) == block, "a record that does not come back")
    find_ruleset(block.ruleset)
    for attack in made.attacks:
        check_line(attack.name, "an attack's name", 200)
        parse_dice(attack.damage)
    figures = [made.max_hp, made.ac or 0, *made.speed.values(), *made.abilities.values(), *made.senses.values()]
    check(all(abs(figure) <= 10**6 for figure in figures), "figures beyond measure", figures)
    token = placing.token(block, "own")
    state = Encounter(ruleset=block.ruleset, scene=Scene(rows=("....",)), tokens={"own": token})
    check(msgspec.msgpack.decode(packed(state)[1], type=Encounter) == state, "a creature that does not come back from its file")


def _files(values: list[object]) -> list[Files]:
    return [{"a.json": json.dumps(value).encode()} for value in values]


READERS = (
    *(
        Reader(f"stat-block-{name}", lambda values=values: _files(values), spoiling.with_json, read)
        for name, values in KINDS.items()
    ),
    Reader("stat-block-page", lambda: [{"a.txt": text.encode()} for text in TEXTS], spoiling.with_text, read),
)  # fmt: skip
