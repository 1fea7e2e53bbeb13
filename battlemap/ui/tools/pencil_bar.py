"""The bars of the drawing tools: what the next stroke does, over the map's upper edge, in as many rows as the map is narrow.

A bar is filled from left to right by `choice`, `combo`, `number`, `tick`, `button` and `gap`; its last line says the gestures.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.ui.canvas.view import MapView
from battlemap.ui.flow import CentredRows
from battlemap.ui.icons import control_style, indent_numbers
from battlemap.ui.length_field import LengthField
from battlemap.ui.theme import palette, px

EDGE, TOP, NUMBER_PX = 10, 12, 88
SIDE_ROOM = 24


class PencilBar(QFrame):
    """`changed` when anything chosen in it changes."""

    changed = Signal()

    def __init__(self, view: MapView, name: str, title: str) -> None:
        super().__init__(view.over)
        self._view = view
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # a click on it is not one on the map below
        self._flow = CentredRows()
        holder = QWidget()
        holder.setLayout(self._flow)
        self._holder = holder
        self._hint = QLabel()
        self._hint.setObjectName("Hint")
        self._hint.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, 6, EDGE, 6)
        column.setSpacing(4)
        column.addWidget(holder)
        column.addWidget(self._hint)
        self._groups: list[QButtonGroup] = []
        view.installEventFilter(self)
        self.hide()

    # ------------------------------------------------------------ filling
    def choices(self, entries: Sequence[tuple[Any, str, str]], compact: bool = False) -> dict[Any, QToolButton]:
        """Buttons of which one is chosen: (key, text, tip); the first is at the start.  `compact`: without a gap after them."""
        group, found = QButtonGroup(self), dict[Any, QToolButton]()
        self._groups.append(group)
        for key, text, tip in entries:
            button = QToolButton()
            button.setText(text)
            button.setToolTip(tip)
            button.setCheckable(True)
            button.setChecked(not found)
            button.setAccessibleName(text.replace("&", ""))
            group.addButton(button)
            self._flow.addWidget(button)
            found[key] = button
        group.buttonClicked.connect(lambda _button: self._told())
        if not compact:
            self.gap()
        return found

    def labelled(self, text: str, widget: QWidget, name: str = "") -> QWidget:
        """A widget behind its label, kept on one row with it; the pair, to show and hide."""
        pair = QWidget()
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        if text:
            label = QLabel(text)
            label.setBuddy(widget)
            row.addWidget(label)
        row.addWidget(widget)
        widget.setAccessibleName(name or text)
        self._flow.addWidget(pair)
        return pair

    def combo(self, text: str, entries: Sequence[tuple[Any, str]], name: str = "") -> QComboBox:
        box = QComboBox()
        for key, words in entries:
            box.addItem(words, key)
        box.activated.connect(lambda _index: self._told())
        self.labelled(text, box, name)
        return box

    def number(self, text: str, low: float, high: float, step: float, value: float, suffix: str = "") -> QDoubleSpinBox:
        box = QDoubleSpinBox()
        box.setRange(low, high)
        box.setSingleStep(step)
        box.setDecimals(0 if step >= 1 and float(step).is_integer() else 1)
        box.setValue(value)
        box.setSuffix(suffix)
        self._take(text, box)
        return box

    def _take(self, text: str, box: QDoubleSpinBox) -> None:
        box.setKeyboardTracking(False)
        box.setMinimumWidth(px(NUMBER_PX))
        box.valueChanged.connect(lambda _value: self.changed.emit())
        box.installEventFilter(self)
        self.labelled(text, box)

    def length(self, text: str, bounds: tuple[int, int], step: int, value: int) -> LengthField:
        """A field for a length; all in dm."""
        box = LengthField()
        box.set_range_dm(*bounds)
        box.set_step_dm(step)
        box.set_dm(value)
        self._take(text, box)
        return box

    def tick(self, text: str, tip: str = "", chosen: bool = False) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setCheckable(True)
        button.setChecked(chosen)
        button.setAccessibleName(text.replace("&", ""))
        button.clicked.connect(lambda _on: self._told())
        self._flow.addWidget(button)
        return button

    def button(self, text: str, deed: Callable[[], Any], tip: str = "", picture: QIcon | None = None) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(text.replace("&", ""))
        if picture is not None:
            button.setIcon(picture)
        button.clicked.connect(lambda _on=False: (deed(), self._view.setFocus()))
        self._flow.addWidget(button)
        return button

    def gap(self, width: int = 6) -> None:
        spacer = QWidget()
        spacer.setFixedSize(width, 1)
        self._flow.addWidget(spacer)

    def say(self, text: str) -> None:
        """What the gestures do now, as the last line."""
        if text != self._hint.text():
            self._hint.setText(text)
            self._hint.setVisible(bool(text))
            if self.isVisible():
                self.place()

    def _told(self) -> None:
        self.changed.emit()
        self._view.setFocus()
        if self.isVisible():
            self.place()

    # ------------------------------------------------------------ where it stands
    def place(self) -> None:
        """In the middle of the upper edge of the map, no wider than it."""
        colours, name = palette(), self.objectName()
        self.setStyleSheet(
            f"#{name} {{ background: {colours.panel}; border: 1px solid {colours.line}; border-radius: 10px; }}"
            f"#{name} QWidget {{ font-size: {px(13)}px; }} #{name} QToolButton {{ padding: 4px 7px; }}"
            f"{control_style()}"
            f"#{name} QComboBox, #{name} QSpinBox, #{name} QDoubleSpinBox {{ padding: 2px 20px 2px 6px; min-height: 20px; }}"
            f"#{name} #Hint {{ color: {colours.text_dim}; font-size: {px(12)}px; }}"
        )
        self.ensurePolished()
        indent_numbers(self)
        for child in self.findChildren(QWidget):
            child.ensurePolished()
        most = max(200, self._view.width() - SIDE_ROOM - 2 * EDGE)
        needed = self._flow.needed(most)
        said = self._hint.fontMetrics().horizontalAdvance(self._hint.text()) + 6
        width = max(needed.width(), min(most, said))
        self._holder.setFixedSize(width, needed.height())
        hint = self._hint.heightForWidth(width) + 4 if self._hint.text() else 0
        self._hint.setFixedWidth(width)
        self.resize(width + 2 * EDGE, needed.height() + hint + 12)
        self.move(max(0, (self._view.width() - self.width()) // 2), TOP)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._view:
            if event.type() in (QEvent.Type.Resize, QEvent.Type.PaletteChange) and self.isVisible():
                self.place()
                self._view.cover_top(self.geometry().bottom())
        elif event.type() == QEvent.Type.KeyPress and getattr(event, "key", int)() in (
            Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape,
        ):  # fmt: skip
            box = watched
            if isinstance(box, QDoubleSpinBox):
                box.interpretText()
            self._view.setFocus()
            return True
        return False


def chosen_key(buttons: dict[Any, QToolButton]) -> Any:
    """The key of the chosen one of several buttons."""
    return next(key for key, button in buttons.items() if button.isChecked())


