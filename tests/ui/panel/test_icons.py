"""Every icon of the folder can be drawn, in any colour."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer

from battlemap.resources import resource_path
from battlemap.ui.icons import icon

NAMES = sorted(path.stem for path in resource_path("assets", "icons").glob("*.svg"))


@pytest.mark.parametrize("name", NAMES)
def test_icon_is_valid_and_not_empty(qapp, name):
    renderer = QSvgRenderer(str(resource_path("assets", "icons", f"{name}.svg")))
    assert renderer.isValid()
    image = icon(name).pixmap(48, 48).toImage()
    assert any(QColor(image.pixelColor(x, y)).alpha() > 0 for x in range(0, 48, 2) for y in range(0, 48, 2))


def test_icons_take_a_colour_and_are_kept(qapp):
    assert icon("dash", "#ff0000") is icon("dash", "#ff0000")
    image = icon("dash", "#ff0000").pixmap(48, 48).toImage()
    solid = [image.pixelColor(x, y) for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() == 255]
    assert solid and all(colour.red() > 200 and colour.green() < 60 for colour in solid)


@pytest.mark.parametrize("name", ["select", "measure", "door", "door_open", "swords", "shield", "dash", "disengage", "dodge",
    "help", "eye", "hidden", "search", "grapple", "shove", "stabilize", "skull", "heart", "dice", "undo", "redo", "plus", "minus",
    "fit", "players", "settings", "warning", "target", "ready", "end_turn", "history"])  # fmt: skip
def test_icons_the_window_needs(name):
    assert name in NAMES
