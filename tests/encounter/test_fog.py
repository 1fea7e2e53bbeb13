"""What a side comes to know of a map, and that it knows nothing else."""

import msgspec
import pytest

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Refused
from battlemap.encounter.view import view_for
from battlemap.model import Creature, Door, Encounter, Scene, Token, Wall, Zone
from battlemap.model.fog import mask_of, packed, runs_of, unpacked
from battlemap.rulesets import find_ruleset

ROWS = ("." * 12,) * 5
WALLS = (Wall(points=((4, 0), (4, 2))), Wall(points=((4, 3), (4, 5))), Wall(points=((8, 0), (8, 5))))


def fight(**changes: object) -> Document:
    """Three rooms in a row, a closed door between the first two, no way into the third."""
    scene = Scene(rows=ROWS, walls=WALLS, doors=(Door(id="d1", points=((4, 2), (4, 3))),), name="crypt")
    ana = Token(id="ana", creature=Creature(name="Ana", character=True), at=(1, 2))
    orc = Token(id="orc", creature=Creature(name="Orc"), side="foes", at=(6, 2))
    tokens = {"ana": ana, "orc": orc}
    return Document(Encounter(ruleset="dnd2024", scene=scene, tokens=tokens, **changes), find_ruleset)


def view(document: Document) -> bytes:
    return msgspec.msgpack.encode(view_for(document.state, find_ruleset("dnd2024"), "party"))


def known(document: Document, which: str = "explored") -> set[tuple[int, int]]:
    bits = getattr(view_for(document.state, find_ruleset("dnd2024"), "party"), which)
    return {(x, y) for y, row in enumerate(unpacked(bits, 12, 5).tolist()) for x, told in enumerate(row) if told}


def test_masks_pack_and_run_back_and_forth() -> None:
    mask = mask_of(((0, 1, 3), (2, 0, 12), (9, 0, 3)), 12, 5)
    assert runs_of(mask) == ((0, 1, 3), (2, 0, 12))
    assert (unpacked(packed(mask), 12, 5) == mask).all()
    assert not unpacked(b"", 12, 5).any()


def test_what_was_seen_stays_explored() -> None:
    document = fight()
    document.do(c.SetDoor(door="d1", state="open"))
    document.do(c.MoveToken(token="ana", to=(5, 2)))
    assert (7, 0) in known(document, "seen")
    document.do(c.MoveToken(token="ana", to=(0, 0)))
    document.do(c.SetDoor(door="d1", state="closed"))
    assert (7, 0) not in known(document, "seen") and (7, 0) in known(document)
    assert (9, 2) not in known(document)
    document.undo(4)
    assert (7, 0) not in known(document)


@pytest.mark.parametrize(
    "change",
    [
        c.MoveToken(token="orc", to=(7, 4), force=True),
        c.Edit(token="orc", fields={"name": "Boss", "hp": 3, "note": "knows the way"}),
        c.ApplyDamage(target="orc", parts=(c.DamagePart(amount=3),)),
        c.SetCondition(target="orc", add="prone"),
        c.Join(new=Token(id="spy", creature=Creature(name="Spy"), side="foes", at=(10, 1))),
    ],
)
def test_what_happens_out_of_sight_changes_no_byte(change: c.Command) -> None:
    document = fight()
    document.do(c.MoveToken(token="ana", to=(1, 1)))
    before = view(document)
    document.do(change)
    assert view(document) == before


def test_unexplored_rooms_are_not_in_it() -> None:
    document = fight()
    document.do(c.MoveToken(token="ana", to=(1, 1)))
    before = view(document)
    scene = msgspec.structs.replace(
        document.state.scene, rows=ROWS[:2] + ("......~~#...",) + ROWS[3:], walls=(*WALLS, Wall(points=((6, 0), (6, 1))))
    )
    other = msgspec.structs.replace(document.state, scene=scene)
    assert msgspec.msgpack.encode(view_for(other, find_ruleset("dnd2024"), "party")) == before


def test_a_door_out_of_sight_stays_as_it_was_last_seen() -> None:
    document = fight()
    document.do(c.MoveToken(token="ana", to=(3, 2)))
    state = document.state
    blind = msgspec.structs.replace(
        state, tokens={**state.tokens, "ana": msgspec.structs.replace(state.tokens["ana"], at=(0, 0), dead=True)}
    )
    opened = Document(blind, find_ruleset)
    before = view(opened)
    opened.do(c.SetDoor(door="d1", state="open"))
    assert view(opened) == before


def test_the_game_master_covers_and_reveals() -> None:
    document = fight()
    document.do(c.PaintFog(room=(10, 1)))
    assert (10, 1) in known(document) and (7, 1) not in known(document)
    document.do(c.PaintFog(runs=((0, 0, 2),), covers=True))
    assert (0, 0) not in known(document) and (0, 0) not in known(document, "seen")
    document.do(c.PaintFog(polygon=((8, 0), (12, 0), (12, 5), (8, 5)), covers=True))
    assert (10, 1) not in known(document)
    document.do(c.SetFog(forgets=True))
    assert (0, 0) in known(document) and (10, 1) not in known(document)
    document.do(c.SetFog(on=False))
    assert len(known(document)) == 60
    shown = view_for(document.state, find_ruleset("dnd2024"), "party")
    assert [token.id for token in shown.tokens] == ["ana", "orc"]


def test_chosen_eyes_see_for_the_party() -> None:
    document = fight()
    document.do(c.Join(new=Token(id="bob", creature=Creature(name="Bob", character=True), at=(10, 2))))
    document.do(c.SetFog(viewers=("ana",), forgets=True))
    assert (10, 0) not in known(document, "seen")
    document.do(c.SetFog(viewers=()))
    assert (10, 0) in known(document, "seen")
    assert isinstance(document.do(c.PaintFog(polygon=((0, 0), (1, 1)))), Refused)


def told_of(rows: tuple[str, ...], walls: tuple[Wall, ...], doors: tuple[Door, ...]) -> bytes:
    """What the party knows of a map it has just come into."""
    scene = Scene(rows=rows, walls=walls, doors=doors)
    ana = Token(id="ana", creature=Creature(name="Ana", character=True), at=(1, 1))
    document = Document(Encounter(ruleset="dnd2024", scene=scene, tokens={"ana": ana}), find_ruleset)
    document.do(c.MoveToken(token="ana", to=(1, 0)))
    return view(document)


def test_a_secret_door_is_wall_in_a_wall_to_the_last_byte() -> None:
    plain = told_of(ROWS, (Wall(points=((4, 0), (4, 5))),), ())
    parts = (Wall(points=((4, 0), (4, 2))), Wall(points=((4, 5), (4, 3))))
    assert told_of(ROWS, parts, (Door(id="d1", points=((4, 2), (4, 3)), state="secret"),)) == plain


def test_a_secret_door_is_rock_in_rock_to_the_last_byte() -> None:
    plain = ("....####", "....####", "....####")
    behind = ("....####", "........", "....####")
    door = Door(id="d1", points=((4, 1), (4, 2)), state="secret")
    assert told_of(behind, (), (door,)) == told_of(plain, (), ())


def test_a_wall_drawn_in_another_way_is_told_the_same() -> None:
    one = told_of(ROWS, (Wall(points=((4, 5), (4, 0))),), ())
    assert told_of(ROWS, (Wall(points=((4, 1), (4, 5))), Wall(points=((4, 0), (4, 1)))), ()) == one


def test_what_is_covered_by_hand_is_not_seen() -> None:
    document = fight()
    document.do(c.PaintFog(runs=((2, 0, 4),), covers=True))
    shown = view_for(document.state, find_ruleset("dnd2024"), "party")
    assert (2, 2) not in shown.squares_seen and (2, 1) in shown.squares_seen


def test_a_secret_door_in_a_wall_along_rock_is_both() -> None:
    plain = ("....####", "....####", "....####")
    behind = ("....####", "........", "....####")
    whole = (Wall(points=((4, 0), (4, 3))),)
    parts = (Wall(points=((4, 0), (4, 1))), Wall(points=((4, 2), (4, 3))))
    door = Door(id="d1", points=((4, 1), (4, 2)), state="secret")
    assert told_of(behind, parts, (door,)) == told_of(plain, whole, ())


@pytest.mark.parametrize("points", [((0, 0), (4, 0)), ((0, 3), (4, 3)), ((0, 0), (0, 3)), ((4, 0), (4, 3))])
def test_a_secret_way_off_the_map_is_the_rock_beyond_its_rim(points: tuple[tuple[float, float], tuple[float, float]]) -> None:
    rows = ("....",) * 3
    assert told_of(rows, (), (Door(id="d1", points=points, state="secret"),)) == told_of(rows, (), ())


def zones_of(document: Document) -> dict[str, set[tuple[int, int]]]:
    shown = view_for(document.state, find_ruleset("dnd2024"), "party").zones
    return {zone.name: {(x, y) for y, a, b in zone.runs for x in range(a, b)} for zone in shown}


def test_an_area_that_stays_is_told_as_far_as_it_is_seen() -> None:
    document = fight()
    document.do(c.MoveToken(token="ana", to=(1, 1)))
    before = view(document)
    document.do(c.SetZone(zone=Zone(id="trap", name="Trap", runs=((1, 9, 11),), damage="9d6", source="orc")))
    assert view(document) == before
    web = Zone(id="web", name="Web", runs=((1, 2, 7), (2, 3, 4)), difficult=True, damage="2d4", source="orc", when=("start",))
    document.do(c.SetZone(zone=web))
    assert zones_of(document) == {"Web": {(2, 1), (3, 1), (3, 2)}}
    told = view(document)
    assert b"2d4" not in told and b"orc" not in told and b"Trap" not in told
    document.do(c.PaintFog(runs=((1, 0, 4),), covers=True))
    assert zones_of(document) == {"Web": {(3, 2)}}
    document.do(c.SetFog(on=False))
    assert zones_of(document)["Web"] == {(2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (3, 2)}


def test_mist_nobody_sees_into_is_seen_from_outside() -> None:
    document = fight()
    document.do(c.MoveToken(token="ana", to=(0, 2)))
    mist = Zone(id="mist", name="Mist", runs=((1, 2, 4), (2, 2, 4), (2, 4, 6)), obscures="heavy")
    document.do(c.SetZone(zone=mist))
    assert (3, 2) not in known(document, "seen")
    assert zones_of(document)["Mist"] == {(2, 1), (3, 1), (2, 2), (3, 2)}
    document.do(c.SetDoor(door="d1", state="open"))
    assert (5, 2) not in zones_of(document)["Mist"], "how deep it is behind the door nobody sees"
