"""Everybody an area has caught, a line each: ticked or spared, what its save adds, the die it rolled, what came of it."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel, QScrollArea, QToolButton, QWidget

from battlemap.model.creature import ABILITIES
from battlemap.rules.checks import fails_save
from battlemap.ui import words
from battlemap.ui.dialogs.area_texts import COVERED, Caught, cover_bonus, is_ally
from battlemap.ui.dialogs.rollable import Wanted, bonus_of
from battlemap.ui.panel.dice_fields import DiceField
from battlemap.ui.panel.parts import side_mark
from battlemap.ui.session import Session
from battlemap.ui.theme import palette, px

SEEN_AT_ONCE, ROW_PX = 7, 34


class Row:
    """One creature's widgets."""

    def __init__(self, token_id: str, name: str, tick: QCheckBox) -> None:
        self.token_id, self.tick = token_id, tick
        self.note, self.result = QLabel(), QLabel()
        self.d20 = DiceField(words.say(words.N("d20 of {name}"), name=name))
        self.d20.setMaximumWidth(66)
        self.d20.show_dice((20,))


class TargetRows(QWidget):
    """`changed` when another creature is ticked or spared."""

    changed = Signal()

    def __init__(self, session: Session, caught: Caught, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._caught = session, caught
        self.rows: dict[str, Row] = {}
        outer = QGridLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        inner = QWidget()
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        for token_id in caught.tokens:
            self._add(token_id)
        self.all_button, self.foes_button = self._several(self.tr("All")), self._several(self.tr("Enemies only"))
        self.all_button.clicked.connect(lambda: self._tick(lambda _token_id: True))
        self.foes_button.clicked.connect(lambda: self._tick(lambda token_id: not self._is_ally(token_id)))
        several = len(caught.tokens) > 1 and any(self._is_ally(token_id) for token_id in caught.tokens)
        for column, button in enumerate((self.all_button, self.foes_button)):
            outer.addWidget(button, 0, column)
            button.setVisible(several)
        self._scroll = QScrollArea()
        self._scroll.setWidget(inner)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFixedHeight(min(len(self.rows), SEEN_AT_ONCE) * px(ROW_PX) + 4 if self.rows else 0)
        outer.addWidget(self._scroll, 1, 0, 1, 3)
        outer.setColumnStretch(2, 1)

    def _several(self, text: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        return button

    def _add(self, token_id: str) -> None:
        state = self._session.state
        token = state.tokens[token_id]
        name = words.name_of(state, token_id)
        name = self.tr("{name} (ally)").format(name=name) if self._is_ally(token_id) else name
        tick = QCheckBox(words.as_written(name))
        tick.setIcon(QIcon(side_mark(token.side, token.colour)))
        tick.setChecked(not token.dead)
        tick.setEnabled(not token.dead)
        if self._is_ally(token_id):
            tick.setStyleSheet(f"QCheckBox {{ color: {palette().warning}; font-weight: 600; }}")
        tick.toggled.connect(lambda _on: self.changed.emit())
        row = self.rows[token_id] = Row(token_id, name, tick)
        row.note.setStyleSheet(f"color: {palette().text_dim};")
        line = len(self.rows) - 1
        self._grid.setRowMinimumHeight(line, px(ROW_PX) - 4)
        for column, widget in enumerate((tick, row.note, row.d20, row.result)):
            self._grid.addWidget(widget, line, column)
        row.result.hide()

    def _is_ally(self, token_id: str) -> bool:
        return is_ally(self._session.state, self._caught.by, self._session.state.tokens[token_id])

    def _tick(self, wanted: Callable[[str], bool]) -> None:
        for token_id, row in self.rows.items():
            row.tick.setChecked(row.tick.isEnabled() and wanted(token_id))

    def ticked(self) -> tuple[str, ...]:
        """Who is struck, in the order shown."""
        tokens = self._session.state.tokens
        return tuple(token_id for token_id, row in self.rows.items() if row.tick.isChecked() and token_id in tokens)

    # ------------------------------------------------------------ before the roll
    def show_save(self, ability: str) -> None:
        """What a save of this ability adds for each; no dice where there is no save."""
        state, ruleset = self._session.state, self._session.ruleset
        for token_id, row in self.rows.items():
            token = state.token(token_id)
            asked = bool(ability) and row.tick.isChecked() and token is not None
            row.d20.setVisible(asked)
            if not asked or token is None:
                row.note.setText(self.tr("dead") if token is not None and token.dead else "")
                continue
            if failing := fails_save(ruleset, token, ability):
                row.note.setText(self.tr("fails: {condition}").format(condition=words.word(failing)))
                row.d20.setVisible(False)
                continue
            bonus = bonus_of(ruleset, token, Wanted(is_save=True, ability=ability)) if ability in ABILITIES else 0
            cover = cover_bonus(state, ruleset, self._caught.origin, token) if ability == COVERED else 0
            text = f"{bonus + cover:+d}" if ability in ABILITIES else ""
            row.note.setText(self.tr("{bonus}, cover {cover} in it").format(bonus=text, cover=f"{cover:+d}") if cover else text)

    def suggest(self, who: str, sides: Sequence[int], roll: Callable[[Sequence[int]], Sequence[int]]) -> None:
        """In the mode "both": what the program rolled, to be corrected; new when other dice are wanted."""
        row = self.rows.get(who)
        if row is None or not row.d20.is_untouched or row.d20.proposed == len(sides):
            return
        row.d20.show_dice(sides)
        row.d20.propose(roll(sides))

    def was_typed_in(self) -> bool:
        """Has the keyboard a save that is typed?"""
        return any(row.d20.hasFocus() and row.d20.text().strip() for row in self.rows.values())

    def has_typed(self) -> bool:
        return any(row.d20.text().strip() and row.d20.isVisibleTo(self) for row in self.rows.values())

    # ------------------------------------------------------------ after the roll
    def show_results(self, results: Mapping[str, tuple[str, str, str]] | None) -> None:
        """By creature: what came of it, the colour it is said in, every term on hovering; None for before the roll."""
        for token_id, row in self.rows.items():
            told = (results or {}).get(token_id)
            row.result.setVisible(told is not None)
            row.tick.setEnabled(results is None and token_id in self._session.state.tokens)
            if results is not None:
                row.d20.hide()
                row.note.setText("")
            if told is not None:
                row.result.setText(told[0])
                row.result.setStyleSheet(f"color: {told[1]}; font-weight: 600;")
                row.result.setToolTip(told[2])
        self.all_button.setEnabled(results is None)
        self.foes_button.setEnabled(results is None)

    def names(self, ids: Sequence[str]) -> str:
        return ", ".join(words.name_of(self._session.state, token_id) for token_id in ids)
