"""The checklist before a turn's end and the next one's start are done: a line for each thing they bring, already filled in.

Enter does all that is ticked, as one step; a digit or a click leaves a line out; what paper dice showed is typed in its field.
What the engine does without dice stands there too, with its why.  Not here: what is due (`encounter.rehearsal`), its words
(`due_words`), when the card opens (`steps`).
"""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.encounter.dice import Correction, Face, Share
from battlemap.encounter.rehearsal import OUTSIDE, Asked, Rehearsal, Thing, rehearse
from battlemap.rules.ruling import Refusal
from battlemap.ui import words
from battlemap.ui.flow import FlowLayout, laid_in
from battlemap.ui.icons import icon
from battlemap.ui.panel.dice_fields import DiceField, EntryError
from battlemap.ui.panel.parts import Card, ElidedButton, big, button, dim, heading, warned
from battlemap.ui.panel.tabbing import bring_into_sight
from battlemap.ui.session import Session
from battlemap.ui.theme import palette
from battlemap.ui.turning import due_words
from battlemap.ui.turning.unspent import unspent

WIDTH = 520
Drawn = dict[tuple[str, int], list[int]]
Step = c.EndTurn | c.EndPhase | c.OpenRound | c.Activate | c.Delay


class _Row(QWidget):
    """One thing: its tick with its number, its dice, and below what comes of it or why it comes."""

    def __init__(self, card: "Checklist", key: str, number: int) -> None:
        super().__init__()
        self._card, self.key = card, key
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        self.tick = QCheckBox()
        self.tick.setChecked(True)
        self.tick.setVisible(key != OUTSIDE)
        self.text, self.told = QLabel(), QLabel()
        self.text.setWordWrap(True)
        self.number = dim(str(number) if 0 < number < 10 else "")
        self.told.setWordWrap(True)
        self.fields: list[DiceField] = []
        head = QWidget()
        self._dice = QHBoxLayout(head)
        self._dice.setContentsMargins(0, 0, 0, 0)
        self._dice.setSpacing(4)
        grid.addWidget(self.number, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.tick, 0, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.text, 0, 2)
        grid.addWidget(head, 0, 3, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.told, 1, 2, 1, 2)
        grid.setColumnStretch(2, 1)
        head.setVisible(False)
        self._head = head
        self.tick.toggled.connect(lambda _on: card.refresh())

    def show_thing(self, thing: Thing) -> None:
        """As it stands with the faces there are."""
        state, colours = self._card.session.state, palette()
        self.text.setText(due_words.title(thing.due, state))
        self.tick.setAccessibleName(self.text.text())
        why, told = due_words.why(thing.due, state), due_words.outcome(thing, state)
        if thing.left_out:
            told = self.tr("left out")
        self.told.setText(told or why)
        self.told.setVisible(bool(told or why))
        well = due_words.went_well(thing)
        ink = colours.text if told and not thing.left_out else colours.text_dim
        ink = ink if well is None else colours.good if well else colours.bad
        self.told.setStyleSheet(f"color: {ink};" + ("font-weight: 600;" if well is not None else ""))
        self.text.setToolTip(why)
        self.told.setToolTip(why)
        font = self.text.font()
        font.setStrikeOut(thing.left_out)
        font.setBold(not thing.left_out)
        self.text.setFont(font)
        self._show_dice(thing.asked, thing.left_out)

    def _show_dice(self, asked: Sequence[Asked], left_out: bool) -> None:
        """A field for each roll; what is drawn by the program stands in it already."""
        for number, roll in enumerate(asked):
            if number == len(self.fields):
                self._add_field()
            field = self.fields[number]
            field.show_dice(roll.sides)
            name = due_words.dice_name(roll, self._card.session.state)
            field.setAccessibleName(name)
            field.setToolTip(self.tr("{what}: what the dice showed; empty, the program rolls").format(what=name))
            if field.property("sides") != list(roll.sides):
                field.setProperty("sides", list(roll.sides))
                drawn = self._card.drawn(self.key, number, roll.sides)
                field.setText(" ".join(str(face) for face in drawn))
        for number, field in enumerate(self.fields):
            field.setVisible(number < len(asked) and not left_out)
        self._head.setVisible(bool(asked) and not left_out)

    def _add_field(self) -> None:
        field = DiceField("")
        field.setMaximumWidth(84)
        field.textEdited.connect(lambda _text: self._card.refresh())
        field.returnPressed.connect(self._card.finish)
        self.fields.append(field)
        self._dice.addWidget(field)

    def faces(self) -> list[list[int]]:
        """What stands in the fields that are shown; a field that cannot be read counts as empty here."""
        return [self._card.read(self.key, number, field) for number, field in enumerate(self.fields)]


class Checklist(Card):
    """What this step brings; done at once when the game master says so.  `drawn` are the program's dice by line and roll, kept
    for when the card is opened again on the same table: nobody looks at a roll and asks for another."""

    def __init__(self, session: Session, command: Step, drawn: Drawn, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.command, self._drawn = session, command, drawn
        self._rows: dict[str, _Row] = {}
        self._doing = self._refreshing = False
        self.setFixedWidth(WIDTH)
        self.title = big("", 1.2)
        self.title.setWordWrap(True)
        self.body.addWidget(self.title)
        self._lists = {moment: QVBoxLayout() for moment in ("end", "start")}
        self._heads = {moment: heading("") for moment in self._lists}
        for moment, lines in self._lists.items():
            lines.setSpacing(8)
            self.body.addWidget(self._heads[moment])
            self.body.addLayout(lines)
        self._hint = dim("")
        self._hint.setWordWrap(True)
        self._problem = warned("")
        self._problem.hide()
        self.do_button = ElidedButton(self.tr("Do all that is ticked (Enter)"), primary=True)
        self.do_button.setToolTip(self.do_button.text())
        self.do_button.setIcon(icon("check", palette().text_on_accent))
        self.do_button.clicked.connect(self.finish)
        back = button(self.tr("Not yet (Esc)"), self.tr("The turn goes on; nothing of this is done"))
        back.clicked.connect(self.leave)
        deeds = FlowLayout(gap=8)
        deeds.addWidget(self.do_button)
        deeds.addWidget(back)
        self.keep_below(self._hint, self._problem, deeds)
        self.first = self.do_button
        session.changed.connect(self._follow)
        session.opened.connect(self.leave)
        session.dice_mode_changed.connect(self._roll_otherwise)
        self.refresh()

    # ------------------------------------------------------------ dice
    def drawn(self, key: str, number: int, sides: Sequence[int]) -> list[int]:
        """What the program rolls for this roll, once; nothing where the table types its dice."""
        if self.session.dice_mode == "typed":
            return []
        known = self._drawn.get((key, number), [])
        if len(known) != len(sides):
            known = self._drawn[key, number] = list(self.session.roller.roll(sides))
        return known

    def _roll_otherwise(self) -> None:
        """Others roll from now on: what was only drawn goes, and is there again when the program rolls again; what was typed
        stays."""
        for key, line in self._rows.items():
            for number, field in enumerate(line.fields):
                drawn = " ".join(str(face) for face in self._drawn.get((key, number), []))
                if field.text().strip() in ("", drawn):
                    field.clear()
                    field.setProperty("sides", None)
        self.refresh()

    def read(self, key: str, number: int, field: DiceField) -> list[int]:
        """The faces in a field: as the program drew them, corrected, or typed."""
        try:
            typed = field.faces()
        except EntryError:
            return []
        drawn = self._drawn.get((key, number), [])
        if len(drawn) != len(typed):
            return typed
        return [self._as_drawn(face, was) for face, was in zip(typed, drawn, strict=True)]

    def _as_drawn(self, face: int, was: int) -> int:
        if isinstance(face, Share):
            return face
        if face == was:
            return was
        return Correction.of(face, was) if isinstance(was, Face) else face

    # ------------------------------------------------------------ showing
    def _asked_for(self) -> c.Command:
        left = tuple(key for key, line in self._rows.items() if key != OUTSIDE and not line.tick.isChecked())
        return replace(self.command, without=left)

    def _rehearsed(self) -> Rehearsal | Refusal:
        given = {key: line.faces() for key, line in self._rows.items() if line.tick.isChecked()}
        return rehearse(self.session.state, self.session.ruleset, self._asked_for(), given)

    def refresh(self) -> None:
        """The lines as they are with what is ticked and typed; what follows from it comes along."""
        if self._refreshing:
            return
        self._refreshing = True
        for _round in range(12):  # a face brings dice that bring dice
            found = self._rehearsed()
            if isinstance(found, Refusal):
                break
            before = [field.text() for line in self._rows.values() for field in line.fields]
            self._show(found)
            if before == [field.text() for line in self._rows.values() for field in line.fields]:
                break
        self._refreshing = False
        self._problem.hide()
        self.settle()

    def _show(self, found: Rehearsal) -> None:
        things = list(found.things)
        if found.loose:
            things.insert(0, Thing(due_words.loose(found.loose), found.loose))
        shown = {thing.due.key if thing.due.what != OUTSIDE else OUTSIDE for thing in things}
        for thing in things:
            key = thing.due.key if thing.due.what != OUTSIDE else OUTSIDE
            if key not in self._rows:
                line = _Row(self, key, sum(1 for known in self._rows if known != OUTSIDE) + 1)
                self._rows[key] = line
                self._lists["end" if thing.due.moment == "end" else "start"].addWidget(line)
                line.show()
            self._rows[key].show_thing(thing)
        for key, line in self._rows.items():
            line.setVisible(key in shown)
        self._tell_heads(found)

    def _tell_heads(self, found: Rehearsal) -> None:
        """Whose turn ends and whose starts."""
        state, after = self.session.state, found.after
        ends, starts = words.who(state, state.turn.active), words.who(after, after.turn.active)
        ending = isinstance(self.command, (c.EndTurn, c.EndPhase)) and bool(state.turn.active)
        known = found.faces is not None and after.turn.active != state.turn.active  # a die may yet put the next one out
        self.title.setText(self._title(ends if ending else "", starts if known else ""))
        self.setAccessibleName(self.title.text())
        texts = {"end": self.tr("AT THE END"), "start": self.tr("AT THE START")}
        both = all(any(not line.isHidden() for line in self._lines_of(moment)) for moment in self._lists)
        for moment, text in texts.items():
            self._heads[moment].setText(text)
            self._heads[moment].setVisible(both)
        left = unspent(state, self.session.ruleset, state.turn.active) if isinstance(self.command, c.EndTurn) else ""
        self._hint.setText(self.tr("Still unspent: {things}.").format(things=left))
        self._hint.setVisible(bool(left))

    def _title(self, ends: str, starts: str) -> str:
        if isinstance(self.command, c.OpenRound):
            return self.tr("Round {round} begins").format(round=self.session.state.turn.round + 1)
        if ends and starts:
            return self.tr("{one}'s turn ends, {other}'s begins").format(one=ends, other=starts)
        if ends:
            return self.tr("{one}'s turn ends").format(one=ends)
        return self.tr("{other}'s turn begins").format(other=starts) if starts else self.tr("The round goes on")

    def _lines_of(self, moment: str) -> list[_Row]:
        return [line for line in laid_in(self._lists[moment]) if isinstance(line, _Row)]

    def rows(self) -> list[_Row]:
        """The lines shown, from the top."""
        return [line for moment in self._lists for line in self._lines_of(moment) if not line.isHidden()]

    # ------------------------------------------------------------ doing
    def finish(self) -> None:
        """Do what is ticked, with the program's dice where none were typed; what cannot be read is said."""
        for line in self.rows():
            for field in line.fields:
                if field.isHidden() or not line.tick.isChecked():
                    continue
                try:
                    field.faces()
                except EntryError as wrong:
                    self._complain(str(wrong), field)
                    return
        faces = self._all_faces()
        if faces is None:
            return
        command = self._asked_for()
        self._doing = True
        self.session.do(command, faces)
        self.leave()

    def _all_faces(self) -> tuple[int, ...] | None:
        """The dice of the whole step; those still missing are rolled, one after the other."""
        given = {key: line.faces() for key, line in self._rows.items() if line.tick.isChecked()}
        command = self._asked_for()
        for _roll in range(200):
            found = rehearse(self.session.state, self.session.ruleset, command, given)
            if isinstance(found, Refusal):
                self._complain(words.refusal(found, self.session.state), self.do_button)
                return None
            if found.faces is not None:
                return found.faces
            open_ = [(thing.due.key, thing.asked) for thing in found.things] + [(OUTSIDE, found.loose)]
            key, number, sides = next(
                (key, i, roll.sides) for key, asked in open_ for i, roll in enumerate(asked) if not roll.faces
            )
            rows = given.setdefault(key, [])
            rows += [[]] * (number + 1 - len(rows))
            rows[number] = list(self.session.roller.roll(sides))
        return None

    def _complain(self, text: str, field: QWidget) -> None:
        self._problem.setText(text)
        self._problem.show()
        self.settle()
        field.setFocus()
        bring_into_sight(field)

    def _follow(self, change: Change) -> None:
        """Whatever else happens, this list is of what was."""
        if not self._doing:
            self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.finish()
        elif key == Qt.Key.Key_Escape:
            self.leave()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            line = next((each for each in self.rows() if each.number.text() == str(key - Qt.Key.Key_0)), None)
            if line is not None:
                line.tick.toggle()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        """The next line's tick."""
        ticks: list[QWidget] = [line.tick for line in self.rows() if not line.tick.isHidden()]
        if ticks:
            focused = self.focusWidget()
            at = ticks.index(focused) + step if focused in ticks else 0 if step > 0 else len(ticks) - 1
            ticks[at % len(ticks)].setFocus()
            bring_into_sight(ticks[at % len(ticks)])
