"""The program's own line icons, coloured by the palette."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from battlemap.resources import resource_path
from battlemap.ui.theme import palette

SIDES = (24, 48, 96)


def icon(name: str, colour: str = "") -> QIcon:
    """An icon of `assets/icons`, its lines in the palette's text colour unless another is given."""
    return _icon(name, colour or palette().text, palette().text_dim)


@lru_cache(maxsize=256)
def _icon(name: str, colour: str, dimmed: str) -> QIcon:
    source = resource_path("assets", "icons", f"{name}.svg").read_text(encoding="utf-8")
    found = QIcon()
    for side in SIDES:
        found.addPixmap(_drawn(source, colour, side))
        found.addPixmap(_drawn(source, dimmed, side), QIcon.Mode.Disabled)
    return found


def _drawn(source: str, colour: str, side: int) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap
