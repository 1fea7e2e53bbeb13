"""What a creature can do, one click each: a row for each attack, a button for everything else.

A button that may not says why.  Not here: what there is and whether it may be done (`offers`); deeds of the table's own
(`other_deed`).
"""

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from battlemap.model import Token
from battlemap.ui import words
from battlemap.ui.flow import FullRows
from battlemap.ui.icons import icon, icon_for
from battlemap.ui.panel.attack_row import AttackRow
from battlemap.ui.panel.offers import (
    Aim,
    Answering,
    Asking,
    Deed,
    Entry,
    Offer,
    Offers,
    Strike,
    Swap,
    offers_of,
    swaps_of,
)
from battlemap.ui.panel.parts import ElidedTool
from battlemap.ui.session import Session
from battlemap.ui.why import creature_whys
from battlemap.ui.why.asking import explain

GAP = 3


class Deeds(QWidget):
    """`reaction_wanted(token, attack)`: somebody reacts to what the table names; `other_wanted(token)`: a deed by any name.
    `offers`: what it can do, where that is known already."""

    attack_chosen = Signal(str, str)
    target_wanted = Signal(str, str, str)
    ready_wanted = Signal(str)
    reaction_wanted = Signal(str, str)
    other_wanted = Signal(str)

    def __init__(
        self, session: Session, token: Token, offers: Offers | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.offers = offers if offers is not None else offers_of(session, token)
        self.setStyleSheet("QToolButton { padding: 3px 2px; } QToolButton:focus { padding: 2px 1px; }")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 0)
        layout.setSpacing(8)
        attacks, actions = FullRows(gap=GAP, whole=True), FullRows(gap=GAP)
        for strike in self.offers.strikes:
            attacks.addWidget(self._attack(strike))
        for offer in self.offers.deeds:
            actions.addWidget(self._tool(offer))
        if attacks.is_filled:
            layout.addLayout(attacks)
        layout.addLayout(actions)

    def _attack(self, strike: Strike) -> AttackRow:
        token_id, attack = self.offers.token, strike.attack
        found = AttackRow(strike.number, attack, strike.parts, own=self._session.ruleset.attack_sheet)
        found.clicked.connect(lambda: self.attack_chosen.emit(token_id, attack.name))
        hint = found.toolTip().rpartition("\n")[2]
        explain(found, partial(creature_whys.attack_why, self._session, token_id, attack, hint))
        return found

    def _tool(self, offer: Offer) -> QToolButton:
        found = ElidedTool() if offer.is_long else QToolButton()
        found.setText(offer.text if offer.is_long else words.as_written(offer.text))
        found.setIcon(icon(icon_for(offer.picture) or "swords"))
        found.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        found.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        found.setEnabled(offer.is_able)
        found.setToolTip(offer.tip)
        if offer.menu:
            found.setMenu(self._menu(offer.menu, found))
            found.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        elif (deed := offer.deed) is not None:
            found.clicked.connect(lambda: self._do(deed))
        if (swap := offer.swap) is not None:
            found.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            found.customContextMenuRequested.connect(lambda at: self._offer_swaps(found, swap, at))
        return found

    def _offer_swaps(self, tool: QToolButton, swap: Swap, at: QPoint) -> None:
        menu = self._menu(swaps_of(self._session, self.offers.token, swap), tool)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(tool.mapToGlobal(at))

    def _menu(self, entries: tuple[Entry, ...], parent: QWidget) -> QMenu:
        menu = QMenu(parent)
        menu.setToolTipsVisible(any(entry.tip for entry in entries))
        for entry in entries:
            if not entry.text:
                menu.addSeparator()
            elif (deed := entry.deed) is None:
                menu.addSection(entry.text)
            else:
                action = menu.addAction(entry.text)
                if entry.picture:
                    action.setIcon(icon(icon_for(entry.picture) or "swords"))
                action.setEnabled(entry.is_able)
                action.setToolTip(entry.tip)
                action.setCheckable(entry.is_on is not None)
                action.setChecked(bool(entry.is_on))
                action.triggered.connect(lambda _on=False, wanted=deed: self._do(wanted))
        return menu

    def _do(self, deed: Deed) -> None:
        token_id = self.offers.token
        match deed:
            case Aim(action, mode):
                self.target_wanted.emit(token_id, action, mode)
            case Answering(attack):
                self.reaction_wanted.emit(token_id, attack)
            case Asking("ready"):
                self.ready_wanted.emit(token_id)
            case Asking():
                self.other_wanted.emit(token_id)
            case _:
                self._session.do(deed)
