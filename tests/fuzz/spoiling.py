"""Inputs changed at random: bytes, the numbers and texts written in them, values of JSON.

Everything is drawn from the `Random` it is handed.
"""

import copy
import json
import math
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.fuzz.reader import Files

LARGEST = 400_000
"""No input grows beyond this: what is merely large has tests of its own."""
NAMES = (
    "<b>Gnash</b>", "<img src='file:///etc/hostname'>", "<script>alert(1)</script>", "&amp; &lt;b&gt; &#x202e;", "a\nb", "a\r\nb",
    "tab\there", "bell\a", "\0", "nul\0inside", "\x1b[31mred\x1b[0m", "\u202egnp.exe", "\u2066\u2067x", "\u200b", "\u2028line",
    "\ud800", "\udfff\ud800", "{0}", "{name}", "%n %s %d %", "{", "}", "{:,}", "\\", "'", '"', "`$HOME`", "=1+1", "-", "",
    " ", "  \t ", "x" * 300, "x" * 20_000, "🐉" * 60, "e\u0301" * 40, "ＡＢＣ", "١٢٣", "²", "½", "Ⅷ", "con", "nul.png", ".", "..",
    "../../etc/passwd", "/etc/passwd", "..\\..\\x", "C:\\x.png", "\\\\host\\share\\x.png", "file:///etc/passwd", "a/b/c.png",
    "http://example.org/x.png", "%2e%2e%2fx.png", "data:image/png;base64,AAAA", "d20", "__proto__", "constructor", "null", "true",
)  # fmt: skip
NUMBERS = (
    0, 1, -1, 2, 3, 7, 64, 100, 255, 256, 1000, 1001, 16384, 16385, 65535, 65536, 10**6, 10**6 + 1, 2**31 - 1, 2**31,
    2**32, 2**53, 2**63 - 1, 2**63, 2**64, 10**18, 10**30, 10**400, -(2**31), -(2**63), -(10**30), 0.5, 0.1, 1e-9, 1e-300, -0.0,
    2.5, 0.02, 1e15, 1e17, 1e308, -1e308, math.nan, math.inf, -math.inf,
)  # fmt: skip
WRITTEN = (
    "0", "1", "-1", "007", "1e5", "1e308", "1e400", "-1e999", "NaN", "nan", "Infinity", "-inf", "1.", ".5", "1,5", "0x10",
    "1_000", "9" * 20, "9" * 400, "9" * 5000, "0." + "0" * 400 + "1", "2147483648", "-9223372036854775809", "½", "²", "٣", "٤٢",
    "−5", "+5", "",
)  # fmt: skip
BYTES = (
    b"\0", b"\xff", b"\xfe\xff", b"\xff\xfe", b"\xef\xbb\xbf", b"\n", b"\r", b'"', b"'", b"\\", b"{", b"}", b"[", b"]", b"<",
    b">", b"&", b",", b":", b";", b"=", b"(", b")", b"\t", b"\x80", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80",
    b"\x7f\xff\xff\xff", b"\xff\xff\xff\xff", b"\x80\0\0\0",
)  # fmt: skip
ENCODINGS = ("utf-16", "utf-16-be", "utf-16-le", "utf-32", "utf-8-sig", "utf-7", "cp1252", "latin-1", "cp037", "shift_jis")
_NUMBER = re.compile(rb"-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?")
_TEXT = re.compile(rb"\"[^\"\n]{0,400}\"|'[^'\n]{0,400}'|>[^<\n]{1,400}<|[A-Za-z_]{3,40}")


# ---------------------------------------------------------------- bytes
def of_bytes(rng: Random, data: bytes, other: bytes = b"") -> bytes:
    """A few places turned, cut, doubled, moved, or taken from another input."""
    held = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        at = rng.randrange(len(held) + 1)
        span = min(rng.choice((1, 1, 2, 4, 8, 16, 64, 256)), len(held) - at)
        match rng.randrange(9):
            case 0 if held:
                held[min(at, len(held) - 1)] ^= 1 << rng.randrange(8)
            case 1 if held:
                held[min(at, len(held) - 1)] = rng.randrange(256)
            case 2:
                del held[at : at + span]
            case 3:
                held[at:at] = rng.choice(BYTES)
            case 4:
                held[at:at] = held[at : at + span] * rng.choice((1, 2, 10, 200))
            case 5 if other:
                start = rng.randrange(len(other))
                held[at : at + span] = other[start : start + rng.choice((4, 16, 64, 512))]
            case 6:
                held[at : at + span] = rng.choice(BYTES) * rng.choice((1, 1, 4))
            case 7 if span:
                piece = bytes(held[at : at + span])
                del held[at : at + span]
                to = rng.randrange(len(held) + 1)
                held[to:to] = piece
            case _ if rng.random() < 0.2:
                del held[at:]
    return bytes(held[:LARGEST])


def of_text(rng: Random, data: bytes, other: bytes = b"") -> bytes:
    """A number or a text written in it replaced, a line doubled or moved, the whole in another encoding."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        match rng.randrange(7):
            case 0 | 1:
                data = _replaced(rng, data, _NUMBER, rng.choice(WRITTEN).encode())
            case 2 | 3:
                told = rng.choice((*NAMES, *WRITTEN)).encode("utf-8", "surrogatepass")
                data = _replaced(rng, data, _TEXT, told)
            case 4:
                lines = data.split(b"\n")
                line = rng.choice(other.split(b"\n")) if other and rng.random() < 0.4 else rng.choice(lines)
                at = rng.randrange(len(lines) + 1)
                lines[at:at] = [line] * rng.choice((1, 1, 2, 50))
                data = b"\n".join(lines)
            case 5:
                lines = data.split(b"\n")
                del lines[rng.randrange(len(lines))]
                data = b"\n".join(lines)
            case _ if rng.random() < 0.3:
                data = encoded(rng, data)
            case _:
                data = of_bytes(rng, data, other)
    return data[:LARGEST]


def encoded(rng: Random, data: bytes) -> bytes:
    """The same in another encoding, or called so by its first bytes."""
    if rng.random() < 0.3:
        return rng.choice((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\0\0")) + data
    return data.decode("utf-8", "replace").encode(rng.choice(ENCODINGS), "replace")


def _replaced(rng: Random, data: bytes, pattern: re.Pattern[bytes], by: bytes) -> bytes:
    """One of the places a pattern fits; marks of quoting stay."""
    found = list(pattern.finditer(data))
    if not found:
        return data + by
    one = rng.choice(found)
    was = one[0]
    if was[:1] in b"\"'>" and len(was) > 1:
        by = was[:1] + by + was[-1:]
    return data[: one.start()] + by + data[one.end() :]


# ---------------------------------------------------------------- values
def odd(rng: Random, pool: list[Any]) -> Any:
    """A value where another was meant."""
    match rng.randrange(8):
        case 0:
            return rng.choice((None, True, False, [], {}, [[]], [None], {"": None}, {"x": {}}, [{}] * 3))
        case 1 | 2:
            return rng.choice(NUMBERS)
        case 3:
            return rng.choice(WRITTEN)
        case 4 | 5:
            return rng.choice(NAMES)
        case 6 if pool:
            return copy.deepcopy(rng.choice(pool))
        case _:
            return nested(rng.choice((3, 30, 200)), rng)


def nested(depth: int, rng: Random) -> Any:
    value: Any = rng.choice((None, 1, "x"))
    for _ in range(depth):
        value = [value] if rng.random() < 0.5 else {rng.choice(("x", "layers", "items", "levels", "children")): value}
    return value


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to every value within a value."""
    if at:
        yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*at, key))


def of_value(rng: Random, whole: Any, pool: list[Any]) -> Any:
    """A copy with a few of its values replaced, taken out, doubled, renamed, moved."""
    whole = copy.deepcopy(whole)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 5))):
        ways = list(places(whole))
        if not ways:
            return odd(rng, pool)
        *way, last = rng.choice(ways)
        inner = whole
        for key in way:
            inner = inner[key]
        match rng.randrange(10):
            case 0:
                del inner[last]
            case 1 if isinstance(inner, list):
                inner[last:last] = [copy.deepcopy(inner[last]) for _ in range(rng.choice((1, 1, 2, 30, 300)))]
            case 2 if isinstance(inner, dict):
                inner[str(rng.choice((*NAMES, "id", "name", "type", "x", "walls")))] = inner.pop(last)
            case 3 if isinstance(inner[last], (int, float)) and abs(inner[last]) < 1e200 and inner[last] is not True:
                inner[last] = rng.choice((inner[last] * 1000, -inner[last], inner[last] / 3, str(inner[last])))
            case 4 if isinstance(inner[last], str):
                inner[last] = rng.choice((inner[last] * 50, inner[last] + rng.choice(NAMES), [inner[last]], inner[last][::-1]))
            case 5 if isinstance(inner, list):
                rng.shuffle(inner)
            case _:
                inner[last] = odd(rng, pool)
    return whole


def of_json(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    """A file of JSON with other values in it, keys twice; seldom its bytes."""
    chance = rng.random()
    if chance < 0.15:
        return of_text(rng, data, rng.choice(others))
    value, pool = parsed(data), [part for each in rng.sample(others, min(2, len(others))) for part in _parts(rng, parsed(each))]
    if value is None:
        return of_text(rng, data, rng.choice(others))
    told = json.dumps(of_value(rng, value, pool), ensure_ascii=chance < 0.6).encode("utf-8", "surrogatepass")
    if chance > 0.95:
        told = _with_keys_twice(rng, told)
    return told[:LARGEST]


def parsed(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def _parts(rng: Random, value: Any) -> list[Any]:
    """Some of the values within one."""
    ways = list(places(value))
    found = []
    for way in rng.sample(ways, min(6, len(ways))):
        inner = value
        for key in way:
            inner = inner[key]
        found.append(inner)
    return found


def _with_keys_twice(rng: Random, data: bytes) -> bytes:
    """A member is there again, with another value."""
    keys = list(re.finditer(rb'"([^"\\]{1,30})": ', data))
    if not keys:
        return data
    key = rng.choice(keys)
    again = key[0] + json.dumps(odd(rng, []), ensure_ascii=True).encode() + b", "
    return data[: key.start()] + again + data[key.start() :]


# ---------------------------------------------------------------- files
def one_of(rng: Random, pool: list[Files]) -> tuple[Files, list[bytes]]:
    """A copy of one of the inputs, and the first files of all."""
    return dict(rng.choice(pool)), [next(iter(files.values())) for files in pool]


def with_json(rng: Random, pool: list[Files]) -> Files:
    """The first file is JSON."""
    files, others = one_of(rng, pool)
    name = next(iter(files))
    files[name] = of_json(rng, files[name], others)
    return files


def with_text(rng: Random, pool: list[Files]) -> Files:
    """The first file is a text."""
    files, others = one_of(rng, pool)
    name = next(iter(files))
    files[name] = of_text(rng, files[name], rng.choice(others))
    return files


def with_bytes(rng: Random, pool: list[Files]) -> Files:
    """The first file is anything."""
    files, others = one_of(rng, pool)
    name = next(iter(files))
    files[name] = of_bytes(rng, files[name], rng.choice(others))
    return files
