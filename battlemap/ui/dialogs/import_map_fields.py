"""Which ruleset a new fight on a map has, and how wide its squares are: asked of every map in the same words."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from battlemap.importers.reading import SQUARE_DM
from battlemap.rulesets import DEFAULT, find_ruleset, names
from battlemap.ui import words
from battlemap.ui.length_field import LengthField
from battlemap.ui.scrolling import ScrollsDown
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette

TOLD_LINES, NARROW_LINES, PANEL_WIDTH = 2, 4, 392


def column_beside(above: QWidget, below: QWidget) -> ScrollsDown:
    """What is said of a map above what is asked of it, beside its picture; it scrolls where the screen is low."""
    beside = QWidget()
    column = QVBoxLayout(beside)
    column.setContentsMargins(0, 0, 6, 0)
    column.setSpacing(12)
    column.addWidget(above)
    column.addStretch(1)
    column.addWidget(below)
    scroll = ScrollsDown(beside, PANEL_WIDTH)
    scroll.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
    return scroll


class RulesetFields(QWidget):
    """The ruleset chosen last is offered first; squares are as wide as it says until another width is typed."""

    def __init__(self, settings: Settings, is_narrow: bool = False) -> None:
        super().__init__()
        self._settings = settings
        self.ruleset, self.told, self.square = QComboBox(), QLabel(), LengthField(is_of_square=True)
        for name in names():
            self.ruleset.addItem(words.rules_title(find_ruleset(name)), name)
        self.told.setWordWrap(True)
        self.told.setStyleSheet(f"color: {palette().text_dim};")
        self.told.setMinimumHeight((NARROW_LINES if is_narrow else TOLD_LINES) * self.told.fontMetrics().lineSpacing())
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.square.set_range_dm(1, 1000)
        self.square.set_step_dm(5)
        self.ruleset.setCurrentIndex(max(0, self.ruleset.findData(settings.ruleset(DEFAULT))))
        self.ruleset.currentIndexChanged.connect(lambda _i: self._chosen())
        self._usual = self._offered = 0
        self._chosen()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        fields = (self.tr("R&uleset"), self.ruleset), (self.tr("&Square"), self.square)
        for line in ([fields[:1], fields[1:]] if is_narrow else [fields]):
            layout.addLayout(in_a_row(*line))
        layout.addWidget(self.told)

    @property
    def name(self) -> str:
        """The ruleset's."""
        return str(self.ruleset.currentData())

    @property
    def square_dm(self) -> int:
        return self.square.dm

    def offer(self, square_dm: int) -> None:
        """A map says how wide its squares are; where it says nothing special the ruleset's stay, and what was typed does."""
        if self.square.dm in (self._usual, self._offered):
            self._offered = self._usual if square_dm == SQUARE_DM else square_dm
            self.square.set_dm(self._offered)

    def remember(self) -> None:
        """Offer this one first the next time."""
        self._settings.set_ruleset(self.name)

    def _chosen(self) -> None:
        """What it says of itself, and its square."""
        ruleset = find_ruleset(self.name)
        self.told.setText(words.ruleset_told(ruleset))
        if self.square.dm == self._usual or not self._usual:
            self.square.set_dm(ruleset.square)
        self._usual = ruleset.square


def in_a_row(*fields: tuple[str, QWidget]) -> QHBoxLayout:
    """Fields with their names, side by side."""
    line = QHBoxLayout()
    for text, field in fields:
        label = QLabel(text)
        label.setBuddy(field)
        line.addWidget(label)
        line.addWidget(field)
        line.addSpacing(14)
    line.addStretch(1)
    return line
