"""The players' display tells nothing of what the players do not know: not a pixel, not a byte, not a word."""

import collections

import msgspec
import pytest
from PySide6.QtCore import Qt

from battlemap.encounter import commands as c
from battlemap.encounter.change import Change
from battlemap.encounter.view import view_for
from battlemap.model import Door, Encounter, Note, Scene, Token, Wall
from battlemap.rulesets import find_ruleset
from battlemap.ui.player.placing import IN_A_WINDOW
from battlemap.ui.player.window import PARTY
from tests.ui.canvas.conftest import open_on, session_on
from tests.ui.player.conftest import outside, pixels
from tests.ui.player.unknown import DEEDS, fight, happen

FIGHTS, HAPPENINGS = 50, 20
DRAWN_FIGHTS, DRAWN_HAPPENINGS = 12, 5


def encoded(state: Encounter) -> bytes:
    return msgspec.msgpack.encode(view_for(state, find_ruleset("dnd2024"), PARTY))


def test_a_thousand_happenings_change_no_byte() -> None:
    happened: collections.Counter[str] = collections.Counter()
    for seed in range(FIGHTS):
        of = fight(seed)
        before = encoded(of.state)
        for _ in range(HAPPENINGS):
            deed = happen(of)
            happened[deed] += 1
            assert encoded(of.state) == before, (seed, deed)
    assert happened.total() == 1000 and happened[""] < 250
    assert all(happened[deed.__name__] > 20 for deed in DEEDS)


def test_no_name_id_or_note_of_the_unknown_is_in_the_bytes() -> None:
    for seed in range(FIGHTS):
        of = fight(seed)
        of.document.do(c.Edit(token="h0", fields={"name": "Grimtooth", "note": "zzz-note"}))
        of.document.do(c.Edit(token="e0", fields={"name": "Grimtooth"}))
        seen = encoded(of.state)
        assert not any(word in seen for word in (b"Grimtooth", b"zzz-note", b"h0", b"e0", b"secret", b"cellar"))


def test_dozens_of_happenings_change_no_pixel_and_no_word(hand, players) -> None:
    hand.window.placing.choices.set(coordinates=True)
    session = hand.window.session
    for seed in range(DRAWN_FIGHTS):
        of = fight(100 + seed)
        session.document = of.document
        session.opened.emit()
        before = outside(hand, players)
        assert len(set(before["pixels"])) > 20
        for _ in range(DRAWN_HAPPENINGS):
            state = of.state
            deed = happen(of)
            session.changed.emit(Change("done", state, of.state))
            after = outside(hand, players)
            assert [name for name in before if before[name] != after[name]] == [], (seed, deed)


@pytest.fixture
def before(hand, players) -> dict[str, object]:
    return outside(hand, players)


def same(hand, players, before: dict[str, object]) -> bool:
    after = outside(hand, players)
    return [name for name in before if before[name] != after[name]] == []


def test_what_is_seen_does_change_it(hand, players, before) -> None:
    """The tests below would say nothing if nothing ever changed."""
    hand.window.session.do(c.Edit(token="orc", fields={"name": "Snaga"}))
    after = outside(hand, players)
    assert before["pixels"] != after["pixels"] and before["view"] != after["view"] and before["tree"] != after["tree"]


def test_a_path_being_dragged(hand, players, before) -> None:
    hand.press(3, 3)
    hand.to(4, 4)
    hand.to(6, 6)
    assert same(hand, players, before)
    hand.key(Qt.Key.Key_Escape)


def test_selecting_measuring_and_aiming(hand, players, before) -> None:
    session = hand.window.session
    session.select(["orc"])
    assert same(hand, players, before)
    hand.window.choose_tool("measure")
    hand.press(2, 2)
    hand.to(8, 7)
    assert same(hand, players, before)
    hand.release(8, 7)
    hand.window.choose_tool("select")
    hand.window.open_hit_card("ana", "orc", "Sword")
    assert same(hand, players, before)


def test_a_token_hidden_from_the_players(hand, players, before) -> None:
    session = hand.window.session
    ghost = msgspec.structs.replace(session.state.tokens["orc"], id="ghost", at=(4, 5), hidden=True)
    assert session.do(c.Join(new=ghost))
    assert same(hand, players, before)
    assert session.do(c.MoveToken(token="ghost", to=(5, 5), force=True))
    assert session.do(c.Edit(token="ghost", fields={"name": "Strahd"}))
    assert session.do(c.ApplyDamage(target="ghost", parts=(c.DamagePart(amount=5),)))
    assert session.do(c.SetCondition(target="ghost", add="prone"))
    assert same(hand, players, before)


def test_a_token_out_of_sight(hand, players, before) -> None:
    session = hand.window.session
    assert session.do(c.MoveToken(token="ogre", to=(13, 2), force=True))
    assert session.do(c.Edit(token="ogre", fields={"name": "Strahd"}))
    assert session.do(c.ApplyDamage(target="ogre", parts=(c.DamagePart(amount=25),)))
    assert session.do(c.Leave(token="ogre", why="removed"))
    assert same(hand, players, before)


def test_hit_points_and_the_fights_name(hand, players, before) -> None:
    session = hand.window.session
    assert session.do(c.Edit(token="orc", fields={"hp": 12, "temp_hp": 4}))
    assert session.do(c.Edit(token="ana", fields={"hp": 24}))
    hand.window.setWindowTitle("The vampire's cellar")
    assert same(hand, players, before)


def test_notes_and_lights_out_of_sight(hand, players, before) -> None:
    session = hand.window.session
    scene = msgspec.structs.replace(session.state.scene, notes=(Note(at=(4, 4), text="trap door"),), name="cellar")
    assert session.do(c.SetScene(scene=scene))
    session.changed.emit(Change("done", session.state, session.state))
    assert same(hand, players, before)


def test_rooms_nobody_has_been_in(hand, players, before) -> None:
    session = hand.window.session
    rows = tuple(row[:10] + "~#_o~#" for row in session.state.scene.rows)
    walls = (*session.state.scene.walls, Wall(points=((12, 0), (12, 6), (16, 6))))
    doors = (*session.state.scene.doors, Door(id="vault", points=((12, 2), (12, 3)), state="locked"))
    assert session.do(c.SetScene(scene=msgspec.structs.replace(session.state.scene, rows=rows, walls=walls, doors=doors)))
    assert same(hand, players, before)


def test_the_turn_of_one_they_do_not_see_says_nothing(hand, players) -> None:
    """The strip stays as it was while one acts whom the players do not know of, also over the end of a round."""
    session = hand.window.session
    for _ in range(2):
        session.do(c.EndTurn(token=session.state.turn.active))
    assert session.state.turn.active == "orc"
    before = outside(hand, players)
    session.do(c.EndTurn(token="orc"))
    assert session.state.turn.active == "ogre"
    after = outside(hand, players)
    assert all(before[name] == after[name] for name in ("pixels", "tree", "strip", "title"))
    session.do(c.EndTurn(token="ogre"))
    session.do(c.EndTurn(token=session.state.turn.active))
    players.settle()
    assert (players.display.strip.round, players.display.strip.acting) == (2, "ana")


def secret_rooms(secret: bool) -> Scene:
    """A room; where `secret` a passage behind a secret door in its wall, else rock and a plain wall."""
    rows = ["####################"] * 12
    for y in range(2, 9):
        rows[y] = "##.......###########"
    box = [(2, 2), (9, 2), (9, 9), (2, 9), (2, 2)]
    walls, doors = [Wall(points=tuple(box))], ()
    if secret:
        rows[5] = "##..............####"
        passage = ((9, 5), (16, 5), (16, 6), (9, 6))
        walls = [Wall(points=((9, 6), (9, 9), (2, 9), (2, 2), (9, 2), (9, 5))), Wall(points=passage)]
        doors = (Door(id="s", points=((9, 5), (9, 6)), state="secret"),)
    return Scene(rows=tuple(rows), walls=tuple(walls), doors=doors)


def rock(secret: str) -> Scene:
    """A room in bare rock; where `secret` a passage behind a secret door, else rock there too."""
    rows = ["#" * 20] * 12
    for y in range(2, 9):
        rows[y] = "##.......###########"
    doors: tuple[Door, ...] = ()
    if secret == "east":
        rows[5] = "##..............####"
        doors = (Door(id="s", points=((9, 5), (9, 6)), state="secret"),)
    elif secret == "wide":
        rows[9] = rows[10] = "####..##############"
        doors = (Door(id="s", points=((4, 9), (6, 9)), state="secret"),)
    elif secret == "corner":
        rows[1] = "##.#################"
        doors = (Door(id="s", points=((2, 2), (3, 2)), state="secret"),)
    return Scene(rows=tuple(rows), doors=doors)


@pytest.mark.parametrize("secret", ["east", "wide", "corner"])
def test_a_secret_door_looks_like_the_rock_it_is_in(qtbot, secret: str) -> None:
    seen = []
    for scene in (rock(""), rock(secret)):
        session = session_on(False)
        tokens = {"ana": msgspec.structs.replace(session.state.tokens["ana"], at=(7, 5))}
        session.document = type(session.document)(Encounter(ruleset="dnd2024", scene=scene, tokens=tokens), find_ruleset)
        hand = open_on(session, qtbot)
        hand.window.placing.open_on(IN_A_WINDOW)
        seen.append(pixels(hand.window.placing.window))
        hand.window.placing.close()
    assert seen[0] == seen[1] and len(set(seen[0])) > 20


@pytest.mark.parametrize("options", [{}, {"turns": 1}, {"camera": "framed", "frame": (7.3, 3.2, 5, 4)}])
def test_a_secret_door_looks_like_the_wall_it_is_in(qtbot, options) -> None:
    seen = []
    for secret in (False, True):
        session = session_on(False)
        tokens = {"ana": msgspec.structs.replace(session.state.tokens["ana"], at=(7, 5))}
        state = Encounter(ruleset="dnd2024", scene=secret_rooms(secret), tokens=tokens)
        session.document = type(session.document)(state, find_ruleset)
        hand = open_on(session, qtbot)
        hand.window.placing.choices.set(**options)
        hand.window.placing.open_on(IN_A_WINDOW)
        seen.append(pixels(hand.window.placing.window))
        hand.window.placing.close()
    assert seen[0] == seen[1] and len(set(seen[0])) > 20


def test_the_curtain_hides_everything(hand, players) -> None:
    session = hand.window.session
    hand.window.placing.choices.set(curtain=True)
    closed = pixels(players)
    assert set(closed[0::4]) | set(closed[1::4]) | set(closed[2::4]) == {0}
    before = outside(hand, players)
    session.do(c.MoveToken(token="ana", to=(4, 4), force=True))
    after = outside(hand, players)
    assert before["pixels"] == after["pixels"] and before["tree"] == after["tree"]


def test_a_hidden_token_is_gone_at_once(hand, players) -> None:
    before = outside(hand, players)
    session = hand.window.session
    session.do(c.Edit(token="orc", fields={"hidden": True}))
    gone = outside(hand, players)
    assert gone["pixels"] != before["pixels"]
    assert not any("Orc" in text for texts in gone["tree"] for text in texts)
    session.undo()
    assert outside(hand, players) == before
    assert isinstance(session.state.tokens["orc"], Token)
