"""A plain picture becomes a map: found, typed, dragged, cut, turned; read and written beside the window, and called off."""

import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlemap.importers import import_map
from battlemap.storage import FightFile
from battlemap.storage.places import fights_folder
from battlemap.ui.dialogs import import_map_work
from battlemap.ui.dialogs.import_map import ImportDialog
from battlemap.ui.dialogs.import_map_picture import PictureDialog
from battlemap.ui.session import Session
from battlemap.ui.settings import Settings
from battlemap.ui.theme import apply_theme
from tests.imaging.drawn import Lines, art, printed

LEFT = Qt.MouseButton.LeftButton
LINES = Lines(70.0, 20.0, 45.0, 2, 0.5)


@pytest.fixture
def session(qapp):
    apply_theme(qapp)
    session = Session()
    yield session
    session.close()


@pytest.fixture
def ruin(tmp_path):
    """1400 x 1000 pixels with printed squares of 70, which begin at (20, 45)."""
    path = tmp_path / "ruin.png"
    Image.fromarray(printed(1400, 1000, LINES, 3)).save(path)
    return path


@pytest.fixture
def wood(tmp_path):
    """1399 x 1001 pixels without a grid."""
    path = tmp_path / "wood.png"
    Image.fromarray(art(1399, 1001, 4)).save(path)
    return path


@pytest.fixture
def opened(qtbot, session):
    def show(path, read=True) -> PictureDialog:
        dialog = ImportDialog.opened(session, path, None, Settings())
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        if read:
            dialog._work.wait()
        return dialog

    return show


def drag(dialog: PictureDialog, start: QPointF, end: QPointF, keys=Qt.KeyboardModifier.NoModifier) -> None:
    """Press on the bench, move there in steps, let go; places are in widget pixels."""
    bench = dialog.bench
    for kind, at, button, held in (
        (QEvent.Type.MouseButtonPress, start, LEFT, LEFT),
        (QEvent.Type.MouseMove, (start + end) / 2, Qt.MouseButton.NoButton, LEFT),
        (QEvent.Type.MouseMove, end, Qt.MouseButton.NoButton, LEFT),
        (QEvent.Type.MouseButtonRelease, end, LEFT, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(kind, at, bench.mapToGlobal(at), button, held, keys)
        QApplication.sendEvent(bench, event)


def to(dialog: PictureDialog, field, text: str) -> None:
    """Type into a field, and go on to the next."""
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Tab)


def number(field, value: float) -> str:
    return field.locale().toString(value)


# ---------------------------------------------------------------- found by itself
def test_the_printed_grid_is_there_and_enter_takes_it(opened, session, ruin):
    dialog = opened(ruin)
    assert "printed grid" in dialog.panel.status.text() and "100%" in dialog.panel.detail.text()
    assert dialog.sentence.text().startswith("20 x 15 squares, 70 px each · 30 m x 22.5 m")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    scene = session.state.scene
    assert (scene.width, scene.height, scene.picture.px_per_square) == (20, 15, 70)
    assert scene.picture.left == pytest.approx(-20 / 70, abs=0.01) and scene.picture.top == pytest.approx(25 / 70, abs=0.01)
    assert session.fight_file.picture(scene.picture.sha256) == ruin.read_bytes()


@pytest.mark.parametrize("form", ["BMP", "TIFF", "GIF", "AVIF"])
def test_a_picture_of_another_kind_is_opened_too(opened, session, ruin, form):
    path = ruin.with_suffix(f".{form.lower()}")
    Image.open(ruin).save(path, form)
    dialog = opened(path)
    assert dialog.sentence.text().startswith("20 x 15 squares, 70 px each")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert session.state.scene.picture.px_per_square == 70
    assert session.fight_file.picture(session.state.scene.picture.sha256).startswith(b"\x89PNG")


def test_a_damaged_one_of_another_kind_is_a_sentence(session, tmp_path, qtbot):
    path = tmp_path / "scan.tif"
    path.write_bytes(b"II*\0" + b"\0" * 60)
    with qtbot.waitSignal(session.message) as told:
        assert ImportDialog.opened(session, path, None) is None
    assert told.args == ["scan.tif: the picture is a TIFF, but damaged"]


def test_without_a_grid_it_says_so(opened, wood):
    dialog = opened(wood)
    assert "No printed grid" in dialog.panel.status.text()
    assert "Type columns" in dialog.panel.detail.text()


def test_a_name_that_says_its_size_is_believed(opened, wood):
    path = wood.rename(wood.with_name("wood 20x14.png"))
    dialog = opened(path)
    assert (dialog.columns.value(), dialog.rows.value()) == (20, 14)
    assert "name" in dialog.panel.detail.text()


def test_enter_before_it_is_read_waits_for_it(opened, session, ruin):
    dialog = opened(ruin, read=False)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible() and session.state.scene.picture.px_per_square == 70


def test_what_was_typed_is_not_changed_by_what_is_found(opened, ruin):
    dialog = opened(ruin, read=False)
    to(dialog, dialog.columns, "10")
    dialog._work.wait()
    assert dialog.px.value() == 140 and dialog.panel.use_found.isVisible()
    dialog.panel.use_found.click()
    assert dialog.px.value() == 70 and not dialog.panel.use_found.isVisible()


# ---------------------------------------------------------------- numbers
def test_columns_rows_pixels_follow_each_other(opened, wood):
    dialog = opened(wood)
    to(dialog, dialog.columns, "10")
    assert (dialog.rows.value(), dialog.px.value()) == (7, pytest.approx(139.9))
    to(dialog, dialog.px, number(dialog.px, 100.1))
    assert (dialog.columns.value(), dialog.rows.value()) == (14, 10)
    to(dialog, dialog.rows, "7")
    assert dialog.px.value() == 143
    dialog.panel.half.click()
    assert dialog.px.value() == 71.5
    dialog.panel.double.click()
    assert dialog.px.value() == 143


def test_where_the_first_square_begins_can_be_typed(opened, session, wood):
    dialog = opened(wood)
    to(dialog, dialog.px, "100")
    to(dialog, dialog.panel.left, "30")
    to(dialog, dialog.panel.top, "10")
    assert dialog.bench.squares.origin == (30, 10)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert session.state.scene.picture.left == -0.3 and session.state.scene.picture.top == -0.1


def test_squares_nobody_could_play_on_are_refused_in_a_sentence(opened, session, wood, tmp_path):
    path = tmp_path / "thin.png"
    Image.new("RGB", (1300, 30)).save(path)
    before = session.document
    dialog = opened(path)
    to(dialog, dialog.columns, "900")
    assert dialog.wrong.isVisible() and "too small" in dialog.wrong.text()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible() and session.document is before
    to(dialog, dialog.columns, "40")
    assert not dialog.wrong.isVisible()


# ---------------------------------------------------------------- two crossings
def test_two_crossings_are_dragged_onto_the_printed_ones(opened, session, ruin):
    dialog = opened(ruin)
    to(dialog, dialog.px, "81")
    bench = dialog.bench
    across, down = bench.marks.across, bench.marks.down
    drag(dialog, bench.align.shown(*bench.marks.a), bench.align.shown(20 + 70 * 2, 45 + 70 * 2))
    drag(dialog, bench.align.shown(*bench.marks.b), bench.align.shown(20 + 70 * (2 + across), 45 + 70 * (2 + down)))
    assert dialog.px.value() == pytest.approx(70, abs=0.01)
    assert bench.squares.origin == (pytest.approx(20, abs=0.1), pytest.approx(-25, abs=0.1))


def test_how_many_squares_they_are_apart_can_be_typed(opened, wood):
    dialog = opened(wood)
    bench = dialog.bench
    drag(dialog, bench.align.shown(*bench.marks.b), bench.align.shown(1000, 300))
    drag(dialog, bench.align.shown(*bench.marks.a), bench.align.shown(200, 300))
    to(dialog, dialog.panel.down, "0")
    to(dialog, dialog.panel.across, "8")
    assert dialog.px.value() == pytest.approx(100, abs=0.01)
    assert (bench.squares.left + 50) % 100 == pytest.approx(50, abs=0.01)


def test_arrow_keys_move_what_was_touched_last_by_a_pixel(opened, ruin):
    dialog = opened(ruin)
    bench = dialog.bench
    at = bench.align.shown(*bench.marks.b)
    drag(dialog, at, at)
    before = bench.marks
    QTest.keyClick(bench, Qt.Key.Key_Right)
    assert bench.marks.b == (pytest.approx(before.b[0] + 1), pytest.approx(before.b[1])) and bench.marks.a == before.a
    QTest.mouseClick(bench, LEFT, pos=QPoint(5, 5))  # beside everything: the whole grid
    left, top, px = bench.squares.left, bench.squares.top, bench.squares.px
    QTest.keyClick(bench, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert (bench.squares.left, bench.squares.top, bench.squares.px) == (left, top - 10, px)


# ---------------------------------------------------------------- cutting and turning
def test_edges_are_dragged_and_snap_to_the_grid(opened, session, ruin):
    dialog = opened(ruin)
    bench = dialog.bench
    line = bench.edge_lines()["left"]
    drag(dialog, (line[0] + line[1]) / 2, bench.align.shown(20 + 140 + 3, 500))
    assert bench.squares.crop[0] == pytest.approx(160, abs=0.01)
    line = bench.edge_lines()["bottom"]
    drag(dialog, (line[0] + line[1]) / 2, bench.align.shown(700, 45 + 70 * 9 - 3))
    assert (dialog.columns.value(), dialog.rows.value()) == (18, 10)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    scene = session.state.scene
    assert (scene.width, scene.height) == (18, 10) and scene.picture.left == pytest.approx(-160 / 70, abs=0.01)


def test_with_shift_an_edge_goes_where_it_is_put_and_all_of_it_comes_back(opened, ruin):
    dialog = opened(ruin)
    bench = dialog.bench
    line = bench.edge_lines()["right"]
    drag(dialog, (line[0] + line[1]) / 2, bench.align.shown(1213, 500), Qt.KeyboardModifier.ShiftModifier)
    assert bench.squares.crop[2] == pytest.approx(1213, abs=0.01)
    dialog.panel.whole.click()
    assert bench.squares.crop == (0, 0, 1400, 1000) and not dialog.panel.whole.isEnabled()


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_turned_picture_is_kept_turned(opened, session, ruin, quarters):
    dialog = opened(ruin)
    for _ in range(quarters):
        dialog.panel.turn_right.click()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    scene = session.state.scene
    assert (scene.width, scene.height) == ((20, 15) if quarters == 2 else (15, 20))
    data = session.fight_file.picture(scene.picture.sha256)
    written = session.fight_file.path.with_name("turned.png")
    written.write_bytes(data)
    assert import_map(written, px=70).scene.picture.width_px == (1400 if quarters == 2 else 1000)


def test_a_page_that_lies_askew_is_straightened_and_its_grid_found(opened, session, tmp_path):
    path = tmp_path / "askew.png"
    Image.fromarray(printed(1400, 1000, LINES, 3)).rotate(2.0, Image.Resampling.BICUBIC).save(path)
    dialog = opened(path)
    assert "No printed grid" in dialog.panel.status.text()
    to(dialog, dialog.panel.angle, number(dialog.panel.angle, 2.0))
    dialog._again.timeout.emit()
    dialog._work.wait()
    assert "printed grid was found" in dialog.panel.status.text()
    assert dialog.px.value() == pytest.approx(70, abs=0.1)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert session.state.scene.picture.width_px > 1400


# ---------------------------------------------------------------- trouble, and calling it off
def test_a_picture_too_large_is_refused_by_its_header(session, tmp_path, qtbot):
    path = tmp_path / "wall.png"
    Image.new("1", (16385, 2)).save(path)
    with qtbot.waitSignal(session.message) as said:
        assert ImportDialog.opened(session, path, None) is None
    assert "wall.png" in said.args[0] and "16385 x 2 pixels" in said.args[0]


def test_a_damaged_picture_is_one_sentence_and_cannot_be_used(opened, session, ruin):
    ruin.write_bytes(ruin.read_bytes()[:200_000])
    before = session.document
    dialog = opened(ruin)
    assert "ruin.png" in dialog.wrong.text() and "damaged" in dialog.wrong.text()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible() and session.document is before


def test_a_picture_that_changed_meanwhile_is_not_taken(opened, session, ruin, wood):
    before = session.document
    dialog = opened(ruin)
    ruin.write_bytes(wood.read_bytes())
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible() and "has changed" in dialog.wrong.text() and session.document is before


def test_esc_while_it_is_read_stops_the_reading(opened, session, ruin, monkeypatch):
    stops = []
    taken = import_map_work.pyramid_of
    monkeypatch.setattr(import_map_work, "pyramid_of", lambda data, told, stop: stops.append(stop) or taken(data, told, stop))
    before = session.document
    dialog = opened(ruin, read=False)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible() and session.document is before
    assert dialog._work._pool.waitForDone(5000)
    assert all(stop.is_set() for stop in stops)


def test_esc_while_the_fight_is_written_leaves_none(opened, session, ruin, monkeypatch):
    create = FightFile.create
    dialog = opened(ruin)

    def slowly(path, *args, **options):
        made = create(path, *args, **options)
        dialog._work._stop.wait(10)  # until somebody presses Esc
        return made

    monkeypatch.setattr(FightFile, "create", slowly)
    before, files = session.document, set(fights_folder().iterdir())
    QTimer.singleShot(200, lambda: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible() and session.document is before
    assert dialog._work._pool.waitForDone(5000)
    assert set(fights_folder().iterdir()) == files


def test_the_tab_key_goes_from_the_numbers_down_to_the_buttons(opened, ruin):
    dialog = opened(ruin)
    seen = []
    for _ in range(24):
        seen.append(QApplication.focusWidget())
        QTest.keyClick(seen[-1], Qt.Key.Key_Tab)
    panel = dialog.panel
    wanted = [dialog.columns, dialog.rows, dialog.px, panel.half, panel.double, panel.left, panel.top, panel.across, panel.down,
              panel.angle, panel.turn_left, panel.turn_right, dialog.ruleset, dialog.square]  # fmt: skip
    assert seen[: len(wanted)] == wanted
    assert dialog.bench in seen and dialog.buttons.button(dialog.buttons.StandardButton.Ok) in seen


def test_esc_in_a_drag_takes_back_the_drag_and_no_more(opened, ruin):
    dialog = opened(ruin)
    bench = dialog.bench
    before, at = bench.squares, bench.align.shown(*bench.marks.b)
    QTest.mousePress(bench, LEFT, pos=at.toPoint())
    QTest.mouseMove(bench, at.toPoint() + QPoint(25, 40))
    assert bench.squares != before
    QTest.keyClick(bench, Qt.Key.Key_Escape)
    assert bench.squares == before and dialog.isVisible()
    QTest.mouseRelease(bench, LEFT, pos=at.toPoint())
    assert dialog.px.value() == 70


def test_a_crossing_can_be_chosen_by_its_letter(opened, ruin):
    dialog = opened(ruin)
    bench = dialog.bench
    bench.setFocus()
    before = bench.marks
    QTest.keyClick(bench, Qt.Key.Key_B)
    QTest.keyClick(bench, Qt.Key.Key_Down)
    assert bench.marks.b[1] == pytest.approx(before.b[1] + 1) and bench.marks.a == before.a


def test_closed_it_holds_no_tiles_any_more(opened, session, ruin):
    dialog = opened(ruin)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.bench.picture is None and dialog._picture is None
