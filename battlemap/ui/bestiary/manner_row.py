"""How many of a creature come, and how: the row of choices below the list.  Its answer is a `Manner` and a number."""

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QSizePolicy, QSpinBox, QWidget

from battlemap.ui.bestiary.asking import MOST
from battlemap.ui.bestiary.companies import Manner
from battlemap.ui.dialogs.side_box import SideBox
from battlemap.ui.flow import CentredRows
from battlemap.ui.settings import Settings

ROLLS, TOGETHER = "bestiary/rolls_hp", "bestiary/together"
ROUNDS = 10


class MannerRow(QWidget):
    """What is usual at this table (rolled hit points, one initiative) is remembered; hidden and later are not."""

    changed = Signal()

    def __init__(self, settings: Settings, sides: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.number = QSpinBox()
        self.number.setRange(1, MOST)
        self.number.setAccessibleName(self.tr("How many"))
        self.number.setSuffix(" ×")
        self.number.setFixedWidth(66)
        self.side = SideBox(sides)
        self.side.choose("foes")
        self.later = QComboBox()
        self.later.setAccessibleName(self.tr("When they come"))
        for text, value in self._times():
            self.later.addItem(text, value)
        self.later.setItemData(1, self.tr("They wait off the map until they are called"), Qt.ItemDataRole.ToolTipRole)
        self.hidden = QCheckBox(self.tr("&Hidden"))
        self.hidden.setToolTip(self.tr("The players do not see them until you show them"))
        self.rolls = QCheckBox(self.tr("&Roll HP"))
        self.rolls.setToolTip(self.tr("Hit points by their dice, each its own; else the average"))
        self.together = QCheckBox(self.tr("&One initiative"))
        self.together.setToolTip(self.tr("A group rolls once and acts at the same count"))
        self.rolls.setChecked(settings.text(ROLLS) == "yes")
        self.together.setChecked(settings.text(TOGETHER, "yes") == "yes")
        self._lay_out()
        self.number.valueChanged.connect(lambda _number: self.changed.emit())
        self.side.currentTextChanged.connect(lambda _text: self.changed.emit())
        self.later.currentIndexChanged.connect(lambda _index: self.changed.emit())
        for box in (self.hidden, self.rolls, self.together):
            box.toggled.connect(lambda _on: self._remember())

    def _times(self) -> list[tuple[str, int | None]]:
        found: list[tuple[str, int | None]] = [(self.tr("At once"), None), (self.tr("Later"), 0)]
        return found + [(self.tr("In round {round}").format(round=number), number) for number in range(2, ROUNDS + 1)]

    def _lay_out(self) -> None:
        grid, boxes = QGridLayout(self), CentredRows(gap=10)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(6)
        for box in (self.side, self.later):
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        grid.addWidget(self.number, 0, 0)
        grid.addWidget(self.side, 0, 1)
        grid.addWidget(self.later, 0, 2)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        for check in (self.hidden, self.rolls, self.together):
            boxes.addWidget(check)
        grid.addLayout(boxes, 1, 0, 1, 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its boxes need in that width: a splitter asks for no height for a width."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(event.size().width()))

    def _remember(self) -> None:
        self._settings.set_text(ROLLS, "yes" if self.rolls.isChecked() else "no")
        self._settings.set_text(TOGETHER, "yes" if self.together.isChecked() else "no")
        self.changed.emit()

    # ------------------------------------------------------------ the answer
    def manner(self) -> Manner:
        later = self.later.currentData()
        return Manner(
            side=self.side.side(), hidden=self.hidden.isChecked(), rolls_hp=self.rolls.isChecked(),
            together=self.together.isChecked(), later=None if later is None else int(later),
        )  # fmt: skip

    def show_number(self, number: int) -> None:
        """Without telling: it was changed elsewhere."""
        with QSignalBlocker(self.number):
            self.number.setValue(number)

    def show_hidden(self, hidden: bool) -> None:
        with QSignalBlocker(self.hidden):
            self.hidden.setChecked(hidden)

    def start_anew(self) -> None:
        """Seen and at once again, whatever the last ones were."""
        self.show_hidden(False)
        with QSignalBlocker(self.later):
            self.later.setCurrentIndex(0)

    def show_side(self, side: str) -> None:
        with QSignalBlocker(self.side):
            self.side.choose(side)

    def offer(self, *, has_dice: bool, rolls_each: bool) -> None:
        """Are there hit dice to roll, and does each creature have a count of its own at this table?"""
        self.rolls.setEnabled(has_dice)
        self.together.setVisible(rolls_each)
