"""A fight told in plain figures, for programs yet to come: where everybody stands and how they fare, after each step.

    account(document, file)     what is kept beside a fight as JSON
    told(state)                 a state as a flat table: "ana.at": [3, 4]

Only names, numbers and squares: no sentence, nothing of how the file is laid out, nothing the rules might see otherwise one day.
"""

import io
from collections.abc import Iterator
from typing import Any

from PIL import Image

from battlemap.encounter.dice import Rolled
from battlemap.encounter.document import Document
from battlemap.model import Encounter, Scene, Token
from battlemap.model.fog import unpacked
from battlemap.storage import FightFile

Table = dict[str, Any]
CHOICES = ("dice",)


def account(document: Document, file: FightFile) -> Table:
    """All of a fight: its first state whole, of each step what it changed and which dice fell, how far it is undone."""
    before = told(document.state_before(0))
    first, steps = before, list[Table]()
    for number, step in enumerate(document.steps, 1):
        after = told(document.state_before(number))
        steps.append({"changed": changed(before, after), "rolled": [_rolled(roll) for roll in step.rolls]})
        before = after
    return {
        "first": first, "steps": steps, "position": document.position, "ever": len(document.ever),
        "explored": explored(document.state), "pictures": pictures(document, file),
        "choices": {name: file.choice(name) for name in CHOICES},
    }  # fmt: skip


def states_of(kept: Table) -> list[Table]:
    """The tables of all states, from what each step changed."""
    states = [kept["first"]]
    for step in kept["steps"]:
        last = states[-1] | step["changed"]
        states.append({key: value for key, value in last.items() if value is not None})
    return states


def changed(before: Table, after: Table) -> Table:
    """What is otherwise; None for what is gone."""
    gone = {key: None for key in before if key not in after}
    return {key: value for key, value in after.items() if before.get(key) != value} | gone


def explored(state: Encounter) -> Table:
    """By side, the map as it knows it: # explored, x covered by hand, . neither."""
    scene, found = state.scene, Table()
    for side in state.fogs.get(scene.key, {}):
        fog = state.fog(side)
        known, covered = (unpacked(bits, scene.width, scene.height) for bits in (fog.explored, fog.covered))
        found[side] = [
            "".join("x" if covered[y, x] else "#" if known[y, x] else "." for x in range(scene.width))
            for y in range(scene.height)
        ]
    return found


def pictures(document: Document, file: FightFile) -> Table:
    """Format and size of each that any state of the history shows, by content hash."""
    states = [document.state_before(number) for number in range(len(document.steps) + 1)]
    hashes = {state.scene.picture.sha256 for state in states if state.scene.picture is not None}
    hashes |= {token.creature.picture for state in states for token in state.tokens.values() if token.creature.picture}
    found = Table()
    for sha256 in sorted(hashes):
        data = file.picture(sha256)
        assert data is not None, f"the picture {sha256} is missing"
        with Image.open(io.BytesIO(data)) as picture:
            found[sha256] = [picture.format, *picture.size]
    return found


def _rolled(roll: Rolled) -> list[Any]:
    return [roll.what, roll.who, roll.dice, *roll.faces]


# ---------------------------------------------------------------- a state
def told(state: Encounter) -> Table:
    now = state.turn
    found: Table = {
        "ruleset": state.ruleset, "title": state.title, "round": now.round, "phase": now.phase, "active": now.active,
        "order": [[place.who, place.total] for place in now.order], "acted": list(now.acted),
        "slots": [[place.who, place.total] for place in now.slots], "delayed": list(now.delayed),
        "held": [[blow.target, blow.taken] for blow in now.held], "options": dict(sorted(state.options.items())),
        "answers": dict(sorted(state.answers.items())), "marching": list(state.marching),
        "waiting": [[way.token, [list(at) for at in way.path], [who.by for who in way.pending]] for way in state.waiting],
        "tokens": list(state.tokens),
    }  # fmt: skip
    found |= dict(_map(state.scene))
    for side in sorted(state.fogs.get(state.scene.key, {})):
        fog = state.fog(side)
        squares = (unpacked(bits, state.scene.width, state.scene.height).sum() for bits in (fog.explored, fog.covered))
        found[f"fog {side}"] = [fog.on, list(fog.viewers), *map(int, squares), dict(sorted(fog.doors.items()))]
    for zone in state.zones.values():
        found[f"zone {zone.id}"] = [zone.name, _lists(zone.runs), zone.difficult, zone.obscures, zone.damage, zone.until]
    for waits in state.reserve.values():
        found[f"reserve {waits.token.id}"] = [waits.round, list(waits.token.at), waits.token.hp]
    for token in state.tokens.values():
        found |= {f"{token.id}.{name}": value for name, value in told_token(token)}
    return found


def _map(scene: Scene) -> Iterator[tuple[str, Any]]:
    yield "map", [scene.name, scene.square, scene.dark]
    yield "ground", list(scene.rows)
    yield "walls", [[_lists(wall.points), wall.move, wall.sight, wall.cover, wall.one_way] for wall in scene.walls]
    yield "lights", [[list(light.at or ()), light.token, light.bright, light.dim, light.colour] for light in scene.lights]
    yield "notes", [[list(note.at), note.text] for note in scene.notes]
    yield "areas", [[area.kind, _lists(area.runs), area.value] for area in scene.areas]
    for door in scene.doors:
        yield f"door {door.id}", [_lists(door.points), door.kind, door.state, door.hp, door.broken]
    if scene.picture is not None:
        picture = scene.picture
        yield "picture", [picture.sha256, picture.px_per_square, picture.left, picture.top]


def told_token(token: Token) -> Iterator[tuple[str, Any]]:
    yield "name", token.name
    yield "side", token.side
    yield "at", [*token.at, *token.spot, token.z]
    yield "hp", [token.hp, token.temp_hp, token.creature.max_hp]
    yield "life", [token.dead, token.stable, token.successes, token.failures]
    yield "effects", [[x.name, x.until, x.source, x.amount, x.type] for x in token.effects]
    yield "used", [token.budget.moved, token.budget.dashes, dict(sorted(token.budget.spent.items()))]
    yield "also", [
        token.concentrating, token.hidden, token.riding, token.declared, token.inspired, token.note, token.facing,
        dict(sorted(token.readied.items())), token.creature.picture,
    ]  # fmt: skip
    yield "attacks", [[attack.name, attack.to_hit, attack.damage] for attack in token.creature.attacks]


def _lists(rows: Any) -> list[list[Any]]:
    return [list(row) for row in rows]
