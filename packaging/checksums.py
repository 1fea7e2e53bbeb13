#!/usr/bin/env python3
"""SHA256SUMS of the packages in dist/, as `sha256sum -c` reads it; whoever downloads one can tell that it arrived whole.

    python3 packaging/checksums.py [FOLDER]            writes FOLDER/SHA256SUMS
    python3 packaging/checksums.py --check [FOLDER]    every file as the list says, and every file in the list

Summed are the files that lie in the folder itself, sorted by name: the bundle beside them is a folder, and is not.
"""

import argparse
import hashlib
import sys
from pathlib import Path

DIST = Path(__file__).resolve().parent.parent / "dist"
NAME = "SHA256SUMS"


def main(argv: list[str] | None = None) -> int:
    """Write or check; the exit code."""
    parser = argparse.ArgumentParser(prog="checksums.py", description="SHA-256 sums of the packages in a folder.")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("folder", nargs="?", type=Path, default=DIST)
    options = parser.parse_args(argv)
    try:
        if options.check:
            faults = check(options.folder)
            for fault in faults:
                print(f"checksums: {fault}", file=sys.stderr)
            return 1 if faults else 0
        write(options.folder)
    except (OSError, ValueError) as wrong:
        print(f"checksums: {wrong}", file=sys.stderr)
        return 1
    return 0


def write(folder: Path) -> Path:
    """The list of what is in `folder`, written there; ValueError where nothing is."""
    names = packages(folder)
    if not names:
        raise ValueError(f"there is nothing to sum in {folder}")
    lines = [f"{sum_of(folder / name)}  {name}\n" for name in names]
    (folder / NAME).write_text("".join(lines), encoding="utf-8", newline="\n")
    return folder / NAME


def check(folder: Path) -> list[str]:
    """What is not as the list in `folder` says, one sentence each.  ValueError where the list is none."""
    listed = {}
    for number, line in enumerate((folder / NAME).read_text(encoding="utf-8").splitlines(), start=1):
        found, gap, name = line.partition("  ")
        if len(found) != 64 or not gap or not name:
            raise ValueError(f"{NAME}, line {number}: expected a sum, two spaces and a name, got {line!r}")
        listed[name] = found
    there = packages(folder)
    faults = [f"{name} is in {NAME} but not in the folder" for name in sorted(listed.keys() - set(there))]
    for name in there:
        if name not in listed:
            faults.append(f"{name} is not in {NAME}")
        elif sum_of(folder / name) != listed[name]:
            faults.append(f"{name} is not what was summed")
    return faults


def packages(folder: Path) -> list[str]:
    """The names of the files in `folder`; ValueError for one that a line cannot hold."""
    names = [path.name for path in folder.iterdir() if path.is_file() and path.name != NAME and not path.name.startswith(".")]
    for name in names:
        if any(sign in name for sign in "\\\n\r"):
            raise ValueError(f"a name without line breaks and backslashes is expected, got {name!r}")
    return sorted(names)


def sum_of(path: Path) -> str:
    """A file's SHA-256 in hexadecimal digits, read piece by piece."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


if __name__ == "__main__":
    sys.exit(main())
