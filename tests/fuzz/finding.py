"""What was found: told once for each place, kept in a folder, made smaller.

A finding is a folder: the input's files, and `story.txt`.
"""

import time
from pathlib import Path

from tests.fuzz.guarding import Finding, alone
from tests.fuzz.reader import Files, Reader

PATIENCE = 8.0
"""Seconds to make one smaller."""


class Findings:
    """Those of a run; of a place the first is kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.kept: dict[tuple[str, str, str], Path] = {}

    def add(self, reader: Reader, finding: Finding) -> bool:
        """Keep it; False where the same was found before."""
        key = (reader.name, finding.kind, finding.place)
        if key in self.kept:
            return False
        goal = self._folder / f"{reader.name}-{finding.kind}-{len(self.kept) + 1}".replace(" ", "-")
        _write(goal / "whole", finding.files)
        files = smaller(reader, finding)
        _write(goal / "small", files)
        (goal / "story.txt").write_text(f"{reader.name}: {finding.kind} at {finding.place}\n\n{finding.story}\n", "utf-8")
        self.kept[key] = goal
        return True


def _write(folder: Path, files: Files) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, (name, data) in enumerate(files.items()):
        path = folder / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        except (OSError, ValueError):  # its name is what is hostile
            (folder / f"file-{number}").write_bytes(data)


def smaller(reader: Reader, finding: Finding) -> Files:
    """The same finding of less: pieces of each file are left out for as long as it comes all the same."""
    files, end = dict(finding.files), time.monotonic() + PATIENCE

    def is_same(tried: Files) -> bool:
        found = alone(reader, tried)
        return found is not None and (found.kind, found.place) == (finding.kind, finding.place)

    for name in list(files):
        span = max(1, len(files[name]) // 2)
        while span and time.monotonic() < end:
            at = 0
            while at < len(files[name]) and time.monotonic() < end:
                tried = {**files, name: files[name][:at] + files[name][at + span :]}
                if is_same(tried):
                    files = tried
                else:
                    at += span
            span //= 2
    return files
