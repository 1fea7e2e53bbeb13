"""What the players see: the map as far as they know it, the order of turns, a picture, the curtain.  Drawn from a `PlayerView`
and the game master's options; nothing in it can be pressed.

The map is developed into one pixmap when what is known or where one looks has changed (`settle` does it at once); painting puts
that pixmap, the tokens and the strip on the screen.  All is laid out on a canvas that is turned as a whole, by quarter turns.
"""

from time import perf_counter

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QWidget

from battlemap.encounter.view import PlayerView
from battlemap.model import Scene
from battlemap.ui.background import Pictures
from battlemap.ui.canvas.area_overlay_zones import paint_known_zones
from battlemap.ui.inks import projected, veil
from battlemap.ui.player.camera import Shot, Stage, aim, in_scene
from battlemap.ui.player.card import paint_card
from battlemap.ui.player.handout import Sheet
from battlemap.ui.player.options import Options, Rect
from battlemap.ui.player.picture import Darkroom, Plate
from battlemap.ui.player.rim import paint_rim, width_of
from battlemap.ui.player.shown import Knowledge, Line, bounds, lines_of, shown
from battlemap.ui.player.strip import Told, height_of, paint_strip, told
from battlemap.ui.player.tokens import in_order, look_of, named_first, paint_glow, paint_names, paint_token
from battlemap.ui.theme import palette, themes

STRIP_SHARE, RIM_SHARE, NAME_SHARE = 0.027, 0.021, 0.78
LONGEST_WAIT_MS = 150


class Display(QWidget):
    """Shows a view; `looked` tells that it looks elsewhere or at something else."""

    looked = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        pictures.ready.connect(self._picture_ready)
        themes.changed.connect(self._grow_stale)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Players' map"))
        self._options = Options()
        self._px_per_mm = 0.0
        self._card: float | None = None
        self.view: PlayerView | None = None
        self.strip = Told()
        self.names_shown = 0
        self._shown: tuple[Scene, Knowledge] | None = None
        self._walls: dict[str, list[Line]] = {}
        self._known: Rect | None = None
        self._shot: Shot | None = None
        self._darkroom = Darkroom()
        self._developed = QPixmap()
        self._developed_from = QTransform()
        self._is_stale = True
        self._took_ms = 0.0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.settle)
        self._handout, self._curtain = Sheet(), Sheet()

    # ------------------------------------------------------------ what is shown
    def show_view(self, view: PlayerView) -> None:
        """Another view; what is the same as before is not drawn anew."""
        old, self.view = self.view, view
        if old == view:
            return
        masks = ("seen", "explored", "dim", "dark", "scene")
        if old is None or any(getattr(old, name) != getattr(view, name) for name in masks):
            self._shown = shown(view)
            self._walls = lines_of(self._shown[0])
            self._known = bounds(self._shown[1].known)
            self._grow_stale()
        if old is not None and (old.scene.width, old.scene.height) != (view.scene.width, view.scene.height):
            self._shot = None
        self.strip = told(view, self.strip)
        self._aim()

    def begin_anew(self) -> None:
        """Another fight: what was shown until now says nothing about it."""
        self.view, self._shot, self.strip = None, None, Told()

    def apply(self, options: Options, px_per_mm: float) -> None:
        """What the game master chose; `px_per_mm` of the screen it stands on, in device pixels, 0 for unknown."""
        old, self._options, self._px_per_mm = self._options, options, px_per_mm
        if old.grid != options.grid:
            self._grow_stale()
        if (old.camera, old.followed) != (options.camera, options.followed) or old.turns != options.turns:
            self._shot = None
        self._lay_sheets()
        self._aim()

    def show_card(self, px_per_mm: float | None) -> None:
        """Draw a card as large as it is at this scale, to be matched with a real one; None puts it away."""
        self._card = px_per_mm
        self.update()

    def settle(self) -> None:
        """Develop now what has changed."""
        self._soon.stop()
        if not self._is_stale or self._shown is None or self._shot is None:
            return
        started = perf_counter()
        scene, knowledge = self._shown
        picture = self._pictures.ground(scene.picture.sha256) if scene.picture else None
        ratio = self.devicePixelRatio()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        transform = self._transform() * QTransform.fromScale(ratio, ratio)
        plate = Plate(scene, self._walls, knowledge, transform, size, picture, projected(palette()), self._options.grid)
        self._developed = self._darkroom.develop(plate)
        self._developed_from, self._is_stale = transform, False
        self._took_ms = (perf_counter() - started) * 1000
        self.update()
        self.looked.emit()

    def seen_rect(self) -> QRectF:
        """The part of the map that is in the display, in the canvas's scene units."""
        return QRectF() if self._shot is None else in_scene(self._shot.rect(self._map_area().size()))

    # ------------------------------------------------------------ laying out
    def _canvas_size(self) -> QSizeF:
        size = QSizeF(self.size())
        return size.transposed() if self._options.turns % 2 else size

    def _turn(self) -> QTransform:
        """The canvas onto the widget."""
        width, height = self.width(), self.height()
        at = ((0, 0), (width, 0), (width, height), (0, height))[self._options.turns % 4]
        return QTransform.fromTranslate(*at).rotate(90 * (self._options.turns % 4))

    def _fonts(self) -> tuple[float, float]:
        """Pixels of the strip's and the rim's letters."""
        size = self._canvas_size()
        side = min(size.height(), size.width() * 0.75)
        return max(13.0, side * STRIP_SHARE), max(10.0, side * RIM_SHARE)

    def _strip_area(self) -> QRectF:
        shown = self._options.strip and bool(self.strip.entries)
        return QRectF(0, 0, self._canvas_size().width(), height_of(self._fonts()[0]) if shown else 0)

    def _map_area(self) -> QRectF:
        size, top = self._canvas_size(), self._strip_area().height()
        rim = width_of(self._fonts()[1]) if self._options.coordinates else 0
        area = QRectF(rim, top + rim, size.width() - 2 * rim, size.height() - top - 2 * rim)
        return area if area.width() > 8 and area.height() > 8 else QRectF(0, 0, max(8, size.width()), max(8, size.height()))

    def _transform(self) -> QTransform:
        """Scene units onto the widget."""
        assert self._shot is not None
        return self._shot.transform(self._map_area().center()) * self._turn()

    def _aim(self) -> None:
        """Look where the options and the view ask for."""
        self.setAccessibleDescription(self._told_text())
        if self.view is None:
            return
        actor = next((token for token in self.view.tokens if token.id == self.strip.acting), None)
        acting = (actor.at[0] + actor.n / 2, actor.at[1] + actor.n / 2) if actor is not None else None
        true_px = self._options.mm * self._px_per_mm / self.devicePixelRatio() if self._options.true_scale else 0.0
        scene = self.view.scene
        stage = Stage(scene.width, scene.height, self._map_area().size(), acting, true_px, self._known)
        self._shot = aim(self._options, stage, self._shot)
        ratio = self.devicePixelRatio()
        if not self._is_stale and self._transform() * QTransform.fromScale(ratio, ratio) != self._developed_from:
            self._is_stale = True
            if self.isVisible() and not self._soon.isActive():
                self._soon.start(min(LONGEST_WAIT_MS, round(self._took_ms)))
        self.update()
        self.looked.emit()

    def _told_text(self) -> str:
        if self._options.curtain:
            return self.tr("The curtain is closed.")
        return self.tr("A picture is shown.") if self._options.picture else self.strip.text()

    def _grow_stale(self) -> None:
        self._is_stale = True
        if self.isVisible():
            self._soon.start(0)

    def _lay_sheets(self) -> None:
        size = (self._canvas_size() * self.devicePixelRatio()).toSize()
        self._handout.show(self._options.picture, size)
        self._curtain.show(self._options.curtain_picture, size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_sheets()
        self._grow_stale()
        self._aim()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._soon.start(0)

    def _picture_ready(self, sha256: str) -> None:
        placed = self.view.scene.picture if self.view is not None else None
        if placed is not None and placed.sha256 == sha256:
            self._grow_stale()
        self.update()

    # ------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(palette().unseen))
        canvas = QRectF(QPointF(), self._canvas_size())
        if self._card is not None:
            painter.setTransform(self._turn())
            text = self.tr("Hold a bank card here")
            paint_card(painter, canvas, self._card / self.devicePixelRatio(), text, self._fonts()[0] * 0.8)
            return
        if self._options.curtain:
            self._paint_sheet(painter, self._curtain.pixmap)
        elif self._options.picture:
            self._paint_sheet(painter, self._handout.pixmap)
        elif self.view is not None and self._shot is not None:
            self._paint_map(painter, self.view)
            painter.setTransform(self._turn())
            if self._strip_area().height():
                self.names_shown = paint_strip(painter, self.strip, self._strip_area(), self._fonts()[0], palette())
        if self._options.brightness < 100:
            painter.resetTransform()
            painter.fillRect(self.rect(), veil(round(255 * (1 - self._options.brightness / 100))))

    def _paint_map(self, painter: QPainter, view: PlayerView) -> None:
        ratio, area = self.devicePixelRatio(), self._map_area()
        now = self._transform() * QTransform.fromScale(ratio, ratio)
        painter.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        if now != self._developed_from and self._developed_from.isInvertible():
            painter.setTransform(self._developed_from.inverted()[0] * now * painter.transform())
        painter.drawPixmap(0, 0, self._developed)
        painter.setTransform(self._turn())
        painter.setClipRect(area)
        assert self._shot is not None
        to_canvas = self._shot.transform(area.center())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_known_zones(painter, view.zones, to_canvas, round(self._fonts()[1] * NAME_SHARE))
        for token in in_order(view.tokens):
            if token.id == self.strip.acting:
                paint_glow(painter, token, to_canvas)
            paint_token(painter, token, look_of(token, view.scene.square), to_canvas, self._pictures)
        named = named_first(view.tokens, self.strip.acting)
        paint_names(painter, named, to_canvas, self._fonts()[1] * NAME_SHARE)
        painter.setClipping(False)
        if self._options.coordinates:
            paint_rim(painter, area, to_canvas, view.scene.width, view.scene.height, self._fonts()[1])

    def _paint_sheet(self, painter: QPainter, sheet: QPixmap) -> None:
        if sheet.isNull():
            return
        ratio, size = self.devicePixelRatio(), self._canvas_size()
        width, height = sheet.width() / ratio, sheet.height() / ratio
        painter.setTransform(self._turn())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        left, top = round((size.width() - width) / 2), round((size.height() - height) / 2)
        painter.drawPixmap(QRectF(left, top, width, height), sheet, QRectF(sheet.rect()))
