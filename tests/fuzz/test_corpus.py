"""Every reader on some inputs that are the same each time; the long run by `-m soak`; and the harness itself, on readers that are
wrong on purpose."""

import os
import time
from pathlib import Path
from random import Random

import pytest

from battlemap.model import BattlemapError
from tests.fuzz.__main__ import run
from tests.fuzz.finding import smaller
from tests.fuzz.guarding import batch, input_of, once
from tests.fuzz.reader import Files, Reader, check, heard
from tests.fuzz.readers import READERS

INPUTS = {"fight": 15, "scenario": 40, "stat-block-page": 40, "foundry-folder": 30}
USUAL = 50
SOAK_SECONDS = 25.0
"""Of each reader."""

in_children = pytest.mark.skipif(not hasattr(os, "fork"), reason="children of this kind need fork")


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_every_input_is_read_or_refused_in_one_sentence(reader):
    seeds = reader.seeds()
    for number in range(INPUTS.get(reader.name, USUAL)):
        files = seeds[number] if number < min(3, len(seeds)) else input_of(reader, "suite", number, seeds)
        _, found, _ = once(reader, files)
        assert found is None, f"{found.kind} at {found.place}\n{found.story}\n{found.files}"


@pytest.mark.soak
@pytest.mark.timeout(SOAK_SECONDS * len(READERS) * 3)
@in_children
def test_the_long_night(tmp_path):
    seed = str(int(time.time()))  # another one each night; a finding is kept with its input
    courses, findings = run(list(READERS), SOAK_SECONDS * len(READERS), seed, tmp_path)
    assert all(course.count > 100 for course in courses)
    assert not findings.kept, {key: (goal / "story.txt").read_text() for key, goal in findings.kept.items()}


# ---------------------------------------------------------------- the harness
def reader(read) -> Reader:
    def spoiled(rng: Random, pool: list[Files]) -> Files:
        return {"a": pool[0]["a"] + bytes((rng.randrange(256),))}

    return Reader("wrong", lambda: [{"a": b"whole "}], spoiled, read)


def found_of(read) -> str:
    _, found, _ = once(reader(read), {"a": b"x"})
    return found.kind if found is not None else ""


def test_what_is_no_error_of_ours_is_found():
    assert found_of(lambda folder: [str(1 / 0)]) == "ZeroDivisionError"
    assert found_of(lambda folder: [heard(BattlemapError("one\ntwo"))]) == "unbearable"
    assert found_of(lambda folder: [heard(BattlemapError("x" * 2000))]) == "unbearable"
    assert found_of(lambda folder: [check(False, "a map of nothing")]) == "unbearable"
    assert found_of(lambda folder: [heard(BattlemapError("one"))]) == ""


def test_what_takes_too_long_or_too_much_is_found(monkeypatch):
    monkeypatch.setattr("tests.fuzz.guarding.MOST_SECONDS", 0.05)
    assert found_of(lambda folder: [str(sum(range(8_000_000)))]) == "slow"
    monkeypatch.setattr("tests.fuzz.guarding.MOST_SECONDS", 60.0)
    monkeypatch.setattr("tests.fuzz.guarding.MOST_MB", 20)
    if Path("/proc/self/clear_refs").exists():
        assert found_of(lambda folder: [str(len(bytearray(400 * 2**20)))]) == "large"


@in_children
def test_a_child_that_dies_or_never_ends_is_found_with_its_input(monkeypatch):
    def dies(folder: Path):
        if (folder / "a").read_bytes()[-1] % 4 == 3:
            os._exit(9)
        return ["fine"]

    def hangs(folder: Path):
        while (folder / "a").read_bytes()[-1] % 4 == 3:
            pass
        return ["fine"]

    for read, kind in ((dies, "dies"), (hangs, "endless")):
        monkeypatch.setattr("tests.fuzz.guarding.BROKEN_OFF", 0.3)
        found = batch(reader(read), "1", 0, [{"a": b"whole "}], frozenset(), 60.0 if kind == "dies" else 1.0).findings[0]
        assert found.kind == kind and found.files["a"][-1] % 4 == 3


@in_children
def test_a_finding_is_made_smaller():
    def read(folder: Path):
        return [str(1 / (b"evil" not in (folder / "a").read_bytes()))]

    files = {"a": b"x" * 300 + b"evil" + b"y" * 200}
    _, found, _ = once(reader(read), files)
    assert smaller(reader(read), found) == {"a": b"evil"}


def test_inputs_are_the_same_for_the_same_seed():
    for each in READERS[:12]:
        seeds = each.seeds()
        assert input_of(each, "x", 7, seeds) == input_of(each, "x", 7, each.seeds())
        assert any(input_of(each, "x", number, seeds) not in seeds for number in range(5))
