"""A field for a length: in the unit chosen, with its suffix; another unit may be typed with its name ("20 ft")."""

from PySide6.QtGui import QFocusEvent, QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from battlemap.ui import lengths

NEAR_DM = 0.51


class LengthField(QDoubleSpinBox):
    """`dm` is what it holds, to the decimetre; `value()` is the number in it, in the unit of when it was made."""

    def __init__(self, parent: QWidget | None = None, *, is_of_square: bool = False) -> None:
        """`is_of_square`: how wide a square is, which nobody counts in squares."""
        super().__init__(parent)
        self._unit = lengths.METRES if is_of_square and lengths.unit() == lengths.SQUARES else lengths.unit()
        self._per_unit = lengths.dm_per(self._unit)
        self._kept = 0.0
        self.setDecimals(lengths.DECIMALS[self._unit])
        self.setSuffix(lengths.suffix(self._unit))
        self.editingFinished.connect(self._keep)

    @property
    def dm(self) -> int:
        """Whole decimetres."""
        return round(self.exact_dm)

    @property
    def exact_dm(self) -> float:
        return self.value() * self._per_unit

    def set_dm(self, length_dm: float) -> None:
        """A length that is in it already stays to the digit."""
        if abs(self.exact_dm - length_dm) >= NEAR_DM or not self.value():
            self.setValue(length_dm / self._per_unit)
        self._keep()

    def set_range_dm(self, low: float, high: float) -> None:
        """The bounds in dm."""
        self.setRange(low / self._per_unit, high / self._per_unit)

    def set_step_dm(self, step: float) -> None:
        self.setSingleStep(max(step / self._per_unit, 10.0 ** -self.decimals()))

    # ------------------------------------------------------------ typing
    def _keep(self) -> None:
        """What it holds now is what it goes back to where no length is typed."""
        self._kept = self.value()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._keep()
        super().focusInEvent(event)

    def stepBy(self, steps: int) -> None:
        super().stepBy(steps)
        self._keep()

    def textFromValue(self, value: float) -> str:
        """Without a tail: 5, 4.5."""
        return lengths.number(round(value, self.decimals()))

    def valueFromText(self, text: str) -> float:
        try:
            return round(lengths.length_in(self._typed(text), self._unit) / self._per_unit, self.decimals())
        except lengths.BadLength:
            return self.value()

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Anything may be typed on the way to a length."""
        try:
            found = lengths.length_in(self._typed(text), self._unit) / self._per_unit
        except lengths.BadLength:
            return QValidator.State.Intermediate, text, position
        state = QValidator.State
        within = self.minimum() - 1e-6 <= round(found, self.decimals()) <= self.maximum() + 1e-6
        return state.Acceptable if within else state.Intermediate, text, position

    def fixup(self, text: str) -> str:
        """What is out of bounds becomes the nearest there is; what is no length, what was there before it was typed."""
        try:
            found = lengths.length_in(self._typed(text), self._unit) / self._per_unit
        except lengths.BadLength:
            found = self._kept
        return self.textFromValue(min(max(found, self.minimum()), self.maximum())) + self.suffix()

    def _typed(self, text: str) -> str:
        """The field's own suffix says nothing of another unit typed before it."""
        return text.removesuffix(self.suffix()).strip() if text.endswith(self.suffix()) else text.strip()
