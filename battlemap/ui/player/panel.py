"""The game master's panel of the players' display: what they see now, small; and every choice about it.

It floats over the game master's window, whose keys go on working while it is in front.
"""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from battlemap.ui import words
from battlemap.ui.icons import control_style, icon, indent_numbers
from battlemap.ui.inks import BLACK
from battlemap.ui.player import telling
from battlemap.ui.player.actions import PlayerActions
from battlemap.ui.player.options import DARKEST
from battlemap.ui.player.placing import IN_A_WINDOW, Placing
from battlemap.ui.player.scale import ScaleRows
from battlemap.ui.screen import room_for
from battlemap.ui.theme import palette, themes

PREVIEW = QSize(352, 220)
PREVIEW_MS = 160


class DisplayPanel(QWidget):
    def __init__(self, placing: Placing, actions: PlayerActions, window: QWidget) -> None:
        super().__init__(window, Qt.WindowType.Tool)
        self._placing, self._actions, self.choices = placing, actions, placing.choices
        self.setWindowTitle(self.tr("Players' display"))
        themes.changed.connect(self._dress)
        self._dress()
        self._inner, self._scroll = QWidget(), QScrollArea()
        outer = QHBoxLayout(self._inner)
        outer.setContentsMargins(16, 14, 16, 14)
        outer.setSpacing(18)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(10)
            outer.addLayout(column)
        self._build_state(left)
        self._build_camera(right)
        self._build_scale(right)
        self._build_parts(right)
        left.addStretch(1)
        right.addStretch(1)
        self._scroll.setWidget(self._inner)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PREVIEW_MS)
        self._soon.timeout.connect(self._show_preview)
        for signal in (placing.moved, placing.looked, self.choices.changed):
            signal.connect(self.refresh)
        self.refresh()

    # ------------------------------------------------------------ building
    def _build_state(self, column: QVBoxLayout) -> None:
        self.preview = QLabel()
        self.preview.setFixedSize(PREVIEW)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.preview.setObjectName("Preview")
        self.state = QLabel()
        self.state.setObjectName("State")
        self.state.setWordWrap(True)
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setMaximumWidth(PREVIEW.width())
        self.screens = QComboBox()
        self.screens.setAccessibleName(self.tr("The players' screen"))
        self.screens.activated.connect(lambda row: self._placing.choose(self.screens.itemData(row)))
        where = QHBoxLayout()
        where.addWidget(self.screens, 1)
        self.open = self._button(self._actions.open, "")
        where.addWidget(self.open)
        self.recent = QPushButton(self.tr("Recent"))
        self.recent.setMenu(QMenu(self))
        self.recent.menu().aboutToShow.connect(self._fill_recent)
        over = QGridLayout()
        over.addWidget(self._button(self._actions.curtain, self.tr("Curtain")), 0, 0)
        over.addWidget(self._button(self._actions.curtain_picture, self.tr("Curtain's picture…")), 0, 1)
        over.addWidget(self._button(self._actions.black, self.tr("Black curtain")), 1, 1)
        over.addWidget(self._button(self._actions.show, self.tr("Show a picture…")), 2, 0)
        over.addWidget(self.recent, 2, 1)
        over.addWidget(self._button(self._actions.picture, self.tr("Picture over the map")), 3, 0, 1, 2)
        column.addWidget(self.preview)
        column.addWidget(self.state)
        column.addLayout(where)
        column.addLayout(over)

    def _build_camera(self, column: QVBoxLayout) -> None:
        box, rows = _group(self.tr("Where they look"))
        for action in self._actions.cameras:
            rows.addWidget(self._choice(QRadioButton(), action))
        told = QLabel(self.tr("Alt with arrows moves, Alt with + and − zooms."))
        told.setObjectName("Dim")
        rows.addWidget(told)
        column.addWidget(box)

    def _build_scale(self, column: QVBoxLayout) -> None:
        box, rows = _group(self.tr("Scale"))
        rows.addWidget(self._choice(QCheckBox(), self._actions.true_scale))
        self.scale_rows = ScaleRows(self._placing)
        rows.addWidget(self.scale_rows)
        column.addWidget(box)

    def _build_parts(self, column: QVBoxLayout) -> None:
        box, rows = _group(self.tr("What is on it"))
        for action in self._actions.parts:
            rows.addWidget(self._choice(QCheckBox(), action))
        self.turn = self._button(self._actions.turn_, "")
        rows.addWidget(self.turn)
        line = QHBoxLayout()
        label = QLabel(self.tr("&Brightness"))
        self.brightness = QSlider(Qt.Orientation.Horizontal)
        self.brightness.setRange(DARKEST, 100)
        self.brightness.setPageStep(10)
        self.brightness.valueChanged.connect(lambda value: self.choices.set(brightness=value))
        label.setBuddy(self.brightness)
        self.percent = QLabel()
        line.addWidget(label)
        line.addWidget(self.brightness, 1)
        line.addWidget(self.percent)
        rows.addLayout(line)
        column.addWidget(box)

    def _button(self, action: QAction, text: str) -> QPushButton:
        """A button that does what a menu entry does, down while it holds."""
        key = action.shortcut().toString()
        button = QPushButton(f"{text}  {key}" if text and key else text)
        button.setToolTip(action.toolTip())

        def pressed() -> None:
            action.trigger()
            follow()

        def follow() -> None:
            button.setEnabled(action.isEnabled())
            button.setCheckable(action.isCheckable())
            button.setChecked(action.isChecked())

        button.clicked.connect(pressed)
        action.changed.connect(follow)
        follow()
        return button

    def _choice(self, box: QCheckBox | QRadioButton, action: QAction) -> QWidget:
        """A box ticked while a menu entry holds; its key stands beside it."""
        box.setText(action.text().replace("&", ""))
        box.setAutoExclusive(False)

        def pressed() -> None:
            action.trigger()
            box.setChecked(action.isChecked())

        box.clicked.connect(pressed)
        action.changed.connect(lambda: box.setChecked(action.isChecked()))
        box.setChecked(action.isChecked())
        line, row = QWidget(), QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        key = QLabel(action.shortcut().toString())
        key.setObjectName("Dim")
        row.addWidget(box, 1)
        row.addWidget(key)
        line.setLayout(row)
        return line

    # ------------------------------------------------------------ following
    def refresh(self) -> None:
        """What holds now."""
        if not self.isVisible():
            return
        placing, now = self._placing, self.choices.now
        self.state.setText(telling.sentence(placing))
        self._fill_screens()
        self.open.setText(self.tr("Close") if placing.is_open else self.tr("Open"))
        self.recent.setEnabled(bool(self.choices.recent_pictures()))
        self.turn.setText(self.tr("Turn by a quarter (now {degrees}°)").format(degrees=90 * now.turns))
        self.brightness.blockSignals(True)
        self.brightness.setValue(now.brightness)
        self.brightness.blockSignals(False)
        self.percent.setText(f"{now.brightness}%")
        if not self._soon.isActive():
            self._soon.start()

    def _fill_screens(self) -> None:
        menu = QMenu()
        names = self._actions.fill_screens(menu)
        self.screens.clear()
        for action, name in zip(menu.actions(), names, strict=True):
            if action.isEnabled():
                self.screens.addItem(action.text().replace("&", ""), name)
        wanted = self._placing.on or self._placing.waits_for or (IN_A_WINDOW if self._placing.is_open else self._placing.wanted)
        row = self.screens.findData(wanted)
        if row < 0 and wanted:
            self.screens.addItem(self.tr("{name} (not there)").format(name=wanted), wanted)
            row = self.screens.count() - 1
        self.screens.setCurrentIndex(row)

    def _fill_recent(self) -> None:
        menu = self.recent.menu()
        menu.clear()
        for path in self.choices.recent_pictures():
            action = menu.addAction(words.as_written(path.replace("\\", "/").rpartition("/")[2]))
            action.setToolTip(path)
            action.triggered.connect(lambda _on=False, chosen=path: self._actions.show_picture(chosen))

    def _show_preview(self) -> None:
        """What the players see, small."""
        window, ratio = self._placing.window, self.devicePixelRatio()
        if window is None or not self._placing.is_open:
            self.preview.setPixmap(icon("players", palette().text_dim).pixmap(64, 64))
            return
        size, keep = PREVIEW * ratio, Qt.AspectRatioMode.KeepAspectRatio
        small = window.display.grab().scaled(size, keep, Qt.TransformationMode.SmoothTransformation)
        small.setDevicePixelRatio(ratio)
        self.preview.setPixmap(small)

    def _dress(self) -> None:
        """The theme's colours."""
        self.setStyleSheet(control_style() + _style())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        indent_numbers(self)
        self._inner.ensurePolished()
        if (layout := self._inner.layout()) is not None:
            layout.activate()  # it still says the size of before the style sheet and the numbers' indents
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """As large as all of it, and no larger than the screen: there it scrolls."""
        whole, room = self._inner.sizeHint().expandedTo(self._inner.minimumSizeHint()), room_for(self)
        bar = self._scroll.verticalScrollBar().sizeHint().width() if whole.height() > room.height() else 0
        return (whole + QSize(bar, 0)).boundedTo(room)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.scale_rows.match.setChecked(False)
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def _group(title: str) -> tuple[QGroupBox, QVBoxLayout]:
    box = QGroupBox(title)
    rows = QVBoxLayout(box)
    rows.setSpacing(7)
    return box, rows


def _style() -> str:
    colours = palette()
    return f"""
    #Preview {{ background: {BLACK}; border: 1px solid {colours.line}; border-radius: 6px; }}
    #State {{ font-weight: 600; }}
    #Dim {{ color: {colours.text_dim}; }}
    QPushButton:checked {{ background: {colours.accent}; color: {colours.text_on_accent}; border-color: {colours.accent}; }}
    QGroupBox {{ border: 1px solid {colours.line}; border-radius: 6px; margin-top: 9px; padding: 10px 10px 6px 10px; }}
    QGroupBox::title {{ subcontrol-origin: margin; left: 10px; padding: 0 4px; color: {colours.text_dim}; }}
    QRadioButton {{ spacing: 8px; }}
    QRadioButton::indicator {{ width: 16px; height: 16px; border: 2px solid {colours.text_dim}; border-radius: 10px;
        background: {colours.field}; }}
    QRadioButton::indicator:checked {{ background: {colours.accent}; border-color: {colours.text}; }}
    """
