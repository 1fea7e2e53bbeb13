"""Roll anything: type dice and press Enter; keep a roll under a name, in your own order, for one key."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from battlemap.rules.formula import BadFormula, read_formula
from battlemap.ui.dialogs.giving import RoomyDialog, give
from battlemap.ui.dice.dice_words import faces_text, trouble
from battlemap.ui.dice.own_rolls import MOST, OwnRoll, keep_rolls, kept_rolls
from battlemap.ui.dice.rolling import bare, command_of, rolled_in, told
from battlemap.ui.icons import icon
from battlemap.ui.panel.parts import big, button, dim
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings

SIZE = (620, 560)


class RollDialog(RoomyDialog):
    """Ok rolls and the dialog stays for another.  A kept roll that is chosen stands in the field, to be rolled or changed.
    `keys` are those of the first kept ones."""

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None, keys: Sequence[str] = ()) -> None:
        super().__init__("", parent, " ")
        self._keys = keys
        self.setWindowTitle(self.tr("Roll dice"))
        self.accept_text(self.tr("Roll"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Close"))
        self.resize(*SIZE)
        self._session, self._settings = session, settings
        self._rolls = kept_rolls(settings)
        self.entry = QLineEdit()
        self.entry.setAccessibleName(self.tr("Dice"))
        self.entry.setPlaceholderText(self.tr("2d6+3, 4d6kh3, d20 adv + 5, Stealth: d20+6"))
        self.entry.setToolTip(self.entry.placeholderText())
        self.entry.setClearButtonEnabled(True)
        font = self.entry.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        self.entry.setFont(font)
        self.body.addWidget(self.entry)
        self.each, self.secret = QCheckBox(self._each_text()), QCheckBox(self.tr("&Secret: left out of the exported log"))
        self.each.setEnabled(bool(session.selection))
        self.body.addWidget(self.each)
        self.body.addWidget(self.secret)
        self.total, self.faces = big("", 2.6), dim("")
        for label in (self.total, self.faces):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setMinimumWidth(1)  # a word that is too long is cut rather than the dialog as wide as it
            self.body.addWidget(label)
        self.body.addLayout(self._kept(), 1)
        self.entry.textEdited.connect(lambda _text: self._clear())
        self._show("", "")
        self._fill(-1)
        self.entry.setFocus()

    def _each_text(self) -> str:
        number = len(self._session.selection)
        if not number:
            return self.tr("Once for &each selected creature (nobody is selected)")
        return self.tr("Once for &each selected creature ({number})").format(number=number)

    def _kept(self) -> QHBoxLayout:
        line, column, deeds = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        label = QLabel(self.tr("&Your rolls"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Your rolls"))
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setStyleSheet("QListView::item { padding: 6px; }")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(lambda _item: self.finish())
        self.list.currentRowChanged.connect(self._chosen)
        label.setBuddy(self.list)
        self._none = dim(self.tr("None yet. Type a roll above, like \"Stealth of the goblins: d20+6\", and keep it."))
        self._none.setWordWrap(True)
        for text in (label, self._none):
            text.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            column.addWidget(text)
        column.addWidget(self.list, 1)
        column.addStretch(0)
        self.keep_button = button(self.tr("&Keep as new"), self.tr("Keeps what stands in the field as one of your rolls"))
        self.change_button = button(self.tr("&Change the chosen"), self.tr("The chosen roll becomes what stands in the field"))
        self.delete_button = button(self.tr("&Delete"), self.tr("Its text stays in the field: keep it again to have it back"))
        self.up_button, self.down_button = self._arrow("up", self.tr("Up")), self._arrow("down", self.tr("Down"))
        deeds.addSpacing(label.sizeHint().height() + 6)
        for one, deed in (
            (self.keep_button, self.keep), (self.change_button, self.change), (self.delete_button, self.delete),
        ):  # fmt: skip
            one.setAutoDefault(False)
            one.clicked.connect(deed)
            deeds.addWidget(one)
        arrows = QHBoxLayout()
        for arrow, by in ((self.up_button, -1), (self.down_button, 1)):
            arrow.clicked.connect(lambda _on=False, step=by: self.move_by(step))
            arrows.addWidget(arrow)
        deeds.addLayout(arrows)
        deeds.addStretch(1)
        line.addLayout(column, 1)
        line.addLayout(deeds)
        return line

    def _arrow(self, picture: str, text: str) -> QToolButton:
        found = QToolButton()
        found.setIcon(icon(picture))
        found.setToolTip(text)
        found.setAccessibleName(text)
        return found

    # ------------------------------------------------------------ the list
    @property
    def rolls(self) -> list[OwnRoll]:
        return list(self._rolls)

    def _fill(self, row: int) -> None:
        """The list anew, this row chosen."""
        self.list.blockSignals(True)
        self.list.clear()
        for number, roll in enumerate(self._rolls, 1):
            marks = [key for key in self._keys[number - 1 : number] if key]
            marks += [self.tr("for each selected")] if roll.each else []
            marks += [self.tr("secret")] if roll.secret else []
            title = f"{roll.name}:  {roll.dice}" if roll.name != roll.dice else roll.dice
            self.list.addItem(QListWidgetItem(f"{title}\n{' · '.join(marks)}" if marks else title))
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self._none.setHidden(bool(self._rolls))
        self.list.setHidden(not self._rolls)
        self._enable(row)

    def _enable(self, row: int) -> None:
        for one in (self.change_button, self.delete_button):
            one.setEnabled(row >= 0)
        self.up_button.setEnabled(row > 0)
        self.down_button.setEnabled(0 <= row < len(self._rolls) - 1)

    def _chosen(self, row: int) -> None:
        self._enable(row)
        if 0 <= row < len(self._rolls):
            roll = self._rolls[row]
            self.entry.setText(roll.text)
            self.each.setChecked(roll.each)
            self.secret.setChecked(roll.secret)
            self._clear()

    def _clear(self) -> None:
        self.complain("")
        self._show("", "")

    def _show(self, total: str, faces: str) -> None:
        """What came of it; no room is taken by nothing."""
        for label, text in ((self.total, total), (self.faces, faces)):
            label.setText(text)
            label.setHidden(not text)

    def _typed(self) -> OwnRoll | None:
        """What stands in the field; where it is no roll that is said."""
        text = bare(self.entry.text())
        try:
            read_formula(text)
        except BadFormula as wrong:
            self.complain(trouble(wrong), self.entry)
            return None
        self.complain("")
        return OwnRoll(text, self.each.isChecked(), self.secret.isChecked())

    def _write(self, row: int) -> None:
        keep_rolls(self._settings, self._rolls)
        self._fill(row)

    def keep(self) -> None:
        roll = self._typed()
        if roll is None:
            return
        if len(self._rolls) >= MOST:
            self.complain(self.tr("There are {most} already: delete one first.").format(most=MOST))
            return
        self._rolls.append(roll)
        self._write(len(self._rolls) - 1)

    def change(self) -> None:
        roll, row = self._typed(), self.list.currentRow()
        if roll is not None and row >= 0:
            self._rolls[row] = roll
            self._write(row)

    def delete(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            del self._rolls[row]
            self._write(-1)
            self.entry.setFocus()

    def move_by(self, step: int) -> None:
        row = self.list.currentRow()
        goal = row + step
        if row >= 0 and 0 <= goal < len(self._rolls):
            self._rolls[row], self._rolls[goal] = self._rolls[goal], self._rolls[row]
            self._write(goal)

    # ------------------------------------------------------------ the roll
    def finish(self) -> None:
        roll = self._typed()
        if roll is None:
            return
        self._clear()
        done = give(self, self._session, command_of(roll, self._session))
        if done is None:
            return
        rolled = rolled_in(done)
        if len(rolled) == 1:
            kind = f" {rolled[0].label}" if rolled[0].label else ""
            faces = faces_text(rolled[0].faces, rolled[0].dropped)
            self._show(f"{rolled[0].total}{kind}", f"{rolled[0].dice}:  {faces}" if faces else rolled[0].dice)
        else:
            self._show("", told(done, self._session))
        self.entry.setFocus()
        self.entry.selectAll()
        self.make_room()
