"""Several tokens dragged together: they keep their places to each other; the state changes when they are let go."""

from __future__ import annotations

from battlemap.encounter.commands import MoveGroup, Placement
from battlemap.geometry import Cell
from battlemap.ui.session import Session


class Formation:
    """`token_id` is the one gripped, at square `grip`."""

    def __init__(self, session: Session, token_id: str, grip: Cell) -> None:
        self.session = session
        self.token_id = token_id
        self._ids = session.selection
        self._grip = self._now = grip

    @property
    def has_moved(self) -> bool:
        return self._now != self._grip

    def follow(self, pointer: Cell) -> bool:
        """The pointer is here now; has anything changed?"""
        changed = pointer != self._now
        self._now = pointer
        return changed

    def goals(self) -> dict[str, Cell]:
        """Where each would stand."""
        dx, dy = self._now.x - self._grip.x, self._now.y - self._grip.y
        tokens = self.session.state.tokens
        return {
            token_id: Cell(tokens[token_id].at[0] + dx, tokens[token_id].at[1] + dy)
            for token_id in self._ids
            if token_id in tokens
        }

    def command(self, free: bool) -> MoveGroup:
        """What letting go asks for; `free`: the game master overrules."""
        moves = []
        for token_id, cell in self.goals().items():
            spot = self.session.state.tokens[token_id].spot
            moves.append(Placement(token=token_id, to=(cell.x + spot[0] / 2, cell.y + spot[1] / 2)))
        return MoveGroup(moves=tuple(moves), force=free)
