"""The card of the selected creature, else of the acting one: what it has and how it fares.  What it can do is `deeds`."""

from collections.abc import Callable
from functools import partial
from html import escape
from itertools import groupby

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.model import Token
from battlemap.rules.standing import state_of
from battlemap.ui import words
from battlemap.ui.canvas.small_face import Faces, small_face
from battlemap.ui.flow import FlowLayout
from battlemap.ui.icons import icon
from battlemap.ui.inks import SHEET
from battlemap.ui.keys import with_key
from battlemap.ui.panel.deeds import Deeds
from battlemap.ui.panel.means import Means
from battlemap.ui.panel.parts import (
    Bar,
    Chip,
    ElidedLabel,
    Pips,
    button,
    dim,
    empty,
    reveal,
    row,
    warned,
)
from battlemap.ui.panel.sheet_facts import armour_name, card_facts, defenses_told, traits_html
from battlemap.ui.session import Session
from battlemap.ui.strikes import armour_of
from battlemap.ui.theme import hp_colour, palette
from battlemap.ui.why import creature_whys
from battlemap.ui.why.asking import explain

FACE = 30


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
        self._refocus = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 6, 0)
        self._layout.setSpacing(5)
        session.changed.connect(self.show_token)
        session.opened.connect(self.show_token)
        session.selection_changed.connect(self.show_token)
        self.show_token()

    def token(self) -> Token | None:
        """Whose card it is."""
        selection, state = self._session.selection, self._session.state
        if len(selection) == 1:
            return state.token(selection[0])
        return state.token(state.turn.active) if not selection else None

    def show_token(self) -> None:
        """Lay the card out anew for whom it is about."""
        self.setUpdatesEnabled(False)
        empty(self._layout)
        token = self.token()
        if token is None:
            self._layout.addWidget(self._hint())
        else:
            self._head(token)
            self._hit_points(token)
            self._layout.addWidget(Means(self._session, token, self._facts(token), self._add_condition(token)))
            if token.note:
                self._note(token)
            self._told(traits_html(self._session.ruleset, token))
            if token.effects or token.concentrating:
                self._conditions(token)
            deeds = Deeds(self._session, token)
            deeds.attack_chosen.connect(self.attack_chosen)
            deeds.target_wanted.connect(self.target_wanted)
            deeds.ready_wanted.connect(self.ready_wanted)
            deeds.reaction_wanted.connect(self.reaction_wanted)
            deeds.other_wanted.connect(self.other_wanted)
            above, below = self.told_of(token)
            self._told(above)
            self._layout.addWidget(deeds)
            self._told(below)
        self._layout.addStretch(1)
        if self.isVisible():
            reveal(self._layout)
        self.setUpdatesEnabled(True)

    def _hint(self) -> QLabel:
        """Nobody, or several."""
        number = len(self._session.selection)
        if number:
            text = self.tr("%n token(s) selected: type -7 or +4 for damage or healing.", "", number)
            text = words.plural(text, number)
        elif self._session.state.tokens:
            text = self.tr("Select a token to see its card.")
        else:
            text = self.tr("Nobody is here yet. E opens the creatures.")
        hint = dim(text)
        hint.setWordWrap(True)
        hint.setContentsMargins(4, 12, 4, 12)
        return hint

    # ------------------------------------------------------------ parts
    def _told(self, text: str) -> None:
        """What its page says of its turn beside all that."""
        if text:
            told = QLabel(text)
            told.setProperty("rich", True)
            told.setWordWrap(True)
            told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            self._layout.addWidget(told)

    def _head(self, token: Token) -> None:
        mark = QLabel()
        mark.setPixmap(small_face(token, FACE, self.devicePixelRatioF(), self.faces))
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
        if self._session.ruleset.attacks.rolls:
            line.addWidget(self._armour(token))
        line.addWidget(sheet)
        line.addWidget(edit)
        self._layout.addLayout(line)

    def _note(self, token: Token) -> None:
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
        self._layout.addLayout(row(note, text, stretch_last=True))

    def _armour(self, token: Token) -> QLabel:
        """What an attack on it has to meet by its armour, as the ruleset counts it; its other defenses on hovering."""
        state, ruleset = self._session.state, self._session.ruleset
        name = words.short(armour_name(state, ruleset))
        found = QLabel(self.tr("{name} {number}").format(name=name, number=armour_of(state, ruleset, token)))
        found.setStyleSheet(f"font-weight: 700; border: 1px solid {palette().line}; border-radius: 6px; padding: 3px 8px;")
        found.setToolTip("\n".join(defenses_told(state, ruleset, token)))
        explain(found, partial(creature_whys.armour_why, self._session, token.id))
        return found

    def _facts(self, token: Token) -> list[QLabel]:
        """What else its stat block says that is asked for in a fight."""
        found = []
        facts = card_facts(self._session.state, self._session.ruleset, token)
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

    def _hit_points(self, token: Token) -> None:
        whole = token.creature.max_hp
        bar = Bar(height=28)
        text = self.tr("{hp} / {max} HP").format(hp=token.hp, max=whole)
        if token.temp_hp:
            text += self.tr(" + {temp} temp").format(temp=token.temp_hp)
        fate = state_of(token)
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
        self._layout.addLayout(line)
        self._layout.addWidget(wrong)
        if self._refocus:
            self._refocus = False
            QTimer.singleShot(0, entry, entry.setFocus)
        saves = self._session.ruleset.harm.death_save is not None
        if saves and fate in ("dying", "stable") and token.creature.character:
            self._death_saves(token)

    def _say(self, label: QLabel, text: str) -> str:
        label.setText(text)
        return text

    def _death_saves(self, token: Token) -> None:
        good, bad = Pips(self.tr("successes"), colour=palette().good), Pips(self.tr("failures"), colour=palette().bad)
        good.show_count(token.successes, 3)
        bad.show_count(token.failures, 3)
        for pips in (good, bad):
            explain(pips, partial(creature_whys.death_saves_why, self._session, token.id))
        self._layout.addLayout(row(dim(self.tr("Death saves")), good, bad))

    def _change_hp(self, token_id: str, text: str) -> str:
        """Damage, healing or temporary hit points; what is wrong with the text, or ""."""
        text = text.replace("−", "-").replace(" ", "").lower()
        sign, digits = text[:1], text[1:]
        if sign not in ("-", "+", "t") or not digits.isdecimal() or len(digits) > 4:
            return self.tr("Type -7 for damage, +4 for healing, t5 for temporary hit points.")
        self._refocus = True
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

    def _conditions(self, token: Token) -> None:
        flow = FlowLayout(gap=5, line_gap=3)
        if token.concentrating:
            told = QLabel(self.tr("Concentrating on {on}").format(on=words.held(token.concentrating)))
            told.setMinimumHeight(28)
            end = button(self.tr("End"), self.tr("End the concentration"))
            end.setStyleSheet("QPushButton { padding: 3px 8px; } QPushButton:focus { padding: 2px 7px; }")
            end.clicked.connect(lambda: self._session.do(c.Concentrate(token=token.id, on="")))
            flow.addWidget(told)
            flow.addWidget(end)
        for effect in token.effects:
            title, tip = words.condition(effect.name, self._session.ruleset)
            if effect.amount:
                title = f"{title} {effect.amount}"
            if effect.kind == "condition" and effect.type:
                title = f"{title} {words.word(effect.type).lower()}"
            if effect.kind == "state":
                state_mark = dim(title)
                state_mark.setMinimumHeight(28)
                flow.addWidget(state_mark)
                continue
            until = self._until(effect.until)
            chip = Chip(effect.name, title, "\n".join(line for line in (tip, until, self.tr("Click to remove.")) if line))
            gone = c.SetCondition(target=token.id, remove=effect.name, source=effect.source, type=effect.type)
            chip.removed.connect(lambda _name, gone=gone: self._session.do(gone))
            flow.addWidget(chip)
        self._layout.addLayout(flow)

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
