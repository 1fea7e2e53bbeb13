"""The files of every released version are opened by the present program, and mean what they meant.

Each folder in `tests/storage/released` is what a version has written, with an account of it made by that version itself; how, and
the rule for whoever changes what is saved, is on that package's page: a new field has a default that means "as before", defaults
and names never change, and where that cannot be, `storage.schema.VERSION` is raised and `storage.migrations.STEPS` gets a step.
What is opened here is always a copy.
"""

import gzip
import shutil
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from battlemap import __version__
from battlemap.encounter import commands as c
from battlemap.encounter import events as e
from battlemap.encounter.dice import is_as_drawn
from battlemap.encounter.document import Record
from battlemap.encounter.outcome import Done
from battlemap.model import Effect, Encounter, Token
from battlemap.rulesets import find_ruleset, names
from battlemap.storage import FightFile, SaveError, migrations, opening, readable, schema
from battlemap.storage.roster import Roster
from battlemap.storage.schema import packed
from battlemap.ui.settings import Settings
from tests.storage.fights import damage, did, fight, reopened
from tests.storage.released import FOLDER, NEVER, SHAPE, versions
from tests.storage.released.belongings import SETTINGS, USER, lying_in, told, told_settings
from tests.storage.released.reading import ROOTS, copied, fights_of, kept_json, rows_of, seen_in, shelved
from tests.storage.released.shape import Seen, differences, full, lost, shape_of
from tests.storage.released.telling import account, states_of
from tests.storage.released.telling import told as state_told

VERSIONS = [path.name for path in versions()]
FIGHTS = [(path.name, name) for path in versions() for name in fights_of(path)]
SMALL = 300 * 1024
WHAT_TO_DO = (
    "What earlier versions wrote would be lost or read otherwise.  Give fields their old names and defaults back, new ones "
    "a default; or raise VERSION in battlemap/storage/schema.py (readable.py for the small files) and write the step from "
    "the old version into STEPS in battlemap/storage/migrations.py.  See tests/storage/released/__init__.py.\n"
)

a_fight = pytest.mark.parametrize(("version", "name"), FIGHTS)
a_version = pytest.mark.parametrize("version", VERSIONS)


@pytest.fixture
def opened(version: str, name: str, tmp_path: Path):
    path = copied(FOLDER / version, name, tmp_path)
    try:
        file = FightFile.open(path)
        file.document(find_ruleset)
    except SaveError as wrong:
        pytest.fail(f"{WHAT_TO_DO}{version}: {wrong}")
    with file:
        yield file


@pytest.fixture
def kept(version: str, name: str):
    """What the version itself said of the fight."""
    return kept_json(FOLDER / version / f"{name}.json")


def agree(was: object, now: object, where: str = "") -> None:
    """The present says the same; a table may have grown."""
    assert not (found := list(differences(was, now, where))), "\n".join(found[:20])


# ---------------------------------------------------------------- that they are there
def test_the_present_version_has_its_files():
    assert __version__ in VERSIONS, f"no files of {__version__}: write them by `python -m tests.storage.released`"
    assert [name for version, name in FIGHTS if version == __version__] == sorted(names())


@a_version
def test_a_versions_files_are_small(version):
    assert sum(path.stat().st_size for path in (FOLDER / version).rglob("*") if path.is_file()) < SMALL


@a_version
def test_a_versions_files_show_everything_that_could_be_saved(version):
    """Every command, event, field and word of its shape; so whatever is dropped later is missed here."""
    seen = seen_in(FOLDER / version)
    assert len(seen.all()) > 800
    assert seen.missing() <= NEVER, sorted(seen.missing() - NEVER)


@a_fight
def test_a_fight_has_undone_steps_pictures_and_checkpoints(version, name, kept, tmp_path):
    path = copied(FOLDER / version, name, tmp_path)
    kinds = [root for root, _ in rows_of(path)]
    assert kinds.count("state") > 2 and kinds.count("record") > len(kept["steps"])
    assert kept["position"] < len(kept["steps"]) < kept["ever"]
    assert len(kept["pictures"]) >= 2 and any("#" in row for row in kept["explored"]["party"])


# ---------------------------------------------------------------- fights
@a_fight
def test_a_fight_is_as_it_was_left(opened, kept):
    """Each step's figures and dice, how far it is undone, what is explored, pictures, who rolls."""
    agree(kept, account(opened.document(find_ruleset), opened))


@a_fight
def test_a_fight_is_walked_back_and_forward_step_by_step(opened, kept):
    document, states = opened.document(find_ruleset), states_of(kept)
    document.set_journal(None)
    for number in reversed(range(document.position)):
        assert document.undo() == 1
        agree(states[number], state_told(document.state), f"back at {number}: ")
    assert not document.can_undo
    for number in range(1, len(states)):
        assert document.redo() == 1
        agree(states[number], state_told(document.state), f"on at {number}: ")
    assert not document.can_redo


@a_fight
def test_its_checkpoints_agree_with_its_records(opened):
    opened.verify(find_ruleset)


@a_fight
def test_its_dice_are_drawn_again_from_their_seeds(opened):
    drawn = [is_as_drawn(roll) for step in opened.document(find_ruleset).ever for roll in step.rolls]
    assert drawn.count(True) > 20 and False not in drawn


@a_fight
def test_a_fight_goes_on_and_is_kept(opened):
    document = opened.document(find_ruleset)
    who = next(token.id for token in document.state.tokens.values() if not token.dead)
    position = document.position
    did(document, c.Edit(token=who, fields={"hp": 3}))
    opened.close()
    again = reopened(opened.path)
    assert again.state == document.state and again.position == position + 1
    assert again.state.tokens[who].hp == 3


@a_fight
def test_nothing_in_its_rows_goes_unread(version, name, opened):
    """What a row holds is there once it is decoded; a field nobody knows would be passed over in silence.  Of a file of an
    earlier format it is the migrated copy."""
    opened.close()
    found = []
    for number, (root, blob) in enumerate(rows_of(opened.path)):
        value = msgspec.msgpack.decode(blob, type=ROOTS[root])
        found += differences(full(msgspec.msgpack.decode(blob)), full(value), f"{root} {number}: ")
    assert not found, WHAT_TO_DO + "\n".join(found[:20])


@a_fight
def test_a_fight_written_again_is_the_same(version, name, opened, tmp_path):
    """The present program's own file of that fight: the same tables, and rows that say at least as much."""
    goal = tmp_path / "again.battlemap"
    pictures = {sha256: opened.picture(sha256) for sha256 in kept_json(FOLDER / version / f"{name}.json")["pictures"]}
    with FightFile.create(goal, opened.base, pictures) as file:
        for record in opened.records():
            file.journal(record, opened.base)
    opened.close()
    with closing(schema.sqlite3.connect(opened.path)) as old, closing(schema.sqlite3.connect(goal)) as new:
        assert schema.objects_of(old) == schema.objects_of(new), WHAT_TO_DO
        for query in ("SELECT value FROM meta WHERE name = 'base'", "SELECT record FROM records ORDER BY seq"):
            for (was,), (now,) in zip(old.execute(query), new.execute(query), strict=True):
                agree(*(full(msgspec.msgpack.decode(blob)) for blob in (was, now)), query)


@a_fight
def test_a_fight_is_the_same_once_the_format_has_grown(version, name, kept, tmp_path, monkeypatch):
    """The first change of format, rehearsed: a step that adds a table, as `migrations` takes it."""
    path, more = copied(FOLDER / version, name, tmp_path), "CREATE TABLE more (x)"
    monkeypatch.setattr(migrations, "STEPS", {**migrations.STEPS, schema.VERSION: lambda connection: connection.execute(more)})
    monkeypatch.setattr(opening, "expected_objects", lambda: schema.expected_objects() | {("table", "more", more)})
    for room in (migrations, opening):
        monkeypatch.setattr(room, "VERSION", schema.VERSION + 1)
    original = path.read_bytes()
    with FightFile.open(path) as file:
        agree(kept, account(file.document(find_ruleset), file))
    assert path.with_name(f"{name} (version {kept_json(FOLDER / version / SHAPE)['file']}).battlemap").read_bytes() == original
    assert int.from_bytes(path.read_bytes()[60:64], "big") == schema.VERSION + 1


# ---------------------------------------------------------------- the shape
@a_version
def test_what_that_version_could_write_can_be_read(version):
    """Also what happens to be in no file.  Once the format has a higher version, its migration is what answers for it."""
    shape = kept_json(FOLDER / version / SHAPE)
    roots = {
        name: of for name, of in ROOTS.items()
        if (shape["file"] == schema.VERSION if name in ("record", "state") else shape["readable"] == readable.VERSION)
    }  # fmt: skip
    shape["roots"] = {name: shape["roots"][name] for name in roots}
    assert not (found := list(lost(shape, roots))), WHAT_TO_DO + "\n".join(found)


class Old(msgspec.Struct, tag_field="kind", tag="thing", omit_defaults=True):
    size: int
    word: msgspec.Raw | None = None
    colour: str = "red"


def _grown(tag: str = "thing", **fields: object) -> type[msgspec.Struct]:
    made = [("size", int), ("word", msgspec.Raw | None, None), ("colour", str, "red")]
    changed = [fields.pop(field[0], field) for field in made]
    return msgspec.defstruct("New", [*(field for field in changed if field), *fields.values()], tag_field="kind", tag=tag)


@pytest.mark.parametrize(
    ("new", "says"),
    [
        (_grown(), ""),
        (_grown(more=("more", int, 0)), ""),
        (_grown(size=("size", float)), ""),
        (_grown(tag="other"), "marked otherwise"),
        (_grown(colour=("colour", str, "blue")), "means"),
        (_grown(colour=("tint", str, "red")), "nothing reads its colour"),
        (_grown(size=("size", str)), "was int"),
        (msgspec.defstruct("New", [("size", int), ("more", int)], tag_field="kind", tag="thing"), "no default"),
    ],
    ids=["as before", "a new field", "wider", "another tag", "another default", "renamed", "another type", "must be there"],
)  # fmt: skip
def test_a_change_of_shape_is_seen(new, says):
    found = list(lost(shape_of({"it": Old}), {"it": new}))
    assert any(says in line for line in found) if says else not found, found


def test_a_word_or_a_kind_that_is_gone_is_seen():
    kinds = [e.Dashed | e.Healed, e.Dashed | e.Readied, e.Dashed]
    old = shape_of({"it": kinds[0]})
    assert list(lost(old, {"it": kinds[0] | e.Readied})) == []
    assert list(lost(old, {"it": kinds[1]})) and list(lost(old, {"it": kinds[2]}))
    assert list(lost(shape_of({"it": Record}), {"it": Record})) == []
    fewer = msgspec.defstruct("Record", [("kind", Record.__annotations__["command"])])
    assert list(lost(shape_of({"it": Record}), {"it": fewer}))


def test_what_is_not_shown_is_seen():
    seen = Seen(shape_of({"state": Token}))
    seen.look("state", {"id": "ana", "creature": {"name": "Ana"}, "hp": 10})
    assert {"Token", "Creature.name", "Token.answer="} <= seen.found
    assert {"Token.hp", "Token.answer=ask", "Effect", "Budget"} <= seen.missing()


# ---------------------------------------------------------------- what is new in a later version
@pytest.mark.parametrize("of", [e.TokenMoved, e.AttackRolled, c.MoveToken, c.Edit], ids=lambda of: of.__name__)
def test_a_field_of_a_later_version_is_as_usual_in_rows_of_now(of):
    """Tagged and strict ones, too: commands allow no unknown field, but none has to be there."""
    tag = {"tag_field": of.__struct_config__.tag_field, "tag": of.__struct_config__.tag}
    later = msgspec.defstruct("Later", [("later", int, 7)], bases=(of,), frozen=True, kw_only=True, **tag)
    needed = {"token": "ana", "fields": {}, "start": (0, 0), "path": (), "target": "orc", "attack": "claw", "faces": (1,),
              "natural": 1, "total": 1, "against": 10, "mode": "normal"}  # fmt: skip
    value = of(**{name: needed[name] for name in of.__struct_fields__ if name in needed})
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=later).later == 7


def test_what_a_ruleset_no_longer_has_does_no_harm(tmp_path):
    """An option, a condition, a trait, a resource nobody knows any more: the fight opens, is played on, and keeps them."""
    state = fight(options={"an_old_rule": "strict", "diagonals": "an old way"})
    ana = state.tokens["ana"]
    creature = msgspec.structs.replace(ana.creature, traits=("an_old_trait",), sheet={"an_old_figure": 3}, senses={"old": 9})
    effect = Effect(name="an_old_condition", until="an_old_moment")
    budget = msgspec.structs.replace(ana.budget, spent={"an_old_resource": 1})
    old = msgspec.structs.replace(ana, creature=creature, effects=(effect,), budget=budget)
    FightFile.create(tmp_path / "old.battlemap", msgspec.structs.replace(state, tokens={**state.tokens, "ana": old})).close()
    with FightFile.open(tmp_path / "old.battlemap") as file:
        document = file.document(find_ruleset)
        for command in (c.Begin(totals={"ana": 20, "gob": 10, "nob": 5}), c.MoveToken(token="ana", to=(3, 1)), damage("ana", 2)):
            did(document, command)
        assert isinstance(document.do(c.MakeAttack(token="ana", target="gob", attack="blade"), (12, 3)), Done)
        for who in ("ana", "gob", "nob"):
            did(document, c.EndTurn(token=who))
    again = reopened(tmp_path / "old.battlemap").state
    assert again.tokens["ana"].has("an_old_condition") and again.options["an_old_rule"] == "strict"


# ---------------------------------------------------------------- beside fights
@a_version
def test_what_was_kept_beside_fights_is_found(version, tmp_path):
    shutil.copytree(FOLDER / version / USER, tmp_path / "user")
    with lying_in(tmp_path / "user"):
        agree(kept_json(FOLDER / version / "belongings.json")["user"], told())


@a_version
def test_nothing_kept_beside_fights_goes_unread(version):
    found, kinds = [], set()
    for kind, content, path in shelved(FOLDER / version):
        kinds.add(kind)
        value = readable.decoded(path.read_bytes(), kind, ROOTS[kind])
        found += differences(content, full(value), f"{path.name}: ")
        assert readable.decoded(msgspec.json.encode({"battlemap": kind, "version": readable.VERSION,
                                                     "content": readable.plain(value)}), kind, ROOTS[kind]) == value  # fmt: skip
    assert not found, WHAT_TO_DO + "\n".join(found[:20])
    assert kinds == {"creature", "encounter", "parties"}


@pytest.fixture
def own_settings():
    """The file of the user's settings, put back afterwards."""
    settings = Settings()
    settings.clear()
    assert settings.is_kept()
    yield settings.path()
    settings.clear()
    assert settings.is_kept()


@a_version
def test_settings_are_remembered(version, own_settings):
    own_settings.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(FOLDER / version / SETTINGS, own_settings)
    settings = Settings()
    settings.is_kept()  # reads the file anew
    agree(kept_json(FOLDER / version / "belongings.json")["settings"], told_settings(settings))


# ---------------------------------------------------------------- what the files themselves are
@a_fight
def test_a_released_file_is_whole_and_settled(version, name):
    """Written through no log any more, so that one file is all there is; of the version its shape says."""
    data = gzip.decompress((FOLDER / version / f"{name}.battlemap.gz").read_bytes())
    assert data[18:20] == bytes((1, 1))
    assert int.from_bytes(data[60:64], "big") == kept_json(FOLDER / version / SHAPE)["file"]


def test_the_types_are_those_that_are_saved():
    assert (ROOTS["record"], ROOTS["state"], ROOTS["parties"]) == (Record, Encounter, Roster)
    assert packed(fight())[1] == msgspec.msgpack.encode(fight())
