"""The picture of a map file: inside it, named by it, lying beside it, or given by hand afterwards.

Only files beside the map are ever looked at, whatever path a file names.  Not here: what a picture is (`picture`).
"""

import binascii
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import unquote

import msgspec

from battlemap.importers.found import Found, ImportProblem, Wanted, printable, shown
from battlemap.importers.picture import (
    LARGEST_BYTES,
    SMALLEST_SQUARE_PX,
    BadPicture,
    Checked,
    check_picture,
)
from battlemap.importers.reading import Reading
from battlemap.model.picture_kinds import format_of, kind_of
from battlemap.sentence import Sentence, system_says

PATH_LENGTH = 1024
OTHER_LETTERS = re.compile(rb"[-_]")
SUFFIXES = (".png", ".webp", ".jpg", ".jpeg")
OTHER_SHAPE = 0.01
"""Pictures whose squares would be less square than this are told of."""


def embedded(reading: Reading, image: Any) -> tuple[Checked | None, str]:
    """The picture in a field, or the one it names, or one of the file's name beside it; and the name to ask for where there is
    none."""
    if isinstance(image, memoryview):
        return _lifted(reading, image), ""
    text = image.strip() if isinstance(image, str) else ""
    if text.startswith("data:"):
        text = text.partition(",")[2]
    if not text:
        return beside(reading, ""), ""
    head = _decoded(text[:64])
    if format_of(head):
        return _checked(reading, _decoded(text), Sentence("The picture")), ""
    if kind := kind_of(head):
        reading.note("The picture is {kind}, not a PNG, JPEG or WebP; left out.", kind=kind)
    elif len(text) <= PATH_LENGTH and "." in text:
        return beside(reading, text), file_name(text)
    else:
        reading.note("The picture is damaged, left out.")
    return None, ""


def _lifted(reading: Reading, letters: memoryview) -> Checked | None:
    """A long one as it lies in the file: decoded only where its head is a picture's."""
    start = bytes(letters[:256])
    head = start.lstrip()
    comma = head.find(b",") + 1 if head.startswith(b"data:") else 0
    letters = letters[len(start) - len(head) + comma :]
    told = _decoded(bytes(letters[:64]).decode("ascii", "replace"))
    if not format_of(told):
        if kind := kind_of(told):
            reading.note("The picture is {kind}, not a PNG, JPEG or WebP; left out.", kind=kind)
        else:
            reading.note("The picture is damaged, left out.")
        return None
    try:
        data = b"" if OTHER_LETTERS.search(letters) else binascii.a2b_base64(letters)
    except ValueError:  # of another length than it should be
        data = b""
    data = data or _decoded(str(letters, "ascii", "replace"))
    return _checked(reading, data if format_of(data) else b"", Sentence("The picture"))


def file_name(text: str) -> str:
    """The last part of a path or address that a file gives."""
    return PurePosixPath(unquote(text).replace("\\", "/").partition("?")[0]).name[:PATH_LENGTH]


def beside(reading: Reading, text: str) -> Checked | None:
    """A picture a file names by a path, or, where it names none, of the file's own name; both only beside the file.  Says in a
    note what became of it."""
    choices = _choices(reading.path, text) if text else [reading.path.with_suffix(suffix) for suffix in SUFFIXES]
    for choice in choices:
        try:
            if choice == reading.path or not choice.is_file() or choice.stat().st_size > LARGEST_BYTES:
                continue
            if not _is_beside(choice, reading.path):
                continue
            data = choice.read_bytes()
        except (OSError, ValueError):
            continue
        if not format_of(data):
            continue
        if found := _checked(reading, data, Sentence("The picture {file} beside the file", file=shown(choice))):
            reading.note("The picture is {file} beside the file.", file=shown(choice))
            return found
    if text:
        name = printable(file_name(text), 60)
        reading.note("The file has no picture, only the name of one ({name}), which is not beside it.", name=name)
    else:
        reading.note("The file has no picture.")
    return None


def _choices(path: Path, text: str) -> Iterable[Path]:
    """Where a named picture may be: at its relative path, or bare, beside the map; never elsewhere on this disk or on the net."""
    name = unquote(text).replace("\\", "/")
    inner = PurePosixPath(name)
    if not inner.is_absolute() and ".." not in inner.parts and ":" not in name:
        yield path.parent / inner
    if inner.name:
        yield path.parent / inner.name


def _is_beside(choice: Path, path: Path) -> bool:
    """Does it lie there itself, and not only a link to another place on this disk?"""
    return choice.resolve().is_relative_to(path.parent.resolve())


def _decoded(text: str) -> bytes:
    """Base64 as it comes: with line breaks, the other alphabet, or without its padding."""
    letters = "".join(text.split()).rstrip("=").translate({ord("-"): "+", ord("_"): "/"})
    if len(letters) % 4 == 1:
        letters = letters[:-1]
    try:
        return binascii.a2b_base64(letters + "=" * (-len(letters) % 4))
    except ValueError:  # letters that are not even ASCII
        return b""


def _checked(reading: Reading, data: bytes, what: str) -> Checked | None:
    try:
        return check_picture(data)
    except BadPicture as wrong:
        if wrong.is_too_large:
            raise reading.problem("{what} {why}", what=_inside(what), why=wrong) from None
        reading.note("{what} {why}, left out.", what=what, why=wrong)
        return None


def _inside(what: str) -> Sentence:
    """The same within a sentence."""
    return Sentence("the picture") if what == "The picture" else Sentence("the picture beside the file")


def shape_note(picture: Checked, width: float, height: float) -> str:
    """What there is to say of a picture whose shape is not the map's; "" for nothing."""
    if abs(picture.width_px / width * height / picture.height_px - 1) <= OTHER_SHAPE:
        return ""
    return (
        Sentence(
            "The picture of {width_px} x {height_px} pixels has another shape than {width} x {height} squares; it is fitted by "
            "its width.",
            width_px=picture.width_px, height_px=picture.height_px, width=f"{width:.6g}", height=f"{height:.6g}"
        )
    )


def placed_below(found: Found, checked: Checked, wanted: Wanted) -> Found | None:
    """The map on a picture, which lies where the file says; None where it is too small to be the map."""
    scale = checked.width_px / wanted.width
    if scale < SMALLEST_SQUARE_PX:
        return None
    scene = msgspec.structs.replace(found.scene, picture=checked.placed(scale, wanted.left, wanted.top))
    shape = shape_note(checked, wanted.width, wanted.height)
    notes = (*found.notes, shape) if shape else found.notes
    return replace(found, scene=scene, picture=checked.data, wanted=None, notes=notes)


def with_picture(found: Found, path: Path) -> Found:
    """A map that came without its picture, on the one in another file.  Raises ImportProblem."""
    path = Path(path)
    wanted = found.wanted
    if wanted is None:
        if found.picture is None:
            raise ImportProblem("{file}: the map has no place for a picture", file=shown(path))
        raise ImportProblem("{file}: the map has its picture already", file=shown(path))
    try:
        if path.stat().st_size > LARGEST_BYTES:
            raise ImportProblem("{file}: the picture is larger than {limit} MB", file=shown(path), limit=LARGEST_BYTES // 2**20)
        if not path.is_file():
            raise ImportProblem("{file}: expected a picture, this is no file", file=shown(path))
        checked = check_picture(path.read_bytes())
    except BadPicture as wrong:
        raise ImportProblem("{file}: the picture {why}", file=shown(path), why=wrong) from None
    except (OSError, ValueError) as wrong:
        why = system_says(wrong) if isinstance(wrong, OSError) else Sentence("no file can have this name")
        raise ImportProblem("{file}: the picture cannot be read ({why})", file=shown(path), why=why) from None
    without = tuple(note for note in found.notes if not note.startswith("The file has no picture"))
    placed = placed_below(replace(found, notes=without), checked, wanted)
    if placed is None:
        raise ImportProblem(
            "{file}: the picture of {width_px} x {height_px} pixels is too small for {width} x {height} squares",
            file=shown(path), width_px=checked.width_px, height_px=checked.height_px, width=f"{wanted.width:.6g}",
            height=f"{wanted.height:.6g}"
        )
    return placed
