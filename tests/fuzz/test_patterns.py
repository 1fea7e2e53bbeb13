"""No pattern takes for ever on any line: each one of the program is tried on long rows of what it likes.

A pattern that can read a row of digits in two ways reads a hundred of them in more ways than anybody can try.
"""

import importlib
import os
import pkgutil
import re
import time
from collections.abc import Iterator
from random import Random

import pytest

import battlemap
from tests.fuzz.guarding import batch
from tests.fuzz.reader import Files, Reader

ROW, MOST_SECONDS = 300, 0.4
PIECES = (
    "9", "99 ", "1 ", "a", "a ", "A", "Aa ", " ", "\t", "\n", "(", ")", "(a", "(1)", "+1 ", "+", "-", "- ", "1d6", "1d6+", "d",
    "x", ",", ", ", ".", ". ", ":", "1,", "1.", "a,", "a:", "#", "*", "**a", "_", "|", "|a", "<", "<b>", "</", "{@a ",
    "}", "[", "]", "[[/a ", "'", '"', "a'", "/", "\\\\", "é",
    "1/", "DC 1", "STR ", "Str 1 ", "hit: ", "1 ft.", "1 m ", "damage ", "or ", "and ", "the ", "&", "=", "%", "1x1 ", "²", "٣",
)  # fmt: skip
ENDS = ("", "!", "\0", "x", "\n!", "9", ")")


def patterns() -> Iterator[tuple[str, re.Pattern]]:
    """All those that modules keep."""
    for module in pkgutil.walk_packages(battlemap.__path__, "battlemap."):
        if module.name.endswith("__main__") or ".selftest" in module.name:
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            for kept in value if isinstance(value, (tuple, list)) else value.values() if isinstance(value, dict) else (value,):
                for one in kept if isinstance(kept, tuple) else (kept,):
                    if isinstance(one, re.Pattern):
                        yield f"{module.name}.{name}", one


FOUND = {pattern: name for name, pattern in patterns()}


def lines(rng: Random, pattern: re.Pattern) -> str | bytes:
    """Rows of one, two or three pieces, behind and before another."""
    source = pattern.pattern if isinstance(pattern.pattern, str) else pattern.pattern.decode("latin-1")
    own = re.findall(r"[A-Za-z]{2,12}", source)
    pieces = [rng.choice((*PIECES, *own[:40])) for _ in range(rng.choice((1, 1, 2, 3)))]
    row = "".join(pieces)
    text = rng.choice(("", *pieces, rng.choice(PIECES))) + row * (ROW // len(row) + 1) + rng.choice((*ENDS, *PIECES))
    return text if isinstance(pattern.pattern, str) else text.encode()


def tried(pattern: re.Pattern, text: str | bytes) -> float:
    begun = time.process_time()
    pattern.search(text)
    pattern.fullmatch(text)
    return time.process_time() - begun


@pytest.mark.skipif(not hasattr(os, "fork"), reason="children of this kind need fork")
def test_no_pattern_of_the_program_takes_for_ever(monkeypatch):
    monkeypatch.setattr("tests.fuzz.guarding.GIVEN_UP", 15.0)  # a pattern cannot be interrupted
    found = list(FOUND.items())
    assert len(found) > 100

    def spoiled(rng: Random, pool: list[Files]) -> Files:
        return {str(rng.randrange(len(found))): str(rng.randrange(10**9)).encode()}

    def read(folder) -> Iterator[str]:
        (path,) = folder.iterdir()
        rng = Random(path.read_bytes())
        for pattern, name in found[int(path.name) :: 40]:
            for _ in range(6):
                text = lines(rng, pattern)
                assert tried(pattern, text) < MOST_SECONDS, f"{name} on {text[:80]!r}"
        yield "fine"

    reader = Reader("patterns", lambda: [{"0": b"1"}], spoiled, read)
    result = batch(reader, "patterns", 0, reader.seeds(), frozenset(), 8.0)
    assert not result.findings, [(each.kind, each.story[-600:]) for each in result.findings[:5]]
    assert result.count > 10


def test_a_pattern_that_does_is_found():
    assert tried(re.compile(r"(?:9{1,2})+$"), "9" * 27 + "!") > 10 * tried(re.compile(r"(?>9{1,2})+$"), "9" * 27 + "!")
