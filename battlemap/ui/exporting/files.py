"""A sheet written to a file: PNG and WebP pixel by pixel, PDF and SVG as lines, each made beside its place and moved there whole.

    run_to_end(written(sheet, Order(path, "png")))

A PNG goes to the disk strip by strip; its size is bounded by what others can open.  A WebP has to be held in one piece.
"""

import io
import os
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from PySide6.QtCore import QCoreApplication, QIODevice, QMarginsF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from battlemap.storage import SaveError
from battlemap.storage.replacing import made_beside
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.exporting.limits import Kind, weigh
from battlemap.ui.exporting.png_rows import PngRows
from battlemap.ui.exporting.poured import poured
from battlemap.ui.exporting.sheet import Sheet, strips
from battlemap.ui.exporting.steps import Steps, awaited, in_thread, later

MM_PER_INCH = 25.4
WEBP_QUALITY, WEBP_EFFORT = 90, 2
PAINTED_SHARE, PAINTED_WEBP_SHARE = 0.95, 0.3
EMBEDDED_PX = {"pdf": 150.0, "svg": 100.0}
"""Pixels to a square that are put into a drawing.  An SVG holds them as they are and is packed slowly."""
MOST_EMBEDDED = 400_000_000
FINENESS = 10
"""Dots of a drawing's device to a pixel of the sheet."""
PIECE_BYTES = 8 * 1024 * 1024
PROGRAM = "Battlemap"


@dataclass(frozen=True, slots=True)
class Order:
    """Which file, of which kind; `mm`: how long a square is on a drawing.  `title` is written into the file."""

    path: Path
    kind: Kind
    mm: float = MM_PER_INCH
    title: str = ""
    overwrite: bool = True


def written(sheet: Sheet, order: Order) -> Steps[Path]:
    """Write it.  Raises `SaveError` with a sentence; then, and when it is called off, the file is as it was."""
    if order.kind in ("png", "webp") and (verdict := weigh(order.kind, sheet.frame.size_px)).is_refused:
        raise SaveError(verdict.text)
    with made_beside(order.path, "written", order.overwrite) as part:
        if order.kind == "png":
            yield from _png(sheet, part, order)
        elif order.kind == "webp":
            yield from _webp(sheet, part)
        else:
            yield from _drawing(sheet, part, order)
        with part.open("rb+") as file:
            yield from in_thread(os.fsync, file.fileno())
    return order.path


# ---------------------------------------------------------------- pixel by pixel
def _png(sheet: Sheet, part: Path, order: Order) -> Steps[None]:
    """Painted here strip by strip, packed by the thread beside."""
    size = sheet.frame.size_px
    texts = {"Software": PROGRAM} | ({"Title": order.title} if order.title else {})
    with part.open("wb") as file:
        per_metre = round(sheet.frame.px / order.mm * 1000)
        png = PngRows(file, size.width(), size.height(), px_per_metre=per_metre, texts=texts)
        packing = None
        for top, high in strips(sheet.frame):
            strip = _image(QSize(size.width(), high))
            sheet.paint(strip, top)
            if packing is not None:
                yield from awaited(packing)
            packing = later(partial(_pack, png, strip))
            yield (top + high) / size.height()
        if packing is not None:
            yield from awaited(packing)
        png.end()


def _pack(png: PngRows, strip: QImage) -> None:
    rows = strip.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(rows.constBits(), np.uint8).reshape(rows.height(), rows.bytesPerLine())
    png.add(lines[:, : rows.width() * 3].reshape(rows.height(), rows.width(), 3))


def _webp(sheet: Sheet, part: Path) -> Steps[None]:
    size = sheet.frame.size_px
    whole = _image(size)
    for top, high in strips(sheet.frame):
        strip = _image(QSize(size.width(), high))
        sheet.paint(strip, top)
        _copied(strip, whole, top)
        yield PAINTED_WEBP_SHARE * (top + high) / size.height()
    packed = yield from in_thread(_as_webp, whole)
    with part.open("wb") as file:
        yield from _poured(packed, file)


def _copied(strip: QImage, whole: QImage, top: int) -> None:
    """Both have four bytes to the pixel, so their lines follow one another without a gap."""
    goal = np.frombuffer(whole.bits(), np.uint8)
    line = whole.bytesPerLine()
    goal[top * line : top * line + strip.sizeInBytes()] = np.frombuffer(strip.constBits(), np.uint8)


def _as_webp(image: QImage) -> bytes:
    """Not by Qt, whose writer takes fifty times as long for a large picture."""
    from PIL import Image

    size, packed = (image.width(), image.height()), io.BytesIO()
    pixels: Any = image.constBits()
    picture = Image.frombuffer("RGB", size, pixels, "raw", "BGRX", image.bytesPerLine(), 1)
    try:
        picture.save(packed, "WEBP", quality=WEBP_QUALITY, method=WEBP_EFFORT)
    except (ValueError, OSError):
        raise SaveError(_say("WebP cannot hold so much detail: write a PNG, or fewer pixels a square.")) from None
    return packed.getvalue()


def _poured(data: bytes, file: BinaryIO) -> Steps[None]:
    for at in range(0, len(data), PIECE_BYTES):
        file.write(data[at : at + PIECE_BYTES])
        yield (at + PIECE_BYTES) / (len(data) + PIECE_BYTES)


def _image(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        raise MemoryError
    return image


# ---------------------------------------------------------------- as lines
def _drawing(sheet: Sheet, part: Path, order: Order) -> Steps[None]:
    with poured(part) as file:
        device = _pdf(sheet, file, order) if order.kind == "pdf" else _svg(sheet, file, order)
        painter = QPainter()
        try:
            if not painter.begin(device):
                raise SaveError(_say("{name}: nothing can be drawn that large").format(name=order.path.name))
            if order.kind == "pdf":
                fit(painter, order.mm, device.logicalDpiX())
            squares = sheet.frame.part.columns * sheet.frame.part.rows
            for share in sheet.drawing(painter, min(EMBEDDED_PX[order.kind], (MOST_EMBEDDED / squares) ** 0.5)):
                file.pour()
                yield PAINTED_SHARE * share
        finally:
            if painter.isActive():
                painter.end()


def fit(painter: QPainter, mm: float, dpi: float) -> None:
    """From here on a square, `SQUARE` pixels of the painter's, is so many mm long on the device.

    Not by its transform: what is drawn asks that for the zoom, and words would be as small as the device's dots.
    """
    many = 1_000_000
    scale = mm / MM_PER_INCH * dpi / SQUARE
    painter.setWindow(QRect(0, 0, many, many))
    painter.setViewport(QRect(0, 0, round(many * scale), round(many * scale)))


def _pdf(sheet: Sheet, file: QIODevice, order: Order) -> QPdfWriter:
    """One page as large as the sheet."""
    size = sheet.frame.size_squares * order.mm
    writer = QPdfWriter(file)
    writer.setTitle(order.title)
    writer.setCreator(PROGRAM)
    writer.setResolution(max(72, round(FINENESS * SQUARE * MM_PER_INCH / order.mm)))
    page = QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    return writer


def _svg(sheet: Sheet, file: QIODevice, order: Order) -> QSvgGenerator:
    """Of the later kind: the earlier one cuts nothing off."""
    frame = sheet.frame
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(file)
    generator.setTitle(order.title)
    generator.setDescription(_say("{columns} × {rows} squares, drawn by Battlemap").format(
        columns=frame.part.columns, rows=frame.part.rows
    ))  # fmt: skip
    generator.setResolution(round(SQUARE * MM_PER_INCH / order.mm))
    generator.setSize(frame.size.toSize())
    generator.setViewBox(QRectF(0, 0, frame.size.width(), frame.size.height()))
    return generator


def _say(text: str) -> str:
    return QCoreApplication.translate("Exporting", text)
