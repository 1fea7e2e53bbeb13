"""Faces of tokens: the drawing that fits the name, what tells them apart, pictures within the ring, marks read on any picture."""

import json
import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from battlemap.resources import resource_path
from battlemap.ui.canvas import token_face, token_portrait
from battlemap.ui.canvas.creature_glyphs import ROLE, glyph_of, numbered
from battlemap.ui.canvas.pixmap_cache import PixmapCache
from battlemap.ui.canvas.token_face import disc_in, face_of, overhang_px, paint_face, short_name
from battlemap.ui.canvas.token_look import Look
from battlemap.ui.canvas.token_portrait import initials
from battlemap.ui.inks import FACE_TINTS
from battlemap.ui.theme import DARK, LIGHT

PLAIN = Look(
    name="Goblin 3", side="foes", colour="", n=1, tiny=False, hp=7, max_hp=7, temp_hp=0, state="up", conditions=(), hidden=False,
    picture="", height_squares=0,
)  # fmt: skip
BLACK, WHITE, AMBER = "#000000", "#ffffff", "#f0b429"


def look(**changes) -> Look:
    fields = {name: getattr(PLAIN, name) for name in PLAIN.__dataclass_fields__}
    return Look(**{**fields, **changes})


def picture(colour: str, side: int = 512) -> QPixmap:
    found = QPixmap(side, side)
    found.fill(QColor(colour))
    return found


def image(of: Look, side: int = 128, of_picture: QPixmap | None = None, colours=DARK) -> QImage:
    return face_of(of, side, colours, of_picture).toImage()


def colour_at(found: QImage, of: Look, side: int, x: float, y: float) -> QColor:
    """The face's colour at a place in squares."""
    return found.pixelColor(round(x * side / of.n) + overhang_px(of, side), round(y * side / of.n))


# ---------------------------------------------------------------- names and drawings
@pytest.mark.parametrize(("name", "drawing"), [
    ("Goblin 3", "goblin"), ("goblin archer", "goblin"), ("Hobgoblin Captain", "goblin-head"), ("Wolf", "wolf-head"),
    ("Wolf Spider", "spider-alt"), ("Giant Spider 12", "spider-alt"), ("Fire Giant", "giant"),
    ("Adult Red Dragon", "dragon-head"), ("Dragon Turtle", "sea-turtle"), ("Ogre Zombie", "shambling-zombie"),
    ("Stone Golem", "rock-golem"), ("Flesh Golem", "golem-head"), ("Rat, Giant", "rat"), ("Wolves", "wolf-head"),
    ("Swarm of Bats", "evil-bat"), ("Will-o'-Wisp", "ghost"), ("Guard #2", "guards"), ("Lobo 2", "wolf-head"),
    ("Dragão Vermelho", "dragon-head"), ("Scheletro", "death-skull"), ("Bandit Captain", "bandit"),
])  # fmt: skip
def test_a_name_finds_its_drawing(name, drawing):
    found = glyph_of(name)
    assert found is not None and found.name == drawing


@pytest.mark.parametrize("name", ["Ana Belém", "Zog 2", "", "3", "Thornwick", "Ärger"])
def test_nobody_drew_everybody(name):
    assert glyph_of(name) is None


def test_nearly_every_creature_of_the_bestiaries_has_a_drawing():
    files = [*resource_path("assets").glob("bestiary/*.json")]
    if not files:
        pytest.skip("no bestiary is shipped")
    named = [entry["creature"]["name"] for path in files for entry in json.loads(path.read_text(encoding="utf-8"))["creatures"]]
    without = [name for name in named if glyph_of(name) is None]
    assert len(without) <= len(named) // 50, without


def test_every_drawing_is_there_can_be_drawn_and_has_a_tint(qapp):
    folder = resource_path("assets", "creatures")
    text = (folder / "words.toml").read_text(encoding="utf-8")
    groups = set(re.findall(r"^\[(\w+)\]$", text, re.MULTILINE))
    assert groups == set(FACE_TINTS) and ROLE in groups
    used = set(re.findall(r"^([a-z-]+) = ", text, re.MULTILINE))
    assert used == {path.stem for path in folder.glob("*.svg")}
    assert all(QSvgRenderer(str(folder / f"{name}.svg")).isValid() for name in used)


def test_no_words_stand_for_two_creatures():
    text = resource_path("assets", "creatures", "words.toml").read_text(encoding="utf-8")
    phrases = [phrase.strip() for line in re.findall(r'= "(.*)"', text) for phrase in line.split(",")]
    assert len(phrases) == len(set(phrases)) and all(phrases)


def test_numbers_are_told_from_names():
    assert numbered("Goblin 3") == ("Goblin", "3")
    assert numbered("Orc #12") == ("Orc", "12")
    assert numbered("Ana") == ("Ana", "") and numbered("7") == ("7", "") and numbered("Unit 1234") == ("Unit 1234", "")


def test_initials_are_those_of_the_name():
    found = [initials(name) for name in ("Ana Belém", "Zog 2", "bo", "X", "", "Jean-Luc")]
    assert found == ["AB", "Zo", "Bo", "X", "?", "JL"]


def test_a_short_name_keeps_the_word_that_tells_most(qapp):
    metrics = QFontMetricsF(QFont("DejaVu Sans", 12))

    def short(name: str, fits: str) -> str:
        return short_name(name, metrics, metrics.horizontalAdvance(fits) + 1)

    assert short("Ana Belém", "Ana Belém") == "Ana Belém"
    assert short("Ana Belém", "Ana Bel") == "Ana"
    assert short("Adult Red Dragon", "Dragon") == "Dragon"
    assert short("Giant Spider 4", "Spider 4") == "Spider 4"
    assert short("Skeleton 4", "Skele 4").endswith(" 4")


# ---------------------------------------------------------------- what is seen
@pytest.mark.parametrize("side", [20, 32, 64, 200])
@pytest.mark.parametrize("colours", [DARK, LIGHT], ids=["dark", "light"])
def test_goblin_3_is_not_goblin_4(qapp, side, colours):
    third, fourth = (image(look(name=name), side, None, colours) for name in ("Goblin 3", "Goblin 4"))
    assert third != fourth
    # the plate with the number is dark, its letters light: read without any colour
    plate = third.copy(third.width() // 2, 0, third.width() // 2, third.height() // 2)
    shades = [plate.pixelColor(x, y).lightness() for x in range(plate.width()) for y in range(plate.height())
              if plate.pixelColor(x, y).alpha() > 200]  # fmt: skip
    assert min(shades) < 40 and max(shades) > 220


def test_kinds_look_different_and_characters_have_their_letters(qapp):
    goblin, wolf, letters = (image(look(name=name, character=character)) for name, character in (
        ("Goblin", False), ("Wolf", False), ("Wolf", True),
    ))  # fmt: skip
    assert goblin != wolf and wolf != letters


def test_a_picture_fills_the_ring_and_stays_within_it(qapp):
    found, side = image(look(), 128, picture("#ff00ff")), 128
    disc = disc_in(1, 1)
    middle = disc.center()
    assert colour_at(found, PLAIN, side, middle.x(), middle.y()) == QColor("#ff00ff")
    inside = middle.x() - disc.width() / 2 + 0.12
    assert colour_at(found, PLAIN, side, inside, middle.y()) == QColor("#ff00ff")
    ring = colour_at(found, PLAIN, side, disc.left() + 0.045, middle.y())
    assert ring.red() > 180 and ring.blue() < 60  # the foes' own colour
    assert found.pixelColor(overhang_px(PLAIN, side) + 1, 1).alpha() == 0  # the corner


@pytest.mark.parametrize("side", [40, 64, 128, 192, 300])
def test_a_picture_is_shrunk_smoothly_at_every_size(qapp, side):
    """A fine chequer becomes an even grey; left to the painter's own means it would flicker."""
    chequer = QImage(512, 512, QImage.Format.Format_RGB32)
    for y in range(512):
        for x in range(512):
            chequer.setPixel(x, y, 0xFFFFFFFF if (x + y) % 2 else 0xFF000000)
    found = image(look(hp=None), side, QPixmap.fromImage(chequer))
    middle = disc_in(1, 1).center()
    shades = [colour_at(found, PLAIN, side, middle.x() + dx / 40, middle.y() + dy / 40).lightness() for dx in range(-4, 5)
              for dy in range(-4, 5)]  # fmt: skip
    assert min(shades) > 90 and max(shades) < 170


def test_a_shrunk_picture_is_kept(qapp, monkeypatch):
    """Three goblins of one picture at one size shrink it once."""
    made = []
    shrink = QImage.scaled
    monkeypatch.setattr(QImage, "scaled", lambda self, *how: made.append(how) or shrink(self, *how))
    theirs = picture("#336699")
    for name in ("Goblin 1", "Goblin 2", "Goblin 3"):
        image(look(name=name), 61, theirs)
    assert len(made) == 1


def test_the_dead_lose_their_colours(qapp):
    found = image(look(state="dead", hp=0), 128, picture("#ff2020"))
    middle = disc_in(1, 1).center()
    shade = colour_at(found, PLAIN, 128, middle.x() + 0.14, middle.y())
    assert shade.saturation() < 20


@pytest.mark.parametrize("below", [BLACK, WHITE, AMBER])
@pytest.mark.parametrize("side", [24, 48, 128])
def test_marks_are_read_on_any_picture(qapp, below, side):
    """Each has light and dark of its own, whatever lies below."""
    marked = image(look(conditions=("poisoned",), hp=None, name="Ana"), side, picture(below))
    corner = marked.copy(0, 0, marked.width() // 2, marked.height() // 3)
    colours = [corner.pixelColor(x, y) for x in range(corner.width()) for y in range(corner.height())]
    assert any(colour.alpha() > 200 and colour.lightness() < 40 for colour in colours)
    assert any(colour.alpha() > 200 and colour.saturation() > 150 and colour.lightness() > 90 for colour in colours)


@pytest.mark.parametrize(("facing", "x", "y"), [(0, 0.5, 0.09), (90, 0.9, 0.45), (270, 0.1, 0.45)])
def test_the_wedge_points_where_it_looks(qapp, facing, x, y):
    turned, plain = image(look(name="Ana", facing=facing)), image(look(name="Ana"))
    assert colour_at(turned, PLAIN, 128, x, y) != colour_at(plain, PLAIN, 128, x, y)
    opposite = (1 - x, 0.9 - y) if facing else (0.5, 0.62)
    assert colour_at(turned, PLAIN, 128, *opposite) == colour_at(plain, PLAIN, 128, *opposite)


def test_who_looks_down_has_the_wedge_above_its_name(qapp):
    """Also where no hit points are shown: the players' names lie over the ring."""
    for hp in (None, 7):
        turned, plain = image(look(name="Ana", facing=180, hp=hp)), image(look(name="Ana", hp=hp))
        assert colour_at(turned, PLAIN, 128, 0.5, 0.68) != colour_at(plain, PLAIN, 128, 0.5, 0.68)


def test_the_dead_look_nowhere(qapp):
    assert image(look(state="dead", hp=0, facing=90)) == image(look(state="dead", hp=0))


@pytest.mark.parametrize("colours", [DARK, LIGHT], ids=["dark", "light"])
def test_from_far_the_side_is_seen_before_numbers_and_conditions(qapp, colours):
    """On a square of a few pixels a sign of that size would be all there is."""
    marked = look(name="Goblin 3", conditions=("poisoned", "prone"), facing=90)
    assert image(marked, 10, None, colours) == image(look(name="Goblin", conditions=("prone",)), 10, None, colours)
    for side in (10, 12, 14, 18):
        found = image(marked, side, None, colours)
        shades = [found.pixelColor(x, y) for x in range(found.width()) for y in range(found.height())]
        assert sum(shade.alpha() > 120 and shade.red() - shade.blue() > 90 and shade.green() < 120 for shade in shades) > 4


def test_larger_creatures_have_larger_pictures_and_marks_of_the_same_size(qapp):
    small, large = image(look(), 64), image(look(n=4), 256)
    assert large.height() - 256 == small.height() - 64  # the name's strip is the square's
    assert disc_in(256, 64).width() > 4 * disc_in(64, 64).width()


def test_on_paper_the_picture_keeps_all_its_pixels(qapp):
    """A page is painted larger than its units say: what was shrunk for the screen would be blurred there."""
    striped = picture(WHITE)
    painter = QPainter(striped)
    for x in range(0, 512, 16):
        painter.fillRect(QRectF(x, 0, 8, 512), QColor(BLACK))
    painter.end()
    page = QImage(640, 700, QImage.Format.Format_ARGB32_Premultiplied)
    page.fill(Qt.GlobalColor.transparent)
    painter = QPainter(page)
    painter.scale(10, 10)
    paint_face(painter, look(name="Ana", hp=None, n=1), 64, DARK, striped)
    painter.end()
    row = [page.pixelColor(x, 280).lightness() for x in range(200, 400)]
    changes = sum(abs(a - b) > 60 for a, b in zip(row, row[1:], strict=False))
    assert changes > 20


# ---------------------------------------------------------------- kept
def test_the_cache_holds_so_many_bytes_and_what_was_used_last(qapp):
    cache = PixmapCache[int](4 * 10 * 10 * 3)
    for key in range(3):
        cache.put(key, picture(BLACK, 10))
    cache.get(0)
    cache.put(3, picture(BLACK, 10))
    assert [cache.get(key) is not None for key in range(4)] == [True, False, True, True]
    assert len(cache) == 3
    cache.put(9, picture(BLACK, 100))
    assert len(cache) == 1 and cache.get(9) is not None


def test_a_face_is_drawn_once(qapp):
    assert face_of(look(), 77, DARK, None) is face_of(look(), 77, DARK, None)
    assert token_face.FACES_BYTES + token_portrait.SCALED_BYTES <= 128 * 2**20
