"""Tokens of every size at every zoom, in both themes, on the game master's map and on the players': each in its squares, its ring
its side's, what is in it told from what is round it; and nothing of the hidden."""

import pytest
from PIL import Image
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from battlemap.encounter import commands as c
from battlemap.encounter.document import Document
from battlemap.encounter.tables import token_from
from battlemap.model import Encounter, Scene
from battlemap.rulesets import find_ruleset
from battlemap.ui.canvas.token_item import TokenItem
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.player.placing import IN_A_WINDOW
from battlemap.ui.session import Session
from battlemap.ui.theme import apply_theme, palette
from tests.ui.canvas.conftest import open_on
from tests.ui.pictures.conftest import drop_on, mime_of, picture, picture_of, read_to_end
from tests.ui.player.conftest import outside, pixels

SIZES = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}
NAMES = ("Goblin", "Ana Belém", "Frobnicator")
"""One with a drawing, one with its letters, one nobody has heard of."""
FAR, NEAR = 0.12, 3.0
FOES = QColor("#d55e00")


def crowd() -> Encounter:
    """Three rows of six creatures."""
    tokens = {}
    for row, name in enumerate(NAMES):
        x = 1
        for size, n in SIZES.items():
            entry = {"id": f"{size}-{row}", "name": name, "side": "foes", "size": size, "at": [x, 1 + 5 * row], "hp": 10}
            tokens[entry["id"]] = token_from(entry | {"character": name == NAMES[1]})
            x += n + 1
    return Encounter(ruleset="dnd2024", scene=Scene(rows=("." * 20,) * 17), tokens=tokens, title="Crowd")


@pytest.fixture(params=["dark", "light"])
def crowded(request, qapp, qtbot):
    apply_theme(qapp, request.param)
    session = Session()
    session.document = Document(crowd(), find_ruleset)
    session.document.subscribe(session._on_change)
    hand = open_on(session, qtbot)
    apply_theme(qapp, request.param)
    yield hand
    apply_theme(qapp)


def looked_at(hand, item: TokenItem, zoom: float) -> QImage:
    """The token's squares as the window shows them at this zoom, and half a square round them."""
    view = hand.view
    view.zoom_by(zoom / view.zoom)
    view.centerOn(item.sceneBoundingRect().center())
    QApplication.processEvents()
    square = item.mapRectToScene(0, 0, SQUARE * item.look.n, SQUARE * item.look.n)
    corner, end = (view.mapFromScene(point) for point in (square.topLeft(), square.bottomRight()))
    return view.viewport().grab().toImage().copy(corner.x(), corner.y(), end.x() - corner.x(), end.y() - corner.y())


def like(colour: QColor, other: QColor) -> bool:
    return max(abs(colour.red() - other.red()), abs(colour.green() - other.green()), abs(colour.blue() - other.blue())) < 60


def colours(image: QImage) -> list[QColor]:
    step = 1 if image.width() < 60 else 3
    return [image.pixelColor(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)]


@pytest.mark.parametrize("zoom", [FAR, 0.5, 1.0, NEAR])
def test_every_size_is_told_by_ring_and_face_at_every_zoom(crowded, zoom):
    items = crowded.view.items_by_id
    for token_id, item in items.items():
        if zoom == NEAR and item.look.n > 1:
            continue  # larger than the window
        shown = colours(looked_at(crowded, item, zoom))
        assert any(like(colour, FOES) for colour in shown), token_id
        shades = [colour.lightness() for colour in shown]
        assert max(shades) - min(shades) > 80, token_id


def test_the_size_of_the_creature_is_the_size_of_its_token(crowded):
    session = crowded.window.session
    item = crowded.view.items_by_id["medium-0"]
    before = item.sceneBoundingRect().width()
    session.do(c.Edit(token="medium-0", fields={"size": "gargantuan"}))
    assert item.look.n == 4 and item.sceneBoundingRect().width() > 2.5 * before
    session.undo()
    assert item.look.n == 1 and item.sceneBoundingRect().width() == before


def test_the_tiny_stand_smaller_in_a_square_of_their_own(crowded):
    far = QColor(palette().floor)

    def covered(token_id: str) -> int:
        shown = colours(looked_at(crowded, crowded.view.items_by_id[token_id], 2.0))
        return sum(not like(colour, far) for colour in shown)

    assert 0 < covered("tiny-0") < covered("medium-0") / 2


# ---------------------------------------------------------------- the players' map
@pytest.fixture
def shown(hand):
    """The players' window beside the game master's, on a fight that is on disk."""
    hand.window.placing.open_on(IN_A_WINDOW)
    yield hand.window.placing.window
    hand.window.placing.close()


def test_the_players_see_pictures_and_no_hit_points(hand, session, shown, file, qtbot):
    before = pixels(shown)
    drop_on(hand, mime_of(file), 5, 3)
    read_to_end(qtbot, hand.window.pictures)
    qtbot.waitUntil(lambda: pixels(shown) != before)
    pictured = pixels(shown)
    session.do(c.Edit(token="gob-1", fields={"hp": 3}))
    assert pixels(shown) == pictured


def test_a_picture_the_hidden_have_changes_nothing_the_players_can_see(hand, session, shown, file, qtbot):
    session.do(c.Edit(token="gob-1", fields={"hidden": True}))
    before = outside(hand, shown)
    drop_on(hand, mime_of(file), 5, 3)
    read_to_end(qtbot, hand.window.pictures)
    session.do(c.Edit(token="gob-1", fields={"size": "huge", "character": True, "name": "Grimtooth"}))
    after = outside(hand, shown)
    assert picture_of(session, "gob-1") != ""
    assert [name for name in before if before[name] != after[name]] == []
    assert picture_of(session, "gob-1").encode() not in after["view"]


def test_foes_with_a_name_show_a_drawing_whether_or_not_they_are_characters(hand, session, shown):
    """That a foe has death saves is the game master's to know."""
    before = pixels(shown)
    session.do(c.Edit(token="ogre", fields={"character": True}))
    assert pixels(shown) == before


def test_own_characters_have_their_letters_on_both_maps(hand, session, shown):
    session.do(c.Edit(token="ana", fields={"name": "Wolf"}))
    lettered = pixels(shown)
    session.do(c.Edit(token="ana", fields={"character": False}))
    assert pixels(shown) != lettered


def test_a_picture_with_clear_parts_shows_the_face_below(hand, session, tmp_path, qtbot):
    Image.new("RGBA", (200, 200), (0, 0, 0, 0)).save(tmp_path / "clear.png")
    (tmp_path / "red.png").write_bytes(picture())
    drop_on(hand, mime_of(tmp_path / "clear.png"), 5, 3)
    read_to_end(qtbot, hand.window.pictures)
    item = hand.view.items_by_id["gob-1"]
    qtbot.waitUntil(lambda: hand.view.pictures.get(item.look.picture) is not None)
    at = hand.view.mapFromScene(item.mapToScene(QPointF(SQUARE / 2, SQUARE / 2)))
    middle = hand.view.viewport().grab().toImage().pixelColor(at)
    assert like(middle, QColor(palette().token_face))
