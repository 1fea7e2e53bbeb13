"""Whom an armed attack or deed is for, chosen by key: the targets nearest first, each with what the hit card would say of it.

    aim.walk(attacker, "Bow")      on to the next target, its cover lines and its facts on the map
    aim.target                     where it is now, "" for nobody

Not here: giving the attack (the select tool does what a click would do), the card itself (`panel.hit_card`).
"""

from battlemap.encounter import asks
from battlemap.model import Encounter, Token
from battlemap.rules.space import footprint
from battlemap.ui import words
from battlemap.ui.canvas.units import rect_of
from battlemap.ui.canvas.view import MapView
from battlemap.ui.panel.hit_texts import facts_text, large_text
from battlemap.ui.panel.telling import refusal_of
from battlemap.ui.session import Session
from battlemap.ui.tools.hovering import cover_look


class Aim:
    """One target at a time."""

    def __init__(self, view: MapView) -> None:
        self.view, self.session = view, view.session
        self.target = ""

    def walk(self, attacker: Token, attack: str, *, back: bool = False) -> bool:
        """On to the next of them, or back; False where there is nobody."""
        found = targets(self.session, attacker)
        if not found:
            return False
        here = found.index(self.target) if self.target in found else None
        step = -1 if back else 1
        self.show(attacker, found[(here + step) % len(found) if here is not None else 0], attack)
        return True

    def show(self, attacker: Token, target: str, attack: str) -> None:
        """This one now."""
        self.target = target
        state = self.session.state
        token = state.tokens[target]
        self.view.show_token(target)
        told = told_of(self.session, attacker, token, attack)
        self.view.cover.show_lines(cover_look(self.session, attacker.id, target) if state.are_enemies(attacker, token) else None)
        self.view.cursor_mark.show_cursor(rect_of(token.at, footprint(token)), told.split(". ")[0])  # the rest is in the card
        self.view.spoken.emit(told)

    def drop(self) -> None:
        """Nobody any more."""
        if self.target:
            self.target = ""
            self.view.cursor_mark.clear()
            self.view.cover.show_lines(None)


def targets(session: Session, attacker: Token) -> list[str]:
    """Everybody else, standing enemies first and the fallen last, each kind by distance."""
    state = session.state

    def rank(other: Token) -> tuple[bool, bool, int]:
        away = session.ask(asks.AskDistance(start=attacker.id, to=other.id))["squares"]
        return other.dead, not state.are_enemies(attacker, other), away

    return [other.id for other in sorted((t for t in state.tokens.values() if t.id != attacker.id), key=rank)]


def told_of(session: Session, attacker: Token, target: Token, attack: str) -> str:
    """ "Orc · 60% · Half cover (AC 13 + 2) · 3 m, melee"; why not, where the attack is not to be had."""
    state: Encounter = session.state
    if not attack:
        squares = session.ask(asks.AskDistance(start=attacker.id, to=target.id))["squares"]
        return f"{target.name} · {words.both_text(squares * state.scene.square, state.scene.square)}"
    answer = session.ask(asks.AskAttack(token=attacker.id, target=target.id, attack=attack))
    if answer.get("ok") and answer.get("legal"):
        return f"{target.name} · {large_text(answer)} · {facts_text(answer, state).replace('  ·  ', ' · ')}"
    no = refusal_of(answer)
    why = words.refusal(no, state) if no is not None else ""
    return why if why.startswith(target.name) else " · ".join(part for part in (target.name, why) if part)
