"""What is drawn can be told apart on the game master's map, at every zoom and in both themes."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from battlemap.model import Area, Door, Picture, Scene, Wall
from battlemap.ui.canvas.ground import paint_ground
from battlemap.ui.canvas.material_look import MATERIALS
from battlemap.ui.canvas.units import SQUARE
from battlemap.ui.theme import DARK, LIGHT

ZOOMS = [0.12, 0.48, 1.0, 2.5]
LINE = ((1.0, 1.0), (5.0, 1.0))


def drawn(zoom: float, colours=DARK, art: QPixmap | None = None, **parts) -> QImage:
    """A map of 6 x 2 squares with these parts."""
    scene = Scene(**{"rows": ("......",) * 2, **parts})
    image = QImage(round(6 * SQUARE * zoom), round(2 * SQUARE * zoom), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(zoom, zoom)
    paint_ground(painter, scene, art, colours, QRectF(0, 0, 6 * SQUARE, 2 * SQUARE), zoom, False)
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> int:
    """How many pixels the eye would call different."""
    a, b = (bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits()) for image in (one, other))
    return sum(abs(x - y) > 24 for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("colours", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("zoom", ZOOMS)
def test_covers_look_different_without_their_colour(qapp, zoom, colours) -> None:
    covers = {"total": {}, "three_quarters": {"sight": False}, "half": {"sight": False}, "none": {"sight": False}}
    images = [drawn(zoom, colours, walls=(Wall(points=LINE, cover=cover, **more),)) for cover, more in covers.items()]
    images += [drawn(zoom, colours), drawn(zoom, colours, walls=(Wall(points=LINE, move=False),))]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 8


@pytest.mark.parametrize("colours", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("zoom", ZOOMS[1:])
def test_materials_look_different_without_their_colour(qapp, zoom, colours) -> None:
    images = [drawn(zoom, colours, walls=(Wall(points=LINE, material=material),)) for material in MATERIALS]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 8


def test_a_material_nobody_drew_is_a_plain_wall(qapp) -> None:
    plain, strange = (drawn(1.0, walls=(Wall(points=LINE, material=name),)) for name in ("", "cheese"))
    assert plain == strange


@pytest.mark.parametrize("zoom", ZOOMS[1:])
def test_the_arrow_of_a_one_way_wall_points_where_it_lets_through(qapp, zoom) -> None:
    """`left` stops what comes from the left of one who walks from left to right on the map: from above; so it points up."""
    left, right = (drawn(zoom, walls=(Wall(points=LINE, one_way=hand),)) for hand in ("left", "right"))
    yellow = QColor(DARK.active)

    def lit(image: QImage, above: bool) -> int:
        middle = image.height() // 2
        rows = range(0, middle - 1) if above else range(middle + 1, image.height())
        near = lambda c: abs(c.red() - yellow.red()) + abs(c.green() - yellow.green()) + abs(c.blue() - yellow.blue()) < 60  # noqa: E731
        return sum(near(image.pixelColor(x, y)) for y in rows for x in range(image.width()))

    assert lit(left, True) > lit(left, False)
    assert lit(right, False) > lit(right, True)


@pytest.mark.parametrize("colours", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("zoom", ZOOMS)
def test_kinds_of_ground_look_different_on_a_floor(qapp, zoom, colours) -> None:
    images = [drawn(zoom, colours, rows=(letter * 6,) * 2) for letter in ".~_:'\"o#"]
    for number, (one, other) in enumerate(combinations(images, 2)):
        assert one != other, number


@pytest.mark.parametrize("zoom", ZOOMS[1:])
def test_kinds_of_ground_are_seen_on_a_picture(qapp, zoom) -> None:
    art = QPixmap(384, 128)
    art.fill(QColor("#8a7a5a"))
    placed = Picture(sha256="x", width_px=384, height_px=128, px_per_square=64)
    images = [drawn(zoom, art=art, rows=(letter * 6,) * 2, picture=placed) for letter in ".~_:'\"o#"]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 20


@pytest.mark.parametrize("zoom", ZOOMS)
def test_doors_by_kind_and_state(qapp, zoom) -> None:
    looks = [(kind, state) for kind in ("door", "window", "portcullis") for state in ("open", "closed", "locked", "secret")]
    images = [drawn(zoom, doors=(Door(id="d", points=LINE, kind=kind, state=state),)) for kind, state in looks]
    for one, other in combinations(images, 2):
        assert one != other


def test_areas_are_calm_and_labelled(qapp) -> None:
    runs = ((0, 0, 6), (1, 0, 6))
    bare, high, low, start = (
        drawn(0.6, areas=areas)
        for areas in (
            (), (Area(kind="elevation", runs=runs, value=30),), (Area(kind="elevation", runs=runs, value=-30),),
            (Area(kind="start", runs=runs),),
        )
    )  # fmt: skip
    for one, other in combinations((bare, high, low, start), 2):
        assert difference(one, other) > 20
    whole = bare.width() * bare.height()
    assert all(difference(bare, image) < whole / 3 for image in (high, low, start))


def test_walls_off_the_painted_part_cost_nothing(qapp) -> None:
    walls = tuple(Wall(points=((x, 900.0), (x + 1.0, 900.0)), material="hedge") for x in map(float, range(2000)))
    assert drawn(1.0, walls=walls) == drawn(1.0)
