"""The five steps of the tour: what each says, what it points at, and by what it is seen to be done.

A step looks at the window each time it is asked, so that it follows whatever the game master does in between: a card that has
come, a turn that was ended, everything undone.  Not here: when a step is asked (`tour`), how it looks (`callout`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QWidget

from battlemap.encounter.change import Change
from battlemap.encounter.events import AttackRolled, TokenMoved
from battlemap.rules.space import footprint
from battlemap.ui.canvas.units import SQUARE, rect_of
from battlemap.ui.help.tour_table import BESIDE, FURTHER, GOAL, HERO
from battlemap.ui.panel import HitCard, ReactionCard
from battlemap.ui.words import name_of

if TYPE_CHECKING:
    from battlemap.ui.window import MainWindow

SQUARES_CLEAR = 7


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Tour", text).format(**holes)


class Step(ABC):
    """Texts by `title` and `text`; rectangles in the window's coordinates, empty for nothing."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.session = window, window.session

    @abstractmethod
    def title(self) -> str: ...

    @abstractmethod
    def text(self) -> str: ...

    def target(self) -> QRect:
        return self.token(HERO)

    def goal(self) -> QRect:
        """Where the target is to be dragged."""
        return QRect()

    def clear(self) -> QRect:
        """What the note must not lie on."""
        return self.target()

    def is_begun(self) -> bool:
        """Is a gesture under way that is what was asked for?"""
        return False

    def is_done(self, change: Change) -> bool:
        return False

    # ------------------------------------------------------------ finding
    def token(self, token_id: str) -> QRect:
        token = self.session.state.tokens.get(token_id)
        return QRect() if token is None else self.squares((int(token.at[0]), int(token.at[1])), footprint(token))

    def squares(self, cell: tuple[int, int], n: int = 1) -> QRect:
        """So much of it as is in sight."""
        view = self.window.view
        shown = view.mapFromScene(rect_of(cell, n)).boundingRect().intersected(view.viewport().rect())
        return QRect(view.viewport().mapTo(self.window, shown.topLeft()), shown.size()) if shown.isValid() else QRect()

    def part(self, widget: QWidget | None) -> QRect:
        if widget is None or not widget.isVisible():
            return QRect()
        return QRect(widget.mapTo(self.window, widget.rect().topLeft()), widget.size())

    def around(self, rect: QRect) -> QRect:
        """The squares a hero may reach from there."""
        far = round(SQUARES_CLEAR * SQUARE * self.window.view.zoom)
        return rect.adjusted(-far, -far, far, far) if not rect.isEmpty() else rect

    def name(self, token_id: str) -> str:
        return name_of(self.session.state, token_id)

    def key(self, name: str) -> str:
        return self.window.actions_.help.names().key(name)

    def card(self, kind: type[ReactionCard] | type[HitCard]) -> QWidget | None:
        return next((card for card in self.window.findChildren(kind) if card.isVisible()), None)


class Press(Step):
    def title(self) -> str:
        return _say("Press on {name}, and hold", name=self.name(HERO))

    def text(self) -> str:
        return _say("Blue squares are within her movement. The dashed band beyond needs a Dash. Red is what her enemies reach.")

    def clear(self) -> QRect:
        return self.around(self.target())

    def is_begun(self) -> bool:
        """Is anybody's reach on the map?  A band that is drawn around several shows none."""
        return not self.window.view.reach.boundingRect().isEmpty()


class Drag(Step):
    def title(self) -> str:
        return _say("Drag her to the marked square, and let go")

    def text(self) -> str:
        return _say(
            "The way shows what it costs and what is left. Crossed swords stand where {foe} may strike. Esc takes it back. "
            "The arrow keys and Enter do the same.",
            foe=self.name(BESIDE),
        )

    def goal(self) -> QRect:
        token = self.session.state.tokens.get(HERO)
        return QRect() if token is None or tuple(token.at) == tuple(GOAL) else self.squares(GOAL)

    def clear(self) -> QRect:
        return self.around(self.target()).united(self.goal())

    def is_done(self, change: Change) -> bool:
        moved = any(isinstance(event, TokenMoved) and event.token == HERO for event in change.events)
        return change.kind == "done" and (moved or bool(change.after.waiting))


class React(Step):
    def title(self) -> str:
        if self.session.state.pending:
            return _say("{foe} may strike: take or skip", foe=self.name(BESIDE))
        return _say("On this way nobody could strike")

    def text(self) -> str:
        if self.session.state.pending:
            return _say(
                "1 takes the strike, Enter skips it. The move goes on by itself. \"Always\" answers for good, even for a side."
            )
        return _say("Where an enemy may react, the move waits and a card asks you. Undo and drag past one to see it, or go on.")

    def target(self) -> QRect:
        return self.part(self.card(ReactionCard)) if self.session.state.pending else self.token(HERO)

    def is_done(self, change: Change) -> bool:
        return change.kind == "done" and bool(change.before.waiting) and not change.after.waiting


class Attack(Step):
    def _foe(self) -> str:
        """The one who stands where the hero was to go, else the nearest."""
        tokens = self.session.state.tokens
        hero = tokens.get(HERO)
        if hero is None:
            return ""
        foes = [t for t in tokens.values() if self.session.state.are_enemies(hero, t) and not t.dead and not t.hidden]
        near = sorted(foes, key=lambda t: (max(abs(t.at[0] - hero.at[0]), abs(t.at[1] - hero.at[1])), t.id != FURTHER))
        return near[0].id if near else ""

    def title(self) -> str:
        if self.card(HitCard) is not None:
            return _say("Enter rolls")
        return _say("Click {foe}", foe=self.name(self._foe()))

    def text(self) -> str:
        if self.card(HitCard) is not None:
            return _say("The card tells the chance and every reason. With paper dice type what they showed, then Enter.")
        return _say("A click on an enemy is an attack. The lines show what gives cover.")

    def target(self) -> QRect:
        card = self.card(HitCard)
        return self.part(card) if card is not None else self.token(self._foe())

    def clear(self) -> QRect:
        return self.target().united(self.token(HERO)).united(self.token(self._foe()))

    def is_done(self, change: Change) -> bool:
        return change.kind == "done" and any(isinstance(e, AttackRolled) and e.token == HERO for e in change.events)


class EndAndUndo(Step):
    """Two things: end the turn, then take it back."""

    def _has_ended(self) -> bool:
        return self.session.state.turn.active != HERO

    def title(self) -> str:
        if self._has_ended():
            return _say("{key} takes it back", key=self.key("undo") or _say("Undo"))
        return _say("{key} ends the turn", key=self.key("next") or _say("This button"))

    def text(self) -> str:
        if self._has_ended():
            return _say("One step takes back everything it did: place, hit points, turn and round. Try it.")
        if self.card(HitCard) is not None:
            return _say("Close the card with Esc first. The large button always names the next step.")
        return _say("The large button always names the next step, and the list below shows whose turn it is.")

    def target(self) -> QRect:
        if not self._has_ended():
            return self.part(self.window.panel.head.next)
        undo = self.window.actions_.undo
        buttons = (widget for widget in undo.associatedObjects() if isinstance(widget, QWidget) and widget.isVisible())
        return next((self.part(button) for button in buttons if button.width() < self.window.width() // 3), QRect())

    def is_done(self, change: Change) -> bool:
        return change.kind == "undone" and change.before.turn.active != HERO


STEPS: tuple[type[Step], ...] = (Press, Drag, React, Attack, EndAndUndo)
