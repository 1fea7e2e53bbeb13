"""What stands in the library, what its cards tell, and how they are made: beside the window, once, and never in the way."""

import hashlib
import os
from datetime import UTC, date, datetime

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter

from battlemap.encounter.tables import token_from
from battlemap.model import Picture, Reserved, Scene
from battlemap.resources import resource_path
from battlemap.storage import FightFile
from battlemap.ui.library import kept, reading
from battlemap.ui.library.card import PICTURE
from battlemap.ui.library.model import LibraryModel
from battlemap.ui.library.reading import Reader, Table, read_entry
from battlemap.ui.library.shelf import Entry, entries
from battlemap.ui.library.summary import Summary, day, facts, fits, spoken, standing
from battlemap.ui.library.thumbnail import SIZE, thumbnail
from battlemap.ui.theme import DARK, LIGHT
from tests.ui.library.conftest import FRIEND, GOBLIN, HERO, WALLED, fight, make

TODAY = date(2026, 11, 30)


def png(colour: str, width: int = 24, height: int = 16) -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def with_picture(scene: Scene, data: bytes) -> Scene:
    sha256 = hashlib.sha256(data).hexdigest()
    return replace(scene, picture=Picture(sha256=sha256, width_px=24, height_px=16, px_per_square=2.0))


# ---------------------------------------------------------------- which files
def test_the_folder_what_was_opened_elsewhere_and_what_comes_along_each_once(tmp_path, folders):
    mine = make("Mine", fight(HERO))
    elsewhere = tmp_path / "elsewhere.battlemap"
    FightFile.create(elsewhere, fight(HERO)).close()
    (folders / "notes.txt").write_text("no fight")
    found = entries([elsewhere, mine, tmp_path / "gone.battlemap"], opened=mine)
    assert [entry.path for entry in found if not entry.shipped] == [mine, elsewhere]
    assert [entry.path for entry in found if entry.shipped] == [
        resource_path("maps", "crypt.battlemap"), resource_path("maps", "ford.battlemap"),
    ]  # fmt: skip


# ---------------------------------------------------------------- what is told
def test_a_fight_tells_its_rules_its_round_who_is_there_and_when(folders):
    summary, _ = read_entry(Entry(make("Ambush", fight(HERO, FRIEND, GOBLIN, scene=WALLED), begun=True)), DARK)
    assert (summary.title, summary.map_name) == ("Ambush", "The mill") and not summary.is_map
    assert standing(summary) == "D&D 2024 · round 1"
    now = datetime.now(UTC).astimezone().date()
    assert facts(summary, now) == "today · 3 creatures · 12 × 8"
    assert spoken(summary, now) == "Ambush. D&D 2024 · round 1. today · 3 creatures · 12 × 8"


def test_a_fight_without_creatures_that_has_not_begun_is_a_map(folders):
    summary, _ = read_entry(Entry(make("Mill", fight(scene=WALLED))), DARK)
    assert summary.is_map and (standing(summary), facts(summary, TODAY)) == ("The mill", "12 × 8 · 1 door")
    assert not read_entry(Entry(make("Not begun", fight(GOBLIN))), DARK)[0].is_map


def test_who_is_to_come_counts_as_there_and_is_found(folders):
    waiting = Reserved(token=token_from(GOBLIN), round=3)
    state = replace(fight(scene=WALLED), reserve={"gob": waiting})
    summary, _ = read_entry(Entry(make("Later", state)), DARK)
    assert not summary.is_map and summary.creatures == ("Goblin",)


def test_what_comes_along_is_a_map_whoever_stands_on_it():
    entry = Entry(resource_path("maps", "ford.battlemap"), shipped=True)
    summary, image = read_entry(entry, DARK)
    assert summary.is_map and summary.title == "Ambush at the ford" and standing(summary) == "Comes with Battlemap"
    assert summary.creatures == () and not image.isNull()


@pytest.mark.parametrize(("when", "told"), [
    (date(2026, 11, 30), "today"), (date(2026, 12, 1), "today"), (date(2026, 11, 29), "yesterday"),
    (date(2026, 11, 27), "3 days ago"), (date(2026, 11, 20), "last week"), (date(2026, 11, 9), "3 weeks ago"),
])  # fmt: skip
def test_days_are_told_as_people_do(when, told, qapp):
    assert day(when, TODAY) == told


def test_what_is_long_ago_has_its_date(qapp):
    assert "2019" in day(date(2019, 5, 4), TODAY) or "19" in day(date(2019, 5, 4), TODAY)


@pytest.mark.parametrize(("wanted", "found"), [
    ("", True), ("ambush", True), ("AMB", True), ("mill", True), ("tomas", True), ("Tomás goblin", True), ("night", True),
    ("dragon", False), ("tomas dragon", False),
])  # fmt: skip
def test_words_are_looked_for_in_titles_maps_files_and_creatures(wanted, found, tmp_path):
    summary = Summary(title="Ambush", map_name="The mill", creatures=("Ana", "Tomás", "Goblin 1"))
    assert fits(summary, wanted, tmp_path / "night.battlemap") is found


@pytest.mark.parametrize("content", [b"", b"no fight at all", b"SQLite format 3\x00" + bytes(200)])
def test_a_broken_file_is_one_sentence_without_its_name(folders, content):
    path = folders / "broken.battlemap"
    path.write_bytes(content)
    summary, image = read_entry(Entry(path), DARK)
    assert summary.trouble and "\n" not in summary.trouble and "broken" not in summary.trouble
    assert image.isNull() and not summary.is_map and standing(summary) == facts(summary, TODAY) == ""


def test_a_file_that_is_gone_is_one_sentence_too(folders):
    assert read_entry(Entry(folders / "gone.battlemap"), DARK)[0].trouble


# ---------------------------------------------------------------- thumbnails
def test_the_thumbnail_shows_the_picture_and_marks_of_two_shapes(qapp):
    data = png("#00c000")
    image = thumbnail(fight(HERO, GOBLIN, scene=with_picture(Scene(rows=("............",) * 8), data)), data, DARK)
    assert image.size() == SIZE
    scale = SIZE.height() / 8
    left = (SIZE.width() - 12 * scale) / 2

    def colour(x: float, y: float) -> QColor:
        return image.pixelColor(round(left + x * scale), round(y * scale))

    assert colour(1.5, 6.5).name() == "#00c000"
    ana, goblin = colour(5.5, 5.5), colour(9.5, 1.5)
    assert ana.name() != goblin.name() and "#00c000" not in (ana.name(), goblin.name())
    assert colour(5.5 + 0.3, 5.5 + 0.3).name() != "#00c000"  # a disc fills its corners more than a diamond
    assert colour(9.5 + 0.36, 1.5 + 0.36).name() == "#00c000"


def test_a_picture_larger_than_the_thumbnail_is_decoded_small(qapp, monkeypatch):
    data = png("#00c000", 2400, 1600)
    scene = replace(
        with_picture(Scene(rows=("............",) * 8), data),
        picture=Picture(sha256="x", width_px=2400, height_px=1600, px_per_square=200.0),
    )
    sizes = []
    whole = thumbnail.__globals__["QPixmap"].fromImage
    monkeypatch.setattr(
        thumbnail.__globals__["QPixmap"], "fromImage", lambda image: sizes.append(image.size()) or whole(image)
    )
    assert not thumbnail(fight(scene=scene), data, DARK).isNull()
    assert sizes[0].width() <= SIZE.width()


def test_a_very_large_picture_is_read_by_rows(qapp, monkeypatch):
    data = png("#00c000", 2400, 1600)
    scene = replace(
        with_picture(Scene(rows=("............",) * 8), data),
        picture=Picture(sha256="x", width_px=2400, height_px=1600, px_per_square=200.0),
    )
    usual = thumbnail(fight(scene=scene), data, DARK)
    monkeypatch.setattr("battlemap.ui.library.thumbnail.LARGE_PX", 1_000_000)
    monkeypatch.setattr("battlemap.ui.library.thumbnail._decoded", lambda *_: pytest.fail("decoded whole"))
    by_rows = thumbnail(fight(scene=scene), data, DARK)
    assert by_rows.pixelColor(280, 160) == usual.pixelColor(280, 160) == QColor("#00c000")
    assert thumbnail(fight(scene=scene), data[:5000], DARK).size() == SIZE


def test_a_damaged_picture_leaves_the_map(qapp):
    scene = with_picture(WALLED, b"\x89PNG\r\n\x1a\nbroken")
    image = thumbnail(fight(scene=scene), b"\x89PNG\r\n\x1a\nbroken", DARK)
    assert image == thumbnail(fight(scene=WALLED), None, DARK)


# ---------------------------------------------------------------- the cache
def test_what_was_read_is_not_read_again_until_the_file_changes(folders, monkeypatch):
    path = make("Ambush", fight(HERO))
    first, image = read_entry(Entry(path), DARK)
    looked = []
    monkeypatch.setattr(reading, "glance", lambda *_: looked.append(1))
    again, kept_image = read_entry(Entry(path), DARK)
    assert again == first and not looked
    assert kept_image.convertToFormat(QImage.Format.Format_RGB32) == image.convertToFormat(QImage.Format.Format_RGB32)
    monkeypatch.undo()
    os.utime(path, ns=(1, 1))
    monkeypatch.setattr(kept, "folder", lambda: path.parent.parent / "cache" / "library")
    assert kept.read(kept.key_for(path, DARK.name)) is None


def test_each_theme_has_its_own(folders):
    path = make("Ambush", fight(HERO))
    assert kept.key_for(path, DARK.name) != kept.key_for(path, LIGHT.name)


def test_a_cache_that_cannot_be_written_or_is_damaged_is_no_trouble(folders, tmp_path, monkeypatch):
    path = make("Ambush", fight(HERO))
    nowhere = tmp_path / "file"
    nowhere.write_bytes(b"")
    monkeypatch.setattr(kept, "folder", lambda: nowhere)
    assert read_entry(Entry(path), DARK)[0].title == "Ambush"
    kept.sweep()
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "cache" / "library")
    read_entry(Entry(path), DARK)
    (card,) = kept.folder().glob("*.card")
    card.write_bytes(b"damaged")
    assert read_entry(Entry(path), DARK)[0].title == "Ambush"


def test_what_is_too_old_or_too_much_is_thrown_away(folders, monkeypatch):
    kept.write("old", kept.Kept(summary=Summary(title="a")))
    kept.write("new", kept.Kept(summary=Summary(title="b")))
    os.utime(kept.folder() / "old.card", (0, 0))
    kept.sweep()
    assert [file.name for file in kept.folder().iterdir()] == ["new.card"]
    monkeypatch.setattr(kept, "MOST", 0)
    kept.sweep()
    assert not list(kept.folder().iterdir())


# ---------------------------------------------------------------- beside the window
def test_files_are_read_beside_the_window_and_the_open_one_not_at_all(folders, qtbot):
    one, other = make("One", fight(HERO)), make("Other", fight(GOBLIN))
    model, reader = LibraryModel(), Reader()
    model.set_entries(entries([]))
    reader.done.connect(model.take)
    with FightFile.open(one) as file:
        table = Table(one, fight(HERO, FRIEND), None)
        reader.want(model.entries(), table)
        rows = [model.index(number).data(Qt.ItemDataRole.UserRole) for number in range(model.rowCount())]
        qtbot.waitUntil(lambda: all(row.summary is not None for row in rows), timeout=8000)
        assert not file.is_read_only
    told = {row.entry.path: row.summary for row in rows}
    assert told[one].creatures == ("Ana", "Tomás") and told[other].creatures == ("Goblin",)
    assert not told[one].trouble


def test_a_reader_that_is_stopped_begins_nothing_more(folders, qtbot):
    for number in range(4):
        make(f"Fight {number}", fight(HERO))
    reader, done = Reader(), []
    reader.done.connect(lambda path, *_: done.append(path))
    reader.want(entries([]))
    reader.stop()
    qtbot.waitUntil(lambda: not reader.is_busy, timeout=8000)
    assert len(done) == 1


def test_a_fault_in_one_card_does_not_keep_the_others(folders, qtbot, monkeypatch, caplog):
    paths = [make("Bad", fight(HERO)), make("Good", fight(HERO))]
    whole = reading.summary_of
    monkeypatch.setattr(reading, "summary_of", lambda entry, *rest: 1 / 0 if entry.path == paths[0] else whole(entry, *rest))
    reader, done = Reader(), {}
    reader.done.connect(lambda path, summary, _image: done.update({path: summary}))
    reader.want([Entry(path) for path in paths])
    qtbot.waitUntil(lambda: len(done) == 2, timeout=8000)
    assert done[paths[0]].trouble and done[paths[1]].title == "Good" and "ZeroDivisionError" in caplog.text


def test_cards_have_the_thumbnails_proportions():
    assert abs(PICTURE.width() / PICTURE.height() - SIZE.width() / SIZE.height()) < 0.01
