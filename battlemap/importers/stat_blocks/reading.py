"""One file or one pasted text: what it is, and each creature in it.

A row of `KINDS` is one kind of JSON; creatures may lie anywhere in it, alone, in lists, in the tables of an export.  What is no
JSON is a page in words.  Not here: any kind's own fields (its module).
"""

import codecs
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from battlemap.importers.found import ImportProblem, printable, shown
from battlemap.importers.json_file import read_json, table
from battlemap.importers.stat_blocks import (
    basic_fantasy,
    five_bits,
    five_tools,
    foundry_actors,
    foundry_fifth,
    foundry_fourth,
    fourth_page,
    improved_initiative,
    old_school,
    open_five,
    plain_page,
    wright,
)
from battlemap.importers.stat_blocks.found import Answer, Books, NoCreature, Read, Sheaf, Unread
from battlemap.importers.stat_blocks.values import name_of
from battlemap.importers.whole_file import whole_file
from battlemap.model.picture_kinds import format_of, kind_of
from battlemap.sentence import Sentence

ENDINGS = (".json", ".txt", ".md", ".html", ".db")
"""How files that may hold stat blocks usually end, for a dialog to offer; what they are is told by what is in them."""
LARGEST_BYTES = 64 * 2**20
LONGEST_TEXT = 1_000_000
MOST_CREATURES = 5_000
DEEPEST = 12
PASTED = Path("The text")
WANTED = Sentence(
    "a stat block (5e-bits, Open5e, 5etools, Foundry, Improved Initiative, Old-School Essentials) or the text of one"
)


class Kind(NamedTuple):
    """Is it one, and what is in it (of some kinds several)."""

    fits: Callable[[Any], bool]
    read: Callable[[Mapping[str, Any], Books], Read | Iterable[Answer]]


KINDS = (
    Kind(foundry_fourth.is_creature, foundry_fourth.read_creature),
    Kind(foundry_fifth.is_creature, foundry_fifth.read_creature),
    Kind(five_tools.is_creature, five_tools.read_creature),
    Kind(improved_initiative.is_creature, improved_initiative.read_creature),
    Kind(open_five.is_creature, open_five.read_creature),
    Kind(five_bits.is_creature, five_bits.read_creature),
    Kind(wright.is_creature, wright.read_creature),
    Kind(basic_fantasy.is_creature, basic_fantasy.read_creature),
    Kind(old_school.is_entry, old_school.read_entry),
)


def read(source: Path | str | bytes, books: Books) -> tuple[Answer, ...]:
    """Every creature in a file or a Foundry pack (`Path`) or in a pasted text, in its order.

    Raises ImportProblem, and nothing else: the source cannot be read, or no creature is in it.
    """
    folder = foundry_actors.folder_of(source) if isinstance(source, Path) else None
    if folder is not None:
        path, answers = folder, _found_in(foundry_actors.actors_in(folder), books)
    else:
        path, data = (source, whole_file(source, LARGEST_BYTES)) if isinstance(source, Path) else (PASTED, _encoded(source))
        answers = _answers(path, data, books)
    if not answers:
        raise ImportProblem("{file}: no creature is in it, expected {wanted}", file=_named(path), wanted=WANTED)
    origin = "" if path is PASTED else printable(path.name, 100)
    return tuple(_with_source(answer, origin) for answer in answers)


def read_each(paths: Iterable[Path], books: Books) -> Iterator[Sheaf]:
    """Several files, one after the other; each is read when it is asked for."""
    for path in paths:
        try:
            yield Sheaf(Path(path), read(Path(path), books))
        except ImportProblem as problem:
            yield Sheaf(Path(path), problem=str(problem))


def _with_source(answer: Answer, origin: str) -> Answer:
    if isinstance(answer, Unread) or answer.block.source or not origin:
        return answer
    return Read(replace(answer.block, source=origin), answer.kind, answer.doubts, answer.left)


# ---------------------------------------------------------------- bytes
def _named(path: Path) -> str:
    return Sentence("The text") if path is PASTED else shown(path)


def _encoded(text: str | bytes) -> bytes:
    data = text.encode("utf-8", "replace") if isinstance(text, str) else bytes(text)
    if len(data) > LARGEST_BYTES:
        raise ImportProblem("{pasted}: it is longer than {limit} MB", pasted=_named(PASTED), limit=LARGEST_BYTES // 2**20)
    if not data.strip():
        raise ImportProblem("{pasted}: it is empty, expected {wanted}", pasted=_named(PASTED), wanted=WANTED)
    return data


def _answers(path: Path, data: bytes, books: Books) -> list[Answer]:
    what = Sentence("a picture") if format_of(data) else kind_of(data)
    if what:
        raise ImportProblem("{file}: this is {what}, expected {wanted}", file=_named(path), what=what, wanted=WANTED)
    start = data[:256].lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n")[:1]
    if start in (b"{", b"["):
        from battlemap.importers.foundry_pack import is_lines

        place = Sentence("it") if path is PASTED else Sentence("the file")
        value = _lines(path, data) if is_lines(data) else read_json(path, data, place, Sentence("a stat block"))
        return _found_in(value, books)
    if (data.count(b"\0") > len(data) // 8 and not data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))) or len(
        data
    ) > LONGEST_TEXT:
        raise ImportProblem("{file}: this is of no known format, expected {wanted}", file=_named(path), wanted=WANTED)
    text = _text(data)
    kinds = (old_school.read_text, fourth_page.read_text, plain_page.read_text)
    return next((answers for read_text in kinds if (answers := list[Answer](read_text(text, books)))), [])


def _text(data: bytes) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _lines(path: Path, data: bytes) -> list[Any]:
    """A file of lines, each a JSON object; of one `_id` the last counts, and `$$deleted` takes it away."""
    found: dict[str, Any] = {}
    for number, line in enumerate(data.split(b"\n"), 1):
        if line.strip():
            value = table(read_json(path, line, Sentence("line {line}", line=number), Sentence("a stat block")))
            key = str(value.get("_id", number))
            found.pop(key, None)
            if not value.get("$$deleted"):
                found[key] = value
    return list(found.values())


# ---------------------------------------------------------------- JSON
def _found_in(value: Any, books: Books) -> list[Answer]:
    answers: list[Answer] = []
    for answer in _walk(_unfolded(value), books, 0):
        if len(answers) >= MOST_CREATURES:
            answers.append(Unread("", Sentence(
                "More creatures are in it than are read at once, which is {most_creatures:,}.", most_creatures=MOST_CREATURES
            )))
            break
        answers.append(answer)
    return answers if any(isinstance(answer, Read) for answer in answers) else _kept(answers)


def _kept(answers: list[Answer]) -> list[Answer]:
    """Where nothing could be read: the reasons, if there are any."""
    return [answer for answer in answers if isinstance(answer, Unread) and answer.why]


def _unfolded(value: Any) -> Any:
    """What some files write as a text within, or as a copy of another entry."""
    if isinstance(value, dict):
        inside = list(improved_initiative.inside(value))
        if inside:
            return inside
        if isinstance(value.get("monster"), list):
            return {**value, "monster": five_tools.unfolded(value["monster"])}
    return value


def _walk(value: Any, books: Books, depth: int) -> Iterator[Answer]:
    if isinstance(value, dict):
        kind = _kind_of(value)
        if kind is not None:
            yield from _read_one(kind, value, books)
            return
    if depth >= DEEPEST or not isinstance(value, (dict, list)):
        return
    inner = list(value.values()) if isinstance(value, dict) else value
    siblings = isinstance(value, list) and any(isinstance(each, dict) and _kind_of(each) for each in inner[:200])
    for each in inner:
        if siblings and isinstance(each, dict) and _kind_of(each) is None and name_of(each.get("name") or each.get("Name")):
            yield _unread(each)
        elif isinstance(each, (dict, list)):
            yield from _walk(_unfolded(each), books, depth + 1)


def _kind_of(value: Mapping[str, Any]) -> Kind | None:
    return next((kind for kind in KINDS if kind.fits(value)), None)


def _unread(value: Mapping[str, Any]) -> Unread:
    name = name_of(value.get("name") or value.get("Name"))
    if "_copy" in value:
        base = table(value["_copy"])
        return Unread(name, Sentence(
            "It is a copy of {name}, which is not in the file.", name=name_of(base.get("name")) or Sentence("another")
        ))
    return Unread(name, Sentence("It has no figures of a kind that is known."))


def _read_one(kind: Kind, value: Mapping[str, Any], books: Books) -> Iterator[Answer]:
    name = name_of(value.get("name") or value.get("Name"))
    try:
        answers = kind.read(value, books)
        yield from (answers,) if isinstance(answers, Read) else answers
    except NoCreature as why:
        yield Unread(name, str(why))
    except RecursionError:
        yield Unread(name, Sentence("It is nested too deeply to be a creature."))
