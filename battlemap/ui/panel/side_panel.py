"""The side panel: the round and its buttons, the order, the card, the log."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.encounter import commands as c
from battlemap.ui import words
from battlemap.ui.icons import icon
from battlemap.ui.panel.creature_card import CreatureCard
from battlemap.ui.panel.log import LogView
from battlemap.ui.panel.order import OrderList
from battlemap.ui.panel.parts import big, button, dim, heading
from battlemap.ui.panel.targeting import TargetBanner
from battlemap.ui.session import Session


class SidePanel(QWidget):
    """`attack_chosen(token, attack)` and `condition_wanted`/`edit_wanted(token)` are for the window.

    `target_wanted(action)` tells that a deed waits for its target: the next token selected is it, or the window gives
    the one that was clicked to `take_target`.
    """

    attack_chosen = Signal(str, str)
    condition_wanted = Signal(str)
    edit_wanted = Signal(str)
    target_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setMinimumWidth(360)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        layout.addLayout(self._header())
        self.order, self.card, self.log = OrderList(session), CreatureCard(session), LogView(session)
        self.targeting = TargetBanner(session)
        self.card.attack_chosen.connect(self.attack_chosen)
        self.card.condition_wanted.connect(self.condition_wanted)
        self.card.edit_wanted.connect(self.edit_wanted)
        self.card.ready_wanted.connect(self._ready)
        self.card.target_wanted.connect(self._arm)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self._boxed(self.tr("TURN ORDER"), self.order))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.card)
        middle = QWidget()
        box = QVBoxLayout(middle)
        box.setContentsMargins(0, 4, 0, 4)
        box.addWidget(self.targeting)
        box.addWidget(scroll, 1)
        split.addWidget(middle)
        split.addWidget(self._boxed(self.tr("LOG"), self.log))
        split.setSizes([200, 560, 150])
        split.setStretchFactor(1, 1)
        layout.addWidget(split, 1)
        session.changed.connect(lambda _change: self._refresh())
        session.opened.connect(self._refresh)
        self._refresh()

    def _boxed(self, title: str, widget: QWidget) -> QWidget:
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(heading(title))
        layout.addWidget(widget, 1)
        return box

    def _header(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        self._round, self._active = big("", 1.35), dim("")
        self._active.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(self._round)
        told.addWidget(self._active)
        self.begin = button(self.tr("Begin fight"), self.tr("Roll initiative for everyone"), primary=True)
        self.begin.clicked.connect(self._begin)
        self.begin_more = QToolButton()
        self.begin_more.setIcon(icon("more"))
        self.begin_more.setToolTip(self.tr("Begin with typed totals, or with surprise"))
        self.begin_more.setAccessibleName(self.tr("Begin with typed totals, or with surprise"))
        self.begin_more.clicked.connect(self._begin_with)
        self.end_turn = button(self.tr("End turn"), self.tr("The next in the order"), primary=True)
        self.end_turn.clicked.connect(lambda: self._session.do(c.EndTurn(token=self._session.state.turn.active)))
        self.end_fight = button(self.tr("End fight"), self.tr("Back to free movement; hit points and conditions stay"))
        self.end_fight.clicked.connect(lambda: self._session.do(c.EndEncounter()))
        line.addLayout(told, 1)
        for widget in (self.begin, self.begin_more, self.end_turn, self.end_fight):
            line.addWidget(widget)
        return line

    def _refresh(self) -> None:
        state = self._session.state
        turn = state.turn
        for widget in (self.end_turn, self.end_fight, self._active):
            widget.setVisible(turn.begun)
        for starts in (self.begin, self.begin_more):
            starts.setVisible(not turn.begun)
            starts.setEnabled(bool(state.tokens))
        self._round.setText(self.tr("Round {round}").format(round=turn.round) if turn.begun else self.tr("No fight yet"))
        active = words.name_of(state, turn.active) if turn.active else self.tr("Nobody")
        told = self.tr("Waits for an answer") if state.waiting else self.tr("{name} acts")
        self._active.setText(told.format(name=active))
        self._active.setToolTip(active)
        self.end_turn.setEnabled(bool(turn.active) and not state.waiting)

    def _begin(self) -> None:
        """One click; with paper dice the totals are asked for at once."""
        if self._session.dice_mode == "typed":
            self._begin_with()
        else:
            self._session.do(c.Begin())

    def _begin_with(self) -> None:
        from battlemap.ui.dialogs.begin import BeginDialog

        BeginDialog(self._session, self.window()).exec()

    def _ready(self, token: str) -> None:
        from battlemap.ui.dialogs.ready import ReadyDialog

        ReadyDialog(self._session, token, self.window()).exec()

    # ------------------------------------------------------------ actions that want a target
    def _arm(self, token: str, action: str, mode: str) -> None:
        self.targeting.arm(token, action, mode)
        self.target_wanted.emit(action)

    @property
    def is_armed(self) -> bool:
        return self.targeting.is_armed

    def disarm(self) -> None:
        self.targeting.disarm()

    def take_target(self, token_id: str) -> bool:
        """A token was clicked on the map: is it the target that is waited for?  Then the deed is done."""
        return self.targeting.take(token_id)
