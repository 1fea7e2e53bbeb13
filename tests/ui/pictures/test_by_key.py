"""The picture's own dialog by its key, with the keyboard alone; all the formats people have pictures in; what stays on disk."""

import io

import pytest
from PIL import Image
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.ui.dialogs.token_picture import PictureDialog
from battlemap.ui.dialogs.token_picture_circle import CircleDialog
from tests.ui.canvas.conftest import open_on
from tests.ui.pictures.conftest import BLUE, RED, disc_of, drop_on, mime_of, picture, picture_of, read_to_end

CTRL = Qt.KeyboardModifier.ControlModifier


def copied(colour: str = "blue") -> None:
    pixmap = QPixmap(QSize(60, 60))
    pixmap.fill(QColor(colour))
    QGuiApplication.clipboard().setPixmap(pixmap)


def asked(hand, *deeds, key=Qt.Key.Key_I) -> list[str]:
    """Press the key; every dialog that opens then is met by the next deed once it has nothing to read; their names."""
    met: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        field = getattr(dialog, "picture", None)
        if dialog is None or len(met) == len(deeds) or (field is not None and field.is_busy):
            return
        if not dialog.isActiveWindow():  # no keys before; nobody manages windows here
            dialog.activateWindow()
            return
        met.append(type(dialog).__name__)
        deeds[len(met) - 1](dialog)

    timer = QTimer(hand.window)
    timer.timeout.connect(look)
    timer.start(5)
    hand.key(key)
    timer.stop()
    return met


def enter(dialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def escape(dialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def paste(dialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_V, CTRL)


# ---------------------------------------------------------------- the key
def test_i_paste_enter_enter_gives_the_selected_a_picture(hand, session):
    copied()
    session.select(["gob-1", "ogre"])
    met = asked(hand, paste, enter, enter)
    assert met == [PictureDialog.__name__, CircleDialog.__name__, PictureDialog.__name__]
    assert picture_of(session, "gob-1") == picture_of(session, "ogre") != "" and picture_of(session, "gob-2") == ""
    assert session.document.position == 1


def test_escape_leaves_all_as_it_was(hand, session):
    copied()
    session.select(["gob-1"])
    met = asked(hand, paste, enter, escape)
    assert met[-1] == PictureDialog.__name__ and picture_of(session, "gob-1") == "" and session.document.position == 0


def test_the_picture_is_taken_away_by_its_dialog(hand, session, file, qtbot):
    drop_on(hand, mime_of(file), 5, 3)
    read_to_end(qtbot, hand.window.pictures)
    session.select(["gob-1"])
    asked(hand, lambda dialog: dialog.picture.clear_button.click(), lambda dialog: dialog.finish())
    assert picture_of(session, "gob-1") == ""
    session.undo()
    assert picture_of(session, "gob-1") != ""


def test_without_anybody_selected_there_is_nothing_to_ask(hand, session):
    session.select([])
    assert not hand.window.actions_.picture.isEnabled()
    assert asked(hand, escape) == []


def test_it_is_in_the_menu_of_a_token_and_not_of_the_ground(hand):
    actions = hand.window.actions_
    assert actions.picture in actions.context(on_token=True) and actions.picture not in actions.context(on_token=False)


@pytest.mark.parametrize("is_file", [False, True])
def test_in_the_form_a_picture_is_pasted_wherever_the_cursor_is(hand, session, file, is_file):
    copied()
    if is_file:
        QGuiApplication.clipboard().setMimeData(mime_of(file))
    session.select(["gob-1"])
    met = asked(
        hand, lambda form: QTest.keyClick(form.name, Qt.Key.Key_V, CTRL), enter, lambda form: form.finish(), key=Qt.Key.Key_F2
    )
    assert CircleDialog.__name__ in met and picture_of(session, "gob-1") and session.state.tokens["gob-1"].name == "Goblin 1"


def test_words_are_pasted_as_words(hand, session):
    QGuiApplication.clipboard().setText("Snaga")
    session.select(["gob-1"])
    asked(hand, lambda form: QTest.keyClick(form.name, Qt.Key.Key_V, CTRL), lambda form: form.finish(), key=Qt.Key.Key_F2)
    assert session.state.tokens["gob-1"].name == "Snaga" and picture_of(session, "gob-1") == ""


# ---------------------------------------------------------------- what people have pictures in
def moving(kind: str) -> bytes:
    """Red, then blue."""
    out = io.BytesIO()
    first, second = (Image.new("RGB", (200, 200), colour) for colour in (RED, BLUE))
    first.save(out, kind, save_all=True, append_images=[second], duration=100)
    return out.getvalue()


def turned() -> bytes:
    """A photograph lying on its side, which says so: upright its head is red, the rest is blue."""
    image = Image.new("RGB", (400, 200), BLUE)
    image.paste(RED, (0, 0, 160, 200))
    exif = Image.Exif()
    exif[0x0112] = 6  # turn it a quarter to the right
    out = io.BytesIO()
    image.save(out, "JPEG", exif=exif, quality=95)
    return out.getvalue()


@pytest.mark.parametrize(("name", "data"), [
    ("moving.gif", moving("GIF")), ("moving.webp", moving("WEBP")), ("moving.png", moving("PNG")),
    ("plain.jpg", picture(RED, kind="JPEG")), ("plain.webp", picture(RED, kind="WEBP")),
])  # fmt: skip
def test_pictures_of_all_kinds_are_taken_and_stand_still(hand, session, tmp_path, qtbot, name, data):
    (tmp_path / name).write_bytes(data)
    drop_on(hand, mime_of(tmp_path / name), 5, 3)
    read_to_end(qtbot, hand.window.pictures)
    disc = disc_of(session, "gob-1")
    red, _, blue, _ = disc.getpixel((disc.width // 2, disc.height // 2))
    assert red > 150 and blue < 90 and getattr(disc, "n_frames", 1) == 1


def test_a_photograph_stands_upright(hand, session, tmp_path, qtbot):
    (tmp_path / "turned.jpg").write_bytes(turned())
    drop_on(hand, mime_of(tmp_path / "turned.jpg"), 5, 3)
    read_to_end(qtbot, hand.window.pictures)
    disc = disc_of(session, "gob-1").convert("RGBA")
    above, below = (disc.getpixel((disc.width // 2, round(disc.height * share))) for share in (0.1, 0.9))
    assert above[0] > 150 and below[2] > 150


# ---------------------------------------------------------------- what stays
def test_another_window_on_the_same_file_shows_it(hand, session, file, qtbot):
    drop_on(hand, mime_of(file), 5, 3)
    read_to_end(qtbot, hand.window.pictures)
    path = session.fight_file.path
    session.close()
    hand.window.close()
    again = type(session)()
    assert again.open_path(path)
    other = open_on(again, qtbot)
    sha256 = picture_of(again, "gob-1")
    qtbot.waitUntil(lambda: other.view.pictures.get(sha256) is not None)
    shown = other.view.grab().toImage().pixelColor(other.point(5, 3.4))
    assert shown.red() > 150 and shown.blue() < 70
    again.close()


def test_a_picture_damaged_in_the_file_is_said_and_the_drawing_stands_for_it(hand, session, file, qtbot):
    from battlemap.encounter import commands as c

    damaged = session.fight_file.put_picture(b"this was a picture once")
    session.do(c.Edit(token="gob-1", fields={"picture": damaged}))
    hand.view.grab()
    qtbot.waitUntil(lambda: hand.window.notice.text != "")
    assert hand.window.notice.text.startswith("A picture of this fight ")
    assert hand.view.pictures.get(damaged) is None


def test_an_empty_clipboard_is_no_picture(hand, monkeypatch) -> None:
    """Some desktops give no contents at all then."""
    monkeypatch.setattr("PySide6.QtGui.QClipboard.mimeData", lambda _self, *_mode: None)
    hand.window.session.select(["ana"])
    hand.key(Qt.Key.Key_V, CTRL)
    assert hand.window.notice.text == "There is no picture on the clipboard."
