"""The card of the selected creature, else of the acting one: what it has and how it fares.  What it can do is `deeds`.

With every change of the fight each part is told anew as data, which costs little, and only a part that tells something else gets
new widgets, which cost much.
"""

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from html import escape
from itertools import groupby

import msgspec
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.model import Token
from battlemap.rules.standing import state_of
from battlemap.ui import words
from battlemap.ui.canvas.small_face import Faces, small_face
from battlemap.ui.flow import FlowLayout
from battlemap.ui.icons import icon
from battlemap.ui.inks import SHEET
from battlemap.ui.keys import with_key
from battlemap.ui.panel.deeds import Deeds
from battlemap.ui.panel.means import Means, means_told
from battlemap.ui.panel.offers import Offers, offers_of
from battlemap.ui.panel.parts import Bar, Chip, ElidedLabel, Pips, button, dim, empty, row, warned
from battlemap.ui.panel.sheet_facts import Fact, armour_name, card_facts, defenses_told, traits_html
from battlemap.ui.session import Session
from battlemap.ui.strikes import armour_of
from battlemap.ui.theme import hp_colour, palette
from battlemap.ui.why import creature_whys
from battlemap.ui.why.asking import explain

FACE = 30


class Part(msgspec.Struct, frozen=True):
    """A part of the card by its name: all that it tells, and how its widgets are made."""

    name: str
    told: object
    make: Callable[[], QWidget]


class Mark(msgspec.Struct, frozen=True):
    """Something that holds for a creature: a chip that takes it off, words where `gone` is None."""

    name: str
    title: str
    tip: str
    gone: c.SetCondition | None


class CreatureCard(QWidget):
    """`attack_chosen(token, attack)`; `target_wanted(token, action, mode)` for deeds that want a target."""

    attack_chosen = Signal(str, str)
    target_wanted = Signal(str, str, str)
    condition_wanted = Signal(str)
    edit_wanted = Signal(str)
    note_wanted = Signal(str)
    ready_wanted = Signal(str)
    reaction_wanted = Signal(str, str)
    other_wanted = Signal(str)
    sheet_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.told_of: Callable[[Token], tuple[str, str]] = lambda _token: ("", "")
        """More of its page as rich text, above what it can do and below; the window knows pages."""
        self.faces: Faces = lambda _picture: None
        self.is_passing: Callable[[Change], bool] = lambda _change: False
        """Is somebody else selected right after a change?  Then nothing is laid out for whose card it still is."""
        self._refocus = False
        self._laid: dict[str, tuple[object, QWidget]] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 6, 0)
        self._layout.setSpacing(5)
        self._layout.addStretch(1)
        session.changed.connect(self.follow)
        session.opened.connect(self.follow)
        session.selection_changed.connect(self.follow)
        self.follow()

    def token(self) -> Token | None:
        """Whose card it is."""
        selection, state = self._session.selection, self._session.state
        if len(selection) == 1:
            return state.token(selection[0])
        return state.token(state.turn.active) if not selection else None

    def show_token(self) -> None:
        """Lay all of it out anew: another theme, other keys, other units."""
        for _, widget in self._laid.values():
            self._remove(widget)
        self._laid.clear()
        self.follow()

    def follow(self, change: object = None) -> None:
        """Lay out what tells something else than before."""
        if isinstance(change, Change) and self.is_passing(change):
            return
        token = self.token()
        parts = list(self._parts(token)) if token is not None else [self._hint()]
        fresh = [part for part in parts if part.name not in self._laid or self._laid[part.name][0] != part.told]
        gone = self._laid.keys() - {part.name for part in parts if part not in fresh}
        if not fresh and not gone:
            return
        self.setUpdatesEnabled(False)
        for name in gone:
            self._remove(self._laid.pop(name)[1])
        for place, part in enumerate(parts):
            if part.name not in self._laid:
                widget = part.make()
                self._laid[part.name] = (part.told, widget)
                self._layout.insertWidget(place, widget)
                if self.isVisible():
                    widget.show()
        self.setUpdatesEnabled(True)

    def _remove(self, widget: QWidget) -> None:
        """Its layouts go first: each thing that went with them would ask those that are written in Python for their items, in the
        midst of being thrown away, and whatever Python clears up then is the program's end."""
        widget.hide()
        self._layout.removeWidget(widget)
        if (layout := widget.layout()) is not None:
            empty(layout)
        widget.deleteLater()

    def _parts(self, token: Token) -> Iterator[Part]:
        """From the top down.  What each tells holds for this creature, by these rules, on squares of this size."""
        session, state, ruleset = self._session, self._session.state, self._session.ruleset
        whose = (token.id, ruleset.name, state.scene.square)
        facts = card_facts(state, ruleset, token)
        page_above, page_below = self.told_of(token)
        marks, offers = list(self._marks(token)), offers_of(session, token)
        yield self._head(token, whose)
        yield self._hit_points(token, whose)
        yield Part("means", (whose, means_told(session, token), facts), partial(self._means, token, facts))
        if token.note:
            yield Part("note", (whose, token.note), partial(self._note, token))
        yield from self._told("traits", traits_html(ruleset, token))
        if marks or token.concentrating:
            yield Part("marks", (whose, token.concentrating, marks), partial(self._conditions, token, marks))
        yield from self._told("above", page_above)
        yield Part("deeds", (whose, offers), partial(self._deeds, token, offers))
        yield from self._told("below", page_below)

    def _hint(self) -> Part:
        """Nobody, or several."""
        number = len(self._session.selection)
        if number:
            text = self.tr("%n token(s) selected: type -7 or +4 for damage or healing.", "", number)
            text = words.plural(text, number)
        elif self._session.state.tokens:
            text = self.tr("Select a token to see its card.")
        else:
            text = self.tr("Nobody is here yet. E opens the creatures.")

        def make() -> QLabel:
            hint = dim(text)
            hint.setWordWrap(True)
            hint.setContentsMargins(4, 12, 4, 12)
            return hint

        return Part("hint", text, make)

    # ------------------------------------------------------------ parts
    def _told(self, name: str, text: str) -> Iterator[Part]:
        """What its page says of its turn beside all that."""

        def make() -> QLabel:
            told = QLabel(text)
            told.setProperty("rich", True)
            told.setWordWrap(True)
            told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            return told

        if text:
            yield Part(name, text, make)

    def _means(self, token: Token, facts: list[Fact]) -> Means:
        return Means(self._session, token, self._facts(token, facts), self._add_condition(token))

    def _deeds(self, token: Token, offers: Offers) -> Deeds:
        deeds = Deeds(self._session, token, offers)
        deeds.attack_chosen.connect(self.attack_chosen)
        deeds.target_wanted.connect(self.target_wanted)
        deeds.ready_wanted.connect(self.ready_wanted)
        deeds.reaction_wanted.connect(self.reaction_wanted)
        deeds.other_wanted.connect(self.other_wanted)
        return deeds

    def _head(self, token: Token, whose: Hashable) -> Part:
        face = small_face(token, FACE, self.devicePixelRatioF(), self.faces)
        armour = self._armour_told(token) if self._session.ruleset.attacks.rolls else None
        told = (whose, token.name, token.side, face.cacheKey(), armour)
        return Part("head", told, partial(self._head_line, token, face, armour))

    def _head_line(self, token: Token, face: QPixmap, armour: tuple[str, str] | None) -> QWidget:
        mark = QLabel()
        mark.setPixmap(face)
        mark.setToolTip(words.side(token.side))
        name = ElidedLabel(token.name, 1.35)
        sheet, edit = QToolButton(), QToolButton()
        sheet.setIcon(icon("note"))
        sheet.setToolTip(self.tr("Its whole sheet (Q)"))
        sheet.setAccessibleName(self.tr("Its whole sheet"))
        sheet.clicked.connect(lambda: self.sheet_wanted.emit(token.id))
        edit.setIcon(icon("edit"))
        edit.setToolTip(self.tr("Edit this token"))
        edit.setAccessibleName(self.tr("Edit this token"))
        edit.clicked.connect(lambda: self.edit_wanted.emit(token.id))
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(mark)
        line.addWidget(name, 1)
        if armour is not None:
            line.addWidget(self._armour(token, *armour))
        line.addWidget(sheet)
        line.addWidget(edit)
        return boxed(line)

    def _note(self, token: Token) -> QWidget:
        """What the game master wrote about it; a click changes it."""
        note = QPushButton(icon("note", SHEET), "")
        text = QLabel(token.note)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setWordWrap(True)
        text.setMinimumWidth(1)
        note.setToolTip(with_key(self.tr("Change the note"), "TurnActions.write_note"))
        note.setAccessibleName(self.tr("Note: {text}").format(text=token.note))
        note.setFlat(True)
        note.setStyleSheet("QPushButton { padding: 3px; }")
        note.clicked.connect(lambda: self.note_wanted.emit(token.id))
        return boxed(row(note, text, stretch_last=True))

    def _armour_told(self, token: Token) -> tuple[str, str]:
        """What an attack on it has to meet by its armour, as the ruleset counts it; its other defenses for hovering."""
        state, ruleset = self._session.state, self._session.ruleset
        name = words.short(armour_name(state, ruleset))
        told = self.tr("{name} {number}").format(name=name, number=armour_of(state, ruleset, token))
        return told, "\n".join(defenses_told(state, ruleset, token))

    def _armour(self, token: Token, told: str, tip: str) -> QLabel:
        found = QLabel(told)
        found.setStyleSheet(f"font-weight: 700; border: 1px solid {palette().line}; border-radius: 6px; padding: 3px 8px;")
        found.setToolTip(tip)
        explain(found, partial(creature_whys.armour_why, self._session, token.id))
        return found

    def _facts(self, token: Token, facts: list[Fact]) -> list[QLabel]:
        """What else its stat block says that is asked for in a fight."""
        found = []
        for _, together in groupby(facts, key=lambda fact: fact.field):
            texts, tips = [], []
            for fact in together:
                name = f'<span style="color:{palette().text_dim}">{escape(fact.name)}</span>'
                texts.append(f"{name} <b>{escape(fact.value)}</b>")
                tips.append(fact.tip)
            told = QLabel("&nbsp; ".join(texts))
            told.setProperty("rich", True)
            told.setMinimumHeight(24)
            told.setToolTip("\n".join(filter(None, tips)))
            explain(told, partial(creature_whys.fields_why, self._session, token.id, fact.field))
            found.append(told)
        return found

    def _hit_points(self, token: Token, whose: Hashable) -> Part:
        fate, saves = state_of(token), self._session.ruleset.harm.death_save is not None
        dies = saves and fate in ("dying", "stable") and token.creature.character
        told = (whose, token.hp, token.creature.max_hp, token.temp_hp, fate, dies and (token.successes, token.failures))
        return Part("hit points", told, partial(self._hit_point_lines, token, fate, dies))

    def _hit_point_lines(self, token: Token, fate: str, dies: bool) -> QWidget:
        whole = token.creature.max_hp
        bar = Bar(height=28)
        text = self.tr("{hp} / {max} HP").format(hp=token.hp, max=whole)
        if token.temp_hp:
            text += self.tr(" + {temp} temp").format(temp=token.temp_hp)
        if fate != "up":
            text += f" · {words.word(fate)}"
        share, extra = (token.hp / whole, token.temp_hp / whole) if whole else (0.0, 0.0)
        bar.show_value(share, text, hp_colour(token.hp, whole), extra)
        explain(bar, partial(creature_whys.hit_points_why, self._session, token.id))
        entry = QLineEdit()
        entry.setPlaceholderText("-7  +4")
        entry.setMaximumWidth(78)
        entry.setAccessibleName(self.tr("Damage or healing"))
        entry.setToolTip(self.tr("-7 is damage, +4 healing, t5 temporary hit points"))
        wrong = warned("")
        wrong.hide()
        entry.returnPressed.connect(lambda: wrong.setVisible(bool(self._say(wrong, self._change_hp(token.id, entry.text())))))
        line = QHBoxLayout()
        line.addWidget(bar, 1)
        line.addWidget(entry)
        lines = QVBoxLayout()
        lines.setSpacing(self._layout.spacing())
        lines.addLayout(line)
        lines.addWidget(wrong)
        if self._refocus:
            self._refocus = False
            QTimer.singleShot(0, entry, entry.setFocus)
        if dies:
            lines.addLayout(self._death_saves(token))
        return boxed(lines)

    def _say(self, label: QLabel, text: str) -> str:
        label.setText(text)
        return text

    def _death_saves(self, token: Token) -> QLayout:
        good, bad = Pips(self.tr("successes"), colour=palette().good), Pips(self.tr("failures"), colour=palette().bad)
        good.show_count(token.successes, 3)
        bad.show_count(token.failures, 3)
        for pips in (good, bad):
            explain(pips, partial(creature_whys.death_saves_why, self._session, token.id))
        return row(dim(self.tr("Death saves")), good, bad)

    def _change_hp(self, token_id: str, text: str) -> str:
        """Damage, healing or temporary hit points; what is wrong with the text, or ""."""
        text = text.replace("−", "-").replace(" ", "").lower()
        sign, digits = text[:1], text[1:]
        if sign not in ("-", "+", "t") or not digits.isdecimal() or len(digits) > 4:
            return self.tr("Type -7 for damage, +4 for healing, t5 for temporary hit points.")
        self._refocus = True
        self._laid["hit points"] = (None, self._laid["hit points"][1])  # a field that was typed into is a fresh one afterwards
        command: c.Command = c.ApplyDamage(target=token_id, parts=(c.DamagePart(amount=int(digits)),))
        if sign == "+":
            command = c.Heal(target=token_id, amount=int(digits))
        elif sign == "t":
            command = c.GiveTempHp(target=token_id, amount=int(digits), replace=True)
        self._session.do(command)
        self._refocus = False
        return ""

    def _add_condition(self, token: Token) -> QToolButton:
        add = QToolButton()
        add.setText(self.tr("+ condition"))
        add.setStyleSheet("QToolButton { padding: 2px 8px; } QToolButton:focus { padding: 1px 7px; }")
        add.setCursor(Qt.CursorShape.PointingHandCursor)
        add.clicked.connect(lambda: self.condition_wanted.emit(token.id))
        return add

    def _marks(self, token: Token) -> Iterator[Mark]:
        for effect in token.effects:
            title, tip = words.condition(effect.name, self._session.ruleset)
            if effect.amount:
                title = f"{title} {effect.amount}"
            if effect.kind == "condition" and effect.type:
                title = f"{title} {words.word(effect.type).lower()}"
            if effect.kind == "state":
                yield Mark(effect.name, title, "", None)
                continue
            lines = (tip, self._until(effect.until), self.tr("Click to remove."))
            gone = c.SetCondition(target=token.id, remove=effect.name, source=effect.source, type=effect.type)
            yield Mark(effect.name, title, "\n".join(line for line in lines if line), gone)

    def _conditions(self, token: Token, marks: list[Mark]) -> QWidget:
        flow = FlowLayout(gap=5, line_gap=3)
        if token.concentrating:
            told = QLabel(self.tr("Concentrating on {on}").format(on=words.held(token.concentrating)))
            told.setMinimumHeight(28)
            end = button(self.tr("End"), self.tr("End the concentration"))
            end.setStyleSheet("QPushButton { padding: 3px 8px; } QPushButton:focus { padding: 2px 7px; }")
            end.clicked.connect(lambda: self._session.do(c.Concentrate(token=token.id, on="")))
            flow.addWidget(told)
            flow.addWidget(end)
        for mark in marks:
            if mark.gone is None:
                state_mark = dim(mark.title)
                state_mark.setMinimumHeight(28)
                flow.addWidget(state_mark)
                continue
            chip = Chip(mark.name, mark.title, mark.tip)
            chip.removed.connect(lambda _name, gone=mark.gone: self._session.do(gone))
            flow.addWidget(chip)
        return boxed(flow)

    def _until(self, until: str) -> str:
        """How long an effect lasts, in words."""
        kind, _, rest = until.partition(":")
        count, _, who = rest.partition(":") if kind == "rounds" else ("0", "", rest)
        rounds = words.plural(self.tr("For %n more round(s).", "", int(count)), int(count))
        texts = {
            "start_of_turn": self.tr("Until the start of {name}'s turn."),
            "end_of_turn": self.tr("Until the end of {name}'s turn."),
            "end_of_next_turn": self.tr("Until the end of {name}'s next turn."), "rounds": rounds,
            "save_ends": self.tr("A save ends it."), "concentration": self.tr("While {name} concentrates."),
        }  # fmt: skip
        return texts.get(kind, "").format(name=words.name_of(self._session.state, who))


def boxed(layout: QLayout) -> QWidget:
    """A widget of nothing but this layout, which can be taken away as one."""
    box = QWidget()
    outer = QVBoxLayout(box)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addLayout(layout)
    return box
