"""The program in a process of its own, as a shell starts it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def battlemap(*words: object) -> subprocess.CompletedProcess[str]:
    """`python -m battlemap` with these words."""
    return subprocess.run(
        [sys.executable, "-m", "battlemap", *map(str, words)],
        cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=100,
    )  # fmt: skip
