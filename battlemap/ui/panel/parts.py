"""Small drawn parts of the panel: pips, bars, chips, side marks."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from battlemap.ui.theme import palette, pen_style, side_style


class Pips(QWidget):
    """A resource: a filled dot per unit left, a ring per unit spent, its name beside it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._left, self._whole = name, 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(24)

    def show_count(self, left: int, whole: int) -> None:
        self._left, self._whole = left, whole
        self.setAccessibleName(f"{self._name}: {left}/{whole}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(20 * max(1, self._whole) + self.fontMetrics().horizontalAdvance(self._name) + 14, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for i in range(max(self._whole, self._left)):
            dot = QRectF(2 + i * 20, self.height() / 2 - 7, 14, 14)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.setBrush(QColor(colours.accent) if i < self._left else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(dot)
        painter.setPen(QColor(colours.text if self._left else colours.text_dim))
        box = self.rect().adjusted(20 * max(1, self._whole) + 2, 0, 0, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._name)


class Bar(QWidget):
    """A value of a whole, with words on it."""

    def __init__(self, parent: QWidget | None = None, height: int = 22) -> None:
        super().__init__(parent)
        self._share, self._text, self._colour, self._extra = 0.0, "", "", 0.0
        self.setFixedHeight(height)
        self.setMinimumWidth(80)

    def show_value(self, share: float, text: str, colour: str, extra: float = 0.0) -> None:
        self._share, self._text, self._colour, self._extra = max(0.0, min(1.0, share)), text, colour, max(0.0, min(1.0, extra))
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.field))
        painter.drawRoundedRect(box, 6, 6)
        if self._share > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            fill = QColor(self._colour)
            fill.setAlpha(190)
            painter.setBrush(fill)
            painter.drawRoundedRect(QRectF(box.left(), box.top(), box.width() * self._share, box.height()), 6, 6)
        if self._extra > 0:
            painter.setBrush(QColor(colours.temp_hp))
            painter.drawRoundedRect(QRectF(box.left(), box.bottom() - 4, box.width() * self._extra, 4), 2, 2)
        painter.setPen(QColor(colours.text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)


def side_mark(side: str, colour: str, size: int = 20) -> QPixmap:
    """A side's ring, small: colour and pattern."""
    ring, pattern = side_style(side, colour)
    mark = QPixmap(size, size)
    mark.fill(Qt.GlobalColor.transparent)
    painter = QPainter(mark)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(3, 3, size - 6, size - 6)
    painter.setPen(QPen(QColor("#ffffff"), 4))
    painter.drawEllipse(box)
    painter.setPen(QPen(QColor(ring), 3.4, pen_style(pattern)))
    painter.drawEllipse(box)
    painter.end()
    return mark


class Chip(QToolButton):
    """A condition: click it to take it off."""

    removed = Signal(str)

    def __init__(self, name: str, text: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(f"{text}  ×")
        self.setToolTip(tip)
        self.setAccessibleName(text)
        self.clicked.connect(lambda: self.removed.emit(name))


def heading(text: str) -> QLabel:
    """A section's name."""
    found = QLabel(text)
    font = found.font()
    font.setBold(True)
    font.setPointSizeF(font.pointSizeF() * 0.92)
    found.setFont(font)
    found.setStyleSheet(f"color: {palette().text_dim};")
    return found


class Card(QFrame):
    """A raised box that floats over the map."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("Card")
        colours = palette()
        self.setStyleSheet(
            f"#Card {{ background: {colours.panel}; border: 2px solid {colours.accent}; border-radius: 12px; }}"
        )
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(16, 12, 16, 14)
        self.body.setSpacing(8)

    def leave(self) -> None:
        self.hide()
        self.closed.emit()
        self.deleteLater()


def row(*widgets: QWidget, stretch_last: bool = False) -> QHBoxLayout:
    found = QHBoxLayout()
    found.setSpacing(8)
    for widget in widgets:
        found.addWidget(widget)
    if not stretch_last:
        found.addStretch(1)
    return found


def empty(layout: QLayout) -> None:
    """Take everything out of a layout and let it go."""
    while layout.count():
        item = layout.takeAt(0)
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            empty(inner)


def button(text: str, tip: str = "", primary: bool = False) -> QPushButton:
    found = QPushButton(text)
    found.setProperty("primary", primary)
    if tip:
        found.setToolTip(tip)
    return found
