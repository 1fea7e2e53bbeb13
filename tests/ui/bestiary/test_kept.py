"""What the user keeps beside fights: encounters dropped onto any map, the party that goes and comes home, own creatures."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from battlemap.bestiary import load
from battlemap.encounter import commands as c
from battlemap.encounter.tables import token_from
from battlemap.model import Scene
from battlemap.rulesets import find_ruleset
from battlemap.storage import roster
from battlemap.storage.errors import SaveError
from battlemap.storage.shelves import CREATURES, ENCOUNTERS
from battlemap.ui.bestiary.own import BlockDialog, MemberDialog
from battlemap.ui.library.starting import NameDialog
from tests.ui.bestiary.conftest import ANA, on_disk, session_in, table_on
from tests.ui.library.conftest import when_open

BEN = {"id": "ben", "name": "Ben", "side": "party", "character": True, "at": [3, 2], "hp": 12, "max_hp": 12}
GUARDS = [
    {"id": "guard-1", "name": "Guard 1", "side": "foes", "at": [6, 6], "hp": 11, "max_hp": 11, "group": "Guard"},
    {"id": "guard-2", "name": "Guard 2", "side": "foes", "at": [8, 6], "hp": 11, "max_hp": 11, "group": "Guard", "hidden": True},
    {"id": "ogre", "name": "Ogre", "side": "foes", "size": "large", "at": [6, 8], "hp": 59, "max_hp": 59},
]  # fmt: skip


def press(table, button) -> None:
    table.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def called(name: str):
    """Type a name into the dialog that asks for one, and accept."""

    def deed(dialog) -> None:
        dialog.name.setText(name)
        dialog.finish()

    return lambda: when_open(NameDialog, deed)


# ---------------------------------------------------------------- encounters
@pytest.fixture
def guarded(qtbot):
    table = table_on(session_in("dnd2024", *GUARDS), qtbot)
    table.dock.open_on(table.dock.encounters)
    table.session.select([entry["id"] for entry in GUARDS])
    called("Gate")()
    press(table, table.dock.encounters.save)
    return table


def test_the_selected_are_saved_and_dropped_on_another_map_in_their_shape(guarded, qtbot):
    (kept,) = ENCOUNTERS.all()[0]
    assert kept.value.name == "Gate" and len(kept.value.tokens) == 3
    other = table_on(session_in("dnd2024", scene=Scene(rows=("." * 30,) * 20)), qtbot)
    pane = other.dock.encounters
    other.dock.open_on(pane)
    other.view.fit()
    other.carry(pane.list, 0, 20, 12)
    at = {token.name: token.at for token in other.state.tokens.values()}
    one, two, ogre = at["Guard 1"], at["Guard 2"], at["Ogre"]
    assert (two[0] - one[0], two[1] - one[1]) == (2, 0) and (ogre[0] - one[0], ogre[1] - one[1]) == (0, 2)
    assert abs(one[0] - 20) <= 2 and abs(one[1] - 12) <= 2
    assert [token.hidden for token in other.state.tokens.values()] == [False, True, False]
    other.session.undo()
    assert not other.state.tokens


def test_dropped_beside_itself_everybody_has_another_name_and_id(guarded):
    pane = guarded.dock.encounters
    guarded.view.fit()
    press(guarded, pane.place)
    guarded.click(15, 9)
    names = [token.name for token in guarded.state.tokens.values()]
    assert len(names) == len(set(names)) == 6 and {"Guard 3", "Guard 4", "Ogre 2"} <= set(names)


def test_who_waits_is_saved_too_and_waits_there(qtbot):
    table = table_on(session_in("dnd2024", *GUARDS), qtbot)
    table.session.do(c.Reserve(tokens=("ogre",), round=2))
    pane = table.dock.encounters
    table.dock.open_on(pane)
    table.session.select(["guard-1"])
    called("With help")()
    press(table, pane.save)
    other = table_on(session_in(), qtbot)
    other.dock.open_on(other.dock.encounters)
    other.view.fit()
    press(other, other.dock.encounters.place)
    other.click(5, 5)
    assert [token.name for token in other.state.tokens.values()] == ["Guard 1"]
    assert [(waits.token.name, waits.round) for waits in other.state.reserve.values()] == [("Ogre", 2)]


def test_an_encounter_is_renamed_thrown_away_and_brought_back(guarded):
    pane = guarded.dock.encounters
    called("Bridge")()
    press(guarded, pane.rename)
    assert [kept.value.name for kept in ENCOUNTERS.all()[0]] == ["Bridge"]
    press(guarded, pane.remove)
    assert not ENCOUNTERS.all()[0] and pane.empty.isVisible() and not pane.place.isEnabled()
    guarded.window.notice.act()
    assert [kept.value.name for kept in ENCOUNTERS.all()[0]] == ["Bridge"] and pane.place.isEnabled()


def test_a_spoiled_file_of_an_encounter_is_told_and_the_others_are_there(guarded, qtbot):
    (ENCOUNTERS.folder / "bad.json").write_text("{", encoding="utf-8")
    pane = guarded.dock.encounters
    pane.reload()
    qtbot.waitUntil(lambda: "bad.json" in guarded.window.notice.text)
    assert [entry.value.name for entry in pane.model.values] == ["Gate"]


# ---------------------------------------------------------------- the party
@pytest.fixture
def party(qtbot, tmp_path):
    """Ana and Ben, taken into the party from the map they are on."""
    session = on_disk(session_in("dnd2024", ANA, BEN), tmp_path / "hall.battlemap")
    table = table_on(session, qtbot)
    pane = table.dock.party
    table.dock.open_on(pane)
    assert pane.empty.isVisible() and not pane.bring.isEnabled()
    table.session.select(["ana", "ben"])
    pane.take_selected()
    return table


def kept():
    return roster.load().roster.party


def test_wounds_and_conditions_come_home_and_into_the_next_fight(party, qtbot):
    session, pane = party.session, party.dock.party
    session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=9),)))
    session.do(c.SetCondition(target="ben", add="poisoned"))
    press(party, pane.home)
    assert [(member.name, member.hp, member.conditions) for member in kept().members] == [
        ("Ana", 11, ()), ("Ben", 12, ("poisoned",)),
    ]  # fmt: skip
    next_ = table_on(session_in(), qtbot)
    next_.dock.open_on(next_.dock.party)
    next_.view.fit()
    press(next_, next_.dock.party.bring)
    next_.hover(6, 6)
    assert len(next_.put.ghosts) == 2
    next_.click(6, 6)
    assert {token.name: (token.hp, token.conditions) for token in next_.state.tokens.values()} == {
        "Ana": (11, ()), "Ben": (12, ("poisoned",)),
    }  # fmt: skip
    assert next_.state.marching == ("ana", "ben") and next_.state.tokens["ana"].at == (6, 6)


def test_what_was_used_up_for_the_day_comes_home_and_goes_out_again(party, qtbot):
    flame = {"name": "Flame", "kind": "ranged", "range": 18.0, "damage": "3d6", "type": "fire", "uses": 1, "to_hit": 5}
    session, pane = party.session, party.dock.party
    session.do(c.Edit(token="ana", fields={"attacks": [flame]}))
    session.do(c.Begin(totals={"ana": 12, "ben": 10}))
    session.do(c.MakeAttack(token="ana", target="ben", attack="Flame"))
    assert session.state.tokens["ana"].has("used")
    session.do(c.EndEncounter())
    press(party, pane.home)
    assert [effect.name for effect in kept().member("ana").effects] == ["used"]
    again = table_on(session_in(), qtbot)
    again.dock.open_on(again.dock.party)
    again.view.fit()
    press(again, again.dock.party.bring)
    again.click(6, 6)
    assert again.state.tokens["ana"].has("used")


def test_home_can_be_taken_back_and_twice_changes_nothing(party):
    pane = party.dock.party
    party.session.do(c.ApplyDamage(target="ana", parts=(c.DamagePart(amount=9),)))
    pane.take_home()
    party.window.notice.act()
    assert [member.hp for member in kept().members] == [20, 12]
    pane.take_home()
    pane.take_home()
    assert "already" in party.window.notice.text and kept().members[0].hp == 11


def test_after_a_fight_it_offers_to_take_them_home(party, qtbot):
    session = party.session
    session.do(c.Begin(totals={"ana": 12, "ben": 10}))
    session.do(c.ApplyDamage(target="ben", parts=(c.DamagePart(amount=5),)))
    session.do(c.EndEncounter())
    qtbot.waitUntil(lambda: "over" in party.window.notice.text)
    party.window.notice.act()
    assert kept().member("ben").hp == 7


def test_the_order_of_marching_is_the_rosters_and_survives_a_restart(party, qtbot):
    pane = party.dock.party
    pane.list.setFocus()
    pane.list.setCurrentIndex(pane.model.index(1))
    press(party, pane.up)
    assert [member.name for member in kept().members] == ["Ben", "Ana"]
    again = table_on(session_in(), qtbot)
    assert [member.name for member in again.dock.party.model.values] == ["Ben", "Ana"]


def test_a_character_is_made_by_the_short_form_and_levelled_by_edit(qtbot):
    table = table_on(session_in(), qtbot)
    pane = table.dock.party
    table.dock.open_on(pane)

    def make(dialog) -> None:
        assert not dialog.traits.isVisible() and not dialog.side.isVisible()
        dialog.finish()
        assert dialog.wrong.text(), "a name is asked for"
        dialog.name.setText("Zoé")
        dialog.by_rules.rank.setText("3")
        dialog.ac.setText("16")
        dialog.max_hp.setValue(24)
        dialog.hp.setValue(24)
        dialog.senses.setText("darkvision 18")
        dialog.attacks.add_row({"name": "rapier", "kind": "melee", "to_hit": "5", "damage": "1d8+3", "type": "piercing"})
        dialog.finish()

    when_open(MemberDialog, make)
    press(table, pane.add)
    (zoe,) = kept().members
    assert (zoe.name, zoe.hp, zoe.creature.ac, zoe.creature.level, zoe.creature.character) == ("Zoé", 24, 16, 3, True)
    assert zoe.creature.attacks[0].damage == "1d8+3" and zoe.creature.senses == {"darkvision": 180}

    def level(dialog) -> None:
        dialog.all.click()
        assert dialog.traits.isVisible()
        dialog.by_rules.rank.setText("5")
        dialog.finish()

    when_open(MemberDialog, level)
    press(table, pane.edit)
    assert kept().members[0].creature.level == 5 and kept().members[0].creature.proficiency == 3


def test_called_off_nothing_is_kept(qtbot):
    table = table_on(session_in(), qtbot)
    table.dock.open_on(table.dock.party)
    when_open(MemberDialog, lambda dialog: dialog.reject())
    press(table, table.dock.party.add)
    assert kept() is None


def test_who_leaves_the_party_can_be_brought_back(party):
    pane = party.dock.party
    pane.list.setCurrentIndex(pane.model.index(0))
    press(party, pane.remove)
    assert [member.name for member in kept().members] == ["Ben"]
    party.window.notice.act()
    assert [member.name for member in kept().members] == ["Ana", "Ben"]


def test_who_is_brought_back_takes_nobody_away_who_came_meanwhile(party):
    pane = party.dock.party
    pane.list.setCurrentIndex(pane.model.index(0))
    press(party, pane.remove)
    pane.take_in((token_from({**BEN, "id": "cleo", "name": "Cleo"}),))
    party.window.notice.act()
    assert [member.name for member in kept().members] == ["Ana", "Ben", "Cleo"]


def test_a_party_brought_back_leaves_the_others_as_they_are(party):
    pane = party.dock.party
    pane._throw_away()
    pane.keep(roster.Party(name="Monday", ruleset="dnd2024"))
    party.window.notice.act()
    assert [each.name for each in roster.load().roster.parties] == ["Monday", "Party"]
    assert [member.name for member in kept().members] == ["Ana", "Ben"]


def test_a_party_that_another_window_has_changed_is_not_written_over(party, qtbot):
    other = table_on(session_in("dnd2024", ANA), qtbot)
    other.dock.open_on(other.dock.party)
    other.dock.party.take_in((token_from({**BEN, "id": "cleo", "name": "Cleo"}),))
    pane = party.dock.party
    press(party, pane.down)
    assert "meanwhile" in party.window.notice.text
    assert [member.name for member in pane.model.values] == [member.name for member in kept().members] == ["Ana", "Ben", "Cleo"]
    press(party, pane.down)
    assert [member.name for member in kept().members] == ["Ben", "Ana", "Cleo"]


def test_what_another_window_has_changed_is_there_when_the_party_is_shown(party, qtbot):
    other = table_on(session_in("dnd2024", ANA), qtbot)
    other.dock.open_on(other.dock.party)
    other.dock.party.take_in((token_from({**BEN, "id": "cleo", "name": "Cleo"}),))
    party.dock.open_on(party.dock.creatures)
    party.dock.open_on(party.dock.party)
    assert [member.name for member in party.dock.party.model.values] == ["Ana", "Ben", "Cleo"]


def test_a_roster_spoiled_while_it_is_shown_is_written_anew_and_the_spoiled_one_set_aside(party):
    roster.roster_path().write_text("{ by hand", encoding="utf-8")
    press(party, party.dock.party.down)
    assert [member.name for member in kept().members] == ["Ben", "Ana"]
    aside = roster.roster_path().with_suffix(".damaged.json")
    assert aside.read_text(encoding="utf-8") == "{ by hand"


def test_several_parties_have_names_of_their_own(party):
    pane = party.dock.party
    called("Monday")()
    pane._new_party()
    assert kept().name == "Monday" and not kept().members and pane.empty.isVisible()
    pane.parties.setCurrentIndex(0)
    pane.parties.activated.emit(0)
    assert [member.name for member in kept().members] == ["Ana", "Ben"]


def test_a_party_of_other_rules_is_told_and_refused_in_words(party, qtbot):
    other = table_on(session_in("ose"), qtbot)
    pane = other.dock.party
    other.dock.open_on(pane)
    other.view.fit()
    assert pane.told.isVisible() and pane.told.text()
    press(other, pane.bring)
    other.click(5, 5)
    assert not other.state.tokens and other.window.notice.text


def test_a_party_of_rules_nobody_knows_is_shown_all_the_same(qtbot):
    hero = token_from({**ANA, "at": [0, 0]})
    roster.save(roster.Roster(parties=(roster.Party(name="Old", ruleset="house7", members=(hero,)),), current="Old"))
    table = table_on(session_in(), qtbot)
    pane = table.dock.party
    table.dock.open_on(pane)
    assert [member.name for member in pane.model.values] == ["Ana"] and "house7" in pane.told.text()
    when_open(MemberDialog, lambda dialog: dialog.reject())
    press(table, pane.edit)


def test_a_spoiled_roster_is_told_and_the_state_before_it_shown(party, qtbot):
    press(party, party.dock.party.down)
    roster.roster_path().write_text("{", encoding="utf-8")
    table = table_on(session_in(), qtbot)
    assert [member.name for member in table.dock.party.model.values] == ["Ana", "Ben"]
    qtbot.waitUntil(lambda: "parties.json" in table.window.notice.text)


def test_a_roster_that_cannot_be_written_is_told_and_stays(party, monkeypatch):
    def full(_roster) -> None:
        raise SaveError("parties.json: cannot be written (disk full)")

    monkeypatch.setattr(roster, "save", full)
    pane = party.dock.party
    press(party, pane.down)
    assert "disk full" in party.window.notice.text
    assert [member.name for member in pane.model.values] == ["Ana", "Ben"]


# ---------------------------------------------------------------- own creatures
def test_a_copy_is_changed_kept_found_placed_and_thrown_away(table, qtbot):
    pane = table.open()
    table.type("goblin boss")

    def change(dialog) -> None:
        dialog.name.setText("Grizzle")
        dialog.dice.setText("4d6+")
        dialog.finish()
        assert dialog.wrong.text(), "no dice"
        dialog.dice.setText("4d6+4")
        dialog.max_hp.setValue(18)
        dialog.finish()

    when_open(BlockDialog, change)
    press(table, pane.edit)
    (own,) = CREATURES.all()[0]
    assert own.value.name == "Grizzle" and own.value.creature.max_hp == 18 and own.value.kind == "fey"
    assert pane.current().block == own.value and pane.current().is_own
    table.window.activateWindow()
    qtbot.waitUntil(table.window.isActiveWindow)
    pane.search.setFocus()
    table.type("2 grizz")
    table.enter()
    assert [token.hp for token in table.state.tokens.values()] == [18, 18]
    pane.remove_wanted.emit(pane.current())
    assert not CREATURES.all()[0]
    table.window.notice.act()
    assert len(CREATURES.all()[0]) == 1


def test_the_selected_of_the_map_are_kept_as_creatures_of_ones_own(qtbot):
    table = table_on(session_in("dnd2024", *GUARDS), qtbot)
    table.window.actions_.bestiary.keep_selected()
    assert "Select" in table.window.notice.text
    table.session.select([entry["id"] for entry in GUARDS])
    table.window.actions_.bestiary.keep_selected()
    assert sorted(kept.value.name for kept in CREATURES.all()[0]) == ["Guard", "Ogre"]
    assert table.pane.current().is_own and "kept" in table.window.notice.text


def test_a_spoiled_file_of_ones_own_is_told_when_the_bestiary_opens(table, qtbot):
    CREATURES.folder.mkdir(parents=True, exist_ok=True)
    (CREATURES.folder / "bad.json").write_text("{", encoding="utf-8")
    table.open()
    assert "bad.json" in table.window.notice.text and table.pane.model.values


def test_every_stat_block_goes_through_its_form_unchanged(qtbot):
    for name in ("dnd2024", "dnd2014", "dnd4e", "ose", "alternating"):
        ruleset = find_ruleset(name)
        for block in load(ruleset)[::25]:
            dialog = BlockDialog(block, ruleset, None)
            dialog.finish()
            assert dialog.block() == replace(block, ruleset=name), block.name
            dialog.deleteLater()
