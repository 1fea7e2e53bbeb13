"""Fights to be kept: the smallest that is worth a file, and one with everything a scene and a token can hold."""

import hashlib
from pathlib import Path

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done
from battlemap.model import Attack, Creature, Door, Encounter, Light, Note, Picture, Scene, Token, Wall
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40
PNG_SHA256 = hashlib.sha256(PNG).hexdigest()


def fight(width: int = 12, height: int = 8, **fields: object) -> Encounter:
    """Ana and two goblins on a bare floor."""
    blade = Attack(name="blade", damage="1d8+3", type="slashing", to_hit=5)
    tokens = {
        "ana": Token(id="ana", creature=Creature(name="Ana", character=True, max_hp=30, attacks=(blade,)), at=(1, 1), hp=30),
        "gob": Token(id="gob", creature=Creature(name="Gob", size="small", attacks=(blade,)), side="foes", at=(4, 1)),
        "nob": Token(id="nob", creature=Creature(name="Nob", size="large", attacks=(blade,)), side="foes", at=(7, 4)),
    }
    scene = Scene(rows=("." * width,) * height)
    return Encounter(**{"ruleset": "dnd2024", "title": "Brücke", "scene": scene, "tokens": tokens, **fields})


def furnished_scene(sha256: str = PNG_SHA256) -> Scene:
    """Walls on half squares, a secret door, lights, a note, a picture."""
    return Scene(
        rows=('..~#o_:\'".',) * 6,
        walls=(Wall(points=((0.5, 1), (3, 1.25), (3, 4))), Wall(points=((5, 0), (5, 2)), one_way="left", cover="half")),
        doors=(Door(id="d1", points=((3, 4), (3, 5)), state="secret"),),
        lights=(Light(at=(2.5, 2.5), bright=60, dim=120), Light(token="ana", bright=30, dim=60, colour="#ffcc88")),
        notes=(Note(at=(1, 1), text="Falle: DC 15 „Grube“"),),
        picture=Picture(sha256=sha256, width_px=1400, height_px=840, px_per_square=140.0, left=-0.25),
        name="Keller",
    )


def damage(target: str, amount: int) -> c.ApplyDamage:
    return c.ApplyDamage(target=target, parts=(c.DamagePart(amount=amount, type="fire"),))


def put(token: str, x: int, y: int) -> c.MoveToken:
    """The GM puts a token somewhere, whatever the rules say."""
    return c.MoveToken(token=token, to=(x, y), force=True)


def did(document: Document, command: c.Command) -> None:
    """Do it, and be sure it was done."""
    outcome = document.do(command)
    assert isinstance(outcome, Done), outcome


def play_some(document: Document) -> None:
    """Five steps, one of them undone: redo is possible afterwards."""
    did(document, put("ana", 3, 1))
    did(document, damage("gob", 4))
    did(document, c.SetCondition(target="nob", add="prone"))
    did(document, put("gob", 5, 5))
    document.undo()


def reopened(path: Path) -> Document:
    """What another program finds there."""
    with FightFile.open(path) as file:
        document = file.document(find_ruleset)
    document.set_journal(None)
    return document


def same_history(one: Document, other: Document) -> None:
    """State, undone and redoable steps are all the same."""
    assert one.state == other.state
    assert one.position == other.position
    assert list(one.steps) == list(other.steps)


def alone(path: Path) -> bool:
    """Nothing of the file's lies beside it: no log, no journal, no half copy."""
    return [found.name for found in path.parent.iterdir() if path.stem in found.name] == [path.name]
