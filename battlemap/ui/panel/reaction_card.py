"""The reaction card: who may strike as somebody leaves.  Skip has the focus; 1 to 9 take; it goes away when all is answered."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.model import PendingAnswer
from battlemap.ui import words
from battlemap.ui.panel.parts import Card, button, empty
from battlemap.ui.session import Session
from battlemap.ui.theme import palette


class ReactionCard(Card):
    """Answers the topmost waiting move."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setMinimumWidth(360)
        self.setAccessibleName(self.tr("Reactions"))
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._title.setStyleSheet("font-weight: 700; font-size: 16px;")
        self.body.addWidget(self._title)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        self.body.addLayout(self._rows)
        self._told = QLabel()
        self._told.setWordWrap(True)
        self._told.setStyleSheet(f"color: {palette().text_dim};")
        self.body.addWidget(self._told)
        self._takes: list[tuple[str, str]] = []
        session.changed.connect(self._follow)
        self._fill()

    def _follow(self, change) -> None:  # type: ignore[no-untyped-def]
        if not self._session.state.pending:
            self._session.changed.disconnect(self._follow)
            self.leave()
            return
        lines = [
            text
            for event in change.events
            if isinstance(event, (e.AttackRolled, e.DamageTaken, e.LifeChanged))
            and (text := words.event(event, self._session.state))
        ]
        self._told.setText("\n".join(lines))
        self._fill()

    def _fill(self) -> None:
        empty(self._rows)
        state = self._session.state
        mover = words.name_of(state, state.waiting[-1].token) if state.waiting else ""
        self._title.setText(self.tr("{mover} moves away: who strikes?").format(mover=mover))
        self._takes = []
        for pending in state.pending:
            self._rows.addLayout(self._row(pending))
        self.adjustSize()

    def _row(self, pending: PendingAnswer) -> QVBoxLayout:
        box, line = QVBoxLayout(), QHBoxLayout()
        name = QLabel(words.name_of(self._session.state, pending.by))
        name.setStyleSheet(f"color: {palette().bad}; font-weight: 700;")
        box.addWidget(name)
        for attack in pending.attacks:
            self._takes.append((pending.by, attack))
            number = len(self._takes)
            take = button(f"{number}  {words.word(attack)}", self.tr("Take it (key {number})").format(number=number))
            take.clicked.connect(lambda _on=False, by=pending.by, name=attack: self._take(by, name))
            line.addWidget(take)
        skip = button(self.tr("Skip"), self.tr("Let it go (Enter or Esc)"), primary=True)
        skip.clicked.connect(lambda: self._session.do(c.Decline(token=pending.by)))
        line.addWidget(skip)
        line.addWidget(self._more(pending))
        line.addStretch(1)
        box.addLayout(line)
        if len(self._takes) == len(pending.attacks):
            skip.setFocus()
        return box

    def _more(self, pending: PendingAnswer) -> QToolButton:
        """From now on: for the creature or its whole side."""
        token = self._session.state.tokens[pending.by]
        more, menu = QToolButton(), QMenu(self)
        more.setText("…")
        more.setAccessibleName(self.tr("From now on"))
        more.setToolTip(self.tr("From now on"))
        for answer, creature, side in (
            ("skip", self.tr("Always skip for {name}"), self.tr("Always skip for the side {side}")),
            ("take", self.tr("Always take for {name}"), self.tr("Always take for the side {side}")),
        ):
            menu.addAction(creature.format(name=token.name), lambda how=answer: self._always(pending, how, token.id, ""))
            menu.addAction(side.format(side=words.word(token.side)), lambda how=answer: self._always(pending, how, "", token.side))
        more.setMenu(menu)
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return more

    def _always(self, pending: PendingAnswer, how: str, token: str, side: str) -> None:
        self._session.do(c.SetAnswers(token=token, side=side, answer=how))  # type: ignore[arg-type]

    def _take(self, by: str, attack: str) -> None:
        self._session.do(c.React(token=by, attack=attack))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._session.state.pending:
                self._session.do(c.Decline(token=self._session.state.pending[0].by))
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(self._takes):
            self._take(*self._takes[key - Qt.Key.Key_1])
        else:
            super().keyPressEvent(event)
