"""An area that stays on the map: its name and colour, what it does to ground, air and creatures, how long it lasts."""

from typing import Literal, cast

from msgspec.structs import replace
from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QToolButton,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Refused
from battlemap.model import Zone
from battlemap.model.creature import AttackSave
from battlemap.model.zone import Moment
from battlemap.ui import words
from battlemap.ui.canvas.area_overlay_zones import COLOURS, colour_of, swatch
from battlemap.ui.dialogs.area_damage import FIRST_DC, HIGHEST_DC, half_tick, type_choice, type_in
from battlemap.ui.dialogs.area_texts import Caught, free_zone_id, runs_of_cells
from battlemap.ui.dialogs.rollable import saves_of
from battlemap.ui.panel.parts import row, warned
from battlemap.ui.session import Session

LONGEST = 100
ROUNDS, STARTS, ENDS, HELD = "rounds", "start_of_turn", "end_of_turn", "concentration"
MOMENTS: tuple[Moment, ...] = ("start", "end", "enter")


class ZonePage(QWidget):
    """Makes a new one of what was caught, or changes the one given.  `settled` when it needs another height."""

    settled = Signal()

    def __init__(self, session: Session, caught: Caught | None, zone: Zone | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._caught, self.zone = session, caught, zone
        form = self._layout = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(9)
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setPlaceholderText(words.area_shape(caught.shape) if caught is not None else self.tr("Area"))
        form.addRow(self._label(self.tr("&Name"), self.name), self.name)
        form.addRow(self.tr("Colour"), self._colours())
        self.difficult = QCheckBox(self.tr("&Difficult ground"))
        self.obscures = QComboBox()
        self.obscures.setAccessibleName(self.tr("Mist"))
        degrees = {"": self.tr("clear air"), "light": self.tr("lightly obscured"), "heavy": self.tr("heavily obscured")}
        for value, text in degrees.items():
            self.obscures.addItem(text, value)
        form.addRow(self.tr("Ground, air"), row(self.difficult, self.obscures))
        self._harm_fields(form)
        self._duration_fields(form)
        self._problem = warned("")
        self._problem.hide()
        form.addRow(self._problem)
        self._fill(zone or Zone(id="", colour=self._free_colour()))
        for signal in (self.dice.textChanged, self.ability.currentIndexChanged, self.lasts.currentIndexChanged):
            signal.connect(lambda _value: self._show_asked())
        self._show_asked()

    def _label(self, text: str, widget: QWidget) -> QLabel:
        label = QLabel(text)
        label.setBuddy(widget)
        return label

    def _colours(self) -> QWidget:
        self._swatches = QButtonGroup(self)
        buttons: list[QWidget] = []
        for number, colour in enumerate(COLOURS):
            button = QToolButton()
            button.setCheckable(True)
            button.setIcon(QIcon(swatch(colour)))
            button.setIconSize(QSize(18, 18))
            button.setAccessibleName(self.tr("Colour {number}").format(number=number + 1))
            button.setStyleSheet("QToolButton { padding: 3px; } QToolButton:focus { padding: 2px; }")
            self._swatches.addButton(button, number)
            buttons.append(button)
        box = QWidget()
        line = row(*buttons)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        box.setLayout(line)
        return box

    def _free_colour(self) -> str:
        taken = {zone.colour for zone in self._session.state.zones.values()}
        return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])

    def _harm_fields(self, form: QFormLayout) -> None:
        self.dice, self.type_ = QLineEdit(), type_choice()
        self.dice.setMaximumWidth(100)
        self.dice.setPlaceholderText(self.tr("none"))
        self.dice.setAccessibleName(self.tr("Damage dice"))
        self.type_.setAccessibleName(self.tr("Damage type"))
        form.addRow(self._label(self.tr("Da&mage"), self.dice), row(self.dice, self.type_))
        texts = (self.tr("turn &starts"), self.tr("turn &ends"), self.tr("en&tering"))
        self.when = {moment: QCheckBox(text) for moment, text in zip(MOMENTS, texts, strict=True)}
        self._when_row = row(*self.when.values())
        form.addRow(self.tr("when"), self._when_row)
        self.ability, self.dc = QComboBox(), QSpinBox()
        self.half = half_tick(self.tr("&halves it"), self.tr("Whoever makes the save takes half the damage, else none."))
        self.dc.setMaximumWidth(72)
        self.ability.addItem(self.tr("no save"), "")
        for wanted in saves_of(self._session.ruleset):
            if wanted.ability:
                self.ability.addItem(words.word(wanted.ability).capitalize(), wanted.ability)
        self.ability.setAccessibleName(self.tr("Saving throw"))
        self.dc.setRange(1, HIGHEST_DC)
        self.dc.setAccessibleName(self.tr("Target number"))
        self._against = QLabel(self.tr("against"))
        self._save_row = row(self.ability, self._against, self.dc, self.half)
        form.addRow(self._label(self.tr("Sa&ve"), self.ability), self._save_row)

    def _duration_fields(self, form: QFormLayout) -> None:
        self.lasts, self.rounds, self.whose = QComboBox(), QSpinBox(), QComboBox()
        self.lasts.setAccessibleName(self.tr("How long"))
        for value, text in (
            ("", self.tr("until removed")), (ROUNDS, self.tr("so many rounds:")), (STARTS, self.tr("to the start of a turn:")),
            (ENDS, self.tr("to the end of a turn:")), (HELD, self.tr("while this one concentrates:")),
        ):  # fmt: skip
            self.lasts.addItem(text, value)
        self.rounds.setRange(1, LONGEST)
        self.rounds.setValue(10)
        self.rounds.setAccessibleName(self.tr("Rounds"))
        self.whose.setAccessibleName(self.tr("Whose turn"))
        for token in self._session.state.tokens.values():
            self.whose.addItem(token.name, token.id)
        form.addRow(self._label(self.tr("&Lasts"), self.lasts), row(self.lasts, self.rounds, self.whose))

    def _fill(self, zone: Zone) -> None:
        self.name.setText(zone.name)
        at = COLOURS.index(zone.colour) if zone.colour in COLOURS else 0
        self._swatches.button(at).setChecked(True)
        self.difficult.setChecked(zone.difficult)
        self.obscures.setCurrentIndex(max(0, self.obscures.findData(zone.obscures)))
        self.dice.setText(zone.damage)
        self.type_.setCurrentText(words.word(zone.type) if zone.type else "")
        for moment, tick in self.when.items():
            tick.setChecked(moment in (zone.when or (("start",) if not zone.damage else ())))
        save = zone.save
        self.ability.setCurrentIndex(max(0, self.ability.findData(save.ability)) if save is not None else 0)
        self.dc.setValue(save.dc if save is not None else FIRST_DC)
        self.half.setChecked(save is None or save.half)
        kind, _, rest = zone.until.partition(":")
        self.lasts.setCurrentIndex(max(0, self.lasts.findData(kind)))
        if kind == ROUNDS:
            self.rounds.setValue(int(rest.partition(":")[0]))
        by = rest if kind in (STARTS, ENDS, HELD) else zone.source or (self._caught.by if self._caught else "")
        by = by or self._session.state.turn.active
        self.whose.setCurrentIndex(max(0, self.whose.findData(by)))

    def _show_asked(self) -> None:
        """Only what matters for what was chosen."""
        harms = bool(self.dice.text().strip())
        for layout in (self._when_row, self._save_row):
            self._layout.setRowVisible(layout, harms and (layout is not self._save_row or self.ability.count() > 1))
        for widget in (self._against, self.dc, self.half):
            widget.setVisible(harms and bool(self.ability.currentData()))
        self.rounds.setVisible(self.lasts.currentData() == ROUNDS)
        self.whose.setVisible(self.lasts.currentData() in (STARTS, ENDS, HELD))
        self.settled.emit()

    # ------------------------------------------------------------ what is asked for
    def _until(self) -> str:
        kind = str(self.lasts.currentData() or "")
        if kind == ROUNDS:
            was = (self.zone.until if self.zone is not None else "").split(":")
            return ":".join((ROUNDS, str(self.rounds.value()), *(was[2:] if was[0] == ROUNDS else ())))
        return f"{kind}:{self.whose.currentData()}" if kind and self.whose.count() else ""

    def wanted(self) -> Zone:
        name = self.name.text().strip() or self.name.placeholderText()
        harm, ability = self.dice.text().strip(), str(self.ability.currentData() or "")
        old, state = self.zone, self._session.state
        runs = old.runs if old is not None else runs_of_cells(state, self._caught.cells if self._caught else ())
        source = old.source if old is not None else self._caught.by if self._caught else ""
        return Zone(
            id=old.id if old is not None else free_zone_id(state, name), name=name, runs=runs, source=source,
            difficult=self.difficult.isChecked(), obscures=cast(Literal["", "light", "heavy"], self.obscures.currentData()),
            damage=harm, type=type_in(self.type_) if harm else "", until=self._until(), colour=self._colour(),
            when=tuple(moment for moment, tick in self.when.items() if tick.isChecked()) if harm else (),
            save=AttackSave(ability=ability, dc=self.dc.value(), half=self.half.isChecked()) if harm and ability else None,
        )  # fmt: skip

    def _colour(self) -> str:
        if self.zone is not None and self.zone.colour not in COLOURS and self._swatches.checkedId() == 0:
            return colour_of(self.zone.colour)
        return COLOURS[max(0, self._swatches.checkedId())]

    def keep(self) -> bool:
        """Put it on the map; a refusal is a sentence here."""
        zone = self.wanted()
        if zone.damage and not zone.when:
            return self._complain(self.tr("Say when it hurts: as a turn starts or ends, or on entering."))
        if self.zone is not None and zone == self.zone:
            return True
        command = c.SetZone(zone=zone)
        outcome = self._session.document.preview(command)
        if isinstance(outcome, Refused):
            return self._complain(words.refusal(outcome.refusals[0], self._session.state))
        if self._session.do(command) is None:
            return False
        self.zone = replace(zone)
        return True

    def _complain(self, text: str) -> bool:
        self._problem.setText(text)
        self._problem.show()
        self.settled.emit()
        return False
