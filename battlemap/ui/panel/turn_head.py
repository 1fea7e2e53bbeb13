"""The head of the side panel: the round, whose turn or phase it is, and the one large button for what comes next."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from battlemap.encounter import commands as c
from battlemap.ui import words
from battlemap.ui.flow import Ends
from battlemap.ui.icons import icon
from battlemap.ui.keys import with_key
from battlemap.ui.panel.parts import ElidedButton, ElidedLabel, big, button, row
from battlemap.ui.session import Session
from battlemap.ui.theme import themes
from battlemap.ui.turning.clock import RoundClock
from battlemap.ui.turning.unspent import unspent
from battlemap.ui.turns import DECLARE, acting_text, eligible, next_step


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("TurnHead", text).format(**holes)


class TurnHead(QWidget):
    """`next` is what Space does too; its text says what that is now."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.take: Callable[[c.Command], Any] = session.do
        """How a step of the round is given; the window asks first where dice fall."""
        line = Ends(self, gap=8, line_gap=4)
        self.round, self.told = big("", 1.35), ElidedLabel("", quiet=True)
        left, right = QWidget(), QWidget()
        texts, deeds = QVBoxLayout(left), QHBoxLayout(right)
        for inner in (texts, deeds):
            inner.setContentsMargins(0, 0, 0, 0)
        texts.setSpacing(0)
        deeds.setSpacing(8)
        self.clock = RoundClock(session)
        texts.addLayout(row(self.round, self.clock))
        texts.addWidget(self.told)
        self.begin = button(_say("Begin fight"), "", primary=True)
        self.begin.clicked.connect(self.begin_fight)
        self.begin_more = QToolButton()
        self.begin_more.clicked.connect(self.begin_with)
        self.next = ElidedButton(primary=True)
        self.next.clicked.connect(self.go_on)
        self.end_fight = QToolButton()
        self.end_fight.setAccessibleName(_say("End fight"))
        self.end_fight.setToolTip(f"{_say('End fight')}. {_say('Back to free movement; hit points and conditions stay')}")
        self.end_fight.clicked.connect(lambda: session.do(c.EndEncounter()))
        for widget in (self.begin, self.begin_more, self.next, self.end_fight):
            deeds.addWidget(widget)
        line.addWidget(left)
        line.addWidget(right)
        for signal in (session.changed, session.selection_changed):
            signal.connect(self.refresh)
        session.opened.connect(self.refresh)
        themes.changed.connect(self._draw)
        self._draw()
        self.refresh()

    def _draw(self) -> None:
        """The pictures, in the theme's ink."""
        self.begin_more.setIcon(icon("more"))
        self.end_fight.setIcon(icon("end_fight"))

    def refresh(self) -> None:
        state, turns = self._session.state, self._session.ruleset.turns
        begun = state.turn.begun
        for widget in (self.next, self.end_fight, self.told):
            widget.setVisible(begun or (widget is self.told and bool(turns.declarations)))
        for starts in (self.begin, self.begin_more):
            starts.setVisible(not begun)
            starts.setEnabled(bool(state.tokens))
        by_side = turns.schedule == "phases"
        self.begin.setToolTip(_say("Roll initiative for each side") if by_side else _say("Roll initiative for everyone"))
        more = _say("Begin with typed totals, or with surprise") if turns.surprise else _say("Begin with typed totals")
        if turns.schedule == "slots":
            more = _say("Begin with typed totals, or with who struck first")
        self.begin_more.setToolTip(more)
        self.begin_more.setAccessibleName(more)
        self.round.setWordWrap(not begun)
        self.round.setFont(big("", 1.35 if begun else 1.1).font())
        self.round.setText(_say("Round {round}", round=state.turn.round) if begun else _say("No fight yet"))
        self.told.setText(self._told())
        self.told.setToolTip(self.told.text())
        self._offer_next()

    def _told(self) -> str:
        """Under the round: who acts, in which phase, or what is waited for."""
        state, ruleset = self._session.state, self._session.ruleset
        now = state.turn
        if state.waiting:
            return _say("Waits for an answer")
        if not now.begun:
            return _say("Time to declare") if state.tokens else ""
        if now.phase == DECLARE:
            return _say("Time to declare")
        who = acting_text(state, ruleset)
        if now.phase:
            return _say("{who} · {phase}", who=who or _say("Nobody"), phase=words.phase(now.phase))
        if eligible(state, ruleset):
            return _say("{side}: who acts?", side=who)
        return _say("{name} acts", name=who or _say("Nobody"))

    def _offer_next(self) -> None:
        step = next_step(self._session)
        self.next.setEnabled(step is not None)
        if step is not None:
            self.next.setText(words.as_written(step.text))
            tip = with_key(step.tip, "Actions.next_turn")
            state, ruleset = self._session.state, self._session.ruleset
            if isinstance(step.command, c.EndTurn) and (left := unspent(state, ruleset, step.command.token)):
                tip = f"{tip}\n" + _say("Still unspent: {things}", things=left)
            self.next.setToolTip(tip if step.text in tip else f"{step.text}\n{tip}")
        elif not self._session.state.waiting or not self.next.text():
            choosing = bool(eligible(self._session.state, self._session.ruleset))
            self.next.setText(_say("Choose…") if choosing else _say("End turn"))
            self.next.setToolTip(_say("Choose who acts, below or on the map") if choosing else "")

    def go_on(self) -> None:
        """The next step; a round opened with paper dice asks for its totals."""
        step = next_step(self._session)
        if step is not None and isinstance(step.command, c.OpenRound) and self._session.dice_mode != "program":
            self.begin_with()
        elif step is not None:
            self.take(step.command)
        elif eligible(self._session.state, self._session.ruleset):
            self._session.message.emit(_say("Choose who acts: click one of the ringed creatures, then Space."))

    def begin_fight(self) -> None:
        """One click; with paper dice the totals are asked for at once."""
        if self._session.dice_mode != "program":
            self.begin_with()
        else:
            self._session.do(c.Begin())

    def begin_with(self) -> None:
        from battlemap.ui.dialogs.begin import BeginDialog

        BeginDialog(self._session, self.window()).exec()
