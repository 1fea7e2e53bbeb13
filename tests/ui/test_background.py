"""Decoding beside the window: what it must never do to the window."""

import io

import pytest
from PIL import Image
from PySide6.QtCore import QByteArray, QDataStream, QRect
from PySide6.QtGui import QImageReader
from shiboken6 import Shiboken

from battlemap.ui import background
from battlemap.ui.library import thumbnail


def picture(kind: str) -> bytes:
    kept = io.BytesIO()
    Image.new("RGB", (90, 60), (200, 100, 50)).save(kept, kind)
    return kept.getvalue()


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
