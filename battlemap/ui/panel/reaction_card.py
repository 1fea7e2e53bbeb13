"""The reaction card: who may strike as somebody leaves, or before somebody beside them shoots.  Skip has the focus; 1 to 9 take;
it goes away when all is answered."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter import asks
from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.encounter.outcome import NeedDice
from battlemap.model import PendingAnswer
from battlemap.rules.attacks import attack_named
from battlemap.ui import words
from battlemap.ui.flow import FlowLayout
from battlemap.ui.panel.dice_fields import DamageField, DiceField, EntryError
from battlemap.ui.panel.hit_texts import large_text, told_text
from battlemap.ui.panel.parts import Card, big, button, dim, empty, pressed, row, warned
from battlemap.ui.panel.telling import told_lines
from battlemap.ui.sentences import said
from battlemap.ui.session import Session
from battlemap.ui.strikes import damage_parts
from battlemap.ui.theme import palette, px
from battlemap.ui.why import roll_whys
from battlemap.ui.why.asking import explain

WIDTH = 440
LINGER_MS = 2500
KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, *(Qt.Key(Qt.Key.Key_1 + i) for i in range(9)))
TYPED_IN = (QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit)


class ReactionCard(Card):
    """Answers the topmost waiting move or attack.  While one waits its keys are the card's wherever in the window one has
    clicked, except in a field that is typed in.  After a strike its result stays readable for a moment.
    `damage_wanted(struck, told, type)` where the table rolls."""

    damage_wanted = Signal(str, str, str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._takes: list[tuple[str, str]] = []
        self._lines: list[str] = []
        self.setFixedWidth(px(WIDTH))
        self.setAccessibleName(self.tr("Reactions"))
        self._title = big("", 1.2)
        self._title.setWordWrap(True)
        self.body.addWidget(self._title)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(10)
        self.body.addLayout(self._rows)
        self._dice = QWidget()
        self.d20, self.damage = DiceField(self.tr("d20 of the strike")), DamageField()
        self.d20.show_dice((20,))
        self.d20.setMaximumWidth(70)
        line = row(dim(self.tr("Paper dice")), self.d20, self.damage)
        line.setContentsMargins(0, 0, 0, 0)
        self._dice.setLayout(line)
        self.body.addWidget(self._dice)
        self._problem, self._told = warned(""), QLabel()
        for text in (self._problem, self._told):
            text.setWordWrap(True)
            text.setVisible(False)
            self.body.addWidget(text)
        self.skip_all = button(self.tr("Skip all"), self.tr("Nobody strikes (Esc)"))
        self.skip_all.clicked.connect(self._skip_all)
        self.body.addLayout(row(self.skip_all))
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(LINGER_MS)
        self._linger.timeout.connect(self.leave)
        session.changed.connect(self._follow)
        session.opened.connect(self.leave)
        self._fill()

    def _follow(self, change: Change) -> None:
        if self._linger.isActive() and self._session.state.pending:
            self._lines = []  # the next question has come while the last result was still read
        if change.kind == "done":
            self._lines += told_lines(change.events, self._session.state)
        else:
            self._lines = []
        self._told.setText("\n".join(self._lines[-8:]))
        self._told.setVisible(bool(self._lines))
        if self._session.state.pending:
            self._linger.stop()
            self._fill()
        elif self._lines and not self._linger.isActive():
            self._show_end()
        elif not self._lines:
            self.leave()

    def _show_end(self) -> None:
        """All is answered: the result stays for a moment, the keyboard is the map's again."""
        self._title.setText(self.tr("Reactions"))
        self.first = None
        empty(self._rows)
        self._takes = []
        self._problem.hide()
        self._dice.hide()
        self.skip_all.hide()
        if (parent := self.parentWidget()) is not None:
            parent.setFocus()
        self.settle()
        self._linger.start()

    def _fill(self) -> None:
        self.first = None
        empty(self._rows)
        state = self._session.state
        self._takes = []
        self._problem.hide()
        self.d20.clear()
        self.damage.clear()
        if not state.pending:
            return
        self._title.setText(self._asked())
        self._dice.setVisible(self._session.ruleset.attacks.rolls)
        first: QWidget | None = None
        for pending in state.pending:
            skip = self._add_row(pending)
            first = first or skip
        self.skip_all.setVisible(len(state.pending) > 1)
        self.first = first
        if first is not None:
            first.setFocus()
        self._label_dice()
        self.settle()

    def _asked(self) -> str:
        """What is about to happen, and what is asked."""
        state = self._session.state
        waiting = state.waiting[-1]
        name, at = words.name_of(state, waiting.token), words.cell_name(state.pending[0].at)
        if waiting.kind != "attack":
            return self.tr("{mover} leaves {at}: who strikes?").format(mover=name, at=at)
        shoots = state.pending[0].kind == self._session.ruleset.threat.shooting[0]
        if len(state.pending) == 1:
            by = words.name_of(state, state.pending[0].by)
            text = self.tr("{by} may strike before {name} shoots") if shoots else self.tr("{by} may strike before {name} attacks")
            return text.format(by=by, name=name)
        text = self.tr("Before {name} shoots: who strikes?") if shoots else self.tr("Before {name} attacks: who strikes?")
        return text.format(name=name)

    def _label_dice(self) -> None:
        by, attack = self._takes[0] if self._takes else ("", "")
        state = self._session.state
        token, struck = state.token(by), state.token(state.waiting[-1].token)
        known = attack_named(token, attack) if token else None
        parts = damage_parts(state, self._session.ruleset, token, known, struck) if token and known else []
        self.damage.show_dice((), " + ".join(text for text, _ in parts))

    def _add_row(self, pending: PendingAnswer) -> QWidget:
        """A reactor with its attacks; answers its Skip button."""
        name = QLabel(words.name_of(self._session.state, pending.by))
        name.setStyleSheet(f"color: {palette().warning}; font-weight: 700;")
        self._rows.addWidget(name)
        buttons: list[QWidget] = []
        for attack in pending.attacks:
            self._takes.append((pending.by, attack))
            number = len(self._takes)
            text = self.tr("Take: {attack}").format(attack=words.word(attack))
            text = f"{number}  {text}" if number < 10 else text
            what = words.as_written(f"{text}   {self._chance(pending.by, attack)}")
            take = button(what, self.tr("Take it (key {number})").format(number=number))
            take.clicked.connect(lambda _on=False, by=pending.by, name=attack: self.take(by, name))
            explain(take, partial(roll_whys.strike_why, self._session, pending.by, attack))
            buttons.append(take)
        skip = button(self.tr("Skip"), self.tr("Let it go (Enter)"), primary=True)
        skip.clicked.connect(lambda: self._session.do(c.Decline(token=pending.by)))
        more = self._more(pending)
        takes = FlowLayout(gap=8)
        for each in buttons:
            takes.addWidget(each)
        self._rows.addLayout(takes)
        self._rows.addLayout(row(skip, more))
        return skip

    def _chance(self, by: str, attack: str) -> str:
        mover = self._session.state.waiting[-1].token
        pays = self._session.ruleset.threat.resource
        answer = self._session.ask(asks.AskAttack(token=by, target=mover, attack=attack, pays=pays))
        return large_text(answer) if answer.get("ok") else ""

    def _more(self, pending: PendingAnswer) -> QToolButton:
        """From now on: for the creature or its whole side."""
        token = self._session.state.tokens[pending.by]
        more, menu = QToolButton(), QMenu(self)
        more.setText(self.tr("Always…"))
        more.setToolTip(self.tr("How to answer from now on, without asking"))
        for answer, creature, side in (
            ("skip", self.tr("Always skip for {name}"), self.tr("Always skip for the side {side}")),
            ("take", self.tr("Always take for {name}"), self.tr("Always take for the side {side}")),
        ):
            name, group = words.as_written(token.name), words.as_written(words.word(token.side))
            menu.addAction(creature.format(name=name)).triggered.connect(
                lambda _on=False, how=answer: self._always(pending, how, token=token.id)
            )
            menu.addAction(side.format(side=group)).triggered.connect(
                lambda _on=False, how=answer: self._always(pending, how, side=token.side)
            )
        more.setMenu(menu)
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return more

    def _always(self, pending: PendingAnswer, how: str, *, token: str = "", side: str = "") -> None:
        """Remember the answer; the session then gives it for whoever is waiting now."""
        self._session.do(c.SetAnswers(token=token, side=side, answer=how))  # type: ignore[arg-type]

    def take(self, by: str, attack: str) -> None:
        """Strike, with the paper dice typed so far."""
        if by not in [pending.by for pending in self._session.state.pending]:
            return
        try:
            command, faces = self._with_dice(by, attack)
        except EntryError as wrong:
            self._problem.setText(said(wrong))
            self._problem.show()
            self.settle()
            return
        struck = self._session.state.waiting[-1].token
        done = self._session.do(command, faces)
        if done is not None and not self._session.ruleset.attacks.rolls:
            name, answer = words.name_of(self._session.state, by), done.answer
            told = told_text(name, attack, answer.get("modifier", 0), answer.get("damage_bonus_percent", 0))
            token = self._session.state.token(by)
            known = attack_named(token, attack) if token is not None else None
            self.damage_wanted.emit(struck, told, known.type if known is not None else "")

    def _with_dice(self, by: str, attack: str) -> tuple[c.React, list[int]]:
        command = c.React(token=by, attack=attack)
        wanted = self._session.document.preview(command)
        if not isinstance(wanted, NeedDice) or not (self.d20.text().strip() or not self.damage.is_empty()):
            return command, []
        self.d20.show_dice(wanted)
        d20 = self.d20.faces() or self._session.roller.roll(wanted.sides)
        after = self._session.document.preview(command, d20)
        if not isinstance(after, NeedDice) or after.what != "damage":
            return command, d20
        self.damage.show_dice((after,), after.dice)
        faces, total = self.damage.read()
        return c.React(token=by, attack=attack, damage_total=total), [*d20, *faces]

    def _skip_all(self) -> None:
        while self._session.state.pending:
            if self._session.do(c.Decline(token=self._session.state.pending[0].by)) is None:
                return

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (app := QApplication.instance()) is not None:
            app.installEventFilter(self)

    def leave(self) -> None:
        if (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)
        super().leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space ends turns everywhere else: here a habit must not throw an attack away, so it presses no button.  Pressed beside
        the card its keys come back to it."""
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        if not isinstance(event, QKeyEvent) or event.key() not in KEYS:
            return False
        if isinstance(watched, QWidget) and self.isAncestorOf(watched):
            on_button = event.key() == Qt.Key.Key_Space and isinstance(watched, QPushButton)
            return on_button and event.type() != QEvent.Type.ShortcutOverride
        if not self._comes_back(watched, event):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self.setFocus()
            self.keyPressEvent(event)
        return True

    def _comes_back(self, watched: QObject, event: QKeyEvent) -> bool:
        """Was it pressed somewhere in the window, but not in a field, a menu or a dialog?"""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not plain or not isinstance(watched, QWidget) or not self.isVisible() or not self._session.state.pending:
            return False
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            return False
        return watched.window() is self.window() and watched is not self and not isinstance(watched, TYPED_IN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, pending = event.key(), self._session.state.pending
        if not pending:
            self.leave()
        elif key == Qt.Key.Key_Escape:
            self._skip_all()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.focusWidget() in (self.d20, self.damage.entry) and self._takes:
                self.take(*self._takes[0])
            elif not pressed(self):
                self._session.do(c.Decline(token=pending[0].by))
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(self._takes):
            self.take(*self._takes[key - Qt.Key.Key_1])
        else:
            super().keyPressEvent(event)
