"""Fights of a few commands: every ruleset, an opportunity attack with known dice, a fight's file."""

from collections.abc import Callable
from typing import Any

from battlemap.bestiary import load
from battlemap.encounter import commands as c
from battlemap.encounter.dice import Roller
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene, Wall
from battlemap.rulesets import DEFAULT, find_ruleset, names
from battlemap.storage import FightFile
from battlemap.ui.selftest.desk import Desk, Fault, expect, no_faults
from battlemap.ui.session import Session
from battlemap.ui.turns import next_step
from battlemap.ui.words import cell_name

COLUMNS, ROWS = 12, 8
START, GOAL, BESIDE = (4, 4), (4, 6), (4, 3)
SWORD = {"name": "sword", "kind": "melee", "to_hit": 4, "damage": "1d6+2", "type": "slashing"}
D20, D6 = 13, 5
TOTAL, LOST, LEFT = 17, 7, 17  # 13 + 4; 5 + 2; of 24
SHEETS: dict[str, dict[str, Any]] = {"alternating": {"style": "melee"}}
SEED, STEPS = 2024, 6


def fight(ruleset: str = DEFAULT, **scene: Any) -> Encounter:
    """Ana (E5) beside a skeleton (E4), on an empty map."""
    both = {"ac": 15, "attacks": [SWORD], **SHEETS.get(ruleset, {})}
    tables = (
        {"id": "ana", "name": "Ana", "character": True, "at": list(START), "hp": 24, **both},
        {"id": "skeleton", "name": "Skeleton", "side": "foes", "at": list(BESIDE), "hp": 13, **both},
    )
    tokens = {token.id: token for token in map(token_from, tables)}
    square = find_ruleset(ruleset).square
    return Encounter(
        ruleset=ruleset, scene=Scene(rows=("." * COLUMNS,) * ROWS, square=square, **scene), tokens=tokens, title="Self-test"
    )


def walled() -> Document:
    """The same with a wall between them."""
    return Document(fight(walls=(Wall(points=((0.0, 4.0), (float(COLUMNS), 4.0))),)), find_ruleset)


# ---------------------------------------------------------------- rulesets
def rulesets(_desk: Desk) -> str:
    """Each plays some commands, and undo takes all of them back; its creatures are read."""
    told, faults = [], []
    for name in names():
        try:
            told.append(f"{name} {_played(name)} commands and {len(load(find_ruleset(name)))} creatures")
        except Exception as wrong:
            faults.append(f"{name}: {wrong if isinstance(wrong, Fault) else repr(wrong)}")
    no_faults(faults)
    return ", ".join(told)


def _played(ruleset: str) -> int:
    session, start = Session(), fight(ruleset)
    session.lay_out(start)
    session.usual_answer, session.roller = "skip", Roller(SEED)
    commands: list[Callable[[], c.Command]] = [
        c.Begin,
        lambda: c.ApplyDamage(target="skeleton", parts=(c.DamagePart(amount=3),)),
        lambda: c.MoveToken(token="ana", to=GOAL, force=True),
        *[lambda: _next(session)] * STEPS,
    ]
    for make in commands:
        command = make()
        expect(session.do(command), f"{type(command).__name__} was refused")
    state = session.state
    expect(state.turn.round >= 1 and state.tokens["ana"].at == GOAL, "the fight is not where its commands lead")
    expect(state.tokens["skeleton"].hp == 10, f"3 points of damage leave {state.tokens['skeleton'].hp} of 13")
    done = session.document.position
    session.walk_to(0)
    expect(session.state == start, "undo does not lead back to the start")
    session.walk_to(done)
    expect(session.state == state, "redo does not lead to the end again")
    return done


def _next(session: Session) -> c.Command:
    """What Space would do now."""
    step = next_step(session)
    if step is None:
        raise Fault("there is no next step")
    return step.command


# ---------------------------------------------------------------- an opportunity attack
def opportunity_attack(_desk: Desk) -> str:
    """Leaving a reach: asked, taken, the very damage; undo takes it back."""
    document = Document(fight(), find_ruleset)
    return _attacked(document)


def _attacked(document: Document) -> str:
    start = document.state
    _done(document, c.Begin(totals={"ana": 20, "skeleton": 10}))
    begun = document.state
    moved = _done(document, c.MoveToken(token="ana", path=((4, 5), GOAL)))
    waiting = document.state
    asked = [(each["by"], tuple(each["at"])) for each in moved.answer["provokes"]]
    expect(asked == [("skeleton", START)], f"leaving its reach provokes {asked}, expected the skeleton at {cell_name(START)}")
    expect([each.by for each in waiting.pending] == ["skeleton"], "the move does not wait for the skeleton's answer")
    expect(waiting.tokens["ana"].at == START, "the mover left before the answer")
    struck = _done(document, c.React(token="skeleton", attack="sword"), D20, D6)
    ana, answer = document.state.tokens["ana"], struck.answer
    hit, wanted = (answer["hit"], answer["total"], answer["damage"]), (True, TOTAL, LOST)
    expect(hit == wanted, f"a {D20} and a {D6} came to (hit, total, damage) = {hit}, expected {wanted}")
    expect((ana.hp, ana.at) == (LEFT, GOAL), f"the mover has {ana.hp} hit points at {cell_name(ana.at)}, expected {LEFT} at E7")
    after = document.state
    for expected in (waiting, begun, start):
        document.undo()
        expect(document.state == expected, "undo does not take back one step")
    document.redo(3)
    expect(document.state == after, "redo does not bring the steps again")
    return f"skeleton asked at {cell_name(START)}, {LOST} hit points lost, undone and done again"


def _done(document: Document, command: c.Command, *faces: int) -> Done:
    outcome = document.do(command, faces)
    if not isinstance(outcome, Done):
        raise Fault(f"{type(command).__name__} was not done: {outcome}")
    return outcome


# ---------------------------------------------------------------- the file
def fight_file(desk: Desk) -> str:
    """What is played into a file is there when it is opened again, and a copy of it is whole."""
    path, copy = desk.folder / "fight.battlemap", desk.folder / "copy.battlemap"
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        _attacked(document)
        document.undo()
        kept = (document.state, tuple(document.steps), document.position)
        expect(_read(file) == kept, "the file read while it is open is not what was played")
    with FightFile.open(path) as file:
        expect(not file.is_read_only, "the file can only be read after it was closed")
        expect(_read(file) == kept, "the file that was closed and opened is not what was played")
        file.duplicate(copy)
    told = desk.run("check", copy)
    expect("whole" in told, f"battlemap check says of a copy: {told.strip()}")
    return f"{len(kept[1])} commands and an undo written and read again, {path.stat().st_size // 1024} kB, a copy is whole"


def _read(file: FightFile) -> tuple[Any, ...]:
    found = file.document(find_ruleset)
    return found.state, tuple(found.steps), found.position
