"""A plain second window for a screen or projector.  It knows a `PlayerView`, never the state: no hit points, no hidden token, no
path, no tool can be in it."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QPainter, QPainterPath, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter.change import Change
from battlemap.encounter.view import PlayerView, TokenView, view_for
from battlemap.ui.canvas.ground import paint_ground
from battlemap.ui.canvas.static_layer import StaticLayer
from battlemap.ui.canvas.token_face import Look
from battlemap.ui.canvas.token_item import TokenItem
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

PARTY = "party"


class PlayerWindow(QWidget):
    """Follows the session's changes; F11 full screen, Esc back to a window."""

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__()
        self._session, self._settings = session, settings
        self.setWindowTitle(self.tr("Battlemap — players"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.canvas = PlayerCanvas(session.picture)
        layout.addWidget(self.canvas)
        session.changed.connect(self._on_change)
        session.opened.connect(self._show)
        self._show()

    def _on_change(self, change: Change) -> None:
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        self.canvas.show_view(view_for(self._session.state, self._session.ruleset, PARTY))

    def showEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().showEvent(event)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            if self.isFullScreen():
                self.showNormal()
            else:
                self.showFullScreen()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.set_text("player/screen", self.screen().name())
        super().closeEvent(event)


class PlayerCanvas(QGraphicsView):
    """The map as the players may see it: always fitted, nothing to press."""

    def __init__(self, picture_bytes) -> None:  # type: ignore[no-untyped-def]
        super().__init__()
        self._picture_bytes = picture_bytes
        self._pixmaps: dict[str, QPixmap | None] = {}
        self._view: PlayerView | None = None
        self._graphics = QGraphicsScene(self)
        self.setScene(self._graphics)
        self.setFrameShape(QFrame.Shape.NoFrame)
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
        if old is None or old.scene != scene:
            self.static.set_size(scene.width, scene.height)
            self._graphics.setSceneRect(0, 0, scene.width * SQUARE, scene.height * SQUARE)
            QTimer.singleShot(0, self, self.fit)
        self.shroud.show_seen(view.squares_seen, scene.width, scene.height)
        shown = {token.id for token in view.tokens}
        for token_id in [known for known in self.items_by_id if known not in shown]:
            self._graphics.removeItem(self.items_by_id.pop(token_id))
        for token in view.tokens:
            item = self.items_by_id.get(token.id)
            fresh = item is None
            if item is None:
                item = self.items_by_id[token.id] = TokenItem(token.id, self._pixmap)
            item.show_look(_look(token, scene.square), token.at, token.spot)
            item.mark(False, token.id == view.active)
            if fresh:
                self._graphics.addItem(item)

    def fit(self) -> None:
        self.fitInView(self._graphics.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.static.forget()
        self.fit()

    def _pixmap(self, sha256: str) -> QPixmap | None:
        if not sha256:
            return None
        if sha256 not in self._pixmaps:
            data, pixmap = self._picture_bytes(sha256), QPixmap()
            self._pixmaps[sha256] = pixmap if data and pixmap.loadFromData(data) else None
        return self._pixmaps[sha256]

    def _paint(self, painter: QPainter, area: QRectF, zoom: float) -> None:
        if self._view is None:
            return
        scene = self._view.scene
        picture = self._pixmap(scene.picture.sha256) if scene.picture else None
        paint_ground(painter, scene, picture, palette(), area, zoom)


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


def _look(token: TokenView, square_dm: int) -> Look:
    """No numbers: the players see how somebody stands, not by how much."""
    return Look(
        name=token.name, side=token.side, colour=token.colour, n=token.n, tiny=token.n == 1 and any(token.spot), hp=None,
        max_hp=0, temp_hp=0, state=token.state, conditions=token.conditions, hidden=False, picture=token.picture,
        height_squares=max(0, token.z) // square_dm,
    )  # fmt: skip
