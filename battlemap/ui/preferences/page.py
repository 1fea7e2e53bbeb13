"""What all pages of the preferences share: rows of a name, its field and a sentence; each choice is taken at once."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from battlemap.ui.preferences.kept import DEFAULTS, choose, chosen
from battlemap.ui.settings import Settings
from battlemap.ui.theme import palette


class Page(QWidget):
    """`changed(key)`: this setting has just been written.  Filled by `choice`, `tick`, `percent` and `tell`."""

    changed = Signal(str)

    def __init__(self, settings: Settings, title: str) -> None:
        super().__init__()
        self._settings = settings
        self.title = title
        self.fields: dict[str, QWidget] = {}
        self._shows: list[Callable[[], None]] = []
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 12, 0)
        column.setSpacing(12)
        heading = QLabel(title)
        font = heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setBold(True)
        heading.setFont(font)
        column.addWidget(heading)
        self.form = QFormLayout()
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setVerticalSpacing(10)
        self.form.setHorizontalSpacing(16)
        column.addLayout(self.form)
        column.addStretch(1)

    # ------------------------------------------------------------ filling
    def choice(self, key: str, text: str, entries: Sequence[tuple[str, str]]) -> QComboBox:
        """One of several: (value, words)."""
        box = QComboBox()
        for value, words in entries:
            box.addItem(words, value)
        self._row(key, text, box)

        def show() -> None:
            box.setCurrentIndex(max(0, box.findData(chosen(self._settings, key))))

        box.activated.connect(lambda _index: self.take(key, str(box.currentData())))
        self._shown_by(show)
        return box

    def tick(self, key: str, text: str) -> QCheckBox:
        """Yes or no."""
        box = QCheckBox(text)
        self.form.addRow("", box)
        self.fields[key] = box
        box.clicked.connect(lambda on: self.take(key, "yes" if on else "no"))
        self._shown_by(lambda: box.setChecked(chosen(self._settings, key) == "yes"))
        return box

    def percent(self, key: str, text: str, bounds: tuple[int, int]) -> QSpinBox:
        """A number of per cent, by tens."""
        box = QSpinBox()
        box.setRange(*bounds)
        box.setSingleStep(10)
        box.setSuffix("%")
        box.setKeyboardTracking(False)
        self._row(key, text, box)

        def show() -> None:
            was = box.blockSignals(True)
            box.setValue(self._settings.number(key, int(DEFAULTS[key]), bounds))
            box.blockSignals(was)

        self._shown_by(show)
        box.valueChanged.connect(lambda value: self.take(key, str(value)))
        return box

    def tell(self, text: str) -> QLabel:
        """A sentence below what it is about."""
        label = QLabel(text)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setStyleSheet(f"color: {palette().text_dim};")
        self.form.addRow(label)
        return label

    def _row(self, key: str, text: str, box: QWidget) -> None:
        label = QLabel(text)
        label.setBuddy(box)
        box.setAccessibleName(text.replace("&", ""))
        self.form.addRow(label, box)
        self.fields[key] = box

    def _shown_by(self, show: Callable[[], None]) -> None:
        self._shows.append(show)
        show()

    # ------------------------------------------------------------ taking
    def take(self, key: str, value: str) -> None:
        """Write it, and tell."""
        if value != chosen(self._settings, key):
            choose(self._settings, key, value)
            self.changed.emit(key)

    def show_chosen(self) -> None:
        """The fields as the settings have them."""
        for show in self._shows:
            show()

    def restore_defaults(self) -> None:
        """This page as the program came."""
        for key in self.fields:
            if key in DEFAULTS:
                self.take(key, DEFAULTS[key])
        self.show_chosen()
