"""Fights in which much is hidden from the party, and things that happen there: none of it may be seen.

The party is in the western part of a map; a full wall (with a secret door in it) cuts off the eastern part.  Tokens are hidden,
or stand in the east.
"""

import random
from dataclasses import dataclass

import msgspec
import numpy as np

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done, NeedDice
from battlemap.model import Attack, Creature, Door, Encounter, Fog, Light, Note, Scene, Token, Wall
from battlemap.model.fog import Mask, packed
from battlemap.rulesets import find_ruleset

WIDTH, HEIGHT, WEST = 18, 10, 11
SWORD = Attack(name="Sword", to_hit=5, damage="1d8+3", type="slashing")
NAMES = ("Mimic", "Assassin", "Lich", "Spy", "Ünder the bed", "Goblin 7")


@dataclass
class Fight:
    document: Document
    dice: random.Random

    @property
    def state(self) -> Encounter:
        return self.document.state


def fight(seed: int) -> Fight:
    """Another fight for every seed."""
    dice = random.Random(seed)
    rows = ["".join(dice.choice("......~'o#") for _ in range(WIDTH)) for _ in range(HEIGHT)]
    walls = [Wall(points=((WEST, 0), (WEST, 4))), Wall(points=((WEST, 5), (WEST, HEIGHT)))]
    for _ in range(dice.randrange(6)):
        x, y = dice.randrange(1, WEST - 2), dice.randrange(1, HEIGHT - 3)
        walls.append(Wall(points=((x, y), (x, y + dice.randrange(1, 3)))))
    doors = (
        Door(id="secret", points=((WEST, 4), (WEST, 5)), state="secret"),
        Door(id="west", points=((4, 0), (4, 1)), state=dice.choice(("open", "closed", "locked"))),
        Door(id="east", points=((WEST + 3, 2), (WEST + 3, 3)), state=dice.choice(("open", "closed", "barred"))),
    )
    lights = tuple(Light(at=(dice.uniform(0, WEST), dice.uniform(0, HEIGHT)), bright=30, dim=60) for _ in range(2))
    scene = Scene(rows=tuple(rows), walls=tuple(walls), doors=doors, lights=lights, dark=dice.random() < 0.6, name="cellar")
    tokens = [_token(dice, f"p{i}", f"Hero {i}", "party", (dice.randrange(WEST), dice.randrange(HEIGHT))) for i in range(3)]
    for i in range(3):
        at = (dice.randrange(WEST), dice.randrange(HEIGHT))
        tokens.append(msgspec.structs.replace(_token(dice, f"h{i}", f"Hidden {i}", "foes", at), hidden=True))
        tokens.append(_token(dice, f"e{i}", f"Eastern {i}", "foes", (dice.randrange(WEST, WIDTH), dice.randrange(HEIGHT))))
    tokens.append(_token(dice, "seen", "Orc", "foes", (dice.randrange(WEST), dice.randrange(HEIGHT))))
    explored = packed(_west(dice))
    state = Encounter(
        ruleset="dnd2024", scene=scene, tokens={token.id: token for token in tokens},
        fogs={scene.key: {"party": Fog(explored=explored)}},
    )  # fmt: skip
    document = Document(state, find_ruleset)
    document.do(c.MoveToken(token="p0", to=document.state.tokens["p0"].at, force=True))
    if dice.random() < 0.5:
        document.do(c.Begin(totals={token.id: dice.randrange(1, 25) for token in tokens}))
    return Fight(document, dice)


def _token(dice: random.Random, token_id: str, name: str, side: str, at: tuple[int, int]) -> Token:
    senses = {"darkvision": 120} if dice.random() < 0.4 else {}
    creature = Creature(name=name, character=side == "party", max_hp=40, attacks=(SWORD,), senses=senses)
    return Token(id=token_id, creature=creature, side=side, at=at, hp=40)


def _west(dice: random.Random) -> Mask:
    """What the party has explored, of the west alone."""
    return np.array([[x < WEST and dice.random() < 0.3 for x in range(WIDTH)] for _ in range(HEIGHT)])


def happen(of: Fight) -> str:
    """Something that no player may notice, and what it was; "" where it was refused."""
    dice, document = of.dice, of.document
    deed = dice.choice(DEEDS)
    token = dice.choice([token for token in of.state.tokens if token[0] in "he"] or ["nobody"])
    return deed.__name__ if deed(document, dice, token) else ""


# ---------------------------------------------------------------- deeds nobody sees
def _do(document: Document, command: c.Command) -> bool:
    faces: list[int] = []
    while isinstance(outcome := document.do(command, faces), NeedDice):
        faces += [1] * len(outcome.sides)
    return isinstance(outcome, Done)


def move(document: Document, dice: random.Random, token: str) -> bool:
    left, right = (0, WEST) if token[0] == "h" else (WEST, WIDTH)
    goal = (dice.randrange(left, right), dice.randrange(HEIGHT))
    return _do(document, c.MoveToken(token=token, to=goal, force=True))


def rename(document: Document, dice: random.Random, token: str) -> bool:
    return _do(document, c.Edit(token=token, fields={"name": dice.choice(NAMES), "note": "GM only"}))


def wound(document: Document, dice: random.Random, token: str) -> bool:
    return _do(document, c.ApplyDamage(target=token, parts=(c.DamagePart(amount=dice.randrange(1, 60)),)))


def afflict(document: Document, dice: random.Random, token: str) -> bool:
    return _do(document, c.SetCondition(target=token, add=dice.choice(("prone", "blinded", "poisoned"))))


def add(document: Document, dice: random.Random, token: str) -> bool:
    hidden = dice.random() < 0.5
    at = (dice.randrange(0 if hidden else WEST, WEST if hidden else WIDTH), dice.randrange(HEIGHT))
    new = _token(dice, ("h" if hidden else "e") + str(dice.randrange(10**6)), dice.choice(NAMES), "foes", at)
    return _do(document, c.Join(new=msgspec.structs.replace(new, hidden=hidden)))


def leave(document: Document, dice: random.Random, token: str) -> bool:
    if token in (document.state.turn.active, "nobody"):
        return False
    return _do(document, c.Leave(token=token, why="removed"))


def hurt_a_seen_one(document: Document, dice: random.Random, _token: str) -> bool:
    """Hit points, but not how it stands: it is neither bloodied nor healed by it."""
    return _do(document, c.Edit(token="seen", fields={"hp": dice.randrange(30, 40), "temp_hp": dice.randrange(9)}))


def write_notes(document: Document, dice: random.Random, _token: str) -> bool:
    notes = (*document.state.scene.notes, Note(at=(dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT)), text="a trap"))
    return _do(document, c.SetScene(scene=msgspec.structs.replace(document.state.scene, notes=notes)))


def rebuild_the_east(document: Document, dice: random.Random, _token: str) -> bool:
    """Other ground, walls and doors in rooms nobody has been in."""
    scene = document.state.scene
    y = dice.randrange(HEIGHT)
    rows = list(scene.rows)
    rows[y] = rows[y][: WEST + 1] + "".join(dice.choice(".~#_") for _ in range(WIDTH - WEST - 1))
    wall = Wall(points=((WEST + 2, y), (WEST + 5, y)))
    scene = msgspec.structs.replace(scene, rows=tuple(rows), walls=(*scene.walls, wall))
    return _do(document, c.SetScene(scene=scene))


def open_an_eastern_door(document: Document, dice: random.Random, _token: str) -> bool:
    return _do(document, c.SetDoor(door="east", state=dice.choice(("open", "closed", "locked"))))


DEEDS = (
    move, rename, wound, afflict, add, leave, hurt_a_seen_one, write_notes, rebuild_the_east, open_an_eastern_door,
)  # fmt: skip
