"""The program's icon and that of its files, in every form a system wants, from the one drawing in assets/battlemap.svg.

    python packaging/make_icons.py FOLDER

    FOLDER/hicolor/48x48/apps/battlemap.png                          Linux: 16 to 512, and scalable/…/*.svg
    FOLDER/hicolor/48x48/mimetypes/application-x-battlemap.png       a fight's file: the drawing on a sheet of paper
    FOLDER/battlemap.ico, battlemap-document.ico                     Windows: 16 to 256
    FOLDER/battlemap.icns, battlemap-document.icns                   macOS: 32 to 1024, the tile with the margin usual there
    FOLDER/battlemap-1024.png                                        for pages of shops and the like

Each size is drawn from the vector; none is another one made smaller.  No screen is needed.
"""

import argparse
import io
import os
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "assets" / "battlemap.svg"
LINUX = (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MAC = (32, 64, 128, 256, 512, 1024)
MAC_MARGIN = 100 / 1024
"""Apple's grid for icons: a tile of 824 in a square of 1024."""
SVG = "{http://www.w3.org/2000/svg}"

# A sheet with a corner turned down, higher than wide; the drawing lies on it as a map does.
SHEET = """<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
  <path d="M106 10H320L438 128V470A32 32 0 0 1 406 502H106A32 32 0 0 1 74 470V42A32 32 0 0 1 106 10Z" fill="#f6f1e6"
    stroke="#6f6a62" stroke-width="20" stroke-linejoin="round"/>
  <path d="M320 10V104A24 24 0 0 0 344 128H438Z" fill="#d3cbb9" stroke="#6f6a62" stroke-width="20" stroke-linejoin="round"/>
  <g transform="translate(96 160) scale(0.625)"/>
</svg>"""


def make(folder: Path) -> list[Path]:
    """Write everything into the folder, made if need be; the files written.  Raises ValueError for a drawing that is none."""
    app = QGuiApplication.instance() or _without_screen()
    assert app is not None
    drawings = {"battlemap": DRAWING.read_bytes(), "battlemap-document": document()}
    written = []
    for (name, svg), place in zip(
        drawings.items(), ("apps/battlemap", "mimetypes/application-x-battlemap"), strict=True
    ):
        margin = MAC_MARGIN if name == "battlemap" else 0.0
        draw, theme = drawer(svg), folder / "hicolor"
        for side in LINUX:
            written.append(_kept(theme / f"{side}x{side}" / f"{place}.png", _png(draw(side, 0.0))))
        written.append(_kept(theme / "scalable" / f"{place}.svg", svg))
        written.append(_kept(folder / f"{name}.ico", _several("ICO", (draw(side, 0.0) for side in WINDOWS))))
        written.append(_kept(folder / f"{name}.icns", _several("ICNS", (draw(side, margin) for side in MAC))))
    written.append(_kept(folder / "battlemap-1024.png", _png(drawer(drawings["battlemap"])(1024, 0.0))))
    return written


def document() -> bytes:
    """The drawing on a sheet of paper, as one SVG."""
    ET.register_namespace("", SVG.strip("{}"))
    sheet = ET.fromstring(SHEET)
    place = sheet.find(f"{SVG}g")
    assert place is not None
    place.extend(ET.fromstring(DRAWING.read_bytes()))
    return ET.tostring(sheet, encoding="utf-8", xml_declaration=True)


def drawer(svg: bytes) -> Callable[[int, float], Image.Image]:
    """Draws the SVG at a size in pixels, with a margin (of 1) at each side; what is not covered is transparent."""
    renderer = QSvgRenderer(QByteArray(svg))
    if not renderer.isValid():
        raise ValueError("the icon's drawing is no SVG that Qt can draw")

    def draw(side: int, margin: float) -> Image.Image:
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = side * margin
        renderer.render(painter, QRectF(gap, gap, side - 2 * gap, side - 2 * gap))
        painter.end()
        kept = QBuffer()
        kept.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(kept, "PNG")
        return Image.open(io.BytesIO(kept.data().data())).convert("RGBA")

    return draw


def _png(image: Image.Image) -> bytes:
    kept = io.BytesIO()
    image.save(kept, "PNG", optimize=True)
    return kept.getvalue()


def _several(form: str, images: Iterable[Image.Image]) -> bytes:
    """A file of several sizes: Pillow takes those it is given and would make only a missing one from the largest."""
    *smaller, largest = images
    kept = io.BytesIO()
    sizes = {"sizes": [image.size for image in (*smaller, largest)]} if form == "ICO" else {}
    largest.save(kept, form, append_images=smaller, **sizes)
    return kept.getvalue()


def _kept(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def _without_screen() -> QGuiApplication:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication(sys.argv[:1])


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the program's icons.")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    written = make(parser.parse_args().folder)
    print(f"{len(written)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
