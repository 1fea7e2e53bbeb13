"""The long night: `python -m tests.fuzz [--seconds N] [--reader NAME] [--seed S] [--folder F]`."""

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.fuzz.finding import Findings
from tests.fuzz.guarding import batch
from tests.fuzz.reader import Files, Reader
from tests.fuzz.readers import READERS

TURN = 10.0
"""Seconds of one reader before the next has its turn."""
MOST_KEPT = 400
"""Inputs that are spoiled further; beyond that the oldest fresh ones go."""


@dataclass(slots=True)
class Course:
    """How far one reader has come."""

    reader: Reader
    seeds: list[Files]
    fresh: list[Files] = field(default_factory=list)
    known: frozenset[str] = frozenset()
    count: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    findings: int = 0

    def take_turn(self, seed: str, seconds: float, findings: Findings) -> None:
        begun = time.monotonic()
        pool = self.seeds * max(1, len(self.fresh) // max(1, len(self.seeds))) + self.fresh
        found = batch(self.reader, seed, self.count, pool, self.known, seconds)
        self.count, self.slowest = self.count + found.count, max(self.slowest, found.slowest)
        for files, marks in found.fresh:
            self.known |= marks
            self.fresh.append(files)
        del self.fresh[:-MOST_KEPT]
        self.seconds += time.monotonic() - begun
        for each in found.findings:
            if findings.add(self.reader, each):
                self.findings += 1
                print(f"  {self.reader.name}: {each.kind} at {each.place}", flush=True)


def run(readers: list[Reader], seconds: float, seed: str, folder: Path) -> tuple[list[Course], Findings]:
    """All of them in turns, for so long together."""
    courses = [Course(reader, reader.seeds()) for reader in readers]
    findings, end = Findings(folder), time.monotonic() + seconds
    turn = min(TURN, max(1.0, seconds / len(courses)))
    while time.monotonic() < end:
        for course in courses:
            course.take_turn(seed, turn, findings)
            if time.monotonic() >= end:
                break
    return courses, findings


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Hostile input at random, for every reader.")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long, all readers together")
    parser.add_argument("--reader", default="", help="only those whose names begin so")
    parser.add_argument("--seed", default="1", help="another one gives other inputs")
    parser.add_argument("--folder", type=Path, default=None, help="where findings are kept")
    given = parser.parse_args()
    readers = [reader for reader in READERS if reader.name.startswith(given.reader)]
    if not readers:
        parser.error("there is no such reader, expected one of: " + ", ".join(reader.name for reader in READERS))
    folder = given.folder or Path(tempfile.mkdtemp(prefix="battlemap-findings-"))
    courses, findings = run(readers, given.seconds, given.seed, folder)
    print(f"{'reader':24}{'inputs':>9}{'a second':>10}{'slowest s':>11}{'ways':>7}{'findings':>10}")
    for course in courses:
        rate = course.count / course.seconds if course.seconds else 0.0
        print(f"{course.reader.name:24}{course.count:9,}{rate:10.0f}{course.slowest:11.2f}{len(course.known):7}{course.findings:10}")
    for (name, kind, place), goal in findings.kept.items():
        print(f"{name}: {kind} at {place}: {goal}")
    return 1 if findings.kept else 0


if __name__ == "__main__":
    sys.exit(main())
