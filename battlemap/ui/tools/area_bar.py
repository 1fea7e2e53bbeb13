"""The bar of the area tool: which shape, how large, and in a sentence how its squares count; below, who is caught now."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from battlemap.rules.ruleset import Ruleset
from battlemap.ui import words
from battlemap.ui.canvas.view import MapView
from battlemap.ui.flow import CentredRows, FlowLayout
from battlemap.ui.icons import control_style, indent_numbers
from battlemap.ui.length_field import LengthField
from battlemap.ui.panel.parts import empty
from battlemap.ui.theme import palette, px
from battlemap.ui.tools.area_placing import Measures

WIDEST, EDGE = 860, 12
LARGEST_DM = 1200
PRESETS = (1, 2, 3, 4, 6, 8, 10, 12, 20, 24)
USUAL = {"sphere": 4, "cube": 3, "cone": 3, "line": 12, "cylinder": 4, "emanation": 2, "burst": 1, "blast": 3}
"""In squares: what a shape is offered with first."""


class AreaBar(QFrame):
    """Over the upper edge of the map.  `changed` when another area is wanted, `moved` when there is another room."""

    changed = Signal()
    moved = Signal()

    def __init__(self, view: MapView) -> None:
        super().__init__(view.over)
        self._view = view
        self.setObjectName("AreaBar")
        self.setAccessibleName(self.tr("Area"))
        self._shapes: tuple[str, ...] = ()
        self._square = 15
        self._sizes: dict[str, float] = {}
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda _button: self._shape_chosen())
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 7, 10, 8)
        column.setSpacing(5)
        self._row = FlowLayout(gap=4)
        column.addLayout(self._row)
        self.size_, self.width_ = self._spin(self.tr("Size")), self._spin(self.tr("Width"))
        self.presets = QToolButton()
        self.presets.setText("…")
        self.presets.setToolTip(self.tr("Usual sizes; the arrow keys up and down change it by a square"))
        self.presets.setAccessibleName(self.tr("Usual sizes"))
        self.presets.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.presets.setMenu(QMenu(self.presets))
        self._measures = (self._boxed(self.tr("Size"), self.size_, self.presets), self._boxed(self.tr("Width"), self.width_))
        self.sentence, self.caught = QLabel(), QLabel()
        self.sentence.setWordWrap(True)
        self.caught.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._told = ("", "")
        for text in (self.sentence, self.caught):
            column.addWidget(text)
        view.installEventFilter(self)
        self.hide()

    def _spin(self, name: str) -> LengthField:
        spin = LengthField()
        spin.setMinimumWidth(px(98))
        spin.setAccessibleName(name)
        spin.setKeyboardTracking(False)
        spin.valueChanged.connect(lambda _value: self._measured())
        spin.lineEdit().returnPressed.connect(self._view.setFocus)
        return spin

    def _boxed(self, text: str, *widgets: QWidget) -> QWidget:
        box = QWidget(self)  # ours from the start: what has no parent outlives the window
        line = CentredRows(box, gap=5)
        for widget in (QLabel(text), *widgets):
            line.addWidget(widget)
        return box

    # ------------------------------------------------------------ what is chosen
    @property
    def shape(self) -> str:
        return next((name for name, one in self.buttons.items() if one.isChecked()), self._shapes[0] if self._shapes else "")

    @property
    def measures(self) -> Measures:
        return Measures(self.size_.dm, self.width_.dm)

    def choose(self, shape: str) -> None:
        if shape in self.buttons:
            self.buttons[shape].setChecked(True)
            self._shape_chosen()

    def grow(self, steps: int) -> None:
        """One square larger or smaller."""
        self.size_.set_dm(self.size_.dm + steps * self._square)

    def fit_to(self, ruleset: Ruleset, square: int) -> None:
        """The shapes this ruleset has, in squares of this many dm."""
        if (ruleset.areas, square) == (self._shapes, self._square) and self.buttons:
            return
        chosen, self._shapes, self._square = self.shape, ruleset.areas, square
        self._sizes.clear()
        for button in self.buttons.values():
            self._group.removeButton(button)
        for box in self._measures:  # they stay
            if (at := self._row.indexOf(box)) >= 0:
                self._row.takeAt(at)
        empty(self._row)
        self.buttons = {}
        for number, shape in enumerate(self._shapes, 1):
            button = QToolButton()
            button.setText(words.area_shape(shape))
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setToolTip(self.tr("{shape} ({number})").format(shape=words.area_shape(shape), number=number))
            self._group.addButton(button)
            self._row.addWidget(button)
            self.buttons[shape] = button
        for spin in (self.size_, self.width_):
            spin.blockSignals(True)
            spin.set_step_dm(square)
            spin.set_range_dm(square, LARGEST_DM)
            spin.blockSignals(False)
        self.width_.set_dm(square)
        for box in self._measures:
            self._row.addWidget(box)
            box.show()
        self._fill_presets()
        self.choose(chosen if chosen in self.buttons else self._shapes[0])

    def _fill_presets(self) -> None:
        menu = self.presets.menu()
        menu.clear()
        for squares in PRESETS:
            text = words.both_text(squares * self._square, self._square)
            menu.addAction(text).triggered.connect(lambda _on=False, n=squares: self.size_.set_dm(n * self._square))

    def _shape_chosen(self) -> None:
        shape = self.shape
        self.size_.blockSignals(True)
        self.size_.set_dm(self._sizes.get(shape, USUAL.get(shape, 2) * self._square))
        self.size_.blockSignals(False)
        self._measures[1].setVisible(shape == "line")
        self._measured()

    def _measured(self) -> None:
        self._sizes[self.shape] = self.size_.dm
        self.sentence.setText(words.area_counts(self.shape, self.measures.size, self._square))
        self.changed.emit()
        self.settle()

    # ------------------------------------------------------------ who is caught
    def show_caught(self, names: Sequence[str], allies: Sequence[str], waits: bool = False) -> None:
        """Names of enemies and others, then of allies; `waits`: not known yet."""
        parts = [", ".join(names)] if names else []
        if allies:
            parts.append(self.tr("allies: {names}").format(names=", ".join(allies)))
        text = self.tr("Caught: {names}").format(names="; ".join(parts)) if parts else self.tr("Nobody is caught.")
        colours = palette()
        style = f"font-weight: 600; color: {colours.warning if allies and not waits else colours.text};"
        self._say(self.tr("Counting…") if waits else text, style)

    def show_hint(self, text: str) -> None:
        self._say(text, f"color: {palette().text_dim};")

    def _say(self, text: str, style: str) -> None:
        """One line, however many there are; all of them on hovering."""
        if (text, style) == self._told:
            return
        if style != self._told[1]:
            self.caught.setStyleSheet(style)
        self._told = (text, style)
        self._shorten()

    def _shorten(self) -> None:
        text, room = self._told[0], self.caught.width() or WIDEST
        self.caught.setText(self.caught.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room - 4))
        self.caught.setToolTip(text)
        self.caught.setAccessibleName(text)

    # ------------------------------------------------------------ where it stands
    def place(self) -> None:
        """In the middle of the upper edge of the map, as wide as there is room."""
        colours = palette()
        self.setStyleSheet(
            f"#AreaBar {{ background: {colours.panel}; border: 1px solid {colours.line}; border-radius: 10px; }}"
            + control_style()
            + "QToolButton { padding: 3px 8px; } QToolButton:focus { padding: 2px 7px; }"
            + "QToolButton::menu-indicator { image: none; }"
        )
        indent_numbers(self)
        self.sentence.setStyleSheet(f"color: {colours.text_dim};")
        self.settle()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.settle()
            self.moved.emit()
        return False

    def settle(self) -> None:
        """Take the room the words need now."""
        layout = self.layout()
        if layout is None or not self.isVisibleTo(self._view):
            return
        layout.activate()
        width = min(WIDEST, self._view.width() - 2 * EDGE)
        self.resize(width, layout.totalHeightForWidth(width))
        layout.activate()
        self._shorten()
        self.move(max(0, (self._view.width() - width) // 2), EDGE)
