"""What is inside a token's ring: its picture, or a face made for it, with a drawing of its kind or the letters of its name.

Pictures are shrunk once for each size and kept: shrinking is smooth and slow, painting is to be neither.  Not here: the ring and
all that lies on it (`token_face`, `token_marks`), which drawing belongs to which name (`creature_glyphs`).
"""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)  # fmt: skip
from PySide6.QtWidgets import QWidget

from battlemap.ui.canvas.creature_glyphs import glyph_of, numbered, paint_glyph
from battlemap.ui.canvas.pixmap_cache import PixmapCache
from battlemap.ui.canvas.token_look import Look
from battlemap.ui.inks import DEAD_FACE, DEAD_INK, FACE_TINTS, FADED, veil
from battlemap.ui.theme import Palette

SCALED_BYTES = 48 * 1024 * 1024
PRONE_TILT = -38.0
GLYPH_SHARE, SMALL_GLYPH_SHARE, COIN_FROM_PX = 0.72, 0.88, 40
RING_COVERS = 0.85
"""Of the ring's width: the picture reaches a little below it, so that nothing shows between them."""
_scaled: PixmapCache[tuple[int, int, bool]] = PixmapCache(SCALED_BYTES)


def initials(name: str) -> str:
    """ "Ana Belém" -> "AB", "Zog 3" -> "Z": its number is told elsewhere."""
    words = [word for word in numbered(name)[0].replace("-", " ").split() if word]
    if not words:
        return "?"
    if len(words) == 1:
        return words[0][:2].capitalize() if len(words[0]) > 1 else words[0].upper()
    return words[0][0].upper() + words[-1][0].upper()


def paint_portrait(
    painter: QPainter, look: Look, disc: QRectF, ring_px: float, colours: Palette, picture: QPixmap | None
) -> None:
    """Coin and picture, drawing or letters; whoever lies is drawn lying."""
    _paint_ground(painter, look, disc, colours)
    painter.save()
    if look.lies:
        painter.translate(disc.center())
        painter.rotate(2 * PRONE_TILT if look.is_dead else PRONE_TILT)
        painter.translate(-disc.center())
    if picture is not None:
        inset = ring_px * RING_COVERS
        _paint_picture(painter, disc.adjusted(inset, inset, -inset, -inset), picture, look.is_dead)
    else:
        _paint_made(painter, look, disc, ring_px, colours)
    painter.restore()


def _paint_picture(painter: QPainter, disc: QRectF, picture: QPixmap, is_dead: bool) -> None:
    """The picture in the circle, without colours where its creature is dead."""
    clip = QPainterPath()
    clip.addEllipse(disc)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    side = min(picture.width(), picture.height())
    middle = QRect((picture.width() - side) // 2, (picture.height() - side) // 2, side, side)
    px = round(disc.width() * _pixels(painter))
    if 0 < px < side or is_dead:
        shrunk = _shrunk(picture, middle, px if 0 < px < side else side, is_dead)
        painter.drawPixmap(disc, shrunk, QRectF(shrunk.rect()))
    else:
        painter.drawPixmap(disc, picture, QRectF(middle))


def _pixels(painter: QPainter) -> float:
    """Device pixels for each of the painter's; 0 where they are not known yet (a printer's page)."""
    device = painter.device()
    if not isinstance(device, (QPixmap, QImage, QWidget)):
        return 0.0
    transform = painter.worldTransform()
    return float((transform.m11() ** 2 + transform.m12() ** 2) ** 0.5 * device.devicePixelRatioF())


def _shrunk(picture: QPixmap, middle: QRect, px: int, is_dead: bool) -> QPixmap:
    key = (picture.cacheKey(), px, is_dead)
    found = _scaled.get(key)
    if found is not None:
        return found
    image = picture.copy(middle).toImage()
    ways = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    if px < image.width():
        image = image.scaled(px, px, *ways)
    return _scaled.put(key, QPixmap.fromImage(_faded(image) if is_dead else image))


def _faded(image: QImage) -> QImage:
    """Grey and half in the dark, as clear as it was."""
    grey = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    faded = QImage(grey.size(), QImage.Format.Format_ARGB32_Premultiplied)
    faded.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faded)
    painter.drawImage(0, 0, image.convertToFormat(QImage.Format.Format_Grayscale8))
    painter.fillRect(faded.rect(), FADED)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, grey)
    painter.end()
    return faded


def _paint_ground(painter: QPainter, look: Look, disc: QRectF, colours: Palette) -> None:
    """The coin below a drawing, letters or a picture that is clear somewhere: light from above, tinted by kind."""
    glyph = None if look.character else glyph_of(look.name)
    tint = QColor(DEAD_FACE if look.is_dead else FACE_TINTS[glyph.group] if glyph is not None else colours.token_face)
    light = QLinearGradient(disc.topLeft(), disc.bottomLeft())
    light.setColorAt(0.0, tint.lighter(109))
    light.setColorAt(1.0, tint.darker(110))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(disc)
    if not _pixels(painter):  # Qt writes a gradient that is clear somewhere as plain black into a PDF
        return
    shade = QRadialGradient(disc.center(), disc.width() / 2)
    shade.setColorAt(0.72, veil(0))
    shade.setColorAt(1.0, veil(46))
    painter.setBrush(shade)
    painter.drawEllipse(disc)


def _paint_made(painter: QPainter, look: Look, disc: QRectF, ring_px: float, colours: Palette) -> None:
    """A drawing of the creature's kind; for a player's character, and where none is known, the letters of its name."""
    ink, room = DEAD_INK if look.is_dead else colours.token_text, disc.width() - 2 * ring_px
    if disc.width() >= COIN_FROM_PX:
        inset, line = ring_px + disc.width() * 0.035, QColor(ink)
        line.setAlpha(60)
        painter.setPen(QPen(line, max(1.0, disc.width() * 0.012)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
    glyph = None if look.character else glyph_of(look.name)
    if glyph is not None:
        side = room * (GLYPH_SHARE if disc.width() >= COIN_FROM_PX else SMALL_GLYPH_SHARE)
        box = QRectF(0, 0, side, side)
        box.moveCenter(disc.center())
        paint_glyph(painter, glyph.name, box, ink)
        return
    text = initials(look.name)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(7, round(room * (0.62 if len(text) == 1 else 0.48))))
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, text)
