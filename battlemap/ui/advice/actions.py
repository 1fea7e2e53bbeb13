"""What next by menu and key: asked for one creature, its suggestions beside it, the chosen way laid on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QMenu

from battlemap.encounter.advising import wish_for
from battlemap.encounter.asks import AskAdvice
from battlemap.encounter.outcome import Refusal
from battlemap.geometry import Cell
from battlemap.model import Token
from battlemap.rules.advice import Advice, Choice
from battlemap.rules.space import footprint
from battlemap.ui import words
from battlemap.ui.advice.advice_words import reasons_text
from battlemap.ui.advice.card import AdviceCard
from battlemap.ui.advice.overlay import AdviceOverlay
from battlemap.ui.advice.weighing import Weighing
from battlemap.ui.canvas.units import rect_of
from battlemap.ui.keys import Add
from battlemap.ui.moving import way_of_moving

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

EDGE = 4


class AdviceActions(QObject):
    """Its entries go into the Fight menu by `add(menu, text, deed, keys)`."""

    def __init__(self, window: MainWindow, add: Add) -> None:
        super().__init__(window)
        self._window, self._add = window, add
        self.overlay = AdviceOverlay()
        self.card: AdviceCard | None = None
        window.view.scene().addItem(self.overlay)
        window.view.zoomed.connect(self.overlay.set_zoom)

    def fill_fight_menu(self, menu: QMenu) -> None:
        self.ask_ = self._add(menu, self.tr("&What next for this monster?"), self.ask, "X", "eye")
        tip = self.tr("Squares that give cover, provoke nothing or reach an enemy, and the best of them; no player sees it")
        self.ask_.setStatusTip(tip)

    # ------------------------------------------------------------ asking
    def ask(self) -> None:
        """For the selected creature, else for whoever acts.  A player's character plays itself, unless one asks again."""
        if self.card is not None:
            self.card.leave()
            return
        token = self._window.select_tool.actor()
        if token is None:
            self._window.notice.say(self.tr("Select the monster you ask about."))
        elif token.creature.character:
            text = self.tr("{name} is a player's character; this is for the game master's monsters.").format(name=token.name)
            self._window.notice.say(text, self.tr("Show it all the same"), lambda: self.open_for(token.id))
        else:
            self.open_for(token.id)

    def open_for(self, token_id: str) -> None:
        """The card beside the token, the work begun."""
        session, view = self._window.session, self._window.view
        token = session.state.token(token_id)
        if token is None:
            return
        against = tuple(who for who in session.selection if who != token_id and self._is_enemy(token, who))
        wish = wish_for(session.state, session.ruleset, AskAdvice(token=token_id, against=against,
                                                                 by=way_of_moving(session, token_id)))  # fmt: skip
        if isinstance(wish, Refusal):
            self._window.notice.say(words.refusal(wish, session.state))
            return
        if self.card is not None:
            self.card.leave()
        self._window.choose_tool("select")
        self._window.select_tool.laying.drop()
        work = Weighing(self)
        card = self.card = AdviceCard(session, token_id, work, self._window)
        card.advised.connect(self._show)
        card.picked.connect(self._lay)
        card.gone.connect(self._go)
        card.closed.connect(self._closed)
        card.closed.connect(work.deleteLater)
        view.show_token(token_id)
        work.start(session.state, session.ruleset, wish)
        card.place(self._beside(token))
        card.show()
        card.setFocus()

    def _is_enemy(self, token: Token, other_id: str) -> bool:
        state = self._window.session.state
        other = state.token(other_id)
        return other is not None and state.are_enemies(token, other) and not other.dead

    def _beside(self, token: Token) -> QRect:
        """Where the token is, in the window."""
        view = self._window.view
        square = view.mapFromScene(rect_of(token.at, footprint(token))).boundingRect()
        return QRect(view.viewport().mapTo(self._window, square.topLeft()), square.size())

    def _show(self, advice: Advice) -> None:
        state = self._window.session.state
        self.overlay.show_advice(advice, footprint(state.tokens[advice.token]))
        self.overlay.set_zoom(self._window.view.zoom)
        self._make_room(advice)
        told = [reasons_text(choice, state, self._window.session.ruleset) for choice in advice.choices]
        self._window.view.spoken.emit(" ".join(f"{number}: {text}" for number, text in enumerate(told, 1)))

    def _make_room(self, advice: Advice) -> None:
        """The card goes where on the map it hides the least of what it speaks of."""
        card, view = self.card, self._window.view
        if card is None or not advice.choices:
            return
        n = footprint(self._window.session.state.tokens[advice.token])
        port = view.viewport()
        tokens = self._window.session.state.tokens
        struck = [tokens[choice.strike.target] for choice in advice.choices if choice.strike is not None]
        bodies = [(Cell(*one.at), footprint(one)) for one in struck]
        spoken_of = [
            QRect(port.mapTo(self._window, square.topLeft()), square.size())
            for at, side in ((advice.start, n), *((choice.at, n) for choice in advice.choices), *bodies)
            for square in (view.mapFromScene(rect_of(at, side)).boundingRect(),)
        ]
        area = view.over.geometry().adjusted(8, 8, -8, -8)
        right, low = max(area.left(), area.right() - card.width()), max(area.top(), area.bottom() - card.height())
        across, down = (area.left() + right) // 2, (area.top() + low) // 2
        beyond = self._window.width() - card.width() - EDGE  # over the side panel, where nothing else is left
        places = [QPoint(x, y) for x in (right, area.left(), across, beyond) for y in (area.top(), low, down)]
        card.move(min(places, key=lambda at: sum(QRect(at, card.size()).intersects(one) for one in spoken_of)))

    def _closed(self) -> None:
        """The card has gone, and with it what it drew and the way nobody has gone."""
        self.card = None
        self.overlay.clear()
        if not self._is_going:
            self._window.select_tool.laying.drop()
        self._window.view.setFocus()

    _is_going = False

    # ------------------------------------------------------------ the way
    def _choice(self, number: int) -> Choice | None:
        advice = self.overlay.advice
        return advice.choices[number] if advice is not None and number < len(advice.choices) else None

    def _lay(self, number: int) -> None:
        choice = self._choice(number)
        if choice is not None:
            self.overlay.show_picked(number)
            self._window.select_tool.laying.lay(choice.plan)

    def _go(self, number: int) -> None:
        """Walk it: the card leaves with the change, or at once where nothing is to be walked."""
        choice, laying = self._choice(number), self._window.select_tool.laying
        self._is_going = True
        try:
            if choice is not None and choice.plan.path:
                laying.finish()
            if self.card is not None:
                self.card.leave()
        finally:
            self._is_going = False
