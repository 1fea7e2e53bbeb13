"""The list of the areas on the map, while the area tool is in hand: what each does and how long."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.model import Encounter, Zone
from battlemap.ui import words
from battlemap.ui.canvas.area_overlay_zones import colour_of, swatch
from battlemap.ui.canvas.view import MapView
from battlemap.ui.dialogs.area_texts import zone_told
from battlemap.ui.panel.parts import empty, heading
from battlemap.ui.theme import palette

WIDTH, EDGE, ROW_PX, TALLEST = 440, 12, 30, 250


class ZoneList(QFrame):
    """In the lower left corner of the map; nothing while no area is on the map."""

    chosen = Signal(str)
    removed = Signal(str)
    pointed = Signal(str)

    def __init__(self, view: MapView) -> None:
        super().__init__(view.over)
        self._view = view
        self._shown: tuple[object, ...] = ()
        self.setObjectName("ZoneList")
        self.setAccessibleName(self.tr("Areas on the map"))
        self.names: dict[str, QToolButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.addWidget(heading(self.tr("Areas on the map")))
        inner = QWidget()
        self._rows = QVBoxLayout(inner)
        self._rows.setContentsMargins(0, 0, 4, 0)
        self._rows.setSpacing(3)
        self._scroll = QScrollArea()
        self._scroll.setWidget(inner)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self._scroll)
        self.hide()

    def show_zones(self, state: Encounter, zones: Sequence[Zone]) -> bool:
        """Is anything else listed now?"""
        told = tuple((zone.id, zone.name, zone.colour, zone_told(state, zone)) for zone in zones)
        if told == self._shown:
            return False
        self._shown = told
        empty(self._rows)
        self.names = {}
        for zone_id, name, colour, text in told:
            self._rows.addWidget(self._row(zone_id, name, colour, text))
        self._rows.addStretch(1)
        return True

    def _row(self, zone_id: str, name: str, colour: str, text: str) -> QWidget:
        box = QWidget()
        line = QHBoxLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(5)
        open_ = self.names[zone_id] = QToolButton()
        open_.setText(words.as_written(name))
        open_.setIcon(QIcon(swatch(colour_of(colour))))
        open_.setIconSize(QSize(16, 16))
        open_.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        tip = self.tr("{name}: {does}. A click changes it; on the map its name can be dragged.")
        open_.setToolTip(tip.format(name=name, does=text))
        open_.clicked.connect(lambda: self.chosen.emit(zone_id))
        room = WIDTH - 84 - open_.sizeHint().width()
        does = QLabel(open_.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(40, room)))
        does.setToolTip(text)
        does.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        does.setStyleSheet(f"color: {palette().text_dim};")
        away = QToolButton()
        away.setText("×")
        away.setToolTip(self.tr("Take {name} off the map").format(name=name))
        away.setAccessibleName(away.toolTip())
        away.clicked.connect(lambda: self.removed.emit(zone_id))
        line.addWidget(open_)
        line.addWidget(does, 1)
        line.addWidget(away)
        box.setFixedHeight(ROW_PX)
        box.setProperty("zone", zone_id)
        box.installEventFilter(self)
        return box

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The area whose line the pointer is on is lit on the map."""
        if event.type() == QEvent.Type.Enter:
            self.pointed.emit(str(watched.property("zone")))
        elif event.type() == QEvent.Type.Leave:
            self.pointed.emit("")
        return False

    def place(self) -> None:
        """Shown where there is something to show."""
        colours = palette()
        self.setStyleSheet(
            f"#ZoneList {{ background: {colours.panel}; border: 1px solid {colours.line}; border-radius: 10px; }}"
            + "QToolButton { padding: 2px 7px; } QToolButton:focus { padding: 1px 6px; }"
        )
        self.setVisible(bool(self._shown))
        width, tall = min(WIDTH, self._view.width() - 2 * EDGE), len(self._shown) * (ROW_PX + 3) + 42
        height = min(tall, TALLEST)
        self.setGeometry(EDGE, self._view.height() - height - EDGE, width, height)
        self.raise_()
