#!/usr/bin/env python3
"""The licences of all that travels in the frozen program, as one folder of texts with an index.

    collect(folder, binaries)        called by battlemap.spec: `binaries` are its files, as (name in the bundle, source)

    python packaging/licences.py FOLDER [FILE...]        to try it: as if these files were in the bundle

Whose each file is, is found out: a distribution's by what it installed, a system library's by asking Debian's package database,
Python's own by where it stands.  A file that is nobody's, and a component without a text, stop the build: none can be left out.
About > Licences shows what was collected (`battlemap/ui/dialogs/licences.py`); what a running program is made of, and where a
distribution's texts are, is `battlemap/ui/components.py`.
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from fnmatch import fnmatch
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from battlemap.ui import components  # noqa: E402
from battlemap.ui.components import Component  # noqa: E402

FOLDER = "/".join(("battlemap", *components.COLLECTED))
"""Where the program looks for the folder inside the bundle."""
KEPT = ROOT / "assets" / "licences"
DOCS = Path("/usr/share/doc")
COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z0-9][A-Za-z0-9.+-]*[A-Za-z0-9])")
SHARED_FOLDERS = (KEPT, Path("/usr/share/common-licenses"))
"""Their texts are many components' own: they are copied once, under their names."""

ELSEWHERE = (
    (("libssl*", "libcrypto*"), Component("OpenSSL", "", "Apache-2.0", "https://openssl-library.org",
                                          (KEPT / "openssl.txt", KEPT / "Apache-2.0.txt"), True)),
    (("sqlite3.dll", "libsqlite3*"), Component("SQLite", "", "blessing", "https://sqlite.org", (KEPT / "sqlite.txt",))),
    (("vcruntime*.dll", "msvcp*.dll", "concrt*.dll", "ucrtbase.dll", "api-ms-win-*.dll"),
     Component("Microsoft Visual C++ runtime", "", "", "https://visualstudio.microsoft.com/license-terms/",
               (KEPT / "microsoft-runtime.txt",), True)),
)  # fmt: skip
"""Libraries that come along where no Debian package owns them, by their files' names: on Windows and macOS, inside Python's."""


class NoLicence(Exception):
    """Something would travel without its licence; one sentence."""


def collect(folder: Path, binaries: Iterable[tuple[str, str]]) -> list[str]:
    """Fill `folder` with a text for each component and the index; the names of the components.

    What an earlier collection left in it goes; a folder that holds anything else is only added to.  Raises NoLicence when a
    file's owner cannot be found, or a component has no text."""
    found = components.installed() + _bootloader() + owners(binaries)
    named = {(each.name.casefold(), each.is_of_system): each for each in reversed(found)}
    ordered = sorted(named.values(), key=lambda each: (each.is_of_system, each.name != "Battlemap", each.name.casefold()))
    for each in ordered:
        if not replace(each, note="").text().strip():
            raise NoLicence(f"{each.name} {each.version} would be shipped without a licence: no text of it was found.")
    if (folder / components.INDEX).exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    components.write_index(folder / components.INDEX, [_copied(each, folder) for each in ordered])
    return [each.name for each in ordered]


def _copied(component: Component, folder: Path) -> Component:
    """Its texts put into the folder: the shared ones under their own names, all others in one file called like the component."""
    own = tuple(file for file in component.files if file.parent not in SHARED_FOLDERS)
    shared = [folder / f"text-{file.name.removesuffix('.txt')}.txt" for file in component.files if file not in own]
    for file, copy in zip((file for file in component.files if file not in own), shared, strict=True):
        copy.write_text(file.read_text(encoding="utf-8", errors="replace"), encoding="utf-8")
    if own:
        kind = "system-" if component.is_of_system else ""
        text = folder / f"{kind}{re.sub('[^a-z0-9.+]+', '-', component.name.lower()).strip('-')}.txt"
        text.write_text(replace(component, files=own).text() + "\n", encoding="utf-8")
        shared.insert(0, text)
    return replace(component, files=tuple(shared), part="", note="")


def _bootloader() -> list[Component]:
    """What starts the frozen program is PyInstaller's, under the GPL with an exception for what it starts.

    Where PyInstaller is not installed nothing is frozen."""
    try:
        told = components.told_by(metadata.distribution("pyinstaller"))
    except metadata.PackageNotFoundError:
        return []
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    return [Component("PyInstaller bootloader", told.version, licence, told.home, told.files)]


# ---------------------------------------------------------------- whose a file is
def owners(binaries: Iterable[tuple[str, str]]) -> list[Component]:
    """Whose these files are, besides what is counted anyway: Python, and what `battlemap` requires."""
    by_source = {Path(source): name for name, source in binaries if source and not _is_link(source)}
    found, left = _of_distributions(by_source)
    left = {source: name for source, name in left.items() if not _is_ours(source)}
    of_debian, left = _of_debian(left)
    found += of_debian
    for source, name in left.items():
        known = next((each for patterns, each in ELSEWHERE if any(fnmatch(source.name.lower(), one) for one in patterns)), None)
        if known is not None:
            found.append(known)
        elif not _is_pythons(source):
            raise NoLicence(f"{name} would be shipped, and nothing says whose it is and under which licence ({source}).")
    return found


def _is_link(source: str) -> bool:
    """PyInstaller names by a relative path what is only a link to another file of the bundle."""
    return not Path(source).is_absolute()


def _is_ours(source: Path) -> bool:
    """A file of the project; not of an environment that stands in its folder."""
    return ROOT in source.parents and "site-packages" not in source.parts


def _of_distributions(sources: Mapping[Path, str]) -> tuple[list[Component], dict[Path, str]]:
    """The distributions that installed some of these files, and the files no distribution installed."""
    real = {source: Path(os.path.realpath(source)) for source in sources}
    left, found = dict(sources), []
    for library in metadata.distributions():
        folder = Path(os.path.realpath(str(library.locate_file(""))))
        installed = {line.rsplit(",", 2)[0] for line in (library.read_text("RECORD") or "").splitlines()}
        below = [source for source in left if folder in real[source].parents]
        its = [source for source in below if real[source].relative_to(folder).as_posix() in installed]
        if its and components.normal(library.name) != "pyinstaller":  # that is counted as what starts the program
            found.append(components.told_by(library))
        for source in its:
            del left[source]
    return found, left


def _is_pythons(source: Path) -> bool:
    """Of the standard library, Python's own library, or of a Python that stands in a folder of its own."""
    base = Path(sys.base_prefix).resolve()
    places = [Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")]
    if base not in (Path("/usr"), Path("/usr/local")):
        places.append(base)
    real = source.resolve()
    return any(place in real.parents for place in places) or bool(re.match(r"(lib)?python3", source.name, re.IGNORECASE))


# ---------------------------------------------------------------- Debian's
def _of_debian(sources: Mapping[Path, str]) -> tuple[list[Component], dict[Path, str]]:
    """A component for each source package that owns some of these files, and the files none owns.

    Packages of one source with different texts are components of their own."""
    packages = _packages_of(sources)
    alike: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for package, told in _told_by_dpkg(sorted(set(packages.values()))).items():
        alike[(*told, _copyright_of(package).read_text(encoding="utf-8", errors="replace"))].append(package)
    found = []
    for (version, source, home, text), names in alike.items():
        is_only = sum(source == other[1] for other in alike) == 1
        files = sorted({path.name for path, package in packages.items() if package in names})
        plain = [name.partition(":")[0] for name in names]
        note = (
            f"{', '.join(files)}\n\nfrom {', '.join(plain)}, built of the source package {source} {version} of "
            f"{_system()}, which has its complete source:\n\n    apt-get source {source}={version}"
        )
        called = source if is_only else plain[0]
        texts = (_copyright_of(names[0]), *_common_in(text))
        found.append(Component(called, version, licence_in(text), home, texts, is_of_system=True, note=note))
    return found, {path: name for path, name in sources.items() if path not in packages}


def _system() -> str:
    try:
        return platform.freedesktop_os_release()["NAME"]
    except (OSError, KeyError):
        return "Debian"


def licence_in(text: str) -> str:
    """What a copyright file of Debian's gives as the licence, "" where only reading it tells.

    Of a machine-readable file that of most of the source, with "…" where parts have others; of another one the common licence
    it names."""
    most, others = "", []
    for stanza in re.split(r"\n\s*\n", text) if text.startswith("Format") else ():
        files, licence = (re.search(rf"^{head}:[ \t]*(.+)", stanza, re.MULTILINE) for head in ("Files", "License"))
        if files and licence and files[1].strip() == "*":
            most = licence[1].strip()
        elif files and licence and not files[1].startswith("debian/"):
            others.append(licence[1].strip())
    if most:
        return f"{most}, …" if set(others) - {most} else most
    told = list(dict.fromkeys(others)) or sorted({path.name for path in _common_in(text)})
    return told[0] if len(told) == 1 else ""


def _common_in(text: str) -> list[Path]:
    """The texts a copyright file only refers to."""
    named = {Path("/usr/share/common-licenses", name).resolve() for name in COMMON.findall(text)}
    return sorted(path for path in named if path.is_file())


def _packages_of(sources: Iterable[Path]) -> dict[Path, str]:
    """The package of each file that has one.  Debian knows some files by /lib and some by /usr/lib, whatever links there are."""
    if not shutil.which("dpkg-query"):
        return {}
    asked: dict[str, Path] = {}
    for source in sources:
        for path in {str(source), os.path.realpath(source)}:
            for name in (path, path.removeprefix("/usr"), "/usr" + path.removeprefix("/usr")):
                asked.setdefault(name, source)
    if not asked:
        return {}
    told = subprocess.run(
        ["dpkg-query", "--search", *asked], capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
    )
    found: dict[Path, str] = {}
    for line in told.stdout.splitlines():
        owners_, _, path = line.partition(": ")
        if path in asked and not line.startswith("diversion by"):
            found.setdefault(asked[path], owners_.split(",")[0].strip())
    return found


def _told_by_dpkg(packages: list[str]) -> dict[str, tuple[str, str, str]]:
    """Of each package its source's version and name, and its home page."""
    if not packages:
        return {}
    form = "${binary:Package}\\t${source:Version}\\t${source:Package}\\t${Homepage}\\n"
    told = subprocess.run(["dpkg-query", "--show", f"--showformat={form}", *packages], capture_output=True, text=True, check=True)
    rows = [line.split("\t") for line in told.stdout.splitlines()]
    known = {name.partition(":")[0]: (version, source, home) for name, version, source, home in rows}
    return {package: known[package.partition(":")[0]] for package in packages}


def _copyright_of(package: str) -> Path:
    path = DOCS / package.partition(":")[0] / "copyright"
    if not path.is_file():
        raise NoLicence(f"{package} would be shipped without a licence: its package has no {path}.")
    return path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the texts go")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="files as if they were in the bundle")
    options = parser.parse_args()
    try:
        names = collect(options.folder, [(file.name, str(file.absolute())) for file in options.files])
    except NoLicence as wrong:
        print(f"licences: {wrong}", file=sys.stderr)
        return 1
    print("\n".join(names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
