"""The picture in a token's form: chosen, pasted, dropped, cut, taken away, for one and for all of its kind."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QMouseEvent, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QPushButton

from battlemap.geometry import Cell
from battlemap.imaging.disc import Cut, Uncut
from battlemap.ui.canvas.token_item import look_of
from battlemap.ui.dialogs.token import TokenDialog
from battlemap.ui.dialogs.token_picture import PictureDialog
from battlemap.ui.dialogs.token_picture_circle import RIM, SIDE, CircleDialog
from tests.ui.pictures.conftest import Drag, disc_of, mime_of, picture, picture_of

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def opened(qtbot):
    def show(dialog):
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


@pytest.fixture
def form(session, opened):
    """The form of one of three goblins."""
    return opened(TokenDialog(session, session.state.tokens["gob-1"], Cell(5, 3), None))


def press(dialog, kind=QDialogButtonBox.StandardButton.Ok) -> None:
    QTest.mouseClick(dialog.buttons.button(kind), LEFT)


def answering(qtbot, field, deed, answer=lambda circle: press(circle)) -> None:
    """Do it, and answer the dialog that asks for the circle once the picture is read."""
    answered = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, CircleDialog):
            timer.stop()
            answered.append(dialog)
            answer(dialog)

    timer = QTimer(field)
    timer.timeout.connect(look)
    timer.start(5)
    deed()
    qtbot.waitUntil(lambda: bool(answered) and not field.is_busy, timeout=20_000)


def choose_file(monkeypatch, path) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(path), "")))


# ---------------------------------------------------------------- where it comes from
def test_a_file_is_chosen_cut_and_kept_with_the_form(form, session, file, qtbot, monkeypatch):
    choose_file(monkeypatch, file)
    plain = form.picture.face.grab().toImage()
    answering(qtbot, form.picture, lambda: QTest.mouseClick(form.picture.choose_button, LEFT))
    assert form.picture.face.grab().toImage() != plain  # shown before it is kept
    assert session.document.position == 0 and session.state.tokens["gob-1"].creature.picture == ""
    form.hp.setValue(5)
    press(form)
    assert session.document.position == 1 and session.state.tokens["gob-1"].hp == 5
    assert disc_of(session, "gob-1").getpixel((0, 0))[3] == 0 and picture_of(session, "gob-2") == ""
    session.undo()
    assert (picture_of(session, "gob-1"), session.state.tokens["gob-1"].hp) == ("", 7)


def test_all_of_its_kind_have_it_in_the_same_step(form, session, file, qtbot, monkeypatch):
    choose_file(monkeypatch, file)
    assert form.picture.everybody.text() == "All 3 × Goblin"
    answering(qtbot, form.picture, form.picture.choose)
    form.picture.everybody.click()
    form.name.setText("Chief")
    press(form)
    assert {picture_of(session, f"gob-{i}") for i in (1, 2, 3)} == {picture_of(session, "gob-1")} != {""}
    assert session.state.tokens["gob-1"].name == "Chief" and picture_of(session, "ogre") == ""
    assert session.document.position == 1
    session.undo()
    assert {picture_of(session, f"gob-{i}") for i in (1, 2, 3)} == {""}


def test_who_is_alone_of_its_kind_is_not_asked_for_all(session, opened):
    assert opened(TokenDialog(session, session.state.tokens["ogre"], Cell(9, 6), None)).picture.everybody.isHidden()


def test_it_is_dropped_on_the_face(form, session, file, qtbot):
    drag = Drag(form.picture.face, mime_of(file))
    drag.enter(QPoint(40, 40))
    assert drag.is_taken
    answering(qtbot, form.picture, lambda: drag.drop(QPoint(40, 40)))
    press(form)
    assert picture_of(session, "gob-1")


def test_it_is_pasted(form, session, qtbot):
    pixmap = QPixmap(50, 50)
    pixmap.fill(QColor("blue"))
    QGuiApplication.clipboard().setPixmap(pixmap)
    answering(qtbot, form.picture, lambda: QTest.mouseClick(form.picture.paste_button, LEFT))
    press(form)
    assert disc_of(session, "gob-1").getpixel((64, 64))[2] > 200


def test_those_that_are_added_have_it(session, opened, file, qtbot, monkeypatch):
    choose_file(monkeypatch, file)
    adding = opened(TokenDialog(session, None, Cell(3, 6), None))
    adding.name.setText("Wolf")
    adding.count.setValue(3)
    answering(qtbot, adding.picture, adding.picture.choose)
    press(adding)
    assert len({picture_of(session, f"wolf-{i}") for i in (1, 2, 3)} - {""}) == 1


# ---------------------------------------------------------------- not taken, taken away
def test_a_circle_that_is_not_taken_changes_nothing(form, session, file, qtbot, monkeypatch):
    choose_file(monkeypatch, file)
    answering(
        qtbot, form.picture, form.picture.choose, lambda circle: press(circle, QDialogButtonBox.StandardButton.Cancel)
    )
    press(form)
    assert session.document.position == 0 and picture_of(session, "gob-1") == ""


def test_it_is_taken_away_and_undo_brings_it_back(form, session, file, qtbot, monkeypatch, opened):
    choose_file(monkeypatch, file)
    assert not form.picture.clear_button.isEnabled()
    answering(qtbot, form.picture, form.picture.choose)
    press(form)
    had = picture_of(session, "gob-1")
    again = opened(TokenDialog(session, session.state.tokens["gob-1"], Cell(5, 3), None))
    QTest.mouseClick(again.picture.clear_button, LEFT)
    press(again)
    assert picture_of(session, "gob-1") == ""
    session.undo()
    assert picture_of(session, "gob-1") == had


def test_a_form_left_alone_keeps_the_picture(form, session, file, qtbot, monkeypatch, opened):
    choose_file(monkeypatch, file)
    answering(qtbot, form.picture, form.picture.choose)
    press(form)
    position = session.document.position
    press(opened(TokenDialog(session, session.state.tokens["gob-1"], Cell(5, 3), None)))
    assert session.document.position == position


@pytest.mark.parametrize(("name", "data", "said"), [
    ("broken.png", picture()[:300], 'The picture "broken.png" is damaged.'),
    ("story.webp", b"Once upon a time", 'The picture "story.webp" is no PNG, JPEG, WebP or GIF.'),
])  # fmt: skip
def test_what_is_no_picture_is_said_in_the_form(form, session, tmp_path, qtbot, monkeypatch, name, data, said):
    (tmp_path / name).write_bytes(data)
    choose_file(monkeypatch, tmp_path / name)
    form.hp.setValue(5)
    form.picture.choose()
    qtbot.waitUntil(lambda: form.wrong.isVisible())
    assert form.wrong.text() == said and form.hp.value() == 5 and form.isVisible()


def test_nothing_on_the_clipboard_is_said(form):
    QGuiApplication.clipboard().setText("Once upon a time")
    form.picture.paste()
    assert form.wrong.text() == "There is no picture on the clipboard."


def test_where_it_cannot_be_kept_the_form_says_so_and_stays(form, session, file, qtbot, monkeypatch):
    choose_file(monkeypatch, file)
    answering(qtbot, form.picture, form.picture.choose)
    session.fight_file.path.rename(session.fight_file.path.with_name("elsewhere.battlemap"))
    press(form)
    assert form.isVisible() and "moved or deleted" in form.wrong.text() and picture_of(session, "gob-1") == ""


# ---------------------------------------------------------------- the face in the form
def test_the_face_follows_the_form(form):
    seen = [form.picture.face.grab().toImage()]
    for change in (
        lambda: form.name.setText("Skeleton 4"), lambda: form.side.choose("party"), lambda: form.character.setChecked(True),
    ):  # fmt: skip
        change()
        seen.append(form.picture.face.grab().toImage())
    assert all(seen[i] != seen[i + 1] for i in range(3))


def test_the_picture_of_several_by_its_own_dialog(session, opened, file, qtbot, monkeypatch):
    choose_file(monkeypatch, file)
    look = look_of(session.state.tokens["gob-1"], session.state.scene.square)
    dialog = opened(PictureDialog(session, ("gob-1", "ogre"), look, None))
    answering(qtbot, dialog.picture, dialog.picture.choose)
    press(dialog)
    assert picture_of(session, "gob-1") == picture_of(session, "ogre") != "" and session.document.position == 1


# ---------------------------------------------------------------- the circle
@pytest.fixture
def circle(session, opened):
    """On a picture of 400 x 800."""
    look = look_of(session.state.tokens["gob-1"], session.state.scene.square)
    return opened(CircleDialog(Uncut.read(picture(size=(400, 800))), look, None))


def test_it_begins_with_the_usual_circle(circle):
    assert circle.cut == Cut(0.5, 0.4, 1.0)


def _mouse(widget, kind, x: float, y: float, button=LEFT, buttons=LEFT) -> None:
    at = QPointF(x, y)
    QApplication.sendEvent(widget, QMouseEvent(kind, at, widget.mapToGlobal(at), button, buttons, NONE))


def drag(widget, start, end) -> None:
    _mouse(widget, QEvent.Type.MouseButtonPress, *start)
    _mouse(widget, QEvent.Type.MouseMove, *end, Qt.MouseButton.NoButton)
    _mouse(widget, QEvent.Type.MouseButtonRelease, *end, LEFT, Qt.MouseButton.NoButton)


def wheel(widget, notches: int, x: float = SIDE / 2, y: float = SIDE / 2) -> None:
    at = QPointF(x, y)
    event = QWheelEvent(
        at, widget.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton, NONE,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def test_a_drag_moves_the_picture_and_no_further_than_its_rim(circle):
    diameter = SIDE - 2 * RIM
    drag(circle.circle, (180, 180), (180, 180 - diameter / 4))
    assert circle.cut.y == pytest.approx(0.4 + 0.25 * 400 / 800) and circle.cut.x == 0.5
    drag(circle.circle, (180, 180), (170, -9000))
    assert circle.cut == Cut(0.5, 0.75, 1.0)


def test_the_wheel_zooms_where_the_pointer_is(circle):
    before, x, y = circle.cut, 180 + 79, 180 - 79
    diameter = SIDE - 2 * RIM

    def under() -> tuple[float, float]:
        """The place of the picture below the pointer, in its pixels."""
        across = circle.cut.across * 400
        return circle.cut.x * 400 + (x - SIDE / 2) / diameter * across, circle.cut.y * 800 + (y - SIDE / 2) / diameter * across

    place = under()
    wheel(circle.circle, 4, x, y)
    assert circle.cut.across < before.across and under() == pytest.approx(place, abs=0.5)
    wheel(circle.circle, -40)
    assert circle.cut.across == 2.0  # all of the picture, and beside it nothing


def test_the_slider_and_the_wheel_agree(circle):
    circle.zoom.setValue(circle.zoom.maximum())
    assert circle.cut.across == pytest.approx(0.1)
    wheel(circle.circle, -100)
    assert circle.zoom.value() == 0


def test_keys_move_and_zoom_and_a_double_click_starts_again(circle):
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(circle.circle, key)
    assert circle.cut.across < 1 and circle.cut.x > 0.5 and circle.cut.y > 0.4
    _mouse(circle.circle, QEvent.Type.MouseButtonDblClick, 180, 180)
    assert circle.cut == Cut(0.5, 0.4, 1.0)


def test_a_button_starts_again_and_the_slider_follows(circle):
    usual, place = circle.cut, circle.zoom.value()
    wheel(circle.circle, 5)
    drag(circle.circle, (180, 180), (120, 150))
    assert circle.cut != usual and circle.zoom.value() != place
    (again,) = (each for each in circle.findChildren(QPushButton) if each.text() == "Start again")
    QTest.mouseClick(again, LEFT)
    assert circle.cut == usual and circle.zoom.value() == place


def test_what_is_seen_in_the_circle_is_what_is_cut(session, opened, qtbot, file, monkeypatch, form):
    """A picture of four colours: the one zoomed to is the only one in the disc."""
    from PIL import Image

    image = Image.new("RGB", (400, 400), (250, 250, 0))
    image.paste((0, 200, 0), (300, 300, 400, 400))
    image.save(file)
    choose_file(monkeypatch, file)

    def zoom(dialog: CircleDialog) -> None:
        wheel(dialog.circle, 8, 330, 330)
        dialog.circle.move_by(9, 9)
        dialog.circle.zoom_to(0.2)
        dialog.circle.move_by(9, 9)
        press(dialog)

    answering(qtbot, form.picture, form.picture.choose, zoom)
    press(form)
    disc = disc_of(session, "gob-1")
    red, green, blue, alpha = disc.getpixel((disc.width // 2, disc.height // 2))
    assert alpha == 255 and green > 150 and red < 80 and blue < 80
