"""The icon in all its forms, and what Linux desktops are told: the starter, the kinds of files, the page of a software centre.

What needs no tool of the system is always checked; the desktops' own tools judge where they are there.
"""

import configparser
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QSize

from battlemap import __main__ as program
from battlemap import __version__, importers
from battlemap.importers import universal_vtt
from battlemap.storage.opening import MAGIC
from battlemap.storage.places import SUFFIX
from battlemap.storage.schema import APPLICATION_ID
from battlemap.ui.application import application
from battlemap.ui.theme import palette
from tests.house.layout import ROOT, pyproject

LINUX = ROOT / "packaging" / "linux"
DESKTOP, MIME = LINUX / "battlemap.desktop", LINUX / "battlemap-mime.xml"
(METAINFO,) = LINUX.glob("*.metainfo.xml")
LANGUAGES = ("it", "pt_BR")
FIGHT, MAP = "application/x-battlemap", "application/x-universal-vtt"
SYSTEM_TYPES = Path("/usr/share/mime/packages/freedesktop.org.xml")
NAMES = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def needs(*tools: str) -> pytest.MarkDecorator:
    missing = [tool for tool in tools if not shutil.which(tool)]
    return pytest.mark.skipif(bool(missing), reason=f"{' and '.join(missing)} not on this system")


def ran(*command: str | Path, **env: str | Path) -> str:
    """What it prints, errors too; it must say that all is well."""
    done = subprocess.run(
        [str(word) for word in command], env={**os.environ, "LC_ALL": "C.UTF-8", **{k: str(v) for k, v in env.items()}},
        capture_output=True, text=True, timeout=100,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


# ------------------------------------------------------------ icons
@pytest.fixture(scope="module")
def icons(tmp_path_factory) -> Path:
    """Made as the packages' build makes them, by the command, where there is no screen."""
    folder = tmp_path_factory.mktemp("icons") / "new"
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    command = [sys.executable, str(ROOT / "packaging" / "make_icons.py"), str(folder)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    return folder


def frames(path: Path) -> dict[int, Image.Image]:
    """Every picture in the file, by its size in pixels."""
    image = Image.open(path)
    if path.suffix == ".png":
        return {image.width: image.convert("RGBA")}
    if path.suffix == ".ico":
        return {size[0]: image.ico.getimage(size).convert("RGBA") for size in image.ico.sizes()}
    return {size[0] * size[2]: image.icns.getimage(size).convert("RGBA") for size in image.icns.itersizes()}


def check_drawn(image: Image.Image, side: int) -> None:
    assert image.size == (side, side)
    last = side - 1
    for corner in ((0, 0), (last, 0), (0, last), (last, last)):
        assert image.getpixel(corner)[3] < 64, corner  # at 16 px a rounded corner leaves a trace
    assert image.getpixel((side // 2, side // 2))[3] == 255
    pixels = np.asarray(image).reshape(-1, 4)
    opaque = pixels[pixels[:, 3] == 255].astype(int) // 32
    assert len(np.unique(opaque @ (1, 8, 64, 512))) > 20, "a plain tile is no icon"


@pytest.mark.parametrize("name", ["apps/battlemap", "mimetypes/application-x-battlemap"])
def test_linux_has_every_size_and_the_drawing_itself(icons, name):
    for side in (16, 22, 24, 32, 48, 64, 96, 128, 256, 512):
        check_drawn(frames(icons / "hicolor" / f"{side}x{side}" / f"{name}.png")[side], side)
    assert ET.parse(icons / "hicolor" / "scalable" / f"{name}.svg").getroot().tag.endswith("svg")


@pytest.mark.parametrize("name", ["battlemap", "battlemap-document"])
@pytest.mark.parametrize(
    ("ending", "sides"), [("ico", {16, 24, 32, 48, 64, 128, 256}), ("icns", {32, 64, 128, 256, 512, 1024})]
)
def test_every_frame_of_the_other_systems_icons_is_drawn(icons, name, ending, sides):
    found = frames(icons / f"{name}.{ending}")
    assert set(found) == sides
    for side, image in found.items():
        check_drawn(image, side)


def test_windows_small_sizes_are_drawn_and_not_made_smaller(icons):
    for side, image in frames(icons / "battlemap.ico").items():
        drawn = Image.open(icons / "hicolor" / f"{side}x{side}" / "apps" / "battlemap.png").convert("RGBA")
        assert image.tobytes() == drawn.tobytes(), side
    large = Image.open(icons / "hicolor" / "256x256" / "apps" / "battlemap.png").convert("RGBA")
    assert frames(icons / "battlemap.ico")[16].tobytes() != large.resize((16, 16)).tobytes()


def test_the_macs_tile_keeps_the_usual_margin(icons):
    left, top, right, bottom = frames(icons / "battlemap.icns")[1024].getbbox()
    assert (left, top, right, bottom) == (100, 100, 924, 924)


def test_a_page_of_a_shop_has_the_large_one(icons):
    check_drawn(frames(icons / "battlemap-1024.png")[1024], 1024)


def test_the_drawing_has_only_what_qt_draws():
    """QSvgRenderer passes over the rest in silence, and the icon would lack it."""
    tags = {element.tag.rpartition("}")[2] for element in ET.parse(ROOT / "assets" / "battlemap.svg").iter()}
    assert tags <= {"svg", "defs", "linearGradient", "stop", "g", "rect", "path", "circle"}
    assert "style=" not in (ROOT / "assets" / "battlemap.svg").read_text(encoding="utf-8")


def test_the_window_has_the_icon(qapp):
    shown = application().windowIcon().pixmap(QSize(64, 64)).toImage()
    the_way = shown.pixelColor(shown.width() // 2, shown.height() * 400 // 512)
    assert the_way.name() == palette().path
    assert shown.pixelColor(0, 0).alpha() == 0


# ------------------------------------------------------------ the starter
def starter() -> dict[str, str]:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=True)
    parser.optionxform = str  # capitals count
    parser.read(DESKTOP, encoding="utf-8")
    assert parser.sections() == ["Desktop Entry"]  # an action would need a command of the program's
    return dict(parser["Desktop Entry"])


def listed(value: str) -> list[str]:
    assert value.endswith(";")
    return value[:-1].split(";")


def test_the_starter_starts_the_program_with_one_file():
    words = shlex.split(starter()["Exec"])
    assert words == ["battlemap", "%f"]  # %F would hand over several
    assert words[0] in pyproject()["project"]["scripts"]
    assert program._parser().parse_args(["open", "FILE"]).file == "FILE"
    with pytest.raises(SystemExit):
        program._parser().parse_args(["open", "FILE", "ANOTHER"])


def test_the_starter_finds_its_window(qapp):
    assert DESKTOP.stem == application().desktopFileName()
    assert starter()["StartupWMClass"] == application().applicationName()


def test_the_starter_speaks_the_programs_languages():
    found = starter()
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        for language in LANGUAGES:
            assert found[f"{key}[{language}]"]
            if key != "Name":
                assert found[f"{key}[{language}]"] != found[key]
    for key in ("Keywords", *(f"Keywords[{language}]" for language in LANGUAGES)):
        assert len(set(listed(found[key]))) == len(listed(found[key])) >= 8


def test_the_starters_icon_is_made(icons):
    assert list((icons / "hicolor").glob(f"*/apps/{starter()['Icon']}.png"))


@needs("desktop-file-validate")
def test_the_starter_is_valid():
    assert ran("desktop-file-validate", DESKTOP) == ""


# ------------------------------------------------------------ kinds of files
def kinds() -> dict[str, ET.Element]:
    return {kind.get("type", ""): kind for kind in ET.parse(MIME).getroot().findall("m:mime-type", NAMES)}


def endings(kind: ET.Element) -> set[str]:
    return {glob.get("pattern", "").removeprefix("*") for glob in kind.findall("m:glob", NAMES)}


def test_starter_page_and_kinds_name_the_same_types():
    assert set(kinds()) == {FIGHT, MAP} == set(listed(starter()["MimeType"]))
    assert {kind.text for kind in page().iter("mediatype")} == {FIGHT, MAP}


def test_the_endings_are_those_the_program_opens():
    assert endings(kinds()[FIGHT]) == {SUFFIX}
    assert endings(kinds()[MAP]) == set(universal_vtt.ENDINGS) <= set(importers.ENDINGS)


def test_a_fight_is_known_by_the_bytes_storage_writes():
    magic = kinds()[FIGHT].find("m:magic", NAMES)
    outer = magic.find("m:match", NAMES)
    inner = outer.find("m:match", NAMES)
    assert (outer.get("type"), outer.get("offset")) == ("string", "0")
    assert (inner.get("type"), inner.get("offset")) == ("big32", "68")
    assert outer.get("value").encode().decode("unicode_escape").encode() == MAGIC
    assert int(inner.get("value"), 16) == APPLICATION_ID
    assert int(magic.get("priority")) > 50  # that of any SQLite database


def test_kinds_are_told_in_the_programs_languages_and_shown(icons):
    for kind in kinds().values():
        told = [comment.text for comment in kind.findall("m:comment", NAMES)]
        assert {comment.get(LANG) for comment in kind.findall("m:comment", NAMES)} == {None, *LANGUAGES}
        assert all(told) and len(set(told)) == len(told)
    name = kinds()[FIGHT].find("m:icon", NAMES).get("name")
    assert list((icons / "hicolor").glob(f"*/mimetypes/{name}.png"))


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[Path, str]:
    """Real files, and as what each is to be known."""
    folder = tmp_path_factory.mktemp("files")
    maps = ROOT / "maps"
    found = {path: FIGHT for path in maps.glob("*.battlemap")} | {path: MAP for path in maps.glob("*.dd2vtt")}
    assert set(found.values()) == {FIGHT, MAP}
    for source, name, kind in (
        ("crypt.battlemap", "no-ending", FIGHT), ("crypt.battlemap", "CRYPT.BATTLEMAP", FIGHT),
        ("crypt.dd2vtt", "crypt.uvtt", MAP), ("crypt.dd2vtt", "crypt.df2vtt", MAP),
    ):  # fmt: skip
        shutil.copyfile(maps / source, folder / name)
        found[folder / name] = kind
    for name, owner in (("nobodys", 0), ("somebodys", 0x42424242)):
        database = sqlite3.connect(folder / name)
        database.execute(f"PRAGMA application_id = {owner}")
        database.execute("CREATE TABLE anything (at_all)")
        database.close()
        found[folder / name] = "application/vnd.sqlite3"
    return found


def data_folder(folder: Path) -> Path:
    """A system's share folder with the kinds it always knows, and ours."""
    packages = folder / "mime" / "packages"
    packages.mkdir(parents=True)
    if SYSTEM_TYPES.exists():
        shutil.copy(SYSTEM_TYPES, packages)
    shutil.copy(MIME, packages / "battlemap.xml")
    return folder


QT_ASKS = """
import sys
from PySide6.QtCore import QMimeDatabase
known = QMimeDatabase()
for path in sys.argv[1:]:
    kind = known.mimeTypeForFile(path)
    print(kind.name(), kind.inherits("application/vnd.sqlite3"), kind.inherits("application/json"), kind.iconName(), sep="|")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt asks no share folder")
@pytest.mark.parametrize("is_compiled", [False, pytest.param(True, marks=needs("update-mime-database"))])
def test_qt_knows_the_files(tmp_path, files, is_compiled):
    """From the XML itself, and from what the system's tool makes of it."""
    folder = data_folder(tmp_path)
    if is_compiled:
        ran("update-mime-database", folder / "mime")
    told = ran(sys.executable, "-c", QT_ASKS, *files, XDG_DATA_HOME=folder, XDG_DATA_DIRS=folder).splitlines()
    for (path, kind), line in zip(files.items(), told, strict=True):
        name, is_sqlite, is_json, icon = line.split("|")
        assert name == kind, path.name
        assert (is_sqlite, is_json) == (str(kind != MAP), str(kind == MAP)), path.name
        assert kind != FIGHT or icon == "application-x-battlemap"


@needs("update-mime-database", "gio")
@pytest.mark.skipif(not SYSTEM_TYPES.exists(), reason="shared-mime-info not on this system")
def test_the_desktop_knows_the_files_and_opens_them_with_the_program(tmp_path, files):
    folder = data_folder(tmp_path / "share")
    where = {"XDG_DATA_HOME": folder, "XDG_DATA_DIRS": folder}
    assert ran("update-mime-database", folder / "mime", **where) == ""  # it names what it dislikes
    for path, kind in files.items():
        told = ran("gio", "info", "-a", "standard::content-type", path, **where)
        assert re.findall(r"standard::content-type: (\S+)", told) == [kind], path.name
    if not shutil.which("update-desktop-database"):
        return
    (folder / "applications").mkdir()
    shutil.copy(DESKTOP, folder / "applications")
    ran("update-desktop-database", folder / "applications")
    installed = tmp_path / "bin" / "battlemap"  # a starter whose program is missing is not offered
    installed.parent.mkdir()
    installed.write_text("#!/bin/sh\n", encoding="utf-8")
    installed.chmod(0o755)
    search = f"{installed.parent}{os.pathsep}{os.environ['PATH']}"
    for kind in (FIGHT, MAP):
        told = ran("gio", "mime", kind, XDG_CONFIG_HOME=tmp_path / "config", PATH=search, **where)
        assert DESKTOP.name in told.splitlines()[0], told


# ------------------------------------------------------------ a software centre's page
def page() -> ET.Element:
    return ET.parse(METAINFO).getroot()


def changelog() -> dict[str, str]:
    """Released versions and their days, the newest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^## \[?(\d+\.\d+\.\d+)\]? *[-–—] *(\d{4}-\d{2}-\d{2})$", text, re.MULTILINE))


def test_the_page_tells_the_releases_of_the_changelog():
    told = page().findall("releases/release")
    stable = [each for each in told if each.get("type", "stable") == "stable"]
    assert {each.get("version"): each.get("date") for each in stable} == changelog()
    assert told[0].get("version") == __version__  # what is not in the changelog yet is of type "development"


def test_the_page_has_its_ids_name_and_leads_to_the_starter():
    name = page().findtext("id")
    assert METAINFO.name == f"{name}.metainfo.xml"
    assert re.fullmatch(r"[a-z]+(\.[a-z0-9]+){2,}", name)
    assert page().findtext("launchable") == DESKTOP.name
    assert page().findtext("provides/binary") == shlex.split(starter()["Exec"])[0]
    assert [each.text for each in page().iter("category")] == listed(starter()["Categories"])
    assert page().findtext("icon") == starter()["Icon"]


def test_the_page_tells_everything_in_each_of_the_programs_languages():
    for tag in ("name", "summary", "description/p", "description/ul/li"):
        by_language = {language: [] for language in (None, *LANGUAGES)}
        for element in page().findall(tag):
            by_language[element.get(LANG)].append("".join(element.itertext()).strip())
        assert len({len(texts) for texts in by_language.values()}) == 1, tag
        if tag != "name":
            assert len({tuple(texts) for texts in by_language.values()}) == len(by_language), tag


@needs("appstreamcli")
def test_the_page_is_valid():
    """An `I:` or `P:` is advice.  The one that may stand: the project has no domain its id could be made of."""
    told = ran("appstreamcli", "validate", "--no-net", "--pedantic", "--no-color", METAINFO)
    advice = re.findall(r"^[EWIP]: \S+ ([\w-]+)", told, re.MULTILINE)
    assert set(advice) <= {"cid-maybe-not-rdns"}, told


@needs("appstreamcli")
def test_the_page_is_valid_where_the_packages_put_it(tmp_path):
    share = tmp_path / "usr" / "share"
    for file, place in ((METAINFO, "metainfo"), (DESKTOP, "applications")):
        (share / place).mkdir(parents=True)
        shutil.copy(file, share / place)
    told = ran("appstreamcli", "validate-tree", "--no-net", "--no-color", tmp_path)
    assert not re.findall(r"^[EW]: .*$", told, re.MULTILINE), told
