"""The filters of the bestiary: size, type, challenge, where it lives.  Its answer is a `Filters`."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from battlemap.model.creature import SIZES
from battlemap.ui import creature_words
from battlemap.ui.bestiary.figures import challenge_text
from battlemap.ui.bestiary.stock import Filters, Stock


class FilterGrid(QWidget):
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sizes, self.kinds, self.least, self.most, self.places = (_combo() for _ in range(5))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        for number, box in enumerate((self.sizes, self.kinds, self.least, self.most)):
            grid.addWidget(box, number // 2, number % 2)
        grid.addWidget(self.places, 2, 0, 1, 2)
        for column in range(2):
            grid.setColumnStretch(column, 1)
        for box, name in (
            (self.sizes, self.tr("Size")), (self.kinds, self.tr("Type")), (self.least, self.tr("Challenge from")),
            (self.most, self.tr("Challenge to")), (self.places, self.tr("Where it lives")),
        ):  # fmt: skip
            box.setAccessibleName(name)
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())

    def fill(self, stock: Stock) -> None:
        """What there is in the stock; nothing is filtered then."""
        challenges = [(challenge_text(value), value) for value in stock.challenges()]
        sizes = {each.block.creature.size for each in stock.held}
        for box, any_, entries in (
            (self.sizes, self.tr("Any size"), [(creature_words.size(size), size) for size in SIZES if size in sizes]),
            (self.kinds, self.tr("Any type"), _in_order(creature_words.kind, stock.kinds())),
            (self.least, self.tr("CR from"), challenges), (self.most, self.tr("CR to"), challenges),
            (self.places, self.tr("Anywhere"), _in_order(creature_words.place, stock.environments())),
        ):  # fmt: skip
            with QSignalBlocker(box):
                box.clear()
                box.addItem(any_, None)
                for text, value in entries:
                    box.addItem(text, value)
        for box in (self.least, self.most):
            box.setVisible(bool(challenges))

    def filters(self, own_only: bool) -> Filters:
        return Filters(
            size=self.sizes.currentData() or "", kind=self.kinds.currentData() or "", least=self.least.currentData(),
            most=self.most.currentData(), environment=self.places.currentData() or "", own_only=own_only,
        )  # fmt: skip


def _in_order(said: Callable[[str], str], names: Iterable[str]) -> list[tuple[str, str]]:
    """Names as the window says them, by those, each with what it stands for."""
    return sorted((said(name)[:1].upper() + said(name)[1:], name) for name in names)


def _combo() -> QComboBox:
    box = QComboBox()
    box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return box
