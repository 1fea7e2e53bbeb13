"""What the two dialogs of exported maps have in common: for whom, which squares, what is drawn; remembered between them.

    fields = MapFields(scene, seen, around_selected)
    fields.changed; fields.look(), fields.part()
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from battlemap.model import Scene
from battlemap.ui.exporting.look import VIEWS, Look, View
from battlemap.ui.exporting.part import BadPart, Part, named, whole
from battlemap.ui.theme import palette

WHOLE, SEEN, TYPED = "whole", "seen", "typed"


def labelled(text: str, buddy: QWidget) -> QLabel:
    """A label whose key goes to its field."""
    label = QLabel(text)
    label.setBuddy(buddy)
    return label


@dataclass(frozen=True, slots=True)
class Parts:
    """The squares there are to choose from: what the window shows (None: nothing of the map), and those round the selection."""

    scene: Scene
    seen: Part | None
    selected: Part | None


class MapFields(QObject):
    """Fields that a dialog lays into its form.  `changed`: something else is to be drawn."""

    changed = Signal()

    def __init__(self, parts: Parts, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self.view, self.told = QComboBox(), QLabel()
        for view in VIEWS:
            self.view.addItem(self._view_name(view), view)
        self.view.setCurrentIndex(self.view.findData(look.view))
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setMinimumHeight(2 * self.told.fontMetrics().lineSpacing())
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.which, self.squares = QComboBox(), QLineEdit()
        self.which.addItem(self.tr("Whole map"), WHOLE)
        if parts.seen is not None and parts.seen != whole(parts.scene):
            self.which.addItem(self.tr("What the window shows"), SEEN)
        self.which.addItem(self.tr("These squares:"), TYPED)
        self.squares.setAccessibleName(self.tr("Squares, by two corners"))
        self.squares.setToolTip(self.tr("Two corners, as A1:F8"))
        self.tokens, self.grid = QCheckBox(self.tr("&Tokens")), QCheckBox(self.tr("&Grid"))
        self.marks = QCheckBox(self.tr("&Notes and lamps"))
        self.coordinates = QCheckBox(self.tr("&Letters and numbers at the rim"))
        self.ink = QCheckBox(self.tr("Save &ink: white ground, outlines only"))
        for box, is_on in (
            (self.tokens, look.tokens), (self.marks, look.marks), (self.grid, look.grid),
            (self.coordinates, look.coordinates), (self.ink, look.ink),
        ):  # fmt: skip
            box.setChecked(is_on)
            box.toggled.connect(self.changed)
        self.view.currentIndexChanged.connect(lambda _i: self._chosen())
        self.which.currentIndexChanged.connect(lambda _i: self._chosen())
        self.squares.textEdited.connect(lambda _text: self._typed())
        self._chosen()

    # ------------------------------------------------------------ what is chosen
    def look(self, light: bool = True) -> Look:
        """`light`: the game master's map shows where it is dark."""
        return Look(
            view=self.view.currentData(), tokens=self.tokens.isChecked(), grid=self.grid.isChecked(),
            coordinates=self.coordinates.isChecked(), ink=self.ink.isChecked(), light=light, marks=self.marks.isChecked(),
        )  # fmt: skip

    def part(self) -> Part:
        """Raises `BadPart` with a sentence while what is typed names no squares."""
        which = self.which.currentData()
        if which == TYPED:
            return named(self.squares.text(), self._parts.scene)
        return self._parts.seen if which == SEEN and self._parts.seen is not None else whole(self._parts.scene)

    def has_part(self) -> bool:
        try:
            self.part()
        except BadPart:
            return False
        return True

    # ------------------------------------------------------------ laying out
    def fill(self, form: QGridLayout, row: int) -> int:
        """Into two columns of a form from a row on; the next free one."""
        form.addWidget(labelled(self.tr("&View"), self.view), row, 0)
        form.addWidget(self.view, row, 1)
        form.addWidget(self.told, row + 1, 1)
        form.addWidget(labelled(self.tr("Pa&rt"), self.which), row + 2, 0)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.which, 3)
        line.addWidget(self.squares, 2)
        form.addLayout(line, row + 2, 1)
        return row + 3

    def boxes(self, *wanted: QCheckBox) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        for box in wanted:
            column.addWidget(box)
        return column

    def _chosen(self) -> None:
        view: View = self.view.currentData()
        colours = palette()
        self.told.setText(self._view_told(view))
        self.told.setStyleSheet(f"color: {colours.warning if view == 'gm' else colours.text_dim};")
        if view != "gm":
            self.marks.hide()
        elif self.marks.parentWidget() is not None:  # until it is laid out it would be a window of its own
            self.marks.show()
        self._name_squares()
        self.changed.emit()

    def _typed(self) -> None:
        """Who types squares wants these."""
        if self.which.currentData() != TYPED:
            self.which.setCurrentIndex(self.which.findData(TYPED))
        else:
            self.changed.emit()

    def _name_squares(self) -> None:
        """What is chosen by its corners; to begin with, typed squares are those round the selected creatures."""
        if self.which.currentData() != TYPED:
            self.squares.setText(self.part().name)
        elif self._parts.selected is not None and not self.squares.isModified():
            self.squares.setText(self._parts.selected.name)

    def _view_name(self, view: View) -> str:
        return {
            "players": self.tr("What the players know"), "table": self.tr("Whole map without secrets"),
            "gm": self.tr("Game master's map"),
        }[view]  # fmt: skip

    def _view_told(self, view: View) -> str:
        return {
            "players": self.tr("No hidden creature, secret door or number is in it, nor what nobody has seen."),
            "table": self.tr("As players see it, all explored and in full light. Secret doors and hidden creatures stay out."),
            "gm": self.tr("With hit points, secret doors, lights and notes: not for the players."),
        }[view]  # fmt: skip
