"""The side panel: the round and its buttons, the order, the card, the log."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSplitter, QVBoxLayout, QWidget

from battlemap.encounter import commands as c
from battlemap.ui import words
from battlemap.ui.panel.creature_card import CreatureCard
from battlemap.ui.panel.log import LogView
from battlemap.ui.panel.order import OrderList
from battlemap.ui.panel.parts import button, heading
from battlemap.ui.session import Session
from battlemap.ui.theme import palette


class SidePanel(QWidget):
    """`attack_chosen(token, attack)` and `condition_wanted`/`edit_wanted(token)` are for the window."""

    attack_chosen = Signal(str, str)
    condition_wanted = Signal(str)
    edit_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._armed: tuple[str, str, str] | None = None
        self.setMinimumWidth(360)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        layout.addLayout(self._header())
        self.order, self.card, self.log = OrderList(session), CreatureCard(session), LogView(session)
        self.card.attack_chosen.connect(self.attack_chosen)
        self.card.condition_wanted.connect(self.condition_wanted)
        self.card.edit_wanted.connect(self.edit_wanted)
        self.card.target_wanted.connect(self._arm)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self._boxed(self.tr("TURN ORDER"), self.order))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.card)
        split.addWidget(scroll)
        split.addWidget(self._boxed(self.tr("LOG"), self.log))
        split.setSizes([240, 420, 200])
        layout.addWidget(split, 1)
        session.changed.connect(lambda _change: self._refresh())
        session.opened.connect(self._refresh)
        session.selection_changed.connect(self._aimed)
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
        self._round = QLabel()
        font = self._round.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setBold(True)
        self._round.setFont(font)
        self.begin = button(self.tr("Begin fight"), self.tr("Roll initiative for everyone"), primary=True)
        self.begin.clicked.connect(lambda: self._session.do(c.Begin()))
        self.end_turn = button(self.tr("End turn"), self.tr("The next in the order (Space)"), primary=True)
        self.end_turn.clicked.connect(lambda: self._session.do(c.EndTurn(token=self._session.state.turn.active)))
        self.end_fight = button(self.tr("End fight"), self.tr("Back to free movement"))
        self.end_fight.clicked.connect(lambda: self._session.do(c.EndEncounter()))
        line.addWidget(self._round, 1)
        for widget in (self.begin, self.end_turn, self.end_fight):
            line.addWidget(widget)
        return line

    def _refresh(self) -> None:
        turn = self._session.state.turn
        for widget in (self.end_turn, self.end_fight):
            widget.setVisible(turn.begun)
        self.begin.setVisible(not turn.begun)
        self.begin.setEnabled(bool(self._session.state.tokens))
        if turn.begun:
            active = words.name_of(self._session.state, turn.active) if turn.active else self.tr("nobody")
            self._round.setText(self.tr("Round {round}").format(round=turn.round, active=active))
        else:
            self._round.setText(self.tr("No fight yet"))
        self._round.setStyleSheet(f"color: {palette().text};")
        self.end_turn.setEnabled(bool(turn.active) and not self._session.state.waiting)

    # ------------------------------------------------------------ actions that want a target
    def _arm(self, token: str, action: str, mode: str) -> None:
        """The next token clicked is the target."""
        self._armed = (token, action, mode)
        self._session.message.emit(self.tr("{action}: click the target (Esc to stop)").format(action=words.word(action)))
        self._session.select([])

    def disarm(self) -> None:
        self._armed = None

    @property
    def is_armed(self) -> bool:
        return self._armed is not None

    def _aimed(self, selection: tuple[str, ...]) -> None:
        if self._armed is None or len(selection) != 1:
            return
        token, action, mode = self._armed
        self._armed = None
        if selection[0] != token:
            self._session.do(c.Act(token=token, action=action, target=selection[0], mode=mode))
        self._session.select([token])
