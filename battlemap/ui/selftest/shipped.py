"""Are the files there that Battlemap brings along, and does each do what it is for?"""

import re
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter

from battlemap.importers import import_map
from battlemap.resources import resource_path
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile
from battlemap.ui import icons as drawings
from battlemap.ui import languages as spoken
from battlemap.ui.canvas.creature_glyphs import glyph_of, paint_glyph
from battlemap.ui.help.pages import PAGES, picture, source_of
from battlemap.ui.icons import pixmap
from battlemap.ui.selftest.desk import Desk, Fault, expect, no_faults

FOLDERS = ("bestiary", "creatures", "help", "icons", "languages")
SAMPLES = ("crypt.battlemap", "crypt.dd2vtt", "ford.battlemap", "ford.dd2vtt")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
SIDE_PX = 24
INK, OWN_INK = "darkorange", "control_"
OURS, OF_QT = ("Session", "Untitled fight"), ("QPlatformTheme", "Cancel")
"""A text of each translation, by its context."""


# ---------------------------------------------------------------- files
def files(_desk: Desk) -> str:
    """Every folder, every page of the manual with its pictures, every drawing that is named."""
    no_faults([f"assets/{name} is missing or empty" for name in FOLDERS if not _holds_any(name)])
    home, drawn = resource_path("assets", "help"), _names("creatures")
    pages = [(code, page) for code in spoken.LANGUAGES for page in PAGES]
    faults = [f"assets/help/{code}/{page}.md is missing" for code, page in pages if not (home / code / f"{page}.md").is_file()]
    faults += [
        f"the picture {name} of the manual's page {code}/{page} is missing"
        for code, page in pages
        for name in PICTURE.findall(source_of(code, page))
        if picture(code, name) is None
    ]
    faults += [f"assets/creatures/{name}.svg is missing" for name in sorted(_named_creatures() - drawn)]
    faults += [f"assets/icons/{name}.svg is missing" for name in sorted(set(drawings.ALIASES.values()) - drawings.names())]
    faults += [f"maps/{name} is missing" for name in SAMPLES if not (resource_path("maps") / name).is_file()]
    no_faults(faults)
    return f"{len(pages)} pages of the manual, {len(drawn)} creatures, {len(drawings.names())} icons, {len(SAMPLES)} maps"


def _holds_any(name: str) -> bool:
    try:
        return any(resource_path("assets", name).iterdir())
    except OSError:
        return False


def _names(folder: str) -> set[str]:
    return {path.stem for path in resource_path("assets", folder).glob("*.svg")}


def _named_creatures() -> set[str]:
    groups = tomllib.loads(resource_path("assets", "creatures", "words.toml").read_text(encoding="utf-8"))
    return {name for group in groups.values() for name in group}


def maps(desk: Desk) -> str:
    """All in the folder open: the fights as copies, for opening writes beside a file."""
    told, faults = [], []
    for path in sorted(resource_path("maps").iterdir()):
        if path.suffix not in (".battlemap", ".dd2vtt"):
            continue
        try:
            if path.suffix == ".battlemap":
                with FightFile.open(Path(shutil.copy(path, desk.folder))) as file:
                    scene, has_picture = file.verify(find_ruleset).state.scene, True
                    if scene.picture is not None:
                        has_picture = file.picture(scene.picture.sha256) is not None
            else:
                found = import_map(path)
                scene, has_picture = found.scene, found.picture is not None
            expect(has_picture, "its picture is missing")
            told.append(f"{path.name} {scene.width} x {scene.height}")
        except Exception as wrong:
            faults.append(f"{path.name} does not open: {wrong}")
    no_faults(faults)
    return ", ".join(told)


# ---------------------------------------------------------------- languages
def languages(desk: Desk) -> str:
    """Both translations of each language load and know a text, and the program speaks it."""
    app, faults = desk.app(), []
    try:
        for code in spoken.LANGUAGES:
            faults += list(_faults_of(code))
            spoken.speak(app, code)
            is_english = QCoreApplication.translate(*OURS) == OURS[1]
            if is_english != (code == spoken.SOURCE):
                faults.append(f"{code}: {OURS[1]!r} is shown as {QCoreApplication.translate(*OURS)!r}")
    finally:
        spoken.speak(app, spoken.SOURCE)
    no_faults(faults)
    return ", ".join(spoken.LANGUAGES.values())


def _faults_of(code: str) -> Iterator[str]:
    if code == spoken.SOURCE:
        return
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    ours = resource_path("assets", "languages") / f"battlemap_{code}.qm"
    for file, (context, text) in ((f"{qt}/qtbase_{code}.qm", OF_QT), (str(ours), OURS)):
        translator, name = QTranslator(), file.rsplit("/", 1)[-1].rsplit("\\", 1)[-1]
        if not translator.load(file):
            yield f"{name} cannot be loaded"
        elif translator.translate(context, text) in ("", text):
            yield f"{name} does not know {text!r}"


# ---------------------------------------------------------------- drawings
def icons(desk: Desk) -> str:
    """Each leaves a mark, of the colour asked for; the parts of controls have colours of their own."""
    desk.app()
    names, creatures = sorted(drawings.names()), sorted(_names("creatures"))
    faults = [f"icons/{name}.svg draws nothing" for name in names if not _is_marked(_icon(name), not name.startswith(OWN_INK))]
    faults += [f"creatures/{name}.svg draws nothing" for name in creatures if not _is_marked(_glyph(name))]
    no_faults(faults)
    goblin = glyph_of("Goblin 3")
    if goblin is None:
        raise Fault("no drawing is found for a goblin")
    return f"{len(names)} icons and {len(creatures)} creatures draw, a goblin is drawn as {goblin.name}"


def _icon(name: str) -> QImage:
    return pixmap(name, SIDE_PX, INK).toImage()


def _glyph(name: str) -> QImage:
    image = QImage(SIDE_PX, SIDE_PX, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_glyph(painter, name, image.rect().toRectF(), INK)
    painter.end()
    return image


def _is_marked(image: QImage, in_ink: bool = True) -> bool:
    pixels = (image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width()))
    ink = QColor(INK).hue()
    return any(pixel.alpha() > 40 and (not in_ink or abs(pixel.hue() - ink) < 12) for pixel in pixels)
