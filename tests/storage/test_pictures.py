"""Pictures are kept once, by their content, and are what they were."""

import hashlib
import sqlite3
from contextlib import closing

import pytest

from battlemap.encounter import commands as c
from battlemap.rulesets import find_ruleset
from battlemap.storage import FightFile, SaveError, pictures
from battlemap.storage.pictures import PictureClosed, drop_unreferenced, format_of
from tests.storage.fights import PNG, PNG_SHA256, did, fight, furnished_scene


def test_a_picture_is_found_by_its_hash(path):
    with FightFile.create(path, fight(scene=furnished_scene()), {PNG_SHA256: PNG}) as file:
        assert file.picture(PNG_SHA256) == PNG
    with FightFile.open(path) as file:
        assert file.picture(PNG_SHA256) == PNG
        assert file.picture("0" * 64) is None
        assert file.picture("'; DROP TABLE pictures; --") is None


def test_the_same_picture_is_kept_once(path):
    with FightFile.create(path, fight()) as file:
        assert file.put_picture(PNG) == file.put_picture(PNG) == PNG_SHA256
        assert file._held.connection.execute("SELECT count(*) FROM pictures").fetchone() == (1,)


def test_an_empty_picture_is_a_picture(path):
    with FightFile.create(path, fight()) as file:
        assert file.picture(file.put_picture(b"")) == b""


# ---------------------------------------------------------------- bit by bit
def test_a_picture_is_read_bit_by_bit(path):
    with FightFile.create(path, fight(), {PNG_SHA256: PNG}) as file:
        found = file.open_picture(PNG_SHA256)
        assert found.size == len(PNG)
        pieces = list(iter(lambda: found.read(7), b""))
        assert b"".join(pieces) == PNG and {len(piece) for piece in pieces[:-1]} == {7}
        assert file.open_picture("0" * 64) is None
        assert file.open_picture(file.put_picture(b"")).read() == b""


@pytest.mark.parametrize("harm", ["x'00'", "'text'", "zeroblob(10)", "12"])
def test_a_damaged_picture_is_told_at_its_end(path, harm):
    with FightFile.create(path, fight(), {PNG_SHA256: PNG}) as file:
        file._held.connection.execute(f"UPDATE pictures SET bytes = {harm}")
        with pytest.raises(SaveError, match=r"^fight\.battlemap: a picture in it is damaged$"):
            found = file.open_picture(PNG_SHA256)
            while found.read():
                pass


def test_the_fight_goes_on_while_a_picture_is_read_and_its_file_is_closed_whole(path):
    with FightFile.create(path, fight(), {PNG_SHA256: PNG}) as file:
        document, found = file.document(find_ruleset), file.open_picture(PNG_SHA256)
        found.read(5)
        did(document, c.GiveTempHp(target="ana", amount=3))
        assert found.read(5) == PNG[5:10]
    with pytest.raises(PictureClosed):
        found.read(5)
    assert [each.name for each in path.parent.iterdir()] == [path.name], "its log is folded in"


@pytest.mark.parametrize("deed", ["save_as", "move_to"])
def test_under_another_name_a_picture_is_opened_anew(path, deed):
    with FightFile.create(path, fight(scene=furnished_scene()), {PNG_SHA256: PNG}) as file:
        found = file.open_picture(PNG_SHA256)
        getattr(file, deed)(path.with_name("other.battlemap"))
        with pytest.raises(PictureClosed):
            found.read()
        assert file.open_picture(PNG_SHA256).read() == PNG


@pytest.mark.parametrize("harm", ["x'00'", "'text'", "zeroblob(10)", "12"])
def test_a_damaged_picture_is_not_shown(path, harm):
    with FightFile.create(path, fight(), {PNG_SHA256: PNG}) as file:
        file._held.connection.execute(f"UPDATE pictures SET bytes = {harm}")
        with pytest.raises(SaveError, match=r"^fight\.battlemap: a picture in it is damaged$"):
            file.picture(PNG_SHA256)


def test_a_picture_too_large_is_refused_and_the_fight_goes_on(path, monkeypatch):
    monkeypatch.setattr(pictures, "LARGEST_PICTURE", 3 * 2**20)
    with FightFile.create(path, fight()) as file:
        document = file.document(find_ruleset)
        with pytest.raises(SaveError, match=r"^fight\.battlemap: the picture is larger than 3 MB$"):
            file.put_picture(bytes(3 * 2**20 + 1))
        did(document, c.Heal(target="gob", amount=1))


def test_no_file_is_made_for_a_picture_too_large(path, monkeypatch):
    monkeypatch.setattr(pictures, "LARGEST_PICTURE", 100)
    with pytest.raises(SaveError, match="larger than"):
        FightFile.create(path, fight(), {"": bytes(101)})
    assert list(path.parent.iterdir()) == []


def test_a_picture_made_too_large_by_others_is_not_even_read(path, monkeypatch):
    with FightFile.create(path, fight(), {PNG_SHA256: PNG}) as file:
        monkeypatch.setattr(pictures, "LARGEST_PICTURE", 100)
        with pytest.raises(SaveError, match="larger than"):
            file.picture(PNG_SHA256)


def test_more_than_512_mb_is_too_large():
    assert pictures.LARGEST_PICTURE == 512 * 1024 * 1024


def test_a_copy_drops_pictures_nothing_speaks_of(path, tmp_path):
    idle, once = b"\xff\xd8\xff idle" * 50_000, b"RIFF....WEBP once"
    once_sha256 = hashlib.sha256(once).hexdigest()
    with FightFile.create(path, fight(scene=furnished_scene()), {PNG_SHA256: PNG}) as file:
        document = file.document(find_ruleset)
        file.put_picture(idle)
        file.put_picture(once)
        did(document, c.SetScene(scene=furnished_scene(once_sha256)))
        document.undo()  # and yet redo will want it
        file.duplicate(tmp_path / "copy.battlemap")
    with FightFile.open(tmp_path / "copy.battlemap") as copy:
        assert copy.picture(PNG_SHA256) == PNG
        assert copy.picture(once_sha256) == once
        assert copy.picture(hashlib.sha256(idle).hexdigest()) is None
    assert copy.path.stat().st_size < len(idle)


def test_formats_are_told_by_the_bytes():
    assert [format_of(data) for data in (PNG, b"\xff\xd8\xff\xe0", b"RIFF\0\0\0\0WEBPVP8 ", b"RIFF", b"")] == [
        "png", "jpeg", "webp", "", "",
    ]  # fmt: skip


@pytest.mark.parametrize("value", ["'text'", "5", "5.5", "NULL"])
def test_a_foreign_row_that_is_no_bytes_mentions_no_picture(value: str) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for table in ("meta (value)", "records (record)", "checkpoints (state)"):
            connection.execute(f"CREATE TABLE {table}")
            connection.execute(f"INSERT INTO {table.split()[0]} VALUES ({value})")
        connection.execute("CREATE TABLE pictures (sha256)")
        connection.execute("INSERT INTO pictures VALUES ('idle')")
        assert drop_unreferenced(connection) == 1
