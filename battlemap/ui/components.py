"""What the program is made of besides itself: every library with its version, its licence and the licence's text.

    for component in components():
        print(component.name, component.version, component.licence)
        print(component.text())

A frozen program carries one folder of texts and its index, collected as it was built (`packaging/licences.py`, which asks here
for all that is no library of the system).  From the sources or a wheel the installed distributions are asked themselves.  No list
of libraries is kept by hand: they are what `battlemap` requires, and what those require.  By hand is only what no distribution
tells: Python, Qt and SQLite, whose texts are in `assets/licences`.

Not here: widgets (`dialogs/licences`), whose creatures and drawings are shown (`dialogs/about`).
"""

import json
import platform
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from urllib.parse import urlsplit

from battlemap.resources import resource_path

ROOT = "battlemap"
COLLECTED = ("assets", "licences", "collected")
"""Where a frozen program has its texts."""
INDEX = "index.json"
RULE = "\n\n" + "-" * 80 + "\n\n"

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|copyright)", re.IGNORECASE)
_BUNDLED = re.compile(r"^Name: *(?P<name>.+)\n(?:(?!Name:|License:).*\n)*License: *(?P<licence>.+)", re.MULTILINE)
"""How numpy, shapely and others tell, in the file of their licence, what their wheels bring along."""
_AVAILABLE = re.compile(r"^Availability: *(\S+)", re.MULTILINE)
_HOMES = ("homepage", "home", "repository", "source", "source code", "documentation")
_REGISTRIES = ("pypi.", "www.pypi.")
_QT = ("qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt")
_UNTOLD = {"pyside6-essentials": _QT, "shiboken6": _QT}
"""Distributions that bring no text of their licence, and the texts in `assets/licences` that are theirs."""


@dataclass(frozen=True, slots=True)
class Component:
    """`licence` is an SPDX expression where its makers gave one, "" where only the text tells; `home` an address or "".
    `is_of_system`: a library of the operating system on which the program was frozen.  `part`: only what its file says from this
    line on is its text, up to the next part's.  `note` stands before it."""

    name: str
    version: str
    licence: str
    home: str
    files: tuple[Path, ...]
    is_of_system: bool = False
    part: str = ""
    note: str = ""

    def text(self) -> str:
        """All that its files say; "" if it has none."""
        text = RULE.join(file.read_text(encoding="utf-8", errors="replace").strip("\n") for file in self.files)
        if self.part:
            start = text.index(self.part)
            end = text.find("\nName: ", start)
            text = text[start : end if end >= 0 else None].rstrip("-\n ")
        return RULE.join(each for each in (self.note, text) if each)

    @property
    def is_part(self) -> bool:
        """Within another's files, and named after it."""
        return ": " in self.name


def components() -> list[Component]:
    """The program itself, what it is built on, and last the system's libraries; each kind by its name."""
    try:
        index = resource_path(*COLLECTED, INDEX)
    except FileNotFoundError:
        return installed()
    return read_index(index)


# ---------------------------------------------------------------- frozen
def read_index(index: Path) -> list[Component]:
    """What `write_index` wrote; the texts are beside it."""
    found = []
    for row in json.loads(index.read_text(encoding="utf-8")):
        files = tuple(index.parent / file for file in row["files"])
        found.append(Component(row["name"], row["version"], row["licence"], row["home"], files, row["system"]))
    return found


def write_index(index: Path, found: list[Component]) -> None:
    """Their files must be beside it already."""
    rows = [
        {
            "name": each.name, "version": each.version, "licence": each.licence, "home": each.home,
            "files": [file.name for file in each.files], "system": each.is_of_system,
        }
        for each in found
    ]  # fmt: skip
    index.write_text(json.dumps(rows, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


# ---------------------------------------------------------------- installed
def installed() -> list[Component]:
    """As the distributions installed here tell it; one that brings no text has no files."""
    found = [each for library in closure() for each in (told_by(library), *bundled_in(library))]
    kept = [_python(), *_qt(found), _sqlite()]
    return [_battlemap(), *sorted([*found, *kept], key=lambda each: each.name.casefold())]


def closure() -> list[metadata.Distribution]:
    """All that `battlemap` needs to run, over any number of steps; without extras, and without itself."""
    found: dict[str, metadata.Distribution] = {}
    waiting = list(_required(_own_requirements()))
    while waiting:
        name, is_optional = waiting.pop()
        if name in found:
            continue
        try:
            found[name] = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            if is_optional:
                continue
            raise
        waiting += _required(found[name].requires or [])
    return [found[name] for name in sorted(found)]


def _own_requirements() -> list[str]:
    """Of an installed Battlemap its metadata's; of bare sources those of pyproject.toml beside them."""
    try:
        return metadata.requires(ROOT) or []
    except metadata.PackageNotFoundError:
        pyproject = resource_path("assets").parent / "pyproject.toml"
        return list(tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]["dependencies"])


def _required(requirements: list[str]) -> Iterator[tuple[str, bool]]:
    """Their names, and whether they are only wanted on some systems or Pythons: those count where they are installed."""
    for requirement in requirements:
        named, _, marker = requirement.partition(";")
        if "extra" not in marker and (name := _NAME.match(named.strip())):
            yield normal(name[0]), bool(marker.strip())


def normal(name: str) -> str:
    """A distribution's name as all spellings of it share it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def told_by(library: metadata.Distribution) -> Component:
    files = licence_files(library) or tuple(_kept(name) for name in _UNTOLD.get(normal(library.name), ()))
    return Component(library.name, library.version, _licence_of(library), _home_of(library), files)


def licence_files(library: metadata.Distribution) -> tuple[Path, ...]:
    """Its licences and notices, the shortest path first: that is its own."""
    found = set()
    for name in _files_about(library):
        *folders, last = name.split("/")
        if (_LICENCE_FILE.match(last) and len(folders) <= 1) or "licenses" in folders:
            path = Path(str(library.locate_file(name)))
            if path.is_file():
                found.add((len(folders), name, path))
    return tuple(path for _, _, path in sorted(found))


def _files_about(library: metadata.Distribution) -> Iterator[str]:
    """Of its files those that are about it.  Of a wheel its record's lines are looked at as they are: Qt's has thousands."""
    record = library.read_text("RECORD")
    names = [line.rsplit(",", 2)[0] for line in record.splitlines()] if record else [str(file) for file in library.files or ()]
    for name in names:
        folder, slash, _ = name.partition("/")
        if not slash or folder.endswith((".dist-info", ".egg-info")):
            yield name


def bundled_in(library: metadata.Distribution) -> Iterator[Component]:
    """What its wheel brings along, where its licence tells that in the common form."""
    for file in licence_files(library):
        text = file.read_text(encoding="utf-8", errors="replace")
        for each in _BUNDLED.finditer(text):
            line, _, _ = each[0].partition("\n")
            name, home = f"{library.name}: {each['name'].strip()}", _AVAILABLE.search(each[0])
            yield Component(name, "", each["licence"].strip(), home[1] if home else "", (file,), part=line)


def _licence_of(library: metadata.Distribution) -> str:
    told = library.metadata
    short = _field(told, "License-Expression") or _field(told, "License")
    if short and "\n" not in short and len(short) < 80:
        return short
    kinds = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or () if line.startswith("License ::")]
    return ", ".join(kinds)


def _field(told: metadata.PackageMetadata, name: str) -> str:
    return (told.get_all(name) or [""])[0]


def _home_of(library: metadata.Distribution) -> str:
    told = library.metadata
    named = [line.partition(",") for line in told.get_all("Project-URL") or ()]
    by_label = {label.strip().lower(): address.strip() for label, _, address in named}
    addresses = [_field(told, "Home-page"), *(by_label.get(label, "") for label in _HOMES)]
    return next((each for each in addresses if each and not (urlsplit(each).hostname or "").startswith(_REGISTRIES)), "")


# ---------------------------------------------------------------- what no distribution tells
def _kept(name: str) -> Path:
    return resource_path("assets", "licences", name)


def _battlemap() -> Component:
    from battlemap import __version__

    try:
        files = licence_files(metadata.distribution(ROOT))
    except metadata.PackageNotFoundError:
        files = (resource_path("assets").parent / "LICENSE",)
    return Component("Battlemap", __version__, "MIT", "", files)


def _python() -> Component:
    return Component("Python", platform.python_version(), "PSF-2.0", "https://www.python.org", (_kept("python.txt"),))


def _qt(found: list[Component]) -> Iterator[Component]:
    """Qt is within its bindings' distribution, and numbered like it."""
    for each in found:
        if normal(each.name) == "pyside6-essentials":
            files = (*(_kept(name) for name in _QT), _kept("qt-third-parties.txt"), _kept("Apache-2.0.txt"))
            yield Component("Qt", each.version, "LGPL-3.0-only", "https://www.qt.io", files)


def _sqlite() -> Component:
    import sqlite3

    return Component("SQLite", sqlite3.sqlite_version, "blessing", "https://sqlite.org", (_kept("sqlite.txt"),))
