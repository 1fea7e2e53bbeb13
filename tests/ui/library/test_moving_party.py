"""The party goes from one fight to the next and back, with its wounds; each way one step, nobody lost on it."""

import hashlib

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog

from battlemap.encounter import commands as c
from battlemap.encounter.tables import token_from
from battlemap.model import Area, Light
from battlemap.storage import FightFile, SaveError
from battlemap.ui.library import journey, moving
from battlemap.ui.library.dialog import LibraryDialog
from battlemap.ui.library.journey import Journey, Stopped, travel
from battlemap.ui.library.moving import MovePartyDialog
from battlemap.ui.library.shelf import Entry
from battlemap.ui.settings import Settings
from tests.ui.canvas.conftest import open_on
from tests.ui.library.conftest import FRIEND, GOBLIN, HERO, WALLED, fight, make, settled, state_of, when_open
from tests.ui.library.test_cards import png

PARTY = ("ana", "tomas")
START = replace(WALLED, areas=(Area(kind="start", runs=((6, 0, 2), (7, 0, 2))),))


@pytest.fixture
def crypt(folders, session):
    """The party and a goblin, on the table; Ana carries a torch, Tomás leads."""
    path = make("Crypt", fight(HERO, FRIEND, GOBLIN))
    session.open_path(path)
    session.do(c.SetMarching(order=("tomas", "ana")))
    session.do(c.EditScene(lights=(Light(token="ana", bright=60, dim=120),)))
    return path


@pytest.fixture
def ford(folders):
    ogre = {"id": "ogre", "name": "Ogre", "side": "foes", "at": [9, 1], "hp": 59, "size": "large"}
    return make("Ford", fight(ogre, scene=START))


@pytest.fixture
def asked(qtbot, session, without_shipped):
    def show(goal=None) -> MovePartyDialog:
        dialog = MovePartyDialog(session, Settings(), goal, None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        settled(dialog, qtbot)
        return dialog

    return show


def texts(dialog) -> list[str]:
    return [dialog.who.item(row).text() for row in range(dialog.who.count())]


def tick(dialog, name: str) -> None:
    row = next(row for row in range(dialog.who.count()) if dialog.who.item(row).text().startswith(name))
    item = dialog.who.item(row)
    dialog.who.setCurrentItem(item)
    QTest.keyClick(dialog.who, Qt.Key.Key_Space)


def go(dialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


# ---------------------------------------------------------------- asking
def test_the_party_is_chosen_in_marching_order_and_foes_may_come(crypt, ford, asked, session):
    session.do(c.SetCondition(target="ana", add="poisoned"))
    session.do(c.GiveTempHp(target="ana", amount=4))
    dialog = asked()
    assert texts(dialog) == ["Tomás   12/12", "Ana   20+4/20 · poisoned", "Goblin   7/7"]
    assert dialog.chosen() == ("tomas", "ana")
    tick(dialog, "Goblin")
    tick(dialog, "Tomás")
    assert dialog.chosen() == ("ana", "gob")
    assert [row.entry.path for row in (dialog.pane.shelf.row(n) for n in range(dialog.pane.shelf.rowCount()))] == [ford]


def test_the_dead_stay_unless_somebody_carries_them(crypt, asked, session):
    session.do(c.Edit(token="tomas", fields={"dead": True}))
    dialog = asked()
    assert dialog.chosen() == ("ana",) and "Tomás   dead" in texts(dialog)


def test_where_nobody_is_it_says_so(session, folders, asked, qtbot):
    session.open_path(make("Empty", fight()))
    dialog = MovePartyDialog(session, Settings(), None, None)
    qtbot.addWidget(dialog)
    assert dialog.buttons.button(QDialogButtonBox.StandardButton.Ok) is None


# ---------------------------------------------------------------- going
def test_they_come_hurt_to_the_start_area_and_are_off_the_other_map(crypt, ford, asked, session):
    session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=9),)))
    dialog = asked(ford)
    assert dialog.pane.current().title == "Ford"
    assert not dialog.here.isVisible() and not dialog.there.isVisible()
    go(dialog)
    assert not dialog.isVisible() and session.fight_file.path == ford and session.document.position == 1
    ana, tomas = (session.state.tokens[who] for who in ("ana", "tomas"))
    assert ana.hp == 11 and session.state.marching == ("tomas", "ana")
    assert tomas.at == (1, 6) and all(x < 2 and y >= 6 for x, y in (ana.at, tomas.at))
    assert session.state.scene.lights == (Light(token="ana", bright=60, dim=120),)
    assert dialog.said.startswith('Tomás, Ana: here from "Crypt".')
    left = state_of(crypt)
    assert set(left.tokens) == {"gob"} and left.scene.lights == () and left.marching == ()
    session.undo()
    assert set(session.state.tokens) == {"ogre"}


def test_a_fight_under_way_ends_or_goes_on(crypt, ford, asked, session):
    session.do(c.Begin(totals={"ana": 20, "tomas": 15, "gob": 5}))
    dialog = asked(ford)
    assert dialog.here.isVisible() and dialog.here.told.text() == "The fight here is in round 1."
    dialog.here.second.click()
    go(dialog)
    left = state_of(crypt)
    assert left.turn.round == 1 and left.turn.active == "gob" and set(left.tokens) == {"gob"}


def test_a_fight_under_way_ends_unless_somebody_says_otherwise(crypt, ford, asked, session):
    session.do(c.Begin(totals={"ana": 20, "tomas": 15, "gob": 5}))
    go(asked(ford))
    assert not state_of(crypt).turn.begun and session.fight_file.path == ford
    session.open_path(crypt)
    session.undo()
    assert session.state.turn.active == "ana" and set(session.state.tokens) == {"ana", "tomas", "gob"}


@pytest.mark.parametrize("ends", [False, True])
def test_where_a_fight_is_under_way_they_join_it_or_it_ends(crypt, asked, session, ends):
    busy = make("Busy", fight({**GOBLIN, "id": "orc", "name": "Orc"}), begun=True)
    session.roller.next = [17, 3]
    dialog = asked(busy)
    assert dialog.there.isVisible() and dialog.there.told.text() == "The fight there is in round 1."
    if ends:
        dialog.there.second.click()
    go(dialog)
    order = [place.who for place in session.state.turn.order]
    assert order == ([] if ends else ["tomas", "orc", "ana"]) and set(session.state.tokens) == {"ana", "tomas", "orc"}


def test_dice_nobody_types_leave_everybody_where_they_are(crypt, asked, session):
    busy = make("Busy", fight({**GOBLIN, "id": "orc", "name": "Orc"}), begun=True)
    before, kept = session.state, state_of(busy)
    session.dice_mode, session.ask_faces = "typed", lambda wanted: None
    dialog = asked(busy)
    go(dialog)
    assert dialog.isVisible() and session.state is before and state_of(busy) == kept


def test_on_a_map_a_new_fight_begins_by_the_same_rules_and_the_map_stays(crypt, asked, session):
    session.do(c.SetOptions(options={"flanking": True}))
    mill = make("Mill", fight(scene=START, ruleset="alternating"))
    before = mill.read_bytes()
    go(asked(mill))
    assert session.fight_file.path.stem == "The mill" and set(session.state.tokens) == {"ana", "tomas"}
    assert (session.state.ruleset, session.state.options) == ("dnd2024", {"flanking": True})
    assert mill.read_bytes() == before


def test_faces_come_along(crypt, ford, asked, session):
    data = png("#123456")
    sha256 = session.fight_file.put_picture(data)
    assert sha256 == hashlib.sha256(data).hexdigest()
    session.do(c.Edit(token="ana", fields={"picture": sha256}))
    go(asked(ford))
    assert session.picture(session.state.tokens["ana"].creature.picture) == data


def test_another_file_can_be_chosen(crypt, asked, session, tmp_path, monkeypatch):
    elsewhere = tmp_path / "elsewhere.battlemap"
    FightFile.create(elsewhere, fight(GOBLIN)).close()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(elsewhere), ""))
    dialog = asked()
    QTest.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)
    assert dialog.pane.current().entry.path == elsewhere
    go(dialog)
    assert session.fight_file.path == elsewhere and "ana" in session.state.tokens


# ---------------------------------------------------------------- what stops them
def stopped(session, goal, **more) -> str:
    before = session.state, session.document.position
    with pytest.raises(Stopped) as no:
        travel(session, Journey(more.pop("who", PARTY), Entry(goal), more.pop("to_map", False), **more))
    assert (session.state, session.document.position) == before
    return str(no.value)


def test_other_rules_are_refused_with_what_to_do(crypt, asked, session):
    other = make("Other", fight(GOBLIN, ruleset="ose"))
    dialog = asked(other)
    go(dialog)
    assert dialog.isVisible() and "Copy to another ruleset" in dialog.wrong.text()
    assert session.fight_file.path == crypt and set(state_of(other).tokens) == {"gob"}


def test_nobody_goes_where_they_are_nor_without_anybody(crypt, ford, session, asked):
    assert stopped(session, crypt) == "That is the fight they are in."
    assert stopped(session, ford, who=()) == "Choose somebody who goes."
    dialog = asked(ford)
    for name in ("Tomás", "Ana"):
        tick(dialog, name)
    go(dialog)
    assert dialog.wrong.text() == "Choose somebody who goes."


def test_no_room_there_is_said_and_what_was_made_for_them_is_gone(crypt, folders, session):
    tiny = make("Tiny", fight(scene=replace(WALLED, rows=(".",), walls=(), doors=())))
    assert "There is no room for" in stopped(session, tiny, to_map=True)
    assert sorted(path.name for path in folders.iterdir() if path.suffix == ".battlemap") == ["Crypt.battlemap", "Tiny.battlemap"]


def test_a_broken_or_busy_file_is_said(crypt, ford, folders, session):
    broken = folders / "broken.battlemap"
    broken.write_bytes(b"no fight")
    assert "broken.battlemap" in stopped(session, broken)
    with FightFile.open(ford):
        assert "already open" in stopped(session, ford)


def test_whoever_is_there_already_is_replaced(crypt, ford, session):
    travel(session, Journey(PARTY, Entry(ford), False))
    session.open_path(crypt)
    session.undo()
    session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=19),)))
    travel(session, Journey(PARTY, Entry(ford), False))
    assert session.state.tokens["ana"].hp == 1 and set(session.state.tokens) == {"ana", "tomas", "ogre"}


def test_where_the_first_fight_cannot_be_written_they_are_in_both(crypt, ford, session, monkeypatch):
    def full(record, after):
        raise SaveError("Crypt.battlemap: cannot be written, the disk is full")

    session.document.set_journal(full)
    said = travel(session, Journey(PARTY, Entry(ford), False))
    assert said.startswith("They are here, and still in") and set(session.state.tokens) == {"ana", "tomas", "ogre"}
    assert set(state_of(crypt).tokens) == {"ana", "tomas", "gob"}


def test_a_crash_between_the_two_files_loses_nobody(crypt, ford, session, monkeypatch):
    def crash(*_args) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(journey, "_leaving", lambda journey_, goal="": crash() if goal else c.Depart(tokens=journey_.who))
    with pytest.raises(KeyboardInterrupt):
        travel(session, Journey(PARTY, Entry(ford), False))
    session.close()
    assert set(state_of(ford).tokens) == {"ana", "tomas", "ogre"} and set(state_of(crypt).tokens) == {"ana", "tomas", "gob"}


# ---------------------------------------------------------------- in the window
def test_there_and_back_in_the_window(crypt, ford, session, qtbot, without_shipped):
    hand = open_on(session, qtbot)
    actions = {action.text().replace("&", ""): action for action in hand.window.all_actions()}
    session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=7),)))

    def there(dialog: MovePartyDialog) -> None:
        settled(dialog, qtbot)
        dialog.pane.search.setFocus()
        QTest.keyClicks(dialog.pane.search, "ford")
        QTest.keyClick(dialog.pane.search, Qt.Key.Key_Return)

    when_open(MovePartyDialog, there)
    actions["Move the party to…"].trigger()
    assert hand.window.windowTitle().startswith("Ford") and set(hand.view.items_by_id) == {"ana", "tomas", "ogre"}
    assert session.state.tokens["ana"].hp == 13 and hand.window.notice.text.startswith('Tomás, Ana: here from "Crypt"')
    session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=3),)))

    def back(dialog: LibraryDialog) -> None:
        settled(dialog, qtbot)
        dialog.pane.choose(crypt)
        when_open(MovePartyDialog, lambda asking: go(asking))
        dialog.go_on.trigger()

    when_open(LibraryDialog, back)
    actions["Library…"].trigger()
    assert hand.window.windowTitle().startswith("Crypt") and set(session.state.tokens) == {"ana", "tomas", "gob"}
    assert session.state.tokens["ana"].hp == 10 and set(state_of(ford).tokens) == {"ogre"}
    assert session.state.scene.lights == (Light(token="ana", bright=60, dim=120),)

    hand.window.activateWindow()
    qtbot.waitUntil(hand.window.isActiveWindow)
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set(session.state.tokens) == {"gob"}
    qtbot.waitUntil(lambda: hand.window.notice.text == 'They have not come here any more. In "Ford" undo brings them back.')
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.state.tokens["ana"].hp == 13
    lines = [line.text for line in hand.window.panel.log.model()._lines]
    assert 'Ana left for "Ford".' in lines and any('Ana arrives from "Ford"' in line for line in lines)


def test_who_is_asked_for_and_who_goes_is_the_engines_order():
    tokens = [token_from(table) for table in (GOBLIN, HERO, FRIEND)]
    state = replace(fight(GOBLIN, HERO, FRIEND), marching=("tomas",))
    listed, going = moving.everybody(state)
    assert [token.id for token in listed] == ["tomas", "ana", "gob"] and going == {"tomas", "ana"}
    assert {token.id for token in tokens} == set(state.tokens)
