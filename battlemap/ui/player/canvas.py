"""The map as the players may see it: drawn from a `PlayerView`, with nothing to press."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from battlemap.encounter.view import PlayerView, TokenView
from battlemap.ui.background import Pictures
from battlemap.ui.canvas.ground import paint_ground
from battlemap.ui.canvas.static_layer import StaticLayer
from battlemap.ui.canvas.token_face import Look
from battlemap.ui.canvas.token_item import TokenItem
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.theme import palette

FOLLOWED_SQUARES = 14
SOLID = "#"


class PlayerCanvas(QGraphicsView):
    """Fitted to the whole map, or near whoever acts (`follows`)."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._follows = False
        self._pictures = pictures
        pictures.ready.connect(self._picture_ready)
        self._view: PlayerView | None = None
        self._graphics = QGraphicsScene(self)
        self.setScene(self._graphics)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundBrush(QColor(palette().unseen))
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Players' map"))
        self.static = StaticLayer(self._paint)
        self.shroud = Shroud()
        self._graphics.addItem(self.static)
        self._graphics.addItem(self.shroud)
        self.items_by_id: dict[str, TokenItem] = {}

    def show_view(self, view: PlayerView) -> None:
        """Draw another view; only what changed is painted anew."""
        old, self._view = self._view, view
        scene = view.scene
        if old is not None and old.scene != scene:
            self.static.forget()
        if old is None or (old.scene.width, old.scene.height) != (scene.width, scene.height):
            self.static.set_size(scene.width, scene.height)
            self._graphics.setSceneRect(0, 0, scene.width * SQUARE, scene.height * SQUARE)
            QTimer.singleShot(0, self, self.fit)
        self.shroud.show_seen(_with_faces(view), scene.width, scene.height)
        shown = {token.id for token in view.tokens}
        for token_id in [known for known in self.items_by_id if known not in shown]:
            self._graphics.removeItem(self.items_by_id.pop(token_id))
        for token in view.tokens:
            item = self.items_by_id.get(token.id)
            fresh = item is None
            if item is None:
                item = self.items_by_id[token.id] = TokenItem(token.id, self._pictures.get)
            item.show_look(_look(token, scene.square), token.at, token.spot)
            item.mark(False, token.id == view.active)
            if fresh:
                self._graphics.addItem(item)
        if self._follows:
            self.fit()

    def follow(self, on: bool) -> None:
        """Stay near whoever acts, or show the whole map."""
        self._follows = on
        self.fit()

    def fit(self) -> None:
        """The whole map; when following, some squares round who acts, as far as the players see them."""
        whole = self._graphics.sceneRect()
        acting = next((t for t in self._view.tokens if t.id == self._view.active), None) if self._view else None
        if self._follows and acting is not None:
            side = FOLLOWED_SQUARES * SQUARE
            near = QRectF(0, 0, side, side)
            near.moveCenter(rect_of(acting.at, acting.n).center())
            whole = near
        self.fitInView(whole, Qt.AspectRatioMode.KeepAspectRatio)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.static.forget()
        self.fit()

    def _picture_ready(self, _sha256: str) -> None:
        self.static.forget()
        self.viewport().update()

    def _paint(self, painter: QPainter, area: QRectF, zoom: float) -> None:
        if self._view is None:
            return
        scene = self._view.scene
        picture = self._pictures.get(scene.picture.sha256) if scene.picture else None
        paint_ground(painter, scene, picture, palette(), area, zoom)
        rim = QPainterPath()
        rim.addRect(area)
        rim.addRect(QRectF(0, 0, scene.width * SQUARE, scene.height * SQUARE))
        painter.fillPath(rim, QColor(palette().unseen))


class Shroud(QGraphicsItem):
    """Black over every square the party does not see now."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(8)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._path = QPainterPath()
        self._rect = QRectF()
        self._seen: tuple[tuple[int, int], ...] | None = None

    def boundingRect(self) -> QRectF:
        return self._rect

    def show_seen(self, seen: tuple[tuple[int, int], ...], columns: int, rows: int) -> None:
        rect = QRectF(0, 0, columns * SQUARE, rows * SQUARE)
        if seen == self._seen and rect == self._rect:
            return
        self.prepareGeometryChange()
        self._seen, self._rect = seen, rect
        lit, path = set(seen), QPainterPath()
        for y in range(rows):
            start: int | None = None
            for x in range(columns + 1):
                dark = x < columns and (x, y) not in lit
                if dark and start is None:
                    start = x
                elif not dark and start is not None:
                    path.addRect(QRectF(start * SQUARE, y * SQUARE, (x - start) * SQUARE, SQUARE))
                    start = None
        self._path = path
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillPath(self._path, QColor(palette().unseen))


def _with_faces(view: PlayerView) -> tuple[tuple[int, int], ...]:
    """The squares seen, and the solid ones beside them: who sees a floor sees the pillar or rock that bounds it."""
    seen, rows = set(view.squares_seen), view.scene.rows
    faces = {
        (x + dx, y + dy)
        for x, y in seen
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if 0 <= y + dy < len(rows) and 0 <= x + dx < len(rows[0]) and rows[y + dy][x + dx] == SOLID
    }
    return tuple(sorted(seen | faces, key=lambda cell: (cell[1], cell[0])))


def _look(token: TokenView, square_dm: int) -> Look:
    """No numbers: the players see how somebody stands, not by how much."""
    return Look(
        name=token.name, side=token.side, colour=token.colour, n=token.n, tiny=token.tiny, hp=None,
        max_hp=0, temp_hp=0, state=token.state, conditions=token.conditions, hidden=False, picture=token.picture,
        height_squares=max(0, token.z) // square_dm,
    )  # fmt: skip
