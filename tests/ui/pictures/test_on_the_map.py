"""A picture dropped on a token, or pasted onto the selected ones."""

import hashlib
import os
import sqlite3
import struct
import zlib
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, Qt, QTimer, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.storage import FightFile
from battlemap.ui import picture_drops
from battlemap.ui.creature_pictures import read
from battlemap.ui.dialogs.import_map import ImportDialog
from battlemap.ui.dialogs.token_picture_circle import CircleDialog
from tests.ui.pictures.conftest import (
    BLUE,
    Drag,
    disc_of,
    drop_on,
    mime_of,
    picture,
    picture_of,
    place,
    read_to_end,
)

CTRL = Qt.KeyboardModifier.ControlModifier


def pictured(session) -> set[str]:
    return {token_id for token_id in session.state.tokens if picture_of(session, token_id)}


def drops(hand):
    return hand.window.pictures


# ---------------------------------------------------------------- dropped
def test_dropped_on_a_token_it_is_its_picture_in_one_step(hand, session, file, qtbot):
    before = session.document.position
    assert drop_on(hand, mime_of(file), 5, 3).is_taken
    read_to_end(qtbot, drops(hand))
    assert pictured(session) == {"gob-1"} and session.document.position == before + 1
    disc = disc_of(session, "gob-1")
    assert disc.size == (300, 300) and disc.getpixel((0, 0))[3] == 0 and disc.getpixel((150, 150))[0] > 180
    session.undo()
    assert pictured(session) == set()
    session.redo()
    assert pictured(session) == {"gob-1"}


def test_of_several_selected_those_of_its_kind_have_it(hand, session, file, qtbot):
    session.select(["gob-1", "gob-3", "ogre", "ana"])
    drop_on(hand, mime_of(file), 5, 3)
    read_to_end(qtbot, drops(hand))
    assert pictured(session) == {"gob-1", "gob-3"}
    assert "2 × Goblin" in hand.window.notice.text
    session.undo()
    assert pictured(session) == set()


def test_on_a_token_that_is_not_selected_it_is_for_that_one(hand, session, file, qtbot):
    session.select(["gob-1", "gob-3"])
    drop_on(hand, mime_of(file), 6, 3)
    read_to_end(qtbot, drops(hand))
    assert pictured(session) == {"gob-2"}


def test_while_it_is_dragged_it_is_seen_whose_it_would_be(hand, session, file):
    session.select(["gob-1", "gob-2"])
    drag, plain = Drag(hand.window, mime_of(file)), hand.view.grab().toImage()
    drag.enter(place(hand, 1, 8))
    drag.to(place(hand, 5, 3))
    assert drag.is_taken and hand.window.notice.text == "Let go: a picture for 2 × Goblin"
    assert hand.view.grab().toImage() != plain
    drag.to(place(hand, 2, 2))
    assert hand.window.notice.text == "Let go: a picture for Ana"
    drag.leave()
    assert hand.window.notice.text == "" and hand.view.grab().toImage() == plain
    assert pictured(session) == set()


def test_beside_all_tokens_it_is_a_map(hand, session, file, monkeypatch, qtbot):
    asked = []
    monkeypatch.setattr(ImportDialog, "opened", classmethod(lambda cls, session, path, *rest: asked.append(path)))
    assert drop_on(hand, mime_of(file), 1, 8).is_taken
    qtbot.waitUntil(lambda: asked == [file])
    assert pictured(session) == set()


def test_pixels_dragged_out_of_a_browser_are_a_picture(hand, session, qtbot):
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill(QColor(*BLUE))
    mime = QMimeData()
    mime.setUrls([QUrl("https://example.org/goblin.html")])
    mime.setImageData(image)
    assert drop_on(hand, mime, 5, 3).is_taken
    read_to_end(qtbot, drops(hand))
    assert disc_of(session, "gob-1").getpixel((64, 64))[2] > 180
    assert not drop_on(hand, mime, 1, 8).is_taken  # and no map


def test_several_dropped_in_quick_succession_all_arrive(hand, session, file, tmp_path, qtbot):
    other, bad = tmp_path / "other.png", tmp_path / "bad.png"
    other.write_bytes(picture(BLUE))
    bad.write_bytes(b"none")
    drop_on(hand, mime_of(file), 5, 3)
    drop_on(hand, mime_of(bad), 7, 3)
    drop_on(hand, mime_of(other), 6, 3)
    read_to_end(qtbot, drops(hand))
    assert pictured(session) == {"gob-1", "gob-2"} and session.document.position == 2
    tokens = session.state.tokens
    assert tokens["gob-1"].creature.picture != tokens["gob-2"].creature.picture


def test_the_same_picture_is_kept_once(hand, session, file, qtbot):
    for x in (5, 6, 7):
        drop_on(hand, mime_of(file), x, 3)
        read_to_end(qtbot, drops(hand))
    assert len({picture_of(session, f"gob-{i}") for i in (1, 2, 3)}) == 1
    path = session.fight_file.path
    session.close()
    with sqlite3.connect(path) as connection:
        ((sha256, data),) = connection.execute("SELECT sha256, bytes FROM pictures").fetchall()
    assert hashlib.sha256(data).hexdigest() == sha256


def test_it_is_there_when_the_fight_is_opened_again_and_in_a_copy(hand, session, file, qtbot, tmp_path):
    drop_on(hand, mime_of(file), 5, 3)
    read_to_end(qtbot, drops(hand))
    kept, path = session.picture(picture_of(session, "gob-1")), session.fight_file.path
    assert session.duplicate(tmp_path / "copy.battlemap")
    session.undo()  # a copy made now keeps it too: redo will want it
    assert session.duplicate(tmp_path / "undone.battlemap")
    session.close()
    for each in (path, tmp_path / "copy.battlemap", tmp_path / "undone.battlemap"):
        with FightFile.open(each) as file_:
            assert file_.picture(hashlib.sha256(kept).hexdigest()) == kept


def test_it_is_painted_as_soon_as_it_is_decoded(hand, session, file, qtbot):
    item = hand.view.items_by_id["gob-1"]
    drop_on(hand, mime_of(file), 5, 3)
    read_to_end(qtbot, drops(hand))
    qtbot.waitUntil(lambda: hand.view.pictures.get(item.look.picture) is not None)
    shown = hand.view.grab().toImage().pixelColor(hand.point(5, 3.4))
    assert shown.red() > 150 and shown.blue() < 70


def test_the_circle_may_be_chosen_afterwards(hand, session, tmp_path, qtbot):
    halves = QImage(400, 400, QImage.Format.Format_RGB32)
    halves.fill(QColor("red"))
    for y in range(200, 400):
        for x in range(400):
            halves.setPixelColor(x, y, QColor("blue"))
    halves.save(str(tmp_path / "halves.png"))
    drop_on(hand, mime_of(tmp_path / "halves.png"), 5, 3)
    read_to_end(qtbot, drops(hand))
    first = picture_of(session, "gob-1")

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, CircleDialog)
        dialog.circle.zoom_to(0.4)
        dialog.circle.move_by(0, 5)
        dialog.finish()

    QTimer.singleShot(0, hand.window, choose)
    hand.window.notice.act()
    assert picture_of(session, "gob-1") not in ("", first)
    assert disc_of(session, "gob-1").getpixel((60, 60))[2] > 200
    session.undo()
    assert picture_of(session, "gob-1") == first


# ---------------------------------------------------------------- what is no picture
def test_a_bad_picture_is_one_sentence_and_nothing_happens(hand, session, tmp_path, qtbot):
    head = b"IHDR" + struct.pack(">IIBBBBB", 90_000, 90_000, 8, 2, 0, 0, 0)
    vast = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head))
    for name, data, said in (
        ("broken.png", picture()[:200], 'The picture "broken.png" is damaged.'),
        ("story.jpg", b"Once upon a time", 'The picture "story.jpg" is no PNG, JPEG, WebP or GIF.'),
        ("vast.png", vast, 'The picture "vast.png" is 90000 x 90000 pixels, more than 64 million.'),
    ):
        path = tmp_path / name
        path.write_bytes(data)
        drop_on(hand, mime_of(path), 5, 3)
        read_to_end(qtbot, drops(hand))
        assert hand.window.notice.text == said
    gone = tmp_path / "gone.png"
    drop_on(hand, mime_of(gone), 5, 3)
    read_to_end(qtbot, drops(hand))
    assert hand.window.notice.text == 'The picture "gone.png" cannot be read (No such file or directory).'
    assert pictured(session) == set() and session.document.position == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_no_picture_and_not_waited_for(hand, session, tmp_path, qtbot):
    os.mkfifo(tmp_path / "pipe.png")
    drop_on(hand, mime_of(tmp_path / "pipe.png"), 5, 3)
    read_to_end(qtbot, drops(hand))
    assert hand.window.notice.text == 'The picture "pipe.png" is a folder, a pipe or a device, and no file.'
    assert pictured(session) == set() and session.document.position == 0


def test_where_it_cannot_be_kept_is_said(hand, session, file, qtbot):
    session.close()
    drop_on(hand, mime_of(file), 5, 3)
    read_to_end(qtbot, drops(hand))
    assert "none yet: save it first" in hand.window.notice.text and pictured(session) == set()


def test_a_slow_picture_can_be_stopped(hand, session, file, qtbot, monkeypatch):
    monkeypatch.setattr(picture_drops, "SLOW_MS", 0)
    waiting, go = [], Event()
    monkeypatch.setattr("battlemap.ui.creature_pictures.read", lambda source: waiting.append(1) or go.wait(20) or read(source))
    drops(hand)._slow.setInterval(0)
    drop_on(hand, mime_of(file), 5, 3)
    qtbot.waitUntil(lambda: hand.window.notice.text == "Reading the picture…")
    hand.window.notice.act()
    go.set()
    qtbot.waitUntil(lambda: bool(waiting) and not drops(hand).is_busy)
    QApplication.processEvents()
    assert pictured(session) == set()


def test_another_fight_opened_meanwhile_gets_nothing(hand, session, file, qtbot, tmp_path, monkeypatch):
    go, ended = Event(), []

    def slowly(source):
        go.wait(20)
        ended.append(1)
        return read(source)

    monkeypatch.setattr("battlemap.ui.creature_pictures.read", slowly)
    drop_on(hand, mime_of(file), 5, 3)
    assert session.duplicate(tmp_path / "other.battlemap") and session.open_path(tmp_path / "other.battlemap")
    go.set()
    qtbot.waitUntil(lambda: bool(ended))
    QTest.qWait(50)
    assert pictured(session) == set()


# ---------------------------------------------------------------- pasted
def copy_picture(colour="blue") -> None:
    pixmap = QPixmap(60, 90)
    pixmap.fill(QColor(colour))
    QGuiApplication.clipboard().setPixmap(pixmap)


def test_pasted_it_is_for_all_that_are_selected(hand, session, qtbot):
    session.select(["gob-1", "ogre"])
    copy_picture()
    hand.key(Qt.Key.Key_V, CTRL)
    read_to_end(qtbot, drops(hand))
    assert pictured(session) == {"gob-1", "ogre"} and session.document.position == 1
    assert disc_of(session, "ogre").getpixel((64, 64))[2] > 200


def test_a_file_that_was_copied_is_pasted(hand, session, file, qtbot):
    session.select(["ana"])
    QGuiApplication.clipboard().setMimeData(mime_of(file))
    hand.key(Qt.Key.Key_V, CTRL)
    read_to_end(qtbot, drops(hand))
    assert pictured(session) == {"ana"}


def test_bytes_on_the_clipboard_are_taken_as_they_are(hand, session, qtbot):
    mime = QMimeData()
    mime.setData("image/jpeg", picture(BLUE, kind="JPEG"))
    QGuiApplication.clipboard().setMimeData(mime)
    session.select(["ana"])
    hand.key(Qt.Key.Key_V, CTRL)
    read_to_end(qtbot, drops(hand))
    assert disc_of(session, "ana").getpixel((150, 150))[2] > 180


@pytest.mark.parametrize("selected", [[], ["gob-1"]])
def test_what_cannot_be_pasted_is_said(hand, session, selected):
    session.select(selected)
    QGuiApplication.clipboard().setText("Once upon a time")
    hand.key(Qt.Key.Key_V, CTRL)
    assert hand.window.notice.text == "There is no picture on the clipboard."
    if not selected:
        copy_picture()
        hand.key(Qt.Key.Key_V, CTRL)
        assert hand.window.notice.text == "Select the tokens that are to have the picture first."
    assert session.document.position == 0


def test_while_lines_are_chosen_paste_is_the_pencils(hand, session):
    session.select(["gob-1"])
    copy_picture()
    hand.window.choose_tool("wall")
    hand.window.tools["wall"].bar.choose_mode("select")
    hand.key(Qt.Key.Key_V, CTRL)
    assert not drops(hand).is_busy and pictured(session) == set()
