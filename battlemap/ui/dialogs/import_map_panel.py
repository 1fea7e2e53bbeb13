"""The numbers beside the alignment bench: squares, where they begin, how far the crossings are apart, which way up.

Only widgets and what they hold: what a change means is the dialog's (`import_map_picture`).
"""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.imaging.layout import LARGEST_SIDE, SMALLEST_PX, Layout
from battlemap.imaging.turning import LARGEST_ANGLE
from battlemap.ui.dialogs.align_bench import Marks
from battlemap.ui.theme import palette, px

LARGEST_PX = 8192
FIELD_WIDTH = 88
STEADY = ("good", "warning", "bad")


class Panel(QWidget):
    """`changed(what)` tells that a field was typed: "columns", "rows", "px", "at", "apart" or "angle"."""

    changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.status, self.detail = QLabel(), QLabel()
        self.hint = QLabel(
            self.tr(
                "Drag A and B onto two printed crossings. The white bars cut the picture. The wheel zooms. Arrow keys move by "
                "one pixel what was touched last, or chosen with A, B or G for the grid."
            )
        )
        self.use_found = QPushButton(self.tr("&Use the grid that was found"))
        self.columns, self.rows, self.across, self.down = (QSpinBox() for _ in range(4))
        self.px, self.left, self.top, self.angle = (QDoubleSpinBox() for _ in range(4))
        self.half, self.double = QPushButton(self.tr("&Half")), QPushButton(self.tr("D&ouble"))
        self.turn_left, self.turn_right = QToolButton(), QToolButton()
        self.whole = QPushButton(self.tr("&Whole picture"))
        self._ranges()
        self._words()
        self._lay_out()
        for field, what in (
            (self.columns, "columns"), (self.rows, "rows"), (self.px, "px"), (self.left, "at"), (self.top, "at"),
            (self.across, "apart"), (self.down, "apart"), (self.angle, "angle"),
        ):  # fmt: skip
            field.valueChanged.connect(lambda _value, what=what: self.changed.emit(what))

    def _ranges(self) -> None:
        for count in (self.columns, self.rows):
            count.setRange(1, LARGEST_SIDE)
        for count in (self.across, self.down):
            count.setRange(0, LARGEST_SIDE)
        self.px.setRange(SMALLEST_PX, LARGEST_PX)
        self.angle.setRange(-LARGEST_ANGLE, LARGEST_ANGLE)
        for place in (self.left, self.top):
            place.setRange(-LARGEST_PX, 2 * LARGEST_PX)
        for number in (self.px, self.left, self.top):
            number.setDecimals(2)
        self.angle.setDecimals(1)
        self.angle.setSingleStep(0.1)
        self.angle.setSuffix("°")
        for field in (self.columns, self.rows, self.px, self.left, self.top, self.across, self.down, self.angle):
            field.setKeyboardTracking(False)
            field.setFixedWidth(px(FIELD_WIDTH))

    def _words(self) -> None:
        self.status.setWordWrap(True)
        self.status.setStyleSheet("font-weight: 700;")
        self.detail.setWordWrap(True)
        self.hint.setWordWrap(True)
        for dim in (self.detail, self.hint):
            dim.setStyleSheet(f"color: {palette().text_dim};")
        self.status.setAccessibleName(self.tr("The printed grid"))
        self.half.setToolTip(self.tr("Squares half as wide: twice as many"))
        self.double.setToolTip(self.tr("Squares twice as wide: half as many"))
        self.turn_left.setText("⟲")
        self.turn_right.setText("⟳")
        for button, name in (
            (self.turn_left, self.tr("Turn to the left (Ctrl+L)")), (self.turn_right, self.tr("Turn to the right (Ctrl+R)")),
        ):  # fmt: skip
            button.setToolTip(name)
            button.setAccessibleName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.turn_left.setShortcut("Ctrl+L")
        self.turn_right.setShortcut("Ctrl+R")
        self.whole.setToolTip(self.tr("Take back what the edges cut off"))
        self.columns.setAccessibleName(self.tr("Columns"))
        self.rows.setAccessibleName(self.tr("Rows"))
        self.left.setAccessibleName(self.tr("First square, x"))
        self.top.setAccessibleName(self.tr("First square, y"))
        self.across.setAccessibleName(self.tr("Columns from A to B"))
        self.down.setAccessibleName(self.tr("Rows from A to B"))

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(7)
        box = QFrame()
        box.setObjectName("status")
        inner = QVBoxLayout(box)
        inner.setContentsMargins(12, 8, 10, 8)
        inner.setSpacing(4)
        for part in (self.status, self.detail, self.use_found):
            inner.addWidget(part)
        layout.addWidget(box)
        self._box = box
        keep = self.use_found.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.use_found.setSizePolicy(keep)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(3, 1)
        self._row(grid, 0, self.tr("&Columns x rows"), self.columns, self.rows)
        self._row(grid, 1, self.tr("&Pixels per square"), self.px, _side_by_side(self.half, self.double))
        self._row(grid, 2, self.tr("&First square x, y"), self.left, self.top)
        self._row(grid, 3, self.tr("A and B are &apart"), self.across, self.down)
        self._row(grid, 4, self.tr("&Tilt and turn"), self.angle, _side_by_side(self.turn_left, self.turn_right))
        self._row(grid, 5, self.tr("Edges cut off"), self.whole)
        layout.addLayout(grid)
        layout.addWidget(self.hint)

    def _row(self, grid: QGridLayout, row: int, text: str, first: QWidget, second: QWidget | None = None) -> None:
        label = QLabel(text)
        label.setBuddy(first)
        grid.addWidget(label, row, 0)
        if second is None:
            grid.addWidget(first, row, 1, 1, 2, Qt.AlignmentFlag.AlignLeft)
        else:
            grid.addWidget(first, row, 1)
            grid.addWidget(second, row, 2, Qt.AlignmentFlag.AlignLeft)

    # ------------------------------------------------------------ showing
    def show_layout(self, layout: Layout, marks: Marks, angle: float) -> None:
        """What is laid, in numbers; nothing of it counts as typed."""
        x, y = layout.origin
        for field, value in (
            (self.columns, layout.columns), (self.rows, layout.rows), (self.px, layout.px), (self.left, x), (self.top, y),
            (self.across, marks.across), (self.down, marks.down), (self.angle, angle),
        ):  # fmt: skip
            with QSignalBlocker(field):
                was_selected = field.hasFocus() and field.lineEdit().selectedText() == field.cleanText()
                field.setValue(value)  # type: ignore[arg-type]
                if was_selected:
                    field.selectAll()

    def show_status(self, title: str, detail: str, how: str) -> None:
        """`how`: "good", "warning" or "bad" give the bar beside it its colour, "" none."""
        colour = getattr(palette(), how) if how in STEADY else palette().line
        self._box.setStyleSheet(
            f"#status {{ background: {palette().field}; border: 1px solid {palette().line};"
            f" border-left: 5px solid {colour}; border-radius: 6px; }}"
        )
        self.status.setText(title)
        self.detail.setText(detail or " ")


def _side_by_side(*parts: QWidget) -> QWidget:
    holder = QWidget()
    line = QHBoxLayout(holder)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(6)
    for part in parts:
        line.addWidget(part)
    line.addStretch(1)
    return holder
