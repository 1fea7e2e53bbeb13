"""How a file's card looks: its map, its title, how it stands; or the one sentence why it cannot be read."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from battlemap.ui.icons import pixmap
from battlemap.ui.library.model import ROW, Index, Row
from battlemap.ui.library.summary import facts, standing
from battlemap.ui.theme import Palette, palette

PICTURE = QSize(264, 151)
PADDING, GAP, ROUND, ABOVE = 8, 7, 9, 8
TITLE_POINTS, LINE_POINTS = 13.0, 10.5
ICON, ICON_PX = 20, 40
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class CardDelegate(QStyledItemDelegate):
    """Cards of one size; wider cells leave room around them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._line = QFont(parent.font()), QFont(parent.font())
        self._title.setPointSizeF(TITLE_POINTS)
        self._title.setBold(True)
        self._line.setPointSizeF(LINE_POINTS)

    def card_size(self) -> QSize:
        lines = QFontMetrics(self._title).height() + 2 * QFontMetrics(self._line).height() + 4
        return QSize(PICTURE.width() + 2 * PADDING, PICTURE.height() + GAP + lines + 2 * PADDING)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.card_size() + QSize(0, ABOVE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(ROW)
        size = self.card_size()
        cell: QRect = option.rect  # type: ignore[attr-defined]
        card = QRect(cell.left() + (cell.width() - size.width()) // 2, cell.top() + ABOVE, size.width(), size.height())
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        _paint_back(painter, card, state, palette())
        picture = QRect(card.topLeft(), PICTURE).translated(PADDING, PADDING)
        _paint_picture(painter, row, picture, self._line)
        if badge := _badge(row):
            _paint_badge(painter, picture, badge, row.is_open, self._line)
        self._write(painter, row, picture.left(), picture.bottom() + GAP)
        painter.restore()

    def _write(self, painter: QPainter, row: Row, left: int, top: int) -> None:
        colours, today = palette(), date.today()
        lines = ["", ""] if row.summary is None else [standing(row.summary), facts(row.summary, today)]
        if row.trouble:
            lines = [QCoreApplication.translate("Library", "Cannot be read"), ""]
        for text, font, ink in (
            (row.title, self._title, colours.text), (lines[0], self._line, colours.bad if row.trouble else colours.text),
            (lines[1], self._line, colours.text_dim),
        ):  # fmt: skip
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(QColor(ink))
            box = QRect(left, top, PICTURE.width(), metrics.height())
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
            top += metrics.height() + 2


def _paint_back(painter: QPainter, card: QRect, state: QStyle.StateFlag, colours: Palette) -> None:
    """Chosen: a thick rim; below the pointer: lighter."""
    chosen = bool(state & QStyle.StateFlag.State_Selected)
    over = bool(state & QStyle.StateFlag.State_MouseOver)
    painter.setBrush(QColor(colours.raised if chosen or over else colours.panel))
    painter.setPen(QPen(QColor(colours.accent if chosen else colours.line), 3 if chosen else 1))
    rim = 1.5 if chosen else 0.5
    painter.drawRoundedRect(QRectF(card).adjusted(rim, rim, -rim, -rim), ROUND, ROUND)


def _paint_picture(painter: QPainter, row: Row, place: QRect, font: QFont) -> None:
    colours = palette()
    painter.save()
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(place), ROUND - 3, ROUND - 3)
    painter.setClipPath(shape)
    painter.fillRect(place, QColor(colours.canvas))
    if row.picture is not None:
        painter.drawPixmap(_fitted(row.picture, place), row.picture)
    elif row.trouble:
        _sign(painter, place, "warning", colours.bad, place.top() + 16)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        painter.drawText(place.adjusted(12, 16 + ICON_PX + 8, -12, -6), WRAPPED, row.trouble)
    else:
        _sign(painter, place, "picture", colours.text_dim, place.center().y() - ICON_PX // 2)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.drawPath(shape)


def _fitted(picture: QPixmap, place: QRect) -> QRect:
    size = picture.size().scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    found = QRect(QPointF(0, 0).toPoint(), size)
    found.moveCenter(place.center())
    return found


def _sign(painter: QPainter, place: QRect, name: str, ink: str, top: int) -> None:
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    painter.drawPixmap(place.center().x() - ICON_PX // 2, top, pixmap(name, ICON_PX, ink, ratio))


def _badge(row: Row) -> str:
    """What it is, where that is not a fight like others."""
    if row.is_open:
        return QCoreApplication.translate("Library", "On the table")
    return QCoreApplication.translate("Library", "Map") if row.is_map else ""


def _paint_badge(painter: QPainter, picture: QRect, text: str, is_open: bool, font: QFont) -> None:
    colours, metrics = palette(), QFontMetrics(font)
    box = QRectF(picture.left() + 7, picture.top() + 7, metrics.horizontalAdvance(text) + 18, metrics.height() + 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.active if is_open else colours.badge))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setFont(font)
    painter.setPen(QColor(colours.token_text if is_open else colours.badge_text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
