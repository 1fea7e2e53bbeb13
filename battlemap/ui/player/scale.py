"""The true scale of the players' screen: millimetres to the square, by the screen's diagonal or by a card held to it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from battlemap.ui.player.options import CARD_MM, MM_PER_INCH, diagonal_of, px_per_mm_of
from battlemap.ui.player.placing import Placing

FINEST_PX = 0.25  # of the card's width, a key's step
NARROWEST_CARD_PX, WIDEST_CARD_PX = 60, 2400
GUESSED_PX_PER_MM = 96 / MM_PER_INCH
LARGEST_INCH = 400.0
COARSE_STEPS = 20


class ScaleRows(QWidget):
    """Millimetres, diagonal, and the card."""

    def __init__(self, placing: Placing) -> None:
        super().__init__()
        self._placing = placing
        rows = QFormLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        self.mm = _number(1.0, 500.0, self.tr(" mm"), 1)
        self.mm.valueChanged.connect(lambda value: placing.choices.set(mm=value))
        self.inch = _number(0.0, LARGEST_INCH, self.tr(" inches"), 1)
        self.inch.setSpecialValueText(self.tr("not measured"))
        self.inch.valueChanged.connect(self._by_diagonal)
        self.match = QPushButton(self.tr("Match a &card…"))
        self.match.setCheckable(True)
        self.match.setToolTip(self.tr("Draw a bank card on the players' screen, to be made as large as a real one"))
        self.match.toggled.connect(self._match)
        measured = QHBoxLayout()
        measured.addWidget(self.inch, 1)
        measured.addWidget(self.match)
        rows.addRow(self.tr("One s&quare is"), self.mm)
        label = QLabel(self.tr("Screen's dia&gonal"))
        label.setBuddy(self.inch)
        rows.addRow(label, measured)
        self.card = CardRow()
        self.card.moved.connect(lambda: self._draw(self.card.px_per_mm()))
        self.card.kept.connect(self._keep)
        self.card.left.connect(lambda: self.match.setChecked(False))
        self.card.hide()
        rows.addRow(self.card)
        placing.moved.connect(self.refresh)
        placing.choices.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """The numbers of the screen it stands on."""
        size, ratio = self._placing.screen().size(), self._placing.screen().devicePixelRatio()
        diagonal = diagonal_of(self._placing.px_per_mm(), size.width() * ratio, size.height() * ratio)
        for field, value in ((self.mm, self._placing.choices.now.mm), (self.inch, diagonal)):
            if not field.hasFocus() and abs(field.value() - value) > 10.0 ** -field.decimals() / 2:
                field.blockSignals(True)
                field.setValue(value)
                field.blockSignals(False)
        self.match.setEnabled(self._placing.is_open)
        if not self._placing.is_open:
            self.match.setChecked(False)

    def _by_diagonal(self, inch: float) -> None:
        if inch > 0:
            screen = self._placing.screen()
            size, ratio = screen.size(), screen.devicePixelRatio()
            found = px_per_mm_of(inch, size.width() * ratio, size.height() * ratio)
            self._placing.choices.set_px_per_mm(screen.name(), found)

    def _match(self, on: bool) -> None:
        """The card is drawn while the button is down."""
        self.card.setVisible(on)
        if on:
            self.card.begin(self._placing.px_per_mm() or GUESSED_PX_PER_MM * self._placing.screen().devicePixelRatio())
            self._draw(self.card.px_per_mm())
        else:
            self._draw(None)

    def _keep(self) -> None:
        self._placing.choices.set_px_per_mm(self._placing.screen().name(), self.card.px_per_mm())
        self.match.setChecked(False)

    def _draw(self, px_per_mm: float | None) -> None:
        if self._placing.window is not None:
            self._placing.window.display.show_card(px_per_mm)


class CardRow(QWidget):
    """A slider whose arrow keys make the drawn card larger and smaller by quarters of a pixel; Enter keeps it, Esc leaves."""

    moved = Signal()
    kept = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Width of the card"))
        self.slider.setRange(round(NARROWEST_CARD_PX / FINEST_PX), round(WIDEST_CARD_PX / FINEST_PX))
        self.slider.setPageStep(COARSE_STEPS)
        self.slider.valueChanged.connect(lambda _value: self.moved.emit())
        keep, leave = QPushButton(self.tr("&Keep")), QPushButton(self.tr("Lea&ve"))
        keep.setProperty("primary", True)
        keep.clicked.connect(self.kept)
        leave.clicked.connect(self.left)
        told = QLabel(self.tr("Arrow keys until the drawn card is as large as the real one."))
        told.setObjectName("Dim")
        told.setWordWrap(True)
        line = QHBoxLayout()
        line.addWidget(self.slider, 1)
        line.addWidget(keep)
        line.addWidget(leave)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(told)
        layout.addLayout(line)

    def begin(self, px_per_mm: float) -> None:
        self.slider.setValue(round(CARD_MM[0] * px_per_mm / FINEST_PX))
        self.slider.setFocus()

    def px_per_mm(self) -> float:
        return self.slider.value() * FINEST_PX / CARD_MM[0]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.kept.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _number(least: float, most: float, unit: str, decimals: int) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setDecimals(decimals)
    field.setRange(least, most)
    field.setSuffix(unit)
    field.setKeyboardTracking(False)
    return field


