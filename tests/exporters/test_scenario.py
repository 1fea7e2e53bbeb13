"""A fight as scenario TOML: what is read from it is what was written, and what cannot be is told."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from battlemap.encounter import commands as c
from battlemap.encounter import tables
from battlemap.encounter.document import Document
from battlemap.encounter.outcome import Done, NeedDice
from battlemap.encounter.scenario import ScenarioError, play, read_scenario
from battlemap.exporters import ExportProblem, scenario
from battlemap.exporters.scenario import token_table
from battlemap.exporters.toml import toml_value
from battlemap.model import (
    Area,
    Attack,
    Budget,
    Creature,
    Door,
    Effect,
    Encounter,
    Light,
    Note,
    Reserved,
    Scene,
    Token,
    Wall,
)
from battlemap.rulesets import DEFAULT, find_ruleset, names
from tests.exporters.any_token import tokens

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))


def fight(*tokens_: Token, **fields) -> Encounter:
    scene = fields.pop("scene", Scene(rows=("." * 12,) * 8))
    return Encounter(**{"ruleset": DEFAULT, "scene": scene, "tokens": {token.id: token for token in tokens_}, **fields})


def read_again(state: Encounter, folder: Path) -> Encounter:
    path = folder / "out.toml"
    path.write_bytes(scenario(state, find_ruleset(state.ruleset)).data)
    return read_scenario(path, find_ruleset).state


def told(state: Encounter) -> str:
    return " ".join(scenario(state, find_ruleset(state.ruleset)).notes)


# ---------------------------------------------------------------- the reserve
def test_who_waits_comes_back_with_the_round(tmp_path):
    wolf = Token(id="wolf", creature=Creature(name="Wolf", max_hp=11), side="foes", at=(3, 4), hp=11)
    state = fight(reserve={"wolf": Reserved(token=wolf, round=3), "bear": Reserved(token=replace(wolf, id="bear"))})
    assert read_again(state, tmp_path).reserve == state.reserve
    assert told(state) == ""


# ---------------------------------------------------------------- every scenario there is
def test_every_scenario_is_written_as_it_was_read(tmp_path):
    for path in FILES:
        try:
            state = read_scenario(path, find_ruleset).state
        except ScenarioError:
            continue  # tests/scenarios says so
        assert read_again(state, tmp_path) == state, path
        assert scenario(state, find_ruleset(state.ruleset)).notes == (), path


@pytest.mark.parametrize("path", FILES[::17], ids=lambda path: path.stem)
def test_a_fight_under_way_is_written_as_it_stands(path, tmp_path):
    """All steps of a scenario are played; the tokens written are those there are, but for what the notes tell."""
    read = read_scenario(path, find_ruleset)
    document = Document(read.state, find_ruleset)
    for step in read.steps:
        if step.act is not None:
            document.do(step.act, step.dice)
    state = document.state
    back = read_again(state, tmp_path)
    assert list(back.tokens) == list(state.tokens)
    for token_id, token in state.tokens.items():
        assert plain(back.tokens[token_id]) == plain(token), token_id
    assert back.turn.round == 0
    assert ("Whose turn it is" in told(state)) == state.turn.begun
    assert all(result.answer["ok"] for result in play(read_scenario(tmp_path / "out.toml", find_ruleset), find_ruleset))


def plain(token: Token) -> Token:
    """A token without what the notes tell to be lost."""
    kept = tuple(Effect(name=effect.name) for effect in token.effects if effect.kind == "condition")
    return replace(
        token, effects=kept, budget=Budget(), riding="", readied={}, declared="", stable=False, successes=0, failures=0,
        dead=False, spot=token.spot if token.creature.size == "tiny" else (0, 0),
    )  # fmt: skip


# ---------------------------------------------------------------- every field
def test_every_field_the_format_knows_is_written(tmp_path):
    """A field that is added to the format and not written fails here."""
    ruleset = find_ruleset(DEFAULT)
    values = {
        tables.text: "word", tables.whole: 7, tables.flag: True, tables.length: 4.5, tables.texts: ["one", "two"],
        tables.numbers: {"one": 3}, tables.abilities: {"str": 15}, tables.senses: {"darkvision": 18.0}, tables.degrees: 90,
        tables.lengths: [3.0, 6.0], tables.attacks: [{"name": "blade", "damage": "1d8+3"}],
    }  # fmt: skip
    chosen = {"size": "large", "style": "mixed", "answer": "skip", "attitude": "hostile", "hp": 3}
    chosen |= {"resist": ["fire"], "vulnerable": ["cold"]}
    entry = {"id": "ana", "at": [2, 3], "z": 1.5, "speed": {"walk": 9.0, "hover": True}, "inspiration": True}
    entry |= {"level": 5, "challenge": 2.0}
    for key, reader in {**tables.CREATURE, **tables.STANDING, **tables.SHEET}.items():
        entry[key] = chosen.get(key, values.get(reader))
        assert entry[key] is not None, f"{key}: a kind of field this test does not know"
    entry |= {"dead": False, "conditions": [next(iter(ruleset.conditions))]}
    token = tables.token_from(entry)
    table = token_table(token, ruleset)
    assert set(entry) - {"dead"} <= set(table)
    assert tables.token_from(table) == token
    state = fight(token)
    assert read_again(state, tmp_path).tokens == state.tokens
    assert told(state) == ""


@settings(max_examples=150, deadline=None)
@given(token=tokens(), name=st.sampled_from(names()))
def test_whatever_a_token_is_it_comes_back_or_it_is_told(tmp_path_factory, token, name):
    folder = tmp_path_factory.getbasetemp()
    state = fight(token, ruleset=name)
    back = read_again(state, folder).tokens[token.id]
    assert back == token or told(state)
    known = find_ruleset(name).conditions
    kept = tuple(effect for effect in plain(token).effects if effect.name in known)
    assert plain(back) == replace(plain(token), effects=kept)


# ---------------------------------------------------------------- maps
def test_walls_doors_and_lights_come_back(tmp_path):
    scene = Scene(
        rows=("..~#o_:'\"...",) * 8, square=10, dark=True,
        walls=(
            Wall(points=((0.5, 1), (3, 1.25), (3, 4))), Wall(points=((5, 0), (5, 2)), one_way="left", cover="half"),
            Wall(points=((1, 1), (2, 1)), sight=False, cover="none"),
            Wall(points=((1, 1), (2, 1)), move=False, sight=False, cover="half"),
        ),
        doors=(
            Door(id="d1", points=((3, 4), (3, 5)), state="secret"),
            Door(id="d 2", points=((1, 4), (1, 5)), kind="window", material="glass", hp=3),
        ),
        lights=(Light(at=(2.5, 2.5), bright=60, dim=120), Light(token="ana", bright=30, dim=65, colour="#ffcc88")),
    )  # fmt: skip
    title, options = '"Crypt" \\ of\nthe ◊', {"diagonals": "alternating"}
    state = fight(Token(id="ana", creature=Creature()), scene=scene, title=title, options=options)
    assert read_again(state, tmp_path) == state
    assert told(state) == ""


def test_what_of_a_map_is_lost_is_told(tmp_path):
    from battlemap.model import Picture

    scene = Scene(
        rows=("....",), walls=(Wall(points=((1, 0), (1, 1)), material="stone"),), notes=(Note(at=(1, 1), text="x"),),
        doors=(Door(id="d", points=((2, 0), (2, 1)), state="locked", broken=True),), areas=(Area(kind="start", runs=()),),
        lights=(Light(token="nobody", dim=30), Light(dim=30)),
        picture=Picture(sha256="0", width_px=1, height_px=1, px_per_square=1),
    )  # fmt: skip
    state = fight(scene=scene, options={"no_such": 1, "diagonals": "nonsense"})
    for part in (
        "walls are made of", "doors are broken", "1 note", "start areas", "2 lights carried", "picture", "no_such", "diagonals",
    ):  # fmt: skip
        assert part in told(state), part
    assert read_again(state, tmp_path).scene.doors[0].state == "open"
    assert "# Not in this file: The map's picture." in scenario(state, find_ruleset(DEFAULT)).data.decode()


def test_tokens_off_the_map_are_told(tmp_path):
    state = fight(Token(id="a", creature=Creature(), at=(40, 2)), Token(id="b", creature=Creature(), at=(1, 2)))
    assert list(read_again(state, tmp_path).tokens) == ["b"]
    assert "1 token off the map." in told(state)


def test_who_loses_what_is_told_by_name():
    held = Effect(name="grappled", source="ogre", until="save_ends")
    state = fight(Token(id="ana", creature=Creature(name="Ana"), effects=(held,), riding="horse", stable=True, hp=0))
    assert "how long conditions last, who causes them, and states (ana)." not in told(state)
    assert "How long conditions last, who causes them, and states (Ana)." in told(state)
    assert "Who rides whom (Ana)." in told(state)


def test_an_attack_the_format_has_no_words_for_is_left_out_and_told(tmp_path):
    attacks = Attack(name="odd", damage="much"), Attack(name=""), Attack(name="blade", damage="1d8", sheet={"foreign": 1})
    state = fight(Token(id="ana", creature=Creature(name="Ana", attacks=attacks)))
    assert read_again(state, tmp_path).tokens["ana"].creature.attacks == (Attack(name="blade", damage="1d8"),)
    assert "Some fields of stat blocks (Ana)." in told(state)


def test_a_begun_fight_is_written_before_begin(tmp_path):
    tokens_ = Token(id="a", creature=Creature(), at=(1, 1)), Token(id="b", creature=Creature(), at=(6, 1), side="foes")
    document = Document(fight(*tokens_), find_ruleset)
    faces: list[int] = []
    while isinstance(outcome := document.do(c.Begin(), faces), NeedDice):
        faces += [10] * len(outcome.sides)
    assert isinstance(document.do(c.MoveToken(token=document.state.turn.active, to=(3, 3))), Done)
    state = document.state
    back = read_again(state, tmp_path)
    assert [token.at for token in back.tokens.values()] == [token.at for token in state.tokens.values()]
    assert not back.turn.begun


# ---------------------------------------------------------------- text
@given(st.text())
def test_any_text_is_read_back(text):
    assert tomllib.loads(f"x = {toml_value(text)}")["x"] == text.encode("utf-8", "replace").decode("utf-8")


@pytest.mark.parametrize("value", [0, -7, 1.5, -0.1, 1e-9, 1e16, True, [], [1, [2.5]], {}, {"a b": {"ü": 1}}, "\ud800"])
def test_values_are_read_back(value):
    wanted = "?" if value == "\ud800" else value
    assert tomllib.loads(f"x = {toml_value(value)}")["x"] == wanted


@pytest.mark.parametrize("value", [float("nan"), float("inf"), None, object()])
def test_what_toml_cannot_hold_is_refused(value):
    with pytest.raises(ExportProblem, match="cannot be written"):
        toml_value(value)


def test_a_wall_that_is_nowhere_is_refused():
    with pytest.raises(ExportProblem, match=r"the fight cannot be written as a scenario: wall\[0\]"):
        scenario(fight(scene=Scene(rows=("....",), walls=(Wall(points=((0, 0), (float("nan"), 1))),))), find_ruleset(DEFAULT))
