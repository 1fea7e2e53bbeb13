"""Who is about to be put on the map: a group of one kind, a saved encounter, the party, some of the reserve.

Each says who they are, where each would stand around a square, and which command puts them there; all of them come in one step.
The places are asked of the same rules the command asks (`rules.gathering`, `rules.marching`), so that what is shown is what will
be.  Not here: showing it and the gesture (`putting`), what may be (`encounter`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from battlemap.encounter import commands as c
from battlemap.geometry import Cell
from battlemap.model import Encounter, Reserved, StatBlock, Token
from battlemap.rules.gathering import gathered, in_formation
from battlemap.rules.marching import line_up
from battlemap.storage.roster import Party
from battlemap.storage.shelves import SavedEncounter
from battlemap.ui.bestiary.asking import MOST
from battlemap.ui.canvas.creature_glyphs import numbered
from battlemap.ui.session import free_id

Places = Mapping[str, Cell]
NOW = None


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Companies", text).format(**holes)


@dataclass(frozen=True, slots=True)
class Manner:
    """How a group comes.  `later`: None at once, 0 when it is called, else the round it is due in; `together`: one initiative."""

    side: str = "foes"
    hidden: bool = False
    rolls_hp: bool = False
    together: bool = True
    later: int | None = NOW

    def turned(self) -> Manner:
        """Hidden instead of seen, or the other way round."""
        return Manner(self.side, not self.hidden, self.rolls_hp, self.together, self.later)


class Company(Protocol):
    """Whoever is to be put; a value of its own, made anew where something about it changes."""

    def told(self) -> str:
        """Who they are, in few words."""

    def tokens(self, state: Encounter) -> tuple[Token, ...]:
        """They themselves, for that state."""

    def places(self, state: Encounter, cell: Cell) -> Places:
        """Where each would stand, the top-left square by id; who finds no room is left out."""

    def command(self, state: Encounter, cell: Cell) -> c.Command:
        """What puts them there."""

    def changed(self, by: int) -> Company:
        """More or fewer of them, where that means anything."""

    def turned(self) -> Company:
        """Hidden or seen, where that means anything."""


# ---------------------------------------------------------------- a group of one kind
@dataclass(frozen=True, slots=True)
class Group:
    """So many of one stat block."""

    block: StatBlock
    number: int = 1
    manner: Manner = field(default_factory=Manner)

    def told(self) -> str:
        text = self.block.name if self.number == 1 else f"{self.number} × {self.block.name}"
        if self.manner.hidden:
            text = _say("{who}, hidden", who=text)
        if self.manner.later is not None:
            return _say("{who}, for later", who=text)
        return text

    def tokens(self, state: Encounter) -> tuple[Token, ...]:
        """Numbered where there are several, or one of that name is there already."""
        name, taken = self.block.name, _numbers(state, self.block.name)
        numbered_ = self.number > 1 or bool(taken)
        first = max(taken, default=0) + 1
        group = name if self.manner.together and self.number > 1 else ""
        found, ids = list[Token](), list[str]()
        for i in range(self.number):
            called = f"{name} {first + i}" if numbered_ else name
            ids.append(free_id(state, called, ids))
            creature = replace(self.block.creature, name=called)
            side, hidden = self.manner.side, self.manner.hidden
            found.append(Token(id=ids[-1], creature=creature, side=side, hp=creature.max_hp, hidden=hidden, group=group))
        return tuple(found)

    def places(self, state: Encounter, cell: Cell) -> Places:
        return gathered(state, self.tokens(state), cell)

    def command(self, state: Encounter, cell: Cell) -> c.Command:
        tokens = self.tokens(state)
        dice = {token.id: self.block.hit_dice for token in tokens} if self.manner.rolls_hp and self.block.hit_dice else {}
        if self.manner.later is None:
            return c.JoinGroup(tokens=tokens, at=(cell.x, cell.y), hit_dice=dice)
        places = gathered(state, tokens, cell)
        waiting = tuple(replace(token, at=tuple(places.get(token.id, cell))) for token in tokens)
        return c.Reserve(new=waiting, round=self.manner.later, hit_dice=dice)

    def changed(self, by: int) -> Group:
        return Group(self.block, max(1, min(MOST, self.number + by)), self.manner)

    def turned(self) -> Group:
        return Group(self.block, self.number, self.manner.turned())


@dataclass(frozen=True, slots=True)
class Mixed:
    """One each of several stat blocks, around a square."""

    blocks: tuple[StatBlock, ...]
    manner: Manner = field(default_factory=Manner)

    def told(self) -> str:
        return several(Token(id="", creature=block.creature) for block in self.blocks)

    def tokens(self, state: Encounter) -> tuple[Token, ...]:
        """Each as one of its own, the next knowing of those before."""
        found = list[Token]()
        for block in self.blocks:
            (token,) = Group(block, 1, self.manner).tokens(state)
            found.append(token)
            state = replace(state, tokens={**state.tokens, token.id: token})
        return tuple(found)

    def places(self, state: Encounter, cell: Cell) -> Places:
        return gathered(state, self.tokens(state), cell)

    def command(self, state: Encounter, cell: Cell) -> c.Command:
        return c.JoinGroup(tokens=self.tokens(state), at=(cell.x, cell.y))

    def changed(self, by: int) -> Mixed:
        return self

    def turned(self) -> Mixed:
        return Mixed(self.blocks, self.manner.turned())


def _numbers(state: Encounter, stem: str) -> list[int]:
    """Numbers those of that name have, on the map or waiting; without one it is the first."""
    tokens = (*state.tokens.values(), *(waits.token for waits in state.reserve.values()))
    pattern = re.compile(rf"{re.escape(stem)}(?: (\d{{1,3}}))?", re.IGNORECASE)
    return [int(found[1] or 1) for token in tokens if (found := pattern.fullmatch(token.name))]


# ---------------------------------------------------------------- a saved encounter
@dataclass(frozen=True, slots=True)
class Saved:
    """A saved encounter, each as near as can be to where it stood among the others."""

    encounter: SavedEncounter

    def told(self) -> str:
        return self.encounter.name

    def _anew(self, state: Encounter, cell: Cell) -> tuple[tuple[Token, ...], tuple[Reserved, ...]]:
        """With ids and names nobody has here, their squares counted from the middle of them all."""
        here, later = self.encounter.tokens, self.encounter.reserve
        all_ = (*here, *(waits.token for waits in later))
        middle = _middle(here)
        ids: dict[str, str] = {}
        for token in all_:
            ids[token.id] = free_id(state, token.id, list(ids.values()))
        names = _fresh_names(state, all_)

        def moved(token: Token) -> Token:
            at = (token.at[0] - middle.x + cell.x, token.at[1] - middle.y + cell.y)
            creature = replace(token.creature, name=names[token.id]) if token.creature.name else token.creature
            return replace(token, id=ids[token.id], at=at, creature=creature, riding=ids.get(token.riding, ""))

        waiting = tuple(replace(waits, token=moved(waits.token)) for waits in later)
        return tuple(moved(token) for token in here), waiting

    def tokens(self, state: Encounter) -> tuple[Token, ...]:
        return self._anew(state, Cell(0, 0))[0]

    def places(self, state: Encounter, cell: Cell) -> Places:
        tokens = self._anew(state, cell)[0]
        return in_formation(state, tokens, cell, {token.id: Cell(*token.at) for token in tokens})

    def command(self, state: Encounter, cell: Cell) -> c.Command:
        tokens, later = self._anew(state, cell)
        return c.JoinGroup(tokens=tokens, later=later, at=(cell.x, cell.y), formation=True)

    def changed(self, by: int) -> Saved:
        return self

    def turned(self) -> Saved:
        hidden = not all(token.hidden for token in self.encounter.tokens)
        tokens = tuple(replace(token, hidden=hidden) for token in self.encounter.tokens)
        return Saved(replace(self.encounter, tokens=tokens))


def _middle(tokens: Sequence[Token]) -> Cell:
    """The square in the middle of them all."""
    xs, ys = [token.at[0] for token in tokens], [token.at[1] for token in tokens]
    return Cell((min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2) if tokens else Cell(0, 0)


def _fresh_names(state: Encounter, tokens: Iterable[Token]) -> dict[str, str]:
    """Names as they are where nobody has them here; else the numbers go on."""
    taken = {token.name for token in state.tokens.values()} | {waits.token.name for waits in state.reserve.values()}
    found: dict[str, str] = {}
    for token in tokens:
        name = token.name
        if name in taken:
            stem = numbered(name)[0]
            number = max([*_numbers(state, stem), *_numbered_so_far(taken, stem)], default=1) + 1
            name = f"{stem} {number}"
        found[token.id] = name
        taken.add(name)
    return found


def _numbered_so_far(names: Collection[str], stem: str) -> list[int]:
    return [int(number) for name in names if (parts := numbered(name))[0] == stem and (number := parts[1])]


# ---------------------------------------------------------------- the party
@dataclass(frozen=True, slots=True)
class Comers:
    """The party as it is kept, its first in front."""

    party: Party
    who: tuple[str, ...]

    def told(self) -> str:
        return ", ".join(token.name for token in self._members())

    def _members(self) -> tuple[Token, ...]:
        return tuple(token for token in self.party.members if token.id in self.who)

    def tokens(self, state: Encounter) -> tuple[Token, ...]:
        return self._members()

    def places(self, state: Encounter, cell: Cell) -> Places:
        members = self._members()
        empty = replace(state, tokens={key: token for key, token in state.tokens.items() if key not in self.who})
        return line_up(empty, members, cell)

    def command(self, state: Encounter, cell: Cell) -> c.Command:
        return c.Arrive(tokens=self._members(), ruleset=self.party.ruleset, at=(cell.x, cell.y))

    def changed(self, by: int) -> Comers:
        return self

    def turned(self) -> Comers:
        return self


# ---------------------------------------------------------------- the reserve
@dataclass(frozen=True, slots=True)
class Called:
    """Some who wait in the reserve come around a square."""

    ids: tuple[str, ...]
    names: str

    def told(self) -> str:
        return self.names

    def tokens(self, state: Encounter) -> tuple[Token, ...]:
        return tuple(state.reserve[who].token for who in self.ids if who in state.reserve)

    def places(self, state: Encounter, cell: Cell) -> Places:
        return gathered(state, self.tokens(state), cell)

    def command(self, state: Encounter, cell: Cell) -> c.Command:
        return c.CallIn(tokens=self.ids, at=(cell.x, cell.y))

    def changed(self, by: int) -> Called:
        return self

    def turned(self) -> Called:
        return self


def several(tokens: Iterable[Token]) -> str:
    """Kinds with how many of each: "4 × Goblin, Ogre"."""
    counted: dict[str, int] = {}
    for token in tokens:
        stem = numbered(token.name)[0]
        counted[stem] = counted.get(stem, 0) + 1
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in counted.items())


def room_told(company: Company, state: Encounter, places: Places) -> str:
    """Who comes, and for how many there is room where not all find some."""
    tokens = company.tokens(state)
    text = company.told()
    if len(places) < len(tokens):
        return _say("{who}: room for {room} of {number} here", who=text, room=len(places), number=len(tokens))
    return text


__all__ = ["Called", "Comers", "Company", "Group", "Manner", "Mixed", "Places", "Saved", "room_told", "several"]
