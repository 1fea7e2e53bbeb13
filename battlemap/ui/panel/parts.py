"""Small drawn parts of the panel: pips, bars, chips, side marks."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)  # fmt: skip
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip
from shiboken6 import delete

from battlemap.ui.flow import ARROW, BESIDE, FRAME, laid_in, lift
from battlemap.ui.gliding import fade_in
from battlemap.ui.icons import control_style, icon, icon_for, indent_numbers
from battlemap.ui.inks import WHITE
from battlemap.ui.panel.tabbing import go_on
from battlemap.ui.theme import palette, pen_style, px, side_style, toned

BESIDE_WORDS, LEAST_BUTTON, ROUNDED = 8, 120, 2
EDGE, BORDER = 4, 2
"""What a card keeps free around itself, and its own border."""

class Pips(QWidget):
    """A resource: a filled dot per unit left, a ring per unit spent, its name beside it."""

    def __init__(self, name: str, parent: QWidget | None = None, colour: str = "") -> None:
        super().__init__(parent)
        self._name, self._left, self._whole = name, 0, 1
        self._colour = colour or palette().accent
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(24)

    def show_count(self, left: int, whole: int) -> None:
        self._left, self._whole = left, whole
        self.setAccessibleName(f"{self._name}: {left}/{whole}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(20 * max(1, self._whole) + self.fontMetrics().horizontalAdvance(self._name) + 6, max(24, px(24)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for i in range(max(self._whole, self._left)):
            dot = QRectF(2 + i * 20, self.height() / 2 - 7, 14, 14)
            painter.setPen(QPen(QColor(self._colour), 2))
            painter.setBrush(QColor(self._colour) if i < self._left else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(dot)
        painter.setPen(QColor(colours.text if self._left else colours.text_dim))
        box = self.rect().adjusted(20 * max(1, self._whole) + 2, 0, 0, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._name)


class Bar(QWidget):
    """A value of a whole, with words on it."""

    def __init__(self, parent: QWidget | None = None, height: int = 22) -> None:
        super().__init__(parent)
        self._share, self._text, self._colour, self._extra = 0.0, "", "", 0.0
        self.setFixedHeight(px(height))
        self.setMinimumWidth(80)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._text) + 2 * BESIDE_WORDS, self.height())

    def show_value(self, share: float, text: str, colour: str, extra: float = 0.0) -> None:
        self._share, self._text, self._colour, self._extra = max(0.0, min(1.0, share)), text, colour, max(0.0, min(1.0, extra))
        self.setAccessibleName(text)
        self.updateGeometry()
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
            painter.setBrush(QColor(toned(self._colour, colours.field, colours.text)))
            painter.drawRoundedRect(QRectF(box.left(), box.top(), box.width() * self._share, box.height()), 6, 6)
        if self._extra > 0:
            painter.setBrush(QColor(colours.temp_hp))
            painter.drawRoundedRect(QRectF(box.left(), box.bottom() - 4, box.width() * self._extra, 4), 2, 2)
        painter.setPen(QColor(colours.text))
        text = self.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, self.width() - 2)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, text)


def side_mark(side: str, colour: str, size: int = 20) -> QPixmap:
    """A side's ring, small: colour and pattern."""
    ring, pattern = side_style(side, colour)
    application = QApplication.instance()
    ratio = application.devicePixelRatio() if isinstance(application, QApplication) else 1.0
    mark = QPixmap(round(size * ratio), round(size * ratio))
    mark.setDevicePixelRatio(ratio)
    mark.fill(Qt.GlobalColor.transparent)
    painter = QPainter(mark)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(3, 3, size - 6, size - 6)
    painter.setPen(QPen(QColor(WHITE), 4))
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
        self.setStyleSheet("QToolButton { padding: 3px 8px; } QToolButton:focus { padding: 2px 7px; }")
        if picture := icon_for(name):
            self.setIcon(icon(picture, palette().warning))
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setAccessibleName(text)
        self.clicked.connect(lambda: self.removed.emit(name))


def heading(text: str) -> QLabel:
    """A section's name."""
    found = DimLabel(text)
    font = found.font()
    font.setBold(True)
    font.setPointSizeF(font.pointSizeF() * 0.92)
    found.setFont(font)
    return found


class Card(QFrame):
    """A raised box that floats over the map.  It keeps inside its parent, takes the keyboard, and gives it back."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("Card")
        colours = palette()
        self.setStyleSheet(
            f"#Card {{ background: {colours.panel}; border: {BORDER}px solid {colours.accent}; border-radius: 12px; }}"
            + control_style()
        )
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._left = False
        self.first: QWidget | None = None
        self._outer, self.body = QVBoxLayout(self), QVBoxLayout()
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addLayout(self.body)
        self.body.setContentsMargins(18, 14, 18, 16)
        self.body.setSpacing(9)
        self._scroll: QScrollArea | None = None
        self._foot: QVBoxLayout | None = None

    def keep_below(self, *parts: QWidget | QLayout) -> None:
        """These stand below the body and stay in sight where it has to scroll."""
        self._foot = QVBoxLayout()
        self._foot.setContentsMargins(18, 2, 18, 16)
        self._foot.setSpacing(self.body.spacing())
        for part in parts:
            if isinstance(part, QWidget):
                self._foot.addWidget(part)
            else:
                self._foot.addLayout(part)
        self.body.setContentsMargins(18, 14, 18, 7)
        self._outer.addLayout(self._foot)

    def place(self, beside: QRect) -> None:
        """Open beside a place of the parent (a token), to its right where there is room, never over it."""
        self.adjustSize()
        parent, gap = self.parentWidget(), 14
        around = parent.rect() if parent is not None else beside
        x = beside.right() + gap
        if x + self.width() > around.right():
            x = beside.left() - gap - self.width()
        self.move(x, beside.center().y() - self.height() // 2)
        self._keep_inside()

    def leave(self) -> None:
        """Close for good, once."""
        if self._left:
            return
        self._left = True
        focused, parent = QApplication.focusWidget(), self.parentWidget()
        had_focus = focused is not None and (focused is self or self.isAncestorOf(focused))
        self.hide()
        if had_focus and parent is not None:
            (self.another() or parent).setFocus()
        self.closed.emit()
        self.deleteLater()

    def another(self) -> QWidget | None:
        """The card of this window that still waits for its answer, and has the keyboard back."""
        others = (each for each in self.window().findChildren(Card) if each is not self)
        return next((each for each in others if each.isVisible() and each.first is not None), None)

    def settle(self) -> None:
        """Take the height the words need now, and stay inside."""
        if self.isVisible():
            reveal(self._outer)
        self.body.activate()
        height, parent = self._wanted_height(), self.parentWidget()
        if parent is not None and not self.isWindow() and height > parent.height() - 2 * EDGE:
            height = parent.height() - 2 * EDGE
            self._let_scroll()
        if height != self.height():
            self.resize(self.width(), height)
        self._keep_inside()

    def _wanted_height(self) -> int:
        layout, width = self._outer if self._scroll is None else self.body, self.width()
        if self._scroll is not None:
            width -= self._scroll.verticalScrollBar().sizeHint().width() + 2 * BORDER
        height = _height_of(layout, width)
        if self._scroll is None:
            return height
        return height + 2 * BORDER + (_height_of(self._foot, self.width() - 2 * BORDER) if self._foot is not None else 0)

    def _let_scroll(self) -> None:
        """In a window too low for it, what is in it scrolls."""
        if self._scroll is not None:
            return
        self._scroll, inner = QScrollArea(), QWidget()
        lift(self.body, self._outer)
        inner.setLayout(self.body)
        self._scroll.setWidget(inner)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._outer.insertWidget(0, self._scroll, 1)

    def _keep_inside(self) -> None:
        parent = self.parentWidget()
        if parent is not None and not self.isWindow():
            around = parent.rect()
            x = max(EDGE, min(self.x(), around.right() - self.width() - EDGE))
            y = max(EDGE, min(self.y(), around.bottom() - self.height() - EDGE))
            self.move(x, y)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        indent_numbers(self)
        self.settle()
        self.raise_()
        fade_in(self)
        (self.focusWidget() or self).setFocus()  # what was focused while hidden has it only now

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays in the card and goes down it line by line, whenever its parts were made."""
        return go_on(self, forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The card hands the keyboard on to what Enter is meant for."""
        super().focusInEvent(event)
        if self.first is not None and self.first.isEnabled():
            self.first.setFocus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the card is not one on the map below."""
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Plain keys are the card's own while it has the focus; Ctrl and Alt stay the window's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            others = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
            if not event.modifiers() & others:
                event.accept()
                return True
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.settle()
        return done


def _height_of(layout: QLayout, width: int) -> int:
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()


def reveal(layout: QLayout) -> None:
    """Show what was just laid in: Qt does it later, and until then it takes no room."""
    for widget in laid_in(layout):
        if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
            widget.show()


def pressed(card: QWidget) -> bool:
    """Enter on a focused button of a card presses it; was there one?"""
    focused = card.focusWidget()
    if isinstance(focused, QAbstractButton) and focused.isEnabled() and focused.isVisible():
        focused.click()
        return True
    return False


def row(*widgets: QWidget, stretch_last: bool = False) -> QHBoxLayout:
    """Side by side, from the left; `stretch_last`: the last one takes the room."""
    found = QHBoxLayout()
    found.setSpacing(8)
    for widget in widgets:
        found.addWidget(widget, 1 if stretch_last and widget is widgets[-1] else 0)
    if not stretch_last:
        found.addStretch(1)
    return found


def big(text: str, scale: float) -> QLabel:
    """A bold text, larger than the rest."""
    found = QLabel(text)
    font = found.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setBold(True)
    found.setFont(font)
    return found


def elided_name(metrics: QFontMetrics, name: str, width: int) -> str:
    """A name as short as there is room; the number that tells it from its like is kept: "Goblin War… 3"."""
    if metrics.horizontalAdvance(name) <= width:
        return name
    said, _, number = name.rpartition(" ")
    if not said or not number.isdigit():
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)
    last = f" {number}"
    return metrics.elidedText(said, Qt.TextElideMode.ElideRight, max(0, width - metrics.horizontalAdvance(last))) + last


class ElidedLabel(QLabel):
    """A name on one line that is shortened where it has no room; the whole of it on hovering.  `scale`: of bold letters, 0 for
    plain ones; `quiet`: plain and dimmed."""

    def __init__(self, text: str, scale: float = 1.0, parent: QWidget | None = None, *, quiet: bool = False) -> None:
        super().__init__(text, parent)
        self._quiet = quiet
        self.setTextFormat(Qt.TextFormat.PlainText)
        if scale and not quiet:
            self.setFont(big("", scale).font())
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        """Its tip too, unless another was given."""
        if self.toolTip() == self.text():
            self.setToolTip(text)
        super().setText(text)

    def clear(self) -> None:
        self.setText("")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = QPainter(self), self.contentsRect()
        if self._quiet:
            painter.setPen(QColor(palette().text_dim))
        text = elided_name(self.fontMetrics(), self.text(), box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)


class ElidedButton(QPushButton):
    """A button whose words are shortened where they have no room; its tip is to say the whole."""

    def __init__(self, text: str = "", *, primary: bool = False) -> None:
        super().__init__(text)
        self.setProperty("primary", primary)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(min(least.width(), LEAST_BUTTON), least.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option, painter = QStyleOptionButton(), QStylePainter(self)
        self.initStyleOption(option)
        letter = Qt.TextFlag.TextShowMnemonic.value  # an & before the letter of Alt is not seen and takes no room
        option.text = self.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideRight, self.room(), letter)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)

    def room(self) -> int:
        """The width the words may have."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        return room - (0 if self.icon().isNull() else self.iconSize().width() + BESIDE)


class ElidedTool(QToolButton):
    """A button beside whose picture the words are shortened where they have no room; its tip is to say the whole."""

    def paintEvent(self, event: QPaintEvent) -> None:
        option, painter = QStyleOptionToolButton(), QStylePainter(self)
        self.initStyleOption(option)
        option.text = self.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideRight, self.room())
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)

    def room(self) -> int:
        """The width the words may have."""
        return self.width() - self.iconSize().width() - FRAME - BESIDE - (ARROW if self.menu() is not None else 0) + ROUNDED


class DimLabel(QLabel):
    """A quieter text, in either theme."""

    _theme = ""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._tone()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tone()

    def _tone(self) -> None:
        if palette().name != self._theme:  # a style of its own changes its palette: once is enough
            self._theme = palette().name
            self.setStyleSheet(f"color: {palette().text_dim};")


def dim(text: str) -> QLabel:
    return DimLabel(text)


def warned(text: str) -> QLabel:
    """A sentence that says what is wrong."""
    found = QLabel(text)
    found.setWordWrap(True)
    found.setStyleSheet(f"color: {palette().bad}; font-weight: 600;")
    return found


def empty(layout: QLayout) -> None:
    """Take everything out of a layout and let it go."""
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            return
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        if inner is not None:
            empty(inner)
        else:
            delete(item)  # what was taken out is ours


def button(text: str, tip: str = "", primary: bool = False) -> QPushButton:
    found = QPushButton(text)
    found.setProperty("primary", primary)
    if tip:
        found.setToolTip(tip)
    return found
