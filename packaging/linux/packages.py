"""The Linux packages of a finished bundle: `deb` by dpkg-deb, `rpm` by nfpm; both install the same tree, which `lay_out` makes.

The program lies in /opt/battlemap, as programs do that bring their libraries along; /usr/bin has a link to it, /usr/share what
the desktop shows.  No package runs a script: the desktop's caches are renewed by the triggers of the packages they belong to.
What the packages need of the system is what the bundle leaves out by design: the graphics driver's libraries, a font, the
keyboard's layouts; and a C library no older than the one the bundle's files were made for, which is asked of those files.

Not here: making the bundle (battlemap.spec) and the icons (make_icons.py); in which order (build.py).
"""

import gzip
import hashlib
import os
import platform
import re
import shutil
import string
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STAGE = ROOT / "build" / "linux"
DEB_ARCH = {"x86_64": "amd64", "aarch64": "arm64"}


class PackageError(Exception):
    """A package could not be made; its text is one sentence."""


def lay_out(bundle: Path, icons: Path) -> Path:
    """What both packages install, as a tree below build/linux/root: no file but the program is executable, none is private."""
    root = STAGE / "root"
    shutil.rmtree(STAGE, ignore_errors=True)
    share = root / "usr" / "share"
    shutil.copytree(bundle, root / "opt" / "battlemap", symlinks=True)
    _copy(HERE / "battlemap.desktop", share / "applications")
    _copy(next(HERE.glob("*.metainfo.xml")), share / "metainfo")
    _copy(HERE / "battlemap-mime.xml", share / "mime" / "packages", "battlemap.xml")
    shutil.copytree(icons / "hicolor", share / "icons" / "hicolor")
    document = share / "doc" / "battlemap"
    _copy(ROOT / "LICENSE", document, "copyright")
    with (document / "copyright").open("a", encoding="utf-8") as file:
        file.write("\nThe licences of the libraries it brings along are shown by Help > About Battlemap.\n")
    with gzip.GzipFile(document / "changelog.gz", "wb", compresslevel=9, mtime=0) as file:
        file.write((ROOT / "CHANGELOG.md").read_bytes())
    _open_up(root)
    return root


def deb(root: Path, out: Path, version: str) -> Path:
    """`out`/battlemap_VERSION_ARCH.deb of the tree `root`."""
    arch = DEB_ARCH.get(platform.machine())
    if arch is None:
        raise PackageError(f"a .deb is made for {' and '.join(DEB_ARCH)}, not for {platform.machine()}")
    tree = STAGE / "deb"
    shutil.copytree(root, tree, symlinks=True, copy_function=os.link)
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / "battlemap").symlink_to("/opt/battlemap/battlemap")
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files]
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    told = string.Template((HERE / "control").read_text(encoding="utf-8"))
    about = tree / "DEBIAN"
    about.mkdir()
    filled = told.substitute(version=version, arch=arch, kilobytes=kilobytes, glibc=glibc(root))
    (about / "control").write_text(filled, encoding="utf-8")
    (about / "md5sums").write_text("".join(sums), encoding="utf-8")
    _open_up(tree)
    made = STAGE / f"battlemap_{version}_{arch}.deb"
    _run("dpkg-deb", "--root-owner-group", "-Zzstd", "-z9", "--build", str(tree), str(made))
    return Path(shutil.move(made, out / made.name))


def rpm(root: Path, out: Path, version: str) -> Path:
    """`out`/battlemap-VERSION-1.ARCH.rpm of the tree `root`, which nfpm.yaml names by its place."""
    nfpm = Path(sys.executable).with_name("nfpm")
    made = STAGE / f"battlemap-{version}-1.{platform.machine()}.rpm"
    told = {"VERSION": version, "ARCH": DEB_ARCH.get(platform.machine(), platform.machine()), "GLIBC": glibc(root)}
    env = {**os.environ, **{f"BATTLEMAP_{name}": value for name, value in told.items()}}
    _run(str(nfpm), "package", "-f", str(HERE / "nfpm.yaml"), "-p", "rpm", "-t", str(made), env=env)
    return Path(shutil.move(made, out / made.name))


def glibc(root: Path) -> str:
    """The version of the C library that the programs and libraries below `root` were made for, the newest that one asks for."""
    files = [str(path) for path in root.rglob("*") if path.is_file() and not path.is_symlink() and _is_elf(path)]
    told = _run("objdump", "-p", *files)
    asked = {tuple(int(part) for part in found.split(".")) for found in re.findall(r"\bGLIBC_(\d+\.\d+)", told)}
    if not asked:
        raise PackageError(f"nothing in {root.name} says which C library it was made for")
    return ".".join(str(part) for part in max(asked))


def _open_up(root: Path) -> None:
    """The modes of an installed file, whatever the builder's umask made of it."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            is_open = path.is_dir() or path == root / "opt" / "battlemap" / "battlemap"
            path.chmod(0o755 if is_open else 0o644)


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _copy(file: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / (name or file.name))


def _run(*command: str, env: dict[str, str] | None = None) -> str:
    try:
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    except FileNotFoundError:
        raise PackageError(f"{Path(command[0]).name} is missing on this system") from None
    if done.returncode:
        raise PackageError(f"{Path(command[0]).name} failed: {(done.stderr or done.stdout).strip()}")
    return done.stdout
