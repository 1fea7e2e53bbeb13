"""Decoding beside the window: what it must never do to the window."""

import io
import threading

import platformdirs
import pytest
from msgspec.structs import replace
from PIL import Image
from PySide6.QtCore import QByteArray, QDataStream, QRect
from PySide6.QtGui import QImageReader
from shiboken6 import Shiboken

from battlemap.encounter import commands as c
from battlemap.model import Picture
from battlemap.storage.pictures import OpenPicture
from battlemap.ui import background
from battlemap.ui.library import thumbnail
from battlemap.ui.threads import pool
from tests.ui.canvas.conftest import calm as calm


def picture(kind: str, red: int = 200) -> bytes:
    kept = io.BytesIO()
    Image.new("RGB", (90, 60), (red, 100, 50)).save(kept, kind)
    return kept.getvalue()


@pytest.fixture
def read_by(monkeypatch) -> list[int]:
    """Which thread read each piece of a picture in a file."""
    found: list[int] = []
    read = OpenPicture.read

    def told(self: OpenPicture, most: int = 50) -> bytes:
        found.append(threading.get_ident())
        return read(self, most)

    monkeypatch.setattr(OpenPicture, "read", told)
    return found


def on_the_map(session, data: bytes) -> str:
    """The fight has a file with the picture, and shows it below its map."""
    session.new_fight()
    sha256 = session.keep_picture(data)
    placed = Picture(sha256=sha256, width_px=90, height_px=60, px_per_square=4)
    assert session.do(c.SetScene(scene=replace(session.state.scene, picture=placed))) is not None
    return sha256


@pytest.mark.parametrize("kind", ["jpeg", "webp", "png"])
def test_the_window_reads_no_picture(calm, qtbot, read_by, kind) -> None:
    session, pictures = calm.window.session, calm.view.pictures
    sha256 = on_the_map(session, picture(kind))
    qtbot.waitUntil(lambda: pictures.get(sha256) is not None)
    assert len(read_by) > 2 and threading.get_ident() not in read_by


@pytest.mark.parametrize("kind", ["jpeg", "png"])
def test_a_picture_that_is_not_what_its_hash_says_is_told(calm, qtbot, kind) -> None:
    session = calm.window.session
    with qtbot.waitSignal(calm.view.pictures.failed) as failed:
        session.new_fight()
        sha256 = session.keep_picture(picture(kind, 90))  # read by nobody yet
        session.fight_file.connection.execute("UPDATE pictures SET bytes = ?", (picture(kind, 90) + b"more",))
        placed = Picture(sha256=sha256, width_px=90, height_px=60, px_per_square=4)
        session.do(c.SetScene(scene=replace(session.state.scene, picture=placed)))
    assert failed.args == [sha256, "is damaged"]


def test_of_a_fight_that_is_put_away_nothing_is_read_any_more(calm, qtbot, monkeypatch) -> None:
    """And its file is closed whole, however far a picture was read."""
    session, pictures = calm.window.session, calm.view.pictures
    begun, go_on = threading.Event(), threading.Event()
    read = OpenPicture.read

    def slowly(self: OpenPicture, most: int = 50) -> bytes:
        piece = read(self, most)
        begun.set()
        assert go_on.wait(30)
        return piece

    monkeypatch.setattr(OpenPicture, "read", slowly)
    failed: list[str] = []
    pictures.failed.connect(lambda sha256, _why: failed.append(sha256))
    sha256 = on_the_map(session, picture("png", 91))
    assert begun.wait(30)
    path = session.fight_file.path
    session.new_fight()
    assert [each.name for each in path.parent.iterdir() if each.name.startswith(path.name)] == [path.name]
    go_on.set()
    pool("decoding").waitForDone()
    qtbot.wait(1)
    assert pictures.ground(sha256) is None and failed == []


def test_a_picture_seen_before_is_there_without_being_read(calm, qtbot, read_by, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path))
    session, pictures = calm.window.session, calm.view.pictures
    kept = io.BytesIO()
    Image.new("RGB", (2100, 40), (7, 100, 50)).save(kept, "png")
    sha256 = on_the_map(session, kept.getvalue())
    qtbot.waitUntil(lambda: pictures.get(sha256) is not None)
    pool("decoding").waitForDone()
    assert [path.name for path in (tmp_path / "tiles").iterdir()] == [f"{sha256}.tiles"]
    path, before = session.fight_file.path, pictures.get(sha256).toImage()
    read_by.clear()
    session.new_fight()
    background._shared.clear()
    assert session.open_path(path)
    qtbot.waitUntil(lambda: pictures.get(sha256) is not None)
    assert read_by == [] and pictures.get(sha256).toImage() == before


@pytest.fixture
def readers(monkeypatch) -> list[QImageReader]:
    """Every reader that is made."""
    made: list[QImageReader] = []
    reader_on = background.reader_on

    def kept(stream: QDataStream) -> QImageReader:
        made.append(reader_on(stream))
        assert not Shiboken.createdByPython(made[-1].device())  # one that is waits for Python while it holds Qt's lock
        return made[-1]

    for module in (background, thumbnail):
        monkeypatch.setattr(module, "reader_on", kept)
    return made


@pytest.mark.parametrize("kind", ["jpeg", "webp", "png"])
def test_a_picture_is_decoded_without_asking_python(readers, kind) -> None:
    data = picture(kind)
    rows = list(background._Reader(data, background._header(data)).strips())
    assert sum(len(strip) for strip in rows) == 60 and readers


def test_a_thumbnail_is_decoded_without_asking_python(readers) -> None:
    assert not thumbnail._decoded(picture("jpeg"), QRect(0, 0, 30, 20).size()).isNull() and len(readers) == 1


def test_the_stream_is_read_from_its_beginning() -> None:
    stream = QDataStream(QByteArray(picture("png")))
    assert background.reader_on(stream).read().size().toTuple() == (90, 60)
